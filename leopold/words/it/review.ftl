### Uno sguardo indietro: quanto bene si è giocato.

review-split =
    { $luck ->
        [good] Con il gioco: { points }; altri { $dealt } li ha dati la fortuna.
        [bad] Con il gioco: { points }; { $dealt } li ha tolti la fortuna.
       *[even] Con il gioco: { points }; la fortuna non ha dato né tolto nulla.
    }
review-mark-best = migliore
review-mark-good = buono
review-mark-inaccuracy = imprecisione
review-mark-mistake = errore
review-mark-blunder = grave errore
review-going = La partita è ancora in corso: si analizza quando è finita.

## Sulla pagina.

review-title = Analisi
review-waiting = Ogni decisione della partita viene rigiocata su molti sviluppi possibili. Ci vuole circa un minuto. Puoi anche andartene: l'analisi continua e resta con la partita.
review-progress = { $done } decisioni giudicate su { $of }
review-failed = L'analisi si è interrotta. Della partita non è andato perso nulla: riprova.
review-people = Come hanno giocato tutti
review-accuracy = precisione
review-percent = { $n }%
review-lost = { points } in meno
review-count = { $mark }: { $n }
review-curve = Il vantaggio previsto
review-curve-about = Punti di vantaggio sul migliore degli altri, prima di ogni turno e alla fine.
review-curve-label = { $name }: all'inizio { $start }, alla fine { $end }. Bravura { $skill }, fortuna { $luck }.
review-margin = Vantaggio
review-skill = Bravura
review-skill-about = Quanto hanno perso i turni rispetto ai migliori trovati.
review-luck = Fortuna
review-luck-about = Dadi, carte e ciò che hanno fatto gli altri.
review-parts = Che cosa mostra la curva
review-moments = Che cosa ha contato di più
review-moment = Round { $round }: { $mark }, { points } in meno
review-moment-best = { $best }: { $line }
review-no-moments = Nessun turno ha perso punti degni di nota.
review-turns = Turno per turno
review-worth = punti previsti: { $n }, probabilità di vittoria: { $chance }%
review-worth-margin = punti previsti: { $n }, vantaggio: { $margin }, probabilità di vittoria: { $chance }%
review-nothing = Non c'era nulla da scegliere.
review-played = Giocato
review-played-best = Giocato, ed è il migliore trovato
review-line =
    { $place ->
        [1] Il migliore
        [2] Il secondo
       *[other] Il terzo
    }
review-lines = Confronta con
review-part = Decisione { $at } di { $of }
review-differs = Nei riquadri, ciò che cambia tra i due.
review-cut = Mostrato fin dove lo permettono le carte uscite.
review-whole = Mostrato come è proseguito l’intero turno.
review-on = Gioca da qui
review-on-about = Un nuovo tavolo che comincia da questo momento, contro gli stessi bot.
review-unjudged =
    { $n ->
        [one] { $n } scelta prima del primo round non è giudicata.
       *[other] { $n } scelte prima del primo round non sono giudicate.
    }
review-how = Provato su un massimo di { $n } sviluppi possibili, senza sapere più di chi giocava.

## Due turni a confronto: che cosa ha l'uno più di quello giocato.

review-compared =
    { $whole ->
        [yes] { review-line }, rispetto a quanto giocato: { LIST($parts) }.
       *[no] { review-line }, rispetto a quanto giocato e al miglior seguito possibile: { LIST($parts) }.
    }
review-compared-now =
    { $more ->
        [yes] { points } in più subito
       *[no] { points } in meno subito
    }
review-compared-later =
    { $more ->
        [yes] circa { points } in più in seguito
       *[no] circa { points } in meno in seguito
    }
review-compared-others =
    { $more ->
        [yes] circa { points } in più per il migliore degli altri
       *[no] circa { points } in meno per il migliore degli altri
    }
review-compared-even = più o meno gli stessi punti
review-compared-more = Di più: { LIST($gains) }.
review-compared-less = Di meno: { LIST($gains) }.
review-gain-guest_taken =
    { $n ->
        [one] { $n } ospite invitato
       *[other] { $n } ospiti invitati
    }
review-gain-items_served =
    { $n ->
        [one] { $n } ospite servito
       *[other] { $n } ospiti serviti
    }
review-gain-checked_in =
    { $n ->
        [one] { $n } ospite alloggiato
       *[other] { $n } ospiti alloggiati
    }
review-gain-rooms_prepared =
    { $n ->
        [one] { $n } camera preparata
       *[other] { $n } camere preparate
    }
review-gain-rooms_occupied =
    { $n ->
        [one] { $n } camera occupata senza ospite
       *[other] { $n } camere occupate senza ospite
    }
review-gain-group_completed =
    { $n ->
        [one] { $n } gruppo completo
       *[other] { $n } gruppi completi
    }
review-gain-staff_hired =
    { $n ->
        [one] { $n } carta personale assunta
       *[other] { $n } carte personale assunte
    }
review-gain-staff_used =
    { $n ->
        [one] { $n } carta personale usata
       *[other] { $n } carte personale usate
    }
review-gain-objective_claimed =
    { $n ->
        [one] { $n } obiettivo reclamato
       *[other] { $n } obiettivi reclamati
    }
review-gain-dancer_sent =
    { $n ->
        [one] { $n } ballerino al ballo
       *[other] { $n } ballerini al ballo
    }
review-gain-emperor_punished =
    { $n ->
        [one] { $n } penalità dell'Imperatore
       *[other] { $n } penalità dell'Imperatore
    }
