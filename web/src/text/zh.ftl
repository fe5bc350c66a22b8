### The browser's client


## Room

parlour = Parlour
parlour-tagline = 一张桌子，几颗骰子，三五好友。
your-name = 你的名字
guest-name = 客人
games = 游戏
play-now = 马上玩
play-now-game = （《{ $game }》，对机器人）
make-table = 开一桌
make-table-game = （《{ $game }》）
table-for = 为《{ $game }》开一桌
settings = 设置
language = 语言
light = 明暗
theme-auto = 跟随设备
theme-light = 日光
theme-dark = 灯光
sound = 声音
less-motion = 减少动画
close = 关闭
my-games = 继续游戏
open-tables = 开放的桌子
recent-games = 最近的对局
watch = 观战
phase-gathering = 尚未开始
phase-playing = 进行中
phase-between = 两局之间
phase-over = 已结束
phase-closed = 这张桌子已关闭。
keys-hint = 在桌上：空格键按大按钮，1–9 选择，? 看规则，u 悔棋。
away-title = 游戏室暂时没有开灯
away-text = 无法连接服务器。你的对局保存在那里；本页会自动重试。
try-again = 重试

## Make

seats = 座位
clock = 计时
clock-none = 不计时
clock-relaxed = 每步 90 秒
clock-strict = 每步 20 秒
make-public = 任何人都可以看到并加入这张桌子
make-forced = 没有选择的步骤自动进行（骰子总由自己掷）
choice-off = 关
choice-on = 开
choice-roll = 掷骰决定
choice-first = 第一座
choice-second = 第二座
choice-third = 第三座
choice-fourth = 第四座
choice-lot = 抽签

## Chairs

choose-chair = 请选择座位
waiting-friends = 桌边
seat-empty = 空座位
sit-here = 坐这里
put-bot = 机器人
fill-bots = 空座全部交给机器人
remove-player = 请 { $player } 离开
start = 开始
host = 桌主
host-starts = 座位坐满后，由桌主开始游戏。
you = 你
bot = 机器人
bot-greedy = 小贪
bot-random = 小随
present = 在座
absent = 离开了
invite = 邀请朋友
invite-text = 有此链接的人可以入座或观战。
link = 链接
qr-code = 链接的二维码
copy-link = 复制链接
copied = 已复制

## Table

players = 玩家
rules = 规则
rules-search = 搜索规则
rules-none = 规则里没有关于“{ $value }”的内容。
undo = 悔棋
to-room = 回到大厅
log = 经过
log-empty = 还没有。
talk = 聊天
log-and-talk = 经过与聊天
say-something = 说点什么
send = 发送
react-hello = 你好！
react-well-played = 打得好
react-thanks = 谢谢
react-lucky = 运气真好！
react-ouch = 哎呀
react-thinking = 想一想……
line-lost = 连接已断开，正在重连……
table-opens = 正在摆桌……
no-table-title = 这里没有桌子
choose-piece = 请选择带边框的。
your-choices = 你可以做的
one-choice = 只有一件事可做：请按下面的按钮。
no-choices = 现在没有你要做的。
match-game = 第 { $game } 局，共 { $games } 局
match-score = 总分 { $score }
match = 总分
points = 分数
game-over = 游戏结束
next-game = 下一局
rematch = 再来一次
look-back = 回看
error-unexpected = 出了点问题（{ $reason }）。请再试一次。
error-server-away = 暂时无法连接服务器，请稍后再试。

## Looking back

looking-back = 正在回看第 { $move } 步，共 { $moves } 步。
game-went-on = 游戏仍在继续。
your-turn-now = 轮到你了。
back-to-game = 回到游戏

## The end

show-table = 查看牌桌
show-result = 查看结果
dice-thrown = 骰子的点数
luck = 运气
luck-note = 好 { $good }，预期 { $expected }
times-face = 掷出 { $face } 点：{ $times } 次

## The table's business

this-table = 这张桌子
give-up-chair = 让出我的座位
give-up-sure = 机器人会替你继续玩。只要它还坐着，你就可以再坐回来。
stand-up = 起身
remove-sure = { $player } 将离开座位。游戏进行中时由机器人接着玩。
close-table = 关闭这张桌子
close-sure = 之后这里不能再玩，进行中的游戏不会有结果。
yes-do-it = 确定
no-dont = 取消
sit-instead = 坐到 { $player } 的座位

## Roll out

row-of = { $player } 的一排
tray = 押注区
checker-up = { $number }
checker-white = { $number }，翻白
checker-centre = { $number }，在押注区
die-shows = 骰子：{ $value }
die-waits = 骰子
sum-is = 点数和：

## Diced out

round-of = 第 { $round } 轮，共 { $rounds } 轮
sheet-of = { $player } 的计分表
number-marked = { $number }，已划掉
number-open = { $number }
round-points = 第 { $round } 轮：{ $points }
points-total = { $value } 分
stamp-out = 出局
stamp-full = 全部划掉

## CHECK!

display = 牌列
offer =
    { $left ->
        [0] 公开的订单，没有更多了
       *[other] 公开的订单，牌堆里还有 { $left } 张
    }
docket-name = { $needs }，{ $points }，奖励色为{ $colour }
docket-ready = 牌已齐
docket-joker = 用百搭可完成
docket-lacks = 还差 { $lacks } 张
place-these =
    打出这 { $count } 张{ $joker ->
        [yes] （含百搭）
       *[no] {""}
    }
