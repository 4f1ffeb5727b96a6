### Che cosa non va in un pacchetto proprio. Una frase dice il punto, poi che cosa è sbagliato e che cosa sarebbe giusto.
### Ciò che sta nel pacchetto, o dovrebbe starci, è uguale in ogni lingua: è un parametro o sta tra virgolette.

pack-at = { LIST($place, type: "unit") }: { $problem }

## Punti: tabelle di un file, e parti dei loro campi

pack-line = riga { $line }
pack-column = colonna { $column }
pack-end = alla fine
pack-table-staff = personale { $key }
pack-table-guest = ospite { $key }
pack-table-objective = obiettivo { $key }
pack-table-instruction = istruzione { $key }
pack-table-emperor = tessera Imperatore { $key }
pack-table-hotel = hotel { $key }
pack-table-ballroom = sala da ballo { $key }
pack-table-rehearsal_room = sala prove { $key }
pack-table-celebrity = celebrità { $key }
pack-table-entrance = ingresso { $key }
pack-table-nth = tabella { $kind } { $n }
pack-table-tiles = tessera Imperatore
pack-part = parte { $n }
pack-entry = voce { $n }
pack-floor = piano { $n }
pack-room = camera { $n }
pack-group = gruppo { $name }

## Che cosa forse s'intendeva con un valore

pack-hint-near = forse s'intendeva { LIST($near, type: "or") }
pack-hint-known = usa { LIST($known, type: "or") }
pack-hint-nothing = lascialo via
pack-hint-range = i loro numeri vanno da { $low } a { $high }

## File

pack-file-none = non c'è un file così; indica il percorso di un pacchetto, un file in { "TOML" }.
pack-file-folder = questa è una cartella; indica il percorso di un pacchetto, un file in { "TOML" }.
pack-file-unreadable = il file non si può leggere ({ $reason }); indica il percorso di un pacchetto, un file in { "TOML" }.
pack-file-large = il file è troppo grande; un pacchetto ha al massimo un milione di byte.
pack-file-text = la riga { $line } non è testo { "UTF-8" }; salva il file come { "UTF-8" }.
pack-toml = questo non è { "TOML" } ({ $what }); { "docs/packs.md" } mostra la forma di un pacchetto.
pack-toml-unknown = questo non è { "TOML" }; { "docs/packs.md" } mostra la forma di un pacchetto.
pack-toml-size = questo non è { "TOML" } di grandezza ragionevole; { "docs/packs.md" } mostra la forma di un pacchetto.
pack-toml-deep = qui ci sono troppi nomi tra i punti; una chiave di un pacchetto ne ha al massimo { $most }, e per lo più uno.
pack-toml-value = nessun valore comincia così
pack-toml-twice = è già stato detto
pack-toml-key = manca una chiave, o ha lettere che vogliono le virgolette
pack-toml-equals = dopo una chiave sta { "=" }
pack-toml-more = c'è qualcosa oltre la fine di una riga
pack-toml-unclosed = una parentesi non è chiusa
pack-toml-text = un testo non finisce, o ha caratteri che non può avere

## Valori singoli

pack-not-whole = { $value } non è un numero intero; { $noun } è un numero intero da { $low } a { $high }.
pack-out-of-range = { $value } è fuori dai limiti; { $noun } è un numero intero da { $low } a { $high }.
pack-flag = { $value } non è né { "true" } né { "false" }; scrivi uno dei due.
pack-not-one = { $value } non è { $noun }; { $hint }.
pack-not-table = { $value } non è { $noun }; { $noun } è una tabella tra parentesi graffe.
pack-not-list = { $value } non è un elenco; { $noun } è un elenco tra parentesi quadre.
pack-list-size =
    { $low ->
        [exact] un elenco di { $n } non va bene; { $noun } ha { $high } voci.
       *[other] un elenco di { $n } non va bene; { $noun } ha da { $low } a { $high } voci.
    }
