### 终端里的游戏：用很少的字画出的版图、提问与回答、它对自己的说明。
### 玩家输入的内容在每种语言里都一样，放在引号里，如{ "help" }。
### 一句话占一行，不论多长：换行会成为句子的一部分。

## 单位与符号，越短越好。

terminal-kr = { $n }克朗
terminal-price =
    { $n ->
        [0] 免费
       *[other] { terminal-kr }
    }
terminal-letter-blue = B
terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-list = { LIST($parts, type: "unit") }
terminal-inside = { $text }（{ $inside }）

## 玩家。

bot-greedy = 贪心
bot-planner = 谋划
bot-mcts = 搜索

## 版图。

terminal-round = 第{ $round }轮
terminal-passed = 已跳过
terminal-turns = 回合
terminal-objectives-note = 剩余分数，[座位]
terminal-emperor-note = 谁在哪里
terminal-hotels = 各家酒店
terminal-hotel-other = 另一家酒店
terminal-legend = { terminal-letter-blue }{ colour-blue } { terminal-letter-red }{ colour-red } { terminal-letter-yellow }{ colour-yellow }   ·未准备 ○待入住 ●已入住   +2准备时得分
terminal-legend-flat = { terminal-letter-blue }{ "a" }{ colour-blue }，群组{ "a" }   ·未准备 ○待入住 ●已入住   +2准备时得分
terminal-floor-price = 费用
terminal-floor-end = 终局
terminal-rooms = { $laid }间客房，{ $occupied }间已入住
terminal-rooms-by-colour = { terminal-rooms }（{ $colours }）

terminal-dice = 骰子：剩{ $n }颗
terminal-dice-unrolled = 骰子：尚未掷
terminal-dice-none = 骰子：已拿完
terminal-dice-away = 移除{ $n }颗
terminal-dice-boost = 加强+1：{ krones }
terminal-die-none = 无骰子
terminal-die-1 =
    { $champagne ->
        [yes] { $n }份苹果卷/蛋糕/香槟
       *[no] { $n }份餐点：苹果卷/蛋糕
    }
terminal-die-2 =
    { $champagne ->
        [yes] { $n }杯红酒/咖啡/香槟
       *[no] { $n }杯饮料：红酒/咖啡
    }
terminal-die-3 = 准备{ $n }间客房
terminal-die-4 = { $n }克朗或皇帝
terminal-die-5 = 雇1名员工，减{ $n }
terminal-die-6 =
    任选行动，{ $price ->
        [0] 免费
       *[other] { $price }克朗
    }
terminal-die-tight-1 = { $n }苹果卷/蛋糕
terminal-die-tight-2 = { $n }红酒/咖啡
terminal-die-tight-3 = { $n }间客房
terminal-die-tight-4 = { $n }克朗/皇帝
terminal-die-tight-5 = 雇用，减{ $n }
terminal-die-tight-6 =
    { $price ->
        [0] 任选，免费
       *[other] 任选，{ $price }克朗
    }

# 贵宾厅、钥匙、门面，以及自动对手自己的酒店。
terminal-lounge = 贵宾厅
terminal-lounge-space = 在{ $face }
terminal-lounge-gone = 已走
terminal-lounge-unrolled = 未掷
terminal-celebrities = 名人
terminal-key =
    { $free ->
        [yes]
            { $brings ->
                [yes] 钥匙：+{ $gain }
               *[no] 钥匙：免费
            }
       *[no]
            { $brings ->
                [yes] 钥匙：{ $price }，+{ $gain }
               *[no] 钥匙：{ $price }
            }
    }
terminal-key-taken = 钥匙：{ $person }
terminal-auction = 待售的门面
terminal-auction-none = 尚无出价
terminal-entrance = 门面
terminal-entrance-kitchen = 起始{ $items }
terminal-tokens =
    { $n ->
        [0] 没有标记了
       *[other] 标记：{ LIST($tokens, type: "unit") }
    }
terminal-token = { $token }：列{ $column }，层{ $floor }
terminal-guests-kept = 本轮招待了{ $n }位房客
terminal-goal =
    { $met ->
        [yes] 自己的{ $letter }：已达成
       *[no] 自己的{ $letter }：{ $need }
    }
