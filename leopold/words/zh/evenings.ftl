### 我的夜晚：结束的对局、今日牌局、对战自动对手的阶梯、成就。

evenings-title = 我的夜晚
evenings-about = 你在这个浏览器里玩过的对局。保存在服务器上，只属于这个浏览器。
evenings-none = 还没有结束的对局。玩完第一局后，这里会告诉你战况。
evenings-games = 局数
evenings-won = 获胜
evenings-won-share = { $won }（{ $share }%）
evenings-best = 最高分
evenings-average = 平均分
evenings-streak = 连胜
evenings-streak-value = { $streak }，最长{ $longest }
evenings-history = 全部夜晚
evenings-place =
    { $place ->
        [1] 获胜
       *[other] 第{ $place }名
    }
evenings-points = { $n }分
evenings-with = 与{ LIST($names) }
evenings-rival = { $name }（{ $points }）
evenings-rival-level = { $name }（{ $level }，{ $points }）
evenings-day = { $day }的牌局
evenings-open = 查看桌面
evenings-export = 存为文件
evenings-erase = 全部删除
evenings-erase-sure = 要忘掉全部{ $n }个夜晚，连同分数和成就吗？此举无法撤回。桌子本身会保留。
evenings-erase-yes = 是，删除
evenings-more = 显示全部{ $n }个

data-title = 关于你保存了什么
data-about = 本服务器只通过一个 Cookie 认识你的浏览器。它保存你的对局和其中填写的名字、你的夜晚，以及可以在哪里通知你。
data-erase = 删除我的一切
data-erase-sure = 删除你的对局、夜晚以及保存的其他一切吗？在其他人还在玩的桌子上，机器人会接替你的座位，你的名字会被删除。此操作无法撤销。
data-erase-yes = 是，全部删除
data-erased = 关于你的一切都已删除。

deal-title = 今日牌局
deal-about-two = 今天所有人拿到同样的牌。你对战一个机器人（{ $level }）。
deal-about-solo = 今天所有人拿到同样的牌。你独自对战{ automaton-name }（{ $level }）。
deal-play = 玩今日牌局
deal-go-on = 继续今日牌局
deal-again = 再玩一次
deal-again-about = 以第一次的成绩为准。
deal-compare = 机器人坐你的位置的成绩
deal-you = 你
deal-row = { $points } : { $rivals }
deal-thinking = 已有{ $done }/{ $total }个机器人玩过。
deal-better =
    { $n ->
        [0] 所有机器人这局都比你得分高。
       *[other] 这局你胜过了{ $of }个机器人中的{ $n }个。
    }

ladder-title = 通往{ automaton-name }的阶梯
ladder-about = 在一级上赢够次数，就能登上下一级。
ladder-step = { $wins }/{ $needed }胜
ladder-step-done = 已登上
ladder-best = 最高分：{ $n }
ladder-play = { $level }：{ $stands }。挑战{ automaton-name }
ladder-top = 你登上了所有阶梯。{ automaton-name }向你鞠躬。

achievements-title = 你的发现
achievements-count = { $reached }/{ $total }
achievements-since = { $day }起
achievements-fresh = 新：{ $name }

end-evening-rung = { automaton-name }（{ $level }）：这一级{ $wins }/{ $needed }胜。
end-evening-all = 到我的夜晚

