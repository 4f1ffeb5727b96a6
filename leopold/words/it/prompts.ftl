### Che cosa si chiede, che cosa si può rispondere e che cosa deve ancora venire.

ask-draft = Tieni una di queste carte; le altre vanno al vicino di sinistra.
ask-first_guest = Scegli il tuo primo ospite: è gratis.
ask-first_rooms =
    { $begun ->
        [yes]
            { $optional ->
                [yes]
                    { $rooms ->
                        [one] Puoi preparare ancora { $rooms } camera.
                       *[other] Puoi preparare ancora fino a { $rooms } camere.
                    }
               *[other]
                    { $rooms ->
                        [one] Prepara ancora { $rooms } camera.
                       *[other] Prepara ancora { $rooms } camere.
                    }
            }
       *[other]
            { $optional ->
                [yes]
                    { $rooms ->
                        [one] Puoi preparare { $rooms } camera, cominciando in basso a sinistra.
                       *[other] Puoi preparare fino a { $rooms } camere, cominciando in basso a sinistra.
                    }
               *[other]
                    { $rooms ->
                        [one] Prepara { $rooms } camera, cominciando in basso a sinistra.
                       *[other] Prepara { $rooms } camere, cominciando in basso a sinistra.
                    }
            }
    }
ask-turn =
    { $die_taken ->
        [yes]
            { $extra ->
                [yes] Il tuo turno extra: servi, alloggia, reclama, usa il personale, o concludilo.
               *[other] Il tuo turno: servi, alloggia, reclama, usa il personale, o concludilo.
            }
       *[other]
            { $shifted ->
                [none]
                    { $guest_possible ->
                        [yes]
                            { $extra ->
                                [yes] Il tuo turno extra: se vuoi prendi un ospite, poi un dado.
                               *[other]
                                    { $acted ->
                                        [yes] Il tuo turno: se vuoi prendi un ospite, poi { die-or-key }.
                                       *[other] Il tuo turno: se vuoi prendi un ospite, poi { die-or-key }, oppure passa.
                                    }
                            }
                       *[other]
                            { $acted ->
                                [yes] Il tuo turno: prendi { die-or-key }.
                               *[other] Il tuo turno: prendi { die-or-key }, oppure passa.
                            }
                    }
               *[other] Il tuo turno: prendi un dado dallo spazio { $shifted }, dove ne hai spostato uno.
            }
    }
die-or-key =
    { $key ->
        [yes] un dado o il passe-partout
       *[other] un dado
    }
ask-beside_die =
    { $main ->
        [0] Oltre al dado preso puoi anche { LIST($sides) }.
       *[other] Prima o dopo l'azione del dado puoi anche { LIST($sides) }.
    }
ask-split =
    { $action ->
        [1]
            { $champagne ->
                [yes] Dividi { $strength } tra strudel, torte e champagne, di ognuno non più che del precedente.
               *[no] Dividi { $strength } cibi tra strudel e torte, non più torte che strudel.
            }
        [2]
            { $champagne ->
                [yes] Dividi { $strength } tra vino, caffè e champagne, di ognuno non più che del precedente.
               *[no] Dividi { $strength } bevande tra vino e caffè, non più caffè che vino.
            }
       *[other]
            { $strength ->
                [one] Prendi un passo sul tracciato dell'Imperatore o una corona.
               *[other] Dividi { $strength } tra passi sul tracciato dell'Imperatore e corone.
            }
    }
ask-place_items =
    { $item ->
        [strudel]
            { $amount ->
                [one] A chi va lo strudel?
               *[other] A chi vanno i { $amount } strudel?
            }
        [cake]
            { $amount ->
                [one] A chi va la torta?
               *[other] A chi vanno le { $amount } torte?
            }
        [wine]
            { $amount ->
                [one] A chi va il vino?
               *[other] A chi vanno i { $amount } vini?
            }
        [coffee]
            { $amount ->
                [one] A chi va il caffè?
               *[other] A chi vanno i { $amount } caffè?
            }
       *[other]
            { $amount ->
                [one] A chi va lo champagne?
               *[other] A chi vanno i { $amount } champagne?
            }
    }
