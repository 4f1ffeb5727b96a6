### Il compagno da tavolo nel browser: il segnapunti.

problem-sheet-impossible = Questo non si può contare: { $reason }
sheet-wrong-alone = in solitario si gioca con l'automa, e con nessun altro.
sheet-wrong-automaton = { automaton-name } non ha né corone né cucina né ospiti rimasti.
sheet-wrong-day = di' quale hotel del lato giorno è.
sheet-wrong-room = non c'è una camera { $room }.
sheet-wrong-staff = in questa partita non c'è una carta personale di fine partita { $number }.
sheet-wrong-staff-twice = la carta personale { $number } c'è una volta sola.
sheet-wrong-hired =
    { $n ->
        [one] tra queste c'è già { $n } carta di fine partita.
       *[other] tra queste ci sono già { $n } carte di fine partita.
    }
sheet-wrong-krones = nessuno ha più di { $most } corone.
sheet-wrong-item = in questa partita non c'è { $item }.
sheet-wrong-entrance = in questa partita non c'è un ingresso { $entrance }.
sheet-wrong-entrance-twice = ogni ingresso c'è una volta sola.
sheet-wrong-cafe = il bar ha { $most } tavoli.
sheet-wrong-track = il tracciato dell'Imperatore finisce a { $most }.
sheet-wrong-place = un obiettivo ha { $most } posti.
sheet-wrong-place-twice = il posto { $place } dell'obiettivo { $letter } è già preso.
sheet-wrong-dancers = nessuno ha tanti ballerini.
sheet-wrong-ballroom = in questa partita non c'è questa sala da ballo.
sheet-wrong-source = in questa partita non ci sono punti per questa voce: { $source }.

## Un nuovo foglio

sheet-new = Nuovo foglio
sheet-people = In quanti giocate?
sheet-with-automaton = con { automaton-name }
sheet-hotel-of = Hotel di { $name }

## Il foglio

sheet-points-of = { $name }, { $source }
sheet-empty = ancora nulla
sheet-during = Durante la partita
sheet-at-end = Alla fine
sheet-rest = Altri punti finora
sheet-track = Sul tracciato punti
sheet-track-about = Dov'è il segnalino prima del conteggio finale. Ciò che inserisci sotto è considerato già compreso; il resto conta così com'è.
sheet-waits = Il server non risponde. Ciò che hai inserito è conservato, e sarà contato appena risponde.
sheet-result = Risultato
sheet-back = Torna al foglio
sheet-next = Avanti
sheet-before = Indietro
sheet-ready = Fatto
sheet-typed = Inserito a mano
sheet-type = Inserisci a mano
sheet-count-again = Fai contare
sheet-less = { $n } in meno
sheet-more = { $n } in più
sheet-rooms-about = Tocca una camera: occupata, preparata, vuota.
sheet-floor = Piano { $floor }
sheet-floor-count =
    { $n ->
        [one] { $n } camera
       *[other] { $n } camere
    }
sheet-full-groups =
    { $n ->
        [0] Nessun gruppo completo
        [one] { $n } gruppo completo
       *[other] { $n } gruppi completi
    }
sheet-all-rooms = Tutte occupate
sheet-no-rooms = Tutte vuote
sheet-room = Camera { $room }, { $state ->
        [occupied] occupata
        [vacant] preparata
       *[empty] vuota
    }
sheet-which-hotel = Quale hotel?
sheet-staff-about = Tocca il personale di fine partita in gioco davanti a { $name }.
sheet-staff-has = { $name } ha { $staff }
sheet-copies = come { $staff }
sheet-ask-hired = Tutto il personale in gioco
sheet-ask-emperor = Segnalino sul tracciato dell'Imperatore, alla fine
sheet-ask-dancers = Ballerini ai balli
sheet-krones = Corone
sheet-cafe-about = Ospiti ancora seduti a un tavolo
sheet-visit = Round { $round }
sheet-visit-place = Spazio sul tracciato
sheet-visit-back = poi su { $after }
sheet-visit-reward = ricompensa
sheet-visit-nothing = né ricompensa né penalità
sheet-visit-penalty = penalità
sheet-visit-tile = Punti della tessera
sheet-objective-place = posto { $place }
sheet-entrance-which = Quale ingresso?
sheet-goals = Obiettivi propri raggiunti
sheet-danced = Andando al ballo
sheet-danced-about = Punti per le file delle sale da ballo e per le zone della sala prove rimaste vuote.
sheet-ball-which = Quale sala da ballo?
sheet-ball-row = { $row ->
        [bottom] In basso
        [middle] In mezzo
       *[top] In alto
    }
sheet-won =
    { $count ->
        [0] Nessuno ha ancora punti.
        [one] Vince { LIST($names) }!
       *[other] Vittoria condivisa: { LIST($names) }.
    }
sheet-alone-points = { $name }: { $n }
sheet-tied = Parità di punti: decidono corone e cucina.
sheet-total = Totale
sheet-share = Condividi l'immagine
sheet-save = Salva l'immagine
sheet-picture = Il segnapunti come immagine
sheet-finish = Conserva e ricomincia
sheet-history = Fogli conclusi
sheet-history-none = I fogli che concludi restano qui, su questo dispositivo.
sheet-delete-of = Elimina il foglio del { $date }
sheet-deleted = Eliminato.
sheet-undo = Annulla
sheet-close = Chiudi
