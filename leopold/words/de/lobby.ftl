### The lobby, a new game, links and taking a seat.

lobby-title = Willkommen im Grand Austria Hotel
lobby-lead = Wien, um 1900. Empfang deine Gäste, bewirte sie, richte ihre Zimmer her, stell gutes Personal ein, und lass den Kaiser nicht warten.
lobby-book = Das Buch: Regeln, Symbole und alle Karten
lobby-companion = Du hast das Spiel im Regal? Der Begleiter an deinem Tisch
lobby-now = Gleich spielen
lobby-now-about =
    { $level ->
        [none] Du und zwei Bots, überarbeitete Ausgabe, Nacht
       *[other] Du und zwei Bots ({ $level }), überarbeitete Ausgabe, Nacht
    }
lobby-solo = Allein gegen { automaton-name }
lobby-solo-about =
    { $level ->
        [none] Das Solospiel
       *[other] Das Solospiel, { $level }
    }
lobby-deal-about = Für alle dieselbe
lobby-evenings-about = Ergebnisse, Treppe, Funde
lobby-trainer = Training
lobby-trainer-about = Rätsel: Finde den besten Zug
lobby-new = Neue Partie
lobby-new-about = Freunde, Bots, ein Bildschirm für alle, Ausgaben und Module
lobby-watch = Den Bots zusehen
lobby-watch-about = Vier Bots spielen, du schaust zu
lobby-join = Zu Freunden setzen
lobby-join-about = Tipp die sechs Buchstaben ein, die man dir gesagt hat, oder füg den Link ein, den du bekommen hast.
lobby-join-field = Code oder Link
lobby-join-go = Mitspielen
lobby-join-wrong = Das ist weder Code noch Link eines Tisches. Ein Code hat sechs Buchstaben; ein Link endet mit einem Tisch und einem Token, zum Beispiel #/sit/…/….
lobby-record = Gespeicherte Partie öffnen
lobby-record-about = Eine .leopold-Datei
lobby-record-choose = Datei wählen
lobby-mine = Meine Partien
lobby-mine-none = Noch keine. Hier stehen die Partien, die du in diesem Browser spielst.
lobby-mine-silent = Sie liegen beim Server und kommen mit ihm zurück.
lobby-mine-going = Im Gange
lobby-mine-over = Beendet
lobby-mine-more = Frühere Partien
lobby-mine-open = Partie öffnen: { LIST($names) }
lobby-mine-turn = Du bist am Zug
lobby-mine-round =
    { $round ->
        [0] Spielaufbau
       *[other] Runde { $round }
    }
lobby-mine-remove = Die Partie mit { LIST($names) } löschen
lobby-mine-remove-sure = Diese Partie endgültig löschen? Spielen andere noch, gehst nur du: Ein Bot übernimmt deinen Platz, und dein Name wird gelöscht.
lobby-mine-remove-yes = Ja, löschen
lobby-compiling =
    Du kannst sofort spielen. { LIST($levels) } werden auf diesem Rechner noch vorbereitet, einmalig und ein paar Minuten lang: { $done } von { $total } Teilen, bisher { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }. Alle anderen sind bereit.
lobby-compiling-failed = { LIST($levels) } lassen sich auf diesem Rechner nicht vorbereiten; das Protokoll des Servers sagt, warum. Alles andere ist spielbar, ein wenig langsamer.
lobby-silent = Der Server antwortet nicht; vielleicht ist er aus oder startet noch. Diese Seite braucht ihn für jeden Tisch, für Bots und Tipps und für deine Partien und Abende, die alle dort liegen. Er wird laufend neu gefragt.
lobby-foot = Leopold { $version }. Das Brettspiel ist von Virginio Gigli und Simone Luciani; Zeichnungen und Worte hier sind unsere eigenen.

new-title = Neue Partie
new-seats = Wer spielt?
new-seat = Platz { $n }
new-seat-kind = Wer hier sitzt
new-seat-me = Ich
new-seat-here = Jemand an diesem Bildschirm
new-seat-friend = Jemand, per Link
new-seat-bot = Ein Bot
new-seat-none = Niemand
new-seat-name = Name
new-seat-level = Stufe
new-more = Mehr
new-go = Tisch decken
new-laying = Der Tisch wird gedeckt …
new-nobody = Irgendwer muss am Tisch sitzen: Wähle mindestens einen Platz.

links-title = Links für deine Freunde
links-about = Sag deinen Freunden den Code oder schick jedem einen Link: Wer ihn zuerst öffnet, sitzt dort. Das Menü zeigt beides noch einmal.
links-anew = Neuer Link für { $name }
links-anew-about = Der alte Link gilt dann nicht mehr, und wer jetzt dort sitzt, muss den neuen öffnen: für einen verlorenen Link oder ein anderes Gerät.
links-remove = { $name } entfernen
links-remove-sure = { $name } vom Tisch entfernen? Ein Bot spielt weiter, und der alte Link öffnet nichts mehr.
links-remove-yes = Ja, entfernen
links-lock = Den Tisch schließen
links-lock-about = Niemand Neues setzt sich oder sieht zu, mit Link oder Code. Wer da ist, bleibt.
links-local = Dieser Tisch ist nur auf diesem Computer zu erreichen, die Links führen also nirgendwohin. Damit sich Freunde in deinem Netz setzen können, starte mit: { $command }
links-lost = { $name } ist noch nicht da, und dieser Browser hat den Link nicht behalten.
links-seat = Platz { $seat }: { $name }
links-watch = Nur zum Zuschauen
links-go = Zum Tisch

saved-title = Wer spielt diese Partie weiter?
saved-about =
    { $round ->
        [0] Sie ist nicht zu Ende: Gespeichert wurde sie beim Spielaufbau.
       *[other] Sie ist nicht zu Ende: Gespeichert wurde sie in Runde { $round }.
    } Wähle, wer wo sitzt; Hände bleiben verborgen, außer für die, die dort sitzen.
saved-go = Weiter

sit-title = Nimm Platz
sit-about = Du bist zu einer Partie eingeladen.
sit-name = Dein Name
sit-go = Hinsetzen
