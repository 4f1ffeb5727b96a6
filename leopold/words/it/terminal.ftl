### Il gioco nel terminale: il tabellone in poche parole, domande e risposte, ciò che racconta di sé.
### Ciò che si digita è uguale in ogni lingua: sta tra virgolette, come { "help" }.

## Misure e segni, brevi quanto possono.

terminal-kr = { $n } cor
terminal-price =
    { $n ->
        [0] gratis
       *[other] { terminal-kr }
    }
terminal-letter-blue = B
terminal-letter-red = R
terminal-letter-yellow = G
terminal-letter-green = V
terminal-list = { LIST($parts, type: "unit") }
terminal-inside = { $text } ({ $inside })

## Giocatori.

bot-greedy = Goloso
bot-planner = Stratega
bot-mcts = Esploratore

## Il tabellone.

terminal-round = Round { $round }
terminal-passed = ha passato
terminal-turns = turni
terminal-objectives-note = PV rimasti, [posto]
terminal-emperor-note = chi è dove
terminal-hotels = Gli hotel
terminal-hotel-other = L'altro hotel
terminal-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · vuota ○ libera ● occupata   +2 PV quando si prepara
terminal-legend-flat = { terminal-letter-blue }{ "a" } { colour-blue }, gruppo { "a" }   · vuota ○ libera ● occupata   +2 PV quando si prepara
terminal-floor-price = costo
terminal-floor-end = fine
terminal-rooms =
    { $laid ->
        [one] { $laid } camera, { $occupied } occupate
       *[other] { $laid } camere, { $occupied } occupate
    }
terminal-rooms-by-colour = { terminal-rooms } ({ $colours })

terminal-dice =
    { $n ->
        [one] Dadi: { $n } rimasto
       *[other] Dadi: { $n } rimasti
    }
terminal-dice-unrolled = Dadi: non ancora lanciati
terminal-dice-none = Dadi: finiti
terminal-dice-away =
    { $n ->
        [one] { $n } tolto
       *[other] { $n } tolti
    }
terminal-dice-boost = potenziare: +1 per { krones }
terminal-die-none = nessun dado
terminal-die-1 =
    { $champagne ->
        [yes] { $n } strudel/torte/ champagne
       *[no]
            { $n ->
                [one] { $n } cibo: strudel/torta
               *[other] { $n } cibi: strudel/torte
            }
    }
terminal-die-2 =
    { $champagne ->
        [yes] { $n } vino/caffè/ champagne
       *[no]
            { $n ->
                [one] { $n } bevanda: vino/caffè
               *[other] { $n } bevande: vino/caffè
            }
    }
terminal-die-3 =
    { $n ->
        [one] prepara { $n } camera
       *[other] prepara { $n } camere
    }
terminal-die-4 =
    { $n ->
        [one] { $n } corona o Imperatore
       *[other] { $n } corone o Imperatore
    }
terminal-die-5 = assumi 1 carta a −{ $n }
terminal-die-6 =
    come un altro { $price ->
        [0] gratis
        [one] per { $price } corona
       *[other] per { $price } corone
    }
terminal-die-tight-1 = { $n } strudel/torta
terminal-die-tight-2 = { $n } vino/caffè
terminal-die-tight-3 =
    { $n ->
        [one] { $n } camera
       *[other] { $n } camere
    }
terminal-die-tight-4 = { $n } cor/Imperatore
terminal-die-tight-5 = assumi, −{ $n }
terminal-die-tight-6 =
    { $price ->
        [0] jolly, gratis
        [one] jolly, { $price } corona
       *[other] jolly, { $price } corone
    }

# Il salotto, il passe-partout, gli ingressi e l'hotel dell'automa.
terminal-lounge = Salotto
terminal-lounge-space = su { $face }
terminal-lounge-gone = via
terminal-lounge-unrolled = non lanciato
terminal-celebrities = Celebrità
terminal-key =
    { $free ->
        [yes]
            { $brings ->
                [yes] chiave: +{ $gain }
               *[no] chiave: gratis
            }
       *[no]
            { $brings ->
                [yes] chiave: { $price }, +{ $gain }
               *[no] chiave: { $price }
            }
    }
