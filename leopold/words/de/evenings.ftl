### My evenings: finished games, the deal of the day, the ladder against the automaton, achievements.

evenings-title = Meine Abende
evenings-about = Was du in diesem Browser gespielt hast. Es liegt beim Server, nur für diesen Browser.
evenings-none = Noch keine beendete Partie. Nach deiner ersten erzählt diese Seite, wie sie lief.
evenings-games = Partien
evenings-won = Gewonnen
evenings-won-share = { $won } ({ $share } %)
evenings-best = Meiste Punkte
evenings-average = Im Schnitt
evenings-streak = Siege in Folge
evenings-streak-value = { $streak }, höchstens { $longest }
evenings-history = Alle Abende
evenings-place =
    { $place ->
        [1] Gewonnen
       *[other] Platz { $place }
    }
evenings-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
evenings-with = mit { LIST($names) }
evenings-rival = { $name } ({ $points })
evenings-rival-level = { $name } ({ $level }, { $points })
evenings-day = Aufgabe vom { $day }
evenings-open = Zum Tisch
evenings-export = Als Datei speichern
evenings-erase = Alles löschen
evenings-erase-sure =
    { $n ->
        [one] Den einen Abend vergessen, mit Punkten und Erfolgen?
       *[other] Alle { $n } Abende vergessen, mit Punkten und Erfolgen?
    } Das lässt sich nicht zurücknehmen. Die Tische selbst bleiben.
evenings-erase-yes = Ja, löschen
evenings-more = Alle { $n } zeigen

data-title = Was von dir gespeichert ist
data-about = Dieser Server kennt deinen Browser an einem Cookie und an sonst nichts. Er behält deine Partien mit den Namen, die dort eingegeben wurden, deine Abende, und wo er dich rufen darf.
data-erase = Alles von mir löschen
data-erase-sure = Deine Partien, deine Abende und alles andere löschen, was von dir gespeichert ist? Wo andere noch spielen, übernimmt ein Bot deinen Platz, und dein Name wird gelöscht. Das lässt sich nicht zurücknehmen.
data-erase-yes = Ja, alles löschen
data-erased = Von dir ist nichts mehr gespeichert.

deal-title = Aufgabe des Tages
deal-about-two = Heute bekommen alle dieselben Karten. Du spielst gegen einen Bot ({ $level }).
deal-about-solo = Heute bekommen alle dieselben Karten. Du spielst allein gegen { automaton-name } ({ $level }).
deal-play = Die heutige Aufgabe spielen
deal-go-on = Mit der heutigen Aufgabe weiter
deal-again = Noch einmal spielen
deal-again-about = Dein erstes Ergebnis bleibt.
deal-compare = Was Bots an deiner Stelle daraus gemacht haben
deal-you = Du
deal-row = { $points } : { $rivals }
deal-thinking = { $done } von { $total } Bots haben sie bisher gespielt.
deal-better =
    { $n ->
        [0] Alle Bots haben mehr daraus gemacht als du.
        [one] Du hast mehr daraus gemacht als { $n } von { $of } Bots.
       *[other] Du hast mehr daraus gemacht als { $n } von { $of } Bots.
    }

ladder-title = Die Treppe zu { automaton-name }
ladder-about = Gewinn auf einer Stufe oft genug, und die nächste gehört dir.
ladder-step = { $wins } von { $needed } Siegen
ladder-step-done = Erklommen
ladder-best = Meiste Punkte: { $n }
ladder-play = { $level }: { $stands }. Gegen { automaton-name } spielen
ladder-top = Du hast die ganze Treppe erklommen. { automaton-name } verneigt sich.

achievements-title = Was du entdeckt hast
achievements-count = { $reached } von { $total }
achievements-since = seit { $day }
achievements-fresh = Neu: { $name }

end-evening-rung = { automaton-name } ({ $level }): { $wins } von { $needed } Siegen auf dieser Stufe.
end-evening-all = Zu meinen Abenden

