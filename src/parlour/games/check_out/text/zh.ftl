game-name = 疯狂便利店
    .tagline = 抢先拿到早餐，抢先排队结账。

## 发生了什么

round-begins = 第 { $round } 轮。货架上有：{ $products }。柜台优惠：{ $deals }。
bonus-begins = 特别轮。货架上有：{ $products }。你要买几颗骰子？
dice-rolled =
    { $you ->
        [yes] 你掷出 { $faces }。
       *[no] { $player }掷出 { $faces }。
    }
grabbed =
    { $you ->
        [yes] 你抢到了{ $product }。
       *[no] { $player }抢到了{ $product }。
    }
taken =
    { $you ->
        [yes] 你拿走了{ $product }。
       *[no] { $player }拿走了{ $product }。
    }
missed =
    { $you ->
        [yes] { $opponent }抢先拿到了{ $product }。你的骰子不变。
       *[no] { $yours ->
            [yes] 你比{ $player }先抢到{ $product }。
           *[no] { $opponent }比{ $player }先抢到{ $product }。
        }
    }
out-of-dice =
    { $you ->
        [yes] 你的骰子用完了，这轮不能排队。
       *[no] { $player }的骰子用完了，这轮不能排队。
    }
checked-out =
    { $you ->
        [yes] 你去结账，排在第 { $place } 位。
       *[no] { $player }去结账，排在第 { $place } 位。
    }
sent-to-queue =
    { $you ->
        [yes] 只剩你了，去排队：第 { $place } 位。
       *[no] 只剩{ $player }了，去排队：第 { $place } 位。
    }
last-shopper =
    { $you ->
        [yes] 只剩你还有骰子：不能再掷了。
       *[no] 只剩{ $player }还有骰子：不能再掷了。
    }
lot-product =
    { $you ->
        [yes] 抽签决定：{ $product }归你。
       *[no] 抽签决定：{ $product }归{ $player }。
    }
lot-queue =
    { $you ->
        [yes] 抽签决定：下一个排队的是你。
       *[no] 抽签决定：下一个排队的是{ $player }。
    }
choice-made =
    { $you ->
        [yes] 你已选好。
       *[no] { $player }已选好。
    }
bought =
    { $price ->
        [0] { $you ->
            [yes] 你免费得到{ $deal }。
           *[no] { $player }免费得到{ $deal }。
        }
       *[other] { $you ->
            [yes] 你用 { $price } 颗骰子买下{ $deal }。
           *[no] { $player }用 { $price } 颗骰子买下{ $deal }。
        }
    }
saved =
    { $tokens ->
        [0] { $you ->
            [yes] 你买完了。
           *[no] { $player }买完了。
        }
       *[other] { $you ->
            [yes] 你存下 { $tokens } 枚储蓄币。
           *[no] { $player }存下 { $tokens } 枚储蓄币。
        }
    }
nobody-queues = 没有人排队。
round-over = 第 { $round } 轮结束。
bid-made =
    { $you ->
        [yes] 你已出价。
       *[no] { $player }已出价。
    }
bid-opened =
    { $dice ->
        [0] { $you ->
            [yes] 你不参加。
           *[no] { $player }不参加。
        }
       *[other] { $you ->
            [yes] 你买了 { $dice } 颗骰子。
           *[no] { $player }买了 { $dice } 颗骰子。
        }
    }
alone =
    { $you ->
        [yes] 只有你有骰子：可以自由挑选。
       *[no] 只有{ $player }有骰子，可以自由挑选。
    }
no-bidder = 没有人买骰子，特别轮取消。
bonus-tokens =
    { $you ->
        [yes] 你第一个排队，得到 { $tokens } 枚奖励储蓄币。
       *[no] { $player }第一个排队，得到 { $tokens } 枚奖励储蓄币。
    }
bonus-tokens-lost = 没有人结账，{ $tokens } 枚奖励储蓄币作废。

## 该做什么

prompt-cards = 正在翻开新卡牌。
prompt-lot = 正在抽签。
prompt-shop = 请掷你的 { $dice } 颗骰子，或去结账。
prompt-shop-grab = 可以抢：{ $choices }。抢下，或再掷一次。
prompt-shop-many = 有 { $count } 件商品可以抢。抢下，或再掷一次。
prompt-shop-wait = 其他人还在抢购。
prompt-shop-watch = 大家正在抢购。
prompt-last = 只剩你还有骰子：抢完能抢的，就去结账。
prompt-step = 秘密选择：掷你的 { $dice } 颗骰子，或去结账。
prompt-step-grab = 秘密选择。可以抢：{ $choices }。也可以掷骰，或去结账。
prompt-step-many = 秘密选择：有 { $count } 件商品可以抢。也可以掷骰，或去结账。
prompt-step-grabs = 可以继续选商品，或确认选择。
prompt-step-close = 骰子拿不了别的了：请确认选择。
prompt-step-watch = 大家正在秘密选择。
prompt-step-wait = 你已选好，请等其他人。
prompt-buy =
    { $dice ->
        [0] 骰子用完了：可以拿免费的优惠，或结束。
       *[other] 用你的 { $dice } 颗骰子买优惠，剩下的换成储蓄币。
    }
prompt-buy-wait = { $player }正在买优惠。
prompt-buy-none =
    { $dice ->
        [0] 骰子用完了，也没有免费的优惠：请结束。
       *[other] { $dice } 颗骰子买不了优惠：换成储蓄币吧。
    }
prompt-bid =
    { $tokens ->
        [0] 你没有储蓄币买骰子，这次不参加。
       *[other] 你有 { $tokens } 枚储蓄币。要买几颗骰子？
    }
