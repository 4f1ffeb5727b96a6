### What cards do: rewards, powers, scores, needs and penalties, each named as `packs/codes.py` names it.
### `$n` is the effect's number; the attribute `short` says the same in few words.

## Parts of the messages below.

steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
staff-cards =
    { $n ->
        [one] { $n } Personalkarte
       *[other] { $n } Personalkarten
    }
more-victory-points =
    { $n ->
        [one] { $n } weiteren Siegpunkt
       *[other] { $n } weitere Siegpunkte
    }
price-told =
    { $price ->
        [free] kostenlos
        [less]
            { $less ->
                [one] für { $less } Krone weniger
               *[other] für { $less } Kronen weniger
            }
       *[full] zum vollen Preis
    }
    .each =
        { $price ->
            [free] kostenlos
            [less]
                { $less ->
                    [one] für je { $less } Krone weniger
                   *[other] für je { $less } Kronen weniger
                }
           *[full] zum vollen Preis
        }
    .short =
        { $price ->
            [free] { " " }gratis
            [less] { " " }für { $less } weniger
           *[full] { "" }
        }
floors-told =
    { $where ->
        [low] { " " }in Etage { LIST($floors, type: "or") }
       *[anywhere] { "" }
    }
    .short =
        { $where ->
            [low]
                { $top ->
                    [1] { " " }in Etage 1
                   *[other] { " " }in Etage 1–{ $top }
                }
           *[anywhere] { "" }
        }

rooms-to-prepare =
    { $n ->
        [one] Du darfst { $n } Zimmer{ floors-told } { price-told } vorbereiten
       *[other] Du darfst bis zu { $n } Zimmer{ floors-told } { price-told.each } vorbereiten
    }
guest-moves-in =
    { $whose ->
        [some] Immer wenn bei dir ein { LIST($colours, type: "or", form: "masculine") } Gast ein Zimmer bezieht
       *[all] Immer wenn bei dir ein Gast ein Zimmer bezieht
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or", form: "masculine") } Gast zieht ein
           *[all] ein Gast zieht ein
        }
die-taken = Immer wenn du einen Würfel mit { LIST($faces, type: "or") } nimmst
    .short = Würfel { LIST($faces, type: "or") }
counted = Du erhältst { victory-points } für
    .short = { $n } SP je
at-most =
    { $most ->
        [0] { "" }
       *[other] , höchstens { $most }
    }
other-half =
    { $half ->
        [cannot]
            ; kannst du das nicht, verlierst du stattdessen { $vp ->
                [one] { $vp } Siegpunkt
               *[other] { $vp } Siegpunkte
            }
        [choice]
            { " " }oder verlierst { $vp ->
                [one] { $vp } Siegpunkt
               *[other] { $vp } Siegpunkte
            }, nach deiner Wahl
       *[none] { "" }
    }
    .short =
        { $half ->
            [cannot] , sonst −{ $vp } SP
            [choice] { " " }oder −{ $vp } SP
           *[none] { "" }
        }
several-short = { LIST($parts, type: "unit") }
one-and-another-short = { $first }; { $another }

## Steps of a reward or of an effect.

step-gain = Du erhältst { LIST($things) }.
step-gain_krones = Du erhältst { krones }.
    .short = { krones }
step-gain_item =
    { $item ->
        [strudel] Du erhältst { items-strudel }.
        [cake] Du erhältst { items-cake }.
        [wine] Du erhältst { items-wine }.
        [coffee] Du erhältst { items-coffee }.
       *[champagne] Du erhältst { items-champagne }.
    }
    .short =
        { $item ->
            [strudel] { items-strudel }
            [cake] { items-cake }
            [wine] { items-wine }
            [coffee] { items-coffee }
           *[champagne] { items-champagne }
        }
step-choose_items =
    { $n ->
        [one] Du erhältst { $n } Speise oder Getränk deiner Wahl.
       *[other] Du erhältst { $n } Speisen oder Getränke deiner Wahl.
    }
    .short =
        { $n ->
            [one] beliebige Ware
           *[other] { $n } beliebige Waren
        }
step-advance_emperor = Du rückst { steps } auf der Kaiserleiste vor.
    .short = Kaiser +{ $n }
step-gain_vp = Du erhältst { victory-points }.
    .short = { points }
step-draw_staff = Du ziehst { staff-cards }.
    .short = { $n } Personal ziehen
