### 大厅、新游戏、链接与入座。

lobby-title = 欢迎光临奥地利大酒店
lobby-lead = 维也纳，1900年前后。迎接房客，为他们上餐、准备客房，雇用得力的员工，也别让皇帝久等。
lobby-book = 手册：规则、符号和全部卡牌
lobby-companion = 你有实体版？桌边助手陪你玩
lobby-now = 立即开局
lobby-now-about =
    { $level ->
        [none] 你和两个机器人，修订版，夜晚面
       *[other] 你和两个机器人（{ $level }），修订版，夜晚面
    }
lobby-solo = 独自挑战{ automaton-name }
lobby-solo-about =
    { $level ->
        [none] 单人游戏
       *[other] 单人游戏，{ $level }
    }
lobby-deal-about = 所有人都一样
lobby-evenings-about = 战绩、阶梯、发现
lobby-trainer = 练习
lobby-trainer-about = 谜题：找出最好的回合
lobby-new = 新游戏
lobby-new-about = 朋友、机器人、同屏、版本与模组
lobby-watch = 观看机器人
lobby-watch-about = 四个机器人对局，你来旁观
lobby-join = 加入朋友
lobby-join-about = 输入朋友告诉你的六个字母，或粘贴收到的链接。
lobby-join-field = 代码或链接
lobby-join-go = 加入
lobby-join-wrong = 这不是桌子的代码或链接。代码是六个字母；链接以桌号和令牌结尾，例如#/sit/…/…。
lobby-record = 打开已保存的游戏
lobby-record-about = .leopold文件
lobby-record-choose = 选择文件
lobby-mine = 我的游戏
lobby-mine-none = 还没有。你在这个浏览器里玩的游戏会出现在这里。
lobby-mine-silent = 它们保存在服务器上，服务器恢复后就会回来。
lobby-mine-going = 进行中
lobby-mine-over = 已结束
lobby-mine-more = 更早的游戏
lobby-mine-open = 打开游戏：{ LIST($names) }
lobby-mine-turn = 轮到你
lobby-mine-round =
    { $round ->
        [0] 准备中
       *[other] 第{ $round }轮
    }
lobby-mine-remove = 删除与{ LIST($names) }的这局
lobby-mine-remove-sure = 永久删除这局吗？若其他人还在玩，则只有你离开：机器人会接替你的座位，你的名字会被删除。
lobby-mine-remove-yes = 是，删除
lobby-compiling = 你可以马上开始。{ LIST($levels) }还在这台电脑上准备，只需一次，要几分钟：{ $total }部分中已完成{ $done }部分，已用{ $seconds }秒。其他机器人都已就绪。
lobby-compiling-failed = { LIST($levels) }无法在这台电脑上准备；原因见服务器日志。其余都能玩，只是稍慢。
lobby-silent = 服务器没有回应；可能已关闭，或仍在启动。这个页面的桌子、机器人和提示，以及你的游戏和战绩，都要靠它。页面会不断重试。
lobby-foot = Leopold { $version }。桌游设计：Virginio Gigli与Simone Luciani；这里的图画和文字是我们自己的。

new-title = 新游戏
new-seats = 谁来玩？
new-seat = { $n }号座位
new-seat-kind = 谁坐这里
new-seat-me = 我
new-seat-here = 同屏的一位玩家
new-seat-friend = 朋友，通过链接
new-seat-bot = 机器人
new-seat-none = 无人
new-seat-name = 名字
new-seat-level = 等级
new-more = 更多
new-go = 开桌
new-laying = 正在开桌……
new-nobody = 桌上总得有人：请至少选择一个座位。

links-title = 给朋友的链接
links-about = 把代码告诉朋友，或给每人发一个链接：先打开的人就坐在那里。菜单里可以再次查看。
links-anew = 给{ $name }的新链接
links-anew-about = 旧链接随即失效，现在坐在那里的人也要打开新链接：用于链接遗失或更换设备。
links-remove = 移除{ $name }
links-remove-sure = 把{ $name }移出桌子吗？机器人会接着玩，旧链接不再有效。
links-remove-yes = 是，移除
links-lock = 锁定桌子
links-lock-about = 新来的人不能通过链接或代码入座或旁观。已经在的人不受影响。
links-local = 这张桌子只对这台电脑开放，链接在别处打不开。若要让同一网络的朋友入座，请这样启动：{ $command }
links-lost = { $name }还没来，而这个浏览器没有保存链接。
links-seat = { $seat }号座位：{ $name }
links-watch = 仅供观看
links-go = 到桌边去

saved-title = 谁来继续这局？
saved-about =
    { $round ->
        [0] 这局还没结束：是在准备阶段保存的。
       *[other] 这局还没结束：是在第{ $round }轮保存的。
    }选择谁坐哪里；没坐在那里的人看不到手牌。
saved-go = 继续

sit-title = 请入座
sit-about = 你受邀参加一局游戏。
sit-name = 你的名字
sit-go = 入座