terminal-key-taken = chiave: { $person }
terminal-auction = Ingressi all'asta
terminal-auction-none = nessuna offerta
terminal-entrance = Ingresso
terminal-entrance-kitchen = comincia con { $items }
terminal-tokens =
    { $n ->
        [0] niente più gettoni
       *[other] gettoni: { LIST($tokens, type: "unit") }
    }
terminal-token = { $token } colonna { $column } / piano { $floor }
terminal-guests-kept =
    { $n ->
        [one] { $n } ospite servito in questo round
       *[other] { $n } ospiti serviti in questo round
    }
terminal-goal =
    { $met ->
        [yes] { $letter } privato: reclamato
       *[no] { $letter } privato: { $need }
    }
terminal-favours =
    { $n ->
        [0] niente più tessere
       *[other] tessere: { LIST($tiles, type: "unit") }
    }
terminal-favour = { $favour } { $does }
terminal-first-die =
    { $face ->
        [7] prima il passe-partout
       *[other] il primo dado era un { $face }
    }
terminal-dancers-at = { $n } in { ball-place-named }
terminal-house = Hotel
terminal-house-item = { $item } su { $face }
terminal-house-pool = scorta: { $items }
terminal-house-reserved = { $who }, camera { $room }, vuole { $items }
terminal-house-stars = { $n } stelle su { $most }
terminal-house-rooms = ingranaggi sulle camere { LIST($rooms, type: "unit") }
terminal-house-guest =
    { $n ->
        [one] { $n } ingranaggio sull'ospite { $place }
       *[other] { $n } ingranaggi sull'ospite { $place }
    }
terminal-house-space =
    { $n ->
        [one] { $n } ingranaggio sullo spazio { $place }
       *[other] { $n } ingranaggi sullo spazio { $place }
    }
terminal-house-no-gears = nessun ingranaggio
terminal-track-space = spazio
terminal-track-vp = PV
terminal-track-seat = posto
terminal-tile = { $tile } round { $round }, −{ $back }

terminal-need-krones = corone { $have }
terminal-need-tiles = camere { $have }
terminal-need-staff = personale { $have }
terminal-need-emperor = Imperatore { $have }
terminal-need-floors = piani completi { $have }
terminal-need-columns = colonne complete { $have }
terminal-need-groups = gruppi completi { $have }
terminal-need-whole_colours = tutto un colore { $have }
terminal-need-kitchen = di tutto { $have }
terminal-need-top_floor = all'ultimo piano { $have }
terminal-need-orders = ospiti serviti { $have }
terminal-need-champagne = champagne { $have }
terminal-need-dancers = ballerini ai balli { $have }
terminal-need-guests =
    { $colour ->
        [blue] ospiti blu serviti { $have }
        [red] ospiti rossi serviti { $have }
        [yellow] ospiti gialli serviti { $have }
       *[green] ospiti verdi serviti { $have }
    }
terminal-need-colours = occupate { LIST($rooms, type: "unit") }

terminal-queue-nobody = nessuno
terminal-queue-no-reward = niente ricompensa
terminal-balls = Balli
terminal-balls-note = champagne per un ballerino, poi chi c'è
terminal-ball-round = round { $round }
terminal-ball-scored = contata
terminal-row-bottom = basso
terminal-row-middle = mezzo
terminal-row-top = alto
terminal-row-balcony = Balconata
terminal-dancers = Ballerini
terminal-dancers-left =
    { $n ->
        [0] tutti mandati
        [one] { $n } rimasto
       *[other] { $n } rimasti
    }
terminal-dancers-none = ancora nessuna sala prove

