### The guided first game: Leopold speaks. Short and warm, never more than a few sentences at a time.
### `guide-<scene>` are the scenes of `leopold/guide/first_evening.toml`; `.tip` is what he would do himself, where he can suggest something.
### Numbers such as `$six_price` are those of the board, by their names in `packs/tables.py`.

guide-name = Leopold
guide-rival = Franzi
guide-on = Weiter
guide-got-it = Verstanden
guide-leave = Ohne Anleitung weiter
guide-left = Du spielst allein weiter. Leopold wartet im Menü.
guide-return = Leopold soll mich wieder anleiten
guide-again = Die Lehrpartie neu beginnen
guide-open = Mit Leopold lernen
guide-open-about = Eine begleitete erste Partie: Er erklärt alles, wenn es zum ersten Mal zählt
guide-resume = Weiter mit Leopold
guide-resume-about = Deine Lehrpartie wartet
guide-progress = { $n } von { $all }

guide-welcome = Küss die Hand! Ich bin Leopold. Ich zeige dir, wie man ein Hotel führt, eins nach dem anderen, und du machst die Arbeit. Franzi, mein Lehrmädel, führt das Haus nebenan. Du darfst jederzeit anders handeln, als ich sage.
guide-goal = Wir spielen { $rounds } Runden. Wer dann die meisten Siegpunkte hat, gewinnt; hier stehen deine. Punkte bringen Gäste in ihren Zimmern, volle Zimmergruppen, der Kaiser und Politikkarten.
guide-first-guest = Diese Gäste warten. Die Farbe der Karte ist die Farbe des Zimmers, das der Gast möchte. In der Mitte steht die Bestellung, oben die Punkte, unten, was du dafür bekommst. Der erste Gast kostet nichts: Such dir einen aus.
    .tip = Ich würde { FORM($guest, form: "accusative") } nehmen: Alles Bestellte steht schon in deiner Küche.
guide-first-rooms = Wir beginnen mit { $start_rooms } Zimmern, leer und hergerichtet; das erste, unten links, liegt schon. Jedes weitere grenzt an eines, das du hast. Die unterste Etage kostet nichts, höhere Etagen kosten Kronen. Denk an die Farbe, die dein Gast braucht.
guide-turn = Dein erster Zug. In jeder Runde haben wir je zwei; das Plättchen sagt, wann. Ein Zug ist einfach: Nimm einen Gast, wenn du magst, dann einen Würfel, und tu, was sein Feld sagt.
guide-guest = Zuerst der Gast. Der Preis steht unter der Karte: Wer am längsten wartet, kostet nichts. In deinem Café stehen drei Tische, nimm also fast in jedem Zug jemanden; kleine Bestellungen sind schnell serviert.
guide-dice =
    Jetzt ein Würfel. So viele Würfel auf einem Feld liegen, so stark ist seine Aktion. { $boost_price ->
        [one] { $boost_price } Krone
       *[other] { $boost_price } Kronen
    } dazu, und sie ist um eins stärker. Der Würfel, den du nimmst, ist für alle weg, und die Aktion wird für die Nächsten schwächer.
    .tip = Deine Gäste sind hungrig: Nimm die { $die }.
guide-divide = Teil es auf, wie du magst, nur eine Hausregel gilt: nie mehr Torten als Strudel, nie mehr Kaffee als Wein. Schau, was deine Gäste bestellt haben.
guide-place = Was du bekommst, darf gleich zu deinen Gästen, und das kostet nichts. Der Rest wartet in der Küche.
guide-serve =
    Aus der Küche servierst du in deinem Zug, wann du magst: bis zu { $serve_items } Speisen und Getränke für { $serve_price ->
        [one] { $serve_price } Krone.
       *[other] { $serve_price } Kronen.
    } Wähle, was, und dann, für wen. Am meisten lohnt es sich, wenn eine Bestellung komplett wird.
