### Amici: codici, ciò che sceglie chi apre il tavolo, essere chiamati, chiedere, orologi, dire qualcosa senza parole.

code-title = Codice
code-about = Gli amici che hanno Leopold aperto scrivono queste sei lettere nella hall; dove c'è un codice QR, una fotocamera trova la strada da sé. Il codice scade quando tutti hanno preso posto.
code-letters = Il codice { $code }
code-picture = Un'immagine con l'indirizzo { $link }, per una fotocamera
code-of-table = Hai un invito a un tavolo.
code-seat = Il tuo posto
code-seat-unnamed = Posto { $n }
code-seat-named = Posto { $n }: { $name }

network-open = Apri alla rete locale
network-open-about = Questo tavolo è aperto solo a questo computer. Gli amici nella stessa rete, via cavo o Wi-Fi, possono entrare finché non la richiudi o Leopold si ferma.
network-opened = Aperto alla rete locale su { $address }. Chi è nella rete può raggiungere Leopold.
network-close = Richiudi

strangers = Chi ha l'indirizzo di questo tavolo può guardare
strangers-about = Non vede le mani e non muove nulla.
strangers-address = Indirizzo del tavolo

house-title = Scelte di chi apre il tavolo
house-hints = Si possono chiedere consigli
house-undo = Annullare
house-undo-free = liberamente
house-undo-consent = se gli altri accettano
house-clock = Tempo
house-clock-none = quanto se ne vuole
house-clock-turn = minuti per turno
house-clock-game = minuti per partita
house-clock-move = giorni per mossa
house-time = Quanti
house-time_up = Quando scade
house-time_up-bot = continua un bot
house-time_up-call = gli altri possono chiamare un bot
house-open_hands = Mani scoperte su questo schermo
house-emotes = Cenni benvenuti
house-only-friends = Solo dove un amico gioca con un link

undo-asks =
    { $steps ->
        [one] { $name } chiede di annullare una mossa.
       *[other] { $name } chiede di annullare { $steps } mosse.
    }
undo-agree = Accetta
undo-decline = Rifiuta
undo-waits =
    { $steps ->
        [one] Hai chiesto di annullare una mossa. Devono ancora rispondere: { LIST($names) }.
       *[other] Hai chiesto di annullare { $steps } mosse. Devono ancora rispondere: { LIST($names) }.
    }
undo-ask-about = Prima si chiede agli altri.

clock-left = { $name }: { $time }
clock-label = Tempo rimasto a { $name }: { $time }
clock-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
clock-late = Il tempo di { $name } è scaduto.

emotes-title = Di' qualcosa
emote-said = { $name }: { $words }
emote-greetings = Buonasera!
emote-bravo = Bravo!
emote-ouch = Ahi!
emote-thinking = Fammi pensare.
emote-hurry = Il caffè si raffredda.
emote-thanks = Grazie della partita.

call-title = Quando tocca a me
call-sound = Suona un campanello
call-notify = Avvisami quando la pagina è in secondo piano
call-push = Chiamami anche quando la pagina è chiusa
call-push-failed = Non ha funzionato: { $reason }
call-push-browser = questo browser non lo permette.
call-vibrate = Fai vibrare il dispositivo
call-denied = Questo browser non permette a Leopold di avvisarti. Lo si può cambiare nelle sue impostazioni per questa pagina.
call-turn = Tocca a te
call-turn-at = Al tavolo con { LIST($names) }
call-badge = ({ $n }) { $title }
