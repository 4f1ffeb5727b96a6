### The rules of the edition that is played, chapter by chapter; every line is a paragraph, between which the book has its pictures.
### Numbers such as `$six_price` are those of the board, by their names in `packs/tables.py`.

rules-aim = Worum es geht
rules-aim-text =
    Du führst ein kleines Hotel in Wien und hast { $rounds } Runden Zeit, ein großes daraus zu machen. Vor den Häusern warten Gäste in einer Schlange. Du lädst sie in dein Café ein, bringst ihnen, was sie bestellt haben, und gibst ihnen den Schlüssel zu einem Zimmer.
    Jeder Gast, der einzieht, bringt Punkte und eine Belohnung. Zimmer, die gemeinsam voll sind, zahlen mehr, Personal biegt die Regeln zu deinen Gunsten, und hin und wieder schaut der Kaiser vorbei, der es schätzt, wenn man an ihn denkt.
    Wer am Ende die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnt unter ihnen, wer mehr in Börse und Küche übrig hatte; ist auch das gleich, teilen sie sich den Sieg.
rules-setup = Vor der ersten Runde
rules-setup-text =
    Alle haben { $start_krones ->
        [one] { $start_krones } Krone
       *[other] { $start_krones } Kronen
    }, einige Speisen und Getränke in der Küche und { $start_hand } Personalkarten auf der Hand, die sonst niemand sieht. In der Einstiegsvariante sind diese Hände für eine erste Partie zusammengestellt; beim Draft behältst du eine Karte und gibst den Rest weiter, bis alle verteilt sind.
    Drei Politikkarten und drei Kaiserplättchen, je eines von A, B und C, liegen offen und gelten für alle. Auf der Nachtseite sind alle Hotels gleich; auf der Tagseite hat jedes seine eigenen Zimmer.
    Dann nehmen alle kostenlos einen ersten Gast. Wer zuletzt an der Reihe ist, wählt zuerst; wer beginnt, wählt aus dem, was die anderen übrig lassen.
    { $start_rooms_optional ->
        [yes] Zuletzt darfst du bis zu { $start_rooms } Zimmer vorbereiten und bezahlen; das erste ist das unten links.
       *[no] Zuletzt bereiten alle { $start_rooms } Zimmer vor und bezahlen sie; das erste ist das unten links. In der untersten Etage sind Zimmer am billigsten.
    }
    Zu zweit, zu dritt und zu viert werden in jeder Runde { LIST($dice) } Würfel geworfen.
rules-turn = Eine Runde und ihre Züge
rules-turn-text =
    Eine Runde beginnt mit einem Wurf: Alle Würfel kommen auf das Feld ihrer Zahl. Dann haben alle zwei Züge. Die Plättchen mit zwei Zahlen sagen, wann: Wer beginnt, eröffnet und beschließt die Runde, wer zuletzt dran ist, hat beide Züge hintereinander.
    In deinem Zug darfst du zuerst einen Gast aus der Warteschlange nehmen. Dann musst du einen Würfel nehmen und darfst tun, was sein Feld bietet. Der Würfel deckt eine Zahl deines Plättchens ab.
    Davor, dazwischen und danach darfst du, sooft du magst: aus der Küche servieren, Gästen Zimmer geben, eine Politikkarte einlösen und Personal mit dem Rundenzeichen einsetzen.
    Sind alle Zahlen abgedeckt oder ist kein Würfel mehr da, ist die Runde zu Ende. Die Plättchen wandern zum nächsten Platz, und Personal, das in der Runde im Einsatz war, ist wieder bereit.
rules-pass = Passen
rules-pass-text =
    Passt dir kein Würfel, passe, statt einen Zug zu machen. Das geht nur, bevor du etwas anderes getan hast. Der Zug ist nicht verloren: Er wartet.
    Haben alle gepasst, die noch einen Zug haben, kommt ein Würfel in den Mistkübel, alle anderen werden neu geworfen, und wer gewartet hat, wird wieder gefragt, die niedrigste Zahl zuerst. Das kostet alle etwas: Mit jedem neuen Wurf gibt es einen Würfel weniger.
rules-guest = Einen Gast nehmen
rules-guest-text =
    Dein Café hat drei Tische. Ist einer frei, darfst du zu Beginn deines Zuges, vor dem Würfel, einen Gast nehmen und zahlst den Preis unter seinem Platz.
    Die anderen rücken nach rechts auf, wo sie weniger kosten, und links kommt ein neuer Gast dazu. Wer wartet, bekommt einen Gast billiger, oder gar nicht.
    Ein Gast bleibt am Tisch, bis die Bestellung komplett ist und ein Zimmer sich findet. Wer am Ende der Partie noch dort sitzt, zählt je { $unserved_guest_vp } Punkte.
