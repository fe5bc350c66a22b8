game-name = CHECK!
    .tagline = Karten nehmen, Aufträge erfüllen, Mehrheiten gewinnen.

## Karten und Aufträge

colour-name =
    { $colour ->
        [0] Rot
        [1] Grün
        [2] Blau
       *[3] Gelb
    }
card =
    { $colour ->
        [0] rote
        [1] grüne
        [2] blaue
       *[3] gelbe
    } { $number }
needs-alike-2 = ein Paar
needs-alike-2-times-2 = zwei Paare
needs-alike-2-times-3 = drei Paare
needs-alike-3 = drei Gleiche
needs-alike-3-times-2 = zweimal drei Gleiche
needs-alike-4 = vier Gleiche
needs-alike-5 = fünf Gleiche
needs-run-3 = eine Dreierstraße
needs-run-4 = eine Viererstraße
needs-run-5 = eine Fünferstraße
needs-pair-1 = ein Paar Einsen
needs-pair-2 = ein Paar Zweien
needs-pair-3 = ein Paar Dreien
needs-pair-4 = ein Paar Vieren
needs-pair-5 = ein Paar Fünfen
points-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Was geschieht

drew-card =
    { $you ->
        [yes] Du ziehst die { card }.
       *[no] { $player } zieht die { card }.
    }
drew =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $player } zieht eine Karte.
    }
card-shown = Neu in der Auslage: die { card }.
order-shown = Neuer Auftrag: { $needs }, { points-worth }, Bonusfarbe { colour-name }.
marker-colour = Marker: die meisten Aufträge mit Bonusfarbe { colour-name }, { points-worth }.
marker-size = Marker: die meisten Kombinationen aus { $size } Karten, { points-worth }.
took =
    { $you ->
        [yes] Du nimmst die { card }.
       *[no] { $player } nimmt die { card }.
    }
chose =
    { $you ->
        [yes] Du gehst einen Auftrag an: { $needs }.
       *[no] { $player } geht einen Auftrag an: { $needs }.
    }
placed =
    { $you ->
        [yes] Du legst die { card }.
       *[no] { $player } legt die { card }.
    }
placed-joker =
    { $you ->
        [yes] Du setzt deinen Joker ein.
       *[no] { $player } setzt den Joker ein.
    }
fulfilled =
    { $you ->
        [yes] Auftrag erfüllt: { points-worth } für dich, { $bonus ->
            [0] keine Bonuskarte
            [one] 1 Bonuskarte
           *[other] { $bonus } Bonuskarten
        }.
       *[no] Auftrag erfüllt: { points-worth } für { $player }, { $bonus ->
            [0] keine Bonuskarte
            [one] 1 Bonuskarte
           *[other] { $bonus } Bonuskarten
        }.
    }
last-round =
    { $you ->
        [yes] Du hast { $goal } Aufträge erfüllt: Das ist die letzte Runde.
       *[no] { $player } hat { $goal } Aufträge erfüllt: Das ist die letzte Runde.
    }
discarded =
    { $you ->
        [yes] Du wirfst die { card } ab.
       *[no] { $player } wirft die { card } ab.
    }
reshuffled =
    Der Nachziehstapel war leer: { $count ->
        [one] Die eine abgelegte Karte wird
       *[other] Die { $count } abgelegten Karten werden
    } zum neuen.
end-cards = Die Auslage bleibt leer: Das Spiel endet hier.
end-orders = Kein Auftrag ist mehr zu erfüllen: Das Spiel endet hier.

## Was zu tun ist

note-last =
    { $last ->
        [1] Letzte Runde.{" "}
       *[other] {""}
    }
prompt-deal = Die Karten werden ausgeteilt.
prompt-cards = { note-last }Neue Karten werden ausgelegt.
prompt-take = { note-last }Nimm eine bis drei Karten mit gleicher Zahl oder gleicher Farbe.
prompt-take-more = { note-last }Nimm noch eine passende Karte oder lass es dabei.
prompt-fulfil =
    { note-last }{ $orders ->
        [one] Du kannst einen Auftrag erfüllen. Wähle ihn oder beende deinen Zug.
       *[other] Du kannst { $orders } Aufträge erfüllen. Wähle einen oder beende deinen Zug.
    }
