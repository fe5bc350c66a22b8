game-name = Roll Out
    .tagline = Zwei Reihen Steine, zwei Würfel und deine Nerven.

## Was geschieht

to-centre =
    { $you ->
        [yes] Du schiebst deine { $number } in die Mitte.
       *[no] { $player } schiebt die { $number } in die Mitte.
    }
turned-up =
    { $you ->
        [yes] Du drehst deine { $number } wieder um.
       *[no] { $player } dreht die eigene { $number } wieder um.
    }
flipped =
    { $you ->
        [yes] Du drehst die { $number } von { $opponent } auf Weiß.
       *[no] { $yours ->
            [yes] { $player } dreht deine { $number } auf Weiß.
           *[no] { $player } dreht die { $number } von { $opponent } auf Weiß.
        }
    }
stopped =
    { $you ->
        [yes] Du hörst auf und sicherst { $kept }.
       *[no] { $player } hört auf und sichert { $kept }.
    }
rolled-out =
    { $you ->
        [yes] Nichts passt: Dein Zug ist verloren. Zurück in deine Reihe: { $back }.
       *[no] Nichts passt: { $player } verliert den Zug. Zurück in die Reihe: { $back }.
    }

## Was zu tun ist

prompt-roll = Du bist dran: würfle.
prompt-play =
    { $how ->
        [dice] Dein Wurf: { $first } und { $second }. Spiele beide Würfel.
        [sum] Dein Wurf: { $first } und { $second }. Spiele die { $sum }.
       *[either] Dein Wurf: { $first } und { $second }. Spiele beide oder die { $sum }.
    }
prompt-few =
    { $how ->
        [dice] Dein Wurf: { $first } und { $second }. Ein Würfel genügt.
        [sum] Dein Wurf: { $first } und { $second }. Spiele die { $sum }.
       *[either] Dein Wurf: { $first } und { $second }. Spiele einen Würfel, beide oder die { $sum }.
    }
prompt-other-die = Jetzt der andere Würfel: { $left }.
prompt-choice = Weiterwürfeln oder aufhören? Sicher wären: { $kept }.
prompt-choice-die = Weiterwürfeln, aufhören oder auch die { $left } spielen? Sicher wären: { $kept }.
label-roll-again = Weiterwürfeln ({ $playable } von 36 passen)
label-stop = Aufhören: { $kept } sichern
label-centre = { $number } in die Mitte
label-turn = Deine { $number } umdrehen
label-flip = Gegnerische { $number } auf Weiß drehen

## Punkte und Optionen

source-win = Gewonnen
luck-about = Ein guter Wurf ist einer, der sich spielen ließ. Glück ist, wie viele davon mehr kamen, als die Chancen vor jedem Wurf versprachen.
option-checkers = Steine
    .help = Wie viele Steine jede Seite hat; das volle Spiel hat 9.
option-quick_doubles = Schnelle Pasche
    .help = Hausregel: Beide Würfel eines Paschs dürfen denselben Stein umdrehen und schieben.
option-centre_counts = Mitte zählt mit
    .help = Hausregel: Steine in der Mitte zählen noch als übrig, das leichtere Ende kommt später.
option-starter = Wer beginnt
    .help = Auswürfeln oder die erste oder zweite Person anfangen lassen.

## Die Regeln für alle am Tisch

rules-goal = Räum deine Reihe mit den Steinen 1 bis 9 leer, bevor dein Gegenüber es tut.
    .title = Das Ziel
rules-turn = Wirf in deinem Zug beide Würfel und nutze beide: jeden für sich oder beide zusammen als Summe. Eine Zahl nutzt du, indem du deinen Stein dieser Zahl in die Mitte schiebst, deinen weißen Stein dieser Zahl wieder umdrehst oder den Stein dieser Zahl beim Gegenüber auf Weiß drehst. Ein weißer Stein muss erst wieder umgedreht werden, bevor er in die Mitte kann.
    .title = Ein Zug