terminal-favours =
    { $n ->
        [0] 没有板块了
       *[other] 板块：{ LIST($tiles, type: "unit") }
    }
terminal-favour = { $favour } { $does }
terminal-first-die =
    { $face ->
        [7] 先拿的是钥匙
       *[other] 第一颗骰子是{ $face }
    }
terminal-dancers-at = { $n }位在{ ball-place-named }
terminal-house = 酒店
terminal-house-item = { $item }在{ $face }
terminal-house-pool = 餐饮池：{ $items }
terminal-house-reserved = { $who }，客房{ $room }，还要{ $items }
terminal-house-stars = { $n }/{ $most }颗星
terminal-house-rooms = 齿轮在客房{ LIST($rooms, type: "unit") }
terminal-house-guest = 房客{ $place }有{ $n }个齿轮
terminal-house-space = 行动区{ $place }有{ $n }个齿轮
terminal-house-no-gears = 没有齿轮
terminal-track-space = 格
terminal-track-vp = 分
terminal-track-seat = 座位
terminal-tile = { $tile }：第{ $round }轮，退{ $back }

terminal-need-krones = 克朗{ $have }
terminal-need-tiles = 客房{ $have }
terminal-need-staff = 在场员工{ $have }
terminal-need-emperor = 皇帝第{ $have }格
terminal-need-floors = 住满的层{ $have }
terminal-need-columns = 住满的列{ $have }
terminal-need-groups = 住满的组{ $have }
terminal-need-whole_colours = 住满的颜色{ $have }
terminal-need-kitchen = 餐饮各{ $have }
terminal-need-top_floor = 顶层{ $have }
terminal-need-orders = 招待的房客{ $have }
terminal-need-champagne = 香槟{ $have }
terminal-need-dancers = 舞会上的舞者{ $have }
terminal-need-guests =
    { $colour ->
        [blue] 招待的蓝色房客{ $have }
        [red] 招待的红色房客{ $have }
        [yellow] 招待的黄色房客{ $have }
       *[green] 招待的绿色房客{ $have }
    }
terminal-need-colours = 入住{ LIST($rooms, type: "unit") }

terminal-queue-nobody = 无人
terminal-queue-no-reward = 无奖励
terminal-balls = 舞会
terminal-balls-note = 每位舞者的香槟，然后是谁在那里
terminal-ball-round = 第{ $round }轮
terminal-ball-scored = 已结算
terminal-row-bottom = 下排
terminal-row-middle = 中排
terminal-row-top = 上排
terminal-row-balcony = 阳台
terminal-dancers = 舞者
terminal-dancers-left =
    { $n ->
        [0] 全部派出
       *[other] 剩{ $n }位
    }
terminal-dancers-none = 还没有排练厅

terminal-krones-of = /{ $cap }
terminal-emperor = 皇帝{ $space }
terminal-emperor-space = 第{ $space }格
terminal-empty = 空
terminal-none = 无
terminal-staff = 员工
terminal-cards = 卡牌
terminal-score = 分数
terminal-cafe-free = { $n }张空桌
terminal-cafe-nobody = 没有房客
terminal-cafe-wants = 还要{ $items }
terminal-cafe-has = ，已有{ $items }
terminal-cafe-served = 已上齐：可入住
terminal-cafe-then = 然后{ $reward }
terminal-served = 已上齐
terminal-used = 已用
terminal-face_down = 面朝下
terminal-ready = 可用
terminal-status = { vp }，{ $krones }，皇帝{ $emperor }，手牌{ $hand }张
terminal-automaton-status = { vp }，皇帝{ $emperor }，难度：{ $level }
terminal-automaton-covered =
    { $n ->
        [0] 没有面朝下的
       *[other] { $n }张面朝下
    }
terminal-automaton-cards =
    { $card ->
        [0] 剩{ $n }张
       *[other] 上一张{ $card }，剩{ $n }张
    }