marker-most-colour = { $colour }奖励的订单最多：{ $points }
marker-most-size = { $size } 张牌的组合最多：{ $points }
marker-leads = { $player } 领先
marker-nobody = 无人领先
marker-other = 另一面本局不用，内容是：{ $what }。
orders-of =
    { $count ->
        [0] { $player }：尚未完成订单
       *[other] { $player }：已完成 { $count } 张订单
    }
hand-of =
    手牌 { $count } 张{ $joker ->
        [yes] ，另有百搭
       *[no] {""}
    }
hand-mine = 你的手牌
sort-hand = 整理手牌
sort-number = 按数字
sort-colour = 按颜色
pack-left = 牌堆：{ $count } 张
discards-lie = 弃牌：{ $count } 张
points-by-source = 得分来源
cards-used = 用牌
orders-made = 订单
cards-placed = 用去的牌
cards-bonus = 奖励色
order-best = 最高订单

## Check out

shelf = 货架
counter = 柜台
counter-empty = 没有优惠了。
queue = 排队
queue-empty = 还没有人排队。
others = 其他玩家
hand = 你的骰子
look = 先看一看
go = 开始！
bonus-round = 特别轮
category-food = 食物
category-drink = 饮料
category-snack = 小吃
kcal = { $kcal } 千卡
by-ms = { $ms } 毫秒
shake-to-roll = 摇一摇掷骰
closest-races = 最接近的抢夺
hand-roll = 点这里掷骰
hand-step = 点这里选择掷骰
hand-last = 只剩你了：不能再掷骰
hand-save = 剩下的骰子换成储蓄币：每枚一颗星，还能在特别轮买骰子。
hand-done = 你这一轮的采购结束了。
last-is = 最后一位：{ $player }
person-ready = 已选好
person-queues = 排在第 { $place } 位
person-dice = 骰子：{ $faces }
product-gone = 已归 { $player }
was-faster =
    { $ms ->
        [0] { $winner } 比 { $loser } 快了一丝。
       *[other] { $winner } 比 { $loser } 快 { $ms } 毫秒。
    }

## Replay

replay = 回看
download = 下载
eyes-of = 视角
spectator = 旁观者
step-play = 播放
step-pause = 暂停
copy-move = 复制这一步的链接
step-first = 回到开头
step-back = 后退一步
step-next = 前进一步
step-last = 跳到结尾
step-of = 第 { $step } 步，共 { $steps } 步
fair-dice = 公平的骰子
fair-text = 第一次掷骰之前，桌子封存了一个秘密。现在它已公开，你的设备可以重新算出每一次掷骰。
verify = 检查每次掷骰
verify-unsafe = 要检查骰子，请通过 https 或在服务器本机打开此页。
commitment = 开始前的封存值
secret = 结束时公开的秘密

## Lessons

learn-it = 三分钟学会
learn-it-game = （《{ $game }》）
learn-new = 第一次玩这个游戏？
learn-remark = 教学
learn-progress = 教学进度
learn-do = 现在：{ $value }
learn-other = 这样也可以。不过先试试这个：{ $value }
learn-go-on = 继续
learn-skip = 跳过
learn-restart = 从头开始
learn-leave = 离开教学
learn-done = 现在你会玩了
learn-play = 现在正式玩一局
learn-to-table = 回到桌边
learn-to-room = 回到游戏室

## The big screen

screen-open = 投到大屏幕
screen-join = 扫码入座或观战
screen-join-small = 扫码加入

## Counted

players-count =
    { $most ->
        [2] 2 人
       *[other] { $least } 到 { $most } 人
    }
chairs-free =
    { $free ->
        [0] 已满
       *[other] 还有 { $free } 个空座
    }
watching = { $count } 人正在观战。
rerolls-left = 剩余重掷：{ $left }
verify-good = 全部 { $outcomes } 个结果都正确。
checkers-left = 还剩 { $value } 枚棋子
product-told = { $product }，{ $category }：需要 { $faces }，{ $stars } 颗星
deal-told = { $deal }：{ $price } 颗骰子，{ $stars } 颗星。
promotion-food =
    { $price ->
        [0] 本轮抢到过食物就免费。
       *[other] 本轮抢到过食物只要 { $price } 颗骰子。
    }
promotion-drink =
    { $price ->
        [0] 本轮抢到过饮料就免费。
       *[other] 本轮抢到过饮料只要 { $price } 颗骰子。
    }
promotion-snack =
    { $price ->
        [0] 本轮抢到过小吃就免费。
       *[other] 本轮抢到过小吃只要 { $price } 颗骰子。
    }
promotion-last =
    { $price ->
        [0] 柜台上只剩它时免费。
       *[other] 柜台上只剩它时只要 { $price } 颗骰子。
    }
person-dice-left =
    { $dice ->
        [0] 没有骰子了
       *[other] { $dice } 颗骰子
    }
tokens-of = { $tokens } 枚储蓄币
face-down-of = { $count } 件背面朝上的商品
deals-of = { $count } 张优惠
basket-of =
    { $count ->
        [0] 你的篮子是空的
       *[other] 你的篮子里有 { $count } 件商品
    }
seconds-left = 还剩 { $seconds } 秒
bid-secret = 秘密出价：一枚储蓄币买一颗骰子。你有 { $tokens } 枚。
bid-waits =
    { $dice ->
        [0] 你不参加。所有出价一起公开。
       *[other] 你出 { $dice } 颗骰子。所有出价一起公开。
    }
status-dice =
    { $count ->
        [0] 你的骰子还没有点数。
       *[other] 你的骰子：{ $faces }。
    }
status-reach =
    { $count ->
        [0] 没有能抢的商品。
       *[other] 你可以抢：{ $products }。
    }
status-left =
    { $count ->
        [0] 没有人在购物。
       *[other] 还在购物：{ $people }。
    }