ask-choose_items =
    { $items ->
        [one] Scegli un cibo o una bevanda.
       *[other] Scegli { $items } cibi o bevande, uno dopo l'altro.
    }
ask-prepare =
    { $occupied ->
        [yes]
            { $rooms ->
                [one] Puoi preparare e occupare una camera
               *[other] Puoi preparare e occupare fino a { $rooms } camere
            }
       *[other]
            { $rooms ->
                [one] Puoi preparare una camera
               *[other] Puoi preparare fino a { $rooms } camere
            }
    }{ $floors ->
        [1] { " " }al piano 1
        [2] { " " }al piano 1 o 2
        [3] { " " }al piano 1, 2 o 3
       *[other] { "" }
    } { $free ->
        [yes] gratis.
       *[other]
            { $discount ->
                [0] a prezzo pieno.
                [one] con { $discount } corona di sconto ciascuna.
               *[other] con { $discount } corone di sconto ciascuna.
            }
    }
ask-occupy =
    { $rooms ->
        [one] Puoi occupare una camera libera{ occupy-where }.
       *[other] Puoi occupare fino a { $rooms } camere libere{ occupy-where }.
    }
occupy-where =
    { $floors ->
        [1] { " " }al piano 1
        [2] { " " }al piano 1 o 2
        [3] { " " }al piano 1, 2 o 3
       *[other] { "" }
    }
ask-hire =
    { $cards ->
        [one] Puoi assumere una carta dalla mano
       *[other] Puoi assumere fino a { $cards } carte dalla mano
    } { $free ->
        [yes] gratis.
       *[other]
            { $discount ->
                [0] a prezzo pieno.
                [one] con { $discount } corona di sconto.
               *[other] con { $discount } corone di sconto.
            }
    }
ask-look_and_hire =
    { $must ->
        [yes] Assumi una di queste { $cards } carte
       *[other] Puoi assumere una di queste { $cards } carte
    } { $free ->
        [yes] gratis.
       *[other]
            { $discount ->
                [0] a prezzo pieno.
                [one] con { $discount } corona di sconto.
               *[other] con { $discount } corone di sconto.
            }
    }
ask-return_looked = Metti le carte in fondo al mazzo, una dopo l'altra.
ask-take_guest =
    { $served ->
        [yes]
            { $guests ->
                [one] Puoi prendere gratis dalla coda un ospite, con l'ordine già tutto servito.
               *[other] Puoi prendere gratis dalla coda fino a { $guests } ospiti, con gli ordini già tutti serviti.
            }
       *[other]
            { $guests ->
                [one] Puoi prendere gratis un ospite dalla coda.
               *[other] Puoi prendere gratis fino a { $guests } ospiti dalla coda.
            }
    }
ask-complete_order = Scegli l'ospite di cui completare l'ordine con la riserva.
ask-rewards =
    { $guest } va in camera: { $parts ->
        [one] prendi la ricompensa, o lasciala.
       *[other] prendi le ricompense nell'ordine che vuoi, o lasciale.
    }
ask-extra_action = Puoi svolgere l'azione di uno spazio con dadi, senza prenderne uno.
ask-serve_more =
    { $items ->
        [one] Per quanto hai pagato puoi servire ancora { $items } consumazione.
       *[other] Per quanto hai pagato puoi servire ancora fino a { $items } consumazioni.
    }
ask-waive_penalty =
    { $krones ->
        [one] Paga { $krones } corona per ignorare la penalità, o subiscila.
       *[other] Paga { $krones } corone per ignorare la penalità, o subiscila.
    }
ask-penalty_half = Scegli quale metà della penalità subire.
ask-return_staff =
    { $set_up ->
        [yes] Tieni { $keep } delle tue carte: mettine ancora { $cards } in fondo al mazzo; la prima resta più in alto.
       *[other]
            { $cards ->
                [one] Metti { $cards } carta della tua mano in fondo al mazzo.
               *[other] Metti { $cards } carte della tua mano in fondo al mazzo.
            }
    }