prompt-bid-wait = 其他人还在出价。
prompt-bid-watch = 大家正在秘密出价。
prompt-alone-wait = { $player }独自挑选：没有别人买骰子。
prompt-alone =
    { $dice ->
        [0] 骰子用完了：请结束。
       *[other] 用你的 { $dice } 颗骰子任选商品，然后结束。
    }
label-grab = { $product }（{ $faces }）
label-check-out = 带 { $dice } 颗骰子结账
label-close = 选好了
label-enough = 结束
label-bid =
    { $dice ->
        [0] 不参加
       *[other] { $dice } 颗骰子
    }
label-buy =
    { $price ->
        [0] { $deal }：免费
       *[other] { $deal }：{ $price } 颗骰子
    }
label-done =
    { $dice ->
        [0] 结束
       *[other] 结束，存下 { $dice } 枚储蓄币
    }

## 得分与选项

source-products = 商品
source-deals = 优惠
source-tokens = 储蓄币
source-sets = 套装
luck-about = 掷出时至少能抢到货架上一件商品，算好骰。运气：好骰的实际次数，减去按当时局面算出的预期次数。
option-step = 分步模式
    .help = 大家先秘密选择，再同时生效。适合共用一台设备、网络较慢，或每人有空时才走一步的对局。

## 给玩家的规则

rules-goal = 在便利店里玩四轮，外加一轮特别轮。最后分数最高的玩家获胜。
    .title = 目标
rules-round = 每轮按人数翻开商品（每人两张）和优惠（每人一张）。先看一看，听到“开始”后，大家同时掷五颗骰子。
    .title = 一轮
rules-grab = 掷出的点数包含某件商品所需的全部点数，就可以抢下它，用到的骰子留在上面，直到本轮结束。一次掷骰可以抢多件。你随时可以再掷，但要掷所有剩下的骰子。
    .title = 掷骰与抢购
rules-queue = 只要还有骰子，随时可以去结账，越早排得越靠前。如果其他人都在排队或用完了骰子，你就不能再掷：用最后一次的点数抢完，然后排队。
    .title = 排队结账
rules-buy = 按排队顺序，用剩下的骰子购买优惠。有的优惠在你本轮抢到过对应类别的商品，或它是柜台上最后一张时，会更便宜。没花掉的每颗骰子换成一枚储蓄币，值一分。
    .title = 在柜台
rules-out = 没有骰子就不能排队：不能拿优惠，免费的也不行，也得不到储蓄币。
    .title = 骰子用完
rules-end = 一轮结束后，把自己的商品翻成背面朝上。货架上剩下的商品留到特别轮，剩下的优惠弃掉。
    .title = 一轮结束
rules-bonus = 特别轮里，大家秘密购买骰子，一枚储蓄币一颗，最多五颗。货架上是之前剩下的所有商品，再加一件。没有优惠，剩下的骰子也不值分，但第一个结账的人得到四枚储蓄币。如果只有一人买了骰子，这个人不用掷骰，可以自由挑选骰子够用的商品，那四枚储蓄币则作废。
    .title = 特别轮
rules-score = 商品和优惠上的每颗星算一分，每枚储蓄币一分，食物、饮料和小吃各一件为一套，每套再加三分。分数相同则并列获胜。
    .title = 计分
rules-step = 也可以不赶时间：每人秘密选择掷骰、结账或抢商品，选定后不能更改。全部选好后，先抢商品，再排队，最后掷骰。多人想要同一样时，归商品较少的人；仍相同则抽签。
    .title = 分步模式

## 第一局

lesson-roll = 五颗骰子，满架商品，大家同时抢购。真正玩起来要眼明手快，这里没人催你。掷吧。
lesson-roll-on = 每件商品都标着需要的点数。这一掷还凑不齐任何一件，再掷一次。想掷几次都可以。
lesson-grab = 有 1 和 2，够拿可颂。谁先抢到就归谁。这两颗骰子会留在上面，直到本轮结束。
lesson-same-roll = { $opponent }也在掷，盯着同一个货架。你的点数里还有一个 6：抢下牛奶。
lesson-check-out = 你还有两颗骰子。可以接着掷，但在柜台骰子就是钱，先结账的人先买。去结账吧。
lesson-buy = { $opponent }最后一个留在店里，只能排在你后面。买玉米片吧：原价两颗骰子，本轮抢到饮料的人只付一颗。你抢到了。
lesson-save = 还剩一颗骰子。没花掉的每颗骰子换成一枚储蓄币，值一分。结束吧。
lesson-jump = 货架上剩下的商品留到特别轮。这样的轮次共有四轮，我们直接跳到最后。
lesson-bid = 特别轮。现在每颗骰子要花一枚储蓄币，大家秘密购买。你有六枚：买四颗骰子。
lesson-bonus = 出价已公开，又要比谁手快了。没有优惠，但第一个排队的人得到四枚储蓄币。掷吧。
lesson-bonus-grab = 有 2 和 5：抢下曲奇。
lesson-first = { $opponent }拿到了马黛茶。这一轮剩下的骰子不值分，抢先去结账！
lesson-points = 54 比 53！商品 29，优惠 13，储蓄币 6，还有两套共 6 分：食物、饮料和小吃各一件算一套，多得 3 分。
lesson-learnt =
    大家同时进行：想掷几次都行，点数凑齐就赶在别人之前抢下商品。
    早结账就能先买。剩下的骰子可以买优惠，或换成储蓄币。
    特别轮里骰子要用储蓄币买，第一个排队的人得四枚。分数最高的人获胜。
