### Il tavolo: i suoi posti, ciò che se ne legge ad alta voce, e la fine di una partita.

table-round = Round { $round } di { $rounds }
table-setup = Preparazione
table-over = La partita è finita
table-queue = Ospiti in coda
table-spaces = Azioni e dadi
table-objectives = Obiettivi
table-emperor = L'Imperatore
table-hotel = Il tuo hotel
table-hotel-of = L'hotel di { $name }
table-cafe = Bar
table-cafe-of = Il bar di { $name }
table-cafe-empty = Un tavolo libero
table-kitchen = Cucina
table-hand = La tua mano
table-hand-caption = Mano
table-hand-hidden =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
table-hand-empty = Non hai carte in mano.
table-staff = Personale in gioco
table-staff-empty = Nessuno ancora assunto.
table-others = Gli altri
table-looked = Le carte che guardi
table-draft = Tieni una di queste
table-menu = Menu
table-rules = Il libro: regole, simboli, carte
table-rules-failed = Non è stato possibile aprire il libro. Forse il server non è raggiungibile; chiudi e riprova tra un momento.
table-hint = Consiglio
table-log = Cronaca
table-larger = Guarda da vicino l'hotel di { $name }
table-onlooker = Stai guardando.
table-deck-staff =
    { $n ->
        [0] Nessuna carta personale nel mazzo
        [one] { $n } carta personale nel mazzo
       *[other] { $n } carte personale nel mazzo
    }
table-deck-guests =
    { $n ->
        [0] Nessun ospite nel mazzo
        [one] { $n } ospite nel mazzo
       *[other] { $n } ospiti nel mazzo
    }
table-bin =
    { $n ->
        [0] Nessun dado tolto
        [one] { $n } dado tolto
       *[other] { $n } dadi tolti
    }
table-puzzle = Problema: trova il turno migliore
table-puzzle-over = Il tuo turno è giocato.
table-puzzle-verdict = Il giudizio
table-waiting = { $name } sta pensando …
table-absent = Assente
table-open = Non ancora qui
table-standin = Gioca un bot
table-standin-you = Un bot gioca per te.
table-standin-back = Riprendi il gioco
table-bot-give = Fai giocare un bot per { $name }
table-bot-level = Livello del bot per { $name }
table-bot-back = Restituisci il posto a { $name }
table-leave = Lascia il tavolo
table-leave-sure = Vuoi davvero andartene? La partita sparisce dal tuo elenco. Se gli altri continuano, un bot prende il tuo posto.
table-leave-not = Resta
table-save = Salva la partita
table-replay = Rivedi
table-lobby = Hall
table-speed = Come si vedono i turni altrui
table-speed-calm = Con calma
table-speed-quick = In fretta
table-speed-skip = Subito
table-speed-step = Passo passo
table-sound = Suoni
table-sound-off = No
table-sound-on = Sì
table-skip = Salta
table-next = Avanti
table-pause = Pausa
table-unpause = Riprendi
table-tab-board = Tabellone
table-tab-mine = Il mio hotel
table-tab-cards = Carte

table-tab-others = Altri
table-tab-log = Cronaca
table-seats = A questo tavolo
table-own-packs =
    { $n ->
        [one] Si gioca con un pacchetto personalizzato: { LIST($names) }.
       *[other] Si gioca con pacchetti personalizzati: { LIST($names) }.
    }
table-seed-chosen = Il seme di questa partita è stato scelto a mano.
table-bonuses-caption = I gruppi completi danno
table-emperor-open = { LIST($places) }. Guarda da vicino il tracciato dell'Imperatore
table-bonuses = Che cosa dà un gruppo completo: punti vittoria per il blu, corone per il rosso, passi Imperatore per il giallo
table-coming = Ancora da fare
table-refused = Non ha funzionato: { $reason }
table-late = Intanto il tavolo è andato avanti; ora la situazione è questa.
table-automaton-cards =
    { $n ->
        [one] { $n } carta nel suo mazzo
       *[other] { $n } carte nel suo mazzo
    }
table-automaton-private =
    { $n ->
        [one] { $n } carta personale nel suo mazzo privato
       *[other] { $n } carte personale nel suo mazzo privato
    }

table-automaton-marker =
    { $state ->
        [none] Obiettivo { $letter }: non iniziato
        [claimed] Obiettivo { $letter }: reclamato, { points }
       *[other] Obiettivo { $letter }: { $state }
    }