terminal-krones-of = su { $cap }
terminal-emperor = Imperatore { $space }
terminal-emperor-space = spazio { $space }
terminal-empty = niente
terminal-none = nessuno
terminal-staff = Personale
terminal-cards = Carte
terminal-score = Punti
terminal-cafe-free =
    { $n ->
        [one] { $n } tavolo libero
       *[other] { $n } tavoli liberi
    }
terminal-cafe-nobody = nessun ospite
terminal-cafe-wants = vuole { $items }
terminal-cafe-has = , ha { $items }
terminal-cafe-served = servito: check-in
terminal-cafe-then = poi { $reward }
terminal-served = servito
terminal-used = usata
terminal-face_down = coperta
terminal-ready = pronta
terminal-status = { vp }, { $krones }, Imperatore { $emperor }, { $hand ->
        [one] { $hand } carta in mano
       *[other] { $hand } carte in mano
    }
terminal-automaton-status = { vp }, Imperatore { $emperor }, livello: { $level }
terminal-automaton-covered =
    { $n ->
        [0] nessuna coperta
        [one] { $n } coperta
       *[other] { $n } coperte
    }
terminal-automaton-cards =
    { $card ->
        [0] restanti { $n }
       *[other] { $card } l'ultima scoperta, restanti { $n }
    }

terminal-sheet-before = Prima del conteggio finale
terminal-sheet-place = Posto
terminal-sheet-rank = { $rank }.
terminal-won-alone =
    { $you ->
        [yes] Hai vinto, con più punti di { $automaton }.
       *[no] Ha vinto { $name }, con più punti di { $automaton }.
    }
terminal-lost-alone =
    { $you ->
        [yes] Ha vinto { $automaton }: vinci solo con più punti di { $automaton }.
       *[no] Ha vinto { $automaton }: { $name } vince solo con più punti di { $automaton }.
    }
terminal-won = { end-title }.
terminal-won-you = { end-title-you }.

## Risposte.

terminal-what-now = E adesso?
terminal-what-now-name = { $name }, e adesso?
terminal-what-now-note = un numero, un'azione, o { "help" }
terminal-type = Scrivi un numero, un'azione o un comando; `{ "help" }` spiega.
terminal-no-number =
    { $n ->
        [1] Non c'è un'azione { $number }; c'è solo il numero 1. `{ "card" } { $number }` mostra una carta.
       *[other] Non c'è un'azione { $number }; i numeri vanno da 1 a { $n }. `{ "card" } { $number }` mostra una carta.
    }
terminal-unclear = `{ $word }` può voler dire { LIST($options, type: "or") }: scrivine un po' di più.
terminal-quoted = `{ $text }`

terminal-group-guest = Ospite
terminal-group-die = Dado
terminal-group-six = Sei
terminal-group-act = Azione
terminal-group-serve = Servire
terminal-group-check-in = Alloggiare
terminal-group-dance = Ballare
terminal-group-send = Mandare
terminal-group-claim = Reclamare
terminal-group-use = Usare
terminal-group-take = Prendere
terminal-group-place = Piazzare
terminal-group-item = Scelta
terminal-group-complete = Completare
terminal-group-room = Preparare
terminal-group-occupy = Occupare
terminal-group-remove = Rimuovere
terminal-group-hire = Assumere
terminal-group-draft = Tenere
terminal-group-return = Rendere
terminal-group-dismiss = Licenziare
terminal-group-area = Zona
terminal-group-rehearse = Sala prove
terminal-group-recall = Richiamare
terminal-group-reward = Ricompensa
terminal-group-also = Anche
terminal-group-key = Chiave
terminal-group-shift = Spostare
terminal-group-colour = Colore
terminal-group-call = Chiamare
terminal-group-favour = Favore
terminal-group-bid = Offerta
terminal-group-entrance = Ingresso
terminal-group-token = Gettone
terminal-group-give = Dare
terminal-group-other = Altro

