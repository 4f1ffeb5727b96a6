### 只有扩展模组才说的话：页面随带模组的桌子和手册一起取用。

## 事物

dancers = { $n }位舞者
# 舞者所在：`$row`是bottom、middle、top或balcony，`$hall`是从左数第几座舞厅，`$ballroom`是其名称。
ball-place =
    { $row ->
        [balcony] 阳台
        [bottom]
            { $hall ->
                [1] 左舞厅下排
                [2] 中舞厅下排
               *[3] 右舞厅下排
            }
        [middle]
            { $hall ->
                [1] 左舞厅中排
                [2] 中舞厅中排
               *[3] 右舞厅中排
            }
       *[top]
            { $hall ->
                [1] 左舞厅上排
                [2] 中舞厅上排
               *[3] 右舞厅上排
            }
    }
ball-place-named =
    { $row ->
        [balcony] 阳台
        [bottom] { $ballroom }下排
        [middle] { $ballroom }中排
       *[top] { $ballroom }上排
    }
rehearsal-room =
    { $rehearsal ->
        [attic] 阁楼
        [salon] 沙龙
        [winter_garden] 冬季花园
        [stage] 舞台
       *[other] { $rehearsal }
    }
source-balls = 舞会
source-celebrities = 名人
source-entrances = 门面
die-colour-red = 红色
die-colour-blue = 蓝色
die-colour-yellow = 黄色
die-colour-white = 白色
die-told =
    { $colour ->
        [red] 红色骰子
        [blue] 蓝色骰子
        [yellow] 黄色骰子
       *[white] 一颗白色骰子
    }
# 一颗骰子，以及贵宾厅里它旁边的人和分数。
die-beside =
    { $celebrity ->
        [none] { die-told }
       *[other] { die-told }（{ $celebrity }，{ points }）
    }
celebrity-named = { $celebrity }
entrance-named = { $entrance }
# 待售的门面；`$seat`是目前出价最高的人。
entrance-offered =
    { $seat ->
        [none] { $slot } { $entrance }（尚无出价）
       *[other]
            { $who ->
                [you] { $slot } { $entrance }（你出{ krones }）
               *[other] { $slot } { $entrance }（{ $name }出{ krones }）
            }
    }
token-told = { $token }（{ $does }）
house-hautel_couture = 高定酒店
house-nine_stars_inn = 九星旅馆
house-sushi_resort = 寿司度假村
house-toll_bridge_hotel = 收费桥酒店
automaton-house =
    { $house ->
        [hautel_couture] { house-hautel_couture }
        [nine_stars_inn] { house-nine_stars_inn }
        [sushi_resort] { house-sushi_resort }
       *[toll_bridge_hotel] { house-toll_bridge_hotel }
    }
# 数字取自版图；`$automaton`是酒店的主人。
automaton-house-hautel_couture-about = 三位房客预订了{ automaton-name }的客房。每个行动区放着一份餐饮：你拿骰子时，它归其中一位房客，点单上齐就入住。
automaton-house-nine_stars_inn-about = 指令卡上的每个目标都在九颗星的量表上放一个齿轮，你每住满一层或一列就移走最后一个。每次皇帝驾临后，{ automaton-name }按有齿轮的最低一行得{ LIST($stars_vp, type: "or") }分。
automaton-house-sushi_resort-about = { automaton-name }把客房放在齿轮上时，齿轮移到队伍最左边的房客身上。带齿轮的房客让你每个多付1克朗。{ automaton-name }邀请带齿轮的房客，或带齿轮的房客来到队伍最右端时，{ automaton-name }每个齿轮得{ $gear_vp }分。
automaton-house-toll_bridge_hotel-about = { automaton-name }在每次拿骰子的行动区留下一个齿轮。使用有齿轮的行动区，你要付1克朗过路费，{ automaton-name }每个齿轮得1分，然后移走一个。若你哪个行动区都付不起，就失去{ $toll_vp }分，免费通过。

## 卡牌

champagne-told =
    { $price ->
        [free] 免费
        [less] 少付{ $less }杯香槟
       *[full] 按原价
    }
    .short =
        { $price ->
            [free] （免费）
            [less] （减{ $less }杯香槟）
           *[full] { "" }
        }
step-send_dancer =
    { $n ->
        [1] 你可以派{ $n }位舞者去舞会，{ each-rival-told }{ champagne-told }。
       *[other] 你可以派至多{ $n }位舞者去舞会，每位{ each-rival-told }{ champagne-told }。
    }
    .short = 派{ $n }位舞者{ each-rival-told.short }{ champagne-told.short }
each-rival-told =
    { $each_rival ->
        [yes] 其他玩家每有一人便
       *[other] { "" }
    }
    .short =
        { $each_rival ->
            [yes] ，每名对手
           *[other] { "" }
        }
step-send_dancer-again-short = { $first }，再派{ $n }位{ champagne-told.short }
step-vp_per_dancer = 你在舞会上的每位舞者得{ victory-points }。
    .short = 舞会上每位舞者{ points }
step-spend_any = 从厨房支出{ $n }份餐饮。
    .short = −任意{ $n }份餐饮
step-others_choose = 其他每位玩家获得任选的{ $n }份餐饮。
    .short = 其他每人{ $n }份餐饮
