### Ход виртуального соперника — с пунктом правил, который всё решил.

automaton-He =
    { $automaton ->
        [elisabeth] Она
       *[other] Он
    }
automaton-he =
    { $automaton ->
        [elisabeth] она
       *[other] он
    }
automaton-His =
    { $automaton ->
        [elisabeth] Её
       *[other] Его
    }
automaton-his =
    { $automaton ->
        [elisabeth] её
       *[other] его
    }

automaton-tie =
    { $tie ->
        [right] {" "}Равенство: рука указывает вправо, поэтому слева направо.
        [left] {" "}Равенство: рука указывает влево, поэтому справа налево.
       *[none] {""}
    }

## Карта

automaton-turned = { $name } открывает карту { $instruction }: { LIST($guests, type: "unit") }; { LIST($dice, type: "or") }; { LIST($extras, type: "unit") }; { automaton-hand }.
automaton-hand =
    { $hand ->
        [left] рука указывает влево
       *[right] рука указывает вправо
    }
automaton-wants-guest =
    { $colour ->
        [any] любой постоялец{ automaton-goes }
        [blue] синий постоялец{ automaton-goes }
        [red] красный постоялец{ automaton-goes }
        [yellow] жёлтый постоялец{ automaton-goes }
       *[green] зелёный постоялец{ automaton-goes }
    }
automaton-goes =
    { $ball ->
        [next] { " " }на следующий бал
        [after_next] { " " }на бал после следующего
       *[none] { "" }
    }
automaton-wants-nobody = без постояльца
automaton-wants-die = кубик { $face }
automaton-wants-any-die = кубик с самой полной клетки

automaton-wants-emperor =
    { $n ->
        [one] { $n } деление по шкале императора
        [few] { $n } деления по шкале императора
       *[many] { $n } делений по шкале императора
    }
automaton-wants-objective = цель { $letter }
automaton-wants-any-objective = любая цель
automaton-wants-staff =
    { $n ->
        [1] карта персонала
        [one] { $n } карта персонала
        [few] { $n } карты персонала
       *[many] { $n } карт персонала
    }
automaton-wants-dancer =
    { $ball ->
        [after_next] танцор на бал после следующего
       *[next] танцор на следующий бал
    }
automaton-wants-no-more = больше ничего

## Постояльцы

automaton-worth =
    { $worth ->
        [one] { $worth } очко
        [few] { $worth } очка
       *[many] { $worth } очков
    }
automaton-who =
    { $space ->
        [0] { $guest }, { automaton-worth }
       *[other] { $guest }, { automaton-worth }, с места { $space }
    }
automaton-guest-colour =
    { $colour ->
        [blue] { automaton-He } берёт самого ценного синего постояльца: { automaton-who }.
        [red] { automaton-He } берёт самого ценного красного постояльца: { automaton-who }.
        [yellow] { automaton-He } берёт самого ценного жёлтого постояльца: { automaton-who }.
       *[green] { automaton-He } берёт самого ценного зелёного постояльца: { automaton-who }.
    }{ automaton-tie }
automaton-guest-any = Цвет не важен: { automaton-he } берёт самого ценного постояльца, которому ещё найдётся номер: { automaton-who }.{ automaton-tie }
automaton-guest-absent =
    { $colour ->
        [blue] Синих постояльцев в очереди нет:
        [red] Красных постояльцев в очереди нет:
        [yellow] Жёлтых постояльцев в очереди нет:
       *[green] Зелёных постояльцев в очереди нет:
    } { automaton-he } берёт самого ценного, которому ещё найдётся номер: { automaton-who }.{ automaton-tie }
automaton-guest-full =
    { $colour ->
        [blue] Синих мест в { automaton-his } отеле не осталось:
        [red] Красных мест в { automaton-his } отеле не осталось:
        [yellow] Жёлтых мест в { automaton-his } отеле не осталось:
       *[green] Для зелёного постояльца в { automaton-his } отеле не осталось мест:
    } { automaton-he } берёт самого ценного постояльца, которому ещё найдётся номер: { automaton-who }.{ automaton-tie }
