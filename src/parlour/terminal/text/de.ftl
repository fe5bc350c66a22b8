### Das Spielzimmer im Terminal

you-name = Du
bot-random = Zufall
bot-greedy = Gierig

table-centre = Mitte
sheet-start = Wer fängt an?
sheet-round = Runde { $round }

check-display = Auslage
check-moved = bisher
check-hand = deine Hand
check-player = {""}
check-cards = Karten
check-joker = Joker
check-orders = Aufträge
check-markers = Mehrheiten
check-size = { $size }er
check-piles = Nachziehstapel: { $cards }, Ablage: { $discards }
check-lacks =
    { $lacks ->
        [0] hast du
        [one] eine Karte fehlt
       *[other] { $lacks } Karten fehlen
    }

shop-bonus = Bonusrunde
shop-shelf = Regal
shop-counter = Theke
shop-player = {""}
shop-dice = Würfel
shop-queue = Schlange
shop-basket = Korb
shop-kept = verdeckt

race-look = Sieh dich um. Es beginnt in { $seconds } …
race-go = Los!
race-wait = Nicht so schnell: noch { $tenths } s bis zu deinem nächsten Wurf.
race-space = Leertaste
race-help = Leertaste: würfeln · Ziffern: greifen · Buchstaben: alles andere · ? Regeln · q speichern und gehen

