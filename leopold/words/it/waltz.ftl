### Il tavolo di una partita con l'espansione: come si chiamano le sue parti, e come stanno.

waltz-season = Balli e salotto
waltz-season-open = Balli e salotto: guarda da vicino
waltz-season-close = Torna alla coda e ai dadi
waltz-balls = I balli
waltz-balcony = La balconata
waltz-rehearsal = La tua sala prove
waltz-rehearsal-of =
    { $who ->
        [you] { waltz-rehearsal }
       *[other] La sala prove di { $name }
    }
waltz-rehearsals = Sale prove tra cui scegliere
waltz-lounge = Il salotto
waltz-auction = Ingressi in palio
waltz-beside = Ingresso e celebrità

waltz-open =
    { $scored ->
        [done] { $name }, contata dopo il round { $round }: guarda da vicino
       *[other] { $name }, da contare dopo il round { $round }: guarda da vicino
    }
waltz-scored = Contata dopo il round { $round }
waltz-dancers-of =
    { $who ->
        [you]
            { $n ->
                [one] { $n } tuo ballerino
               *[other] { $n } tuoi ballerini
            }
       *[other]
            { $n ->
                [one] { $n } ballerino di { $name }
               *[other] { $n } ballerini di { $name }
            }
    }
waltz-row =
    { $there ->
        [some] { $place }: { waltz-row-price }, { waltz-row-free }; { LIST($dancers) }
       *[none] { $place }: { waltz-row-price }, { waltz-row-free }; non vi balla nessuno
    }
waltz-row-price =
    { $price ->
        [0] niente champagne
       *[other] { $price } champagne
    }
waltz-row-free =
    { $free ->
        [-1] posto per tutti
        [0] completa
        [one] { $free } spazio libero
       *[other] { $free } spazi liberi
    }
waltz-area =
    { $n ->
        [0] Zona { $area } della sala prove: vuota
        [one] Zona { $area } della sala prove: { $n } ballerino su { $of }
       *[other] Zona { $area } della sala prove: { $n } ballerini su { $of }
    }
waltz-celebrity =
    { $colour ->
        [none]
            { $face ->
                [-1] { $name }, già in azione in questo round
               *[other] { $name }, con te per questo round
            }
       *[other] { $name }, accanto al dado { die-colour } sullo spazio { $face }, { waltz-points }
    }
die-colour =
    { $colour ->
        [red] rosso
        [blue] blu
       *[yellow] giallo
    }
waltz-points =
    { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }
waltz-lounge-gone = Accanto al dado { die-colour } non c'è più nessuno
waltz-offer =
    { $who ->
        [nobody] { $entrance }, ancora nessuna offerta
        [you] { $entrance }, la tua offerta: { waltz-bid }
       *[other] { $entrance }, { $name } offre { waltz-bid }
    }
waltz-bid =
    { $bid ->
        [0] 0 corone
        [one] { $bid } corona
       *[other] { $bid } corone
    }
waltz-key =
    { $price ->
        [0] Il passe-partout, al posto di un dado: { waltz-key-gain }
        [one] Il passe-partout, al posto di un dado, per { $price } corona: { waltz-key-gain }
       *[other] Il passe-partout, al posto di un dado, per { $price } corone: { waltz-key-gain }
    }
waltz-key-gain =
    { $gain ->
        [0] cominci il prossimo round
        [one] { $gain } corona, e cominci il prossimo round
       *[other] { $gain } corone, e cominci il prossimo round
    }
waltz-key-taken =
    { $who ->
        [you] Il passe-partout: in questo round ce l'hai tu
       *[other] Il passe-partout: in questo round ce l'ha { $name }
    }
waltz-gears =
    { $n ->
        [one] { $n } ingranaggio
       *[other] { $n } ingranaggi
    }
waltz-first =
    { $die ->
        [7] Il passe-partout, preso per primo in questo round
       *[other] Il primo dado di questo round: { $die }
    }
waltz-token = Gettone bonus { $token }
waltz-kept =
    { $n ->
        [one] { $n } ospite servito in questo round
       *[other] { $n } ospiti serviti in questo round
    }
