### The browser's client


## Room

parlour = Parlour
parlour-tagline = A table, some dice, and friends.
your-name = Your name
guest-name = Guest
games = Games
play-now = Play now
play-now-game = ({ $game }, against bots)
make-table = Make a table
make-table-game = ({ $game })
table-for = A table for { $game }
settings = Settings
language = Language
light = Light
theme-auto = Like this device
theme-light = Daylight
theme-dark = Lamplight
sound = Sounds
less-motion = Less motion
close = Close
my-games = Go on with
open-tables = Open tables
recent-games = Just played
watch = to watch
phase-gathering = not started
phase-playing = running
phase-between = between games
phase-over = finished
phase-closed = This table is closed.
keys-hint = At a table: space for the big button, 1–9 to choose, ? for the rules, u to undo.
away-title = The room is dark right now
away-text = The server can’t be reached. Your games are safe there; this page tries again by itself.
try-again = Try again

## Make

seats = Chairs
clock = Clock
clock-none = No clock
clock-relaxed = 90 s a move
clock-strict = 20 s a move
make-public = Anybody may see and join this table
make-forced = Moves without a choice play themselves (you always throw your own dice)
choice-off = off
choice-on = on
choice-roll = roll for it
choice-first = first chair
choice-second = second chair
choice-third = third chair
choice-fourth = fourth chair
choice-lot = by lot

## Chairs

choose-chair = Choose a chair
waiting-friends = At the table
seat-empty = An empty chair
sit-here = Sit here
put-bot = Bot
fill-bots = Bots for all empty chairs
remove-player = Ask { $player } to leave
start = Begin
host = host
host-starts = The host begins the game as soon as all chairs are taken.
you = you
bot = bot
bot-greedy = Greta
bot-random = Rando
present = here
absent = away
invite = Invite friends
invite-text = Whoever has this link can sit down or watch.
link = Link
qr-code = QR code of the link
copy-link = Copy the link
copied = Copied

## Table

players = Players
rules = Rules
rules-search = Search the rules
rules-none = Nothing about “{ $value }” in these rules.
undo = Undo
to-room = To the room
log = What happened
log-empty = Nothing yet.
talk = Talk
log-and-talk = Log and talk
say-something = Say something
send = Send
react-hello = Hello!
react-well-played = Well played
react-thanks = Thanks
react-lucky = Lucky!
react-ouch = Ouch
react-thinking = Thinking …
line-lost = The line is lost. Coming back …
table-opens = The table is being laid …
no-table-title = No table here
choose-piece = Choose what is outlined.
your-choices = What you can do
one-choice = There is only one thing to do: the button below.
no-choices = Nothing for you to do right now.
match-game = Game { $game } of { $games }
match-score = match { $score }
match = Match
points = Points
game-over = The game is over
next-game = Next game
rematch = Play again
look-back = Look back
error-unexpected = Something went wrong ({ $reason }). Please try again.
error-server-away = The server can’t be reached right now. Try again in a moment.

## Looking back

looking-back = You look back at move { $move } of { $moves }.
game-went-on = The game went on.
your-turn-now = It is your turn.
back-to-game = Back to the game

## The end

show-table = Show the table
show-result = Show the result
dice-thrown = What the dice showed
luck = Luck
luck-note = { $good } good, { $expected } expected
times-face = { $times } times { $face }

## The table's business

this-table = This table
give-up-chair = Give up my chair
give-up-sure = A bot plays on in your chair. You may sit down again as long as it is there.
stand-up = Stand up
remove-sure = { $player } has to leave. During a game a bot plays on in that chair.
close-table = Close this table
close-sure = Nobody can play here any more, and a running game ends without a result.
yes-do-it = Yes
no-dont = No
sit-instead = Sit down instead of { $player }

## Roll out

row-of = { $player }: row
tray = At stake
checker-up = { $number }
checker-white = { $number }, turned white
checker-centre = { $number }, at stake
die-shows = Die: { $value }
die-waits = A die
sum-is = Sum:

## Diced out

round-of = Round { $round } of { $rounds }
sheet-of = Sheet of { $player }
number-marked = { $number }, marked
number-open = { $number }
round-points = Round { $round }: { $points }
points-total = { $value } points
stamp-out = diced out
stamp-full = all marked

## CHECK!

display = Open cards
offer =
    { $left ->
        [0] Orders on offer; no others are left
        [one] Orders on offer; one more in the deck
       *[other] Orders on offer; { $left } more in the deck
    }
docket-name = { $needs }, { $points }, bonus { $colour }
docket-ready = You have it all
docket-joker = With your joker
docket-lacks =
    { $lacks ->
        [one] You lack 1
       *[other] You lack { $lacks }
    }
place-these =
    { $count ->
        [one] Place this card
       *[other] Place these { $count }
    }{ $joker ->
        [yes] {""}, with the joker
       *[no] {""}
    }
marker-most-colour = Most orders with bonus { $colour }: { $points }
marker-most-size = Most combinations of { $size } cards: { $points }
marker-leads = { $player } leads
marker-nobody = Nobody leads
marker-other = The other side is not in play. It says: { $what }.
orders-of =
    { $count ->
        [0] { $player }: no order fulfilled yet
        [one] { $player }: one order fulfilled
       *[other] { $player }: { $count } orders fulfilled
    }
hand-of =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }{ $joker ->
        [yes] {""}, and the joker
       *[no] {""}
    }
