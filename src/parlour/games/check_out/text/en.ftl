game-name = Check Out!
    .tagline = Grab breakfast before the others do, and be first at the till.

## What happens

round-begins = Round { $round }. On the shelf: { $products }. At the counter: { $deals }.
bonus-begins = The bonus round. On the shelf: { $products }. How many dice do you buy?
dice-rolled =
    { $you ->
        [yes] You roll { $faces }.
       *[no] { $player } rolls { $faces }.
    }
grabbed =
    { $you ->
        [yes] You grab: { $product }.
       *[no] { $player } grabs: { $product }.
    }
taken =
    { $you ->
        [yes] You take: { $product }.
       *[no] { $player } takes: { $product }.
    }
missed =
    { $you ->
        [yes] { $opponent } gets the { $product } before you. Your dice stay as they are.
       *[no] { $yours ->
            [yes] You get the { $product } before { $player }.
           *[no] { $opponent } gets the { $product } before { $player }.
        }
    }
out-of-dice =
    { $you ->
        [yes] You have no dice left: no place in the queue this time.
       *[no] { $player } has no dice left and stays out of the queue.
    }
checked-out =
    { $you ->
        [yes] You check out: place { $place } in the queue.
       *[no] { $player } checks out: place { $place } in the queue.
    }
sent-to-queue =
    { $you ->
        [yes] You are the last and join the queue: place { $place }.
       *[no] { $player } is the last and joins the queue: place { $place }.
    }
last-shopper =
    { $you ->
        [yes] You are the last with dice: no more rolls.
       *[no] { $player } is the last with dice: no more rolls.
    }
lot-product =
    { $you ->
        [yes] The lot decides: the { $product } is yours.
       *[no] The lot decides: the { $product } goes to { $player }.
    }
lot-queue =
    { $you ->
        [yes] The lot decides: you are next in the queue.
       *[no] The lot decides: { $player } is next in the queue.
    }
choice-made =
    { $you ->
        [yes] Your choice is made.
       *[no] { $player } has chosen.
    }
bought =
    { $price ->
        [0] { $you ->
            [yes] You get { $deal } for free.
           *[no] { $player } gets { $deal } for free.
        }
        [one] { $you ->
            [yes] You buy { $deal } for one die.
           *[no] { $player } buys { $deal } for one die.
        }
       *[other] { $you ->
            [yes] You buy { $deal } for { $price } dice.
           *[no] { $player } buys { $deal } for { $price } dice.
        }
    }
saved =
    { $tokens ->
        [0] { $you ->
            [yes] You are done.
           *[no] { $player } is done.
        }
        [one] { $you ->
            [yes] You save one token.
           *[no] { $player } saves one token.
        }
       *[other] { $you ->
            [yes] You save { $tokens } tokens.
           *[no] { $player } saves { $tokens } tokens.
        }
    }
nobody-queues = Nobody is in the queue.
round-over = Round { $round } is over.
bid-made =
    { $you ->
        [yes] Your bid is made.
       *[no] { $player } has bid.
    }
bid-opened =
    { $dice ->
        [0] { $you ->
            [yes] You stay out.
           *[no] { $player } stays out.
        }
        [one] { $you ->
            [yes] You buy one die.
           *[no] { $player } buys one die.
        }
       *[other] { $you ->
            [yes] You buy { $dice } dice.
           *[no] { $player } buys { $dice } dice.
        }
    }
alone =
    { $you ->
        [yes] Nobody else has dice: choose freely.
       *[no] Only { $player } has dice, and chooses freely.
    }
no-bidder = Nobody buys dice: there is no bonus round.
bonus-tokens =
    { $you ->
        [yes] You were first in the queue: { $tokens } bonus tokens for you.
       *[no] { $player } was first in the queue and gets { $tokens } bonus tokens.
    }
bonus-tokens-lost = Nobody checked out: the { $tokens } bonus tokens are lost.

## What to do

prompt-cards = New cards are coming.
prompt-lot = A lot is drawn.
prompt-shop =
    { $dice ->
        [one] Roll your last die, or check out with it.
       *[other] Roll your { $dice } dice, or check out.
    }
prompt-shop-grab = Within reach: { $choices }. Grab, or roll again.
prompt-shop-many = { $count } products are within reach. Grab, or roll again.
prompt-shop-wait = The others are still shopping.
prompt-shop-watch = Everybody is shopping.
prompt-last = You are the last with dice: grab what you can, then check out.
prompt-step =
    { $dice ->
        [one] Choose in secret: roll your last die, or check out with it.
       *[other] Choose in secret: roll your { $dice } dice, or check out.
    }
prompt-step-grab = Choose in secret. Within reach: { $choices }. Or roll, or check out.
prompt-step-many = Choose in secret: { $count } products are within reach. Or roll, or check out.
prompt-step-grabs = Choose more products, or finish your choice.
prompt-step-close = Nothing else fits your dice: finish your choice.
prompt-step-watch = Everybody chooses in secret.
prompt-step-wait = Your choice is made. The others are still choosing.
prompt-buy =
    { $dice ->
        [0] No dice left: take what is free for you, or finish.
        [one] Buy deals with your one die, or save it.
       *[other] Buy deals with your { $dice } dice; what is left is saved.
    }
