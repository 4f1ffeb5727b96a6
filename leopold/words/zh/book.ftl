### 手册：框架、所有符号的图例、所有卡牌的年鉴。

book-title = 手册
book-about = 规则、符号和游戏中的每一张卡
book-parts = 手册各部分
book-rules = 规则
book-legend = 符号
book-cards = 卡牌
book-edition = 版本
book-contents = 章节
book-find = 在规则中查找
book-find-none = 规则里没有提到。
book-see-rules = 规则中：{ $title }
book-see-cards = 全部卡牌

## 图片说明

figure-story = 从队伍到咖啡厅，上餐，再住进同色的客房：这就得分。
figure-queue = 队伍：新房客从左边加入，费用写在下方。
figure-spaces = 这里3点强度为二，1点强度为一，4点不能选。
figure-order =
    { $n ->
        [1] 唯一玩家的板块。
       *[other] { $n }位玩家的板块。
    }
figure-serving = 打勾的已上。房客还要没打勾的。
figure-kitchen = 每人以此开局。
figure-guest = 一位房客：左边是颜色，右边是分数，名字下面是点单，底部是奖励。
figure-groups = 两间的蓝色群组住满并亮起：已发过一次奖励。
figure-bonuses = 一至四间客房的群组带来：分数、克朗、格数。
figure-hotel = 虚线：未准备。门：待入住。亮窗：已入住。左边是费用，右边是终局分数。
figure-krones = 这一条显示还能装多少。
figure-staff = 每种一张：右边的符号说明何时生效。
figure-emperor = 各轮次，皇冠处皇帝驾临，下方是他的板块：上为奖励，下为惩罚。
figure-track = 计分轨：0有惩罚之虞，皇冠起有奖励等着。每格下方是分数。
figure-objectives = 要求，下方是第一、第二、第三位的分数。
figure-instruction = { automaton-name }牌库中的一张卡。

## 图例

legend-find = 查找符号
legend-things = 游戏事物
legend-colours = 颜色
legend-items = 餐饮
legend-numbers = 数字
legend-rooms = 客房与酒店
legend-timing = 员工何时生效
legend-dice = 骰子与回合
legend-seats = 玩家
legend-buttons = 页面按钮
legend-steps = 奖励与效果
legend-powers = 永久员工
legend-scores = 终局分数
legend-needs = 目标的要求
legend-penalties = 皇帝的惩罚
legend-example = 例：{ $card }
legend-none = 没有这样的符号。

sign-coin-gain = 获得这么多克朗。
sign-coin-less = 支付这么多克朗，或比平时少付这么多。
sign-coin-free = 免费。
sign-points = 这么多分。
sign-points-less = 失去这么多分。
sign-favour = 在皇帝计分轨上走这么多格。
sign-per = 后面所示的每一个得这么多分。
sign-floors = 只到这一层。
sign-must = 查看后必须雇用一张。
sign-after = 冒号前的事带来冒号后的东西。

