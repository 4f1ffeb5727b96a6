along-title = Deine Partien auf einem anderen Gerät
along-about = Statt eines Kontos kann ein Satz aus neun Wörtern für dich stehen. Wer ihn in einem Browser eingibt, ist dort du: mit deinen Plätzen, deinen Partien und deinen Abenden.
along-make = Einen Satz machen
along-write = Schreib ihn jetzt auf. Er wird nirgends aufbewahrt, und niemand kann ihn dir noch einmal sagen. Ein Satz, den du vorher hattest, öffnet nichts mehr.
along-phrase = Dein Satz
along-go = Ich habe ihn aufgeschrieben
along-done = Von jetzt an gehören deine Partien zu diesem Satz.
along-have = Ich habe einen Satz
along-bring = Was in diesem Browser gespielt wurde, gehört auch mir
along-enter = Eintreten
along-arrived = Willkommen zurück. Deine Partien und Abende sind da.
along-leave = Diesen Browser verlassen
along-leave-sure = Diesen Browser verlassen? Wer ihn nach dir benutzt, findet deine Partien nicht, und du findest sie nur mit deinem Satz wieder. Ohne ihn sind sie für dich verloren.
along-leave-yes = Ja, verlassen
along-left = In diesem Browser ist jetzt niemand bekannt.

problem-phrase-short = Ein Satz hat { $wanted } Wörter; hier sind es { $found }.
problem-phrase-word = „{ $word }“ ist kein Wort eines Satzes. Jedes hat fünf Buchstaben, etwa „lusab“.
problem-phrase-misspelt = Die Wörter gehören nicht zusammen. Eines ist falsch geschrieben, oder zwei sind vertauscht.
problem-phrase-unknown = Niemand spielt hier unter diesem Satz. Vielleicht ist ein neuerer an seine Stelle getreten.
problem-too_many_phrases =
    Das waren viele Sätze. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
