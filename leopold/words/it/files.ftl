### File che non si possono leggere o scrivere.

file-none = Non c'è un file così.
file-folder = Questa è una cartella, non un file.
file-unreadable = Il file non si può leggere: { $reason }.
file-unwritable = Il file non si può scrivere: { $reason }.
file-trouble = Il file non si può usare: { $reason }.
file-no-text = Il testo non si può scrivere come { "UTF-8" }.
file-folder-none = Non c'è una cartella { $folder }.
file-folder-closed = Nella cartella { $folder } non si può scrivere.

# Che cosa ha in contrario il sistema, dentro una frase così.
system-permission = permesso negato
system-space = non c'è più spazio sul disco
system-read-only = lì non si può scrivere nulla
system-long = il nome è troppo lungo
system-name = nessun file può chiamarsi così
system-path = una parte del percorso non è una cartella
system-address-taken = l'indirizzo è già in uso
system-address-foreign = questo computer non ha un indirizzo così

## Chi traduce: `leopold words`

words-language = Lingua
words-messages = Messaggi
words-share = Quota
words-letters = Lettere
words-names = Nomi di carte
words-cases = Con forme
words-mistakes = Errori
words-more =
    { $n ->
        [one] … e ancora { $n }; `{ "--all" }` lo mostra.
       *[other] … e ancora { $n }; `{ "--all" }` li mostra.
    }
words-reading = Lettura: { $language } …
words-begun = { $folder } è pronta da riempire. `leopold words check { $code }` dice che cosa manca, e `leopold --language { $code }` la parla fin dove arriva.
words-no-language = { $code } non è il codice di una lingua: scrivi per esempio { "pl" } o { "pt-BR" }.
words-there-already = Un catalogo di { $code } c'è già, in { $folder }.
