### What only modules of the expansion say: the page fetches these words with a table that has modules, and with the book.

## Things

dancers = { $n } Tänzer
# Where a dancer stands: `$row` is bottom, middle, top or balcony, `$hall` the ballroom counted from the left, `$ballroom`
# its name.
ball-place =
    { $row ->
        [balcony] Balkon
        [bottom]
            { $hall ->
                [1] linker Ballsaal, untere Reihe
                [2] mittlerer Ballsaal, untere Reihe
               *[3] rechter Ballsaal, untere Reihe
            }
        [middle]
            { $hall ->
                [1] linker Ballsaal, mittlere Reihe
                [2] mittlerer Ballsaal, mittlere Reihe
               *[3] rechter Ballsaal, mittlere Reihe
            }
       *[top]
            { $hall ->
                [1] linker Ballsaal, obere Reihe
                [2] mittlerer Ballsaal, obere Reihe
               *[3] rechter Ballsaal, obere Reihe
            }
    }
ball-place-named =
    { $row ->
        [balcony] Balkon
        [bottom] { $ballroom }, untere Reihe
        [middle] { $ballroom }, mittlere Reihe
       *[top] { $ballroom }, obere Reihe
    }
rehearsal-room =
    { $rehearsal ->
        [attic] Dachboden
        [salon] Salon
        [winter_garden] Wintergarten
        [stage] Bühne
       *[other] { $rehearsal }
    }
source-balls = Bälle
source-celebrities = Prominente
source-entrances = Hoteleingänge
die-colour-red = rot
die-colour-blue = blau
die-colour-yellow = gelb
die-colour-white = weiß
die-told =
    { $colour ->
        [red] den roten Würfel
        [blue] den blauen Würfel
        [yellow] den gelben Würfel
       *[white] einen weißen Würfel
    }
    .nominative =
        { $colour ->
            [red] der rote Würfel
            [blue] der blaue Würfel
            [yellow] der gelbe Würfel
           *[white] ein weißer Würfel
        }
    .dative =
        { $colour ->
            [red] dem roten Würfel
            [blue] dem blauen Würfel
            [yellow] dem gelben Würfel
           *[white] einem weißen Würfel
        }
# A die with whoever waits beside it in the lounge, and for how many points.
die-beside =
    { $celebrity ->
        [none] { die-told }
       *[other] { die-told } mit { $celebrity } für { points }
    }
celebrity-named = { $celebrity }
entrance-named = { $entrance }
# An entrance on offer; `$seat` is whoever has bid most.
entrance-offered =
    { $seat ->
        [none] { $slot } { $entrance } (noch kein Gebot)
       *[other]
            { $who ->
                [you] { $slot } { $entrance } ({ krones } von dir)
               *[other] { $slot } { $entrance } ({ krones } von { $name })
            }
    }
token-told = { $token } ({ $does })
house-hautel_couture = Hautel Couture
house-nine_stars_inn = Gasthaus „Zum Neunten Stern“
house-sushi_resort = Sushi Resort
house-toll_bridge_hotel = Hotel „An der Mautbrücke“
automaton-house =
    { $house ->
        [hautel_couture] { house-hautel_couture }
        [nine_stars_inn] { house-nine_stars_inn }
        [sushi_resort] { house-sushi_resort }
       *[toll_bridge_hotel] { house-toll_bridge_hotel }
    }
# These get the numbers of the board; `$automaton` is whose hotel it is.
automaton-house-hautel_couture-about = Drei Gäste haben Zimmer bei { automaton-name } reserviert. Auf jedem Aktionsfeld liegt eine Ware: Nimmst du dort einen Würfel, geht sie an einen dieser Gäste, der einzieht, sobald die Bestellung komplett ist.
automaton-house-nine_stars_inn-about = Jede Politikkarte auf einer Anweisungskarte legt ein Zahnrad auf eine Leiste aus neun Sternen, und jede Etage oder Spalte, die du füllst, nimmt das letzte wieder weg. Nach jedem Besuch des Kaisers bekommt { automaton-name } { LIST($stars_vp, type: "or") } Punkte, je nach der untersten Reihe mit einem Zahnrad.
automaton-house-sushi_resort-about =
    Legt { automaton-name } ein Zimmer auf ein Zahnrad, geht es zum Gast ganz links in der Warteschlange. Mit Zahnrad kostet dich ein Gast eine Krone mehr. Ein Gast mit Zahnrad, den { automaton-name } nimmt oder der ans rechte Ende der Warteschlange kommt, bringt { automaton-name } je Zahnrad { $gear_vp ->
        [one] { $gear_vp } Punkt
       *[other] { $gear_vp } Punkte
    }.
automaton-house-toll_bridge_hotel-about =
    { automaton-name } lässt auf jedem Feld, von dem { automaton-name.pronoun } einen Würfel nimmt, ein Zahnrad zurück. Du zahlst eine Krone Maut, um ein Feld mit Zahnrädern zu nutzen, { automaton-name } bekommt für jedes davon einen Punkt, und eines verschwindet. Kannst du für gar kein Feld zahlen, verlierst du { $toll_vp ->
        [one] { $toll_vp } Punkt
       *[other] { $toll_vp } Punkte
    } und kommst umsonst hinüber.

## Cards

champagne-told =
    { $price ->
        [free] kostenlos
        [less] für { $less } Champagner weniger
       *[full] zum vollen Preis
    }
    .each =
        { $price ->
            [free] kostenlos
            [less] für je { $less } Champagner weniger
           *[full] zum vollen Preis
        }
    .short =
        { $price ->
            [free] { " " }gratis
            [less] { " " }für { $less } Champagner weniger
           *[full] { "" }
        }
step-send_dancer =
    { $n ->
        [one] Du darfst{ each-rival-told } { $n } Tänzer { champagne-told } auf einen Ball schicken.
       *[other] Du darfst{ each-rival-told } bis zu { $n } Tänzer { champagne-told.each } auf die Bälle schicken.
    }
    .short = { $n } Tänzer{ champagne-told.short } schicken{ each-rival-told.short }
each-rival-told =
    { $each_rival ->
        [yes] { " " }für jede andere Person am Tisch
       *[other] { "" }
    }
    .short =
        { $each_rival ->
            [yes] { " " }je Gegner
           *[other] { "" }
        }
step-send_dancer-again-short = { $first }, noch { $n }{ champagne-told.short }
step-vp_per_dancer = Du erhältst { victory-points } für jeden deiner Tänzer auf den Bällen.
    .short = { points } je Tänzer am Ball
step-spend_any =
    { $n ->
        [one] Gib { $n } Speise oder Getränk aus deiner Küche ab.
       *[other] Gib { $n } Speisen oder Getränke aus deiner Küche ab.
    }
    .short =
        { $n ->
            [one] beliebige Ware abgeben
           *[other] { $n } Waren abgeben
        }
step-others_choose =
    { $n ->
        [one] Alle anderen erhalten { $n } Speise oder Getränk ihrer Wahl.
       *[other] Alle anderen erhalten { $n } Speisen oder Getränke ihrer Wahl.
    }
    .short =
        { $n ->
            [one] { $n } Ware für alle anderen
           *[other] { $n } Waren für alle anderen
        }
