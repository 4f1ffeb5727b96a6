### Ciò che dicono solo i moduli dell'espansione.

## Cose

dancers =
    { $n ->
        [one] { $n } ballerino
       *[other] { $n } ballerini
    }
ball-place =
    { $row ->
        [balcony] la balconata
        [bottom]
            { $hall ->
                [1] la fila in basso della sala da ballo di sinistra
                [2] la fila in basso della sala da ballo di mezzo
               *[3] la fila in basso della sala da ballo di destra
            }
        [middle]
            { $hall ->
                [1] la fila di mezzo della sala da ballo di sinistra
                [2] la fila di mezzo della sala da ballo di mezzo
               *[3] la fila di mezzo della sala da ballo di destra
            }
       *[top]
            { $hall ->
                [1] la fila in alto della sala da ballo di sinistra
                [2] la fila in alto della sala da ballo di mezzo
               *[3] la fila in alto della sala da ballo di destra
            }
    }
ball-place-named =
    { $row ->
        [balcony] balconata
        [bottom] { $ballroom }, fila in basso
        [middle] { $ballroom }, fila di mezzo
       *[top] { $ballroom }, fila in alto
    }
rehearsal-room =
    { $rehearsal ->
        [attic] la soffitta
        [salon] il salone
        [winter_garden] il giardino d'inverno
        [stage] il palcoscenico
       *[other] { $rehearsal }
    }
source-balls = Balli
source-celebrities = Celebrità
source-entrances = Ingressi
die-colour-red = rosso
die-colour-blue = blu
die-colour-yellow = giallo
die-colour-white = bianco
die-told =
    { $colour ->
        [red] il dado rosso
        [blue] il dado blu
        [yellow] il dado giallo
       *[white] un dado bianco
    }
die-beside =
    { $celebrity ->
        [none] { die-told }
       *[other] { die-told } con { $celebrity } per { points }
    }
celebrity-named = { $celebrity }
entrance-named = { $entrance }
entrance-offered =
    { $seat ->
        [none] { $slot } { $entrance } (ancora nessuna offerta)
       *[other]
            { $who ->
                [you] { $slot } { $entrance } (tua offerta: { krones })
               *[other] { $slot } { $entrance } (offerta di { $name }: { krones })
            }
    }
token-told = { $token } ({ $does })
house-hautel_couture = Hautel Couture
house-nine_stars_inn = Nine Stars Inn
house-sushi_resort = Sushi Resort
house-toll_bridge_hotel = Toll Bridge Hotel
automaton-house =
    { $house ->
        [hautel_couture] { house-hautel_couture }
        [nine_stars_inn] { house-nine_stars_inn }
        [sushi_resort] { house-sushi_resort }
       *[toll_bridge_hotel] { house-toll_bridge_hotel }
    }
automaton-house-hautel_couture-about = Tre ospiti hanno riservato camere di { automaton-name }. Su ogni spazio azione c'è una consumazione: con il dado che prendi, va a uno di questi ospiti, che va in camera quando l'ordine è completo.
automaton-house-nine_stars_inn-about = Ogni obiettivo su una carta istruzione mette un ingranaggio su una scala di nove stelle, e ogni piano o colonna che completi toglie l'ultimo. Dopo ogni visita dell'Imperatore { automaton-name } fa { LIST($stars_vp, type: "or") } punti, secondo la fila più bassa che ha un ingranaggio.
automaton-house-sushi_resort-about =
    Una camera che { automaton-name } mette su un ingranaggio lo manda all'ospite più a sinistra della coda. Con un ingranaggio un ospite ti costa una corona in più. Un ospite con ingranaggio preso da { automaton-name }, o arrivato all'estremità destra della coda, porta a { automaton-name } { $gear_vp ->
        [one] { $gear_vp } punto
       *[other] { $gear_vp } punti
    } per ciascuno.
automaton-house-toll_bridge_hotel-about =
    { automaton-name } lascia un ingranaggio su ogni spazio da cui prende un dado. Per usare uno spazio con ingranaggi paghi una corona di pedaggio, { automaton-name } fa un punto per ciascuno, e uno se ne va. Se non puoi pagare nessuno spazio, perdi { $toll_vp ->
        [one] { $toll_vp } punto
       *[other] { $toll_vp } punti
    } e attraversi gratis.

## Carte

champagne-told =
    { $price ->
        [free] gratis
        [less] con { $less } champagne di sconto
       *[full] a prezzo pieno
    }
    .short =
        { $price ->
            [free] { " " }gratis
            [less] { " " }a −{ $less } champagne
           *[full] { "" }
        }
step-send_dancer =
    { $n ->
        [one] Puoi mandare { $n } ballerino a un ballo { champagne-told }{ each-rival-told }.
       *[other] Puoi mandare fino a { $n } ballerini ai balli, ciascuno { champagne-told }{ each-rival-told }.
    }
    .short =
        { $n ->
            [one] manda { $n } ballerino{ champagne-told.short }{ each-rival-told.short }
           *[other] manda { $n } ballerini{ champagne-told.short }{ each-rival-told.short }
        }
each-rival-told =
    { $each_rival ->
        [yes] { " " }per ogni altro giocatore
       *[other] { "" }
    }
    .short =
        { $each_rival ->
            [yes] { " " }per avversario
           *[other] { "" }
        }
step-send_dancer-again-short = { $first } e ancora { $n }{ champagne-told.short }
step-vp_per_dancer = Ottieni { victory-points } per ogni tuo ballerino ai balli.
    .short = { points } per ballerino ai balli
step-spend_any =
    { $n ->
        [one] Spendi { $n } cibo o bevanda della tua cucina.
       *[other] Spendi { $n } cibi o bevande della tua cucina.
    }
    .short =
        { $n ->
            [one] spendi 1 cibo o bevanda
           *[other] spendi { $n } cibi o bevande
        }
step-others_choose =
    { $n ->
        [one] Ogni altro giocatore ottiene { $n } cibo o bevanda a sua scelta.
       *[other] Ogni altro giocatore ottiene { $n } cibi o bevande a sua scelta.
    }
    .short = { $n } a scelta per ogni avversario
step-vp_by_round = Ottieni { $n } punti vittoria fino alla prima visita dell'Imperatore, poi { $later }, e { $late } dopo la seconda.
    .short = { $n }, { $later } o { $late } PV secondo il round