# `$n`、`$later`和`$late`是皇帝第一、第二、第三次驾临之前的分数。
step-vp_by_round = 皇帝第一次驾临之前得{ $n }分，之后得{ $later }分，第二次之后得{ $late }分。
    .short = 按轮次{ $n }、{ $later }或{ $late }分
step-score_ball = 立即为所有人结算下一座舞厅；到时还会再结算一次。
    .short = 立即结算下一座舞厅
step-fill_item =
    { $item ->
        [strudel] 你的其他房客从供应区得到各自还差的苹果卷。
        [cake] 你的其他房客从供应区得到各自还差的蛋糕。
        [wine] 你的其他房客从供应区得到各自还差的红酒。
        [coffee] 你的其他房客从供应区得到各自还差的咖啡。
       *[other] 你的其他房客从供应区得到各自还差的香槟。
    }
    .short =
        { $item ->
            [strudel] 其他房客的苹果卷上齐
            [cake] 其他房客的蛋糕上齐
            [wine] 其他房客的红酒上齐
            [coffee] 其他房客的咖啡上齐
           *[other] 其他房客的香槟上齐
        }
trigger-dancer = 你派一位舞者去舞会后
    .short = 派出舞者
trigger-champagne =
    { $n ->
        [1] 你获得香槟后
       *[other] 你一次获得至少{ $n }杯香槟后
    }
    .short =
        { $n ->
            [1] 获得香槟
           *[other] 一次{ $n }+杯香槟
        }
trigger-points =
    { $n ->
        [1] 你得分后
       *[other] 你一次得至少{ $n }分后
    }
    .short =
        { $n ->
            [1] 得分时
           *[other] 一次{ $n }+分
        }
trigger-die =
    { $whose ->
        [some] 你执行{ LIST($faces, type: "or") }点骰子的行动后
       *[all] 你执行骰子的行动后
    }
    .short =
        { $whose ->
            [some] 骰子{ LIST($faces, type: "or") }之后
           *[all] 任意骰子之后
        }
trigger-line = 你住满一列或一层后
    .short = 住满一列或一层
trigger-champagne_spent =
    { $n ->
        [1] 你用掉香槟后
       *[other] 你一次用掉至少{ $n }杯香槟后
    }
    .short =
        { $n ->
            [1] 用掉香槟
           *[other] 一次用掉{ $n }+杯香槟
        }
power-side_dancer =
    { $n ->
        [1] { die-taken }，还可在其行动之前或之后派{ $n }位舞者去舞会。
       *[other] { die-taken }，还可在其行动之前或之后派至多{ $n }位舞者去舞会。
    }
    .short = { die-taken.short }：另派{ $n }位舞者
power-side_champagne = { die-taken }，在其行动之外派出的舞者少付{ $n }杯香槟。
    .short = { die-taken.short }：该舞者减{ $n }杯香槟
power-die_krones = { die-taken }，获得{ krones }。
    .short = { die-taken.short }：{ krones }
power-occupy_vp = 每当你的一间客房以任何方式入住，获得{ victory-points }。
    .short = 客房入住：{ vp }
power-order_short =
    { $n ->
        [1] 点单差{ $n }份也算上齐，只点一份的除外。
       *[other] 点单差至多{ $n }份也算上齐，只点一份的除外。
    }
    .short = 点单可差{ $n }份
power-more_guests =
    { $n ->
        [1] 在你的回合，可按价格再邀请队伍中的{ $n }位房客。
       *[other] 在你的回合，可按价格再邀请队伍中的至多{ $n }位房客。
    }
    .short = 每回合多邀{ $n }位房客
power-shift_die = 拿骰子之前，你可以把一颗骰子移到相邻的行动区，并使用该行动区；1和6不相邻。
    .short = 移一颗骰子到要用的行动区
power-rows_twice = 你在舞会上的排奖励翻倍。
    .short = 排奖励翻倍
power-most_dancers_vp = 每当结算一座舞厅且只有你的舞者最多时，获得{ victory-points }。
    .short = 舞者独占最多：{ vp }
power-first_in_group = 你在一个群组中入住的第一间客房带来{ LIST($brings) }。
    .short = 群组首间：{ LIST($briefly, type: "unit") }
first-in-group =
    { $colour ->
        [blue] { victory-points }（蓝色）
        [red] { krones }（红色）
       *[yellow] 皇帝计分轨{ steps }（黄色）
    }
    .short =
        { $colour ->
            [blue] 蓝{ vp }
            [red] 红{ krones }
           *[yellow] 黄皇帝+{ $n }
        }
score-dancers = 你在舞会上的每位舞者{ counted }{ at-most }。
    .short = 舞会上的舞者每位{ counted.short }{ at-most }
need-champagne = 厨房里至少有{ items-champagne }。
    .short = 存有{ items-champagne }
need-dancers = 舞会上至少有{ $n }位舞者。
    .short = 舞会上{ $n }位舞者
need-guests =
    { $colour ->
        [blue] 让{ $n }位蓝色房客入住或去跳舞。
        [red] 让{ $n }位红色房客入住或去跳舞。
        [yellow] 让{ $n }位黄色房客入住或去跳舞。
       *[green] 让{ $n }位绿色房客入住或去跳舞。
    }
    .short =
        { $colour ->
            [blue] 招待{ $n }位蓝色房客
            [red] 招待{ $n }位红色房客
            [yellow] 招待{ $n }位黄色房客
           *[green] 招待{ $n }位绿色房客
        }
