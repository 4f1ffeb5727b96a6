### Il libro: la sua cornice, la legenda di tutti i simboli, l'almanacco di tutte le carte.

book-title = Il libro
book-about = Regole, simboli e tutte le carte del gioco
book-parts = Parti del libro
book-rules = Regole
book-legend = Simboli
book-cards = Carte
book-edition = Edizione
book-contents = Capitoli
book-find = Cerca nelle regole
book-find-none = Nelle regole non se ne parla.
book-see-rules = Nelle regole: { $title }
book-see-cards = Tutte le carte

## Didascalie delle figure

figure-story = Dalla coda al bar, servito, e in una camera dello stesso colore: così si fanno punti.
figure-queue = La coda: i nuovi ospiti arrivano a sinistra, i prezzi stanno sotto.
figure-spaces = Qui il 3 ha forza due, l'1 forza uno, e il 4 non si può scegliere.
figure-order =
    { $n ->
        [one] La tessera dell'unico giocatore.
       *[other] Le tessere di { $n } giocatori.
    }
figure-serving = Con la spunta è servito. Ciò che non ha spunta, l'ospite lo aspetta ancora.
figure-kitchen = Ognuno comincia con questo.
figure-guest = Un ospite: il colore a sinistra, i punti a destra, sotto il nome l'ordine, in basso la ricompensa.
figure-groups = Un gruppo blu di due è completo e brilla: ha reso una volta.
figure-bonuses = Quanto rendono gruppi da una a quattro camere: punti, corone, passi.
figure-hotel = Tratteggiata: non preparata. Una porta: libera. Una finestra accesa: occupata. A sinistra i prezzi, a destra i punti alla fine.
figure-krones = La barra mostra quanto ci sta ancora.
figure-staff = Una carta di ogni tipo: il simbolo a destra dice quando serve.
figure-emperor = I round, con una corona dove viene l'Imperatore, e sotto le sue tessere: sopra la ricompensa, sotto la penalità.
figure-track = Il tracciato: sullo 0 minaccia la penalità, dalla corona in poi aspetta la ricompensa. Sotto ogni spazio, i suoi punti.
figure-objectives = Che cosa si chiede, e sotto i punti per il primo, il secondo e il terzo.
figure-instruction = Una carta del mazzo di { automaton-name }.

## La legenda

legend-find = Cerca un simbolo
legend-things = Cose del gioco
legend-colours = Colori
legend-items = Cibi e bevande
legend-numbers = Numeri
legend-rooms = Camere e hotel
legend-timing = Quando serve il personale
legend-dice = Dadi e turni
legend-seats = Giocatori
legend-buttons = Pulsanti della pagina
legend-steps = Ricompense ed effetti
legend-powers = Personale che vale sempre
legend-scores = Punti alla fine
legend-needs = Che cosa chiedono gli obiettivi
legend-penalties = Penalità dell'Imperatore
legend-example = Esempio: { $card }
legend-none = Non c'è un simbolo così.

sign-coin-gain = Ottieni queste corone.
sign-coin-less = Paga queste corone, o queste in meno del solito.
sign-coin-free = Gratis.
sign-points = Questi punti.
sign-points-less = Perdi questi punti.
sign-favour = Questi passi sul tracciato dell'Imperatore.
sign-per = Questi punti per ognuna delle cose che seguono.
sign-floors = Solo fino a questo piano.
sign-must = Chi guarda ne deve assumere una.
sign-after = Ciò che sta prima dei due punti porta ciò che sta dopo.

