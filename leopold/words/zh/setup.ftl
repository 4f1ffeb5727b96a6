### 浏览器里的桌边助手：一局所需的一切，抽好并按摆放顺序演示。

problem-setup-impossible = 这样的一局摆不出来：{ $reason }
setup-wrong-pin = 那里没有可保留的{ $value }。
setup-wrong-twice = 同一样东西不能放在两处。

## 愿望

setup-wishes-change = 更改
setup-players = 几个人玩？
setup-player = 玩家{ $n }
setup-name = 玩家{ $n }的名字
setup-alone = 单人
setup-begins = 谁先开始？
setup-drawing = 正在抽取……
setup-waits = 服务器没有回应。会自动重试。

## 抽到的东西可以怎样处理

setup-keep = 保留
setup-kept = 已保留
setup-anew = 换一个
setup-choose = 选择
setup-choose-title = 手动选择
setup-all-anew = 全部重抽
setup-done = 已摆好{ $done }/{ $all }
setup-all-done = 全都摆好了。祝你们玩得愉快！
setup-untick = 全部取消勾选
setup-lies = { $what }：已摆好
setup-hotel-of = { $name }：{ $hotel }
setup-back = 其余的放回盒里。

## 各个步骤，按规则书的顺序

setup-board = 版图
setup-board-lay = 把版图放在中间，轮数标记放在第一轮。分数标记放在旁边，给在计分轨上绕完一圈的人用。
setup-tiles = 皇帝板块
setup-tiles-lay = 把这三个放在轮数轨下方，对应第{ LIST($rounds) }轮。
setup-objectives = 目标
setup-objectives-lay = 把这三张放在轮数轨旁边。
setup-guests = 房客
setup-guests-lay = 洗匀{ $n }张房客卡，牌库放在版图左边。从右到左翻开{ $spaces }张。
setup-actions = 骰子
setup-actions-lay = 把行动版图放在旁边，配{ $n }颗骰子和垃圾桶。
setup-actions-coloured = 把行动版图放在旁边，配{ $n }颗骰子和垃圾桶：{ $white }颗白色，{ $coloured }颗彩色。
setup-items = 餐点与饮料
setup-items-lay = 把苹果卷、蛋糕、红酒和咖啡分类放在行动区1和2旁边。
setup-items-champagne = 香槟也放在那里。
setup-rooms = 客房板块
setup-rooms-lay = 按颜色分类放在行动区3旁边。
setup-staff = 员工
setup-staff-lay = 洗匀{ $n }张员工卡，作为牌库放在版图旁边。
setup-staff-introductory = 取出带字母{ $first }到{ $last }的卡。洗匀其余的，作为牌库放在版图旁边。
setup-staff-alone = 单独洗匀{ $ends }张终局卡：取{ $private }张面朝下，作为{ automaton-name }的私人牌库。其余与所有其他员工卡一起洗匀。
setup-ballrooms = 舞厅
setup-ballrooms-lay = 把这三座从左到右排成一行，右边放阳台。各排从下往上有{ LIST($spaces) }个位置。
setup-lounge = 名人
setup-lounge-lay = 洗匀板块，把这三位放进贵宾厅，在各自的骰子旁边。每位值{ $vp }分。
setup-key = 万能钥匙
setup-key-lay = 放在行动版图旁边。
setup-order = 回合顺位
setup-order-lay = { $name }先开始，拿板块1；其余的人按顺时针轮流拿。使用{ $players }人游戏的板块。
setup-order-key = { $name }先开始，拿板块1；其余的人按顺时针轮流拿。使用只有一个数字的板块。
setup-order-alone = { automaton-name }先开始，拿两人游戏的板块1。
setup-hotels = 酒店
setup-hotels-lay = 每人拿一座酒店和一种颜色的六个标记：一个放在计分轨的0，一个放在皇帝计分轨的0，三个放在酒店旁边。
setup-hotels-alone = 拿一座酒店和一种颜色的六个标记：一个放在计分轨的0，一个放在皇帝计分轨的0，三个放在酒店旁边。{ automaton-name }拿一座酒店的夜晚面，以及另一种颜色的标记，放在同样的位置。
setup-hotels-krones = 最后一个标记放在{ $krones }克朗处。
setup-hotels-krones-order = 最后一个标记放在此处所示的克朗数上：顺位越后，克朗越多。
setup-kitchen = 厨房
setup-kitchen-lay = 每人把{ LIST($items) }放进厨房。
setup-kitchen-alone = 把{ LIST($items) }放进你的厨房。
setup-kitchen-entrances = 有了门面之后，改用门面上的餐饮。
setup-automaton = { automaton-name }
setup-automaton-deck = { automaton-name }用一座酒店的夜晚面。洗匀{ $n }张指令卡，面朝下放在旁边。
setup-automaton-nothing = { automaton-name }没有克朗和厨房，不选第一位房客，也不准备客房。
setup-automaton-dancers = { $n }位舞者站在酒店旁边。
setup-automaton-level = 难度：{ $level }
setup-couture = 高定酒店的房客
setup-house-couture-guests = 翻开房客，直到有三位价值{ $first }到{ $last }分的；有舞会时，只算没点香槟的。他们坐进{ automaton-name }的咖啡厅。其余重新洗匀。
setup-house-couture-rooms = 在{ automaton-name }的酒店里为他们每人放一间颜色相符的待入住客房，从顶层、从左边开始。
setup-house-couture-pool = 把他们点的餐饮放在行动版图旁，再轮流添上各种餐饮，直到共有{ $n }份：这是餐饮池。从中随机为每个行动区抽一份。
setup-house = 自动对手的酒店
setup-house-mark = 用一个齿轮标明；其余齿轮作为供应。
setup-house-hautel_couture = 它的房客和餐饮池已经摆好了。
setup-house-nine_stars_inn = 取一张剩余的目标卡横放在酒店旁：这是星星量表。
setup-house-sushi_resort = 在这六间客房上各放一个齿轮：1层的最后两间、2层的前三间、3层的第一间。
setup-house-toll_bridge_hotel = 开局时不再放别的。
setup-hands = 手牌
setup-hands-lay = 每人抽{ $hand }张员工卡。
setup-hands-draft = 然后留下一张，其余传给左边，直到分完。
setup-hands-introductory = 每人拿带同一字母的{ $hand }张卡；剩下的各组洗入牌库。
setup-hands-alone = 抽{ $n }张员工卡，保留{ $hand }张，另外{ $back }张以任意顺序置于牌库底。
setup-entrances = 门面
setup-entrances-lay = 摆出这{ $n }个。出价的顺序是{ LIST($names) }。
setup-entrances-alone = 摆出这{ $n }个，从中选一个。
setup-rehearsals = 排练厅
setup-rehearsals-lay = 每间排练厅有{ $dancers }位舞者。选择的顺序是{ LIST($names) }。
setup-rehearsals-alone = 这间是你的，有{ $dancers }位舞者。
setup-first-guests = 第一位房客
setup-first-guests-lay = 每人从队伍中免费邀请一位房客，顺序是{ LIST($names) }。每次之后补满队伍。
setup-first-guests-alone = 从队伍中免费邀请一位房客，再补满队伍。
setup-first-rooms = 最初的客房
setup-first-rooms-lay =
    { $optional ->
        [yes] 现在可准备至多{ $rooms }间客房并付费，第一间在左下角：{ LIST($names) }。
       *[no] 现在准备{ $rooms }间客房并付费，第一间在左下角：{ LIST($names) }。
    }
