### Le regole dell'edizione che si gioca, capitolo per capitolo; ogni riga è un capoverso, tra cui il libro mette le figure.
### Numeri come `$six_price` sono quelli del tabellone.

rules-aim = Di che si tratta
rules-aim-text =
    Hai un piccolo hotel a Vienna e { $rounds } round per farne uno grande. Davanti alle case gli ospiti aspettano in coda. Tu li inviti nel tuo bar, porti loro ciò che hanno ordinato e dai loro la chiave di una camera.
    Ogni ospite che va in camera porta punti e una ricompensa. Le camere di un gruppo rendono di più quando sono tutte occupate, il personale piega le regole a tuo favore, e ogni tanto si affaccia l'Imperatore, che ama essere ricordato.
    Alla fine vince chi ha più punti. A parità vince chi ha più avanzi in cassa e in cucina; se anche quelli sono pari, la vittoria è condivisa.
rules-setup = Prima del primo round
rules-setup-text =
    Ognuno ha { $start_krones ->
        [one] { $start_krones } corona
       *[other] { $start_krones } corone
    }, alcuni cibi e bevande in cucina, e una mano di { $start_hand } carte personale che nessun altro vede. Nella variante introduttiva le mani sono già composte per una prima partita; nel draft scegli una carta e passi le altre, finché non sono finite.
    Tre obiettivi e tre tessere Imperatore, uno per ogni lettera A, B e C, sono scoperti e uguali per tutti. Sul lato notte gli hotel sono identici; sul lato giorno ognuno ha camere tutte sue.
    Poi ognuno prende gratis un primo ospite. Sceglie per primo l'ultimo di turno, così il giocatore iniziale sceglie tra ciò che gli altri hanno lasciato.
    { $start_rooms_optional ->
        [yes] Infine puoi preparare fino a { $start_rooms } camere, pagandole; la prima è quella in basso a sinistra.
       *[no] Infine ognuno prepara { $start_rooms } camere e le paga; la prima è quella in basso a sinistra. Al piano più basso le camere costano meno.
    }
    In due, tre e quattro giocatori si lanciano a ogni round { LIST($dice) } dadi.
rules-turn = Il round e i turni
rules-turn-text =
    Un round comincia con un lancio: tutti i dadi vanno sullo spazio del loro numero. Poi ognuno ha due turni. Le tessere con due numeri dicono quando: il primo giocatore apre e chiude il round, l'ultimo gioca i suoi due turni di fila.
    Nel tuo turno puoi prima prendere un ospite dalla coda. Poi devi prendere un dado e puoi fare ciò che offre il suo spazio. Il dado copre un numero della tua tessera.
    Prima, tra e dopo queste due cose puoi, quante volte vuoi: servire dalla cucina, alloggiare ospiti, reclamare un obiettivo e usare il personale con il simbolo del round.
    Quando tutti i numeri sono coperti, o non ci sono più dadi, il round è finito. Le tessere vanno al posto successivo, e il personale usato nel round è di nuovo pronto.
rules-pass = Passare
rules-pass-text =
    Se nessun dado fa per te, passa invece di giocare il turno. Puoi farlo solo prima di aver fatto qualsiasi altra cosa. Il turno non è perso: aspetta.
    Quando tutti quelli che hanno ancora un turno hanno passato, un dado va nella pattumiera, gli altri si rilanciano e chi aspettava sceglie di nuovo, dal numero più basso. Costa a tutti: a ogni lancio c'è un dado in meno.
rules-guest = Prendere un ospite
rules-guest-text =
    Il tuo bar ha tre tavoli. Se uno è libero, all'inizio del turno, prima del dado, puoi prendere un ospite, pagando il prezzo sotto il suo posto.
    Gli altri scorrono verso destra, dove costano meno, e un nuovo ospite arriva a sinistra. Chi aspetta prende un ospite a meno, o non lo prende affatto.
    Un ospite resta al tavolo finché l'ordine non è completo e non c'è una camera. Chi vi siede ancora a fine partita vale { $unserved_guest_vp } punti.
