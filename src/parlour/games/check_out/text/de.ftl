game-name = Check Out!
    .tagline = Schnapp dir dein Frühstück vor den anderen und sei zuerst an der Kasse.

## Was geschieht

round-begins = Runde { $round }. Im Regal: { $products }. An der Theke: { $deals }.
bonus-begins = Die Bonusrunde. Im Regal: { $products }. Wie viele Würfel kaufst du?
dice-rolled =
    { $you ->
        [yes] Du würfelst { $faces }.
       *[no] { $player } würfelt { $faces }.
    }
grabbed =
    { $you ->
        [yes] Du schnappst dir: { $product }.
       *[no] { $player } schnappt sich: { $product }.
    }
taken =
    { $you ->
        [yes] Du nimmst: { $product }.
       *[no] { $player } nimmt: { $product }.
    }
missed =
    { $you ->
        [yes] { $opponent } bekommt vor dir: { $product }. Deine Würfel bleiben, wie sie sind.
       *[no] { $yours ->
            [yes] Du bekommst vor { $player }: { $product }.
           *[no] { $opponent } bekommt vor { $player }: { $product }.
        }
    }
out-of-dice =
    { $you ->
        [yes] Du hast keine Würfel mehr: diesmal kein Platz in der Schlange.
       *[no] { $player } hat keine Würfel mehr und kann sich nicht anstellen.
    }
checked-out =
    { $you ->
        [yes] Du gehst zur Kasse: Platz { $place } in der Schlange.
       *[no] { $player } geht zur Kasse: Platz { $place } in der Schlange.
    }
sent-to-queue =
    { $you ->
        [yes] Alle anderen sind fertig, du stellst dich an: Platz { $place }.
       *[no] Alle anderen sind fertig, { $player } stellt sich an: Platz { $place }.
    }
last-shopper =
    { $you ->
        [yes] Nur du hast noch Würfel: Gewürfelt wird nicht mehr.
       *[no] Nur { $player } hat noch Würfel: Gewürfelt wird nicht mehr.
    }
lot-product =
    { $you ->
        [yes] { $product }: Das Los fällt auf dich.
       *[no] { $product }: Das Los fällt auf { $player }.
    }
lot-queue =
    { $you ->
        [yes] Das Los entscheidet: Du stehst als Nächstes in der Schlange.
       *[no] Das Los entscheidet: { $player } steht als Nächstes in der Schlange.
    }
choice-made =
    { $you ->
        [yes] Deine Wahl steht.
       *[no] { $player } hat gewählt.
    }
bought =
    { $price ->
        [0] { $you ->
            [yes] Du bekommst gratis: { $deal }.
           *[no] { $player } bekommt gratis: { $deal }.
        }
        [one] { $you ->
            [yes] Du kaufst für einen Würfel: { $deal }.
           *[no] { $player } kauft für einen Würfel: { $deal }.
        }
       *[other] { $you ->
            [yes] Du kaufst für { $price } Würfel: { $deal }.
           *[no] { $player } kauft für { $price } Würfel: { $deal }.
        }
    }
saved =
    { $tokens ->
        [0] { $you ->
            [yes] Du bist fertig.
           *[no] { $player } ist fertig.
        }
        [one] { $you ->
            [yes] Du sparst einen Chip.
           *[no] { $player } spart einen Chip.
        }
       *[other] { $you ->
            [yes] Du sparst { $tokens } Chips.
           *[no] { $player } spart { $tokens } Chips.
        }
    }
nobody-queues = Niemand steht in der Schlange.
round-over = Runde { $round } ist zu Ende.
bid-made =
    { $you ->
        [yes] Dein Gebot steht.
       *[no] { $player } hat geboten.
    }
bid-opened =
    { $dice ->
        [0] { $you ->
            [yes] Du machst nicht mit.
           *[no] { $player } macht nicht mit.
        }
        [one] { $you ->
            [yes] Du kaufst einen Würfel.
           *[no] { $player } kauft einen Würfel.
        }
       *[other] { $you ->
            [yes] Du kaufst { $dice } Würfel.
           *[no] { $player } kauft { $dice } Würfel.
        }
    }
alone =
    { $you ->
        [yes] Sonst hat niemand Würfel: Du wählst frei.
       *[no] Nur { $player } hat Würfel und wählt frei.
    }
no-bidder = Niemand kauft Würfel: Die Bonusrunde fällt aus.
bonus-tokens =
    { $you ->
        [yes] Du standest ganz vorn: { $tokens } Bonuschips für dich.
       *[no] { $player } stand ganz vorn und bekommt { $tokens } Bonuschips.
    }
bonus-tokens-lost = Niemand war an der Kasse: Die { $tokens } Bonuschips verfallen.

## Was zu tun ist

prompt-cards = Neue Karten kommen.
prompt-lot = Es wird gelost.
prompt-shop =
    { $dice ->
        [one] Wirf deinen letzten Würfel oder geh mit ihm zur Kasse.
       *[other] Wirf deine { $dice } Würfel oder geh zur Kasse.
    }
