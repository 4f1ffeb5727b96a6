### Che cosa è andato storto con una richiesta.

problem-unknown = Qualcosa è andato storto sulla via del server.
problem-silent = Il server non risponde.
problem-request-malformed = Il server non ha capito questa pagina. Ricaricala. ({ $reason })
problem-table-none = Non c'è un tavolo così, o non vi siedi.
problem-table-older_rules = Questa partita è stata giocata con una versione più vecchia delle regole e qui non si può continuare. La registrazione si può ancora avere.
problem-table-older_packs = Questa partita è stata giocata con altri valori sulle carte e qui non si può continuare. La registrazione si può ancora avere.
problem-table-damaged = Il diario di questo tavolo non si può rigiocare. La registrazione si può ancora avere.
problem-table-long = Qui si è annullato e rigiocato così tanto che non si conserva altro.
problem-table-unreadable = Non si riesce più a leggere come è stato apparecchiato questo tavolo; forse l'ha fatto un Leopold più recente.
problem-table-too_many =
    Hai { $limit ->
        [one] { $limit } partita aperta
       *[other] { $limit } partite aperte
    }, e di più non si può: prima finiscine una, o lasciala.
problem-seat-not_yours = Non siedi lì.
problem-seat-taken = Lì siede già qualcuno.
problem-seat-bot_plays = Adesso a questo posto gioca un bot.
problem-not_your_turn = Non tocca a te.
problem-undo-asked = Agli altri è già stato chiesto se si può annullare qualcosa.
problem-undo-declined = Per ora gli altri non vogliono annullare nulla. Dopo la prossima mossa si può chiedere di nuovo.
problem-undo-nothing = Nessuno chiede più di annullare qualcosa.
problem-time-over = Il tempo di questa partita è scaduto, e qui continua un bot.
problem-emotes-off = A questo tavolo non si fanno cenni.
problem-hint-off = Chi ha apparecchiato questo tavolo ha scelto di giocare senza consigli.
problem-code-unknown = Questo codice non apre nessun tavolo. Forse è scritto male, o tutti i posti sono presi; chiedine un altro a chi ti ha invitato.
problem-code-nobody = Tutti i posti sono presi: non c'è nessuno a cui dare un codice.
problem-push-off = Questo server non chiama chi ha la pagina chiusa.
problem-push-service = Questo browser viene chiamato da un servizio che Leopold non conosce.
problem-push-too_many =
    Ti si chiama già in { $most ->
        [one] { $most } posto
       *[other] { $most } posti
    }; prima disattiva uno di questi.
