### Che cosa consiglia un bot, e perché.

hint-title = Il consiglio del bot ({ $level })
hint-asking = Il bot ({ $level }) sta pensando …
hint-do =
    { $begun ->
        [no] Comincia: { $action }
       *[yes] Poi: { $action }
    }
hint-rest = Fai tutto il resto
hint-step = Mossa { $at } di { $length }
hint-other =
    { $action }: { $n ->
        [one] { points } previsto
       *[other] { points } previsti
    }{ $less ->
        [0] { "" }
       *[other] , { $less } in meno
    }
hint-none = Adesso non c'è nulla da consigliare.
hint-expected =
    { $n ->
        [one] { points } previsto alla fine
       *[other] { points } previsti alla fine
    }
hint-plan = Il piano
hint-deed-passed = Passa, e aspetta che i dadi vengano rilanciati
hint-deed-guest_taken =
    Invita { $guest } { $price ->
        [0] gratis
        [one] per { $price } corona
       *[other] per { $price } corone
    }
hint-deed-die_taken =
    { $action ->
        [0] Prendi un { $face } senza la sua azione
        [1] Prendi un { $face } per strudel e torte, forza { $strength }
        [2] Prendi un { $face } per vino e caffè, forza { $strength }
        [3] Prendi un { $face } per preparare camere, forza { $strength }
        [4] Prendi un { $face } per passi Imperatore e corone, forza { $strength }
        [5] Prendi un { $face } per assumere personale, forza { $strength }
       *[other] Prendi un { $face }, forza { $strength }
    }{ $price ->
        [0] { "" }
        [one] , per { $price } corona
       *[other] , per { $price } corone
    }
hint-deed-action_done =
    { $action ->
        [1] Prendi strudel e torte senza dado, forza { $strength }
        [2] Prendi vino e caffè senza dado, forza { $strength }
        [3] Prepara camere senza dado, forza { $strength }
        [4] Prendi passi Imperatore e corone senza dado, forza { $strength }
       *[other] Assumi personale senza dado, forza { $strength }
    }
hint-deed-items_gained = Ottieni { LIST($items) }
hint-deed-items_spent = Cedi { LIST($items) } dalla cucina
hint-deed-items_swapped = Scambia { LIST($items) } con { LIST($others) }
hint-deed-items_served =
    { $complete ->
        [yes] Servi { $guest }: { LIST($items) }, ordine completo
       *[other] Servi { $guest }: { LIST($items) }
    }
hint-deed-order_completed = Completa un ordine con la riserva: { $guest }
hint-deed-checked_in = Alloggia { $guest } nella camera { $room }

hint-deed-rooms_prepared =
    { $count ->
        [one] Prepara la camera { LIST($rooms) }
       *[other] Prepara le camere { LIST($rooms) }
    } { $price ->
        [0] gratis
        [one] per { $price } corona
       *[other] per { $price } corone
    }
hint-deed-rooms_occupied =
    { $count ->
        [one] Occupa la camera { LIST($rooms) }
       *[other] Occupa le camere { LIST($rooms) }
    }
hint-deed-rooms_removed =
    { $count ->
        [one] Rendi la camera { LIST($rooms) }
       *[other] Rendi le camere { LIST($rooms) }
    }
hint-deed-group_completed =
    { $colour ->
        [blue]
            { $size ->
                [one] La camera blu singola è occupata
               *[other] Il gruppo blu di { $size } è completo
            }: { $bonus ->
                [one] { $bonus } punto
               *[other] { $bonus } punti
            }
        [red]
            { $size ->
                [one] La camera rossa singola è occupata
               *[other] Il gruppo rosso di { $size } è completo
            }: { $bonus ->
                [one] { $bonus } corona
               *[other] { $bonus } corone
            }
       *[other]
            { $size ->
                [one] La camera gialla singola è occupata
               *[other] Il gruppo giallo di { $size } è completo
            }: { $bonus ->
                [one] { $bonus } passo Imperatore
               *[other] { $bonus } passi Imperatore
            }
    }
