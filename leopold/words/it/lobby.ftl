### La hall, una nuova partita, i link e il prendere posto.

lobby-title = Il Grand Austria Hotel ti dà il benvenuto
lobby-lead = Vienna, primo Novecento. Accogli gli ospiti, servili, prepara le loro camere, assumi buon personale, e non far aspettare l'Imperatore.
lobby-book = Il libro: regole, simboli e tutte le carte
lobby-companion = Hai la scatola? Il compagno da tavolo
lobby-now = Gioca subito
lobby-now-about =
    { $level ->
        [none] Tu e due bot, edizione rivista, notte
       *[other] Tu e due bot ({ $level }), edizione rivista, notte
    }
lobby-solo = Solitario contro { automaton-name }
lobby-solo-about =
    { $level ->
        [none] Il solitario
       *[other] Il solitario, { $level }
    }
lobby-deal-about = La stessa per tutti
lobby-evenings-about = Risultati, scalate, scoperte
lobby-trainer = Allenamento
lobby-trainer-about = Problemi: trova il turno migliore
lobby-new = Nuova partita
lobby-new-about = Amici, bot, uno schermo per tutti, edizioni e moduli
lobby-watch = Guarda i bot
lobby-watch-about = Giocano quattro bot, tu guardi
lobby-join = Raggiungi un amico
lobby-join-about = Scrivi le sei lettere che ti hanno detto, o incolla il link che hai ricevuto.
lobby-join-field = Codice o link
lobby-join-go = Entra
lobby-join-wrong = Questo non è il codice o il link di un tavolo. Un codice ha sei lettere; un link finisce con un tavolo e un gettone, per esempio #/sit/…/….
lobby-record = Apri una partita salvata
lobby-record-about = Un file .leopold
lobby-record-choose = Scegli un file
lobby-mine = Le mie partite
lobby-mine-none = Ancora nessuna. Qui compaiono le partite che giochi in questo browser.
lobby-mine-silent = Sono custodite dal server, e tornano con lui.
lobby-mine-going = In corso
lobby-mine-over = Finite
lobby-mine-more = Partite precedenti
lobby-mine-open = Apri la partita: { LIST($names) }
lobby-mine-turn = Tocca a te
lobby-mine-round =
    { $round ->
        [0] Preparazione
       *[other] Round { $round }
    }
lobby-mine-remove = Elimina la partita con { LIST($names) }
lobby-mine-remove-sure = Eliminare per sempre questa partita? Se altri giocano ancora, te ne vai solo tu: un bot prende il tuo posto e il tuo nome viene eliminato.
lobby-mine-remove-yes = Sì, elimina
lobby-compiling =
    Puoi giocare subito. { LIST($levels) }: ancora in preparazione su questo computer, cosa che si fa una volta sola e richiede qualche minuto. Finora { $done } parti su { $total }, in { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }. Tutti gli altri sono pronti.
lobby-compiling-failed = Impossibile preparare su questo computer: { LIST($levels) }; il log del server dice perché. Tutto il resto si può giocare, un po' più lentamente.
lobby-silent = Il server non risponde; forse è spento, o si sta ancora avviando. Questa pagina ne ha bisogno per ogni tavolo, per i bot e i consigli, e per le tue partite e serate, che stanno tutte lì. Riprova di continuo.
lobby-foot = Leopold { $version }. Il gioco da tavolo è di Virginio Gigli e Simone Luciani; i disegni e i testi qui sono nostri.

new-title = Nuova partita
new-seats = Chi gioca?
new-seat = Posto { $n }
new-seat-kind = Chi siede qui
new-seat-me = Io
new-seat-here = Qualcuno a questo schermo
new-seat-friend = Un amico, con un link
new-seat-bot = Un bot
new-seat-none = Nessuno
new-seat-name = Nome
new-seat-level = Livello
new-more = Altro
new-go = Apparecchia
new-laying = Si apparecchia …
new-nobody = Qualcuno deve sedere al tavolo: scegli almeno un posto.

links-title = Link per i tuoi amici
links-about = Di' il codice ai tuoi amici, o manda a ciascuno un link: chi lo apre per primo siede lì. Il menu li mostra di nuovo.
links-anew = Nuovo link per { $name }
links-anew-about = Il vecchio link smette di funzionare, e chi siede lì adesso deve aprire quello nuovo: per un link perso, o un altro dispositivo.
links-remove = Allontana { $name }
links-remove-sure = Allontanare { $name } dal tavolo? Un bot continua a giocare e il vecchio link non apre più nulla.
links-remove-yes = Sì, allontana
links-lock = Chiudi il tavolo
links-lock-about = Nessun altro si siede o guarda con un link o un codice. Chi c’è già resta.
links-local = Questo tavolo è aperto solo a questo computer, quindi i link non portano altrove. Per far sedere gli amici della tua rete, avvia con: { $command }
links-lost = { $name } non è ancora qui, e questo browser non ha conservato il link.
links-seat = Posto { $seat }: { $name }
links-watch = Solo per guardare
links-go = Al tavolo

saved-title = Chi continua questa partita?
saved-about =
    { $round ->
        [0] Non è finita: è stata salvata durante la preparazione.
       *[other] Non è finita: è stata salvata nel round { $round }.
    } Scegli chi siede dove; le mani restano nascoste a chi non siede lì.
saved-go = Continua

sit-title = Prendi posto
sit-about = Hai ricevuto un invito a una partita.
sit-name = Il tuo nome
sit-go = Siediti
