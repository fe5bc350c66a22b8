game-name = Roll Out
    .tagline = 两排棋子，两颗骰子，一份胆量。

## 发生了什么

to-centre =
    { $you ->
        [yes] 你把 { $number } 号移到中央。
       *[no] { $player }把 { $number } 号移到中央。
    }
turned-up =
    { $you ->
        [yes] 你把自己的 { $number } 号翻回正面。
       *[no] { $player }把自己的 { $number } 号翻回正面。
    }
flipped =
    { $you ->
        [yes] 你把{ $opponent }的 { $number } 号翻成白面。
       *[no] { $yours ->
            [yes] { $player }把你的 { $number } 号翻成白面。
           *[no] { $player }把{ $opponent }的 { $number } 号翻成白面。
        }
    }
stopped =
    { $you ->
        [yes] 你停手，收下：{ $kept }。
       *[no] { $player }停手，收下：{ $kept }。
    }
rolled-out =
    { $you ->
        [yes] 点数用不上：你爆掉了，本回合作废。退回棋子：{ $back }。
       *[no] 点数用不上：{ $player }爆掉了，本回合作废。退回棋子：{ $back }。
    }

## 该做什么

prompt-roll = 轮到你了，请掷骰。
prompt-play =
    { $how ->
        [dice] 你掷出 { $first } 和 { $second }。两颗骰子都要用。
        [sum] 你掷出 { $first } 和 { $second }。请用点数之和 { $sum }。
       *[either] 你掷出 { $first } 和 { $second }。两颗都用，或用点数之和 { $sum }。
    }
prompt-few =
    { $how ->
        [dice] 你掷出 { $first } 和 { $second }。用一颗骰子即可。
        [sum] 你掷出 { $first } 和 { $second }。请用点数之和 { $sum }。
       *[either] 你掷出 { $first } 和 { $second }。用一颗即可，也可用点数之和 { $sum }。
    }
prompt-other-die = 再用另一颗骰子：{ $left }。
prompt-choice = 停手还是继续掷？停手可收下：{ $kept }。
prompt-choice-die = 停手、继续掷，还是再用 { $left }？停手可收下：{ $kept }。
label-roll-again = 继续掷（{ $playable }/36 能用）
label-stop = 停手（收下：{ $kept }）
label-centre = { $number } 号移到中央
label-turn = 自己的 { $number } 号翻回正面
label-flip = 对手的 { $number } 号翻成白面

## 得分与选项

source-win = 获胜
luck-about = 能用上的一掷算好骰。运气：好骰的实际次数，减去按当时局面算出的预期次数。
option-checkers = 棋子数
    .help = 每人的棋子数，完整游戏为 9 枚。
option-quick_doubles = 快速对子
    .help = 自定规则：对子的两颗骰子可以先把一枚棋子翻回正面，再移动它。
option-centre_counts = 中央也算
    .help = 自定规则：中央的棋子也算剩余棋子，因此“用一颗骰子即可”来得更晚。
option-starter = 谁先手
    .help = 掷骰决定，或指定第一位、第二位玩家先手。

## 给玩家的规则

rules-goal = 最先让自己的一排棋子（1 到 9 号）全部离场的玩家获胜。
    .title = 目标
rules-turn = 轮到你时掷两颗骰子，两颗都必须用上：各用各的点数，或合起来用点数之和。用掉一个点数的方法有三种：把自己这个号码的棋子移到中央；把自己这个号码的白面棋子翻回正面；把对手这个号码的棋子翻成白面。白面的棋子要先翻回正面，才能移到中央。
    .title = 一个回合
rules-stop = 每次把掷出的点数用完后，由你选择：停手，收下中央的棋子，它们就永久离场；或者继续掷，让它们冒险。
    .title = 停手还是继续
rules-out = 如果两颗骰子不能都用上，你就爆掉了：中央的棋子退回你的一排，回合结束。翻动过的棋子（翻成白面或翻回正面）保持不变。只要有办法用掉这一掷，就必须用。
    .title = 爆掉
rules-double = 掷出对子时，一颗用在自己这个号码的棋子上，另一颗用在对手的同号棋子上；或者用点数之和。刚被其中一颗翻回正面的棋子，要等下一掷才能移动。
    .title = 对子
rules-few = 你的一排只剩一两枚棋子时，用一颗骰子即可；两颗都用或用点数之和也可以。
    .title = 最后两枚
rules-win = 你的棋子全部在中央或已离场的那一刻，你就赢了。
    .title = 获胜
rules-match = 掷骰点数大者先手。先手很占便宜，所以一场比赛打偶数局，双方轮流先手。
    .title = 公平的比赛

## 第一局

lesson-roll = 这九枚棋子是你的，目标是让它们全部离场。每个回合都从掷骰开始：掷吧。
lesson-dice = 掷出 5 和 2。每颗骰子对应一枚棋子：先把你的 5 移到中央，再移 2。放在那里还不算安全。
lesson-again = 你的 5 和 2 在中央，还没收下。停手，它们就永久离场；继续掷，就拿它们去搏更多。现在几乎掷什么都能用，继续吧。
lesson-sum = 两颗骰子可以分开用，也可以合起来用。3 加 4 是 7，而 7 只能靠点数之和得到：就用它吧。
lesson-stop = 中央有三枚棋子，收获不错。现在停手，谁也拿不走它们。
lesson-theirs = 轮到{ $opponent }了。留意你的这一排：骰子也可以用来对付你。
lesson-white = { $opponent }收下了 6，还把你的 3 翻成了白面。白面的棋子要先翻回正面才能离场。掷吧。
lesson-turn-up = 正好有 3：把你的棋子翻回正面，再把 1 移到中央。每颗骰子也可以翻{ $opponent }那一排同号的棋子。
lesson-risk = 你的 1 在中央，还没收下。36 种结果里有 34 种能用：继续掷。
lesson-rolled-out = 运气不好！一个 5 还能翻{ $opponent }的 5，另一个却没处用，而一掷必须全部用上。你爆掉了：1 退回你的一排。我们往后跳一段。
lesson-few = 只剩你的 1 和白面的 4。你的一排只剩一两枚时，一掷用一颗骰子就够了。掷吧。
lesson-one-die = 用 4 把棋子翻回正面。这次 6 可以不用。
lesson-free = 中央没有你的棋子，再试一次没有任何损失。继续掷。
lesson-last = 4 和 1，正是你需要的。你的一排清空的那一刻，你就赢了。
lesson-learnt =
    两颗骰子都要用上，分开用或用点数之和：把自己的棋子移到中央、翻回正面，或者把对手的棋子翻成白面。
    停手，收下中央的棋子；或者继续掷，拿它们冒险。
    最先清空自己一排的人获胜。
