### Le mie serate: partite finite, la partita del giorno, la scala contro l'automa, i traguardi.

evenings-title = Le mie serate
evenings-about = Ciò che hai giocato in questo browser. È custodito dal server, solo per questo browser.
evenings-none = Ancora nessuna partita finita. Dopo la prima, questa pagina racconta com'è andata.
evenings-games = Partite
evenings-won = Vinte
evenings-won-share = { $won } ({ $share }%)
evenings-best = Record
evenings-average = In media
evenings-streak = Vinte di fila
evenings-streak-value = { $streak }, al massimo { $longest }
evenings-history = Tutte le serate
evenings-place =
    { $place ->
        [1] Vinta
       *[other] Posto { $place }
    }
evenings-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
evenings-with = con { LIST($names) }
evenings-rival = { $name } ({ $points })
evenings-rival-level = { $name } ({ $level }, { $points })
evenings-day = Partita del giorno: { $day }
evenings-open = Guarda il tavolo
evenings-export = Salva in un file
evenings-erase = Cancella tutto
evenings-erase-sure =
    { $n ->
        [one] Dimenticare l'unica serata, con i suoi punti e traguardi?
       *[other] Dimenticare tutte le { $n } serate, con i loro punti e traguardi?
    } Non si può annullare. I tavoli restano.
evenings-erase-yes = Sì, cancella
evenings-more = Mostra tutte e { $n }

data-title = Che cosa si conserva di te
data-about = Questo server riconosce il tuo browser da un cookie e da nient’altro. Conserva le tue partite con i nomi scritti lì, le tue serate e dove può chiamarti.
data-erase = Elimina tutto ciò che è mio
data-erase-sure = Eliminare le tue partite, le tue serate e tutto il resto che si conserva di te? Dove altri giocano ancora, un bot prende il tuo posto e il tuo nome viene eliminato. Non si può annullare.
data-erase-yes = Sì, elimina tutto
data-erased = Di te non si conserva più nulla.

deal-title = Partita del giorno
deal-about-two = Oggi tutti hanno le stesse carte. Giochi contro un bot ({ $level }).
deal-about-solo = Oggi tutti hanno le stesse carte. Giochi in solitario contro { automaton-name } ({ $level }).
deal-play = Gioca la partita di oggi
deal-go-on = Continua la partita di oggi
deal-again = Giocala di nuovo
deal-again-about = Il tuo primo risultato resta.
deal-compare = Che cosa ne hanno fatto i bot al tuo posto
deal-you = Tu
deal-row = { $points } : { $rivals }
deal-thinking = Finora l'hanno giocata { $done } bot su { $total }.
deal-better =
    { $n ->
        [0] Tutti i bot hanno fatto meglio di te.
        [one] Hai fatto meglio di { $n } bot su { $of }.
       *[other] Hai fatto meglio di { $n } bot su { $of }.
    }

ladder-title = La scalata a { automaton-name }
ladder-about = Vinci abbastanza su un gradino, e il prossimo è tuo.
ladder-step = { $wins } vittorie su { $needed }
ladder-step-done = Salito
ladder-best = Record: { $n }
ladder-play = { $level }: { $stands }. Gioca contro { automaton-name }
ladder-top = Hai salito tutta la scala. { automaton-name } si inchina.

achievements-title = Che cosa hai scoperto
achievements-count = { $reached } di { $total }
achievements-since = raggiunto: { $day }
achievements-fresh = Nuovo: { $name }

end-evening-rung = { automaton-name } ({ $level }): { $wins } vittorie su { $needed } su questo gradino.
end-evening-all = Alle mie serate

