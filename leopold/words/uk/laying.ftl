### Laying a table: what only the form of a new game says. The page fetches these words with the form.

## Modules: what each of them brings, in a sentence

module-promo-about = Ще двоє гостей: Магістр Фердинанд і Пан Морас.
module-more-about = Ще чотирнадцять карт персоналу, дехто з них чекає слушної миті; ще три завдання і три плитки імператора.
module-ballrooms-about = Танцівники й гості йдуть на бали Відня, ллється шампанське; ще більше персоналу, гостей, завдань і плиток імператора.
module-celebrities-about = Три кольорові кубики, біля кожного у вітальні — знаменитість: хто бере кубик, бере й жетон, заради очок і його дії в цьому раунді.
module-entrances-about = Вестибюлі з власними початковими припасами й здібностями; на початку їх продають за крони.
module-key-about = Ходи двічі йдуть по колу, а універсальний ключ, узятий замість кубика, дає право почати наступний раунд.

module-gala-about = Ще дев'ятеро гостей зі своїми звичками та Син керівника; декого з них — лише з бальними залами.

modules-open =
    { $n ->
        [0] Лише базова гра. Погляньте, що можна додати.
       *[other] Додано: { LIST($names) }.
    }
modules-surprise = Здивуйте мене
modules-surprised =
    { $n ->
        [0] Немає з чого вибирати.
       *[other] Сьогодні ввечері: { LIST($names) }.
    }

## Packs of one's own

own-packs = Власні пакети
own-packs-about = Файл .toml із вашими числами й картами поверх наших: домашні правила або те, що надруковано у вашій коробці. Останнє слово за останнім пакетом.
own-packs-choose = Вибрати пакет
own-packs-remove = Прибрати { $name }
own-packs-remove-short = Прибрати
own-packs-checking = Переглядаємо …
own-packs-fine = Накладено поверх наших, з такими змінами:
own-packs-nothing = Накладено поверх наших. Нічого не змінює.
own-packs-more =
    { $n ->
        [one] і ще { $n } значення
        [few] і ще { $n } значення
       *[many] і ще { $n } значень
    }
