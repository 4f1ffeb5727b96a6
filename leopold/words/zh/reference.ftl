### 浏览器里的桌边助手：卡牌、裁定与提问。

## 查找

reference-ways = 查什么
reference-cards = 卡牌
reference-ask = 可以吗？
reference-find = 编号、名字或板块
reference-find-question = 用自己的话提问
reference-clear = 清空
reference-pad = 数字键盘
reference-signs = 卡上的符号
reference-mark-dancer = 一位舞者
reference-erase = 删除
reference-more = 显示更多
reference-last = 最近看过
reference-browse = 或随便翻翻
reference-none = 没有叫这个的。
reference-none-about = 编号、任何语言的名字，或名字的一部分：小错不要紧。
reference-back = 返回
reference-names = 其他语言
reference-edition = 你的版本
reference-offline = 服务器没有回应。这是你上次来时保存的内容。

## 可以吗？

reference-common = 常见问题
reference-yes = 可以
reference-no = 不可以
reference-depends = 看情况
reference-ruling = 裁定{ $number }
reference-chapter = 摘自规则
reference-refusal = 不允许
reference-ask-none = 没有相符的。
reference-ask-none-about = 换个说法，少写几个词，或只写所问事物的名称。
reference-read-on = 出处
reference-spoken-of = 提到的卡
reference-about-ruling = 规则书没有说、没说清或彼此不同的地方，Leopold这样处理。
# 人们常说的词和这里的说法：每行是意思相同的一组。中文按相邻两字查找，所以尽量用两个字的词。
reference-same =
    克朗、钱、金钱、金币、硬币、现金、付钱、花钱、没钱、有钱、给钱、付费、支付
    员工、雇员、职员、人员、工人、服务员
    房客、客、客人、顾客、旅客、来宾
    客房、房、房间、屋子
    餐饮、餐点、饮料、食物、吃的、喝的、菜品、上菜、食品、东西
    苹果卷、馅饼、果馅
    红酒、葡萄酒
    骰子、骰、色子、筛子
    分数、得分、计分、胜利点
    准备、建造、盖房、建房、摆放、放置
    重掷、重骰、重摇、重投、再掷、掷骰
    再次、两次、2次、重复、多次、几次、二次
    楼上、二楼、高层、上层、2层、二层、楼层
    入住、住进、搬进、移入、安置
    端给、上餐、分给、不同、几位、分配、分别、送给
    雇用、雇佣、聘请、招募、打出、出牌、买卡
    目标、任务、政治、政策
    达成、完成、满足、宣布
    皇帝、国王、陛下、皇上
    惩罚、处罚、受罚
    加强、强度、增强、提升
    跳过、过牌、弃权
    奖励、奖赏、报酬
    放弃、拒绝、不领、不要、只领
    邀请、请进、拿房、请客
    咖啡厅、咖啡馆、餐厅
    坐满、满了、已满、没位、空桌、桌子
    相邻、挨着、连着、隔开、旁边
    免费、不花
    手牌、抽卡、抽牌、补牌、新卡、补卡、摸牌、补抽
    超过、多于、上限、超出
    同分、平局、平手、相同
    两位、2位、两个、2个、二位、二个、两名、2名、两张、2张
    三个、3个、三位、3位、三张、3张
    四点、4点
    五点、5点
    六点、6点
# 每个问题都会有、却说明不了问什么的词。
reference-unsaid = 可以、我可、可不可以、以吗、吗、呢、能、能不能、能否、我能、还能、才能、是否、是不是、要不要、必须、必需、需要、需不需要、应该、怎么、怎么办、怎样、如何、什么、什么时候、为什么、哪个、哪些、谁、如果、要是、假如、的话、那么、然后、允许、行吗、行不行、好吗、对吗、请问、我的、我们、你的、有没有、一下、这个、那个、规则、发生、意思、会不会、还可、一个

## 常问的问题及回答；每个回答前有“可以”或“不可以”。

may-end_without_die = 可以不拿骰子就结束回合吗？
    .also = 停止、完成回合、不行动、必须拿骰子
may-end_without_die-answer = 房客请不请随你，骰子却非拿不可。哪颗都不想要的人，要在做任何事之前跳过。
may-pass_late = 邀请了房客或上过餐之后，还可以跳过吗？
    .also = 太晚、上菜之后、已经行动、过牌
