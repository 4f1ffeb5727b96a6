### Perché adesso una cosa non si può fare.

why-pass-too_late = Puoi passare solo prima di fare qualsiasi altra cosa nel tuo turno.
why-end-no_die = Prendi un dado prima di concludere il turno.
why-end-no_die_or_pass = Prendi un dado prima di concludere il turno, oppure passa.
why-guest-taken_already = In questo turno hai già preso un ospite.
why-guest-after_die = L'ospite si prende prima del dado.
why-guest-cafe_full = Il bar è pieno.
why-guest-none = Nello spazio { $space } della coda non c'è nessun ospite.
why-price-guest =
    { $guest } costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-price-boost =
    Potenziare costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-price-six =
    Un 6 costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-price-six_boost =
    Un 6 potenziato costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-price-serve =
    Servire costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-price-room =
    La camera { $room } costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-price-staff =
    { $staff } costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-price-spend =
    Questo costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-spend-item =
    { $item ->
        [strudel] Strudel della tua cucina richiesti: { $need }; ne hai { $have }.
        [cake] Torte della tua cucina richieste: { $need }; ne hai { $have }.
        [wine] Vini della tua cucina richiesti: { $need }; ne hai { $have }.
        [coffee] Caffè della tua cucina richiesti: { $need }; ne hai { $have }.
       *[other] Champagne della tua cucina richiesti: { $need }; ne hai { $have }.
    }
why-spend-steps =
    { $need ->
        [one] Per questo arretri di { $need } spazio sul tracciato dell'Imperatore, e sei sul passo { $have }.
       *[other] Per questo arretri di { $need } spazi sul tracciato dell'Imperatore, e sei sul passo { $have }.
    }
why-spend-exchange = Qui si scambiano { $need } cibi e bevande della tua cucina, e ne hai { $have }.

why-swap-same =
    { $item ->
        [strudel] Lo strudel si scambia con qualcos'altro.
        [cake] La torta si scambia con qualcos'altro.
        [wine] Il vino si scambia con qualcos'altro.
       *[other] Il caffè si scambia con qualcos'altro.
    }
why-swap-due =
    { $items ->
        [one] C'è ancora { $items } consumazione da scambiare.
       *[other] Ci sono ancora { $items } consumazioni da scambiare.
    }
why-item-not_kept =
    { $item ->
        [strudel] Nella tua cucina non ci sono strudel.
        [cake] Nella tua cucina non ci sono torte.
        [wine] Nella tua cucina non c'è vino.
        [coffee] Nella tua cucina non c'è caffè.
       *[other] Nella tua cucina non c'è champagne.
    }

why-die-taken_already = In questo turno hai già preso un dado.
why-elsewhere-hand = Il personale si assume con un dado da 5 o da 6, o quando lo dice una ricompensa o un'altra carta.
why-elsewhere-room = Le camere si preparano con un dado da 3 o da 6, o quando lo dice una ricompensa o una carta.
why-elsewhere-vacant = Questa camera aspetta un ospite con l'ordine completo. Scegli l'ospite al bar.
why-elsewhere-occupied = Qui alloggia già qualcuno; con questa camera non si può fare altro.
why-not-now = Non adesso. { $question }
why-not-yours = Tocca a { $name }.
why-looking-on = Stai solo guardando.
why-die-none = Sullo spazio { $face } non ci sono dadi.
why-serve-no_item =
    { $item ->
        [strudel] Nella tua cucina non ci sono strudel.
        [cake] Nella tua cucina non ci sono torte.
        [wine] Nella tua cucina non c'è vino.
        [coffee] Nella tua cucina non c'è caffè.
       *[other] Nella tua cucina non c'è champagne.
    }
why-serve-not_ordered =
    { $item ->
        [strudel] { $guest } non ha ordinato strudel.
        [cake] { $guest } non ha ordinato torte.
        [wine] { $guest } non ha ordinato vino.
        [coffee] { $guest } non ha ordinato caffè.
       *[other] { $guest } non ha ordinato champagne.
    }
why-serve-enough =
    { $item ->
        [strudel] { $guest } non vuole altri strudel.
        [cake] { $guest } non vuole altre torte.
        [wine] { $guest } non vuole altro vino.
        [coffee] { $guest } non vuole altro caffè.
       *[other] { $guest } non vuole altro champagne.
    }

why-check_in-missing = { $guest } aspetta ancora { LIST($items) }.
why-check_in-no_room =
    { $colour ->
        [blue] Non c'è una camera blu libera per { $guest }.
        [red] Non c'è una camera rossa libera per { $guest }.
        [yellow] Non c'è una camera gialla libera per { $guest }.
       *[other] Non c'è una camera libera per { $guest }.
    }
why-check_in-colour =
    { $wanted ->
        [blue] { $guest } vuole una camera blu, e { $room } non lo è.
        [red] { $guest } vuole una camera rossa, e { $room } non lo è.
       *[other] { $guest } vuole una camera gialla, e { $room } non lo è.
    }