pack-not-field = { $value } non è un campo qui ({ $noun }); { $hint }.
pack-write = { $value } non va bene; scrivi { $example }.
pack-says-several = dice { LIST($found) }; { $noun } dice una cosa sola, per esempio { $example }.
pack-says-nothing = non dice nulla; { $noun } dice una cosa sola, per esempio { $example }.
pack-language = { $value } non è una lingua; scrivi il suo codice breve, per esempio { "en" } o { "de" }.
pack-name-empty = { $value } non è un nome; scrivi del testo tra virgolette.
pack-name-long = { $value } non è un nome; un nome ha al massimo { $most } lettere, tutte stampabili.
pack-letter = { $letter } per { $item }
pack-items-form = { $value } non è testo; { $noun } si scrive in lettere: { LIST($letters) }.
pack-items-letter = { $value } non è né cibo né bevanda; scrivi { LIST($letters) }.
pack-items-size = { $value } è fuori dai limiti; { $noun } ha da { $low } a { $high } cibi e bevande.
pack-colour-twice = { $value } nomina un colore due volte; nomina ogni colore una volta.
pack-face-twice = { $value } nomina una faccia due volte; nomina ogni faccia una volta.
pack-source-field = { $value } qui non è un campo; { $hint }.
pack-source-alone = { $name } non ha un valore in questa tabella; una fonte sta accanto al suo valore.

## Effetti

pack-discount = { $value } non è uno sconto; scrivi corone da 0 a { $most } o { "\"free\"" }.
pack-step-table = { $value } non va bene; dopo { $name } viene una tabella, per esempio { $example }.
pack-step-lacks = manca { $name }; scrivi quanti, per esempio { $example }.
pack-power-lacks = manca { $name }; di' per quali { $name } vale il potere, come elenco.
pack-powers-many = { $n } colori o facce sono troppi; una carta ne ha in tutto { $most }.
pack-score-copy = { $value } non va bene; un punteggio che copia si scrive { "{ copy = true }" }.
pack-score-lacks = manca { $name }; scrivi, per esempio, { $example }.
pack-score-colour = manca { "colour" }; { "occupied_colour" } ne vuole uno, per esempio { "colour = \"red\"" }.
pack-score-no-colour = un punteggio per { $each } non ha colore; ce l'ha solo { "occupied_colour" }.
pack-need-colours = qui non c'è nessun colore; scrivi, per esempio, { "{ red = 4, yellow = 3 }" }.
pack-need-colour = manca { "colour" }; di' di quali ospiti, per esempio { "colour = \"green\"" }.
pack-penalty-else = manca { "else_vp" }; di' che cosa si perde se non si può fare, per esempio { "else_vp = 5" }.

## Carte, tessere e hotel

pack-which = manca; di' di quale parla la tabella, per esempio { $example }.
pack-lacks = manca; scrivine uno, per esempio { $example }.
pack-lacks-colours = manca; scrivi quattro piani di cinque colori.
pack-lacks-groups = manca; scrivi quattro piani di cinque lettere.
pack-lacks-badges = manca; scrivi quattro piani di cinque numeri.
pack-lacks-board = manca; scrivine uno, come quello in { "board.toml" }.
pack-lacks-set =
    manca; scrivi { $hand ->
        [one] il numero di { $hand } carta personale.
       *[other] i numeri di { $hand } carte personale.
    }
