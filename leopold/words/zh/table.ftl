### 桌面：各个位置、朗读的内容，以及一局的终了。

table-round = 第{ $round }轮，共{ $rounds }轮
table-setup = 准备
table-over = 游戏结束
table-queue = 等候的房客
table-spaces = 行动与骰子
table-objectives = 目标
table-emperor = 皇帝
table-hotel = 你的酒店
table-hotel-of = { $name }的酒店
table-cafe = 咖啡厅
table-cafe-of = { $name }的咖啡厅
table-cafe-empty = 空桌
table-kitchen = 厨房
table-hand = 你的手牌
table-hand-caption = 手牌
table-hand-hidden = 手牌{ $n }张
table-hand-empty = 你没有手牌。
table-staff = 在场员工
table-staff-empty = 还没有雇用员工。
table-others = 其他玩家
table-looked = 你查看的卡
table-draft = 留下其中一张
table-menu = 菜单
table-rules = 手册：规则、符号、卡牌
table-rules-failed = 取不到手册。与服务器的连接可能断了；请关闭后稍等再试。
table-hint = 提示
table-log = 记录
table-larger = 细看{ $name }的酒店
table-onlooker = 你正在旁观。
table-deck-staff =
    { $n ->
        [0] 员工牌库已空
       *[other] 牌库有{ $n }张员工卡
    }
table-deck-guests =
    { $n ->
        [0] 房客牌库已空
       *[other] 牌库有{ $n }位房客
    }
table-bin =
    { $n ->
        [0] 没有移除骰子
       *[other] 已移除{ $n }颗骰子
    }
table-puzzle = 谜题：找出最好的回合
table-puzzle-over = 你的回合已下完。
table-puzzle-verdict = 评判
table-waiting = { $name }正在思考……
table-absent = 离开
table-open = 还没来
table-standin = 机器人代打
table-standin-you = 机器人正在替你行动。
table-standin-back = 重新接手
table-bot-give = 让机器人替{ $name }行动
table-bot-level = 替{ $name }行动的机器人等级
table-bot-back = 把座位还给{ $name }
table-leave = 离开桌子
table-leave-sure = 真的要离开吗？这局会从你的列表中消失。若其他人还在玩，机器人会接替你的座位。
table-leave-not = 留下
table-save = 保存对局
table-replay = 回放
table-lobby = 大厅
table-speed = 他人回合的显示方式
table-speed-calm = 从容
table-speed-quick = 快速
table-speed-skip = 立即
table-speed-step = 逐步
table-sound = 声音
table-sound-off = 关
table-sound-on = 开
table-skip = 略过
table-next = 下一步
table-pause = 暂停
table-unpause = 继续
table-tab-board = 版图
table-tab-mine = 我的酒店
table-tab-cards = 卡牌

table-tab-others = 他人
table-tab-log = 记录
table-seats = 这张桌上
table-own-packs = 使用了自制卡包：{ LIST($names) }。
table-seed-chosen = 本局的种子是手动选定的。
table-bonuses-caption = 满房奖励
table-emperor-open = { LIST($places) }。细看皇帝计分轨
table-bonuses = 群组住满带来的奖励：蓝色得分，红色得克朗，黄色推进皇帝
table-coming = 接下来
table-refused = 没有成功：{ $reason }
table-late = 这期间桌上的局面变了；现在是这样。
table-automaton-cards = { automaton-name.possessive }牌库有{ $n }张卡
table-automaton-private = { automaton-name.possessive }私人牌库有{ $n }张员工卡

table-automaton-marker =
    { $state ->
        [none] 目标{ $letter }：未开始
        [claimed] 目标{ $letter }：已达成，{ points }
       *[other] 目标{ $letter }：{ $state }
    }
table-automaton-staff =
    { $n ->
        [0] 还没有翻开员工卡
       *[other] 已翻开{ $n }张员工卡
    }
table-automaton-staff-none = 私人牌库还没有翻开任何一张。
table-here = { $name }坐在这里

label-guest =
    { $name }，{ $colour ->
        [blue] 蓝色
        [red] 红色
        [yellow] 黄色
       *[other] 绿色
    }，点单{ LIST($order) }，{ $vp }分
label-queue =
    房客{ $space }：{ $guest }。{ $reward }{ $price ->
        [0] 免费。
       *[other] 费用{ $price }克朗。
    }
label-queue-empty = 第{ $space }位空着。
label-cafe =
    { $guest }。{ $missing ->
        [none] 点单已上齐。
       *[other] 还差{ LIST($items) }。
    }
label-room =
    客房{ $room }，{ $colour ->
        [blue] 蓝色
        [red] 红色
       *[other] 黄色
    }，{ $state ->
        [empty] 未准备
        [vacant] 待入住
       *[other] 已入住
    }，群组{ $group }{ $badge ->
        [0] { "" }
       *[other] ，{ $badge }分徽章
    }
label-die =
    行动{ $face }：{ $name }。{ $n ->
        [0] 没有骰子。
       *[other] { $n }颗骰子。
    }
label-kitchen = 厨房：{ $items }
label-staff = { $name }，{ $timing }
label-staff-used = { $name }，本轮已使用
label-staff-face_down = { $name }，本局已使用，翻面朝下
label-hand = { $name }，{ $cost }克朗，{ $timing }
label-objective = 目标{ $letter }：{ $need }
label-tile = 皇帝板块{ $letter }，第{ $round }轮后
label-emperor = 皇帝计分轨：{ LIST($places) }
label-emperor-seat = { $name }在“{ $space }”
label-vp = { $name }：{ points }
label-krones = { krones }，上限{ $cap }
label-turn = { $name }进行第{ LIST($numbers) }个回合
label-pick = 可选

label-card = { $label }。{ $text }

label-lodger = { $guest }住在这里。

deed-check-in = { $guest }入住客房{ $room }
deed-die = { $face }点骰子
deed-die-strength = { $face }点骰子，强度{ $strength }
deed-room = 客房{ $room }
deed-cards = { $n }张员工卡
deed-group = 群组满房

deed-objective = 目标{ $letter }

banner-emperor = 本轮之后皇帝驾临。
visit-title = 皇帝驾临
visit-rewarded = 皇帝很满意，予以奖赏。
visit-punished = 皇帝不悦。
visit-ignored = 皇帝不悦，但未加追究。
visit-overlooked = 皇帝未加留意。
finale-title = 最终结算

cautions-title = 以下情况先询问
cautions-no_guest = 未邀请房客就拿骰子
cautions-check_in = 有人可入住时结束回合
cautions-staff = 本轮还有员工未用时结束回合
cautions-objective = 有目标可达成时结束回合
cautions-reward = 放弃部分奖励
cautions-krones = 获得的克朗超出钱袋

scene-title = { $name }的回合
scene-on = 继续

hand_over-title = { $name }，轮到你了
hand_over-about = 请把屏幕交给{ $name }，其他人不要看。
hand_over-go = 我是{ $name }

end-title =
    { $winners ->
        [none] 游戏结束
       *[other]
            { LIST($names) }{ $count ->
                [1] 获胜
               *[other] 共享胜利
            }
    }
end-title-you = 你赢了
end-sheet = 计分表
end-course = 对局走势
end-course-label = 每人逐回合的分数
end-moments = 得分最多的回合
end-moment = { $name }，第{ $round }轮：一个回合得{ points }
end-moment-look = 再看这个回合
end-total = 总分
end-again = 再来一局
end-replay = 回放
end-save = 保存对局
end-seed = 种子：{ $seed }
end-table = 查看桌面
