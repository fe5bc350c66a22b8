game-name = DicedOut!
    .tagline = Mark off every number before the dice repeat themselves. The fewest points win.

## What happens

marked =
    { $you ->
        [yes] You mark the { $number }.
       *[no] { $player } marks the { $number }.
    }
bonus =
    { $you ->
        [yes] The { $number } is a bonus number: you may mark one more.
       *[no] The { $number } is a bonus number: { $player } may mark one more.
    }
bonus-marked =
    { $you ->
        [yes] You also mark the { $number }.
       *[no] { $player } also marks the { $number }.
    }
declined =
    { $you ->
        [yes] You leave the bonus.
       *[no] { $player } leaves the bonus.
    }
repeat =
    { $you ->
        [yes] The { $number } is marked already: one reroll gone, { $left ->
            [0] none
            [one] one
           *[other] { $left }
        } left. Roll again.
       *[no] The { $number } is marked already: { $player } loses a reroll, { $left ->
            [0] none
            [one] one
           *[other] { $left }
        } left.
    }
diced-out =
    { $you ->
        [yes] Diced out! { $points } penalty points for you.
       *[no] { $player } is diced out with { $points } penalty points.
    }
all-marked =
    { $you ->
        [yes] Every number marked: no penalty points in this round!
       *[no] { $player } has marked every number: no penalty points in this round!
    }
round-won =
    { $you ->
        [yes] Round { $round } is yours: you start the next one.
       *[no] Round { $round } goes to { $player }, who starts the next one.
    }
round-tied = { $people } share the fewest penalty points of round { $round } and roll for the next start.
named =
    { $you ->
        [yes] You take a reroll from { $opponent }.
       *[no] { $yours ->
            [yes] { $player } takes a reroll from you.
           *[no] { $player } takes a reroll from { $opponent }.
        }
    }
round-begins = Round { $round } begins.

## What to do

prompt-roll =
    { $left ->
        [0] Roll. No rerolls left: a number you have marked ends your round.
        [one] Roll. One reroll left.
       *[other] Roll. { $left } rerolls left.
    }
prompt-bonus = Bonus for the { $number }: mark one more number, or leave it.
prompt-name = You were best: who has one reroll less in the next round?
label-decline = Leave it
label-mark = Mark the { $number }
label-name = { $opponent }

## Points and options

source-round-1 = Round 1
source-round-2 = Round 2
source-round-3 = Round 3
source-round-4 = Round 4
luck-about = A good roll is one that marked a new number. Luck is how many more of them came than the odds promised before each roll.
option-bonus = Bonus numbers
    .help = Which numbers of the sheet give a bonus when they are rolled.

## The rules, for players

rules-goal = Four rounds; whoever has the fewest penalty points at the end wins.
    .title = The goal
rules-turn = Roll both dice and mark their total on your sheet. Each number from 2 to 12 can be marked once a round. Then the next player rolls.
    .title = A turn
rules-repeat = If your total is marked already, you lose one of your three rerolls of this round and roll again at once, until a new total comes up.
    .title = Rerolls
rules-out = If your total is marked already and no reroll is left, you are diced out: the sum of the numbers you have not marked is your penalty points of this round, and you wait for the others. With every number marked you have none.
    .title = Diced out
rules-bonus = Two circles under a number make it a bonus number. When you roll one, you may mark one more number of your choice. A bonus number marked that way gives no further bonus.
    .title = Bonus numbers
rules-next = After a round the player with the fewest penalty points of that round starts the next one, and names an opponent who has only two rerolls in it. Ties are settled by rolling: the highest total counts.
    .title = The next round
rules-start = For the first start everybody rolls, and the highest total begins.
    .title = Who starts
rules-win = After four rounds add up your penalty points. The fewest win; equal totals share the win.
    .title = Winning

## The first game

lesson-start = Everybody rolls for the start, and the highest total begins. Roll.
lesson-mark = You begin. A turn is one roll, and its total is marked on your sheet. What is not marked when your round ends counts against you.
lesson-theirs = The 7 is marked, and that was your turn. { $opponent } has the same sheet and rolls now.
lesson-lucky = You want all the numbers from 2 to 12, each of them once. Roll.
lesson-bonus = A 12! It is a bonus number, shown by the circles: mark one more number of your choice. Take the 2, which hardly ever comes.
lesson-more = Three numbers are done already. Roll on.
lesson-repeat = A 7 again, but it is marked. That costs you one of your three rerolls, and you roll again at once.
lesson-jump = With every mark it gets harder to roll something new. Let us jump to the end of this round.
lesson-last-reroll = Only 3 and 11 are missing, and you have one reroll left. Roll.
lesson-none-left = The 8 was marked, and your last reroll is gone. From now on, a number that is marked ends your round. Roll.
lesson-brink = { $opponent } is diced out: 3 and 11 were missing, which makes 14 penalty points. You only lack the 3. Roll.
lesson-name = The 9 was marked, so you are diced out too, with 3 penalty points. That is the fewest: you start the next round, and take a reroll from somebody for it.
lesson-learnt =
    Mark every total from 2 to 12; what is missing when your round ends becomes penalty points.
    A total that is marked costs a reroll. Without rerolls it dices you out.
    After four rounds the fewest points win.
