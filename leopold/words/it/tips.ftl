### Che cos'è ogni cosa sul tavolo e come sta adesso, per chi la indica.
### $who è "you" dove è di chi legge; $name è di chi è altrimenti.

tip-book = Nel libro
tip-book-about = { $title }: cercalo nel libro
tip-whose =
    { $who ->
        [you] Tuo
       *[other] { $name }
    }

## Ospiti

tip-queue-price =
    { $price ->
        [0] Da questo posto l'ospite è gratis.
        [one] Da questo posto l'ospite costa { $price } corona.
       *[other] Da questo posto l'ospite costa { $price } corone.
    }
tip-place = Posto { $space } della coda
tip-place-price =
    { $price ->
        [0] Chi aspetta qui si prende gratis.
        [one] Prendere chi aspetta qui costa { $price } corona.
       *[other] Prendere chi aspetta qui costa { $price } corone.
    }
tip-place-moves = Quando un ospite se ne va, quelli più a sinistra avanzano e costano meno, e a sinistra ne arriva uno nuovo.
tip-place-empty = Adesso qui non aspetta nessuno.
tip-missing =
    { $missing ->
        [none] L'ordine è completo: questo ospite può andare in camera.
       *[other] Aspetta ancora { LIST($items) }.
    }
tip-sits =
    { $who ->
        [you] Siede nel tuo bar.
       *[other] Siede nel bar di { $name }.
    }
tip-table = Un tavolo libero
tip-table-text =
    { $who ->
        [you] Qui c'è posto per un ospite della coda.
       *[other] Qui { $name } ha posto per un ospite della coda.
    }
tip-table-count = Un ospite resta finché l'ordine non è completo e non c'è una camera pronta; a tavoli tutti occupati non può venire nessuno.
tip-guest_deck = Ospiti in arrivo
tip-guest_deck-text =
    { $n ->
        [0] Nel mazzo non ci sono più carte.
        [one] Nel mazzo c'è ancora { $n } carta.
       *[other] Nel mazzo ci sono ancora { $n } carte.
    } { $discarded ->
        [0] Nessuno è ancora andato in camera.
        [one] { $discarded } ospite ha avuto alloggio ed è nella pila degli scarti.
       *[other] { $discarded } ospiti hanno avuto alloggio e sono nella pila degli scarti.
    }
tip-guest_deck-again = Quando il mazzo è vuoto e serve un ospite, si mescola la pila degli scarti.
tip-staff_deck = Personale in arrivo
tip-staff_deck-text =
    { $n ->
        [0] Nel mazzo non ci sono più carte.
        [one] Nel mazzo c'è ancora { $n } carta.
       *[other] Nel mazzo ci sono ancora { $n } carte.
    }
tip-staff_deck-draw = Le carte non si pescano da sé: ne portano di nuove solo ricompense e tessere.

## Dadi

tip-space = { $face }: { $name }
tip-strength =
    { $n ->
        [0] Qui non ci sono dadi, quindi adesso non si può scegliere.
        [one] Qui c'è 1 dado: adesso forza 1.
       *[other] Qui ci sono { $n } dadi: adesso forza { $n }.
    }
tip-boost =
    { $price ->
        [0] Un punto di forza in più non costa nulla.
        [one] Per { $price } corona la forza è { $more }.
       *[other] Per { $price } corone la forza è { $more }.
    }
tip-bin = Pattumiera dei dadi
tip-bin-text =
    { $n ->
        [0] In questo round non è stato tolto nessun dado.
        [one] In questo round è stato tolto { $n } dado.
       *[other] In questo round sono stati tolti { $n } dadi.
    }
tip-bin-why = Quando tutti quelli che hanno ancora un turno hanno passato, un dado finisce qui e gli altri si rilanciano. Al prossimo round tornano tutti.

## Camere

tip-room = Camera { $room }
tip-room-about =
    { $colour ->
        [blue] Blu
        [red] Rossa
       *[yellow] Gialla
    }, piano { $floor }. { $state ->
        [empty] Non ancora preparata.
        [vacant] Preparata e libera.
       *[occupied] Occupata.
    }