waltz-goal =
    { $met ->
        [yes] Il tuo obiettivo { $letter }, raggiunto: { $text }
       *[other] Il tuo obiettivo { $letter }: { $text }
    }
waltz-favour =
    { $n ->
        [one] Arretra di { $n } spazio sul tracciato dell'Imperatore: { $text }
       *[other] Arretra di { $n } spazi sul tracciato dell'Imperatore: { $text }
    }
waltz-stars = { $n } stelle su { $of } hanno un ingranaggio
waltz-reserved = La camera { $room } è riservata.

## Spiegazioni.

tip-ball-price =
    { $price ->
        [0] Mandare qui un ballerino non costa champagne.
       *[other] Mandare qui un ballerino costa { $price } champagne.
    }
tip-ball-free =
    { $free ->
        [-1] C'è posto per tutti.
        [0] Tutti gli spazi sono presi.
        [one] C'è { $free } spazio libero.
       *[other] Ci sono { $free } spazi liberi.
    }
tip-ball-there = Qui ballano: { LIST($dancers) }.
tip-ball-nobody = Qui non balla ancora nessuno.
tip-ball-brings = Chi viene qui riceve subito:
tip-ballroom-when =
    { $scored ->
        [done] È stata contata dopo il round { $round }.
       *[other] Si conta dopo il round { $round }.
    }
tip-balcony-counts = I ballerini sulla balconata contano in { $ballroom }, l'ultima sala da ballo.
tip-rehearsal-text = I ballerini che mandi lasciano una zona della tua sala prove. Chi svuota una zona riceve ciò che promette.
tip-area-now =
    { $n ->
        [0] È vuota.
        [one] C'è ancora { $n } ballerino su { $of }.
       *[other] Ci sono ancora { $n } ballerini su { $of }.
    }
tip-lounge-text = Accanto a ogni dado colorato aspetta una persona famosa. Chi prende il dado ha la celebrità per il resto del round, e ne fa i punti.
tip-celebrity-die = Accanto al dado { die-colour }, che è sullo spazio { $face }.
tip-celebrity-worth =
    { $vp ->
        [one] Dà subito { $vp } punto.
       *[other] Dà subito { $vp } punti.
    }
tip-celebrity-with =
    { $who ->
        [you] Con te fino alla fine del round.
       *[other] Con { $name } fino alla fine del round.
    }
tip-celebrity-used = Già in azione in questo round.
tip-key-text = Chi prende il passe-partout al posto di un dado comincia il prossimo round.
tip-key-deal =
    { $price ->
        [0] Non costa nulla e porta { waltz-krones }.
        [one] Costa { $price } corona e porta { waltz-krones }.
       *[other] Costa { $price } corone e porta { waltz-krones }.
    }
waltz-krones =
    { $gain ->
        [one] { $gain } corona
       *[other] { $gain } corone
    }
tip-entrance-begins = All'inizio: { LIST($items) }.
tip-offer-highest =
    { $who ->
        [nobody] Nessuno ha ancora fatto un'offerta.
        [you] L'offerta più alta è tua: { waltz-bid }.
       *[other] L'offerta più alta è di { $name }: { waltz-bid }.
    }
tip-token = Gettone bonus
tip-token-text = La metà superiore è per una colonna completa, quella inferiore per un piano. Si usa una volta.
tip-goal = Un obiettivo tutto tuo
tip-favour = Una tessera Imperatore tutta tua
tip-favour-text =
    { $n ->
        [one] Una volta nella partita: arretra di { $n } spazio sul tracciato dell'Imperatore e prendi la sua ricompensa.
       *[other] Una volta nella partita: arretra di { $n } spazi sul tracciato dell'Imperatore e prendi la sua ricompensa.
    }
tip-kept = Ospiti che restano
tip-kept-text = Gli ospiti che servi in un round restano qui finché non finisce, e danno punti secondo quanti sono: { LIST($values, type: "unit") }.
tip-gear = Un ingranaggio
tip-stars = Nove stelle
tip-pool = La scorta di consumazioni
tip-pool-text = Da qui le consumazioni vanno sugli spazi azione.
tip-space_item = Una consumazione sullo spazio
tip-give = Un ospite di { $name }
