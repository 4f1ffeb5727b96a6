### 没有指明行动、或指了不止一个的文字。错误本身不加句号：后面可能跟着问题。

text-wrong = { $wrong }。
text-nearest = { $wrong }；你是指{ LIST($near, type: "or") }吗？
text-over = { $wrong }；而且游戏已经结束。
text-open = { $text }意思不明：请说{ LIST($near, type: "or") }。
text-ambiguous =
    { $more ->
        [yes] { $text }可以指{ LIST($near, type: "or") }等等：请说明是哪个。
       *[other] { $text }可以指{ LIST($near, type: "or") }：请说明是哪个。
    }
text-nothing = 什么也没有说
text-no-action = { $text }不是行动
text-alone = `{ $verb }`要单独使用
text-not-in-queue = { $guest }不在队伍中。
text-not-in-cafe = { $guest }不在你的咖啡厅。
text-only-six-lost = 只有6点骰子的行动可以放弃，那时不付任何费用。
text-take-form = `{ "take" }`后面跟数量和种类，如`{ "take 2 wine 1 coffee" }`
text-take-nothing = 没有{ $text }可拿
text-take-other =
    { $action ->
        [1]
            { $champagne ->
                [yes] 强度{ $strength }要分给苹果卷、蛋糕和香槟，不能是别的。
               *[no] 强度{ $strength }要分给苹果卷和蛋糕，不能是别的。
            }
        [2]
            { $champagne ->
                [yes] 强度{ $strength }要分给红酒、咖啡和香槟，不能是别的。
               *[no] 强度{ $strength }要分给红酒和咖啡，不能是别的。
            }
       *[other] 强度{ $strength }要分给皇帝和克朗，不能是别的。
    }
text-take-sum =
    { $action ->
        [1]
            { $champagne ->
                [yes] 强度{ $strength }要分给苹果卷、蛋糕和香槟，而这合计{ $total }。
               *[no] 强度{ $strength }要分给苹果卷和蛋糕，而这合计{ $total }。
            }
        [2]
            { $champagne ->
                [yes] 强度{ $strength }要分给红酒、咖啡和香槟，而这合计{ $total }。
               *[no] 强度{ $strength }要分给红酒和咖啡，而这合计{ $total }。
            }
       *[other] 强度{ $strength }要分给皇帝和克朗，而这合计{ $total }。
    }
text-take-pairs =
    { $champagne ->
        [yes] 苹果卷配蛋糕，红酒配咖啡，香槟配任一对，皇帝配克朗。
       *[no] 苹果卷配蛋糕，红酒配咖啡，皇帝配克朗。
    }
text-also-form = `{ "also" }`后面跟{ LIST($known, type: "or") }
text-no-item = 没有{ $text }：餐饮是{ LIST($known, type: "or") }
text-swap-form = `{ "swap" }`后面跟厨房里的一样和另一种，如`{ "swap strudel wine" }`
text-no-objective = 没有目标{ $text }：目标是{ LIST($known, type: "or") }
text-no-ball-place = 舞会上没有位置{ $text }：请说{ LIST($known, type: "or") }
text-no-rehearsal = 没有排练厅{ $text }：有{ LIST($known, type: "or") }
text-no-staff = 没有员工卡{ $text }
text-no-guest = 没有房客{ $text }
text-no-room = 没有客房{ $room }：客房从1.1到{ $last }
text-room-form = 客房写作楼层和列，如`2.3`，而不是{ $text }
text-number =
    { $text ->
        [none] { $what }是{ $lowest }到{ $highest }的数字
       *[other] { $what }是{ $lowest }到{ $highest }的数字，而不是{ $text }
    }
text-number-action = 行动编号
text-number-space = 队伍的位置
text-number-copied = 6点骰子所代替的行动
text-number-die = 骰子
text-number-taken = 每种所拿的数量
text-number-part = 奖励的部分
text-number-table = 桌子
text-number-area = 排练厅的区域
text-number-bid = 出价
text-number-slot = 待售的门面
text-no-entrance = 没有待售的门面{ $text }
text-not-one = 没有{ $text }：请说{ LIST($known, type: "or") }
