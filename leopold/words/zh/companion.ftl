### 实体桌上的自动对手：它的提问、如何理解回答、人们在它的回合之间做什么。
### $automaton是谁，好区分“他”和“她”。
### 玩家输入的内容在每种语言里都一样，放在引号里，如{ "help" }。

card-guest = { $guest }

## 开始与结束

companion-welcome = { automaton-name }在你的桌边坐下：你来移动配件，{ automaton-he }来决定。`{ "help" }`列出可以输入的内容。
companion-ours = 扩展卡牌上印的分数、订单和费用在这里由我们暂定：`{ "leopold packs blank waltz" }`给出填写印刷内容的表格，用`{ "--pack" }`即可使用。
companion-level = { automaton-name }用什么难度：{ LIST($levels, type: "or") }？
companion-level-again = { automaton-name }的难度有{ LIST($levels, type: "or") }：请输入其中之一。
companion-no-level = 没有难度{ $level }；{ automaton-name }的难度有{ LIST($levels, type: "or") }。
# 选择模组时输入的内容在列表里；Enter表示都不选。
companion-modules = 你用哪些模组：{ LIST($modules, type: "unit") }？多个以逗号隔开；不用就按Enter。
companion-resume-modules = 继续的游戏保留其模组和酒店：请去掉{ "--modules" }和{ "--house" }。
companion-resume-options = 继续的游戏保留其难度和种子：请去掉{ "--level" }和{ "--seed" }。
companion-file-there = { $file }已经存在：用`{ $command }`继续，或换一个文件名。
companion-going-on = 继续{ $file }中的游戏。
companion-nothing-left = 没有可继续的陪伴局；`{ "leopold companion" }`开始新的一局。
companion-not-saved = 无法保存游戏：{ $reason }
companion-over = 游戏结束。
companion-winning = { automaton-name }有{ $vp }分。你的分数要多于{ automaton-name }才获胜：至少{ $needed }分。

## 准备

companion-set-up-title = 游戏之前
companion-set-up-players = 按两人游戏摆好，并作如下改动：
companion-set-up-modules = 按两人游戏摆好，使用{ LIST($modules) }，并作如下改动：
companion-set-up-hotel = { automaton-name }得到一座酒店的夜晚面，没有克朗、厨房、第一位房客和最初的客房。
companion-set-up-dancers = 随机拿一间排练厅。{ automaton-name }没有排练厅和香槟，但{ automaton-his }酒店旁有{ $n }位舞者。
companion-set-up-entrance =
    { $draw ->
        [1] 没有拍卖：抽{ $draw }个门面。你以{ krones }开局。
       *[other] 没有拍卖：抽{ $draw }个门面，保留一个。你以{ krones }开局。
    }
companion-set-up-house = { automaton-name }不用门面，而有一座自己的酒店：{ automaton-house }。
companion-set-up-couture =
    { $champagne ->
        [yes] 摆放队伍之前，从洗匀的牌库翻开房客，直到有{ $guests }位价值{ $least }到{ $most }分且没点香槟的；然后把其余重新洗匀。
       *[no] 摆放队伍之前，从洗匀的牌库翻开房客，直到有{ $guests }位价值{ $least }到{ $most }分的；然后把其余重新洗匀。
    }
companion-set-up-stars = 取一张剩余的目标卡横放在{ automaton-his }酒店旁：这是星星量表，三行，每行三格。
companion-set-up-gears = 在{ automaton-his }酒店的这些客房上各放一个齿轮：{ LIST($rooms) }。
companion-set-up-deck = 洗匀终局员工卡（{ LIST($cards) }），取{ $private }张面朝下放在{ automaton-his }酒店旁：这是{ automaton-his }私人牌库。其余洗回员工牌库。
companion-set-up-hand = 抽{ $draw }张员工卡，保留{ $keep }张，其余置于牌库底。照常选择第一位房客和最初的客房。
companion-set-up-instructions = { automaton-His }指令卡留在盒里：由这里抽取。
companion-set-up-done = 桌子摆好后按Enter。

## 各轮

companion-round = 第{ $round }轮
# $his和$yours是顺位板块上的数字；$begins是“him”或“you”。
companion-round-first = { automaton-name }拿带{ LIST($his) }的顺位板块，你拿带{ LIST($yours) }的。{ companion-roll }
companion-round-next = 交换顺位板块，让{ automaton-name }拿{ LIST($his) }，你拿{ LIST($yours) }；把你的员工翻回正面。{ companion-roll }
companion-roll =
    { $begins ->
        [him] 掷全部{ $dice }颗骰子。{ automaton-name }先开始。
       *[you] 掷全部{ $dice }颗骰子。你先开始。
    }
