### What is asked, what can be answered, and what is still to come.

ask-draft = Behalte eine dieser Karten; die anderen wandern nach links weiter.
ask-first_guest = Wähle deinen ersten Gast, er kostet nichts.
ask-first_rooms =
    { $begun ->
        [yes]
            { $optional ->
                [yes]
                    { $rooms ->
                        [one] Du darfst noch { $rooms } Zimmer vorbereiten.
                       *[other] Du darfst noch bis zu { $rooms } Zimmer vorbereiten.
                    }
               *[other] Bereite noch { $rooms } Zimmer vor.
            }
       *[other]
            { $optional ->
                [yes]
                    { $rooms ->
                        [one] Du darfst { $rooms } Zimmer vorbereiten, unten links beginnend.
                       *[other] Du darfst bis zu { $rooms } Zimmer vorbereiten, unten links beginnend.
                    }
               *[other] Bereite { $rooms } Zimmer vor, unten links beginnend.
            }
    }
ask-turn =
    { $die_taken ->
        [yes]
            { $extra ->
                [yes] Dein Extrazug: serviere, gib Zimmer, löse Politikkarten ein, setze Personal ein, oder beende ihn.
               *[other] Dein Zug: serviere, gib Zimmer, löse Politikkarten ein, setze Personal ein, oder beende ihn.
            }
       *[other]
            { $shifted ->
                [none]
                    { $guest_possible ->
                        [yes]
                            { $extra ->
                                [yes] Dein Extrazug: Nimm, wenn du magst, einen Gast, dann einen Würfel.
                               *[other]
                                    { $acted ->
                                        [yes] Dein Zug: Nimm, wenn du magst, einen Gast, dann { die-or-key }.
                                       *[other] Dein Zug: Nimm, wenn du magst, einen Gast, dann { die-or-key }, oder passe.
                                    }
                            }
                       *[other]
                            { $acted ->
                                [yes] Dein Zug: Nimm { die-or-key }.
                               *[other] Dein Zug: Nimm { die-or-key }, oder passe.
                            }
                    }
               *[other] Dein Zug: Nimm einen Würfel von Feld { $shifted }, auf das du einen verschoben hast.
            }
    }
die-or-key =
    { $key ->
        [yes] einen Würfel oder den Schlüssel
       *[other] einen Würfel
    }
ask-beside_die =
    { $main ->
        [0] Zusätzlich zum Würfel darfst du noch { LIST($sides) }.
       *[other] Vor oder nach der Aktion des Würfels darfst du noch { LIST($sides) }.
    }
ask-split =
    { $action ->
        [1]
            { $champagne ->
                [yes] Teile { $strength } auf Strudel, Torte und Champagner auf, von jedem höchstens so viel wie vom vorigen.
               *[no] Teile { $strength } auf Strudel und Torte auf, nicht mehr Torten als Strudel.
            }
        [2]
            { $champagne ->
                [yes] Teile { $strength } auf Wein, Kaffee und Champagner auf, von jedem höchstens so viel wie vom vorigen.
               *[no] Teile { $strength } auf Wein und Kaffee auf, nicht mehr Kaffee als Wein.
            }
       *[other]
            { $strength ->
                [one] Nimm einen Schritt auf der Kaiserleiste oder eine Krone.
               *[other] Teile { $strength } auf Schritte auf der Kaiserleiste und Kronen auf.
            }
    }
ask-place_items =
    { $item ->
        [strudel]
            { $amount ->
                [one] Wer bekommt den Strudel?
               *[other] Wer bekommt die { $amount } Strudel?
            }
        [cake]
            { $amount ->
                [one] Wer bekommt die Torte?
               *[other] Wer bekommt die { $amount } Torten?
            }
        [wine]
            { $amount ->
                [one] Wer bekommt den Wein?
               *[other] Wer bekommt die { $amount } Wein?
            }
        [coffee]
            { $amount ->
                [one] Wer bekommt den Kaffee?
               *[other] Wer bekommt die { $amount } Kaffee?
            }
       *[other]
            { $amount ->
                [one] Wer bekommt den Champagner?
               *[other] Wer bekommt die { $amount } Champagner?
            }
    }
ask-choose_items =
    { $items ->
        [one] Wähle eine Speise oder ein Getränk.
       *[other] Wähle { $items } Speisen oder Getränke, nacheinander.
    }