# `$n`, `$later` and `$late` are points until the first, the second and the third visit of the emperor.
step-vp_by_round = Du erhältst { $n } Siegpunkte bis zum ersten Besuch des Kaisers, danach { $later } und nach dem zweiten { $late }.
    .short = { $n }, { $later } oder { $late } SP nach Runde
step-score_ball = Der Ballsaal, der als Nächstes kommt, wird jetzt für alle gewertet; zu seiner Zeit wird er noch einmal gewertet.
    .short = nächsten Ballsaal jetzt werten
step-fill_item =
    { $item ->
        [strudel] Alle deine anderen Gäste bekommen aus dem Vorrat den Strudel, auf den sie noch warten.
        [cake] Alle deine anderen Gäste bekommen aus dem Vorrat die Torten, auf die sie noch warten.
        [wine] Alle deine anderen Gäste bekommen aus dem Vorrat den Wein, auf den sie noch warten.
        [coffee] Alle deine anderen Gäste bekommen aus dem Vorrat den Kaffee, auf den sie noch warten.
       *[other] Alle deine anderen Gäste bekommen aus dem Vorrat den Champagner, auf den sie noch warten.
    }
    .short =
        { $item ->
            [strudel] Strudel für deine anderen Gäste
            [cake] Torte für deine anderen Gäste
            [wine] Wein für deine anderen Gäste
            [coffee] Kaffee für deine anderen Gäste
           *[other] Champagner für deine anderen Gäste
        }
trigger-dancer = Nachdem du einen Tänzer auf einen Ball geschickt hast
    .short = Tänzer geschickt
trigger-champagne =
    { $n ->
        [one] Nachdem du Champagner erhalten hast
       *[other] Nachdem du { $n } oder mehr Champagner auf einmal erhalten hast
    }
    .short =
        { $n ->
            [one] Champagner erhalten
           *[other] { $n }+ Champagner auf einmal
        }
trigger-points =
    { $n ->
        [one] Nachdem du Punkte bekommen hast
       *[other] Nachdem du { $n } oder mehr Punkte auf einmal bekommen hast
    }
    .short =
        { $n ->
            [one] Punkte bekommen
           *[other] { $n }+ Punkte auf einmal
        }
trigger-die =
    { $whose ->
        [some] Nachdem du die Aktion eines Würfels mit { LIST($faces, type: "or") } ausgeführt hast
       *[all] Nachdem du die Aktion eines Würfels ausgeführt hast
    }
    .short =
        { $whose ->
            [some] nach Würfel { LIST($faces, type: "or") }
           *[all] nach jedem Würfel
        }
trigger-line = Nachdem du eine Spalte oder eine Etage gefüllt hast
    .short = Spalte oder Etage voll
trigger-champagne_spent =
    { $n ->
        [one] Nachdem du Champagner ausgegeben hast
       *[other] Nachdem du { $n } oder mehr Champagner auf einmal ausgegeben hast
    }
    .short =
        { $n ->
            [one] Champagner ausgegeben
           *[other] { $n }+ Champagner ausgegeben
        }
power-side_dancer =
    { $n ->
        [one] { die-taken }, darfst du vor oder nach der Aktion außerdem { $n } Tänzer auf einen Ball schicken.
       *[other] { die-taken }, darfst du vor oder nach der Aktion außerdem bis zu { $n } Tänzer auf die Bälle schicken.
    }
    .short = { die-taken.short }: dazu { $n } Tänzer schicken
power-side_champagne = { die-taken }, kostet ein Tänzer neben der Aktion { $n } Champagner weniger.
    .short = { die-taken.short }: Tänzer dazu { $n } Champagner billiger
power-die_krones = { die-taken }, erhältst du { krones }.
    .short = { die-taken.short }: { krones }
power-occupy_vp = Immer wenn du ein Zimmer belegst, egal wie, erhältst du { victory-points }.
    .short = Zimmer belegt: { vp }
power-order_short =
    { $n ->
        [one] Eine Bestellung ist auch komplett, wenn { $n } Ware fehlt, außer sie hat nur eine.
       *[other] Eine Bestellung ist auch komplett, wenn bis zu { $n } Waren fehlen, außer sie hat nur eine.
    }
    .short =
        { $n ->
            [one] Bestellung: { $n } Ware darf fehlen
           *[other] Bestellung: { $n } Waren dürfen fehlen
        }
power-more_guests =
    { $n ->
        [one] In deinem Zug darfst du { $n } weiteren Gast zu seinem Preis aus der Warteschlange nehmen.
       *[other] In deinem Zug darfst du bis zu { $n } weitere Gäste zu ihrem Preis aus der Warteschlange nehmen.
    }
    .short =
        { $n ->
            [one] { $n } Gast mehr pro Zug
           *[other] { $n } Gäste mehr pro Zug
        }
power-shift_die = Bevor du einen Würfel nimmst, darfst du einen auf das Feld daneben verschieben, das du dann nutzt; 1 und 6 liegen nicht nebeneinander.
    .short = einen Würfel auf dein Feld verschieben
power-rows_twice = Die Reihenboni auf den Bällen bekommst du doppelt.
    .short = Reihenboni doppelt
power-most_dancers_vp = Immer wenn ein Ballsaal gewertet wird, in dem du allein die meisten Tänzer hast, erhältst du { victory-points }.
    .short = meiste Tänzer: { vp }
power-first_in_group = Das erste Zimmer, das du in einer Gruppe belegst, bringt { LIST($brings) }.
    .short = erstes der Gruppe: { LIST($briefly, type: "unit") }
first-in-group =
    { $colour ->
        [blue] { victory-points } bei Blau
        [red] { krones } bei Rot
       *[yellow] { steps } auf der Kaiserleiste bei Gelb
    }
    .short =
        { $colour ->
            [blue] blau { vp }
            [red] rot { krones }
           *[yellow] gelb Kaiser +{ $n }
        }
score-dancers = { counted } jeden deiner Tänzer auf den Bällen{ at-most }.
    .short = { counted.short } Tänzer am Ball{ at-most }
need-champagne = Mindestens { items-champagne } in deiner Küche.
    .short = { items-champagne } auf Lager
need-dancers = Mindestens { $n } Tänzer auf den Bällen.
    .short = { $n } Tänzer am Ball