table-automaton-staff =
    { $n ->
        [0] Ancora nessuna carta personale scoperta
        [one] { $n } carta personale scoperta
       *[other] { $n } carte personale scoperte
    }
table-automaton-staff-none = Del mazzo privato non è stato ancora scoperto nulla.
table-here = Qui siede { $name }

label-guest =
    { $name }, { $colour ->
        [blue] blu
        [red] rosso
        [yellow] giallo
       *[other] verde
    }, ordina { LIST($order) }, { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }
label-queue =
    Ospite { $space }: { $guest }. { $reward } { $price ->
        [0] Gratis.
        [one] Costa { $price } corona.
       *[other] Costa { $price } corone.
    }
label-queue-empty = Il posto { $space } è libero.
label-cafe =
    { $guest }. { $missing ->
        [none] È tutto servito.
       *[other] Aspetta ancora { LIST($items) }.
    }
label-room =
    Camera { $room }, { $colour ->
        [blue] blu
        [red] rossa
       *[other] gialla
    }, { $state ->
        [empty] non preparata
        [vacant] libera
       *[other] occupata
    }, gruppo { $group }{ $badge ->
        [0] { "" }
        [one] , targhetta da { $badge } punto
       *[other] , targhetta da { $badge } punti
    }
label-die =
    Azione { $face }: { $name }. { $n ->
        [0] Nessun dado.
        [one] { $n } dado.
       *[other] { $n } dadi.
    }
label-kitchen = Cucina: { $items }
label-staff = { $name }, { $timing }
label-staff-used = { $name }, carta già usata in questo round
label-staff-face_down = { $name }, carta già usata in questa partita, a faccia in giù
label-hand =
    { $name }, { $cost ->
        [one] { $cost } corona
       *[other] { $cost } corone
    }, { $timing }
label-objective = Obiettivo { $letter }: { $need }
label-tile = Tessera Imperatore { $letter } dopo il round { $round }
label-emperor = Tracciato dell'Imperatore: { LIST($places) }
label-emperor-seat = { $name } su { $space }
label-vp = { $name }: { points }
label-krones = { krones }, al massimo { $cap }
label-turn = { $name } gioca i turni { LIST($numbers) }
label-pick = si può scegliere

label-card = { $label }. { $text }

label-lodger = Qui alloggia { $guest }.

deed-check-in = { $guest } nella camera { $room }
deed-die = un { $face }
deed-die-strength = un { $face }, forza { $strength }
deed-room = camera { $room }
deed-cards =
    { $n ->
        [one] una carta personale
       *[other] { $n } carte personale
    }
deed-group = un gruppo completo

deed-objective = obiettivo { $letter }

banner-emperor = Poi viene l'Imperatore.
visit-title = La visita dell'Imperatore
visit-rewarded = È contento, e ricompensa.
visit-punished = È scontento.
visit-ignored = È scontento, ma lascia correre.
visit-overlooked = Non ci fa caso.
finale-title = Il conteggio finale

cautions-title = Chiedi prima di
cautions-no_guest = Prendere un dado senza un ospite
cautions-check_in = Finire mentre qualcuno può andare in camera
cautions-staff = Finire con personale del round non usato
cautions-objective = Finire con un obiettivo da reclamare
cautions-reward = Lasciare una parte di una ricompensa
cautions-krones = Ottenere più corone di quante ne tiene la cassa

scene-title = Il turno di { $name }
scene-on = Continua

hand_over-title = { $name }, tocca a te
hand_over-about = Passa lo schermo a { $name }. Nessun altro dovrebbe guardare.
hand_over-go = Io sono { $name }

end-title =
    { $winners ->
        [none] La partita è finita
       *[other]
            { $count ->
                [one] Vince { LIST($names) }
               *[other] { LIST($names) } condividono la vittoria
            }
    }
end-title-you = Hai vinto
end-sheet = Segnapunti
end-course = L'andamento della partita
end-course-label = I punti di tutti, turno per turno
end-moments = I turni che hanno reso di più
end-moment = { $name }, round { $round }: { points } in un turno
end-moment-look = Rivedi questo turno
end-total = Totale
end-again = Ancora
end-replay = Rivedi
end-save = Salva la partita
end-seed = Seme: { $seed }
end-table = Guarda il tavolo