ask-remove_vacant =
    { $rooms ->
        [one] Rendi una camera libera, dal piano più alto che ne ha.
       *[other] Rendi { $rooms } camere libere, ognuna dal piano più alto che ne ha.
    }
ask-remove_occupied =
    { $rooms ->
        [one] Rendi una camera occupata
       *[other] Rendi { $rooms } camere occupate, una dopo l'altra, ognuna
    } dal piano più alto che ne ha{ $below ->
        [none] { "" }
       *[other] { " " }sotto il piano { $below }
    }{ $column ->
        [none] .
       *[other] { " " }nella colonna { $column }.
    }
ask-dismiss =
    { $cards ->
        [one] Licenzia { $cards } carta di fine partita che hai assunto.
       *[other] Licenzia { $cards } carte di fine partita che hai assunto.
    }
ask-react =
    { $trigger ->
        [staff] Hai assunto qualcuno: puoi usare una carta che aspettava questo momento.
        [occupied] Una camera è occupata: puoi usare una carta che aspettava questo momento.
        [group] Un gruppo è completo: puoi usare una carta che aspettava questo momento.
        [objective] Hai reclamato un obiettivo: puoi usare una carta che aspettava questo momento.
        [order] Un ordine è completo: puoi usare una carta che aspettava questo momento.
        [krones] Hai ottenuto corone: puoi usare una carta che aspettava questo momento.
        [emperor] Avanzi sul tracciato dell'Imperatore: puoi usare una carta che aspettava questo momento.
        [dishes] Hai ottenuto cibi: puoi usare una carta che aspettava questo momento.
        [dancer] Un ballerino è partito: puoi usare una carta che aspettava questo momento.
        [champagne] Hai ottenuto champagne: puoi usare una carta che aspettava questo momento.
        [points] Hai fatto punti: puoi usare una carta che aspettava questo momento.
        [die] L'azione del dado è svolta: puoi usare una carta che aspettava questo momento.
        [line] Una colonna o un piano è completo: puoi usare una carta che aspettava questo momento.
        [champagne_spent] Hai speso champagne: puoi usare una carta che aspettava questo momento.
       *[drinks] Hai ottenuto bevande: puoi usare una carta che aspettava questo momento.
    }
ask-exchange =
    { $optional ->
        [yes]
            { $items ->
                [one] Puoi scambiare ancora { $items } cibo o bevanda della tua cucina con uno di un altro tipo.
               *[other] Puoi scambiare fino a { $items } cibi e bevande della tua cucina, ognuno con uno di un altro tipo.
            }
       *[other]
            { $items ->
                [one] Scambia ancora { $items } cibo o bevanda della tua cucina con uno di un altro tipo.
               *[other] Scambia { $items } cibi e bevande della tua cucina, ognuno con uno di un altro tipo.
            }
    }
ask-return_item =
    { $spent ->
        [yes]
            { $items ->
                [one] Spendi { $items } cibo o bevanda della tua cucina.
               *[other] Spendi { $items } cibi o bevande della tua cucina.
            }
       *[no]
            { $items ->
                [one] Rendi { $items } consumazione della tua cucina.
               *[other] Rendi { $items } consumazioni della tua cucina.
            }
    }

ask-cafe = { $guest }: scegli una camera, o qualcosa dalla cucina.
ask-cafe-room = { $guest }: scegli una camera.
ask-kitchen = { $item }: a chi va?
ask-room = Camera { $room }: chi ci va?

ask-die = Azione { $face }: come?
ask-wait =
    { $who ->
        [you] Un momento …
       *[other] Decide { $name }.
    }
