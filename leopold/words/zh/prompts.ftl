### 问什么、可以怎么答、还有什么要来。

ask-draft = 留下其中一张；其余交给你左手边的玩家。
ask-first_guest = 免费选择你的第一位房客。
ask-first_rooms =
    { $begun ->
        [yes]
            { $optional ->
                [yes]
                    { $rooms ->
                        [1] 你还可以准备1间客房。
                       *[other] 你还可以准备至多{ $rooms }间客房。
                    }
               *[other] 再准备{ $rooms }间客房。
            }
       *[other]
            { $optional ->
                [yes] 你可以从左下角开始准备至多{ $rooms }间客房。
               *[other] 从左下角开始准备{ $rooms }间客房。
            }
    }
ask-turn =
    { $die_taken ->
        [yes]
            { $extra ->
                [yes] 你的额外回合：上餐、入住、达成目标、使用员工，或结束回合。
               *[other] 你的回合：上餐、入住、达成目标、使用员工，或结束回合。
            }
       *[other]
            { $shifted ->
                [none]
                    { $guest_possible ->
                        [yes]
                            { $extra ->
                                [yes] 你的额外回合：可先邀请一位房客，再选骰子。
                               *[other]
                                    { $acted ->
                                        [yes] 你的回合：可先邀请一位房客，再拿{ die-or-key }。
                                       *[other] 你的回合：可先邀请一位房客，再拿{ die-or-key }；或者跳过。
                                    }
                            }
                       *[other]
                            { $acted ->
                                [yes] 你的回合：拿{ die-or-key }。
                               *[other] 你的回合：拿{ die-or-key }，或者跳过。
                            }
                    }
               *[other] 你的回合：你把一颗骰子移到了行动区{ $shifted }，从那里拿一颗骰子。
            }
    }
die-or-key =
    { $key ->
        [yes] 一颗骰子或钥匙
       *[other] 一颗骰子
    }
ask-beside_die =
    { $main ->
        [0] 拿了这颗骰子，你还可以{ LIST($sides) }。
       *[other] 在骰子的行动之前或之后，你还可以{ LIST($sides) }。
    }
ask-split =
    { $action ->
        [1]
            { $champagne ->
                [yes] 把{ $strength }份分给苹果卷、蛋糕和香槟，后一种不得多于前一种。
               *[no] 把{ $strength }份餐点分给苹果卷和蛋糕，蛋糕不得多于苹果卷。
            }
        [2]
            { $champagne ->
                [yes] 把{ $strength }杯分给红酒、咖啡和香槟，后一种不得多于前一种。
               *[no] 把{ $strength }杯饮料分给红酒和咖啡，咖啡不得多于红酒。
            }
       *[other]
            { $strength ->
                [1] 在皇帝计分轨上前进1格，或拿1克朗。
               *[other] 把{ $strength }点分给皇帝计分轨的格数和克朗。
            }
    }
ask-place_items =
    { $item ->
        [strudel] { $amount }份苹果卷给谁？
        [cake] { $amount }份蛋糕给谁？
        [wine] { $amount }杯红酒给谁？
        [coffee] { $amount }杯咖啡给谁？
       *[other] { $amount }杯香槟给谁？
    }
ask-choose_items =
    { $items ->
        [1] 任选1份餐饮。
       *[other] 逐份任选{ $items }份餐饮。
    }
ask-prepare =
    { $floors ->
        [1] 你可以在1层
        [2] 你可以在1或2层
        [3] 你可以在1、2或3层
       *[other] 你可以
    }{ $occupied ->
        [yes]
            { $rooms ->
                [1] 准备1间客房并翻为已入住，
               *[other] 准备至多{ $rooms }间客房并翻为已入住，
            }
       *[other]
            { $rooms ->
                [1] 准备1间客房，
               *[other] 准备至多{ $rooms }间客房，
            }
    }{ $free ->
        [yes] 免费。
       *[other]
            { $discount ->
                [0] 按原价。
               *[other] 每间少付{ $discount }克朗。
            }
    }
ask-occupy =
    { $rooms ->
        [1] 你可以将{ occupy-where }1间待入住客房翻为已入住。
       *[other] 你可以将{ occupy-where }至多{ $rooms }间待入住客房翻为已入住。
    }