pack-twice = c'è due volte nel file; basta una tabella per ciascuno.
pack-number-taken = { $number } è già { $other }, non { $noun }; { $free } è libero.
pack-name-english = manca il nome inglese; scrivi almeno { $example }.
pack-timing-when = una carta con il momento «{ $timing }» non aspetta nulla; lo fa solo una con il momento «{ $right }».
pack-timing-field = una carta con il momento «{ $timing }» non ha { $name }; ha { $right }.
pack-spend-where = { $step } toglie qualcosa, e se c'è lo si vede solo dove una carta si usa: va solo con il momento "round" o "flip".
pack-spend-first = { $step } viene dopo qualcos'altro; ciò che si spende viene per primo.
pack-spend-twice = { $step } toglie due volte la stessa cosa; scrivila una volta, con il numero intero.
pack-item-out = in una partita con questi moduli non c'è { $item }.
pack-balls-out = { $name } parla di balli, e in una partita con questi moduli non ce ne sono.
pack-endless = questa carta e altre si innescano a vicenda all'infinito; fai che una aspetti qualcos'altro.
pack-lounge-order = ogni dado colorato ci sta una volta: 0, 1 e 2 in un ordine qualsiasi.
pack-effect-empty = l'elenco è vuoto; una carta personale fa qualcosa, per esempio { $example }.
pack-reward-empty = l'elenco è vuoto; una tessera ha una ricompensa, per esempio { $example }.
pack-tile-id = { $value } non è la sigla di una tessera; una sigla è { LIST($letters, type: "or") } e un numero, per esempio { "A1" }.
pack-word-id = { $value } non è una sigla; una sigla ha lettere minuscole, cifre e trattini bassi e comincia con una lettera, per esempio { "attic" }.
pack-level-lacks = manca { "from" }; di' da quale livello conta, per esempio { "from = \"easy\"" }.
pack-guest-colour-lacks = manca { "colour" }; scrivine uno, per esempio { "colour = \"blue\"" }, o { "colour = \"any\"" }.
pack-die = { $value } non è un dado; scrivi una faccia da 1 a { $faces }, { "\"any\"" } o { "\"colour\"" }.
pack-die-alone = { $value } non va bene; { $entry } sta da solo, e solo le facce fanno coppia.
pack-symbol-ball = solo { LIST($automata) } manda ospiti a un ballo; lascialo via, o fanne una carta per { LIST($automata, type: "or") }.
pack-symbol-coloured_die = solo { LIST($automata) } prende un dado colorato; lascialo via, o fanne una carta per { LIST($automata, type: "or") }.
pack-symbol-dancer = solo { LIST($automata) } manda ballerini a un ballo; lascialo via, o fanne una carta per { LIST($automata, type: "or") }.
pack-side-lacks = manca; scrivi { "side = \"night\"" } o { "side = \"day\"" }.
pack-night-letter = il lato notte non ha lettera; ce l'hanno solo i lati giorno.
pack-day-letter = manca; un lato giorno ne ha una, per esempio { "letter = \"A\"" }.
pack-floor-text = { $value } non è testo; un piano sono { $columns } parole tra virgolette.
pack-floor-size = { $n } è il numero sbagliato di camere; un piano ne ha { $columns }.
pack-group-colours = le sue camere sono { LIST($colours, form: "rooms") }; un gruppo ha un solo colore.
pack-group-apart = le sue camere non si toccano tutte; un gruppo è un'area unita.
pack-group-size = ha { $n } camere; un gruppo ne ha da 1 a { $most }.
pack-groups-many = ci sono { $n } gruppi; un hotel ne ha al massimo { $most }.
pack-ball-players = mancano i punti per { $players } giocatori; scrivili per ogni numero di giocatori, o un elenco per tutti.
pack-areas-dancers = le sue zone hanno { $n } ballerini e un posto ne ha { $all }; le zone tengono tutti i ballerini di un posto.

## Tabelle

pack-tables-form = questo non è un elenco di tabelle; scrivi { $example } sopra ciascuna.
pack-table-form = { $value } non è una tabella; scrivi { $example } sopra ciascuna.
pack-sets-form = questa non è una tabella; scrivi { "[introductory]" } sopra i suoi set.
pack-board-form = questa non è una tabella; scrivi { "[board.setup]" } e così via sopra i suoi numeri.
pack-section-form = { $value } non è una tabella; scrivi { $example } sopra i suoi numeri.
pack-table-missing = manca la tabella; un pacchetto intero ce l'ha.

