### L'automa a un tavolo vero: le sue domande, come si capiscono le risposte, che cosa si fa tra un suo turno e l'altro.
### Ciò che si digita è uguale in ogni lingua: sta tra virgolette, come { "help" }.

card-guest = { $guest }

## Cominciare e finire

companion-welcome = { automaton-name } siede al tuo tavolo: tu muovi i pezzi, { automaton-name } decide. `{ "help" }` elenca che cosa puoi scrivere.
companion-ours = Punti, ordini e costi stampati sulle carte dell'espansione qui sono nostri: `{ "leopold packs blank waltz" }` scrive un modulo per ciò che è stampato, e con `{ "--pack" }` si gioca con quello.
companion-level = A che livello deve giocare { automaton-name }: { LIST($levels, type: "or") }?
companion-level-again = { automaton-name } gioca { LIST($levels, type: "or") }: scrivi uno di questi.
companion-no-level = Non c'è un livello { $level }; { automaton-name } gioca { LIST($levels, type: "or") }.
companion-modules = Con quali moduli giochi: { LIST($modules, type: "unit") }? Se più d'uno, separati da virgole; Invio per nessuno.
companion-resume-modules = Una partita ripresa mantiene i suoi moduli e il suo hotel: ometti { "--modules" } e { "--house" }.
companion-resume-options = Una partita ripresa mantiene il suo livello e il suo seme: ometti { "--level" } e { "--seed" }.
companion-file-there = { $file } c'è già: continua con `{ $command }`, o indica un altro file.
companion-going-on = Si continua la partita in { $file }.
companion-nothing-left = Non c'è una partita da riprendere; `{ "leopold companion" }` ne comincia una nuova.
companion-not-saved = La partita non si può salvare: { $reason }
companion-over = La partita è finita.
companion-winning = { automaton-name } ha { $vp } PV. Vinci solo con più punti di { automaton-name }: { $needed } o più.

## Preparazione

companion-set-up-title = Prima della partita
companion-set-up-players = Prepara il gioco per due giocatori, con questi cambiamenti:
companion-set-up-modules = Prepara il gioco per due giocatori con { LIST($modules) }, con questi cambiamenti:
companion-set-up-hotel = { automaton-name } riceve il lato notte di un hotel, e niente corone, niente cucina, nessun primo ospite e nessuna prima camera.
companion-set-up-dancers =
    { $n ->
        [one] Prendi una sala prove a caso. { automaton-name } non ne ha e non ha champagne, ma { $n } ballerino accanto al suo hotel.
       *[other] Prendi una sala prove a caso. { automaton-name } non ne ha e non ha champagne, ma { $n } ballerini accanto al suo hotel.
    }
companion-set-up-entrance =
    { $draw ->
        [one] Non c'è asta: pesca { $draw } ingresso. Cominci con { krones }.
       *[other] Non c'è asta: pesca { $draw } ingressi e tienine uno. Cominci con { krones }.
    }
companion-set-up-house = { automaton-name } ha un hotel tutto suo invece di un ingresso: { automaton-house }.
companion-set-up-couture =
    { $champagne ->
        [yes] Prima di formare la coda, scopri ospiti dal mazzo mescolato finché non ce ne sono { $guests } da { $least } a { $most } punti che non ordinano champagne; poi rimescola gli altri.
       *[no] Prima di formare la coda, scopri ospiti dal mazzo mescolato finché non ce ne sono { $guests } da { $least } a { $most } punti; poi rimescola gli altri.
    }
companion-set-up-stars = Metti di traverso, accanto al suo hotel, un obiettivo avanzato: è la scala delle stelle, con tre file di tre spazi.
companion-set-up-gears = Metti un ingranaggio su ognuna di queste camere del suo hotel: { LIST($rooms) }.
companion-set-up-deck = Mescola il personale di fine partita ({ LIST($cards) }) e metti { $private } di queste carte coperte accanto al suo hotel: è il suo mazzo privato. Rimescola le altre nel mazzo del personale.
companion-set-up-hand = Pesca { $draw } carte personale, tienine { $keep } e metti le altre in fondo al mazzo. Prendi il primo ospite e le prime camere come al solito.
companion-set-up-instructions = Le sue carte istruzione restano nella scatola: si pescano qui.
companion-set-up-done = Quando il tavolo è pronto, premi Invio.

