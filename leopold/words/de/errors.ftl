### What went wrong with a request.

problem-unknown = Auf dem Weg zum Server ist etwas schiefgegangen.
problem-silent = Der Server antwortet nicht.
problem-request-malformed = Der Server hat diese Seite nicht verstanden. Lade die Seite neu. ({ $reason })
problem-table-none = So einen Tisch gibt es nicht, oder du sitzt nicht daran.
problem-table-older_rules = Diese Partie wurde mit einer älteren Fassung der Regeln gespielt und lässt sich hier nicht fortsetzen. Ihre Aufzeichnung ist noch zu haben.
problem-table-older_packs = Diese Partie wurde mit anderen Werten auf den Karten gespielt und lässt sich hier nicht fortsetzen. Ihre Aufzeichnung ist noch zu haben.
problem-table-damaged = Der Verlauf dieses Tisches lässt sich nicht abspielen. Seine Aufzeichnung ist noch zu haben.
problem-table-long = Hier wurde so viel zurückgenommen und neu gespielt, dass nichts mehr dazukommt.
problem-table-unreadable = Wie dieser Tisch gedeckt wurde, lässt sich nicht mehr lesen; vielleicht war es ein neuerer Leopold.
problem-table-too_many =
    Du hast { $limit ->
        [one] { $limit } Partie
       *[other] { $limit } Partien
    } offen, mehr geht nicht: Beende oder verlass zuerst eine.
problem-seat-not_yours = Dort sitzt du nicht.
problem-seat-taken = Dort sitzt schon jemand.
problem-seat-bot_plays = Auf diesem Platz spielt gerade ein Bot.
problem-not_your_turn = Du bist nicht am Zug.
problem-undo-asked = Die anderen sind schon gefragt worden, ob etwas zurückgenommen werden darf.
problem-undo-declined = Die anderen möchten jetzt nichts zurücknehmen lassen. Nach dem nächsten Schritt kannst du sie wieder fragen.
problem-undo-nothing = Niemand möchte mehr etwas zurücknehmen.
problem-time-over = Die Zeit für diese Partie ist um, und hier spielt ein Bot weiter.
problem-emotes-off = An diesem Tisch wird nichts zugerufen.
problem-hint-off = Wer diesen Tisch gedeckt hat, möchte ohne Tipps spielen.
problem-code-unknown = Dieser Code öffnet keinen Tisch. Vielleicht ist er vertippt, oder alle Plätze sind besetzt; frag nach einem anderen.
problem-code-nobody = Alle Plätze sind besetzt: Für einen Code ist niemand mehr da.
problem-push-off = Dieser Server ruft niemanden, dessen Seite geschlossen ist.
problem-push-service = Dieser Browser wird über einen Dienst gerufen, den Leopold nicht kennt.
problem-push-too_many =
    Du wirst schon an { $most ->
        [one] { $most } Stelle
       *[other] { $most } Stellen
    } gerufen; schalte es zuerst an einer davon aus.
problem-network-elsewhere = Nur der Computer, auf dem Leopold läuft, darf den Tisch fürs Netz öffnen.
problem-network-fixed = Wer diesen Server erreicht, steht seit dem Start fest und lässt sich hier nicht ändern.
problem-network-failed = Der Tisch konnte nicht fürs Netz geöffnet werden: { $reason }.
problem-undo-barrier = Das lässt sich nicht zurücknehmen: Seither ist etwas Neues zu sehen.
problem-token-wrong = Dieser Link öffnet keinen Platz mehr. Bitte um einen neuen.
problem-host-only = Das darf nur, wer den Tisch gedeckt hat.
problem-table-locked = Der Tisch ist geschlossen: Niemand Neues kann sich setzen oder zusehen. Wer ihn gedeckt hat, kann ihn wieder öffnen.
problem-seat-nobody = An diesem Platz sitzt niemand, der entfernt werden könnte.
problem-address-blocked = Von dort, wo du bist, ist dieser Server für Besuch geschlossen.
problem-name-blocked = Dieser Name darf hier nicht verwendet werden. Bitte wähle einen anderen.
problem-newcomers-not = Neue Gäste können hier gerade keine Tische decken. Wer hier spielt, kann dich einladen.
problem-guide-none = Auf diesem Platz leitet niemand an: Die Partie läuft wie gewöhnlich.
problem-guide-scene = In der Lehrpartie gibt es keine Szene „{ $scene }“, von der es weiterginge.
problem-record-sealed = Die Aufzeichnung ist versiegelt, bis die Partie zu Ende ist: Sie verrät, was verborgen ist.
problem-replay-sealed = Alle Hände werden gezeigt, wenn die Partie zu Ende ist.
problem-too_many_connections = Zu viele Fenster sind auf einmal offen.
problem-hint-failed = Hier gibt es keinen Tipp: Wer ihn geben sollte, ist ausgefallen. Das Protokoll des Servers sagt, warum.
problem-other = Der Server sagt: { $reason }
problem-table-impossible = So ein Tisch lässt sich nicht decken: { $reason }
problem-pack-wrong = Mit so einem Paket lässt sich nicht spielen. { $reason }
problem-pack-large = Das ist zu groß; die Pakete eines Tisches haben zusammen höchstens { $most } Kilobyte.
problem-pack-many = Das sind zu viele; an einem Tisch spielt man mit höchstens { $most } Paketen.
problem-pack-name = „{ $name }“ ist kein Name für ein Paket; das ist der Name einer Datei, die auf { ".toml" } endet, ohne Ordner, und hat höchstens { $most } Zeichen.
problem-pack-twice = „{ $name }“ ist schon da; die Pakete eines Tisches haben verschiedene Namen.
problem-seat-no_link = Nur der Platz von Freunden hat einen Link.
problem-seat-none = So einen Platz gibt es an diesem Tisch nicht.
problem-seat-bot = Dort sitzt schon ein Bot.
problem-seat-kind = Das Solospiel wird hier gespielt, nicht per Link.
problem-seat-count =
    Diese Partie hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, nicht { $given }.