hand-mine = Your hand
sort-hand = Sort your hand
sort-number = By numbers
sort-colour = By colours
pack-left = Draw pile: { $count }
discards-lie = Discarded: { $count }
points-by-source = Where the points came from
cards-used = The cards
orders-made = Orders
cards-placed = Cards placed
cards-bonus = In bonus colour
order-best = Best order

## Check out

shelf = The shelf
counter = The counter
counter-empty = No deals left.
queue = The queue
queue-empty = Nobody is in the queue yet.
others = The others
hand = Your dice
look = Have a look
go = GO!
bonus-round = The bonus round
category-food = food
category-drink = drink
category-snack = snack
kcal = { $kcal } kcal
by-ms = { $ms } ms
shake-to-roll = Roll by shaking
closest-races = The closest races
hand-roll = Tap here to roll
hand-step = Tap here to choose a roll
hand-last = You are the last: no more rolls
hand-save = Dice you keep become tokens: a star each, and dice for the bonus round.
hand-done = You are done shopping for this round.
last-is = Only { $player } is left:
person-ready = has chosen
person-queues = place { $place } in the queue
person-dice = dice: { $faces }
product-gone = gone to { $player }
was-faster =
    { $ms ->
        [0] { $winner } was faster than { $loser } by a hair.
       *[other] { $winner } was { $ms } ms faster than { $loser }.
    }

## Replay

replay = Looking back
download = Download
eyes-of = Seen by
spectator = a spectator
step-play = Play
step-pause = Pause
copy-move = Copy the link to this move
step-first = To the beginning
step-back = One step back
step-next = One step on
step-last = To the end
step-of = Step { $step } of { $steps }
fair-dice = Fair dice
fair-text = Before the first roll the table sealed a secret. Now it is open, and your device can work out every roll again.
verify = Check every roll
verify-unsafe = To check the dice, open this page over https or on the server’s own machine.
commitment = Sealed before the start
secret = Opened at the end

## Lessons

learn-it = Learn it in 3 minutes
learn-it-game = ({ $game })
learn-new = New to this game?
learn-remark = Your lesson
learn-progress = How far you are
learn-do = Now: { $value }
learn-other = You may do that, too. For now, try this: { $value }
learn-go-on = Go on
learn-skip = Skip
learn-restart = Start again
learn-leave = Leave the lesson
learn-done = Now you know how it goes
learn-play = Play a real game now
learn-to-table = Back to the table
learn-to-room = Back to the room

## The big screen

screen-open = Show on a big screen
screen-join = Scan to sit down or watch
screen-join-small = Join in

## Counted

players-count =
    { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
chairs-free =
    { $free ->
        [0] full
        [one] one chair free
       *[other] { $free } chairs free
    }
watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
rerolls-left =
    { $left ->
        [0] No rerolls left
        [one] One reroll left
       *[other] { $left } rerolls left
    }
verify-good =
    { $outcomes ->
        [one] The one outcome of this game is right.
       *[other] All { $outcomes } outcomes are right.
    }
checkers-left =
    { $value ->
        [one] one checker left
       *[other] { $value } checkers left
    }
product-told =
    { $stars ->
        [one] { $product }, { $category }: needs { $faces }, one star
       *[other] { $product }, { $category }: needs { $faces }, { $stars } stars
    }
deal-told =
    { $price ->
        [one] { $deal }: one die, { $stars } stars.
       *[other] { $deal }: { $price } dice, { $stars } stars.
    }
promotion-food =
    { $price ->
        [0] Free if you grabbed food this round.
        [one] One die if you grabbed food this round.
       *[other] { $price } dice if you grabbed food this round.
    }
promotion-drink =
    { $price ->
        [0] Free if you grabbed a drink this round.
        [one] One die if you grabbed a drink this round.
       *[other] { $price } dice if you grabbed a drink this round.
    }
promotion-snack =
    { $price ->
        [0] Free if you grabbed a snack this round.
        [one] One die if you grabbed a snack this round.
       *[other] { $price } dice if you grabbed a snack this round.
    }
promotion-last =
    { $price ->
        [0] Free if it is the last deal here.
        [one] One die if it is the last deal here.
       *[other] { $price } dice if it is the last deal here.
    }
person-dice-left =
    { $dice ->
        [0] no dice left
        [one] one die
       *[other] { $dice } dice
    }
tokens-of =
    { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
face-down-of =
    { $count ->
        [one] one product face down
       *[other] { $count } products face down
    }
deals-of =
    { $count ->
        [one] one deal
       *[other] { $count } deals
    }
basket-of =
    { $count ->
        [0] Your basket is empty
        [one] One product in your basket
       *[other] { $count } products in your basket
    }
seconds-left =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
bid-secret =
    { $tokens ->
        [one] In secret: a token buys a die. You have one.
       *[other] In secret: a token buys a die. You have { $tokens }.
    }
bid-waits =
    { $dice ->
        [0] You stay out. All bids open together.
        [one] You bid one die. All bids open together.
       *[other] You bid { $dice } dice. All bids open together.
    }
status-dice =
    { $count ->
        [0] Your dice show nothing.
       *[other] Your dice: { $faces }.
    }
status-reach =
    { $count ->
        [0] Nothing to grab.
       *[other] You can grab { $products }.
    }
status-left =
    { $count ->
        [0] Nobody is shopping.
       *[other] Still shopping: { $people }.
    }