tip-room-empty =
    { $price ->
        [0] Prepararla non costa nulla.
        [one] Prepararla costa { $price } corona.
       *[other] Prepararla costa { $price } corone.
    }
tip-room-badge =
    { $state ->
        [empty] La targhetta dà { points } quando la camera viene preparata.
       *[other] La sua targhetta ha dato { points }.
    }
tip-room-vacant =
    { $colour ->
        [blue] Può andarci un ospite blu o verde.
        [red] Può andarci un ospite rosso o verde.
       *[yellow] Può andarci un ospite giallo o verde.
    }
tip-room-worth =
    { $state ->
        [occupied] Alla fine vale { points }.
       *[other] Se occupata, alla fine vale { points }.
    }
tip-room-group =
    { $size ->
        [one] È un gruppo a sé.
       *[other] Il suo gruppo ha { $size } camere, occupate { $full }.
    } { $done ->
        [yes] Il gruppo è completo.
       *[no] { tip-group-brings }
    }
tip-group-brings =
    { $colour ->
        [blue] Quando è completo: { points }.
        [red] Quando è completo: { krones }.
       *[yellow] Quando è completo: { favour }.
    }
tip-price = Piano { $floor }: quanto costa una camera
tip-price-text =
    { $n ->
        [0] Preparare una camera su questo piano non costa nulla.
        [one] Preparare una camera su questo piano costa { $n } corona.
       *[other] Preparare una camera su questo piano costa { $n } corone.
    }
tip-worth = Piano { $floor }: quanto vale una camera
tip-worth-text = Alla fine ogni camera occupata di questo piano vale { points }.
tip-worth-now =
    { $rooms ->
        [0] Qui nessuna camera è ancora occupata.
        [one] Adesso ne è occupata { $rooms }: { points }.
       *[other] Adesso ne sono occupate { $rooms }: { points }.
    }
tip-bonuses = Gruppi completi
tip-bonuses-text = Quando viene occupata l'ultima camera di un gruppo, il gruppo rende una volta sola, secondo colore e grandezza.
tip-bonuses-blue = Blu, per grandezza: { LIST($values) } punti.
tip-bonuses-red = Rosso, per grandezza: { LIST($values) } corone.
tip-bonuses-yellow = Giallo, per grandezza: { LIST($values) } spazi sul tracciato dell'Imperatore.
tip-bonuses-now =
    { $full ->
        [0] Nessuno dei tuoi { $groups } gruppi è ancora completo.
        [one] Dei tuoi { $groups } gruppi { $full } è completo.
       *[other] Dei tuoi { $groups } gruppi { $full } sono completi.
    }

## Che cosa ha qualcuno

tip-krones = Corone
tip-krones-now =
    { $who ->
        [you] Hai { krones }.
       *[other] { $name } ha { krones }.
    }
tip-krones-cap =
    { $room ->
        [0] La cassa è piena: nessuno può avere più di { $cap }, e ciò che arriva adesso va perso.
       *[other] Nessuno può avere più di { $cap }; ciò che andrebbe oltre è perso.
    }
tip-krones-end =
    { $vp ->
        [one] Alla fine ogni corona rimasta vale { $vp } punto.
       *[other] Alla fine ogni corona rimasta vale { $vp } punti.
    }
tip-points = Punti
tip-points-now =
    { $who ->
        [you] Hai { points }.
       *[other] { $name } ha { points }.
    }
tip-points-source = { $source }: { $n }
tip-points-none = Ancora nessun punto.
tip-kitchen-now =
    { $who ->
        [you] Nella tua cucina: { $items }.
       *[other] Nella cucina di { $name }: { $items }.
    }
tip-kitchen-serve =
    { $price ->
        [0] Fino a { $most } cibi e bevande vanno agli ospiti gratis.
        [one] Fino a { $most } cibi e bevande vanno agli ospiti per { $price } corona.
       *[other] Fino a { $most } cibi e bevande vanno agli ospiti per { $price } corone.
    }
