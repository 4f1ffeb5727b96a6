### Задачі: ходи, які треба знайти, і чого варта відповідь.

puzzles-about = Ходи з ігор ботів, де одна думка явно найкраща, а очевидний хід — ні. Зіграйте хід до кінця: його оцінять за тим, чого він вартий.
puzzles-today = Задача дня
puzzles-theme = Тема
puzzles-theme-serving = Обслуговування
puzzles-theme-money = Гроші
puzzles-theme-emperor = Імператор
puzzles-theme-groups = Номери й групи
puzzles-theme-staff = Персонал
puzzles-difficulty = Складність
puzzles-difficulty-easy = легка
puzzles-difficulty-medium = середня
puzzles-difficulty-hard = важка
puzzles-all = усі
puzzles-count = Розв’язано: { $solved } з { $n }
puzzles-where =
    { $players ->
        [1] Раунд { $round }, наодинці
       *[other] Раунд { $round }, гравців: { $players }
    }
puzzles-state-solved = розв’язано
puzzles-state-missed = пробували
puzzles-state-new = нова
puzzles-play = Розв’язати
puzzles-next = Наступна задача
puzzles-again = Ще раз
puzzles-task = Знайдіть найкращий хід і зіграйте його до кінця.
puzzles-judging = Ваш хід оцінюється …
puzzles-verdict = Чого це було варте
puzzles-verdict-best = Розв’язано. Нічого кращого не знайдено.
puzzles-verdict-solved = Розв’язано. Найкращий хід дає більше лише на { points }.
puzzles-verdict-missed = Не зовсім. Найкращий хід дає більше на { points }.
puzzles-how = Ходи виміряно на стількох роздачах: { $n }. Той, хто міряв, бачив не більше за вас.

## Що може бути не так.

puzzles-file-none = це не задача.
puzzles-file-packs = цю задачу зроблено з іншими картами чи полями.
puzzles-file-large = файл із задачами не буває таким великим.
puzzles-no-kind = Немає «{ $asked }»; є { $known }.
puzzles-none = Немає задачі { $id }.
puzzles-none-such = Такої задачі немає.
puzzles-other_game = Ця гра — не гра задачі.
puzzles-unfinished = Хід ще не скінчився: зіграйте його до кінця.
puzzles-more = Хід закінчується раніше, ніж «{ $action }»: приберіть те, що йде після його кінця.
puzzles-no-hints = У задачі ніхто не підказує.
puzzles-no-saving = Задача — це один хід; зберігати нема чого.