companion-round-celebrities = 移走你或{ automaton-name }用过的名人；等候的名人分数增加，新的补到空位。
companion-round-pool = 从餐饮池为每个没有餐饮的行动区抽一份，直到抽完。
companion-ball-title = 舞会：{ $ballroom }
companion-your-ball = 你自己也结算{ $ballroom }。
companion-emperor-title = 皇帝驾临
companion-your-emperor = 按你在计分轨上的位置计分，再后退{ $back }格；然后板块的奖励或惩罚只对你有效。

## 提问

companion-if-you-pass = 你若跳过，也按Enter：{ automaton-he }继续行动，{ automaton-his }最后一个回合之后重掷骰子。
companion-your-turn = 现在进行你的第一个回合，然后按Enter。
companion-your-turns = 现在进行你的两个回合，然后按Enter。
companion-round-over = 这是{ automaton-his }第{ $round }轮的最后一个回合。你若跳过了，就重掷骰子并进行你的回合。这一轮结束后按Enter。
companion-round-over-yours = 现在进行你第{ $round }轮的最后一个回合。这一轮结束后按Enter。
companion-queue-same = 若与{ automaton-he }上次所见相同，请输入`{ "same" }`：{ $answer }。
companion-queue = 队伍从左到右是哪些房客？五个编号或名字。
companion-new-guest = 补满队伍。左边新来的房客是谁？编号或名字。
companion-dice-same = 若与{ automaton-he }离开时相同，请输入`{ "same" }`：{ $answer }。
companion-dice = 行动区1到6各有几颗骰子？六个数字，如{ "2 2 1 3 0 2" }。
companion-dice-coloured = 行动区1到6各有几颗骰子，彩色的也算？六个数字，如{ "2 2 1 3 0 2" }。
companion-turned-up =
    { $n ->
        [1] 员工符号：翻开{ automaton-his }私人牌库顶的一张。是哪张？编号或名字。
       *[other] 员工符号：翻开{ automaton-his }私人牌库顶的{ $n }张。是哪几张？编号或名字。
    }
companion-claimed = { automaton-His }标记将到达目标{ $letter }的{ "I" }。你的标记是否已在目标{ $letter }的{ $vp }分位置上？{ "yes" }或{ "no" }。
companion-end-staff = { $staff }已在{ automaton-name }面前翻开，按你最好的终局卡计分。你有哪些在场？编号或名字，或`{ "none" }`。
companion-ballroom = { $n } { $ballroom }
companion-ballrooms = 从左到右是哪些舞厅？从{ LIST($halls, type: "unit") }中说三座，编号或名字。
companion-spaces =
    { $row ->
        [bottom] { automaton-He }要派一位舞者。你的舞者占了{ $ballroom }下排几个位置？一个数字。
        [middle] 下排已满。你的舞者占了{ $ballroom }中排几个位置？一个数字。
       *[top] 中排已满。你的舞者占了{ $ballroom }上排几个位置？一个数字。
    }
companion-at-ball =
    { $balcony ->
        [yes] 处理完皇帝板块后，结算{ $ballroom }。你在那里有几位舞者，阳台上的也算？一个数字。
       *[no] 处理完皇帝板块后，结算{ $ballroom }。你在那里有几位舞者？一个数字。
    }
companion-at-ball-rows =
    { $balcony ->
        [yes] 处理完皇帝板块后，逐排结算{ $ballroom }。你在下排、中排、上排各有几位舞者，阳台上的算上排？三个数字，如{ "2 1 0" }。
       *[no] 处理完皇帝板块后，逐排结算{ $ballroom }。你在下排、中排、上排各有几位舞者？三个数字，如{ "2 1 0" }。
    }
companion-coloured =
    { $n ->
        [1] { LIST($colours) }在哪个行动区？一个数字，若已拿走则{ "-" }。
       *[other] { LIST($colours) }在哪些行动区？按此顺序各一个数字，已拿走的写{ "-" }。
    }
companion-worth =
    { $n ->
        [1] { LIST($colours) }旁的名人现在值几分？一个数字。
       *[other] { LIST($colours) }旁的名人现在各值几分？按此顺序各一个数字。
    }
companion-reserved = 你为{ automaton-his }咖啡厅翻开的是哪三位房客，按顺序？编号或名字。
companion-pool = 在他们各自预订的地方放一间待入住的客房，并从供应区取{ LIST($items) }放在行动区旁：这是餐饮池。
companion-pool-done = 从餐饮池随机为每个行动区抽一份，然后按Enter。
companion-order = { $guest }（{ LIST($items) }）
companion-given = 此后{ automaton-his }哪些房客得到了餐饮？他们在等：{ LIST($orders, type: "unit") }。例如输入{ "64 wine, 89 cake" }；没有就按Enter。
companion-lines =
    { $tile ->
        [yes] 处理完皇帝板块后：此后你的酒店住满了几层和几列？一个数字；没有就按Enter。
       *[no] 此后你的酒店住满了几层和几列？一个数字；没有就按Enter。
    }