ask-preparing =
    { $name } ({ $level }) è ancora in preparazione: { $done } parti su { $total } dopo { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
ask-preparing-stand-in = Intanto fai giocare un altro bot: { $level }
ask-over = La partita è finita.
ask-because = { $cause }: { $question }
ask-absent = { $name } non è ancora qui.

# Solo da sentire: il nome della riga che chiede, e da che cosa viene una domanda.
prompt-name = Che cosa si chiede
prompt-cause = { $cause }:

cause-set_up = Preparazione
cause-reward = Ricompensa ({ $guest })
cause-emperor_reward = La ricompensa dell'Imperatore
cause-emperor_penalty = L'Imperatore è scontento
cause-die = Dado { $face }

coming-draft = La scelta delle carte personale
coming-first_guest = Il primo ospite
coming-first_rooms = Le prime camere
coming-turn = Il resto del turno
coming-beside_die =
    { $main ->
        [0] Ciò che il personale aggiunge al dado
        [1] Strudel e torte
        [2] Vino e caffè
        [3] Preparare camere
        [4] Passi Imperatore e corone
       *[other] Assumere personale
    }
coming-split =
    { $action ->
        [1]
            { $strength ->
                [one] { $strength } cibo
               *[other] { $strength } cibi
            }
        [2]
            { $strength ->
                [one] { $strength } bevanda
               *[other] { $strength } bevande
            }
       *[other]
            { $strength ->
                [one] { $strength } passo Imperatore o corona
               *[other] { $strength } passi Imperatore o corone
            }
    }
coming-place_items = Piazzare quanto ottenuto
coming-choose_items =
    { $items ->
        [one] Un cibo o una bevanda a scelta
       *[other] { $items } cibi o bevande a scelta
    }
coming-prepare =
    { $rooms ->
        [one] Preparare una camera
       *[other] Preparare fino a { $rooms } camere
    }
coming-occupy =
    { $rooms ->
        [one] Occupare una camera
       *[other] Occupare fino a { $rooms } camere
    }
coming-hire = Assumere personale
coming-look_and_hire = Guardare carte personale
coming-return_looked = Carte in fondo al mazzo
coming-take_guest =
    { $guests ->
        [one] Prendere un ospite
       *[other] Prendere fino a { $guests } ospiti
    }
coming-complete_order = Completare un ordine
coming-rewards =
    { $parts ->
        [0] Check-in: { $guest }
        [one] Ancora 1 ricompensa: { $guest }
       *[other] Ancora { $parts } ricompense: { $guest }
    }
coming-extra_action = Un'azione senza dado
coming-serve_more =
    { $items ->
        [one] Ancora { $items } consumazione da servire
       *[other] Ancora { $items } consumazioni da servire
    }
coming-waive_penalty = La penalità dell'Imperatore
coming-penalty_half = La penalità dell'Imperatore
coming-return_staff =
    { $cards ->
        [one] Rendere { $cards } carta
       *[other] Rendere { $cards } carte
    }
coming-remove_vacant =
    { $rooms ->
        [one] Rendere { $rooms } camera
       *[other] Rendere { $rooms } camere
    }
coming-remove_occupied =
    { $rooms ->
        [one] Rendere { $rooms } camera
       *[other] Rendere { $rooms } camere
    }
coming-dismiss = Licenziare personale
coming-react = Una carta in attesa
coming-exchange = Scambiare cibi e bevande
coming-return_item = Rendere qualcosa dalla cucina

coming-main_action =
    { $action ->
        [1] Strudel e torte
        [2] Vino e caffè
        [3] Preparare camere
        [4] Passi Imperatore e corone
       *[other] Assumere personale
    }
coming-occupancy_bonus =
    { $colour ->
        [blue] Il bonus di un gruppo blu completo
        [red] Il bonus di un gruppo rosso completo
       *[other] Il bonus di un gruppo giallo completo
    }
coming-emperor_tile = La tessera Imperatore
coming-next_round = Il prossimo round
coming-automaton_turn = Il turno dell'automa

act-pass = Passa
act-end = Fine turno
act-done = Basta così
act-done-prepare = Basta camere
act-done-first_rooms = { act-done-prepare }
act-done-occupy = { act-done-prepare }
act-done-hire = Non assumere
act-done-look_and_hire = { act-done-hire }
act-done-serve_more = Non servire altro
act-done-take_guest = Nessun ospite
act-done-rewards = Lascia il resto
act-done-react = Tienila per dopo
act-done-exchange = Basta scambi

act-main = Prima l'azione del dado
act-bonus = Prima il bonus del gruppo completo
act-keep = In cucina
act-ignore = Paga e ignorala
act-accept = Subiscila
act-left = La metà sinistra
act-right = La metà destra

act-guest = Invita { $guest }
act-die =
    { $price ->
        [0] Forza { $strength }
        [one] Forza { $strength } per { $price } corona
       *[other] Forza { $strength } per { $price } corone
    }
act-die-as = { $space }: { act-die }
act-die-lost = Prendilo, e rinuncia all'azione
act-take = { LIST($items) }
act-take-emperor =
    { $n ->
        [0] nessun passo Imperatore
        [one] { $n } passo Imperatore
       *[other] { $n } passi Imperatore
    }
act-take-krones =
    { $n ->
        [0] nessuna corona
        [one] { $n } corona
       *[other] { $n } corone
    }

act-also-room = Anche una camera
act-also-hire = Anche personale
act-also-emperor = Anche tracciato dell'Imperatore

act-item = { $item }
act-swap = { $item } con { $for }
act-serve = Servi { $guest }: { $item }
act-place = Piazza { $item } su { $guest }
act-complete = Completa l'ordine: { $guest }

act-claim = Reclama l'obiettivo { $letter }

act-check-in = Alloggia { $guest }: camera { $room }

act-room = Prepara la camera { $room }
act-occupy = Occupa la camera { $room }
act-remove = Rendi la camera { $room }
act-use = Usa { $staff }
act-hire = Assumi { $staff }
act-draft = Tieni { $staff }
act-return = Metti { $staff } in fondo al mazzo
act-dismiss = Licenzia { $staff }
act-act = Azione { $face }: { $space }
act-undo = Annulla
act-undo-none = Non si può annullare nulla: intanto si è visto qualcosa di nuovo.
act-undo-turn = Annulla tutto il turno

caution-check_in = Qualcuno nel tuo bar potrebbe ancora andare in camera. Concludere lo stesso il turno?
caution-no_guest = Non hai ancora preso un ospite, e dopo il dado non potrai. Prendere lo stesso il dado?
caution-objective = Potresti ancora reclamare un obiettivo. Concludere lo stesso il turno?
caution-staff = Qualcuno del tuo personale si può ancora usare in questo round. Concludere lo stesso il turno?
caution-reward = Una parte della ricompensa non è stata presa. Lasciarla lo stesso?
caution-krones =
    { $n ->
        [one] La tua cassa è troppo piena: { $n } corona andrebbe persa. Continuare lo stesso?
       *[other] La tua cassa è troppo piena: { $n } corone andrebbero perse. Continuare lo stesso?
    }
caution-yes = Sì, continua
caution-no = Aspetta

proposal-place-obvious = { LIST($shares, type: "unit") }
proposal-place-one = { LIST($items) } per { $guest }
proposal-place-all = { LIST($items) } per { $guest } (ordine completo)
proposal-place-kitchen = { LIST($items) } in cucina
proposal-rewards-all = Prendi tutto
proposal-serve = Servi { $guest }: { LIST($items) }

# Come si scrivono le risposte, per chi le digita.

form-pass = `pass`
form-end = `end`
form-done = `done`
form-main = `main`
form-bonus = `bonus`
form-keep = `keep`
form-ignore = `ignore`
form-accept = `accept`
form-left = `left`
form-right = `right`

form-guest = `guest <space>`
form-die = `die <face>`
form-act = `act <face>`
form-take = `take <number> <kind> …`
form-reward = `reward <part>`
form-also = `also <what>`
form-serve = `serve <item> <guest>`
form-place = `place <item> <guest>`
form-item = `item <kind>`
form-swap = `swap <kind> <kind>`
form-complete = `complete <guest>`

form-claim = `claim <letter>`
form-check-in = `check-in <guest> <room>`
form-room = `room <room>`
form-occupy = `occupy <room>`
form-remove = `remove <room>`
form-use = `use <card>`
form-hire = `hire <card>`
form-draft = `draft <card>`
form-return = `return <card>`
form-dismiss = `dismiss <card>`

# Che cosa il personale permette di fare oltre a un dado.

side-room = preparare una camera
side-hire = assumere una carta personale
side-emperor = avanzare sul tracciato dell'Imperatore
