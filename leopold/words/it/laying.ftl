### Apparecchiare un tavolo: ciò che dice solo il modulo di una nuova partita.

## Che cosa porta ogni modulo, in una frase

module-promo-about = Altri due ospiti: Mag. Ferdinand e Signor Moras.
module-more-about = Quattordici nuove carte personale, alcune delle quali aspettano il loro momento; altri tre obiettivi e tessere Imperatore.
module-ballrooms-about = Ballerini e ospiti vanno ai balli di Vienna, e si versa champagne; con altro personale, ospiti, obiettivi e tessere Imperatore.
module-celebrities-about = Tre dadi colorati, ognuno con una celebrità accanto nel salotto: chi prende il dado prende la tessera, per i suoi punti e per ciò che fa in questo round.
module-entrances-about = Ingressi con dotazioni iniziali e poteri propri, messi all'asta per corone all'inizio.
module-key-about = I turni fanno due volte il giro del tavolo, e un passe-partout, preso al posto di un dado, fa cominciare il round seguente.

module-gala-about = Altri nove ospiti con abitudini tutte loro, e il Figlio del direttore; alcuni solo con le sale da ballo.

modules-open =
    { $n ->
        [0] Solo il gioco base. Guarda che cosa si può aggiungere.
       *[other] Con { LIST($names) }.
    }
modules-surprise = Sorprendimi
modules-surprised =
    { $n ->
        [0] Non c'è nulla tra cui scegliere.
       *[other] Stasera con { LIST($names) }.
    }

## Pacchetti propri

own-packs = Pacchetti tuoi
own-packs-about = Un file .toml con numeri e carte tuoi, sovrapposto ai nostri: regole della casa, o ciò che è stampato in una scatola che possiedi. L'ultimo ha l'ultima parola.
own-packs-choose = Scegli un pacchetto
own-packs-remove = Togli { $name }
own-packs-remove-short = Togli
own-packs-checking = Lo esamino …
own-packs-fine = Sovrapposto ai nostri, con questi cambiamenti:
own-packs-nothing = Sovrapposto ai nostri. Non cambia nulla.
own-packs-more =
    { $n ->
        [one] e ancora { $n } valore
       *[other] e ancora { $n } valori
    }