rules-dice = Die sechs Aktionen
rules-dice-text =
    Eine Aktion ist so stark, wie Würfel auf ihrem Feld liegen, bevor du einen davon nimmst. Einmal pro Zug { $boost_price ->
        [0] darfst du sie kostenlos um eins verstärken
        [one] macht { $boost_price } Krone sie um eins stärker
       *[other] machen { $boost_price } Kronen sie um eins stärker
    }. Ein Feld ohne Würfel ist nicht wählbar.
    Du musst einen Würfel nehmen, aber niemand zwingt dich, damit ein Zimmer vorzubereiten oder jemanden einzustellen.
    Auf der 1 und der 2 ist von der zweiten Sorte nie mehr da als von der ersten: Bei Stärke drei sind das höchstens eine Torte und zwei Strudel. Auf der 4 teilst du die Stärke nach Belieben auf Kaiser und Börse auf. Die 5 stellt eine Karte ein, egal wie stark sie ist: Ihre Stärke ist, was du sparst.
    Eine 6 steht für jede andere Aktion{ $six_price ->
        [0] .
        [one] {" "}und kostet { $six_price } Krone.
       *[other] {" "}und kostet { $six_price } Kronen.
    } Sie ist so stark wie die Würfel auf der 6, und auf dem anderen Feld braucht kein Würfel zu liegen.
rules-serving = Servieren
rules-serving-text =
    Speisen und Getränke, die du erhältst, dürfen gleich zu Gästen in deinem Café, die sie bestellt haben. Das kostet nichts. Was niemand möchte, kommt in deine Küche.
    Aus der Küche servierst du später, jederzeit in deinem Zug: bis zu { $serve_items } Speisen und Getränke, an beliebig viele Gäste, { $serve_price ->
        [0] kostenlos.
        [one] für { $serve_price } Krone.
       *[other] für { $serve_price } Kronen.
    } Was vor einem Gast steht, bleibt dort.
rules-check_in = Der Einzug
rules-check_in-text =
    Ein Gast mit kompletter Bestellung darf ein freies Zimmer seiner Farbe beziehen. Grüne Gäste sind Touristen und nehmen ein Zimmer jeder Farbe. Das Zimmer ist von da an belegt.
    Die Punkte auf der Karte zählen sofort. Dann darfst du die Teile der Belohnung darunter nehmen, alle oder einige, in beliebiger Reihenfolge.
    Adlige Gäste sind blau, bürgerliche rot, Künstler gelb. Jede Farbe hat auch ein Zeichen, auf der Karte und an der Tür.
rules-groups = Volle Gruppen
rules-groups-text =
    Dicke Mauern teilen das Haus in Gruppen von einem bis vier Zimmern einer Farbe. Ist das letzte Zimmer einer Gruppe belegt, egal wie, zahlt die Gruppe: Punkte für Blau, Kronen für Rot, Schritte auf der Kaiserleiste für Gelb, und je größer sie ist, desto mehr.
    Jede Gruppe zahlt einmal. Die Kronen einer roten Gruppe darfst du vor oder nach der Belohnung des Gastes nehmen.
rules-rooms = Zimmer vorbereiten
rules-rooms-text =
    Das erste Zimmer ist das unten links. Jedes weitere muss an eines grenzen, das du schon hast, darüber, darunter oder daneben. In den Etagen 1 bis 4 kostet ein Zimmer { LIST($floor_cost) } Kronen; der Preis steht links an der Etage.
    Ein vorbereitetes Zimmer ist frei und wartet auf einen Gast seiner Farbe. Manche Zimmer haben oben rechts eine Plakette: Ihre Punkte zählen, sobald das Zimmer vorbereitet ist.
    Am Ende zählen nur belegte Zimmer: je { LIST($floor_vp) } Punkte in den Etagen 1 bis 4.
rules-krones = Kronen
rules-krones-text =
    Bezahlt wird in Kronen. Niemand hat je mehr als { $krone_cap }; was darüber käme, ist verloren. Und niemand kann anschreiben lassen: Was du nicht zahlen kannst, kannst du nicht tun.
    Am Ende zählt jede übrige Krone { $leftover_vp ->
        [one] { $leftover_vp } Punkt.
       *[other] { $leftover_vp } Punkte.
    }