penalty-lose_champagne = 归还厨房里的{ items-champagne }{ other-half }。
    .short = 失去{ items-champagne }{ other-half.short }
penalty-remove_dancers_middle = 从中舞厅移除你的{ $n }位舞者{ other-half }。
    .short = 中舞厅失去{ $n }位舞者{ other-half.short }
penalty-remove_dancers_right = 从右舞厅或其阳台移除你的{ $n }位舞者{ other-half }。
    .short = 右舞厅失去{ $n }位舞者{ other-half.short }
ball-points-for =
    { $players ->
        [all] { LIST($points) }
       *[some] { LIST($seats, type: "or") }人时{ LIST($points) }
    }
ball-highest_row = 你在这里的每位舞者按你舞者所在的最高一排计分：下排、中排、上排依次{ LIST($parts, type: "unit") }分。
    .short = 每位舞者按最高排：{ LIST($parts, type: "unit") }
ball-rows = 各排分别按舞者多少的名次计分：{ LIST($parts, type: "unit") }；相同者平分，向下取整。
    .short = 各排按名次：{ LIST($parts, type: "unit") }
ball-dancers = 你在这里的舞者按人数计分：一位、两位……依次{ LIST($parts, type: "unit") }分；再多也不再增加。
    .short = 按舞者数：{ LIST($parts, type: "unit") }
ball-ranks = 舞厅按舞者多少的名次计分：{ LIST($parts, type: "unit") }；相同者平分，向下取整。
    .short = 按名次：{ LIST($parts, type: "unit") }
ball-pairs = 你在这里每两位舞者计{ LIST($parts, type: "unit") }分。
    .short = 每对{ LIST($parts, type: "unit") }
staff-waits-short = { $when }：{ $does }
card-title-ballroom = 舞厅：{ $name }
card-title-rehearsal_room = 排练厅：{ rehearsal-room }
card-title-celebrity = 名人：{ $name }
card-title-entrance = 门面：{ $name }
card-guest-goes =
    { $goes ->
        [room] 必须住客房，不能去舞会。
        [ball_twice] 必须去舞会，不住客房；你的第二位舞者一同前往同一位置，不付香槟，也没有排奖励。
        [two_rooms] 住左右相邻的两间客房，颜色不限，不能去舞会。
        [bottom_room] 必须住底层的客房，不能去舞会。
        [stays] 上齐后留在桌边，终局时不扣分。每轮一次，你可以使用以下效果。
       *[ball] 必须去舞会，不住客房。
    }
card-ballroom-brings =
    { $row ->
        [middle] 中排：{ $does }
       *[top] 上排：{ $does }
    }
card-ballroom-absent = 结算时这里没有舞者的人失去{ victory-points }。
card-area-brings = 区域{ $area }空出：{ $does }
# 名人的简短说法，以及门面：每句是门面带来的一样东西。
celebrity-permanent-short = { $does }
celebrity-round-short = 一次：{ $does }
card-entrance-rooms =
    { $n ->
        [1] 第一轮之前，你可以按原价再准备{ $n }间客房。
       *[other] 第一轮之前，你可以按原价再准备至多{ $n }间客房。
    }
    .short = 开局多{ $n }间客房
card-entrance-free_rooms =
    { $n ->
        [1] 第一轮之前，你可以免费再准备{ $n }间客房。
       *[other] 第一轮之前，你可以免费再准备至多{ $n }间客房。
    }
    .short = 开局免费多{ $n }间客房
card-entrance-guests =
    { $n ->
        [1] 第一轮之前，你可以免费再邀请{ $n }位房客。
       *[other] 第一轮之前，你可以免费再邀请至多{ $n }位房客。
    }
    .short = 开局多{ $n }位房客
card-entrance-tables = 你的咖啡厅多{ $n }张桌子。
    .short = 多{ $n }张桌子
card-entrance-begins = 开张时：{ $does }
    .short = 开张时{ $does }
card-entrance-occupancy =
    { $colour ->
        [blue] 一间、两间……的蓝色群组住满时依次得{ LIST($points) }分。
        [red] 一间、两间……的红色群组住满时依次得{ LIST($points) }克朗。
       *[yellow] 一间、两间……的黄色群组住满时，在皇帝计分轨上依次前进{ LIST($points) }格。
    }
card-entrance-occupancy-short = 另一套满房奖励
card-entrance-sums = 若你一轮中拿的两颗骰子之和为{ LIST($sums, type: "or") }，在第二颗的行动之前：{ $does }。
card-entrance-sums-short = 按两颗骰子之和得奖励
card-entrance-tokens =
    { $n ->
        [1] 旁边放着{ $n }个奖励标记。你住满一列或一层时拿走它，取其上半或下半。
       *[other] 旁边放着{ $n }个奖励标记。每住满一列，拿一个取其上半；每住满一层，拿一个取其下半。
    }