need-guests =
    { $colour ->
        [blue]
            { $n ->
                [one] { $n } blauen Gast einquartiert oder tanzen geschickt.
               *[other] { $n } blaue Gäste einquartiert oder tanzen geschickt.
            }
        [red]
            { $n ->
                [one] { $n } roten Gast einquartiert oder tanzen geschickt.
               *[other] { $n } rote Gäste einquartiert oder tanzen geschickt.
            }
        [yellow]
            { $n ->
                [one] { $n } gelben Gast einquartiert oder tanzen geschickt.
               *[other] { $n } gelbe Gäste einquartiert oder tanzen geschickt.
            }
       *[green]
            { $n ->
                [one] { $n } grünen Gast einquartiert oder tanzen geschickt.
               *[other] { $n } grüne Gäste einquartiert oder tanzen geschickt.
            }
    }
    .short =
        { $colour ->
            [blue]
                { $n ->
                    [one] { $n } blauer Gast bedient
                   *[other] { $n } blaue Gäste bedient
                }
            [red]
                { $n ->
                    [one] { $n } roter Gast bedient
                   *[other] { $n } rote Gäste bedient
                }
            [yellow]
                { $n ->
                    [one] { $n } gelber Gast bedient
                   *[other] { $n } gelbe Gäste bedient
                }
           *[green]
                { $n ->
                    [one] { $n } grüner Gast bedient
                   *[other] { $n } grüne Gäste bedient
                }
        }
penalty-lose_champagne = Du gibst { items-champagne } aus deiner Küche zurück{ other-half }.
    .short = −{ items-champagne }{ other-half.short }
penalty-remove_dancers_middle = Du entfernst { $n } deiner Tänzer aus dem mittleren Ballsaal{ other-half }.
    .short = −{ $n } Tänzer, mittlerer Ballsaal{ other-half.short }
penalty-remove_dancers_right = Du entfernst { $n } deiner Tänzer aus dem rechten Ballsaal oder von seinem Balkon{ other-half }.
    .short = −{ $n } Tänzer, rechter Ballsaal{ other-half.short }
ball-points-for =
    { $players ->
        [all] { LIST($points) }
       *[some] { LIST($points) } bei { LIST($seats, type: "or") } Personen
    }
ball-highest_row = Jeder deiner Tänzer hier bringt Siegpunkte nach der höchsten Reihe, in der du einen hast: { LIST($parts, type: "unit") } für unten, Mitte und oben.
    .short = { LIST($parts, type: "unit") } je Tänzer, nach höchster Reihe
ball-rows = Jede Reihe bringt für sich Siegpunkte, je nachdem, wer darin die meisten Tänzer hat: { LIST($parts, type: "unit") }; bei Gleichstand wird geteilt und abgerundet.
    .short = jede Reihe nach Rang: { LIST($parts, type: "unit") }
ball-dancers = Deine Tänzer hier bringen Siegpunkte nach ihrer Zahl: { LIST($parts, type: "unit") } für einen, zwei und so weiter; noch mehr von ihnen bringen nicht mehr.
    .short = nach Tänzern: { LIST($parts, type: "unit") }
ball-ranks = Der Ballsaal bringt Siegpunkte, je nachdem, wer darin die meisten Tänzer hat: { LIST($parts, type: "unit") }; bei Gleichstand wird geteilt und abgerundet.
    .short = nach Rang: { LIST($parts, type: "unit") }
ball-pairs = Je zwei deiner Tänzer hier bringen { LIST($parts, type: "unit") } Siegpunkte.
    .short = { LIST($parts, type: "unit") } je Paar
staff-waits-short = { $when }: { $does }
card-title-ballroom = Ballsaal { $name }
card-title-rehearsal_room = Proberaum: { rehearsal-room }
card-title-celebrity = Prominente: { $name }
card-title-entrance = Hoteleingang: { $name }
card-guest-goes =
    { $goes ->
        [room] Muss ein Zimmer nehmen und kann nicht auf einen Ball.
        [ball_twice] Muss auf einen Ball und nimmt kein Zimmer; ein zweiter deiner Tänzer kommt mit auf dasselbe Feld, ohne Champagner und ohne Bonus der Reihe.
        [two_rooms] Nimmt zwei Zimmer nebeneinander, in beliebigen Farben, und kann nicht auf einen Ball.
        [bottom_room] Muss ein Zimmer in der untersten Etage nehmen und kann nicht auf einen Ball.
        [stays] Bleibt am Tisch, wenn alles serviert ist, und kostet am Ende nichts. Einmal pro Runde darfst du Folgendes haben.
       *[ball] Muss auf einen Ball und nimmt kein Zimmer.
    }
card-ballroom-brings =
    { $row ->
        [middle] Mittlere Reihe: { $does }
       *[top] Obere Reihe: { $does }
    }
card-ballroom-absent = Wer bei der Wertung keinen Tänzer hier hat, verliert { victory-points }.
card-area-brings = Bereich { $area } geleert: { $does }
# Celebrities in few words, and entrances: each sentence is one thing that an entrance brings.
celebrity-permanent-short = { $does }
celebrity-round-short = einmal: { $does }
card-entrance-rooms =
    { $n ->
        [one] Vor der ersten Runde darfst du { $n } weiteres Zimmer zu seinem Preis vorbereiten.
       *[other] Vor der ersten Runde darfst du bis zu { $n } weitere Zimmer zu ihrem Preis vorbereiten.
    }
    .short =
        { $n ->
            [one] { $n } Startzimmer mehr
           *[other] { $n } Startzimmer mehr
        }
card-entrance-free_rooms =
    { $n ->
        [one] Vor der ersten Runde darfst du { $n } weiteres Zimmer kostenlos vorbereiten.
       *[other] Vor der ersten Runde darfst du bis zu { $n } weitere Zimmer kostenlos vorbereiten.
    }
    .short = { $n } Startzimmer mehr gratis
card-entrance-guests =
    { $n ->
        [one] Vor der ersten Runde darfst du kostenlos { $n } weiteren Gast nehmen.
       *[other] Vor der ersten Runde darfst du kostenlos bis zu { $n } weitere Gäste nehmen.
    }
    .short =
        { $n ->
            [one] { $n } Gast mehr zum Start
           *[other] { $n } Gäste mehr zum Start
        }
card-entrance-tables =
    { $n ->
        [one] Dein Café hat { $n } Tisch mehr.
       *[other] Dein Café hat { $n } Tische mehr.
    }
    .short =
        { $n ->
            [one] { $n } Tisch mehr
           *[other] { $n } Tische mehr
        }
card-entrance-begins = Zur Eröffnung: { $does }
    .short = zu Beginn { $does }
card-entrance-occupancy =
    { $colour ->
        [blue] Volle blaue Gruppen von einem, zwei Zimmern und so weiter bringen { LIST($points) } Siegpunkte.
        [red] Volle rote Gruppen von einem, zwei Zimmern und so weiter bringen { LIST($points) } Kronen.
       *[yellow] Volle gelbe Gruppen von einem, zwei Zimmern und so weiter bringen { LIST($points) } Schritte auf der Kaiserleiste.
    }
card-entrance-occupancy-short = andere Boni für volle Gruppen
card-entrance-sums = Ergeben die zwei Würfel, die du in einer Runde nimmst, zusammen { LIST($sums, type: "or") }, dann vor der Aktion des zweiten: { $does }.
card-entrance-sums-short = etwas für die Summe deiner zwei Würfel
card-entrance-tokens =
    { $n ->
        [one] Daneben liegt { $n } Bonusmarker. Füllst du eine Spalte oder eine Etage, nimmst du ihn, für seine obere oder seine untere Hälfte.
       *[other] Daneben liegen { $n } Bonusmarker. Immer wenn du eine Spalte füllst, nimmst du einen für seine obere Hälfte, für eine Etage einen für seine untere.
    }