achievement-first_evening = Hotel aperto
achievement-first_evening-about = Finisci una partita. La tabella dei punti mostra da dove sono venuti: guarda quali righe sono vuote.
achievement-boost = Una corona ben spesa
achievement-boost-about = Paga una corona per dare più forza a un dado. Un cibo o una camera in più spesso valgono più della corona.
achievement-patience = Pazienza
achievement-patience-about = Passa. Chi passa aspetta gli altri: quando tutti hanno passato, i dadi rimasti si rilanciano, uno in meno.
achievement-first_hands = Aiuto fin da subito
achievement-first_hands-about = Assumi personale nel primo round. Ciò che serve sempre o a ogni round rende di più se arriva presto.
achievement-first_to_claim = Chi primo arriva
achievement-first_to_claim-about = Reclama un obiettivo prima di tutti. Il primo prende il triplo del terzo.
achievement-first_win = Il miglior hotel della città
achievement-first_win-about = Vinci una partita.
achievement-all_colours = C'è posto per tutti
achievement-all_colours-about = Manda in camera ospiti di tutti e { $n } i colori. Gli ospiti verdi stanno ovunque, e aiutano a completare un gruppo.
achievement-full_tray = Un vassoio pieno
achievement-full_tray-about = Manda in camera un ospite che ha ordinato { $n } cose. Chi ordina molto porta molto.
achievement-strong_die = Tutto in una volta
achievement-strong_die-about = Prendi un dado con forza { $n } o più. Guarda dove ci sono molti dadi prima di scegliere un ospite.
achievement-full_purse = Una cassa piena
achievement-full_purse-about = Arriva ad avere { $n } corone. Quelle in più vanno perse: spendile prima.
achievement-three_at_once = L'ascensore è pieno
achievement-three_at_once-about = Manda in camera { $n } ospiti in un solo turno. La ricompensa di un ospite può completare l'ordine del prossimo.
achievement-ten_guests = Dieci chiavi
achievement-ten_guests-about = Manda in camera { $n } ospiti in una partita. Con due turni in ognuno dei round, è quasi uno per turno.
achievement-empty_cafe = L'ultima tazzina
achievement-empty_cafe-about = Finisci una partita con il bar vuoto e almeno otto ospiti nelle tue camere. Ogni ospite lasciato ad aspettare costa punti.
achievement-patient_host = Vengono da soli
achievement-patient_host-about = Manda in camera otto ospiti senza mai pagarne uno nella coda. Chi vi aspetta abbastanza non costa nulla.
achievement-large_group = Un'ala intera
achievement-large_group-about = Completa un gruppo di { $n } camere. I gruppi più grandi danno di gran lunga il bonus maggiore.
achievement-six_groups = Camera dopo camera
achievement-six_groups-about = Completa { $n } gruppi di camere in una partita. Prepara le camere così che i gruppi si chiudano uno dopo l'altro.
achievement-under_the_roof = Sotto il tetto
achievement-under_the_roof-about = Alloggia ospiti in { $n } camere dell'ultimo piano. Lassù le camere costano di più e alla fine valgono di più.
achievement-whole_floor = Tutto esaurito
achievement-whole_floor-about = Completa un intero piano. Alcuni obiettivi e parte del personale chiedono proprio questo.
achievement-six_staff = Una casa ben gestita
achievement-six_staff-about = Assumi { $n } carte personale in una partita.
achievement-free_hire = Per convinzione
achievement-free_hire-about = Assumi per niente qualcuno che costa { $n } corone o più: con un 5 il personale costa meno, quanto più è forte.
achievement-long_sight = Lungimiranza
achievement-long_sight-about = Fai { $n } punti con il personale di fine partita. Assumilo in tempo per giocare per ciò che conta.
achievement-spared = La grazia
achievement-spared-about = Non farti mai punire dall'Imperatore. Punisce chi, dopo la sua visita, è sullo zero; bastano pochi passi prima della fine dei round tre, cinque e sette.
achievement-favourite = Nelle grazie dell'Imperatore
achievement-favourite-about = Ricevi la ricompensa dell'Imperatore in tutte e { $n } le visite.
achievement-to_the_end_of_the_carpet = In fondo al tappeto
achievement-to_the_end_of_the_carpet-about = Raggiungi l'ultimo spazio del tracciato dell'Imperatore. I passi oltre sono punti.
achievement-all_objectives = Tutto ciò che si chiedeva
achievement-all_objectives-about = Reclama tutti e { $n } gli obiettivi in una partita. Leggili prima di preparare la prima camera.
achievement-hundred = Cento
achievement-hundred-about = Fai { $n } punti o più.
achievement-two_hundred = Duecento
achievement-two_hundred-about = Fai { $n } punti o più. Anche i bot migliori ci riescono di rado.
achievement-from_behind = Ospiti tardivi
achievement-from_behind-about = Vinci una partita in cui all'inizio del round cinque l'ultimo posto era solo tuo. Alla fine contano camere, personale e obiettivi: non tutto si vede sul tracciato.
achievement-leopold_easy = Leopold annuisce
achievement-leopold_easy-about = Vinci contro Leopold, facile. Le sue carte dicono che cosa prenderà: lasciagli ciò che non ti serve.
achievement-leopold_medium = Leopold alza un sopracciglio
achievement-leopold_medium-about = Vinci contro Leopold, medio.
achievement-leopold_hard = Leopold si toglie il cappello
achievement-leopold_hard-about = Vinci contro Leopold, difficile.