terminal-means-staff = { $name }, { $price }: { $text }
terminal-means-guest = { $number } { $name }: { $order }
terminal-means-check-in = { $name }: { $room }
terminal-means-dance = { $name }: { $place }
terminal-means-area =
    { $n ->
        [one] { $n } ballerino: { $does }
       *[other] { $n } ballerini: { $does }
    }
terminal-means-leave =
    { $n ->
        [one] il suo ultimo ballerino: { $does }
       *[other] uno di { $n } ballerini; quando è vuota: { $does }
    }
terminal-means-wants = { $name }, che vuole { $items }
terminal-means-room =
    { $size ->
        [1] { $colour ->
            [blue] camera blu singola
            [red] camera rossa singola
           *[other] camera gialla singola
        }
       *[other] { $colour ->
            [blue] camera blu in un gruppo di { $size }
            [red] camera rossa in un gruppo di { $size }
           *[other] camera gialla in un gruppo di { $size }
        }
    }{ $badge ->
        [0] { "" }
       *[other] , targhetta +{ $badge }
    }
terminal-means-claim = per { vp }
terminal-means-pass = rimanda il turno a quando i dadi vengono rilanciati
terminal-means-end = concludi il turno
terminal-means-done = basta così
terminal-means-main = prima l'azione del dado
terminal-means-bonus = prima il bonus del gruppo completo
terminal-means-keep = il resto va in cucina
terminal-means-ignore = paghi, e la penalità non ti tocca
terminal-means-accept = subisci la penalità e tieni il denaro
terminal-means-left = la metà sinistra della penalità
terminal-means-right = perdi invece i punti vittoria
terminal-means-also-room = prima prepara una camera
terminal-means-also-hire = prima assumi dalla mano
terminal-means-also-emperor = prima avanza sul tracciato dell'Imperatore
terminal-means-also-dancer = prima manda un ballerino
terminal-means-row = il bonus della fila
terminal-means-emptied = il bonus della zona vuota
terminal-means-key =
    { $n ->
        [0] cominci il prossimo round
        [one] { $n } corona, e cominci il prossimo round
       *[other] { $n } corone, e cominci il prossimo round
    }

## Consigli.

terminal-hint-note = i migliori per primi, con il punteggio finale previsto
terminal-hint-expected = punti previsti: { $n }
terminal-hint-expected-more = punti previsti: { $n }, { $apart } più del prossimo
terminal-hint-expected-fewer = punti previsti: { $n }, { $apart } meno del primo
terminal-hint-only = l'unica azione possibile
terminal-hint-deed = { $deed }.
terminal-hint-sum = In tutto: { LIST($sums, type: "unit") }.
terminal-hint-sum-of = { $sum } ({ LIST($sources, type: "unit") })
terminal-hint-looking = Cerco buoni turni …
terminal-hint-failed = Per un nostro errore qui non c'è consiglio ({ $failure }).

## Lo svolgimento di una sessione.

terminal-welcome = Ecco Leopold, Grand Austria Hotel nel tuo terminale.
terminal-at-table =
    Al tavolo: { LIST($names, type: "unit") }; { $edition }; { LIST($hotels, type: "unit") }; { $hands ->
        [introductory] mani introduttive
        [draft] mani scelte con il draft
        [solo] una mano a tua scelta da dieci carte
       *[standard] mani casuali
    }.
terminal-with-modules = Si gioca con: { LIST($modules, type: "unit") }.
terminal-other-games = Per altre partite vedi `{ "leopold play --help" }`; mentre giochi, `{ "help" }` spiega che cosa scrivere.
terminal-window = Questa finestra ha { $columns } colonne e { $lines } righe; ci sta tutto in { $wide } per { $high }.
terminal-going-on = Si continua la partita in { $file }.
terminal-pass-screen = Passa lo schermo a { $name }, poi premi Invio.
terminal-enter = Invio continua{ " " }
terminal-enter-quit = Invio continua, { "quit" } ferma{ " " }
terminal-log-more = » … (`{ "log" }` racconta tutto)
terminal-taken-back = Annullato: `{ $action }`.
terminal-taken-back-bots =
    { $n ->
        [one] Annullato: `{ $action }` e { $n } azione dei bot che è seguita.
       *[other] Annullato: `{ $action }` e { $n } azioni dei bot che sono seguite.
    }