rules-dice = Le sei azioni
rules-dice-text =
    La forza di un'azione è il numero di dadi sul suo spazio, prima che tu ne prenda uno. Una volta per turno { $boost_price ->
        [0] puoi aumentarla di uno, gratis
        [one] { $boost_price } corona la aumenta di uno
       *[other] { $boost_price } corone la aumentano di uno
    }. Uno spazio senza dadi non si può scegliere.
    Un dado devi prenderlo, ma nessuno ti obbliga a usarlo per preparare una camera o assumere qualcuno.
    Con 1 e 2 il secondo tipo non supera mai il primo: con forza tre, al massimo una torta e due strudel. Con 4 dividi la forza tra l'Imperatore e la tua cassa come vuoi. Il 5 assume una sola carta, qualunque sia la forza: la forza è quanto risparmi.
    Un 6 sta per qualsiasi altra azione{ $six_price ->
        [0] .
        [one] {" "}e costa { $six_price } corona.
       *[other] {" "}e costa { $six_price } corone.
    } La sua forza sono i dadi sul 6, e sull'altro spazio non serve alcun dado.
rules-serving = Servire
rules-serving-text =
    I cibi e le bevande che ottieni possono andare subito agli ospiti del tuo bar che li hanno ordinati. Non costa nulla. Ciò che nessuno vuole va nella tua cucina.
    Dalla cucina servi più tardi, in qualsiasi momento del tuo turno: fino a { $serve_items } cibi e bevande, a quanti ospiti vuoi, { $serve_price ->
        [0] gratis.
        [one] per { $serve_price } corona.
       *[other] per { $serve_price } corone.
    } Ciò che è davanti a un ospite resta lì.
rules-check_in = In camera
rules-check_in-text =
    Un ospite con l'ordine completo può andare in una camera libera dello stesso colore. Gli ospiti verdi sono turisti e prendono una camera di qualsiasi colore. Da allora la camera è occupata.
    I punti della carta contano subito. Poi puoi prendere le parti della ricompensa in basso, tutte o alcune, nell'ordine che vuoi.
    Gli ospiti nobili sono blu, i cittadini rossi, gli artisti gialli. Ogni colore ha anche un simbolo, sulla carta e sulla porta.
rules-groups = Gruppi completi
rules-groups-text =
    Muri spessi dividono l'hotel in gruppi da una a quattro camere di un colore. Quando viene occupata l'ultima camera di un gruppo, in qualsiasi modo, il gruppo rende: punti per il blu, corone per il rosso, passi sul tracciato dell'Imperatore per il giallo, e tanto più quanto è grande.
    Ogni gruppo rende una volta. Le corone di un gruppo rosso puoi prenderle prima o dopo la ricompensa dell'ospite.
rules-rooms = Preparare camere
rules-rooms-text =
    La prima camera è quella in basso a sinistra. Ogni altra deve essere adiacente a una che hai già: sopra, sotto o accanto. Ai piani da 1 a 4 una camera costa { LIST($floor_cost) } corone; il prezzo è a sinistra del piano.
    Una camera preparata è libera, e aspetta un ospite del suo colore. In alto a destra alcune camere hanno una targhetta: i suoi punti contano appena la camera è preparata.
    Alla fine contano solo le camere occupate: { LIST($floor_vp) } punti ciascuna ai piani da 1 a 4.
rules-krones = Corone
rules-krones-text =
    Il denaro si conta in corone. Nessuno ne ha mai più di { $krone_cap }; ciò che andrebbe oltre è perso. E nessuno fa debiti: ciò che non puoi pagare non puoi farlo.
    Alla fine ogni corona rimasta vale { $leftover_vp ->
        [one] { $leftover_vp } punto.
       *[other] { $leftover_vp } punti.
    }
