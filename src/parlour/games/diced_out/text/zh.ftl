game-name = DicedOut!
    .tagline = 赶在骰子重复之前，划掉所有数字。

## 发生了什么

marked =
    { $you ->
        [yes] 你划掉 { $number }。
       *[no] { $player } 划掉 { $number }。
    }
bonus =
    { $you ->
        [yes] { $number } 是奖励数字：你可以再划一个。
       *[no] { $number } 是奖励数字：{ $player } 可以再划一个。
    }
bonus-marked =
    { $you ->
        [yes] 你又划掉 { $number }。
       *[no] { $player } 又划掉 { $number }。
    }
declined =
    { $you ->
        [yes] 你放弃奖励。
       *[no] { $player } 放弃奖励。
    }
repeat =
    { $you ->
        [yes] { $number } 已经划过：用掉一次重掷，还剩 { $left } 次。请再掷。
       *[no] { $number } 已经划过：{ $player } 用掉一次重掷，还剩 { $left } 次。
    }
diced-out =
    { $you ->
        [yes] 出局！你这轮记 { $points } 分。
       *[no] { $player } 出局，记 { $points } 分。
    }
all-marked =
    { $you ->
        [yes] 数字全部划完：这轮你记 0 分！
       *[no] { $player } 划完了所有数字：这轮记 0 分！
    }
round-won =
    { $you ->
        [yes] 第 { $round } 轮你分数最低，下一轮由你先手。
       *[no] 第 { $round } 轮 { $player } 分数最低，下一轮先手。
    }
round-tied = { $people } 在第 { $round } 轮并列最低分，掷骰决定下一轮先手。
named =
    { $you ->
        [yes] 你让 { $opponent } 少一次重掷。
       *[no] { $player } 让 { $opponent } 少一次重掷。
    }
round-begins = 第 { $round } 轮开始。

## 该做什么

prompt-roll =
    { $left ->
        [0] 请掷骰。没有重掷机会了：掷出已划的数字，这轮就结束。
       *[other] 请掷骰。还有 { $left } 次重掷。
    }
prompt-bonus = { $number } 带来奖励：再划一个数字，或放弃。
prompt-name = 你这轮最好：指定一位玩家，下一轮少一次重掷。
label-decline = 放弃
label-mark = 划掉 { $number }
label-name = { $opponent }

## 得分与选项

source-round-1 = 第 1 轮
source-round-2 = 第 2 轮
source-round-3 = 第 3 轮
source-round-4 = 第 4 轮
luck-about = 划掉新数字的掷骰就是好掷骰。运气：好掷骰的实际次数，减去每次掷骰前按概率应有的次数。
option-bonus = 奖励数字
    .help = 记分表上哪些数字被掷出时带来奖励。

## 给玩家的规则

rules-goal = 共四轮，最后总分最低的玩家获胜。
    .title = 目标
rules-turn = 掷两颗骰子，在记分表上划掉点数之和。2 到 12 每个数字每轮只能划一次。然后轮到下一位。
    .title = 一个回合
rules-repeat = 如果点数之和已经划过，就用掉本轮三次重掷中的一次，立刻再掷，直到掷出新的数字。
    .title = 重掷
rules-out = 如果点数之和已经划过，又没有重掷机会，你就出局：没划掉的数字之和就是你本轮的分数，然后等其他人。全部划完则记 0 分。
    .title = 出局
rules-bonus = 数字下面有两个圆圈的是奖励数字。掷出它时，可以再任选一个数字划掉。这样划掉的奖励数字不再带来奖励。
    .title = 奖励数字
rules-next = 一轮结束后，本轮分数最低者在下一轮先手，并指定一位对手，该对手下一轮只有两次重掷。并列时掷骰，点数最大者优先。
    .title = 下一轮
rules-start = 第一轮由所有人掷骰，点数最大者先手。
    .title = 谁先手
rules-win = 四轮之后把分数相加，最低者获胜；总分相同则并列获胜。
    .title = 获胜

## 第一局

lesson-start = 大家掷骰决定谁先手，点数最大者开始。掷吧。
lesson-mark = 你先手。每个回合掷一次，把点数之和在记分表上划掉。你这一轮结束时还没划掉的数字会算成你的分。
lesson-theirs = 7 已划掉，你的回合结束了。{ $opponent }也有一张同样的表，接下来轮到{ $opponent }。
lesson-lucky = 从 2 到 12，每个数字都要划掉一次。掷吧。
lesson-bonus = 12！下面有圆圈的是奖励数字：可以再任选一个数字划掉。选 2 吧，它很少出现。
lesson-more = 已经划掉三个数字了。接着掷。
lesson-repeat = 又是 7，可它已经划过。这要用掉三次重掷中的一次，然后马上再掷。
lesson-jump = 划掉的越多，掷出新数字就越难。我们直接跳到这一轮的末尾。
lesson-last-reroll = 只差 3 和 11，还剩一次重掷。掷吧。
lesson-none-left = 8 已经划过，最后一次重掷也用掉了。从现在起，再掷出划过的数字，你这一轮就结束。掷吧。
lesson-brink = { $opponent }出局了：差 3 和 11，记 14 分。你只差 3。掷吧。
lesson-name = 9 已经划过，你也出局了，只记 3 分。你的分最低：下一轮由你先手，并可以让一位对手少一次重掷。
lesson-learnt =
    把 2 到 12 的点数之和都划掉；你这一轮结束时没划掉的就是你的分，分越少越好。
    掷出划过的数字要用掉一次重掷；没有重掷机会时就出局。
    四轮之后，总分最低的人获胜。
