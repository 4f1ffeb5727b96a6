### 为什么现在不能做。

why-pass-too_late = 只有在回合中还没做任何事时才能跳过。
why-end-no_die = 结束回合之前要先拿一颗骰子。
why-end-no_die_or_pass = 结束回合之前要先拿一颗骰子，或者跳过。
why-guest-taken_already = 这个回合你已经邀请过房客了。
why-guest-after_die = 邀请房客要在拿骰子之前。
why-guest-cafe_full = 咖啡厅已经坐满。
why-guest-none = 队伍第{ $space }位没有房客。
why-price-guest =
    { $guest }要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-price-boost =
    加强要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-price-six =
    6点骰子要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-price-six_boost =
    6点骰子加上加强要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-price-serve =
    上餐要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-price-room =
    客房{ $room }要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-price-staff =
    { $staff }要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-price-spend =
    这要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-spend-item =
    { $item ->
        [strudel] 这要从厨房支出{ $need }份苹果卷，你有{ $have }份。
        [cake] 这要从厨房支出{ $need }份蛋糕，你有{ $have }份。
        [wine] 这要从厨房支出{ $need }杯红酒，你有{ $have }杯。
        [coffee] 这要从厨房支出{ $need }杯咖啡，你有{ $have }杯。
       *[other] 这要从厨房支出{ $need }杯香槟，你有{ $have }杯。
    }
why-spend-steps = 这要在皇帝计分轨上后退{ $need }格，而你在第{ $have }格。
why-spend-exchange = 这要交换厨房里的{ $need }份餐饮，而你有{ $have }份。

why-swap-same =
    { $item ->
        [strudel] 苹果卷要换成别的东西。
        [cake] 蛋糕要换成别的东西。
        [wine] 红酒要换成别的东西。
       *[other] 咖啡要换成别的东西。
    }
why-swap-due = 还要交换{ $items }份餐饮。
why-item-not_kept =
    { $item ->
        [strudel] 你的厨房里没有苹果卷。
        [cake] 你的厨房里没有蛋糕。
        [wine] 你的厨房里没有红酒。
        [coffee] 你的厨房里没有咖啡。
       *[other] 你的厨房里没有香槟。
    }

why-die-taken_already = 这个回合你已经拿过骰子了。
why-elsewhere-hand = 员工要用5点或6点骰子雇用，或由奖励及其他卡允许。
why-elsewhere-room = 客房要用3点或6点骰子准备，或由奖励及卡牌允许。
why-elsewhere-vacant = 这间客房在等一位点单已上齐的房客。请在咖啡厅里选择房客。
why-elsewhere-occupied = 这间客房有人住了，不能再做什么。
why-not-now = 现在不行。{ $question }
why-not-yours = 现在是{ $name }的回合。
why-looking-on = 你只是在旁观。
why-die-none = 行动区{ $face }没有骰子。
why-serve-no_item =
    { $item ->
        [strudel] 你的厨房里没有苹果卷。
        [cake] 你的厨房里没有蛋糕。
        [wine] 你的厨房里没有红酒。
        [coffee] 你的厨房里没有咖啡。
       *[other] 你的厨房里没有香槟。
    }
why-serve-not_ordered =
    { $item ->
        [strudel] { $guest }没有点苹果卷。
        [cake] { $guest }没有点蛋糕。
        [wine] { $guest }没有点红酒。
        [coffee] { $guest }没有点咖啡。
       *[other] { $guest }没有点香槟。
    }
why-serve-enough =
    { $item ->
        [strudel] { $guest }的苹果卷已经够了。
        [cake] { $guest }的蛋糕已经够了。
        [wine] { $guest }的红酒已经够了。
        [coffee] { $guest }的咖啡已经够了。
       *[other] { $guest }的香槟已经够了。
    }

why-check_in-missing = { $guest }还差{ LIST($items) }。
why-check_in-no_room =
    { $colour ->
        [blue] 没有待入住的蓝色客房给{ $guest }。
        [red] 没有待入住的红色客房给{ $guest }。
        [yellow] 没有待入住的黄色客房给{ $guest }。
       *[other] 没有待入住的客房给{ $guest }。
    }
why-check_in-colour =
    { $wanted ->
        [blue] { $guest }要蓝色客房，{ $room }不是。
        [red] { $guest }要红色客房，{ $room }不是。
       *[other] { $guest }要黄色客房，{ $room }不是。
    }

