### 存档有什么问题、问题在哪里。反引号之间是文件里的内容，或应有的内容。

at-file = { $file }：{ $reason }
at-line = 第{ $line }行：{ $reason }
at-file-line = { $file }第{ $line }行：{ $reason }

## 文件的形式

record-empty = 文件是空的。
record-large = 太大了，不会是Leopold的游戏。
record-no-text = 存档是{ "UTF-8" }文本，而这个不是。
record-other = 这不是Leopold的游戏：开头不是`{ $wanted }`。
record-newer = 这局用格式{ $found }写成，而这个Leopold读的是格式{ $known }：请用更新版的Leopold。
record-format = 没有格式{ $found }。
record-seat = 没有座位`{ $text }`：座位是1到{ $last }。
record-characters = `{ $text }`含有行动中不会出现的字符。
record-header-late = `{ $name }:`属于文件头，应在第一个行动之前。
record-seat-line = 行动的一行以`{ "seat 1:" }`或`{ "set-up seat 1:" }`开头，而不是`{ $text }`。
record-header-form = 文件头的一行是`key: value`，而不是`{ $text }`。
record-header-near = 这里不认识`{ $name }`；也许是指`{ $near }`。
record-header-unknown = 这里不认识`{ $name }`；文件头认识{ LIST($known) }。
record-header-twice = `{ $name }`出现了两次。
record-header-lacks = 文件头缺少`{ $name }:`，没有它就无法重演。
record-header-solo = 单人游戏有`{ "solo:" }`和`{ "level:" }`，其他游戏没有。
record-header-start = `{ "start" }`：{ $players }位玩家中没有座位{ $n }。
record-header-count = `{ $name }`：{ $players }位玩家却给出了{ $n }个。

## 文件头的值；没有这样的版本、变体等，说法与新游戏相同

record-value = `{ $name }`：{ $reason }
record-value-seat = `{ $text }`不是座位。
record-value-rules = `{ $text }`不是规则版本。
record-value-seed = `{ $text }`不是种子：种子是至多128位的整数，或双引号中的文字。
record-value-seed-long = 种子最多{ $most }个字符。
record-value-flag = `{ $text }`既不是{ "yes" }也不是{ "no" }。
record-value-checksum = `{ $text }`不是校验和。
record-value-score = `{ $text }`不是分数。
record-value-texts = `{ $text }`不是双引号文字的列表。
record-value-comma = `{ $text }`之前缺少逗号。
record-value-quotes = `{ $text }`不是双引号中的文字。

## 重演

record-own_packs = 这局用了自制卡包，这里没有保存；把卡包放在旁边，终端可以打开。
record-older_rules = 这局以规则版本{ $saved }保存；这里是版本{ $known }。请用保存它的Leopold重演。
record-other_packs = 这局所用的卡包（校验和{ $saved }）与这里的（{ $known }）不同；请指明当时用的卡包。
record-impossible = 游戏不可能这样开局。{ $reason }
record-turn = 这里由座位{ $n }行动，但轮到的是座位{ $mover }。
record-over = 这里由座位{ $n }行动，但轮不到任何人，游戏已经结束。
record-part =
    { $round ->
        [0] 这里游戏处于准备阶段；这一行所说不同。
       *[other] 这里游戏处于第{ $round }轮；这一行所说不同。
    }
record-action = `{ $text }`在那里不能执行。{ $reason }
record-result =
    { $over ->
        [yes] 存档说结果是{ LIST($saved, type: "unit") }，但其中的行动得出{ LIST($totals, type: "unit") }。
       *[no] 存档说结果是{ LIST($saved, type: "unit") }，但其中的行动得出{ LIST($totals, type: "unit") }，而且游戏还没有结束。
    }
