### 终端里的游戏室

you-name = 你
bot-random = 随机
bot-greedy = 贪心

table-centre = 中央
sheet-start = 掷骰定先手
sheet-round = 第 { $round } 轮

check-display = 牌列
check-moved = 已选
check-hand = 你的手牌
check-player = {""}
check-cards = 手牌
check-joker = 百搭
check-orders = 订单
check-markers = 标记
check-size = { $size } 张组
check-piles = 牌堆：{ $cards }，弃牌：{ $discards }
check-lacks =
    { $lacks ->
        [0] 已齐
       *[other] 还差 { $lacks } 张
    }

shop-bonus = 特别轮
shop-shelf = 货架
shop-counter = 柜台
shop-player = {""}
shop-dice = 骰子
shop-queue = 排队
shop-basket = 篮子
shop-kept = 背面朝上

race-look = 先看一看。{ $seconds } 秒后开始……
race-go = 开始！
race-wait = 别急：还要 { $tenths } 秒才能再掷。
race-space = 空格
race-help = 空格：掷骰 · 数字：抢商品 · 字母：其他动作 · ? 规则 · q 离开并保存

menu-title = Parlour
menu-subtitle = 想玩什么？
menu-players = { $least ->
    [2] { $most ->
        [2] 两人
       *[other] { $least } 到 { $most } 人
    }
   *[other] { $least } 到 { $most } 人
}
menu-continue = 继续《{ $game }》
menu-language = 语言：中文
menu-quit = 离开
menu-opponents = 几个机器人？（{ $least }–{ $most }）

ask = 你的选择
ask-word = 输入字母、数字或旁边的单词
ask-undo = u 撤回
ask-rules = ? 规则
ask-leave = q 离开并保存
ask-enter = 回车：{ $label }
ask-curtain = { $name }，轮到你了。等其他人不看屏幕时再按回车。
ask-next-game = 按回车开始本场比赛的下一局。
ask-close = 按回车返回。
not-understood = 看不懂“{ $text }”，请从列表中选择。
undone =
    { $you ->
        [yes] 你撤回了上一步。
       *[no] { $player }撤回了上一步。
    }
file-saved = 已保存：{ $file }
resume-with = 继续请用：{ $command }
already-over = 这局已经结束。回看请用：{ $command }
game-number = 第 { $number } 局，共 { $games } 局
match-score = 比赛：{ $scores }
result = 结果
result-points = 得分

options-default = 默认为 { $value }

replay-end = 共 { $events } 个事件。
replay-help = 回车或 n：下一步 · b：上一步 · 数字：跳到该事件 · q：离开
replay-faster = { was-faster }
learn-do = 现在：{ $label }（回车，或输入 { $key }）
learn-other = 按回车即可照做；q 离开。
learn-go-on = 回车：继续
verify-good = 已重新推算 { $outcomes } 次掷骰与发牌：全部与密钥相符。
verify-sealed = 首次掷骰前公布的承诺值：{ $commitment }

simulate-working = 正在对局
simulate-title = 《{ $game }》，{ $games } 局
simulate-seat = 座位
simulate-bot = 机器人
simulate-wins = 胜率
simulate-score = 得分
simulate-deviation = 标准差
simulate-share = { NUMBER($number, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-points = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-spread = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared = 并列获胜：{ $shared }
simulate-length = 每局事件数：平均 { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }，{ $shortest } 到 { $longest }
simulate-speed = 每秒 { $rate } 次决策，{ $how ->
    [compiled] 编译运行
   *[plain] 纯 Python 运行
}
simulate-plain = 未安装 numba，因此以纯 Python 运行。想更快：pip install numba numpy

error-no-file = 无法读取文件 { $file }：{ $why }
error-bad-pair = “{ $text }”应写成 名称=值。
error-no-people = 至少要有一位玩家坐在键盘前。
error-need-seed-secret = 该记录没有密钥，这局游戏无法继续。
error-not-text = 文件 { $file } 不是 UTF-8 文本。

## 命令行

help-parlour = Parlour：四款桌面游戏的游戏室。不带命令时打开菜单。
help-version = 显示版本后退出。
help-lang = 语言：en、de 或 zh。
help-game = 游戏名；用“parlour games”查看列表。
help-file = Parlour 对局记录。
help-option = 游戏选项，例如 checkers=5；可多次给出。
help-games = 列出游戏及其选项。
help-rules = 查看一款游戏的规则。
help-learn = 边玩边学：带讲解的第一局。
help-play = 在这个键盘上玩：和朋友，和机器人，或者一起。
help-people = 坐在这个键盘前的玩家。
help-bots = 机器人：random 或 greedy，每个座位一个。
help-match = 一场比赛打几局；轮流先手。
help-seed = 相同的数字得到相同的骰子。
help-save = 对局记录的保存位置。
help-resume = 继续这份记录中的对局。
help-deck = 《疯狂便利店》的自备卡组（TOML 文件）。
help-simulate = 让机器人打很多局并统计。
help-simulate-games = 局数。
help-processes = 同时运行的进程数；结果不变。
help-plain = 不编译规则。
help-json = 以 JSON 输出结果。
help-replay = 回看一局对局记录。
help-step = 逐步回看，并画出桌面。
help-verify = 重新推算一份记录的每次掷骰和每张牌。
help-serve = 运行游戏室服务器：供浏览器和程序使用的桌子。
help-host = 监听的地址；0.0.0.0 表示局域网内所有人可用。
help-port = 监听的端口。
help-data = 保存所有桌子和对局的文件夹。
help-public-url = 人们访问此服务器的地址，用于生成链接。
help-open = 在浏览器中打开大厅。
room-open = 大厅已开放：{ $url }（按 Ctrl-C 关闭）
help-admin = 管理服务器上的桌子。
help-admin-list = 列出数据文件夹中的所有桌子。
help-admin-close = 关闭运行中服务器的一张桌子。
help-admin-export = 把一张桌子的日志和对局写入文件夹。
help-backup = 把整个数据文件夹备份为一个文件，服务器运行时也可以。
exported = 日志和 { $records } 局已结束的对局保存在 { $file }。
