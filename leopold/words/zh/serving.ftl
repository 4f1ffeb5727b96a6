### 从命令行开桌，以及可能的阻碍。

serve-laid = Leopold的桌子开在{ $address }
serve-others = 同一网络的其他人可在{ $address }找到它
serve-workers = 由{ $count }个进程提供服务，每个进程负责一部分牌桌。
serve-stop = { "Ctrl-C" }收桌；游戏会保留。
serve-compiling = 正在为这台电脑编译规则和机器人，只需一次
serve-port = { $host }无法使用端口{ $port }：{ $reason }。
serve-ports = { $host }无法使用{ $first }到{ $last }之间的任何端口：{ $reason }。
serve-workers-sqlite = 多个进程不能共用一个SQLite文件：请去掉{ "--workers" }，或用{ "--database" }指定{ "postgresql://..." }这样的数据库。
serve-workers-here = 在此系统上多个进程不能共用一个端口：请去掉{ "--workers" }。
serve-metrics-where = 指标需要一个带端口的地址，例如{ "127.0.0.1:9315" }；{ $where }不是。
serve-root-path = 提供桌子的路径形如{ "/leopold" }；{ $path }不是。
serve-origin = 来源形如{ "https://games.example.org" }，不带路径；{ $origin }不是。
serve-proxies = 代理是用逗号分隔的地址或网段，例如{ "10.0.0.0/8" }，或用{ "*" }表示全部；{ $name }不是。

database-driver = { "PostgreSQL" }需要驱动程序：{ "pip install 'leopold[postgres]'" }。
database-address = 数据库是{ "sqlite:///games.sqlite" }或{ "postgresql://user@host/name" }这样的地址；{ $address }都不是。
database-unusable = 无法使用数据库{ $address }：{ $reason }。
database-newer = 这个数据库的结构版本是{ $version }，而这个Leopold只认识到版本{ $known }：请用写入它的Leopold，或更新的版本。
database-served = 另一个Leopold已在使用{ $address }。多个服务器共用一个数据库需要{ "PostgreSQL" }。

push-driver = { "Web Push" }需要加密组件：{ "pip install 'leopold[push]'" }。
push-contact = 联系方式以{ "mailto:" }或{ "https://" }开头，{ $contact }不是。
push-keys-none = { $path }没有{ "Web Push" }的密钥；{ $command }可以生成。
push-keys-there = { $path }已经存在，浏览器可能信任其中的密钥：请换一个文件名。
push-keys-unwritten = 无法写入{ $path }：{ $reason }。

metrics-driver = 指标需要{ "prometheus-client" }：{ "pip install 'leopold[metrics]'" }。
