### 自制卡包有什么问题。句子先指明位置，再说哪里不对、怎样才对。
### 卡包里的内容在每种语言里都一样：它是参数，或放在引号里。

pack-at = { LIST($place, type: "unit") }：{ $problem }

## 位置：文件里的表，以及字段的各部分

pack-line = 第{ $line }行
pack-column = 第{ $column }列
pack-end = 末尾
pack-table-staff = 员工{ $key }
pack-table-guest = 房客{ $key }
pack-table-objective = 目标{ $key }
pack-table-instruction = 指令{ $key }
pack-table-emperor = 皇帝板块{ $key }
pack-table-hotel = 酒店{ $key }
pack-table-ballroom = 舞厅{ $key }
pack-table-rehearsal_room = 排练厅{ $key }
pack-table-celebrity = 名人{ $key }
pack-table-entrance = 门面{ $key }
pack-table-nth = 第{ $n }个{ $kind }表
pack-table-tiles = 皇帝板块
pack-part = 第{ $n }部分
pack-entry = 第{ $n }项
pack-floor = { $n }层
pack-room = 第{ $n }间客房
pack-group = 群组{ $name }

## 一个值可能想写成什么

pack-hint-near = 也许是指{ LIST($near, type: "or") }
pack-hint-known = 请用{ LIST($known, type: "or") }
pack-hint-nothing = 请去掉
pack-hint-range = 编号从{ $low }到{ $high }

## 文件

pack-file-none = 没有这个文件；请给出卡包的路径，即一个{ "TOML" }文件。
pack-file-folder = 这是文件夹；请给出卡包的路径，即一个{ "TOML" }文件。
pack-file-unreadable = 无法读取文件（{ $reason }）；请给出卡包的路径，即一个{ "TOML" }文件。
pack-file-large = 文件太大；卡包至多一百万字节。
pack-file-text = 第{ $line }行不是{ "UTF-8" }文本；请把文件存为{ "UTF-8" }。
pack-toml = 这不是{ "TOML" }（{ $what }）；{ "docs/packs.md" }说明了卡包的形式。
pack-toml-unknown = 这不是{ "TOML" }；{ "docs/packs.md" }说明了卡包的形式。
pack-toml-size = 这不是大小合理的{ "TOML" }；{ "docs/packs.md" }说明了卡包的形式。
pack-toml-deep = 这里点号隔开的名称太多；卡包的键至多{ $most }个，多数只有一个。
pack-toml-value = 没有哪种值这样开头
pack-toml-twice = 前面已经写过
pack-toml-key = 缺少键，或键里有需要引号的字符
pack-toml-equals = 键后面应是{ "=" }
pack-toml-more = 行尾之后还有内容
pack-toml-unclosed = 括号没有闭合
pack-toml-text = 文字没有结束，或含有不允许的字符

## 单个的值

pack-not-whole = { $value }不是整数；{ $noun }是{ $low }到{ $high }的整数。
pack-out-of-range = { $value }超出范围；{ $noun }是{ $low }到{ $high }的整数。
pack-flag = { $value }既不是{ "true" }也不是{ "false" }；请写其中之一。
pack-not-one = { $value }不是{ $noun }；{ $hint }。
pack-not-table = { $value }不是{ $noun }；{ $noun }是花括号里的表。
pack-not-list = { $value }不是列表；{ $noun }是方括号里的列表。
pack-list-size =
    { $low ->
        [exact] { $n }项的列表不合适；{ $noun }有{ $high }项。
       *[other] { $n }项的列表不合适；{ $noun }有{ $low }到{ $high }项。
    }