tip-kitchen-wanted =
    { $who ->
        [you] I tuoi ospiti ne aspettano ancora { $n }.
       *[other] Gli ospiti di { $name } ne aspettano ancora { $n }.
    }
tip-hand = Carte in mano
tip-hand-now =
    { $who ->
        [you] Hai in mano { staff-cards }.
       *[other] { $name } ha in mano { staff-cards }, che nessun altro vede.
    }
tip-staff = Personale in gioco
tip-staff-now =
    { $n ->
        [0]
            { $who ->
                [you] Non hai ancora assunto nessuno.
               *[other] { $name } non ha ancora assunto nessuno.
            }
       *[other] { LIST($names, type: "unit") }
    }
tip-card-used = Già usata in questo round; sarà pronta nel prossimo.
tip-card-ready = Non ancora usata in questo round.
tip-card-waits = Non ancora usata: al suo momento te lo si chiede.
tip-card-face_down = Usata; resta a faccia in giù fino alla fine, e conta ancora come carta tua.
tip-card-hired =
    { $who ->
        [you] Lavora per te.
       *[other] Lavora per { $name }.
    }
tip-person-you = Sei tu.
tip-person-bot = Un bot, { $level }.
tip-person-style =
    { $style ->
        [courtier] Corteggia l’Imperatore più degli altri.
        [saver] Tiene volentieri da parte le corone.
        [patron] Ama avere molto personale.
        [blue] Predilige ospiti e camere blu.
        [red] Predilige ospiti e camere rosse.
       *[yellow] Predilige ospiti e camere gialle.
    }
tip-person-automaton = Gioca secondo le carte del solitario, al livello { $level }.
tip-person-friend =
    { $here ->
        [yes] Siede a questo tavolo.
        [no] Non ha ancora preso posto.
       *[away] Adesso non c'è.
    }
tip-person-standin = Per ora al suo posto gioca un bot.
tip-person-turn = È il suo turno.

## Turni

tip-order = Quando si gioca
tip-order-tile =
    { $who ->
        [you] Tra i turni di questo round i tuoi sono i numeri { $low } e { $high }.
       *[other] Tra i turni di questo round quelli di { $name } sono i numeri { $low } e { $high }.
    }
tip-order-left =
    { $left ->
        [0] Entrambi i turni sono stati giocati.
        [1] Resta un turno da giocare.
       *[other] Entrambi i turni sono ancora da giocare.
    }
tip-order-passed = Ha passato, e aspetta che i dadi vengano rilanciati.
tip-order-next = Dopo ogni round le tessere vanno al posto successivo.
tip-round = Round { $round } di { $rounds }
tip-round-when =
    { $when ->
        [past] Giocato.
        [now] È il round in corso.
       *[coming] Deve ancora venire.
    }
tip-round-emperor = Poi viene l'Imperatore: ognuno conta lo spazio raggiunto e arretra di { $back }.
tip-pass = Passare
tip-pass-text = Non perdi il turno, aspetti: quando tutti quelli che hanno ancora turni hanno passato, un dado va nella pattumiera, gli altri si rilanciano e tocca di nuovo a te scegliere.
tip-pass-before = Puoi passare solo prima di aver fatto qualcosa in questo turno.
tip-pass-dice =
    { $n ->
        [one] Adesso sul tabellone c'è { $n } dado.
       *[other] Adesso sul tabellone ci sono { $n } dadi.
    }
tip-end = Concludere il turno
tip-end-text = Tocca al prossimo. Ciò che non hai servito o alloggiato resta com'è.
tip-done = Lasciar stare
tip-done-text = Ciò che si offre qui non si fa, e non torna.
tip-undo = Annullare una mossa
tip-undo-text = La tua ultima mossa viene annullata, finché non si è visto nulla di nuovo.
tip-undo-now =
    { $n ->
        [one] Si può annullare { $n } mossa.
       *[other] Si possono annullare { $n } mosse, una dopo l'altra.
    }