## Che cosa non va insieme, e che cosa serve a una partita

pack-dice-missing = mancano i dadi per { $players } giocatori; scrivili per { LIST($known) }.
pack-dice-few = { $n } sono troppo pochi per { $players } giocatori; in un round ognuno prende due dadi.
pack-emperor-rounds = l'Imperatore non può venire dopo i round { LIST($rounds) } di { $all }; viene dopo tre di questi, in ordine.
pack-krones-track =
    { $n ->
        [one] { krones } non ci sta su un tracciato del denaro di { $cap }; comincia con meno.
       *[other] { krones } non ci stanno su un tracciato del denaro di { $cap }; comincia con meno.
    }
pack-krones-rooms =
    { $n ->
        [one] { krones } può essere poco per le prime { $rooms } camere; le più care costano { $dearest }.
       *[other] { krones } possono essere poche per le prime { $rooms } camere; le più care costano { $dearest }.
    }
pack-set-size = il set { $letter } ha { $n } carte e una mano iniziale ne ha { $hand }; sono di uguale grandezza.
pack-set-unknown = non c'è una carta personale { $number }; un set nomina carte che sono nel pacchetto.
pack-set-twice = la carta personale { $number } è già nel set { $letter }; una carta è in un solo set, e una volta.
pack-too-many = questo è uno di troppo; un pacchetto ha posto per { $most } del suo tipo.
pack-deck-many = questa è una di troppo; un mazzo ha posto per { $most } carte.
pack-solo-draw = { $n } carte sono troppo poche da pescare per il solitario; se ne tiene una mano di { $hand }.
pack-solo-private = { $n } carte personale di fine partita per il mazzo privato del solitario sono troppe; ce ne sono { $most }.
pack-letter-none = nessuno ha la lettera { $letter }; una partita ha bisogno di { LIST($letters) }.
pack-deck-none = nessuna carta è per { $automaton }; ogni automa ha un mazzo.
pack-hotel-none = manca; un pacchetto intero ha { "night" } e { "day" } da { "A" } a { "D" }.
pack-staff-few = { $n } carte sono troppo poche; quattro mani ne vogliono { $most }.
pack-guests-few = { $n } carte sono troppo poche; una coda e quattro bar ne tengono { $most }.
pack-ballrooms-few = { $n } sono troppo poche; una partita ha { $least } sale da ballo.
pack-entrances-few = { $n } sono troppo pochi; una partita con gli ingressi ne richiede { $least }, uno per ogni posto.
pack-rehearsals-few =
    { $n ->
        [0] non c'è nessuna sala prove; con le sale da ballo una partita ne vuole { $least }, una per ogni posto.
       *[other] { $n } sono troppo poche; con le sale da ballo una partita vuole { $least } sale prove, una per ogni posto.
    }

## Che cosa cambia un pacchetto nei nostri: una riga per ogni valore

packs-laid-over = { $file }, sovrapposto ai nostri ({ $edition }):
packs-nothing = non cambia nulla
packs-fine = Il pacchetto è in ordine.
change-becomes = { $what }: { $field } { $before } diventa { $after }
change-new = { $what }: nuovo, con { $values }
change-value = { $field } { $value }
change-more = { $first }; { $others }
change-quoted = «{ $text }»
change-list = { LIST($parts, type: "unit") }
change-nothing = niente
change-flag =
    { $flag ->
        [yes] sì
       *[no] no
    }
change-staff = Personale { $ref }, { $name }
change-guest = Ospite { $ref }, { $name }
change-objective = Obiettivo { $ref }
change-instruction = Istruzione { $ref }
change-tile = Tessera Imperatore { $ref }
change-hotel = Hotel { $ref }
change-ballroom = Sala da ballo { $name }
change-rehearsal_room = Sala prove { $ref }
change-celebrity = Celebrità { $name }
change-entrance = Ingresso { $name }
change-board = Tabellone
change-introductory = Introduttiva
change-set = set { $letter }
change-worth = valore
change-area = { dancers }: { $does }
change-players =
    { $n ->
        [one] { $path } per { $n } giocatore
       *[other] { $path } per { $n } giocatori
    }