rules-staff = Personal
rules-staff-text =
    Personal stellst du aus deiner Hand ein, meist mit einer 5. Der Preis ist die Zahl auf der Münze, vermindert um die Stärke des Würfels oder um das, was eine Belohnung nachlässt. Eingestellte Karten liegen vor dir und bleiben dort.
    Ihr Zeichen sagt, wann sie wirken. Einmalig: in dem Moment, in dem sie eingestellt werden. Jede Runde: in deinem Zug, wann du magst, einmal pro Runde. Dauerhaft: von da an, ganz von selbst. Am Ende: wenn die Partie vorbei ist, und nur dann.
    Für eingestellte Karten ziehst du nicht nach. Nur manche Gäste und Plättchen lassen dich Karten ziehen oder oben im Stapel nachsehen.
rules-emperor = Der Kaiser
rules-emperor-text =
    Nach den Runden { LIST($emperor_rounds) } kommt der Kaiser. Zuerst bekommen alle die Punkte unter ihrem Feld der Leiste. Dann gehen alle zurück, in diesen Runden { LIST($emperor_back) } Felder, aber nie unter 0.
    Wer dann auf Feld { $emperor_reward_from } oder weiter steht, bekommt die obere Hälfte des Plättchens. Wer auf 0 steht, erleidet die untere Hälfte. Dazwischen geschieht nichts.
    { $penalty_choice ->
        [yes] Hat eine Strafe zwei Hälften, wählst du, welche du erleidest, wenn du die erste ganz leisten kannst.
       *[no] Hat eine Strafe zwei Hälften, trifft dich die erste, wenn du sie ganz leisten kannst; nur sonst die zweite.
    }
    Schritte über das letzte Feld hinaus sind Punkte, je einer.
rules-objectives = Politikkarten
rules-objectives-text =
    Drei Politikkarten liegen für alle offen. Wer eine erfüllt, darf sie im eigenen Zug einlösen. Sie bringt { LIST($objective_vp) } Punkte, in der Reihenfolge, in der sie eingelöst wird, und alle können sie einmal einlösen.
    Es genügt, sie in diesem Moment zu erfüllen. Was du durch den Kaiser erfüllst, muss bis zu deinem nächsten Zug warten.
rules-end = Das Ende
rules-end-text =
    Nach Runde { $rounds } und dem letzten Besuch des Kaisers wird viererlei gezählt.
    Erstens Personal mit dem Schlusszeichen. Zweitens belegte Zimmer: je { LIST($floor_vp) } Punkte in den Etagen 1 bis 4. Drittens, was übrig ist: { $leftover_vp ->
        [one] { $leftover_vp } Punkt
       *[other] { $leftover_vp } Punkte
    } für jede Krone und für alles in der Küche. Viertens jeder Gast, der noch im Café sitzt: { $unserved_guest_vp } Punkte.
rules-solo = Allein gegen Leopold
rules-solo-text =
    Leopold hat ein Hotel, aber weder Börse noch Küche noch Café. Er beginnt die erste Runde, und nach jeder Runde tauscht ihr die Plätze. Er passt nie. Du ziehst { $solo_draw } Personalkarten und behältst { $start_hand } davon.
    In seinem Zug wird eine Karte aufgedeckt und von oben nach unten befolgt: die Gäste, die er nimmt, der Würfel, den er entfernt, ohne ihn zu nutzen, und was er sonst noch tut. Zeichen im Rahmen gelten erst ab einer höheren Stufe: Silber ab Mittel, Gold bei Schwer.
    Von mehreren Gästen nimmt er den wertvollsten. Gäste ziehen sofort ein und bringen Punkte, aber er bekommt weder Belohnung noch Auslastungsbonus. Seine Zimmer müssen nicht angrenzen: das erste von links in der untersten Etage mit dieser Farbe, für einen grünen Gast das unterste der Spalte ganz rechts, die nicht voll ist.
    Zeigt die Karte zwei Würfel, nimmt er vom Feld mit mehr Würfeln; bei einem Fragezeichen vom vollsten von allen. Eine Schriftrolle bewegt seinen Marker auf dieser Politikkarte: erst auf III, dann auf II, und dann löst er sie ein, was immer sie verlangt. Ein Personalzeichen deckt eine der { $solo_private } Karten seines privaten Stapels auf; was offen liegt, wird am Ende gewertet.
    Sind zwei Dinge gleich, entscheidet die Hand auf der Karte: Zeigt sie nach rechts, das Erste von links; zeigt sie nach links, das Erste von rechts.
    Die Plättchen des Kaisers belohnen und strafen nur dich. Am Ende zählen seine belegten Zimmer wie deine, und sein offenes Personal. Du gewinnst mit mehr Punkten, als er hat; bei Gleichstand gewinnt er.
