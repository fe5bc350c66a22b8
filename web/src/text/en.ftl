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
sound-on = Sound on.
sound-off = Sound off.
less-motion = Less motion
close = Close
my-games = Go on with
open-tables = Open tables
recent-games = Just played
watch = to watch
phase-gathering = not started
phase-playing = running
your-turn = your turn
phase-between = between games
phase-over = finished
phase-closed = This table is closed.
keys-hint = At a table: space for the big button, 1–9 to choose, ? for the rules, u to undo, l to hear the last event again, m for sound.
away-title = The room is dark right now
away-text = The server can’t be reached. Your games are safe there; this page tries again by itself.
try-again = Try again

## Make

seats = Chairs
clock = Clock
clock-none = No clock
clock-relaxed = 90 s a move
clock-strict = 20 s a move
clock-race = For buying, bids and steps; in a race only the tempo counts.
tempo = Tempo
tempo-calm = Calm
tempo-brisk = Brisk
tempo-frantic = Frantic
tempo-help = How soon you may roll again: after 1.5, 0.9 or 0.5 seconds. Bots keep to it as well.
make-public = Anybody may see and join this table
make-forced = What leaves no choice plays itself (you always throw your own dice)
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
move-here = Move here
chair-number = (chair { $number })
sitting = At the table: { $people }.
can-begin = All chairs are taken: you can begin.
put-bot = Add a bot
fill-bots = Bots for all empty chairs
remove-player = Ask { $player } to leave
start = Begin
host = host
host-starts = The host begins the game as soon as all chairs are taken.
you = you
bot = bot
bots-greedy = Greta Otto Mina Ivo Cleo Bruno
bots-random = Rudi Lola Nico Tilda Fred Wanda
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
rules-found =
    { $count ->
        [one] One section found.
       *[other] { $count } sections found.
    }
keys = Keys
undo = Undo
undone = Taken back.
to-room = To the room
log = What happened
log-empty = Nothing yet.
talk = Talk
log-and-talk = Log and talk
log-and-talk-new = Log and talk: something new
person-left = { $person } has left; { $player } plays on.
person-came = { $person } sits down.
player-away = { $player } is away; the game waits.
bot-instead = Let a bot play on
you-watch = You are watching.
take-chair = Take a chair
say-something = Say something
send = Send
react-hello = Hello!
react-well-played = Well played
react-thanks = Thanks
react-lucky = Lucky!
react-ouch = Ouch
react-thinking = Thinking …
line-lost = The connection is lost. Trying again …
table-opens = The table is being laid …
no-table-title = No table here
lost-title = There is nothing at this address.
lost-game = There is no such game here. Look at those in the room.
choose-piece = Touch one of the outlined pieces.
your-choices = What you can do
one-choice = There is only one thing to do: the button below.
no-choices = Nothing for you to do right now.
match-game = Game { $game } of { $games }
match-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
match-score = match { $score }
match = Match
comma = ,{" "}
match-stands = The match after { $played } of { $games } games: { $score }.
match-drawn = The match is a draw between { $people }: { $score }.
match-won =
    { $you ->
        [yes] You win the match: { $score }.
       *[no] { $player } wins the match: { $score }.
    }
points = Points
game-over = The game is over
next-game = Next game
rematch = Play again
again-wait = Waiting for { $people } …
again-wanted =
    { $count ->
        [one] { $people } would like to go on.
       *[other] { $people } would like to go on.
    }
look-back = Look back
error-unexpected = Something went wrong ({ $reason }). Please try again.
error-server-away = The server can’t be reached right now. Try again in a moment.

## Looking back

looking-back = You look back at move { $move } of { $moves }.
game-went-on = The game went on.
arrived = { $game }: { $prompt }
your-turn-now = It is your turn.
back-to-game = Back to the game

## The end

show-table = Show the table
show-result = Show the result
counting = The points are counted …
dice-thrown = What the dice showed
luck = Luck
luck-note = { $good } good, { $expected } expected
dice-even = The dotted line is what even dice would have shown.
times-face =
    { $times ->
        [one] { $face } came once
       *[other] { $face } came { $times } times
    }

