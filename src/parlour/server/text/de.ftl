### Der Server

## Warum er nicht startet

error-data-folder = Hier kann Parlour seine Daten nicht ablegen: { $file } ({ $why }). Wähle einen anderen Ordner oder sorge dafür, dass in diesen geschrieben werden kann.
error-data-no-wal = Die Datenbank { $file } liegt auf einem Laufwerk, über das Programme keinen Speicher teilen können, wie bei vielen Netzlaufwerken. Wähle einen Ordner auf einer lokalen Platte.
error-data-locked = Mit dem Ordner { $file } läuft schon ein anderer Parlour-Server (Prozess { $process }). Beende ihn zuerst oder wähle einen anderen Ordner.
error-data-corrupt = Die Datenbank { $file } ist beschädigt: { $why }. Verschiebe sie zusammen mit { $file }-wal und { $file }-shm, lege unter demselben Namen eine Sicherung an ihre Stelle und starte neu.
error-data-foreign = Die Datei { $file } ist keine Parlour-Datenbank. Verschiebe sie oder wähle einen anderen Ordner.
error-data-newer = Die Datenbank { $file } stammt von einem neueren Parlour (Aufbau in Version { $found }; dieses Parlour kennt höchstens { $known }). Aktualisiere Parlour oder wähle einen anderen Ordner.

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