terminal-sheet-before = 最终计分之前
terminal-sheet-place = 名次
terminal-sheet-rank = { $rank }
terminal-won-alone =
    { $you ->
        [yes] 你赢了，分数多于{ $automaton }。
       *[no] { $name }赢了，分数多于{ $automaton }。
    }
terminal-lost-alone =
    { $you ->
        [yes] { $automaton }赢了：你的分数要多于{ $automaton }才获胜。
       *[no] { $automaton }赢了：{ $name }的分数要多于{ $automaton }才获胜。
    }
terminal-won = { end-title }。
terminal-won-you = { end-title-you }。

## 回答。

terminal-what-now = 现在怎么做？
terminal-what-now-name = { $name }，现在怎么做？
terminal-what-now-note = 数字、行动或{ "help" }
terminal-type = 请输入数字、行动或命令；`{ "help" }`有说明。
terminal-no-number =
    { $n ->
        [1] 没有行动{ $number }；只有编号1。`{ "card" } { $number }`显示一张卡。
       *[other] 没有行动{ $number }；编号是1到{ $n }。`{ "card" } { $number }`显示一张卡。
    }
terminal-unclear = `{ $word }`可以指{ LIST($options, type: "or") }：请多写一点。
terminal-quoted = `{ $text }`

terminal-group-guest = 房客
terminal-group-die = 骰子
terminal-group-six = 六点
terminal-group-act = 行动
terminal-group-serve = 上餐
terminal-group-check-in = 入住
terminal-group-dance = 跳舞
terminal-group-send = 派出
terminal-group-claim = 达成
terminal-group-use = 使用
terminal-group-take = 拿取
terminal-group-place = 摆放
terminal-group-item = 餐饮
terminal-group-complete = 补齐
terminal-group-room = 准备
terminal-group-occupy = 翻面
terminal-group-remove = 移除
terminal-group-hire = 雇用
terminal-group-draft = 留下
terminal-group-return = 退回
terminal-group-dismiss = 解雇
terminal-group-area = 区域
terminal-group-rehearse = 排练
terminal-group-recall = 撤走
terminal-group-reward = 奖励
terminal-group-also = 另外
terminal-group-key = 钥匙
terminal-group-shift = 移动
terminal-group-colour = 颜色
terminal-group-call = 有请
terminal-group-favour = 恩宠
terminal-group-bid = 出价
terminal-group-entrance = 门面
terminal-group-token = 标记
terminal-group-give = 送出
terminal-group-other = 其他

terminal-means-staff = { $name }，{ $price }：{ $text }
terminal-means-guest = { $number } { $name }：{ $order }
terminal-means-check-in = { $name }入住{ $room }
terminal-means-dance = { $name }去{ $place }
terminal-means-area = { $n }位舞者：{ $does }
terminal-means-leave =
    { $n ->
        [1] 最后一位舞者：{ $does }
       *[other] { $n }位舞者之一；空出时：{ $does }
    }
terminal-means-wants = { $name }，还要{ $items }
terminal-means-room =
    { $size ->
        [1] { $colour ->
            [blue] 蓝色单间客房
            [red] 红色单间客房
           *[other] 黄色单间客房
        }
       *[other] { $colour ->
            [blue] 蓝色客房（{ $size }间一组）
            [red] 红色客房（{ $size }间一组）
           *[other] 黄色客房（{ $size }间一组）
        }
    }{ $badge ->
        [0] { "" }
       *[other] ，徽章+{ $badge }
    }
terminal-means-claim = 得{ vp }
terminal-means-pass = 把回合留到重掷骰子之后
terminal-means-end = 结束你的回合
terminal-means-done = 到此为止
terminal-means-main = 先执行骰子的行动
terminal-means-bonus = 先领满房奖励
terminal-means-keep = 其余放进你的厨房
terminal-means-ignore = 付钱，免受惩罚
terminal-means-accept = 接受惩罚，保住钱
terminal-means-left = 惩罚的左半
terminal-means-right = 改为扣分
terminal-means-also-room = 先准备一间客房
terminal-means-also-hire = 先从手牌雇用
terminal-means-also-emperor = 先在皇帝计分轨上前进
terminal-means-also-dancer = 先派一位舞者
terminal-means-row = 排奖励
terminal-means-emptied = 空区域的奖励
terminal-means-key =
    { $n ->
        [0] 下一轮先开始
       *[other] 得{ $n }克朗，下一轮先开始
    }

