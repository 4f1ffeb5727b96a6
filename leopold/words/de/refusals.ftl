### Why something cannot be done now.

why-pass-too_late = Passen kannst du nur, bevor du in deinem Zug etwas anderes tust.
why-end-no_die = Nimm einen Würfel, bevor du deinen Zug beendest.
why-end-no_die_or_pass = Nimm einen Würfel, bevor du deinen Zug beendest, oder passe.
why-guest-taken_already = Du hast in diesem Zug schon einen Gast genommen.
why-guest-after_die = Einen Gast nimmt man vor dem Würfel.
why-guest-cafe_full = Das Café ist voll.
why-guest-none = Auf Platz { $space } der Warteschlange ist kein Gast.
why-price-guest =
    { FORM($guest, form: "start") } kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-price-boost =
    Eine Verstärkung kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-price-six =
    Eine Sechs kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-price-six_boost =
    Eine Sechs mit Verstärkung kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-price-serve =
    Servieren kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-price-room =
    Zimmer { $room } kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-price-staff =
    { FORM($staff, form: "start") } kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-price-spend =
    Das kostet { $price ->
        [one] { $price } Krone
       *[other] { $price } Kronen
    }, du hast { $krones ->
        [0] keine
       *[other] { $krones }
    }.
why-spend-item =
    { $item ->
        [strudel] Dafür braucht es { $need } Strudel aus deiner Küche, du hast { $have }.
        [cake]
            { $need ->
                [one] Dafür braucht es { $need } Torte aus deiner Küche, du hast { $have }.
               *[other] Dafür braucht es { $need } Torten aus deiner Küche, du hast { $have }.
            }
        [wine] Dafür braucht es { $need } Wein aus deiner Küche, du hast { $have }.
        [coffee] Dafür braucht es { $need } Kaffee aus deiner Küche, du hast { $have }.
       *[other] Dafür braucht es { $need } Champagner aus deiner Küche, du hast { $have }.
    }
why-spend-steps =
    { $need ->
        [one] Dafür gehst du { $need } Schritt auf der Kaiserleiste zurück, und du stehst auf Schritt { $have }.
       *[other] Dafür gehst du { $need } Schritte auf der Kaiserleiste zurück, und du stehst auf Schritt { $have }.
    }
why-spend-exchange = Dabei werden { $need } Speisen und Getränke aus deiner Küche getauscht, du hast { $have }.

why-swap-same =
    { $item ->
        [strudel] Strudel wird gegen etwas anderes getauscht.
        [cake] Torte wird gegen etwas anderes getauscht.
        [wine] Wein wird gegen etwas anderes getauscht.
       *[other] Kaffee wird gegen etwas anderes getauscht.
    }
why-swap-due =
    { $items ->
        [one] Noch { $items } Ware ist zu tauschen.
       *[other] Noch { $items } Waren sind zu tauschen.
    }
why-item-not_kept =
    { $item ->
        [strudel] In deiner Küche ist kein Strudel.
        [cake] In deiner Küche ist keine Torte.
        [wine] In deiner Küche ist kein Wein.
        [coffee] In deiner Küche ist kein Kaffee.
       *[other] In deiner Küche ist kein Champagner.
    }

why-die-taken_already = Du hast in diesem Zug schon einen Würfel genommen.
why-elsewhere-hand = Personal stellst du mit einer 5 oder 6 unter den Würfeln ein, oder wo eine Belohnung oder andere Karte es sagt.
why-elsewhere-room = Zimmer bereitest du mit einer 3 oder 6 unter den Würfeln vor, oder wo eine Belohnung oder Karte es sagt.
why-elsewhere-vacant = Dieses Zimmer wartet auf einen Gast mit kompletter Bestellung. Wähle den Gast im Café.
why-elsewhere-occupied = Hier wohnt jemand; mit diesem Zimmer ist nichts mehr zu tun.
why-not-now = Nicht jetzt. { $question }
why-not-yours = { $name } ist am Zug.
why-looking-on = Du schaust nur zu.
why-die-none = Auf Feld { $face } liegt kein Würfel.
why-serve-no_item =
    { $item ->
        [strudel] In deiner Küche ist kein Strudel.
        [cake] In deiner Küche ist keine Torte.
        [wine] In deiner Küche ist kein Wein.
        [coffee] In deiner Küche ist kein Kaffee.
       *[other] In deiner Küche ist kein Champagner.
    }
