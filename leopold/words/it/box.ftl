### Il compagno da tavolo nel browser: accanto a un tavolo vero, sul telefono.

box-title = La scatola sul tavolo
box-lead = Hai la scatola e giochi con i pezzi veri. Metti il telefono accanto al tabellone.
box-automaton = L'automa
box-automaton-about = Gioca contro di te: i pezzi li muovi tu.
box-automaton-short = Automa
box-setup = Preparazione
box-setup-about = Sorteggia ciò che serve per giocare da soli o fino in quattro, e mostra come si dispone.
box-setup-short = Setup
box-sheet = Segnapunti
box-sheet-about = Fa i conti con te, da uno a quattro giocatori.
box-sheet-short = Punti
box-reference = Consultazione
box-reference-about = Ogni carta, che cosa fa, e «Posso?».
box-reference-short = Carte

## L'automa: prima della partita

# $automaton è chi gioca, in tutti questi messaggi: Leopold o Elisabeth.
box-welcome = { automaton-name } si siede al tuo tavolo. Tu muovi i pezzi, { automaton-he } decide.
box-level = A che livello deve giocare { automaton-name }?
box-level-easy-about = Per una prima partita
box-level-medium-about = Prende di più
box-level-hard-about = Prende tutto ciò che può
box-modules = Con che cosa giochi?
box-edition = Di quale edizione è la tua scatola?
box-house = Quale hotel ha { automaton-name }?
box-house-any = A caso
box-begin = Apparecchia
box-go-on = Continua la partita
box-going = { automaton-name }, { $level }: round { $round } di { $rounds }
box-new = Un'altra partita
box-new-sure = La partita conservata qui andrà persa. Cominciarne un'altra?
box-new-yes = Sì, un'altra
box-open = Apri un file
box-open-about = Una partita dal terminale, o una che hai salvato
box-save = Salva in un file
box-save-about = { "leopold companion --resume --file" } la continua nel terminale.

## L'automa: durante la partita

box-round = Round { $round } / { $rounds }
box-setting-up = Preparazione
box-step = Passo { $n } di { $of }
box-next = Avanti
box-back = Indietro
box-laid = Il tavolo è pronto
box-done = Fatto
box-send = Conferma
box-same = Come prima
box-undo = Annulla
box-yes = Sì
box-no = No
box-none = Nessuno
box-his-side = Il lato di { automaton-name }
box-track = Il tracciato dell'Imperatore
box-log = Tutto ciò che è successo
box-log-empty = Ancora nulla.
box-earlier =
    { $n ->
        [one] { $n } passo prima di questo
       *[other] { $n } passi prima di questo
    }
box-do-this = Fai questo con i pezzi
box-waiting = Nessuna connessione. La tua risposta è conservata e partirà da sola.
box-asleep = Un momento …
box-place = Spazio { $n }
box-place-empty = Spazio { $n }: nessuno
box-place-guest = Spazio { $n }: { $guest }
box-place-unknown = Spazio { $n }: tocca per dire chi c'è
box-find-guest = Quale ospite è?
box-find-number = Numero
box-find-colour = Colore
box-minus = Meno di zero
box-find-rub = Cancella l'ultima cifra
box-find-none = Nessun ospite ha questo numero.
box-find-name = O un nome
box-find-nobody = Qui non c'è nessuno
box-find-left = Via { $guest }: gli altri sono avanzati
box-more-one = Uno in più: { $what }
box-fewer-one = Uno in meno: { $what }
box-space = spazio { $n }
box-dice-sum =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
box-dice-wanted = Devono essere da { $least } a { $most }
box-dice-less = Sono troppi: al massimo { $n }
box-dice-more = Ne mancano: almeno { $n }
box-gone = Tolto
box-on-space = Sullo spazio { $n }
box-row-bottom = Fila in basso
box-row-middle = Fila di mezzo
box-row-top = Fila in alto
box-dancers = I tuoi ballerini
box-lines = Piani e colonne
box-missing =
    { $n ->
        [one] Ne manca ancora { $n }
       *[other] Ne mancano ancora { $n }
    }

## Domande, con risposte da toccare

box-ask-your_turns =
    { $turns ->
        [one] Ora il tuo turno.
       *[other] Ora i tuoi due turni.
    }