## 提示。

terminal-hint-note = 最好的在前，附预计的最终分数
terminal-hint-expected = 预计{ points }
terminal-hint-expected-more = 预计{ points }，比下一个多{ $apart }
terminal-hint-expected-fewer = 预计{ points }，比第一个少{ $apart }
terminal-hint-only = 唯一的行动
terminal-hint-deed = { $deed }。
terminal-hint-sum = 合计：{ LIST($sums, type: "unit") }。
terminal-hint-sum-of = { $sum }（{ LIST($sources, type: "unit") }）
terminal-hint-looking = 正在寻找好的回合……
terminal-hint-failed = 由于我们的差错，这里没有提示（{ $failure }）。

## 一次游玩的过程。

terminal-welcome = 欢迎来到Leopold，终端里的《奥地利大酒店》。
terminal-at-table =
    桌上：{ LIST($names, type: "unit") }；{ $edition }；{ LIST($hotels, type: "unit") }；{ $hands ->
        [introductory] 入门手牌
        [draft] 轮抽手牌
        [solo] 从十张卡中自选手牌
       *[standard] 随机手牌
    }。
terminal-with-modules = 本局使用：{ LIST($modules, type: "unit") }。
terminal-other-games = 其他玩法见`{ "leopold play --help" }`；游戏中`{ "help" }`说明可以输入什么。
terminal-window = 这个窗口有{ $columns }列{ $lines }行；{ $wide }×{ $high }才能全部显示。
terminal-going-on = 继续{ $file }中的游戏。
terminal-pass-screen = 把屏幕交给{ $name }，然后按Enter。
terminal-enter = 按Enter继续{ " " }
terminal-enter-quit = 按Enter继续，{ "quit" }停止{ " " }
terminal-log-more = »……（`{ "log" }`看全部）
terminal-taken-back = 已撤回：`{ $action }`。
terminal-taken-back-bots = 已撤回：`{ $action }`，以及其后机器人的{ $n }个行动。
terminal-taken-back-automaton = 已撤回：`{ $action }`，以及其后{ $automaton }的{ $n }个回合。
terminal-nothing-to-undo = 你还没有可撤回的。
terminal-undo-other = 上一个行动是{ $name }的，你不能撤回。
terminal-kept = 游戏保留在{ $file }。
terminal-kept-replay = 游戏保留在{ $file }；`{ "leopold replay" }`可以回放。
terminal-go-on = 继续：{ $command }
terminal-not-played = 还没有玩，所以什么也不保留。再见。
terminal-not-saved = 无法保存游戏：{ $reason }
terminal-cannot-save = 无法保存游戏：{ $reason }`{ "save FILE" }`可存到别处。
terminal-saved = 已保存到{ $file }。
terminal-file-there = { $file }已经存在；请换个名字。
terminal-game-there = { $file }已经存在：用`{ $command }`继续，或换一个文件名。
terminal-no-folder = 无法创建{ $folder }（{ $reason }）。
terminal-nothing-to-resume = 没有可继续的未完游戏；`{ "leopold play" }`开始新的一局。
terminal-which-card = 请说是哪张：`{ "card 75" }`、`{ "card B2" }`或`{ "card night" }`。
terminal-bot-failed = { $name }无法决定（{ $failure }）；由较简单的机器人{ $bot }接手该座位。
terminal-stumbled = Leopold被自己的差错绊倒了（{ $failure }）。
terminal-stumbled-kept = { terminal-stumbled }游戏保留在{ $file }。
terminal-stumbled-report = { terminal-stumbled }游戏保留在{ $file }，详情见{ $report }。

terminal-replayed = 已重演{ $file }中{ $all }个行动的{ $n }个。
terminal-up-to =
    { $you ->
        [yes] 轮到你。{ $question }
       *[no] 轮到{ $name }。{ $question }
    }
