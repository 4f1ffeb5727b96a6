### Что можно выбрать для партии и чего нельзя.

choice-edition = Издание
choice-variant = Карты персонала
choice-hotels = Отели
choice-modules = Модули
choice-rival_hotel = Отель { automaton-name.genitive }
choice-level = Уровень { automaton-name.genitive }
choice-level-about = В одиночку: против вас { automaton-name }
choice-seed = Зерно
choice-seed-about = С тем же зерном расклад повторится. Оставьте пустым, и всё решит случай.

config-unknown = У партии нет настройки «{ $name }»; есть { LIST($known) }.

config-players-none = В «Гранд-отель „Австрия“» играют от 2 до { $most } игроков либо один против виртуального соперника; { $value } не годится.
config-players-not-with-solo = В одиночную игру играет один человек, а не { $value }.

config-edition-none = Нет издания «{ $value }»; есть { LIST($known, type: "unit") }.

config-variant-none = Нет варианта «{ $value }»; есть { LIST($known, type: "unit") }.
config-variant-not-with-solo =
    В одиночной игре вы сами отбираете руку из взятых карт персонала; { $value ->
        [standard] выбирать здесь нечего.
       *[other] варианта «{ $value }» нет.
    }

config-hotels-none = Нет отеля «{ $value }»; есть { LIST($known, type: "unit") }.
config-hotels-count =
    { $players ->
        [1] Назовите один отель, свой; названо { $n }.
        [one] Назовите { $players } отель, по одному на место, или один на всех; названо { $n }.
        [few] Назовите { $players } отеля, по одному на место, или один на всех; названо { $n }.
       *[many] Назовите { $players } отелей, по одному на место, или один на всех; названо { $n }.
    }
config-hotels-few = Дневных отелей для раздачи всего { $days }.
config-hotels-once = Отель «{ $value }» только один; дайте каждому месту свой.

config-modules-none = Нет модуля «{ $value }», есть только { LIST($known, type: "unit") }.
config-modules-needs = «{ $value }» играется только вместе с «{ $other }».
config-modules-excludes = «{ $value }» нельзя сочетать с «{ $other }».
config-modules-alone = «{ $value }» — для нескольких игроков, не для одиночной игры.

config-seed-none = Зерно — любой текст или целое число от 0 до { "2^128 - 1" }; { $value } не подходит.

config-start-none = Начинает одно из мест от 0 до { $last }, а не { $value }.
config-start-not-with-solo = В одиночной игре всегда начинает виртуальный соперник; не указывайте, кто начинает.

config-solo-none = Нет виртуального соперника «{ $value }»; есть { LIST($known, type: "or") }.
config-solo-module = «{ $value }»
config-solo-with = Если выбрано { LIST($modules) }, играет { $right }, а не { $value }: смените соперника или откажитесь от этого выбора.
config-solo-without = { $value } играет, только если выбрано { LIST($modules, type: "or") }; без этого играет { $right }.

config-level-none = Нет уровня «{ $value }»; есть { LIST($known, type: "unit") }.
config-rival_hotel-none = У виртуального соперника нет отеля «{ $value }»; есть { LIST($known, type: "unit") }.
config-rival_hotel-only-with-solo = Свой отель бывает только у виртуального соперника в одиночной игре.
config-rival_hotel-without = { $value } входит в «{ $other }»; выберите и это.
config-level-only-with-solo = Уровень есть только в одиночной игре, против виртуального соперника.
