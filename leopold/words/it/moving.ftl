along-title = Le tue partite su un altro dispositivo
along-about = Al posto di un account può esserci una frase di nove parole. Chi la scrive in un browser lì sei tu: con i tuoi posti, le tue partite e le tue serate.
along-make = Crea una frase
along-write = Annotala adesso. Non viene conservata da nessuna parte e nessuno potrà ridirtela. Una frase che avevi prima non apre più nulla.
along-phrase = La tua frase
along-go = L’ho annotata
along-done = D’ora in poi le tue partite stanno sotto questa frase.
along-have = Ho una frase
along-bring = Anche ciò che si è giocato in questo browser è mio
along-enter = Entra
along-arrived = Bentornato. Le tue partite e le tue serate sono qui.
along-leave = Lascia questo browser
along-leave-sure = Lasciare questo browser? Chi lo usa dopo di te non trova le tue partite, e tu le ritrovi solo con la tua frase. Senza frase per te sono perdute.
along-leave-yes = Sì, lascia
along-left = In questo browser ora non si conosce nessuno.

problem-phrase-short = Una frase ha { $wanted } parole; qui sono { $found }.
problem-phrase-word = «{ $word }» non è una parola di una frase. Ognuna ha cinque lettere, come «lusab».
problem-phrase-misspelt = Le parole non vanno insieme. Una è scritta male, oppure due sono scambiate.
problem-phrase-unknown = Nessuno gioca qui con questa frase. Forse ne ha preso il posto una più recente.
problem-too_many_phrases =
    Erano molte frasi. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