why-serve-not_ordered =
    { $item ->
        [strudel] { FORM($guest, form: "start") } hat keinen Strudel bestellt.
        [cake] { FORM($guest, form: "start") } hat keine Torte bestellt.
        [wine] { FORM($guest, form: "start") } hat keinen Wein bestellt.
        [coffee] { FORM($guest, form: "start") } hat keinen Kaffee bestellt.
       *[other] { FORM($guest, form: "start") } hat keinen Champagner bestellt.
    }
why-serve-enough =
    { $item ->
        [strudel] { FORM($guest, form: "start") } möchte keinen Strudel mehr.
        [cake] { FORM($guest, form: "start") } möchte keine Torte mehr.
        [wine] { FORM($guest, form: "start") } möchte keinen Wein mehr.
        [coffee] { FORM($guest, form: "start") } möchte keinen Kaffee mehr.
       *[other] { FORM($guest, form: "start") } möchte keinen Champagner mehr.
    }

why-check_in-missing = { FORM($guest, form: "start") } möchte noch { LIST($items) }.
why-check_in-no_room =
    { $colour ->
        [blue] Für { FORM($guest, form: "accusative") } ist kein blaues Zimmer frei.
        [red] Für { FORM($guest, form: "accusative") } ist kein rotes Zimmer frei.
        [yellow] Für { FORM($guest, form: "accusative") } ist kein gelbes Zimmer frei.
       *[other] Für { FORM($guest, form: "accusative") } ist kein Zimmer frei.
    }
why-check_in-colour =
    { $wanted ->
        [blue] { FORM($guest, form: "start") } möchte ein blaues Zimmer, und { $room } ist keines.
        [red] { FORM($guest, form: "start") } möchte ein rotes Zimmer, und { $room } ist keines.
       *[other] { FORM($guest, form: "start") } möchte ein gelbes Zimmer, und { $room } ist keines.
    }

why-room-not_prepared = Zimmer { $room } ist nicht vorbereitet.
why-room-occupied = Zimmer { $room } ist schon belegt.
why-room-prepared = Zimmer { $room } ist schon vorbereitet.
why-room-too_high =
    { $floors ->
        [1] Das reicht nur bis Etage 1.
        [2] Das reicht nur bis Etage 2.
       *[other] Das reicht nur bis Etage 3.
    }

why-room-begin = Ein Hotel beginnt unten links, mit Zimmer { $room }.
why-room-apart = Zimmer { $room } grenzt an keines deiner Zimmer.
why-claim-done = Politikkarte { $letter } hast du schon eingelöst.
why-claim-full = Auf Politikkarte { $letter } sind alle Plätze vergeben.
why-claim-short-colours = Politikkarte { $letter }: noch nicht belegt: { LIST($rooms) }.
why-claim-short-krones = Politikkarte { $letter }: Du hast { $have } von { $need } Kronen.
why-claim-short-tiles = Politikkarte { $letter }: Du hast { $have } von { $need } Zimmern vorbereitet.
why-claim-short-staff = Politikkarte { $letter }: Du hast { $have } von { $need } Personalkarten im Spiel.
# $printed is the number on the space; some numbers are printed twice.
why-claim-short-emperor =
    { $more ->
        [one] Politikkarte { $letter }: Du stehst auf einer { $printed } der Kaiserleiste, es fehlt { $more } Schritt von { $need }.
       *[other] Politikkarte { $letter }: Du stehst auf einer { $printed } der Kaiserleiste, es fehlen { $more } Schritte von { $need }.
    }
why-claim-short-floors = Politikkarte { $letter }: Du hast { $have } von { $need } Etagen ganz belegt.
why-claim-short-columns = Politikkarte { $letter }: Du hast { $have } von { $need } Spalten ganz belegt.
why-claim-short-groups = Politikkarte { $letter }: Du hast { $have } von { $need } Gruppen ganz belegt.
why-claim-short-kitchen = Politikkarte { $letter }: Du hast { $have } von { $need } von jeder Speise und jedem Getränk.
why-claim-short-top_floor = Politikkarte { $letter }: Du hast in der obersten Etage { $have } von { $need } Zimmern belegt.
why-claim-short-orders = Politikkarte { $letter }: { $have } von { $need } solchen Gästen sind eingezogen.

