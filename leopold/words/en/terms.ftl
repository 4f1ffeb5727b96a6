### Things of the game: items, colours, units, names of levels and variants. Other messages refer to these.

item-strudel = strudel
item-cake = cake
item-wine = wine
item-coffee = coffee
item-champagne = champagne

items-strudel =
    { $n ->
        [one] { $n } strudel
       *[other] { $n } strudels
    }
items-cake =
    { $n ->
        [one] { $n } cake
       *[other] { $n } cakes
    }
items-wine =
    { $n ->
        [one] { $n } wine
       *[other] { $n } wines
    }
items-coffee =
    { $n ->
        [one] { $n } coffee
       *[other] { $n } coffees
    }
items-champagne =
    { $n ->
        [one] { $n } champagne
       *[other] { $n } champagnes
    }
items-none = nothing

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-any = any colour

rooms-blue = { $n } blue
rooms-red = { $n } red
rooms-yellow = { $n } yellow

krones =
    { $n ->
        [one] { $n } krone
       *[other] { $n } krones
    }

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
victory-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }

vp = { $n } VP

favour =
    { $n ->
        [one] { $n } emperor step
       *[other] { $n } emperor steps
    }

edition-revised = Revised edition
edition-2015 = First edition of 2015

expansion-waltz = Let's Waltz!

module-base = The base game
module-promo = Promo guests
module-more = Would you like some more?
module-ballrooms = Vienna Ballrooms
module-celebrities = Celebrities
module-entrances = Unique Hotels
module-key = Start Player
module-gala = Promo cards of the expansion

variant-standard = Standard
variant-introductory = Introductory
variant-draft = Draft
# These get the numbers of the edition's board.
variant-standard-about =
    { $start_hand ->
        [one] { $start_hand } staff card is dealt to everybody.
       *[other] { $start_hand } staff cards are dealt to everybody.
    }
variant-introductory-about = Hands put together for a first game.
variant-draft-about =
    { $start_hand ->
        [one] Everybody picks { $start_hand } staff card.
       *[other] Everybody picks { $start_hand } staff cards, one at a time.
    }

hotel-night = Night
hotel-day = Day
hotel-day-a = Day A
hotel-day-b = Day B
hotel-day-c = Day C
hotel-day-d = Day D
hotel-night-about = The same house for everybody.
hotel-day-about = A house of their own for everybody, dealt at random.

level-easy = Easy
    .within = easy
level-medium = Medium
    .within = medium
level-hard = Hard
    .within = hard

bot-random = Newcomer
bot-apprentice = Apprentice
bot-waiter = Waiter
bot-concierge = Concierge
bot-manager = Manager
bot-director = Director
bot-maitre = Maître
bot-levelled = { $name } ({ $level })

automaton-leopold = Leopold
automaton-elisabeth = Elisabeth
# By its id, for messages that speak of whoever it is.
automaton-name =
    { $automaton ->
        [elisabeth] { automaton-elisabeth }
       *[leopold] { automaton-leopold }
    }
    .Pronoun =
        { $automaton ->
            [elisabeth] She
           *[leopold] He
        }
    .pronoun =
        { $automaton ->
            [elisabeth] she
           *[leopold] he
        }
    .possessive =
        { $automaton ->
            [elisabeth] her
           *[leopold] his
        }

space-1 = Strudel and cake
space-2 = Wine and coffee
space-3 = Prepare rooms
space-4 = Emperor steps and krones
space-5 = Hire staff
space-6 = Any other action
space-about-1 = One dish for each die here: strudel and cake, never more cake than strudel.
space-about-2 = One drink for each die here: wine and coffee, never more coffee than wine.
space-about-3 = Prepare up to one room for each die here, and pay the price of the floor.
space-about-4 = Share the dice here between steps on the emperor track and krones.
space-about-5 = Hire one card from your hand, a krone less for each die here.
space-about-6 =
    { $six_price ->
        [0] Do the action of another space, as strong as the dice here.
        [one] Pay { $six_price } krone and do the action of another space, as strong as the dice here.
       *[other] Pay { $six_price } krones and do the action of another space, as strong as the dice here.
    }

timing-once = once
timing-round = each round
timing-permanent = always
timing-end = at the end
timing-flip = once a game
timing-about-once = Works once, when it is hired.
timing-about-round = Can be used once in every round.
timing-about-permanent = Works as long as it lies before you.
timing-about-end = Scores at the end of the game.
timing-about-flip = Waits for its moment; it can be used once in the game, and then lies face down.

source-guests = Guests
source-badges = Badges
source-bonuses = Full groups
source-staff = Staff during the game
source-objectives = Objectives
source-emperor_track = Emperor track
source-emperor_end = Beyond the track
source-emperor_tiles = Emperor tiles
source-end_staff = Staff at the end
source-rooms = Occupied rooms
source-leftovers = Krones and kitchen
source-unserved = Guests left in the café

you = You

player = Player { $n }
