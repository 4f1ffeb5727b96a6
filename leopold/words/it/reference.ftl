### Il compagno da tavolo nel browser: carte, chiarimenti e domande.

## Cercare

reference-ways = Che cosa cercare
reference-cards = Carte
reference-ask = Posso?
reference-find = Numero, nome o tessera
reference-find-question = Chiedi con parole tue
reference-clear = Svuota
reference-pad = Tastierino
reference-signs = Simboli sulla carta
reference-mark-dancer = Un ballerino
reference-erase = Cancella
reference-more = Mostra altro
reference-last = Viste di recente
reference-browse = Oppure sfoglia
reference-none = Nulla si chiama così.
reference-none-about = Un numero, un nome in qualsiasi lingua, o una sua parte: i piccoli errori non contano.
reference-back = Indietro
reference-names = In altre lingue
reference-edition = La tua scatola
reference-offline = Il server non risponde. Questo è ciò che resta dalla tua ultima visita.

## Posso?

reference-common = Domande frequenti
reference-yes = Sì
reference-no = No
reference-depends = Dipende
reference-ruling = Chiarimento { $number }
reference-chapter = Dalle regole
reference-refusal = Non permesso
reference-ask-none = Nessuna risposta adatta.
reference-ask-none-about = Prova con altre parole, o con meno, o con il nome della cosa di cui si tratta.
reference-read-on = Dove sta scritto
reference-spoken-of = Carte di cui parla
reference-about-ruling = Dove i regolamenti tacciono, sono poco chiari o discordano, Leopold gioca così.
# Parole che si dicono al tavolo, e come si chiamano qui: ogni riga è un gruppo che vuol dire la stessa cosa.
reference-same =
    corone corona soldi denaro monete moneta oro contanti cassa pagare pago paga
    personale staff dipendente dipendenti impiegato impiegati lavoratore lavoratori
    ospite ospiti cliente clienti turista turisti
    camera camere stanza stanze
    bar caffetteria tavolo tavoli
    consumazione consumazioni cibo cibi bevanda bevande piatto piatti risorsa risorse cubetto cubetti
    torta torte dolce dolci
    dado dadi
    punti punto pv punteggio segnare
    preparare preparo costruire costruisco aprire apro
    rilanciare rilancio rilanciano ritirare rilanciati lancio lanciare tirare
    ancora nuovo nuovamente volte
    sopra alto superiore piano piani
    alloggiare alloggio check checkin trasferire sistemare entrare
    piazzare mettere metto servire servo dare do distribuire dividere diversi vari
    spostare sposto muovere
    assumere assumo giocare gioco comprare compro ingaggiare
    obiettivo obiettivi politica politiche traguardo
    reclamare reclamo rivendicare riscuotere
    imperatore kaiser franz francesco
    penalità punizione malus
    ricompensa ricompense premio bonus
    aumentare aumento potenziare potenzio rafforzare forza forte aggiungere
    passare saltare salto
    lasciare rinunciare rifiutare omettere
    terminare termino finire finisco concludere concludo chiudere
    coda fila
    gratis gratuito gratuitamente
    limite massimo tetto cap
    obbligatorio obbligato obbligo costretto facoltativo
    due 2
    tre 3
    quattro 4
    cinque 5
    sei 6
# Parole che ogni domanda ha e che non dicono di che cosa si tratta.
reference-unsaid = posso puoi può possiamo si potrei devo deve dobbiamo bisogna è sono ho hai ha abbiamo io tu mi me noi mio mia miei mie il lo la i gli le l un uno una di del dello della dei degli delle da dal dalla in nel nella nei nelle su sul sulla con per tra fra a al allo alla ai alle e ed o che chi cosa quando come perché quale quali quanto quanti se poi allora anche c ci ne non c'è cè ci sono permesso lecito consentito possibile succede significa regola regole vale valgono faccio fare

## Domande frequenti e le loro risposte; prima di ognuna c'è un sì o un no.

may-end_without_die = Posso finire il turno senza prendere un dado?
    .also = fermarsi, finire, senza azione, obbligatorio
may-end_without_die-answer = Prendere un ospite è facoltativo, prendere un dado è obbligatorio. Chi non ne vuole passa, prima di fare qualsiasi altra cosa.
may-pass_late = Posso passare dopo aver preso un ospite o servito qualcuno?
    .also = troppo tardi, dopo aver servito, già cominciato, saltare
may-pass_late-answer = Si passa prima di tutto o per niente. Chi ha cominciato ad agire gioca il turno.
may-pass_again = Posso passare di nuovo dopo che i dadi sono stati rilanciati?
    .also = seconda volta, di nuovo, rilancio
may-pass_again-answer = Quante volte vuoi. Ma a ogni nuovo lancio c'è un dado in meno per tutti.
may-no_die_left = I dadi sono finiti e un numero della mia tessera è ancora scoperto. Ho ancora quel turno?
    .also = finiti, non ci sono più, perdo il secondo turno, pochi, vuoto
