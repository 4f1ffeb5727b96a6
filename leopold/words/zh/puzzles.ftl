### 谜题：要找到的回合，以及答案值多少。

puzzles-about = 取自电脑对局的回合：有一个想法明显最好，而显而易见的走法并不是。请把整个回合下完：按它的价值评判。
puzzles-today = 今日谜题
puzzles-theme = 主题
puzzles-theme-serving = 上菜
puzzles-theme-money = 金钱
puzzles-theme-emperor = 皇帝
puzzles-theme-groups = 客房与群组
puzzles-theme-staff = 员工
puzzles-difficulty = 难度
puzzles-difficulty-easy = 简单
puzzles-difficulty-medium = 中等
puzzles-difficulty-hard = 困难
puzzles-all = 全部
puzzles-count = 已解{ $solved }题，共{ $n }题
puzzles-where =
    { $players ->
        [1] 第{ $round }轮，单人
       *[other] 第{ $round }轮，{ $players }人
    }
puzzles-state-solved = 已解
puzzles-state-missed = 试过
puzzles-state-new = 新题
puzzles-play = 解题
puzzles-next = 下一题
puzzles-again = 再试一次
puzzles-task = 找出最好的回合，并把它下完。
puzzles-judging = 正在评判你的回合……
puzzles-verdict = 值多少
puzzles-verdict-best = 解出来了。没有找到更好的。
puzzles-verdict-solved = 解出来了。最好的回合只多值{ points }。
puzzles-verdict-missed = 还差一点。最好的回合多值{ points }。
puzzles-how = 这些回合在{ $n }种发牌上测过，测的人看到的不比你多。

## 可能出的错。

puzzles-file-none = 这不是谜题。
puzzles-file-packs = 这道谜题是用别的卡牌或版图做的。
puzzles-file-large = 谜题文件不会这么大。
puzzles-no-kind = 没有“{ $asked }”；有{ $known }。
puzzles-none = 没有谜题{ $id }。
puzzles-none-such = 没有这样的谜题。
puzzles-other_game = 这局不是谜题的那一局。
puzzles-unfinished = 回合还没结束：请把它下完。
puzzles-more = 在“{ $action }”之前回合已经结束：请去掉结束之后的部分。
puzzles-no-hints = 解题时没有人提示。
puzzles-no-saving = 谜题只有一个回合，没有什么可保存的。
