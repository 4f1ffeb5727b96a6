### The companion in the browser: cards, rulings and questions.

## Looking up

reference-ways = Was du suchst
reference-cards = Karten
reference-ask = Darf ich?
reference-find = Nummer, Name, Plättchen
reference-find-question = Frag mit eigenen Worten
reference-clear = Leeren
reference-pad = Zifferntasten
reference-signs = Zeichen auf der Karte
reference-mark-dancer = Ein Tänzer
reference-erase = Löschen
reference-more = Mehr zeigen
reference-last = Zuletzt angesehen
reference-browse = Oder blättern
reference-none = So heißt hier nichts.
reference-none-about = Eine Nummer, ein Name in irgendeiner Sprache oder ein Teil davon: Kleine Tippfehler schaden nicht.
reference-back = Zurück
reference-names = In anderen Sprachen
reference-edition = Deine Ausgabe
reference-offline = Der Server antwortet nicht. Du siehst, was von deinem letzten Besuch noch da ist.

## May I?

reference-common = Oft gefragt
reference-yes = Ja
reference-no = Nein
reference-depends = Kommt darauf an
reference-ruling = Entscheid { $number }
reference-chapter = Aus den Regeln
reference-refusal = Nicht erlaubt
reference-ask-none = Dazu passt nichts.
reference-ask-none-about = Versuch es mit anderen Worten, mit weniger oder mit dem Namen der Sache, um die es geht.
reference-read-on = Wo es steht
reference-spoken-of = Karten, um die es geht
reference-about-ruling = Wo die Anleitungen schweigen, unklar sind oder einander widersprechen, spielt Leopold so.
# Words that people say, and what they are called here: each line is a group that means the same.
reference-same =
    Kronen Geld Münze Taler Gold bezahlen zahlen
    Personal Angestellte Mitarbeiter Leute Diener
    Gast Gäste Kunde Besucher
    Ware Waren Speise Getränk Essen Trinken Zutat
    Torte Kuchen
    Champagner Sekt
    Würfel Augenzahl
    Sechs Sechser 6
    Fünf Fünfer 5
    Vier Vierer viert 4
    Drei Dreier dritt 3
    Zwei zweit zweite 2
    Spieler Personen Mitspieler zweit dritt viert
    Punkte Siegpunkte SP Wertung
    vorbereiten bauen legen herrichten einrichten aufschließen
    neu nochmal erneut wieder zweimal doppelt einmal mehrmals öfter
    werfen geworfen würfeln Wurf
    oben höher obere darüber Etage Stock Stockwerk
    Zimmer Raum Hotelzimmer
    einziehen einzieht Einzug beziehen bezieht einchecken
    servieren serviere verteilen verteile stellen bringen geben aufteilen bedienen
    verschieden unterschiedlich mehrere beliebige
    verschieben umstellen tauschen umlegen
    einsetzen einsetze benutzen verwenden nutzen aktivieren
    sofort gleich direkt selben
    einstellen einstelle eingestellt anheuern ausspielen kaufen anstellen
    Politikkarte Ziel Auftrag Aufgabe
    einlösen eingelöst erfüllen erfüllt abschließen beanspruchen
    Kaiser Kaiserleiste Franz Majestät
    verstärken Verstärkung stärker erhöhen Boost
    passen passe gepasst aussetzen
    lassen verzichten verzichte weglassen ablehnen auslassen überspringen
    angrenzen angrenzt grenzt grenzen benachbart nebeneinander anliegend
    voll vollständig komplett fertig
    Belohnung Bonus Prämie
    Strafe bestrafen Malus
    ziehen nachziehen ziehe nachziehe
    Reihenfolge nacheinander zuerst
    Farbe farbig andersfarbig
    gratis kostenlos umsonst nichts frei
    Gleichstand unentschieden Sieg
    leer kurz kurzer aufgebraucht
    Stapel Personalstapel Gästestapel Deck
# Words that every question has and that say nothing of what it is about.
reference-unsaid = darf dürfen kann können könnte konnte muss müssen soll sollte tun macht machen mache habe haben hat hatte ist sind war wird werden wurde es ich wir du man er sie mein meine meinen meiner meinem mich mir dir ein eine einen einem einer eines der die das den dem des erlaubt möglich geht was wann wie warum wieso wer wen welche welcher welches ob wenn dann da dort passiert geschieht bedeutet heißt Regel und oder auch noch schon denn eigentlich bei mit zu zum zur in im an am auf für von vom aus liegen liegt bekomme bekommt viele