## Round

companion-round = Round { $round }
companion-round-first = { automaton-name } ha la tessera ordine di turno con { LIST($his) }, tu hai { LIST($yours) }. { companion-roll }
companion-round-next = Scambiate le tessere ordine di turno, così che { automaton-name } abbia { LIST($his) } e tu { LIST($yours) }; rigira il tuo personale. { companion-roll }
companion-roll =
    { $begins ->
        [him] Lancia tutti i { $dice } dadi. Comincia { automaton-name }.
       *[you] Lancia tutti i { $dice } dadi. Cominci tu.
    }
companion-round-celebrities = Metti via le celebrità che tu o { automaton-name } avete avuto; chi ha aspettato ora vale di più, e nei posti liberi ne arrivano di nuove.
companion-round-pool = Pesca dalla scorta una consumazione per ogni spazio azione che non ne ha, finché ce n'è.
companion-ball-title = Il ballo: { $ballroom }
companion-your-ball = Conta { $ballroom } anche per te.
companion-emperor-title = Viene l'Imperatore
companion-your-emperor =
    { $back ->
        [one] Conta il tuo posto sul tracciato e arretra di { $back } spazio; poi la ricompensa o la penalità della tessera è solo per te.
       *[other] Conta il tuo posto sul tracciato e arretra di { $back } spazi; poi la ricompensa o la penalità della tessera è solo per te.
    }

## Domande

companion-if-you-pass = Se passi, premi Invio lo stesso: { automaton-name } continua, e dopo il suo ultimo turno si rilanciano i dadi.
companion-your-turn = Ora il tuo primo turno, poi premi Invio.
companion-your-turns = Ora i tuoi due turni, poi premi Invio.
companion-round-over = Era il suo ultimo turno nel round { $round }. Se hai passato, rilancia i dadi e gioca i tuoi turni. Quando il round è finito, premi Invio.
companion-round-over-yours = Ora il tuo ultimo turno del round { $round }. Quando il round è finito, premi Invio.
companion-queue-same = Se è come { automaton-name } l'ha vista l'ultima volta, scrivi `{ "same" }`: { $answer }.
companion-queue = Quali ospiti sono in coda, da sinistra a destra? Cinque numeri o nomi.
companion-new-guest = Riempi la coda. Quale ospite è arrivato a sinistra? Un numero o un nome.
companion-dice-same = Se sono come { automaton-name } li ha lasciati, scrivi `{ "same" }`: { $answer }.
companion-dice = Quanti dadi ci sono sugli spazi da 1 a 6? Sei numeri, per esempio { "2 2 1 3 0 2" }.
companion-dice-coloured = Quanti dadi ci sono sugli spazi da 1 a 6, compresi quelli colorati? Sei numeri, per esempio { "2 2 1 3 0 2" }.
companion-turned-up =
    { $n ->
        [one] Un simbolo del personale: scopri la prima carta del suo mazzo privato. Qual è? Un numero o un nome.
       *[other] Un simbolo del personale: scopri le prime { $n }. Quali sono? Un numero o un nome.
    }
companion-claimed = Il suo segnalino sta per raggiungere il { "I" } dell'obiettivo { $letter }. Il tuo è già sul posto da { $vp } PV dell'obiettivo { $letter }? { "yes" } o { "no" }.
companion-end-staff = { $staff } è davanti a { automaton-name } e copia la migliore delle tue carte personale di fine partita. Quali hai in gioco? Numeri o nomi, o `{ "none" }`.
companion-ballroom = { $n } { $ballroom }
companion-ballrooms = Quali sale da ballo ci sono, da sinistra a destra? Tre tra { LIST($halls, type: "unit") }, per numero o nome.
companion-spaces =
    { $row ->
        [bottom] Sta per mandare un ballerino. Su quanti spazi della fila in basso di { $ballroom } ci sono tuoi ballerini? Un numero.
        [middle] La fila in basso è completa. Su quanti spazi della fila di mezzo di { $ballroom } ci sono tuoi ballerini? Un numero.
       *[top] La fila di mezzo è completa. Su quanti spazi della fila in alto di { $ballroom } ci sono tuoi ballerini? Un numero.
    }
