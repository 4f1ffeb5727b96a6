### 桌上每样东西是什么、现在怎样，供指着它看的人阅读。
### $who为“you”时是读者自己的，否则$name是主人。

tip-book = 查手册
tip-book-about = { $title }：在手册中查看
tip-whose =
    { $who ->
        [you] 你的
       *[other] { $name }
    }

## 房客

tip-queue-price =
    { $price ->
        [0] 从这个位置邀请房客是免费的。
       *[other] 从这个位置邀请房客要{ $price }克朗。
    }
tip-place = 队伍第{ $space }位
tip-place-price =
    { $price ->
        [0] 邀请等在这里的人是免费的。
       *[other] 邀请等在这里的人要{ $price }克朗。
    }
tip-place-moves = 有房客离开时，左边的依次前移、越来越便宜，新房客从左端加入。
tip-place-empty = 现在没有人等在这里。
tip-missing =
    { $missing ->
        [none] 点单已上齐：这位房客可以入住客房。
       *[other] 还差{ LIST($items) }。
    }
tip-sits =
    { $who ->
        [you] 坐在你的咖啡厅里。
       *[other] 坐在{ $name }的咖啡厅里。
    }
tip-table = 空桌
tip-table-text =
    { $who ->
        [you] 这里可以坐一位队伍中的房客。
       *[other] { $name }的这张桌子可以坐一位队伍中的房客。
    }
tip-table-count = 房客会一直坐到点单上齐且有客房为止；桌子坐满时不能再来新房客。
tip-guest_deck = 未到的房客
tip-guest_deck-text =
    { $n ->
        [0] 牌库已空。
       *[other] 牌库还有{ $n }张。
    }{ $discarded ->
        [0] 还没有人入住。
       *[other] 已有{ $discarded }位房客住下，放在弃牌堆。
    }
tip-guest_deck-again = 牌库已空又需要房客时，洗匀弃牌堆。
tip-staff_deck = 未到的员工
tip-staff_deck-text =
    { $n ->
        [0] 牌库已空。
       *[other] 牌库还有{ $n }张。
    }
tip-staff_deck-draw = 没有人会自动抽牌：只有奖励和板块带来新卡。

## 骰子

tip-space = { $face }：{ $name }
tip-strength =
    { $n ->
        [0] 这里没有骰子，现在不能选。
       *[other] 这里有{ $n }颗骰子：现在强度{ $n }。
    }
tip-boost =
    { $price ->
        [0] 强度再加一，免费。
       *[other] 付{ $price }克朗，强度变为{ $more }。
    }
tip-bin = 移除的骰子
tip-bin-text =
    { $n ->
        [0] 本轮还没有移除骰子。
       *[other] 本轮已移除{ $n }颗骰子。
    }
tip-bin-why = 当所有还有回合的人都跳过时，一颗骰子放到这里，其余重掷。下一轮全部回来。

## 客房

tip-room = 客房{ $room }
tip-room-about =
    { $colour ->
        [blue] 蓝色
        [red] 红色
       *[yellow] 黄色
    }，{ $floor }层。{ $state ->
        [empty] 尚未准备。
        [vacant] 已准备，待入住。
       *[occupied] 已入住。
    }
tip-room-empty =
    { $price ->
        [0] 准备它不需费用。
       *[other] 准备它要{ $price }克朗。
    }
tip-room-badge =
    { $state ->
        [empty] 客房准备好时，徽章带来{ points }。
       *[other] 它的徽章已带来{ points }。
    }
tip-room-vacant =
    { $colour ->
        [blue] 蓝色或绿色房客可以入住。
        [red] 红色或绿色房客可以入住。
       *[yellow] 黄色或绿色房客可以入住。
    }
tip-room-worth =
    { $state ->
        [occupied] 终局时计{ points }。
       *[other] 入住后，终局时计{ points }。
    }
tip-room-group =
    { $size ->
        [1] 它自成一组。
       *[other] 它所在的群组有{ $size }间客房，已入住{ $full }间。
    }{ $done ->
        [yes] 群组已住满。
       *[no] { tip-group-brings }
    }
tip-group-brings =
    { $colour ->
        [blue] 住满时：{ points }。
        [red] 住满时：{ krones }。
       *[yellow] 住满时：{ favour }。
    }