## Questions that are often asked, and their answers; a yes or a no stands before each.

may-end_without_die = Darf ich meinen Zug beenden, ohne einen Würfel zu nehmen?
    .also = aufhören, fertig, ohne Aktion, abschließen, muss ich einen nehmen
may-end_without_die-answer = Ein Gast ist freiwillig, ein Würfel ist Pflicht. Wer keinen will, passt, und zwar vor allem anderen.
may-pass_late = Darf ich noch passen, wenn ich schon einen Gast genommen oder serviert habe?
    .also = zu spät, nach dem Bedienen, schon gehandelt, aussetzen
may-pass_late-answer = Passen kommt zuerst oder gar nicht. Wer zu handeln begonnen hat, macht seinen Zug.
may-pass_again = Darf ich noch einmal passen, nachdem die Würfel neu geworfen wurden?
    .also = zweites Mal, Neuwurf, erneut, nochmal
may-pass_again-answer = Sooft du magst. Aber mit jedem neuen Wurf gibt es für alle einen Würfel weniger.
may-no_die_left = Die Würfel sind aus, und auf meinem Plättchen ist noch eine Zahl offen. Bekomme ich diesen Zug?
    .also = alle weg, keine mehr, zweiter Zug verfällt, verliere, zu wenige, leer
may-no_die_left-answer = Mit ihrem letzten Würfel ist eine Runde zu Ende, wer immer ihn genommen hat.
may-two_guests = Darf ich in einem Zug zwei Gäste nehmen?
    .also = mehrere, einladen, aufnehmen, auf einmal, gleichzeitig, beide
may-two_guests-answer = Einen aus der Warteschlange pro Zug, egal wie viele Tische frei sind. Mehr bringen nur Belohnungen und Karten.
may-guest_after_die = Darf ich nach dem Würfel noch einen Gast nehmen?
    .also = Reihenfolge, zuerst Würfelaktion, danach jemanden holen, einladen, Schlange
may-guest_after_die-answer = Erst der Gast, dann der Würfel. Servieren, Zimmer geben, Politikkarten einlösen und Personal einsetzen darfst du jederzeit.
may-full_cafe = Mein Café ist voll. Darf ich trotzdem einen Gast nehmen?
    .also = kein Tisch frei, kein Platz, drei Gäste, alles besetzt
may-full_cafe-answer = Nicht, solange alle Tische besetzt sind. Aber du darfst zuerst jemandem ein Zimmer geben: Dann ist ein Tisch frei, und solange du noch keinen Würfel hast, darfst du einen Gast nehmen.
may-leave_action = Darf ich einen Würfel nehmen und kein Zimmer vorbereiten oder niemanden einstellen?
    .also = nichts tun, Pflicht, gezwungen, bauen, darauf verzichten
may-leave_action-answer = Der Würfel ist Pflicht, Zimmer und Personal sind es nicht. Was eine 3 oder eine 5 erlaubt, ist eine Obergrenze.
may-more_cake = Darf ich mehr Torten als Strudel nehmen oder mehr Kaffee als Wein?
    .also = nur Torten, nur Kaffee, ohne Strudel, ohne Wein, aufteilen
may-more_cake-answer = Höchstens gleich viele. Bei Stärke drei sind das zwei Strudel und eine Torte, nicht umgekehrt.
may-split_four = Darf ich mit einer 4 sowohl Kronen als auch Schritte nehmen?
    .also = mischen, teilen, beides, Geld und Kaiserpunkte
may-split_four-answer = Teil die Stärke nach Belieben auf den Kaiser und deine Börse auf.
may-six_for_empty = Darf ich mit einer 6 eine Aktion wählen, auf deren Feld kein Würfel liegt?
    .also = kopieren, Joker, nachmachen, leeres Feld
may-six_for_empty-answer =
    { $six_price ->
        [0] Die 6 ist so stark, wie Würfel auf der 6 liegen.
        [one] Die 6 kostet { $six_price } Krone und ist so stark, wie Würfel auf der 6 liegen. Ob auf dem anderen Feld Würfel liegen, ist egal.
       *[other] Die 6 kostet { $six_price } Kronen und ist so stark, wie Würfel auf der 6 liegen. Ob auf dem anderen Feld Würfel liegen, ist egal.
    }