card-entrance-token = 标记{ $token }：住满一列，{ $column }；住满一层，{ $floor }。
card-entrance-tokens-short = { $n }个奖励标记，住满列或层时领取
card-entrance-kept = 你招待完的房客留到本轮结束：{ LIST($guests) }位依次计{ LIST($points) }分，再多也不再增加。
card-entrance-kept-short = 一轮招待的房客计{ LIST($points) }分
card-entrance-goals = 旁边放着你自己的三个目标：A、B、C各一。到第{ LIST($rounds) }轮为止，每个依次得{ LIST($points) }分；你的员工不会因此触发。
card-entrance-goals-short = 自己的目标，{ LIST($points) }分
card-entrance-goals_all = 终局时，连同自己的目标共达成{ LIST($objectives) }个目标，依次得{ LIST($points) }分。
card-entrance-goals_all-short = 目标多时得{ LIST($points) }分
card-entrance-tiles = 旁边另放着每个字母{ $n }个皇帝板块。每回合一次，你可以在皇帝计分轨上后退1、2或3格，换取A、B或C的奖励，该板块随即移除。
card-entrance-tiles-short = 后退换取皇帝奖励
fact-row =
    { $row ->
        [bottom] 下排
        [middle] 中排
        [top] 上排
       *[balcony] 阳台
    }
    .value =
        { $row ->
            [balcony] 每位舞者{ items-champagne }，位置不限
           *[other] 每位舞者{ items-champagne }；{ LIST($seats) }人时依次{ LIST($spaces) }个位置
        }
fact-area = 区域{ $area }
    .value = { dancers }
fact-stays = 生效
    .value =
        { $timing ->
            [round] 一次，在你的回合有请该名人时，直到本轮结束
           *[other] 直到本轮结束
        }
fact-arrives = 分数
    .value =
        { $wait ->
            [0] { $n }
           *[other] 初到{ $n }，每等一轮加{ $wait }
        }
fact-kitchen = 起始
    .value =
        { $n ->
            [0] { items-none }
           *[other] { LIST($items) }
        }
field-goes = 去处
field-middle = 中排
field-top = 上排
field-areas = 区域
field-price = 价格
field-gain = 收益
field-spaces = 位置
field-kitchen = 起始餐饮
field-with = 所需模组
field-rooms = 起始客房
field-free_rooms = 免费起始客房
field-tables = 桌子
field-begin = 开局
field-occupancy = 满房奖励
field-sums = 骰子之和
field-tokens = 标记
field-kept = 招待房客的分数
field-goals = 目标的分数
field-goals_all = 多个目标的分数
field-tiles = 皇帝板块

## 提问与回答

ask-rehearsal = 选择你的舞者所在的排练厅。
ask-send_dancer =
    { $dancers ->
        [1] 你可以派一位舞者去舞会，
       *[other] 你可以派至多{ $dancers }位舞者去舞会，每位
    }{ $free ->
        [yes] 免费。
       *[other]
            { $discount ->
                [0] 按原价。
               *[other] 少付{ $discount }杯香槟。
            }
    }
ask-leave_area = 舞者离开排练厅的哪个区域？
ask-ball_rewards =
    { $guest ->
        [none] 一位舞者去了{ ball-place-named }
       *[other] { $guest }去了{ ball-place-named }
    }：以任意顺序领取所得{ $rewards ->
        [0] 。
       *[other] ，或放弃奖励。
    }
ask-recall =
    { $dancers ->
        [1] 选择你的哪位舞者永远离开{ $ballroom }。
       *[other] 逐位选择你的哪{ $dancers }位舞者永远离开{ $ballroom }。
    }
ask-which_die = 你从行动区{ $face }拿哪颗骰子：{ LIST($dice, type: "or") }？
ask-put_away = 所有人都已跳过，只剩彩色骰子。移除哪一颗：{ LIST($dice, type: "or") }？
ask-auction = 用克朗为门面出价。{ LIST($offers, type: "unit") }。
ask-choose_entrance = 选择你酒店的门面：{ LIST($offers, type: "or") }。
ask-token =
    { $floor ->
        [yes] 一层已住满。选择一个奖励标记取其下半：{ LIST($tokens, type: "unit") }。
       *[other] 一列已住满。选择一个奖励标记取其上半：{ LIST($tokens, type: "unit") }。
    }
ask-which_moved = 你把行动区{ $face }的哪颗骰子移到行动区{ $to }：{ LIST($dice, type: "or") }？
ask-give_item =
    { $item ->
        [strudel] 苹果卷给{ automaton-name }的哪位房客？
        [cake] 蛋糕给{ automaton-name }的哪位房客？
        [wine] 红酒给{ automaton-name }的哪位房客？
       *[other] 咖啡给{ automaton-name }的哪位房客？
    }
ask-ball = 谁去这场舞会？
ask-offer = 你为{ $entrance }出价多少？
cause-row = 排奖励
cause-area = 空区域的奖励
cause-dancer = 舞者
coming-rehearsal = 选择排练厅
coming-send_dancer =
    { $dancers ->
        [1] 派出一位舞者
       *[other] 派出至多{ $dancers }位舞者
    }
coming-leave_area = 舞者从哪里来
coming-ball_rewards =
    { $guest ->
        [none] 舞者带来的收获
       *[other] { $guest }在舞会上的收获
    }
coming-recall = 失去{ $dancers }位舞者
coming-which_die = 是哪一颗骰子
coming-put_away = 移除一颗彩色骰子
coming-auction = 门面拍卖
coming-choose_entrance = 选择门面
coming-token = 选择奖励标记
coming-which_moved = 移动哪一颗骰子
coming-give_item =
    { $item ->
        [strudel] 给{ automaton-name }的房客一份苹果卷
        [cake] 给{ automaton-name }的房客一份蛋糕
        [wine] 给{ automaton-name }的房客一杯红酒
       *[other] 给{ automaton-name }的房客一杯咖啡
    }