## Un modulo da riempire: i nostri valori per ciò che è stampato in una scatola

blank-head =
    { $what }: ciò che è stampato sulle carte e sulle plance, per quanto non lo conosciamo.
    I valori qui sotto sono nostri, o nessuno li ha confermati. Chi possiede la scatola può mettere al loro posto quelli stampati:

    1. Dove un valore sta dopo { "#" }, togli { "#" } e scrivi ciò che è stampato.
       Ciò che lasci stare rimane com'è.
    2. { "source" } dice da dove viene un valore: "{ $source }" va bene per ciò che leggi sulla carta.
    3. { "leopold packs check mine.toml" } dice se è tutto in ordine, e che cosa cambia.
    4. { "leopold play --pack mine.toml" } ci gioca; nel browser una nuova partita lo accetta sotto «{ new-more }».
blank-none = Non c'è un'espansione o un modulo { $value }; { $hint }.
blank-nothing = In «{ $what }» nulla è nostro: non c'è niente da riempire.

## Carte che qualcuno chiede a un pacchetto

pack-none-card = Non c'è una carta { $value }; { $hint }.
pack-none-staff = Non c'è una carta personale { $value }; { $hint }.
pack-none-guest = Non c'è un ospite { $value }; { $hint }.
pack-none-objective = Non c'è un obiettivo { $value }; { $hint }.
pack-none-instruction = Non c'è una carta istruzione { $value }; { $hint }.
pack-none-tile = Non c'è una tessera Imperatore { $value }; { $hint }.
pack-none-hotel = Non c'è un hotel { $value }; { $hint }.
pack-none-automaton = Non c'è un automa { $value }; { $hint }.

## Come si chiamano le cose dove le frasi qui sopra dicono { $noun }

pack-noun-pack = un pacchetto
pack-noun-board = il tabellone
pack-noun-section = { $name }
pack-noun-introductory = la tabella dei set introduttivi
pack-noun-staff = una carta personale
pack-noun-guest = un ospite
pack-noun-objective = un obiettivo
pack-noun-instruction = una carta istruzione
pack-noun-emperor = una tessera Imperatore
pack-noun-hotel = un hotel
pack-noun-ballroom = una sala da ballo
pack-noun-rehearsal_room = una sala prove
pack-noun-kind = un tipo di tabella
pack-noun-source = una fonte
pack-noun-sources = una tabella di fonti
pack-noun-name = un nome
pack-noun-names = un elenco di altri nomi
pack-noun-number = il numero di una carta
pack-noun-cost = un costo
pack-noun-timing = un momento
pack-noun-step = un passo
pack-noun-trigger = un innesco
pack-noun-colours = un elenco di colori
pack-noun-step-named = il passo { $name }
pack-noun-steps = un elenco di passi
pack-noun-item = una consumazione
pack-noun-amount = una quantità
pack-noun-discount = uno sconto
pack-noun-highest-floor = il piano più alto
pack-noun-power = un potere
pack-noun-power-named = il potere { $name }
pack-noun-powers = un elenco di poteri
pack-noun-guests = un elenco di ospiti
pack-noun-rooms = un elenco di camere
pack-noun-faces = un elenco di facce
pack-noun-face = la faccia di un dado
pack-noun-colour-here = un colore qui
pack-noun-colour-of-rooms = un colore di camere
pack-noun-colour-of-guests = un colore di ospiti
pack-noun-score = un punteggio
pack-noun-score-each = qualcosa da contare
pack-noun-score-vp = il valore di un punteggio
pack-noun-score-most = il massimo di un punteggio
pack-noun-need = un requisito
pack-noun-need-named = un requisito di { $name }
pack-noun-rooms-by-colour = un numero di camere per colore
pack-noun-penalty = una penalità
pack-noun-loss = una perdita di punti vittoria
pack-noun-order = un ordine
pack-noun-guest-vp = il valore in punti di un ospite
pack-noun-goes = un posto dove va un ospite
pack-noun-letter-of-objectives = una lettera di obiettivi
pack-noun-module = un modulo
pack-noun-letter-of-hotels = una lettera di hotel
pack-noun-automaton = un automa
pack-noun-level = un livello
pack-noun-ball = un ballo
pack-noun-guest-to-take = un ospite da prendere
pack-noun-dice-to-take = un elenco di dadi
pack-noun-extra = un extra
pack-noun-extras = un elenco di extra
pack-noun-objective-to-take = un obiettivo
pack-noun-pointing = un verso per la mano
pack-noun-side = un lato
pack-noun-hotel-colours = l'elenco dei colori di un hotel
pack-noun-hotel-groups = l'elenco dei gruppi di un hotel
pack-noun-hotel-badges = l'elenco delle targhette di un hotel
pack-noun-floor-badges = l'elenco delle targhette di un piano
pack-noun-badge = una targhetta
pack-noun-ball-score = il punteggio di una sala da ballo
pack-noun-list-of-points = un elenco di punti
pack-noun-areas = un elenco di zone
pack-noun-area = una zona
pack-noun-set = un set di carte personale
pack-noun-players = un numero di giocatori
pack-noun-by-players = { $noun } per giocatori

