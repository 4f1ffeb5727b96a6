### Карты и места за столом, как их называют предложения.

sentence-gap = { " " }
card-numbered = { $name } ({ $number })
    .genitive = { FORM($name, form: "genitive") } ({ $number })
    .dative = { FORM($name, form: "dative") } ({ $number })
    .accusative = { FORM($name, form: "accusative") } ({ $number })
card-unnamed = Карта { $number }
    .genitive = карты { $number }
    .dative = карте { $number }
    .accusative = карту { $number }
seat-unnamed = Место { $number }
