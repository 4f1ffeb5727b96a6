### 逐行记录发生了什么。
### $who为“you”时说的是读者自己，否则$name是当事人。

# 卡牌列表里的一张卡。
card-staff = { $staff }

# 付了多少，跟在名称后面。
log-for-price =
    { $price ->
        [0] 免费
       *[other] 花费{ $price }克朗
    }

## 轮与回合

log-round-began =
    { $who ->
        [you] 第{ $round }轮：由你开始。
       *[other] 第{ $round }轮：由{ $name }开始。
    }
log-dice-rolled-again = 所有人都已跳过：移除一颗骰子，重掷剩下的{ $dice }颗。
log-passed =
    { $who ->
        [you] 你跳过。
       *[other] { $name }跳过。
    }
log-turn-began-extra =
    { $who ->
        [you] 你进行一个额外回合。
       *[other] { $name }进行一个额外回合。
    }
log-game-ended = 游戏结束。
log-broken-off = 自制卡包中的卡触发的效果多到无法执行：游戏到此结束。
log-hand-dealt =
    { $who ->
        [you] 你拿到{ $cards }张员工卡。
       *[other] { $name }拿到{ $cards }张员工卡。
    }

## 房客

log-guest-taken =
    { $who ->
        [you] 你邀请{ $guest }，{ log-for-price }。
       *[other] { $name }邀请{ $guest }，{ log-for-price }。
    }
log-guests-reshuffled = 房客牌库用完了；离开的{ $cards }位房客洗匀后重新登场。
log-order-completed =
    { $who ->
        [you] 你上齐了{ $guest }的点单。
       *[other] { $name }上齐了{ $guest }的点单。
    }
log-checked-in =
    { $who ->
        [you] 你让{ $guest }入住客房{ $room }。
       *[other] { $name }让{ $guest }入住客房{ $room }。
    }

## 骰子

# $action是6点骰子当作哪个行动；其他骰子为0。
log-die-taken-detail =
    { $price ->
        [0] 强度{ $strength }
       *[other] 强度{ $strength }，花费{ $price }克朗
    }
log-die-taken =
    { $who ->
        [you] { $action ->
            [0] 你拿取{ $face }点骰子，{ log-die-taken-detail }。
           *[other] 你拿取{ $face }点骰子当作{ $action }点，{ log-die-taken-detail }。
        }
       *[other] { $action ->
            [0] { $name }拿取{ $face }点骰子，{ log-die-taken-detail }。
           *[other] { $name }拿取{ $face }点骰子当作{ $action }点，{ log-die-taken-detail }。
        }
    }
log-action-done =
    { $who ->
        [you] 你执行{ log-action }，强度{ $strength }。
       *[other] { $name }执行{ log-action }，强度{ $strength }。
    }
log-action =
    { $action ->
        [1] 行动1（苹果卷与蛋糕）
        [2] 行动2（红酒与咖啡）
        [3] 行动3（准备客房）
        [4] 行动4（皇帝与克朗）
       *[other] 行动5（雇用员工）
    }
log-action-lost =
    { $who ->
        [you] 你没有使用骰子的行动。
       *[other] { $name }没有使用骰子的行动。
    }

## 克朗、皇帝计分轨、分数

log-krones =
    { $who ->
        [you] 你获得{ krones }。
       *[other] { $name }获得{ krones }。
    }
log-krones-full =
    { $who ->
        [you] 你的钱袋已满，得不到克朗。
       *[other] { $name }的钱袋已满，得不到克朗。
    }
log-krones-paid =
    { $who ->
        [you] 你支付{ krones }。
       *[other] { $name }支付{ krones }。
    }
log-krones-lost =
    { $who ->
        [you] 你失去{ krones }。
       *[other] { $name }失去{ krones }。
    }
# $worth是格子上印的数字。
log-emperor =
    { $who ->
        [you] 你在皇帝计分轨上前进{ $change }格，到达“{ $worth }”。
       *[other] { $name }在皇帝计分轨上前进{ $change }格，到达“{ $worth }”。
    }
log-emperor-stays =
    { $who ->
        [you] 你停留在皇帝计分轨的尽头。
       *[other] { $name }停留在皇帝计分轨的尽头。
    }
log-emperor-back =
    { $who ->
        [you] 你在皇帝计分轨上后退{ $change }格，退到“{ $worth }”。
       *[other] { $name }在皇帝计分轨上后退{ $change }格，退到“{ $worth }”。
    }
log-vp-guests =
    { $who ->
        [you] 你因房客得{ points }。
       *[other] { $name }因房客得{ points }。
    }
log-vp-badges =
    { $who ->
        [you] 你因客房徽章得{ points }。
       *[other] { $name }因客房徽章得{ points }。
    }
log-vp-bonuses =
    { $who ->
        [you] 你因群组满房得{ points }。
       *[other] { $name }因群组满房得{ points }。
    }
log-vp-staff =
    { $who ->
        [you] 你因员工得{ points }。
       *[other] { $name }因员工得{ points }。
    }