occupy-where =
    { $floors ->
        [1] 1层的
        [2] 1或2层的
        [3] 1、2或3层的
       *[other] { "" }
    }
ask-hire =
    { $cards ->
        [1] 你可以从手牌雇用1张卡，
       *[other] 你可以从手牌雇用至多{ $cards }张卡，
    }{ $free ->
        [yes] 免费。
       *[other]
            { $discount ->
                [0] 按原价。
               *[other] 少付{ $discount }克朗。
            }
    }
ask-look_and_hire =
    { $must ->
        [yes] 从这{ $cards }张卡中雇用1张，
       *[other] 你可以从这{ $cards }张卡中雇用1张，
    }{ $free ->
        [yes] 免费。
       *[other]
            { $discount ->
                [0] 按原价。
               *[other] 少付{ $discount }克朗。
            }
    }
ask-return_looked = 把这些卡逐张置于牌库底。
ask-take_guest =
    { $served ->
        [yes]
            { $guests ->
                [1] 你可以从队伍中免费邀请1位房客，其点单全部上齐。
               *[other] 你可以从队伍中免费邀请至多{ $guests }位房客，其点单全部上齐。
            }
       *[other]
            { $guests ->
                [1] 你可以从队伍中免费邀请1位房客。
               *[other] 你可以从队伍中免费邀请至多{ $guests }位房客。
            }
    }
ask-complete_order = 选择一位房客，用供应区的餐饮补齐其点单。
ask-rewards =
    { $guest }已入住：{ $parts ->
        [1] 领取奖励，或放弃。
       *[other] 以任意顺序领取各项奖励，或放弃。
    }
ask-extra_action = 你可以执行一个有骰子的行动区的行动，但不拿走骰子。
ask-serve_more =
    { $items ->
        [1] 已付的费用还够再上1份餐饮。
       *[other] 已付的费用还够再上至多{ $items }份餐饮。
    }
ask-waive_penalty = 支付{ $krones }克朗免受惩罚，或接受惩罚。
ask-penalty_half = 选择承受惩罚的哪一半。
ask-return_staff =
    { $set_up ->
        [yes] 你保留{ $keep }张卡：还要把{ $cards }张置于牌库底；先放的在最上面。
       *[other] 将{ $cards }张手牌置于牌库底。
    }
ask-remove_vacant =
    { $rooms ->
        [1] 从有待入住客房的最高楼层归还1间待入住客房。
       *[other] 归还{ $rooms }间待入住客房，每间都取自有待入住客房的最高楼层。
    }
ask-remove_occupied =
    { $column ->
        [none] { "" }
       *[other] 在第{ $column }列，
    }{ $below ->
        [none] { "" }
       *[other] 在{ $below }层以下，
    }{ $rooms ->
        [1] 从有已入住客房的最高楼层归还1间已入住客房。
       *[other] 逐间归还{ $rooms }间已入住客房，每间都取自有已入住客房的最高楼层。
    }
ask-dismiss = 解雇你雇用的{ $cards }张终局卡。
ask-react =
    { $trigger ->
        [staff] 你雇用了员工：可以使用一张等待此刻的卡。
        [occupied] 一间客房已入住：可以使用一张等待此刻的卡。
        [group] 一个群组已住满：可以使用一张等待此刻的卡。
        [objective] 你达成了一个目标：可以使用一张等待此刻的卡。
        [order] 一份点单已完成：可以使用一张等待此刻的卡。
        [krones] 你获得了克朗：可以使用一张等待此刻的卡。
        [emperor] 你在皇帝计分轨上前进了：可以使用一张等待此刻的卡。
        [dishes] 你获得了餐点：可以使用一张等待此刻的卡。
        [dancer] 一位舞者已派出：可以使用一张等待此刻的卡。
        [champagne] 你获得了香槟：可以使用一张等待此刻的卡。
        [points] 你得分了：可以使用一张等待此刻的卡。
        [die] 骰子的行动已执行：可以使用一张等待此刻的卡。
        [line] 一列或一层已住满：可以使用一张等待此刻的卡。
        [champagne_spent] 你用掉了香槟：可以使用一张等待此刻的卡。
       *[drinks] 你获得了饮料：可以使用一张等待此刻的卡。
    }