prompt-shop-grab = In Reichweite: { $choices }. Greif zu oder würfle weiter.
prompt-shop-many = { $count } Waren sind in Reichweite. Greif zu oder würfle weiter.
prompt-shop-wait = Die anderen kaufen noch ein.
prompt-shop-watch = Alle kaufen ein.
prompt-last = Nur du hast noch Würfel: Nimm, was geht, dann geh zur Kasse.
prompt-step =
    { $dice ->
        [one] Wähle geheim: den letzten Würfel werfen oder mit ihm zur Kasse gehen.
       *[other] Wähle geheim: deine { $dice } Würfel werfen oder zur Kasse gehen.
    }
prompt-step-grab = Wähle geheim. In Reichweite: { $choices }. Oder würfle oder geh zur Kasse.
prompt-step-many = Wähle geheim: { $count } Waren sind in Reichweite. Oder würfle oder geh zur Kasse.
prompt-step-grabs = Wähle weitere Waren oder schließ deine Wahl ab.
prompt-step-close = Mehr geben deine Würfel nicht her: Schließ deine Wahl ab.
prompt-step-watch = Alle wählen geheim.
prompt-step-wait = Deine Wahl steht. Die anderen wählen noch.
prompt-buy =
    { $dice ->
        [0] Keine Würfel mehr: Nimm, was für dich gratis ist, oder hör auf.
        [one] Kauf mit deinem einen Würfel ein oder spar ihn.
       *[other] Kauf mit deinen { $dice } Würfeln ein; was übrig bleibt, sparst du.
    }
prompt-buy-wait = { $player } kauft ein.
prompt-buy-none =
    { $dice ->
        [0] Keine Würfel mehr, und nichts ist für dich gratis: Du bist fertig.
        [one] Kein Angebot für deinen einen Würfel: Spar ihn als Chip.
       *[other] Kein Angebot für deine { $dice } Würfel: Spar sie als Chips.
    }
prompt-bid =
    { $tokens ->
        [0] Du hast keine Chips für Würfel: Diesmal machst du nicht mit.
        [one] Du hast einen Chip. Kaufst du einen Würfel dafür?
       *[other] Du hast { $tokens } Chips. Wie viele Würfel kaufst du?
    }
prompt-bid-wait = Die anderen bieten noch.
prompt-bid-watch = Alle bieten geheim.
prompt-alone-wait = { $player } wählt allein: Niemand sonst hat Würfel.
prompt-alone =
    { $dice ->
        [0] Keine Würfel mehr: Du bist fertig.
        [one] Nimm eine Ware für einen Würfel oder hör auf.
       *[other] Nimm beliebige Waren für deine { $dice } Würfel, dann hör auf.
    }
label-grab = { $product } ({ $faces })
label-check-out =
    { $dice ->
        [one] Mit einem Würfel zur Kasse
       *[other] Mit { $dice } Würfeln zur Kasse
    }
label-close = Das ist meine Wahl
label-enough = Genug
label-bid =
    { $dice ->
        [0] Nicht mitmachen
        [one] Ein Würfel
       *[other] { $dice } Würfel
    }
label-buy =
    { $price ->
        [0] { $deal }: gratis
        [one] { $deal }: ein Würfel
       *[other] { $deal }: { $price } Würfel
    }
label-done =
    { $dice ->
        [0] Fertig
        [one] Fertig, einen Chip sparen
       *[other] Fertig, { $dice } Chips sparen
    }

## Punkte und Optionen

source-products = Waren
source-deals = Angebote
source-tokens = Chips
source-sets = Sets
luck-about = Ein guter Wurf ist einer, der in dem Moment für eine Ware im Regal reichte. Glück ist, wie viele davon mehr kamen, als die Chancen vor jedem Wurf versprachen.
option-step = Schritt für Schritt
    .help = Alle wählen geheim, dann gilt alles auf einmal. Für ein gemeinsames Gerät, langsame Leitungen oder Spiele über mehrere Tage.

## Die Regeln für alle am Tisch

rules-goal = Vier Runden und eine Bonusrunde im Laden an der Ecke. Wer am Ende die meisten Punkte hat, gewinnt.
    .title = Das Ziel
rules-round = In jeder Runde liegen zwei Waren pro Person im Regal und ein Angebot pro Person an der Theke. Sieh dich um; bei LOS würfeln alle gleichzeitig mit fünf Würfeln.
    .title = Eine Runde
rules-grab = Zeigt dein Wurf alle Augenzahlen einer Ware, schnapp sie dir: Diese Würfel bleiben bis zum Ende der Runde darauf. Ein Wurf kann für mehrere Waren reichen. Du darfst immer weiterwürfeln, und zwar mit allen Würfeln, die du noch hast.
    .title = Würfeln und zugreifen
