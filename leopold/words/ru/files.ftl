### Файлы, которые нельзя прочесть или записать.

file-none = Такого файла нет.
file-folder = Это папка, а не файл.
file-unreadable = Файл нельзя прочесть: { $reason }.
file-unwritable = Файл нельзя записать: { $reason }.
file-trouble = Файл нельзя использовать: { $reason }.
file-no-text = Текст нельзя записать в { "UTF-8" }.
file-folder-none = Папки { $folder } нет.
file-folder-closed = В папку { $folder } писать нельзя.

system-permission = нет прав доступа
system-space = на диске нет места
system-read-only = туда нельзя писать
system-long = слишком длинное имя
system-name = файл не может так называться
system-path = часть пути — не папка
system-address-taken = адрес уже занят
system-address-foreign = у этого компьютера нет такого адреса

## Переводчикам: `leopold words`

words-language = Язык
words-messages = Сообщения
words-share = Доля
words-letters = Буквы
words-names = Названия карт
words-cases = С падежами
words-mistakes = Ошибки
words-more =
    { $n ->
        [one] … и ещё { $n }; `{ "--all" }` покажет её.
        [few] … и ещё { $n }; `{ "--all" }` покажет их.
       *[many] … и ещё { $n }; `{ "--all" }` покажет их.
    }
words-reading = Читаю: { $language } …
words-begun = { $folder } можно заполнять. `leopold words check { $code }` скажет, чего не хватает, а `leopold --language { $code }` заговорит на нём, насколько он готов.
words-no-language = { $code } — не код языка: напишите, например, { "pl" } или { "pt-BR" }.
words-there-already = Каталог { $code } уже есть, в папке { $folder }.