symbol-strudel = Strudel, un cibo
symbol-cake = Torta, un cibo
symbol-wine = Vino, una bevanda
symbol-coffee = Caffè, una bevanda
symbol-champagne = Champagne; lo versa l'espansione
symbol-any-item = Un cibo o una bevanda a tua scelta
symbol-blue = Blu: gli ospiti nobili e le loro camere
symbol-red = Rosso: i cittadini e le loro camere
symbol-yellow = Giallo: gli artisti e le loro camere
symbol-green = Verde: i turisti, che prendono una camera di qualsiasi colore
symbol-any-colour = Qualsiasi colore
symbol-coin = Corone, il denaro
symbol-points = Punti
symbol-favour = Passi sul tracciato dell'Imperatore
symbol-crown = L'Imperatore: la sua visita, il suo favore
symbol-staff = Una carta personale assunta
symbol-staff-deck = Una carta personale, dal mazzo o in mano
symbol-guest = Un ospite
symbol-room-empty = Una camera non preparata
symbol-room = Una camera preparata e libera
symbol-room-lit = Una camera occupata
symbol-group = Un gruppo di camere tutto occupato
symbol-floor = Un piano tutto occupato
symbol-column = Una colonna tutta occupata
symbol-house = Tutto l'hotel; con un numero, i piani fino a lì
symbol-suitcase = Un ospite va in camera
symbol-cloche = Servire gli ospiti
symbol-order-done = Un ordine completo
symbol-scroll = Un obiettivo
symbol-kitchen = La cucina
symbol-table = Un tavolo del bar
symbol-eye = Guardare carte
symbol-turn = Un turno intero
symbol-shield = Al riparo dalla penalità dell'Imperatore
symbol-copy = Copia una carta di fine partita di un altro
symbol-once = Serve una volta, all'assunzione
symbol-round = Si può usare una volta in ogni round
symbol-permanent = Vale d'ora in poi, sempre
symbol-end = Dà punti alla fine della partita
symbol-flip = Si può usare una volta nella partita, quando arriva il suo momento
symbol-die-0 = Un dado qualsiasi
symbol-die-1 = L'1: strudel e torte
symbol-die-2 = Il 2: vino e caffè
symbol-die-3 = Il 3: preparare camere
symbol-die-4 = Il 4: passi Imperatore e corone
symbol-die-5 = Il 5: assumere personale
symbol-die-6 = Il 6: un'altra azione qualsiasi
symbol-dice = Dadi; sulle carte istruzione, un dado dallo spazio più pieno
symbol-bin = Dadi tolti per questo round
symbol-seat-0 = Il primo posto
symbol-seat-1 = Il secondo posto
symbol-seat-2 = Il terzo posto
symbol-seat-3 = Il quarto posto
symbol-seat-leopold = Leopold, il rivale del solitario
symbol-seat-elisabeth = Elisabeth, la rivale dove ci sono balli o celebrità
symbol-hand = Carte in mano
symbol-laurel = Una ricompensa, o una vittoria
symbol-tick = Fatto, servito o usato
symbol-cross = Una penalità; su un pulsante: chiudere o lasciare
symbol-arrow = Porta a
symbol-undo = Annullare una mossa
symbol-undo-all = Annullare tutto il turno
symbol-lamp = Chiedere un consiglio
symbol-book = Aprire il libro
symbol-link = Un link per un amico
symbol-save = Salvare o aprire la registrazione di una partita
symbol-play = Riprendere
symbol-pause = Aspettare
symbol-step = Avanti; saltare
symbol-menu = Il menu
symbol-bot = Un bot
symbol-person = Una persona
symbol-people = Più persone
symbol-log = La cronaca
symbol-more = Altro
symbol-cards = Un mazzo di carte
symbol-sun = Giorno
symbol-moon = Notte
symbol-daylight = Chiaro come il sistema
symbol-gear = Impostazioni
symbol-leave = Lasciare il tavolo

## L'almanacco

cards-find = Cerca una carta per nome o testo
cards-kind = Tipo
cards-kind-all = Tutti i tipi
cards-kind-guest = Ospiti
cards-kind-staff = Personale
cards-kind-objective = Obiettivi
cards-kind-tile = Tessere Imperatore
cards-kind-hotel = Hotel
cards-kind-order = Ordine di turno
cards-kind-instruction = Carte istruzione
cards-kind-ballroom = Sale da ballo
cards-kind-rehearsal = Sale prove
cards-kind-celebrity = Celebrità
cards-kind-entrance = Ingressi
cards-colour = Colore
cards-colour-all = Tutti i colori
cards-cost = Costo
cards-cost-all = Ogni costo
cards-timing = Effetto
cards-timing-all = Ogni momento
cards-where = Dov'è adesso
cards-where-all = Ovunque
cards-count =
    { $n ->
        [0] Nessuna carta è così.
        [one] { $n } carta
       *[other] { $n } carte
    }
cards-reset = Mostra tutte
cards-list = Le carte
cards-order-tile =
    { $players ->
        [one] Turni { $low } e { $high }, in solitario
       *[other] Turni { $low } e { $high } di { $players } giocatori
    }
cards-order-text = I numeri { $low } e { $high } tra i { $turns } turni di un round.
cards-hotel-night = Il lato notte, uguale per tutti
cards-hotel-day = Lato giorno { $letter }
cards-introductory = Nella mano introduttiva { $letter }.
cards-module = { $module }: in gioco solo se scelto da chi apre il tavolo.

## Dov'è adesso una carta, per quanto si può sapere

where-queue = Aspetta in coda, posto { $n }
where-cafe =
    { $who ->
        [you] Siede nel tuo bar
       *[other] Siede nel bar di { $name }
    }
where-discarded = È già in camera; la carta è nella pila degli scarti
where-deck = Nel mazzo
where-hand =
    { $who ->
        [you] Nella tua mano
       *[other] Nella mano di { $name }
    }
where-hired =
    { $who ->
        [you] Lavora per te
       *[other] Lavora per { $name }
    }
where-looked = Scoperta davanti a te
where-unseen = Nel mazzo o in una mano che non vedi
where-private = Nel mazzo, o coperta nel mazzo privato di { $name }
where-claimable = In questa partita
where-claimed = In questa partita, reclamato da { LIST($names) }
where-tile = In questa partita, dopo il round { $n }
where-tile-past = In questa partita, contata dopo il round { $n }
where-house =
    { $who ->
        [you] Il tuo hotel
       *[other] L'hotel di { $name }
    }
where-order =
    { $who ->
        [you] Davanti a te
       *[other] Davanti a { $name }
    }
where-turned = L'ultima scoperta
where-his-deck = Nel suo mazzo o già usata
where-none = Non in questa partita

state-play = In gioco
state-seat =
    { $who ->
        [you] Presso di te
       *[other] Presso { $name }
    }
state-hand = Nella mia mano
state-queue = In coda
state-deck = Nel mazzo o non vista
state-gone = Uscita
state-none = Non in questa partita