ask-exchange =
    { $optional ->
        [yes]
            { $items ->
                [1] 你还可以把厨房里的1份餐饮换成另一种。
               *[other] 你可以交换厨房里的至多{ $items }份餐饮，每份换成另一种。
            }
       *[other]
            { $items ->
                [1] 再把厨房里的1份餐饮换成另一种。
               *[other] 交换厨房里的{ $items }份餐饮，每份换成另一种。
            }
    }
ask-return_item =
    { $spent ->
        [yes] 从厨房支出{ $items }份餐饮。
       *[no] 从厨房归还{ $items }份餐饮。
    }

ask-cafe = { $guest }：选择一间客房，或厨房里的餐饮。
ask-cafe-room = { $guest }：选择一间客房。
ask-kitchen = { $item }：给谁？
ask-room = 客房{ $room }：谁来入住？

ask-die = 行动{ $face }：怎么做？
ask-wait =
    { $who ->
        [you] 请稍候……
       *[other] { $name }正在决定。
    }
ask-preparing = { $name }（{ $level }）还在准备中：{ $seconds }秒内完成了{ $total }部分中的{ $done }部分。
ask-preparing-stand-in = 先让{ $level }代打
ask-over = 游戏结束。
ask-because = { $cause }：{ $question }
ask-absent = { $name }还没来。

# 只供朗读：提问行的名称，以及问题之前的缘由。
prompt-name = 当前的问题
prompt-cause = { $cause }：

cause-set_up = 准备
cause-reward = { $guest }的奖励
cause-emperor_reward = 皇帝的奖励
cause-emperor_penalty = 皇帝不满
cause-die = { $face }点骰子

coming-draft = 挑选员工卡
coming-first_guest = 第一位房客
coming-first_rooms = 最初的客房
coming-turn = 回合的其余部分
coming-beside_die =
    { $main ->
        [0] 员工为骰子增添的效果
        [1] 苹果卷与蛋糕
        [2] 红酒与咖啡
        [3] 准备客房
        [4] 皇帝与克朗
       *[other] 雇用员工
    }
coming-split =
    { $action ->
        [1] { $strength }份餐点
        [2] { $strength }杯饮料
       *[other] 皇帝或克朗，共{ $strength }
    }
coming-place_items = 摆放所得餐饮
coming-choose_items = 任选{ $items }份餐饮
coming-prepare =
    { $rooms ->
        [1] 准备1间客房
       *[other] 准备至多{ $rooms }间客房
    }
coming-occupy =
    { $rooms ->
        [1] 将1间客房翻为已入住
       *[other] 将至多{ $rooms }间客房翻为已入住
    }
coming-hire = 雇用员工
coming-look_and_hire = 查看员工卡
coming-return_looked = 卡牌置于牌库底
coming-take_guest =
    { $guests ->
        [1] 邀请1位房客
       *[other] 邀请至多{ $guests }位房客
    }
coming-complete_order = 补齐一份点单
coming-rewards =
    { $parts ->
        [0] { $guest }入住
       *[other] { $guest }还有{ $parts }项奖励
    }
coming-extra_action = 不拿骰子的行动
coming-serve_more = 还可上{ $items }份餐饮
coming-waive_penalty = 皇帝的惩罚
coming-penalty_half = 皇帝的惩罚
coming-return_staff = 退回{ $cards }张卡
coming-remove_vacant = 归还{ $rooms }间客房
coming-remove_occupied = 归还{ $rooms }间客房
coming-dismiss = 解雇员工
coming-react = 等待时机的卡
coming-exchange = 交换餐饮
coming-return_item = 归还厨房里的餐饮

coming-main_action =
    { $action ->
        [1] 苹果卷与蛋糕
        [2] 红酒与咖啡
        [3] 准备客房
        [4] 皇帝与克朗
       *[other] 雇用员工
    }
coming-occupancy_bonus =
    { $colour ->
        [blue] 蓝色群组的满房奖励
        [red] 红色群组的满房奖励
       *[other] 黄色群组的满房奖励
    }
coming-emperor_tile = 皇帝的板块
coming-next_round = 下一轮
coming-automaton_turn = 自动对手的回合