may-no_die_left-answer = Con l'ultimo dado il round è finito, chiunque l'abbia preso.
may-two_guests = Posso prendere due ospiti in un turno?
    .also = più di uno, diversi, invitare, insieme, contemporaneamente, entrambi
may-two_guests-answer = Uno solo dalla coda per turno, per quanti tavoli siano liberi. Altri arrivano solo con ricompense e carte.
may-guest_after_die = Posso prendere un ospite dopo il dado?
    .also = ordine del turno, prima il dado, poi invitare, dalla fila
may-guest_after_die-answer = Prima l'ospite, poi il dado. In qualsiasi momento puoi servire, alloggiare ospiti, reclamare obiettivi e usare il personale.
may-full_cafe = Il mio bar è pieno. Posso prendere lo stesso un ospite?
    .also = nessun tavolo libero, posti, tutti occupati, tre ospiti
may-full_cafe-answer = Non finché tutti i tavoli sono occupati. Ma prima puoi alloggiare qualcuno: così si libera un tavolo, e finché non hai preso il dado puoi ancora prendere un ospite.
may-leave_action = Posso prendere un dado e non preparare camere, o non assumere nessuno?
    .also = niente, obbligo, per forza costruire o assumere, senza preparare
may-leave_action-answer = Il dado è obbligatorio, camere e personale no. Ciò che permettono un 3 o un 5 è un massimo.
may-more_cake = Posso prendere più torte che strudel, o più caffè che vino?
    .also = solo torte, solo caffè, niente strudel, niente vino, dividere
may-more_cake-answer = Al massimo altrettanti. Con forza tre sono due strudel e una torta, non il contrario.
may-split_four = Con un 4 posso prendere sia corone sia passi Imperatore?
    .also = mescolare, dividere, entrambi, soldi e passi
may-split_four-answer = Dividi la forza tra l'Imperatore e la tua cassa come vuoi.
may-six_for_empty = Posso usare un 6 per un'azione il cui spazio non ha dadi?
    .also = copiare, jolly, imitare, spazio vuoto
may-six_for_empty-answer =
    { $six_price ->
        [0] La forza del 6 sono i dadi sul 6.
        [one] Il 6 costa { $six_price } corona, e la sua forza sono i dadi sul 6. Se sull'altro spazio ci siano dadi non importa.
       *[other] Il 6 costa { $six_price } corone, e la sua forza sono i dadi sul 6. Se sull'altro spazio ci siano dadi non importa.
    }
may-boost_six = Posso pagare per aumentare la forza di un 6?
    .also = più forte, più uno, sovrapprezzo, pagare extra
may-boost_six-answer = Allora paghi due volte: per il 6, e per un punto di forza in più.
may-boost_twice = Posso pagare due volte per aumentare di due la forza di un'azione?
    .also = più due, diverse volte, spendere più corone
may-boost_twice-answer = Una volta per turno, e di uno.
may-six_without_krone = Restano solo dei 6 e non posso pagare. Posso prenderne uno?
    .also = senza soldi, povero, non posso permettermelo
may-six_without_krone-answer = Se hai già cominciato il turno, prendi un 6 e la sua azione è persa. Se non hai ancora fatto nulla, passi.
may-different_guests = Posso dividere tra ospiti diversi ciò che porta un dado?
    .also = condividere, dividere, dare ad altri, vari
may-different_guests-answer = Ciò che ottieni va a qualsiasi ospite del tuo bar che l'ha ordinato, gratis e come preferisci.
may-keep_items = Posso tenere in cucina ciò che ottengo, anche se un ospite l'ha ordinato?
    .also = conservare, mettere da parte, tenere, più tardi, non servire subito
may-keep_items-answer =
    { $serve_price ->
        [0] Da lì puoi servirlo più tardi.
        [one] Ma servirlo da lì più tardi costa { $serve_price } corona, fino a { $serve_items } consumazioni per volta.
       *[other] Ma servirlo da lì più tardi costa { $serve_price } corone, fino a { $serve_items } consumazioni per volta.
    }
may-serve_again = Posso servire dalla cucina più volte in un turno?
    .also = quante volte voglio, più volte, pagare due volte, più di tre
may-serve_again-answer = Finché puoi pagare: ogni volta fino a { $serve_items } cibi e bevande, a quanti ospiti vuoi.
may-move_items = Posso spostare un cibo da un ospite a un altro, o rimetterlo in cucina?
    .also = riprendere, togliere, scambiare, portare via
may-move_items-answer = Ciò che è davanti a un ospite resta lì.
may-check_in_later = Un ospite con l'ordine completo può restare per ora al bar?
    .also = aspettare, rimanere, finito, completo, rimandare
may-check_in_later-answer = Alloggia gli ospiti quando ti conviene. Ma occupano il tavolo, e chi vi siede ancora a fine partita vale { $unserved_guest_vp } punti.
may-other_colour = Un ospite può andare in una camera di un altro colore?
    .also = colore sbagliato, rosso, blu, giallo, corrispondente