symbol-strudel = 苹果卷，餐点
symbol-cake = 蛋糕，餐点
symbol-wine = 红酒，饮料
symbol-coffee = 咖啡，饮料
symbol-champagne = 香槟；扩展中供应
symbol-any-item = 任选餐饮
symbol-blue = 蓝色：贵族房客及其客房
symbol-red = 红色：市民及其客房
symbol-yellow = 黄色：艺术家及其客房
symbol-green = 绿色：旅客，任何颜色的客房都住
symbol-any-colour = 任意颜色
symbol-coin = 克朗，即金钱
symbol-points = 分数
symbol-favour = 皇帝计分轨的格数
symbol-crown = 皇帝：他的驾临与恩宠
symbol-staff = 被雇用的员工
symbol-staff-deck = 员工卡，取自牌库或加入手牌
symbol-guest = 房客
symbol-room-empty = 未准备的客房
symbol-room = 已准备、待入住的客房
symbol-room-lit = 已入住的客房
symbol-group = 住满的客房群组
symbol-floor = 住满的楼层
symbol-column = 住满的纵列
symbol-house = 整座酒店；带数字时，直到该层
symbol-suitcase = 房客入住客房
symbol-cloche = 给房客上餐
symbol-order-done = 上齐的点单
symbol-scroll = 目标
symbol-kitchen = 厨房
symbol-table = 咖啡厅的桌子
symbol-eye = 查看卡牌
symbol-turn = 一个完整的回合
symbol-shield = 免受皇帝的惩罚
symbol-copy = 复制他人的终局卡
symbol-once = 雇用时生效一次
symbol-round = 每轮可使用一次
symbol-permanent = 从此一直有效
symbol-end = 游戏结束时计分
symbol-flip = 整局可使用一次，在时机到来时
symbol-die-0 = 任意骰子
symbol-die-1 = 1点：苹果卷与蛋糕
symbol-die-2 = 2点：红酒与咖啡
symbol-die-3 = 3点：准备客房
symbol-die-4 = 4点：皇帝与克朗
symbol-die-5 = 5点：雇用员工
symbol-die-6 = 6点：任选其他行动
symbol-dice = 骰子；在指令卡上指骰子最多的行动区
symbol-bin = 本轮移除的骰子
symbol-seat-0 = 第一个座位
symbol-seat-1 = 第二个座位
symbol-seat-2 = 第三个座位
symbol-seat-3 = 第四个座位
symbol-seat-leopold = 利奥波德，单人游戏的对手
symbol-seat-elisabeth = 伊丽莎白，有舞会或名人时的对手
symbol-hand = 手牌
symbol-laurel = 奖励，或胜利
symbol-tick = 完成、已上或已用
symbol-cross = 惩罚；在按钮上：关闭或取消
symbol-arrow = 变为
symbol-undo = 撤回一步
symbol-undo-all = 撤回整个回合
symbol-lamp = 请求提示
symbol-book = 打开手册
symbol-link = 给朋友的链接
symbol-save = 保存或打开对局
symbol-play = 继续
symbol-pause = 暂停
symbol-step = 下一步；略过
symbol-menu = 菜单
symbol-bot = 机器人
symbol-person = 一个人
symbol-people = 几个人
symbol-log = 记录
symbol-more = 更多
symbol-cards = 牌库
symbol-sun = 白天
symbol-moon = 夜晚
symbol-daylight = 随系统明暗
symbol-gear = 设置
symbol-leave = 离开桌子

## 年鉴

cards-find = 按名称或文字查找卡牌
cards-kind = 种类
cards-kind-all = 全部种类
cards-kind-guest = 房客
cards-kind-staff = 员工
cards-kind-objective = 目标
cards-kind-tile = 皇帝板块
cards-kind-hotel = 酒店
cards-kind-order = 回合顺位
cards-kind-instruction = 指令卡
cards-kind-ballroom = 舞厅
cards-kind-rehearsal = 排练厅
cards-kind-celebrity = 名人
cards-kind-entrance = 门面
cards-colour = 颜色
cards-colour-all = 全部颜色
cards-cost = 费用
cards-cost-all = 任意费用
cards-timing = 生效
cards-timing-all = 任何时候
cards-where = 现在何处
cards-where-all = 任何地方
cards-count =
    { $n ->
        [0] 没有这样的卡。
       *[other] { $n }张卡
    }
cards-reset = 显示全部
cards-list = 卡牌
cards-order-tile =
    { $players ->
        [1] 回合{ $low }和{ $high }，单人
       *[other] 回合{ $low }和{ $high }，{ $players }人
    }
cards-order-text = 一轮{ $turns }个回合中的第{ $low }和第{ $high }个。
cards-hotel-night = 夜晚面，人人相同
cards-hotel-day = 白天面{ $letter }
cards-introductory = 属于入门手牌{ $letter }。
cards-module = { $module }：仅当房主选用时在场。

## 卡牌现在何处，在可知的范围内

where-queue = 在队伍第{ $n }位等候
where-cafe =
    { $who ->
        [you] 坐在你的咖啡厅
       *[other] 坐在{ $name }的咖啡厅
    }
where-discarded = 已入住；在弃牌堆
where-deck = 在牌库
where-hand =
    { $who ->
        [you] 在你的手牌
       *[other] 在{ $name }的手牌
    }
where-hired =
    { $who ->
        [you] 为你工作
       *[other] 为{ $name }工作
    }
where-looked = 在你面前翻开
where-unseen = 在牌库，或在你看不到的手牌中
where-private = 在牌库，或面朝下在{ $name }的私人牌库
where-claimable = 在本局
where-claimed = 在本局，已达成：{ LIST($names) }
where-tile = 在本局，第{ $n }轮后
where-tile-past = 在本局，第{ $n }轮后已结算
where-house =
    { $who ->
        [you] 你的酒店
       *[other] { $name }的酒店
    }
where-order =
    { $who ->
        [you] 在你面前
       *[other] 在{ $name }面前
    }
where-turned = 上一张翻开的
where-his-deck = 在其牌库，或已使用
where-none = 不在本局

state-play = 在场
state-seat =
    { $who ->
        [you] 在你这里
       *[other] 在{ $name }那里
    }
state-hand = 在我的手牌
state-queue = 在队伍
state-deck = 在牌库或未见
state-gone = 已离开
state-none = 不在本局