pack-not-field = { $value }不是{ $noun }的字段；{ $hint }。
pack-write = { $value }不合适；请写{ $example }。
pack-says-several = 它写了{ LIST($found) }；{ $noun }只写一样，如{ $example }。
pack-says-nothing = 它什么也没写；{ $noun }要写一样，如{ $example }。
pack-language = { $value }不是语言；请写其短代码，如{ "en" }或{ "de" }。
pack-name-empty = { $value }不是名称；请在引号里写些文字。
pack-name-long = { $value }不是名称；名称至多{ $most }个字符，且都可打印。
pack-letter = { $letter }表示{ $item }
pack-items-form = { $value }不是文字；{ $noun }用字母写：{ LIST($letters) }。
pack-items-letter = { $value }不是餐饮；请写{ LIST($letters) }。
pack-items-size = { $value }超出范围；{ $noun }有{ $low }到{ $high }份餐饮。
pack-colour-twice = { $value }写了两次同一颜色；每种颜色只写一次。
pack-face-twice = { $value }写了两次同一点数；每个点数只写一次。
pack-source-field = { $value }不是这里的字段；{ $hint }。
pack-source-alone = { $name }在这个表里没有值；来源要写在值的旁边。

## 效果

pack-discount = { $value }不是减免；请写0到{ $most }的克朗数或{ "\"free\"" }。
pack-step-table = { $value }不合适；{ $name }后面跟一个表，如{ $example }。
pack-step-lacks = 缺少{ $name }；请写数量，如{ $example }。
pack-power-lacks = 缺少{ $name }；请用列表写明能力对哪些{ $name }有效。
pack-powers-many = { $n }个颜色或点数太多；一张卡合计至多{ $most }个。
pack-score-copy = { $value }不合适；复制的计分写作{ "{ copy = true }" }。
pack-score-lacks = 缺少{ $name }；例如写{ $example }。
pack-score-colour = 缺少{ "colour" }；{ "occupied_colour" }需要一个，如{ "colour = \"red\"" }。
pack-score-no-colour = 按{ $each }计分没有颜色；只有{ "occupied_colour" }有。
pack-need-colours = 这里没有颜色；例如写{ "{ red = 4, yellow = 3 }" }。
pack-need-colour = 缺少{ "colour" }；请写明是哪种房客，如{ "colour = \"green\"" }。
pack-penalty-else = 缺少{ "else_vp" }；请写明做不到时失去多少，如{ "else_vp = 5" }。

## 卡牌、板块与酒店

pack-which = 缺少它；请写明这个表说的是哪一个，如{ $example }。
pack-lacks = 缺少它；请写一个，如{ $example }。
pack-lacks-colours = 缺少它；请写四层，每层五个颜色。
pack-lacks-groups = 缺少它；请写四层，每层五个字母。
pack-lacks-badges = 缺少它；请写四层，每层五个数字。
pack-lacks-board = 缺少它；请写一个，如{ "board.toml" }中的那样。
pack-lacks-set = 缺少它；请写{ $hand }张员工卡的编号。
pack-twice = 它在文件里出现了两次；每样一个表就够了。
pack-number-taken = { $number }已经是{ $other }，不是{ $noun }；{ $free }可用。
pack-name-english = 缺少英文名；至少写{ $example }。
pack-timing-when = 时机为“{ $timing }”的卡不等待什么；只有时机为“{ $right }”的才等待。
pack-timing-field = 时机为“{ $timing }”的卡没有{ $name }；它有{ $right }。
pack-spend-where = { $step }会拿走东西，而有没有要到使用卡牌时才知道：它只用于时机“round”或“flip”。
pack-spend-first = { $step }排在别的后面；支出要放在最前。
pack-spend-twice = { $step }把同一样东西拿了两次；请写一次，用总数。
pack-item-out = 用这些模组的游戏里没有{ $item }。
pack-balls-out = { $name }提到舞会，而用这些模组的游戏里没有舞会。
pack-endless = 这张卡与其他卡会无休止地互相触发；请让其中一张等待别的事。
pack-lounge-order = 每个彩色骰子各占一个位置：0、1和2，次序不限。
pack-effect-empty = 列表是空的；员工卡总要做点什么，如{ $example }。
pack-reward-empty = 列表是空的；板块要有奖励，如{ $example }。
pack-tile-id = { $value }不是板块的代号；代号是{ LIST($letters, type: "or") }加数字，如{ "A1" }。
pack-word-id = { $value }不是代号；代号由小写字母、数字和下划线组成，以字母开头，如{ "attic" }。
pack-level-lacks = 缺少{ "from" }；请写明从哪个难度起生效，如{ "from = \"easy\"" }。
pack-guest-colour-lacks = 缺少{ "colour" }；请写一个，如{ "colour = \"blue\"" }，或{ "colour = \"any\"" }。
pack-die = { $value }不是骰子；请写1到{ $faces }的点数、{ "\"any\"" }或{ "\"colour\"" }。
pack-die-alone = { $value }不合适；{ $entry }要单独写，只有点数可以成对。
pack-symbol-ball = 只有{ LIST($automata) }让房客去舞会；请去掉，或改为{ LIST($automata, type: "or") }的卡。
pack-symbol-coloured_die = 只有{ LIST($automata) }拿彩色骰子；请去掉，或改为{ LIST($automata, type: "or") }的卡。
pack-symbol-dancer = 只有{ LIST($automata) }派舞者去舞会；请去掉，或改为{ LIST($automata, type: "or") }的卡。
pack-side-lacks = 缺少它；请写{ "side = \"night\"" }或{ "side = \"day\"" }。
pack-night-letter = 夜晚面没有字母；只有白天面有。
pack-day-letter = 缺少它；白天面有一个，如{ "letter = \"A\"" }。
pack-floor-text = { $value }不是文字；一层是引号里的{ $columns }个词。
pack-floor-size = { $n }不是正确的客房数；一层有{ $columns }间。
pack-group-colours = 它的客房有{ LIST($colours) }；一个群组只有一种颜色。
pack-group-apart = 它的客房没有全部相连；群组是一整块相连的区域。
pack-group-size = 它有{ $n }间客房；一个群组有1到{ $most }间。
pack-groups-many = 有{ $n }个群组；一座酒店至多{ $most }个。
pack-ball-players = 缺少{ $players }人时的分数；请为每种人数各写一份，或写一个通用的列表。
pack-areas-dancers = 各区域共有{ $n }位舞者，而每个座位有{ $all }位；区域要容纳一个座位的全部舞者。