companion-at-ball =
    { $balcony ->
        [yes] Risolta la tessera dell'Imperatore, si conta { $ballroom }. Quanti ballerini vi hai, compresi quelli sulla balconata? Un numero.
       *[no] Risolta la tessera dell'Imperatore, si conta { $ballroom }. Quanti ballerini vi hai? Un numero.
    }
companion-at-ball-rows =
    { $balcony ->
        [yes] Risolta la tessera dell'Imperatore, si conta { $ballroom } fila per fila. Quanti ballerini hai nella fila in basso, di mezzo e in alto, con quelli della balconata nella fila in alto? Tre numeri, per esempio { "2 1 0" }.
       *[no] Risolta la tessera dell'Imperatore, si conta { $ballroom } fila per fila. Quanti ballerini hai nella fila in basso, di mezzo e in alto? Tre numeri, per esempio { "2 1 0" }.
    }
companion-coloured =
    { $n ->
        [one] Su quale spazio è { LIST($colours) }? Un numero, o { "-" } se non c'è più.
       *[other] Su quali spazi sono { LIST($colours) }? Un numero per ognuno in quest'ordine, o { "-" } per chi non c'è più.
    }
companion-worth =
    { $n ->
        [one] Quanti punti vale adesso la celebrità accanto ({ LIST($colours) })? Un numero.
       *[other] Quanti punti valgono adesso le celebrità accanto ({ LIST($colours) })? Un numero per ognuna in quest'ordine.
    }
companion-reserved = Quali tre ospiti hai scoperto per il suo bar, in quest'ordine? Numeri o nomi.
companion-pool = Metti una camera libera dove ognuno di loro ne ha riservata una, e metti { LIST($items) } dalla riserva accanto agli spazi azione: è la scorta.
companion-pool-done = Pesca a caso dalla scorta una consumazione per ogni spazio azione, poi premi Invio.
companion-order = { $guest } ({ LIST($items) })
companion-given = Quali dei suoi ospiti hanno ricevuto intanto una consumazione? Aspettano: { LIST($orders, type: "unit") }. Scrivi per esempio { "64 wine, 89 cake" }; Invio per nessuno.
companion-lines =
    { $tile ->
        [yes] Risolta la tessera dell'Imperatore: quanti piani e colonne del tuo hotel hai completato intanto? Un numero; Invio per nessuno.
       *[no] Quanti piani e colonne del tuo hotel hai completato intanto? Un numero; Invio per nessuno.
    }
companion-gear = { $guest } aveva un ingranaggio e ha lasciato la coda. Prima l'ospite era arrivato allo spazio più a destra, dove { automaton-name } conta l'ingranaggio? { "yes" } o { "no" }.
companion-crossed = Quali degli spazi con ingranaggi ({ LIST($spaces) }) hai usato intanto? Numeri, due volte se l'hai usato due volte; Invio per nessuno.

## Che cosa si è capito

companion-understood-queue = La coda: { LIST($guests, type: "unit") }.
companion-understood-guest = Nuovo in coda: { $who }.
companion-understood-reserved = Al bar: { LIST($guests, type: "unit") }.
companion-hall = { $ballroom }
companion-understood-ballrooms = Da sinistra a destra: { LIST($halls, type: "unit") }.
companion-understood-staff = Hai in gioco { LIST($cards) }.
companion-understood-no-staff = Non ne hai in gioco.
companion-nobody = nessuno

## Che cosa non si è capito

companion-nothing-asked = Qui non si chiede nulla: premi Invio per continuare, o dai un comando; `{ "help" }` li elenca.
companion-queue-unseen = { automaton-name } non ha ancora visto questa coda: nomina i suoi ospiti da sinistra a destra.
companion-queue-count =
    { $n ->
        [one] La coda ha { $places } ospiti, e ne hai nominato { $n }: per numero, o per nome separati da virgole.
       *[other] La coda ha { $places } ospiti, e ne hai nominati { $n }: per numero, o per nome separati da virgole.
    }
