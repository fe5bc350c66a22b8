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
light = 外观
theme-auto = 跟随系统
theme-light = 浅色
theme-dark = 深色
sound = 声音
sound-on = 声音已开。
sound-off = 声音已关。
less-motion = 减少动画
close = 关闭
my-games = 继续游戏
open-tables = 公开的桌子
recent-games = 最近的对局
watch = 观战
phase-gathering = 尚未开始
phase-playing = 进行中
your-turn = 轮到你了
phase-between = 两局之间
phase-over = 已结束
phase-closed = 这张桌子已关闭。
keys-hint = 在桌上：空格键按大按钮，1–9 选择，? 看规则，u 撤回，l 重听上一条，m 开关声音。
away-title = 大厅暂时熄灯了
away-text = 无法连接服务器。你的对局保存在那里；本页会自动重试。
try-again = 重试

## Make

seats = 座位
clock = 计时
clock-none = 不计时
clock-relaxed = 每步 90 秒
clock-strict = 每步 20 秒
clock-race = 用于购买、出价和分步模式；抢购时只看节奏。
tempo = 节奏
tempo-calm = 从容
tempo-brisk = 轻快
tempo-frantic = 疯狂
tempo-help = 两次掷骰之间至少间隔 1.5、0.9 或 0.5 秒，机器人也一样。
make-public = 任何人都可以看到并加入这张桌子
make-forced = 别无选择时自动执行（骰子总由自己掷）
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
waiting-friends = 已入座
seat-empty = 空座
sit-here = 坐这里
move-here = 换到这里
chair-number = （{ $number } 号座）
sitting = 已入座：{ $people }。
can-begin = 座位已满，可以开始了。
put-bot = 加机器人
fill-bots = 空座全加机器人
remove-player = 请{ $player }离开
start = 开始
host = 桌主
host-starts = 座位坐满后，由桌主开始游戏。
you = 你
bot = 机器人
bots-greedy = 小贪 阿宝 小金 大福 阿财 小满
bots-random = 小随 阿飘 小风 阿云 小叶 阿浪
present = 在座
absent = 暂离
invite = 邀请朋友
invite-text = 有这个链接的人都可以入座或观战。
link = 链接
qr-code = 链接的二维码
copy-link = 复制链接
copied = 已复制

## Table

players = 玩家
rules = 规则
rules-search = 搜索规则
rules-none = 规则里没有关于“{ $value }”的内容。
rules-found = 找到 { $count } 节。
keys = 快捷键
undo = 撤回
undone = 已撤回。
to-room = 回到大厅
log = 记录
log-empty = 还没有记录。
talk = 聊天
log-and-talk = 记录与聊天
log-and-talk-new = 记录与聊天：有新消息
person-left = { $person }已离开，由{ $player }接着玩。
person-came = { $person }入座了。
player-away = { $player }暂时离开，游戏等待中。
bot-instead = 让机器人接着玩
you-watch = 你正在观战。
take-chair = 入座
say-something = 说点什么
send = 发送
react-hello = 你好！
react-well-played = 玩得漂亮
react-thanks = 谢谢
react-lucky = 运气真好！
react-ouch = 哎呀
react-thinking = 让我想想……
line-lost = 连接已断开，正在重连……
table-opens = 正在摆桌……
no-table-title = 这里没有桌子
lost-title = 这个网址下什么也没有。
lost-game = 这里没有这个游戏，请到大厅看看有哪些。
choose-piece = 请点选带边框的一项。
your-choices = 可选操作
one-choice = 只有一种选择：请按下面的按钮。
no-choices = 现在不用你操作。
match-game = 第 { $game } 局，共 { $games } 局
match-games = { $games } 局
match-score = 总分 { $score }
match = 比赛
comma = ，
match-stands = 共 { $games } 局，已玩 { $played } 局，总分：{ $score }。
match-drawn = 整场比赛{ $people }打成平局，总分：{ $score }。
match-won =
    { $you ->
        [yes] 你赢得了整场比赛，总分：{ $score }。
       *[no] { $player }赢得了整场比赛，总分：{ $score }。
    }
points = 分数
game-over = 游戏结束
next-game = 下一局
rematch = 再来一局
again-wait = 等待{ $people }……
again-wanted = { $people }想继续玩。
look-back = 回看
error-unexpected = 出了点问题（{ $reason }）。请再试一次。
error-server-away = 暂时无法连接服务器，请稍后再试。

## Looking back

looking-back = 正在回看第 { $move } 步，共 { $moves } 步。
game-went-on = 对局有了新进展。
arrived = { $game }：{ $prompt }
your-turn-now = 轮到你了。
back-to-game = 回到游戏

## The end

show-table = 查看桌面
show-result = 查看结果
counting = 正在计分……
dice-thrown = 掷出的点数
luck = 运气
luck-note = 好骰 { $good } 次，预期 { $expected }
dice-even = 虚线表示点数完全均匀时的次数。
times-face = 掷出 { $face } 点：{ $times } 次

## The table's business