rules-balls = Die Bälle
rules-balls-text =
    Drei der Wiener Ballsäle liegen nebeneinander, und rechts davon ein Balkon. Alle haben { $ball_dancers } Tänzer in den Bereichen eines Proberaums, den sich zuerst aussucht, wer zuletzt dran ist, und { $ball_champagne } Champagner in der Küche.
    Ein Gast mit kompletter Bestellung darf statt in ein Zimmer auf einen Ball gehen. Du zahlst den Champagner des Feldes, { LIST($ball_price) } unten, in der Mitte, oben und auf dem Balkon, und stellst einen Tänzer hin. Punkte und Belohnung des Gastes gehören dir wie immer, aber kein Zimmer wird belegt.
    Eine Reihe hat wenige Felder, und je mehr mitspielen, desto mehr davon; auf dem Balkon ist Platz für alle. In der mittleren und oberen Reihe bringt ein Tänzer den Bonus der Reihe. Du wählst den Bereich, den der Tänzer verlässt, und ein leer gewordener Bereich bringt einen eigenen Bonus. Nimm diese Boni und die Belohnung in beliebiger Reihenfolge.
    Champagner kommt mit der 1 und der 2: { $champagne_each ->
        [one] nie mehr davon als Torte oder Kaffee desselben Würfels
       *[other] einer für je { $champagne_each } Torten oder Kaffee desselben Würfels
    }. Manche Gäste bestellen ihn. Er steht in der Küche und zählt dort am Ende, ist aber weder Speise noch Getränk.
    Nach den Runden { LIST($emperor_rounds) }, wenn der Kaiser gegangen ist, werden der linke, der mittlere und der rechte Ballsaal gewertet, jeder auf seine Art. Wer dort keinen Tänzer hat, bekommt { $ball_absent_vp } Punkte. Tänzer auf dem Balkon zählen wie in der oberen Reihe des rechten Ballsaals.
rules-lounge = Prominente
rules-lounge-text =
    Drei der Würfel sind farbig: ein roter, ein blauer und ein gelber. In der Lounge wartet neben jedem ein Prominenter. Wer einen farbigen Würfel nimmt, nimmt auch den Prominenten, bekommt, was das Plättchen wert ist, und hat bis zum Ende der Runde, was es kann, schon für die Aktion dieses Würfels.
    Ein Prominenter, der ankommt, ist { $lounge_vp ->
        [one] { $lounge_vp } Punkt
       *[other] { $lounge_vp } Punkte
    } wert, und { $lounge_wait_vp } mehr für jede Runde Warten. Am Ende einer Runde gehen alle, die genommen wurden, und neue kommen an ihre Stelle.
    Haben alle gepasst, kommt ein weißer Würfel vor einem farbigen weg.
rules-entrances = Besondere Hotels
rules-entrances-text =
    Vor allem anderen werden so viele Hoteleingänge versteigert, wie Leute mitspielen. Reihum bieten alle Kronen auf einen davon, ab nichts; wer überboten wird, bietet wieder, bis alle einen haben und ihn bezahlen.
    Ein Hoteleingang hat seine eigenen Startwaren, anstelle der üblichen, und eine Fähigkeit für die ganze Partie: andere Boni, ein vierter Tisch, eigene Politikkarten, ein Würfel, den du verschiebst, und mehr. Was deiner kann, erfährst du, wenn du ihn ansiehst.
    Allein behältst du einen von { $entrance_solo_draw } und beginnst mit { $entrance_solo_krones } Kronen, und auch dein Gegner hat ein Hotel mit einer Fähigkeit.
rules-key = Der Generalschlüssel
rules-key-text =
    Die Reihenfolgeplättchen haben je eine Zahl: Alle spielen einmal, im Uhrzeigersinn, und dann noch einmal. Die Kronen zu Beginn richten sich nach der Zugfolge, { LIST($key_krones) } vom Startspieler an.
    Anstelle eines Würfels darf in jeder Runde eine Person den Generalschlüssel nehmen, der { $key_gain ->
        [one] { $key_gain } Krone
       *[other] { $key_gain } Kronen
    } bringt, und beginnt die nächste Runde. Nimmt ihn niemand, wandern die Plättchen weiter wie immer.