coming-entrance_opens = 门面开张
coming-stars_scored = 九星旅馆的星星
coming-row_bonus = 排奖励：{ $does }
coming-area_bonus = 空区域的奖励：{ $does }
coming-ball_scoring = 结算{ $ballroom }
act-done-send_dancer = 不派舞者
act-done-ball_rewards = 放弃奖励
act-row = 排奖励
act-emptied = 空区域的奖励
act-key = 拿万能钥匙
act-pour = { act-take }
act-also-dancer = 另派一位舞者
act-host = 使用{ $guest }
act-claim-own = 达成你自己的目标{ $goal }
act-dance = 让{ $guest }去{ ball-place-named }
act-send = 派舞者去{ ball-place-named }
act-recall = 撤走舞者：{ ball-place-named }
act-area = 从区域{ $area }（还有{ $n }位舞者）
act-rehearse = 选择{ rehearsal-room }
act-colour = 拿{ die-told }
act-colour-put_away = 移除{ die-told }
act-colour-which_moved = 移动{ die-told }
act-call = 有请{ $celebrity }
act-bid =
    { $krones ->
        [0] 为{ $entrance }出价0
       *[other] 为{ $entrance }出价{ $krones }克朗
    }
act-entrance = 选择{ $entrance }
act-shift = 把骰子从行动区{ $die }移到行动区{ $to }
act-token = 标记{ $token }：{ $does }
act-favour = 后退{ $n }格，换取{ $tile }的奖励
act-give = 给{ $guest }
form-row = `row`
form-emptied = `emptied`
form-key = `key`
form-host = `host <guest>`
form-dance = `dance <guest> <place>`
form-send = `send <place>`
form-area = `area <number>`
form-rehearse = `rehearse <rehearsal room>`
form-recall = `recall <place>`
form-pour = `take <number> <kind> …`
form-colour = `colour <colour>`
form-call = `call <celebrity>`
form-bid = `bid <entrance> <krones>`
form-entrance = `entrance <entrance>`
form-shift = `shift <space> to <space>`
form-token = `token <number>`
form-favour = `favour <tile>`
form-give = `give <guest>`
side-dancer = 派一位舞者去舞会

## 为什么不能做

why-spend-any = 这要从厨房支出{ $need }份餐饮，而你有{ $have }份。
why-item-neither = 这里要的是餐点或饮料，香槟两样都不算。
why-check_in-stays = { $guest }留在桌边。
why-host-leaves = { $guest }不会留在桌边。
why-host-already = 本轮已经使用过{ $guest }了。
why-check_in-ball_only = { $guest }去舞会，不住客房。
why-ball-room_only = { $guest }必须住客房，不跳舞。
why-ball-no_dancer = 你的舞者已全部派出。
why-ball-full = { $place }没有空位。
why-ball-champagne =
    派舞者去那里要{ $price }杯香槟，而你{ $have ->
        [0] 一杯也没有
       *[other] 只有{ $have }杯
    }。
why-ball-area_empty = 你排练厅的区域{ $area }没有舞者了。
why-ball-rehearsal =
    { $rehearsal ->
        [attic] 阁楼不在可选之列。
        [salon] 沙龙不在可选之列。
        [winter_garden] 冬季花园不在可选之列。
        [stage] 舞台不在可选之列。
       *[other] { $rehearsal }不在可选之列。
    }
why-ball-nobody = 你在{ $place }没有舞者可撤。
why-ball-bonus_due = 舞者带来的不能放弃；只有房客的奖励可以。
why-ball-no_bonus = 现在没有这样的奖励待领。
why-colour-none =
    { $face ->
        [0]
            { $colour ->
                [red] 红色骰子已经被拿走了。
                [blue] 蓝色骰子已经被拿走了。
                [yellow] 黄色骰子已经被拿走了。
               *[white] 没有白色骰子了。
            }
       *[other]
            { $colour ->
                [red] 红色骰子不在行动区{ $face }。
                [blue] 蓝色骰子不在行动区{ $face }。
                [yellow] 黄色骰子不在行动区{ $face }。
               *[white] 行动区{ $face }没有白色骰子。
            }
    }
why-call-elsewhere = 本轮{ $celebrity }不在你这里。
why-call-not_called = { $celebrity }不用请，会自动生效。
why-call-used = 你已经请过{ $celebrity }了。
why-key-gone =
    { $who ->
        [you] 本轮你已经拿过钥匙了。
       *[other] 本轮{ $name }已经拿走了钥匙。
    }
why-price-key =
    钥匙要{ $price }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-bid-not_offered = 没有{ $slot }号门面在拍卖。
why-bid-too_low = 已有人出价{ $bid }克朗；请出更高，或选另一个。
why-bid-too_dear =
    这要{ $bid }克朗，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-token-gone = 标记{ $token }已经用掉了。
why-favour-gone = 你的门面旁边已经没有这样的皇帝板块了。
why-favour-had = 这个回合你已经领过自己一个皇帝板块的奖励了。
why-shift-already = 这个回合你已经移动过骰子了。
why-shift-not_beside = 骰子只能移到相邻的行动区；1和6不相邻。
why-die-shifted = 你把骰子移到了行动区{ $face }，就要从那里拿。
why-claim-goal_met = 你已经达成过自己的目标{ $letter }。
why-give-none = 那里的{ $table }号桌没有房客。
why-give-unwanted =
    { $item ->
        [strudel] { $guest }的苹果卷已经够了。
        [cake] { $guest }的蛋糕已经够了。
        [wine] { $guest }的红酒已经够了。
       *[other] { $guest }的咖啡已经够了。
    }