hint-deed-staff_drawn =
    Pesca { $cards ->
        [one] una carta personale
       *[other] { $cards } carte personale
    }
hint-deed-staff_looked_at =
    Guarda { $cards ->
        [one] una carta personale
       *[other] { $cards } carte personale
    }
hint-deed-staff_hired =
    Assumi { $staff } { $price ->
        [0] gratis
        [one] per { $price } corona
       *[other] per { $price } corone
    }
hint-deed-staff_used = Usa { $staff }
hint-deed-staff_returned = Metti { $staff } in fondo al mazzo
hint-deed-staff_dismissed = Licenzia { $staff }
hint-deed-staff_drafted = Tieni { $staff }
hint-deed-objective_claimed =
    { $place ->
        [1] Reclama l'obiettivo { $letter } al primo posto
        [2] Reclama l'obiettivo { $letter } al secondo posto
       *[other] Reclama l'obiettivo { $letter } al terzo posto
    }: { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }
hint-deed-emperor_punished = Subisci la penalità dell'Imperatore
hint-deed-penalty_ignored =
    Paga { $krones ->
        [one] { $krones } corona
       *[other] { $krones } corone
    } per ignorare la penalità dell'Imperatore
hint-deed-kitchen_returned =
    { $items ->
        [0] La cucina è comunque vuota
        [one] Rendi { $items } consumazione dalla cucina
       *[other] Rendi { $items } consumazioni dalla cucina
    }
hint-deed-cafe_returned =
    { $items ->
        [0] Comunque non è servito nulla
        [one] Rendi { $items } consumazione dal bar
       *[other] Rendi { $items } consumazioni dal bar
    }
hint-left-missing = { $guest } aspetta ancora { LIST($items) }.
hint-left-ready = { $guest } ha tutto, e una camera è pronta: poi viene il check-in.
hint-left-no_room = { $guest } ha tutto, e manca solo una camera.
hint-left-emperor =
    { $outcome ->
        [reward]
            Il tracciato dell'Imperatore: dopo il round { $round } vale { $vp ->
                [one] { $vp } punto
               *[other] { $vp } punti
            } e la ricompensa.
        [penalty]
            Il tracciato dell'Imperatore: dopo il round { $round } vale { $vp ->
                [one] { $vp } punto
               *[other] { $vp } punti
            } e la penalità, se non si avanza ancora.
       *[other]
            Il tracciato dell'Imperatore: dopo il round { $round } vale { $vp ->
                [one] { $vp } punto
               *[other] { $vp } punti
            }, senza ricompensa né penalità.
    }
hint-left-open = Il seguito dipende da carte che non hai ancora visto.
hint-lead = Questo bot ({ $level }) non bada solo ai propri punti, ma anche a quanti ne avrebbero gli altri.
hint-only = Non c'è altro da fare.
hint-gain-vp =
    +{ $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
hint-gain-emperor =
    +{ $amount ->
        [one] { $amount } passo Imperatore
       *[other] { $amount } passi Imperatore
    }
hint-gain-krones =
    +{ $amount ->
        [one] { $amount } corona
       *[other] { $amount } corone
    }
hint-loss-vp =
    −{ $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
hint-loss-emperor =
    −{ $amount ->
        [one] { $amount } passo Imperatore
       *[other] { $amount } passi Imperatore
    }
hint-loss-krones =
    −{ $amount ->
        [one] { $amount } corona
       *[other] { $amount } corone
    }

advice-die =
    { $how ->
        [boost] Prendi un { $face }, con 1 di forza in più: { $space }
        [lost] Prendi un { $face }, e rinuncia alla sua azione
       *[other] Prendi un { $face }: { $space }
    }

hint-source-guests = { $n } per gli ospiti
hint-source-badges = { $n } per le targhette
hint-source-bonuses = { $n } per i gruppi completi
hint-source-staff = { $n } per il personale
hint-source-objectives = { $n } per gli obiettivi
hint-source-emperor_track = { $n } per il tracciato dell'Imperatore
hint-source-emperor_end = { $n } per i passi oltre il tracciato
hint-source-emperor_tiles = { $n } per la tessera Imperatore