guide-check-in = Eine Bestellung ist komplett! Der Gast darf ein freies Zimmer in seiner Farbe beziehen; grüne Gäste nehmen jedes Zimmer. Wähle den Gast, dann das Zimmer.
guide-rewards = Die Punkte des Gastes gehören dir. Und hier ist sein Dankeschön: Nimm davon, was du magst, in beliebiger Reihenfolge.
guide-group = Eine ganze Gruppe Zimmer einer Farbe ist belegt, und du bist dafür bezahlt worden: Punkte für Blau, Kronen für Rot, Schritte zum Kaiser für Gelb. Je größer die Gruppe, desto mehr.
guide-end = Ist nichts mehr zu tun, beende deinen Zug. Bis dahin darfst du noch servieren, Zimmer geben und dein Personal einsetzen.
guide-rooms = Wo sollen all diese Gäste schlafen? Die { 3 } bereitet Zimmer vor, so viele, wie sie stark ist; du zahlst für die Etage.
    .tip = Erst ein Gast, wenn ein Tisch frei ist. Dann nimm die { $die }.
guide-prepare = Wähle deine Zimmer, eines nach dem anderen. Größere Gruppen zahlen mehr, wenn sie voll sind, und jedes belegte Zimmer zählt am Ende { LIST($floor_vp) } Punkte, je nach Etage.
guide-round = Eine neue Runde: Alle Würfel werden neu geworfen, und diesmal beginnt die andere Seite. Passt dir nichts, darfst du passen, bevor du etwas tust: Sind alle anderen fertig oder haben gepasst, kommt ein Würfel weg, und der Rest wird neu geworfen.
guide-staff = Gutes Personal ist das halbe Haus. Mit der { 5 } stellst du eine Karte aus deiner Hand ein, um so viele Kronen billiger, wie die Aktion stark ist.
    .tip = Erst ein Gast, wenn du magst. Dann nimm die { $die }.
guide-hire = Wer soll es sein? Zeig auf eine Karte, und sie sagt dir, was sie kann. Manche wirken einmal, manche in jeder Runde, manche immer, manche zählen am Ende: Das Zeichen auf der Karte sagt es.
guide-hint = Wenn du nicht weiterweißt, bitte um einen Tipp: Jemand, der sehr gut spielt, verrät dir einen Plan, und warum.
guide-emperor = Vergiss den Kaiser nicht. Nach den Runden { LIST($emperor_rounds) } kommt er zu Besuch. Die { 4 } bringt Schritte auf seiner Leiste oder Kronen oder von beidem etwas.
    .tip = Es wird Zeit, an ihn zu denken: Nimm die { $die }.
guide-favour = Bei jedem Besuch zählt dein Feld als Punkte, und dann gehst du zurück: um { LIST($emperor_back, type: "unit") } Felder, von Besuch zu Besuch. Wer dann noch auf { $emperor_reward_from } oder weiter steht, bekommt ein Geschenk; wer auf 0 steht, muss leiden.
guide-objectives = Drei Politikkarten, für uns beide dieselben. Wer eine zuerst erfüllt, löst sie im eigenen Zug ein und bekommt am meisten: { LIST($objective_vp, type: "unit") } Punkte. Behalt sie von Anfang an im Auge.
guide-six =
    Die { 6 } kann alles: Zahl { $six_price ->
        [one] { $six_price } Krone
       *[other] { $six_price } Kronen
    } und mach eine der anderen fünf Aktionen, so stark, wie Sechser da sind.
    .tip = Erst ein Gast, wenn du magst. Dann versuch die 6 als { $as }, für den Kaiser.
guide-visit = Das war der Kaiser. Du hast Punkte für dein Feld bekommen, dann sind alle zurückgegangen. Er kommt nach den Runden { LIST($emperor_rounds) }, und jedes Mal geht es für alle weiter zurück.
guide-farewell = Jetzt kannst du alles; der Rest ist Übung. Ich ziehe mich in mein Büro zurück und räuspere mich nur noch einmal, in der letzten Runde. Viel Glück, und einen schönen Gruß an Franzi!
guide-last-round =
    Die letzte Runde. Was am Ende übrig ist, Kronen und alles in der Küche, zählt { $leftover_vp ->
        [one] je { $leftover_vp } Punkt
       *[other] je { $leftover_vp } Punkte
    }; aber jeder Gast, der noch im Café sitzt, zählt { $unserved_guest_vp } Punkte. Nimm niemanden mehr auf, den du nicht ins Bett bringst!