why-room-not_prepared = La camera { $room } non è preparata.
why-room-occupied = La camera { $room } è già occupata.
why-room-prepared = La camera { $room } è già preparata.
why-room-too_high =
    { $floors ->
        [1] Si può arrivare solo al piano 1.
        [2] Si può arrivare solo ai piani 1 e 2.
       *[other] Si può arrivare solo ai piani da 1 a 3.
    }

why-room-begin = Un hotel comincia in basso a sinistra, con la camera { $room }.
why-room-apart = La camera { $room } non è adiacente a nessuna delle tue.
why-claim-done = Hai già reclamato l'obiettivo { $letter }.
why-claim-full = Tutti i posti dell'obiettivo { $letter } sono presi.
why-claim-short-colours = Obiettivo { $letter }: da occupare ancora { LIST($rooms) }.
why-claim-short-krones = Obiettivo { $letter }: hai { $have } corone su { $need }.
why-claim-short-tiles = Obiettivo { $letter }: hai preparato { $have } camere su { $need }.
why-claim-short-staff = Obiettivo { $letter }: hai { $have } carte personale in gioco su { $need }.
why-claim-short-emperor =
    { $more ->
        [one] Obiettivo { $letter }: sei su un { $printed } del tracciato dell'Imperatore e ti manca { $more } passo su { $need }.
       *[other] Obiettivo { $letter }: sei su un { $printed } del tracciato dell'Imperatore e ti mancano { $more } passi su { $need }.
    }
why-claim-short-floors = Obiettivo { $letter }: hai { $have } piani tutti occupati su { $need }.
why-claim-short-columns = Obiettivo { $letter }: hai { $have } colonne tutte occupate su { $need }.
why-claim-short-groups = Obiettivo { $letter }: hai { $have } gruppi tutti occupati su { $need }.
why-claim-short-kitchen = Obiettivo { $letter }: di ogni cibo e bevanda hai { $have } su { $need }.
why-claim-short-top_floor = Obiettivo { $letter }: hai { $have } camere occupate all'ultimo piano su { $need }.
why-claim-short-orders = Obiettivo { $letter }: hai alloggiato { $have } ospiti così su { $need }.

why-claim-short-whole_colours = Obiettivo { $letter }: hai { $have } colori tutti occupati su { $need }.
why-use-used = In questo round hai già usato { $staff }.
why-use-waits = { $staff } aspetta il suo momento: quando arriva, te lo si chiede.
why-use-face_down = { $staff } ha già avuto il suo momento e resta a faccia in giù fino alla fine della partita.
why-use-not_set_off = { $staff } non aspettava ciò che è appena successo.
why-complete-nothing_missing = { $guest } ha già tutto.
why-reward-taken = La parte { $part } della ricompensa di { $guest } è già stata presa.
why-reward-last = Questa parte della ricompensa viene dopo tutte le altre.
why-remove-vacant = La camera { $room } non è una camera libera.
why-remove-occupied = La camera { $room } non è una camera occupata.
why-remove-column = Le due camere devono venire dalla stessa colonna, che è la { $column }.
why-remove-floor_vacant = Deve essere una camera libera del piano { $floor }.
why-remove-floor_occupied = Deve essere una camera occupata del piano { $floor }.

# Quando qualcuno scrive ciò che non ha senso, o ciò che non si chiede.

why-not-at-all = Adesso è possibile.
why-over = La partita è finita.
why-no-action = Quel numero non indica nessuna azione.
why-unasked =
    { $kind ->
        [done] Adesso non c'è nulla da concludere.
        [main] Adesso non c'è da scegliere che cosa viene prima.
        [bonus] Adesso non c'è un bonus di occupazione in attesa.
        [keep] Adesso non hai nulla da mettere in cucina.
        [ignore] Adesso non c'è una penalità da ignorare.
        [accept] Adesso non c'è una penalità da subire.
        [left] Adesso non c'è una penalità di cui scegliere la metà.
        [right] Adesso non c'è una penalità di cui scegliere la metà.
        [act] Adesso nulla ti permette di agire senza dado.
        [take] Adesso non c'è nulla da dividere.
        [reward] Adesso non c'è una ricompensa in attesa.
        [also] Adesso non c'è nulla oltre al dado.
        [place] Adesso non hai nulla da piazzare.
        [item] Adesso non hai nulla da scegliere.
        [swap] Adesso nulla ti permette di fare scambi.
        [complete] Adesso nulla ti permette di completare un ordine con la riserva.
        [room] Adesso nulla ti permette di preparare una camera.
        [occupy] Adesso nulla ti permette di occupare una camera.
        [remove] Adesso non c'è una camera da rendere.
        [hire] Adesso nulla ti permette di assumere personale.
        [draft] Adesso non ci sono carte tra cui scegliere.
        [return] Adesso non c'è una carta da rendere.
        [dismiss] Adesso non c'è nessuno da licenziare.
        [row] Adesso non c'è un bonus di fila in attesa.
        [emptied] Adesso non c'è un bonus di zona in attesa.
        [dance] Adesso nessun ospite può andare a un ballo.
        [send] Adesso nulla ti permette di mandare un ballerino.
        [area] Adesso nessun ballerino lascia la tua sala prove.
        [rehearse] Adesso non c'è una sala prove da scegliere.
        [recall] Adesso nessuno dei tuoi ballerini deve andarsene.
        [pour] Adesso non c'è nulla da dividere.
        [key] Adesso non c'è un passe-partout da prendere.
        [colour] Adesso non c'è un dado da scegliere per colore.
        [call] Adesso non c'è una celebrità da chiamare.
        [bid] Adesso non c'è nulla all'asta.
        [entrance] Adesso non c'è un ingresso da scegliere.
        [shift] Adesso nulla ti permette di spostare un dado.
        [token] Adesso non c'è un gettone bonus da prendere.
        [favour] Adesso non hai una tessera Imperatore tua da usare.
        [give] Adesso non c'è nulla da dare.
       *[other] Adesso questo non si chiede.
    } { $question } Puoi dire { LIST($forms, type: "or") }.