card-entrance-token = Marker { $token }: { $column } für eine Spalte, { $floor } für eine Etage.
card-entrance-tokens-short =
    { $n ->
        [one] { $n } Bonusmarker für volle Spalte oder Etage
       *[other] { $n } Bonusmarker für volle Spalten und Etagen
    }
card-entrance-kept = Gäste, die du bedient hast, bleiben bis zum Ende der Runde: { LIST($guests) } von ihnen sind { LIST($points) } Siegpunkte wert, mehr von ihnen nicht mehr.
card-entrance-kept-short = { LIST($points) } SP für bediente Gäste pro Runde
card-entrance-goals = Daneben liegen drei eigene Politikkarten, eine A, eine B und eine C. Bis Runde { LIST($rounds) } bringt jede { LIST($points) } Siegpunkte, und niemand von deinem Personal wartet darauf.
card-entrance-goals-short = eigene Politikkarten für { LIST($points) } SP
card-entrance-goals_all = Am Ende bringen insgesamt { LIST($objectives) } Politikkarten, die eigenen eingeschlossen, { LIST($points) } Siegpunkte.
card-entrance-goals_all-short = { LIST($points) } SP für viele Politikkarten
card-entrance-tiles =
    { $n ->
        [one] Daneben liegt von jedem Buchstaben { $n } weiteres Kaiserplättchen. Einmal pro Zug darfst du für die Belohnung eines A, B oder C 1, 2 oder 3 Schritte auf der Kaiserleiste zurückgehen; das Plättchen ist dann weg.
       *[other] Daneben liegen von jedem Buchstaben { $n } weitere Kaiserplättchen. Einmal pro Zug darfst du für die Belohnung eines A, B oder C 1, 2 oder 3 Schritte auf der Kaiserleiste zurückgehen; das Plättchen ist dann weg.
    }
card-entrance-tiles-short = Kaiserbelohnungen für Schritte zurück
fact-row =
    { $row ->
        [bottom] untere Reihe
        [middle] mittlere Reihe
        [top] obere Reihe
       *[balcony] Balkon
    }
    .value =
        { $row ->
            [balcony] { items-champagne } je Tänzer, beliebig viele Felder
           *[other] { items-champagne } je Tänzer; { LIST($spaces) } Felder bei { LIST($seats) } Personen
        }
fact-area = Bereich { $area }
    .value = { dancers }
fact-stays = Wirkung
    .value =
        { $timing ->
            [round] einmal, wenn du in deinem Zug den Prominenten um Hilfe bittest, bis zum Ende der Runde
           *[other] bis zum Ende der Runde
        }
fact-arrives = Siegpunkte
    .value =
        { $wait ->
            [0] { $n }
           *[other] { $n } bei der Ankunft, { $wait } mehr für jede Runde Warten
        }
fact-kitchen = beginnt mit
    .value =
        { $n ->
            [0] { items-none }
           *[other] { LIST($items) }
        }
field-goes = wohin
field-middle = mittlere Reihe
field-top = obere Reihe
field-areas = Bereiche
field-price = Preis
field-gain = Ertrag
field-spaces = Felder
field-kitchen = Startwaren
field-with = anderes Modul
field-rooms = Startzimmer
field-free_rooms = kostenlose Startzimmer
field-tables = Tische
field-begin = Beginn
field-occupancy = Boni voller Gruppen
field-sums = Würfelsummen
field-tokens = Marker
field-kept = Punkte für bediente Gäste
field-goals = Punkte der Politikkarten
field-goals_all = Punkte für viele Politikkarten
field-tiles = Kaiserplättchen

## Questions and answers

ask-rehearsal = Wähle den Proberaum, aus dem deine Tänzer kommen.
ask-send_dancer =
    Du darfst { $dancers ->
        [one] einen Tänzer
       *[other] bis zu { $dancers } Tänzer
    } { $free ->
        [yes] kostenlos
       *[other]
            { $discount ->
                [0] zum vollen Preis
               *[other] für je { $discount } Champagner weniger
            }
    } auf einen Ball schicken.
ask-leave_area = Welchen Bereich deines Proberaums verlässt der Tänzer?
ask-ball_rewards =
    { $guest ->
        [none] Ein Tänzer ist auf dem Ball
       *[other] { FORM($guest, form: "start") } ist auf dem Ball
    } ({ ball-place-named }): Nimm, was das bringt, in beliebiger Reihenfolge{ $rewards ->
        [0] .
       *[other] , oder lass die Belohnung liegen.
    }
ask-recall =
    { $dancers ->
        [one] { $ballroom }: Wähle, welcher deiner Tänzer für immer geht.
       *[other] { $ballroom }: Wähle nacheinander, welche { $dancers } deiner Tänzer für immer gehen.
    }
# Each of `$dice` is a die with whoever waits beside it, each of `$offers` an entrance, each of `$tokens` what a token brings.
ask-which_die = Welchen Würfel nimmst du von Feld { $face }: { LIST($dice, type: "or") }?
ask-put_away = Alle haben gepasst, und nur farbige Würfel sind noch da. Welchen legst du weg: { LIST($dice, type: "or") }?
ask-auction = Biete Kronen auf einen Hoteleingang. { LIST($offers, type: "unit") }.
ask-choose_entrance = Wähle den Eingang deines Hotels: { LIST($offers, type: "or") }.
ask-token =
    { $floor ->
        [yes] Eine Etage ist voll. Wähle einen Bonusmarker für seine untere Hälfte: { LIST($tokens, type: "unit") }.
       *[other] Eine Spalte ist voll. Wähle einen Bonusmarker für seine obere Hälfte: { LIST($tokens, type: "unit") }.
    }
ask-which_moved = Welchen Würfel verschiebst du von Feld { $face } auf Feld { $to }: { LIST($dice, type: "or") }?
ask-give_item =
    { $item ->
        [strudel] Welcher Gast von { automaton-name } bekommt den Strudel?
        [cake] Welcher Gast von { automaton-name } bekommt die Torte?
        [wine] Welcher Gast von { automaton-name } bekommt den Wein?
       *[other] Welcher Gast von { automaton-name } bekommt den Kaffee?
    }
ask-ball = Wer geht auf diesen Ball?
ask-offer = Wie viel bietest du für { $entrance }?
cause-row = Der Bonus der Reihe
cause-area = Der Bonus des leeren Bereichs
cause-dancer = Der Tänzer
coming-rehearsal = Einen Proberaum wählen
coming-send_dancer =
    { $dancers ->
        [one] Einen Tänzer schicken
       *[other] Bis zu { $dancers } Tänzer schicken
    }
coming-leave_area = Woher der Tänzer kommt
coming-ball_rewards =
    { $guest ->
        [none] Was der Tänzer bringt
       *[other] Was { FORM($guest, form: "nominative") } auf dem Ball bringt
    }
