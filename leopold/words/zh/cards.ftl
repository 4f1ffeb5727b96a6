### 卡牌的作用：奖励、能力、计分、条件与惩罚，名称与`packs/codes.py`一致。
###
### `$n`是效果的数值；属性`short`用很少的字说同样的事。

## 下面各消息的组成部分。

steps = { $n }格
staff-cards = { $n }张员工卡
more-victory-points = 额外获得{ $n }分
price-told =
    { $price ->
        [free] 免费
        [less] 少付{ $less }克朗
       *[full] 按原价
    }
    .short =
        { $price ->
            [free] （免费）
            [less] （减{ $less }）
           *[full] { "" }
        }
floors-told =
    { $where ->
        [low] 在{ LIST($floors, type: "or") }层
       *[anywhere] { "" }
    }
    .short =
        { $where ->
            [low]
                { $top ->
                    [1] 在1层
                   *[other] 在1至{ $top }层
                }
           *[anywhere] { "" }
        }

rooms-to-prepare =
    { $n ->
        [1] 你可以{ floors-told }{ price-told }准备{ $n }间客房
       *[other] 你可以{ floors-told }准备至多{ $n }间客房，每间{ price-told }
    }
guest-moves-in =
    { $whose ->
        [some] 每当{ LIST($colours, type: "or") }房客入住客房
       *[all] 每当有房客入住客房
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") }房客入住
           *[all] 任意房客入住
        }
die-taken = 每当你拿取{ LIST($faces, type: "or") }点骰子
    .short = 骰子{ LIST($faces, type: "or") }
counted = 得{ victory-points }
    .short = { $n }分
at-most =
    { $most ->
        [0] { "" }
       *[other] ，至多{ $most }分
    }
other-half =
    { $half ->
        [cannot] ；若无法做到，改为失去{ $vp }分
        [choice] ，或失去{ $vp }分，由你选择
       *[none] { "" }
    }
    .short =
        { $half ->
            [cannot] ，否则−{ $vp }分
            [choice] ，或−{ $vp }分
           *[none] { "" }
        }
several-short = { LIST($parts, type: "unit") }
one-and-another-short = { $first }；{ $another }

## 奖励或效果的步骤。

step-gain = 获得{ LIST($things) }。
step-gain_krones = 获得{ krones }。
    .short = { krones }
step-gain_item =
    { $item ->
        [strudel] 获得{ items-strudel }。
        [cake] 获得{ items-cake }。
        [wine] 获得{ items-wine }。
        [coffee] 获得{ items-coffee }。
       *[champagne] 获得{ items-champagne }。
    }
    .short =
        { $item ->
            [strudel] { items-strudel }
            [cake] { items-cake }
            [wine] { items-wine }
            [coffee] { items-coffee }
           *[champagne] { items-champagne }
        }
step-choose_items = 获得任选的{ $n }份餐饮。
    .short = 任选{ $n }份餐饮
step-advance_emperor = 在皇帝计分轨上前进{ steps }。
    .short = 皇帝+{ $n }
step-gain_vp = 获得{ victory-points }。
    .short = { points }
step-draw_staff = 抽{ staff-cards }。
    .short = 抽{ $n }张员工卡
step-hire =
    { $n ->
        [1] 你可以{ price-told }从手牌雇用{ $n }张卡。
       *[other] 你可以从手牌雇用至多{ $n }张卡，每张{ price-told }。
    }
    .short = 雇用{ $n }张{ price-told.short }
step-look_and_hire =
    { $must ->
        [yes] 查看牌库顶的{ $n }张员工卡，必须{ price-told }雇用其中1张，其余置于牌库底。
       *[no] 查看牌库顶的{ $n }张员工卡，可以{ price-told }雇用其中1张，其余置于牌库底。
    }
    .short =
        { $must ->
            [yes] 看顶{ $n }张，必雇1张{ price-told.short }
           *[no] 看顶{ $n }张，雇1张{ price-told.short }
        }