why-price-toll =
    使用这个行动区要{ $price }克朗过路费，而你{ $krones ->
        [0] 一克朗也没有
       *[other] 只有{ $krones }
    }。
why-room-occupy_too_high =
    { $floors ->
        [1] 必须是1层的客房。
        [2] 必须是1或2层的客房。
       *[other] 必须是1、2或3层的客房。
    }
why-claim-short-champagne = 目标{ $letter }：需要{ $need }杯香槟，你有{ $have }杯。
why-claim-short-dancers = 目标{ $letter }：需要舞会上有{ $need }位舞者，你有{ $have }位。
why-claim-short-guests = 目标{ $letter }：需要招待{ $need }位这样的房客，你有{ $have }位。
why-take-champagne =
    { $action ->
        [1] 香槟不能多于蛋糕，蛋糕不能多于苹果卷。
       *[other] 香槟不能多于咖啡，咖啡不能多于红酒。
    }

## 记录

log-for-champagne =
    { $champagne ->
        [0] 免费
       *[other] 花费{ $champagne }杯香槟
    }
log-vp-balls =
    { $who ->
        [you] 你因舞者得{ points }。
       *[other] { $name }因舞者得{ points }。
    }
log-rehearsal-taken =
    { $who ->
        [you] 你选择{ rehearsal-room }作为排练厅。
       *[other] { $name }选择{ rehearsal-room }作为排练厅。
    }
log-dancer-sent =
    { $guest ->
        [none]
            { $who ->
                [you] 你派一位舞者去{ ball-place-named }，{ log-for-champagne }。
               *[other] { $name }派一位舞者去{ ball-place-named }，{ log-for-champagne }。
            }
       *[other]
            { $who ->
                [you] 你让{ $guest }去{ ball-place-named }，{ log-for-champagne }。
               *[other] { $name }让{ $guest }去{ ball-place-named }，{ log-for-champagne }。
            }
    }
log-area-emptied =
    { $who ->
        [you] 你排练厅的区域{ $area }空了。
       *[other] { $name }排练厅的区域{ $area }空了。
    }
log-dancer-removed =
    { $who ->
        [you] 你失去一位舞者：{ ball-place-named }。
       *[other] { $name }失去一位舞者：{ ball-place-named }。
    }
log-ball-scored =
    { $who ->
        [you] 你在{ $ballroom }以{ dancers-there }得{ log-worth }。
       *[other] { $name }在{ $ballroom }以{ dancers-there }得{ log-worth }。
    }
log-ball-missed =
    { $who ->
        [you] 你在{ $ballroom }没有舞者，失去{ points }。
       *[other] { $name }在{ $ballroom }没有舞者，失去{ points }。
    }
dancers-there = { $dancers }位舞者
log-coloured-die-taken =
    { $who ->
        [you] { $colour ->
            [red] 你拿的是红色骰子；旁边没有人等候。
            [blue] 你拿的是蓝色骰子；旁边没有人等候。
           *[yellow] 你拿的是黄色骰子；旁边没有人等候。
        }
       *[other] { $colour ->
            [red] { $name }拿的是红色骰子；旁边没有人等候。
            [blue] { $name }拿的是蓝色骰子；旁边没有人等候。
           *[yellow] { $name }拿的是黄色骰子；旁边没有人等候。
        }
    }
# $n是名人此时的分数。
log-celebrity-taken =
    { $who ->
        [you] { $colour ->
            [red] 你随红色骰子请来{ $celebrity }，得{ log-worth }。
            [blue] 你随蓝色骰子请来{ $celebrity }，得{ log-worth }。
           *[yellow] 你随黄色骰子请来{ $celebrity }，得{ log-worth }。
        }
       *[other] { $colour ->
            [red] { $name }随红色骰子请来{ $celebrity }，得{ log-worth }。
            [blue] { $name }随蓝色骰子请来{ $celebrity }，得{ log-worth }。
           *[yellow] { $name }随黄色骰子请来{ $celebrity }，得{ log-worth }。
        }
    }
log-celebrity-called =
    { $who ->
        [you] 你有请{ $celebrity }。
       *[other] { $name }有请{ $celebrity }。
    }
log-celebrity-arrived = 来到贵宾厅的有{ LIST($arrivals) }。
log-celebrity-beside =
    { $colour ->
        [red] 红色骰子旁的{ $celebrity }
        [blue] 蓝色骰子旁的{ $celebrity }
       *[yellow] 黄色骰子旁的{ $celebrity }
    }
log-coloured-die-put-away =
    { $who ->
        [you] { $colour ->
            [red] 你移除红色骰子。
            [blue] 你移除蓝色骰子。
           *[yellow] 你移除黄色骰子。
        }
       *[other] { $colour ->
            [red] { $name }移除红色骰子。
            [blue] { $name }移除蓝色骰子。
           *[yellow] { $name }移除黄色骰子。
        }
    }
log-vp-celebrities =
    { $who ->
        [you] 你因名人得{ points }。
       *[other] { $name }因名人得{ points }。
    }