log-vp-emperor-end =
    { $who ->
        [you] 你因超出轨道的步数得{ points }。
       *[other] { $name }因超出轨道的步数得{ points }。
    }
log-vp-emperor-tiles =
    { $who ->
        [you] 你因皇帝得{ points }。
       *[other] { $name }因皇帝得{ points }。
    }
log-vp-rooms =
    { $who ->
        [you] 你因已入住客房得{ points }。
       *[other] { $name }因已入住客房得{ points }。
    }
log-vp-leftovers =
    { $who ->
        [you] 你因剩余克朗与厨房得{ points }。
       *[other] { $name }因剩余克朗与厨房得{ points }。
    }
log-vp-unserved =
    { $who ->
        [you] 你因滞留咖啡厅的房客失去{ points }。
       *[other] { $name }因滞留咖啡厅的房客失去{ points }。
    }

log-vp-lost =
    { $who ->
        [you] 你失去{ points }。
       *[other] { $name }失去{ points }。
    }

## 餐饮

log-item-placed =
    { $who ->
        [you] 你给{ $guest }端上{ LIST($items) }。
       *[other] { $name }给{ $guest }端上{ LIST($items) }。
    }
log-item-kept =
    { $who ->
        [you] 你把{ LIST($items) }放进厨房。
       *[other] { $name }把{ LIST($items) }放进厨房。
    }
log-item-served =
    { $who ->
        [you] 你从厨房给{ $guest }端上{ LIST($items) }。
       *[other] { $name }从厨房给{ $guest }端上{ LIST($items) }。
    }
log-item-spent =
    { $who ->
        [you] 你从厨房支出{ LIST($items) }。
       *[other] { $name }从厨房支出{ LIST($items) }。
    }
log-item-swapped =
    { $who ->
        [you] 你用{ LIST($given) }换来{ LIST($taken) }。
       *[other] { $name }用{ LIST($given) }换来{ LIST($taken) }。
    }
log-service-paid =
    { $who ->
        [you] 你支付{ krones }上餐费。
       *[other] { $name }支付{ krones }上餐费。
    }

## 客房

log-room-prepared =
    { $who ->
        [you] 你准备客房{ LIST($rooms) }，{ log-for-price }。
       *[other] { $name }准备客房{ LIST($rooms) }，{ log-for-price }。
    }
log-room-occupied =
    { $who ->
        [you] 你将客房{ $room }翻为已入住。
       *[other] { $name }将客房{ $room }翻为已入住。
    }
log-room-removed =
    { $was ->
        [vacant] { $who ->
            [you] 你失去待入住的客房{ $room }。
           *[other] { $name }失去待入住的客房{ $room }。
        }
       *[occupied] { $who ->
            [you] 你失去已入住的客房{ $room }。
           *[other] { $name }失去已入住的客房{ $room }。
        }
    }
log-group-completed =
    { $who ->
        [you] 你住满了{ log-group }。
       *[other] { $name }住满了{ log-group }。
    }
log-group =
    { $colour ->
        [blue] { $size }间客房的蓝色群组
        [red] { $size }间客房的红色群组
       *[yellow] { $size }间客房的黄色群组
    }

## 员工

log-staff-drawn =
    { $who ->
        [you] 你抽到{ LIST($cards) }。
       *[other] { $name }抽到{ LIST($cards) }。
    }
log-staff-drawn-hidden = { $name }抽{ $count }张员工卡。
log-staff-looked-at =
    { $who ->
        [you] 你查看{ LIST($cards) }。
       *[other] { $name }查看{ LIST($cards) }。
    }
log-staff-looked-at-hidden = { $name }查看{ $count }张员工卡。
log-staff-returned =
    { $from_hand ->
        [0] { $who ->
            [you] 你将{ LIST($cards) }置于牌库底。
           *[other] { $name }将{ LIST($cards) }置于牌库底。
        }
       *[other] { $who ->
            [you] 你将手牌{ LIST($cards) }置于牌库底。
           *[other] { $name }将手牌{ LIST($cards) }置于牌库底。
        }
    }
log-staff-returned-hidden =
    { $from_hand ->
        [0] { $name }将{ $count }张员工卡置于牌库底。
       *[other] { $name }将手中{ $count }张员工卡置于牌库底。
    }
log-staff-drafted =
    { $who ->
        [you] 你留下{ LIST($cards) }。
       *[other] { $name }留下{ LIST($cards) }。
    }
log-staff-drafted-hidden = { $name }留下{ $count }张员工卡。
log-staff-hired =
    { $who ->
        [you] 你雇用{ $staff }，{ log-for-price }。
       *[other] { $name }雇用{ $staff }，{ log-for-price }。
    }
log-staff-flipped =
    { $who ->
        [you] 你使用{ $staff }，随后将其翻面朝下。
       *[other] { $name }使用{ $staff }，随后将其翻面朝下。
    }
log-staff-used =
    { $who ->
        [you] 你使用{ $staff }。
       *[other] { $name }使用{ $staff }。
    }
log-staff-dismissed =
    { $who ->
        [you] 你解雇{ $staff }。
       *[other] { $name }解雇{ $staff }。
    }
