### What is wrong with a saved game, and where. Between backticks stands what is in the file, or should be.

at-file = { $file }: { $reason }
at-line = рядок { $line }: { $reason }
at-file-line = { $file }, рядок { $line }: { $reason }

## The form of the file

record-empty = Файл порожній.
record-large = Це завелике для гри Леопольда.
record-no-text = Збережена гра — це текст { "UTF-8" }, а це не він.
record-other = Це не гра Леопольда: вона не починається з `{ $wanted }`.
record-newer = Цю гру записано у форматі { $found }, а цей Леопольд читає формат { $known }: її прочитає новіший Леопольд.
record-format = Формату { $found } немає.
record-seat = Місця `{ $text }` немає: місця — від 1 до { $last }.
record-characters = `{ $text }` має символи, яких немає в жодній дії.
record-header-late = `{ $name }:` має бути в заголовку, перед першою дією.
record-seat-line = Рядок дій починається з `{ "seat 1:" }` або `{ "set-up seat 1:" }`, а не з `{ $text }`.
record-header-form = Рядок заголовка — це `ключ: значення`, а не `{ $text }`.
record-header-near = `{ $name }` тут невідоме; можливо, малося на увазі `{ $near }`.
record-header-unknown = `{ $name }` тут невідоме; заголовок знає { LIST($known) }.
record-header-twice = `{ $name }` зазначено двічі.
record-header-lacks = У заголовку немає `{ $name }:`, а без цього гру не відтворити.
record-header-solo = Гра для одного має `{ "solo:" }` і `{ "level:" }`, а інші ігри їх не мають.
record-header-start =
    `{ "start" }`: місця { $n } немає, бо { $players ->
        [one] гравець лише { $players }.
        [few] гравців лише { $players }.
       *[many] гравців лише { $players }.
    }
record-header-count =
    `{ $name }`: зазначено { $n }, а { $players ->
        [one] гравець { $players }.
        [few] гравців { $players }.
       *[many] гравців { $players }.
    }

## Values of the header; that there is no such edition, variant and so on is said as for a new game

record-value = `{ $name }`: { $reason }
record-value-seat = `{ $text }` — не місце.
record-value-rules = `{ $text }` — не версія правил.
record-value-seed = `{ $text }` — не зерно: це ціле число до 128 бітів або текст у подвійних лапках.
record-value-seed-long = У зерні щонайбільше { $most } знаків.
record-value-flag = `{ $text }` — ні { "yes" }, ні { "no" }.
record-value-checksum = `{ $text }` — не контрольна сума.
record-value-score = `{ $text }` — не рахунок.
record-value-texts = `{ $text }` — не список текстів у подвійних лапках.
record-value-comma = Перед `{ $text }` немає коми.
record-value-quotes = `{ $text }` — не текст у подвійних лапках.

## Playing it again

record-own_packs = У цю гру грали з власними пакетами, яких тут не збережено; її може відкрити термінал, якщо пакети поруч.
record-older_rules = Гру збережено з версією правил { $saved }; тут версія { $known }. Відтворіть її тим Леопольдом, яким зберігали.
record-other_packs = У гру грали з іншими пакетами (контрольна сума { $saved }), ніж ці ({ $known }); назвіть пакети, з якими грали.
record-impossible = Так цю гру ніколи не готували. { $reason }
record-turn = тут грає місце { $n }, але черга за місцем { $mover }.
record-over = тут грає місце { $n }, але черга ні за ким, гру закінчено.
record-part =
    { $round ->
        [0] гра тут на приготуванні; рядок каже інакше.
       *[other] гра тут у раунді { $round }; рядок каже інакше.
    }
record-action = `{ $text }` там зіграти не можна. { $reason }
record-result =
    { $over ->
        [yes] запис каже, що все скінчилося { LIST($saved, type: "unit") }, але дії ведуть до { LIST($totals, type: "unit") }.
       *[no] запис каже, що все скінчилося { LIST($saved, type: "unit") }, але дії ведуть до { LIST($totals, type: "unit") } і гру не закінчено.
    }
