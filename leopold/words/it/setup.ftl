### Il compagno da tavolo nel browser: che cosa serve per una partita, sorteggiato e mostrato nell'ordine in cui si dispone.

problem-setup-impossible = Una partita così non si può preparare: { $reason }
setup-wrong-pin = Qui non c'è { $value } da tenere.
setup-wrong-twice = La stessa cosa non può stare in due posti.

## Desideri

setup-wishes-change = Cambia
setup-players = In quanti giocate?
setup-player = Giocatore { $n }
setup-name = Nome del giocatore { $n }
setup-alone = Solitario
setup-begins = Chi comincia?
setup-drawing = Si sorteggia …
setup-waits = Il server non risponde. Si riprova da sé.

## Che cosa si può fare di ciò che è sorteggiato

setup-keep = Tieni
setup-kept = Resta
setup-anew = Cambia
setup-choose = Scegli
setup-choose-title = Scegli tu
setup-all-anew = Risorteggia
setup-done = { $done } su { $all } al loro posto
setup-all-done = Tutto è sul tavolo. Buona partita!
setup-untick = Togli tutte le spunte
setup-lies = { $what }: a posto
setup-hotel-of = { $name }: { $hotel }
setup-back = Le altre tornano nella scatola.

## I passi, nell'ordine del regolamento

setup-board = Il tabellone
setup-board-lay = Metti il tabellone al centro e il segnalino round sul primo round. Le tessere punti vittoria stanno accanto, per chi fa il giro del tracciato.
setup-tiles = Tessere Imperatore
setup-tiles-lay = Metti queste tre sotto il tracciato dei round, per i round { LIST($rounds) }.
setup-objectives = Obiettivi
setup-objectives-lay = Metti queste tre carte accanto al tracciato dei round.
setup-guests = Ospiti
setup-guests-lay = Mescola le { $n } carte ospite e metti il mazzo a sinistra del tabellone. Scoprine { $spaces }, da destra a sinistra.
setup-actions = Dadi
setup-actions-lay = Metti accanto la plancia azioni, con { $n } dadi e la pattumiera.
setup-actions-coloured = Metti accanto la plancia azioni, con { $n } dadi e la pattumiera: { $white } bianchi e i { $coloured } colorati.
setup-items = Cibi e bevande
setup-items-lay = Dividi strudel, torte, vino e caffè accanto agli spazi 1 e 2.
setup-items-champagne = Lo champagne va con loro.
setup-rooms = Tessere camera
setup-rooms-lay = Dividile per colore accanto allo spazio 3.
setup-staff = Personale
setup-staff-lay = Mescola le { $n } carte personale e mettile in un mazzo accanto al tabellone.
setup-staff-introductory = Togli le carte con le lettere da { $first } a { $last }. Mescola le altre e mettile in un mazzo accanto al tabellone.
setup-staff-alone = Mescola a parte le { $ends } carte di fine partita: { $private } di esse, coperte, sono il mazzo privato di { automaton-name }. Mescola il resto con tutte le altre carte personale.
setup-ballrooms = Sale da ballo
setup-ballrooms-lay = Metti queste tre in fila da sinistra a destra, e alla loro destra la balconata. Le file hanno { LIST($spaces) } spazi, dal basso.
setup-lounge = Celebrità
setup-lounge-lay =
    { $vp ->
        [one] Mescola le tessere e metti queste tre nel salotto, accanto ai loro dadi. Ognuna vale { $vp } punto.
       *[other] Mescola le tessere e metti queste tre nel salotto, accanto ai loro dadi. Ognuna vale { $vp } punti.
    }
setup-key = Il passe-partout
setup-key-lay = Mettilo accanto alla plancia azioni.
setup-order = Ordine di turno
setup-order-lay = Comincia { $name }, con la tessera 1; le altre seguono in senso orario. Usa le tessere per { $players } giocatori.
setup-order-key = Comincia { $name }, con la tessera 1; le altre seguono in senso orario. Usa le tessere con un solo numero.
setup-order-alone = Comincia { automaton-name }, con la tessera 1 di quelle per due giocatori.
setup-hotels = Hotel
setup-hotels-lay = Ognuno prende un hotel e sei segnalini di un colore: uno sullo 0 dei punti, uno sullo 0 del tracciato dell'Imperatore, tre accanto all'hotel.
setup-hotels-alone = Prendi un hotel e sei segnalini di un colore: uno sullo 0 dei punti, uno sullo 0 del tracciato dell'Imperatore, tre accanto all'hotel. { automaton-name } riceve un hotel sul lato notte, e segnalini di un altro colore per gli stessi posti.
setup-hotels-krones =
    { $krones ->
        [one] L'ultimo segnalino va su { $krones } corona.
       *[other] L'ultimo segnalino va su { $krones } corone.
    }
