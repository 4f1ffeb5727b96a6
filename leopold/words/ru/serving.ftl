### Как накрыть стол из командной строки и что может помешать.

serve-laid = Стол «Леопольда» накрыт: { $address }
serve-others = Остальные в вашей сети найдут его здесь: { $address }
serve-workers = Его обслуживает процессов: { $count }, каждый ведёт часть столов.
serve-stop = { "Ctrl-C" } уберёт его; партии останутся.
serve-compiling = Правила и боты компилируются для этого компьютера, один раз
serve-port = { $host } не открыть на порту { $port }: { $reason }.
serve-ports = { $host } не открыть ни на одном порту с { $first } по { $last }: { $reason }.
serve-workers-sqlite = Несколько процессов не могут работать с одним файлом SQLite: уберите { "--workers" } или укажите с { "--database" } базу вида { "postgresql://..." }.
serve-workers-here = На этой системе несколько процессов не могут делить один порт: уберите { "--workers" }.
serve-metrics-where = Показатели отдаются по адресу с портом, например { "127.0.0.1:9315" }; { $where } — не такой.
serve-root-path = Путь, по которому отдаётся стол, выглядит как { "/leopold" }; { $path } — не такой.
serve-origin = Источник выглядит как { "https://games.example.org" }, без пути; { $origin } — не такой.
serve-proxies = Прокси — это адреса или сети, например { "10.0.0.0/8" }, через запятую, или { "*" } для всех; { $name } — ни то ни другое.

database-driver = Для { "PostgreSQL" } нужен драйвер: { "pip install 'leopold[postgres]'" }.
database-address = База данных — это адрес вроде { "sqlite:///games.sqlite" } или { "postgresql://user@host/name" }; { $address } не подходит.
database-unusable = Базу данных { $address } нельзя использовать: { $reason }.
database-newer = У этой базы данных схема версии { $version }, а этот «Леопольд» знает версии до { $known }: возьмите тот, которым она записана, или новее.
database-served = Базу { $address } уже обслуживает другой «Леопольд». Нескольким на одной базе нужен { "PostgreSQL" }.

push-driver = Для { "Web Push" } нужна криптография: { "pip install 'leopold[push]'" }.
push-contact = Контакт начинается с { "mailto:" } или { "https://" }, не так, как { $contact }.
push-keys-none = В { $path } нет ключей для { "Web Push" }; их сделает { $command }.
push-keys-there = { $path } уже есть, и браузеры могут доверять его ключам: назовите другой файл.
push-keys-unwritten = { $path } нельзя записать: { $reason }.

metrics-driver = Для показателей нужен { "prometheus-client" }: { "pip install 'leopold[metrics]'" }.