step-score_ball = La prossima sala da ballo si conta adesso, per tutti; si conterà di nuovo a suo tempo.
    .short = conta ora la prossima sala da ballo
step-fill_item =
    { $item ->
        [strudel] Tutti gli altri tuoi ospiti ricevono dalla riserva gli strudel che aspettano ancora.
        [cake] Tutti gli altri tuoi ospiti ricevono dalla riserva le torte che aspettano ancora.
        [wine] Tutti gli altri tuoi ospiti ricevono dalla riserva il vino che aspettano ancora.
        [coffee] Tutti gli altri tuoi ospiti ricevono dalla riserva il caffè che aspettano ancora.
       *[other] Tutti gli altri tuoi ospiti ricevono dalla riserva lo champagne che aspettano ancora.
    }
    .short =
        { $item ->
            [strudel] strudel agli altri tuoi ospiti
            [cake] torta agli altri tuoi ospiti
            [wine] vino agli altri tuoi ospiti
            [coffee] caffè agli altri tuoi ospiti
           *[other] champagne agli altri tuoi ospiti
        }
trigger-dancer = Dopo che hai mandato un ballerino a un ballo
    .short = ballerino mandato
trigger-champagne =
    { $n ->
        [one] Dopo che hai ottenuto champagne
       *[other] Dopo che hai ottenuto almeno { $n } champagne in una volta
    }
    .short =
        { $n ->
            [one] champagne ottenuto
           *[other] { $n }+ champagne insieme
        }
trigger-points =
    { $n ->
        [one] Dopo che hai fatto punti
       *[other] Dopo che hai fatto almeno { $n } punti in una volta
    }
    .short =
        { $n ->
            [one] punti fatti
           *[other] { $n }+ punti insieme
        }
trigger-die =
    { $whose ->
        [some] Dopo che hai svolto l'azione di un dado con { LIST($faces, type: "or") }
       *[all] Dopo che hai svolto l'azione di un dado
    }
    .short =
        { $whose ->
            [some] dopo un dado { LIST($faces, type: "or") }
           *[all] dopo ogni dado
        }
trigger-line = Dopo che hai completato una colonna o un piano
    .short = colonna o piano completo
trigger-champagne_spent =
    { $n ->
        [one] Dopo che hai speso champagne
       *[other] Dopo che hai speso almeno { $n } champagne in una volta
    }
    .short =
        { $n ->
            [one] champagne speso
           *[other] { $n }+ champagne spesi insieme
        }
power-side_dancer =
    { $n ->
        [one] { die-taken }, puoi anche mandare { $n } ballerino a un ballo, prima o dopo la sua azione.
       *[other] { die-taken }, puoi anche mandare fino a { $n } ballerini ai balli, prima o dopo la sua azione.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: manda anche { $n } ballerino
           *[other] { die-taken.short }: manda anche { $n } ballerini
        }
power-side_champagne = { die-taken }, un ballerino oltre alla sua azione costa { $n } champagne in meno.
    .short = { die-taken.short }: quel ballerino { $n } champagne in meno
power-die_krones = { die-taken }, ottieni { krones }.
    .short = { die-taken.short }: { krones }
power-occupy_vp = Ogni volta che occupi una camera, in qualsiasi modo, ottieni { victory-points }.
    .short = camera occupata: { vp }
power-order_short =
    { $n ->
        [one] Un ordine è completo anche se manca { $n } consumazione, a meno che non ne abbia una sola.
       *[other] Un ordine è completo anche se mancano fino a { $n } consumazioni, a meno che non ne abbia una sola.
    }
    .short =
        { $n ->
            [one] agli ordini può mancare { $n } cosa
           *[other] agli ordini possono mancare { $n } cose
        }
power-more_guests =
    { $n ->
        [one] Nel tuo turno puoi prendere { $n } ospite in più dalla coda, pagandolo.
       *[other] Nel tuo turno puoi prendere fino a { $n } ospiti in più dalla coda, pagandoli.
    }
    .short =
        { $n ->
            [one] { $n } ospite in più per turno
           *[other] { $n } ospiti in più per turno
        }
power-shift_die = Prima di prendere un dado puoi spostarne uno nello spazio accanto, che poi usi; 1 e 6 non sono accanto.
    .short = sposta un dado nello spazio che usi
power-rows_twice = I bonus delle file ai balli per te valgono due volte.
    .short = bonus delle file doppi
power-most_dancers_vp = Ogni volta che si conta una sala da ballo in cui solo tu hai più ballerini di tutti, ottieni { victory-points }.
    .short = più ballerini di tutti: { vp }
power-first_in_group = La prima camera che occupi in un gruppo porta { LIST($brings) }.
    .short = prima del gruppo: { LIST($briefly, type: "unit") }
first-in-group =
    { $colour ->
        [blue] { victory-points } se è blu
        [red] { krones } se è rossa
       *[yellow] { steps } sul tracciato dell'Imperatore se è gialla
    }
    .short =
        { $colour ->
            [blue] blu { vp }
            [red] rossa { krones }
           *[yellow] gialla Imperatore +{ $n }
        }
score-dancers = { counted } tuo ballerino ai balli{ at-most }.
    .short = { counted.short } ballerino ai balli{ at-most }
need-champagne = Avere almeno { items-champagne } in cucina.
    .short = { items-champagne } in cucina
need-dancers =
    { $n ->
        [one] Avere almeno { $n } ballerino ai balli.
       *[other] Avere almeno { $n } ballerini ai balli.
    }
    .short =
        { $n ->
            [one] { $n } ballerino ai balli
           *[other] { $n } ballerini ai balli
        }
