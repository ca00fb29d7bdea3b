### What only the word of the day says.

daily-for = The word of the day, { $date }
daily-about = The same cards for everybody, and no clock: a French word for each card, each with all the letters turned. How far will you get?
daily-far = { $count ->
        [0] Not even one card: tomorrow will be better.
        [one] One card!
       *[other] { $count } cards!
    }
daily-most = { $count ->
        [0] The dictionary itself had no word.
        [one] The dictionary itself has a word for the first card only.
       *[other] The dictionary itself has a word for { $count } cards.
    }
daily-stop = I stop here
daily-stop-sure = Really stop?
daily-share = Share the result
daily-copied = Result copied, without a single word.
daily-not-copied = The result could not be copied: here it is, to be copied by hand.
daily-tomorrow = Other cards tomorrow. Meanwhile, there is room at the table.
daily-play = Play { $game }
daily-wrong = “{ $date }” is not a day
daily-wrong-text = An address like /jour/2026-11-16 leads to the cards of that day.
daily-today = Today’s cards
daily-future = These cards are not on the table yet
daily-future-text = They will be on { $date }. Today’s are waiting for you.
daily-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