may-boost_six = Darf ich auch eine 6 verstärken?
    .also = stärker machen, plus eins, Aufpreis, extra zahlen
may-boost_six-answer = Dann zahlst du zweimal: für die 6 und für die Verstärkung um eins.
may-boost_twice = Darf ich zweimal zahlen und eine Aktion um zwei verstärken?
    .also = plus zwei, mehrmals, mehrere Kronen ausgeben
may-boost_twice-answer = Einmal pro Zug, und nur um eins.
may-six_without_krone = Es sind nur noch Sechser da, und ich kann nicht zahlen. Darf ich einen nehmen?
    .also = pleite, kein Geld, nicht leisten
may-six_without_krone-answer = Hast du deinen Zug begonnen, nimmst du eine 6, und ihre Aktion verfällt. Hast du noch nichts getan, passt du stattdessen.
may-different_guests = Darf ich, was ein Würfel bringt, auf verschiedene Gäste verteilen?
    .also = teilen, aufteilen, mehreren geben, mischen
may-different_guests-answer = Was du erhältst, darf zu beliebigen Gästen in deinem Café, die es bestellt haben, kostenlos und wie du magst.
may-keep_items = Darf ich Speisen und Getränke in der Küche behalten, obwohl ein Gast sie bestellt hat?
    .also = lagern, aufheben, sparen, später, nicht sofort servieren
may-keep_items-answer =
    { $serve_price ->
        [0] Das darfst du. Servieren kannst du sie von dort auch später.
        [one] Das darfst du. Aber sie später von dort zu servieren, kostet { $serve_price } Krone für bis zu { $serve_items }.
       *[other] Das darfst du. Aber sie später von dort zu servieren, kostet { $serve_price } Kronen für bis zu { $serve_items }.
    }
may-serve_again = Darf ich in einem Zug mehrmals aus der Küche servieren?
    .also = so oft ich will, mehrmals, zweimal zahlen, mehr als drei
may-serve_again-answer = Sooft du zahlen kannst: jedes Mal bis zu { $serve_items } Speisen und Getränke, an beliebig viele Gäste.
may-move_items = Darf ich eine Speise von einem Gast zu einem anderen verschieben oder zurück in die Küche?
    .also = zurücknehmen, wegnehmen, tauschen, umräumen
may-move_items-answer = Was vor einem Gast steht, bleibt dort.
may-check_in_later = Darf ein Gast mit kompletter Bestellung vorerst im Café bleiben?
    .also = warten, bleiben, fertig, später einziehen, verschieben
may-check_in_later-answer = Gib Gästen ein Zimmer, wann es dir passt. Aber bis dahin besetzen sie ihren Tisch, und wer am Ende der Partie noch dort sitzt, zählt je { $unserved_guest_vp } Punkte.
may-other_colour = Darf ein Gast ein Zimmer in einer anderen Farbe beziehen?
    .also = falsche Farbe, rot, roter, blau, blaues, gelb, passend
may-other_colour-answer = Das Zimmer hat die Farbe des Gastes. Nur grüne Gäste nehmen jedes Zimmer.
may-leave_reward = Darf ich Teile der Belohnung eines Gastes weglassen oder ihre Reihenfolge wählen?
    .also = alles, ganze, teilweise, ablehnen, Pflicht, zuerst
may-leave_reward-answer = Beides. Nimm die Teile, die du willst, in der Reihenfolge, die du willst. Die Punkte des Gastes kommen auf jeden Fall zuerst.
may-staff_of_reward = Die Belohnung eines Gastes stellt Personal ein. Zählt die Karte schon für diesen Gast?
    .also = wirkt, Effekt, gleich, neuer Mitarbeiter, zählt mit
may-staff_of_reward-answer = Was Personal für einen Gast bringt, kommt vor der Belohnung. Wer erst durch sie eingestellt wird, kommt dafür zu spät.
may-room_apart = Darf ich ein Zimmer vorbereiten, das an keines von meinen angrenzt?
    .also = irgendwo, daneben, Nachbar, Lücke, diagonal, entfernt
may-room_apart-answer = Jedes Zimmer grenzt an ein anderes von dir, darüber, darunter oder daneben; über Eck zählt nicht. Das erste ist das unten links.
may-upstairs_first = Darf ich oben ein Zimmer vorbereiten, bevor die Etage darunter voll ist?
    .also = ganz oben, gleich, oberste Etage, unten nicht fertig, höher