coming-recall = { $dancers } Tänzer verlieren
coming-which_die = Welcher der Würfel es ist
coming-put_away = Einen farbigen Würfel weglegen
coming-auction = Die Versteigerung der Eingänge
coming-choose_entrance = Einen Hoteleingang wählen
coming-token = Einen Bonusmarker wählen
coming-which_moved = Welcher der Würfel verschoben wird
coming-give_item =
    { $item ->
        [strudel] Ein Strudel für einen Gast von { automaton-name }
        [cake] Eine Torte für einen Gast von { automaton-name }
        [wine] Ein Wein für einen Gast von { automaton-name }
       *[other] Ein Kaffee für einen Gast von { automaton-name }
    }
coming-entrance_opens = Einen Hoteleingang eröffnen
coming-stars_scored = Die Sterne im Gasthaus „Zum Neunten Stern“
coming-row_bonus = Der Bonus der Reihe: { $does }
coming-area_bonus = Der Bonus des leeren Bereichs: { $does }
coming-ball_scoring = Wertung: { $ballroom }
act-done-send_dancer = Niemanden schicken
act-done-ball_rewards = Die Belohnung lassen
act-row = Der Bonus der Reihe
act-emptied = Der Bonus des leeren Bereichs
act-key = Den Generalschlüssel nehmen
act-pour = { act-take }
act-also-dancer = Dazu einen Tänzer schicken
act-host = { FORM($guest, form: "accusative") } nutzen
act-claim-own = Eigene Politikkarte { $goal } einlösen
act-dance = { FORM($guest, form: "accusative") } auf den Ball schicken: { ball-place-named }
act-send = Einen Tänzer schicken: { ball-place-named }
act-recall = Den Tänzer aufgeben: { ball-place-named }
act-area = Aus Bereich { $area }, der noch { $n } Tänzer hat
act-rehearse = Proberaum wählen: { rehearsal-room }
act-colour = { die-told } nehmen
act-colour-put_away = { die-told } weglegen
act-colour-which_moved = { die-told } verschieben
act-call = { $celebrity } um Hilfe bitten
act-bid =
    { $krones ->
        [0] Nichts für { $entrance } bieten
        [one] { $krones } Krone für { $entrance } bieten
       *[other] { $krones } Kronen für { $entrance } bieten
    }
act-entrance = { $entrance } nehmen
act-shift = Einen Würfel von Feld { $die } auf Feld { $to } verschieben
act-token = Marker { $token }: { $does }
act-favour =
    { $n ->
        [one] { $n } Schritt zurück für die Belohnung von { $tile }
       *[other] { $n } Schritte zurück für die Belohnung von { $tile }
    }
act-give = { FORM($guest, form: "dative") } geben
form-row = `row`
form-emptied = `emptied`
form-key = `key`
form-host = `host <guest>`
form-dance = `dance <guest> <place>`
form-send = `send <place>`
form-area = `area <number>`
form-rehearse = `rehearse <rehearsal room>`
form-recall = `recall <place>`
form-pour = `take <number> <kind> …`
form-colour = `colour <colour>`
form-call = `call <celebrity>`
form-bid = `bid <entrance> <krones>`
form-entrance = `entrance <entrance>`
form-shift = `shift <space> to <space>`
form-token = `token <number>`
form-favour = `favour <tile>`
form-give = `give <guest>`
side-dancer = einen Tänzer auf einen Ball schicken

## Why something cannot be done

why-spend-any =
    { $need ->
        [one] Dafür braucht es { $need } Speise oder Getränk aus deiner Küche, du hast { $have }.
       *[other] Dafür braucht es { $need } Speisen oder Getränke aus deiner Küche, du hast { $have }.
    }
why-item-neither = Gefragt ist eine Speise oder ein Getränk, und Champagner ist keines von beiden.
why-check_in-stays = { FORM($guest, form: "start") } bleibt am Tisch.
why-host-leaves = { FORM($guest, form: "start") } bleibt nicht am Tisch.
why-host-already = { FORM($guest, form: "start") } war in dieser Runde schon von Nutzen.
why-check_in-ball_only = { FORM($guest, form: "start") } geht auf einen Ball und nimmt kein Zimmer.
why-ball-room_only = { FORM($guest, form: "start") } muss ein Zimmer nehmen und tanzt nicht.
why-ball-no_dancer = Alle deine Tänzer sind schon unterwegs.
why-ball-full = Dort ist kein Feld mehr frei ({ $place }).
why-ball-champagne =
    Ein Tänzer kostet dort { $price } Champagner, du hast { $have ->
        [0] keinen
       *[other] { $have }
    }.
why-ball-area_empty = In Bereich { $area } deines Proberaums ist kein Tänzer mehr.
why-ball-rehearsal =
    { $rehearsal ->
        [attic] Der Dachboden ist nicht zu haben.
        [salon] Der Salon ist nicht zu haben.
        [winter_garden] Der Wintergarten ist nicht zu haben.
        [stage] Die Bühne ist nicht zu haben.
       *[other] { $rehearsal } ist nicht zu haben.
    }
why-ball-nobody = Dort hast du keinen Tänzer aufzugeben ({ $place }).
why-ball-bonus_due = Was ein Tänzer bringt, kann man nicht liegen lassen; nur die Belohnung eines Gastes.
why-ball-no_bonus = Gerade wartet kein solcher Bonus.
why-colour-none =
    { $face ->
        [0]
            { $colour ->
                [red] Der rote Würfel ist schon weg.
                [blue] Der blaue Würfel ist schon weg.
                [yellow] Der gelbe Würfel ist schon weg.
               *[white] Es ist kein weißer Würfel mehr da.
            }
       *[other]
            { $colour ->
                [red] Der rote Würfel liegt nicht auf Feld { $face }.
                [blue] Der blaue Würfel liegt nicht auf Feld { $face }.
                [yellow] Der gelbe Würfel liegt nicht auf Feld { $face }.
               *[white] Auf Feld { $face } liegt kein weißer Würfel.
            }
    }
why-call-elsewhere = { $celebrity } ist in dieser Runde nicht bei dir.
why-call-not_called = { $celebrity } hilft ganz von selbst, ohne gebeten zu werden.
why-call-used = { $celebrity } hat dir schon geholfen.
why-key-gone =
    { $who ->
        [you] Du hast den Schlüssel in dieser Runde schon genommen.
       *[other] { $name } hat den Schlüssel in dieser Runde schon genommen.
    }
why-price-key =
    Der Schlüssel kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-bid-not_offered = Es steht kein Hoteleingang { $slot } zum Verkauf.
why-bid-too_low =
    { $bid ->
        [one] Darauf sind schon { $bid } Krone geboten; biete mehr oder auf einen anderen.
       *[other] Darauf sind schon { $bid } Kronen geboten; biete mehr oder auf einen anderen.
    }