need-guests =
    { $colour ->
        [blue]
            { $n ->
                [one] Aver alloggiato o mandato a ballare { $n } ospite blu.
               *[other] Aver alloggiato o mandato a ballare { $n } ospiti blu.
            }
        [red]
            { $n ->
                [one] Aver alloggiato o mandato a ballare { $n } ospite rosso.
               *[other] Aver alloggiato o mandato a ballare { $n } ospiti rossi.
            }
        [yellow]
            { $n ->
                [one] Aver alloggiato o mandato a ballare { $n } ospite giallo.
               *[other] Aver alloggiato o mandato a ballare { $n } ospiti gialli.
            }
       *[green]
            { $n ->
                [one] Aver alloggiato o mandato a ballare { $n } ospite verde.
               *[other] Aver alloggiato o mandato a ballare { $n } ospiti verdi.
            }
    }
    .short =
        { $colour ->
            [blue]
                { $n ->
                    [one] { $n } ospite blu servito
                   *[other] { $n } ospiti blu serviti
                }
            [red]
                { $n ->
                    [one] { $n } ospite rosso servito
                   *[other] { $n } ospiti rossi serviti
                }
            [yellow]
                { $n ->
                    [one] { $n } ospite giallo servito
                   *[other] { $n } ospiti gialli serviti
                }
           *[green]
                { $n ->
                    [one] { $n } ospite verde servito
                   *[other] { $n } ospiti verdi serviti
                }
        }
penalty-lose_champagne = Rendi { items-champagne } della tua cucina{ other-half }.
    .short = perdi { items-champagne }{ other-half.short }
penalty-remove_dancers_middle =
    { $n ->
        [one] Rimuovi { $n } tuo ballerino dalla sala da ballo di mezzo{ other-half }.
       *[other] Rimuovi { $n } tuoi ballerini dalla sala da ballo di mezzo{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } ballerino, sala da ballo di mezzo{ other-half.short }
           *[other] −{ $n } ballerini, sala da ballo di mezzo{ other-half.short }
        }
penalty-remove_dancers_right =
    { $n ->
        [one] Rimuovi { $n } tuo ballerino dalla sala da ballo di destra o dalla sua balconata{ other-half }.
       *[other] Rimuovi { $n } tuoi ballerini dalla sala da ballo di destra o dalla sua balconata{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } ballerino, sala da ballo destra{ other-half.short }
           *[other] −{ $n } ballerini, sala da ballo destra{ other-half.short }
        }
ball-points-for =
    { $players ->
        [all] { LIST($points) }
       *[some] { LIST($points) } in { LIST($seats, type: "or") } giocatori
    }
ball-highest_row = Ogni tuo ballerino qui dà punti vittoria secondo la fila più alta in cui ne hai uno: { LIST($parts, type: "unit") } per basso, mezzo e alto.
    .short = { LIST($parts, type: "unit") } a ballerino, per la tua fila più alta
ball-rows = Ogni fila, per conto suo, dà punti vittoria a chi vi ha più ballerini: { LIST($parts, type: "unit") }; a parità si dividono, per difetto.
    .short = ogni fila per posto: { LIST($parts, type: "unit") }
ball-dancers = I tuoi ballerini qui danno punti vittoria secondo quanti sono, { LIST($parts, type: "unit") } per uno, due e così via; averne di più non dà di più.
    .short = per ballerini: { LIST($parts, type: "unit") }
ball-ranks = La sala da ballo dà punti vittoria a chi vi ha più ballerini: { LIST($parts, type: "unit") }; a parità si dividono, per difetto.
    .short = per posto: { LIST($parts, type: "unit") }
ball-pairs = Ogni coppia di tuoi ballerini qui dà { LIST($parts, type: "unit") } punti vittoria.
    .short = { LIST($parts, type: "unit") } a coppia
staff-waits-short = { $when }: { $does }
card-title-ballroom = Sala da ballo { $name }
card-title-rehearsal_room = Sala prove: { rehearsal-room }
card-title-celebrity = Celebrità: { $name }
card-title-entrance = Ingresso: { $name }
card-guest-goes =
    { $goes ->
        [room] Deve prendere una camera e non può andare a un ballo.
        [ball_twice] Deve andare a un ballo e non prende una camera; un tuo secondo ballerino lo accompagna nello stesso spazio, senza champagne e senza il bonus della fila.
        [two_rooms] Prende due camere una accanto all'altra, di qualsiasi colore, e non può andare a un ballo.
        [bottom_room] Deve prendere una camera al piano più basso e non può andare a un ballo.
        [stays] Resta al tavolo con tutto servito, e alla fine non costa nulla. Una volta per round puoi avere quanto segue.
       *[ball] Deve andare a un ballo e non prende una camera.
    }
card-ballroom-brings =
    { $row ->
        [middle] Fila di mezzo: { $does }
       *[top] Fila in alto: { $does }
    }
card-ballroom-absent = Chi al conteggio non ha qui ballerini perde { victory-points }.
card-area-brings = Zona { $area } svuotata: { $does }
celebrity-permanent-short = { $does }
celebrity-round-short = una volta: { $does }
card-entrance-rooms =
    { $n ->
        [one] Prima del primo round puoi preparare { $n } camera in più, al suo prezzo.
       *[other] Prima del primo round puoi preparare fino a { $n } camere in più, ognuna al suo prezzo.
    }
    .short =
        { $n ->
            [one] { $n } prima camera in più
           *[other] { $n } prime camere in più
        }
card-entrance-free_rooms =
    { $n ->
        [one] Prima del primo round puoi preparare { $n } camera in più, gratis.
       *[other] Prima del primo round puoi preparare fino a { $n } camere in più, gratis.
    }
    .short =
        { $n ->
            [one] { $n } prima camera in più, gratis
           *[other] { $n } prime camere in più, gratis
        }
card-entrance-guests =
    { $n ->
        [one] Prima del primo round puoi prendere { $n } ospite in più, gratis.
       *[other] Prima del primo round puoi prendere fino a { $n } ospiti in più, gratis.
    }
    .short =
        { $n ->
            [one] { $n } primo ospite in più
           *[other] { $n } primi ospiti in più
        }
card-entrance-tables =
    { $n ->
        [one] Il tuo bar ha { $n } tavolo in più.
       *[other] Il tuo bar ha { $n } tavoli in più.
    }
    .short =
        { $n ->
            [one] { $n } tavolo in più
           *[other] { $n } tavoli in più
        }
card-entrance-begins = All'apertura: { $does }
    .short = all'inizio { $does }
card-entrance-occupancy =
    { $colour ->
        [blue] I gruppi blu completi da uno, due e così via danno { LIST($points) } punti vittoria.
        [red] I gruppi rossi completi da uno, due e così via danno { LIST($points) } corone.
       *[yellow] I gruppi gialli completi da uno, due e così via danno { LIST($points) } spazi sul tracciato dell'Imperatore.
    }