## The table's business

this-table = This table
agreed-forced = Moves without a choice
agreed-forced-yes = play themselves
give-up-chair = Give up my chair
give-up-sure = A bot plays on in your chair. You may sit down again as long as it is there.
stand-up = Stand up
asked-to-leave = The host has asked you to leave your chair. You may take a free one.
remove-sure = { $player } has to leave. During a game a bot plays on in that chair.
remove-chair = The chair of { $player } is free then.
close-table = Close this table
close-sure = Nobody can play here any more, and a running game ends without a result.
yes-do-it = Yes
no-dont = No
sit-instead = Sit down instead of { $player }

## Roll out

row-of = { $player }: row
row-mine = Your row
row-turns-white = { $player }’s checkers: tap one to turn it white
row-moves = Your checkers: tap one to move it to the centre
row-turns-up = Your checkers: tap one to turn it up again
row-moves-or-turns-up = Yours: coloured go to the centre, white turn up
tray = At stake
tray-holds = At stake: { $what }
start-rolls = For the start: the higher roll begins
checker-mine-up = your { $number }
checker-mine-white = your { $number }, turned white
checker-theirs-up = { $player }’s { $number }
checker-theirs-white = { $player }’s { $number }, turned white
checker-centre = { $number }, at stake
touch-wait = It is { $player }’s turn.
touch-roll = Roll first: the dice say what can be played.
touch-used = The dice are used: roll again or stop.
touch-white = { $player }’s { $number } is white already.
touch-centre = The { $number } stays in the centre until you stop.
touch-ringed = Not the { $number } now: choose what has a ring.
die-shows = Die: { $value }
sum-is = Sum:
stamp-rolled-out = rolled out

## Diced out

round-of = Round { $round } of { $rounds }
rolling-for-start = Rolling for the start
start-roll = Start: { $total }
fewest-win = The fewest points win
sheet-of = Sheet of { $player }
sheet-told = { $player }: { $what }
sheet-marked =
    { $count ->
        [0] nothing marked
       *[other] marked { $numbers }
    }
sheet-bonus = bonus for { $numbers }
sheet-legend = The signs on the sheet
legend-bonus = bonus number
legend-bonus-about = Two circles: a bonus number. Roll it, and you may mark one more number of your choice.
legend-rerolls = Rerolls
legend-rerolls-about = The boxes: three rerolls a round. A total that is marked already costs one; with none left, it dices you out.
legend-rounds = Rounds 1–4
legend-rounds-about = Rounds 1–4: each gets the sum of the numbers that you could not mark.
legend-penalty-about = Those are penalty points: whoever has the fewest after four rounds wins.
penalty = Penalty points
penalty-total =
    { $value ->
        [one] 1 penalty point
       *[other] { $value } penalty points
    }
round-points = round { $round }: { $points }
touch-struck = The { $number } is marked already.
touch-number = What you roll is marked for you.
points-total =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
stamp-out = diced out
stamp-full = all marked

## CHECK!

display = Display
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
docket-lacks-joker = { $lacks } short with joker
order-alike = Of a kind: cards with the same number, in any colours.
order-run = A run: neighbouring numbers such as 2, 3, 4, in any colours.
order-brings = It brings { $points }. Each card in the bonus colour { $colour } that you use for it is worth 1 point more.
points-open =
    { $value ->
        [one] 1 point without bonus cards
       *[other] { $value } points without bonus cards
    }
