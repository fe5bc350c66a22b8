### The browser's client


## Room

parlour = Parlour
parlour-tagline = Ein Tisch, ein paar Würfel und Freunde.
your-name = Dein Name
guest-name = Gast
games = Spiele
play-now = Sofort spielen
play-now-game = ({ $game }, gegen Bots)
make-table = Tisch aufstellen
make-table-game = ({ $game })
table-for = Ein Tisch für { $game }
settings = Einstellungen
language = Sprache
light = Licht
theme-auto = Wie das Gerät
theme-light = Tageslicht
theme-dark = Lampenlicht
sound = Klänge
less-motion = Weniger Bewegung
close = Schließen
my-games = Weiterspielen
open-tables = Offene Tische
recent-games = Eben gespielt
watch = zum Zuschauen
phase-gathering = noch nicht begonnen
phase-playing = läuft
phase-between = zwischen zwei Spielen
phase-over = beendet
phase-closed = Dieser Tisch ist geschlossen.
keys-hint = Am Tisch: Leertaste für den großen Knopf, 1–9 zum Wählen, ? für die Regeln, u zum Zurücknehmen.
away-title = Im Raum ist gerade kein Licht
away-text = Der Server ist nicht erreichbar. Deine Spiele sind dort sicher; diese Seite versucht es von selbst wieder.
try-again = Noch einmal

## Make

seats = Stühle
clock = Uhr
clock-none = Ohne Uhr
clock-relaxed = 90 s je Zug
clock-strict = 20 s je Zug
make-public = Alle können diesen Tisch sehen und sich dazusetzen
make-forced = Züge ohne Wahl spielen sich von selbst (würfeln darfst du immer selbst)
choice-off = aus
choice-on = an
choice-roll = auswürfeln
choice-first = erster Stuhl
choice-second = zweiter Stuhl
choice-third = dritter Stuhl
choice-fourth = vierter Stuhl
choice-lot = durch Los

## Chairs

choose-chair = Such dir einen Stuhl aus
waiting-friends = Am Tisch
seat-empty = Ein leerer Stuhl
sit-here = Hier sitzen
put-bot = Bot
fill-bots = Bots auf alle leeren Stühle
remove-player = { $player } vom Tisch bitten
start = Beginnen
host = lädt ein
host-starts = Sobald alle Stühle besetzt sind, beginnt, wer eingeladen hat.
you = du
bot = Bot
bot-greedy = Greta
bot-random = Rando
present = da
absent = nicht da
invite = Freunde einladen
invite-text = Wer diesen Link hat, kann sich dazusetzen oder zuschauen.
link = Link
qr-code = QR-Code des Links
copy-link = Link kopieren
copied = Kopiert

## Table

players = Am Tisch
rules = Regeln
rules-search = In den Regeln suchen
rules-none = Nichts über „{ $value }“ in diesen Regeln.
undo = Zurücknehmen
to-room = Zum Raum
log = Was geschah
log-empty = Noch nichts.
talk = Reden
log-and-talk = Verlauf und Gespräch
say-something = Sag etwas
send = Senden
react-hello = Hallo!
react-well-played = Gut gespielt
react-thanks = Danke
react-lucky = Glück gehabt!
react-ouch = Autsch
react-thinking = Ich überlege …
line-lost = Die Verbindung ist weg. Wir kommen wieder …
table-opens = Der Tisch wird gedeckt …
no-table-title = Hier steht kein Tisch
choose-piece = Wähle, was umrandet ist.
your-choices = Was du tun kannst
one-choice = Es gibt nur eins zu tun: den Knopf unten.
no-choices = Für dich gibt es gerade nichts zu tun.
match-game = Spiel { $game } von { $games }
match-score = Match { $score }
match = Match
points = Punkte
game-over = Das Spiel ist aus
next-game = Nächstes Spiel
rematch = Noch einmal spielen
look-back = Rückschau
error-unexpected = Etwas ging schief ({ $reason }). Bitte versuch es noch einmal.
error-server-away = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.

## Looking back

looking-back = Du schaust zurück: Zug { $move } von { $moves }.
game-went-on = Das Spiel ging weiter.
your-turn-now = Du bist am Zug.
back-to-game = Zurück zum Spiel

## The end

show-table = Tisch zeigen
show-result = Ergebnis zeigen
dice-thrown = Was die Würfel zeigten
luck = Glück
luck-note = { $good } gut, { $expected } erwartet
times-face = { $times }-mal die { $face }

## The table's business

this-table = Dieser Tisch
give-up-chair = Meinen Stuhl aufgeben
give-up-sure = Ein Bot spielt auf deinem Stuhl weiter. Solange er dort sitzt, kannst du dich wieder hinsetzen.
stand-up = Aufstehen
remove-sure = { $player } muss gehen. In einem laufenden Spiel macht auf dem Stuhl ein Bot weiter.
close-table = Diesen Tisch schließen
close-sure = Dann kann hier niemand mehr spielen, und ein laufendes Spiel endet ohne Ergebnis.
yes-do-it = Ja
no-dont = Nein
sit-instead = Anstelle von { $player } hinsetzen

