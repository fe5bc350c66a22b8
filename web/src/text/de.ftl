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
sound-on = Ton an.
sound-off = Ton aus.
less-motion = Weniger Bewegung
close = Schließen
my-games = Weiterspielen
open-tables = Offene Tische
recent-games = Eben gespielt
watch = zum Zuschauen
phase-gathering = noch nicht begonnen
phase-playing = läuft
your-turn = du bist am Zug
phase-between = zwischen zwei Spielen
phase-over = beendet
phase-closed = Dieser Tisch ist geschlossen.
keys-hint = Am Tisch: Leertaste für den großen Knopf, 1–9 zum Wählen, ? für die Regeln, u zum Zurücknehmen, l wiederholt das letzte Ereignis, m schaltet den Ton.
away-title = Im Spielzimmer ist gerade kein Licht
away-text = Der Server ist nicht erreichbar. Deine Spiele sind dort sicher; diese Seite versucht es von selbst wieder.
try-again = Noch einmal

## Make

seats = Stühle
clock = Uhr
clock-none = Ohne Uhr
clock-relaxed = 90 s je Zug
clock-strict = 20 s je Zug
clock-race = Für Käufe, Gebote und Schritte; im Wettlauf zählt nur das Tempo.
tempo = Tempo
tempo-calm = Ruhig
tempo-brisk = Flott
tempo-frantic = Rasant
tempo-help = Wie bald du wieder würfeln darfst: nach 1,5, 0,9 oder 0,5 Sekunden. Das gilt auch für Bots.
make-public = Alle können diesen Tisch sehen und sich dazusetzen
make-forced = Züge ohne Wahl geschehen von selbst (würfeln darfst du immer)
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
move-here = Hierher wechseln
chair-number = (Stuhl { $number })
sitting = Am Tisch: { $people }.
can-begin = Alle Stühle sind besetzt: Du kannst beginnen.
put-bot = Bot dazu
fill-bots = Bots auf leere Stühle
remove-player = { $player } vom Tisch bitten
start = Beginnen
host = lädt ein
host-starts = Sobald alle sitzen, kann das Spiel beginnen; wer eingeladen hat, startet es.
you = du
bot = Bot
bots-greedy = Greta Otto Mina Ivo Cleo Bruno
bots-random = Rudi Lola Nico Tilda Fritz Wanda
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
rules-found =
    { $count ->
        [one] Ein Abschnitt gefunden.
       *[other] { $count } Abschnitte gefunden.
    }