ask-prepare =
    Du darfst { $rooms ->
        [one] ein Zimmer
       *[other] bis zu { $rooms } Zimmer
    }{ $floors ->
        [1] { " " }in Etage 1
        [2] { " " }in Etage 1 oder 2
        [3] { " " }in Etage 1, 2 oder 3
       *[other] { "" }
    } { $free ->
        [yes] kostenlos
       *[other]
            { $discount ->
                [0] zum vollen Preis
                [one] für je { $discount } Krone weniger
               *[other] für je { $discount } Kronen weniger
            }
    } vorbereiten{ $occupied ->
        [yes] { " " }und belegen
       *[other] { "" }
    }.
ask-occupy =
    { $rooms ->
        [one] Du darfst ein freies Zimmer { occupy-where }auf belegt drehen.
       *[other] Du darfst bis zu { $rooms } freie Zimmer { occupy-where }auf belegt drehen.
    }
occupy-where =
    { $floors ->
        [1] in Etage 1{ " " }
        [2] in Etage 1 oder 2{ " " }
        [3] in Etage 1, 2 oder 3{ " " }
       *[other] { "" }
    }
ask-hire =
    { $cards ->
        [one] Du darfst eine Karte
       *[other] Du darfst bis zu { $cards } Karten
    } aus deiner Hand { $free ->
        [yes] kostenlos
       *[other]
            { $discount ->
                [0] zum vollen Preis
                [one] für { $discount } Krone weniger
               *[other] für { $discount } Kronen weniger
            }
    } einstellen.
ask-look_and_hire =
    { $must ->
        [yes] Du musst eine dieser { $cards } Karten
       *[other] Du darfst eine dieser { $cards } Karten
    } { $free ->
        [yes] kostenlos
       *[other]
            { $discount ->
                [0] zum vollen Preis
                [one] für { $discount } Krone weniger
               *[other] für { $discount } Kronen weniger
            }
    } einstellen.
ask-return_looked = Lege die Karten nacheinander unter den Stapel.
ask-take_guest =
    { $served ->
        [yes]
            { $guests ->
                [one] Du darfst kostenlos einen Gast aus der Warteschlange nehmen, dessen ganze Bestellung serviert wird.
               *[other] Du darfst kostenlos bis zu { $guests } Gäste aus der Warteschlange nehmen, deren ganze Bestellungen serviert werden.
            }
       *[other]
            { $guests ->
                [one] Du darfst kostenlos einen Gast aus der Warteschlange nehmen.
               *[other] Du darfst kostenlos bis zu { $guests } Gäste aus der Warteschlange nehmen.
            }
    }
ask-complete_order = Wähle den Gast, dessen Bestellung aus dem Vorrat vervollständigt wird.
ask-rewards =
    { FORM($guest, form: "start") } zieht ein: { $parts ->
        [one] Nimm die Belohnung oder lass sie liegen.
       *[other] Nimm die Belohnungen in beliebiger Reihenfolge oder lass sie liegen.
    }
ask-extra_action = Du darfst die Aktion eines Feldes mit Würfeln ausführen, ohne einen zu nehmen.
ask-serve_more =
    { $items ->
        [one] Du darfst für dasselbe Geld noch { $items } Ware servieren.
       *[other] Du darfst für dasselbe Geld noch bis zu { $items } Waren servieren.
    }
ask-waive_penalty =
    { $krones ->
        [one] Zahle { $krones } Krone, um die Strafe zu ignorieren, oder nimm sie hin.
       *[other] Zahle { $krones } Kronen, um die Strafe zu ignorieren, oder nimm sie hin.
    }
ask-penalty_half = Wähle, welche Hälfte der Strafe du hinnimmst.
ask-return_staff =
    { $set_up ->
        [yes] Du behältst { $keep } deiner Karten: Lege noch { $cards } unter den Stapel; die erste liegt zuoberst.
       *[other]
            { $cards ->
                [one] Lege { $cards } Karte aus deiner Hand unter den Stapel.
               *[other] Lege { $cards } Karten aus deiner Hand unter den Stapel.
            }
    }
ask-remove_vacant =
    { $rooms ->
        [one] Gib ein freies Zimmer aus der höchsten Etage zurück, die eines hat.
       *[other] Gib { $rooms } freie Zimmer zurück, jedes aus der höchsten Etage, die eines hat.
    }