log-key-taken =
    { $price ->
        [0] { $who ->
            [you] 你拿走万能钥匙，下一轮由你开始。
           *[other] { $name }拿走万能钥匙，下一轮先开始。
        }
       *[other] { $who ->
            [you] 你拿走万能钥匙，{ log-for-price }，下一轮由你开始。
           *[other] { $name }拿走万能钥匙，{ log-for-price }，下一轮先开始。
        }
    }
log-bid-made =
    { $n ->
        [0] { $who ->
            [you] 你为{ $entrance }出价0。
           *[other] { $name }为{ $entrance }出价0。
        }
       *[other] { $who ->
            [you] 你为{ $entrance }出价{ krones }。
           *[other] { $name }为{ $entrance }出价{ krones }。
        }
    }
log-entrance-taken =
    { $who ->
        [you] 你的{ $entrance }开张，{ log-for-price }。
       *[other] { $name }的{ $entrance }开张，{ log-for-price }。
    }
log-token-taken =
    { $line ->
        [column] { $who ->
            [you] 一列已住满：你拿取奖励标记{ $token }。
           *[other] 一列已住满：{ $name }拿取奖励标记{ $token }。
        }
       *[floor] { $who ->
            [you] 一层已住满：你拿取奖励标记{ $token }。
           *[other] 一层已住满：{ $name }拿取奖励标记{ $token }。
        }
    }
log-guests-kept-scored =
    { $who ->
        [you] 你本轮招待了{ $guests }位房客，得{ log-worth }。
       *[other] { $name }本轮招待了{ $guests }位房客，得{ log-worth }。
    }
log-goal-met =
    { $who ->
        [you] 你达成自己的目标{ $letter }，得{ log-worth }。
       *[other] { $name }达成门面旁的目标{ $letter }，得{ log-worth }。
    }
log-goals-scored =
    { $who ->
        [you] 你共达成{ $objectives }个目标，得{ log-worth }。
       *[other] { $name }共达成{ $objectives }个目标，得{ log-worth }。
    }
log-favour-taken =
    { $who ->
        [you] 你领取门面旁皇帝板块{ $tile }的奖励。
       *[other] { $name }领取门面旁皇帝板块{ $tile }的奖励。
    }
log-die-shifted =
    { $who ->
        [you] 你把一颗骰子从行动区{ $face }移到行动区{ $to }。
       *[other] { $name }把一颗骰子从行动区{ $face }移到行动区{ $to }。
    }
log-first-in-group =
    { $who ->
        [you] { $colour ->
            [blue] 这是你在一个蓝色群组的第一间客房。
            [red] 这是你在一个红色群组的第一间客房。
           *[yellow] 这是你在一个黄色群组的第一间客房。
        }
       *[other] { $colour ->
            [blue] 这是{ $name }在一个蓝色群组的第一间客房。
            [red] 这是{ $name }在一个红色群组的第一间客房。
           *[yellow] 这是{ $name }在一个黄色群组的第一间客房。
        }
    }
log-sum-of-dice =
    { $who ->
        [you] 你的两颗骰子之和为{ $sum }。
       *[other] { $name }的两颗骰子之和为{ $sum }。
    }
log-vp-entrances =
    { $who ->
        [you] 你因门面得{ points }。
       *[other] { $name }因门面得{ points }。
    }
log-toll-paid =
    行动区{ $space }有{ $gears }个齿轮{ $n ->
        [0] ，免费通过。
       *[other] ：过路费{ krones }。
    }移走一个齿轮。
log-toll-forgone =
    { $who ->
        [you] 你哪个行动区都付不起：这次免费通过，失去{ points }。
       *[other] { $name }哪个行动区都付不起：这次免费通过，失去{ points }。
    }
log-gear-bought =
    { $who ->
        [you] 你为房客身上的齿轮多付1克朗，齿轮移走。
       *[other] { $name }为房客身上的齿轮多付1克朗，齿轮移走。
    }
log-guest-hosted =
    { $who ->
        [you] 你使用{ $guest }，此人留在桌边。
       *[other] { $name }使用{ $guest }，此人留在桌边。
    }
log-item-filled =
    { $item ->
        [strudel] { $guest }从供应区得到苹果卷。
        [cake] { $guest }从供应区得到蛋糕。
        [wine] { $guest }从供应区得到红酒。
        [coffee] { $guest }从供应区得到咖啡。
       *[other] { $guest }从供应区得到香槟。
    }

## 自动对手

automaton-wants-coloured-die = 分数最高的名人旁的彩色骰子
automaton-die-coloured = 多彩骰子：{ automaton-he }从行动区{ $face }拿取分数最高的名人旁的彩色骰子。
# 骰子的颜色带来某样东西，代替名人的效果：$bonus是目标、分数或格数。
automaton-colour =
    { $colour ->
        [red] 这是红色骰子{ automaton-colour-brings }
        [blue] 这是蓝色骰子{ automaton-colour-brings }
       *[yellow] 这是黄色骰子{ automaton-colour-brings }
    }{ automaton-tie }
automaton-colour-brings =
    { $bonus ->
        [objective] ，让{ automaton-he-object }在进展最少的目标上推进。
        [points] ，让{ automaton-he-object }得{ points }。
       *[steps] ，让{ automaton-he-object }在皇帝计分轨上前进{ $n }格。
    }