step-prepare = { rooms-to-prepare }。
    .short = { floors-told.short }准备{ $n }间客房{ price-told.short }
step-prepare-again-short = { $first }，再{ floors-told.short }准备{ $n }间{ price-told.short }
step-prepare_and_occupy = { rooms-to-prepare }，并立即翻为已入住。
    .short = { floors-told.short }新添{ $n }间已入住客房{ price-told.short }
step-occupy =
    { $n ->
        [1] 你可以{ floors-told }将任意颜色的{ $n }间待入住客房翻为已入住。
       *[other] 你可以{ floors-told }将任意颜色的至多{ $n }间待入住客房翻为已入住。
    }
    .short = { floors-told.short }翻{ $n }间客房为已入住
step-take_guest =
    { $n ->
        [1] 你可以从队伍中免费邀请{ $n }位房客。
       *[other] 你可以从队伍中免费邀请至多{ $n }位房客；每邀请一位，先补满队伍。
    }
    .short = 免费邀请{ $n }位房客
step-complete_order =
    { $n ->
        [1] 用供应区的餐饮补齐你咖啡厅里{ $n }位房客的点单。
       *[other] 用供应区的餐饮补齐你咖啡厅里至多{ $n }位房客的点单。
    }
    .short = 补齐{ $n }份点单
step-extra_action = 选择一个至少有1颗骰子的行动区并执行其行动；骰子留在原处，行动不能加强，因拿骰子而触发的员工也不生效。
    .short = 执行一个行动，骰子不动
step-extra_turn = 再进行一个回合，骰子留在原处。
    .short = 再进行一回合，骰子不动
step-vp_per_staff = 你雇用的每张员工卡得{ victory-points }。
    .short = 每张已雇员工{ points }

step-spend_item =
    { $item ->
        [strudel] 从厨房支出{ items-strudel }。
        [cake] 从厨房支出{ items-cake }。
        [wine] 从厨房支出{ items-wine }。
        [coffee] 从厨房支出{ items-coffee }。
       *[champagne] 从厨房支出{ items-champagne }。
    }
    .short =
        { $item ->
            [strudel] −{ items-strudel }
            [cake] −{ items-cake }
            [wine] −{ items-wine }
            [coffee] −{ items-coffee }
           *[champagne] −{ items-champagne }
        }
step-spend_krones = 支付{ krones }。
    .short = −{ krones }
step-go_back = 在皇帝计分轨上后退{ steps }。
    .short = 皇帝−{ $n }
step-exchange =
    { $optional ->
        [yes]
            { $n ->
                [1] 你可以把厨房里的{ $n }份餐饮换成另一种。
               *[other] 你可以交换厨房里的至多{ $n }份餐饮，每份换成另一种。
            }
       *[no]
            { $n ->
                [1] 把厨房里的{ $n }份餐饮换成另一种。
               *[other] 交换厨房里的{ $n }份餐饮，每份换成另一种。
            }
    }
    .short =
        { $optional ->
            [yes] 可换至多{ $n }份餐饮
           *[no] 交换{ $n }份餐饮
        }
step-take_served =
    { $n ->
        [1] 你可以从队伍中免费邀请{ $n }位房客，其点单由供应区全部上齐。
       *[other] 你可以从队伍中免费邀请至多{ $n }位房客，其点单由供应区全部上齐。
    }
    .short = 免费邀请{ $n }位房客，点单上齐
step-vp_per_objective = 你达成的每个目标得{ victory-points }。
    .short = 每个已达成目标{ points }

## 卡牌等待的时机。`$n`是起算的最小数值；`$whose`说明是否只限某些颜色。

trigger-staff =
    { $tile ->
        [yes] 你雇用一张员工卡后
       *[no] 你雇用另一张员工卡后
    }
    .short = 雇用员工后
trigger-occupied =
    { $whose ->
        [some] 你有一间{ LIST($colours, type: "or") }客房入住后
       *[all] 你有一间客房入住后
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") }客房入住
           *[all] 客房入住
        }
