### What only the browser's table says of Tai Chi Chuan.

## Letters

table-first-letter = first
table-card-or = { $one } or { $other }
table-twice = { $letter } twice
table-times = { $letter } { $count } times
table-word-letters = The letters needed
table-piles = Draw pile and discard
table-need = A word that begins with { $initial }{ $others ->
        [none] .
       *[other] { " " }and contains { $others }.
    }
table-lack = Missing: { $letters }.
table-lack-initial = The word must begin with { $letters }.
table-complete = All the letters are there.
table-card-initial = { $card }, the initial


## Buttons

table-field = Your word
table-field-of = { $seat }, your word
table-field-room = The word that was shouted
table-field-example = a French word…
table-say = Say it
table-who = Who said it?
table-who-said = { $seat } said it
table-resign = Give up
table-resign-sure = Really give up?
table-resign-of = { $seat } gives up
table-insist = Ask the table
table-turn = Turn a card
table-more = One more card
table-stop = Stop here
table-stop-gain = { $count ->
        [one] { $count } card to take
       *[other] { $count } cards to take
    }
table-pile-left = { $count ->
        [0] after a shuffle
        [one] { $count } in the pile
       *[other] { $count } in the pile
    }
table-join = Take up the challenge
table-join-stake = { $count ->
        [one] your only card at stake
       *[other] one of your { $count } cards at stake
    }
table-stay-out = Stay out
table-take = Take { $symbol }
table-cards-of = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
table-pick = Touch the card you take.

## The challenge, the vote

table-race = Challenge!
table-vote-title = Does this word count?
table-vote-asks = { $seat } proposes
table-vote-unknown = The dictionary does not know this word.
table-vote-family = Is it of the family of “{ $of }”?
table-yes = Yes
table-no = No
table-yes-of = { $seat }: yes
table-no-of = { $seat }: no
table-voted-yes = { $seat } said yes
table-voted-no = { $seat } said no
table-waits = “{ $word }” awaits the result.

## Who does what

table-players = Around the table
table-looks = looks for a word
table-racing = in the race
table-resigned = has given up
table-takes = chooses
table-asked-join = hesitates
table-active = has the round
table-to = { $name }: { $what }

table-cry-resigned = I give up
table-cry-joined = I’m in!
table-cry-out = not me
table-cry-stopped = stop!
table-cry-won = won!
table-cry-late = too late

## What the others are doing

wait-turn = Waiting for { $names } to turn a card.
wait-word = Waiting for { $names } to find a word that begins with { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }and has { $others }
    }.
wait-choice = Waiting for { $names } to choose: one more card, or stop here?
wait-rescue = No word came: waiting for { $names } to find one that begins with { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }and has { $others }
    }.
wait-pick = Waiting for { $names } to choose a card.
wait-join = A challenge? { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
wait-race = Challenge! A word that begins with { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }and has { $others }
    }: the first one wins.
wait-take = Waiting for { $names } to choose a symbol.
wait-vote = The table votes on “{ $word }”.

## What is on the table

table-row = The cards turned
table-row-empty = No card on the table
table-draw = Draw pile: { $count }
table-thrown = Discard: { $count }
table-look-thrown = See the discard:
table-thrown-empty = The discard is empty.
table-last-pile = last pile

## Words said

table-said = Words of the round
table-missed = Without success
table-said-none = No word yet.
table-sending = Sent…
table-about-word = { $word }, said by { $seat }
table-about-miss = { $word }, said by { $seat }, refused
table-word-title = “{ $word }”
table-word-said-by = Said by { $seat }.
table-word-why = Why it counts
table-word-why-not = Why it does not count
table-word-part = Part of speech
table-word-of = In the dictionary
table-word-readings = May be read as
table-word-family = Of the same family
table-word-alone = Alone in its family.
table-word-rank = How common
table-word-rank-at = number { $rank } of { $all } words by use
table-word-sources = Lists that have it
table-word-asking = Looking in the dictionary…
table-word-failed = The dictionary has not answered.
table-word-unknown = The dictionary does not know this word.

