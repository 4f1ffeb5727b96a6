### Cards and seats as sentences name them.

sentence-gap = { " " }
card-numbered = { $name } ({ $number })
    .genitive = { FORM($name, form: "genitive") } ({ $number })
    .dative = { FORM($name, form: "dative") } ({ $number })
    .accusative = { FORM($name, form: "accusative") } ({ $number })
card-unnamed = Карта { $number }
    .genitive = Карти { $number }
    .dative = Карті { $number }
    .accusative = Карту { $number }
seat-unnamed = Місце { $number }