trigger-group =
    { $whose ->
        [some] 你住满一个至少{ $n }间的{ LIST($colours, type: "or") }客房群组后
       *[all] 你住满一个至少{ $n }间的客房群组后
    }
    .short =
        { $whose ->
            [some] 住满{ $n }+间的{ LIST($colours, type: "or") }群组
           *[all] 住满{ $n }+间的群组
        }
trigger-objective = 你达成一个目标后
    .short = 达成目标
trigger-order =
    { $whose ->
        [some] 你让一位点了至少{ $n }份餐饮的{ LIST($colours, type: "or") }房客入住后
       *[all] 你让一位点了至少{ $n }份餐饮的房客入住后
    }
    .short =
        { $whose ->
            [some] 点单{ $n }+份的{ LIST($colours, type: "or") }房客入住
           *[all] 点单{ $n }+份的房客入住
        }
trigger-krones =
    { $n ->
        [1] 你获得克朗后
       *[other] 你一次获得至少{ $n }克朗后
    }
    .short = 一次{ $n }+克朗
trigger-emperor =
    { $n ->
        [1] 你在皇帝计分轨上前进后
       *[other] 你一次在皇帝计分轨上前进至少{ $n }格后
    }
    .short = 一次皇帝{ $n }+格
trigger-dishes = 你一次获得至少{ $n }份餐点后
    .short = 一次{ $n }+份餐点
trigger-drinks = 你一次获得至少{ $n }杯饮料后
    .short = 一次{ $n }+杯饮料

trigger-told =
    { $timing ->
        [flip] { $when }，整局一次：
        [round] { $when }，每轮一次：
       *[permanent] 每次{ $when }：
    }

## 能力：永久员工改变什么。`$big_order`是版图上的数字。

power-check_in_krones = { guest-moves-in }，获得{ krones }。
    .short = { guest-moves-in.short }：{ krones }
power-check_in_emperor = { guest-moves-in }，在皇帝计分轨上前进{ steps }。
    .short = { guest-moves-in.short }：皇帝+{ $n }
power-check_in_vp = { guest-moves-in }，获得{ victory-points }。
    .short = { guest-moves-in.short }：{ vp }
power-big_order_vp = 每当点了至少{ $big_order }份餐饮的房客入住客房，{ more-victory-points }。
    .short = 点单{ $big_order }+份的房客入住：{ vp }
power-room_free =
    { $whose ->
        [some] 你准备{ LIST($colours) }客房不需费用。
       *[all] 你准备客房不需费用。
    }
    .short =
        { $whose ->
            [some] { LIST($colours) }客房免费
           *[all] 客房免费
        }
power-die_vp = { die-taken }，获得{ victory-points }。
    .short = { die-taken.short }：{ vp }
power-die_strength = { die-taken }，其行动强度+{ $n }。
    .short = { die-taken.short }：强度+{ $n }
power-six_free = 你拿取6点骰子不需费用。
    .short = 6点骰子免费
power-both_tracks = { die-taken }，同时按全部强度获得克朗并在皇帝计分轨上前进。
    .short = { die-taken.short }：克朗与皇帝各得全数
power-side_prepare =
    { $n ->
        [1] { die-taken }，还可在其行动之前或之后按原价准备{ $n }间客房。
       *[other] { die-taken }，还可在其行动之前或之后按原价准备至多{ $n }间客房。
    }
    .short = { die-taken.short }：另准备{ $n }间客房
power-side_hire =
    { $n ->
        [1] { die-taken }，还可在其行动之前或之后按原价从手牌雇用{ $n }张卡。
       *[other] { die-taken }，还可在其行动之前或之后按原价从手牌雇用至多{ $n }张卡。
    }
    .short = { die-taken.short }：另雇用{ $n }张
power-side_emperor = { die-taken }，还可在其行动之前或之后在皇帝计分轨上前进{ steps }。
    .short = { die-taken.short }：另加皇帝+{ $n }
