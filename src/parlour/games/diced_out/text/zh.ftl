game-name = DicedOut!
    .tagline = 赶在骰子重复之前，划掉所有数字。罚分最少者获胜。

## 发生了什么

marked =
    { $you ->
        [yes] 你划掉 { $number }。
       *[no] { $player }划掉 { $number }。
    }
bonus =
    { $you ->
        [yes] { $number } 是奖励数字：你可以再划一个。
       *[no] { $number } 是奖励数字：{ $player }可以再划一个。
    }
bonus-marked =
    { $you ->
        [yes] 你再划掉 { $number }。
       *[no] { $player }再划掉 { $number }。
    }
declined =
    { $you ->
        [yes] 你放弃奖励。
       *[no] { $player }放弃奖励。
    }
repeat =
    { $you ->
        [yes] { $number } 已经划过：用掉一次重掷，{ $left ->
            [0] 一次不剩
           *[other] 还剩 { $left } 次
        }。请再掷。
       *[no] { $number } 已经划过：{ $player }用掉一次重掷，{ $left ->
            [0] 一次不剩
           *[other] 还剩 { $left } 次
        }。
    }
diced-out =
    { $you ->
        [yes] 掷空了！你这轮罚 { $points } 分。
       *[no] { $player }掷空了，这轮罚 { $points } 分。
    }
all-marked =
    { $you ->
        [yes] 数字全部划完：这轮你不罚分！
       *[no] { $player }划完了所有数字：这轮不罚分！
    }
round-won =
    { $you ->
        [yes] 第 { $round } 轮你罚分最少，下一轮你先手。
       *[no] 第 { $round } 轮{ $player }罚分最少，下一轮先手。
    }
round-tied = { $people }在第 { $round } 轮并列罚分最少，掷骰决定谁在下一轮先手。
named =
    { $you ->
        [yes] 你让{ $opponent }下一轮少一次重掷。
       *[no] { $yours ->
            [yes] { $player }让你下一轮少一次重掷。
           *[no] { $player }让{ $opponent }下一轮少一次重掷。
        }
    }
round-begins = 第 { $round } 轮开始。

## 该做什么

prompt-roll =
    { $left ->
        [0] 请掷骰。重掷已用完：掷出已划的数字，你这轮就结束。
       *[other] 请掷骰。还有 { $left } 次重掷。
    }
prompt-bonus = { $number } 带来奖励：再划一个数字，或放弃。
prompt-name = 你这轮罚分最少：让谁下一轮少一次重掷？
label-decline = 放弃
label-mark = 划掉 { $number }
label-name = { $opponent }

## 得分与选项

source-round-1 = 第 1 轮
source-round-2 = 第 2 轮
source-round-3 = 第 3 轮
source-round-4 = 第 4 轮
luck-about = 能划掉新数字的一掷算好骰。运气：好骰的实际次数，减去按当时局面算出的预期次数。
option-bonus = 奖励数字
    .help = 计分表上掷出哪些数字有奖励。

## 给玩家的规则

rules-goal = 共四轮，最后罚分最少的玩家获胜。
    .title = 目标
rules-turn = 掷两颗骰子，在计分表上划掉点数之和。2 到 12 每个数字每轮只能划一次。然后轮到下一位。
    .title = 一个回合
rules-repeat = 如果点数之和已经划过，就用掉本轮三次重掷中的一次，立刻再掷，直到掷出新的数字。
    .title = 重掷
rules-out = 如果点数之和已经划过，重掷又已用完，你就掷空了：没划掉的数字之和就是你本轮的罚分，然后等其他人。全部划完则不罚分。
    .title = 掷空
rules-bonus = 数字下面有两个圆圈的是奖励数字。掷出它时，可以再任选一个数字划掉。这样划掉的奖励数字不再带来奖励。
    .title = 奖励数字
rules-next = 一轮结束后，本轮罚分最少者在下一轮先手，并指定一位对手，该对手下一轮只有两次重掷。并列时掷骰，点数之和最大者优先。
    .title = 下一轮
rules-start = 第一轮由所有人掷骰，点数之和最大者先手。
    .title = 谁先手
rules-win = 四轮之后把罚分相加，最少者获胜；罚分相同则并列获胜。
    .title = 获胜

## 第一局

lesson-start = 大家掷骰定先手，点数之和最大者先手。掷吧。
lesson-mark = 你先手。每个回合掷一次，把点数之和在计分表上划掉。你这一轮结束时还没划掉的数字会算成你的罚分。
lesson-theirs = 7 已划掉，你的回合结束了。{ $opponent }也有一张同样的表，接下来轮到{ $opponent }。
lesson-lucky = 从 2 到 12，每个数字都要划掉一次。掷吧。
lesson-bonus = 12！下面有圆圈的是奖励数字：可以再任选一个数字划掉。选 2 吧，它很少出现。
lesson-more = 已经划掉三个数字了。接着掷。
lesson-repeat = 又是 7，可它已经划过。这要用掉三次重掷中的一次，然后马上再掷。
lesson-jump = 划掉的越多，掷出新数字就越难。我们直接跳到这一轮的末尾。
lesson-last-reroll = 只差 3 和 11，还剩一次重掷。掷吧。
lesson-none-left = 8 已经划过，最后一次重掷也用掉了。从现在起，再掷出划过的数字，你这一轮就结束。掷吧。
lesson-brink = { $opponent }掷空了：差 3 和 11，罚 14 分。你只差 3。掷吧。
lesson-name = 9 已经划过，你也掷空了，只罚 3 分。你的罚分最少：下一轮你先手，还可以让一位对手少一次重掷。
lesson-learnt =
    把 2 到 12 的点数之和都划掉；你这一轮结束时没划掉的就是你的罚分。
    掷出划过的数字要用掉一次重掷；重掷用完后再掷出，就掷空了。
    四轮之后，罚分最少的人获胜。
