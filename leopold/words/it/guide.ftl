### La prima partita guidata: parla Leopold. Breve e cordiale, mai più di qualche frase alla volta.
### `.tip` è ciò che farebbe lui stesso, dove può suggerire qualcosa.

guide-name = Leopold
guide-rival = Franzi
guide-on = Continua
guide-got-it = Capito
guide-leave = Lascia la guida
guide-left = Ora continui per conto tuo. Leopold aspetta nel menu.
guide-return = Fatti guidare di nuovo da Leopold
guide-again = Ricomincia la partita guidata
guide-open = Impara con Leopold
guide-open-about = Una prima partita guidata: spiega ogni cosa quando serve
guide-resume = Continua con Leopold
guide-resume-about = La tua partita guidata ti aspetta
guide-progress = { $n } di { $all }

guide-welcome = Küss die Hand! Sono Leopold. Ti mostrerò come si dirige un hotel, una cosa alla volta, e il lavoro lo fai tu. Franzi, che impara il mestiere da me, dirige la casa accanto. Puoi sempre fare diversamente da come dico.
guide-goal = Giochiamo { $rounds } round. Poi vince chi ha più punti vittoria; ecco i tuoi. I punti vengono dagli ospiti in camera, dai gruppi di camere completi, dall'Imperatore e dagli obiettivi.
guide-first-guest = Questi ospiti aspettano. Il colore della carta è quello della camera che vogliono. In mezzo c'è l'ordine, in alto i punti, in basso ciò che ricevi in cambio. Il primo ospite è gratis: scegline uno.
    .tip = Io prenderei { $guest }: tutto ciò che ordina è già nella tua cucina.
guide-first-rooms = Cominciamo con { $start_rooms } camere, vuote e pronte; la prima, in basso a sinistra, c'è già. Ogni altra è adiacente a una che hai. Il piano più basso è gratis, quelli più alti costano corone. Pensa al colore che serve al tuo ospite.
guide-turn = Il tuo primo turno. Ne abbiamo due a testa in ogni round; la tessera dice quando. Un turno è semplice: se vuoi prendi un ospite, poi prendi un dado e fai ciò che dice il suo spazio.
guide-guest = Prima l'ospite. Il prezzo è sotto la carta: chi aspetta da più tempo non costa nulla. Nel tuo bar ci sono tre tavoli, quindi prendi qualcuno quasi a ogni turno; gli ordini piccoli si servono in fretta.
guide-dice =
    Ora un dado. Quanti dadi ci sono su uno spazio, tanta è la forza della sua azione. Con { $boost_price ->
        [one] { $boost_price } corona
       *[other] { $boost_price } corone
    } la forza cresce di uno. Il dado che prendi non c'è più per nessuno, e per il prossimo l'azione è più debole.
    .tip = I tuoi ospiti hanno fame: prendi un { $die }.
guide-divide = Dividi come preferisci, con una sola regola della casa: mai più torte che strudel, mai più caffè che vino. Guarda che cosa hanno ordinato i tuoi ospiti.
guide-place = Ciò che ottieni può andare subito ai tuoi ospiti, senza spesa. Il resto aspetta in cucina.
guide-serve =
    Dalla cucina servi quando vuoi nel tuo turno: fino a { $serve_items } cibi e bevande per { $serve_price ->
        [one] { $serve_price } corona.
       *[other] { $serve_price } corone.
    } Scegli che cosa, poi per chi. Conviene soprattutto quando si completa un ordine.
guide-check-in = Un ordine è completo! L'ospite può andare in una camera libera dello stesso colore; gli ospiti verdi prendono qualsiasi camera. Scegli l'ospite, poi la camera.
guide-rewards = I punti dell'ospite sono tuoi. Ed ecco il suo grazie: prendine ciò che vuoi, nell'ordine che vuoi.
guide-group = Un intero gruppo di camere di un colore è occupato, e ti è stato pagato: punti per il blu, corone per il rosso, passi verso l'Imperatore per il giallo. Più grande è il gruppo, più rende.
guide-end = Quando non c'è più nulla da fare, concludi il turno. Fino ad allora puoi ancora servire, alloggiare e usare il personale.
guide-rooms = Dove dormiranno tutti questi ospiti? Il { 3 } prepara camere, tante quanta è la sua forza; paghi per il piano.
    .tip = Prima un ospite, se hai un tavolo libero. Poi prendi un { $die }.
guide-prepare = Scegli le tue camere, una dopo l'altra. I gruppi più grandi rendono di più quando sono completi, e alla fine ogni camera occupata vale { LIST($floor_vp) } punti, secondo il piano.
guide-round = Un nuovo round: si rilanciano tutti i dadi, e stavolta comincia l'altro. Se non c'è nulla che fa per te, puoi passare prima di fare qualsiasi cosa: quando tutti gli altri hanno finito o passato, un dado va nella pattumiera e gli altri si rilanciano.
guide-staff = Buon personale è metà della casa. Il { 5 } ti fa assumere una carta della mano, con tante corone di sconto quanta è la forza.
    .tip = Prima un ospite, se vuoi. Poi prendi un { $die }.
guide-hire = Chi sarà? Indica una carta e ti dice che cosa fa. Alcune servono una volta, altre a ogni round, altre sempre, altre contano alla fine: lo dice il simbolo sulla carta.
guide-hint = Se non sai che cosa fare, chiedi un consiglio: qualcuno che gioca molto bene ti dirà un piano, e perché.
guide-emperor = Non dimenticare l'Imperatore. Dopo i round { LIST($emperor_rounds) } viene a trovarci. Il { 4 } porta passi sul suo tracciato, o corone, o un po' di entrambi.
    .tip = È ora di pensare a lui: prendi un { $die }.
guide-favour = A ogni visita il tuo spazio vale punti, poi si arretra: di { LIST($emperor_back, type: "unit") } spazi, di visita in visita. Chi è ancora sullo spazio { $emperor_reward_from } o oltre riceve un regalo; chi è sullo 0 deve soffrire.
guide-objectives = Tre obiettivi, uguali per entrambi. Chi ne raggiunge uno per primo lo reclama nel suo turno e prende di più: { LIST($objective_vp, type: "unit") } punti. Tienili d'occhio fin dall'inizio.
guide-six =
    Il { 6 } può tutto: paga { $six_price ->
        [one] { $six_price } corona
       *[other] { $six_price } corone
    } e svolgi una delle altre cinque azioni, con tanta forza quanti sono i 6.
    .tip = Prima un ospite, se vuoi. Poi prova il 6 come { $as }, per l'Imperatore.
guide-visit = Era l'Imperatore. Hai avuto punti per il tuo spazio, poi tutti sono arretrati. Viene dopo i round { LIST($emperor_rounds) }, e ogni volta si arretra di più.
guide-farewell = Ora sai tutto; il resto è pratica. Mi ritiro nel mio ufficio e mi schiarirò la voce solo un'altra volta, nell'ultimo round. Buona fortuna, e saluti cari a Franzi!
guide-last-round =
    L'ultimo round. Ciò che resta alla fine, corone e tutto quello che c'è in cucina, vale { $leftover_vp ->
        [one] { $leftover_vp } punto ciascuno
       *[other] { $leftover_vp } punti ciascuno
    }; ma ogni ospite ancora al bar vale { $unserved_guest_vp } punti. Non prendere nessuno che non puoi mettere a letto!