prompt-buy-wait = { $player } is buying.
prompt-buy-none =
    { $dice ->
        [0] No dice left, and nothing here is free for you: you are done.
        [one] No deal for your one die: save it as a token.
       *[other] No deal for your { $dice } dice: save them as tokens.
    }
prompt-bid =
    { $tokens ->
        [0] You have no tokens for dice: stay out.
        [one] You have one token. Do you buy a die with it?
       *[other] You have { $tokens } tokens. How many dice do you buy?
    }
prompt-bid-wait = The others are still bidding.
prompt-bid-watch = Everybody bids in secret.
prompt-alone-wait = { $player } chooses alone: nobody else has dice.
prompt-alone =
    { $dice ->
        [0] No dice left: finish.
        [one] Take any product that needs one die, or finish.
       *[other] Take any products with your { $dice } dice, then finish.
    }
label-grab = { $product } ({ $faces })
label-check-out =
    { $dice ->
        [one] Check out with one die
       *[other] Check out with { $dice } dice
    }
label-close = That is my choice
label-enough = Enough
label-bid =
    { $dice ->
        [0] Stay out
        [one] One die
       *[other] { $dice } dice
    }
label-buy =
    { $price ->
        [0] { $deal }: free
        [one] { $deal }: one die
       *[other] { $deal }: { $price } dice
    }
label-done =
    { $dice ->
        [0] Done
        [one] Done, save one token
       *[other] Done, save { $dice } tokens
    }

## Points and options

source-products = Products
source-deals = Deals
source-tokens = Tokens
source-sets = Sets
luck-about = A good roll is one that could take something off the shelf at that moment. Luck is how many more of them came than the odds promised before each roll.
option-step = Step by step
    .help = Everybody chooses in secret, then all choices count at once. For one device, slow links or play by mail.

## The rules, for players

rules-goal = Four rounds and a bonus round in the corner shop. Whoever has the most points at the end wins.
    .title = The goal
rules-round = Each round shows two products per player on the shelf and one deal per player at the counter. Have a look; at GO everybody rolls five dice at the same time.
    .title = A round
rules-grab = If your roll shows all the faces of a product, grab it: those dice stay on it until the round ends. One roll may be enough for several products. You may always roll again, with all the dice you have left.
    .title = Rolling and grabbing
rules-queue = Check out whenever you like, as long as you have a die. The earlier, the further ahead in the queue. If all others are in the queue or out of dice, you may not roll any more: grab from your last roll, then queue.
    .title = Checking out
rules-buy = In the order of the queue you buy deals with the dice you have left. Some deals are cheaper if you grabbed a product of the kind they show this round, others if they are the last one left. Each die you don’t spend becomes a token, worth one point.
    .title = At the counter
rules-out = Without dice you don’t queue: no deals, not even free ones, and no tokens.
    .title = Out of dice
rules-end = After a round your products go face down. Products left on the shelf wait for the bonus round; deals left over are gone.
    .title = The round’s end
rules-bonus = In the bonus round you buy up to five dice in secret, a token each. On the shelf lies everything left over and one product more. There are no deals, and dice left over are worth nothing, but the first to check out gets four tokens. If only one player buys dice, that player picks any products that the dice suffice for, without rolling, and nobody gets the four tokens.
    .title = The bonus round
rules-score = Count a point for each star on your products and deals and for each token, and three for each set of food, drink and snack. Equal scores share the win.
    .title = Scoring
rules-step = A table may play without hurry: everybody secretly chooses to roll, to check out, or to grab, and a choice stands. When all have chosen, grabs come first, then the queue, then rolls. If several want the same, it goes to whoever has fewer products, then by lot.
    .title = Step by step

## The first game

lesson-roll = Five dice, a shelf full of products, and everybody shops at the same time. At a real table you have to be quick; here nobody hurries you. Roll.
lesson-roll-on = Every product shows the faces that it needs. Your roll has none of them complete, so roll again. You may, as often as you like.
lesson-grab = A 1 and a 2: enough for the croissant. Whoever grabs first has it. These two dice stay with it until the round ends.
lesson-same-roll = { $opponent } rolls, too, and looks at the same shelf. Your roll still shows a 6: grab the milk.
lesson-check-out = You have two dice left. You could roll on, but at the counter dice are money, and who checks out first buys first. Check out.
lesson-buy = { $opponent } was the last one shopping and queues behind you. Buy the nachos: they cost two dice, but only one for whoever grabbed a drink. You did.
lesson-save = You have one die left. Each die that you don’t spend becomes a token, worth a point. Finish.
lesson-jump = What stays on the shelf waits for the bonus round. Four such rounds are played; let us jump to what comes after.
lesson-bid = The bonus round. Now dice cost a token each, and everybody buys in secret. You have six tokens: buy four dice.
lesson-bonus = The bids are open, and it is a race again. There are no deals, but the first in the queue gets four tokens. Roll.
lesson-bonus-grab = 2 and 5: grab the cookie.
lesson-first = { $opponent } has the mate tea. Dice that are left are worth nothing this time, so be the first to check out!
lesson-points = 54 to 53! Products 29, deals 13, tokens 6, and 6 more for two sets: one of food, drink and snack each are 3 extra points.
lesson-learnt =
    All at once: roll as often as you like, and grab what your dice show before others do.
    Check out early to buy first. Dice that are left buy deals, or become tokens.
    In the bonus round dice cost tokens, and the first in the queue gets four. The most points win.
