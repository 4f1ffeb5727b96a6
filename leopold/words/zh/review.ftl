### 回顾一局下得如何。

review-split =
    { $luck ->
        [good] 凭实力得{ points }，运气又添{ $dealt }分。
        [bad] 凭实力得{ points }，运气夺走{ $dealt }分。
       *[even] 凭实力得{ points }，运气不增不减。
    }
review-mark-best = 最佳
review-mark-good = 良好
review-mark-inaccuracy = 欠准
review-mark-mistake = 失误
review-mark-blunder = 大错
review-going = 这局游戏还在进行：结束后才能复盘。

## 在网页上。

review-title = 复盘
review-waiting = 这局的每个决定都会用许多种可能的发牌重新推演，大约需要一分钟。离开后仍会继续，结果与这局一起保存。
review-progress = 已评判{ $done }个决定，共{ $of }个
review-failed = 复盘中断了。这局没有丢失任何内容：请再试一次。
review-people = 各人的表现
review-accuracy = 准确度
review-percent = { $n }%
review-lost = 损失{ points }
review-count = { $mark }：{ $n }
review-curve = 预计分差
review-curve-about = 每个回合之前以及结束时，领先其余最高者的分数。
review-curve-label = { $name }：开始{ $start }，结束{ $end }。实力{ $skill }，运气{ $luck }。
review-margin = 分差
review-skill = 实力
review-skill-about = 各回合比找到的最佳选择少得的分。
review-luck = 运气
review-luck-about = 骰子、牌和其他人的行动。
review-parts = 曲线显示什么
review-moments = 最关键之处
review-moment = 第{ $round }轮：{ $mark }，损失{ points }
review-moment-best = { $best }：{ $line }
review-no-moments = 没有哪个回合有明显的损失。
review-turns = 逐回合
review-worth = 预计{ points }，胜率{ $chance }%
review-worth-margin = 预计{ points }，分差{ $margin }，胜率{ $chance }%
review-nothing = 没有可选择的。
review-played = 实际选择
review-played-best = 实际选择，也是找到的最佳
review-line =
    { $place ->
        [1] 最佳选择
        [2] 第二选择
       *[other] 第三选择
    }
review-lines = 与之比较
review-part = 决定{ $at }，共{ $of }个
review-differs = 加框处是两者的不同。
review-cut = 只能显示到已出现的牌为止。
review-whole = 显示的是整个回合结束后的样子。
review-on = 从这里继续玩
review-on-about = 从这一刻开始的新桌，对手是同样的机器人。
review-unjudged = 第一轮之前的{ $n }个选择不作评判。
review-how = 最多用{ $n }种可能的发牌推演过，所知不多于当时的玩家。

## 两种选择相比：比实际选择多什么。

review-compared =
    { $whole ->
        [yes] { review-line }与实际选择相比：{ LIST($parts) }。
       *[no] { review-line }与实际选择及其最佳后续相比：{ LIST($parts) }。
    }
review-compared-now =
    { $more ->
        [yes] 立即多{ points }
       *[no] 立即少{ points }
    }
review-compared-later =
    { $more ->
        [yes] 之后约多{ points }
       *[no] 之后约少{ points }
    }
review-compared-others =
    { $more ->
        [yes] 其余最高者约多{ points }
       *[no] 其余最高者约少{ points }
    }
review-compared-even = 分数大致相同
review-compared-more = 多出：{ LIST($gains) }。
review-compared-less = 少了：{ LIST($gains) }。
review-gain-guest_taken = 邀请{ $n }位房客
review-gain-items_served = 招待{ $n }位房客
review-gain-checked_in = { $n }位房客入住
review-gain-rooms_prepared = 准备{ $n }间客房
review-gain-rooms_occupied = { $n }间客房未经房客翻为已入住
review-gain-group_completed = { $n }个住满的群组
review-gain-staff_hired = 雇用{ $n }张员工卡
review-gain-staff_used = 使用{ $n }张员工卡
review-gain-objective_claimed = 达成{ $n }个目标
review-gain-dancer_sent = 舞会上{ $n }位舞者
review-gain-emperor_punished = { $n }次皇帝的惩罚