this-table = 这张桌子
agreed-forced = 别无选择时
agreed-forced-yes = 自动执行
give-up-chair = 让出我的座位
give-up-sure = 机器人会替你继续玩。只要它还坐着，你随时可以坐回来。
stand-up = 起身
asked-to-leave = 桌主请你让出了座位。你可以另选一个空位。
remove-sure = { $player }将离开座位。游戏进行中时由机器人接着玩。
remove-chair = { $player }的座位会空出来。
close-table = 关闭这张桌子
close-sure = 关闭后这里不能再玩，进行中的对局也不会有结果。
yes-do-it = 确定
no-dont = 取消
sit-instead = 坐到{ $player }的座位

## Roll out

row-of = { $player }的一排
row-mine = 你的一排
row-turns-white = { $player }的棋子：点一下翻成白面
row-moves = 你的棋子：点一下移到中央
row-turns-up = 你的棋子：点一下翻回正面
row-moves-or-turns-up = 你的棋子：彩面移到中央，白面翻回正面
tray = 中央（未收下）
tray-holds = 中央（未收下）：{ $what }
start-rolls = 掷骰定先手：点数大者先手
checker-mine-up = 你的 { $number } 号
checker-mine-white = 你的 { $number } 号，白面
checker-theirs-up = { $player }的 { $number } 号
checker-theirs-white = { $player }的 { $number } 号，白面
checker-centre = { $number } 号，在中央
touch-wait = 现在轮到{ $player }。
touch-roll = 请先掷骰：点数决定能动哪枚。
touch-used = 骰子已用完：继续掷或停手。
touch-white = { $player }的 { $number } 号已经是白面。
touch-centre = { $number } 号留在中央，直到你停手收下。
touch-ringed = 现在不能动 { $number } 号：请选带圈的。
die-shows = 骰子：{ $value }
sum-is = 点数之和：
stamp-rolled-out = 爆掉

## Diced out

round-of = 第 { $round } 轮，共 { $rounds } 轮
rolling-for-start = 掷骰定先手
start-roll = 定先手：{ $total }
fewest-win = 罚分最少者获胜
sheet-of = { $player }的计分表
sheet-told = { $player }：{ $what }
sheet-marked =
    { $count ->
        [0] 还没有划掉数字
       *[other] 已划掉 { $numbers }
    }
sheet-bonus = 奖励数字 { $numbers }
sheet-legend = 计分表上的符号
legend-bonus = 奖励数字
legend-bonus-about = 两个圆圈：奖励数字。掷出它时，可以再任选一个数字划掉。
legend-rerolls = 重掷
legend-rerolls-about = 方框：每轮三次重掷。掷出已划的数字用掉一次；重掷用完后再掷出，就掷空了。
legend-rounds = 第 1–4 轮
legend-rounds-about = 第 1–4 轮：每轮没划掉的数字之和就是该轮的罚分。
legend-penalty-about = 罚分越少越好：四轮之后罚分最少者获胜。
penalty = 罚分
penalty-total = 罚 { $value } 分
round-points = 第 { $round } 轮：{ $points }
touch-struck = { $number } 已经划过了。
touch-number = 掷出的点数之和会自动划掉。
points-total = { $value } 分
stamp-out = 掷空
stamp-full = 全部划完

## CHECK!

display = 牌列
offer =
    { $left ->
        [0] 亮出的订单，订单堆已空
       *[other] 亮出的订单，订单堆里还有 { $left } 张
    }
docket-name = { $needs }，{ $points }，奖励色{ $colour }
docket-ready = 牌已齐
docket-joker = 用百搭可完成
docket-lacks = 还差 { $lacks } 张
docket-lacks-joker = 用百搭还差 { $lacks } 张
order-alike = 同数：数字相同的牌，颜色不限。
order-run = 顺子：连续的数字，如 2、3、4，颜色不限。
order-brings = 完成得 { $points }。每用一张奖励色（{ $colour }）的牌，再加 1 分。
points-open = { $value } 分，未计奖励牌
why-over = 游戏已结束。
why-watching = 你正在观战。
why-wait = 现在轮到{ $player }，请稍候。
why-no-match = 这张牌不能一起拿：拿的牌必须全部数字相同，或全部颜色相同。
why-taken = 这个回合你已经拿过牌了。
why-placing = 你正在完成订单：请打出手牌。
why-discarding = 手牌太多：请先弃牌。
why-take-first = 请先从牌列中拿牌。
why-enough-first = 请先再拿一张牌，或点“拿够了”。
why-choose-first = 请先选择要完成的订单。
why-no-order = 手牌目前不够完成订单。
why-joker-stays = 百搭不算手牌，不能弃掉。
why-no-fit = 这张牌不合这张订单，或者用了它订单就无法完成。
why-under-way = 你正在完成这张订单：请打出带框的牌。
why-finish-first = 请先完成已开始的订单，或者撤回。
fulfil-for = 完成订单，得 { $points } 分
place-these =
    打出这 { $count } 张{ $joker ->
        [yes] （含百搭）
       *[no] {""}
    }