why-claim-short-whole_colours = Politikkarte { $letter }: Du hast { $have } von { $need } Farben ganz belegt.
why-use-used = { FORM($staff, form: "start") } war in dieser Runde schon im Einsatz.
why-use-waits = { FORM($staff, form: "start") } wartet auf den richtigen Moment: Kommt er, wirst du gefragt.
why-use-face_down = { FORM($staff, form: "start") } war schon im Einsatz; die Karte liegt für den Rest der Partie verdeckt.
why-use-not_set_off = { FORM($staff, form: "start") } hat nicht auf das gewartet, was gerade geschehen ist.
why-complete-nothing_missing = { FORM($guest, form: "start") } hat schon alles.
why-reward-taken = Teil { $part } der Belohnung durch { FORM($guest, form: "accusative") } ist schon genommen.
why-reward-last = Dieser Teil der Belohnung kommt nach allen anderen.
why-remove-vacant = Zimmer { $room } ist kein freies Zimmer.
why-remove-occupied = Zimmer { $room } ist kein belegtes Zimmer.
why-remove-column = Beide Zimmer müssen aus einer Spalte kommen, und das ist Spalte { $column }.
why-remove-floor_vacant = Es muss ein freies Zimmer in Etage { $floor } sein.
why-remove-floor_occupied = Es muss ein belegtes Zimmer in Etage { $floor } sein.

# When somebody types what cannot be meant, or what is not asked.

why-not-at-all = Das ist jetzt möglich.
why-over = Die Partie ist zu Ende.
why-no-action = Diese Zahl steht für keine Aktion.
why-unasked =
    { $kind ->
        [done] Gerade gibt es nichts bleiben zu lassen.
        [main] Gerade steht nicht zur Wahl, was zuerst kommt.
        [bonus] Gerade wartet kein Auslastungsbonus.
        [keep] Gerade hast du nichts in der Hand, was in die Küche könnte.
        [ignore] Gerade gibt es keine Strafe zu ignorieren.
        [accept] Gerade gibt es keine Strafe hinzunehmen.
        [left] Gerade gibt es keine Strafe, deren Hälfte du wählen könntest.
        [right] Gerade gibt es keine Strafe, deren Hälfte du wählen könntest.
        [act] Gerade erlaubt dir nichts eine Aktion ohne Würfel.
        [take] Gerade gibt es nichts aufzuteilen.
        [reward] Gerade wartet keine Belohnung.
        [also] Gerade kommt nichts zu einem Würfel dazu.
        [place] Gerade hast du nichts in der Hand, was du bringen könntest.
        [item] Gerade darfst du keine Ware wählen.
        [swap] Gerade erlaubt dir nichts, Waren zu tauschen.
        [complete] Gerade erlaubt dir nichts, eine Bestellung aus dem Vorrat zu vervollständigen.
        [room] Gerade erlaubt dir nichts, ein Zimmer vorzubereiten.
        [occupy] Gerade erlaubt dir nichts, ein Zimmer zu belegen.
        [remove] Gerade ist kein Zimmer zurückzugeben.
        [hire] Gerade erlaubt dir nichts, Personal einzustellen.
        [draft] Gerade gibt es keine Karten zu wählen.
        [return] Gerade ist keine Karte zurückzulegen.
        [dismiss] Gerade ist niemand zu entlassen.
        [row] Gerade wartet kein Reihenbonus.
        [emptied] Gerade wartet kein Bonus eines Bereichs.
        [dance] Gerade kann kein Gast zum Ball.
        [send] Gerade erlaubt dir nichts, einen Tänzer zu schicken.
        [area] Gerade verlässt kein Tänzer deinen Proberaum.
        [rehearse] Gerade gibt es keinen Proberaum zu wählen.
        [recall] Gerade muss keiner deiner Tänzer gehen.
        [pour] Gerade gibt es nichts aufzuteilen.
        [key] Gerade gibt es keinen Schlüssel zu nehmen.
        [colour] Gerade gibt es keinen Würfel nach seiner Farbe zu wählen.
        [call] Gerade gibt es keinen Prominenten, den du um Hilfe bitten könntest.
        [bid] Gerade wird nichts versteigert.
        [entrance] Gerade gibt es keinen Hoteleingang zu wählen.
        [shift] Gerade erlaubt dir nichts, einen Würfel zu verschieben.
        [token] Gerade gibt es keinen Bonusmarker zu nehmen.
        [favour] Gerade hast du kein eigenes Kaiserplättchen einzusetzen.
        [give] Gerade gibt es nichts herzugeben.
       *[other] Das ist jetzt nicht gefragt.
    } { $question } Du kannst sagen: { LIST($forms, type: "or") }.