setup-hotels-krones-order = L'ultimo segnalino va sulle corone indicate qui: chi gioca più tardi ne ha di più.
setup-kitchen = Cucine
setup-kitchen-lay = Ognuno mette in cucina { LIST($items) }.
setup-kitchen-alone = Metti nella tua cucina { LIST($items) }.
setup-kitchen-entrances = Con un ingresso valgono invece le consumazioni dell'ingresso.
setup-automaton = { automaton-name }
setup-automaton-deck = { automaton-name } ha il lato notte di un hotel. Mescola le { $n } carte istruzione e mettile accanto, coperte.
setup-automaton-nothing = { automaton-name } non ha corone né cucina, non prende un primo ospite e non prepara camere.
setup-automaton-dancers = { $n } ballerini stanno accanto all'hotel.
setup-automaton-level = Livello: { $level }
setup-couture = Ospiti dell'Hautel Couture
setup-house-couture-guests = Scopri ospiti finché non ce ne sono tre da { $first } a { $last } punti; con i balli, solo chi non ordina champagne. Siedono nel bar di { automaton-name }. Rimescola gli altri.
setup-house-couture-rooms = Per ognuno di loro metti una camera libera del colore giusto nell'hotel di { automaton-name }, cominciando dal piano più alto e da sinistra.
setup-house-couture-pool = Metti accanto alla plancia azioni ciò che hanno ordinato, e altre consumazioni a turno finché non sono { $n }: è la scorta. Pescane a caso una per ogni spazio azione.
setup-house = L'hotel dell'automa
setup-house-mark = Segnalo con un ingranaggio; gli altri ingranaggi sono la riserva.
setup-house-hautel_couture = I suoi ospiti e la sua scorta ci sono già.
setup-house-nine_stars_inn = Metti di traverso, accanto all'hotel, uno degli obiettivi avanzati: è la scala delle stelle.
setup-house-sushi_resort = Metti un ingranaggio su ognuna di queste sei camere: le ultime due del piano 1, le prime tre del piano 2, la prima del piano 3.
setup-house-toll_bridge_hotel = All'inizio non c'è altro.
setup-hands = Mani
setup-hands-lay = Ognuno pesca { $hand } carte personale.
setup-hands-draft = Poi tienine una e passa le altre a sinistra, finché non sono finite.
setup-hands-introductory = Ognuno prende le { $hand } carte con questa lettera; le serie avanzate si mescolano nel mazzo.
setup-hands-alone = Pesca { $n } carte personale, tienine { $hand } e mettine { $back } in fondo al mazzo, nell'ordine che vuoi.
setup-entrances = Ingressi
setup-entrances-lay = Scopri questi { $n }. Si fanno offerte in quest'ordine: { LIST($names) }.
setup-entrances-alone = Scopri questi { $n } e scegline uno.
setup-rehearsals = Sale prove
setup-rehearsals-lay = Ogni sala prove ha { $dancers } ballerini. Si scelgono in quest'ordine: { LIST($names) }.
setup-rehearsals-alone = La tua è questa, con { $dancers } ballerini.
setup-first-guests = Primi ospiti
setup-first-guests-lay = Ognuno prende gratis un ospite dalla coda, in quest'ordine: { LIST($names) }. Dopo ognuno la coda si riempie.
setup-first-guests-alone = Prendi gratis un ospite dalla coda, e riempi la coda.
setup-first-rooms = Prime camere
setup-first-rooms-lay =
    { $optional ->
        [yes] Ora si preparano e si pagano al massimo { $rooms } camere, la prima in basso a sinistra, in quest'ordine: { LIST($names) }.
       *[no] Ora si preparano e si pagano { $rooms } camere, la prima in basso a sinistra, in quest'ordine: { LIST($names) }.
    }
