### Laying the table from the command line, and what can be in the way of it.

serve-laid = Leopold's table is laid at { $address }
serve-others = Others in your network find it at { $address }
serve-stop = { "Ctrl-C" } clears it; games stay where they are.
serve-compiling = Compiling the rules and the bots for this machine, once
serve-port = { $host } cannot be served on port { $port }: { $reason }.
serve-ports = { $host } cannot be served on any port from { $first } to { $last }: { $reason }.

database-driver = { "PostgreSQL" } needs its driver: { "pip install 'leopold[postgres]'" }.
database-address = The database is an address such as { "sqlite:///games.sqlite" } or { "postgresql://user@host/name" }; { $address } is neither.
database-unusable = The database { $address } cannot be used: { $reason }.
database-newer = This database has version { $version } of the schema, and this Leopold knows versions up to { $known }: use the Leopold it was written with, or a newer one.

push-driver = { "Web Push" } needs its cryptography: { "pip install 'leopold[push]'" }.
push-contact = A contact begins with { "mailto:" } or { "https://" }, unlike { $contact }.
push-keys-none = { $path } has no keys for { "Web Push" }; { $command } makes some.
push-keys-there = { $path } is there already, and browsers may trust its keys: name another file.
push-keys-unwritten = { $path } cannot be written: { $reason }.