step-hire =
    { $n ->
        [one] Du darfst { $n } Karte aus deiner Hand { price-told } einstellen.
       *[other] Du darfst bis zu { $n } Karten aus deiner Hand { price-told.each } einstellen.
    }
    .short = { $n }{ price-told.short } einstellen
step-look_and_hire =
    { $must ->
        [yes] Sieh dir die obersten { $n } Personalkarten des Stapels an; eine davon musst du { price-told } einstellen, die anderen kommen unter den Stapel.
       *[no] Sieh dir die obersten { $n } Personalkarten des Stapels an; eine davon darfst du { price-told } einstellen, die anderen kommen unter den Stapel.
    }
    .short =
        { $must ->
            [yes] 1 der obersten { $n } muss{ price-told.short } in Dienst
           *[no] 1 der obersten { $n }{ price-told.short } einstellen
        }
step-prepare = { rooms-to-prepare }.
    .short = { $n } Zimmer{ price-told.short }{ floors-told.short } vorbereiten
step-prepare-again-short = { $first }, noch { $n }{ price-told.short }{ floors-told.short }
step-prepare_and_occupy = { rooms-to-prepare } und sofort belegen.
    .short =
        { $n ->
            [one] { $n } neues Zimmer{ price-told.short }{ floors-told.short } belegen
           *[other] { $n } neue Zimmer{ price-told.short }{ floors-told.short } belegen
        }
step-occupy =
    { $n ->
        [one] Du darfst { $n } freies Zimmer beliebiger Farbe{ floors-told } auf belegt drehen.
       *[other] Du darfst bis zu { $n } freie Zimmer beliebiger Farbe{ floors-told } auf belegt drehen.
    }
    .short =
        { $n ->
            [one] { $n } freies Zimmer{ floors-told.short } belegen
           *[other] { $n } freie Zimmer{ floors-told.short } belegen
        }
step-take_guest =
    { $n ->
        [one] Du darfst { $n } Gast kostenlos aus der Warteschlange nehmen.
       *[other] Du darfst bis zu { $n } Gäste kostenlos aus der Warteschlange nehmen; vor jedem weiteren wird sie aufgefüllt.
    }
    .short =
        { $n ->
            [one] { $n } Gast gratis
           *[other] { $n } Gäste gratis
        }
step-complete_order =
    { $n ->
        [one] Vervollständige die Bestellung eines Gastes in deinem Café mit Speisen und Getränken aus dem Vorrat.
       *[other] Vervollständige die Bestellungen von bis zu { $n } Gästen in deinem Café mit Speisen und Getränken aus dem Vorrat.
    }
    .short =
        { $n ->
            [one] { $n } Bestellung erfüllen
           *[other] { $n } Bestellungen erfüllen
        }
step-extra_action = Wähle ein Aktionsfeld mit mindestens einem Würfel und führe seine Aktion aus; der Würfel bleibt liegen, die Aktion kann nicht verstärkt werden, und Personal, das auf einen Würfel wartet, wirkt nicht.
    .short = Aktion ohne Würfel
step-extra_turn = Du machst noch einen Zug und lässt dabei den Würfel liegen.
    .short = Extrazug, Würfel bleibt
step-vp_per_staff = Du erhältst { victory-points } für jede Personalkarte, die du eingestellt hast.
    .short = { points } je Personalkarte

step-spend_item =
    { $item ->
        [strudel] Gib { items-strudel } aus deiner Küche ab.
        [cake] Gib { items-cake } aus deiner Küche ab.
        [wine] Gib { items-wine } aus deiner Küche ab.
        [coffee] Gib { items-coffee } aus deiner Küche ab.
       *[champagne] Gib { items-champagne } aus deiner Küche ab.
    }
    .short =
        { $item ->
            [strudel] { items-strudel } abgeben
            [cake] { items-cake } abgeben
            [wine] { items-wine } abgeben
            [coffee] { items-coffee } abgeben
           *[champagne] { items-champagne } abgeben
        }
step-spend_krones = Zahle { krones }.
    .short = { krones } zahlen
step-go_back = Geh { steps } auf der Kaiserleiste zurück.
    .short = Kaiser −{ $n }
