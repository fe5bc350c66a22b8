### Was alle Spiele teilen

list-none = nichts
list-more = { $start }, { $next }
list-last = { $start } und { $last }
list-or = { $start } oder { $last }

## Was geschieht

rolled =
    { $you ->
        [yes] Du würfelst { $first } und { $second }.
       *[no] { $player } würfelt { $first } und { $second }.
    }
roll-off-rolled =
    { $you ->
        [yes] Du würfelst um den Anfang: { $total }.
       *[no] { $player } würfelt um den Anfang: { $total }.
    }
roll-off-tie = Gleichstand: { $people } würfeln noch einmal.
starts =
    { $you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
won =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $player } gewinnt.
    }
shared-win = { $people } teilen sich den Sieg.
was-faster =
    { $ms ->
        [0] { $winner } war um ein Haar schneller als { $loser }.
       *[other] { $winner } war { $ms } ms schneller als { $loser }.
    }

## Was zu tun ist

prompt-wait = { $player } überlegt.
prompt-dice = Die Würfel rollen.
prompt-over = Das Spiel ist aus.
prompt-roll-off = Würfle aus, wer anfängt.
label-roll = Würfeln

## Warum nicht

error-at-line = Zeile { $line }: { $why }
error-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
error-unknown-option = Dieses Spiel hat keine Option „{ $option }“. Es hat: { $known }.
error-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
error-wrong-seats =
    { $least ->
        [2] { $most ->
            [2] Dieses Spiel ist für genau zwei Personen.
           *[other] Dieses Spiel ist für { $least } bis { $most } Personen.
        }
       *[other] Dieses Spiel ist für { $least } bis { $most } Personen.
    }
error-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-not-your-turn = Du bist nicht am Zug.
error-dice-rolling = Warte auf die Würfel.
error-game-over = Das Spiel ist aus.
error-illegal-action = Das geht jetzt nicht.
error-no-chance-now = Hier fallen keine Würfel und keine Karten.
error-no-such-outcome = Ein Ergebnis { $outcome } gibt es nicht; das höchste ist { $most }.
error-no-undo = Es gibt nichts zurückzunehmen: Würfel, aufgedeckte Karten und die Züge der anderen stehen.
error-contribution-too-long = Ein Beitrag zu den Würfeln hat höchstens { $most } Bytes.
error-not-a-record = Das ist keine Parlour-Aufzeichnung: Die erste Zeile müsste „Parlour record 1“ lauten.
error-record-version = Diese Aufzeichnung hat die Version { $version }; dieses Parlour liest Version { $known }.
error-record-lacks = Der Aufzeichnung fehlt das Feld „{ $field }“.
error-record-unknown-field = Ein Feld „{ $field }“ gibt es in Aufzeichnungen nicht.
error-record-twice = Das Feld „{ $field }“ steht hier zum zweiten Mal.
error-record-bad-line = Das lässt sich nicht lesen: { $text }
error-record-bad-outcome = Würfel oder Karten können hier nicht „{ $text }“ ergeben.
error-record-bad-gesture = „{ $text }“ ist hier nicht möglich.
error-no-commitment = Diese Aufzeichnung enthält keine Festlegung, ihre Würfel lassen sich nicht prüfen.
error-no-secret = Das Geheimnis ist noch nicht offen: Prüfen kann man die Würfel nach dem Spielende.
error-wrong-secret = Das Geheimnis passt nicht zu der Festlegung, die vor dem ersten Wurf veröffentlicht wurde.
error-wrong-outcome = Ereignis { $event } lautet { $told }, aber die Würfel ergeben { $true }.
error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-match-length = Ein Match hat hier ein Spiel oder so viele, dass alle { $seats } gleich oft beginnen; mit { $games } geht das nicht.
error-no-games = Eine Simulation braucht mindestens ein Spiel, nicht { $games }.
error-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^63 − 1.
error-data-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
error-data-unknown-entry = { $file }: Einträge der Art „{ $entry }“ gibt es nicht, nur Listen von: { $known }.
error-data-lacks = { $file }, { $entry }: Das Feld „{ $field }“ fehlt.
error-data-value = { $file }, { $entry }: „{ $field }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
error-data-unknown-field = { $file }, { $entry }: Ein Feld „{ $field }“ gibt es nicht.
error-data-twice = { $file }, { $entry }: „{ $value }“ gibt es schon.
error-data-count = { $file }: Die Zahl der Einträge „{ $entry }“ muss { $allowed } sein, nicht { $found }.
error-no-own-deck = Im Spiel „{ $game }“ gibt es keine Karten, die ein Tisch austauschen könnte.
error-deck-too-long = Ein Kartensatz hat höchstens { $most } Zeichen.
