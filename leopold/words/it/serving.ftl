### Apparecchiare il tavolo dalla riga di comando, e che cosa può impedirlo.

serve-laid = Il tavolo di Leopold è apparecchiato su { $address }
serve-others = Gli altri nella tua rete lo trovano su { $address }
serve-workers = { $count } processi lo servono, ciascuno alcuni dei tavoli.
serve-stop = { "Ctrl-C" } sparecchia; le partite restano dove sono.
serve-compiling = Compilo le regole e i bot per questo computer, una volta sola
serve-port = { $host } non può essere servito sulla porta { $port }: { $reason }.
serve-ports = { $host } non può essere servito su nessuna porta da { $first } a { $last }: { $reason }.
serve-workers-sqlite = Più processi non possono condividere un file SQLite: ometti { "--workers" }, o indica con { "--database" } una base di dati come { "postgresql://..." }.
serve-workers-here = Più processi non possono condividere una porta su questo sistema: ometti { "--workers" }.
serve-metrics-where = Le misure si servono a un indirizzo con porta come { "127.0.0.1:9315" }; { $where } non lo è.
serve-root-path = Un percorso sotto cui servire il tavolo è come { "/leopold" }; { $path } non lo è.
serve-origin = Un’origine è come { "https://games.example.org" }, senza percorso; { $origin } non lo è.
serve-proxies = I proxy sono indirizzi o reti come { "10.0.0.0/8" }, separati da virgole, oppure { "*" } per tutti; { $name } non lo è.

database-driver = { "PostgreSQL" } ha bisogno del suo driver: { "pip install 'leopold[postgres]'" }.
database-address = Il database è un indirizzo come { "sqlite:///games.sqlite" } o { "postgresql://user@host/name" }; { $address } non è né l'uno né l'altro.
database-unusable = Il database { $address } non si può usare: { $reason }.
database-newer = Questo database ha la versione { $version } dello schema, e questo Leopold conosce le versioni fino alla { $known }: usa il Leopold con cui è stato scritto, o uno più recente.
database-served = Un altro Leopold serve già { $address }. Per più di uno sullo stesso database serve { "PostgreSQL" }.

push-driver = { "Web Push" } ha bisogno della sua crittografia: { "pip install 'leopold[push]'" }.
push-contact = Un contatto comincia con { "mailto:" } o { "https://" }, a differenza di { $contact }.
push-keys-none = { $path } non ha chiavi per { "Web Push" }; { $command } ne crea.
push-keys-there = { $path } c'è già, e dei browser potrebbero fidarsi delle sue chiavi: indica un altro file.
push-keys-unwritten = { $path } non si può scrivere: { $reason }.

metrics-driver = Le misure richiedono { "prometheus-client" }: { "pip install 'leopold[metrics]'" }.
