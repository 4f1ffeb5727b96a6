### Files that cannot be read or written.

file-none = So eine Datei gibt es nicht.
file-folder = Das ist ein Ordner, keine Datei.
file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
file-unwritable = Die Datei lässt sich nicht schreiben: { $reason }.
file-trouble = Mit der Datei geht es nicht: { $reason }.
file-no-text = Der Text lässt sich nicht als { "UTF-8" } schreiben.
file-folder-none = Einen Ordner { $folder } gibt es nicht.
file-folder-closed = In den Ordner { $folder } darf nicht geschrieben werden.

# What the system has against it, inside such a sentence.
system-permission = keine Berechtigung
system-space = kein Speicherplatz mehr
system-read-only = dort kann nichts geschrieben werden
system-long = der Name ist zu lang
system-name = so kann keine Datei heißen
system-path = ein Teil des Pfades ist kein Ordner
system-address-taken = die Adresse ist schon in Gebrauch
system-address-foreign = dieser Rechner hat keine solche Adresse

## Translators: `leopold words`

words-language = Sprache
words-messages = Sätze
words-share = Anteil
words-letters = Zeichen
words-names = Kartennamen
words-cases = Mit Fällen
words-mistakes = Fehler
words-more = … und { $n } mehr; `{ "--all" }` zeigt alles.
words-reading = { $language } wird gelesen …
words-begun = { $folder } wartet darauf, ausgefüllt zu werden. `leopold words check { $code }` sagt, was fehlt, und `leopold --language { $code }` spricht es, soweit es reicht.
words-no-language = { $code } ist kein Sprachcode: Sag zum Beispiel { "pl" } oder { "pt-BR" }.
words-there-already = Für { $code } gibt es schon einen Katalog, in { $folder }.