## 表

pack-tables-form = 这不是表的列表；请在每个上面写{ $example }。
pack-table-form = { $value }不是表；请在每个上面写{ $example }。
pack-sets-form = 这不是表；请在牌组上面写{ "[introductory]" }。
pack-board-form = 这不是表；请在数字上面写{ "[board.setup]" }等。
pack-section-form = { $value }不是表；请在数字上面写{ $example }。
pack-table-missing = 缺少这个表；完整的卡包要有它。

## 什么互相矛盾，游戏又需要什么

pack-dice-missing = 缺少{ $players }人的骰子数；请为{ LIST($known) }人各写一个。
pack-dice-few = { $players }人只有{ $n }颗骰子太少；每人每轮要拿两颗骰子。
pack-emperor-rounds = 共{ $all }轮，皇帝不能在第{ LIST($rounds) }轮后驾临；他按顺序在其中三轮之后驾临。
pack-krones-track = 上限为{ $cap }的金钱轨放不下{ krones }；请减少起始数。
pack-krones-rooms = { krones }可能不够准备最初的{ $rooms }间客房；最贵的要{ $dearest }。
pack-set-size = 牌组{ $letter }有{ $n }张卡，而起始手牌有{ $hand }张；两者应相同。
pack-set-unknown = 没有员工卡{ $number }；牌组只能写卡包里有的卡。
pack-set-twice = 员工{ $number }已在牌组{ $letter }中；一张卡只在一个牌组里出现一次。
pack-too-many = 多了一个；卡包里这一类至多{ $most }个。
pack-deck-many = 多了一张；牌库至多{ $most }张。
pack-solo-draw = 单人游戏抽{ $n }张太少；要保留{ $hand }张手牌。
pack-solo-private = 单人游戏的私人牌库要{ $n }张终局员工卡太多；只有{ $most }张。
pack-letter-none = 没有一个带字母{ $letter }；游戏需要{ LIST($letters) }。
pack-deck-none = 没有{ $automaton }的卡；每位自动对手都要有牌库。
pack-hotel-none = 缺少它；完整的卡包有{ "night" }和{ "day" } { "A" }到{ "D" }。
pack-staff-few = { $n }张太少；四副手牌需要{ $most }张。
pack-guests-few = { $n }张太少；队伍和四间咖啡厅容纳{ $most }位。
pack-ballrooms-few = { $n }座太少；一局有{ $least }座舞厅。
pack-entrances-few = { $n }个太少；有门面的游戏需要{ $least }个，每个座位一个。
pack-rehearsals-few =
    { $n ->
        [0] 没有排练厅；有舞厅的游戏需要{ $least }间，每个座位一间。
       *[other] { $n }间太少；有舞厅的游戏需要{ $least }间排练厅，每个座位一间。
    }

