### Laying the table from the command line, and what can be in the way of it.

serve-laid = Стіл Леопольда накрито: { $address }
serve-others = Для інших у вашій мережі: { $address }
serve-workers = Його обслуговує процесів: { $count }, кожен веде частину столів.
serve-stop = { "Ctrl-C" } прибирає його; ігри лишаються на місці.
serve-compiling = Збираємо правила й ботів для цієї машини, один раз
serve-port = { $host } не може працювати на порті { $port }: { $reason }.
serve-ports = { $host } не може працювати на жодному порті від { $first } до { $last }: { $reason }.
serve-workers-sqlite = Кілька процесів не можуть працювати з одним файлом SQLite: приберіть { "--workers" } або вкажіть через { "--database" } базу на кшталт { "postgresql://..." }.
serve-workers-here = На цій системі кілька процесів не можуть ділити один порт: приберіть { "--workers" }.
serve-metrics-where = Показники подаються за адресою з портом, як-от { "127.0.0.1:9315" }; { $where } — не така.
serve-root-path = Шлях, за яким подається стіл, має вигляд { "/leopold" }; { $path } — не такий.
serve-origin = Джерело має вигляд { "https://games.example.org" }, без шляху; { $origin } — не таке.
serve-proxies = Проксі — це адреси або мережі, як-от { "10.0.0.0/8" }, через кому, або { "*" } для всіх; { $name } — ні те ні інше.

database-driver = { "PostgreSQL" } потребує драйвера: { "pip install 'leopold[postgres]'" }.
database-address = База даних — це адреса на зразок { "sqlite:///games.sqlite" } або { "postgresql://user@host/name" }; { $address } — ні те, ні те.
database-unusable = Базою даних { $address } не скористатися: { $reason }.
database-newer = Ця база даних має версію схеми { $version }, а цей Леопольд знає версії до { $known }: візьміть Леопольда, яким її записано, або новішого.
database-served = Базу { $address } вже обслуговує інший Леопольд. Кільком на одній базі потрібен { "PostgreSQL" }.

push-driver = { "Web Push" } потребує криптографії: { "pip install 'leopold[push]'" }.
push-contact = Контакт починається з { "mailto:" } або { "https://" }, а не як { $contact }.
push-keys-none = { $path } не має ключів для { "Web Push" }; їх створює { $command }.
push-keys-there = { $path } вже є, і браузери можуть довіряти його ключам: назвіть інший файл.
push-keys-unwritten = { $path } не записати: { $reason }.

metrics-driver = Для показників потрібен { "prometheus-client" }: { "pip install 'leopold[metrics]'" }.