## Roll out

row-of = { $player }: Reihe
tray = Auf dem Spiel
checker-up = { $number }
checker-white = { $number }, umgedreht
checker-centre = { $number }, auf dem Spiel
die-shows = Würfel: { $value }
die-waits = Ein Würfel
sum-is = Summe:

## Diced out

round-of = Runde { $round } von { $rounds }
sheet-of = Blatt von { $player }
number-marked = { $number }, gestrichen
number-open = { $number }
round-points = Runde { $round }: { $points }
points-total = { $value } Punkte
stamp-out = ausgewürfelt
stamp-full = alles gestrichen

## CHECK!

display = Offene Karten
offer =
    { $left ->
        [0] Offene Aufträge; weitere gibt es nicht
        [one] Offene Aufträge; einer liegt noch im Stapel
       *[other] Offene Aufträge; { $left } liegen noch im Stapel
    }
docket-name = { $needs }, { $points }, Bonusfarbe { $colour }
docket-ready = Du hast alles
docket-joker = Mit deinem Joker
docket-lacks =
    { $lacks ->
        [one] Dir fehlt 1
       *[other] Dir fehlen { $lacks }
    }
place-these =
    { $count ->
        [one] Diese Karte legen
       *[other] Diese { $count } legen
    }{ $joker ->
        [yes] {""}, mit Joker
       *[no] {""}
    }
marker-most-colour = Die meisten Aufträge mit Bonusfarbe { $colour }: { $points }
marker-most-size = Die meisten Kombinationen aus { $size } Karten: { $points }
marker-leads = { $player } führt
marker-nobody = Niemand führt
marker-other = Die andere Seite gilt diesmal nicht. Dort steht: { $what }.
orders-of =
    { $count ->
        [0] { $player }: noch kein Auftrag erfüllt
        [one] { $player }: ein Auftrag erfüllt
       *[other] { $player }: { $count } Aufträge erfüllt
    }
hand-of =
    { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }{ $joker ->
        [yes] {""}, dazu der Joker
       *[no] {""}
    }
hand-mine = Deine Hand
sort-hand = Hand sortieren
sort-number = Nach Zahlen
sort-colour = Nach Farben
pack-left = Nachziehstapel: { $count }
discards-lie = Abgelegt: { $count }
points-by-source = Woher die Punkte kommen
cards-used = Die Karten
orders-made = Aufträge
cards-placed = Karten gelegt
cards-bonus = In Bonusfarbe
order-best = Bester Auftrag

## Check out

shelf = Das Regal
counter = Die Theke
counter-empty = Keine Angebote mehr.
queue = Die Schlange
queue-empty = Noch steht niemand an.
others = Die anderen
hand = Deine Würfel
look = Sieh dich um
go = LOS!
bonus-round = Die Bonusrunde
category-food = Essen
category-drink = Getränk
category-snack = Knabberei
kcal = { $kcal } kcal
by-ms = { $ms } ms
shake-to-roll = Durch Schütteln würfeln
closest-races = Die knappsten Rennen
hand-roll = Tippe hier, um zu würfeln
hand-step = Tippe hier, um einen Wurf zu wählen
hand-last = Nur du bist noch hier: kein Wurf mehr
hand-save = Übrige Würfel werden Chips: je ein Stern, und Würfel für die Bonusrunde.
hand-done = Dein Einkauf ist für diese Runde vorbei.
last-is = Nur noch { $player }:
person-ready = hat gewählt
person-queues = Platz { $place } in der Schlange
person-dice = Würfel: { $faces }
product-gone = an { $player } gegangen
was-faster =
    { $ms ->
        [0] { $winner } war um ein Haar schneller als { $loser }.
       *[other] { $winner } war { $ms } ms schneller als { $loser }.
    }

## Replay

replay = Rückschau
download = Herunterladen
eyes-of = Gesehen von
spectator = jemandem, der zuschaut
step-play = Abspielen
step-pause = Anhalten
copy-move = Link zu diesem Zug kopieren
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-next = Einen Schritt weiter
step-last = Zum Ende
step-of = Schritt { $step } von { $steps }
fair-dice = Faire Würfel
fair-text = Vor dem ersten Wurf hat der Tisch ein Geheimnis versiegelt. Jetzt liegt es offen, und dein Gerät kann jeden Wurf nachrechnen.
verify = Jeden Wurf prüfen
verify-unsafe = Zum Prüfen öffne diese Seite über https oder auf dem Rechner des Servers.
commitment = Vor dem Start versiegelt
secret = Am Ende geöffnet