may-pass_late-answer = 要跳过就一开始跳过。已经动手的人，就是选择了进行回合。
may-pass_again = 骰子重掷之后，可以再次跳过吗？
    .also = 第二次、再来一次、重骰
may-pass_again-answer = 想跳几次都行。但每次重掷，大家都少一颗骰子。
may-no_die_left = 骰子拿完了，我的顺位板块上还露着一个数字。那个回合还有吗？
    .also = 拿光、没有了、第二回合没了、不够、空了
may-no_die_left-answer = 最后一颗骰子拿走，这一轮就结束，不论是谁拿的。
may-two_guests = 一个回合可以邀请两位房客吗？
    .also = 几位、多位、一次、同时、一起、邀请
may-two_guests-answer = 每回合只能从队伍中邀请一位，不管空着几张桌子。想要更多，只能靠奖励和卡牌。
may-guest_after_die = 拿了骰子之后，还可以邀请房客吗？
    .also = 顺序、先拿骰子、然后邀请、之后
may-guest_after_die-answer = 先请房客，再拿骰子。上餐、入住、达成目标和使用员工才是随时可做的。
may-full_cafe = 我的咖啡厅坐满了，还可以邀请房客吗？
    .also = 没有空桌、没位置、都坐满
may-full_cafe-answer = 桌子都坐满时不行。但你可以先让一位房客入住：空出桌子后，只要还没拿骰子，就仍可邀请。
may-leave_action = 可以拿了骰子却不准备客房，或不雇用员工吗？
    .also = 什么都不做、必须建房、强制、不准备
may-leave_action-answer = 骰子必须拿，客房和员工则不必。3点和5点允许的只是上限。
may-more_cake = 可以拿比苹果卷更多的蛋糕，或比红酒更多的咖啡吗？
    .also = 只拿蛋糕、只拿咖啡、不要苹果卷、不要红酒、怎么分
may-more_cake-answer = 最多一样多。强度三时是两份苹果卷加一份蛋糕，不能反过来。
may-split_four = 拿4点骰子，可以既拿克朗又在皇帝计分轨上前进吗？
    .also = 混合、分开、两样都要、拿钱又走格
may-split_four-answer = 强度在皇帝和钱袋之间随你怎么分。
may-six_for_empty = 可以用6点骰子执行没有骰子的行动区的行动吗？
    .also = 复制、百搭、模仿、空的行动区
may-six_for_empty-answer =
    { $six_price ->
        [0] 6点的强度按6上的骰子数计算。
       *[other] 6点要付{ $six_price }克朗，强度按6上的骰子数计算。另一个行动区有没有骰子都无所谓。
    }
may-boost_six = 可以付钱加强6点骰子吗？
    .also = 更强、加一、多付
may-boost_six-answer = 那就付两次：一次付6点，一次付加强。
may-boost_twice = 可以付两次钱，让行动的强度加二吗？
    .also = 加二、多次、花更多
may-boost_twice-answer = 每回合一次，只加一。
may-six_without_krone = 只剩6点骰子，而我付不起。可以拿吗？
    .also = 没钱、付不起、破产
may-six_without_krone-answer = 回合已经开始的，就拿一颗6点骰子并放弃其行动。还什么都没做的，就跳过。
may-different_guests = 一颗骰子带来的餐饮，可以分给不同的房客吗？
    .also = 分开、分给几位、别的
may-different_guests-answer = 得到的餐饮可以端给咖啡厅里点了它们的任何房客，不需费用，随你怎么分。
may-keep_items = 房客点了的餐饮，可以不端上去而存进厨房吗？
    .also = 储存、留着、保存、以后再上、不上菜
may-keep_items-answer =
    { $serve_price ->
        [0] 可以存着，以后再从厨房端上。
       *[other] 可以存着。但以后从厨房上餐要付{ $serve_price }克朗，每次至多{ $serve_items }份。
    }
may-serve_again = 一个回合里可以多次从厨房上餐吗？
    .also = 随便几次、多次、付两次、超过三份
may-serve_again-answer = 付得起几次就几次：每次至多{ $serve_items }份餐饮，分给任意几位房客。
may-move_items = 可以把一位房客面前的餐饮移给另一位，或收回厨房吗？
    .also = 拿回、收回、交换、取走
may-move_items-answer = 端到房客面前的就留在那里。
may-check_in_later = 点单上齐的房客，可以先不入住、留在咖啡厅吗？
    .also = 等待、等着、留下、完成、晚点入住
