### 游戏中的事物：餐饮、颜色、单位、等级与变体的名称。其他消息会引用这些。

item-strudel = 苹果卷
item-cake = 蛋糕
item-wine = 红酒
item-coffee = 咖啡
item-champagne = 香槟

items-strudel = { $n }份苹果卷
items-cake = { $n }份蛋糕
items-wine = { $n }杯红酒
items-coffee = { $n }杯咖啡
items-champagne = { $n }杯香槟
items-none = 空无一物

colour-blue = 蓝色
colour-red = 红色
colour-yellow = 黄色
colour-green = 绿色
colour-any = 任意颜色

rooms-blue = { $n }间蓝色
rooms-red = { $n }间红色
rooms-yellow = { $n }间黄色

krones = { $n }克朗

points = { $n }分
victory-points = { $n }分

vp = { $n }分

favour = 皇帝计分轨{ $n }格

edition-revised = 修订版
edition-2015 = 2015年初版

expansion-waltz = 来跳华尔兹！

module-base = 基础游戏
module-promo = 促销房客
module-more = 再来一点？
module-ballrooms = 维也纳舞厅
module-celebrities = 名人
module-entrances = 特色酒店
module-key = 起始玩家
module-gala = 扩展促销卡

variant-standard = 标准
variant-introductory = 入门
variant-draft = 轮抽
# 数字取自所选版本的版图。
variant-standard-about = 每人发{ $start_hand }张员工卡。
variant-introductory-about = 为第一局配好的手牌。
variant-draft-about = 每人逐张挑选{ $start_hand }张员工卡。

hotel-night = 夜晚
hotel-day = 白天
hotel-day-a = 白天A
hotel-day-b = 白天B
hotel-day-c = 白天C
hotel-day-d = 白天D
hotel-night-about = 所有人的酒店都一样。
hotel-day-about = 每人一座不同的酒店，随机分配。

level-easy = 简单
    .within = 简单
level-medium = 中等
    .within = 中等
level-hard = 困难
    .within = 困难

bot-random = 新手
bot-apprentice = 学徒
bot-waiter = 侍者
bot-concierge = 礼宾
bot-manager = 经理
bot-director = 总经理
bot-maitre = 大师
bot-levelled = { $name }（{ $level }）

automaton-leopold = 利奥波德
automaton-elisabeth = 伊丽莎白
automaton-name =
    { $automaton ->
        [elisabeth] { automaton-elisabeth }
       *[leopold] { automaton-leopold }
    }
    .Pronoun =
        { $automaton ->
            [elisabeth] 她
           *[leopold] 他
        }
    .pronoun =
        { $automaton ->
            [elisabeth] 她
           *[leopold] 他
        }
    .possessive =
        { $automaton ->
            [elisabeth] 她的
           *[leopold] 他的
        }

space-1 = 苹果卷与蛋糕
space-2 = 红酒与咖啡
space-3 = 准备客房
space-4 = 皇帝与克朗
space-5 = 雇用员工
space-6 = 任选其他行动
space-about-1 = 这里每有1颗骰子，拿1份餐点：苹果卷或蛋糕，蛋糕不得多于苹果卷。
space-about-2 = 这里每有1颗骰子，拿1杯饮料：红酒或咖啡，咖啡不得多于红酒。
space-about-3 = 这里每有1颗骰子，可准备1间客房，并支付所在楼层的费用。
space-about-4 = 把这里的骰子数任意分给皇帝计分轨的格数和克朗。
space-about-5 = 从手牌雇用1张卡，这里每有1颗骰子便少付1克朗。
space-about-6 =
    { $six_price ->
        [0] 执行其他任一行动区的行动，强度按这里的骰子数计算。
       *[other] 支付{ $six_price }克朗，执行其他任一行动区的行动，强度按这里的骰子数计算。
    }

timing-once = 一次性
timing-round = 每轮一次
timing-permanent = 永久
timing-end = 终局
timing-flip = 每局一次
timing-about-once = 雇用时生效一次。
timing-about-round = 每轮可使用一次。
timing-about-permanent = 只要在你面前就一直有效。
timing-about-end = 游戏结束时计分。
timing-about-flip = 等待时机；整局只能使用一次，用过后翻面朝下。

source-guests = 房客
source-badges = 徽章
source-bonuses = 满房群组
source-staff = 游戏中的员工
source-objectives = 目标
source-emperor_track = 皇帝计分轨
source-emperor_end = 超出轨道
source-emperor_tiles = 皇帝板块
source-end_staff = 终局员工
source-rooms = 已入住客房
source-leftovers = 克朗与厨房
source-unserved = 滞留咖啡厅的房客

you = 你

player = 玩家{ $n }