## 卡包改动了什么：每个值一行

packs-laid-over = { $file }，覆盖在我们的之上（{ $edition }）：
packs-nothing = 没有任何改动
packs-fine = 卡包没有问题。
change-becomes = { $what }：{ $field }由{ $before }变为{ $after }
change-new = { $what }：新增，{ $values }
change-value = { $field } { $value }
change-more = { $first }；{ $others }
change-quoted = “{ $text }”
change-list = { LIST($parts, type: "unit") }
change-nothing = 无
change-flag =
    { $flag ->
        [yes] 是
       *[no] 否
    }
change-staff = 员工{ $ref }，{ $name }
change-guest = 房客{ $ref }，{ $name }
change-objective = 目标{ $ref }
change-instruction = 指令{ $ref }
change-tile = 皇帝板块{ $ref }
change-hotel = 酒店{ $ref }
change-ballroom = 舞厅{ $name }
change-rehearsal_room = 排练厅{ $ref }
change-celebrity = 名人{ $name }
change-entrance = 门面{ $name }
change-board = 版图
change-introductory = 入门
change-set = 牌组{ $letter }
change-worth = 价值
change-area = { dancers }：{ $does }
change-players = { $path }（{ $n }人）

## 待填的表格：盒中所印内容，我们暂定的数值

blank-head =
    { $what }：印在卡牌和版图上、而我们不知道的内容。
    下面的数值是我们定的，或者没有人确认过。有这盒游戏的人可以换成实际印刷的：

    1. 值写在{ "#" }后面的地方，去掉{ "#" }，写上印刷的内容。
       不动的地方保持原样。
    2. { "source" }说明值的来源：从卡上读到的用“{ $source }”。
    3. { "leopold packs check mine.toml" }检查是否都正确，并说明改动了什么。
    4. { "leopold play --pack mine.toml" }用它来玩；在浏览器里，新游戏的“{ new-more }”下可以加入。
blank-none = 没有扩展或模组{ $value }；{ $hint }。
blank-nothing = “{ $what }”里没有我们定的数值：没有可填的。

## 向卡包要的卡

pack-none-card = 没有卡{ $value }；{ $hint }。
pack-none-staff = 没有员工卡{ $value }；{ $hint }。
pack-none-guest = 没有房客{ $value }；{ $hint }。
pack-none-objective = 没有目标{ $value }；{ $hint }。
pack-none-instruction = 没有指令卡{ $value }；{ $hint }。
pack-none-tile = 没有皇帝板块{ $value }；{ $hint }。
pack-none-hotel = 没有酒店{ $value }；{ $hint }。
pack-none-automaton = 没有自动对手{ $value }；{ $hint }。

## 上面句子里{ $noun }的说法

