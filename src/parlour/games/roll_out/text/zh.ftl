game-name = Roll Out
    .tagline = 两排棋子，两颗骰子，一份胆量。

## 发生了什么

to-centre =
    { $you ->
        [yes] 你把 { $number } 号移到中央。
       *[no] { $player } 把 { $number } 号移到中央。
    }
turned-up =
    { $you ->
        [yes] 你把自己的 { $number } 号翻回正面。
       *[no] { $player } 把自己的 { $number } 号翻回正面。
    }
flipped =
    { $you ->
        [yes] 你把 { $opponent } 的 { $number } 号翻成白面。
       *[no] { $player } 把 { $opponent } 的 { $number } 号翻成白面。
    }
stopped =
    { $you ->
        [yes] 你停手，收下：{ $kept }。
       *[no] { $player } 停手，收下：{ $kept }。
    }
rolled-out =
    { $you ->
        [yes] 点数用不上，你出局一轮。退回棋子：{ $back }。
       *[no] 点数用不上，{ $player } 出局一轮。退回棋子：{ $back }。
    }

## 该做什么

prompt-roll = 轮到你了，请掷骰。
prompt-play =
    { $how ->
        [dice] 你掷出 { $first } 和 { $second }。两颗骰子都要用。
        [sum] 你掷出 { $first } 和 { $second }。请用和数 { $sum }。
       *[either] 你掷出 { $first } 和 { $second }。两颗都用，或用和数 { $sum }。
    }
prompt-few =
    { $how ->
        [dice] 你掷出 { $first } 和 { $second }。用一颗骰子即可。
        [sum] 你掷出 { $first } 和 { $second }。请用和数 { $sum }。
       *[either] 你掷出 { $first } 和 { $second }。用一颗即可，也可用和数 { $sum }。
    }
prompt-other-die = 再用另一颗骰子：{ $left }。
prompt-choice = 停手并收下 { $kept }，还是继续掷？
prompt-choice-die = 停手并收下 { $kept }，继续掷，还是再用 { $left }？
label-roll-again = 继续掷（36 种掷法中 { $playable } 种可用）
label-stop = 停手：收下 { $kept }
label-centre = { $number } 号移到中央
label-turn = 把自己的 { $number } 号翻正
label-flip = 把对手的 { $number } 号翻白

## 得分与选项

source-win = 获胜
luck-about = 能走的掷骰就是好掷骰。运气：好掷骰的实际次数，减去每次掷骰前按概率应有的次数。
option-checkers = 棋子数
    .help = 每人的棋子数，完整游戏为 9 枚。
option-quick_doubles = 快速对子
    .help = 家规：对子的两颗骰子可以先翻正、再移动同一枚棋子。
option-centre_counts = 中央也算
    .help = 家规：中央的棋子也算剩余棋子，因此简化的收尾来得更晚。
option-starter = 谁先手
    .help = 掷骰决定，或指定第一位、第二位玩家先手。

## 给玩家的规则

rules-goal = 最先让自己的所有棋子离场的玩家获胜。
    .title = 目标
rules-turn = 轮到你时掷两颗骰子，两颗都必须用上：各用各的点数，或合起来用和数。用掉一个点数的方法有三种：把自己这个号码的棋子移到中央；把自己已被翻白的这枚棋子翻回正面；把对手这个号码的棋子翻成白面。
    .title = 一个回合
rules-stop = 每次成功用掉一掷之后，由你选择：停手，中央的棋子就永久离场；或者继续掷，让它们冒险。
    .title = 停手还是继续
rules-out = 如果两颗骰子不能都用上，你就出局一轮：中央的棋子退回你的一排，回合结束。已经翻白的棋子保持不变。只要有办法用掉这一掷，就必须用。
    .title = 出局一轮
rules-double = 掷出对子时，一颗用在自己的棋子上，另一颗用在对手同号的棋子上；或者用和数。刚被其中一颗翻正的棋子，要等下一掷才能移动。
    .title = 对子
rules-few = 你的一排只剩一两枚棋子时，用一颗骰子即可；两颗都用或用和数也可以。
    .title = 最后两枚
rules-win = 你的棋子全部在中央或已离场的那一刻，你就赢了。
    .title = 获胜
rules-match = 先手很占便宜，所以一场比赛打偶数局，双方轮流先手。
    .title = 公平的比赛
