### The guided first game: Leopold speaks. Short and warm, never more than a few sentences at a time.
### `guide-<scene>` are the scenes of `leopold/guide/first_evening.toml`; `.tip` is what he would do himself, where he can suggest something.
### Numbers such as `$six_price` are those of the board, by their names in `packs/tables.py`.

guide-name = Leopold
guide-rival = Franzi
guide-on = Go on
guide-got-it = Got it
guide-leave = Leave the guide
guide-left = You play on by yourself. Leopold waits in the menu.
guide-return = Let Leopold guide me again
guide-again = Begin the guided game anew
guide-open = Learn with Leopold
guide-open-about = A guided first game: he explains each thing when it first matters
guide-resume = Go on with Leopold
guide-resume-about = Your guided game is waiting
guide-progress = { $n } of { $all }

guide-welcome = Küss die Hand! I am Leopold. I will show you how to run a hotel, one thing at a time, and you do the work. Franzi, my apprentice, runs the house next door. You may do otherwise than I say, at any time.
guide-goal = We play { $rounds } rounds. Whoever has the most victory points then has won; here are yours. Points come from guests in their rooms, from full groups of rooms, from the emperor, and from objectives.
guide-first-guest = These guests are waiting. The colour of the card is the colour of the room the guest wants. In the middle stands the order, at the top the points, at the bottom what you are given in return. The first guest is free: choose one.
    .tip = I would take the { $guest }: all that is ordered stands in your kitchen already.
guide-first-rooms = We begin with { $start_rooms } rooms, empty and ready; the first one, at the bottom left, is laid. Every further room adjoins one that you have. The lowest floor is free, higher floors cost krones. Think of the colour that your guest needs.
guide-turn = Your first turn. Each of us has two in every round; the tile says when. A turn is simple: take a guest if you like, then take one die and do what its space says.
guide-guest = First the guest. The price stands below the card: whoever has waited longest costs nothing. There are three tables in your café, so take somebody in nearly every turn; small orders are soon served.
guide-dice =
    Now a die. As many dice as lie on a space, so strong is its action. { $boost_price ->
        [one] { $boost_price } krone
       *[other] { $boost_price } krones
    } more makes it stronger by one. The die you take is gone for everybody, and the action is weaker for the next.
    .tip = Your guests are hungry: take the { $die }.
guide-divide = Divide it as you please, with one rule of the house: never more cake than strudel, never more coffee than wine. Look at what your guests have ordered.
guide-place = What you gain may go straight to your guests, and that costs nothing. The rest waits in the kitchen.
guide-serve =
    From the kitchen you serve whenever you like in your turn: up to { $serve_items } dishes and drinks for { $serve_price ->
        [one] { $serve_price } krone.
       *[other] { $serve_price } krones.
    } Choose what, then for whom. It pays best when an order becomes complete.
guide-check-in = An order is complete! The guest may move into a vacant room of the same colour; green guests take any room. Choose the guest, then the room.
guide-rewards = The points of the guest are yours. And here is the thank-you: take what you like of it, in any order.
guide-group = A whole group of rooms of one colour is occupied, and you have been paid for it: points for blue, krones for red, steps towards the emperor for yellow. The larger the group, the more.
guide-end = When nothing more is to be done, end your turn. Until then you may still serve, check in and use your staff.
guide-rooms = Where shall all these guests sleep? The { 3 } prepares rooms, as many as it is strong; you pay for the floor.
    .tip = A guest first, if you have a table free. Then take the { $die }.
guide-prepare = Choose your rooms, one after the other. Larger groups pay more when they are full, and each occupied room counts { LIST($floor_vp) } points at the end, by floor.
guide-round = A new round: all dice are rolled again, and it is the other one's turn to begin. Should nothing suit you, you may pass before you do anything: once everybody else is done or has passed, one die is put away and the rest are rolled anew.
guide-staff = Good staff is half the house. The { 5 } lets you hire one card of your hand, cheaper by as many krones as the action is strong.
    .tip = A guest first, if you like. Then take the { $die }.
guide-hire = Whom shall it be? Point at a card and it tells you what it does. Some work once, some in every round, some always, some count at the end: the sign on the card says so.
guide-hint = If you do not know what to do, ask for a hint: somebody who plays very well will tell you a plan, and why.
guide-emperor = Do not forget the emperor. After rounds { LIST($emperor_rounds) } he comes to see us. The { 4 } brings steps on his track, or krones, or some of both.
    .tip = It is time to think of him: take the { $die }.
guide-favour = At each visit your space counts as points, and then you step back: by { LIST($emperor_back, type: "unit") } spaces, from visit to visit. Who still stands on { $emperor_reward_from } or beyond is given a present; who stands on 0 has to suffer.
guide-objectives = Three objectives, the same for both of us. Whoever meets one first claims it in their turn and gets the most: { LIST($objective_vp, type: "unit") } points. Keep an eye on them from the start.
guide-six =
    The { 6 } can do anything: pay { $six_price ->
        [one] { $six_price } krone
       *[other] { $six_price } krones
    } and do one of the other five actions, as strong as there are sixes.
    .tip = A guest first, if you like. Then try the 6 as a { $as }, for the emperor.
guide-visit = That was the emperor. You have been given points for your space, then everybody stepped back. He comes after rounds { LIST($emperor_rounds) }, and each time everybody steps back further.
guide-farewell = You know it all now; the rest is practice. I step back into my office and shall only clear my throat once more, in the last round. Good luck, and kind regards to Franzi!
guide-last-round =
    The last round. What is left at the end, krones and everything in the kitchen, counts { $leftover_vp ->
        [one] { $leftover_vp } point each
       *[other] { $leftover_vp } points each
    }; but every guest still in the café counts { $unserved_guest_vp } points. Take nobody in whom you cannot put to bed!