terminal-plays =
    { $you ->
        [yes] { $n }/{ $all }：你执行`{ $action }`
       *[no] { $n }/{ $all }：{ $name }执行`{ $action }`
    }

terminal-compiling-everything = 正在为这台电脑编译全部内容，只需一次：几分钟。
terminal-compiling-rules = 正在为这台电脑编译规则，只需一次：约40秒。
terminal-compiling-lab = 正在编译批量对局的部分，只需一次：约40秒。
terminal-compiling-companion = 正在编译利奥波德在桌边的回合，只需一次：几秒钟。
terminal-compiling-bots = 正在为这台电脑编译机器人，只需一次：约两分钟。
terminal-compiling-envs = 正在为这台电脑编译环境，只需一次：约40秒。
terminal-compiling = 正在编译
terminal-loading = 正在载入规则
terminal-compiling-meanwhile = 你玩的同时，正在为这台电脑编译规则和机器人，只需一次：几分钟。你可以马上开始；只有{ LIST($levels) }需要它。
terminal-not-compiled = 这台电脑上什么也编译不了：{ $reason }游戏仍会继续，只是稍慢；{ LIST($levels) }不能上场。
terminal-bot-preparing = { $name }还在准备中，只需一次：{ $total }部分中已完成{ $done }部分，已用{ $seconds }秒。
terminal-bot-preparing-ask = 按Enter先让{ $bot }代打，或输入`{ $wait }`等待{ $name }。
terminal-bot-stands-in = { $bot }替{ $name }行动。
terminal-bot-ready = { $name }已就绪，开始游戏。

## 谁坐在桌边。

terminal-no-level = 没有等级{ $level }；机器人有{ LIST($levels, type: "or") }。
terminal-guide = 利奥波德：{ $words }
terminal-guide-left = 接下来你自己玩。`{ "guide" }`把利奥波德叫回来。
terminal-guide-back = 利奥波德又在你身边了。
terminal-guide-none = 这局没有向导；`{ "leopold play --guided" }`开始有利奥波德指点的一局。
terminal-guided-given = 向导局的发牌和对手是定好的：{ "--guided" }只能与{ "--file" }和{ "--language" }同用。`{ "leopold play --resume" }`继续一局。
terminal-level-resumed = 继续的游戏里机器人照旧；{ "--level" }用于新游戏。
terminal-level-unused = { "--level" }用于只写作“{ "bot" }”的机器人，而没有这样的座位；请写{ $spec }。
terminal-seats-count = { $players }位玩家却指定了{ $named }个座位。
terminal-seat-bot = { $name }会被当作人的名字；若是机器人请写{ $spec }。
terminal-seat-unnamed = { $n }号座位没有名字；请给个名字，或用“{ "bot" }”表示机器人。
terminal-seat-unfit = { $n }号座位的名字不适合显示；至多{ $most }个字符。
terminal-seats-alike = 两个座位都叫{ $name }；请用不同的名字。
terminal-replay-what = 请指明一个存档，或一张对局表和一行：{ "--from games.parquet --row 17" }。
terminal-solo-level = { $option }说明对手是谁，{ $other }说明他有多强：请写{ $right }。
terminal-solo-alone = { "--solo" }是你独自对战{ automaton-name }，所以不能同时选择{ $option }。
terminal-solo-bot = 机器人不玩单人游戏；请给出你的名字，或不写座位。
terminal-solo-name = 自动对手叫{ $name }；请给自己换个名字。

## 帮助页。