terminal-taken-back-automaton =
    { $n ->
        [one] Annullato: `{ $action }` e { $n } turno di { $automaton } che è seguito.
       *[other] Annullato: `{ $action }` e { $n } turni di { $automaton } che sono seguiti.
    }
terminal-nothing-to-undo = Di tuo non c'è ancora nulla da annullare.
terminal-undo-other = L'ultima azione era di { $name }, e non puoi annullarla.
terminal-kept = La partita è conservata in { $file }.
terminal-kept-replay = La partita è conservata in { $file }; `{ "leopold replay" }` la mostra di nuovo.
terminal-go-on = Per continuarla: { $command }
terminal-not-played = Non si è ancora giocato nulla, quindi non si conserva nulla. Arrivederci.
terminal-not-saved = Non è stato possibile salvare la partita: { $reason }
terminal-cannot-save = La partita non si può salvare: { $reason } `{ "save FILE" }` la mette altrove.
terminal-saved = Salvata in { $file }.
terminal-file-there = { $file } c'è già; scegli un altro nome.
terminal-game-there =
    { $file } c'è già: continua con `{ $command }`, o indica un altro file.
terminal-no-folder = { $folder } non si può creare ({ $reason }).
terminal-nothing-to-resume = Non c'è una partita in sospeso da riprendere; `{ "leopold play" }` ne comincia una nuova.
terminal-which-card = Di' quale: `{ "card 75" }`, `{ "card B2" }` o `{ "card night" }`.
terminal-bot-failed =
    { $name } non è in grado di decidere ({ $failure }); a quel posto continua un bot più semplice, { $bot }.
terminal-stumbled = Leopold è inciampato in un proprio errore ({ $failure }).
terminal-stumbled-kept = { terminal-stumbled } La partita è conservata in { $file }.
terminal-stumbled-report = { terminal-stumbled } La partita è conservata in { $file }, e { $report } dice di più.

terminal-replayed = Rigiocate { $n } azioni su { $all } di { $file }.
terminal-up-to =
    { $you ->
        [yes] Tocca a te. { $question }
       *[no] Tocca a { $name }. { $question }
    }
terminal-plays =
    { $you ->
        [yes] { $n } di { $all }: giochi `{ $action }`
       *[no] { $n } di { $all }: { $name } gioca `{ $action }`
    }

terminal-compiling-everything = Compilo tutto per questo computer, una volta sola: qualche minuto.
terminal-compiling-rules = Compilo le regole per questo computer, una volta sola: circa 40 secondi.
terminal-compiling-lab = Compilo ciò che gioca molte partite insieme, una volta sola: circa 40 secondi.
terminal-compiling-companion = Compilo i turni di Leopold per il tavolo, una volta sola: pochi secondi.
terminal-compiling-bots = Compilo i bot per questo computer, una volta sola: circa due minuti.
terminal-compiling-envs = Compilo gli ambienti per questo computer, una volta sola: circa 40 secondi.
terminal-compiling = Compilo
terminal-loading = Carico le regole
terminal-compiling-meanwhile =
    Regole e bot vengono compilati per questo computer accanto alla tua partita, una volta sola: qualche minuto. Puoi giocare subito; ne hanno bisogno solo { LIST($levels) }.
terminal-not-compiled = Su questo computer non si è potuto compilare nulla: { $reason } La partita continua lo stesso, un po' più lenta; { LIST($levels) } non possono giocare.
terminal-bot-preparing =
    { $name } è ancora in preparazione, cosa che si fa una volta sola: { $done } parti su { $total }, { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } finora.
