### Che cosa è successo, riga per riga.
### $who è "you" dove la riga parla di chi legge; $name è la persona di cui parla altrimenti.

# Carte in un elenco di carte.
card-staff = { $staff }

# Quanto si è pagato, dopo il nome.
log-for-price =
    { $price ->
        [0] gratis
        [one] per { $price } corona
       *[other] per { $price } corone
    }

## Round e turni

log-round-began =
    { $who ->
        [you] Round { $round }: cominci tu.
       *[other] Round { $round }: comincia { $name }.
    }
log-dice-rolled-again =
    { $dice ->
        [one] Hanno passato tutti: un dado finisce nella pattumiera e ne viene rilanciato { $dice }.
       *[other] Hanno passato tutti: un dado finisce nella pattumiera e ne vengono rilanciati { $dice }.
    }
log-passed =
    { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }
log-turn-began-extra =
    { $who ->
        [you] Giochi un turno extra.
       *[other] { $name } gioca un turno extra.
    }
log-game-ended = La partita è finita.
log-broken-off = Carte di pacchetti personalizzati hanno innescato più di quanto si possa eseguire: la partita finisce qui.
log-hand-dealt =
    { $who ->
        [you] { $cards ->
            [one] Ricevi { $cards } carta personale.
           *[other] Ricevi { $cards } carte personale.
        }
       *[other] { $cards ->
            [one] { $name } riceve { $cards } carta personale.
           *[other] { $name } riceve { $cards } carte personale.
        }
    }

## Ospiti

log-guest-taken =
    { $who ->
        [you] Inviti { $guest } { log-for-price }.
       *[other] { $name } invita { $guest } { log-for-price }.
    }
log-guests-reshuffled = Il mazzo degli ospiti è esaurito: i { $cards } già partiti vengono mescolati e tornano.
log-order-completed =
    { $who ->
        [you] Completi un ordine: { $guest }.
       *[other] { $name } completa un ordine: { $guest }.
    }
log-checked-in =
    { $who ->
        [you] Alloggi { $guest } nella camera { $room }.
       *[other] { $name } alloggia { $guest } nella camera { $room }.
    }

## Dadi

log-die-taken-detail =
    { $price ->
        [0] forza { $strength }
        [one] forza { $strength }, per { $price } corona
       *[other] forza { $strength }, per { $price } corone
    }
log-die-taken =
    { $who ->
        [you] { $action ->
            [0] Prendi un { $face }, { log-die-taken-detail }.
           *[other] Prendi un { $face } come { $action }, { log-die-taken-detail }.
        }
       *[other] { $action ->
            [0] { $name } prende un { $face }, { log-die-taken-detail }.
           *[other] { $name } prende un { $face } come { $action }, { log-die-taken-detail }.
        }
    }
log-action-done =
    { $who ->
        [you] Svolgi { log-action }, forza { $strength }.
       *[other] { $name } svolge { log-action }, forza { $strength }.
    }
log-action =
    { $action ->
        [1] l'azione 1, strudel e torte
        [2] l'azione 2, vino e caffè
        [3] l'azione 3, preparare camere
        [4] l'azione 4, passi Imperatore e corone
       *[other] l'azione 5, assumere personale
    }
log-action-lost =
    { $who ->
        [you] Lasci inutilizzata l'azione del dado.
       *[other] { $name } lascia inutilizzata l'azione del dado.
    }

## Corone, favore, punti

log-krones =
    { $who ->
        [you] Ottieni { krones }.
       *[other] { $name } ottiene { krones }.
    }
log-krones-full =
    { $who ->
        [you] La tua cassa è piena: non ottieni corone.
       *[other] { $name } non ottiene corone, perché la cassa è piena.
    }
log-krones-paid =
    { $who ->
        [you] Paghi { krones }.
       *[other] { $name } paga { krones }.
    }
log-krones-lost =
    { $who ->
        [you] Perdi { krones }.
       *[other] { $name } perde { krones }.
    }
log-emperor =
    { $who ->
        [you] { $change ->
            [one] Avanzi di { $change } spazio sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
           *[other] Avanzi di { $change } spazi sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
        }
       *[other] { $change ->
            [one] { $name } avanza di { $change } spazio sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
           *[other] { $name } avanza di { $change } spazi sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
        }
    }
log-emperor-stays =
    { $who ->
        [you] Resti alla fine del tracciato dell'Imperatore.
       *[other] { $name } resta alla fine del tracciato dell'Imperatore.
    }