# I numeri del tabellone.
pack-noun-price = un prezzo
pack-noun-floors-cost = l'elenco dei costi dei piani
pack-noun-floors-vp = l'elenco dei punti dei piani
pack-noun-number-of-victory-points = un numero di punti vittoria
pack-noun-colours-bonus = il bonus di un colore
pack-noun-bonus = un bonus
pack-noun-queues-cost = il costo della coda
pack-noun-emperor-track = il tracciato dell'Imperatore
pack-noun-space-on-the-emperor-track = uno spazio sul tracciato dell'Imperatore
pack-noun-list-of-the-emperors-rounds = l'elenco dei round dell'Imperatore
pack-noun-round = un round
pack-noun-list-of-steps-back = l'elenco degli arretramenti
pack-noun-number-of-steps = un numero di passi
pack-noun-number-of-rounds = un numero di round
pack-noun-number-of-dice = un numero di dadi
pack-noun-end-of-the-money-track = la fine del tracciato del denaro
pack-noun-number-of-krones = un numero di corone
pack-noun-kitchen = una cucina
pack-noun-hand = una mano
pack-noun-number-of-rooms = un numero di camere
pack-noun-number-of-items = un numero di consumazioni
pack-noun-score-of-an-unserved-guest = il punteggio di un ospite non servito
pack-noun-score-of-what-is-left = il punteggio degli avanzi
pack-noun-number-of-cards = un numero di carte
pack-noun-objectives-vp = l'elenco dei punti degli obiettivi
pack-noun-list-of-prices = l'elenco dei prezzi
pack-noun-number-of-spaces = un numero di spazi
pack-noun-number-of-dancers = un numero di ballerini
pack-noun-score-of-an-absent-seat = il punteggio di un posto assente
pack-noun-celebrity = una celebrità
pack-noun-entrance = un ingresso
pack-noun-modules = un elenco di moduli
pack-noun-number-of-guests = un numero di ospiti
pack-noun-number-of-tables = un numero di tavoli
pack-noun-number-of-tiles = un numero di tessere
pack-noun-sums = una tabella di somme
pack-noun-tokens = un elenco di gettoni
pack-noun-token = un gettone
pack-noun-order-of-the-lounge = l'ordine del salotto
pack-noun-colour-of-dice = un colore di dadi
pack-noun-list-of-bonuses = l'elenco dei bonus
pack-noun-list-of-krones = un elenco di corone
pack-noun-list-of-points-of-guests = l'elenco dei punti degli ospiti