terminal-bot-preparing-ask = Premi Invio per far giocare intanto un altro bot ({ $bot }), o scrivi `{ $wait }` per aspettare { $name }.
terminal-bot-stands-in = Per { $name } gioca un altro bot ({ $bot }).
terminal-bot-ready = Adesso anche { $name } può giocare.

## Chi siede al tavolo.

terminal-no-level = Non c'è un livello { $level }; i bot giocano come { LIST($levels, type: "or") }.
terminal-guide = Leopold: { $words }
terminal-guide-left = Ora continui per conto tuo. `{ "guide" }` richiama Leopold.
terminal-guide-back = Leopold è di nuovo al tuo fianco.
terminal-guide-none = Nessuno guida questa partita; `{ "leopold play --guided" }` ne comincia una in cui lo fa Leopold.
terminal-guided-given = Nella partita guidata la distribuzione e il rivale sono dati: { "--guided" } va solo con { "--file" } e { "--language" }. `{ "leopold play --resume" }` ne continua una.
terminal-level-resumed = In una partita ripresa i bot giocano come prima; { "--level" } è per partite nuove.
terminal-level-unused = { "--level" } è per bot chiamati solo «{ "bot" }», e nessun posto lo è; scrivi { $spec } per uno.
terminal-seats-count = Sono nominati { $named } posti per { $players } giocatori.
terminal-seat-bot = { $name } sarebbe il nome di una persona; per il bot scrivi { $spec }.
terminal-seat-unnamed = Il posto { $n } non ha nome; dai un nome, o «{ "bot" }» per un bot.
terminal-seat-unfit = Il nome del posto { $n } non è adatto a uno schermo; al massimo { $most } lettere.
terminal-seats-alike = Due posti si chiamano { $name }; dai loro nomi diversi.
terminal-replay-what = Indica una partita salvata, o una tabella di partite e una riga: { "--from games.parquet --row 17" }.
terminal-solo-level = { $option } dice contro chi, { $other } quanto gioca bene: scrivi { $right }.
terminal-solo-alone = { "--solo" } è in solitario contro { automaton-name }, quindi con esso non c'è { $option } da scegliere.
terminal-solo-bot = I bot non giocano il solitario; indica il tuo nome, o ometti i posti.
terminal-solo-name = L'automa si chiama { $name }; datti un altro nome.

## La pagina di aiuto.

terminal-help = Aiuto
terminal-help-turn =
    Nel tuo turno puoi prendere un ospite dalla coda, poi prendi un dado e svolgi la sua azione. In qualsiasi momento del turno puoi servire gli ospiti dalla cucina, alloggiare gli ospiti con l'ordine completo, reclamare un obiettivo e usare il personale che vale una volta per round. Invece di giocare il turno puoi passare e aspettare che i dadi vengano rilanciati.
terminal-help-answers =
    Rispondi con il numero di un'azione o con il suo testo; i testi si possono abbreviare (`{ "d 6 as 4" }`):