step-exchange =
    { $optional ->
        [yes]
            { $n ->
                [one] Du darfst { $n } Speise oder Getränk in deiner Küche gegen eine andere Sorte tauschen.
               *[other] Du darfst bis zu { $n } Speisen und Getränke in deiner Küche tauschen, jedes gegen eine andere Sorte.
            }
       *[no]
            { $n ->
                [one] Tausche { $n } Speise oder Getränk in deiner Küche gegen eine andere Sorte.
               *[other] Tausche { $n } Speisen und Getränke in deiner Küche, jedes gegen eine andere Sorte.
            }
    }
    .short =
        { $optional ->
            [yes]
                { $n ->
                    [one] darfst { $n } Ware tauschen
                   *[other] bis { $n } Waren tauschen
                }
           *[no]
                { $n ->
                    [one] { $n } Ware tauschen
                   *[other] { $n } Waren tauschen
                }
        }
step-take_served =
    { $n ->
        [one] Du darfst { $n } Gast kostenlos aus der Warteschlange nehmen; die ganze Bestellung wird aus dem Vorrat serviert.
       *[other] Du darfst bis zu { $n } Gäste kostenlos aus der Warteschlange nehmen; ihre ganzen Bestellungen werden aus dem Vorrat serviert.
    }
    .short =
        { $n ->
            [one] { $n } Gast gratis, schon bedient
           *[other] { $n } Gäste gratis, schon bedient
        }
step-vp_per_objective = Du erhältst { victory-points } für jede Politikkarte, die du eingelöst hast.
    .short = { points } je Politikkarte

## What a card waits for. `$n` is the least that counts; `$whose` says whether only some colours do.

trigger-staff =
    { $tile ->
        [yes] Nachdem du eine Personalkarte eingestellt hast
       *[no] Nachdem du eine weitere Personalkarte eingestellt hast
    }
    .short = neues Personal
trigger-occupied =
    { $whose ->
        [some] Nachdem du ein { LIST($colours, type: "or", form: "neuter") } Zimmer belegt hast
       *[all] Nachdem du ein Zimmer belegt hast
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or", form: "neuter") } Zimmer belegt
           *[all] Zimmer belegt
        }
trigger-group =
    { $whose ->
        [some] Nachdem du eine { LIST($colours, type: "or", form: "feminine") } Gruppe mit { $n } oder mehr Zimmern gefüllt hast
       *[all] Nachdem du eine Gruppe mit { $n } oder mehr Zimmern gefüllt hast
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or", form: "feminine") } Gruppe ab { $n } voll
           *[all] Gruppe ab { $n } voll
        }
trigger-objective = Nachdem du eine Politikkarte eingelöst hast
    .short = Politikkarte eingelöst
trigger-order =
    { $whose ->
        [some] Nachdem ein { LIST($colours, type: "or", form: "masculine") } Gast eingezogen ist, der { $n } oder mehr Speisen und Getränke bestellt hat
       *[all] Nachdem ein Gast eingezogen ist, der { $n } oder mehr Speisen und Getränke bestellt hat
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or", form: "masculine") } Gast mit { $n }+ Waren
           *[all] Gast mit { $n }+ Waren
        }
trigger-krones =
    { $n ->
        [one] Nachdem du Kronen erhalten hast
       *[other] Nachdem du { $n } oder mehr Kronen auf einmal erhalten hast
    }
    .short = { $n }+ Kronen auf einmal
trigger-emperor =
    { $n ->
        [one] Nachdem du auf der Kaiserleiste vorgerückt bist
       *[other] Nachdem du { $n } oder mehr Schritte auf einmal auf der Kaiserleiste vorgerückt bist
    }
    .short = { $n }+ Kaiserschritte auf einmal
trigger-dishes = Nachdem du { $n } oder mehr Speisen auf einmal erhalten hast
    .short = { $n }+ Speisen auf einmal
trigger-drinks = Nachdem du { $n } oder mehr Getränke auf einmal erhalten hast
    .short = { $n }+ Getränke auf einmal

trigger-told =
    { $timing ->
        [flip] { $when }, einmal pro Partie:
        [round] { $when }, einmal pro Runde:
       *[permanent] { $when }, jedes Mal:
    }

## Powers: what permanent staff change. `$big_order` is a number of the board.

power-check_in_krones = { guest-moves-in }, erhältst du { krones }.
    .short = { guest-moves-in.short }: { krones }
power-check_in_emperor = { guest-moves-in }, rückst du { steps } auf der Kaiserleiste vor.
    .short = { guest-moves-in.short }: Kaiser +{ $n }
power-check_in_vp = { guest-moves-in }, erhältst du { victory-points }.
    .short = { guest-moves-in.short }: { vp }
power-big_order_vp = Immer wenn bei dir ein Gast ein Zimmer bezieht, der { $big_order } oder mehr Speisen und Getränke bestellt hat, erhältst du { more-victory-points }.
    .short = Gast ab { $big_order } Waren zieht ein: { vp }