why-bid-too_dear =
    Das sind { $bid ->
        [one] { $bid } Krone
       *[other] { $bid } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-token-gone = Marker { $token } ist schon weg.
why-favour-gone = Ein solches Kaiserplättchen liegt nicht mehr neben deinem Eingang.
why-favour-had = Du hast in diesem Zug schon die Belohnung eines deiner Kaiserplättchen bekommen.
why-shift-already = Du hast in diesem Zug schon einen Würfel verschoben.
why-shift-not_beside = Ein Würfel wandert auf das Feld neben seinem; 1 und 6 liegen nicht nebeneinander.
why-die-shifted = Du hast einen Würfel auf Feld { $face } verschoben, nimm also einen von dort.
why-claim-goal_met = Deine eigene Politikkarte { $letter } hast du schon eingelöst.
why-give-none = Dort sitzt kein Gast an Tisch { $table }.
why-give-unwanted =
    { $item ->
        [strudel] { FORM($guest, form: "start") } möchte keinen Strudel mehr.
        [cake] { FORM($guest, form: "start") } möchte keine Torte mehr.
        [wine] { FORM($guest, form: "start") } möchte keinen Wein mehr.
       *[other] { FORM($guest, form: "start") } möchte keinen Kaffee mehr.
    }
why-price-toll =
    Dieses Feld kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    } Maut, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-room-occupy_too_high =
    { $floors ->
        [1] Gefragt ist ein Zimmer in Etage 1.
        [2] Gefragt ist ein Zimmer in Etage 1 oder 2.
       *[other] Gefragt ist ein Zimmer in Etage 1, 2 oder 3.
    }
why-claim-short-champagne = Politikkarte { $letter }: Du hast { $have } von { $need } Champagner.
why-claim-short-dancers = Politikkarte { $letter }: Du hast { $have } von { $need } Tänzern auf den Bällen.
why-claim-short-guests = Politikkarte { $letter }: Du hast { $have } von { $need } solchen Gästen bedient.
why-take-champagne =
    { $action ->
        [1] Du kannst nicht mehr Champagner als Torten und nicht mehr Torten als Strudel nehmen.
       *[other] Du kannst nicht mehr Champagner als Kaffee und nicht mehr Kaffee als Wein nehmen.
    }

## The log

log-for-champagne =
    { $champagne ->
        [0] kostenlos
       *[other] für { $champagne } Champagner
    }
log-vp-balls =
    { $who ->
        [you] Du bekommst { points } durch den Tänzer.
       *[other] { $name } bekommt { points } durch den Tänzer.
    }
log-rehearsal-taken =
    { $who ->
        [you] Du wählst deinen Proberaum: { rehearsal-room }.
       *[other] { $name } wählt einen Proberaum: { rehearsal-room }.
    }
log-dancer-sent =
    { $guest ->
        [none]
            { $who ->
                [you] Du schickst { log-for-champagne } einen Tänzer auf den Ball: { ball-place-named }.
               *[other] { $name } schickt { log-for-champagne } einen Tänzer auf den Ball: { ball-place-named }.
            }
       *[other]
            { $who ->
                [you] Du schickst { FORM($guest, form: "accusative") } { log-for-champagne } auf den Ball: { ball-place-named }.
               *[other] { $name } schickt { FORM($guest, form: "accusative") } { log-for-champagne } auf den Ball: { ball-place-named }.
            }
    }
log-area-emptied =
    { $who ->
        [you] Bereich { $area } deines Proberaums ist leer.
       *[other] Im Proberaum von { $name } ist Bereich { $area } leer.
    }
log-dancer-removed =
    { $who ->
        [you] Du verlierst einen Tänzer: { ball-place-named }.
       *[other] { $name } verliert einen Tänzer: { ball-place-named }.
    }
log-ball-scored =
    { $who ->
        [you] { $ballroom }: Du bekommst { log-worth }, mit { dancers-there }.
       *[other] { $ballroom }: { $name } bekommt { log-worth }, mit { dancers-there }.
    }
log-ball-missed =
    { $who ->
        [you] { $ballroom }: Du hast dort keinen Tänzer und verlierst { points }.
       *[other] { $ballroom }: { $name } hat dort keinen Tänzer und verliert { points }.
    }
dancers-there =
    { $dancers ->
        [one] { $dancers } Tänzer
       *[other] { $dancers } Tänzern
    }
log-coloured-die-taken =
    { $who ->
        [you] { $colour ->
            [red] Es ist der rote Würfel, den du nimmst; neben ihm wartet niemand.
            [blue] Es ist der blaue Würfel, den du nimmst; neben ihm wartet niemand.
           *[yellow] Es ist der gelbe Würfel, den du nimmst; neben ihm wartet niemand.
        }
       *[other] { $colour ->
            [red] Es ist der rote Würfel, den { $name } nimmt; neben ihm wartet niemand.
            [blue] Es ist der blaue Würfel, den { $name } nimmt; neben ihm wartet niemand.
           *[yellow] Es ist der gelbe Würfel, den { $name } nimmt; neben ihm wartet niemand.
        }
    }
# $n are the points that the tile is worth by now.
log-celebrity-taken =
    { $who ->
        [you] { $colour ->
            [red] Mit dem roten Würfel nimmst du { $celebrity }, für { log-worth }.
            [blue] Mit dem blauen Würfel nimmst du { $celebrity }, für { log-worth }.
           *[yellow] Mit dem gelben Würfel nimmst du { $celebrity }, für { log-worth }.
        }
       *[other] { $colour ->
            [red] Mit dem roten Würfel nimmt { $name } { $celebrity }, für { log-worth }.
            [blue] Mit dem blauen Würfel nimmt { $name } { $celebrity }, für { log-worth }.
           *[yellow] Mit dem gelben Würfel nimmt { $name } { $celebrity }, für { log-worth }.
        }
    }
log-celebrity-called =
    { $who ->
        [you] Du bittest { $celebrity } um Hilfe.
       *[other] { $name } bittet { $celebrity } um Hilfe.
    }
log-celebrity-arrived = In der Lounge treffen ein: { LIST($arrivals) }.
log-celebrity-beside =
    { $colour ->
        [red] { $celebrity } neben dem roten Würfel
        [blue] { $celebrity } neben dem blauen Würfel
       *[yellow] { $celebrity } neben dem gelben Würfel
    }
log-coloured-die-put-away =
    { $who ->
        [you] { $colour ->
            [red] Du legst den roten Würfel weg.
            [blue] Du legst den blauen Würfel weg.
           *[yellow] Du legst den gelben Würfel weg.
        }
       *[other] { $colour ->
            [red] { $name } legt den roten Würfel weg.
            [blue] { $name } legt den blauen Würfel weg.
           *[yellow] { $name } legt den gelben Würfel weg.
        }
    }
log-vp-celebrities =
    { $who ->
        [you] Du bekommst { points } durch Prominente.
       *[other] { $name } bekommt { points } durch Prominente.
    }
log-key-taken =
    { $price ->
        [0] { $who ->
            [you] Du nimmst den Generalschlüssel und beginnst die nächste Runde.
           *[other] { $name } nimmt den Generalschlüssel und beginnt die nächste Runde.
        }
       *[other] { $who ->
            [you] Du nimmst den Generalschlüssel { log-for-price } und beginnst die nächste Runde.
           *[other] { $name } nimmt den Generalschlüssel { log-for-price } und beginnt die nächste Runde.
        }
    }
