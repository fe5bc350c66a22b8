game-name = CHECK!
    .tagline = 拿牌凑组合，完成订单，争夺标记。

## 牌与订单

colour-name =
    { $colour ->
        [0] 红色
        [1] 绿色
        [2] 蓝色
       *[3] 黄色
    }
card =
    { $colour ->
        [0] 红
        [1] 绿
        [2] 蓝
       *[3] 黄
    } { $number }
needs-alike-2 = 一对
needs-alike-2-times-2 = 两对
needs-alike-2-times-3 = 三对
needs-alike-3 = 三张同数
needs-alike-3-times-2 = 两组三张同数
needs-alike-4 = 四张同数
needs-alike-5 = 五张同数
needs-run-3 = 三张顺子
needs-run-4 = 四张顺子
needs-run-5 = 五张顺子
needs-pair-1 = 一对 1
needs-pair-2 = 一对 2
needs-pair-3 = 一对 3
needs-pair-4 = 一对 4
needs-pair-5 = 一对 5
points-worth = { $points } 分

## 发生了什么

drew-card =
    { $you ->
        [yes] 你摸到{ card }。
       *[no] { $player }摸到{ card }。
    }
drew =
    { $you ->
        [yes] 你摸了一张牌。
       *[no] { $player }摸了一张牌。
    }
card-shown = 牌列补入：{ card }。
order-shown = 新订单：{ $needs }，{ points-worth }，奖励色{ colour-name }。
marker-colour = 标记：奖励色为{ colour-name }的订单最多，{ points-worth }。
marker-size = 标记：{ $size } 张牌的组合最多，{ points-worth }。
took =
    { $you ->
        [yes] 你拿走{ card }。
       *[no] { $player }拿走{ card }。
    }
chose =
    { $you ->
        [yes] 你选了订单：{ $needs }。
       *[no] { $player }选了订单：{ $needs }。
    }
placed =
    { $you ->
        [yes] 你打出{ card }。
       *[no] { $player }打出{ card }。
    }
placed-joker =
    { $you ->
        [yes] 你用了百搭。
       *[no] { $player }用了百搭。
    }
fulfilled =
    { $you ->
        [yes] 订单完成：你得 { points-worth }，{ $bonus ->
            [0] 没有奖励牌
           *[other] 奖励牌 { $bonus } 张
        }。
       *[no] 订单完成：{ $player }得 { points-worth }，{ $bonus ->
            [0] 没有奖励牌
           *[other] 奖励牌 { $bonus } 张
        }。
    }
last-round =
    { $you ->
        [yes] 你已完成 { $goal } 张订单：这是最后一轮。
       *[no] { $player }已完成 { $goal } 张订单：这是最后一轮。
    }
discarded =
    { $you ->
        [yes] 你弃掉{ card }。
       *[no] { $player }弃掉{ card }。
    }
reshuffled = 牌堆已空：{ $count } 张弃牌洗成新的牌堆。
end-cards = 牌列已空，无牌可补：游戏到此结束。
end-orders = 再也没有能完成的订单：游戏到此结束。

## 该做什么

note-last =
    { $last ->
        [1] 最后一轮。
       *[other] {""}
    }
prompt-deal = 正在发牌。
prompt-cards = { note-last }正在补牌。
prompt-take = { note-last }请拿一到三张牌，数字相同或颜色相同。
prompt-take-more = { note-last }再拿一张同数字或同颜色的牌，或到此为止。
prompt-fulfil = { note-last }你可以完成 { $orders } 张订单。请选一张，或结束回合。
prompt-nothing = { note-last }手牌目前不够完成订单，请结束回合。
prompt-place = { note-last }订单：{ $needs }。请打出 { $left } 张牌。
prompt-place-more = { note-last }订单：{ $needs }。还要打出 { $left } 张牌。
prompt-other-take = { note-last }{ $player }正在拿牌。
prompt-other-fulfil = { note-last }{ $player }正在看订单。
prompt-other-place = { note-last }{ $player }正在完成订单：{ $needs }。
prompt-other-discard = { note-last }{ $player }手牌太多，正在弃牌。
prompt-discard = { note-last }手牌太多：请弃掉 { $count } 张。
label-take = 拿{ card }
label-enough = 拿够了
label-fulfil = 完成{ $needs }：{ points-worth }，奖励色{ colour-name }
label-end = 结束回合
label-place = 打出{ card }
label-joker = 使用百搭
label-discard = 弃掉{ card }

## 得分与选项