card-entrance-occupancy-short = altri bonus per i gruppi completi
card-entrance-sums = Se i due dadi che prendi in un round fanno { LIST($sums, type: "or") }, prima dell'azione del secondo: { $does }.
card-entrance-sums-short = qualcosa per la somma dei tuoi due dadi
card-entrance-tokens =
    { $n ->
        [one] Accanto c'è { $n } gettone bonus. Quando completi una colonna o un piano lo prendi, per la metà superiore o inferiore.
       *[other] Accanto ci sono { $n } gettoni bonus. Ogni volta che completi una colonna ne prendi uno per la metà superiore, per un piano uno per quella inferiore.
    }
card-entrance-token = Gettone { $token }: { $column } per una colonna, { $floor } per un piano.
card-entrance-tokens-short =
    { $n ->
        [one] { $n } gettone bonus per una colonna o un piano completi
       *[other] { $n } gettoni bonus per colonne e piani completi
    }
card-entrance-kept = Gli ospiti che hai servito restano fino alla fine del round: { LIST($guests) } valgono { LIST($points) } punti vittoria, e averne di più non dà di più.
card-entrance-kept-short = { LIST($points) } PV per gli ospiti serviti in un round
card-entrance-goals = Accanto ci sono tre obiettivi tutti tuoi, un A, un B e un C. Fino al round { LIST($rounds) } ognuno porta { LIST($points) } punti vittoria, e nessuno del tuo personale aspetta questo.
card-entrance-goals-short = obiettivi tuoi per { LIST($points) } PV
card-entrance-goals_all = Alla fine { LIST($objectives) } obiettivi in tutto, compresi i tuoi, portano { LIST($points) } punti vittoria.
card-entrance-goals_all-short = { LIST($points) } PV per molti obiettivi
card-entrance-tiles =
    { $n ->
        [one] Accanto c'è { $n } tessera Imperatore in più per ogni lettera. Una volta per turno puoi arretrare di 1, 2 o 3 spazi sul tracciato dell'Imperatore per la ricompensa di una A, B o C, che poi se ne va.
       *[other] Accanto ci sono { $n } tessere Imperatore in più per ogni lettera. Una volta per turno puoi arretrare di 1, 2 o 3 spazi sul tracciato dell'Imperatore per la ricompensa di una A, B o C, che poi se ne va.
    }
card-entrance-tiles-short = ricompense dell'Imperatore arretrando
fact-row =
    { $row ->
        [bottom] fila in basso
        [middle] fila di mezzo
        [top] fila in alto
       *[balcony] balconata
    }
    .value =
        { $row ->
            [balcony] { items-champagne } a ballerino, spazi senza limite
           *[other] { items-champagne } a ballerino; { LIST($spaces) } spazi in { LIST($seats) } giocatori
        }
fact-area = zona { $area }
    .value = { dancers }
fact-stays = effetto
    .value =
        { $timing ->
            [round] una volta, quando chiami la celebrità nel tuo turno, fino alla fine del round
           *[other] fino alla fine del round
        }
fact-arrives = punti vittoria
    .value =
        { $wait ->
            [0] { $n }
           *[other] { $n } all'arrivo, { $wait } in più per ogni round di attesa
        }
fact-kitchen = comincia con
    .value =
        { $n ->
            [0] { items-none }
           *[other] { LIST($items) }
        }
field-goes = dove va
field-middle = fila di mezzo
field-top = fila in alto
field-areas = zone
field-price = prezzo
field-gain = guadagno
field-spaces = spazi
field-kitchen = dotazione iniziale
field-with = altro modulo
field-rooms = prime camere
field-free_rooms = prime camere gratis
field-tables = tavoli
field-begin = inizio
field-occupancy = bonus dei gruppi completi
field-sums = somme dei dadi
field-tokens = gettoni
field-kept = punti per gli ospiti serviti
field-goals = punti degli obiettivi
field-goals_all = punti per molti obiettivi
field-tiles = tessere Imperatore

## Domande e risposte

ask-rehearsal = Scegli la sala prove da cui vengono i tuoi ballerini.
ask-send_dancer =
    { $dancers ->
        [one] Puoi mandare un ballerino a un ballo
       *[other] Puoi mandare fino a { $dancers } ballerini ai balli, ciascuno
    } { $free ->
        [yes] gratis.
       *[other]
            { $discount ->
                [0] a prezzo pieno.
               *[other] con { $discount } champagne di sconto.
            }
    }
ask-leave_area = Quale zona della tua sala prove lascia il ballerino?
ask-ball_rewards =
    { $guest ->
        [none] Un ballerino è al ballo ({ ball-place-named })
       *[other] { $guest } è al ballo ({ ball-place-named })
    }: prendi ciò che porta nell'ordine che vuoi{ $rewards ->
        [0] .
       *[other] , o lascia la ricompensa.
    }
ask-recall =
    { $dancers ->
        [one] Scegli quale dei tuoi ballerini lascia per sempre { $ballroom }.
       *[other] Scegli quali { $dancers } dei tuoi ballerini lasciano per sempre { $ballroom }, uno dopo l'altro.
    }
ask-which_die = Quale dado prendi dallo spazio { $face }: { LIST($dice, type: "or") }?
ask-put_away = Hanno passato tutti, e restano solo dadi colorati. Quale va nella pattumiera: { LIST($dice, type: "or") }?
ask-auction = Offri corone per un ingresso. { LIST($offers, type: "unit") }.
ask-choose_entrance = Scegli l'ingresso del tuo hotel: { LIST($offers, type: "or") }.
ask-token =
    { $floor ->
        [yes] Un piano è completo. Scegli un gettone bonus per la metà inferiore: { LIST($tokens, type: "unit") }.
       *[other] Una colonna è completa. Scegli un gettone bonus per la metà superiore: { LIST($tokens, type: "unit") }.
    }
ask-which_moved = Quale dado sposti dallo spazio { $face } allo spazio { $to }: { LIST($dice, type: "or") }?
ask-give_item =
    { $item ->
        [strudel] A quale ospite di { automaton-name } va lo strudel?
        [cake] A quale ospite di { automaton-name } va la torta?
        [wine] A quale ospite di { automaton-name } va il vino?
       *[other] A quale ospite di { automaton-name } va il caffè?
    }