log-bid-made =
    { $n ->
        [0] { $who ->
            [you] Du bietest nichts für { $entrance }.
           *[other] { $name } bietet nichts für { $entrance }.
        }
       *[other] { $who ->
            [you] Du bietest { krones } für { $entrance }.
           *[other] { $name } bietet { krones } für { $entrance }.
        }
    }
log-entrance-taken =
    { $who ->
        [you] Du öffnest { log-for-price } dein Haus: { $entrance }.
       *[other] { $name } öffnet { log-for-price } ein Haus: { $entrance }.
    }
log-token-taken =
    { $line ->
        [column] { $who ->
            [you] Eine Spalte ist voll: Du nimmst Bonusmarker { $token }.
           *[other] Eine Spalte ist voll: { $name } nimmt Bonusmarker { $token }.
        }
       *[floor] { $who ->
            [you] Eine Etage ist voll: Du nimmst Bonusmarker { $token }.
           *[other] Eine Etage ist voll: { $name } nimmt Bonusmarker { $token }.
        }
    }
log-guests-kept-scored =
    { $who ->
        [you]
            { $guests ->
                [one] Du hast in dieser Runde { $guests } Gast bedient, für { log-worth }.
               *[other] Du hast in dieser Runde { $guests } Gäste bedient, für { log-worth }.
            }
       *[other]
            { $guests ->
                [one] { $name } hat in dieser Runde { $guests } Gast bedient, für { log-worth }.
               *[other] { $name } hat in dieser Runde { $guests } Gäste bedient, für { log-worth }.
            }
    }
log-goal-met =
    { $who ->
        [you] Du löst deine eigene Politikkarte { $letter } ein, für { log-worth }.
       *[other] { $name } löst die Politikkarte { $letter } neben dem Hoteleingang ein, für { log-worth }.
    }
log-goals-scored =
    { $who ->
        [you]
            { $objectives ->
                [one] Du hast insgesamt { $objectives } Politikkarte eingelöst, für { log-worth }.
               *[other] Du hast insgesamt { $objectives } Politikkarten eingelöst, für { log-worth }.
            }
       *[other]
            { $objectives ->
                [one] { $name } hat insgesamt { $objectives } Politikkarte eingelöst, für { log-worth }.
               *[other] { $name } hat insgesamt { $objectives } Politikkarten eingelöst, für { log-worth }.
            }
    }
log-favour-taken =
    { $who ->
        [you] Du erbittest die Belohnung des Kaiserplättchens { $tile } neben deinem Hoteleingang.
       *[other] { $name } erbittet die Belohnung des Kaiserplättchens { $tile } neben dem Hoteleingang.
    }
log-die-shifted =
    { $who ->
        [you] Du verschiebst einen Würfel von Feld { $face } auf Feld { $to }.
       *[other] { $name } verschiebt einen Würfel von Feld { $face } auf Feld { $to }.
    }
log-first-in-group =
    { $who ->
        [you] { $colour ->
            [blue] Es ist dein erstes Zimmer in einer blauen Gruppe.
            [red] Es ist dein erstes Zimmer in einer roten Gruppe.
           *[yellow] Es ist dein erstes Zimmer in einer gelben Gruppe.
        }
       *[other] { $colour ->
            [blue] Es ist das erste Zimmer von { $name } in einer blauen Gruppe.
            [red] Es ist das erste Zimmer von { $name } in einer roten Gruppe.
           *[yellow] Es ist das erste Zimmer von { $name } in einer gelben Gruppe.
        }
    }
log-sum-of-dice =
    { $who ->
        [you] Deine zwei Würfel ergeben { $sum }.
       *[other] Die zwei Würfel von { $name } ergeben { $sum }.
    }
log-vp-entrances =
    { $who ->
        [you] Du bekommst { points } durch den Hoteleingang.
       *[other] { $name } bekommt { points } durch den Hoteleingang.
    }
log-toll-paid =
    { $gears ->
        [one] Auf Feld { $space } liegt { $gears } Zahnrad
       *[other] Auf Feld { $space } liegen { $gears } Zahnräder
    }{ $n ->
        [0] , und der Übergang kostet nichts.
       *[other] : Die Maut beträgt { krones }.
    } Ein Zahnrad verschwindet.
log-toll-forgone =
    { $who ->
        [you] Es gibt kein Feld, das du bezahlen kannst: Du kommst dieses eine Mal umsonst hinüber und verlierst { points }.
       *[other] Es gibt kein Feld, das { $name } bezahlen kann: { $name } kommt dieses eine Mal umsonst hinüber und verliert { points }.
    }
log-gear-bought =
    { $who ->
        [you] Für das Zahnrad auf dem Gast zahlst du eine Krone mehr, und es verschwindet.
       *[other] Für das Zahnrad auf dem Gast zahlt { $name } eine Krone mehr, und es verschwindet.
    }
log-guest-hosted =
    { $who ->
        [you] Du nutzt { FORM($guest, form: "accusative") }; dieser Gast bleibt.
       *[other] { $name } nutzt { FORM($guest, form: "accusative") }; dieser Gast bleibt.
    }
log-item-filled =
    { $item ->
        [strudel] { FORM($guest, form: "start") } bekommt Strudel aus dem Vorrat.
        [cake] { FORM($guest, form: "start") } bekommt Torte aus dem Vorrat.
        [wine] { FORM($guest, form: "start") } bekommt Wein aus dem Vorrat.
        [coffee] { FORM($guest, form: "start") } bekommt Kaffee aus dem Vorrat.
       *[other] { FORM($guest, form: "start") } bekommt Champagner aus dem Vorrat.
    }

## The automaton

automaton-wants-coloured-die = der farbige Würfel des wertvollsten Prominenten
automaton-die-coloured = Der bunte Würfel: { automaton-He } nimmt den farbigen Würfel des wertvollsten Prominenten, von Feld { $face }.
# In place of what the celebrity does, the colour of the die brings something: $bonus is an objective, points or steps.
automaton-colour =
    { $colour ->
        [red] Es ist der rote Würfel{ automaton-colour-brings }
        [blue] Es ist der blaue Würfel{ automaton-colour-brings }
       *[yellow] Es ist der gelbe Würfel{ automaton-colour-brings }
    }{ automaton-tie }
automaton-colour-brings =
    { $bonus ->
        [objective] , der { automaton-he-object } der Politikkarte mit dem geringsten Fortschritt näher bringt.
        [points] , der { automaton-he-object.dative } { points } bringt.
       *[steps]
            , der { automaton-he-object.dative } { $n ->
                [one] { $n } Schritt
               *[other] { $n } Schritte
            } auf der Kaiserleiste bringt.
    }
automaton-he-object =
    { $automaton ->
        [elisabeth] sie
       *[other] ihn
    }
    .dative =
        { $automaton ->
            [elisabeth] ihr
           *[other] ihm
        }
