### 开一局游戏可以选什么，不可以选什么。

choice-edition = 版本
choice-variant = 员工卡
choice-hotels = 酒店
choice-modules = 模组
choice-rival_hotel = { automaton-name }自己的酒店
choice-level = { automaton-name }的难度
choice-level-about = 单人：你对战{ automaton-name }
choice-seed = 种子
choice-seed-about = 同样的种子会发出同样的一局。留空则随机。

config-unknown = 游戏没有“{ $name }”这个选项；有{ LIST($known) }。

config-players-none = 奥地利大酒店适合2至{ $most }人，或一人对自动对手；不能是{ $value }人。
config-players-not-with-solo = 单人游戏只有一位玩家，不能是{ $value }人。

config-edition-none = 没有版本“{ $value }”；有{ LIST($known, type: "unit") }。

config-variant-none = 没有变体“{ $value }”；有{ LIST($known, type: "unit") }。
config-variant-not-with-solo =
    单人游戏中，你从抽到的员工卡里挑选手牌；{ $value ->
        [standard] 不需要另选。
       *[other] 没有{ $value }变体。
    }

config-hotels-none = 没有酒店“{ $value }”；有{ LIST($known, type: "unit") }。
config-hotels-count =
    { $players ->
        [1] 请指定一座酒店，即你自己的；你指定了{ $n }座。
       *[other] 请为{ $players }个座位各指定一座酒店，或全体共用一座；你指定了{ $n }座。
    }
config-hotels-few = 可分配的白天酒店只有{ $days }座。
config-hotels-once = 酒店“{ $value }”只有一座；请给每个座位不同的酒店。

config-modules-none = 没有模组“{ $value }”，只有{ LIST($known, type: "unit") }。
config-modules-needs = “{ $value }”只能与“{ $other }”一起使用。
config-modules-excludes = “{ $value }”不能与“{ $other }”一起使用。
config-modules-alone = “{ $value }”只用于多人游戏，不用于单人游戏。

config-seed-none = 种子是任意文字，或0到{ "2^128 - 1" }的整数；{ $value }都不是。

config-start-none = 起始座位是0到{ $last }之一，不能是{ $value }。
config-start-not-with-solo = 单人游戏总是由自动对手开始；请不要指定起始座位。

config-solo-none = 没有自动对手“{ $value }”；有{ LIST($known, type: "or") }。
config-solo-module = “{ $value }”
config-solo-with = 使用{ LIST($modules) }时，对手是{ $right }而不是{ $value }；请选择{ $right }，或不使用{ LIST($modules, type: "or") }。
config-solo-without = { $value }只在使用{ LIST($modules, type: "or") }时登场；否则对手是{ $right }。

config-level-none = 没有难度“{ $value }”；有{ LIST($known, type: "unit") }。
config-rival_hotel-none = 自动对手没有酒店“{ $value }”；有{ LIST($known, type: "unit") }。
config-rival_hotel-only-with-solo = 自己的酒店只属于单人游戏的自动对手。
config-rival_hotel-without = { $value }属于“{ $other }”；请一并选择。
config-level-only-with-solo = 难度只用于单人游戏，即独自对战自动对手。
