### Bots that there are not, and games that they cannot play.

bots-none = Немає гравця «{ $spec }»; є { LIST($players, type: "unit") } або рівень: { LIST($levels, type: "unit") }.
bots-amount = «{ $spec }» хоче того, чого { $name } не має: { "planner:24" } — це промінь 24 (до { $widest }), { "planner:plain" } судить лише за базовою грою, { "mcts:400" } — це 400 розіграшів на хід, { "mcts:1s" } або { "mcts:200ms" } — стільки часу.
bots-sees = «{ $spec }» бачить приховане: він грає в турнірах і симуляціях, щоб показати, чого можна було б досягти, і ніколи з людьми.
bots-seats =
    { $players ->
        [one] Назвіть { $players } гравця на місця; тут їх { $n }.
        [few] Назвіть { $players } гравців, по одному на місце; тут їх { $n }.
       *[many] Назвіть { $players } гравців, по одному на місце; тут їх { $n }.
    }
bots-seeds = Зерна ігор матчу рахують угору від числа; текст не годиться.