ask-remove_occupied =
    { $rooms ->
        [one] Gib ein belegtes Zimmer zurück,
       *[other] Gib { $rooms } belegte Zimmer zurück, nacheinander, jedes
    } aus der höchsten Etage{ $below ->
        [none] { "" }
       *[other] { " " }unter Etage { $below }
    }, die{ $column ->
        [none] { "" }
       *[other] { " " }in Spalte { $column }
    } eines hat.
ask-dismiss =
    { $cards ->
        [one] Entlasse { $cards } eingestellte Karte mit Schlusswertung.
       *[other] Entlasse { $cards } eingestellte Karten mit Schlusswertung.
    }
ask-react =
    { $trigger ->
        [staff] Du hast jemanden eingestellt: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [occupied] Ein Zimmer ist belegt: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [group] Eine Gruppe ist voll: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [objective] Du hast eine Politikkarte eingelöst: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [order] Eine Bestellung ist komplett: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [krones] Du hast Kronen erhalten: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [emperor] Du bist auf der Kaiserleiste vorgerückt: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [dishes] Du hast Speisen erhalten: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [dancer] Ein Tänzer ist am Ball: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [champagne] Du hast Champagner erhalten: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [points] Du hast Punkte bekommen: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [die] Die Aktion des Würfels ist getan: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [line] Eine Spalte oder Etage ist voll: Du darfst eine Karte einsetzen, die darauf gewartet hat.
        [champagne_spent] Du hast Champagner ausgegeben: Du darfst eine Karte einsetzen, die darauf gewartet hat.
       *[drinks] Du hast Getränke erhalten: Du darfst eine Karte einsetzen, die darauf gewartet hat.
    }
ask-exchange =
    { $optional ->
        [yes]
            { $items ->
                [one] Du darfst noch { $items } Speise oder Getränk in deiner Küche gegen eine andere Sorte tauschen.
               *[other] Du darfst bis zu { $items } Speisen und Getränke in deiner Küche tauschen, jedes gegen eine andere Sorte.
            }
       *[other]
            { $items ->
                [one] Tausche noch { $items } Speise oder Getränk in deiner Küche gegen eine andere Sorte.
               *[other] Tausche { $items } Speisen und Getränke in deiner Küche, jedes gegen eine andere Sorte.
            }
    }
ask-return_item =
    { $spent ->
        [yes]
            { $items ->
                [one] Gib { $items } Speise oder Getränk aus deiner Küche ab.
               *[other] Gib { $items } Speisen oder Getränke aus deiner Küche ab.
            }
       *[no]
            { $items ->
                [one] Gib { $items } Ware aus deiner Küche zurück.
               *[other] Gib { $items } Waren aus deiner Küche zurück.
            }
    }

ask-cafe = { $guest }: Wähle ein Zimmer oder etwas aus der Küche.
ask-cafe-room = { $guest }: Wähle ein Zimmer.
ask-kitchen = { $item }: Für wen?
ask-room = Zimmer { $room }: Wer zieht ein?

ask-die = Aktion { $face }: Wie?
ask-wait =
    { $who ->
        [you] Einen Moment …
       *[other] { $name } entscheidet.
    }