problem-language-none = Die Sprache { $language } spricht Leopold nicht; es gibt { LIST($languages) }.
problem-level-none = Es gibt keine Bots der Stufe { $level }; es gibt { LIST($levels) }.
problem-action-illegal = Die Regeln erlauben es nicht: { $reason }
problem-action-unforeseen =
    { $place ->
        [one] Der erste dieser Schritte zeigt
       *[other] Die ersten { $place } dieser Schritte zeigen
    } etwas Neues, und der Rest muss darauf warten.
problem-revision-stale = Am Tisch ging es inzwischen weiter.
problem-key-used = Diese Seite und der Server sind aus dem Takt. Lade die Seite neu.
problem-record-unreadable = Diese Aufzeichnung lässt sich nicht öffnen: { $reason }
problem-replay-beyond =
    Die Partie hat nur { $length ->
        [one] { $length } Schritt
       *[other] { $length } Schritte
    }.
problem-request-not_json = Der Server hat diese Seite nicht verstanden. Lade die Seite neu.
problem-request-too_large = Das ist zu groß: Höchstens { $bytes } Byte lassen sich schicken.
problem-request-cut_off = Die Verbindung ist unterwegs abgerissen. Versuch es noch einmal.
problem-origin-foreign = Eine andere Website hat danach gefragt. Das darf nur Leopolds eigene Seite.
problem-path-none = Unter dieser Adresse ist nichts.
problem-path-method = Das geht unter dieser Adresse nicht.
problem-visitor-unknown = Dieser Browser behält keine Cookies für Leopold, deshalb weiß niemand, wo du sitzt. Erlaub sie und lade die Seite neu.
problem-database-unreachable = Die Partien sind gerade nicht zu erreichen. Versuch es gleich noch einmal.
problem-server-broken = Auf dem Server ist etwas kaputt. Sein Protokoll sagt, was.
problem-server-full = Der Server ist gerade voll. Versuch es in einer halben Minute noch einmal.
problem-too_many =
    Das war etwas viel auf einmal. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-too_many_hints =
    So viele Tipps gibt es nicht auf einmal. Frag in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-too_many_tables =
    So viele Tische werden nicht auf einmal gedeckt. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-too_much_kept =
    So viel wird für niemanden aufbewahrt. Versuch es in { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } noch einmal.
problem-too_many_visitors =
    Zu viele neue Besucher kommen auf einmal. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-too_many_guesses =
    Zu viele Links, die nichts öffnen. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-too_many_codes =
    Aus deinem Netz wurden so viele Codes versucht, dass gerade keine mehr angesehen werden. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-too_many_packs =
    Das waren viele Pakete. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-review-going = Die Partie läuft noch. Zurückblicken lässt sich, wenn sie zu Ende ist.
problem-again-going = Die Partie läuft noch. Von einem ihrer Momente aus spielt man weiter, wenn sie zu Ende ist.
problem-puzzle-none = Ein solches Rätsel gibt es nicht.
problem-puzzle-unfinished = Der Zug ist noch nicht zu Ende: Spiel ihn fertig.
problem-puzzle-elsewhere = Das ist nicht der Tisch dieses Rätsels.
problem-puzzle-unjudged = Die Antwort lässt sich hier gerade nicht beurteilen.
problem-too_many_reviews =
    So viele Partien werden nicht auf einmal beurteilt. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
problem-too_many_emotes =
    Das wurde oft genug gesagt. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.

# What exactly was wrong, where the messages above say { $reason }.
request-parameter-missing = Der Parameter { $name } fehlt.
request-parameter-wrong = Der Parameter { $name } ist falsch: { $reason }.
request-body-wrong = Der Inhalt der Anfrage ist falsch: { $reason }.
request-at = { $place }: { $reason }
request-fault-missing = das Feld { $field } fehlt
request-fault-unknown = ein Feld { $field } gibt es nicht
request-fault-kind = gefragt ist { LIST($wanted, type: "or") }, nicht { LIST($given, type: "or") }
request-fault-str-most = höchstens { $n } Zeichen
request-fault-str-least = mindestens { $n } Zeichen
request-fault-array-most =
    { $n ->
        [one] höchstens { $n } Eintrag
       *[other] höchstens { $n } Einträge
    }
request-fault-array-least =
    { $n ->
        [one] mindestens { $n } Eintrag
       *[other] mindestens { $n } Einträge
    }
request-fault-most = höchstens { $n }
request-fault-least = mindestens { $n }
request-fault-form = gefragt ist ein Text anderer Form
request-fault-value = { $given } ist keines der möglichen Wörter
request-fault-range = so groß ist keine Zahl
request-fault-cut = es bricht mittendrin ab
request-fault-json = ab Byte { $byte } ist es kein { "JSON" }
request-fault-text = es ist kein { "UTF-8" }-Text
request-fault-other = es ist nicht, wie es sein sollte
request-kind-int = eine ganze Zahl
request-kind-float = eine Zahl
request-kind-str = Text
request-kind-bool = { "true" } oder { "false" }
request-kind-array = eine Liste
request-kind-object = ein Objekt
request-kind-null = nichts
network-none = dieser Computer ist in keinem Netz