box-ask-passing = Se passi, tocca lo stesso «{ box-done }»: { automaton-name } continua, e dopo il suo ultimo turno si rilanciano i dadi.
box-ask-round_over =
    { $turns ->
        [0] Era il suo ultimo turno nel round { $round }. Se hai passato, rilancia i dadi e gioca i tuoi turni. Il round è finito?
       *[other] Ora il tuo ultimo turno del round { $round }. Poi il round è finito?
    }
box-ask-pool = Pesca a caso dalla scorta una consumazione per ogni spazio azione.
box-ask-pool-items = Metti una camera libera dove ognuno di loro ne ha riservata una, e metti queste consumazioni accanto agli spazi azione: è la scorta.
box-ask-queue = Chi c'è in coda?
box-ask-queue-how = Tocca uno spazio per dire chi c'è.
box-ask-new_guest = Riempi la coda. Chi è arrivato a sinistra?
box-ask-dice = Quanti dadi ci sono su ogni spazio?
box-ask-dice-coloured = Quanti dadi ci sono su ogni spazio, compresi quelli colorati?
box-ask-staff =
    { $n ->
        [one] Scopri la prima carta del suo mazzo privato. Qual è?
       *[other] Scopri le prime { $n } carte del suo mazzo privato. Quali sono?
    }
box-ask-claimed = Il suo segnalino sta per raggiungere il { "I" } dell'obiettivo { $letter }. Lì il tuo è già sul posto da { $vp } PV?
box-ask-end_staff = { $staff } è davanti a { automaton-name } e copia la migliore delle tue carte di fine partita. Quali hai in gioco?
box-ask-ballrooms = Quali sale da ballo ci sono, da sinistra a destra?
box-ask-spaces =
    { $row ->
        [bottom] { automaton-name } sta per mandare un ballerino. Su quanti spazi della fila in basso di { $ballroom } ci sono tuoi ballerini?
        [middle] La fila in basso è completa. Su quanti spazi della fila di mezzo di { $ballroom } ci sono tuoi ballerini?
       *[top] La fila di mezzo è completa. Su quanti spazi della fila in alto di { $ballroom } ci sono tuoi ballerini?
    }
box-ask-at_the_ball =
    { $balcony ->
        [yes] Risolta la tessera dell'Imperatore, si conta { $ballroom }. Quanti ballerini vi hai, compresi quelli sulla balconata?
       *[no] Risolta la tessera dell'Imperatore, si conta { $ballroom }. Quanti ballerini vi hai?
    }
box-ask-at_the_ball-rows =
    { $balcony ->
        [yes] Risolta la tessera dell'Imperatore, si conta { $ballroom } fila per fila. Quanti ballerini hai in ognuna, con quelli della balconata nella fila in alto?
       *[no] Risolta la tessera dell'Imperatore, si conta { $ballroom } fila per fila. Quanti ballerini hai in ognuna?
    }
box-ask-coloured = Su quale spazio è ogni dado colorato?
box-ask-worth = Quanti punti vale adesso la celebrità accanto a ogni dado?
box-ask-reserved = Quali tre ospiti hai scoperto per il suo bar, in quest'ordine?
box-ask-served = Quali dei suoi ospiti hanno ricevuto intanto una consumazione? Tocca ciò che è stato dato.
box-ask-lines =
    { $tile ->
        [yes] Risolta la tessera dell'Imperatore: quanti piani e colonne del tuo hotel hai completato intanto?
       *[no] Quanti piani e colonne del tuo hotel hai completato intanto?
    }
box-ask-gear = { $guest } aveva un ingranaggio e ha lasciato la coda. Prima l'ospite era arrivato allo spazio più a destra, dove { automaton-name } conta l'ingranaggio?
box-ask-crossed = Quali degli spazi con ingranaggi hai usato intanto? Tocca uno spazio tante volte quante l'hai usato.

## L'automa: alla fine

box-end-yours = Ora conta i tuoi: quanti punti hai per ognuna di queste voci?
box-end-you = Tu
box-end-total = Il tuo totale
box-end-won =
    { $n ->
        [one] Hai vinto, per { $n } punto.
       *[other] Hai vinto, per { $n } punti.
    }
box-end-lost =
    { $n ->
        [one] Ha vinto { automaton-name }, per { $n } punto.
       *[other] Ha vinto { automaton-name }, per { $n } punti.
    }
box-end-tie = Pari punti: ha vinto { automaton-name }. Te ne serve uno in più.

## Che cosa il server rifiuta

problem-companion-impossible = Questa partita non si può giocare: { $reason }
problem-companion-answer = { $reason }
problem-companion-former = La risposta { $place } non va più d'accordo con questa partita: { $reason }