power-room_free =
    { $whose ->
        [some] Es kostet dich nichts, { LIST($colours, form: "feminine") } Zimmer vorzubereiten.
       *[all] Es kostet dich nichts, Zimmer vorzubereiten.
    }
    .short =
        { $whose ->
            [some] { LIST($colours, form: "feminine") } Zimmer gratis
           *[all] Zimmer gratis
        }
power-die_vp = { die-taken }, erhältst du { victory-points }.
    .short = { die-taken.short }: { vp }
power-die_strength = { die-taken }, ist seine Aktion um { $n } stärker.
    .short = { die-taken.short }: Stärke +{ $n }
power-six_free = Eine 6 zu nehmen kostet dich nichts.
    .short = Sechser kosten nichts
power-both_tracks = { die-taken }, erhältst du Kronen und rückst auf der Kaiserleiste vor, beides mit voller Stärke.
    .short = { die-taken.short }: Kronen und Kaiser voll
power-side_prepare =
    { $n ->
        [one] { die-taken }, darfst du vor oder nach der Aktion außerdem { $n } Zimmer zum vollen Preis vorbereiten.
       *[other] { die-taken }, darfst du vor oder nach der Aktion außerdem bis zu { $n } Zimmer zum vollen Preis vorbereiten.
    }
    .short = { die-taken.short }: dazu { $n } Zimmer vorbereiten
power-side_hire =
    { $n ->
        [one] { die-taken }, darfst du vor oder nach der Aktion außerdem { $n } Karte aus deiner Hand zum vollen Preis einstellen.
       *[other] { die-taken }, darfst du vor oder nach der Aktion außerdem bis zu { $n } Karten aus deiner Hand zum vollen Preis einstellen.
    }
    .short = { die-taken.short }: dazu { $n } einstellen
power-side_emperor = { die-taken }, darfst du vor oder nach der Aktion außerdem { steps } auf der Kaiserleiste vorrücken.
    .short = { die-taken.short }: dazu Kaiser +{ $n }
power-occupy_krones = Immer wenn du ein Zimmer belegst, egal wie, erhältst du { krones }.
    .short = Zimmer belegt: { krones }
power-serve_free = Speisen und Getränke aus deiner Küche zu servieren kostet dich nichts.
    .short = Servieren kostet nichts
power-guest_free = Gäste aus der Warteschlange kosten dich nichts.
    .short = Gäste kosten nichts
power-waive_penalty = Du darfst { krones } zahlen, um eine Strafe des Kaisers zu ignorieren.
    .short = für { krones } keine Strafe
power-immune = Die Strafen des Kaisers treffen dich nicht.
    .short = keine Strafen des Kaisers
power-emperor_reward_vp = Immer wenn du eine Belohnung des Kaisers bekommst, erhältst du { more-victory-points }.
    .short = Kaiserbelohnung: +{ $n } SP

## Scores: what end-of-game staff count.

score-occupied_colour =
    { $colour ->
        [blue] { counted } jedes belegte blaue Zimmer{ at-most }.
        [red] { counted } jedes belegte rote Zimmer{ at-most }.
       *[yellow] { counted } jedes belegte gelbe Zimmer{ at-most }.
    }
    .short =
        { $colour ->
            [blue] { counted.short } blaues Zimmer{ at-most }
            [red] { counted.short } rotes Zimmer{ at-most }
           *[yellow] { counted.short } gelbes Zimmer{ at-most }
        }
score-occupied = { counted } jedes belegte Zimmer in deinem Hotel{ at-most }.
    .short = { counted.short } belegtes Zimmer{ at-most }
score-tiles = { counted } jedes Zimmer in deinem Hotel, frei oder belegt{ at-most }.
    .short = { counted.short } Zimmer im Hotel{ at-most }
score-staff = { counted } jede Personalkarte, die du eingestellt hast, diese eingeschlossen{ at-most }.
    .short = { counted.short } Personalkarte{ at-most }
score-groups = { counted } jede ganz belegte Zimmergruppe{ at-most }.
    .short = { counted.short } volle Gruppe{ at-most }
score-objectives = { counted } jede Politikkarte, die du eingelöst hast{ at-most }.
    .short = { counted.short } Politikkarte{ at-most }
score-emperor = { counted } jedes Feld, das du auf der Kaiserleiste erreicht hast{ at-most }.
    .short = { counted.short } Kaiserfeld{ at-most }
