### Che cosa non va in una partita salvata, e dove. Tra apici inversi sta ciò che è nel file, o dovrebbe esserci.

at-file = { $file }: { $reason }
at-line = riga { $line }: { $reason }
at-file-line = { $file }, riga { $line }: { $reason }

## La forma del file

record-empty = Il file è vuoto.
record-large = È troppo grande per essere una partita di Leopold.
record-no-text = Una partita salvata è testo { "UTF-8" }, e questo non lo è.
record-other = Questa non è una partita di Leopold: non comincia con `{ $wanted }`.
record-newer = Questa partita è scritta nel formato { $found }, e questo Leopold legge il formato { $known }: la leggerà un Leopold più recente.
record-format = Non c'è un formato { $found }.
record-seat = Non c'è un posto `{ $text }`: i posti vanno da 1 a { $last }.
record-characters = `{ $text }` contiene caratteri che nessuna azione ha.
record-header-late = `{ $name }:` va nell'intestazione, prima della prima azione.
record-seat-line = Una riga di azioni comincia con `{ "seat 1:" }` o `{ "set-up seat 1:" }`, non con `{ $text }`.
record-header-form = Una riga dell'intestazione è `key: value`, non `{ $text }`.
record-header-near = `{ $name }` qui non si conosce; forse s'intendeva `{ $near }`.
record-header-unknown = `{ $name }` qui non si conosce; l'intestazione conosce { LIST($known) }.
record-header-twice = `{ $name }` è indicato due volte.
record-header-lacks = L'intestazione non ha `{ $name }:`, e senza la partita non si può rigiocare.
record-header-solo = Una partita di un giocatore ha `{ "solo:" }` e `{ "level:" }`, e nessun'altra partita li ha.
record-header-start =
    `{ "start" }`: non c'è un posto { $n } con { $players ->
        [one] { $players } giocatore.
       *[other] { $players } giocatori.
    }
record-header-count =
    `{ $name }`: { $n ->
        [one] ne è indicato { $n }
       *[other] ne sono indicati { $n }
    } per { $players ->
        [one] { $players } giocatore.
       *[other] { $players } giocatori.
    }

## Valori dell'intestazione

record-value = `{ $name }`: { $reason }
record-value-seat = `{ $text }` non è un posto.
record-value-rules = `{ $text }` non è una versione delle regole.
record-value-seed = `{ $text }` non è un seme: è un numero intero fino a 128 bit o un testo tra virgolette doppie.
record-value-seed-long = Un seme ha al massimo { $most } caratteri.
record-value-flag = `{ $text }` non è né { "yes" } né { "no" }.
record-value-checksum = `{ $text }` non è una somma di controllo.
record-value-score = `{ $text }` non è un punteggio.
record-value-texts = `{ $text }` non è un elenco di testi tra virgolette doppie.
record-value-comma = Manca una virgola prima di `{ $text }`.
record-value-quotes = `{ $text }` non è un testo tra virgolette doppie.

## Rigiocarla

record-own_packs = Questa partita è stata giocata con pacchetti personalizzati, che qui non sono conservati; può aprirla il terminale, con i pacchetti accanto.
record-older_rules = La partita è stata salvata con la versione { $saved } delle regole; questa è la versione { $known }. Rigiocala con il Leopold con cui è stata salvata.
record-other_packs = La partita è stata giocata con altri pacchetti (somma di controllo { $saved }), non con questi ({ $known }); indica i pacchetti con cui è stata giocata.
record-impossible = La partita non può essere cominciata così. { $reason }
record-turn = qui gioca il posto { $n }, ma tocca al posto { $mover }.
record-over = qui gioca il posto { $n }, ma non tocca a nessuno: la partita è finita.
record-part =
    { $round ->
        [0] qui la partita è in preparazione; la riga dice altro.
       *[other] qui la partita è nel round { $round }; la riga dice altro.
    }
record-action = `{ $text }` lì non si può giocare. { $reason }
record-result =
    { $over ->
        [yes] la registrazione dice che è finita { LIST($saved, type: "unit") }, ma le sue azioni portano a { LIST($totals, type: "unit") }.
       *[no] la registrazione dice che è finita { LIST($saved, type: "unit") }, ma le sue azioni portano a { LIST($totals, type: "unit") } e la partita non è finita.
    }
