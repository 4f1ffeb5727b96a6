### 不存在的机器人，以及它们玩不了的游戏。

bots-none = 没有玩家“{ $spec }”；有{ LIST($players, type: "unit") }，或等级：{ LIST($levels, type: "unit") }。
bots-amount = “{ $spec }”要求了{ $name }没有的东西：{ "planner:24" }是宽度24的束（至多{ $widest }），{ "planner:plain" }只按基础游戏判断，{ "mcts:400" }是每回合400次推演，{ "mcts:1s" }或{ "mcts:200ms" }是这么多时间。
bots-sees = “{ $spec }”看得见隐藏的东西：它只参加锦标赛和模拟，用来显示最多能赢多少，从不与人对局。
bots-seats =
    { $players ->
        [1] 请为唯一的座位指定{ $players }位玩家；这里有{ $n }位。
       *[other] 请指定{ $players }位玩家，每个座位一位；这里有{ $n }位。
    }
bots-seeds = 一场比赛的各局从一个数字起依次递增种子；文字不行。