power-occupy_krones = 每当你的一间客房以任何方式入住，获得{ krones }。
    .short = 客房入住：{ krones }
power-serve_free = 你从厨房上餐不需费用。
    .short = 上餐免费
power-guest_free = 你邀请队伍中的房客不需费用。
    .short = 房客免费
power-waive_penalty = 你可以支付{ krones }，免受皇帝的一次惩罚。
    .short = 付{ krones }可免惩罚
power-immune = 皇帝的惩罚对你无效。
    .short = 免受皇帝惩罚
power-emperor_reward_vp = 每当你获得皇帝的奖励，{ more-victory-points }。
    .short = 皇帝奖励：另加{ $n }分

## 计分：终局员工计算什么。

score-occupied_colour =
    { $colour ->
        [blue] 每间已入住的蓝色客房{ counted }{ at-most }。
        [red] 每间已入住的红色客房{ counted }{ at-most }。
       *[yellow] 每间已入住的黄色客房{ counted }{ at-most }。
    }
    .short =
        { $colour ->
            [blue] 蓝色客房每间{ counted.short }{ at-most }
            [red] 红色客房每间{ counted.short }{ at-most }
           *[yellow] 黄色客房每间{ counted.short }{ at-most }
        }
score-occupied = 你酒店里每间已入住的客房{ counted }{ at-most }。
    .short = 已入住客房每间{ counted.short }{ at-most }
score-tiles = 你酒店里每间客房{ counted }，无论待入住还是已入住{ at-most }。
    .short = 客房每间{ counted.short }{ at-most }
score-staff = 你雇用的每张员工卡{ counted }，包括这一张{ at-most }。
    .short = 已雇员工每张{ counted.short }{ at-most }
score-groups = 每个住满的客房群组{ counted }{ at-most }。
    .short = 满房群组每组{ counted.short }{ at-most }
score-objectives = 你达成的每个目标{ counted }{ at-most }。
    .short = 达成目标每个{ counted.short }{ at-most }
score-emperor = 你在皇帝计分轨上到达的每一格{ counted }{ at-most }。
    .short = 皇帝每格{ counted.short }{ at-most }
score-floors = 每个住满的楼层{ counted }{ at-most }。
    .short = 住满的楼层每层{ counted.short }{ at-most }
score-columns = 每个住满的纵列{ counted }{ at-most }。
    .short = 住满的纵列每列{ counted.short }{ at-most }
score-colour_sets = 每凑齐蓝、红、黄各一间已入住的客房{ counted }{ at-most }。
    .short = 蓝红黄客房每套{ counted.short }{ at-most }

score-copy = 选择另一位玩家雇用的一张终局员工卡，视同你的卡来计分。
    .short = 复制他人的终局卡计分

## 条件：目标的要求。

need-krones = 拥有{ krones }。
    .short = { krones }
need-tiles = 酒店里至少有{ $n }间客房，无论待入住还是已入住。
    .short = { $n }间客房
need-staff = 至少雇用了{ staff-cards }。
    .short = 雇用{ $n }张员工
need-emperor = 在皇帝计分轨上至少走到第{ $n }格。
    .short = 皇帝第{ $n }格
need-floors = 至少住满{ $n }个楼层。
    .short = 住满{ $n }层
need-columns = 至少住满{ $n }个纵列。
    .short = 住满{ $n }列
need-groups = 至少住满{ $n }个客房群组。
    .short = 住满{ $n }组
need-whole_colours = 住满{ $n }种颜色的全部客房。
    .short = 住满{ $n }种颜色
need-kitchen = 厨房里每种餐饮至少各有{ $n }份。
    .short = 餐饮各存{ $n }份
need-top_floor = 顶层至少有{ $n }间客房已入住。
    .short = 顶层入住{ $n }间
need-orders = 让{ $n }位点了至少{ $items }份餐饮的房客入住。
    .short = { $n }位点单{ $items }+份的房客