achievement-first_evening = 开张大吉
achievement-first_evening-about = 完成一局游戏。计分表显示分数从哪里来：看看哪几行是空的。
achievement-boost = 一克朗花得值
achievement-boost-about = 付一克朗加强一颗骰子。多一份餐点或一间客房，往往比一克朗更值。
achievement-patience = 耐心
achievement-patience-about = 跳过一次。跳过的人等待他人：所有人都跳过后，剩下的骰子重掷，少一颗。
achievement-first_hands = 从头就有帮手
achievement-first_hands-about = 在第一轮雇用员工。永久的或每轮可用的，来得越早越划算。
achievement-first_to_claim = 先到先得
achievement-first_to_claim-about = 第一个达成一个目标。第一位所得是第三位的三倍。
achievement-first_win = 全城最好的酒店
achievement-first_win-about = 赢得一局。
achievement-all_colours = 来者是客
achievement-all_colours-about = 让全部{ $n }种颜色的房客入住。绿色房客住哪里都行，有助于住满群组。
achievement-full_tray = 满满一托盘
achievement-full_tray-about = 让一位点了{ $n }份的房客入住。点得多，带来的也多。
achievement-strong_die = 一次到位
achievement-strong_die-about = 拿一颗强度至少{ $n }的骰子。选房客之前，先看看哪里骰子多。
achievement-full_purse = 钱袋满满
achievement-full_purse-about = 在某一时刻拥有{ $n }克朗。再多就会损失：先花掉一些。
achievement-three_at_once = 电梯满员
achievement-three_at_once-about = 在一个回合内让{ $n }位房客入住。一位房客的奖励可以补齐下一位的点单。
achievement-ten_guests = 十把钥匙
achievement-ten_guests-about = 一局中让{ $n }位房客入住。每轮两个回合，这意味着几乎每个回合一位。
achievement-empty_cafe = 收走最后一只杯子
achievement-empty_cafe-about = 终局时咖啡厅空无一人，且至少有八位房客住进客房。每位还在等的房客都要扣分。
achievement-patient_host = 他们自己会来
achievement-patient_host-about = 让八位房客入住，而从不为队伍中的房客付钱。等得够久的房客不要钱。
achievement-large_group = 整个侧翼
achievement-large_group-about = 住满一个{ $n }间客房的群组。最大的群组奖励远超其他。
achievement-six_groups = 一房接一房
achievement-six_groups-about = 一局中住满{ $n }个客房群组。准备客房时，让群组一个接一个住满。
achievement-under_the_roof = 屋檐之下
achievement-under_the_roof-about = 让房客住进顶层的{ $n }间客房。那里的客房最贵，最终也最值分。
achievement-whole_floor = 客满
achievement-whole_floor-about = 住满一整层。有些目标和员工要的正是这个。
achievement-six_staff = 井井有条
achievement-six_staff-about = 一局中雇用{ $n }名员工。
achievement-free_hire = 诚心所至
achievement-free_hire-about = 免费雇用一名费用至少{ $n }克朗的员工：5点骰子有多强，员工就便宜多少。
achievement-long_sight = 深谋远虑
achievement-long_sight-about = 靠终局员工得{ $n }分。早点雇用，才来得及为其所计而玩。
achievement-spared = 幸免
achievement-spared-about = 从未受到皇帝的惩罚。他驾临后站在0的人会受罚；第三、五、七轮结束前走几格就够了。
achievement-favourite = 皇帝的宠儿
achievement-favourite-about = 在全部{ $n }次驾临中都获得皇帝的奖励。
achievement-to_the_end_of_the_carpet = 走到红毯尽头
achievement-to_the_end_of_the_carpet-about = 到达皇帝计分轨的最后一格。超出的每一步都是分。
achievement-all_objectives = 有求必应
achievement-all_objectives-about = 一局中达成全部{ $n }个目标。准备第一间客房之前就先读一读。
achievement-hundred = 一百
achievement-hundred-about = 得到至少{ $n }分。
achievement-two_hundred = 二百
achievement-two_hundred-about = 得到至少{ $n }分。连最强的机器人也少有做到。
achievement-from_behind = 迟来的房客
achievement-from_behind-about = 第五轮开始时独居末位，最终却获胜。终局要算客房、员工和目标：不是一切都显在轨道上。
achievement-leopold_easy = 利奥波德点头
achievement-leopold_easy-about = 战胜简单的利奥波德。他的卡写明他会拿什么：把你不需要的留给他。
achievement-leopold_medium = 利奥波德扬起眉毛
achievement-leopold_medium-about = 战胜中等的利奥波德。
achievement-leopold_hard = 利奥波德脱帽致意
achievement-leopold_hard-about = 战胜困难的利奥波德。