tip-price = { $floor }层：客房的费用
tip-price-text =
    { $n ->
        [0] 在这一层准备客房不需费用。
       *[other] 在这一层准备一间客房要{ $n }克朗。
    }
tip-worth = { $floor }层：客房的分数
tip-worth-text = 终局时，这一层每间已入住的客房计{ points }。
tip-worth-now =
    { $rooms ->
        [0] 这里还没有客房入住。
       *[other] 现在入住{ $rooms }间客房：{ points }。
    }
tip-bonuses = 满房奖励
tip-bonuses-text = 群组的最后一间客房入住时，按颜色和大小发一次奖励。
tip-bonuses-blue = 蓝色，按大小：{ LIST($values) }分。
tip-bonuses-red = 红色，按大小：{ LIST($values) }克朗。
tip-bonuses-yellow = 黄色，按大小：皇帝计分轨{ LIST($values) }格。
tip-bonuses-now =
    { $full ->
        [0] 你的{ $groups }组都还没有住满。
       *[other] 你的{ $groups }组中已住满{ $full }组。
    }

## 各人所有

tip-krones = 克朗
tip-krones-now =
    { $who ->
        [you] 你有{ krones }。
       *[other] { $name }有{ krones }。
    }
tip-krones-cap =
    { $room ->
        [0] 钱袋已满：任何人都不能超过{ $cap }，现在再来的会损失。
       *[other] 任何人都不能超过{ $cap }；多出来的会损失。
    }
tip-krones-end = 终局时剩下的每克朗计{ $vp }分。
tip-points = 分数
tip-points-now =
    { $who ->
        [you] 你有{ points }。
       *[other] { $name }有{ points }。
    }
tip-points-source = { $source }：{ $n }
tip-points-none = 还没有得分。
tip-kitchen-now =
    { $who ->
        [you] 你的厨房里：{ $items }。
       *[other] { $name }的厨房里：{ $items }。
    }
tip-kitchen-serve =
    { $price ->
        [0] 可免费给房客端上至多{ $most }份餐饮。
       *[other] 付{ $price }克朗可给房客端上至多{ $most }份餐饮。
    }
tip-kitchen-wanted =
    { $who ->
        [you] 你的房客还要{ $n }份。
       *[other] { $name }的房客还要{ $n }份。
    }
tip-hand = 手牌
tip-hand-now =
    { $who ->
        [you] 你手里有{ staff-cards }。
       *[other] { $name }手里有{ staff-cards }，别人看不到。
    }
tip-staff = 在场员工
tip-staff-now =
    { $n ->
        [0]
            { $who ->
                [you] 你还没有雇用员工。
               *[other] { $name }还没有雇用员工。
            }
       *[other] { LIST($names, type: "unit") }
    }
tip-card-used = 本轮已使用；下一轮可再用。
tip-card-ready = 本轮还没有使用。
tip-card-waits = 还没有使用：时机到了会问你。
tip-card-face_down = 已使用；本局余下的时间翻面朝下，但仍算你的卡。
tip-card-hired =
    { $who ->
        [you] 为你工作。
       *[other] 为{ $name }工作。
    }
tip-person-you = 就是你。
tip-person-bot = 机器人，{ $level }。
tip-person-style =
    { $style ->
        [courtier] 比别人更看重皇帝的恩宠。
        [saver] 喜欢攒克朗。
        [patron] 喜欢雇用很多员工。
        [blue] 偏爱蓝色的房客和客房。
        [red] 偏爱红色的房客和客房。
       *[yellow] 偏爱黄色的房客和客房。
    }
tip-person-automaton = 按单人游戏的卡牌行动，难度{ $level }。
tip-person-friend =
    { $here ->
        [yes] 坐在这张桌上。
        [no] 还没有入座。
       *[away] 暂时离开。
    }
tip-person-standin = 目前由机器人代打。
tip-person-turn = 轮到这位玩家。

## 回合

tip-order = 回合何时到来
tip-order-tile =
    { $who ->
        [you] 本轮中你进行第{ $low }和第{ $high }个回合。
       *[other] 本轮中{ $name }进行第{ $low }和第{ $high }个回合。
    }
tip-order-left =
    { $left ->
        [0] 两个回合都已进行。
        [1] 还有一个回合。
       *[other] 两个回合都还没进行。
    }