why-room-not_prepared = 客房{ $room }还没有准备。
why-room-occupied = 客房{ $room }已有人入住。
why-room-prepared = 客房{ $room }已经准备好了。
why-room-too_high =
    { $floors ->
        [1] 这只能用于1层。
        [2] 这只能用于1层和2层。
       *[other] 这只能用于1至3层。
    }

why-room-begin = 酒店从左下角的客房{ $room }开始。
why-room-apart = 客房{ $room }与你的任何客房都不相邻。
why-claim-done = 你已经达成过目标{ $letter }。
why-claim-full = 目标{ $letter }的位置已被占满。
why-claim-short-colours = 目标{ $letter }：还未入住{ LIST($rooms) }。
why-claim-short-krones = 目标{ $letter }：需要{ $need }克朗，你有{ $have }。
why-claim-short-tiles = 目标{ $letter }：需要准备{ $need }间客房，你有{ $have }间。
why-claim-short-staff = 目标{ $letter }：需要{ $need }张在场的员工，你有{ $have }张。
# $printed是格子上的数字；有些数字印了两次。
why-claim-short-emperor = 目标{ $letter }：需要走到皇帝计分轨第{ $need }格，你在“{ $printed }”上，还差{ $more }格。
why-claim-short-floors = 目标{ $letter }：需要住满{ $need }层，你住满了{ $have }层。
why-claim-short-columns = 目标{ $letter }：需要住满{ $need }列，你住满了{ $have }列。
why-claim-short-groups = 目标{ $letter }：需要住满{ $need }组，你住满了{ $have }组。
why-claim-short-kitchen = 目标{ $letter }：每种餐饮需要{ $need }份，你有{ $have }份。
why-claim-short-top_floor = 目标{ $letter }：顶层需要入住{ $need }间客房，你有{ $have }间。
why-claim-short-orders = 目标{ $letter }：需要{ $need }位这样的房客入住，你有{ $have }位。

why-claim-short-whole_colours = 目标{ $letter }：需要住满{ $need }种颜色，你住满了{ $have }种。
why-use-used = { $staff }本轮已经用过了。
why-use-waits = { $staff }在等待时机：到时会问你。
why-use-face_down = { $staff }已经用过，本局余下的时间都翻面朝下。
why-use-not_set_off = 刚才发生的事不是{ $staff }在等的。
why-complete-nothing_missing = { $guest }的点单已经上齐。
why-reward-taken = { $guest }奖励的第{ $part }部分已经领取。
why-reward-last = 这部分奖励要在其他部分都领完之后。
why-remove-vacant = 客房{ $room }不是待入住的客房。
why-remove-occupied = 客房{ $room }不是已入住的客房。
why-remove-column = 两间客房必须在同一列，现在是第{ $column }列。
why-remove-floor_vacant = 必须是{ $floor }层的待入住客房。
why-remove-floor_occupied = 必须是{ $floor }层的已入住客房。

# 有人输入了不可能的内容，或没有被问到的内容。

why-not-at-all = 现在可以这样做。
why-over = 游戏已经结束。
why-no-action = 没有行动用这个编号。
why-unasked =
    { $kind ->
        [done] 现在没有什么可以停下的。
        [main] 现在不需要选择先后。
        [bonus] 现在没有待领的满房奖励。
        [keep] 你现在没有要存放的东西。
        [ignore] 现在没有可免的惩罚。
        [accept] 现在没有要接受的惩罚。
        [left] 现在没有要选哪一半的惩罚。
        [right] 现在没有要选哪一半的惩罚。
        [act] 现在不能不拿骰子就行动。
        [take] 现在没有什么要分配。
        [reward] 现在没有待领的奖励。
        [also] 现在没有骰子之外的附加行动。
        [place] 你现在没有要摆放的东西。
        [item] 你现在没有餐饮可选。
        [swap] 现在不能交换餐饮。
        [complete] 现在不能用供应区补齐点单。
        [room] 现在不能准备客房。
        [occupy] 现在不能将客房翻为已入住。
        [remove] 现在不需要归还客房。
        [hire] 现在不能雇用员工。
        [draft] 现在没有卡可挑选。
        [return] 现在不需要退回卡牌。
        [dismiss] 现在不需要解雇谁。
        [row] 现在没有待领的排奖励。
        [emptied] 现在没有待领的区域奖励。
        [dance] 现在没有房客能去舞会。
        [send] 现在不能派出舞者。
        [area] 现在没有舞者离开你的排练厅。
        [rehearse] 现在没有排练厅可选。
        [recall] 现在不需要撤走你的舞者。
        [pour] 现在没有什么要分配。
        [key] 现在没有钥匙可拿。
        [colour] 现在不需要按颜色选骰子。
        [call] 现在没有名人可请。
        [bid] 现在没有拍卖。
        [entrance] 现在没有门面可选。
        [shift] 现在不能移动骰子。
        [token] 现在没有奖励标记可拿。
        [favour] 你现在没有自己的皇帝板块可用。
        [give] 现在没有什么可以送出。
       *[other] 现在没有问这个。
    }{ $question }你可以说{ LIST($forms, type: "or") }。