score-floors = { counted } jede ganz belegte Etage{ at-most }.
    .short = { counted.short } volle Etage{ at-most }
score-columns = { counted } jede ganz belegte Spalte{ at-most }.
    .short = { counted.short } volle Spalte{ at-most }
score-colour_sets = { counted } jeden Satz aus einem blauen, einem roten und einem gelben belegten Zimmer{ at-most }.
    .short = { counted.short } Zimmer-Satz in 3 Farben{ at-most }

score-copy = Wähle eine Personalkarte mit Schlusswertung, die jemand anderer eingestellt hat, und werte sie, als wäre sie deine.
    .short = wertet eine fremde Schlusskarte

## Needs: what objectives ask for.

need-krones = { krones } in der Börse.
    .short = { krones }
need-tiles = Mindestens { $n } Zimmer in deinem Hotel, frei oder belegt.
    .short = { $n } Zimmer im Hotel
need-staff = Mindestens { staff-cards } eingestellt.
    .short = { $n }× Personal
need-emperor = Auf der Kaiserleiste mindestens { $n } Schritte weit.
    .short = Kaiserleiste: { $n } Schritte
need-floors =
    { $n ->
        [one] Mindestens { $n } Etage ganz belegt.
       *[other] Mindestens { $n } Etagen ganz belegt.
    }
    .short =
        { $n ->
            [one] { $n } volle Etage
           *[other] { $n } volle Etagen
        }
need-columns =
    { $n ->
        [one] Mindestens { $n } Spalte ganz belegt.
       *[other] Mindestens { $n } Spalten ganz belegt.
    }
    .short =
        { $n ->
            [one] { $n } volle Spalte
           *[other] { $n } volle Spalten
        }
need-groups =
    { $n ->
        [one] Mindestens { $n } Zimmergruppe ganz belegt.
       *[other] Mindestens { $n } Zimmergruppen ganz belegt.
    }
    .short =
        { $n ->
            [one] { $n } volle Gruppe
           *[other] { $n } volle Gruppen
        }
need-whole_colours =
    { $n ->
        [one] Alle Zimmer einer Farbe belegt.
       *[other] Alle Zimmer von { $n } Farben belegt.
    }
    .short =
        { $n ->
            [one] alles von 1 Farbe
           *[other] alles von { $n } Farben
        }
need-kitchen = Von jeder Speise und jedem Getränk mindestens { $n } in deiner Küche.
    .short = { $n } von jeder Ware
need-top_floor = Mindestens { $n } Zimmer der obersten Etage belegt.
    .short = { $n } in der obersten Etage
need-orders =
    { $n ->
        [one] { $n } Gast einquartiert, der { $items } oder mehr Speisen und Getränke bestellt hat.
       *[other] { $n } Gäste einquartiert, die { $items } oder mehr Speisen und Getränke bestellt haben.
    }
    .short =
        { $n ->
            [one] { $n } Gast mit { $items }+ Waren
           *[other] { $n } Gäste mit { $items }+ Waren
        }

need-colours = Mindestens { LIST($rooms) } Zimmer belegt.
    .short = { LIST($rooms) } belegt

## Penalties of the emperor. `$half` is what becomes of the other half: it strikes whoever cannot bear the first
## ("cannot"), one chooses ("choice"), or there is none.

penalty-lose_krones = Du verlierst { krones }{ other-half }.
    .short = −{ krones }{ other-half.short }
penalty-return_kitchen = Du gibst alle Speisen und Getränke aus deiner Küche zurück{ other-half }.
    .short = Küche leeren{ other-half.short }
penalty-return_kitchen_and_cafe = Du gibst alle Speisen und Getränke aus deiner Küche und von deinen Gästen zurück{ other-half }.
    .short = Küche und Cafétische leeren{ other-half.short }
penalty-return_staff =
    { $n ->
        [one] Du legst { $n } Karte aus deiner Hand unter den Stapel{ other-half }.
       *[other] Du legst { $n } Karten aus deiner Hand unter den Stapel{ other-half }.
    }
    .short = { $n } Personal aus der Hand ab{ other-half.short }
penalty-remove_vacant =
    { $n ->
        [one] Du entfernst { $n } freies Zimmer aus der höchsten Etage, die eines hat{ other-half }.
       *[other] Du entfernst { $n } freie Zimmer, jedes aus der höchsten Etage, die eines hat{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } freies Zimmer{ other-half.short }
           *[other] −{ $n } freie Zimmer{ other-half.short }
        }