why-die-copies = Solo un 6 copia un'altra azione.
why-die-lost-boost = Un'azione a cui si rinuncia non si può potenziare.
why-act-copies = Un 6 copia una delle azioni da 1 a 5.
why-die-not_lost = All'azione di un 6 si rinuncia solo quando non puoi prendere altri dadi e non puoi pagare il 6.
why-die-not_lost_pass = In questo turno non hai ancora fatto nulla: passa, invece di rinunciare all'azione di un 6.
why-use-not_per_round = { $staff } non è una carta da usare una volta per round.
why-staff-not_in_play = { $staff } non è in gioco davanti a te.
why-room-due =
    { $rooms ->
        [one] Prima che la partita cominci ognuno prepara { $rooms } camera.
       *[other] Prima che la partita cominci ognuno prepara { $rooms } camere.
    }
why-serve-no_guest = Al tavolo { $table } non c'è nessun ospite.
why-serve-neither =
    { $item ->
        [strudel] Nella tua cucina non ci sono strudel, e { $guest } non ne vuole.
        [cake] Nella tua cucina non ci sono torte, e { $guest } non ne vuole.
        [wine] Nella tua cucina non c'è vino, e { $guest } non ne vuole.
        [coffee] Nella tua cucina non c'è caffè, e { $guest } non ne vuole.
       *[other] Nella tua cucina non c'è champagne, e { $guest } non ne vuole.
    }
why-place-not_gained =
    { $item ->
        [strudel] Non hai strudel da piazzare
        [cake] Non hai torte da piazzare
        [wine] Non hai vino da piazzare
        [coffee] Non hai caffè da piazzare
       *[other] Non hai champagne da piazzare
    }: { $placing ->
        [strudel] stai piazzando strudel.
        [cake] stai piazzando torte.
        [wine] stai piazzando vino.
        [coffee] stai piazzando caffè.
       *[other] stai piazzando champagne.
    }
why-place-first =
    { $placing ->
        [strudel] Prima piazza o metti in cucina gli strudel.
        [cake] Prima piazza o metti in cucina le torte.
        [wine] Prima piazza o metti in cucina il vino.
        [coffee] Prima piazza o metti in cucina il caffè.
       *[other] Prima piazza o metti in cucina lo champagne.
    }
why-take-too_many = Da dividere ce ne sono solo { $strength }.
why-take-uneven =
    { $action ->
        [1] Non puoi prendere più torte che strudel.
       *[other] Non puoi prendere più caffè che vino.
    }

why-draft-not_among = { $staff } non è tra le carte tra cui scegli.
why-staff-not_in_hand = { $staff } non è nella tua mano.
why-staff-not_looked_at = { $staff } non è tra le carte che guardi.
why-hire-must = Una delle carte che guardi va assunta.
why-bonus-none = Adesso non c'è un bonus di occupazione in attesa.
why-bonus-late = Il bonus viene prima della prima parte della ricompensa o dopo l'ultima.
why-reward-parts =
    { $parts ->
        [one] La ricompensa di { $guest } ha { $parts } parte.
       *[other] La ricompensa di { $guest } ha { $parts } parti.
    }
why-main-done = L'azione principale del dado è già stata svolta.
why-main-to_do = L'azione principale del dado è ancora da svolgere.
why-also-had =
    { $side ->
        [room] Oltre a questo dado hai già avuto modo di preparare una camera.
        [hire] Oltre a questo dado hai già avuto modo di assumere una carta personale.
        [dancer] Oltre a questo dado hai già avuto modo di mandare un ballerino.
       *[other] Oltre a questo dado hai già avuto modo di avanzare sul tracciato dell'Imperatore.
    }
why-also-none =
    { $side ->
        [room] Nessuno del tuo personale ti fa preparare una camera oltre a questo dado.
        [hire] Nessuno del tuo personale ti fa assumere una carta oltre a questo dado.
        [dancer] Nessuno del tuo personale ti fa mandare un ballerino oltre a questo dado.
       *[other] Nessuno del tuo personale ti fa avanzare sul tracciato dell'Imperatore oltre a questo dado.
    }
why-dismiss-not_end = { $staff } non è una carta di fine partita.