log-emperor-back =
    { $who ->
        [you] { $change ->
            [one] Arretri di { $change } spazio sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
           *[other] Arretri di { $change } spazi sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
        }
       *[other] { $change ->
            [one] { $name } arretra di { $change } spazio sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
           *[other] { $name } arretra di { $change } spazi sul tracciato dell'Imperatore, fino allo spazio da { $worth }.
        }
    }
log-vp-guests =
    { $who ->
        [you] Fai { points } con l'ospite.
       *[other] { $name } fa { points } con l'ospite.
    }
log-vp-badges =
    { $who ->
        [you] Fai { points } per la targhetta della camera.
       *[other] { $name } fa { points } per la targhetta della camera.
    }
log-vp-bonuses =
    { $who ->
        [you] Fai { points } per il gruppo completo.
       *[other] { $name } fa { points } per il gruppo completo.
    }
log-vp-staff =
    { $who ->
        [you] Fai { points } grazie al personale.
       *[other] { $name } fa { points } grazie al personale.
    }
log-vp-emperor-end =
    { $who ->
        [you] Fai { points } per i passi oltre il tracciato.
       *[other] { $name } fa { points } per i passi oltre il tracciato.
    }
log-vp-emperor-tiles =
    { $who ->
        [you] Fai { points } grazie all'Imperatore.
       *[other] { $name } fa { points } grazie all'Imperatore.
    }
log-vp-rooms =
    { $who ->
        [you] Fai { points } per le camere occupate.
       *[other] { $name } fa { points } per le camere occupate.
    }
log-vp-leftovers =
    { $who ->
        [you] Fai { points } per le corone e la cucina.
       *[other] { $name } fa { points } per le corone e la cucina.
    }
log-vp-unserved =
    { $who ->
        [you] Perdi { points } per gli ospiti rimasti al bar.
       *[other] { $name } perde { points } per gli ospiti rimasti al bar.
    }

log-vp-lost =
    { $who ->
        [you] Perdi { points }.
       *[other] { $name } perde { points }.
    }

## Cibi e bevande

log-item-placed =
    { $who ->
        [you] { $guest } riceve { LIST($items) }.
       *[other] { $guest } riceve { LIST($items) } da { $name }.
    }
log-item-kept =
    { $who ->
        [you] Metti { LIST($items) } in cucina.
       *[other] { $name } mette { LIST($items) } in cucina.
    }
log-item-served =
    { $who ->
        [you] { $guest } riceve { LIST($items) } dalla tua cucina.
       *[other] { $guest } riceve { LIST($items) } dalla cucina di { $name }.
    }
log-item-spent =
    { $who ->
        [you] Cedi { LIST($items) } dalla cucina.
       *[other] { $name } cede { LIST($items) } dalla cucina.
    }
log-item-swapped =
    { $who ->
        [you] Scambi { LIST($given) } con { LIST($taken) }.
       *[other] { $name } scambia { LIST($given) } con { LIST($taken) }.
    }
log-service-paid =
    { $who ->
        [you] Paghi { krones } per il servizio.
       *[other] { $name } paga { krones } per il servizio.
    }

## Camere

log-room-prepared =
    { $who ->
        [you] { $count ->
            [one] Prepari la camera { LIST($rooms) } { log-for-price }.
           *[other] Prepari le camere { LIST($rooms) } { log-for-price }.
        }
       *[other] { $count ->
            [one] { $name } prepara la camera { LIST($rooms) } { log-for-price }.
           *[other] { $name } prepara le camere { LIST($rooms) } { log-for-price }.
        }
    }
log-room-occupied =
    { $who ->
        [you] Occupi la camera { $room }.
       *[other] { $name } occupa la camera { $room }.
    }
log-room-removed =
    { $was ->
        [vacant] { $who ->
            [you] Perdi la camera libera { $room }.
           *[other] { $name } perde la camera libera { $room }.
        }
       *[occupied] { $who ->
            [you] Perdi la camera occupata { $room }.
           *[other] { $name } perde la camera occupata { $room }.
        }
    }
log-group-completed =
    { $who ->
        [you] Completi { log-group }.
       *[other] { $name } completa { log-group }.
    }
log-group =
    { $colour ->
        [blue] { $size ->
            [one] un gruppo blu di { $size } camera
           *[other] un gruppo blu di { $size } camere
        }
        [red] { $size ->
            [one] un gruppo rosso di { $size } camera
           *[other] un gruppo rosso di { $size } camere
        }
       *[yellow] { $size ->
            [one] un gruppo giallo di { $size } camera
           *[other] un gruppo giallo di { $size } camere
        }
    }