penalty-remove_occupied =
    { $n ->
        [1] Du entfernst ein belegtes Zimmer aus der höchsten Etage, die eines hat{ other-half }.
        [2] Du entfernst ein belegtes Zimmer aus der höchsten Etage, die eines hat, und dann eines aus der nächsthöchsten, die eines hat, falls es eine solche gibt{ other-half }.
       *[other] Du entfernst { $n } belegte Zimmer, das erste aus der höchsten Etage, die eines hat, jedes weitere aus der nächsthöchsten, solange es eine solche gibt{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } belegtes Zimmer{ other-half.short }
           *[other] −{ $n } belegte Zimmer{ other-half.short }
        }
penalty-remove_occupied_column =
    { $n ->
        [1] Du entfernst ein belegtes Zimmer aus der höchsten Etage, die eines hat{ other-half }.
        [2] Du entfernst ein belegtes Zimmer aus der höchsten Etage, die eines hat, und dann eines darunter in derselben Spalte, falls es eines gibt{ other-half }.
       *[other] Du entfernst { $n } belegte Zimmer, das erste aus der höchsten Etage, die eines hat, jedes weitere unter dem letzten in derselben Spalte, solange es eines gibt{ other-half }.
    }
    .short = −{ $n } belegte in einer Spalte{ other-half.short }
penalty-lose_vp = Du verlierst { victory-points }{ other-half }.
    .short = −{ vp }{ other-half.short }
penalty-lose_vp_per_staff = Du verlierst { victory-points } für jede Personalkarte, die du eingestellt hast{ other-half }.
    .short = −{ vp } je Personalkarte{ other-half.short }
penalty-dismiss_end_staff =
    { $n ->
        [one] Du entlässt { $n } eingestellte Karte mit Schlusswertung{ other-half }.
       *[other] Du entlässt { $n } eingestellte Karten mit Schlusswertung{ other-half }.
    }
    .short =
        { $n ->
            [one] { $n } Schlusskarte entlassen{ other-half.short }
           *[other] { $n } Schlusskarten entlassen{ other-half.short }
        }

penalty-lose_krones_and_item = Du verlierst { krones } und gibst 1 Speise oder Getränk aus deiner Küche zurück{ other-half }.
    .short = −{ krones } und 1 Ware{ other-half.short }
penalty-lose_krones_and_kitchen = Du verlierst all deine Kronen und gibst alles aus deiner Küche zurück{ other-half }.
    .short = alle Kronen weg, Küche leeren{ other-half.short }

## A staff card in few words, with when it works.

staff-once-short = einmalig: { $does }
staff-round-short =
    { $when ->
        [none] jede Runde: { $does }
       *[other] jede Runde, { $when }: { $does }
    }
staff-permanent-short = { $does }

staff-end-short = Ende: { $does }
staff-flip-short = 1× pro Partie, { $when }: { $does }

## Instruction cards of the automaton. `$automaton` is its id; `$level` that from which it counts.

instruction-guest =
    { $level ->
        [medium] Auf den Stufen Mittel und Schwer nimmt { automaton-name } den { guest-to-take }.
        [hard] Auf der Stufe Schwer nimmt { automaton-name } den { guest-to-take }.
       *[easy] { automaton-name } nimmt den { guest-to-take }.
    }
instruction-guest-also =
    { $level ->
        [medium] Auf den Stufen Mittel und Schwer nimmt { automaton-name.pronoun } auch den { guest-to-take }.
        [hard] Auf der Stufe Schwer nimmt { automaton-name.pronoun } auch den { guest-to-take }.
       *[easy] { automaton-name.Pronoun } nimmt auch den { guest-to-take }.
    }
instruction-guest-none = { automaton-name } nimmt keinen Gast.
instruction-die-faces =
    { $n ->
        [one] { automaton-name.Pronoun } nimmt einen Würfel mit { LIST($faces, type: "or") }.
       *[other] { automaton-name.Pronoun } nimmt einen Würfel mit { LIST($faces, type: "or") }, von dem Feld mit mehr Würfeln.
    }
instruction-die-any = { automaton-name.Pronoun } nimmt einen Würfel von dem Feld mit den meisten Würfeln.
instruction-die-coloured = { automaton-name.Pronoun } nimmt den farbigen Würfel des besten Prominenten, oder, wenn keiner da ist, einen Würfel von dem Feld mit den meisten Würfeln.
instruction-extra =
    { $level ->
        [medium] Auf den Stufen Mittel und Schwer { $does }.
        [hard] Auf der Stufe Schwer { $does }.
       *[easy] { $does }.
    }
