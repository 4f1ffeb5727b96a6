### Rivedere una partita.

replay-title = Rivedi
replay-eyes = Con gli occhi di chi
replay-eyes-all = Con tutte le carte scoperte
replay-eyes-none = Come chi guarda
replay-slider = Momento della partita
replay-at = Mossa { $at } di { $length }
replay-first = All'inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-turn-back = Al turno precedente
replay-turn-on = Alla fine del turno
replay-round = Round
replay-speed = Velocità
replay-speed-calm = Lenta
replay-speed-quick = Normale
replay-speed-skip = Rapida
replay-play = Avvia
replay-pause = Pausa
replay-table = Al tavolo