may-other_colour-answer = La camera ha il colore dell'ospite. Solo gli ospiti verdi prendono qualsiasi camera.
may-leave_reward = Posso rinunciare a parti della ricompensa di un ospite, o sceglierne l'ordine?
    .also = tutto, tutta, in parte, rinunciare, obbligatorio, prima
may-leave_reward-answer = L'uno e l'altro. Prendi le parti che vuoi, nell'ordine che vuoi. I punti dell'ospite vengono comunque per primi.
may-staff_of_reward = La ricompensa di un ospite mi fa assumere personale. Vale già per questo ospite?
    .also = effetto, subito, nuovo dipendente, conta già
may-staff_of_reward-answer = Ciò che il personale porta per un ospite viene prima della ricompensa: chi assumi con quella arriva troppo tardi.
may-room_apart = Posso preparare una camera che non è adiacente a nessuna delle mie?
    .also = ovunque, vicino, lontana, adiacente, diagonale, buco, saltare
may-room_apart-answer = Ogni camera è adiacente a un'altra delle tue: sopra, sotto o accanto; gli angoli non contano. La prima è quella in basso a sinistra.
may-upstairs_first = Posso preparare una camera a un piano più alto prima che quello sotto sia completo?
    .also = ultimo piano, in cima, salire, subito in alto, pianterreno non finito
may-upstairs_first-answer = Se è adiacente a una tua camera e puoi pagarla. I piani più alti costano di più.
may-start_rooms = Prima del primo round posso preparare meno camere?
    .also = inizio, partenza, una sola, nessuna, meno
may-start_rooms-answer =
    { $start_rooms_optional ->
        [yes] Nella tua edizione decidi tu, fino a { $start_rooms }.
       *[no] Ognuno ne prepara { $start_rooms }. Chi vuole risparmiare sceglie il piano più basso, che non costa nulla.
    }
may-group_by_card = L'ultima camera di un gruppo viene occupata da una carta, non da un ospite. Ottengo il bonus?
    .also = dipendente riempie il gruppo, senza ospite, effetto, completato
may-group_by_card-answer = Un gruppo completo rende, in qualsiasi modo sia stata occupata l'ultima camera.
may-group_twice = L'Imperatore mi ha tolto una camera da un gruppo completo. Se lo completo di nuovo, dà il bonus due volte?
    .also = due volte, stesso gruppo, riempire di nuovo
may-group_twice-answer = Ogni gruppo rende una volta. E ciò che ha reso resta tuo.
may-two_staff = Posso assumere due carte personale con un solo 5?
    .also = diverse, più persone, due insieme, con un dado, due volte
may-two_staff-answer = Una sola, per quanto sia forte l'azione. La forza è quanto risparmi.
may-staff_for_nothing = Posso assumere personale senza avere corone?
    .also = senza soldi, gratis, sconto, economico
may-staff_for_nothing-answer = Se il prezzo non supera lo sconto: con tre dadi sul 5, una carta da tre corone è gratis. Lo sconto in eccesso è perso.
may-staff_at_once = Posso usare il personale con il simbolo del round nello stesso turno in cui lo assumo?
    .also = subito, immediatamente, stesso turno, nuovo dipendente
may-staff_at_once-answer = Subito, e poi di nuovo una volta in ogni round.
may-new_card = Pesco una nuova carta personale quando ne ho assunta una?
    .also = riempire la mano, sostituire, ripescare, prossima carta
may-new_card-answer = La tua mano si riduce. Solo alcuni ospiti e tessere ti fanno pescare.
may-many_krones = Posso avere più di { $krone_cap } corone?
    .also = massimo, limite, quanti soldi, accumulare, ricco, borsa piena
may-many_krones-answer = Ciò che andrebbe oltre { $krone_cap } è perso.
may-two_objectives = Posso reclamare due obiettivi in un turno?
    .also = diversi, insieme, completare, più di uno, contemporaneamente
may-two_objectives-answer = Tutti quelli che raggiungi. Ognuno una volta.
may-objective_between = Posso reclamare un obiettivo quando non è il mio turno?
    .also = turno di un altro, avversario, fuori dal mio turno
may-objective_between-answer = Solo nel tuo turno. Ciò che raggiungi grazie all'Imperatore aspetta il tuo prossimo turno, e dopo l'ultimo round è troppo tardi.
may-objective_lost = Non soddisfo più un obiettivo che ho reclamato. Ne tengo i punti?
    .also = condizione non più valida, restituire, perdere i punti, dopo
may-objective_lost-answer = Basta raggiungerlo nel momento in cui lo reclami.
may-choose_penalty = Posso scegliere quale metà della penalità dell'Imperatore subire?
    .also = quale parte, prima o seconda, scelta, scegliere
may-choose_penalty-answer =
    { $penalty_choice ->
        [yes] Se puoi pagare la prima metà per intero, scegli tu. Altrimenti tocca la seconda.
       *[no] Se puoi pagare la prima metà per intero, tocca quella. Solo altrimenti la seconda.
    }