may-check_in_later-answer = 房客什么时候入住由你决定。但桌子一直被占着，游戏结束时还坐着的每位计{ $unserved_guest_vp }分。
may-other_colour = 房客可以住进其他颜色的客房吗？
    .also = 错误颜色、红色、蓝色、黄色、配对
may-other_colour-answer = 客房要与房客同色。只有绿色房客什么客房都住。
may-leave_reward = 房客的奖励可以不要、只领一部分，或自己选顺序吗？
    .also = 全部、全拿、一部分、不要、强制、顺序
may-leave_reward-answer = 都可以。想要哪些就领哪些，顺序随意。不过房客的分数总是先算。
may-staff_of_reward = 房客的奖励雇用了员工，这名员工对这位房客就算数吗？
    .also = 效果、生效、马上、有效、新员工
may-staff_of_reward-answer = 员工因房客带来的收入先于奖励，所以由奖励雇用的员工赶不上这一次。
may-room_apart = 可以准备一间与我的客房都不相邻的客房吗？
    .also = 随便哪里、旁边、挨着、空隙、斜对角、远处
may-room_apart-answer = 每间客房都要与你已有的一间上下或左右相邻；对角不算。第一间在左下角。
may-upstairs_first = 下面一层还没满，可以先准备楼上的客房吗？
    .also = 最高楼层、直接上楼、底层没完成、更高
may-upstairs_first-answer = 只要与你的客房相邻，而且付得起。楼层越高越贵。
may-start_rooms = 第一轮之前可以少准备几间客房吗？
    .also = 开局、开始、只准备一间、不准备、更少
may-start_rooms-answer =
    { $start_rooms_optional ->
        [yes] 在你的版本里随你，至多{ $start_rooms }间。
       *[no] 每人都准备{ $start_rooms }间。想省钱就选底层，那里不要钱。
    }
may-group_by_card = 群组的最后一间客房是靠卡牌而不是房客入住的，还有满房奖励吗？
    .also = 员工填满、没有房客、效果、满组
may-group_by_card-answer = 群组住满就发奖励，不论最后一间客房是怎么入住的。
may-group_twice = 皇帝从满房群组拿走了一间客房。再次住满时，会再发一次奖励吗？
    .also = 两次、同一组、再次填满、满两次
may-group_twice-answer = 每组只发一次。已经发的归你，不必退还。
may-two_staff = 一颗5点骰子可以雇用两张员工卡吗？
    .also = 几位、两个人、一颗骰子、两次
may-two_staff-answer = 行动再强也只雇用一张。强度就是省下的钱。
may-staff_for_nothing = 没有克朗可以雇用员工吗？
    .also = 没钱、免费、便宜、折扣
may-staff_for_nothing-answer = 只要费用不超过减免：5上有三颗骰子时，三克朗的卡就免费。多出的减免不退。
may-staff_at_once = 带轮次符号的员工，雇用的那个回合就可以使用吗？
    .also = 马上、立刻、同一回合、新员工
may-staff_at_once-answer = 马上就能用，之后每轮再用一次。
may-new_card = 雇用之后要补抽一张员工卡吗？
    .also = 补牌、补手牌、换新、下一张、抽新牌、打出之后
may-new_card-answer = 手牌越用越少。只有某些房客和板块让你抽卡。
may-many_krones = 可以有超过{ $krone_cap }克朗吗？
    .also = 上限、最多、多少钱、存钱、钱包满
may-many_krones-answer = 超出{ $krone_cap }的部分会损失。
may-two_objectives = 一个回合可以达成两个目标吗？
    .also = 几个、同时、一起、完成
may-two_objectives-answer = 满足几个就达成几个。每个只能一次。
may-objective_between = 不是我的回合时，可以达成目标吗？
    .also = 别人的回合、对手、回合之间
may-objective_between-answer = 只能在你自己的回合。因皇帝而满足的要等到你的下一个回合，最后一轮之后就来不及了。
may-objective_lost = 达成的目标后来不再满足了，分数还保留吗？
    .also = 条件不满足、还回去、失去分数、之后
may-objective_lost-answer = 只要在达成的那一刻满足就够了。
may-choose_penalty = 皇帝的惩罚，可以自己选承受哪一半吗？
    .also = 哪一半、哪部分、第一或第二、选择
may-choose_penalty-answer =
    { $penalty_choice ->
        [yes] 能完整承受第一半，就由你选。否则就是第二半。
       *[no] 能完整承受第一半，就是第一半。否则才是第二半。
    }