ask-ball = Chi va a questo ballo?
ask-offer = Quanto offri per { $entrance }?
cause-row = Il bonus della fila
cause-area = Il bonus della zona vuota
cause-dancer = Il ballerino
coming-rehearsal = Scegliere una sala prove
coming-send_dancer =
    { $dancers ->
        [one] Mandare un ballerino
       *[other] Mandare fino a { $dancers } ballerini
    }
coming-leave_area = Da dove viene il ballerino
coming-ball_rewards =
    { $guest ->
        [none] Che cosa porta il ballerino
       *[other] Che cosa porta { $guest } al ballo
    }
coming-recall =
    { $dancers ->
        [one] Perdere { $dancers } ballerino
       *[other] Perdere { $dancers } ballerini
    }
coming-which_die = Quale dei dadi è
coming-put_away = Togliere un dado colorato
coming-auction = L'asta degli ingressi
coming-choose_entrance = Scegliere un ingresso
coming-token = Scegliere un gettone bonus
coming-which_moved = Quale dei dadi si sposta
coming-give_item =
    { $item ->
        [strudel] Uno strudel per un ospite di { automaton-name }
        [cake] Una torta per un ospite di { automaton-name }
        [wine] Un vino per un ospite di { automaton-name }
       *[other] Un caffè per un ospite di { automaton-name }
    }
coming-entrance_opens = Aprire un ingresso
coming-stars_scored = Le stelle del Nine Stars Inn
coming-row_bonus = Il bonus della fila: { $does }
coming-area_bonus = Il bonus della zona vuota: { $does }
coming-ball_scoring = Il conteggio di { $ballroom }
act-done-send_dancer = Non mandare
act-done-ball_rewards = Lascia la ricompensa
act-row = Il bonus della fila
act-emptied = Il bonus della zona vuota
act-key = Prendi il passe-partout
act-pour = { act-take }
act-also-dancer = Anche un ballerino
act-host = Approfitta di { $guest }
act-claim-own = Reclama il tuo obiettivo { $goal }
act-dance = Manda { $guest }: { ball-place-named }
act-send = Manda un ballerino: { ball-place-named }
act-recall = Rinuncia al ballerino: { ball-place-named }
act-area =
    { $n ->
        [one] Dalla zona { $area }, che ha ancora { $n } ballerino
       *[other] Dalla zona { $area }, che ha ancora { $n } ballerini
    }
act-rehearse = Scegli { rehearsal-room }
act-colour = Prendi { die-told }
act-colour-put_away = Togli { die-told }
act-colour-which_moved = Sposta { die-told }
act-call = Chiama { $celebrity }
act-bid =
    { $krones ->
        [0] Offri 0 corone per { $entrance }
        [one] Offri { $krones } corona per { $entrance }
       *[other] Offri { $krones } corone per { $entrance }
    }
act-entrance = Prendi { $entrance }
act-shift = Sposta un dado dallo spazio { $die } allo spazio { $to }
act-token = Gettone { $token }: { $does }
act-favour =
    { $n ->
        [one] Arretra di { $n } spazio per la ricompensa di { $tile }
       *[other] Arretra di { $n } spazi per la ricompensa di { $tile }
    }
act-give = Per { $guest }
form-row = `row`
form-emptied = `emptied`
form-key = `key`
form-host = `host <guest>`
form-dance = `dance <guest> <place>`
form-send = `send <place>`
form-area = `area <number>`
form-rehearse = `rehearse <rehearsal room>`
form-recall = `recall <place>`
form-pour = `take <number> <kind> …`
form-colour = `colour <colour>`
form-call = `call <celebrity>`
form-bid = `bid <entrance> <krones>`
form-entrance = `entrance <entrance>`
form-shift = `shift <space> to <space>`
form-token = `token <number>`
form-favour = `favour <tile>`
form-give = `give <guest>`
side-dancer = mandare un ballerino a un ballo

## Perché una cosa non si può fare

why-spend-any =
    { $need ->
        [one] Serve { $need } cibo o bevanda della tua cucina, e ne hai { $have }.
       *[other] Servono { $need } cibi o bevande della tua cucina, e ne hai { $have }.
    }