why-die-copies = Nur eine Sechs ahmt eine andere Aktion nach.
why-die-lost-boost = Eine Aktion, die verfällt, lässt sich nicht verstärken.
why-act-copies = Eine Sechs ahmt eine der Aktionen 1 bis 5 nach.
why-die-not_lost = Die Aktion einer Sechs verfällt nur, wenn du keinen anderen Würfel nehmen und die Sechs nicht bezahlen kannst.
why-die-not_lost_pass = Du hast in diesem Zug noch nichts getan; da passt man, statt die Aktion einer Sechs verfallen zu lassen.
why-use-not_per_round = { FORM($staff, form: "start") } ist keine Karte für den Einsatz einmal pro Runde.
why-staff-not_in_play = { FORM($staff, form: "start") } liegt nicht vor dir im Spiel.
why-room-due = Vor Spielbeginn bereiten alle { $rooms } Zimmer vor.
why-serve-no_guest = An Tisch { $table } sitzt kein Gast.
why-serve-neither =
    { $item ->
        [strudel] In deiner Küche ist kein Strudel, und { FORM($guest, form: "nominative") } möchte keinen.
        [cake] In deiner Küche ist keine Torte, und { FORM($guest, form: "nominative") } möchte keine.
        [wine] In deiner Küche ist kein Wein, und { FORM($guest, form: "nominative") } möchte keinen.
        [coffee] In deiner Küche ist kein Kaffee, und { FORM($guest, form: "nominative") } möchte keinen.
       *[other] In deiner Küche ist kein Champagner, und { FORM($guest, form: "nominative") } möchte keinen.
    }
why-place-not_gained =
    { $item ->
        [strudel] Du hast keinen Strudel in der Hand
        [cake] Du hast keine Torte in der Hand
        [wine] Du hast keinen Wein in der Hand
        [coffee] Du hast keinen Kaffee in der Hand
       *[other] Du hast keinen Champagner in der Hand
    }: { $placing ->
        [strudel] Du verteilst Strudel.
        [cake] Du verteilst Torte.
        [wine] Du verteilst Wein.
        [coffee] Du verteilst Kaffee.
       *[other] Du verteilst Champagner.
    }
why-place-first =
    { $placing ->
        [strudel] Verteile zuerst den Strudel oder stell ihn in die Küche.
        [cake] Verteile zuerst die Torte oder stell sie in die Küche.
        [wine] Verteile zuerst den Wein oder stell ihn in die Küche.
        [coffee] Verteile zuerst den Kaffee oder stell ihn in die Küche.
       *[other] Verteile zuerst den Champagner oder stell ihn in die Küche.
    }
why-take-too_many = Es gibt nur { $strength } aufzuteilen.
why-take-uneven =
    { $action ->
        [1] Du kannst nicht mehr Torten als Strudel nehmen.
       *[other] Du kannst nicht mehr Kaffee als Wein nehmen.
    }

why-draft-not_among = { FORM($staff, form: "start") } ist nicht unter den Karten, aus denen du wählst.
why-staff-not_in_hand = { FORM($staff, form: "start") } ist nicht in deiner Hand.
why-staff-not_looked_at = { FORM($staff, form: "start") } ist nicht unter den Karten, die du ansiehst.
why-hire-must = Eine der Karten, die du ansiehst, musst du einstellen.
why-bonus-none = Gerade wartet kein Auslastungsbonus.
why-bonus-late = Der Bonus kommt vor dem ersten Teil der Belohnung oder nach dem letzten.
why-reward-parts =
    { $parts ->
        [one] Die Belohnung durch { FORM($guest, form: "accusative") } hat { $parts } Teil.
       *[other] Die Belohnung durch { FORM($guest, form: "accusative") } hat { $parts } Teile.
    }
why-main-done = Die Hauptaktion des Würfels ist schon getan.
why-main-to_do = Die Hauptaktion des Würfels steht noch aus.
why-also-had =
    { $side ->
        [room] Bei diesem Würfel durftest du schon ein Zimmer vorbereiten.
        [hire] Bei diesem Würfel durftest du schon Personal einstellen.
        [dancer] Bei diesem Würfel durftest du schon einen Tänzer schicken.
       *[other] Bei diesem Würfel durftest du schon auf der Kaiserleiste vorrücken.
    }
why-also-none =
    { $side ->
        [room] Niemand von deinem Personal lässt dich bei diesem Würfel ein Zimmer vorbereiten.
        [hire] Niemand von deinem Personal lässt dich bei diesem Würfel weiteres Personal einstellen.
        [dancer] Niemand von deinem Personal lässt dich bei diesem Würfel einen Tänzer schicken.
       *[other] Niemand von deinem Personal lässt dich bei diesem Würfel auf der Kaiserleiste vorrücken.
    }
why-dismiss-not_end = { FORM($staff, form: "start") } ist keine Karte mit Schlusswertung.