ask-preparing =
    { $name } ({ $level }) wird noch vorbereitet: { $done } von { $total } Teilen nach { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
ask-preparing-stand-in = Bis dahin den { $level } spielen lassen
ask-over = Die Partie ist zu Ende.
ask-because = { $cause }: { $question }
ask-absent = { $name } ist noch nicht da.

# Only heard: the name of the line that asks, and what a question comes from before the question itself.
prompt-name = Was gefragt ist
prompt-cause = { $cause }:

cause-set_up = Spielaufbau
cause-reward = Belohnung durch { FORM($guest, form: "accusative") }
cause-emperor_reward = Belohnung des Kaisers
cause-emperor_penalty = Der Kaiser ist ungehalten
cause-die = Würfel { $face }

coming-draft = Personalkarten wählen
coming-first_guest = Der erste Gast
coming-first_rooms = Die ersten Zimmer
coming-turn = Der Rest des Zuges
coming-beside_die =
    { $main ->
        [0] Was Personal zum Würfel dazugibt
        [1] Strudel und Torte
        [2] Wein und Kaffee
        [3] Zimmer vorbereiten
        [4] Kaiserschritte und Kronen
       *[other] Personal einstellen
    }
coming-split =
    { $action ->
        [1]
            { $strength ->
                [one] { $strength } Speise
               *[other] { $strength } Speisen
            }
        [2]
            { $strength ->
                [one] { $strength } Getränk
               *[other] { $strength } Getränke
            }
       *[other]
            { $strength ->
                [one] { $strength } Kaiserschritt oder Krone
               *[other] { $strength } Kaiserschritte oder Kronen
            }
    }
coming-place_items = Erhaltenes verteilen
coming-choose_items =
    { $items ->
        [one] Eine Speise oder ein Getränk wählen
       *[other] { $items } Speisen oder Getränke wählen
    }
coming-prepare =
    { $rooms ->
        [one] Ein Zimmer vorbereiten
       *[other] Bis zu { $rooms } Zimmer vorbereiten
    }
coming-occupy =
    { $rooms ->
        [one] Ein Zimmer belegen
       *[other] Bis zu { $rooms } Zimmer belegen
    }
coming-hire = Personal einstellen
coming-look_and_hire = Personalkarten ansehen
coming-return_looked = Karten kommen unter den Stapel
coming-take_guest =
    { $guests ->
        [one] Einen Gast nehmen
       *[other] Bis zu { $guests } Gäste nehmen
    }
coming-complete_order = Eine Bestellung erfüllen
coming-rewards =
    { $parts ->
        [0] Einzug: { $guest }
        [one] Noch 1 Belohnung durch { FORM($guest, form: "accusative") }
       *[other] Noch { $parts } Belohnungen durch { FORM($guest, form: "accusative") }
    }
coming-extra_action = Eine Aktion ohne Würfel
coming-serve_more =
    { $items ->
        [one] Noch { $items } Ware zu servieren
       *[other] Noch { $items } Waren zu servieren
    }
coming-waive_penalty = Die Strafe des Kaisers
coming-penalty_half = Die Strafe des Kaisers
coming-return_staff =
    { $cards ->
        [one] { $cards } Karte zurücklegen
       *[other] { $cards } Karten zurücklegen
    }
coming-remove_vacant = { $rooms } Zimmer zurückgeben
coming-remove_occupied = { $rooms } Zimmer zurückgeben
coming-dismiss = Personal entlassen
coming-react = Eine Karte, die gewartet hat
coming-exchange = Speisen und Getränke tauschen
coming-return_item = Etwas aus der Küche zurückgeben

coming-main_action =
    { $action ->
        [1] Strudel und Torte
        [2] Wein und Kaffee
        [3] Zimmer vorbereiten
        [4] Kaiserschritte und Kronen
       *[other] Personal einstellen
    }
coming-occupancy_bonus =
    { $colour ->
        [blue] Der Bonus einer vollen blauen Gruppe
        [red] Der Bonus einer vollen roten Gruppe
       *[other] Der Bonus einer vollen gelben Gruppe
    }
coming-emperor_tile = Das Plättchen des Kaisers
coming-next_round = Die nächste Runde
coming-automaton_turn = Der Zug des Automa

act-pass = Passen
act-end = Zug beenden
act-done = Genug
act-done-prepare = Keine Zimmer mehr
act-done-first_rooms = { act-done-prepare }
act-done-occupy = { act-done-prepare }
act-done-hire = Niemanden einstellen
act-done-look_and_hire = { act-done-hire }
act-done-serve_more = Nicht mehr servieren
act-done-take_guest = Niemanden nehmen
act-done-rewards = Den Rest lassen
act-done-react = Für später aufheben
act-done-exchange = Nicht mehr tauschen

act-main = Erst die Aktion des Würfels
act-bonus = Erst der Bonus der vollen Gruppe
act-keep = In die Küche
act-ignore = Zahlen und ignorieren
act-accept = Hinnehmen
act-left = Die linke Hälfte
act-right = Die rechte Hälfte

act-guest = { FORM($guest, form: "accusative") } einladen
act-die =
    { $price ->
        [0] Stärke { $strength }
        [one] Stärke { $strength } für { $price } Krone
       *[other] Stärke { $strength } für { $price } Kronen
    }
act-die-as = { $space }: { act-die }
act-die-lost = Nehmen, die Aktion verfällt
act-take = { LIST($items) }
act-take-emperor =
    { $n ->
        [0] kein Kaiserschritt
        [one] { $n } Kaiserschritt
       *[other] { $n } Kaiserschritte
    }
act-take-krones =
    { $n ->
        [0] keine Kronen
        [one] { $n } Krone
       *[other] { $n } Kronen
    }

act-also-room = Dazu ein Zimmer vorbereiten
act-also-hire = Dazu Personal einstellen
act-also-emperor = Dazu auf der Kaiserleiste vorrücken

act-item = { $item }
act-swap = { $item } gegen { $for }
act-serve = { FORM($guest, form: "dative") } { $item } servieren
act-place = { FORM($guest, form: "dative") } { $item } bringen
act-complete = Bestellung für { FORM($guest, form: "accusative") } vervollständigen

act-claim = Politikkarte { $letter } einlösen

act-check-in = { FORM($guest, form: "dative") } Zimmer { $room } geben

act-room = Zimmer { $room } vorbereiten
act-occupy = Zimmer { $room } belegen
act-remove = Zimmer { $room } zurückgeben
act-use = { FORM($staff, form: "accusative") } einsetzen
act-hire = { FORM($staff, form: "accusative") } einstellen
act-draft = { FORM($staff, form: "accusative") } behalten
act-return = { FORM($staff, form: "accusative") } unter den Stapel legen
act-dismiss = { FORM($staff, form: "accusative") } entlassen
act-act = Aktion { $face } ausführen: { $space }
act-undo = Zurück
act-undo-none = Nichts lässt sich zurücknehmen: Seither ist etwas Neues ans Licht gekommen.
act-undo-turn = Den ganzen Zug zurücknehmen

caution-check_in = In deinem Café könnte noch jemand einziehen. Den Zug trotzdem beenden?
caution-no_guest = Du hast noch keinen Gast genommen, und nach dem Würfel geht es nicht mehr. Den Würfel trotzdem nehmen?
caution-objective = Du könntest noch eine Politikkarte einlösen. Den Zug trotzdem beenden?
caution-staff = Du hast Personal, das du in dieser Runde noch einsetzen könntest. Den Zug trotzdem beenden?
caution-reward = Ein Teil der Belohnung ist noch nicht genommen. Trotzdem liegen lassen?
caution-krones =
    { $n ->
        [one] Deine Börse ist zu voll: { $n } Krone ginge verloren. Trotzdem weiter?
       *[other] Deine Börse ist zu voll: { $n } Kronen gingen verloren. Trotzdem weiter?
    }
caution-yes = Ja, weiter
caution-no = Moment

proposal-place-obvious = { LIST($shares, type: "unit") }
proposal-place-one = { LIST($items) } für { FORM($guest, form: "accusative") }
proposal-place-all = { LIST($items) } für { FORM($guest, form: "accusative") } (Bestellung komplett)
proposal-place-kitchen = { LIST($items) } in die Küche
proposal-rewards-all = Alles nehmen
proposal-serve = { FORM($guest, form: "dative") } servieren: { LIST($items) }

# How answers are written, for those who type. The words in angle brackets stand for what is filled in.

form-pass = `pass`
form-end = `end`
form-done = `done`
form-main = `main`
form-bonus = `bonus`
form-keep = `keep`
form-ignore = `ignore`
form-accept = `accept`
form-left = `left`
form-right = `right`

form-guest = `guest <space>`
form-die = `die <face>`
form-act = `act <face>`
form-take = `take <number> <kind> …`
form-reward = `reward <part>`
form-also = `also <what>`
form-serve = `serve <item> <guest>`
form-place = `place <item> <guest>`
form-item = `item <kind>`
form-swap = `swap <kind> <kind>`
form-complete = `complete <guest>`

form-claim = `claim <letter>`
form-check-in = `check-in <guest> <room>`
form-room = `room <room>`
form-occupy = `occupy <room>`
form-remove = `remove <room>`
form-use = `use <card>`
form-hire = `hire <card>`
form-draft = `draft <card>`
form-return = `return <card>`
form-dismiss = `dismiss <card>`

# What staff let a player do beside a die.

side-room = ein Zimmer vorbereiten
side-hire = Personal einstellen
side-emperor = auf der Kaiserleiste vorrücken
