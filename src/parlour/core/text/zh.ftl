### 各游戏共用

list-none = 无
list-more = { $start }、{ $next }
list-last = { $start }、{ $last }
list-or = { $start }或{ $last }

## 发生了什么

rolled =
    { $you ->
        [yes] 你掷出 { $first } 和 { $second }。
       *[no] { $player }掷出 { $first } 和 { $second }。
    }
roll-off-rolled =
    { $you ->
        [yes] 你掷骰定先手：{ $total } 点。
       *[no] { $player }掷骰定先手：{ $total } 点。
    }
roll-off-tie = 点数相同：{ $people }重掷。
starts =
    { $you ->
        [yes] 你先手。
       *[no] { $player }先手。
    }
won =
    { $you ->
        [yes] 你赢了！
       *[no] { $player }获胜。
    }
shared-win = { $people }并列获胜。
was-faster =
    { $ms ->
        [0] { $winner }只比{ $loser }快了一丝。
       *[other] { $winner }比{ $loser }快 { $ms } 毫秒。
    }

## 该做什么

prompt-wait = { $player }正在思考。
prompt-dice = 骰子正在滚动。
prompt-over = 游戏结束。
prompt-roll-off = 请掷骰定先手。
label-roll = 掷骰

## 为什么不行

error-at-line = 第 { $line } 行：{ $why }
error-unknown-game = 没有名为“{ $game }”的游戏。可选：{ $known }。
error-unknown-language = 这里没有“{ $language }”这种语言。可选：{ $known }。
error-unknown-option = 这个游戏没有选项“{ $option }”。可用选项：{ $known }。
error-bad-option = 选项“{ $option }”不能设为“{ $value }”。可设为：{ $allowed }。
error-wrong-seats =
    { $least ->
        [2] { $most ->
            [2] 这个游戏只能两人玩。
           *[other] 这个游戏限 { $least } 到 { $most } 人玩。
        }
       *[other] 这个游戏限 { $least } 到 { $most } 人玩。
    }
error-no-such-seat = 这张桌子没有 { $seat } 号座位。
error-not-your-turn = 还没轮到你。
error-dice-rolling = 请等骰子停下。
error-game-over = 游戏已经结束。
error-illegal-action = 现在不能这样做。
error-no-chance-now = 这里不该掷骰或翻牌。
error-no-such-outcome = 没有结果 { $outcome }；最大为 { $most }。
error-no-undo = 没有可以撤回的动作：已掷的骰子、已翻开的牌和他人的动作都不能撤回。
error-contribution-too-long = 为骰子提供的随机数据最多 { $most } 字节。
error-not-a-record = 这不是 Parlour 的对局记录：第一行应为“Parlour record 1”。
error-record-version = 该记录的版本为 { $version }；本程序支持的版本为 { $known }。
error-record-lacks = 记录缺少字段“{ $field }”。
error-record-unknown-field = 记录中没有“{ $field }”这种字段。
error-record-twice = 字段“{ $field }”在此重复出现。
error-record-bad-line = 无法读取：{ $text }
error-record-bad-outcome = 这里的骰子或牌不可能是“{ $text }”。
error-record-bad-gesture = 这里不能“{ $text }”。
error-no-commitment = 该记录没有事先的承诺值，无法验证骰子。
error-no-secret = 密钥尚未公开：对局结束后才能验证骰子。
error-wrong-secret = 密钥与首次掷骰前公布的承诺值不符。
error-wrong-outcome = 第 { $event } 个事件记为 { $told }，但骰子应为 { $true }。
error-unknown-bot = 没有名为“{ $bot }”的机器人。可选：{ $known }。
error-match-length = 一场比赛可以只打一局，否则局数须让 { $seats } 位玩家先手次数相同；{ $games } 局不行。
error-no-games = 模拟至少要有一局，不能是 { $games } 局。
error-bad-seed = 种子须为 0 到 2^63 − 1 的整数。
error-data-unreadable = 无法读取文件 { $file }：{ $why }
error-data-unknown-entry = { $file }：没有“{ $entry }”这类条目，只能是以下条目的列表：{ $known }。
error-data-lacks = { $file }，{ $entry }：缺少字段“{ $field }”。
error-data-value = { $file }，{ $entry }：“{ $field }”不能是“{ $value }”。可用：{ $allowed }。
error-data-unknown-field = { $file }，{ $entry }：没有“{ $field }”这个字段。
error-data-twice = { $file }，{ $entry }：“{ $value }”已经有了。
error-data-count = { $file }：“{ $entry }”条目数应为 { $allowed }，而不是 { $found }。
error-no-own-deck = 游戏“{ $game }”没有可以更换的卡组。
error-deck-too-long = 卡组最多 { $most } 个字符。