act-pass = 跳过
act-end = 结束回合
act-done = 够了
act-done-prepare = 不再要客房
act-done-first_rooms = { act-done-prepare }
act-done-occupy = { act-done-prepare }
act-done-hire = 不雇用
act-done-look_and_hire = { act-done-hire }
act-done-serve_more = 不再上餐
act-done-take_guest = 不邀请
act-done-rewards = 放弃其余
act-done-react = 留到以后
act-done-exchange = 不再交换

act-main = 先执行骰子的行动
act-bonus = 先领满房奖励
act-keep = 放进厨房
act-ignore = 付钱免罚
act-accept = 接受惩罚
act-left = 左半
act-right = 右半

act-guest = 邀请{ $guest }
act-die =
    { $price ->
        [0] 强度{ $strength }
       *[other] 强度{ $strength }，{ $price }克朗
    }
act-die-as = { $space }：{ act-die }
act-die-lost = 拿走它，放弃行动
act-take = { LIST($items) }
act-take-emperor =
    { $n ->
        [0] 皇帝不动
       *[other] 皇帝{ $n }格
    }
act-take-krones =
    { $n ->
        [0] 不拿克朗
       *[other] { $n }克朗
    }

act-also-room = 另准备一间客房
act-also-hire = 另雇用员工
act-also-emperor = 另在皇帝计分轨上前进

act-item = { $item }
act-swap = { $item }换{ $for }
act-serve = 给{ $guest }上{ $item }
act-place = 给{ $guest }端上{ $item }
act-complete = 补齐{ $guest }的点单

act-claim = 达成目标{ $letter }

act-check-in = 让{ $guest }入住客房{ $room }

act-room = 准备客房{ $room }
act-occupy = 将客房{ $room }翻为已入住
act-remove = 归还客房{ $room }
act-use = 使用{ $staff }
act-hire = 雇用{ $staff }
act-draft = 留下{ $staff }
act-return = 将{ $staff }置于牌库底
act-dismiss = 解雇{ $staff }
act-act = 执行行动{ $face }：{ $space }
act-undo = 撤回
act-undo-none = 不能撤回：此后有新的信息公开了。
act-undo-turn = 撤回整个回合

caution-check_in = 你的咖啡厅里还有人可以入住。仍要结束回合吗？
caution-no_guest = 你还没邀请房客，拿骰子之后就不能邀请了。仍要拿骰子吗？
caution-objective = 你还可以达成一个目标。仍要结束回合吗？
caution-staff = 本轮还有员工可以使用。仍要结束回合吗？
caution-reward = 还有一部分奖励没有领取。仍要放弃吗？
caution-krones = 你的钱袋装不下：会损失{ $n }克朗。仍要继续吗？
caution-yes = 是，继续
caution-no = 等等

proposal-place-obvious = { LIST($shares, type: "unit") }
proposal-place-one = { LIST($items) }给{ $guest }
proposal-place-all = { LIST($items) }给{ $guest }（点单上齐）
proposal-place-kitchen = { LIST($items) }放进厨房
proposal-rewards-all = 全部领取
proposal-serve = 给{ $guest }上餐：{ LIST($items) }

# 打字作答的写法。尖括号里的词要换成实际内容。

form-pass = `pass`
form-end = `end`
form-done = `done`
form-main = `main`
form-bonus = `bonus`
form-keep = `keep`
form-ignore = `ignore`
form-accept = `accept`
form-left = `left`
form-right = `right`

form-guest = `guest <space>`
form-die = `die <face>`
form-act = `act <face>`
form-take = `take <number> <kind> …`
form-reward = `reward <part>`
form-also = `also <what>`
form-serve = `serve <item> <guest>`
form-place = `place <item> <guest>`
form-item = `item <kind>`
form-swap = `swap <kind> <kind>`
form-complete = `complete <guest>`

form-claim = `claim <letter>`
form-check-in = `check-in <guest> <room>`
form-room = `room <room>`
form-occupy = `occupy <room>`
form-remove = `remove <room>`
form-use = `use <card>`
form-hire = `hire <card>`
form-draft = `draft <card>`
form-return = `return <card>`
form-dismiss = `dismiss <card>`

# 员工让玩家在拿骰子时额外做的事。

side-room = 准备一间客房
side-hire = 雇用一名员工
side-emperor = 在皇帝计分轨上前进