# At a real table nobody asks who the celebrity is.
automaton-celebrity =
    { $celebrity ->
        [none] { automaton-He } nimmt den Prominenten daneben, nur für die Punkte.
       *[other] { automaton-He } nimmt den Prominenten daneben ({ $celebrity }), nur für die Punkte.
    }
automaton-ball =
    { $ball ->
        [after_next] zum übernächsten Ball
       *[next] zum nächsten Ball
    }
automaton-dancer =
    { $moved ->
        [0] { automaton-He } schickt einen Tänzer { automaton-ball }: { ball-place-named }, die unterste Reihe mit einem freien Feld.
       *[other] { automaton-He } schickt einen Tänzer { automaton-ball }, wo kein Feld frei ist, und so weiter nach rechts: { ball-place-named }.
    }
automaton-no-dancer = { automaton-He } hat keinen Tänzer mehr zu schicken.
automaton-ball-scored = { $ballroom }: { $name } bekommt { points }, mit { dancers-there }, und steht bei { $vp }.
automaton-ball-missed = { $ballroom }: { $name } hat dort keinen Tänzer, verliert { points } und steht bei { $vp }.
automaton-house-opened =
    { $automaton ->
        [elisabeth] { $name } eröffnet ihr eigenes Hotel: { automaton-house }.
       *[other] { $name } eröffnet sein eigenes Hotel: { automaton-house }.
    }
automaton-guest-reserved = { FORM($guest, form: "start") } hat dort Zimmer { $room } reserviert.
automaton-item-given =
    { $item ->
        [strudel] { automaton-His } Gast { $guest } bekommt den Strudel, der auf dem Feld lag.
        [cake] { automaton-His } Gast { $guest } bekommt die Torte, die auf dem Feld lag.
        [wine] { automaton-His } Gast { $guest } bekommt den Wein, der auf dem Feld lag.
       *[other] { automaton-His } Gast { $guest } bekommt den Kaffee, der auf dem Feld lag.
    }
automaton-moved-in = { FORM($guest, form: "start") } hat alles und bezieht das reservierte Zimmer { $room }.
automaton-gear-room = Ein Zahnrad kommt auf ein Zimmer { automaton-his.genitive } Hotels.
automaton-gear-guest = Das Zimmer liegt auf einem Zahnrad: Es geht zum Gast ganz links in der Warteschlange.
automaton-gear-space = { automaton-He } lässt ein Zahnrad auf Feld { $place } zurück.
automaton-gear-scale = { automaton-He } legt ein Zahnrad auf die Sterneleiste, die jetzt { $place } davon hat.
automaton-gear-removed =
    { $left ->
        [0] Eine Etage oder Spalte ist voll: Das letzte Zahnrad verschwindet von der Sterneleiste.
        [one] Eine Etage oder Spalte ist voll: Ein Zahnrad verschwindet von der Sterneleiste, { $left } bleibt.
       *[other] Eine Etage oder Spalte ist voll: Ein Zahnrad verschwindet von der Sterneleiste, { $left } bleiben.
    }
automaton-gear-scored =
    { $guest ->
        [none] Das Zahnrad hat seine Arbeit getan und verschwindet aus der Warteschlange.
       *[other] Das Zahnrad auf { FORM($guest, form: "dative") } hat seine Arbeit getan und verschwindet aus der Warteschlange.
    }
automaton-stars-counted =
    { $gears ->
        [one] Auf der Sterneleiste liegt { $gears } Zahnrad.
       *[other] Auf der Sterneleiste liegen { $gears } Zahnräder.
    }

## Hints

hint-deed-dancer_sent =
    { $guest ->
        [none] Schick { log-for-champagne } einen Tänzer auf den Ball: { ball-place-named }
       *[other] Schick { FORM($guest, form: "accusative") } { log-for-champagne } auf den Ball: { ball-place-named }
    }
hint-deed-area_emptied = Bereich { $area } des Proberaums ist dann leer
hint-deed-dancer_removed = Gib den Tänzer auf: { ball-place-named }
hint-deed-rehearsal_taken = Wähle als Proberaum: { rehearsal-room }
hint-deed-coloured_die =
    { $celebrity ->
        [none] Nimm { die-told }
       *[other]
            Nimm { die-told }, mit { $celebrity } für { $vp ->
                [one] { $vp } Punkt
               *[other] { $vp } Punkte
            }
    }
hint-deed-celebrity_called = Bitte { $celebrity } um Hilfe
hint-deed-coloured_die_put_away = Leg { die-told } weg
hint-deed-key_taken =
    { $price ->
        [0] Nimm den Generalschlüssel und beginne die nächste Runde
       *[other] Nimm den Generalschlüssel { log-for-price } und beginne die nächste Runde
    }
hint-deed-bid_made =
    { $krones ->
        [0] Biete nichts für { $entrance }
        [one] Biete { $krones } Krone für { $entrance }
       *[other] Biete { $krones } Kronen für { $entrance }
    }
hint-deed-entrance_taken = Öffne dein Haus: { $entrance }
hint-deed-token_taken =
    { $line ->
        [column] Nimm Bonusmarker { $token } für die volle Spalte
       *[floor] Nimm Bonusmarker { $token } für die volle Etage
    }
hint-deed-goal_met =
    Löse deine eigene Politikkarte { $letter } ein: { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }
hint-deed-favour_taken =
    { $steps ->
        [one] Geh { $steps } Schritt zurück für die Belohnung von { $tile }
       *[other] Geh { $steps } Schritte zurück für die Belohnung von { $tile }
    }
hint-deed-die_shifted = Verschieb einen Würfel von Feld { $face } auf Feld { $to }
hint-deed-first_in_group =
    { $colour ->
        [blue] Es ist das erste Zimmer in einer blauen Gruppe
        [red] Es ist das erste Zimmer in einer roten Gruppe
       *[yellow] Es ist das erste Zimmer in einer gelben Gruppe
    }
hint-deed-sum_of_dice = Deine zwei Würfel ergeben dann { $sum }
hint-deed-toll_paid =
    { $vp ->
        [one] Der Automa bekommt { $vp } Punkt für die Zahnräder auf Feld { $space }
       *[other] Der Automa bekommt { $vp } Punkte für die Zahnräder auf Feld { $space }
    }
hint-deed-toll_forgone =
    Komm umsonst hinüber und verlier { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }
hint-deed-gear_bought = Zahl eine Krone mehr für das Zahnrad auf dem Gast
hint-source-balls = { $n } für die Bälle
hint-source-celebrities = { $n } für Prominente
hint-source-entrances = { $n } für den Hoteleingang

## The table

table-tab-season = Bälle
table-automaton-dancers =
    { $n ->
        [0] Kein Tänzer mehr
       *[other] Noch { $n } Tänzer
    }
# Coloured dice among those of a space.
label-coloured = { $label } Farbige Würfel darunter: { LIST($colours) }
deed-dancer = ein Tänzer auf dem Ball
deed-celebrity = ein Prominenter
deed-key = der Generalschlüssel
deed-entrance = ein Hoteleingang
