### What all games share

list-none = nothing
list-more = { $start }, { $next }
list-last = { $start } and { $last }
list-or = { $start } or { $last }

## What happens

rolled =
    { $you ->
        [yes] You roll { $first } and { $second }.
       *[no] { $player } rolls { $first } and { $second }.
    }
roll-off-rolled =
    { $you ->
        [yes] You roll { $total } for the start.
       *[no] { $player } rolls { $total } for the start.
    }
roll-off-tie = A tie: { $people } roll again.
starts =
    { $you ->
        [yes] You start.
       *[no] { $player } starts.
    }
won =
    { $you ->
        [yes] You win!
       *[no] { $player } wins.
    }
shared-win = { $people } share the win.
was-faster =
    { $ms ->
        [0] { $winner } was faster than { $loser } by a hair.
       *[other] { $winner } was { $ms } ms faster than { $loser }.
    }

## What to do

prompt-wait = { $player } is thinking.
prompt-dice = The dice are rolling.
prompt-over = The game is over.
prompt-roll-off = Roll for the start.
label-roll = Roll

## Why not

error-at-line = Line { $line }: { $why }
error-unknown-game = There is no game called “{ $game }”. Choose one of: { $known }.
error-unknown-language = There is no language “{ $language }” here. Choose one of: { $known }.
error-unknown-option = This game has no option “{ $option }”. It has: { $known }.
error-bad-option = The option “{ $option }” can’t be “{ $value }”. It takes { $allowed }.
error-wrong-seats =
    { $least ->
        [2] { $most ->
            [2] This game is for exactly two players.
           *[other] This game is for { $least } to { $most } players.
        }
       *[other] This game is for { $least } to { $most } players.
    }
error-no-such-seat = There is no player { $seat } at this table.
error-not-your-turn = It is not your turn.
error-dice-rolling = Wait for the dice.
error-game-over = The game is over.
error-illegal-action = That can’t be done now.
error-no-chance-now = No dice or cards come up here.
error-no-such-outcome = There is no outcome { $outcome }; the highest is { $most }.
error-no-undo = There is nothing of yours to take back: dice, cards shown and others’ moves stand.
error-contribution-too-long = A contribution to the dice has at most { $most } bytes.
error-not-a-record = This is not a Parlour record: its first line should be “Parlour record 1”.
error-record-version = This record is of version { $version }; this Parlour reads version { $known }.
error-record-lacks = The record lacks the field “{ $field }”.
error-record-unknown-field = A record has no field “{ $field }”.
error-record-twice = The field “{ $field }” stands here for the second time.
error-record-bad-line = This can’t be read: { $text }
error-record-bad-outcome = Dice or cards can’t come up as “{ $text }” here.
error-record-bad-gesture = “{ $text }” is not possible here.
error-no-commitment = This record holds no commitment, so its dice can’t be checked.
error-no-secret = The secret is not shown yet: the dice can be checked when the game is over.
error-wrong-secret = The secret does not fit the commitment that was published before the first roll.
error-wrong-outcome = Event { $event } says { $told }, but the dice give { $true }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $known }.
error-match-length = A match here has one game, or a number of games that gives each of the { $seats } players the start equally often; { $games } does not.
error-no-games = A simulation needs at least one game, not { $games }.
error-bad-seed = A seed is a whole number from 0 to 2^63 − 1.
error-data-unreadable = The file { $file } can’t be read: { $why }
error-data-unknown-entry = { $file }: there is no kind of entry “{ $entry }”, only lists of: { $known }.
error-data-lacks = { $file }, { $entry }: the field “{ $field }” is missing.
error-data-value = { $file }, { $entry }: “{ $field }” can’t be “{ $value }”. It takes { $allowed }.
error-data-unknown-field = { $file }, { $entry }: there is no field “{ $field }”.
error-data-twice = { $file }, { $entry }: “{ $value }” is there already.
error-data-count = { $file }: the number of entries “{ $entry }” has to be { $allowed }, not { $found }.
error-no-own-deck = The game “{ $game }” has no deck that a table could replace.
error-deck-too-long = A deck has at most { $most } characters.