## Lessons

learn-it = In 3 Minuten lernen
learn-it-game = ({ $game })
learn-new = Neu bei diesem Spiel?
learn-remark = Dein erstes Spiel
learn-progress = Wie weit du bist
learn-do = Jetzt: { $value }
learn-other = Das dürftest du auch. Versuch erst einmal dies: { $value }
learn-go-on = Weiter
learn-skip = Überspringen
learn-restart = Von vorn
learn-leave = Aufhören zu üben
learn-done = Jetzt weißt du, wie es geht
learn-play = Jetzt richtig spielen
learn-to-table = Zurück zum Tisch
learn-to-room = Zurück zum Raum

## The big screen

screen-open = Auf dem großen Bildschirm zeigen
screen-join = Scannen zum Mitspielen oder Zuschauen
screen-join-small = Mitmachen

## Counted

players-count =
    { $most ->
        [2] Zu zweit
       *[other] Für { $least } bis { $most }
    }
chairs-free =
    { $free ->
        [0] voll
        [one] ein Stuhl frei
       *[other] { $free } Stühle frei
    }
watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
rerolls-left =
    { $left ->
        [0] Keine Nachwürfe mehr
        [one] Noch ein Nachwurf
       *[other] Noch { $left } Nachwürfe
    }
verify-good =
    { $outcomes ->
        [one] Das eine Ergebnis dieses Spiels stimmt.
       *[other] Alle { $outcomes } Ergebnisse stimmen.
    }
checkers-left =
    { $value ->
        [one] noch ein Stein
       *[other] noch { $value } Steine
    }
product-told =
    { $stars ->
        [one] { $product }, { $category }: braucht { $faces }, ein Stern
       *[other] { $product }, { $category }: braucht { $faces }, { $stars } Sterne
    }
deal-told =
    { $price ->
        [one] { $deal }: ein Würfel, { $stars } Sterne.
       *[other] { $deal }: { $price } Würfel, { $stars } Sterne.
    }
promotion-food =
    { $price ->
        [0] Umsonst, wenn du in dieser Runde Essen genommen hast.
        [one] Ein Würfel, wenn du in dieser Runde Essen genommen hast.
       *[other] { $price } Würfel, wenn du in dieser Runde Essen genommen hast.
    }
promotion-drink =
    { $price ->
        [0] Umsonst, wenn du in dieser Runde ein Getränk genommen hast.
        [one] Ein Würfel, wenn du in dieser Runde ein Getränk genommen hast.
       *[other] { $price } Würfel, wenn du in dieser Runde ein Getränk genommen hast.
    }
promotion-snack =
    { $price ->
        [0] Umsonst, wenn du in dieser Runde eine Knabberei genommen hast.
        [one] Ein Würfel, wenn du in dieser Runde eine Knabberei genommen hast.
       *[other] { $price } Würfel, wenn du in dieser Runde eine Knabberei genommen hast.
    }
promotion-last =
    { $price ->
        [0] Umsonst, wenn es das letzte Angebot hier ist.
        [one] Ein Würfel, wenn es das letzte Angebot hier ist.
       *[other] { $price } Würfel, wenn es das letzte Angebot hier ist.
    }
person-dice-left =
    { $dice ->
        [0] keine Würfel mehr
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
tokens-of =
    { $tokens ->
        [one] ein Chip
       *[other] { $tokens } Chips
    }
face-down-of =
    { $count ->
        [one] eine verdeckte Ware
       *[other] { $count } verdeckte Waren
    }
deals-of =
    { $count ->
        [one] ein Angebot
       *[other] { $count } Angebote
    }
basket-of =
    { $count ->
        [0] Dein Korb ist leer
        [one] Eine Ware in deinem Korb
       *[other] { $count } Waren in deinem Korb
    }
seconds-left =
    { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
bid-secret =
    { $tokens ->
        [one] Geheim: Ein Chip kauft einen Würfel. Du hast einen.
       *[other] Geheim: Ein Chip kauft einen Würfel. Du hast { $tokens }.
    }
bid-waits =
    { $dice ->
        [0] Du bleibst draußen. Alle Gebote öffnen sich zusammen.
        [one] Du bietest einen Würfel. Alle Gebote öffnen sich zusammen.
       *[other] Du bietest { $dice } Würfel. Alle Gebote öffnen sich zusammen.
    }
status-dice =
    { $count ->
        [0] Deine Würfel zeigen nichts.
       *[other] Deine Würfel: { $faces }.
    }
status-reach =
    { $count ->
        [0] Nichts zu holen.
       *[other] Du kannst nehmen: { $products }.
    }
status-left =
    { $count ->
        [0] Niemand kauft mehr ein.
       *[other] Noch beim Einkaufen: { $people }.
    }