rules-staff = Personale
rules-staff-text =
    Il personale si assume dalla mano, per lo più con un 5. Il prezzo è il numero sulla moneta, meno la forza del dado o lo sconto di una ricompensa. Le carte assunte stanno davanti a te e vi restano.
    Il simbolo dice quando servono. Subito: nel momento in cui sono assunte. Ogni round: quando vuoi nel tuo turno, una volta per round. Sempre: d'ora in poi, da sole. Alla fine: a partita finita, e solo allora.
    Per quelle che assumi non peschi nuove carte. Solo alcuni ospiti e tessere ti fanno pescare, o guardare in cima al mazzo.
rules-emperor = L'Imperatore
rules-emperor-text =
    Dopo i round { LIST($emperor_rounds) } viene l'Imperatore. Prima ognuno fa i punti scritti sotto il suo spazio del tracciato. Poi tutti arretrano, in questi round di { LIST($emperor_back) } spazi, ma mai sotto lo 0.
    Chi poi è sullo spazio { $emperor_reward_from } o oltre riceve la metà superiore della tessera. Chi è sullo 0 subisce la metà inferiore. In mezzo non succede nulla.
    { $penalty_choice ->
        [yes] Se una penalità ha due metà, scegli quale subire, se puoi pagare la prima per intero.
       *[no] Se una penalità ha due metà, colpisce la prima, se puoi pagarla per intero; solo altrimenti la seconda.
    }
    I passi oltre l'ultimo spazio sono punti, uno per ciascuno.
rules-objectives = Obiettivi
rules-objectives-text =
    Tre obiettivi sono scoperti per tutti. Chi ne raggiunge uno può reclamarlo nel proprio turno. Rende { LIST($objective_vp) } punti, nell'ordine in cui viene reclamato, e ognuno può reclamarlo una volta.
    Basta raggiungerlo in quel momento. Ciò che raggiungi grazie all'Imperatore deve aspettare il tuo prossimo turno.
rules-end = La fine
rules-end-text =
    Dopo il round { $rounds } e l'ultima visita dell'Imperatore si contano quattro cose.
    Primo, il personale con il simbolo della fine. Secondo, le camere occupate: { LIST($floor_vp) } punti ciascuna ai piani da 1 a 4. Terzo, gli avanzi: { $leftover_vp ->
        [one] { $leftover_vp } punto
       *[other] { $leftover_vp } punti
    } per ogni corona e per ogni cosa in cucina. Quarto, ogni ospite ancora al bar: { $unserved_guest_vp } punti.
rules-solo = In solitario contro Leopold
rules-solo-text =
    Leopold ha un hotel, ma né cassa né cucina né bar. Comincia lui il primo round, e dopo ogni round vi scambiate il posto. Non passa mai. Tu peschi { $solo_draw } carte personale e ne tieni { $start_hand }.
    Nel suo turno si scopre una carta e la si segue dall'alto in basso: gli ospiti che prende, il dado che toglie senza usarlo, e ciò che fa in più. I simboli in una cornice contano solo da un livello più alto: argento dal medio, oro al difficile.
    Tra più ospiti prende quello che vale di più. Gli ospiti vanno subito in camera e danno punti, ma non riceve né ricompense né bonus di gruppo. Le sue camere non devono essere adiacenti: la prima da sinistra sul piano più basso con quel colore; per un ospite verde la più bassa della colonna più a destra non completa.
    Se la carta mostra due dadi, prende dallo spazio che ne ha di più; con un punto interrogativo, dal più pieno di tutti. Una pergamena muove il suo segnalino su quell'obiettivo: prima su III, poi II, e poi lo reclama, qualunque cosa chieda. Un simbolo del personale scopre una delle { $solo_private } carte del suo mazzo privato; quelle scoperte danno punti alla fine.
    A parità decide la mano sulla carta: se indica destra, il primo da sinistra; se indica sinistra, il primo da destra.
    Le tessere Imperatore premiano e puniscono solo te. Alla fine le sue camere occupate contano come le tue, e così il suo personale scoperto. Vinci se hai più punti di lui; un pareggio è suo.
