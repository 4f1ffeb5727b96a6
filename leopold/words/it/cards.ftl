### Che cosa fanno le carte: ricompense, poteri, punti, requisiti e penalità.
###
### `$n` è il numero dell'effetto; l'attributo `short` dice lo stesso in poche parole.

## Parti dei messaggi che seguono.

steps =
    { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
staff-cards =
    { $n ->
        [one] { $n } carta personale
       *[other] { $n } carte personale
    }
more-victory-points =
    { $n ->
        [one] { $n } punto vittoria in più
       *[other] { $n } punti vittoria in più
    }
price-told =
    { $price ->
        [free] gratis
        [less]
            { $less ->
                [one] con { $less } corona di sconto
               *[other] con { $less } corone di sconto
            }
       *[full] a prezzo pieno
    }
    .short =
        { $price ->
            [free] { " " }gratis
            [less] { " " }a −{ $less }
           *[full] { "" }
        }
floors-told =
    { $where ->
        [low] { " " }al piano { LIST($floors, type: "or") }
       *[anywhere] { "" }
    }
    .short =
        { $where ->
            [low]
                { $top ->
                    [1] { " " }al piano 1
                   *[other] { " " }ai piani 1-{ $top }
                }
           *[anywhere] { "" }
        }

rooms-to-prepare =
    { $n ->
        [one] Puoi preparare { $n } camera{ floors-told } { price-told }
       *[other] Puoi preparare fino a { $n } camere{ floors-told }, ciascuna { price-told }
    }
guest-moves-in =
    { $whose ->
        [some] Ogni volta che un ospite { LIST($colours, type: "or") } va in camera
       *[all] Ogni volta che un ospite va in camera
    }
    .short =
        { $whose ->
            [some] ospite { LIST($colours, type: "or") } in camera
           *[all] ospite in camera
        }
die-taken = Ogni volta che prendi un dado con { LIST($faces, type: "or") }
    .short = dado { LIST($faces, type: "or") }
counted = Ottieni { victory-points } per ogni
    .short = { $n } PV per
at-most =
    { $most ->
        [0] { "" }
       *[other] , al massimo { $most }
    }
other-half =
    { $half ->
        [cannot]
            ; se non puoi, perdi invece { $vp ->
                [one] { $vp } punto vittoria
               *[other] { $vp } punti vittoria
            }
        [choice]
            , oppure, a tua scelta, perdi { $vp ->
                [one] { $vp } punto vittoria
               *[other] { $vp } punti vittoria
            }
       *[none] { "" }
    }
    .short =
        { $half ->
            [cannot] , se no −{ $vp } PV
            [choice] , o −{ $vp } PV
           *[none] { "" }
        }
several-short = { LIST($parts, type: "unit") }
one-and-another-short = { $first }; { $another }

## Passi di una ricompensa o di un effetto.

step-gain = Ottieni { LIST($things) }.
step-gain_krones = Ottieni { krones }.
    .short = { krones }
step-gain_item =
    { $item ->
        [strudel] Ottieni { items-strudel }.
        [cake] Ottieni { items-cake }.
        [wine] Ottieni { items-wine }.
        [coffee] Ottieni { items-coffee }.
       *[champagne] Ottieni { items-champagne }.
    }
    .short =
        { $item ->
            [strudel] { items-strudel }
            [cake] { items-cake }
            [wine] { items-wine }
            [coffee] { items-coffee }
           *[champagne] { items-champagne }
        }
step-choose_items =
    { $n ->
        [one] Ottieni { $n } cibo o bevanda a tua scelta.
       *[other] Ottieni { $n } cibi o bevande a tua scelta.
    }
    .short =
        { $n ->
            [one] 1 cibo o bevanda
           *[other] { $n } cibi o bevande
        }
step-advance_emperor = Avanza di { steps } sul tracciato dell'Imperatore.
    .short = Imperatore +{ $n }
step-gain_vp = Ottieni { victory-points }.
    .short = { points }
step-draw_staff = Pesca { staff-cards }.
    .short =
        { $n ->
            [one] pesca { $n } carta
           *[other] pesca { $n } carte
        }
step-hire =
    { $n ->
        [one] Puoi assumere { $n } carta dalla mano { price-told }.
       *[other] Puoi assumere fino a { $n } carte dalla mano, ciascuna { price-told }.
    }
    .short = assumi { $n }{ price-told.short }
step-look_and_hire =
    { $must ->
        [yes] Guarda le prime { $n } carte personale del mazzo; devi assumerne una { price-told }, le altre vanno in fondo al mazzo.
       *[no] Guarda le prime { $n } carte personale del mazzo; puoi assumerne una { price-told }, le altre vanno in fondo al mazzo.
    }
    .short =
        { $must ->
            [yes] devi assumere 1 di { $n }{ price-told.short }
           *[no] assumi 1 delle prime { $n }{ price-told.short }
        }
step-prepare = { rooms-to-prepare }.
    .short =
        { $n ->
            [one] prepara { $n } camera{ price-told.short }{ floors-told.short }
           *[other] prepara { $n } camere{ price-told.short }{ floors-told.short }
        }
step-prepare-again-short = { $first } e ancora { $n }{ price-told.short }{ floors-told.short }
step-prepare_and_occupy =
    { $n ->
        [one] { rooms-to-prepare } e occuparla subito.
       *[other] { rooms-to-prepare }, e occuparle subito.
    }
    .short =
        { $n ->
            [one] occupa { $n } nuova camera{ price-told.short }{ floors-told.short }
           *[other] occupa { $n } nuove camere{ price-told.short }{ floors-told.short }
        }
step-occupy =
    { $n ->
        [one] Puoi occupare { $n } camera libera di qualsiasi colore{ floors-told }.
       *[other] Puoi occupare fino a { $n } camere libere di qualsiasi colore{ floors-told }.
    }
    .short =
        { $n ->
            [one] occupa { $n } camera libera{ floors-told.short }
           *[other] occupa { $n } camere libere{ floors-told.short }
        }
step-take_guest =
    { $n ->
        [one] Puoi prendere gratis { $n } ospite dalla coda.
       *[other] Puoi prendere gratis fino a { $n } ospiti dalla coda, che si riempie di nuovo dopo ognuno.
    }
    .short =
        { $n ->
            [one] { $n } ospite gratis
           *[other] { $n } ospiti gratis
        }
step-complete_order =
    { $n ->
        [one] Completa l'ordine di un ospite del tuo bar con cibi e bevande della riserva.
       *[other] Completa fino a { $n } ordini di ospiti del tuo bar con cibi e bevande della riserva.
    }
    .short =
        { $n ->
            [one] completa { $n } ordine
           *[other] completa { $n } ordini
        }
step-extra_action = Scegli uno spazio azione con almeno un dado e svolgi la sua azione; il dado resta dov'è, l'azione non si può potenziare e il personale che aspetta un dado non ha effetto.
    .short = azione di un dado, che resta
step-extra_turn = Gioca un altro turno, lasciandone il dado dov'è.
    .short = altro turno, il dado resta
step-vp_per_staff = Ottieni { victory-points } per ogni carta personale che hai assunto.
    .short = { points } per carta personale

step-spend_item =
    { $item ->
        [strudel] Spendi { items-strudel } dalla tua cucina.
        [cake] Spendi { items-cake } dalla tua cucina.
        [wine] Spendi { items-wine } dalla tua cucina.
        [coffee] Spendi { items-coffee } dalla tua cucina.
       *[champagne] Spendi { items-champagne } dalla tua cucina.
    }
    .short =
        { $item ->
            [strudel] spendi { items-strudel }
            [cake] spendi { items-cake }
            [wine] spendi { items-wine }
            [coffee] spendi { items-coffee }
           *[champagne] spendi { items-champagne }
        }
step-spend_krones = Paga { krones }.
    .short = paga { krones }
step-go_back = Arretra di { steps } sul tracciato dell'Imperatore.
    .short = Imperatore −{ $n }
step-exchange =
    { $optional ->
        [yes]
            { $n ->
                [one] Puoi scambiare { $n } cibo o bevanda della tua cucina con uno di un altro tipo.
               *[other] Puoi scambiare fino a { $n } cibi e bevande della tua cucina, ognuno con uno di un altro tipo.
            }
       *[no]
            { $n ->
                [one] Scambia { $n } cibo o bevanda della tua cucina con uno di un altro tipo.
               *[other] Scambia { $n } cibi e bevande della tua cucina, ognuno con uno di un altro tipo.
            }
    }
    .short =
        { $optional ->
            [yes]
                { $n ->
                    [one] puoi fare { $n } scambio
                   *[other] fino a { $n } scambi
                }
           *[no]
                { $n ->
                    [one] fai { $n } scambio
                   *[other] fai { $n } scambi
                }
        }
step-take_served =
    { $n ->
        [one] Puoi prendere gratis { $n } ospite dalla coda, con l'ordine già tutto servito dalla riserva.
       *[other] Puoi prendere gratis fino a { $n } ospiti dalla coda, con gli ordini già tutti serviti dalla riserva.
    }
    .short =
        { $n ->
            [one] { $n } ospite gratis, già servito
           *[other] { $n } ospiti gratis, già serviti
        }
step-vp_per_objective = Ottieni { victory-points } per ogni obiettivo che hai reclamato.
    .short = { points } per obiettivo tuo

## Che cosa aspetta una carta. `$n` è il minimo che conta; `$whose` dice se contano solo certi colori.

trigger-staff =
    { $tile ->
        [yes] Dopo che hai assunto una carta personale
       *[no] Dopo che hai assunto un'altra carta personale
    }
    .short = personale assunto
trigger-occupied =
    { $whose ->
        [some] Dopo che hai occupato una camera { LIST($colours, type: "or", form: "room") }
       *[all] Dopo che hai occupato una camera
    }
    .short =
        { $whose ->
            [some] camera { LIST($colours, type: "or", form: "room") } occupata
           *[all] camera occupata
        }
trigger-group =
    { $whose ->
        [some] Dopo che hai completato un gruppo { LIST($colours, type: "or") } di almeno { $n } camere
       *[all] Dopo che hai completato un gruppo di almeno { $n } camere
    }
    .short =
        { $whose ->
            [some] gruppo { LIST($colours, type: "or") } di { $n }+ completo
           *[all] gruppo di { $n }+ completo
        }
trigger-objective = Dopo che hai reclamato un obiettivo
    .short = obiettivo reclamato
trigger-order =
    { $whose ->
        [some] Dopo che hai alloggiato un ospite { LIST($colours, type: "or") } che ha ordinato almeno { $n } cibi e bevande
       *[all] Dopo che hai alloggiato un ospite che ha ordinato almeno { $n } cibi e bevande
    }
    .short =
        { $whose ->
            [some] ospite { LIST($colours, type: "or") }, ordine di { $n }+
           *[all] ospite con ordine di { $n }+
        }
trigger-krones =
    { $n ->
        [one] Dopo che hai ottenuto corone
       *[other] Dopo che hai ottenuto almeno { $n } corone in una volta
    }
    .short =
        { $n ->
            [one] corone ottenute
           *[other] { $n }+ corone insieme
        }
trigger-emperor =
    { $n ->
        [one] Dopo che avanzi sul tracciato dell'Imperatore
       *[other] Dopo che avanzi di almeno { $n } spazi in una volta sul tracciato dell'Imperatore
    }
    .short =
        { $n ->
            [one] passi Imperatore
           *[other] { $n }+ passi Imperatore insieme
        }
trigger-dishes = Dopo che hai ottenuto almeno { $n } cibi in una volta
    .short = { $n }+ cibi insieme
trigger-drinks = Dopo che hai ottenuto almeno { $n } bevande in una volta
    .short = { $n }+ bevande insieme

trigger-told =
    { $timing ->
        [flip] { $when }, una volta per partita:
        [round] { $when }, una volta per round:
       *[permanent] { $when }, ogni volta:
    }

## Poteri: che cosa cambia il personale permanente. `$big_order` è un numero del tabellone.

power-check_in_krones = { guest-moves-in }, ottieni { krones }.
    .short = { guest-moves-in.short }: { krones }
power-check_in_emperor = { guest-moves-in }, avanza di { steps } sul tracciato dell'Imperatore.
    .short = { guest-moves-in.short }: Imperatore +{ $n }
power-check_in_vp = { guest-moves-in }, ottieni { victory-points }.
    .short = { guest-moves-in.short }: { vp }
power-big_order_vp = Ogni volta che un ospite che ha ordinato almeno { $big_order } cibi e bevande va in camera, ottieni { more-victory-points }.
    .short = ospite con ordine di { $big_order } o più in camera: { vp }
power-room_free =
    { $whose ->
        [some] Preparare camere { LIST($colours, form: "rooms") } non ti costa nulla.
       *[all] Preparare camere non ti costa nulla.
    }
    .short =
        { $whose ->
            [some] camere { LIST($colours, form: "rooms") } gratis
           *[all] camere gratis
        }
power-die_vp = { die-taken }, ottieni { victory-points }.
    .short = { die-taken.short }: { vp }
power-die_strength = { die-taken }, la sua azione ha { $n } di forza in più.
    .short = { die-taken.short }: forza +{ $n }
power-six_free = Prendere un 6 non ti costa nulla.
    .short = il 6 è gratis
power-both_tracks = { die-taken }, ottieni corone e avanzi sul tracciato dell'Imperatore, entrambi per l'intera forza.
    .short = { die-taken.short }: corone e Imperatore per intero
power-side_prepare =
    { $n ->
        [one] { die-taken }, puoi anche preparare { $n } camera a prezzo pieno, prima o dopo la sua azione.
       *[other] { die-taken }, puoi anche preparare fino a { $n } camere a prezzo pieno, prima o dopo la sua azione.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: prepara anche { $n } camera
           *[other] { die-taken.short }: prepara anche { $n } camere
        }
power-side_hire =
    { $n ->
        [one] { die-taken }, puoi anche assumere { $n } carta dalla mano a prezzo pieno, prima o dopo la sua azione.
       *[other] { die-taken }, puoi anche assumere fino a { $n } carte dalla mano a prezzo pieno, prima o dopo la sua azione.
    }
    .short = { die-taken.short }: assumi anche { $n }
power-side_emperor = { die-taken }, puoi anche avanzare di { steps } sul tracciato dell'Imperatore, prima o dopo la sua azione.
    .short = { die-taken.short }: anche Imperatore +{ $n }
power-occupy_krones = Ogni volta che occupi una camera, in qualsiasi modo, ottieni { krones }.
    .short = camera occupata: { krones }
power-serve_free = Servire cibi e bevande dalla cucina non ti costa nulla.
    .short = servire è gratis
power-guest_free = Gli ospiti della coda non ti costano nulla.
    .short = ospiti gratis
power-waive_penalty = Puoi pagare { krones } per ignorare una penalità dell'Imperatore.
    .short = puoi ignorare una penalità per { krones }
power-immune = Le penalità dell'Imperatore non ti toccano.
    .short = niente penalità dell'Imperatore
power-emperor_reward_vp = Ogni volta che ricevi una ricompensa dell'Imperatore, ottieni { more-victory-points }.
    .short = ricompensa dell'Imperatore: +{ $n } PV

## Punti: che cosa conta il personale di fine partita.

score-occupied_colour =
    { $colour ->
        [blue] { counted } camera blu occupata{ at-most }.
        [red] { counted } camera rossa occupata{ at-most }.
       *[yellow] { counted } camera gialla occupata{ at-most }.
    }
    .short =
        { $colour ->
            [blue] { counted.short } camera blu{ at-most }
            [red] { counted.short } camera rossa{ at-most }
           *[yellow] { counted.short } camera gialla{ at-most }
        }
score-occupied = { counted } camera occupata del tuo hotel{ at-most }.
    .short = { counted.short } camera occupata{ at-most }
score-tiles = { counted } camera del tuo hotel, libera o occupata{ at-most }.
    .short = { counted.short } camera preparata{ at-most }
score-staff = { counted } carta personale che hai assunto, compresa questa{ at-most }.
    .short = { counted.short } carta personale{ at-most }
score-groups = { counted } gruppo di camere tutto occupato{ at-most }.
    .short = { counted.short } gruppo completo{ at-most }
score-objectives = { counted } obiettivo che hai reclamato{ at-most }.
    .short = { counted.short } obiettivo reclamato{ at-most }
score-emperor = { counted } spazio che hai raggiunto sul tracciato dell'Imperatore{ at-most }.
    .short = { counted.short } passo Imperatore{ at-most }
score-floors = { counted } piano tutto occupato{ at-most }.
    .short = { counted.short } piano completo{ at-most }
score-columns = { counted } colonna tutta occupata{ at-most }.
    .short = { counted.short } colonna completa{ at-most }
score-colour_sets = { counted } serie di una camera blu, una rossa e una gialla occupate{ at-most }.
    .short = { counted.short } tris di camere dei 3 colori{ at-most }

score-copy = Scegli una carta personale di fine partita assunta da un altro giocatore e contala come se fosse tua.
    .short = copia una carta finale altrui

## Requisiti: che cosa chiedono gli obiettivi.

need-krones = Avere { krones }.
    .short = { krones }
need-tiles =
    { $n ->
        [one] Avere almeno { $n } camera nel tuo hotel, libera o occupata.
       *[other] Avere almeno { $n } camere nel tuo hotel, libere o occupate.
    }
    .short =
        { $n ->
            [one] { $n } camera
           *[other] { $n } camere
        }
need-staff = Aver assunto almeno { staff-cards }.
    .short = { staff-cards }
need-emperor = Essere ad almeno { $n } passi sul tracciato dell'Imperatore.
    .short = Imperatore, { $n } passi
need-floors =
    { $n ->
        [one] Avere almeno { $n } piano tutto occupato.
       *[other] Avere almeno { $n } piani tutti occupati.
    }
    .short =
        { $n ->
            [one] { $n } piano completo
           *[other] { $n } piani completi
        }
need-columns =
    { $n ->
        [one] Avere almeno { $n } colonna tutta occupata.
       *[other] Avere almeno { $n } colonne tutte occupate.
    }
    .short =
        { $n ->
            [one] { $n } colonna completa
           *[other] { $n } colonne complete
        }
need-groups =
    { $n ->
        [one] Avere almeno { $n } gruppo di camere tutto occupato.
       *[other] Avere almeno { $n } gruppi di camere tutti occupati.
    }
    .short =
        { $n ->
            [one] { $n } gruppo completo
           *[other] { $n } gruppi completi
        }
need-whole_colours =
    { $n ->
        [one] Avere occupate tutte le camere di un colore.
       *[other] Avere occupate tutte le camere di { $n } colori.
    }
    .short =
        { $n ->
            [one] tutto un colore
           *[other] { $n } colori interi
        }
need-kitchen = Avere in cucina almeno { $n } di ogni cibo e bevanda.
    .short = { $n } di tutto in cucina
need-top_floor =
    { $n ->
        [one] Avere almeno { $n } camera occupata all'ultimo piano.
       *[other] Avere almeno { $n } camere occupate all'ultimo piano.
    }
    .short = { $n } all'ultimo piano
need-orders =
    { $n ->
        [one] Aver alloggiato { $n } ospite che ha ordinato almeno { $items } cibi e bevande.
       *[other] Aver alloggiato { $n } ospiti che hanno ordinato almeno { $items } cibi e bevande.
    }
    .short =
        { $n ->
            [one] { $n } ospite, ordine di { $items }+
           *[other] { $n } ospiti, ordini di { $items }+
        }

need-colours = Avere camere occupate: almeno { LIST($rooms) }.
    .short = { LIST($rooms) } occupate

## Penalità dell'Imperatore. `$half` dice che ne è dell'altra metà: colpisce chi non può subire la prima ("cannot"), si
## sceglie ("choice"), oppure non c'è.

penalty-lose_krones = Perdi { krones }{ other-half }.
    .short = perdi { krones }{ other-half.short }
penalty-return_kitchen = Rendi tutti i cibi e le bevande della tua cucina{ other-half }.
    .short = svuota la cucina{ other-half.short }
penalty-return_kitchen_and_cafe = Rendi tutti i cibi e le bevande della tua cucina e dei tuoi ospiti{ other-half }.
    .short = svuota cucina e tavoli del bar{ other-half.short }
penalty-return_staff =
    { $n ->
        [one] Metti { $n } carta della tua mano in fondo al mazzo{ other-half }.
       *[other] Metti { $n } carte della tua mano in fondo al mazzo{ other-half }.
    }
    .short =
        { $n ->
            [one] rendi { $n } carta di mano{ other-half.short }
           *[other] rendi { $n } carte di mano{ other-half.short }
        }
penalty-remove_vacant =
    { $n ->
        [one] Rimuovi { $n } camera libera dal piano più alto che ne ha{ other-half }.
       *[other] Rimuovi { $n } camere libere, ognuna dal piano più alto che ne ha{ other-half }.
    }
    .short =
        { $n ->
            [one] rimuovi { $n } camera libera{ other-half.short }
           *[other] rimuovi { $n } camere libere{ other-half.short }
        }
penalty-remove_occupied =
    { $n ->
        [1] Rimuovi una camera occupata dal piano più alto che ne ha{ other-half }.
        [2] Rimuovi una camera occupata dal piano più alto che ne ha, poi un'altra dal primo piano più in basso che ne ha, se c'è{ other-half }.
       *[other] Rimuovi { $n } camere occupate, la prima dal piano più alto che ne ha, ogni altra dal primo piano più in basso che ne ha, finché ce n'è{ other-half }.
    }
    .short =
        { $n ->
            [one] rimuovi { $n } camera occupata{ other-half.short }
           *[other] rimuovi { $n } camere occupate{ other-half.short }
        }
penalty-remove_occupied_column =
    { $n ->
        [1] Rimuovi una camera occupata dal piano più alto che ne ha{ other-half }.
        [2] Rimuovi una camera occupata dal piano più alto che ne ha, poi un'altra più in basso nella stessa colonna, se c'è{ other-half }.
       *[other] Rimuovi { $n } camere occupate, la prima dal piano più alto che ne ha, ogni altra più in basso della precedente nella stessa colonna, finché ce n'è{ other-half }.
    }
    .short = rimuovi { $n } occupate in colonna{ other-half.short }
penalty-lose_vp = Perdi { victory-points }{ other-half }.
    .short = perdi { vp }{ other-half.short }
penalty-lose_vp_per_staff = Perdi { victory-points } per ogni carta personale che hai assunto{ other-half }.
    .short = perdi { vp } per carta personale{ other-half.short }
penalty-dismiss_end_staff =
    { $n ->
        [one] Licenzia { $n } carta di fine partita che hai assunto{ other-half }.
       *[other] Licenzia { $n } carte di fine partita che hai assunto{ other-half }.
    }
    .short =
        { $n ->
            [one] licenzia { $n } carta finale{ other-half.short }
           *[other] licenzia { $n } carte finali{ other-half.short }
        }

penalty-lose_krones_and_item = Perdi { krones } e rendi 1 cibo o bevanda della tua cucina{ other-half }.
    .short = perdi { krones } e 1 cibo o bevanda{ other-half.short }
penalty-lose_krones_and_kitchen = Perdi tutte le tue corone e rendi tutto ciò che hai in cucina{ other-half }.
    .short = perdi tutte le corone, svuota la cucina{ other-half.short }

## Una carta personale in poche parole, con il suo momento.

staff-once-short = subito: { $does }
staff-round-short =
    { $when ->
        [none] ogni round: { $does }
       *[other] ogni round, { $when }: { $does }
    }
staff-permanent-short = { $does }

staff-end-short = fine: { $does }
staff-flip-short = una volta, { $when }: { $does }

## Carte istruzione dell'automa.

instruction-guest =
    { $level ->
        [medium] Ai livelli medio e difficile, { automaton-name } prende { guest-to-take }.
        [hard] Al livello difficile, { automaton-name } prende { guest-to-take }.
       *[easy] { automaton-name } prende { guest-to-take }.
    }
instruction-guest-also =
    { $level ->
        [medium] Ai livelli medio e difficile, prende anche { guest-to-take }.
        [hard] Al livello difficile, prende anche { guest-to-take }.
       *[easy] Prende anche { guest-to-take }.
    }
instruction-guest-none = { automaton-name } non prende ospiti.
instruction-die-faces =
    { $n ->
        [one] Prende un dado con { LIST($faces, type: "or") }.
       *[other] Prende un dado con { LIST($faces, type: "or") }, dallo spazio che ha più dadi.
    }
instruction-die-any = Prende un dado dallo spazio con più dadi.
instruction-die-coloured = Prende il dado colorato della celebrità migliore o, se non ce n'è, un dado dallo spazio con più dadi.
instruction-extra =
    { $level ->
        [medium] Ai livelli medio e difficile, { $does }.
        [hard] Al livello difficile, { $does }.
       *[easy] { $does }.
    }
extra-emperor =
    { $level ->
        [easy] Avanza di { steps } sul tracciato dell'Imperatore
       *[other] avanza di { steps } sul tracciato dell'Imperatore
    }
extra-objective =
    { $letter ->
        [any]
            { $level ->
                [easy] Si avvicina di una tappa all'obiettivo su cui è più indietro
               *[other] si avvicina di una tappa all'obiettivo su cui è più indietro
            }
       *[other]
            { $level ->
                [easy] Si avvicina di una tappa all'obiettivo { $letter }
               *[other] si avvicina di una tappa all'obiettivo { $letter }
            }
    }
extra-staff =
    { $level ->
        [easy] Scopre { staff-cards } del suo mazzo privato
       *[other] scopre { staff-cards } del suo mazzo privato
    }
extra-dancer =
    { $level ->
        [easy] Nelle partite con i balli, manda un ballerino { ball-told }
       *[other] nelle partite con i balli, manda un ballerino { ball-told }
    }
instruction-hand =
    { $hand ->
        [left] A parità prende il primo da destra.
       *[right] A parità prende il primo da sinistra.
    }

ball-told =
    { $ball ->
        [after_next] al ballo dopo il prossimo
       *[next] al prossimo ballo
    }
guest-to-take =
    { $colour ->
        [blue] l'ospite blu { worth-most }
        [red] l'ospite rosso { worth-most }
        [yellow] l'ospite giallo { worth-most }
        [green] l'ospite verde { worth-most }
       *[any] l'ospite di qualsiasi colore { worth-most }
    }
worth-most =
    { $ball ->
        [none] che vale più punti vittoria
       *[other] che vale più punti vittoria; nelle partite con i balli, questo ospite va { ball-told } e non in camera
    }

## Carte intere.

card-title-staff = Personale { $number }: { $name }
card-title-guest = Ospite { $number }: { $name }
card-title-objective =
    { $name ->
        [none] Obiettivo { $number }
       *[other] Obiettivo { $number }: { $name }
    }
card-title-instruction = Istruzione { $number }
card-title-tile = Tessera Imperatore { $tile }
card-title-hotel =
    { $side ->
        [night] Hotel, lato notte
       *[day] Hotel { $letter }, lato giorno
    }

card-number = N. { $number }
card-guest-house =
    { $colour ->
        [blue] Va in una camera blu.
        [red] Va in una camera rossa.
        [yellow] Va in una camera gialla.
       *[other] Va in una camera di qualsiasi colore.
    }

card-orders = Ordina { LIST($items) }.
card-worth = Vale { victory-points }.
card-reward = Ricompensa
card-no-reward = Oltre ai punti vittoria non c'è ricompensa.
card-cost = Costa { krones }.
card-objective = Obiettivo { $letter }
card-objective-pays = Chi lo reclama per { LIST($ranks) } ottiene { LIST($points) } punti vittoria.
rank-1 = primo
rank-2 = secondo
rank-3 = terzo
rank-4 = quarto
card-tile = Tessera Imperatore { $letter }
card-tile-when = L'Imperatore viene dopo il round { $round }: ognuno conta lo spazio raggiunto e arretra di { $back }.
card-tile-reward = Dallo spazio { $space } in poi: ricompensa
card-tile-penalty = Spazio 0: penalità
card-tile-rewards = Ricompensa: { $does }
card-tile-punishes = Penalità: { $does }
card-hotel-groups =
    { $n ->
        [one] Le sue { $rooms } camere formano { $n } gruppo: { LIST($sizes) }.
       *[other] Le sue { $rooms } camere formano { $n } gruppi: { LIST($sizes) }.
    }
card-hotel-size =
    { $size ->
        [one] { $n } da { $size } camera
       *[other] { $n } da { $size } camere
    }
card-hotel-signs = Le camere di un gruppo hanno la stessa lettera; un numero con il più dice quanto vale piazzarvi una tessera.
card-hotel-room =
    { $colour ->
        [blue] blu { $group }{ card-hotel-badge }
        [red] rossa { $group }{ card-hotel-badge }
       *[yellow] gialla { $group }{ card-hotel-badge }
    }
card-hotel-badge =
    { $badge ->
        [0] { "" }
       *[other] { " " }+{ $badge }
    }

card-marked = Non tutti i valori di questa carta sono confermati.
card-ours = Stampato sulla carta, che non abbiamo, quindi scelto dalla casa: { LIST($fields) }. Un tuo pacchetto può dire che cosa c'è stampato.
card-ruling = Chiarimento { $number }: { $text }

## Che cosa è stampato su una carta, come elenco di dati.

fact-cost = costo
    .value = { krones }
fact-works = effetto
    .value =
        { $timing ->
            [once] una volta, all'assunzione
            [round] una volta per round, nel tuo turno
            [permanent] d'ora in poi
            [flip] una volta per partita, al suo momento
           *[end] alla fine della partita
        }
fact-introductory = set introduttivo
    .value = { $letter }
fact-colour = colore
    .value =
        { $colour ->
            [blue] { colour-blue }
            [red] { colour-red }
            [yellow] { colour-yellow }
           *[green] { colour-green }
        }
fact-order = ordine
    .value = { LIST($items) }
fact-vp = punti vittoria
    .value = { $n }
fact-module = modulo
    .value = { $module }
fact-letter = lettera
    .value = { $letter }
fact-comes = arriva
    .value = dopo il round { $round }
fact-automaton = automa
    .value = { automaton-name }
fact-hand = mano
    .value =
        { $hand ->
            [left] indica sinistra
           *[right] indica destra
        }
fact-floor = piano { $floor }
    .value = { LIST($rooms, type: "unit") }

## Da dove vengono i valori.

field-number = numero
field-id = sigla
field-name =
    { $language ->
        [en] nome inglese
        [de] nome tedesco
        [uk] nome ucraino
        [ru] nome russo
        [it] nome italiano
        [zh] nome cinese
       *[other] nome ({ $language })
    }
field-also = secondo nome
field-cost = costo
field-timing = momento
field-when = innesco
field-effect = effetto
field-powers = poteri
field-score = punti
field-colour = colore
field-order = ordine
field-vp = punti vittoria
field-reward = ricompensa
field-module = modulo
field-letter = lettera
field-needs = requisito
field-automaton = automa
field-guests = ospiti
field-dice = dadi
field-extras = extra
field-hand = mano
field-penalty = penalità
field-side = lato
field-colours = colori
field-groups = gruppi
field-badges = targhette

source-of-values =
    { $source ->
        [rulebook] { LIST($fields, type: "unit") }: da un regolamento
        [public] { LIST($fields, type: "unit") }: da trascrizioni pubbliche
        [picture] { LIST($fields, type: "unit") }: da una foto del tabellone
        [unconfirmed] { LIST($fields, type: "unit") }: da confermare
        [translated] { LIST($fields, type: "unit") }: tradotto da noi
       *[house] { LIST($fields, type: "unit") }: valore della casa
    }
values-marked =
    { $source ->
        [unconfirmed]
            { $n ->
                [one] Non confermato: { LIST($fields) }.
               *[other] Non confermati: { LIST($fields) }.
            }
       *[house]
            { $n ->
                [one] Valore della casa: { LIST($fields) }.
               *[other] Valori della casa: { LIST($fields) }.
            }
    }

card-unknown = Nel pacchetto non c'è { $card }; chiedi un numero come 75, una tessera come B2, «night» o «day A».
card-unknown-number = Non c'è una carta { $number }; i numeri vanno da { $low } a { $high }.
card-several = { $card } è il nome delle carte { LIST($numbers) }; indica il numero.

explain-room = Camera { $room }