prompt-nothing = { note-last }Deine Karten reichen jetzt für keinen offenen Auftrag. Beende deinen Zug.
prompt-place = { note-last }Auftrag: { $needs }. Lege { $left } Karten.
prompt-place-more =
    { note-last }{ $left ->
        [one] Auftrag: { $needs }. Lege die letzte Karte.
       *[other] Auftrag: { $needs }. Lege noch { $left } Karten.
    }
prompt-other-take = { note-last }{ $player } nimmt Karten.
prompt-other-fulfil = { note-last }{ $player } sieht sich die Aufträge an.
prompt-other-place = { note-last }{ $player } erfüllt einen Auftrag: { $needs }.
prompt-other-discard = { note-last }{ $player } hat zu viele Karten und wirft ab.
prompt-discard =
    { note-last }{ $count ->
        [one] Du hast zu viele Karten: Wirf eine ab.
       *[other] Du hast zu viele Karten: Wirf { $count } ab.
    }
label-take = Die { card } nehmen
label-enough = Genug Karten
label-fulfil = Auftrag erfüllen ({ $needs }, { points-worth }, Bonusfarbe { colour-name })
label-end = Zug beenden
label-place = Die { card } legen
label-joker = Joker einsetzen
label-discard = Die { card } abwerfen

## Punkte und Optionen

source-orders = Aufträge
source-markers = Marker
source-pile = Bonus{"\u00AD"}karten
source-joker = Joker
option-starter = Wer beginnt
    .help = Den Beginn auslosen oder die erste, zweite, dritte oder vierte Person beginnen lassen.
error-order-too-alike = { $file }, { $entry }: „{ $needs }“ könnte mehr als { $most } Karten einer Zahl brauchen.

## Die Regeln für alle am Tisch

rules-goal = Sammle Zahlenkarten, erfülle damit Aufträge und habe am Ende die meisten Punkte.
    .title = Das Ziel
rules-setup = Alle bekommen drei Karten und einen Joker. Sechs Karten und vier Aufträge liegen offen aus. Vier Marker zeigen, welche Mehrheiten diesmal zählen.
    .title = Der Anfang
rules-take = Nimm zuerst eine bis drei Karten aus der Auslage. Nimmst du mehrere, müssen alle die gleiche Zahl oder alle die gleiche Farbe haben.
    .title = Karten nehmen
rules-orders = Danach darfst du beliebig viele der offenen Aufträge mit deinen Handkarten erfüllen. Gleiche haben dieselbe Zahl; eine Straße ist eine lückenlose Folge von Zahlen zwischen 1 und 5. Farben spielen dabei keine Rolle, und jede Karte zählt nur für eine Kombination. Der Auftrag gehört dir und mit ihm seine Punkte.
    .title = Aufträge erfüllen
rules-bonus = Jeder Auftrag hat eine Bonusfarbe. Karten dieser Farbe, die du dafür verwendest, kommen auf deinen eigenen Stapel und sind je einen Punkt wert. Alle anderen werden abgelegt.
    .title = Bonuskarten
rules-joker = Einmal im Spiel ersetzt dein Joker eine beliebige Karte eines Auftrags. Eine Farbe hat er nicht. Setzt du ihn nie ein, ist er einen Punkt wert.
    .title = Der Joker
rules-end-of-turn = Am Ende deines Zuges wird die Auslage auf sechs Karten ergänzt und die Aufträge auf vier. Hast du weniger als drei Karten, ziehst du auf drei nach; hast du mehr als zehn, wirfst du bis auf zehn ab. Ist der Nachziehstapel leer, werden die abgelegten Karten zum neuen.
    .title = Ende des Zuges
rules-end = Hat jemand sieben Aufträge erfüllt (zu dritt sechs, zu viert fünf), spielt ihr die Runde noch fertig, damit alle gleich oft drankommen. Das Spiel endet auch, wenn es keine Karte mehr zu nehmen gibt oder kein offener Auftrag mehr zu erfüllen ist.
    .title = Ende des Spiels
