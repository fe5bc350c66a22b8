game-name = CHECK!
    .tagline = Take cards, fulfil orders, win majorities.

## Cards and orders

colour-name =
    { $colour ->
        [0] red
        [1] green
        [2] blue
       *[3] yellow
    }
card = { colour-name } { $number }
needs-alike-2 = a pair
needs-alike-2-times-2 = two pairs
needs-alike-2-times-3 = three pairs
needs-alike-3 = three of a kind
needs-alike-3-times-2 = three of a kind twice
needs-alike-4 = four of a kind
needs-alike-5 = five of a kind
needs-run-3 = a run of three
needs-run-4 = a run of four
needs-run-5 = a run of five
needs-pair-1 = a pair of 1s
needs-pair-2 = a pair of 2s
needs-pair-3 = a pair of 3s
needs-pair-4 = a pair of 4s
needs-pair-5 = a pair of 5s
points-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What happens

drew-card =
    { $you ->
        [yes] You draw the { card }.
       *[no] { $player } draws the { card }.
    }
drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
card-shown = New in the display: { card }.
order-shown = New order: { $needs }, { points-worth }, bonus { colour-name }.
marker-colour = Marker: most orders with a { colour-name } bonus, { points-worth }.
marker-size = Marker: most combinations of { $size } cards, { points-worth }.
took =
    { $you ->
        [yes] You take the { card }.
       *[no] { $player } takes the { card }.
    }
chose =
    { $you ->
        [yes] You go for the order: { $needs }.
       *[no] { $player } goes for the order: { $needs }.
    }
placed =
    { $you ->
        [yes] You place the { card }.
       *[no] { $player } places the { card }.
    }
placed-joker =
    { $you ->
        [yes] You use your joker.
       *[no] { $player } uses the joker.
    }
fulfilled =
    { $you ->
        [yes] Order fulfilled: { points-worth } for you, { $bonus ->
            [0] no bonus card
            [one] 1 bonus card
           *[other] { $bonus } bonus cards
        }.
       *[no] Order fulfilled: { points-worth } for { $player }, { $bonus ->
            [0] no bonus card
            [one] 1 bonus card
           *[other] { $bonus } bonus cards
        }.
    }
last-round =
    { $you ->
        [yes] You have fulfilled { $goal } orders: this round is the last.
       *[no] { $player } has fulfilled { $goal } orders: this round is the last.
    }
discarded =
    { $you ->
        [yes] You discard the { card }.
       *[no] { $player } discards the { card }.
    }
reshuffled =
    The draw pile was empty: the { $count ->
        [one] one discarded card is
       *[other] { $count } discarded cards are
    } the new one.
end-cards = The display stays empty: the game ends here.
end-orders = No order can be fulfilled any more: the game ends here.

## What to do

note-last =
    { $last ->
        [1] Last round.{" "}
       *[other] {""}
    }
prompt-deal = The cards are dealt.
prompt-cards = { note-last }New cards are laid out.
prompt-take = { note-last }Take one to three cards that share a number or a colour.
prompt-take-more = { note-last }Take another matching card, or leave it at that.
prompt-fulfil =
    { note-last }{ $orders ->
        [one] You can fulfil one order. Choose it, or end your turn.
       *[other] You can fulfil { $orders } orders. Choose one, or end your turn.
    }
prompt-nothing = { note-last }Your cards are not enough for an open order now. End your turn.
prompt-place = { note-last }Order: { $needs }. Place { $left } cards.
prompt-place-more =
    { note-last }{ $left ->
        [one] Order: { $needs }. Place the last card.
       *[other] Order: { $needs }. Place { $left } more cards.
    }
prompt-other-take = { note-last }{ $player } is taking cards.
prompt-other-fulfil = { note-last }{ $player } is looking at the orders.
prompt-other-place = { note-last }{ $player } is fulfilling an order: { $needs }.
prompt-other-discard = { note-last }{ $player } has too many cards and discards.
prompt-discard =
    { note-last }{ $count ->
        [one] Your hand is too large: discard one card.
       *[other] Your hand is too large: discard { $count } cards.
    }
label-take = Take the { card }
label-enough = Enough cards
label-fulfil = Fulfil { $needs }: { points-worth }, bonus { colour-name }
label-end = End turn
label-place = Place the { card }
label-joker = Use the joker
label-discard = Discard the { card }