extra-emperor =
    { $level ->
        [easy] { automaton-name.Pronoun } rückt { steps } auf der Kaiserleiste vor
       *[other] rückt { automaton-name.pronoun } { steps } auf der Kaiserleiste vor
    }
extra-objective =
    { $letter ->
        [any]
            { $level ->
                [easy] { automaton-name.Pronoun } kommt der Politikkarte, von der { automaton-name.pronoun } am weitesten entfernt ist, einen Schritt näher
               *[other] kommt { automaton-name.pronoun } der Politikkarte, von der { automaton-name.pronoun } am weitesten entfernt ist, einen Schritt näher
            }
       *[other]
            { $level ->
                [easy] { automaton-name.Pronoun } kommt der Politikkarte { $letter } einen Schritt näher
               *[other] kommt { automaton-name.pronoun } der Politikkarte { $letter } einen Schritt näher
            }
    }
extra-staff =
    { $level ->
        [easy] { automaton-name.Pronoun } deckt { staff-cards } { automaton-name.possessive-genitive } privaten Stapels auf
       *[other] deckt { automaton-name.pronoun } { staff-cards } { automaton-name.possessive-genitive } privaten Stapels auf
    }
extra-dancer =
    { $level ->
        [easy] In Partien mit Bällen schickt { automaton-name.pronoun } einen Tänzer { ball-told }
       *[other] schickt { automaton-name.pronoun } in Partien mit Bällen einen Tänzer { ball-told }
    }
instruction-hand =
    { $hand ->
        [left] Bei Gleichstand nimmt { automaton-name.pronoun } das Erste von rechts.
       *[right] Bei Gleichstand nimmt { automaton-name.pronoun } das Erste von links.
    }

ball-told =
    { $ball ->
        [after_next] zum übernächsten Ball
       *[next] zum nächsten Ball
    }
guest-to-take =
    { $colour ->
        [blue] blauen Gast { worth-most }
        [red] roten Gast { worth-most }
        [yellow] gelben Gast { worth-most }
        [green] grünen Gast { worth-most }
       *[any] Gast gleich welcher Farbe { worth-most }
    }
worth-most =
    { $ball ->
        [none] mit den meisten Siegpunkten
       *[other] mit den meisten Siegpunkten; in Partien mit Bällen geht dieser Gast { ball-told }, nicht in ein Zimmer
    }

## Whole cards.

card-title-staff = Personal { $number }: { $name }
card-title-guest = Gast { $number }: { $name }
card-title-objective =
    { $name ->
        [none] Politikkarte { $number }
       *[other] Politikkarte { $number }: { $name }
    }
card-title-instruction = Anweisung { $number }
card-title-tile = Kaiserplättchen { $tile }
card-title-hotel =
    { $side ->
        [night] Hotel, Nachtseite
       *[day] Hotel { $letter }, Tagseite
    }

card-number = Nr. { $number }
card-guest-house =
    { $colour ->
        [blue] Bezieht ein blaues Zimmer.
        [red] Bezieht ein rotes Zimmer.
        [yellow] Bezieht ein gelbes Zimmer.
       *[other] Bezieht ein Zimmer beliebiger Farbe.
    }

card-orders = Bestellt { LIST($items) }.
card-worth = Bringt { victory-points }.
card-reward = Belohnung
card-no-reward = Außer den Siegpunkten gibt es keine Belohnung.
card-cost = Kostet { krones }.
card-objective = Politikkarte { $letter }
card-objective-pays =
    { $n ->
        [one] Der erste Platz bringt { LIST($points) } Siegpunkte.
       *[other] Der { LIST($ranks) } Platz bringen { LIST($points) } Siegpunkte.
    }
rank-1 = erste
rank-2 = zweite
rank-3 = dritte
rank-4 = vierte
card-tile = Kaiserplättchen { $letter }
card-tile-when = Der Kaiser kommt nach Runde { $round }: Alle werten ihr Feld und gehen { $back } zurück.
card-tile-reward = Ab Feld { $space }: Belohnung
card-tile-penalty = Feld 0: Strafe
card-tile-rewards = Belohnung: { $does }
card-tile-punishes = Strafe: { $does }
card-hotel-groups =
    { $n ->
        [one] Die { $rooms } Zimmer bilden { $n } Gruppe: { LIST($sizes) }.
       *[other] Die { $rooms } Zimmer bilden { $n } Gruppen: { LIST($sizes) }.
    }