why-not-initial = it does not begin with { $of }
why-not-missing = it lacks { $of }
why-not-again = it had been said before
why-not-family = same family as “{ $of }”
why-not-doubtful = perhaps of the family of “{ $of }”
why-not-signs = it is not made of letters only
why-not-spaces = one word only, without spaces
why-not-too-short = at least two letters are needed
why-not-too-long = too long for a word
why-not-empty = there is nothing to read
why-not-not-found = the dictionary does not know it
why-not-plural = plural of “{ $of }”
why-not-feminine = feminine of “{ $of }”
why-not-conjugated = conjugated form of “{ $of }”
why-not-inflected = form of “{ $of }”
why-not-crude = crude words do not count here
why-not-proper-noun = proper noun

source-primer = the small dictionary of the house
source-dicollecte = Dicollecte
source-dela = DELA
source-lefff = Lefff
source-lexique = Lexique
source-ours = the house

## After the round

table-recap = Round { $round }: { $you ->
        [yes] you were to play
       *[no] { $seat } was to play
    }
table-why-failed = { $you ->
        [yes] You found no word: every other word found is worth a card.
       *[no] { $seat } found no word: every other word found is worth a card.
    }
table-why-alone = Nobody found a word: everything goes to the discard.
table-why-unchallenged = Nobody took up the challenge: { $you ->
        [yes] you take the most frequent symbol.
       *[no] { $seat } takes the most frequent symbol.
    }
table-why-race-won = { $you ->
        [yes] You won the challenge with “{ $word }”.
       *[no] { $seat } won the challenge with “{ $word }”.
    }
table-why-race-forfeited = Nobody found a word in the challenge: { $you ->
        [yes] you take a symbol.
       *[no] { $seat } takes a symbol.
    }
table-why-nothing-left = There was no card left to turn: { $you ->
        [yes] you take a symbol.
       *[no] { $seat } takes a symbol.
    }
table-why-last = A word for the very last card: { $you ->
        [yes] you take a symbol.
       *[no] { $seat } takes a symbol.
    }
table-recap-discard = Discard
table-recap-on = See the cards
table-recap-open = Round before
table-recap-possible = { $count ->
        [0] The dictionary had not one word left for all these letters.
        [one] There was a single word left to find.
       *[other] There were { $count } words left to find.
    }
table-recap-longest = The longest
table-recap-prettiest = The prettiest
table-recap-none = Nobody said anything.

## The sheet

table-sheet = Cards won
table-staked-count = and one at stake
table-sheet-won = { $names }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $more } more than { $next }.
table-sheet-tied = { $names }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, level.
table-won-dealt = 1 dealt
table-won-symbols = +{ $count } by symbols
table-won-picked = +{ $count } after a failure
table-won-lost = −{ $count } in lost challenges

## The dictionary of the house

words-building = The complete dictionary is being prepared: a game begun now would be played with the small one. One moment…
words-ready = The complete dictionary is ready: { $count } words.
words-missing = This house does not have the complete dictionary: the small one, of about thirteen thousand words, stands in.
words-little = small dictionary

option-lexicon-complete = complete
option-lexicon-primer = small
option-seconds-0 = no clock
option-seconds-15 = 15 s
option-seconds-30 = 30 s
option-seconds-45 = 45 s
option-seconds-60 = 1 min
option-seconds-90 = 1 min 30
option-seconds-120 = 2 min
option-seconds-180 = 3 min
option-seconds-300 = 5 min
option-seconds = Time for a word
    .about = How long there is to find a word, or no clock.
option-lexicon = Dictionary
    .about = The complete one, or the small one of the house, of about thirteen thousand words.

group-turn = The pile
group-vote = The vote
group-take = Take a symbol
group-pick = Take a card