companion-queue-twice = { $guest } non può esserci due volte.
companion-queue-nobody = Qualcuno in coda ci deve essere.
companion-guest-missing = Nomina l'ospite sullo spazio più a sinistra, per numero o per nome.
companion-guest-there = { $guest } è già in coda, più a destra.
companion-dice-unseen = { automaton-name } non ha ancora visto questi dadi: di' quanti ce ne sono su ogni spazio.
companion-dice-count = Di' quanti dadi ci sono su ognuno dei { $spaces } spazi, da 1 a { $spaces }, per esempio `{ "2 2 1 3 0 2" }`.
companion-dice-sum = Fanno { $sum } dadi, ma devono essercene { LIST($expected, type: "or") }.
companion-staff-count =
    { $n ->
        [one] Nomina la prima carta del suo mazzo privato, per numero o per nome.
       *[other] Nomina le prime { $n } carte del suo mazzo privato, per numero o per nome.
    }
companion-staff-open = { $staff } è già in vista davanti a { automaton-he-object }.
companion-staff-once = { $staff } c'è una volta sola.
companion-end-staff-missing = Nomina le tue carte di fine partita in gioco, o scrivi `{ "none" }`.
companion-end-staff-his = { $staff } è davanti a { automaton-name }, non davanti a te.
companion-ballrooms-count =
    { $n ->
        [one] Le sale da ballo sono { $places }, e ne hai nominata { $n }: dinne tre tra { LIST($halls, type: "unit") }.
       *[other] Le sale da ballo sono { $places }, e ne hai nominate { $n }: dinne tre tra { LIST($halls, type: "unit") }.
    }
companion-ballrooms-twice = { $ballroom } c'è una volta sola.
companion-ballrooms-unknown = Non c'è una sala da ballo `{ $text }`; ci sono { LIST($halls, type: "unit") }.
companion-spaces-count = Di' un numero da { "0" } a { $most }: in quella fila non restano più spazi per i tuoi ballerini.
companion-at-ball-count =
    { $rows ->
        [one] Di' quanti ballerini vi hai, da { "0" } a { $most }.
       *[other] Di' quanti ballerini hai in ognuna delle { $rows } file, insieme non più di { $most }, per esempio `{ "2 1 0" }`.
    }
companion-coloured-count =
    { $n ->
        [one] Di' dov'è { LIST($colours) }: uno spazio da 1 a 6, o `{ "-" }`.
       *[other] Di' dove sono { LIST($colours) }, { $n } numeri in quest'ordine: uno spazio da 1 a 6, o `{ "-" }` per chi non c'è più.
    }
companion-coloured-few =
    { $n ->
        [one] Sullo spazio { $space } non possono esserci tanti dadi: ce n'è solo { $n }.
       *[other] Sullo spazio { $space } non possono esserci tanti dadi: ce ne sono solo { $n }.
    }
companion-worth-count =
    { $n ->
        [one] Di' quanti punti ci sono accanto ({ LIST($colours) }): un numero.
       *[other] Di' quanti punti ci sono accanto ({ LIST($colours) }): { $n } numeri in quest'ordine.
    }
companion-reserved-count =
    { $n ->
        [one] Hanno riservato una camera { $places } ospiti, e ne hai nominato { $n }: per numero, o per nome separati da virgole.
       *[other] Hanno riservato una camera { $places } ospiti, e ne hai nominati { $n }: per numero, o per nome separati da virgole.
    }
companion-reserved-unfit = { $guest } non può riservare una camera: solo ospiti da { $least } a { $most } punti che non ordinano champagne.
companion-given-count = `{ $text }` non è un ospite con una consumazione: scrivi per esempio `{ "64 wine" }`.
companion-given-whom = { $number } non è tra chi aspetta; ci sono { LIST($guests, type: "unit") }.
companion-given-unwanted = { $guest } non aspetta più { $item }.
companion-lines-count = Di' quanti piani e colonne hai completato, o premi Invio se nessuno.
companion-crossed-count = Di' quali di { LIST($spaces) } hai usato, o premi Invio se nessuno.
companion-crossed-few =
    { $n ->
        [0] Sullo spazio { $space } non ci sono ingranaggi.
        [one] Sullo spazio { $space } c'è solo { $n } ingranaggio: senza, il suo uso non conta.
       *[other] Sullo spazio { $space } ci sono solo { $n } ingranaggi: senza, il suo uso non conta.
    }
companion-yes-or-no = Scrivi `{ "yes" }` o `{ "no" }`.
companion-unclear = `{ $text }` può essere { LIST($cards, type: "or") }: scrivi il numero, o più lettere del nome.
companion-another = un'altra
companion-unknown-near =
    { $kind ->
        [guest] Non c'è un ospite `{ $text }`; forse s'intendeva { LIST($cards, type: "or") }.
       *[staff] Non c'è una carta personale di fine partita `{ $text }`; forse s'intendeva { LIST($cards, type: "or") }.
    }