achievement-first_evening = Haus eröffnet
achievement-first_evening-about = Spiel eine Partie zu Ende. Das Wertungsblatt zeigt, woher deine Punkte kamen: Schau, welche Zeilen leer sind.
achievement-boost = Gut angelegte Krone
achievement-boost-about = Zahl eine Krone, um einen Würfel zu verstärken. Eine Speise oder ein Zimmer mehr ist oft mehr wert als die Krone.
achievement-patience = Geduld
achievement-patience-about = Passe. Wer passt, wartet auf die anderen: Haben alle gepasst, werden die übrigen Würfel neu geworfen, einer weniger.
achievement-first_hands = Hilfe von Anfang an
achievement-first_hands-about = Stell in der ersten Runde Personal ein. Was immer oder in jeder Runde wirkt, lohnt sich am meisten, wenn es früh kommt.
achievement-first_to_claim = Wer zuerst kommt
achievement-first_to_claim-about = Lös eine Politikkarte vor allen anderen ein. Platz eins bekommt das Dreifache von Platz drei.
achievement-first_win = Das beste Haus am Platz
achievement-first_win-about = Gewinn eine Partie.
achievement-all_colours = Alle sind willkommen
achievement-all_colours-about = Lass Gäste aller { $n } Farben einziehen. Grüne Gäste wohnen überall und helfen, eine Gruppe zu füllen.
achievement-full_tray = Ein volles Tablett
achievement-full_tray-about = Lass einen Gast einziehen, der { $n } Waren bestellt hat. Wer viel bestellt, bringt viel.
achievement-strong_die = Alles auf einmal
achievement-strong_die-about = Nimm einen Würfel mit Stärke { $n } oder mehr. Schau, wo viele Würfel liegen, bevor du einen Gast wählst.
achievement-full_purse = Eine volle Börse
achievement-full_purse-about = Besitze irgendwann { $n } Kronen. Was darüber hinausgeht, ist verloren: Gib sie vorher aus.
achievement-three_at_once = Der Lift ist voll
achievement-three_at_once-about = Lass { $n } Gäste in einem Zug einziehen. Die Belohnung des einen kann die Bestellung des nächsten vervollständigen.
achievement-ten_guests = Zehn Schlüssel
achievement-ten_guests-about = Lass { $n } Gäste in einer Partie einziehen. Bei zwei Zügen pro Runde heißt das fast einen in jedem Zug.
achievement-empty_cafe = Die letzte Tasse ist abgeräumt
achievement-empty_cafe-about = Beende eine Partie mit leerem Café und mindestens acht Gästen in deinen Zimmern. Jeder Gast, der noch wartet, kostet Punkte.
achievement-patient_host = Sie kommen von selbst
achievement-patient_host-about = Lass acht Gäste einziehen, ohne je für einen in der Warteschlange zu zahlen. Wer dort lange genug wartet, kostet nichts.
achievement-large_group = Ein ganzer Flügel
achievement-large_group-about = Füll eine Gruppe von { $n } Zimmern. Die größten Gruppen geben bei Weitem den größten Bonus.
achievement-six_groups = Zimmer für Zimmer
achievement-six_groups-about = Füll { $n } Zimmergruppen in einer Partie. Bereite Zimmer so vor, dass sich eine Gruppe nach der anderen schließt.
achievement-under_the_roof = Unterm Dach
achievement-under_the_roof-about = Lass Gäste in { $n } Zimmern der obersten Etage wohnen. Zimmer dort oben kosten am meisten und sind am Ende am meisten wert.
achievement-whole_floor = Alles belegt
achievement-whole_floor-about = Füll eine ganze Etage. Manche Politikkarten und manches Personal verlangen genau das.
achievement-six_staff = Ein gut geführtes Haus
achievement-six_staff-about = Stell { $n } Personalkarten in einer Partie ein.
achievement-free_hire = Aus Überzeugung
achievement-free_hire-about = Stell jemanden, der { $n } Kronen oder mehr kostet, umsonst ein: Eine starke Fünf macht Personal um ihre Stärke billiger.
achievement-long_sight = Weitblick
achievement-long_sight-about = Hol { $n } Punkte mit der Schlusswertung von Personal. Stell es früh genug ein, um auf das zu spielen, was es zählt.
achievement-spared = Verschont
achievement-spared-about = Werde nie vom Kaiser bestraft. Das trifft, wer nach seinem Besuch auf null steht; ein paar Schritte vor dem Ende der Runden drei, fünf und sieben genügen.
achievement-favourite = Günstling des Kaisers
achievement-favourite-about = Bekomm bei allen { $n } Besuchen die Belohnung des Kaisers.
achievement-to_the_end_of_the_carpet = Bis ans Ende des Teppichs
achievement-to_the_end_of_the_carpet-about = Erreich das letzte Feld der Kaiserleiste. Schritte darüber hinaus sind Punkte.
achievement-all_objectives = Alles, was verlangt war
achievement-all_objectives-about = Lös alle { $n } Politikkarten in einer Partie ein. Lies sie, bevor du dein erstes Zimmer vorbereitest.
achievement-hundred = Hundert
achievement-hundred-about = Hol { $n } Punkte oder mehr.
achievement-two_hundred = Zweihundert
achievement-two_hundred-about = Hol { $n } Punkte oder mehr. Selbst den besten Bots gelingt das selten.
achievement-from_behind = Späte Gäste
achievement-from_behind-about = Gewinn, obwohl du zu Beginn von Runde fünf allein auf dem letzten Platz warst. Am Ende zählen Zimmer, Personal und Politikkarten: Nicht alles zeigt sich auf der Leiste.
achievement-leopold_easy = Leopold nickt
achievement-leopold_easy-about = Gewinn gegen Leopold, leicht. Seine Karten sagen, was er nehmen wird: Lass ihm, was du nicht brauchst.
achievement-leopold_medium = Leopold hebt eine Augenbraue
achievement-leopold_medium-about = Gewinn gegen Leopold, mittel.
achievement-leopold_hard = Leopold zieht den Hut
achievement-leopold_hard-about = Gewinn gegen Leopold, schwer.