rules-score = Zähle die Punkte deiner Aufträge, deinen Stapel, einen unbenutzten Joker und die gewonnenen Marker; Handkarten zählen nichts. Einen Marker bekommt, wer sein Zeichen allein am häufigsten auf den eigenen Aufträgen hat: die Bonusfarbe oder die Größe der Kombination (drei Paare zählen dreimal). Bei Gleichstand bekommt ihn niemand.
    .title = Punkte
rules-win = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet der größere Stapel; danach teilt ihr den Sieg.
    .title = Sieg

## Das erste Spiel

lesson-take = Du hast zwei 3er auf der Hand. Ein Zug beginnt so: Nimm eine bis drei offene Karten mit gleicher Zahl oder gleicher Farbe. Nimm beide offenen 3er, zuerst die gelbe, dann die blaue.
lesson-fulfil = Vier 3er: Das reicht für vier Gleiche. Nur 2 Punkte, aber du brauchst dafür keinen Joker und führst damit bei zwei der vier Marker: die meisten roten Aufträge und die meisten Kombinationen aus vier Karten. Wähl diesen Auftrag.
lesson-place = Jetzt leg die Karten. Die Bonusfarbe dieses Auftrags ist Rot: Die rote 3 kommt auf deinen eigenen Stapel und bringt einen Punkt mehr.
lesson-end-turn = Von 1 auf 10 Punkte: 2 für den Auftrag, 1 für die rote Bonuskarte, je 3 für die zwei Marker, bei denen du jetzt führst, und wie vorher 1 für deinen unbenutzten Joker. Beende deinen Zug. Danach werden Karten und Aufträge ergänzt.
lesson-theirs = Du hast nachgezogen, denn mit weniger als drei Karten geht niemand in den nächsten Zug. Jetzt ist { $opponent } dran. Das + bei den Punkten von { $opponent }: Die Bonuskarten der anderen zählen erst am Ende mit.
lesson-colour = Auch eine gemeinsame Farbe genügt. Nimm die blaue 2, dann die blaue 3: Mit deiner blauen 5 wird das fast eine Straße.
lesson-run = 2, 3 und 5: Mit dem Joker als 4 ist das eine Viererstraße. Sie hat nur 1 Punkt, aber drei blaue Bonuskarten und der blaue Marker bringen 6 dazu. Der Auftrag mit 4 Punkten kostet auch den Joker und bringt nur diese 4. Wähl die Viererstraße.
lesson-joker = Setz den Joker ein, dann deine blauen Karten: 2, 3 und 5. Du hast einen Joker im Spiel; ungenutzt wäre er am Ende einen Punkt wert.
lesson-markers = 16 Punkte. Doch Marker können bis zum Ende wechseln: Jeden bekommt, wer sein Zeichen dann am häufigsten auf seinen Aufträgen hat. Am Tisch siehst du, wer bei welchem Marker führt. Beende deinen Zug.
lesson-jump = Und so geht es weiter. Wir springen ans Ende dieses Spiels.
lesson-last-card = Sechs Aufträge hast du erfüllt, und dem siebten fehlt noch eine Karte. Leg sie.
lesson-last-round = Zu zweit bringen sieben Aufträge das Ende. { $opponent } hat noch einen Zug, damit beide gleich oft drankommen. Beende deinen Zug.
lesson-points = 33 zu 32! Deine Aufträge bringen 15, dein Stapel 9. Die Aufträge von { $opponent } waren mehr wert, aber deine Marker brachten 9.
lesson-learnt =
    Nimm eine bis drei Karten mit gleicher Zahl oder Farbe und erfülle dann Aufträge mit deinen Handkarten.
    Karten in der Bonusfarbe eines Auftrags bringen je einen Punkt; der Joker ersetzt einmal eine beliebige Karte.
    Marker belohnen, was deine Aufträge am häufigsten zeigen. Die meisten Punkte gewinnen.
