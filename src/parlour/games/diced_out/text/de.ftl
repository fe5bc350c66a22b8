game-name = DicedOut!
    .tagline = Streiche alle Zahlen, bevor sich die Würfel wiederholen.

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
        [yes] Die { $number } ist schon gestrichen: ein Nachwurf weg, noch { $left }. Würfle noch einmal.
       *[no] Die { $number } ist schon gestrichen: { $player } verliert einen Nachwurf, noch { $left }.
    }
diced-out =
    { $you ->
        [yes] Ausgewürfelt! { $points } Punkte bleiben auf deinem Blatt.
       *[no] { $player } ist ausgewürfelt, mit { $points } Punkten.
    }
all-marked =
    { $you ->
        [yes] Alle Zahlen gestrichen: keine Punkte in dieser Runde!
       *[no] { $player } hat alle Zahlen gestrichen: keine Punkte in dieser Runde!
    }
round-won =
    { $you ->
        [yes] Runde { $round } gehört dir: Du beginnst die nächste.
       *[no] Runde { $round } geht an { $player }, mit dem Beginn der nächsten.
    }
round-tied = { $people } haben in Runde { $round } gleich wenige Punkte und würfeln um den nächsten Beginn.
named =
    { $you ->
        [yes] Du nimmst { $opponent } einen Nachwurf.
       *[no] { $yours ->
            [yes] { $player } nimmt dir einen Nachwurf.
           *[no] { $player } nimmt { $opponent } einen Nachwurf.
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
prompt-name = Du warst am besten: Nenne jemanden, der in der nächsten Runde einen Nachwurf weniger hat.
label-decline = Verzichten
label-mark = Die { $number } streichen
label-name = { $opponent }

## Punkte und Optionen

source-round-1 = Runde 1
source-round-2 = Runde 2
source-round-3 = Runde 3
source-round-4 = Runde 4
luck-about = Ein guter Wurf ist einer, der eine neue Zahl abgestrichen hat. Glück ist, wie viele davon mehr kamen, als die Chancen vor jedem Wurf versprachen.
option-bonus = Bonuszahlen
    .help = Welche Zahlen des Blatts einen Bonus geben, wenn man sie würfelt.

## Die Regeln für alle am Tisch

rules-goal = Vier Runden; wer am Ende die wenigsten Punkte hat, gewinnt.
    .title = Das Ziel
rules-turn = Wirf beide Würfel und streiche ihre Summe auf deinem Blatt. Jede Zahl von 2 bis 12 lässt sich einmal pro Runde streichen. Dann ist die nächste Person dran.
    .title = Ein Zug
rules-repeat = Ist deine Summe schon gestrichen, verlierst du einen deiner drei Nachwürfe dieser Runde und würfelst sofort noch einmal, bis eine neue Summe kommt.
    .title = Nachwürfe
rules-out = Ist deine Summe schon gestrichen und kein Nachwurf mehr übrig, bist du ausgewürfelt: Die nicht gestrichenen Zahlen sind deine Punkte dieser Runde, und du wartest auf die anderen. Hast du alle Zahlen gestrichen, bekommst du keine Punkte.
    .title = Ausgewürfelt
rules-bonus = Zwei Kreise unter einer Zahl machen sie zur Bonuszahl. Würfelst du sie, darfst du noch eine Zahl deiner Wahl streichen. Eine so gestrichene Bonuszahl gibt keinen weiteren Bonus.
    .title = Bonuszahlen
rules-next = Nach einer Runde beginnt die nächste, wer in ihr die wenigsten Punkte bekam, und nennt jemanden, der dann nur zwei Nachwürfe hat. Bei Gleichstand wird gewürfelt: Die höchste Summe zählt.
    .title = Die nächste Runde
rules-start = Um den ersten Beginn würfeln alle; die höchste Summe beginnt.
    .title = Wer beginnt
rules-win = Nach vier Runden zählt ihr zusammen. Die wenigsten Punkte gewinnen; bei Gleichstand teilt ihr den Sieg.
    .title = Sieg
