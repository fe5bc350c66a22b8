game-name = DicedOut!
    .tagline = Streiche alle Zahlen, bevor sich die Würfel wiederholen. Die wenigsten Minuspunkte gewinnen.

## Was geschieht

marked =
    { $you ->
        [yes] Du streichst die { $number }.
       *[no] { $player } streicht die { $number }.
    }
bonus =
    { $you ->
        [yes] Die { $number } ist eine Bonuszahl: Du darfst noch eine streichen.
       *[no] Die { $number } ist eine Bonuszahl: { $player } darf noch eine streichen.
    }
bonus-marked =
    { $you ->
        [yes] Du streichst auch die { $number }.
       *[no] { $player } streicht auch die { $number }.
    }
declined =
    { $you ->
        [yes] Du verzichtest auf den Bonus.
       *[no] { $player } verzichtet auf den Bonus.
    }
repeat =
    { $you ->
        [yes] Die { $number } ist schon gestrichen: ein Nachwurf weg, { $left ->
            [0] keiner mehr übrig
            [one] noch einer übrig
           *[other] noch { $left } übrig
        }. Würfle noch einmal.
       *[no] Die { $number } ist schon gestrichen: { $player } verliert einen Nachwurf, { $left ->
            [0] keiner mehr übrig
            [one] noch einer übrig
           *[other] noch { $left } übrig
        }.
    }
diced-out =
    { $you ->
        [yes] Ausgewürfelt! { $points } Minuspunkte für dich.
       *[no] { $player } ist ausgewürfelt, mit { $points } Minuspunkten.
    }
all-marked =
    { $you ->
        [yes] Alle Zahlen gestrichen: keine Minuspunkte in dieser Runde!
       *[no] { $player } hat alle Zahlen gestrichen: keine Minuspunkte in dieser Runde!
    }
round-won =
    { $you ->
        [yes] Runde { $round } geht an dich: Du beginnst die nächste.
       *[no] Runde { $round } geht an { $player }: { $player } fängt die nächste an.
    }
round-tied = { $people } haben in Runde { $round } gleich wenige Minuspunkte und würfeln aus, wer die nächste anfängt.
named =
    { $you ->
        [yes] Du nimmst { $opponent } einen Nachwurf weg.
       *[no] { $yours ->
            [yes] { $player } nimmt dir einen Nachwurf weg.
           *[no] { $player } nimmt { $opponent } einen Nachwurf weg.
        }
    }
round-begins = Runde { $round } beginnt.

## Was zu tun ist

prompt-roll =
    { $left ->
        [0] Würfle. Kein Nachwurf mehr: Eine gestrichene Zahl beendet deine Runde.
        [one] Würfle. Noch ein Nachwurf.
       *[other] Würfle. Noch { $left } Nachwürfe.
    }
prompt-bonus = Bonus für die { $number }: Streiche noch eine Zahl oder verzichte.
prompt-name = Du warst am besten: Wer hat in der nächsten Runde einen Nachwurf weniger?
label-decline = Verzichten
label-mark = Die { $number } streichen
label-name = { $opponent }

## Punkte und Optionen

source-round-1 = Runde 1
source-round-2 = Runde 2
source-round-3 = Runde 3
source-round-4 = Runde 4
luck-about = Ein guter Wurf ist einer, der eine neue Zahl gestrichen hat. Glück ist, wie viele davon mehr kamen, als die Chancen vor jedem Wurf versprachen.
option-bonus = Bonuszahlen
    .help = Welche Zahlen des Blatts einen Bonus geben, wenn man sie würfelt.

## Die Regeln für alle am Tisch

rules-goal = Vier Runden; wer am Ende die wenigsten Minuspunkte hat, gewinnt.
    .title = Das Ziel
rules-turn = Wirf beide Würfel und streiche ihre Summe auf deinem Blatt. Jede Zahl von 2 bis 12 lässt sich einmal pro Runde streichen. Dann ist die nächste Person dran.
    .title = Ein Zug
rules-repeat = Ist deine Summe schon gestrichen, verlierst du einen deiner drei Nachwürfe dieser Runde und würfelst sofort noch einmal, bis eine neue Summe kommt.
    .title = Nachwürfe
rules-out = Ist deine Summe schon gestrichen und kein Nachwurf mehr übrig, bist du ausgewürfelt: Die Summe der nicht gestrichenen Zahlen ergibt deine Minuspunkte dieser Runde, und du wartest auf die anderen. Hast du alle Zahlen gestrichen, bekommst du keine.
    .title = Ausgewürfelt
rules-bonus = Zwei Kreise unter einer Zahl machen sie zur Bonuszahl. Würfelst du sie, darfst du noch eine Zahl deiner Wahl streichen. Eine so gestrichene Bonuszahl gibt keinen weiteren Bonus.
    .title = Bonuszahlen
rules-next = Wer in einer Runde die wenigsten Minuspunkte bekommt, beginnt die nächste und nennt jemanden, der in ihr nur zwei Nachwürfe hat. Bei Gleichstand wird gewürfelt: Die höchste Summe zählt.
    .title = Die nächste Runde
rules-start = Vor der ersten Runde würfeln alle; die höchste Summe fängt an.
    .title = Wer beginnt
rules-win = Nach vier Runden zählt ihr zusammen. Die wenigsten Minuspunkte gewinnen; bei Gleichstand teilt ihr den Sieg.
    .title = Sieg

## Das erste Spiel

lesson-start = Alle würfeln aus, wer anfängt: Die höchste Summe beginnt. Würfle.
lesson-mark = Du beginnst. Ein Zug ist ein Wurf, und seine Summe wird auf deinem Blatt gestrichen. Was am Ende deiner Runde nicht gestrichen ist, zählt gegen dich.
lesson-theirs = Die 7 ist gestrichen, das war dein Zug. { $opponent } hat das gleiche Blatt und würfelt jetzt.
lesson-lucky = Du willst alle Zahlen von 2 bis 12, jede einmal. Würfle.
lesson-bonus = Eine 12! Die Kreise zeigen, dass sie eine Bonuszahl ist: Streich noch eine Zahl deiner Wahl. Nimm die 2, die kommt fast nie.
lesson-more = Drei Zahlen sind schon weg. Würfle weiter.
lesson-repeat = Wieder eine 7, aber die ist gestrichen. Das kostet einen deiner drei Nachwürfe, und du würfelst sofort noch einmal.
lesson-jump = Mit jeder gestrichenen Zahl wird es schwerer, etwas Neues zu würfeln. Wir springen ans Ende dieser Runde.
lesson-last-reroll = Nur 3 und 11 fehlen noch, und ein Nachwurf ist übrig. Würfle.
lesson-none-left = Die 8 war gestrichen, dein letzter Nachwurf ist weg. Ab jetzt beendet eine gestrichene Zahl deine Runde. Würfle.
lesson-brink = { $opponent } ist ausgewürfelt: 3 und 11 fehlten, das macht 14 Minuspunkte. Dir fehlt nur die 3. Würfle.
lesson-name = Die 9 war gestrichen, auch du bist ausgewürfelt, mit 3 Minuspunkten. Weniger hat niemand: Du beginnst die nächste Runde und nimmst jemandem dafür einen Nachwurf weg.
lesson-learnt =
    Streich alle Summen von 2 bis 12. Was am Ende deiner Runde fehlt, wird zu Minuspunkten.
    Eine schon gestrichene Summe kostet einen Nachwurf. Ohne Nachwürfe bist du damit ausgewürfelt.
    Nach vier Runden gewinnen die wenigsten Minuspunkte.