tip-undo_turn-text = Tutto ciò che hai fatto in questo turno viene annullato in una volta, fin dove non si è visto nulla di nuovo.
tip-log-more =
    { $n ->
        [one] E ancora { $n } riga.
       *[other] E ancora { $n } righe.
    }
tip-log-open = Con un clic si apre, e da lì si può rivedere tutto.
tip-hint = Un consiglio
tip-hint-text = Il bot più forte dice che cosa farebbe qui e perché. Chiedere non cambia nulla.

## L'Imperatore

tip-track = Il tracciato dell'Imperatore, passo { $space }
tip-track-worth = Quando viene l'Imperatore, questo spazio dà { points }.
tip-track-favour =
    { $favour ->
        [penalty] Chi si trova qui dopo essere arretrato subisce la penalità della tessera.
        [reward] Chi si trova qui dopo essere arretrato riceve la ricompensa della tessera.
       *[nothing] Chi si trova qui dopo essere arretrato non ha né ricompensa né punizione.
    }
tip-track-end = I passi oltre quest'ultimo spazio sono punti, uno per ciascuno.
tip-track-who = Adesso qui: { LIST($names) }.
tip-track-all = Il tracciato dell'Imperatore
tip-marker = { $name } sul tracciato dell'Imperatore
tip-marker-now =
    { $who ->
        [you] Sei su un { $printed }.
       *[other] { $name } è su un { $printed }.
    }
tip-marker-next =
    Dopo il round { $round } dà { points } e si arretra fino a un { $after }: { $favour ->
        [penalty] la penalità della tessera.
        [reward] la ricompensa della tessera.
       *[nothing] né ricompensa né penalità.
    }
tip-marker-next-automaton = Dopo il round { $round } dà { points } e si arretra fino a un { $after }. Ricompense e penalità delle tessere non valgono per { $name }.

## Obiettivi

tip-prize = Obiettivo { $letter }, posto { $place }
tip-prize-text =
    { $place ->
        [1] Il primo a reclamare questo obiettivo ottiene { points }.
        [2] Il secondo a reclamarlo ottiene { points }.
       *[other] Il numero { $place } a reclamarlo ottiene { points }.
    }
tip-prize-by =
    { $who ->
        [you] L'hai reclamato tu.
       *[other] L'ha reclamato { $name }.
    }
tip-objective-next =
    { $n ->
        [0] Tutti i posti sono stati reclamati.
       *[other] Il prossimo a reclamarlo ottiene { points }.
    }
tip-objective-claimed = Reclamato da { LIST($names) }.

## L'automa

tip-automaton_marker = Obiettivo { $letter }: { $name }
tip-automaton_marker-text =
    { $state ->
        [claimed] Reclamato, per { points }.
        [none] Non iniziato. La prima carta che lo nomina mette un segnalino su III.
        [III] Il segnalino è su III: altre due carte che lo nominano, ed è reclamato.
       *[II] Il segnalino è su II: un'altra carta che lo nomina, ed è reclamato.
    }
tip-automaton_private = Il mazzo privato di { $name }
tip-automaton_private-text =
    { $n ->
        [0] Tutte le sue carte sono scoperte.
        [one] { $n } carta è ancora coperta. Un'istruzione con il simbolo del personale ne scopre una.
       *[other] { $n } carte sono ancora coperte. Un'istruzione con il simbolo del personale ne scopre una.
    } Quelle scoperte danno punti alla fine.
tip-automaton_cards = Le istruzioni di { $name }
tip-automaton_cards-text =
    { $n ->
        [one] Nel mazzo c'è ancora { $n } carta. In ogni turno se ne scopre una e la si segue dall'alto in basso.
       *[other] Nel mazzo ci sono ancora { $n } carte. In ogni turno se ne scopre una e la si segue dall'alto in basso.
    }
tip-automaton_cards-last = L'ultima scoperta: n. { $number }.