## Points and options

source-orders = Orders
source-markers = Markers
source-pile = Bonus cards
source-joker = Joker
option-starter = Who starts
    .help = Draw lots, or let the first, second, third or fourth player begin.
error-order-too-alike = { $file }, { $entry }: “{ $needs }” could need more than { $most } cards of one number.

## The rules, for players

rules-goal = Collect number cards, fulfil orders with them, and have the most points at the end.
    .title = The goal
rules-setup = Everybody has three cards and a joker. Six cards and four orders lie open. Four markers show which majorities count this time.
    .title = Setting up
rules-take = First take one to three cards from the display. If you take more than one, they must all have the same number or all have the same colour.
    .title = Taking cards
rules-orders = Then you may fulfil any of the open orders with cards of your hand. Cards of a kind have the same number; a run is a row of consecutive numbers from 1 to 5. Colours don’t matter for that, and each card counts for one combination only. The order is yours, with its points.
    .title = Fulfilling orders
rules-bonus = Every order has a bonus colour. Cards of that colour that you use for it go onto your own pile and are worth one point each. All others are discarded.
    .title = Bonus cards
rules-joker = Once in the game your joker stands in for any one card of an order. It has no colour. If you never use it, it is worth one point.
    .title = The joker
rules-end-of-turn = At the end of your turn the display is filled up to six cards and the orders to four. If you have fewer than three cards, you draw up to three; if you have more than ten, you discard down to ten. An empty draw pile is made up of the discards.
    .title = The end of a turn
rules-end = When somebody has fulfilled seven orders (with three players six, with four players five), the round is finished, so that all have had the same number of turns. The game also ends when no card is left to take or no open order can be fulfilled any more.
    .title = The end of the game
rules-score = Count the points of your orders, your pile, an unused joker, and the markers you have won; cards in hand are worth nothing. A marker goes to the one player whose orders show its symbol most often: its bonus colour, or its size of combination (three pairs count three times). If there is a tie, nobody gets it.
    .title = Points
rules-win = The most points win. If there is a tie, the larger pile decides; after that the win is shared.
    .title = Winning

## The first game

lesson-take = Your hand has two 3s. A turn begins with taking one to three open cards that share a number or a colour: take both open 3s, the yellow one first, then the blue one.
lesson-fulfil = Four 3s: enough for four of a kind. Only 2 points, but it takes no joker, and it puts you ahead for two of the four markers: most red orders, most combinations of four cards. Choose it.
lesson-place = Now place the cards. The bonus colour of this order is red: the red 3 goes onto your own pile and is worth a point more.
lesson-end-turn = From 1 to 10 points: 2 for the order, 1 for the red bonus card, 3 for each of the two markers that you now lead, and 1 for your unused joker, as before. End your turn; then open cards and orders are filled up again.
lesson-theirs = You have drawn, for nobody begins a turn with fewer than three cards. Now it is { $opponent }’s turn. The + at { $opponent }’s points: bonus cards of others are counted at the end.
lesson-colour = Cards may share a colour, too. Take the blue 2, then the blue 3: with your blue 5 they are almost a run.
lesson-run = 2, 3 and 5: with your joker as the 4 that is a run of four. It has 1 point only, but three blue bonus cards and the blue marker bring 6 more. The 4-point order would cost the joker, too, and bring no more than its 4. Choose the run of four.
lesson-joker = Use the joker, then your blue cards: 2, 3 and 5. You have one joker a game; unused it would have been worth a point at the end.
lesson-markers = 16 points. But markers can change hands until the end: each goes to whoever’s orders show its symbol most often then. The table shows who leads for each marker. End your turn.
lesson-jump = And so it goes on. Let us jump to the end of this game.
lesson-last-card = You have fulfilled six orders, and the seventh needs one more card. Place it.
lesson-last-round = With two players, seven orders bring the end. { $opponent } has one more turn, so that both have had as many. End your turn.
lesson-points = 33 to 32! Your orders are worth 15 and your pile 9. { $opponent }’s orders were worth more, but your markers brought 9.
lesson-learnt =
    Take one to three cards that share a number or a colour, then fulfil orders with your hand.
    Cards in the bonus colour of an order are a point each; the joker stands in for any card, once.
    Markers reward what your orders show most often. The most points win.