rules-queue = Zur Kasse darfst du jederzeit, solange du einen Würfel hast. Je früher, desto weiter vorn stehst du. Sind alle anderen in der Schlange oder ohne Würfel, darfst du nicht mehr würfeln: Greif noch aus deinem letzten Wurf zu, dann stell dich an.
    .title = Zur Kasse
rules-buy = In der Reihenfolge der Schlange kauft ihr Angebote mit den Würfeln, die ihr noch habt. Manche Angebote sind billiger, wenn du in dieser Runde eine Ware der angezeigten Art genommen hast, andere, wenn sie als letzte übrig sind. Jeder Würfel, den du nicht ausgibst, wird zu einem Chip und zählt einen Punkt.
    .title = An der Theke
rules-out = Ohne Würfel stellst du dich nicht an: keine Angebote, auch keine kostenlosen, und keine Chips.
    .title = Ohne Würfel
rules-end = Nach einer Runde drehst du deine Waren um. Was im Regal bleibt, wartet auf die Bonusrunde; übrige Angebote sind weg.
    .title = Das Ende der Runde
rules-bonus = In der Bonusrunde kaufst du geheim bis zu fünf Würfel, jeden für einen Chip. Im Regal liegt alles, was übrig war, und eine Ware mehr. Es gibt keine Angebote, und übrige Würfel sind nichts wert; aber wer als Erstes zur Kasse geht, bekommt vier Chips. Hat nur eine Person Würfel gekauft, nimmt sie sich ohne zu würfeln beliebige Waren, für die ihre Würfel reichen; die vier Chips bekommt dann niemand.
    .title = Die Bonusrunde
rules-score = Jeder Stern auf deinen Waren und Angeboten zählt einen Punkt, jeder Chip auch, und jedes Set aus Essen, Getränk und Snack zählt drei. Bei Gleichstand teilt ihr den Sieg.
    .title = Die Wertung
rules-step = Ein Tisch kann auch ohne Eile spielen: Alle wählen geheim, ob sie würfeln, zur Kasse gehen oder zugreifen, und eine Wahl gilt. Haben alle gewählt, wird zuerst zugegriffen, dann angestellt, dann gewürfelt. Wollen mehrere dasselbe, bekommt es, wer weniger Waren hat, sonst entscheidet das Los.
    .title = Schritt für Schritt

## Das erste Spiel

lesson-roll = Fünf Würfel, ein volles Regal, und alle kaufen gleichzeitig ein. Am echten Tisch musst du schnell sein; hier drängt dich niemand. Würfle.
lesson-roll-on = Jede Ware zeigt die Augen, die sie braucht. Dein Wurf reicht für keine ganz, also würfle noch einmal. Das darfst du, so oft du willst.
lesson-grab = Eine 1 und eine 2: genug für das Croissant. Wer zuerst zugreift, hat es. Die zwei Würfel bleiben bis zum Ende der Runde darauf.
lesson-same-roll = Auch { $opponent } würfelt und sieht dasselbe Regal. Dein Wurf zeigt noch eine 6: Schnapp dir die Milch.
lesson-check-out = Du hast noch zwei Würfel. Du könntest weiterwürfeln, aber an der Theke sind Würfel Geld, und wer zuerst zur Kasse geht, kauft zuerst. Geh zur Kasse.
lesson-buy = { $opponent } war noch allein im Laden und steht jetzt hinter dir. Kauf die Nachos: Sie kosten zwei Würfel, aber nur einen, wenn du ein Getränk genommen hast. Hast du.
lesson-save = Ein Würfel ist übrig. Jeder Würfel, den du nicht ausgibst, wird ein Chip und zählt einen Punkt. Spar ihn.
lesson-jump = Was im Regal bleibt, wartet auf die Bonusrunde. Vier solche Runden werden gespielt; wir springen zu dem, was danach kommt.
lesson-bid = Die Bonusrunde. Jetzt kostet jeder Würfel einen Chip, und alle kaufen geheim. Du hast sechs Chips: Kauf vier Würfel.
lesson-bonus = Die Gebote liegen offen, und wieder geht es um die Wette. Angebote gibt es keine, aber wer zuerst in der Schlange steht, bekommt vier Chips. Würfle.
lesson-bonus-grab = 2 und 5: Schnapp dir den Keks.
lesson-first = { $opponent } hat den Matetee. Übrige Würfel sind diesmal nichts wert, also sei als Erstes an der Kasse!
lesson-points = 54 zu 53! Waren 29, Angebote 13, Chips 6 und noch einmal 6 für zwei Sets: Essen, Getränk und Snack zusammen bringen 3 Punkte extra.
lesson-learnt =
    Alle zugleich: Würfle, so oft du willst, und greif vor den anderen zu, wenn deine Würfel passen.
    Wer früh zur Kasse geht, kauft zuerst. Übrige Würfel kaufen Angebote oder werden zu Chips.
    In der Bonusrunde kosten Würfel Chips, und wer zuerst in der Schlange steht, bekommt vier. Die meisten Punkte gewinnen.