companion-gear = { $guest }带有齿轮，已离开队伍。这位房客之前是否到过最右边的位置，让{ automaton-he }计过齿轮的分？{ "yes" }或{ "no" }。
companion-crossed = 此后你用过哪些有齿轮的行动区（{ LIST($spaces) }）？写数字，用过两次就写两次；没有就按Enter。

## 理解了什么

companion-understood-queue = 队伍：{ LIST($guests, type: "unit") }。
companion-understood-guest = 队伍中新来的：{ $who }。
companion-understood-reserved = 咖啡厅里：{ LIST($guests, type: "unit") }。
companion-hall = { $ballroom }
companion-understood-ballrooms = 从左到右：{ LIST($halls, type: "unit") }。
companion-understood-staff = 你在场的有{ LIST($cards) }。
companion-understood-no-staff = 你没有在场的。
companion-nobody = 无人

## 没有理解什么

companion-nothing-asked = 这里没有提问：按Enter继续，或输入命令；`{ "help" }`列出命令。
companion-queue-unseen = { automaton-name }还没见过这个队伍：请从左到右说出房客。
companion-queue-count = 队伍有{ $places }位房客，你说了{ $n }位：请用编号，或用逗号隔开的名字。
companion-queue-twice = { $guest }不能站在那里两次。
companion-queue-nobody = 队伍里总得有人。
companion-guest-missing = 请说出最左边位置的房客，编号或名字。
companion-guest-there = { $guest }已经在队伍里，在更右边。
companion-dice-unseen = { automaton-name }还没见过这些骰子：请说出每个行动区各有几颗。
companion-dice-count = 请说出{ $spaces }个行动区（1到{ $spaces }）各有几颗骰子，如`{ "2 2 1 3 0 2" }`。
companion-dice-sum = 这合计{ $sum }颗骰子，但应该有{ LIST($expected, type: "or") }颗。
companion-staff-count = 请说出{ automaton-his }私人牌库顶的{ $n }张卡，编号或名字。
companion-staff-open = { $staff }已经在{ automaton-he-object }面前翻开了。
companion-staff-once = { $staff }只有一张。
companion-end-staff-missing = 请说出你在场的终局卡，或输入`{ "none" }`。
companion-end-staff-his = { $staff }在{ automaton-name }面前，不在你面前。
companion-ballrooms-count = 有{ $places }座舞厅，你说了{ $n }座：请从{ LIST($halls, type: "unit") }中说三座。
companion-ballrooms-twice = { $ballroom }只有一座。
companion-ballrooms-unknown = 没有舞厅`{ $text }`；有{ LIST($halls, type: "unit") }。
companion-spaces-count = 请说{ "0" }到{ $most }的数字：那一排留给你舞者的位置没有更多了。
companion-at-ball-count =
    { $rows ->
        [1] 请说你在那里有几位舞者，{ "0" }到{ $most }。
       *[other] 请说你在{ $rows }排各有几位舞者，合计不超过{ $most }，如`{ "2 1 0" }`。
    }
companion-coloured-count =
    { $n ->
        [1] 请说{ LIST($colours) }在哪里：1到6的行动区，或`{ "-" }`。
       *[other] 请说{ LIST($colours) }在哪里，按此顺序{ $n }个数字：1到6的行动区，已拿走的写`{ "-" }`。
    }
companion-coloured-few = 行动区{ $space }不会有这么多骰子：那里只有{ $n }颗。
companion-worth-count =
    { $n ->
        [1] 请说{ LIST($colours) }旁有几分：一个数字。
       *[other] 请说{ LIST($colours) }旁各有几分：按此顺序{ $n }个数字。
    }
companion-reserved-count = 有{ $places }位房客预订了客房，你说了{ $n }位：请用编号，或用逗号隔开的名字。
companion-reserved-unfit = { $guest }不能预订客房：只有价值{ $least }到{ $most }分且没点香槟的房客可以。
companion-given-count = `{ $text }`不是房客加餐饮：例如输入`{ "64 wine" }`。
companion-given-whom = { $number }不在等候者之中；有{ LIST($guests, type: "unit") }。
companion-given-unwanted = { $guest }已经不等{ $item }了。
companion-lines-count = 请说你住满了几层和几列，没有就按Enter。
companion-crossed-count = 请说你用过{ LIST($spaces) }中的哪些，都没有就按Enter。
companion-crossed-few =
    { $n ->
        [0] 行动区{ $space }没有齿轮。
       *[other] 行动区{ $space }只有{ $n }个齿轮：没有齿轮时使用它不算。
    }