why-over = The game is over.
why-watching = You are watching this game.
why-wait = It is { $player }’s turn. Yours will come.
why-no-match = It doesn’t match: all cards that you take must share one number or one colour.
why-taken = You have taken your cards for this turn.
why-placing = You are at an order: place cards of your hand.
why-discarding = Your hand is too large: discard first.
why-take-first = First take cards from the display.
why-enough-first = First take another card, or press “Enough cards”.
why-choose-first = First choose the order that you want to fulfil.
why-no-order = Your cards are not enough for an open order now.
why-joker-stays = The joker is no card in hand and is never discarded.
why-no-fit = It doesn’t fit this order, or the order could not be completed with it.
why-under-way = You are at this order: place the cards that are outlined.
why-finish-first = First complete the order that you have begun, or take it back.
fulfil-for =
    { $points ->
        [one] Fulfil it for 1 point
       *[other] Fulfil it for { $points } points
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
marker-leads = { $player } leads.
marker-nobody = Nobody leads.
marker-unknown = A marker: which of its two sides counts is not decided yet
marker-other = The other side is not in play. It says: { $what }.
orders-of = { $player }: { $count } of { $goal } orders fulfilled
orders-short = { $count } of { $goal } orders
orders-end = Once somebody has { $goal } orders, the round is finished and the game is over.
orders-last = This is the last round.
pile-own =
    { $count ->
        [0] No bonus cards yet
        [one] One bonus card: 1 point
       *[other] { $count } bonus cards: { $count } points
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
queue-in = The queue ({ $when })
round-number = round { $round }
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
hand-step = Tap here to choose rolling; a choice stands
hand-last = You are the last: no more rolls
hand-alone = Nobody else bought dice: no race, choose freely.
hand-save = Dice you keep become tokens: a point each, and dice for the bonus round.
hand-done = You are done shopping for this round.
last-is = Only { $player } is left:
look-first = Look at the shelf: it starts in a moment.
wait-go =
    { $seconds ->
        [one] GO in one second.
       *[other] GO in { $seconds } seconds.
    }
wait-dice = You can roll again in a moment.
why-needs = Needs { $faces }. { $why }
why-faces = Your roll: { $faces }.
why-roll = Roll first.
why-go = It starts in a moment.
why-queue = You are already in the queue.
why-no-dice = You have no dice left.
why-few =
    { $dice ->
        [0] You have no dice left.
        [one] You have only one die left.
       *[other] You have only { $dice } dice left.
    }
why-placed = Your choice takes these dice already.
why-bid = First everybody buys dice.
why-alone = Only { $player } has dice.
look-told = { $seconds } seconds until GO. { $shelf }
look-counter = At the counter: { $deals }.
look-product = { $product }: { $faces }.
keys-check_out = In this game: c checks out; s says your dice, what they can grab, and who is still shopping.
free = free
with-food = with food:
with-drink = with a drink:
with-snack = with a snack:
with-last = the last deal:
seconds-short = { $seconds } s
chosen = chosen
hand-chose-roll = You chose to roll.
hand-chose-out = You chose to check out.
hand-chose = Your choice stands.
points-hidden =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    } and { $more ->
        [one] one product face down
       *[other] { $more } products face down
    }
person-told = { $player }: { $how }, { $points }, { $tokens }, { $deals }.
person-ready = has chosen
person-queues = at place { $place } in the queue
person-dice = dice: { $faces }
product-gone = gone to { $player }

## Replay

replay = Looking back
download = Download as text
eyes-of = Through whose eyes
spectator = Spectator
step-play = Play
step-pause = Pause
copy-move = Copy the link to this moment
step-first = To the beginning
step-back = One step back
step-next = One step on
step-last = To the end
step = Step
step-speed = Speed: { $speed }×
step-of = Step { $step } of { $steps }
fair-chance = Fair chance
fair-text = Before the start the table sealed a secret. Now it is open, and your device can work out every roll and every card again.
verify = Check them all
verify-unsafe = To check the dice, open this page over https or on the server’s own machine.
sealed = What was sealed
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
learn-try = For now, try this: { $value }
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
hand-owned = What you have
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
status-unrolled =
    { $count ->
        [0] You have no dice left.
        [one] You have one die, not rolled yet.
       *[other] You have { $count } dice, not rolled yet.
    }
status-buy =
    { $count ->
        [0] No deal for you to buy.
       *[other] You can buy: { $deals }.
    }
status-queue = The queue: { $people }.
status-tokens =
    { $tokens ->
        [one] You have one token.
       *[other] You have { $tokens } tokens.
    }
status-bid-made = Your bid is made.
status-bid-open = You have not bid yet.