why-item-neither = Si chiede un cibo o una bevanda, e lo champagne non è né l'uno né l'altra.
why-check_in-stays = { $guest } resta al tavolo.
why-host-leaves = { $guest } non resta al tavolo.
why-host-already = In questo round hai già approfittato di { $guest }.
why-check_in-ball_only = { $guest } va a un ballo e non prende una camera.
why-ball-room_only = { $guest } deve prendere una camera e non balla.
why-ball-no_dancer = Hai già mandato tutti i tuoi ballerini.
why-ball-full = Non ci sono spazi liberi: { $place }.
why-ball-champagne =
    Lì un ballerino costa { $price } champagne e { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
why-ball-area_empty = Nella zona { $area } della tua sala prove non ci sono più ballerini.
why-ball-rehearsal =
    { $rehearsal ->
        [attic] La soffitta non si può prendere.
        [salon] Il salone non si può prendere.
        [winter_garden] Il giardino d'inverno non si può prendere.
        [stage] Il palcoscenico non si può prendere.
       *[other] { $rehearsal } non si può prendere.
    }
why-ball-nobody = Qui non hai un ballerino a cui rinunciare: { $place }.
why-ball-bonus_due = A ciò che porta un ballerino non si rinuncia; solo alla ricompensa di un ospite.
why-ball-no_bonus = Adesso non c'è un bonus così in attesa.
why-colour-none =
    { $face ->
        [0]
            { $colour ->
                [red] Il dado rosso non c'è più.
                [blue] Il dado blu non c'è più.
                [yellow] Il dado giallo non c'è più.
               *[white] Non ci sono più dadi bianchi.
            }
       *[other]
            { $colour ->
                [red] Il dado rosso non è sullo spazio { $face }.
                [blue] Il dado blu non è sullo spazio { $face }.
                [yellow] Il dado giallo non è sullo spazio { $face }.
               *[white] Sullo spazio { $face } non ci sono dadi bianchi.
            }
    }
why-call-elsewhere = In questo round { $celebrity } non è con te.
why-call-not_called = { $celebrity } non si chiama: fa tutto da sé.
why-call-used = Hai già chiamato { $celebrity }.
why-key-gone =
    { $who ->
        [you] In questo round hai già preso il passe-partout.
       *[other] In questo round il passe-partout l'ha preso { $name }.
    }
why-price-key =
    Il passe-partout costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-bid-not_offered = Non c'è un ingresso { $slot } all'asta.
why-bid-too_low =
    { $bid ->
        [one] Qualcuno ha offerto { $bid } corona; offri di più, o per un altro.
       *[other] Qualcuno ha offerto { $bid } corone; offri di più, o per un altro.
    }
why-bid-too_dear =
    Sono { $bid ->
        [one] { $bid } corona
       *[other] { $bid } corone
    } e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-token-gone = Il gettone { $token } non c'è più.
why-favour-gone = Accanto al tuo ingresso non c'è più una tessera Imperatore così.
why-favour-had = In questo turno hai già avuto la ricompensa di una tua tessera Imperatore.
why-shift-already = In questo turno hai già spostato un dado.
why-shift-not_beside = Un dado si sposta nello spazio accanto al suo; 1 e 6 non sono accanto.
why-die-shifted = Hai spostato un dado sullo spazio { $face }: prendine uno da lì.
why-claim-goal_met = Hai già reclamato il tuo obiettivo { $letter }.
why-give-none = Lì al tavolo { $table } non c'è nessun ospite.
why-give-unwanted =
    { $item ->
        [strudel] { $guest } non vuole altri strudel.
        [cake] { $guest } non vuole altre torte.
        [wine] { $guest } non vuole altro vino.
       *[other] { $guest } non vuole altro caffè.
    }
why-price-toll =
    Usare questo spazio costa { $price ->
        [one] { $price } corona
       *[other] { $price } corone
    } di pedaggio e { $krones ->
        [0] non ne hai
       *[other] ne hai { $krones }
    }.
why-room-occupy_too_high =
    { $floors ->
        [1] Si chiede una camera al piano 1.
        [2] Si chiede una camera al piano 1 o 2.
       *[other] Si chiede una camera al piano 1, 2 o 3.
    }
why-claim-short-champagne = Obiettivo { $letter }: hai { $have } champagne su { $need }.
why-claim-short-dancers = Obiettivo { $letter }: hai { $have } ballerini ai balli su { $need }.
why-claim-short-guests = Obiettivo { $letter }: hai servito { $have } ospiti così su { $need }.
why-take-champagne =
    { $action ->
        [1] Non puoi prendere più champagne che torte, né più torte che strudel.
       *[other] Non puoi prendere più champagne che caffè, né più caffè che vino.
    }

## La cronaca

log-for-champagne =
    { $champagne ->
        [0] gratis
       *[other] per { $champagne } champagne
    }
log-vp-balls =
    { $who ->
        [you] Fai { points } grazie al ballerino.
       *[other] { $name } fa { points } grazie al ballerino.
    }
log-rehearsal-taken =
    { $who ->
        [you] Scegli { rehearsal-room } come sala prove.
       *[other] { $name } sceglie { rehearsal-room } come sala prove.
    }
log-dancer-sent =
    { $guest ->
        [none]
            { $who ->
                [you] Mandi un ballerino al ballo ({ ball-place-named }), { log-for-champagne }.
               *[other] { $name } manda un ballerino al ballo ({ ball-place-named }), { log-for-champagne }.
            }
       *[other]
            { $who ->
                [you] Mandi { $guest } al ballo ({ ball-place-named }), { log-for-champagne }.
               *[other] { $name } manda { $guest } al ballo ({ ball-place-named }), { log-for-champagne }.
            }
    }
log-area-emptied =
    { $who ->
        [you] La zona { $area } della tua sala prove è vuota.
       *[other] La zona { $area } della sala prove di { $name } è vuota.
    }
log-dancer-removed =
    { $who ->
        [you] Perdi un ballerino: { ball-place-named }.
       *[other] { $name } perde un ballerino: { ball-place-named }.
    }
log-ball-scored =
    { $who ->
        [you] Fai { log-worth } in { $ballroom }, con { dancers-there }.
       *[other] { $name } fa { log-worth } in { $ballroom }, con { dancers-there }.
    }
log-ball-missed =
    { $who ->
        [you] Non hai ballerini in { $ballroom } e perdi { points }.
       *[other] { $name } non ha ballerini in { $ballroom } e perde { points }.
    }
dancers-there =
    { $dancers ->
        [one] { $dancers } ballerino
       *[other] { $dancers } ballerini
    }
log-coloured-die-taken =
    { $who ->
        [you] { $colour ->
            [red] È il dado rosso che prendi; accanto non aspetta nessuno.
            [blue] È il dado blu che prendi; accanto non aspetta nessuno.
           *[yellow] È il dado giallo che prendi; accanto non aspetta nessuno.
        }
       *[other] { $colour ->
            [red] È il dado rosso che prende { $name }; accanto non aspetta nessuno.
            [blue] È il dado blu che prende { $name }; accanto non aspetta nessuno.
           *[yellow] È il dado giallo che prende { $name }; accanto non aspetta nessuno.
        }
    }
log-celebrity-taken =
    { $who ->
        [you] { $colour ->
            [red] Con il dado rosso prendi { $celebrity }, per { log-worth }.
            [blue] Con il dado blu prendi { $celebrity }, per { log-worth }.
           *[yellow] Con il dado giallo prendi { $celebrity }, per { log-worth }.
        }
       *[other] { $colour ->
            [red] Con il dado rosso { $name } prende { $celebrity }, per { log-worth }.
            [blue] Con il dado blu { $name } prende { $celebrity }, per { log-worth }.
           *[yellow] Con il dado giallo { $name } prende { $celebrity }, per { log-worth }.
        }
    }
log-celebrity-called =
    { $who ->
        [you] Chiami { $celebrity }.
       *[other] { $name } chiama { $celebrity }.
    }
log-celebrity-arrived = Nuovi arrivi nel salotto: { LIST($arrivals) }.
log-celebrity-beside =
    { $colour ->
        [red] { $celebrity } accanto al dado rosso
        [blue] { $celebrity } accanto al dado blu
       *[yellow] { $celebrity } accanto al dado giallo
    }
log-coloured-die-put-away =
    { $who ->
        [you] { $colour ->
            [red] Togli il dado rosso.
            [blue] Togli il dado blu.
           *[yellow] Togli il dado giallo.
        }
       *[other] { $colour ->
            [red] { $name } toglie il dado rosso.
            [blue] { $name } toglie il dado blu.
           *[yellow] { $name } toglie il dado giallo.
        }
    }
log-vp-celebrities =
    { $who ->
        [you] Fai { points } grazie a una celebrità.
       *[other] { $name } fa { points } grazie a una celebrità.
    }
log-key-taken =
    { $price ->
        [0] { $who ->
            [you] Prendi il passe-partout e cominci il prossimo round.
           *[other] { $name } prende il passe-partout e comincia il prossimo round.
        }
       *[other] { $who ->
            [you] Prendi il passe-partout { log-for-price } e cominci il prossimo round.
           *[other] { $name } prende il passe-partout { log-for-price } e comincia il prossimo round.
        }
    }
log-bid-made =
    { $n ->
        [0] { $who ->
            [you] Offri 0 corone per { $entrance }.
           *[other] { $name } offre 0 corone per { $entrance }.
        }
       *[other] { $who ->
            [you] Offri { krones } per { $entrance }.
           *[other] { $name } offre { krones } per { $entrance }.
        }
    }
log-entrance-taken =
    { $who ->
        [you] Apri le porte di { $entrance }, { log-for-price }.
       *[other] { $name } apre le porte di { $entrance }, { log-for-price }.
    }
log-token-taken =
    { $line ->
        [column] { $who ->
            [you] Una colonna è completa: prendi il gettone bonus { $token }.
           *[other] Una colonna è completa: { $name } prende il gettone bonus { $token }.
        }
       *[floor] { $who ->
            [you] Un piano è completo: prendi il gettone bonus { $token }.
           *[other] Un piano è completo: { $name } prende il gettone bonus { $token }.
        }
    }
log-guests-kept-scored =
    { $who ->
        [you] Ospiti che hai servito in questo round: { $guests }, per { log-worth }.
       *[other] Ospiti serviti da { $name } in questo round: { $guests }, per { log-worth }.
    }
log-goal-met =
    { $who ->
        [you] Reclami il tuo obiettivo { $letter }, per { log-worth }.
       *[other] { $name } reclama l'obiettivo { $letter } accanto all'ingresso, per { log-worth }.
    }
log-goals-scored =
    { $who ->
        [you] Obiettivi che hai reclamato in tutto: { $objectives }, per { log-worth }.
       *[other] Obiettivi reclamati in tutto da { $name }: { $objectives }, per { log-worth }.
    }
log-favour-taken =
    { $who ->
        [you] Chiedi la ricompensa della tessera Imperatore { $tile } accanto al tuo ingresso.
       *[other] { $name } chiede la ricompensa della tessera Imperatore { $tile } accanto all'ingresso.
    }
log-die-shifted =
    { $who ->
        [you] Sposti un dado dallo spazio { $face } allo spazio { $to }.
       *[other] { $name } sposta un dado dallo spazio { $face } allo spazio { $to }.
    }
log-first-in-group =
    { $who ->
        [you] { $colour ->
            [blue] È la tua prima camera in un gruppo blu.
            [red] È la tua prima camera in un gruppo rosso.
           *[yellow] È la tua prima camera in un gruppo giallo.
        }
       *[other] { $colour ->
            [blue] È la prima camera di { $name } in un gruppo blu.
            [red] È la prima camera di { $name } in un gruppo rosso.
           *[yellow] È la prima camera di { $name } in un gruppo giallo.
        }
    }
log-sum-of-dice =
    { $who ->
        [you] I tuoi due dadi fanno { $sum }.
       *[other] I due dadi di { $name } fanno { $sum }.
    }
log-vp-entrances =
    { $who ->
        [you] Fai { points } grazie all'ingresso.
       *[other] { $name } fa { points } grazie all'ingresso.
    }
log-toll-paid =
    { $gears ->
        [one] Sullo spazio { $space } c'è { $gears } ingranaggio
       *[other] Sullo spazio { $space } ci sono { $gears } ingranaggi
    }{ $n ->
        [0] , e attraversare non costa nulla.
       *[other] : il pedaggio è di { krones }.
    } Un ingranaggio se ne va.
log-toll-forgone =
    { $who ->
        [you] Non c'è uno spazio che puoi pagare: per questa volta attraversi gratis, e perdi { points }.
       *[other] Non c'è uno spazio che { $name } può pagare: per questa volta attraversa gratis, e perde { points }.
    }
log-gear-bought =
    { $who ->
        [you] Per l'ingranaggio sull'ospite paghi una corona in più, e l'ingranaggio se ne va.
       *[other] Per l'ingranaggio sull'ospite { $name } paga una corona in più, e l'ingranaggio se ne va.
    }
log-guest-hosted =
    { $who ->
        [you] Approfitti di { $guest }, che resta.
       *[other] { $name } approfitta di { $guest }, che resta.
    }
log-item-filled =
    { $item ->
        [strudel] { $guest } riceve strudel dalla riserva.
        [cake] { $guest } riceve torta dalla riserva.
        [wine] { $guest } riceve vino dalla riserva.
        [coffee] { $guest } riceve caffè dalla riserva.
       *[other] { $guest } riceve champagne dalla riserva.
    }

## L'automa

automaton-wants-coloured-die = il dado colorato della celebrità che vale di più
automaton-die-coloured = Il dado multicolore: prende il dado colorato la cui celebrità vale di più, dallo spazio { $face }.
automaton-colour =
    { $colour ->
        [red] È il dado rosso{ automaton-colour-brings }
        [blue] È il dado blu{ automaton-colour-brings }
       *[yellow] È il dado giallo{ automaton-colour-brings }
    }{ automaton-tie }
automaton-colour-brings =
    { $bonus ->
        [objective] , che fa progredire l'obiettivo più indietro.
        [points] , che porta { points }.
       *[steps]
            , che porta { $n ->
                [one] { $n } passo sul tracciato dell'Imperatore.
               *[other] { $n } passi sul tracciato dell'Imperatore.
            }
    }
automaton-he-object =
    { $automaton ->
        [elisabeth] lei
       *[other] lui
    }
automaton-celebrity =
    { $celebrity ->
        [none] Prende la celebrità accanto, solo per i punti.
       *[other] Prende la celebrità accanto, { $celebrity }, solo per i punti.
    }
automaton-ball =
    { $ball ->
        [after_next] al ballo dopo il prossimo
       *[next] al prossimo ballo
    }
automaton-dancer =
    { $moved ->
        [0] Manda un ballerino { automaton-ball }: { ball-place-named }, la fila più bassa con uno spazio libero.
       *[other] Manda un ballerino { automaton-ball }, dove nessuno spazio è libero, e quindi più a destra: { ball-place-named }.
    }
automaton-no-dancer = Non ha più ballerini da mandare.
automaton-ball-scored = { $name } fa { points } in { $ballroom }, con { dancers-there }, ed è a { $vp }.
automaton-ball-missed = { $name } non ha ballerini in { $ballroom }, perde { points } ed è a { $vp }.
automaton-house-opened = { $name } apre un hotel tutto suo: { automaton-house }.
automaton-guest-reserved = { $guest } vi ha riservato la camera { $room }.
automaton-item-given =
    { $item ->
        [strudel] Tra i suoi ospiti, { $guest } riceve lo strudel che era sullo spazio.
        [cake] Tra i suoi ospiti, { $guest } riceve la torta che era sullo spazio.
        [wine] Tra i suoi ospiti, { $guest } riceve il vino che era sullo spazio.
       *[other] Tra i suoi ospiti, { $guest } riceve il caffè che era sullo spazio.
    }
automaton-moved-in = { $guest } ha tutto e va nella camera { $room }, che era riservata.
automaton-gear-room = Un ingranaggio va su una camera del suo hotel.
automaton-gear-guest = La camera è su un ingranaggio, che va all'ospite più a sinistra della coda.
automaton-gear-space = Lascia un ingranaggio sullo spazio { $place }.
automaton-gear-scale =
    { $place ->
        [one] Mette un ingranaggio sulla scala delle stelle, dove ora ce n'è { $place }.
       *[other] Mette un ingranaggio sulla scala delle stelle, dove ora ce ne sono { $place }.
    }
automaton-gear-removed =
    { $left ->
        [0] Un piano o una colonna è completo: l'ultimo ingranaggio lascia la sua scala delle stelle.
        [one] Un piano o una colonna è completo: un ingranaggio lascia la sua scala delle stelle, e ne resta { $left }.
       *[other] Un piano o una colonna è completo: un ingranaggio lascia la sua scala delle stelle, e ne restano { $left }.
    }
automaton-gear-scored =
    { $guest ->
        [none] L'ingranaggio ha fatto il suo lavoro e lascia la coda.
       *[other] L'ingranaggio su { $guest } ha fatto il suo lavoro e lascia la coda.
    }
automaton-stars-counted =
    { $gears ->
        [one] Sulla sua scala delle stelle c'è { $gears } ingranaggio.
       *[other] Sulla sua scala delle stelle ci sono { $gears } ingranaggi.
    }

## Consigli

hint-deed-dancer_sent =
    { $guest ->
        [none] Manda un ballerino al ballo ({ ball-place-named })
       *[other] Manda { $guest } al ballo ({ ball-place-named })
    }, { log-for-champagne }
hint-deed-area_emptied = Poi la zona { $area } della sala prove è vuota
hint-deed-dancer_removed = Rinuncia al ballerino: { ball-place-named }
hint-deed-rehearsal_taken = Scegli { rehearsal-room } come sala prove
hint-deed-coloured_die =
    { $celebrity ->
        [none] Scegli { die-told }
       *[other]
            Scegli { die-told }, con { $celebrity } per { $vp ->
                [one] { $vp } punto
               *[other] { $vp } punti
            }
    }
hint-deed-celebrity_called = Chiama { $celebrity }
hint-deed-coloured_die_put_away = Togli { die-told }
hint-deed-key_taken =
    { $price ->
        [0] Prendi il passe-partout, e comincia il prossimo round
       *[other] Prendi il passe-partout { log-for-price }, e comincia il prossimo round
    }
hint-deed-bid_made =
    { $krones ->
        [0] Offri 0 corone per { $entrance }
        [one] Offri { $krones } corona per { $entrance }
       *[other] Offri { $krones } corone per { $entrance }
    }
hint-deed-entrance_taken = Apri le porte di { $entrance }
hint-deed-token_taken =
    { $line ->
        [column] Prendi il gettone bonus { $token } per la colonna completa
       *[floor] Prendi il gettone bonus { $token } per il piano completo
    }
hint-deed-goal_met =
    Reclama il tuo obiettivo { $letter }: { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }
hint-deed-favour_taken =
    { $steps ->
        [one] Arretra di { $steps } spazio per la ricompensa di { $tile }
       *[other] Arretra di { $steps } spazi per la ricompensa di { $tile }
    }
hint-deed-die_shifted = Sposta un dado dallo spazio { $face } allo spazio { $to }
hint-deed-first_in_group =
    { $colour ->
        [blue] È la prima camera in un gruppo blu
        [red] È la prima camera in un gruppo rosso
       *[yellow] È la prima camera in un gruppo giallo
    }
hint-deed-sum_of_dice = Così i tuoi due dadi fanno { $sum }
hint-deed-toll_paid =
    { $vp ->
        [one] L'automa fa { $vp } punto per gli ingranaggi sullo spazio { $space }
       *[other] L'automa fa { $vp } punti per gli ingranaggi sullo spazio { $space }
    }
hint-deed-toll_forgone =
    Attraversa gratis, e perdi { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }
hint-deed-gear_bought = Paga una corona in più per l'ingranaggio sull'ospite
hint-source-balls = { $n } per i balli
hint-source-celebrities = { $n } per le celebrità
hint-source-entrances = { $n } per l'ingresso

## Il tavolo

table-tab-season = Balli
table-automaton-dancers =
    { $n ->
        [0] Nessun ballerino rimasto
        [one] { $n } ballerino rimasto
       *[other] { $n } ballerini rimasti
    }
label-coloured = { $label }; dadi colorati: { LIST($colours) }
deed-dancer = un ballerino al ballo
deed-celebrity = una celebrità
deed-key = il passe-partout
deed-entrance = un ingresso