companion-yes-or-no = 请输入`{ "yes" }`或`{ "no" }`。
companion-unclear = `{ $text }`可以是{ LIST($cards, type: "or") }：请说编号，或把名字说得更全。
companion-another = 另一张
companion-unknown-near =
    { $kind ->
        [guest] 没有房客`{ $text }`；也许是指{ LIST($cards, type: "or") }。
       *[staff] 没有终局员工卡`{ $text }`；也许是指{ LIST($cards, type: "or") }。
    }
companion-unknown =
    { $kind ->
        [guest] 没有房客`{ $text }`；请说卡上的编号，或名字。
       *[staff] 没有终局员工卡`{ $text }`；请说卡上的编号，或名字。
    }
companion-no-number =
    { $kind ->
        [guest] 没有房客{ $number }{ companion-other-card }；编号是{ LIST($numbers) }。
       *[staff] 没有终局员工卡{ $number }{ companion-other-card }；编号是{ LIST($numbers) }。
    }
companion-other-card =
    { $other ->
        [guest] （{ $number }是房客）
        [staff] （{ $number }是员工卡）
        [card] （{ $number }是别的卡）
       *[none] { "" }
    }
companion-range = { $first }到{ $last }

## 命令

companion-help = 帮助
companion-about = 你来移动配件，{ automaton-name }来决定。只会问你{ automaton-he }必须知道的：谁在队伍里、骰子在哪里、{ automaton-his }私人牌库翻开了哪张、你是否先达成了目标。房客和员工可以用卡上的编号或名字。{ automaton-He }把拿走的骰子放在{ automaton-his }板块上，不做任何事；{ automaton-he }邀请的房客放入弃牌堆；{ automaton-he }不付费用，也没有奖励。
companion-commands = 除了回答，你还可以输入：
companion-command-undo = 撤回你的上一个回答
companion-command-hotel = { automaton-name }的酒店和那里的一切
companion-command-card = `{ "card 75" }`、`{ "card 203" }`：一张卡的全文
companion-command-log = { automaton-name }至今所做的一切
companion-command-help = 本页
companion-command-quit = 停止；游戏会保留，`{ "leopold companion --resume" }`继续
companion-which-card = 请说是哪张：`{ "card 75" }`或`{ "card 203" }`。
companion-taken-back = 已撤回：{ $question }，{ $answer }。
companion-nothing-to-undo = 还没有可撤回的。
companion-legend = { terminal-letter-blue }{ colour-blue } { terminal-letter-red }{ colour-red } { terminal-letter-yellow }{ colour-yellow }   ·未准备{ companion-legend-house } ●已入住   +2放置得分
companion-legend-house =
    { $house ->
        [hautel_couture] {" "}○已预订
        [sushi_resort] {" "}*齿轮
       *[other] {""}
    }

## 保留游戏的文件

companion-file-large = 太大了，不会是陪伴局。
companion-file-no-text = 陪伴局是{ "UTF-8" }文本，而这个不是。
companion-file-cards = 这局所用的卡与这个Leopold的不同。
companion-file-missing = 文件头写明了结果，但缺少回答。
companion-file-other = 这不是陪伴局：开头不是`{ $wanted }`。
companion-file-format = 这是格式{ $found }，而这个Leopold读的是格式{ $known }。
companion-file-header = `{ $text }`不属于这里：请用{ LIST($known, type: "or") }。
companion-file-twice = `{ $text }`写了两次。
companion-file-lacks = 文件头缺少`{ $text }:`，没有它就无法继续。
companion-file-level = 没有难度`{ $text }`：请用{ LIST($known, type: "or") }。
companion-file-edition = 没有版本`{ $text }`：请用{ LIST($known, type: "or") }。
companion-file-seed = `{ $text }`不是种子：种子是整数，或双引号中的文字。
companion-file-overlays = `{ $text }`不是卡包列表：应为`["mine.toml"]`。
companion-file-own_packs = 这局使用了自己的卡包；只有`{ "leopold companion --resume" }`能打开。
companion-file-rules = 这局以规则版本{ $text }进行；这里是版本{ $known }。
companion-file-result = `{ $text }`不是分数。
companion-file-over = 在`{ $text }`之前游戏就已结束。
companion-file-asked = 这里问的是`{ $question }:`，而不是`{ $text }`。