keys = Tasten
undo = Zurücknehmen
undone = Zurückgenommen.
to-room = Ins Spielzimmer
log = Was geschah
log-empty = Noch nichts.
talk = Reden
log-and-talk = Verlauf und Gespräch
log-and-talk-new = Verlauf und Gespräch: etwas Neues
person-left = { $person } ist gegangen; { $player } spielt weiter.
person-came = { $person } setzt sich dazu.
player-away = { $player } ist gerade weg; das Spiel wartet.
bot-instead = Bot weiterspielen lassen
you-watch = Du schaust zu.
take-chair = Mitspielen
say-something = Sag etwas
send = Senden
react-hello = Hallo!
react-well-played = Gut gespielt
react-thanks = Danke
react-lucky = Glück gehabt!
react-ouch = Autsch
react-thinking = Ich überlege …
line-lost = Die Verbindung ist weg. Neuer Versuch …
table-opens = Der Tisch wird gedeckt …
no-table-title = Hier steht kein Tisch
lost-title = Unter dieser Adresse ist nichts.
lost-game = So ein Spiel gibt es hier nicht. Sieh dir die im Spielzimmer an.
choose-piece = Tippe an, was umrandet ist.
your-choices = Was du tun kannst
one-choice = Es gibt nur eins zu tun: den Knopf unten.
no-choices = Für dich gibt es gerade nichts zu tun.
match-game = Spiel { $game } von { $games }
match-games =
    { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
match-score = Match { $score }
match = Match
comma = ,{" "}
match-stands = Das Match nach { $played } von { $games } Spielen: { $score }.
match-drawn = Das Match endet unentschieden zwischen { $people }: { $score }.
match-won =
    { $you ->
        [yes] Du gewinnst das Match: { $score }.
       *[no] { $player } gewinnt das Match: { $score }.
    }
points = Punkte
game-over = Das Spiel ist aus
next-game = Nächstes Spiel
rematch = Noch einmal spielen
again-wait = Warten auf { $people } …
again-wanted =
    { $count ->
        [one] { $people } möchte weiterspielen.
       *[other] { $people } möchten weiterspielen.
    }
look-back = Rückschau
error-unexpected = Etwas ging schief ({ $reason }). Bitte versuch es noch einmal.
error-server-away = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.

## Looking back

looking-back = Du schaust zurück: Zug { $move } von { $moves }.
game-went-on = Das Spiel ging weiter.
arrived = { $game }: { $prompt }
your-turn-now = Du bist am Zug.
back-to-game = Zurück zum Spiel

## The end

show-table = Tisch zeigen
show-result = Ergebnis zeigen
counting = Die Punkte werden gezählt …
dice-thrown = Was die Würfel zeigten
luck = Glück
luck-note = { $good } gut, { $expected } erwartet
dice-even = Die gepunktete Linie zeigt, was gleichmäßige Würfel gezeigt hätten.
times-face = { $times }-mal die { $face }

## The table's business

this-table = Dieser Tisch
agreed-forced = Züge ohne Wahl
agreed-forced-yes = geschehen von selbst
give-up-chair = Meinen Stuhl aufgeben
give-up-sure = Ein Bot spielt auf deinem Stuhl weiter. Solange er dort sitzt, kannst du dich wieder hinsetzen.
stand-up = Aufstehen
asked-to-leave = Du wurdest gebeten, deinen Stuhl freizumachen. Ein freier Stuhl steht dir offen.
remove-sure = { $player } muss gehen. In einem laufenden Spiel macht auf dem Stuhl ein Bot weiter.
remove-chair = Der Stuhl von { $player } ist dann frei.
close-table = Diesen Tisch schließen
close-sure = Dann kann hier niemand mehr spielen, und ein laufendes Spiel endet ohne Ergebnis.
yes-do-it = Ja
no-dont = Nein
sit-instead = Anstelle von { $player } hinsetzen

## Roll out

row-of = { $player }: Reihe
row-mine = Deine Reihe
row-turns-white = Steine von { $player }: antippen dreht auf Weiß
row-moves = Deine Steine: antippen schiebt in die Mitte
row-turns-up = Deine Steine: antippen dreht wieder um
row-moves-or-turns-up = Deine: farbige in die Mitte, weiße umdrehen
tray = Auf dem Spiel
tray-holds = Auf dem Spiel: { $what }
start-rolls = Wer höher würfelt, fängt an
checker-mine-up = deine { $number }
checker-mine-white = deine { $number }, weiß
checker-theirs-up = die { $number } von { $player }
checker-theirs-white = die { $number } von { $player }, weiß
checker-centre = { $number }, auf dem Spiel
touch-wait = { $player } ist dran.
touch-roll = Würfle zuerst: Die Würfel sagen, was geht.
touch-used = Die Würfel sind genutzt: Würfle weiter oder hör auf.
touch-white = Die { $number } von { $player } ist schon weiß.
touch-centre = Die { $number } bleibt in der Mitte, bis du aufhörst.
touch-ringed = Die { $number } geht jetzt nicht: Wähle, was umrandet ist.
die-shows = Würfel: { $value }
sum-is = Summe:
stamp-rolled-out = Zug verloren

## Diced out

round-of = Runde { $round } von { $rounds }
rolling-for-start = Wer fängt an?
start-roll = Anfang: { $total }
fewest-win = Die wenigsten Minuspunkte gewinnen
sheet-of = Blatt von { $player }
sheet-told = { $player }: { $what }
sheet-marked =
    { $count ->
        [0] nichts gestrichen
       *[other] gestrichen { $numbers }
    }
sheet-bonus = Bonus für { $numbers }
sheet-legend = Die Zeichen auf dem Blatt
legend-bonus = Bonuszahl
legend-bonus-about = Zwei Kreise: eine Bonuszahl. Würfelst du sie, darfst du noch eine Zahl deiner Wahl streichen.
legend-rerolls = Nachwürfe
legend-rerolls-about = Die Kästchen: drei Nachwürfe pro Runde. Eine schon gestrichene Summe kostet einen; ist keiner mehr da, bist du damit ausgewürfelt.
legend-rounds = Runden 1–4
legend-rounds-about = Runden 1–4: In jeder zählt die Summe der Zahlen, die du nicht streichen konntest.
legend-penalty-about = Das sind Minuspunkte: Wer nach vier Runden die wenigsten hat, gewinnt.
penalty = Minus{"\u00AD"}punkte
penalty-total =
    { $value ->
        [one] 1 Minuspunkt
       *[other] { $value } Minuspunkte
    }
round-points = Runde { $round }: { $points }
touch-struck = Die { $number } ist schon gestrichen.
touch-number = Gestrichen wird, was du würfelst.
points-total =
    { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }
stamp-out = ausgewürfelt
stamp-full = alles gestrichen

## CHECK!

display = Auslage
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
docket-lacks-joker =
    { $lacks ->
        [one] Mit Joker fehlt 1
       *[other] Mit Joker fehlen { $lacks }
    }
order-alike = Gleiche: Karten mit derselben Zahl, die Farben sind egal.
order-run = Straße: aufeinanderfolgende Zahlen wie 2, 3, 4, die Farben sind egal.
order-brings = Er bringt { $points }. Jede Karte in der Bonusfarbe { $colour }, die du dafür verwendest, bringt 1 Punkt mehr.
points-open =
    { $value ->
        [one] 1 Punkt ohne Bonuskarten
       *[other] { $value } Punkte ohne Bonuskarten
    }
why-over = Das Spiel ist aus.
why-watching = Du siehst bei diesem Spiel zu.
why-wait = { $player } ist am Zug. Du kommst noch dran.
why-no-match = Sie passt nicht: Alle Karten, die du nimmst, müssen dieselbe Zahl oder dieselbe Farbe haben.
why-taken = Du hast für diesen Zug schon Karten genommen.
why-placing = Du bist bei einem Auftrag: Lege Karten aus deiner Hand.
why-discarding = Du hast zu viele Karten: Wirf zuerst ab.
why-take-first = Nimm zuerst Karten aus der Auslage.
why-enough-first = Nimm erst noch eine Karte, oder tippe auf „Genug Karten“.
why-choose-first = Wähle zuerst den Auftrag, den du erfüllen willst.
why-no-order = Deine Karten reichen jetzt für keinen offenen Auftrag.
why-joker-stays = Der Joker zählt nicht als Handkarte und wird nie abgeworfen.
why-no-fit = Sie passt nicht zu diesem Auftrag, oder er ließe sich damit nicht mehr erfüllen.
why-under-way = An diesem Auftrag bist du gerade: Lege die umrandeten Karten.
why-finish-first = Erfülle zuerst den begonnenen Auftrag oder nimm ihn zurück.
fulfil-for =
    { $points ->
        [one] Erfüllen, für 1 Punkt
       *[other] Erfüllen, für { $points } Punkte
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
marker-leads = { $player } führt.
marker-nobody = Niemand führt.
marker-unknown = Ein Marker: Welche seiner zwei Seiten gilt, ist noch nicht entschieden
marker-other = Die andere Seite gilt diesmal nicht. Dort steht: { $what }.
orders-of = { $player }: { $count } von { $goal } Aufträgen erfüllt
orders-short = { $count } von { $goal } Aufträgen
orders-end = Hat jemand { $goal } Aufträge, ist diese Runde die letzte: Ihr spielt sie noch fertig.
orders-last = Das ist die letzte Runde.
pile-own =
    { $count ->
        [0] Noch keine Bonuskarten
        [one] Eine Bonuskarte: 1 Punkt
       *[other] { $count } Bonuskarten: { $count } Punkte
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
queue-in = Die Schlange ({ $when })
round-number = Runde { $round }
queue-empty = Noch steht niemand an.
others = Die anderen
hand = Deine Würfel
look = Sieh dich um
go = LOS!
bonus-round = Die Bonusrunde
category-food = Essen
category-drink = Getränk
category-snack = Snack
kcal = { $kcal } kcal
by-ms = { $ms } ms
shake-to-roll = Durch Schütteln würfeln
closest-races = Die knappsten Rennen
hand-roll = Zum Würfeln hier tippen
hand-step = Zum Würfeln hier tippen: Die Wahl gilt
hand-last = Nur du bist noch hier: kein Wurf mehr
hand-alone = Sonst hat niemand Würfel gekauft: kein Rennen, wähl in Ruhe.
hand-save = Übrige Würfel werden Chips: je ein Punkt, und Würfel für die Bonusrunde.
hand-done = Dein Einkauf ist für diese Runde vorbei.
last-is = Nur noch { $player }:
look-first = Sieh dir das Regal an: Gleich geht es los.
wait-go =
    { $seconds ->
        [one] LOS in einer Sekunde.
       *[other] LOS in { $seconds } Sekunden.
    }
wait-dice = Gleich darfst du wieder würfeln.
why-needs = Braucht { $faces }. { $why }
why-faces = Dein Wurf: { $faces }.
why-roll = Würfle zuerst.
why-go = Gleich geht es los.
why-queue = Du stehst schon in der Schlange.
why-no-dice = Du hast keine Würfel mehr.
why-few =
    { $dice ->
        [0] Du hast keine Würfel mehr.
        [one] Du hast nur noch einen Würfel.
       *[other] Du hast nur noch { $dice } Würfel.
    }
why-placed = Diese Würfel sind in deiner Wahl schon vergeben.
why-bid = Erst kaufen alle Würfel.
why-alone = Nur { $player } hat Würfel.
look-told = Noch { $seconds } Sekunden bis LOS. { $shelf }
look-counter = An der Theke: { $deals }.
look-product = { $product }: { $faces }.
keys-check_out = In diesem Spiel: c geht zur Kasse; s sagt, was deine Würfel zeigen, wofür sie reichen und wer noch einkauft.
free = gratis
with-food = mit Essen:
with-drink = mit Getränk:
with-snack = mit Snack:
with-last = als letztes:
seconds-short = { $seconds } s
chosen = gewählt
hand-chose-roll = Du hast Würfeln gewählt.
hand-chose-out = Du hast die Kasse gewählt.
hand-chose = Deine Wahl steht.
points-hidden =
    { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } und { $more ->
        [one] eine verdeckte Ware
       *[other] { $more } verdeckte Waren
    }
person-told = { $player }: { $how }, { $points }, { $tokens }, { $deals }.
person-ready = hat gewählt
person-queues = Platz { $place } in der Schlange
person-dice = Würfel: { $faces }
product-gone = jetzt bei { $player }

## Replay

replay = Rückschau
download = Als Text laden
eyes-of = Blickwinkel
spectator = Publikum
step-play = Abspielen
step-pause = Anhalten
copy-move = Link zu dieser Stelle kopieren
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-next = Einen Schritt weiter
step-last = Zum Ende
step = Schritt
step-speed = Tempo: { $speed }×
step-of = Schritt { $step } von { $steps }
fair-chance = Ehrlicher Zufall
fair-text = Vor dem Start hat der Tisch ein Geheimnis versiegelt. Jetzt liegt es offen, und dein Gerät kann jeden Wurf und jede Karte nachrechnen.
verify = Alles nachprüfen
verify-unsafe = Zum Prüfen öffne diese Seite über https oder auf dem Rechner des Servers.
sealed = Was versiegelt war
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
learn-try = Versuch erst einmal dies: { $value }
learn-go-on = Weiter
learn-skip = Überspringen
learn-restart = Von vorn
learn-leave = Übung verlassen
learn-done = Jetzt weißt du, wie es geht
learn-play = Jetzt richtig spielen
learn-to-table = Zurück zum Tisch
learn-to-room = Zurück ins Spielzimmer

## The big screen

screen-open = Auf großem Bildschirm
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
        [0] Gratis, wenn du in dieser Runde Essen genommen hast.
        [one] Ein Würfel, wenn du in dieser Runde Essen genommen hast.
       *[other] { $price } Würfel, wenn du in dieser Runde Essen genommen hast.
    }
promotion-drink =
    { $price ->
        [0] Gratis, wenn du in dieser Runde ein Getränk genommen hast.
        [one] Ein Würfel, wenn du in dieser Runde ein Getränk genommen hast.
       *[other] { $price } Würfel, wenn du in dieser Runde ein Getränk genommen hast.
    }
promotion-snack =
    { $price ->
        [0] Gratis, wenn du in dieser Runde einen Snack genommen hast.
        [one] Ein Würfel, wenn du in dieser Runde einen Snack genommen hast.
       *[other] { $price } Würfel, wenn du in dieser Runde einen Snack genommen hast.
    }
promotion-last =
    { $price ->
        [0] Gratis, wenn es das letzte Angebot hier ist.
        [one] Ein Würfel, wenn es das letzte Angebot hier ist.
       *[other] { $price } Würfel, wenn es das letzte Angebot hier ist.
    }
person-dice-left =
    { $dice ->
        [0] keine Würfel mehr
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
hand-owned = Was du hast
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
        [one] Geheim: Ein Würfel kostet einen Chip. Du hast einen.
       *[other] Geheim: Ein Würfel kostet einen Chip. Du hast { $tokens }.
    }
bid-waits =
    { $dice ->
        [0] Du bleibst draußen. Alle Gebote werden zugleich aufgedeckt.
        [one] Du bietest einen Würfel. Alle Gebote werden zugleich aufgedeckt.
       *[other] Du bietest { $dice } Würfel. Alle Gebote werden zugleich aufgedeckt.
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
status-unrolled =
    { $count ->
        [0] Du hast keine Würfel mehr.
        [one] Du hast einen Würfel, noch nicht geworfen.
       *[other] Du hast { $count } Würfel, noch nicht geworfen.
    }
status-buy =
    { $count ->
        [0] Kein Angebot, das du kaufen kannst.
       *[other] Du kannst kaufen: { $deals }.
    }
status-queue = Die Schlange: { $people }.
status-tokens =
    { $tokens ->
        [one] Du hast einen Chip.
       *[other] Du hast { $tokens } Chips.
    }
status-bid-made = Dein Gebot steht.
status-bid-open = Du hast noch nicht geboten.