companion-unknown =
    { $kind ->
        [guest] Non c'è un ospite `{ $text }`; di' il numero sulla carta, o il nome.
       *[staff] Non c'è una carta personale di fine partita `{ $text }`; di' il numero sulla carta, o il nome.
    }
companion-no-number =
    { $kind ->
        [guest] Non c'è un ospite { $number }{ companion-other-card }; i loro numeri sono { LIST($numbers) }.
       *[staff] Non c'è una carta personale di fine partita { $number }{ companion-other-card }; i loro numeri sono { LIST($numbers) }.
    }
companion-other-card =
    { $other ->
        [guest] {" "}({ $number } è un ospite)
        [staff] {" "}({ $number } è una carta personale)
        [card] {" "}({ $number } è un'altra carta)
       *[none] {""}
    }
companion-range = da { $first } a { $last }

## Comandi

companion-help = Aiuto
companion-about = Tu muovi i pezzi, { automaton-name } decide. Ti si chiede solo ciò che { automaton-name } deve sapere: chi è in coda, dove sono i dadi, quale carta del suo mazzo privato è stata scoperta, se a un obiettivo c'eri prima tu. Ospiti e personale si indicano con il numero stampato sulla carta o con il nome. Il dado che prende va sulla sua tessera e non serve ad altro; l'ospite che prende va nella pila degli scarti; non paga nulla e non riceve ricompense.
companion-commands = Oltre a una risposta puoi scrivere:
companion-command-undo = annulla la tua ultima risposta
companion-command-hotel = l'hotel di { automaton-name } e tutto ciò che c'è
companion-command-card = `{ "card 75" }`, `{ "card 203" }`: il testo completo di una carta
companion-command-log = tutto ciò che { automaton-name } ha fatto finora
companion-command-help = questa pagina
companion-command-quit = ferma; la partita resta, e `{ "leopold companion --resume" }` la continua
companion-which-card = Di' quale: `{ "card 75" }`, o `{ "card 203" }`.
companion-taken-back = Annullato: { $question }, { $answer }.
companion-nothing-to-undo = Non c'è ancora nulla da annullare.
companion-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · vuota{ companion-legend-house } ● occupata   +2 PV quando si piazza
companion-legend-house =
    { $house ->
        [hautel_couture] {" "}○ riservata
        [sushi_resort] {" "}* ingranaggio
       *[other] {""}
    }

## File di partite conservate

companion-file-large = È troppo grande per essere una partita del compagno da tavolo.
companion-file-no-text = Una partita del compagno da tavolo è testo { "UTF-8" }, e questo non lo è.
companion-file-cards = Questa partita è stata giocata con carte diverse da quelle di questo Leopold.
companion-file-missing = L'intestazione dice come è finita la partita, ma mancano risposte.
companion-file-other = Questa non è una partita del compagno da tavolo: non comincia con `{ $wanted }`.
companion-file-format = Questo è il formato { $found }, e questo Leopold legge il formato { $known }.
companion-file-header = `{ $text }` qui non ci va: usa { LIST($known, type: "or") }.
companion-file-twice = `{ $text }` è detto due volte.
companion-file-lacks = L'intestazione non ha `{ $text }:`, e senza la partita non può continuare.
companion-file-level = Non c'è un livello `{ $text }`: usa { LIST($known, type: "or") }.
companion-file-edition = Non c'è un'edizione `{ $text }`: usa { LIST($known, type: "or") }.
companion-file-seed = `{ $text }` non è un seme: è un numero intero o un testo tra virgolette doppie.
companion-file-overlays = `{ $text }` non è un elenco di pacchetti: è `["mine.toml"]`.
companion-file-own_packs = Questa partita si gioca con pacchetti propri; solo `{ "leopold companion --resume" }` la apre.
companion-file-rules = Questa partita è stata giocata con la versione { $text } delle regole; questa è la versione { $known }.
companion-file-result = `{ $text }` non è un punteggio.
companion-file-over = La partita è finita prima di `{ $text }`.
companion-file-asked = Qui si chiede `{ $question }:`, non `{ $text }`.
