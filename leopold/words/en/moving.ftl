### A phrase for another device, with what can be wrong with it.

along-title = Your games on another device
along-about = Instead of an account, a phrase of nine words can stand for you. Whoever types it in a browser is you there: with your seats, your games and your evenings.
along-make = Make a phrase
along-write = Write it down now. It is kept nowhere, and nobody can tell it to you again. A phrase that you had before opens nothing any more.
along-phrase = Your phrase
along-go = I have written it down
along-done = From now on your games go by this phrase.
along-have = I have a phrase
along-bring = What was played in this browser is mine too
along-enter = Enter
along-arrived = Welcome back. Your games and evenings are here.
along-leave = Leave this browser
along-leave-sure = Leave this browser? Whoever uses it after you does not find your games, and you find them again by your phrase alone. Without one they are lost to you.
along-leave-yes = Yes, leave
along-left = Nobody is known in this browser now.

problem-phrase-short = A phrase has { $wanted } words; here are { $found }.
problem-phrase-word = “{ $word }” is no word of a phrase. Each has five letters, such as “lusab”.
problem-phrase-misspelt = The words do not belong together. One of them is misspelt, or two have changed places.
problem-phrase-unknown = Nobody plays here by this phrase. Perhaps a newer one has taken its place.
problem-too_many_phrases =
    Those were many phrases. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
