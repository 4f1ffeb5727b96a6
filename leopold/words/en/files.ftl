### Files that cannot be read or written.

file-none = There is no such file.
file-folder = This is a folder, not a file.
file-unreadable = The file cannot be read: { $reason }.
file-unwritable = The file cannot be written: { $reason }.
file-trouble = The file cannot be used: { $reason }.
file-no-text = The text cannot be written as { "UTF-8" }.
file-folder-none = There is no folder { $folder }.
file-folder-closed = The folder { $folder } may not be written to.

# What the system has against it, inside such a sentence.
system-permission = permission denied
system-space = no space left on device
system-read-only = nothing can be written there
system-long = the name is too long
system-name = no file can be called that
system-path = part of the path is no folder
system-address-taken = the address is in use already
system-address-foreign = this machine has no such address

## Translators: `leopold words`

words-language = Language
words-messages = Messages
words-share = Share
words-letters = Letters
words-names = Names of cards
words-cases = With cases
words-mistakes = Mistakes
words-more =
    { $n ->
        [one] … and { $n } more; `{ "--all" }` shows it.
       *[other] … and { $n } more; `{ "--all" }` shows them.
    }
words-reading = Reading { $language } …
words-begun = { $folder } is ready to be filled in. `leopold words check { $code }` says what is missing, and `leopold --language { $code }` speaks it as far as it goes.
words-no-language = { $code } is no code of a language: say for example { "pl" } or { "pt-BR" }.
words-there-already = There is a catalogue of { $code } already, in { $folder }.
