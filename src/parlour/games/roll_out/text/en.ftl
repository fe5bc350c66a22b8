game-name = Roll Out
    .tagline = Two rows of checkers, two dice, and your nerve.

## What happens

to-centre =
    { $you ->
        [yes] You move your { $number } to the centre.
       *[no] { $player } moves the { $number } to the centre.
    }
turned-up =
    { $you ->
        [yes] You turn your { $number } up again.
       *[no] { $player } turns the { $number } up again.
    }
flipped =
    { $you ->
        [yes] You flip { $opponent }’s { $number }.
       *[no] { $yours ->
            [yes] { $player } flips your { $number }.
           *[no] { $player } flips { $opponent }’s { $number }.
        }
    }
stopped =
    { $you ->
        [yes] You stop and keep { $kept }.
       *[no] { $player } stops and keeps { $kept }.
    }
rolled-out =
    { $you ->
        [yes] Nothing fits: you roll out. Back on your row: { $back }.
       *[no] Nothing fits: { $player } rolls out. Back on the row: { $back }.
    }

## What to do

prompt-roll = Your turn: roll.
prompt-play =
    { $how ->
        [dice] Your roll: { $first } and { $second }. Play both dice.
        [sum] Your roll: { $first } and { $second }. Play the { $sum }.
       *[either] Your roll: { $first } and { $second }. Play both, or the { $sum }.
    }
prompt-few =
    { $how ->
        [dice] Your roll: { $first } and { $second }. One die is enough.
        [sum] Your roll: { $first } and { $second }. Play the { $sum }.
       *[either] Your roll: { $first } and { $second }. One die is enough, or play the { $sum }.
    }
prompt-other-die = Now the other die: { $left }.
prompt-choice = Stop and keep { $kept }, or roll again?
prompt-choice-die = Stop and keep { $kept }, roll again, or play the { $left } too?
label-roll-again = Roll again ({ $playable } of 36 rolls fit)
label-stop = Stop: keep { $kept }
label-centre = { $number } to the centre
label-turn = Turn your { $number } up
label-flip = Flip their { $number }

## Points and options

source-win = Won
luck-about = A good roll is one that could be played. Luck is how many more of them came than the odds promised before each roll.
option-checkers = Checkers
    .help = How many checkers each player has; 9 is the full game.
option-quick_doubles = Quick doubles
    .help = House rule: both dice of a double may turn up and move the same checker.
option-centre_counts = Centre counts
    .help = House rule: checkers in the centre still count as left, so the easier end comes later.
option-starter = Who starts
    .help = Roll for the start, or let the first or the second player begin.

## The rules, for players

rules-goal = Clear your row of checkers, 1 to 9, before your opponent does.
    .title = The goal
rules-turn = On your turn, roll both dice and use both: each die as its own number, or the two together as their sum. A number is used by moving your own checker of that number to the centre, by turning your flipped checker of that number up again, or by flipping your opponent’s checker of that number to its white side. A white checker has to be turned up before it can go to the centre.
    .title = A turn
rules-stop = After each roll that you could use, choose: stop, and the checkers in the centre are out of play for good; or roll again and risk them.
    .title = Stop or go on
rules-out = If you can’t use both dice, you roll out. Your checkers in the centre go back to your row and your turn is over. Checkers that you flipped or turned up stay as they are. If there is a way to use the roll, you must take one.
    .title = Rolling out
rules-double = With a double, one die goes to your checker of that number and the other to your opponent’s; or use the sum. A checker that one die has just turned up waits for another roll.
    .title = Doubles
rules-few = With only one or two checkers left on your row, one die is enough. You may still use both, or the sum.
    .title = The last two
rules-win = You win the moment all your checkers are in the centre or out of play.
    .title = Winning
rules-match = The higher roll starts. That is worth a lot, so a match has an even number of games and you take turns to start.
    .title = A fair match

## The first game

lesson-roll = These nine checkers are yours, and you want all of them out of play. Every turn begins with the dice: roll.
lesson-dice = A 5 and a 2. Each die stands for a checker: move your 5 to the centre, then your 2. There they are not safe yet.
lesson-again = Your 5 and 2 are at stake. Stop, and they are out for good; roll again, and you risk them for more. Nearly every roll fits, so go on.
lesson-sum = You may use each die by itself, or both together. 3 and 4 make 7, and a 7 comes in no other way: play the sum.
lesson-stop = Three checkers at stake is a good catch. Stop now, and nobody can take it from you.
lesson-theirs = Now it is { $opponent }’s turn. Keep an eye on your own row: a die can also be used against you.
lesson-white = { $opponent } keeps the 6, and has flipped your 3 to its white side. A white checker has to be turned up before it can leave. Roll.
lesson-turn-up = There is the 3: turn your checker up, and move your 1 to the centre. Each die could also flip that number on { $opponent }’s row.
lesson-risk = Your 1 is at stake. 34 of the 36 rolls can be played: roll again.
lesson-rolled-out = Bad luck! One 5 could flip { $opponent }’s, but the other has no use, and a roll must be used whole. You roll out: the 1 is back on your row. Let us jump ahead.
lesson-few = Only your 1 and your white 4 are left. With one or two checkers on your row, one die of a roll is enough. Roll.
lesson-one-die = The 4 turns your checker up. The 6 can stay unused this time.
lesson-free = Nothing of yours is in the centre, so another try costs nothing. Roll again.
lesson-last = A 4 and a 1: exactly what you need. You win the moment your row is empty.
lesson-learnt =
    Use both dice, each by itself or as their sum: move your own checkers, turn them up, or flip your opponent’s.
    Stop to keep what is in the centre, or roll again and risk it.
    The first to empty the row wins.