pack-noun-pack = 卡包
pack-noun-board = 版图
pack-noun-section = { $name }
pack-noun-introductory = 入门牌组
pack-noun-staff = 员工卡
pack-noun-guest = 房客
pack-noun-objective = 目标
pack-noun-instruction = 指令卡
pack-noun-emperor = 皇帝板块
pack-noun-hotel = 酒店
pack-noun-ballroom = 舞厅
pack-noun-rehearsal_room = 排练厅
pack-noun-kind = 表的种类
pack-noun-source = 来源
pack-noun-sources = 来源表
pack-noun-name = 名称
pack-noun-names = 别名列表
pack-noun-number = 卡牌编号
pack-noun-cost = 费用
pack-noun-timing = 时机
pack-noun-step = 步骤
pack-noun-trigger = 触发条件
pack-noun-colours = 颜色列表
pack-noun-step-named = 步骤{ $name }
pack-noun-steps = 步骤列表
pack-noun-item = 餐饮
pack-noun-amount = 数量
pack-noun-discount = 减免
pack-noun-highest-floor = 最高楼层
pack-noun-power = 能力
pack-noun-power-named = 能力{ $name }
pack-noun-powers = 能力列表
pack-noun-guests = 房客列表
pack-noun-rooms = 客房列表
pack-noun-faces = 点数列表
pack-noun-face = 骰子点数
pack-noun-colour-here = 这里的颜色
pack-noun-colour-of-rooms = 客房颜色
pack-noun-colour-of-guests = 房客颜色
pack-noun-score = 计分
pack-noun-score-each = 计数对象
pack-noun-score-vp = 计分的分值
pack-noun-score-most = 计分的上限
pack-noun-need = 要求
pack-noun-need-named = { $name }的要求
pack-noun-rooms-by-colour = 各颜色的客房数
pack-noun-penalty = 惩罚
pack-noun-loss = 扣分
pack-noun-order = 点单
pack-noun-guest-vp = 房客的分数
pack-noun-goes = 房客的去处
pack-noun-letter-of-objectives = 目标的字母
pack-noun-module = 模组
pack-noun-letter-of-hotels = 酒店的字母
pack-noun-automaton = 自动对手
pack-noun-level = 难度
pack-noun-ball = 舞会
pack-noun-guest-to-take = 要邀请的房客
pack-noun-dice-to-take = 骰子列表
pack-noun-extra = 附加行动
pack-noun-extras = 附加行动列表
pack-noun-objective-to-take = 目标
pack-noun-pointing = 手的指向
pack-noun-side = 版面
pack-noun-hotel-colours = 酒店的颜色列表
pack-noun-hotel-groups = 酒店的群组列表
pack-noun-hotel-badges = 酒店的徽章列表
pack-noun-floor-badges = 一层的徽章列表
pack-noun-badge = 徽章
pack-noun-ball-score = 舞厅的计分
pack-noun-list-of-points = 分数列表
pack-noun-areas = 区域列表
pack-noun-area = 区域
pack-noun-set = 员工牌组
pack-noun-players = 玩家人数
pack-noun-by-players = 按人数的{ $noun }

# 版图上的数字。
pack-noun-price = 价格
pack-noun-floors-cost = 各层的费用
pack-noun-floors-vp = 各层的分数
pack-noun-number-of-victory-points = 分数
pack-noun-colours-bonus = 一种颜色的奖励
pack-noun-bonus = 奖励
pack-noun-queues-cost = 队伍的费用
pack-noun-emperor-track = 皇帝计分轨
pack-noun-space-on-the-emperor-track = 皇帝计分轨的一格
pack-noun-list-of-the-emperors-rounds = 皇帝驾临的轮次列表
pack-noun-round = 轮次
pack-noun-list-of-steps-back = 后退格数列表
pack-noun-number-of-steps = 格数
pack-noun-number-of-rounds = 轮数
pack-noun-number-of-dice = 骰子数
pack-noun-end-of-the-money-track = 金钱轨的上限
pack-noun-number-of-krones = 克朗数
pack-noun-kitchen = 厨房
pack-noun-hand = 手牌
pack-noun-number-of-rooms = 客房数
pack-noun-number-of-items = 餐饮数
pack-noun-score-of-an-unserved-guest = 滞留房客的分数
pack-noun-score-of-what-is-left = 剩余之物的分数
pack-noun-number-of-cards = 卡牌数
pack-noun-objectives-vp = 目标的分数
pack-noun-list-of-prices = 价格列表
pack-noun-number-of-spaces = 位置数
pack-noun-number-of-dancers = 舞者数
pack-noun-score-of-an-absent-seat = 缺席座位的分数
pack-noun-celebrity = 名人
pack-noun-entrance = 门面
pack-noun-modules = 模组列表
pack-noun-number-of-guests = 房客数
pack-noun-number-of-tables = 桌子数
pack-noun-number-of-tiles = 板块数
pack-noun-sums = 点数和表
pack-noun-tokens = 标记列表
pack-noun-token = 标记
pack-noun-order-of-the-lounge = 贵宾厅的顺序
pack-noun-colour-of-dice = 骰子颜色
pack-noun-list-of-bonuses = 奖励列表
pack-noun-list-of-krones = 克朗列表
pack-noun-list-of-points-of-guests = 房客分数列表