## Personale

log-staff-drawn =
    { $who ->
        [you] Peschi { LIST($cards) }.
       *[other] { $name } pesca { LIST($cards) }.
    }
log-staff-drawn-hidden =
    { $count ->
        [one] { $name } pesca una carta personale.
       *[other] { $name } pesca { $count } carte personale.
    }
log-staff-looked-at =
    { $who ->
        [you] Guardi { LIST($cards) }.
       *[other] { $name } guarda { LIST($cards) }.
    }
log-staff-looked-at-hidden =
    { $count ->
        [one] { $name } guarda una carta personale.
       *[other] { $name } guarda { $count } carte personale.
    }
log-staff-returned =
    { $from_hand ->
        [0] { $who ->
            [you] Metti { LIST($cards) } in fondo al mazzo.
           *[other] { $name } mette { LIST($cards) } in fondo al mazzo.
        }
       *[other] { $who ->
            [you] Dalla mano metti { LIST($cards) } in fondo al mazzo.
           *[other] Dalla mano { $name } mette { LIST($cards) } in fondo al mazzo.
        }
    }
log-staff-returned-hidden =
    { $from_hand ->
        [0] { $count ->
            [one] { $name } mette una carta personale in fondo al mazzo.
           *[other] { $name } mette { $count } carte personale in fondo al mazzo.
        }
       *[other] { $count ->
            [one] Dalla mano { $name } mette una carta personale in fondo al mazzo.
           *[other] Dalla mano { $name } mette { $count } carte personale in fondo al mazzo.
        }
    }
log-staff-drafted =
    { $who ->
        [you] Tieni { LIST($cards) }.
       *[other] { $name } tiene { LIST($cards) }.
    }
log-staff-drafted-hidden =
    { $count ->
        [one] { $name } tiene una carta personale.
       *[other] { $name } tiene { $count } carte personale.
    }
log-staff-hired =
    { $who ->
        [you] Assumi { $staff } { log-for-price }.
       *[other] { $name } assume { $staff } { log-for-price }.
    }
log-staff-flipped =
    { $who ->
        [you] Usi { $staff }, che poi resta a faccia in giù.
       *[other] { $name } usa { $staff }, che poi resta a faccia in giù.
    }
log-staff-used =
    { $who ->
        [you] Usi { $staff }.
       *[other] { $name } usa { $staff }.
    }
log-staff-dismissed =
    { $who ->
        [you] Licenzi { $staff }.
       *[other] { $name } licenzia { $staff }.
    }
log-staff-scored =
    { $n ->
        [0] { $who ->
            [you] Non fai punti con { $staff }.
           *[other] { $name } non fa punti con { $staff }.
        }
       *[other] { $who ->
            [you] Fai { points } con { $staff }.
           *[other] { $name } fa { points } con { $staff }.
        }
    }
log-staff-scored-copied =
    { $who ->
        [you] Fai { points } con { $staff }, che copia { $copied }.
       *[other] { $name } fa { points } con { $staff }, che copia { $copied }.
    }

## Obiettivi e Imperatore

log-objective-claimed =
    { $who ->
        [you] { $place ->
            [1] Reclami l'obiettivo { $letter } al primo posto, per { points }.
            [2] Reclami l'obiettivo { $letter } al secondo posto, per { points }.
            [3] Reclami l'obiettivo { $letter } al terzo posto, per { points }.
           *[other] Reclami l'obiettivo { $letter }, per { points }.
        }
       *[other] { $place ->
            [1] { $name } reclama l'obiettivo { $letter } al primo posto, per { points }.
            [2] { $name } reclama l'obiettivo { $letter } al secondo posto, per { points }.
            [3] { $name } reclama l'obiettivo { $letter } al terzo posto, per { points }.
           *[other] { $name } reclama l'obiettivo { $letter }, per { points }.
        }
    }
log-worth =
    { $n ->
        [0] 0 punti
       *[other] { points }
    }
log-emperor-scored =
    { $who ->
        [you] Fai { log-worth } sul tracciato dell'Imperatore e arretri fino allo spazio da { $worth }.
       *[other] { $name } fa { log-worth } sul tracciato dell'Imperatore e arretra fino allo spazio da { $worth }.
    }
log-emperor-scored-stays =
    { $who ->
        [you] Fai { log-worth } sul tracciato dell'Imperatore.
       *[other] { $name } fa { log-worth } sul tracciato dell'Imperatore.
    }