need-colours = 至少入住{ LIST($rooms) }客房。
    .short = 入住{ LIST($rooms) }

## 皇帝的惩罚。`$half`是另一半如何：承受不了第一半时生效（cannot）、自选（choice），或没有。

penalty-lose_krones = 失去{ krones }{ other-half }。
    .short = 失去{ krones }{ other-half.short }
penalty-return_kitchen = 归还厨房里的全部餐饮{ other-half }。
    .short = 清空厨房{ other-half.short }
penalty-return_kitchen_and_cafe = 归还厨房里和房客桌上的全部餐饮{ other-half }。
    .short = 清空厨房和咖啡厅餐桌{ other-half.short }
penalty-return_staff = 将{ $n }张手牌置于牌库底{ other-half }。
    .short = 手中员工卡退回{ $n }张{ other-half.short }
penalty-remove_vacant =
    { $n ->
        [1] 从有待入住客房的最高楼层移除{ $n }间待入住客房{ other-half }。
       *[other] 移除{ $n }间待入住客房，每间都从有待入住客房的最高楼层移除{ other-half }。
    }
    .short = 移除{ $n }间待入住客房{ other-half.short }
penalty-remove_occupied =
    { $n ->
        [1] 从有已入住客房的最高楼层移除1间已入住客房{ other-half }。
        [2] 从有已入住客房的最高楼层移除1间已入住客房，若下方还有这样的楼层，再从其中最高的一层移除1间{ other-half }。
       *[other] 移除{ $n }间已入住客房：第一间取自有已入住客房的最高楼层，其余依次取自下方有已入住客房的楼层，直到没有为止{ other-half }。
    }
    .short = 移除{ $n }间已入住客房{ other-half.short }
penalty-remove_occupied_column =
    { $n ->
        [1] 从有已入住客房的最高楼层移除1间已入住客房{ other-half }。
        [2] 从有已入住客房的最高楼层移除1间已入住客房，若同一纵列下方还有，再移除1间{ other-half }。
       *[other] 移除{ $n }间已入住客房：第一间取自有已入住客房的最高楼层，其余依次取自同一纵列的下方，直到没有为止{ other-half }。
    }
    .short = 移除同列{ $n }间已入住客房{ other-half.short }
penalty-lose_vp = 失去{ victory-points }{ other-half }。
    .short = 失去{ vp }{ other-half.short }
penalty-lose_vp_per_staff = 你雇用的每张员工卡失去{ victory-points }{ other-half }。
    .short = 每张已雇员工失{ vp }{ other-half.short }
penalty-dismiss_end_staff = 解雇你雇用的{ $n }张终局卡{ other-half }。
    .short = 解雇{ $n }张终局卡{ other-half.short }

penalty-lose_krones_and_item = 失去{ krones }，并归还厨房里的1份餐饮{ other-half }。
    .short = 失去{ krones }和1份餐饮{ other-half.short }
penalty-lose_krones_and_kitchen = 失去全部克朗，并归还厨房里的全部东西{ other-half }。
    .short = 失去全部克朗，清空厨房{ other-half.short }

## 用很少的字说一张员工卡，以及它何时生效。

staff-once-short = 一次：{ $does }
staff-round-short =
    { $when ->
        [none] 每轮：{ $does }
       *[other] 每轮，{ $when }：{ $does }
    }
staff-permanent-short = { $does }

staff-end-short = 终局：{ $does }
staff-flip-short = 每局一次，{ $when }：{ $does }

## 自动对手的指令卡。`$automaton`是它的代号；`$level`是从哪个难度起生效。

instruction-guest =
    { $level ->
        [medium] 中等和困难难度：{ automaton-name }邀请{ guest-to-take }。
        [hard] 困难难度：{ automaton-name }邀请{ guest-to-take }。
       *[easy] { automaton-name }邀请{ guest-to-take }。
    }