marker-most-colour = 奖励色为{ $colour }的订单最多：{ $points }
marker-most-size = { $size } 张牌的组合最多：{ $points }
marker-leads = { $player }领先。
marker-nobody = 无人领先。
marker-unknown = 标记：还没定用哪一面
marker-other = 背面（本局不用）：{ $what }。
orders-of = { $player }：已完成 { $count } / { $goal } 张订单
orders-short = 订单 { $count }/{ $goal }
orders-end = 有人完成 { $goal } 张订单后，打完那一轮，游戏就结束。
orders-last = 这是最后一轮。
pile-own =
    { $count ->
        [0] 还没有奖励牌
       *[other] 奖励牌 { $count } 张：{ $count } 分
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
cards-placed = 打出的牌
cards-bonus = 奖励色
order-best = 最高分订单

## Check out

shelf = 货架
counter = 柜台
counter-empty = 没有优惠了。
queue = 排队
queue-in = 排队（{ $when }）
round-number = 第 { $round } 轮
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
closest-races = 最惊险的一抢
hand-roll = 点这里掷骰
hand-step = 点这里选掷骰，选定不能改
hand-last = 只剩你了：不能再掷
hand-alone = 没有别人买骰子：不用抢，慢慢选。
hand-save = 剩下的骰子换成储蓄币：每枚一分，特别轮还能买骰子。
hand-done = 你这一轮已经结束。
last-is = 只剩{ $player }：
look-first = 先看看货架：马上开始。
wait-go = 还有 { $seconds } 秒开始。
wait-dice = 马上就可以再掷。
why-needs = 需要 { $faces }。{ $why }
why-faces = 你掷出：{ $faces }。
why-roll = 请先掷骰。
why-go = 马上开始。
why-queue = 你已在排队。
why-no-dice = 你没有骰子了。
why-few =
    { $dice ->
        [0] 你没有骰子了。
       *[other] 你只剩 { $dice } 颗骰子。
    }
why-placed = 这些骰子已用在你的选择里。
why-bid = 请先等大家买骰子。
why-alone = 只有{ $player }有骰子。
look-told = 还有 { $seconds } 秒开始。{ $shelf }
look-counter = 柜台优惠：{ $deals }。
look-product = { $product }：{ $faces }。
keys-check_out = 在这个游戏里：c 去结账；s 念出你的骰子、能抢的商品，以及谁还在抢购。
free = 免费
with-food = 有食物：
with-drink = 有饮料：
with-snack = 有小吃：
with-last = 最后一张：
seconds-short = { $seconds } 秒
chosen = 已选
hand-chose-roll = 你选了掷骰。
hand-chose-out = 你选了结账。
hand-chose = 你已选好。
points-hidden = { $value } 分，另有 { $more } 件背面朝上的商品
person-told = { $player }：{ $how }，{ $points }，{ $tokens }，{ $deals }。
person-ready = 已选好
person-queues = 排在第 { $place } 位
person-dice = 骰子：{ $faces }
product-gone = 已归{ $player }

## Replay

replay = 回看
download = 下载文本
eyes-of = 视角
spectator = 观战者
step-play = 播放
step-pause = 暂停
copy-move = 复制此处的链接
step-first = 回到开头
step-back = 后退一步
step-next = 前进一步
step-last = 跳到结尾
step = 步骤
step-speed = 速度：{ $speed } 倍
step-of = 第 { $step } 步，共 { $steps } 步
fair-chance = 公平的随机
fair-text = 开局之前，这张桌子封存了一个秘密。现在它已公开，你的设备可以重新算出每一次掷骰和每一张牌。
verify = 全部验证
verify-unsafe = 要检查骰子，请通过 https 或在服务器本机打开此页。
sealed = 封存的内容
commitment = 开局前的封存值
secret = 结束时公开的秘密

## Lessons

learn-it = 三分钟学会
learn-it-game = （《{ $game }》）
learn-new = 第一次玩这个游戏？
learn-remark = 教学
learn-progress = 教学进度
learn-do = 现在：{ $value }
learn-other = 这样也可以。不过先试试这个：{ $value }
learn-try = 先试试这个：{ $value }
learn-go-on = 继续
learn-skip = 跳过
learn-restart = 重新开始
learn-leave = 离开教学
learn-done = 现在你会玩了
learn-play = 现在正式玩一局
learn-to-table = 回到桌边
learn-to-room = 回到大厅

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
hand-owned = 你的物品
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
        [0] 没有人在抢购。
       *[other] 还在抢购：{ $people }。
    }
status-unrolled =
    { $count ->
        [0] 你没有骰子了。
       *[other] 你有 { $count } 颗骰子，还没有掷。
    }
status-buy =
    { $count ->
        [0] 没有你买得起的优惠。
       *[other] 你可以买：{ $deals }。
    }
status-queue = 排队顺序：{ $people }。
status-tokens = 你有 { $tokens } 枚储蓄币。
status-bid-made = 你已出价。
status-bid-open = 你还没有出价。