menu-title = Parlour
menu-subtitle = Was möchtest du spielen?
menu-players = { $least ->
    [2] { $most ->
        [2] zwei Personen
       *[other] { $least } bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}
menu-continue = { $game } fortsetzen
menu-language = Sprache: Deutsch
menu-quit = Gehen
menu-opponents = Wie viele Bots? ({ $least }–{ $most })

ask = Deine Wahl
ask-word = Buchstabe oder Zahl, oder das Wort daneben
ask-undo = u zurücknehmen
ask-rules = ? Regeln
ask-leave = q speichern und gehen
ask-enter = Eingabetaste: { $label }
ask-curtain = { $name }, du bist dran. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
ask-next-game = Drücke die Eingabetaste für das nächste Spiel des Matchs.
ask-close = Drücke die Eingabetaste, um zurückzukehren.
not-understood = „{ $text }“ ist hier nicht eindeutig. Wähle aus der Liste.
undone =
    { $you ->
        [yes] Du nimmst deinen letzten Schritt zurück.
       *[no] { $player } nimmt den letzten Schritt zurück.
    }
file-saved = Gespeichert: { $file }
resume-with = Weiter geht es mit: { $command }
already-over = Dieses Spiel ist schon aus. Ansehen kannst du es mit: { $command }
game-number = Spiel { $number } von { $games }
match-score = Match: { $scores }
result = Das Ergebnis
result-points = Punkte

options-default = { $value }, wenn nichts anderes gewählt ist

replay-end = Nach { $events } Ereignissen.
replay-help = Eingabe oder n: weiter · b: zurück · Zahl: zu diesem Ereignis · q: gehen
replay-faster =
    { $you ->
        [yes] { $ms ->
            [0] Du warst um ein Haar schneller als { $opponent }.
           *[other] Du warst { $ms } ms schneller als { $opponent }.
        }
       *[no] { $yours ->
            [yes] { $ms ->
                [0] { $player } war um ein Haar schneller als du.
               *[other] { $player } war { $ms } ms schneller als du.
            }
           *[no] { was-faster }
        }
    }
learn-do = Jetzt: { $label } (Eingabe oder { $key })
learn-other = Mit der Eingabetaste tust du, was gefragt ist; mit q gehst du.
learn-go-on = Eingabe: weiter
verify-good = { $outcomes } Würfe und Karten nachgerechnet: Alle sind so, wie das Geheimnis sie ergibt.
verify-sealed = Die Festlegung stand vor dem ersten Wurf: { $commitment }

simulate-working = Es wird gespielt
simulate-title = { $games } Spiele { $game }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-score = Punkte
simulate-deviation = Streuung
simulate-share = { NUMBER($number, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-points = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-spread = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared = Geteilte Siege: { $shared }
simulate-length = Ereignisse je Spiel: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Mittel, { $shortest } bis { $longest }
simulate-speed = { $rate } Entscheidungen je Sekunde, { $how ->
    [compiled] kompiliert
   *[plain] in reinem Python
}
simulate-plain = numba ist nicht installiert, darum läuft dies in reinem Python. Schneller wird es mit: pip install numba numpy

error-no-file = Die Datei { $file } lässt sich nicht lesen: { $why }
error-bad-pair = „{ $text }“ müsste wie Name=Wert aussehen.
error-no-people = Jemand sollte an der Tastatur sitzen: Nenne mindestens eine Person.
error-need-seed-secret = Diese Aufzeichnung enthält kein Geheimnis, darum kann ihr Spiel nicht weitergehen.
error-not-text = Die Datei { $file } ist kein Text in UTF-8.

## Die Befehlszeile

help-parlour = Parlour: ein Spielzimmer mit vier Tischspielen. Ohne Befehl öffnet sich das Menü.
help-version = Die Version nennen und beenden.
help-lang = Die Sprache: en, de oder zh.
help-game = Das Spiel; „parlour games“ zählt sie auf.
help-file = Eine Parlour-Aufzeichnung.
help-option = Eine Option des Spiels wie checkers=5; auch mehrmals.
help-games = Die Spiele mit ihren Optionen.
help-rules = Die Regeln eines Spiels.
help-learn = Ein Spiel beim Spielen lernen: ein erstes Spiel mit Hinweisen.
help-play = An dieser Tastatur spielen: mit anderen, mit Bots oder mit beiden.
help-people = Die Personen an dieser Tastatur.
help-bots = Die Bots: random oder greedy, einer je Platz.
help-match = Wie viele Spiele das Match hat; der Beginn wechselt.
help-seed = Dieselbe Zahl ergibt wieder dieselben Würfel.
help-save = Wo die Aufzeichnung liegen soll.
help-resume = Mit dem Spiel dieser Aufzeichnung weitermachen.
help-deck = Ein eigener Kartensatz für Check Out! als TOML-Datei.
help-simulate = Bots viele Spiele spielen lassen und zählen.
help-simulate-games = Wie viele Spiele.
help-processes = Wie viele Prozesse zugleich arbeiten; das Ergebnis ist dasselbe.
help-plain = Die Regeln nicht kompilieren.
help-json = Das Ergebnis als JSON ausgeben.
help-replay = Ein aufgezeichnetes Spiel noch einmal erzählen.
help-step = Schritt für Schritt hindurchgehen, mit gezeichnetem Tisch.
help-verify = Alle Würfe und Karten einer Aufzeichnung nachrechnen.
help-serve = Den Server des Spielzimmers starten: Tische für Browser und Programme.
help-host = Die Adresse, auf der er lauscht; 0.0.0.0 für alle in deinem Netz.
help-port = Der Port, auf dem er lauscht.
help-data = Der Ordner, der alle Tische und Spiele aufbewahrt.
help-public-url = Die Adresse, unter der man diesen Server erreicht, für Links.
help-open = Das Spielzimmer im Browser öffnen.
room-open = Das Spielzimmer ist offen: { $url }  (Strg-C schließt es)
help-admin = Sich um die Tische eines Servers kümmern.
help-admin-list = Alle Tische eines Datenordners.
help-admin-close = Einen Tisch des laufenden Servers schließen.
help-admin-export = Das Protokoll eines Tischs und seine Spiele in einen Ordner schreiben.
help-backup = Den ganzen Datenordner in eine Datei kopieren, auch im laufenden Betrieb.
exported =
    { $records ->
        [one] Das Protokoll und ein beendetes Spiel liegen in { $file }.
       *[other] Das Protokoll und { $records } beendete Spiele liegen in { $file }.
    }
