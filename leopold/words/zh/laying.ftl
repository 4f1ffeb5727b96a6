### 开桌：只有新游戏的表单才说的话。

## 模组：一句话说明各自带来什么

module-promo-about = 增加两位房客：费迪南德硕士和莫拉斯先生。
module-more-about = 增加十四名员工，有些会等待时机；另有三个目标和三个皇帝板块。
module-ballrooms-about = 舞者和房客前往维也纳的舞会，香槟斟满；另有新的员工、房客、目标和皇帝板块。
module-celebrities-about = 三颗彩色骰子，贵宾厅里各有一位名人相伴：拿走骰子就请来名人，得到分数和本轮的效果。
module-entrances-about = 各有起始餐饮和能力的门面，开局时用克朗竞拍。
module-key-about = 回合绕桌两圈；拿万能钥匙代替骰子的人，下一轮先开始。

module-gala-about = 增加九位各有规矩的房客和经理之子；其中几位只与舞厅一起使用。

modules-open =
    { $n ->
        [0] 只玩基础游戏。看看可以加入什么。
       *[other] 加入{ LIST($names) }。
    }
modules-surprise = 给我惊喜
modules-surprised =
    { $n ->
        [0] 没有可选的。
       *[other] 今晚加入{ LIST($names) }。
    }

## 自制卡包

own-packs = 自制卡包
own-packs-about = 一个.toml文件，写有你自己的数值和卡牌，覆盖在我们的之上：可以是自家规则，也可以是你那盒游戏上印的内容。以最后一个为准。
own-packs-choose = 选择卡包
own-packs-remove = 移除{ $name }
own-packs-remove-short = 移除
own-packs-checking = 正在检查……
own-packs-fine = 已覆盖，改动如下：
own-packs-nothing = 已覆盖，没有任何改动。
own-packs-more = 另有{ $n }处改动
