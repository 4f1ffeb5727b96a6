### What can be chosen for a game, and what cannot be.

choice-edition = Видання
choice-variant = Карти персоналу
choice-hotels = Готелі
choice-modules = Модулі
choice-rival_hotel = Власний готель { automaton-name.genitive }
choice-level = Рівень { automaton-name.genitive }
choice-level-about = Наодинці: ваш суперник — { automaton-name }
choice-seed = Зерно
choice-seed-about = Те саме зерно дає ту саму роздачу. Порожньо — на волю випадку.

config-unknown = Гра не має вибору «{ $name }»; є { LIST($known) }.

config-players-none = «Гранд-готель „Австрія“» — для 2–{ $most } гравців або для одного проти автоми; не { $value }.
config-players-not-with-solo = Сольна гра — для одного гравця, не { $value }.

config-edition-none = Немає видання «{ $value }»; є { LIST($known, type: "unit") }.

config-variant-none = Немає варіанта «{ $value }»; є { LIST($known, type: "unit") }.
config-variant-not-with-solo =
    У сольній грі ви вибираєте руку з узятих карт персоналу; { $value ->
        [standard] вибирати тут нічого.
       *[other] варіанта «{ $value }» тут немає.
    }

config-hotels-none = Немає готелю «{ $value }»; є { LIST($known, type: "unit") }.
config-hotels-count =
    { $players ->
        [1] Назвіть один готель, ваш власний; названо { $n }.
       *[other] Назвіть по готелю на кожне місце (їх { $players }) або один для всіх; названо { $n }.
    }
config-hotels-few = Денних готелів для роздачі лише { $days }.
config-hotels-once = Готель «{ $value }» лише один; дайте кожному місцю інший.

config-modules-none = Немає модуля «{ $value }», лише { LIST($known, type: "unit") }.
config-modules-needs = У «{ $value }» грають лише разом із «{ $other }».
config-modules-excludes = У «{ $value }» не можна грати разом із «{ $other }».
config-modules-alone = «{ $value }» — для кількох гравців, не для сольної гри.

config-seed-none = Зерно — це будь-який текст або ціле число від 0 до { "2^128 - 1" }; { $value } — ні те, ні те.

config-start-none = Початкове місце — від 0 до { $last }, не { $value }.
config-start-not-with-solo = У сольній грі завжди починає автома; не зазначайте початкового місця.

config-solo-none = Немає автоми «{ $value }»; є { LIST($known, type: "or") }.
config-solo-module = «{ $value }»
config-solo-with = З { LIST($modules) } грає { $right }, а не { $value }; виберіть, що грає { $right }, або грайте без { LIST($modules, type: "or") }.
config-solo-without = { $value } грає лише з { LIST($modules, type: "or") }; без них грає { $right }.

config-level-none = Немає рівня «{ $value }»; є { LIST($known, type: "unit") }.
config-rival_hotel-none = Немає готелю «{ $value }» для автоми; є { LIST($known, type: "unit") }.
config-rival_hotel-only-with-solo = Власний готель — лише для автоми в сольній грі.
config-rival_hotel-without = { $value } належить до «{ $other }»; виберіть і це.
config-level-only-with-solo = Рівень зазначають лише в сольній грі, наодинці з автомою.