rules-stop = Nach jedem Wurf, den du nutzen konntest, wählst du: aufhören, dann sind die Steine in der Mitte endgültig aus dem Spiel; oder weiterwürfeln und sie riskieren.
    .title = Aufhören oder weiter
rules-out = Kannst du nicht beide Würfel nutzen, ist dein Zug verloren: Deine Steine aus der Mitte kommen in deine Reihe zurück. Was du umgedreht oder auf Weiß gedreht hast, bleibt so. Gibt es einen Weg, den Wurf zu nutzen, musst du einen nehmen.
    .title = Zug verloren
rules-double = Bei einem Pasch gilt ein Würfel für deinen Stein dieser Zahl, der andere für den gegnerischen; oder du nimmst die Summe. Ein Stein, den der eine Würfel gerade umgedreht hat, wartet auf einen neuen Wurf.
    .title = Pasch
rules-few = Liegen nur noch ein oder zwei Steine in deiner Reihe, genügt ein Würfel. Beide oder die Summe darfst du weiterhin spielen.
    .title = Die letzten zwei
rules-win = Du gewinnst, sobald alle deine Steine in der Mitte oder aus dem Spiel sind.
    .title = Sieg
rules-match = Wer höher würfelt, beginnt. Das ist viel wert, darum hat ein Match eine gerade Zahl von Spielen, und ihr beginnt abwechselnd.
    .title = Ein faires Match

## Das erste Spiel

lesson-roll = Diese neun Steine gehören dir, und alle sollen aus dem Spiel. Jeder Zug beginnt mit den Würfeln: Würfle.
lesson-dice = Eine 5 und eine 2. Jeder Würfel steht für einen Stein: Schieb deine 5 in die Mitte, dann deine 2. Sicher sind sie dort noch nicht.
lesson-again = Deine 5 und 2 stehen auf dem Spiel. Hörst du auf, sind sie endgültig draußen; würfelst du weiter, riskierst du sie. Fast jeder Wurf passt, also weiter.
lesson-sum = Du darfst jeden Würfel für sich nutzen oder beide zusammen. 3 und 4 sind 7, und eine 7 gibt es nur so: Spiel die Summe.
lesson-stop = Drei Steine in der Mitte sind ein guter Fang. Hör jetzt auf, dann nimmt ihn dir niemand mehr.
lesson-theirs = Jetzt ist { $opponent } am Zug. Behalte deine Reihe im Auge: Ein Würfel lässt sich auch gegen dich verwenden.
lesson-white = { $opponent } behält die 6 und hat deine 3 auf Weiß gedreht. Ein weißer Stein muss erst wieder umgedreht werden, bevor er gehen kann. Würfle.
lesson-turn-up = Da ist die 3: Dreh deinen Stein um und schieb deine 1 in die Mitte. Jeder Würfel könnte auch die gleiche Zahl in der Reihe von { $opponent } auf Weiß drehen.
lesson-risk = Deine 1 steht auf dem Spiel. 34 der 36 Würfe sind spielbar: Würfle weiter.
lesson-rolled-out = Pech! Eine 5 könnte die von { $opponent } auf Weiß drehen, für die andere gibt es nichts, und ein Wurf muss ganz genutzt werden. Zug verloren: Die 1 liegt wieder in deiner Reihe. Wir springen ein Stück vor.
lesson-few = Nur deine 1 und die weiße 4 sind noch da. Mit einem oder zwei Steinen in der Reihe genügt ein Würfel des Wurfs. Würfle.
lesson-one-die = Die 4 dreht deinen Stein um. Die 6 darf diesmal liegen bleiben.
lesson-free = In der Mitte liegt nichts von dir, ein weiterer Versuch kostet also nichts. Würfle weiter.
lesson-last = Eine 4 und eine 1: genau richtig. Sobald deine Reihe leer ist, hast du gewonnen.
lesson-learnt =
    Nutze beide Würfel, einzeln oder als Summe: eigene Steine in die Mitte schieben, umdrehen oder gegnerische auf Weiß drehen.
    Hör auf und behalte, was in der Mitte liegt, oder würfle weiter und riskiere es.
    Wer zuerst die Reihe leer hat, gewinnt.