why-die-copies = 只有6点骰子能当作其他行动。
why-die-lost-boost = 放弃的行动不能加强。
why-act-copies = 6点骰子只能当作行动1至5。
why-die-not_lost = 只有在拿不了其他骰子、又付不起6点的费用时，才会放弃6点骰子的行动。
why-die-not_lost_pass = 你在这个回合还什么都没做，所以应当跳过，而不是放弃6点骰子的行动。
why-use-not_per_round = { $staff }不是每轮可用一次的卡。
why-staff-not_in_play = { $staff }不在你面前。
why-room-due = 游戏开始前每人要准备{ $rooms }间客房。
why-serve-no_guest = { $table }号桌没有房客。
why-serve-neither =
    { $item ->
        [strudel] 你的厨房里没有苹果卷，{ $guest }也不要。
        [cake] 你的厨房里没有蛋糕，{ $guest }也不要。
        [wine] 你的厨房里没有红酒，{ $guest }也不要。
        [coffee] 你的厨房里没有咖啡，{ $guest }也不要。
       *[other] 你的厨房里没有香槟，{ $guest }也不要。
    }
why-place-not_gained =
    { $item ->
        [strudel] 你手上没有苹果卷
        [cake] 你手上没有蛋糕
        [wine] 你手上没有红酒
        [coffee] 你手上没有咖啡
       *[other] 你手上没有香槟
    }：{ $placing ->
        [strudel] 现在摆放的是苹果卷。
        [cake] 现在摆放的是蛋糕。
        [wine] 现在摆放的是红酒。
        [coffee] 现在摆放的是咖啡。
       *[other] 现在摆放的是香槟。
    }
why-place-first =
    { $placing ->
        [strudel] 先摆放或收起苹果卷。
        [cake] 先摆放或收起蛋糕。
        [wine] 先摆放或收起红酒。
        [coffee] 先摆放或收起咖啡。
       *[other] 先摆放或收起香槟。
    }
why-take-too_many = 只有{ $strength }可以分配。
why-take-uneven =
    { $action ->
        [1] 蛋糕不能多于苹果卷。
       *[other] 咖啡不能多于红酒。
    }

why-draft-not_among = { $staff }不在可选的卡中。
why-staff-not_in_hand = { $staff }不在你的手牌中。
why-staff-not_looked_at = { $staff }不在你查看的卡中。
why-hire-must = 查看的卡中必须打出一张。
why-bonus-none = 现在没有待领的满房奖励。
why-bonus-late = 满房奖励要在奖励的第一部分之前，或最后一部分之后领取。
why-reward-parts = { $guest }的奖励有{ $parts }部分。
why-main-done = 骰子的主要行动已经执行过了。
why-main-to_do = 骰子的主要行动还没有执行。
why-also-had =
    { $side ->
        [room] 拿这颗骰子时，你已经有过一次准备客房的机会。
        [hire] 拿这颗骰子时，你已经有过一次雇用员工的机会。
        [dancer] 拿这颗骰子时，你已经有过一次派出舞者的机会。
       *[other] 拿这颗骰子时，你已经有过一次在皇帝计分轨上前进的机会。
    }
why-also-none =
    { $side ->
        [room] 你没有员工让你拿这颗骰子时准备客房。
        [hire] 你没有员工让你拿这颗骰子时雇用员工。
        [dancer] 你没有员工让你拿这颗骰子时派出舞者。
       *[other] 你没有员工让你拿这颗骰子时在皇帝计分轨上前进。
    }
why-dismiss-not_end = { $staff }不是终局卡。
