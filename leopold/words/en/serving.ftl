### Laying the table from the command line, and what can be in the way of it.

serve-laid = Leopold's table is laid at { $address }
serve-others = Others in your network find it at { $address }
serve-workers = { $count } processes serve it, each for some of the tables.
serve-stop = { "Ctrl-C" } clears it; games stay where they are.
serve-compiling = Compiling the rules and the bots for this machine, once
serve-port = { $host } cannot be served on port { $port }: { $reason }.
serve-ports = { $host } cannot be served on any port from { $first } to { $last }: { $reason }.
serve-workers-sqlite = Several processes cannot share a file of SQLite: leave out { "--workers" }, or name a database such as { "postgresql://..." } with { "--database" }.
serve-workers-here = Several processes cannot share a port on this system: leave out { "--workers" }.
serve-metrics-where = Figures are served at a host and a port such as { "127.0.0.1:9315" }; { $where } is none.
serve-root-path = A path to be served under is like { "/leopold" }; { $path } is none.
serve-origin = An origin is like { "https://games.example.org" }, without a path; { $origin } is none.
serve-proxies = Proxies are addresses or networks such as { "10.0.0.0/8" } with commas between, or { "*" } for all; { $name } is none.

database-driver = { "PostgreSQL" } needs its driver: { "pip install 'leopold[postgres]'" }.
database-address = The database is an address such as { "sqlite:///games.sqlite" } or { "postgresql://user@host/name" }; { $address } is neither.
database-unusable = The database { $address } cannot be used: { $reason }.
database-newer = This database has version { $version } of the schema, and this Leopold knows versions up to { $known }: use the Leopold it was written with, or a newer one.
database-served = Another Leopold serves { $address } already. Several at one database need { "PostgreSQL" }.

push-driver = { "Web Push" } needs its cryptography: { "pip install 'leopold[push]'" }.
push-contact = A contact begins with { "mailto:" } or { "https://" }, unlike { $contact }.
push-keys-none = { $path } has no keys for { "Web Push" }; { $command } makes some.
push-keys-there = { $path } is there already, and browsers may trust its keys: name another file.
push-keys-unwritten = { $path } cannot be written: { $reason }.

metrics-driver = Figures need { "prometheus-client" }: { "pip install 'leopold[metrics]'" }.
