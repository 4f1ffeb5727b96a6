### Testi che non nominano nessuna azione, o più d'una. Ciò che non va si dice senza punto: può seguire una domanda.

text-wrong = { $wrong }.
text-nearest = { $wrong }; volevi dire { LIST($near, type: "or") }?
text-over = { $wrong }; e la partita è finita.
text-open = { $text } lascia aperto che cosa s'intende: scrivi { LIST($near, type: "or") }.
text-ambiguous =
    { $more ->
        [yes] { $text } può voler dire { LIST($near, type: "or") }, tra l'altro: precisa quale.
       *[other] { $text } può voler dire { LIST($near, type: "or") }: precisa quale.
    }
text-nothing = Non hai scritto nulla
text-no-action = { $text } non è un'azione
text-alone = `{ $verb }` sta da solo
text-not-in-queue = { $guest } non è nella coda.
text-not-in-cafe = { $guest } non è nel tuo bar.
text-only-six-lost = Solo all'azione di un 6 si può rinunciare, e allora non si paga nulla.
text-take-form = `{ "take" }` vuole numeri e tipi, come in `{ "take 2 wine 1 coffee" }`
text-take-nothing = Non c'è { $text } da prendere
text-take-other =
    { $action ->
        [1]
            { $champagne ->
                [yes] C'è una forza di { $strength } da dividere tra strudel, torte e champagne, nient'altro.
               *[no] C'è una forza di { $strength } da dividere tra strudel e torte, nient'altro.
            }
        [2]
            { $champagne ->
                [yes] C'è una forza di { $strength } da dividere tra vino, caffè e champagne, nient'altro.
               *[no] C'è una forza di { $strength } da dividere tra vino e caffè, nient'altro.
            }
       *[other] C'è una forza di { $strength } da dividere tra l'Imperatore e le corone, nient'altro.
    }
text-take-sum =
    { $action ->
        [1]
            { $champagne ->
                [yes] C'è una forza di { $strength } da dividere tra strudel, torte e champagne, e così fa { $total }.
               *[no] C'è una forza di { $strength } da dividere tra strudel e torte, e così fa { $total }.
            }
        [2]
            { $champagne ->
                [yes] C'è una forza di { $strength } da dividere tra vino, caffè e champagne, e così fa { $total }.
               *[no] C'è una forza di { $strength } da dividere tra vino e caffè, e così fa { $total }.
            }
       *[other] C'è una forza di { $strength } da dividere tra l'Imperatore e le corone, e così fa { $total }.
    }
text-take-pairs =
    { $champagne ->
        [yes] Lo strudel va con la torta, il vino con il caffè, lo champagne con l'una o l'altra coppia, l'Imperatore con le corone.
       *[no] Lo strudel va con la torta, il vino con il caffè, l'Imperatore con le corone.
    }
text-also-form = `{ "also" }` va con { LIST($known, type: "or") }
text-no-item = Non c'è { $text }: una consumazione è { LIST($known, type: "or") }
text-swap-form = `{ "swap" }` vuole una consumazione della cucina e un altro tipo, come in `{ "swap strudel wine" }`
text-no-objective = Non c'è un obiettivo { $text }: sono { LIST($known, type: "or") }
text-no-ball-place = Ai balli non c'è un posto { $text }: scrivi { LIST($known, type: "or") }
text-no-rehearsal = Non c'è una sala prove { $text }: sono { LIST($known, type: "or") }
text-no-staff = Non c'è una carta personale { $text }
text-no-guest = Non c'è un ospite { $text }
text-no-room = Non c'è una camera { $room }: le camere vanno da 1.1 a { $last }
text-room-form = Una camera è un piano e una colonna, come in `2.3`, non { $text }
text-number =
    { $text ->
        [none] { $what } è un numero da { $lowest } a { $highest }
       *[other] { $what } è un numero da { $lowest } a { $highest }, non { $text }
    }
text-number-action = Il numero di un'azione
text-number-space = Uno spazio della coda
text-number-copied = Ciò che copia un 6
text-number-die = Un dado
text-number-taken = Quanto si prende di un tipo
text-number-part = Una parte di una ricompensa
text-number-table = Un tavolo
text-number-area = Una zona di una sala prove
text-number-bid = Un'offerta
text-number-slot = Un ingresso all'asta
text-no-entrance = Non c'è un ingresso { $text } all'asta
text-not-one = Non c'è { $text }: scrivi { LIST($known, type: "or") }
