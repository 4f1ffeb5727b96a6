### 浏览器里的桌边助手：手机放在实体游戏旁。

box-title = 桌上的实体游戏
box-lead = 你有实体版，用真正的配件来玩。把手机放在版图旁边就行。
box-automaton = 自动对手
box-automaton-about = 陪你对局：配件由你来移动。
box-automaton-short = 对手
box-setup = 开局摆放
box-setup-about = 为一至四人抽好所需的一切，并演示怎样摆放。
box-setup-short = 摆放
box-sheet = 计分表
box-sheet-about = 帮你算分，一至四人。
box-sheet-short = 计分
box-reference = 速查
box-reference-about = 任何一张卡、它的作用，还有“可以吗？”。
box-reference-short = 查卡

## 自动对手：开局之前

# $automaton说明是谁：利奥波德或伊丽莎白。
box-welcome = { automaton-name }在你的桌边坐下。你来移动配件，{ automaton-he }来决定。
box-level = { automaton-name }要有多强？
box-level-easy-about = 适合第一局
box-level-medium-about = { automaton-He }会多拿一些
box-level-hard-about = { automaton-He }能拿的都拿
box-modules = 你玩哪些内容？
box-edition = 你的游戏是哪个版本？
box-house = { automaton-name }用哪座酒店？
box-house-any = 随机抽
box-begin = 摆桌
box-go-on = 继续这局
box-going = { automaton-name }，{ $level }：第{ $round }轮，共{ $rounds }轮
box-new = 另开一局
box-new-sure = 这里保存的那一局就没有了。要另开一局吗？
box-new-yes = 另开一局
box-open = 打开文件
box-open-about = 终端里的一局，或你保存过的一局
box-save = 存为文件
box-save-about = 在终端里用{ "leopold companion --resume --file" }接着玩。

## 自动对手：对局之中

box-round = 第{ $round }/{ $rounds }轮
box-setting-up = 开局摆放
box-step = 第{ $n }步，共{ $of }步
box-next = 下一步
box-back = 上一步
box-laid = 桌子摆好了
box-done = 完成
box-send = 就是这样
box-same = 和之前一样
box-undo = 撤回
box-yes = 是
box-no = 否
box-none = 没有
box-his-side = { automaton-name }这边
box-track = 皇帝计分轨
box-log = 至今发生的一切
box-log-empty = 还什么都没有。
box-earlier = 之前的{ $n }步
box-do-this = 请照此移动配件
box-waiting = 没有连接。你的回答已保存，会自动发送。
box-asleep = 请稍候……
box-place = 第{ $n }位
box-place-empty = 第{ $n }位：无人
box-place-guest = 第{ $n }位：{ $guest }
box-place-unknown = 第{ $n }位：点一下，说明是谁
box-find-guest = 是哪位房客？
box-find-number = 编号
box-find-colour = 颜色
box-minus = 负数
box-find-rub = 删去最后一位
box-find-none = 没有这个编号的房客。
box-find-name = 或输入名字
box-find-nobody = 那里没有人
box-find-left = { $guest }走了，其他人向右移
box-more-one = 加一：{ $what }
box-fewer-one = 减一：{ $what }
box-space = 行动区{ $n }
box-dice-sum = { $n }颗骰子
box-dice-wanted = 应有{ $least }到{ $most }颗
box-dice-less = 太多了：至多{ $n }颗
box-dice-more = 还不够：至少{ $n }颗
box-gone = 已拿走
box-on-space = 在行动区{ $n }
box-row-bottom = 下排
box-row-middle = 中排
box-row-top = 上排
box-dancers = 你的舞者
box-lines = 层与列
box-missing = 还差{ $n }个

## 点选作答的提问

box-ask-your_turns =
    { $turns ->
        [1] 现在进行你的回合。
       *[other] 现在进行你的两个回合。
    }
box-ask-passing = 你若跳过，也点“完成”：{ automaton-he }继续行动，{ automaton-his }最后一个回合之后重掷骰子。
box-ask-round_over =
    { $turns ->
        [0] 这是{ automaton-his }第{ $round }轮的最后一个回合。你若跳过了，就重掷骰子并进行你的回合。这一轮结束了吗？
       *[other] 现在进行你第{ $round }轮的最后一个回合。这一轮随后就结束了吗？
    }
box-ask-pool = 从餐饮池随机为每个行动区抽一份。
box-ask-pool-items = 在他们各自预订的地方放一间待入住的客房，并把这些餐饮放在行动区旁：这是餐饮池。
box-ask-queue = 队伍里有谁？
box-ask-queue-how = 点一个位置，说明那里是谁。
box-ask-new_guest = 补满队伍。左边新来的是谁？
box-ask-dice = 每个行动区有几颗骰子？
box-ask-dice-coloured = 每个行动区有几颗骰子，彩色的也算？
box-ask-staff =
    { $n ->
        [1] 翻开{ automaton-his }私人牌库顶的一张。是哪张？
       *[other] 翻开{ automaton-his }私人牌库顶的{ $n }张。是哪几张？
    }
box-ask-claimed = { automaton-His }标记将到达目标{ $letter }的{ "I" }。你的标记是否已在那里的{ $vp }分位置上？
box-ask-end_staff = { $staff }已在{ automaton-name }面前翻开，按你最好的终局卡计分。你有哪些在场？
box-ask-ballrooms = 从左到右是哪些舞厅？
box-ask-spaces =
    { $row ->
        [bottom] { automaton-He }要派一位舞者。你的舞者占了{ $ballroom }下排几个位置？
        [middle] 下排已满。你的舞者占了{ $ballroom }中排几个位置？
       *[top] 中排已满。你的舞者占了{ $ballroom }上排几个位置？
    }
box-ask-at_the_ball =
    { $balcony ->
        [yes] 处理完皇帝板块后，结算{ $ballroom }。你在那里有几位舞者，阳台上的也算？
       *[no] 处理完皇帝板块后，结算{ $ballroom }。你在那里有几位舞者？
    }
box-ask-at_the_ball-rows =
    { $balcony ->
        [yes] 处理完皇帝板块后，逐排结算{ $ballroom }。你在各排有几位舞者，阳台上的算上排？
       *[no] 处理完皇帝板块后，逐排结算{ $ballroom }。你在各排有几位舞者？
    }
box-ask-coloured = 每颗彩色骰子在哪个行动区？
box-ask-worth = 每颗骰子旁的名人现在值几分？
box-ask-reserved = 你为{ automaton-his }咖啡厅翻开的是哪三位房客，按顺序？
box-ask-served = 此后{ automaton-his }哪些房客得到了餐饮？点一下给了什么。
box-ask-lines =
    { $tile ->
        [yes] 处理完皇帝板块后：此后你的酒店住满了几层和几列？
       *[no] 此后你的酒店住满了几层和几列？
    }
box-ask-gear = { $guest }带有齿轮，已离开队伍。这位房客之前是否到过最右边的位置，让{ automaton-he }计过齿轮的分？
box-ask-crossed = 此后你用过哪些有齿轮的行动区？用过几次就点几次。

## 自动对手：终局

box-end-yours = 现在算你的：以下各项你有几分？
box-end-you = 你
box-end-total = 你的总分
box-end-won = 你赢了，多{ $n }分。
box-end-lost = { automaton-name }赢了，多{ $n }分。
box-end-tie = 双方同分：{ automaton-name }获胜。你的分数要更多才行。

## 服务器不接受的

problem-companion-impossible = 这样的一局玩不了：{ $reason }
problem-companion-answer = { $reason }
problem-companion-former = 第{ $place }个回答已不适合这一局：{ $reason }