may-upstairs_first-answer = Wenn es an ein Zimmer von dir grenzt und du es bezahlen kannst. Höhere Etagen kosten mehr.
may-start_rooms = Darf ich vor der ersten Runde weniger Zimmer vorbereiten?
    .also = Anfang, Spielbeginn, Start, nur eines, keines, einziges
may-start_rooms-answer =
    { $start_rooms_optional ->
        [yes] In deiner Ausgabe steht es dir frei, bis zu { $start_rooms }.
       *[no] Alle bereiten { $start_rooms } vor. Wer sparen will, nimmt die unterste Etage, die nichts kostet.
    }
may-group_by_card = Eine Karte, kein Gast, belegt das letzte Zimmer einer Gruppe. Bekomme ich den Bonus?
    .also = Personal füllt die Gruppe, ohne Gast, Effekt, gefüllt
may-group_by_card-answer = Eine volle Gruppe zahlt, wie auch immer ihr letztes Zimmer belegt wurde.
may-group_twice = Der Kaiser hat ein Zimmer aus einer vollen Gruppe genommen. Zahlt sie ihren Bonus noch einmal, wenn sie wieder voll ist?
    .also = zweimal, dieselbe Gruppe, erneut füllen, nochmal
may-group_twice-answer = Jede Gruppe zahlt einmal. Und was sie gezahlt hat, behältst du.
may-two_staff = Darf ich mit einer 5 zwei Personalkarten einstellen?
    .also = mehrere, Leute, zwei auf einmal, mit einem Würfel, zweimal
may-two_staff-answer = Eine, egal wie stark die Aktion ist. Ihre Stärke ist, was du sparst.
may-staff_for_nothing = Darf ich ohne Kronen Personal einstellen?
    .also = kein Geld, gratis, kostenlos, billiger, Rabatt
may-staff_for_nothing-answer = Wenn der Preis nicht höher ist als das, was du sparst: Mit drei Würfeln auf der 5 ist eine Karte für drei Kronen umsonst. Was du über den Preis hinaus sparst, verfällt.
may-staff_at_once = Darf ich Personal mit dem Rundenzeichen in dem Zug einsetzen, in dem ich es einstelle?
    .also = sofort, gleich, im selben Zug, neue Mitarbeiter
may-staff_at_once-answer = Sofort, und dann in jeder Runde wieder einmal.
may-new_card = Ziehe ich eine neue Personalkarte nach, wenn ich eine eingestellt habe?
    .also = auffüllen, nachfüllen, Hand voll, ersetzen, nächste Karte, Ersatz, ausgespielte Karte
may-new_card-answer = Deine Hand wird kleiner. Nur manche Gäste und Plättchen lassen dich ziehen.
may-many_krones = Darf ich mehr als { $krone_cap } Kronen haben?
    .also = Höchstzahl, Maximum, Grenze, wie viel Geld, besitzen, sparen, reich, Börse voll
may-many_krones-answer = Was über { $krone_cap } hinausginge, ist verloren.
may-two_objectives = Darf ich in einem Zug zwei Politikkarten einlösen?
    .also = mehrere, gleichzeitig, Aufträge abschließen, beide auf einmal
may-two_objectives-answer = So viele, wie du erfüllst. Jede einmal.
may-objective_between = Darf ich eine Politikkarte einlösen, wenn ich nicht am Zug bin?
    .also = fremder Zug, im Zug eines anderen, Gegner, zwischendurch
may-objective_between-answer = Nur in deinem eigenen Zug. Was du durch den Kaiser erfüllst, wartet auf deinen nächsten Zug, und nach der letzten Runde kommt es zu spät.
may-objective_lost = Ich erfülle eine Politikkarte nicht mehr. Behalte ich die Punkte dafür?
    .also = Bedingung fällt weg, zurückgeben, Punkte wieder verlieren, nachträglich
may-objective_lost-answer = Es genügt, sie in dem Moment zu erfüllen, in dem du sie einlöst.
may-choose_penalty = Darf ich wählen, welche Hälfte der Strafe des Kaisers mich trifft?
    .also = welcher Teil, erste oder zweite, Wahl, aussuchen
may-choose_penalty-answer =
    { $penalty_choice ->
        [yes] Kannst du die erste Hälfte ganz leisten, wählst du. Sonst ist es die zweite.
       *[no] Kannst du die erste Hälfte ganz leisten, ist es die. Nur sonst die zweite.
    }
