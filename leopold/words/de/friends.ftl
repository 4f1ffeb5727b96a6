### Friends: codes, what the host chooses, being called, asking, clocks, saying something without words.

code-title = Code
code-about = Freunde, die Leopold offen haben, tippen diese sechs Buchstaben in der Lobby ein; wo ein QR-Code gezeigt wird, findet eine Kamera von selbst hin. Der Code gilt, bis alle sitzen.
code-letters = Der Code { $code }
code-picture = Ein Bild mit der Adresse { $link }, für eine Kamera
code-of-table = Jemand hat dich an einen Tisch eingeladen.
code-seat = Dein Platz
code-seat-unnamed = Platz { $n }
code-seat-named = Platz { $n }: { $name }

network-open = Fürs lokale Netz öffnen
network-open-about = Dieser Tisch ist nur auf diesem Computer zu erreichen. Freunde im selben Netz, per Kabel oder WLAN, kannst du hereinlassen, bis du ihn wieder schließt oder Leopold endet.
network-opened = Im lokalen Netz offen unter { $address }. Wer darin ist, erreicht Leopold.
network-close = Wieder schließen

strangers = Wer die Adresse dieses Tisches hat, darf zuschauen
strangers-about = Man sieht keine Hände und bewegt nichts.
strangers-address = Adresse des Tisches

house-title = Regeln des Hauses
house-hints = Man darf um Tipps bitten
house-undo = Zurücknehmen
house-undo-free = nach Belieben
house-undo-consent = wenn die anderen zustimmen
house-clock = Zeit
house-clock-none = so viel man mag
house-clock-turn = Minuten pro Zug
house-clock-game = Minuten pro Partie
house-clock-move = Tage pro Zug
house-time = Wie viele
house-time_up = Wenn sie um ist
house-time_up-bot = spielt ein Bot weiter
house-time_up-call = dürfen die anderen einen Bot rufen
house-open_hands = Hände liegen an diesem Bildschirm offen
house-emotes = Zurufe sind willkommen
house-only-friends = Nur wenn jemand per Link mitspielt

undo-asks =
    { $steps ->
        [one] { $name } möchte einen Schritt zurücknehmen.
       *[other] { $name } möchte { $steps } Schritte zurücknehmen.
    }
undo-agree = Ist recht
undo-decline = Lieber nicht
undo-waits =
    { $steps ->
        [one] Du möchtest einen Schritt zurücknehmen. Noch ohne Antwort: { LIST($names) }.
       *[other] Du möchtest { $steps } Schritte zurücknehmen. Noch ohne Antwort: { LIST($names) }.
    }
undo-ask-about = Zuerst werden die anderen gefragt.

clock-left = { $name }: { $time }
clock-label = Restzeit für { $name }: { $time }
clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
clock-late = Die Zeit von { $name } ist um.

emotes-title = Etwas zurufen
emote-said = { $name }: { $words }
emote-greetings = Guten Abend!
emote-bravo = Bravo!
emote-ouch = Autsch!
emote-thinking = Lass mich überlegen.
emote-hurry = Der Kaffee wird kalt.
emote-thanks = Danke für die Partie.

call-title = Wenn ich am Zug bin
call-sound = Eine Glocke läuten
call-notify = Benachrichtigen, wenn die Seite im Hintergrund ist
call-push = Rufen, auch wenn die Seite geschlossen ist
call-push-failed = Das ging nicht: { $reason }
call-push-browser = dieser Browser erlaubt es nicht.
call-vibrate = Das Gerät brummen lassen
call-denied = Dieser Browser lässt Leopold nicht benachrichtigen. In seinen Einstellungen für diese Seite lässt sich das ändern.
call-turn = Du bist am Zug
call-turn-at = Am Tisch mit { LIST($names) }
call-badge = ({ $n }) { $title }