rules-balls = I balli
rules-balls-text =
    Tre sale da ballo di Vienna stanno in fila, e alla loro destra una balconata. Ognuno ha { $ball_dancers } ballerini nelle zone di una sala prove, che l'ultimo giocatore sceglie per primo, e { $ball_champagne } champagne in cucina.
    Un ospite con l'ordine completo può andare a un ballo invece che in camera. Paghi lo champagne dello spazio, { LIST($ball_price) } in basso, in mezzo, in alto e sulla balconata, e ci metti un ballerino. Punti e ricompensa dell'ospite sono tuoi come sempre, ma nessuna camera viene occupata.
    Una fila ha pochi spazi, di più se i giocatori sono di più; sulla balconata c'è posto per tutti. In mezzo e in alto un ballerino porta il bonus della fila. Scegli la zona che il ballerino lascia, e una zona rimasta vuota porta il suo bonus. Prendi questi e la ricompensa nell'ordine che vuoi.
    Lo champagne viene con l'1 e con il 2: { $champagne_each ->
        [one] mai più delle torte o dei caffè dello stesso dado
       *[other] uno ogni { $champagne_each } torte o caffè dello stesso dado
    }. Alcuni ospiti lo ordinano. Si tiene in cucina e lì conta alla fine, ma non è né cibo né bevanda.
    Dopo i round { LIST($emperor_rounds) }, quando l'Imperatore se n'è andato, si contano la sala da ballo di sinistra, quella di mezzo e quella di destra, ognuna a modo suo. Chi non vi ha ballerini fa { $ball_absent_vp } punti. I ballerini sulla balconata contano come nella fila in alto della sala da ballo di destra.
rules-lounge = Celebrità
rules-lounge-text =
    Tre dei dadi sono colorati: uno rosso, uno blu e uno giallo. Nel salotto accanto a ciascuno aspetta una celebrità. Chi prende un dado colorato prende anche la sua celebrità, fa i punti che vale la tessera e ne ha l'effetto fino alla fine del round, anche per l'azione di quello stesso dado.
    Una celebrità che arriva vale { $lounge_vp ->
        [one] { $lounge_vp } punto
       *[other] { $lounge_vp } punti
    }, e { $lounge_wait_vp } in più per ogni round di attesa. Alla fine di un round tutte quelle prese se ne vanno, e al loro posto ne vengono di nuove.
    Quando hanno passato tutti, un dado bianco va nella pattumiera prima di uno colorato.
rules-entrances = Hotel unici
rules-entrances-text =
    Prima di tutto si mettono all'asta tanti ingressi quanti sono i giocatori. A turno ognuno offre corone per uno di essi, da zero in su; chi viene superato offre di nuovo, finché ognuno non ne ha uno, e lo paga.
    Un ingresso ha la sua dotazione iniziale, al posto di quella solita, e un potere che dura tutta la partita: altri bonus, un quarto tavolo, traguardi tutti tuoi, un dado da spostare, e altro. Che cosa fa il tuo, lo dice quando lo guardi.
    In solitario ne tieni uno di { $entrance_solo_draw } e cominci con { $entrance_solo_krones } corone, e anche il tuo rivale ha un hotel con un potere.
rules-key = Il passe-partout
rules-key-text =
    Le tessere ordine di turno hanno un numero ciascuna: ognuno gioca una volta, in senso orario, e poi ancora una. Le corone iniziali vanno secondo l'ordine di gioco, { LIST($key_krones) } dal giocatore iniziale in poi.
    Al posto di un dado, in ogni round un giocatore può prendere il passe-partout, che porta { $key_gain ->
        [one] { $key_gain } corona
       *[other] { $key_gain } corone
    } e fa cominciare il round seguente. Se non lo prende nessuno, le tessere girano come sempre.