instruction-guest-also =
    { $level ->
        [medium] 中等和困难难度：{ automaton-name.pronoun }还邀请{ guest-to-take }。
        [hard] 困难难度：{ automaton-name.pronoun }还邀请{ guest-to-take }。
       *[easy] { automaton-name.Pronoun }还邀请{ guest-to-take }。
    }
instruction-guest-none = { automaton-name }不邀请房客。
instruction-die-faces =
    { $n ->
        [1] { automaton-name.Pronoun }拿取一颗{ LIST($faces, type: "or") }点骰子。
       *[other] { automaton-name.Pronoun }拿取一颗{ LIST($faces, type: "or") }点骰子，取骰子较多的行动区。
    }
instruction-die-any = { automaton-name.Pronoun }从骰子最多的行动区拿取一颗骰子。
instruction-die-coloured = { automaton-name.Pronoun }拿取分数最高的名人旁边的彩色骰子；若没有，则从骰子最多的行动区拿取一颗骰子。
instruction-extra =
    { $level ->
        [medium] 中等和困难难度：{ $does }。
        [hard] 困难难度：{ $does }。
       *[easy] { $does }。
    }
extra-emperor = { automaton-name.pronoun }在皇帝计分轨上前进{ steps }
extra-objective =
    { $letter ->
        [any] { automaton-name.pronoun }在进展最少的目标上推进一步
       *[other] { automaton-name.pronoun }在目标{ $letter }上推进一步
    }
extra-staff = { automaton-name.pronoun }从自己的私人牌库翻开{ staff-cards }
extra-dancer = 若有舞会，{ automaton-name.pronoun }派一位舞者去{ ball-told }
instruction-hand =
    { $hand ->
        [left] 遇到相等时，{ automaton-name.pronoun }取从右数第一个。
       *[right] 遇到相等时，{ automaton-name.pronoun }取从左数第一个。
    }

ball-told =
    { $ball ->
        [after_next] 下下场舞会
       *[next] 下一场舞会
    }
guest-to-take =
    { $colour ->
        [blue] 蓝色房客{ worth-most }
        [red] 红色房客{ worth-most }
        [yellow] 黄色房客{ worth-most }
        [green] 绿色房客{ worth-most }
       *[any] 任意颜色的房客{ worth-most }
    }
worth-most =
    { $ball ->
        [none] 中分数最高的一位
       *[other] 中分数最高的一位；若有舞会，这位房客去{ ball-told }，不进客房
    }

## 整张卡牌。

card-title-staff = 员工{ $number }：{ $name }
card-title-guest = 房客{ $number }：{ $name }
card-title-objective =
    { $name ->
        [none] 目标{ $number }
       *[other] 目标{ $number }：{ $name }
    }
card-title-instruction = 指令{ $number }
card-title-tile = 皇帝板块{ $tile }
card-title-hotel =
    { $side ->
        [night] 酒店，夜晚面
       *[day] 酒店{ $letter }，白天面
    }

card-number = { $number }号
card-guest-house =
    { $colour ->
        [blue] 入住蓝色客房。
        [red] 入住红色客房。
        [yellow] 入住黄色客房。
       *[other] 入住任意颜色的客房。
    }

card-orders = 点单：{ LIST($items) }。
card-worth = 价值{ victory-points }。
card-reward = 奖励
card-no-reward = 除分数外没有奖励。
card-cost = 费用{ krones }。
card-objective = 目标{ $letter }
card-objective-pays =
    { $n ->
        [1] 第一位达成者得{ LIST($points) }分。
       *[other] { LIST($ranks) }位达成者依次得{ LIST($points) }分。
    }