tip-order-passed = 已跳过，等待重掷骰子。
tip-order-next = 每轮之后，顺位板块传给下一个座位。
tip-round = 第{ $round }轮，共{ $rounds }轮
tip-round-when =
    { $when ->
        [past] 已结束。
        [now] 正在进行的一轮。
       *[coming] 尚未到来。
    }
tip-round-emperor = 之后皇帝驾临：每人按所在格计分，再后退{ $back }格。
tip-pass = 跳过
tip-pass-text = 你保留回合并等待：当所有还有回合的人都跳过时，移除一颗骰子，其余重掷，然后再次轮到你选择。
tip-pass-before = 只有在这个回合还没做任何事时才能跳过。
tip-pass-dice = 版图上现在有{ $n }颗骰子。
tip-end = 结束回合
tip-end-text = 轮到下一位。没有上的餐、没有入住的房客都保持原样。
tip-done = 放弃
tip-done-text = 这里提供的就不做了，也不会再来。
tip-undo = 撤回一步
tip-undo-text = 撤回你的上一步，前提是此后没有新的信息公开。
tip-undo-now = 可逐步撤回{ $n }步。
tip-undo_turn-text = 一次撤回这个回合里所做的一切，直到有新信息公开的地方。
tip-log-more = 还有{ $n }行。
tip-log-open = 点击展开，还可从那里重看。
tip-hint = 提示
tip-hint-text = 最强的机器人会说它在这里怎么做、为什么。提问本身不会做任何事。

## 皇帝

tip-track = 皇帝计分轨，第{ $space }格
tip-track-worth = 皇帝驾临时，这一格计{ points }。
tip-track-favour =
    { $favour ->
        [penalty] 后退之后站在这里的人，承受板块的惩罚。
        [reward] 后退之后站在这里的人，获得板块的奖励。
       *[nothing] 后退之后站在这里的人，既无奖励也无惩罚。
    }
tip-track-end = 超出最后一格的每一步计1分。
tip-track-who = 现在在这里：{ LIST($names) }。
tip-track-all = 皇帝计分轨
tip-marker = { $name }在皇帝计分轨上
# $printed是格子上的数字。
tip-marker-now =
    { $who ->
        [you] 你在“{ $printed }”上。
       *[other] { $name }在“{ $printed }”上。
    }
tip-marker-next =
    第{ $round }轮后计{ points }，再退到“{ $after }”：{ $favour ->
        [penalty] 承受板块的惩罚。
        [reward] 获得板块的奖励。
       *[nothing] 既无奖励也无惩罚。
    }
tip-marker-next-automaton = 第{ $round }轮后计{ points }，再退到“{ $after }”。板块的奖励和惩罚与{ $name }无关。

## 目标

tip-prize = 目标{ $letter }，第{ $place }位
tip-prize-text =
    { $place ->
        [1] 第一位达成这个目标的人得{ points }。
        [2] 第二位达成的人得{ points }。
       *[other] 第{ $place }位达成的人得{ points }。
    }
tip-prize-by =
    { $who ->
        [you] 你已达成。
       *[other] { $name }已达成。
    }
tip-objective-next =
    { $n ->
        [0] 位置都已占满。
       *[other] 下一位达成的人得{ points }。
    }
tip-objective-claimed = 已达成：{ LIST($names) }。

## 自动对手

tip-automaton_marker = 目标{ $letter }：{ $name }
tip-automaton_marker-text =
    { $state ->
        [claimed] 已达成，得{ points }。
        [none] 未开始。第一张提到它的卡会在III上放置标记。
        [III] 标记在III：再有两张提到它的卡就达成。
       *[II] 标记在II：再有一张提到它的卡就达成。
    }
tip-automaton_private = { $name }的私人牌库
tip-automaton_private-text =
    { $n ->
        [0] 其中的卡都已翻开。
       *[other] 还有{ $n }张面朝下。带员工符号的指令会翻开一张。
    }翻开的卡在终局计分。
tip-automaton_cards = { $name }的指令卡
tip-automaton_cards-text = 牌库还有{ $n }张。每个回合翻开一张，从上到下执行。
tip-automaton_cards-last = 上一张翻开的：{ $number }号。
