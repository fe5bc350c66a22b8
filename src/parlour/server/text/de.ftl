### Der Server

## Warum er nicht startet

error-data-folder = Hier kann Parlour seine Daten nicht ablegen: { $file } ({ $why }). Wähle einen anderen Ordner oder sorge dafür, dass in diesen geschrieben werden kann.
error-data-no-wal = Die Datenbank { $file } liegt auf einem Laufwerk, über das Programme keinen Speicher teilen können, wie bei vielen Netzlaufwerken. Wähle einen Ordner auf einer lokalen Platte.
error-data-locked = Mit dem Ordner { $file } läuft schon ein anderer Parlour-Server (Prozess { $process }). Beende ihn zuerst oder wähle einen anderen Ordner.
error-data-corrupt = Die Datenbank { $file } ist beschädigt: { $why }. Verschiebe sie zusammen mit { $file }-wal und { $file }-shm, lege unter demselben Namen eine Sicherung an ihre Stelle und starte neu.
error-data-foreign = Die Datei { $file } ist keine Parlour-Datenbank. Verschiebe sie oder wähle einen anderen Ordner.
error-data-newer = Die Datenbank { $file } stammt von einem neueren Parlour (Aufbau in Version { $found }; dieses Parlour kennt höchstens { $known }). Aktualisiere Parlour oder wähle einen anderen Ordner.
error-port-taken = Port { $port } ist schon belegt. Wähle mit --port einen anderen oder beende, was dort läuft.
error-no-listening = Auf { $host }, Port { $port } kann der Server nicht lauschen: { $why }. Wähle mit --host oder --port etwas anderes.

## Sicherungen

error-data-missing = Eine Datenbank { $file } gibt es nicht. Prüfe den Namen des Ordners.
error-backup-exists = { $file } gibt es schon, und eine Sicherung ersetzt nichts. Wähle einen anderen Namen.
error-backup-failed = Die Sicherung { $file } ist nicht gelungen: { $why }. Schaffe Platz oder wähle einen anderen Ort und versuche es noch einmal.

## Warum etwas nicht gespeichert wird

error-store-full = Die Platte des Servers ist voll. Es wurde nichts gespeichert, der Zug zählt also nicht; versuche es wieder, wenn Platz geschaffen ist.
error-store-failed = Der Server konnte das nicht speichern, es zählt also nicht. Versuche es noch einmal; wenn es öfter vorkommt, sollte jemand nach der Platte des Servers sehen.
error-store-conflict = Für diesen Tisch wurde vorher schon etwas anderes gespeichert (Eintrag { $seq } kam, wo { $expected } an der Reihe war). Lade den Tisch neu.
error-store-record-kept = Eine Aufzeichnung { $record } gibt es schon, und Aufzeichnungen ändern sich nie.
error-store-unreadable = Der Server kann seine Datenbank nicht lesen: { $why }. Jemand sollte nach der Platte sehen oder eine Sicherung einspielen.
error-store-closed = Der Server fährt gerade herunter, das wurde nicht mehr gespeichert. Versuche es wieder, sobald er zurück ist.

## Tische

error-no-such-table = Einen Tisch „{ $table }“ gibt es nicht. Lass dir den Link noch einmal geben.
error-table-broken = Der Tisch „{ $table }“ lässt sich nicht lesen. Sein Protokoll ist erhalten; sag es denen, die diesen Server betreiben.
error-table-closed = Dieser Tisch ist geschlossen.
error-made-twice = Das Protokoll des Tischs „{ $table }“ ist beschädigt: Er ist zweimal angelegt.
error-no-such-record = Ein Spiel „{ $record }“ gibt es hier nicht.
error-no-token = Um Platz zu nehmen, braucht dein Programm ein eigenes Token.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-seat-taken = Dort sitzt schon { $name }.
error-seat-empty = Dort sitzt niemand.
error-seats-empty =
    { $empty ->
        [one] Ein Stuhl ist noch frei. Setz einen Bot darauf oder warte auf jemanden.
       *[other] { $empty } Stühle sind noch frei. Setz Bots darauf oder warte auf jemanden.
    }
error-bad-name = Bitte wähle einen lesbaren Namen.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Nicht, solange das Spiel läuft.
error-no-such-event = Stand { $event } gibt es hier nicht: Bisher hat das Spiel { $most } Ereignisse.
error-left-to-memory = Karten früherer Runden liegen verdeckt: Sie zu behalten gehört zum Spiel.
error-stale = Es ist schon etwas anderes geschehen. Sieh noch einmal hin und wähle dann.
error-unknown-command = Diesen Befehl kennt der Server nicht.
error-not-understood = Das konnte der Server nicht lesen: { $why }
error-hello-first = Melde dich zuerst an einem Tisch an.
error-nothing-said = Darin steht nichts. Schreib etwas oder wähle eine Reaktion.
error-too-fast = Das war zu schnell. Warte kurz und versuche es noch einmal.
error-too-many-connections = Zu viele Verbindungen von deiner Adresse.
error-server-full = Der Server ist gerade voll. Versuche es später noch einmal.
error-not-running = Auf { $file } läuft gerade kein Server. Starte ihn und versuche es dann noch einmal.

## Rennen

error-too-early = Warte auf LOS: noch { $ms } ms.
error-too-quick = Deine Würfel rollen noch: { $ms } ms lang.
error-too-late =
    { $ms ->
        [0] { $name } war um ein Haar schneller.
       *[other] { $name } war um { $ms } ms schneller.
    }