card-hotel-size =
    { $size ->
        [one] { $n } zu { $size } Zimmer
       *[other] { $n } zu { $size } Zimmern
    }
card-hotel-signs = Zimmer einer Gruppe haben denselben Buchstaben; eine Zahl mit Plus ist, was es bringt, dort ein Zimmer zu legen.
card-hotel-room =
    { $colour ->
        [blue] blau { $group }{ card-hotel-badge }
        [red] rot { $group }{ card-hotel-badge }
       *[yellow] gelb { $group }{ card-hotel-badge }
    }
card-hotel-badge =
    { $badge ->
        [0] { "" }
       *[other] { " " }+{ $badge }
    }

card-marked = Nicht alle Werte dieser Karte sind bestätigt.
card-ours = Auf der Karte gedruckt, die wir nicht haben; deshalb Hauswerte: { LIST($fields) }. Ein eigenes Paket kann sagen, was gedruckt ist.
card-ruling = Regelentscheid { $number }: { $text }

## What is printed on a card, as a list of facts: what it is, and its value.

fact-cost = Kosten
    .value = { krones }
fact-works = Wirkung
    .value =
        { $timing ->
            [once] einmal, beim Einstellen
            [round] einmal pro Runde, in deinem Zug
            [permanent] von da an
            [flip] einmal in der Partie, wenn ihr Moment kommt
           *[end] am Ende der Partie
        }
fact-introductory = Einstiegssatz
    .value = { $letter }
fact-colour = Farbe
    .value =
        { $colour ->
            [blue] { colour-blue }
            [red] { colour-red }
            [yellow] { colour-yellow }
           *[green] { colour-green }
        }
fact-order = Bestellung
    .value = { LIST($items) }
fact-vp = Siegpunkte
    .value = { $n }
fact-module = Modul
    .value = { $module }
fact-letter = Buchstabe
    .value = { $letter }
fact-comes = kommt
    .value = nach Runde { $round }
fact-automaton = Automa
    .value = { automaton-name }
fact-hand = Hand
    .value =
        { $hand ->
            [left] zeigt nach links
           *[right] zeigt nach rechts
        }
fact-floor = Etage { $floor }
    .value = { LIST($rooms, type: "unit") }

## Where values come from.

field-number = Nummer
field-id = Name
field-name =
    { $language ->
        [en] englischer Name
        [de] deutscher Name
        [uk] ukrainischer Name
        [ru] russischer Name
        [it] italienischer Name
        [zh] chinesischer Name
       *[other] Name ({ $language })
    }
field-also = zweiter Name
field-cost = Kosten
field-timing = Zeitpunkt
field-when = Auslöser
field-effect = Effekt
field-powers = Fähigkeiten
field-score = Wertung
field-colour = Farbe
field-order = Bestellung
field-vp = Siegpunkte
field-reward = Belohnung
field-module = Modul
field-letter = Buchstabe
field-needs = Bedingung
field-automaton = Automa
field-guests = Gäste
field-dice = Würfel
field-extras = Extras
field-hand = Hand
field-penalty = Strafe
field-side = Seite
field-colours = Farben
field-groups = Gruppen
field-badges = Plaketten

source-of-values =
    { $source ->
        [rulebook] { LIST($fields, type: "unit") }: in einer Anleitung gelesen
        [public] { LIST($fields, type: "unit") }: aus öffentlichen Abschriften
        [picture] { LIST($fields, type: "unit") }: von einem Bild des Plans abgelesen
        [unconfirmed] { LIST($fields, type: "unit") }: unbestätigt
        [translated] { LIST($fields, type: "unit") }: von uns übersetzt
       *[house] { LIST($fields, type: "unit") }: ein Hauswert
    }
values-marked =
    { $source ->
        [unconfirmed] Unbestätigt: { LIST($fields) }.
       *[house]
            { $n ->
                [one] Ein Hauswert: { LIST($fields) }.
               *[other] Hauswerte: { LIST($fields) }.
            }
    }

card-unknown = { $card } gibt es im Paket nicht; frag nach einer Nummer wie 75, einem Plättchen wie B2, „night“ oder „day A“.
card-unknown-number = Es gibt keine Karte { $number }; die Nummern gehen von { $low } bis { $high }.
card-several = So heißen mehrere Karten, { LIST($numbers) }: { $card }. Sag die Nummer.

explain-room = Zimmer { $room }