terminal-help-guest = prendi il terzo ospite della coda
terminal-help-die-boost = prendi un dado con 2 e paga per uno di forza in più
terminal-help-die-as = prendi un 6 e usalo come 4
terminal-help-serve = porta vino dalla cucina all'ospite 75
terminal-help-check-in = l'ospite 75 va nella terza camera del secondo piano
terminal-help-room = prepara una camera
terminal-help-hire = assumi la carta personale 13 dalla mano
terminal-help-use = usa la carta personale 1, una volta per round
terminal-help-claim = reclama l'obiettivo A
terminal-help-end = concludi il turno; `{ "pass" }` lo rimanda
terminal-help-dance = l'ospite 148 va nella fila di mezzo della sala da ballo di sinistra
terminal-help-send = un ballerino da solo va sulla balconata
terminal-help-colour = prendi il dado rosso dello spazio
terminal-help-call = chiama una celebrità che agisce una volta
terminal-help-bid = cinque corone per il secondo ingresso in offerta
terminal-help-favour = arretra per la ricompensa di una tessera accanto al tuo ingresso
terminal-help-shift = sposta un dado sullo spazio accanto e usalo lì
terminal-help-key = prendi il passe-partout al posto di un dado
terminal-help-host = spendi una consumazione per l'ospite 190, che resta
terminal-ours = { $mark } un valore della casa: nostro, non stampato; `{ "card" } { $card }` dice di più
terminal-help-commands = O dai un comando:
terminal-help-signs =
    { terminal-letter-blue }, { terminal-letter-red }, { terminal-letter-yellow } e { terminal-letter-green } sono { colour-blue }, { colour-red }, { colour-yellow } e { colour-green }. Nell'hotel · è vuota, ○ libera e ● occupata; i muri dividono i gruppi di camere, +2 è quanto vale preparare quella camera. cor sono corone, PV punti vittoria. Una tessera Imperatore dà ai posti sullo spazio { $reward } e oltre e toglie ai posti sullo spazio 0, dopo che tutti sono arretrati.

terminal-command-undo = annulla la tua ultima azione, con ciò che intanto hanno fatto bot e automa
terminal-command-save = `{ "save FILE" }` scrive la partita in un tuo file; è comunque conservata dopo ogni azione
terminal-command-card =
    `{ "card 75" }`, `{ "card B2" }`, `{ "card day A" }`: il testo completo di una carta, una tessera Imperatore o un hotel
terminal-command-log = tutto ciò che è successo finora
terminal-command-board = ridisegna il tabellone, con tutto per esteso
terminal-command-hint =
    che cosa farebbe adesso un forte giocatore: fino a tre azioni, con il punteggio finale previsto e perché
terminal-command-guide = in una partita guidata: continua senza Leopold, o di nuovo con lui
terminal-command-help = questa pagina
terminal-command-quit = ferma; la partita è conservata, e `{ "leopold play --resume" }` la continua

## L'analisi di una partita finita.

terminal-review-doing = Giudico ogni decisione
terminal-review-title = Analisi di { $file }
terminal-review-note = provato su { $n } sviluppi possibili
terminal-review-accuracy = precisione
terminal-review-lost = persi
terminal-review-curve = { $name }: il vantaggio previsto, round per round
terminal-review-margin = vantaggio
terminal-review-skill = bravura
terminal-review-luck = fortuna
terminal-review-moments = Che cosa ha contato di più
terminal-review-moment = { $name }, round { $round }: { $mark }, { points } in meno
terminal-review-no-moments = Nessun turno ha perso punti degni di nota.
terminal-review-played = Giocato ({ $worth }):
terminal-review-best = Meglio ({ $worth }):
terminal-review-there = `{ $command }` mostra il tavolo in quel punto.
terminal-review-turns = { $name }: turno per turno
terminal-review-round = round
terminal-review-expected = previsti
terminal-review-chance = vittoria
terminal-review-mark = giudizio
terminal-review-turn = turno
terminal-review-unjudged =
    { $n ->
        [one] { $n } scelta prima del primo round non è giudicata.
       *[other] { $n } scelte prima del primo round non sono giudicate.
    }
terminal-review-seat = In questa partita non c'è il posto { $n }; i posti vanno da 1 a { $seats }.
terminal-review-automaton = Al posto { $n } gioca un automa: decidono le sue carte, e non c'è nulla da giudicare.

## Problemi.

terminal-puzzles-task = Problema { $id } ({ $theme }, { $difficulty }): trova il turno migliore e giocalo fino alla fine.
terminal-puzzles-id = nome
terminal-puzzles-theme = tema
terminal-puzzles-difficulty = difficoltà
terminal-puzzles-round = round
terminal-puzzles-seats = giocatori
