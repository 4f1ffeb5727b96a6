### 带扩展的桌面：各部分的名称与现状。

waltz-season = 舞会与贵宾厅
waltz-season-open = 舞会与贵宾厅：细看
waltz-season-close = 回到队伍与骰子
waltz-balls = 舞会
waltz-balcony = 阳台
waltz-rehearsal = 你的排练厅
waltz-rehearsal-of =
    { $who ->
        [you] { waltz-rehearsal }
       *[other] { $name }的排练厅
    }
waltz-rehearsals = 可选的排练厅
waltz-lounge = 贵宾厅
waltz-auction = 待售的门面
waltz-beside = 门面与名人

# `$scored`是done、next或later。
waltz-open =
    { $scored ->
        [done] { $name }，第{ $round }轮后已结算：细看
       *[other] { $name }，第{ $round }轮后结算：细看
    }
waltz-scored = 第{ $round }轮后已结算
waltz-dancers-of =
    { $who ->
        [you] 你的{ $n }位舞者
       *[other] { $name }的{ $n }位舞者
    }
# 容得下所有人时`$free`为-1。
waltz-row =
    { $there ->
        [some] { $place }：{ waltz-row-price }，{ waltz-row-free }；{ LIST($dancers) }
       *[none] { $place }：{ waltz-row-price }，{ waltz-row-free }；无人跳舞
    }
waltz-row-price =
    { $price ->
        [0] 不需香槟
       *[other] { $price }杯香槟
    }
waltz-row-free =
    { $free ->
        [-1] 位置不限
        [0] 已满
       *[other] { $free }个空位
    }
waltz-area =
    { $n ->
        [0] 排练厅区域{ $area }：空
       *[other] 排练厅区域{ $area }：{ $of }位舞者中的{ $n }位
    }
# `$face`是骰子所在的行动区；已请过的人为-1。
waltz-celebrity =
    { $colour ->
        [none]
            { $face ->
                [-1] { $name }，本轮已请过
               *[other] { $name }，本轮在你这里
            }
       *[other] { $name }，在行动区{ $face }的{ die-colour }骰子旁，{ waltz-points }
    }
die-colour =
    { $colour ->
        [red] 红色
        [blue] 蓝色
       *[yellow] 黄色
    }
waltz-points = { $vp }分
waltz-lounge-gone = { die-colour }骰子旁已经没有人了
waltz-offer =
    { $who ->
        [nobody] { $entrance }，尚无出价
        [you] { $entrance }，你的出价：{ waltz-bid }
       *[other] { $entrance }，{ $name }出价{ waltz-bid }
    }
waltz-bid = { $bid }克朗
waltz-key =
    { $price ->
        [0] 万能钥匙，代替骰子：{ waltz-key-gain }
       *[other] 万能钥匙，代替骰子，{ $price }克朗：{ waltz-key-gain }
    }
waltz-key-gain =
    { $gain ->
        [0] 下一轮先开始
       *[other] 得{ $gain }克朗，下一轮先开始
    }
waltz-key-taken =
    { $who ->
        [you] 万能钥匙：本轮在你手里
       *[other] 万能钥匙：本轮在{ $name }手里
    }
waltz-gears = { $n }个齿轮
waltz-first =
    { $die ->
        [7] 本轮先拿的是钥匙
       *[other] 本轮的第一颗骰子：{ $die }
    }
waltz-token = 奖励标记{ $token }
waltz-kept = 本轮招待了{ $n }位房客
waltz-goal =
    { $met ->
        [yes] 你自己的目标{ $letter }，已达成：{ $text }
       *[other] 你自己的目标{ $letter }：{ $text }
    }
waltz-favour = 在皇帝计分轨上后退{ $n }格：{ $text }
waltz-stars = { $of }颗星中有{ $n }颗放了齿轮
waltz-reserved = 客房{ $room }已被预订。

## 说明。

tip-ball-price =
    { $price ->
        [0] 派舞者来这里不需香槟。
       *[other] 派舞者来这里要{ $price }杯香槟。
    }
tip-ball-free =
    { $free ->
        [-1] 这里容得下所有人。
        [0] 位置都已占满。
       *[other] 还有{ $free }个空位。
    }
tip-ball-there = 在这里跳舞的有{ LIST($dancers) }。
tip-ball-nobody = 还没有人在这里跳舞。
tip-ball-brings = 来这里的人立即得到：
tip-ballroom-when =
    { $scored ->
        [done] 已在第{ $round }轮后结算。
       *[other] 将在第{ $round }轮后结算。
    }
tip-balcony-counts = 阳台上的舞者计入最后一座舞厅{ $ballroom }。
tip-rehearsal-text = 你派出的舞者离开排练厅的一个区域。空出一个区域，就得到它许诺的奖励。
tip-area-now =
    { $n ->
        [0] 已经空了。
       *[other] { $of }位舞者中还有{ $n }位在这里。
    }
tip-lounge-text = 每颗彩色骰子旁都有一位名人等候。拿走骰子的人在本轮余下时间拥有该名人，并得到分数。
tip-celebrity-die = 在行动区{ $face }的{ die-colour }骰子旁。
tip-celebrity-worth = 立即带来{ $vp }分。
tip-celebrity-with =
    { $who ->
        [you] 在你这里，直到本轮结束。
       *[other] 在{ $name }那里，直到本轮结束。
    }
tip-celebrity-used = 本轮已请过。
tip-key-text = 拿万能钥匙代替骰子的人，下一轮先开始。
tip-key-deal =
    { $price ->
        [0] 不需费用，带来{ waltz-krones }。
       *[other] 费用{ $price }克朗，带来{ waltz-krones }。
    }
waltz-krones = { $gain }克朗
tip-entrance-begins = 起始：{ LIST($items) }。
tip-offer-highest =
    { $who ->
        [nobody] 还没有人出价。
        [you] 你出价最高：{ waltz-bid }。
       *[other] { $name }出价最高：{ waltz-bid }。
    }
tip-token = 奖励标记
tip-token-text = 上半用于住满的一列，下半用于住满的一层。只用一次。
tip-goal = 你自己的目标
tip-favour = 你自己的皇帝板块
tip-favour-text = 整局一次：在皇帝计分轨上后退{ $n }格，获得其奖励。
tip-kept = 留下的房客
tip-kept-text = 你一轮中招待的房客留到本轮结束，按人数计分：{ LIST($values, type: "unit") }。
tip-gear = 齿轮
tip-stars = 九颗星
tip-pool = 餐饮池
tip-pool-text = 餐饮从这里放到行动区上。
tip-space_item = 行动区上的餐饮
tip-give = { $name }的房客