log-staff-scored =
    { $n ->
        [0] { $who ->
            [you] { $staff }没有为你带来分数。
           *[other] { $staff }没有为{ $name }带来分数。
        }
       *[other] { $who ->
            [you] { $staff }为你带来{ points }。
           *[other] { $staff }为{ $name }带来{ points }。
        }
    }
log-staff-scored-copied =
    { $who ->
        [you] { $staff }复制{ $copied }，为你带来{ points }。
       *[other] { $staff }复制{ $copied }，为{ $name }带来{ points }。
    }

## 目标与皇帝

log-objective-claimed =
    { $who ->
        [you] { $place ->
            [1] 你第一个达成目标{ $letter }，得{ points }。
            [2] 你第二个达成目标{ $letter }，得{ points }。
            [3] 你第三个达成目标{ $letter }，得{ points }。
           *[other] 你达成目标{ $letter }，得{ points }。
        }
       *[other] { $place ->
            [1] { $name }第一个达成目标{ $letter }，得{ points }。
            [2] { $name }第二个达成目标{ $letter }，得{ points }。
            [3] { $name }第三个达成目标{ $letter }，得{ points }。
           *[other] { $name }达成目标{ $letter }，得{ points }。
        }
    }
log-worth =
    { $n ->
        [0] 0分
       *[other] { points }
    }
log-emperor-scored =
    { $who ->
        [you] 你在皇帝计分轨上得{ log-worth }，退到“{ $worth }”。
       *[other] { $name }在皇帝计分轨上得{ log-worth }，退到“{ $worth }”。
    }
log-emperor-scored-stays =
    { $who ->
        [you] 你在皇帝计分轨上得{ log-worth }。
       *[other] { $name }在皇帝计分轨上得{ log-worth }。
    }
log-emperor-rewarded =
    { $who ->
        [you] 皇帝奖赏你（板块{ $tile }）。
       *[other] 皇帝奖赏{ $name }（板块{ $tile }）。
    }
log-emperor-punished =
    { $who ->
        [you] 皇帝对你不满（板块{ $tile }）。
       *[other] 皇帝对{ $name }不满（板块{ $tile }）。
    }
log-penalty-ignored =
    { $krones ->
        [0] { $who ->
            [you] 皇帝的惩罚对你无效（板块{ $tile }）。
           *[other] 皇帝的惩罚对{ $name }无效（板块{ $tile }）。
        }
       *[other] { $who ->
            [you] 你支付{ $krones }克朗，免受皇帝的惩罚（板块{ $tile }）。
           *[other] { $name }支付{ $krones }克朗，免受皇帝的惩罚（板块{ $tile }）。
        }
    }
log-kitchen-returned =
    { $items ->
        [0] { $who ->
            [you] 你的厨房里没有东西可归还。
           *[other] { $name }的厨房里没有东西可归还。
        }
       *[other] { $who ->
            [you] 你归还厨房里的{ $items }份餐饮。
           *[other] { $name }归还厨房里的{ $items }份餐饮。
        }
    }
log-cafe-returned =
    { $items ->
        [0] { $who ->
            [you] 你的房客桌上没有东西可归还。
           *[other] { $name }的房客桌上没有东西可归还。
        }
       *[other] { $who ->
            [you] 你归还房客桌上的{ $items }份餐饮。
           *[other] { $name }归还房客桌上的{ $items }份餐饮。
        }
    }
## 游戏之外：谁来谁去，以及记录本身

log-undo =
    { $who ->
        [you] 你撤回{ $steps }步。
       *[other] { $name }撤回{ $steps }步。
    }
log-undo-asked =
    { $who ->
        [you] 你请求撤回{ $steps }步。
       *[other] { $name }请求撤回{ $steps }步。
    }
log-undo-agreed =
    { $who ->
        [you] 你同意。
       *[other] { $name }同意。
    }
log-undo-declined =
    { $who ->
        [you] 你不同意。
       *[other] { $name }不同意。
    }
log-time-up =
    { $who ->
        [you] 你的时间到了。
       *[other] { $name }的时间到了。
    }
log-seat =
    { $who ->
        [you] 你入座。
       *[other] { $name }入座。
    }
log-seat-free = { $name }的座位有了新的邀请链接。
log-stand-in =
    { $who ->
        [you] 由机器人（{ $level }）替你行动。
       *[other] 由机器人（{ $level }）替{ $name }行动。
    }
log-stand-in-over =
    { $who ->
        [you] 你重新接手。
       *[other] { $name }重新接手。
    }
log-stand-in-preparing = { $name }还在准备中；在此之前由已就绪的机器人（{ $level }）代打。
log-stand-in-ready = { $name }已就绪，开始游戏。
log-stand-in-unprepared = 这台电脑无法准备{ $name }；改由较简单的机器人（{ $level }）代打。
log-bot-failed =
    { $who ->
        [you] 替你行动的机器人出错了；由较简单的接手。
       *[other] { $name }的机器人出错了；由较简单的接手。
    }
log-note = 记下一条备注。
log-title = 发生了什么
log-again = 再看一遍
log-empty = 还什么都没发生。