rank-1 = 第一
rank-2 = 第二
rank-3 = 第三
rank-4 = 第四
card-tile = 皇帝板块{ $letter }
card-tile-when = 皇帝在第{ $round }轮后驾临：每人按所在格计分，再后退{ $back }格。
card-tile-reward = 第{ $space }格或更远：奖励
card-tile-penalty = 第0格：惩罚
card-tile-rewards = 奖励：{ $does }
card-tile-punishes = 惩罚：{ $does }
card-hotel-groups = { $rooms }间客房分为{ $n }组：{ LIST($sizes) }。
card-hotel-size = { $size }间客房的{ $n }组
card-hotel-signs = 同组客房用同一字母；带加号的数字是在该处放置客房板块的得分。
card-hotel-room =
    { $colour ->
        [blue] 蓝{ $group }{ card-hotel-badge }
        [red] 红{ $group }{ card-hotel-badge }
       *[yellow] 黄{ $group }{ card-hotel-badge }
    }
card-hotel-badge =
    { $badge ->
        [0] { "" }
       *[other] +{ $badge }
    }

card-marked = 这张卡的数值尚未全部得到确认。
card-ours = 以下内容印在我们没有的卡牌上，由本店暂定：{ LIST($fields) }。你可以用自己的卡包写明实际印刷的内容。
card-ruling = 裁定{ $number }：{ $text }

## 印在卡上的内容，列成条目：是什么，值多少。

fact-cost = 费用
    .value = { krones }
fact-works = 生效
    .value =
        { $timing ->
            [once] 一次，雇用时
            [round] 每轮一次，在你的回合
            [permanent] 从此一直有效
            [flip] 整局一次，触发时
           *[end] 游戏结束时
        }
fact-introductory = 入门牌组
    .value = { $letter }
fact-colour = 颜色
    .value =
        { $colour ->
            [blue] { colour-blue }
            [red] { colour-red }
            [yellow] { colour-yellow }
           *[green] { colour-green }
        }
fact-order = 点单
    .value = { LIST($items) }
fact-vp = 分数
    .value = { $n }
fact-module = 模组
    .value = { $module }
fact-letter = 字母
    .value = { $letter }
fact-comes = 驾临
    .value = 第{ $round }轮后
fact-automaton = 自动对手
    .value = { automaton-name }
fact-hand = 手势
    .value =
        { $hand ->
            [left] 指向左
           *[right] 指向右
        }
fact-floor = { $floor }层
    .value = { LIST($rooms, type: "unit") }

## 数值的来源。

field-number = 编号
field-id = 代号
field-name =
    { $language ->
        [en] 英文名
        [de] 德文名
        [uk] 乌克兰文名
        [ru] 俄文名
        [it] 意大利文名
        [zh] 中文名
       *[other] { $language }名称
    }
field-also = 别名
field-cost = 费用
field-timing = 时机
field-when = 触发条件
field-effect = 效果
field-powers = 能力
field-score = 计分
field-colour = 颜色
field-order = 点单
field-vp = 分数
field-reward = 奖励
field-module = 模组
field-letter = 字母
field-needs = 要求
field-automaton = 自动对手
field-guests = 房客
field-dice = 骰子
field-extras = 附加
field-hand = 手势
field-penalty = 惩罚
field-side = 版面
field-colours = 颜色
field-groups = 群组
field-badges = 徽章

source-of-values =
    { $source ->
        [rulebook] { LIST($fields, type: "unit") }：出自规则书
        [public] { LIST($fields, type: "unit") }：出自公开的抄录
        [picture] { LIST($fields, type: "unit") }：从版图图片读出
        [unconfirmed] { LIST($fields, type: "unit") }：未经确认
        [translated] { LIST($fields, type: "unit") }：由我们翻译
       *[house] { LIST($fields, type: "unit") }：本店暂定
    }
values-marked =
    { $source ->
        [unconfirmed] { LIST($fields) }未经确认。
       *[house] { LIST($fields) }为本店暂定。
    }

card-unknown = 卡包里没有{ $card }；请输入编号如75、板块如B2、“night”或“day A”。
card-unknown-number = 没有编号{ $number }的卡；编号从{ $low }到{ $high }。
card-several = { $card }是卡牌{ LIST($numbers) }共同的名字；请说编号。

explain-room = 客房{ $room }
