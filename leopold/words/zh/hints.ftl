### 机器人的建议与理由。

hint-title = { $level }会怎么做
hint-asking = { $level }正在思考……
hint-do =
    { $begun ->
        [no] 开始：{ $action }
       *[yes] 接着：{ $action }
    }
hint-rest = 完成其余步骤
hint-step = 第{ $at }步，共{ $length }步
hint-other =
    { $action }：预计{ points }{ $less ->
        [0] { "" }
       *[other] ，少{ $less }分
    }
hint-none = 现在没有可建议的。
hint-expected = 预计最终{ points }
hint-plan = 计划
hint-deed-passed = 跳过，等待重掷骰子
hint-deed-guest_taken =
    { $price ->
        [0] 免费邀请{ $guest }
       *[other] 花{ $price }克朗邀请{ $guest }
    }
hint-deed-die_taken =
    { $action ->
        [0] 拿{ $face }点骰子，不执行行动
        [1] 拿{ $face }点骰子换苹果卷与蛋糕，强度{ $strength }
        [2] 拿{ $face }点骰子换红酒与咖啡，强度{ $strength }
        [3] 拿{ $face }点骰子准备客房，强度{ $strength }
        [4] 拿{ $face }点骰子换皇帝格数与克朗，强度{ $strength }
        [5] 拿{ $face }点骰子雇用员工，强度{ $strength }
       *[other] 拿{ $face }点骰子，强度{ $strength }
    }{ $price ->
        [0] { "" }
       *[other] ，花费{ $price }克朗
    }
hint-deed-action_done =
    { $action ->
        [1] 不拿骰子，换苹果卷与蛋糕，强度{ $strength }
        [2] 不拿骰子，换红酒与咖啡，强度{ $strength }
        [3] 不拿骰子，准备客房，强度{ $strength }
        [4] 不拿骰子，换皇帝格数与克朗，强度{ $strength }
       *[other] 不拿骰子，雇用员工，强度{ $strength }
    }
hint-deed-items_gained = 获得{ LIST($items) }
hint-deed-items_spent = 从厨房支出{ LIST($items) }
hint-deed-items_swapped = 用{ LIST($items) }换{ LIST($others) }
hint-deed-items_served =
    { $complete ->
        [yes] 给{ $guest }端上{ LIST($items) }：点单上齐
       *[other] 给{ $guest }端上{ LIST($items) }
    }
hint-deed-order_completed = 用供应区补齐{ $guest }的点单
hint-deed-checked_in = 让{ $guest }入住客房{ $room }

hint-deed-rooms_prepared =
    { $price ->
        [0] 免费准备客房{ LIST($rooms) }
       *[other] 花{ $price }克朗准备客房{ LIST($rooms) }
    }
hint-deed-rooms_occupied = 将客房{ LIST($rooms) }翻为已入住
hint-deed-rooms_removed = 归还客房{ LIST($rooms) }
hint-deed-group_completed =
    { $colour ->
        [blue]
            { $size ->
                [1] 蓝色单间客房住满
               *[other] { $size }间的蓝色群组住满
            }：{ $bonus }分
        [red]
            { $size ->
                [1] 红色单间客房住满
               *[other] { $size }间的红色群组住满
            }：{ $bonus }克朗
       *[other]
            { $size ->
                [1] 黄色单间客房住满
               *[other] { $size }间的黄色群组住满
            }：皇帝{ $bonus }格
    }
hint-deed-staff_drawn = 抽{ $cards }张员工卡
hint-deed-staff_looked_at = 查看{ $cards }张员工卡
hint-deed-staff_hired =
    { $price ->
        [0] 免费雇用{ $staff }
       *[other] 花{ $price }克朗雇用{ $staff }
    }
hint-deed-staff_used = 使用{ $staff }
hint-deed-staff_returned = 将{ $staff }置于牌库底
hint-deed-staff_dismissed = 解雇{ $staff }
hint-deed-staff_drafted = 留下{ $staff }
hint-deed-objective_claimed =
    { $place ->
        [1] 第一个达成目标{ $letter }
        [2] 第二个达成目标{ $letter }
       *[other] 第三个达成目标{ $letter }
    }：{ $vp }分
hint-deed-emperor_punished = 承受皇帝的惩罚
hint-deed-penalty_ignored = 支付{ $krones }克朗，免受皇帝的惩罚
hint-deed-kitchen_returned =
    { $items ->
        [0] 厨房本来就是空的
       *[other] 归还厨房里的{ $items }份餐饮
    }
hint-deed-cafe_returned =
    { $items ->
        [0] 桌上本来就没有餐饮
       *[other] 归还咖啡厅里的{ $items }份餐饮
    }
hint-left-missing = { $guest }还差{ LIST($items) }。
hint-left-ready = { $guest }的点单已上齐，也有客房：接下来就是入住。
hint-left-no_room = { $guest }的点单已上齐，只差一间客房。
hint-left-emperor =
    { $outcome ->
        [reward] 皇帝计分轨：第{ $round }轮后计{ $vp }分，并获得奖励。
        [penalty] 皇帝计分轨：第{ $round }轮后计{ $vp }分，若不再前进就会受惩罚。
       *[other] 皇帝计分轨：第{ $round }轮后计{ $vp }分，既无奖励也无惩罚。
    }
hint-left-open = 接下来如何，要看你还没见到的卡。
hint-lead = { $level }不只看自己的分数，也看其他人会得多少。
hint-only = 没有别的可做。
hint-gain-vp = +{ $amount }分
hint-gain-emperor = 皇帝+{ $amount }格
hint-gain-krones = +{ $amount }克朗
hint-loss-vp = −{ $amount }分
hint-loss-emperor = 皇帝−{ $amount }格
hint-loss-krones = −{ $amount }克朗

advice-die =
    { $how ->
        [boost] 拿{ $face }点骰子并加强1点：{ $space }
        [lost] 拿{ $face }点骰子，放弃行动
       *[other] 拿{ $face }点骰子：{ $space }
    }

hint-source-guests = 房客{ $n }
hint-source-badges = 徽章{ $n }
hint-source-bonuses = 满房群组{ $n }
hint-source-staff = 员工{ $n }
hint-source-objectives = 目标{ $n }
hint-source-emperor_track = 皇帝计分轨{ $n }
hint-source-emperor_end = 超出轨道{ $n }
hint-source-emperor_tiles = 皇帝的板块{ $n }
