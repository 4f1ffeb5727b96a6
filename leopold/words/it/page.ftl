### La pagina stessa, ovunque ci si trovi.

language = Lingua
language-name = Italiano
language-unknown = Leopold non parla { $language }; parla { LIST($languages) }.

app-name = Leopold
app-title = Leopold: Grand Austria Hotel
app-description = Dirigi un hotel nella Vienna del primo Novecento: Grand Austria Hotel nel browser, con gli amici, contro i bot, o contro il solo Leopold.
app-loading = Un momento …
app-back = Torna nella hall
app-again = Riprova
app-close = Chiudi
app-copy = Copia
app-copied = Copiato
app-cancel = Lascia stare

lost-nowhere = Questo link non porta da nessuna parte.
lost-why = Forse è scritto male, troncato, o di un Leopold più vecchio. Chiedine uno nuovo a chi te l'ha mandato; i tuoi tavoli sono nella hall.

connection-lost = La connessione con il tavolo è caduta. Riprovo …

theme = Giorno o notte
theme-auto = Automatico
theme-day = Giorno
theme-night = Notte
theme-auto-about = Un tavolo è chiaro come il tuo hotel, la hall come il tuo sistema.

keys-title = Tastiera
keys-arrows = Le frecce si muovono dentro l'hotel, la coda e le mani; Tab passa dall'uno all'altro.
keys-enter = Invio o Spazio sceglie ciò che è evidenziato.
keys-g = G va alla prossima cosa che si può fare, Maiusc e G alla precedente.
keys-dice = Da 1 a 6 prendono un dado; lo stesso numero di nuovo, con la sua forza; +, con uno in più.
keys-u = U annulla una mossa, Maiusc e U tutto il turno.
keys-e = E conclude il turno, o dice che basta così.
keys-h = H chiede un consiglio, N fa la prossima mossa del piano.
keys-p = P ferma i turni altrui, o li fa ripartire.
keys-l = L apre la cronaca, R il libro: a ciò che si sta spiegando, o a ciò che si chiede.
keys-esc = Esc abbandona una scelta, chiude ciò che è aperto e salta ciò che si sta mostrando.
