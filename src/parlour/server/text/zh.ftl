### 服务器

## 无法启动的原因

error-data-folder = Parlour 无法在此保存数据：{ $file }（{ $why }）。请换一个文件夹，或确保该文件夹可以写入。
error-data-no-wal = 数据库 { $file } 所在的磁盘不支持程序之间共享内存，网络磁盘常有这种情况。请改用本地磁盘上的文件夹。
error-data-locked = 另一个 Parlour 服务器正在使用文件夹 { $file }（进程 { $process }）。请先停止它，或换一个文件夹。
error-data-corrupt = 数据库 { $file } 已损坏：{ $why }。请将它连同 { $file }-wal 和 { $file }-shm 一起移走，把备份以相同的文件名放回原处，然后重新启动。
error-data-foreign = 文件 { $file } 不是 Parlour 的数据库。请将它移走，或换一个文件夹。
error-data-newer = 数据库 { $file } 由更新版本的 Parlour 写入（数据格式版本为 { $found }，本程序最高支持 { $known }）。请更新 Parlour，或换一个文件夹。
error-port-taken = 端口 { $port } 已被占用。请用 --port 换一个，或先停止占用它的程序。
error-no-listening = 服务器无法在 { $host } 的端口 { $port } 上监听：{ $why }。请用 --host 或 --port 换一个。

## 备份

error-data-missing = 没有数据库 { $file }。请检查文件夹名称。
error-backup-exists = { $file } 已经存在，备份不会覆盖任何文件。请换一个名称。
error-backup-failed = 无法生成备份 { $file }：{ $why }。请腾出空间或换一个位置，然后重试。

## 未能保存的原因

error-store-full = 服务器的磁盘已满，刚才的操作没有保存，不算数。请等管理员腾出空间后再试。
error-store-failed = 服务器未能保存刚才的操作，不算数。请再试一次；如果反复出现，请管理员检查磁盘。
error-store-conflict = 这张桌子已先保存了别的内容（应为第 { $expected } 条，收到的是第 { $seq } 条）。请重新载入这张桌子。
error-store-record-kept = 对局记录 { $record } 已经存在，记录不会再更改。
error-store-unreadable = 服务器无法读取数据库：{ $why }。请管理员检查磁盘，或恢复备份。
error-store-closed = 服务器正在关闭，刚才的操作没有保存。请等服务器恢复后再试。

## 桌子

error-no-such-table = 没有桌子“{ $table }”。请向朋友再要一次链接。
error-table-broken = 桌子“{ $table }”无法从磁盘读取。它的日志仍然保留，请告知服务器管理员。
error-table-closed = 这张桌子已关闭。
error-made-twice = 桌子“{ $table }”的日志已损坏：重复创建。
error-no-such-record = 这里没有对局“{ $record }”。
error-no-token = 入座需要你的程序自带令牌。
error-not-seated = 你在这张桌子上没有座位。
error-host-only = 只有桌主可以这样做。
error-seat-taken = { $name }已经坐在那里了。
error-seat-empty = 那里没有人。
error-seats-empty = 还有 { $empty } 个空座。请加机器人，或等朋友入座。
error-bad-name = 请换一个看得见的名字。
error-already-started = 游戏已经开始。
error-not-started = 游戏还没有开始。
error-not-over = 对局进行中不能这样做。
error-no-such-event = 这里没有第 { $event } 步：这局游戏到目前共有 { $most } 步。
error-left-to-memory = 前几轮的卡牌已背面朝上：记住它们也是游戏的一部分。
error-stale = 局面刚刚变了。请再看一眼，然后选择。
error-unknown-command = 服务器不认识这个命令。
error-not-understood = 服务器无法读取：{ $why }
error-hello-first = 请先连接一张桌子。
error-nothing-said = 这条消息是空的。请写点什么，或选一句快捷用语。
error-too-fast = 太快了。请稍等再试。
error-too-many-connections = 来自你这个地址的连接太多。
error-server-full = 服务器目前已满。请稍后再试。
error-not-running = { $file } 上目前没有运行服务器。请先启动再试。

## 比快

error-too-early = 请等“开始”：还有 { $ms } 毫秒。
error-too-quick = 你的骰子还在滚动：还有 { $ms } 毫秒。
error-too-late =
    { $ms ->
        [0] { $name }只快了一丝。
       *[other] { $name }快了 { $ms } 毫秒。
    }