source-orders = 订单
source-markers = 标记
source-pile = 奖励牌
source-joker = 百搭
option-starter = 谁先手
    .help = 抽签决定，或指定第一、第二、第三或第四位玩家先手。
error-order-too-alike = { $file }，{ $entry }：“{ $needs }”可能需要超过 { $most } 张同一数字的牌。

## 给玩家的规则

rules-goal = 收集数字牌，用它们完成订单，最后得分最多者获胜。
    .title = 目标
rules-setup = 每人三张手牌和一枚百搭。桌上亮出六张牌和四张订单。四枚标记显示这一局比哪些“最多”。
    .title = 准备
rules-take = 先从牌列中拿一到三张牌。拿两张以上时，必须全部数字相同，或全部颜色相同。
    .title = 拿牌
rules-orders = 然后可以用手牌完成任意几张亮出的订单。“同数”是数字相同的牌；“顺子”是 1 到 5 之间连续的数字。颜色不限，每张牌只能用于一个组合。完成的订单归你，得到它的分数。
    .title = 完成订单
rules-bonus = 每张订单有一种奖励色。用来完成它的牌里，这种颜色的归你，成为奖励牌，每张值一分；其余的弃掉。
    .title = 奖励牌
rules-joker = 每局一次，百搭可以代替订单中的任意一张牌。它没有颜色。一直没用的百搭值一分。
    .title = 百搭
rules-end-of-turn = 回合结束时，牌列补到六张，订单补到四张。手牌少于三张就摸到三张，多于十张就弃到十张。牌堆用完时，弃牌洗成新的牌堆。
    .title = 回合结束
rules-end = 有人完成七张订单（三人局六张，四人局五张）时，打完这一轮，让所有人的回合数相同。如果没有牌可拿，或亮出的订单都不可能再完成，游戏也会结束。
    .title = 游戏结束
rules-score = 计算订单、奖励牌、没用过的百搭和赢得的标记的分数，手牌不计分。标记归订单上该符号（奖励色或组合张数，三对算三次）最多的唯一玩家；并列时谁也得不到。
    .title = 计分
rules-win = 得分最多者获胜。平分时奖励牌多者胜；仍相同则并列获胜。
    .title = 获胜

## 第一局

lesson-take = 你手里有两张 3。回合开始时，从牌列中拿一到三张数字相同或颜色相同的牌：把两张 3 都拿走，先拿黄 3，再拿蓝 3。
lesson-fulfil = 四张 3，正好是四张同数。它只有 2 分，但不用百搭，还让你在四枚标记中的两枚上领先：红色订单最多、四张牌的组合最多。选它。
lesson-place = 现在出牌。这张订单的奖励色是红色：红 3 会成为你的奖励牌，多值一分。
lesson-end-turn = 从 1 分到 10 分：订单 2 分，红色奖励牌 1 分，你现在领先的两枚标记各 3 分，没用的百搭和之前一样 1 分。结束回合吧，之后牌列和订单都会补满。
lesson-theirs = 你摸了牌，因为手牌少于三张时要补到三张。现在轮到{ $opponent }。{ $opponent }分数旁的 + 表示：别人的奖励牌到最后才计分。
lesson-colour = 颜色相同也可以。先拿蓝 2，再拿蓝 3：加上你的蓝 5，差一点就是顺子。
lesson-run = 2、3、5，百搭当作 4，就是四张顺子。它只有 1 分，但三张蓝色奖励牌和蓝色标记再带来 6 分。那张 4 分的订单也要用掉百搭，却只有 4 分。选四张顺子。
lesson-joker = 用上百搭，再出蓝牌：2、3、5。百搭每局只有一枚；留到最后不用，它值一分。
lesson-markers = 16 分。不过标记到最后都可能易手：最后谁的订单上这个符号最多，标记就归谁。桌上能看到每枚标记目前由谁领先。结束回合吧。
lesson-jump = 就这样一轮轮玩下去。我们跳到这一局的末尾。
lesson-last-card = 你已完成六张订单，第七张还差一张牌。出牌吧。
lesson-last-round = 两人局里，完成七张订单，游戏就进入最后一轮。{ $opponent }还有一个回合，让双方回合数相同。结束你的回合吧。
lesson-points = 33 比 32！你的订单值 15 分，奖励牌 9 分。{ $opponent }的订单更值钱，但你的标记带来了 9 分。
lesson-learnt =
    拿一到三张数字相同或颜色相同的牌，再用手牌完成订单。
    订单奖励色的牌每张多一分；百搭可以代替任意一张牌，只能用一次。
    标记归订单上该符号最多的人。得分最多的人获胜。