terminal-help = 帮助
terminal-help-turn = 在你的回合，可以先邀请队伍中的一位房客，然后拿一颗骰子并执行其行动。回合中随时可以从厨房给房客上餐、让点单上齐的房客入住、达成目标、使用每轮一次的员工。也可以不进行回合而跳过，等待重掷骰子。
terminal-help-answers = 用行动的编号或文字回答；文字可以缩写（`{ "d 6 as 4" }`）：
terminal-help-guest = 邀请队伍中的第三位房客
terminal-help-die-boost = 拿2点骰子，付钱加强一点
terminal-help-die-as = 拿6点骰子当作4点
terminal-help-serve = 把厨房里的红酒端给房客75
terminal-help-check-in = 房客75入住二层的第三间客房
terminal-help-room = 准备一间客房
terminal-help-hire = 打出手牌中的员工卡13
terminal-help-use = 使用员工卡1，每轮一次
terminal-help-claim = 达成目标A
terminal-help-end = 结束你的回合；`{ "pass" }`则留到以后
terminal-help-dance = 房客148去左边舞厅的中排
terminal-help-send = 只派一位舞者去阳台
terminal-help-colour = 拿该行动区的红色骰子
terminal-help-call = 请一位只用一次的名人
terminal-help-bid = 为第二个门面出价五克朗
terminal-help-favour = 后退以获得门面旁板块的奖励
terminal-help-shift = 把骰子移到旁边的行动区并在那里使用
terminal-help-key = 拿万能钥匙代替骰子
terminal-help-host = 为留下的房客190花费一份餐饮
terminal-ours = { $mark }本店暂定，并非印刷的数值；`{ "card" } { $card }`有说明
terminal-help-commands = 或者输入命令：
terminal-help-signs = { terminal-letter-blue }、{ terminal-letter-red }、{ terminal-letter-yellow }和{ terminal-letter-green }是{ colour-blue }、{ colour-red }、{ colour-yellow }和{ colour-green }。酒店里·是未准备，○是待入住，●是已入住；墙分隔客房群组，+2是准备该客房的得分。钱以克朗计，胜负看分数。皇帝板块在所有人后退之后，奖赏第{ $reward }格或更远的座位，惩罚第0格的座位。

terminal-command-undo = 撤回你的上一个行动，连同此后机器人和自动对手所做的
terminal-command-save = `{ "save FILE" }`把游戏写到你的文件；反正每个行动之后都会保留
terminal-command-card = `{ "card 75" }`、`{ "card B2" }`、`{ "card day A" }`：卡牌、皇帝板块或酒店的全文
terminal-command-log = 至今发生的一切
terminal-command-board = 重画版图，全部写明
terminal-command-hint = 高手现在会怎么做：至多三个行动，附预计的最终分数和理由
terminal-command-guide = 在向导局中：不用利奥波德继续，或请他回来
terminal-command-help = 本页
terminal-command-quit = 停止；游戏会保留，`{ "leopold play --resume" }`继续

## 已结束一局的复盘。

terminal-review-doing = 正在评判每个决定
terminal-review-title = { $file }的复盘
terminal-review-note = 用{ $n }种可能的发牌推演过
terminal-review-accuracy = 准确度
terminal-review-lost = 损失
terminal-review-curve = { $name }：逐轮的预计分差
terminal-review-margin = 分差
terminal-review-skill = 实力
terminal-review-luck = 运气
terminal-review-moments = 最关键之处
terminal-review-moment = { $name }，第{ $round }轮：{ $mark }，损失{ points }
terminal-review-no-moments = 没有哪个回合有明显的损失。
terminal-review-played = 实际（{ $worth }）：
terminal-review-best = 最佳（{ $worth }）：
terminal-review-there = `{ $command }`可看到当时的桌面。
terminal-review-turns = { $name }：逐回合
terminal-review-round = 轮
terminal-review-expected = 预计
terminal-review-chance = 胜率
terminal-review-mark = 评价
terminal-review-turn = 回合
terminal-review-unjudged = 第一轮之前的{ $n }个选择不作评判。
terminal-review-seat = 这局没有{ $n }号座位；座位为1到{ $seats }号。
terminal-review-automaton = { $n }号座位是自动对手：由它的牌决定，无可评判。

## 谜题。

terminal-puzzles-task = 谜题{ $id }（{ $theme }，{ $difficulty }）：找出最好的回合，并把它下完。
terminal-puzzles-id = 名称
terminal-puzzles-theme = 主题
terminal-puzzles-difficulty = 难度
terminal-puzzles-round = 轮
terminal-puzzles-seats = 人数
