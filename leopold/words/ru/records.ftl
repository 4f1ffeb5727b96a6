### Что не так с сохранённой партией и где. В обратных кавычках — то, что стоит или должно стоять в файле.

at-file = { $file }: { $reason }
at-line = строка { $line }: { $reason }
at-file-line = { $file }, строка { $line }: { $reason }

## Вид файла

record-empty = Файл пуст.
record-large = Для партии «Леопольда» это слишком много.
record-no-text = Сохранённая партия — текст в { "UTF-8" }, а это нет.
record-other = Это не партия «Леопольда»: она начинается не с `{ $wanted }`.
record-newer = Эта партия записана в формате { $found }, а этот «Леопольд» читает формат { $known }: её прочтёт более новый.
record-format = Формата { $found } нет.
record-seat = Места `{ $text }` нет: места идут от 1 до { $last }.
record-characters = В `{ $text }` есть знаки, которых не бывает в действиях.
record-header-late = `{ $name }:` должно стоять в заголовке, до первого действия.
record-seat-line = Строка действий начинается с `{ "seat 1:" }` или `{ "set-up seat 1:" }`, а не с `{ $text }`.
record-header-form = Строка заголовка — это `key: value`, а не `{ $text }`.
record-header-near = `{ $name }` здесь неизвестно; возможно, имелось в виду `{ $near }`.
record-header-unknown = `{ $name }` здесь неизвестно; в заголовке бывает { LIST($known) }.
record-header-twice = `{ $name }` указано дважды.
record-header-lacks = В заголовке нет `{ $name }:`, а без этого партию не повторить.
record-header-solo = `{ "solo:" }` и `{ "level:" }` есть у партии одного игрока и только у неё.
record-header-start = `{ "start" }`: места { $n } нет, игроков { $players }.
record-header-count = `{ $name }`: указано { $n }, а игроков { $players }.

## Значения заголовка

record-value = `{ $name }`: { $reason }
record-value-seat = `{ $text }` — не место.
record-value-rules = `{ $text }` — не версия правил.
record-value-seed = `{ $text }` — не зерно: это целое число до 128 бит или текст в двойных кавычках.
record-value-seed-long = В зерне не больше { $most } знаков.
record-value-flag = `{ $text }` — ни { "yes" }, ни { "no" }.
record-value-checksum = `{ $text }` — не контрольная сумма.
record-value-score = `{ $text }` — не счёт.
record-value-texts = `{ $text }` — не список текстов в двойных кавычках.
record-value-comma = Перед `{ $text }` нет запятой.
record-value-quotes = `{ $text }` — не текст в двойных кавычках.

## Повторение партии

record-own_packs = Эта партия сыграна со своими паками, которых здесь нет; её откроет терминал, если паки лежат рядом.
record-older_rules = Партия сохранена с версией правил { $saved }, а здесь версия { $known }. Повторите её в том «Леопольде», в котором она сохранена.
record-other_packs = Партия сыграна с другими паками (контрольная сумма { $saved }), чем эти ({ $known }); назовите паки, с которыми она сыграна.
record-impossible = Так партия никогда не начиналась. { $reason }
record-turn = здесь ходит место { $n }, а очередь места { $mover }.
record-over = здесь ходит место { $n }, но ходить уже некому: игра окончена.
record-part =
    { $round ->
        [0] партия здесь на этапе подготовки; в строке сказано другое.
       *[other] партия здесь в раунде { $round }; в строке сказано другое.
    }
record-action = `{ $text }` там сыграть нельзя. { $reason }
record-result =
    { $over ->
        [yes] по записи счёт { LIST($saved, type: "unit") }, но действия ведут к { LIST($totals, type: "unit") }.
       *[no] по записи счёт { LIST($saved, type: "unit") }, но действия ведут к { LIST($totals, type: "unit") }, и игра не окончена.
    }
