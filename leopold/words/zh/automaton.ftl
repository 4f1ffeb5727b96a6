### 自动对手的回合，以及起决定作用的规则条文。
### $automaton说明是谁，好区分“他”和“她”；$name是它的名字。

automaton-He =
    { $automaton ->
        [elisabeth] 她
       *[other] 他
    }
automaton-he =
    { $automaton ->
        [elisabeth] 她
       *[other] 他
    }
automaton-His =
    { $automaton ->
        [elisabeth] 她的
       *[other] 他的
    }
automaton-his =
    { $automaton ->
        [elisabeth] 她的
       *[other] 他的
    }

# 选择之后：遇到相等时由什么决定。
automaton-tie =
    { $tie ->
        [right] 相等：手指向右，所以取从左数第一个。
        [left] 相等：手指向左，所以取从右数第一个。
       *[none] { "" }
    }

## 卡牌

automaton-turned = { $name }翻开{ $instruction }号卡：{ LIST($guests, type: "unit") }；{ LIST($dice, type: "or") }；{ LIST($extras, type: "unit") }；{ automaton-hand }。
automaton-hand =
    { $hand ->
        [left] 手指向左
       *[right] 手指向右
    }
automaton-wants-guest =
    { $colour ->
        [any] 任意房客{ automaton-goes }
        [blue] 一位蓝色房客{ automaton-goes }
        [red] 一位红色房客{ automaton-goes }
        [yellow] 一位黄色房客{ automaton-goes }
       *[green] 一位绿色房客{ automaton-goes }
    }
# 有舞会时，有些房客去那里。
automaton-goes =
    { $ball ->
        [next] （去下一场舞会）
        [after_next] （去下下场舞会）
       *[none] { "" }
    }
automaton-wants-nobody = 不要房客
automaton-wants-die = { $face }点骰子
automaton-wants-any-die = 骰子最多的行动区的骰子

automaton-wants-emperor = 皇帝计分轨{ $n }格
automaton-wants-objective = 目标{ $letter }
automaton-wants-any-objective = 任意目标
automaton-wants-staff = { $n }张员工卡
automaton-wants-dancer =
    { $ball ->
        [after_next] 去下下场舞会的一位舞者
       *[next] 去下一场舞会的一位舞者
    }
automaton-wants-no-more = 没有别的

## 房客

automaton-worth = { $worth }分
# $space是房客所站的位置；不知道时为0。
automaton-who =
    { $space ->
        [0] { $guest }，{ automaton-worth }
       *[other] { $guest }，{ automaton-worth }，原在第{ $space }位
    }
automaton-guest-colour =
    { $colour ->
        [blue] { automaton-He }邀请分数最高的蓝色房客：{ automaton-who }。
        [red] { automaton-He }邀请分数最高的红色房客：{ automaton-who }。
        [yellow] { automaton-He }邀请分数最高的黄色房客：{ automaton-who }。
       *[green] { automaton-He }邀请分数最高的绿色房客：{ automaton-who }。
    }{ automaton-tie }
automaton-guest-any = 颜色不限：{ automaton-he }邀请还有客房可住的房客中分数最高的一位，{ automaton-who }。{ automaton-tie }
automaton-guest-absent =
    { $colour ->
        [blue] 队伍中没有蓝色房客：
        [red] 队伍中没有红色房客：
        [yellow] 队伍中没有黄色房客：
       *[green] 队伍中没有绿色房客：
    }{ automaton-he }邀请还有客房可住的房客中分数最高的一位，{ automaton-who }。{ automaton-tie }
automaton-guest-full =
    { $colour ->
        [blue] { automaton-his }酒店里没有蓝色空位了：
        [red] { automaton-his }酒店里没有红色空位了：
        [yellow] { automaton-his }酒店里没有黄色空位了：
       *[green] { automaton-his }酒店里没有空位给绿色房客了：
    }{ automaton-he }邀请还有客房可住的房客中分数最高的一位，{ automaton-who }。{ automaton-tie }
