### 浏览器里的桌边助手：计分表。

problem-sheet-impossible = 这样无法计分：{ $reason }
sheet-wrong-alone = 单人时只与自动对手对局，没有别人。
sheet-wrong-automaton = { automaton-name }没有剩余的克朗、厨房和房客。
sheet-wrong-day = 请说明是哪一座白天酒店。
sheet-wrong-room = 没有客房{ $room }。
sheet-wrong-staff = 这局没有终局卡{ $number }。
sheet-wrong-staff-twice = 员工卡{ $number }只有一张。
sheet-wrong-hired = 其中已有{ $n }张终局卡。
sheet-wrong-krones = 任何人都不会超过{ $most }克朗。
sheet-wrong-item = 这局没有{ $item }。
sheet-wrong-entrance = 这局没有门面{ $entrance }。
sheet-wrong-entrance-twice = 每个门面只有一个。
sheet-wrong-cafe = 咖啡厅有{ $most }张桌子。
sheet-wrong-track = 皇帝计分轨到{ $most }为止。
sheet-wrong-place = 一个目标有{ $most }个位置。
sheet-wrong-place-twice = 目标{ $letter }的第{ $place }位已有人。
sheet-wrong-dancers = 没有人有这么多舞者。
sheet-wrong-ballroom = 这局没有这座舞厅。
sheet-wrong-source = 这局没有{ $source }的分数。

## 新的计分表

sheet-new = 新计分表
sheet-people = 谁在玩？
sheet-with-automaton = 与{ automaton-name }
sheet-hotel-of = { $name }的酒店

## 计分表

sheet-points-of = { $name }，{ $source }
sheet-empty = 尚未填写
sheet-during = 游戏之中
sheet-at-end = 终局
sheet-rest = 此前的其他分数
sheet-track = 计分轨上
sheet-track-about = 终局结算之前标记所在的位置。你在下面填写的各项视为已包含在内；其余部分照算。
sheet-waits = 服务器没有回应。你填写的都保留着，等它恢复就会计算。
sheet-result = 结果
sheet-back = 回到计分表
sheet-next = 下一项
sheet-before = 上一项
sheet-ready = 完成
sheet-typed = 手动填写
sheet-type = 手动填写
sheet-count-again = 改为自动计算
sheet-less = 减{ $n }
sheet-more = 加{ $n }
sheet-rooms-about = 点一下客房：已入住、已准备、空。
sheet-floor = { $floor }层
sheet-floor-count = { $n }间客房
sheet-full-groups =
    { $n ->
        [0] 没有满房群组
       *[other] { $n }个满房群组
    }
sheet-all-rooms = 全部入住
sheet-no-rooms = 全部清空
sheet-room = 客房{ $room }，{ $state ->
        [occupied] 已入住
        [vacant] 已准备
       *[empty] 空
    }
sheet-which-hotel = 哪座酒店？
sheet-staff-about = 点选{ $name }面前在场的终局员工。
sheet-staff-has = { $name }有{ $staff }
sheet-copies = 当作{ $staff }
sheet-ask-hired = 在场的全部员工
sheet-ask-emperor = 终局时在皇帝计分轨上的位置
sheet-ask-dancers = 舞会上的舞者
sheet-krones = 克朗
sheet-cafe-about = 还坐在桌边的房客
sheet-visit = 第{ $round }轮
sheet-visit-place = 在轨上的格
sheet-visit-back = 退到{ $after }
sheet-visit-reward = 奖励
sheet-visit-nothing = 无奖励无惩罚
sheet-visit-penalty = 惩罚
sheet-visit-tile = 板块的分数
sheet-objective-place = 第{ $place }位
sheet-entrance-which = 哪个门面？
sheet-goals = 达成的自己的目标
sheet-danced = 前往舞会途中
sheet-danced-about = 舞厅各排以及排练厅空出的区域带来的分数。
sheet-ball-which = 哪座舞厅？
sheet-ball-row = { $row ->
        [bottom] 下排
        [middle] 中排
       *[top] 上排
    }
sheet-won =
    { $count ->
        [0] 还没有人得分。
        [1] { LIST($names) }获胜！
       *[other] { LIST($names) }共享胜利。
    }
sheet-alone-points = { $name }：{ $n }
sheet-tied = 同分：由克朗和厨房决定。
sheet-total = 总分
sheet-share = 分享图片
sheet-save = 保存图片
sheet-picture = 计分表图片
sheet-finish = 存下，另开一张
sheet-history = 已完成的计分表
sheet-history-none = 你完成的计分表保存在这里，在这台设备上。
sheet-delete-of = 删除{ $date }的计分表
sheet-deleted = 已删除。
sheet-undo = 撤回
sheet-close = 关闭
