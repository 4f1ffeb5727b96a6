### Задачи: ходы, которые надо найти, и чего стоит ответ.

puzzles-about = Ходы из партий ботов, где одна мысль явно лучшая, а очевидный ход — нет. Сыграйте ход до конца: его оценят по тому, чего он стоит.
puzzles-today = Задача дня
puzzles-theme = Тема
puzzles-theme-serving = Обслуживание
puzzles-theme-money = Деньги
puzzles-theme-emperor = Император
puzzles-theme-groups = Номера и группы
puzzles-theme-staff = Персонал
puzzles-difficulty = Сложность
puzzles-difficulty-easy = лёгкая
puzzles-difficulty-medium = средняя
puzzles-difficulty-hard = трудная
puzzles-all = все
puzzles-count = Решено: { $solved } из { $n }
puzzles-where =
    { $players ->
        [1] Раунд { $round }, в одиночку
       *[other] Раунд { $round }, игроков: { $players }
    }
puzzles-state-solved = решено
puzzles-state-missed = пробовали
puzzles-state-new = новая
puzzles-play = Решить
puzzles-next = Следующая задача
puzzles-again = Ещё раз
puzzles-task = Найдите лучший ход и сыграйте его до конца.
puzzles-judging = Ваш ход оценивается…
puzzles-verdict = Чего это стоило
puzzles-verdict-best = Решено. Ничего лучше не найдено.
puzzles-verdict-solved = Решено. Лучший ход даёт больше лишь на { points }.
puzzles-verdict-missed = Не совсем. Лучший ход даёт больше на { points }.
puzzles-how = Ходы измерены на стольких раскладах: { $n }. Тот, кто мерил, видел не больше вас.

## Что может быть не так.

puzzles-file-none = это не задача.
puzzles-file-packs = эта задача сделана с другими картами или полями.
puzzles-file-large = файл с задачами не бывает таким большим.
puzzles-no-kind = Нет «{ $asked }»; есть { $known }.
puzzles-none = Нет задачи { $id }.
puzzles-none-such = Такой задачи нет.
puzzles-other_game = Эта партия — не партия задачи.
puzzles-unfinished = Ход ещё не закончен: сыграйте его до конца.
puzzles-more = Ход заканчивается раньше, чем «{ $action }»: уберите то, что идёт после его конца.
puzzles-no-hints = В задаче никто не подсказывает.
puzzles-no-saving = Задача — это один ход; сохранять нечего.
