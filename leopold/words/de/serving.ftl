### Laying the table from the command line, and what can be in the way of it.

serve-laid = Leopolds Tisch ist gedeckt: { $address }
serve-others = Andere in deinem Netz finden ihn unter { $address }
serve-workers = { $count } Prozesse bedienen ihn, jeder einige der Tische.
serve-stop = { "Ctrl-C" } räumt ab; die Partien bleiben, wo sie sind.
serve-compiling = Regeln und Bots werden einmalig für diesen Rechner übersetzt
serve-port = { $host } lässt sich auf Port { $port } nicht bedienen: { $reason }.
serve-ports = { $host } lässt sich auf keinem Port von { $first } bis { $last } bedienen: { $reason }.
serve-workers-sqlite = Mehrere Prozesse können sich keine SQLite-Datei teilen: Lass { "--workers" } weg, oder nenne mit { "--database" } eine Datenbank wie { "postgresql://..." }.
serve-workers-here = Mehrere Prozesse können sich auf diesem System keinen Port teilen: Lass { "--workers" } weg.
serve-metrics-where = Messwerte werden an einer Adresse mit Port wie { "127.0.0.1:9315" } angeboten; { $where } ist keine.
serve-root-path = Ein Pfad, unter dem der Tisch liegt, sieht aus wie { "/leopold" }; { $path } ist keiner.
serve-origin = Ein Ursprung sieht aus wie { "https://games.example.org" }, ohne Pfad; { $origin } ist keiner.
serve-proxies = Proxys sind Adressen oder Netze wie { "10.0.0.0/8" }, mit Kommas dazwischen, oder { "*" } für alle; { $name } ist nichts davon.

database-driver = { "PostgreSQL" } braucht seinen Treiber: { "pip install 'leopold[postgres]'" }.
database-address = Die Datenbank ist eine Adresse wie { "sqlite:///games.sqlite" } oder { "postgresql://user@host/name" }; { $address } ist keines von beiden.
database-unusable = Die Datenbank { $address } ist nicht zu gebrauchen: { $reason }.
database-newer = Diese Datenbank hat Fassung { $version } des Schemas, und dieser Leopold kennt Fassungen bis { $known }: Nimm den Leopold, mit dem sie geschrieben wurde, oder einen neueren.
database-served = Ein anderer Leopold bedient { $address } schon. Mehrere an einer Datenbank brauchen { "PostgreSQL" }.

push-driver = { "Web Push" } braucht seine Kryptografie: { "pip install 'leopold[push]'" }.
push-contact = Ein Kontakt beginnt mit { "mailto:" } oder { "https://" }, anders als { $contact }.
push-keys-none = In { $path } sind keine Schlüssel für { "Web Push" }; { $command } erzeugt welche.
push-keys-there = { $path } ist schon da, und Browser vertrauen vielleicht seinen Schlüsseln: Nenne eine andere Datei.
push-keys-unwritten = { $path } lässt sich nicht schreiben: { $reason }.

metrics-driver = Messwerte brauchen { "prometheus-client" }: { "pip install 'leopold[metrics]'" }.