automaton-he-object =
    { $automaton ->
        [elisabeth] 她
       *[other] 他
    }
# 实体桌上没有人问名人是谁。
automaton-celebrity =
    { $celebrity ->
        [none] { automaton-He }请走旁边的名人，只计分数。
       *[other] { automaton-He }请走旁边的名人{ $celebrity }，只计分数。
    }
automaton-ball =
    { $ball ->
        [after_next] 下下场舞会
       *[next] 下一场舞会
    }
automaton-dancer =
    { $moved ->
        [0] { automaton-He }派一位舞者去{ automaton-ball }：{ ball-place-named }，有空位的最低一排。
       *[other] { automaton-He }派一位舞者去{ automaton-ball }，但那里没有空位，于是再往右：{ ball-place-named }。
    }
automaton-no-dancer = { automaton-He }没有舞者可派了。
automaton-ball-scored = { $name }在{ $ballroom }以{ dancers-there }得{ points }，共{ $vp }分。
automaton-ball-missed = { $name }在{ $ballroom }没有舞者，失去{ points }，共{ $vp }分。
automaton-house-opened = { $name }自己的酒店开张：{ automaton-house }。
automaton-guest-reserved = { $guest }在那里预订了客房{ $room }。
automaton-item-given =
    { $item ->
        [strudel] { automaton-His }房客{ $guest }得到行动区上的苹果卷。
        [cake] { automaton-His }房客{ $guest }得到行动区上的蛋糕。
        [wine] { automaton-His }房客{ $guest }得到行动区上的红酒。
       *[other] { automaton-His }房客{ $guest }得到行动区上的咖啡。
    }
automaton-moved-in = { $guest }点单上齐，住进预订的客房{ $room }。
automaton-gear-room = 一个齿轮放到{ automaton-his }酒店的一间客房上。
automaton-gear-guest = 客房放在齿轮上：齿轮移到队伍最左边的房客身上。
automaton-gear-space = { automaton-He }在行动区{ $place }留下一个齿轮。
automaton-gear-scale = { automaton-He }在星星量表上放一个齿轮，现有{ $place }个。
automaton-gear-removed =
    { $left ->
        [0] 一层或一列已住满：{ automaton-his }星星量表上的最后一个齿轮移走。
       *[other] 一层或一列已住满：{ automaton-his }星星量表移走一个齿轮，还剩{ $left }个。
    }
automaton-gear-scored =
    { $guest ->
        [none] 齿轮完成使命，离开队伍。
       *[other] { $guest }身上的齿轮完成使命，离开队伍。
    }
automaton-stars-counted = { automaton-his }星星量表上有{ $gears }个齿轮。

## 提示

hint-deed-dancer_sent =
    { $guest ->
        [none] 派一位舞者去{ ball-place-named }
       *[other] 让{ $guest }去{ ball-place-named }
    }，{ log-for-champagne }
hint-deed-area_emptied = 排练厅的区域{ $area }随之空出
hint-deed-dancer_removed = 撤走舞者：{ ball-place-named }
hint-deed-rehearsal_taken = 选择{ rehearsal-room }作为排练厅
hint-deed-coloured_die =
    { $celebrity ->
        [none] 选{ die-told }
       *[other] 选{ die-told }，请来{ $celebrity }，得{ $vp }分
    }
hint-deed-celebrity_called = 有请{ $celebrity }
hint-deed-coloured_die_put_away = 移除{ die-told }
hint-deed-key_taken =
    { $price ->
        [0] 拿万能钥匙，下一轮先开始
       *[other] 拿万能钥匙（{ log-for-price }），下一轮先开始
    }
hint-deed-bid_made =
    { $krones ->
        [0] 为{ $entrance }出价0
       *[other] 为{ $entrance }出价{ $krones }克朗
    }
hint-deed-entrance_taken = 让{ $entrance }开张
hint-deed-token_taken =
    { $line ->
        [column] 因住满一列拿取奖励标记{ $token }
       *[floor] 因住满一层拿取奖励标记{ $token }
    }
hint-deed-goal_met = 达成你自己的目标{ $letter }：{ $vp }分
hint-deed-favour_taken = 后退{ $steps }格，换取{ $tile }的奖励
hint-deed-die_shifted = 把骰子从行动区{ $face }移到行动区{ $to }
hint-deed-first_in_group =
    { $colour ->
        [blue] 这是蓝色群组的第一间客房
        [red] 这是红色群组的第一间客房
       *[yellow] 这是黄色群组的第一间客房
    }
hint-deed-sum_of_dice = 你的两颗骰子之和为{ $sum }
hint-deed-toll_paid = 自动对手因行动区{ $space }的齿轮得{ $vp }分
hint-deed-toll_forgone = 免费通过，失去{ $vp }分
hint-deed-gear_bought = 为房客身上的齿轮多付1克朗
hint-source-balls = 舞会{ $n }
hint-source-celebrities = 名人{ $n }
hint-source-entrances = 门面{ $n }

## 桌面

table-tab-season = 舞会
table-automaton-dancers =
    { $n ->
        [0] 没有舞者了
       *[other] 还有{ $n }位舞者
    }
# 一个行动区的骰子中的彩色骰子。
label-coloured = { $label }；其中有{ LIST($colours) }骰子
deed-dancer = 派去舞会的舞者
deed-celebrity = 名人
deed-key = 万能钥匙
deed-entrance = 门面