automaton-no-guest =
    { $colour ->
        [any] Карта требует постояльца, но ни для кого в очереди в { automaton-his } отеле нет номера: { automaton-he } не берёт никого.
        [blue] Карта требует синего постояльца, но ни для кого в очереди в { automaton-his } отеле нет номера: { automaton-he } не берёт никого.
        [red] Карта требует красного постояльца, но ни для кого в очереди в { automaton-his } отеле нет номера: { automaton-he } не берёт никого.
        [yellow] Карта требует жёлтого постояльца, но ни для кого в очереди в { automaton-his } отеле нет номера: { automaton-he } не берёт никого.
       *[green] Карта требует зелёного постояльца, но ни для кого в очереди в { automaton-his } отеле нет номера: { automaton-he } не берёт никого.
    }
automaton-tile =
    { $colour ->
        [blue] Заселённый синий номер ложится на { $room }
        [red] Заселённый красный номер ложится на { $room }
       *[yellow] Заселённый жёлтый номер ложится на { $room }
    }
automaton-room =
    { $rule ->
        [green] { automaton-tile }: для зелёного постояльца — нижнее пустое место в самой правой колонке, где оно есть.
       *[colour] { automaton-tile }: первое слева пустое место этого цвета на самом нижнем этаже, где оно есть.
    }
automaton-vp-guests =
    { $badge ->
        [0] { $name } получает { points } за постояльца, всего { $vp }.
       *[other] { $name } получает { points } за постояльца и { $badge } за значок номера, всего { $vp }.
    }
automaton-vp =
    { $source ->
        [badges] { $name } получает { points } за значок номера, всего { $vp }.
        [emperor_end] { $name } получает { points } за шаги за краем шкалы, всего { $vp }.
        [rooms] { $name } получает { points } за заселённые номера, в итоге { $vp }.
        [celebrities] { $name } получает { points } в баре, всего { $vp }.
        [entrances] { $name } получает { points } за шестерни, всего { $vp }.
       *[other] { $name } получает { points }, всего { $vp }.
    }

## Кубик

automaton-die-shown = { automaton-He } берёт кубик { $face } — тот, что на карте.{ automaton-tie }
automaton-die-more =
    { $tie ->
        [none] Из { LIST($faces) } больше кубиков на { $face }: { automaton-he } берёт кубик { $face }.
       *[other] Из { LIST($faces) } кубиков на обеих клетках поровну: { automaton-he } берёт кубик { $face }.
    }{ automaton-tie }
automaton-die-any = Кубик с вопросительным знаком: { automaton-he } берёт кубик с самой полной клетки, { $face }.{ automaton-tie }
automaton-die-absent = Кубика { LIST($faces, type: "or") } нет: { automaton-he } берёт кубик с самой полной клетки, { $face }.{ automaton-tie }

## Дополнительные действия

automaton-staff = { automaton-He } открывает карту из своей личной колоды: { $staff }.
automaton-no-staff = { automaton-His } личная колода пуста: карта персонала не открывается.

automaton-objective-any = Цель с вопросительным знаком: { automaton-he } выбирает ту, где продвижение меньше всего, { $letter }.{ automaton-tie }
automaton-objective-claimed = Цель { $asked } у { automaton-name.genitive } уже достигнута: { automaton-he } выбирает ту, где продвижение меньше всего, { $letter }.{ automaton-tie }
automaton-no-objective = Все цели у { automaton-name.genitive } уже достигнуты, так что ничего не происходит.
automaton-marker-laid = { automaton-He } кладёт маркер на III цели { $letter }.
automaton-marker =
    { $numeral ->
        [1] { automaton-His } маркер на цели { $letter } переходит с II на I.
       *[other] { automaton-His } маркер на цели { $letter } переходит с III на II.
    }
automaton-claimed =
    { $place ->
        [1] { automaton-He } раньше всех достигает цели { $letter }: { points }, всего { $vp }.
        [2] { automaton-He } достигает цели { $letter }, второе место: { points }, всего { $vp }.
        [3] { automaton-He } достигает цели { $letter }, третье место: { points }, всего { $vp }.
       *[other] { automaton-He } достигает цели { $letter }: { points }, всего { $vp }.
    }

## Подсчёты

automaton-emperor-scored =
    { $back ->
        [yes] { $name } получает { log-worth } за деление { $before } шкалы императора, отступает до { $after }, всего { $vp }.
       *[no] { $name } получает { log-worth } за деление { $before } шкалы императора, остаётся на месте, всего { $vp }.
    }