problem-network-elsewhere = Solo il computer su cui gira Leopold può aprire il tavolo alla rete.
problem-network-fixed = Chi raggiunge questo server è stato deciso all'avvio, e qui non si può cambiare.
problem-network-failed = Non è stato possibile aprire il tavolo alla rete: { $reason }.
problem-undo-barrier = Non si può annullare: intanto si è visto qualcosa di nuovo.
problem-token-wrong = Questo link non apre più un posto. Chiedine uno nuovo a chi ti ha invitato.
problem-host-only = Può farlo solo chi ha apparecchiato il tavolo.
problem-table-locked = Il tavolo è chiuso: nessun altro può sedersi o guardare. Chi l’ha apparecchiato può riaprirlo.
problem-seat-nobody = A questo posto non c’è nessuno da allontanare.
problem-address-blocked = Da dove ti trovi, questo server è chiuso ai visitatori.
problem-name-blocked = Questo nome qui non si può usare. Scegline un altro.
problem-newcomers-not = In questo momento i nuovi arrivati non possono apparecchiare tavoli qui. Può invitarti chi gioca già qui.
problem-guide-none = Nessuno guida questo posto: la partita si gioca come al solito.
problem-guide-scene = Nella partita guidata non c'è una scena «{ $scene }» da cui continuare.
problem-record-sealed = La registrazione è sigillata fino alla fine della partita: dice ciò che è nascosto.
problem-replay-sealed = Le mani si vedono tutte a partita finita.
problem-too_many_connections = Troppe finestre aperte insieme.
problem-hint-failed = Qui non c'è consiglio: chi doveva darlo si è bloccato. Il log del server dice perché.
problem-other = Il server dice: { $reason }
problem-table-impossible = Un tavolo così non si può apparecchiare: { $reason }
problem-pack-wrong = Con un pacchetto così non si può giocare. { $reason }
problem-pack-large = È troppo grande; i pacchetti di un tavolo hanno insieme al massimo { $most } kilobyte.
problem-pack-many = Sono troppi; un tavolo si gioca con al massimo { $most } pacchetti.
problem-pack-name = «{ $name }» non è un nome per un pacchetto: è il nome di un file che finisce in { ".toml" }, senza cartella, di al massimo { $most } lettere.
problem-pack-twice = «{ $name }» c'è già; i pacchetti di un tavolo hanno nomi diversi.
problem-seat-no_link = Solo il posto di un amico ha un link.
problem-seat-none = A questo tavolo non c'è un posto così.
problem-seat-bot = Lì siede già un bot.
problem-seat-kind = Il solitario si gioca qui, non con un link.
problem-seat-count =
    Questa partita ha { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, non { $given }.
problem-language-none = Leopold non parla { $language }; parla { LIST($languages) }.
problem-level-none = Non ci sono bot di livello { $level }; ci sono { LIST($levels) }.
problem-action-illegal = Le regole non lo permettono: { $reason }
problem-action-unforeseen =
    { $place ->
        [one] La prima di queste mosse mostra
       *[other] Le prime { $place } di queste mosse mostrano
    } qualcosa di nuovo, e il resto deve aspettare.
problem-revision-stale = Intanto il tavolo è andato avanti.
problem-key-used = Questa pagina e il server non vanno più di pari passo. Ricarica la pagina.
problem-record-unreadable = Questa registrazione non si può aprire: { $reason }
problem-replay-beyond =
    La partita ha solo { $length ->
        [one] { $length } mossa
       *[other] { $length } mosse
    }.
problem-request-not_json = Il server non ha capito questa pagina. Ricaricala.
problem-request-too_large = È troppo grande: si possono mandare al massimo { $bytes } byte.
problem-request-cut_off = La connessione si è interrotta per strada. Riprova.
problem-origin-foreign = Lo ha chiesto un altro sito. Può farlo solo la pagina di Leopold.
problem-path-none = A questo indirizzo non c'è nulla.
problem-path-method = A questo indirizzo non si può fare.
problem-visitor-unknown = Questo browser non conserva cookie per Leopold, quindi nessuno sa dove siedi. Consentili, e ricarica la pagina.
problem-database-unreachable = Adesso le partite non si raggiungono. Riprova tra un momento.
problem-server-broken = Qualcosa si è rotto sul server. Il suo log dice che cosa.
problem-server-full = Adesso il server è pieno. Riprova tra mezzo minuto.
problem-too_many =
    Era un po' troppo in una volta. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-too_many_hints =
    Tanti consigli in una volta non se ne danno. Chiedi di nuovo tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-too_many_tables =
    Tanti tavoli in una volta non si apparecchiano. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-too_much_kept =
    Tanto per uno solo non si conserva. Riprova tra { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }.
problem-too_many_visitors =
    Arrivano troppi nuovi visitatori insieme. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-too_many_guesses =
    Troppi link che non aprono nulla. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-too_many_codes =
    Dalla tua rete sono stati provati tanti codici che per ora non se ne guardano altri. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-too_many_packs =
    Erano molti pacchetti. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-review-going = La partita è ancora in corso. Si analizza quando è finita.
problem-again-going = La partita è ancora in corso. Da un suo momento si continua a giocare quando è finita.
problem-puzzle-none = Non c'è un problema simile.
problem-puzzle-unfinished = Il turno non è ancora finito: giocalo fino alla fine.
problem-puzzle-elsewhere = Questo non è il tavolo di quel problema.
problem-puzzle-unjudged = La risposta ora non si può giudicare.
problem-too_many_reviews =
    Tante partite in una volta non si analizzano. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
problem-too_many_emotes =
    L'hai detto abbastanza. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.

# Che cosa non andava di preciso, dove i messaggi qui sopra dicono { $reason }.
request-parameter-missing = Manca il parametro { $name }.
request-parameter-wrong = Il parametro { $name } è sbagliato: { $reason }.
request-body-wrong = Il corpo della richiesta è sbagliato: { $reason }.
request-at = { $place }: { $reason }
request-fault-missing = manca il campo { $field }
request-fault-unknown = non c'è un campo { $field }
request-fault-kind = serve { LIST($wanted, type: "or") }, non { LIST($given, type: "or") }
request-fault-str-most =
    { $n ->
        [one] al massimo { $n } lettera
       *[other] al massimo { $n } lettere
    }
request-fault-str-least =
    { $n ->
        [one] almeno { $n } lettera
       *[other] almeno { $n } lettere
    }
request-fault-array-most =
    { $n ->
        [one] al massimo { $n } voce
       *[other] al massimo { $n } voci
    }
request-fault-array-least =
    { $n ->
        [one] almeno { $n } voce
       *[other] almeno { $n } voci
    }
request-fault-most = al massimo { $n }
request-fault-least = almeno { $n }
request-fault-form = serve un testo di un'altra forma
request-fault-value = { $given } non è tra le parole possibili
request-fault-range = nessun numero è così grande
request-fault-cut = si interrompe a metà
request-fault-json = dal byte { $byte } in poi non è { "JSON" }
request-fault-text = non è testo { "UTF-8" }
request-fault-other = non è come dovrebbe essere
request-kind-int = un numero intero
request-kind-float = un numero
request-kind-str = testo
request-kind-bool = { "true" } o { "false" }
request-kind-array = un elenco
request-kind-object = un oggetto
request-kind-null = niente
network-none = questo computer non è in nessuna rete
