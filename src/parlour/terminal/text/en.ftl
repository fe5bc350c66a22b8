### The room in a terminal

you-name = You
bot-random = Random
bot-greedy = Greedy

table-centre = centre
sheet-start = Rolling for the start
sheet-round = Round { $round }

check-display = display
check-moved = so far
check-hand = your hand
check-player = {""}
check-cards = cards
check-joker = joker
check-orders = orders
check-markers = majorities
check-size = { $size }s
check-piles = Draw pile: { $cards }, discards: { $discards }
check-lacks =
    { $lacks ->
        [0] you have it
        [one] one card missing
       *[other] { $lacks } cards missing
    }

shop-bonus = Bonus round
shop-shelf = shelf
shop-counter = counter
shop-player = {""}
shop-dice = dice
shop-queue = queue
shop-basket = basket
shop-kept = face down

race-look = Look around. It starts in { $seconds } …
race-go = Go!
race-wait = Not so fast: { $tenths } s until your next roll.
race-space = space
race-help = space: roll · digits: grab · letters: the rest · ? rules · q leave and keep the game

menu-title = Parlour
menu-subtitle = What would you like to play?
menu-players = { $least ->
    [2] { $most ->
        [2] two players
       *[other] { $least } to { $most } players
    }
   *[other] { $least } to { $most } players
}
menu-continue = Continue { $game }
menu-language = Language: English
menu-quit = Leave
menu-opponents = How many bots? ({ $least }–{ $most })

ask = Your choice
ask-word = letter or number, or the word beside it
ask-undo = u undo
ask-rules = ? rules
ask-leave = q leave and keep the game
ask-enter = Enter: { $label }
ask-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
ask-next-game = Press Enter for the next game of the match.
ask-close = Press Enter to go back.
not-understood = “{ $text }” is not clear here. Choose from the list.
undone =
    { $you ->
        [yes] You take your last step back.
       *[no] { $player } takes the last step back.
    }
file-saved = Saved: { $file }
resume-with = Go on with: { $command }
already-over = This game is over already. Watch it with: { $command }
game-number = Game { $number } of { $games }
match-score = Match: { $scores }
result = The result
result-points = points

options-default = { $value } unless you say otherwise

replay-end = After { $events } events.
replay-help = Enter or n: on · b: back · number: go to that event · q: leave
replay-faster =
    { $you ->
        [yes] { $ms ->
            [0] You were faster than { $opponent } by a hair.
           *[other] You were { $ms } ms faster than { $opponent }.
        }
       *[no] { $yours ->
            [yes] { $ms ->
                [0] { $player } was faster than you by a hair.
               *[other] { $player } was { $ms } ms faster than you.
            }
           *[no] { was-faster }
        }
    }
learn-do = Now: { $label } (Enter, or { $key })
learn-other = Enter makes the gesture that is asked for; q leaves.
learn-go-on = Enter: go on
verify-good = { $outcomes } rolls and cards worked out again: all are as the secret says.
verify-sealed = The commitment was published before the first roll: { $commitment }

simulate-working = Playing
simulate-title = { $games } games of { $game }
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-score = points
simulate-deviation = deviation
simulate-share = { NUMBER($number, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-points = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-spread = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared = Shared wins: { $shared }
simulate-length = Events a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $shortest } to { $longest }
simulate-speed = { $rate } decisions a second, { $how ->
    [compiled] compiled
   *[plain] plain Python
}
simulate-plain = numba is not installed, so this runs in plain Python. For speed: pip install numba numpy

error-no-file = The file { $file } can’t be read: { $why }
error-bad-pair = “{ $text }” should look like name=value.
error-no-people = Somebody should sit at the keyboard: name at least one person.
error-need-seed-secret = This record holds no secret, so its game can’t go on.
error-not-text = The file { $file } is not a text in UTF-8.

## The command line

help-parlour = Parlour: a games room for four table games. Without a command it opens the menu.
help-version = Say which version this is, and leave.
help-lang = The language: en, de or zh.
help-game = The game; “parlour games” lists them.
help-file = A Parlour record.
help-option = An option of the game, such as checkers=5; may be given several times.
help-games = The games, with their options.
help-rules = The rules of a game.
help-learn = Learn a game by playing: a first game with remarks.
help-play = Play a game at this keyboard, with friends, bots or both.
help-people = The people at this keyboard.
help-bots = The bots: random or greedy, one for each chair.
help-match = How many games make the match; the start alternates.
help-seed = The same number gives the same dice again.
help-save = Where to keep the record.
help-resume = Go on with the game of this record.
help-deck = A deck of your own for Check Out!, as a TOML file.
help-simulate = Let bots play many games, and count.
help-simulate-games = How many games.
help-processes = How many processes work at once; the result is the same.
help-plain = Don’t compile the rules.
help-json = Print the result as JSON.
help-replay = Tell a recorded game again.
help-step = Walk through it step by step, with the table drawn.
help-verify = Work out every roll and card of a record again.
help-serve = Run the room’s server: tables for browsers and programs.
help-host = The address to listen on; 0.0.0.0 for everybody in your network.
help-port = The port to listen on.
help-data = The folder that keeps all tables and games.
help-public-url = The address under which people reach this server, for links.
help-open = Open the room in a browser.
room-open = The room is open at { $url }  (Ctrl-C closes it)
help-admin = Look after a server’s tables.
help-admin-list = All tables of a data folder.
help-admin-close = Close a table of the running server.
help-admin-export = Write a table’s log and its games into a folder.
help-backup = Copy the whole data folder into one file, while the server runs.
exported =
    { $records ->
        [one] The log and one finished game are in { $file }.
       *[other] The log and { $records } finished games are in { $file }.
    }