automaton-no-guest =
    { $colour ->
        [any] 卡牌要一位房客，但队伍中没有人能在{ automaton-his }酒店里找到客房：{ automaton-he }不邀请。
        [blue] 卡牌要一位蓝色房客，但队伍中没有人能在{ automaton-his }酒店里找到客房：{ automaton-he }不邀请。
        [red] 卡牌要一位红色房客，但队伍中没有人能在{ automaton-his }酒店里找到客房：{ automaton-he }不邀请。
        [yellow] 卡牌要一位黄色房客，但队伍中没有人能在{ automaton-his }酒店里找到客房：{ automaton-he }不邀请。
       *[green] 卡牌要一位绿色房客，但队伍中没有人能在{ automaton-his }酒店里找到客房：{ automaton-he }不邀请。
    }
automaton-tile =
    { $colour ->
        [blue] 一间已入住的蓝色客房放在{ $room }
        [red] 一间已入住的红色客房放在{ $room }
       *[yellow] 一间已入住的黄色客房放在{ $room }
    }
automaton-room =
    { $rule ->
        [green] { automaton-tile }：绿色房客取有空位的最右一列中最低的空位。
       *[colour] { automaton-tile }：有该颜色空位的最低楼层中从左数第一个空位。
    }
automaton-vp-guests =
    { $badge ->
        [0] { $name }因房客得{ points }，共{ $vp }分。
       *[other] { $name }因房客得{ points }，因客房徽章得{ $badge }分，共{ $vp }分。
    }
automaton-vp =
    { $source ->
        [badges] { $name }因客房徽章得{ points }，共{ $vp }分。
        [emperor_end] { $name }因超出轨道尽头的步数得{ points }，共{ $vp }分。
        [rooms] { $name }因已入住客房得{ points }，最终{ $vp }分。
        [celebrities] { $name }在贵宾厅得{ points }，共{ $vp }分。
        [entrances] { $name }因齿轮得{ points }，共{ $vp }分。
       *[other] { $name }得{ points }，共{ $vp }分。
    }

## 骰子

automaton-die-shown = { automaton-He }拿取卡上所示的{ $face }点骰子。{ automaton-tie }
automaton-die-more =
    { $tie ->
        [none] { LIST($faces) }之中，{ $face }点的骰子较多：{ automaton-he }拿取一颗{ $face }点骰子。
       *[other] { LIST($faces) }的骰子一样多：{ automaton-he }拿取一颗{ $face }点骰子。
    }{ automaton-tie }
automaton-die-any = 问号骰子：{ automaton-he }从骰子最多的行动区拿取一颗{ $face }点骰子。{ automaton-tie }
automaton-die-absent = 没有{ LIST($faces, type: "or") }点骰子：{ automaton-he }从骰子最多的行动区拿取一颗{ $face }点骰子。{ automaton-tie }

## 附加行动

automaton-staff = { automaton-He }从自己的私人牌库翻开一张卡：{ $staff }。
automaton-no-staff = { automaton-His }私人牌库已空：不翻开员工卡。

automaton-objective-any = 问号目标：{ automaton-he }选择进展最少的目标{ $letter }。{ automaton-tie }
automaton-objective-claimed = { automaton-He }已经达成目标{ $asked }：改为进展最少的目标{ $letter }。{ automaton-tie }
automaton-no-objective = { automaton-He }已经达成所有目标，所以什么也不发生。
automaton-marker-laid = { automaton-He }在目标{ $letter }的III上放置标记。
automaton-marker =
    { $numeral ->
        [1] { automaton-His }标记在目标{ $letter }上从II移到I。
       *[other] { automaton-His }标记在目标{ $letter }上从III移到II。
    }
automaton-claimed =
    { $place ->
        [1] { automaton-He }第一个达成目标{ $letter }，得{ points }，共{ $vp }分。
        [2] { automaton-He }第二个达成目标{ $letter }，得{ points }，共{ $vp }分。
        [3] { automaton-He }第三个达成目标{ $letter }，得{ points }，共{ $vp }分。
       *[other] { automaton-He }达成目标{ $letter }，得{ points }，共{ $vp }分。
    }

## 计分

automaton-emperor-scored =
    { $back ->
        [yes] { $name }在皇帝计分轨第{ $before }格得{ log-worth }，退到第{ $after }格，共{ $vp }分。
       *[no] { $name }在皇帝计分轨第{ $before }格得{ log-worth }，停在原处，共{ $vp }分。
    }
