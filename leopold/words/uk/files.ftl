### Files that cannot be read or written.

file-none = Такого файлу немає.
file-folder = Це тека, а не файл.
file-unreadable = Файл не прочитати: { $reason }.
file-unwritable = Файл не записати: { $reason }.
file-trouble = Файлом не скористатися: { $reason }.
file-no-text = Текст не можна записати як { "UTF-8" }.
file-folder-none = Теки { $folder } немає.
file-folder-closed = У теку { $folder } не можна писати.

# What the system has against it, inside such a sentence.
system-permission = немає дозволу
system-space = на пристрої немає місця
system-read-only = туди не можна нічого записати
system-long = назва задовга
system-name = файл не може так називатися
system-path = частина шляху — не тека
system-address-taken = адресу вже зайнято
system-address-foreign = ця машина не має такої адреси

## Translators: `leopold words`

words-language = Мова
words-messages = Повідомлення
words-share = Частка
words-letters = Літери
words-names = Назви карт
words-cases = З відмінками
words-mistakes = Помилки
words-more =
    { $n ->
        [one] … і ще { $n }; `{ "--all" }` покаже.
        [few] … і ще { $n }; `{ "--all" }` покаже.
       *[many] … і ще { $n }; `{ "--all" }` покаже.
    }
words-reading = Читаю: { $language } …
words-begun = { $folder } можна заповнювати. `leopold words check { $code }` каже, чого бракує, а `leopold --language { $code }` говорить цією мовою, скільки вже вміє.
words-no-language = { $code } — не код мови: скажіть, наприклад, { "pl" } або { "pt-BR" }.
words-there-already = Каталог { $code } вже є, у { $folder }.