log-emperor-rewarded =
    { $who ->
        [you] L'Imperatore ti ricompensa (tessera { $tile }).
       *[other] L'Imperatore ricompensa { $name } (tessera { $tile }).
    }
log-emperor-punished =
    { $who ->
        [you] L'Imperatore è scontento di te (tessera { $tile }).
       *[other] L'Imperatore è scontento di { $name } (tessera { $tile }).
    }
log-penalty-ignored =
    { $krones ->
        [0] { $who ->
            [you] La penalità dell'Imperatore non ti tocca (tessera { $tile }).
           *[other] La penalità dell'Imperatore non tocca { $name } (tessera { $tile }).
        }
        [one] { $who ->
            [you] Paghi { $krones } corona per ignorare la penalità dell'Imperatore (tessera { $tile }).
           *[other] { $name } paga { $krones } corona per ignorare la penalità dell'Imperatore (tessera { $tile }).
        }
       *[other] { $who ->
            [you] Paghi { $krones } corone per ignorare la penalità dell'Imperatore (tessera { $tile }).
           *[other] { $name } paga { $krones } corone per ignorare la penalità dell'Imperatore (tessera { $tile }).
        }
    }
log-kitchen-returned =
    { $items ->
        [0] { $who ->
            [you] Nella tua cucina non c'è nulla da rendere.
           *[other] Nella cucina di { $name } non c'è nulla da rendere.
        }
        [one] { $who ->
            [you] Rendi { $items } consumazione dalla cucina.
           *[other] { $name } rende { $items } consumazione dalla cucina.
        }
       *[other] { $who ->
            [you] Rendi { $items } consumazioni dalla cucina.
           *[other] { $name } rende { $items } consumazioni dalla cucina.
        }
    }
log-cafe-returned =
    { $items ->
        [0] { $who ->
            [you] Sui tavoli dei tuoi ospiti non c'è nulla da rendere.
           *[other] Sui tavoli degli ospiti di { $name } non c'è nulla da rendere.
        }
        [one] { $who ->
            [you] Rendi { $items } consumazione dai tavoli dei tuoi ospiti.
           *[other] { $name } rende { $items } consumazione dai tavoli degli ospiti.
        }
       *[other] { $who ->
            [you] Rendi { $items } consumazioni dai tavoli dei tuoi ospiti.
           *[other] { $name } rende { $items } consumazioni dai tavoli degli ospiti.
        }
    }

## Oltre al gioco: chi va e chi viene, e la cronaca stessa

log-undo =
    { $who ->
        [you] { $steps ->
            [one] Annulli una mossa.
           *[other] Annulli { $steps } mosse.
        }
       *[other] { $steps ->
            [one] { $name } annulla una mossa.
           *[other] { $name } annulla { $steps } mosse.
        }
    }
log-undo-asked =
    { $who ->
        [you] { $steps ->
            [one] Chiedi di annullare una mossa.
           *[other] Chiedi di annullare { $steps } mosse.
        }
       *[other] { $steps ->
            [one] { $name } chiede di annullare una mossa.
           *[other] { $name } chiede di annullare { $steps } mosse.
        }
    }
log-undo-agreed =
    { $who ->
        [you] Accetti.
       *[other] { $name } accetta.
    }
log-undo-declined =
    { $who ->
        [you] Non accetti.
       *[other] { $name } non accetta.
    }
log-time-up =
    { $who ->
        [you] Il tuo tempo è scaduto.
       *[other] Il tempo di { $name } è scaduto.
    }
log-seat =
    { $who ->
        [you] Prendi posto.
       *[other] { $name } prende posto.
    }
log-seat-free = Un nuovo link invita qualcuno al posto di { $name }.
log-stand-in =
    { $who ->
        [you] Un bot ({ $level }) gioca per te.
       *[other] Un bot ({ $level }) gioca per { $name }.
    }
log-stand-in-over =
    { $who ->
        [you] Torni a giocare tu.
       *[other] { $name } torna a giocare.
    }
log-stand-in-preparing = { $name } è ancora in preparazione; intanto gioca un bot già pronto ({ $level }).
log-stand-in-ready = Adesso anche { $name } può giocare.
log-stand-in-unprepared = Su questo computer { $name } non può giocare; al suo posto gioca un bot più semplice ({ $level }).
log-bot-failed =
    { $who ->
        [you] Il bot che gioca per te si è bloccato; continua uno più semplice.
       *[other] Il bot di { $name } si è bloccato; continua uno più semplice.
    }
log-note = È stata scritta una nota.
log-title = Che cosa è successo
log-again = Riguarda
log-empty = Non è ancora successo nulla.
