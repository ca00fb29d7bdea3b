### What is said at a game of Tai Chi Chuan.

title = Tai Chi Chuan
    .about = One more letter, one more word: how far will you dare to go before you stop?

## The cards and the symbols

card-0 = E ☂
card-1 = E ☂
card-2 = A ☂
card-3 = I ☂
card-4 = R ☂
card-5 = R ☂
card-6 = T ☂
card-7 = N ☂
card-8 = O ☂
card-9 = S ☂
card-10 = U ☂
card-11 = C ☂
card-12 = P ☂
card-13 = B/K ☂
card-14 = H/X ☂
card-15 = E ☯
card-16 = A ☯
card-17 = A ☯
card-18 = I ☯
card-19 = R ☯
card-20 = T ☯
card-21 = N ☯
card-22 = O ☯
card-23 = S ☯
card-24 = L ☯
card-25 = U ☯
card-26 = M ☯
card-27 = P ☯
card-28 = F/W ☯
card-29 = J/Y ☯
card-30 = E ❀
card-31 = A ❀
card-32 = I ❀
card-33 = I ❀
card-34 = R ❀
card-35 = T ❀
card-36 = N ❀
card-37 = O ❀
card-38 = S ❀
card-39 = L ❀
card-40 = C ❀
card-41 = M ❀
card-42 = D ❀
card-43 = G/V ❀
card-44 = Q/Z ❀

symbol-0 = the Parasol
    .bare = Parasol
    .sign = ☂
symbol-1 = the Yin Yang
    .bare = Yin Yang
    .sign = ☯
symbol-2 = the Lotus
    .bare = Lotus
    .sign = ❀

## The words

lexicon-complete = the complete dictionary
lexicon-primer = the small dictionary of the house

part-noun = noun
part-adjective = adjective
part-verb = verb
part-adverb = adverb
part-interjection = interjection
part-grammar = function word

why-headword = an entry of the dictionary
why-unaccented = an entry of the dictionary, but for its accents
why-plural = a plural, allowed at this table
why-feminine = a feminine, at the head of the entry with its masculine
why-conjugated = a conjugated form, allowed at this table
why-inflected = an inflected form, allowed at this table
why-proper-noun = a proper noun, allowed at this table
why-vote = accepted by the table

## Choices that go well together

preset-discover = First words
    .about = No clock, plurals allowed, nothing crude.
preset-quick = Quick
    .about = Thirty seconds for a word.
preset-everything = Anything goes
    .about = Plurals, conjugated verbs, proper nouns, and the table votes on the rest.
preset-purists = Purists
    .about = Nothing but the dictionary’s own entries, in forty-five seconds.

## The choices before the game

option-lexicon = Dictionary
    .about = The complete dictionary (complete), or the small one of the house (primer), of about thirteen thousand words. If the complete one is missing here, the small one stands in.
option-seconds = Time for a word
    .about = How many seconds there are to find a word; 0 to play without a clock.
option-accords = Plurals allowed
    .about = For beginners: CHEVAUX counts too.
option-conjugated = Conjugated forms allowed
    .about = For beginners: CHANTAIT counts too.
option-proper = Proper nouns allowed
    .about = For beginners: PARIS counts too.
option-vote = The table may vote
    .about = A word that the dictionary does not know, or of a doubtful family, may be put to the vote of the others.
option-purists = For purists
    .about = Feminines without an entry of their own are refused: ACTRICE is a form of ACTEUR.
option-family = Crude words refused
    .about = For family tables: crude words and insults do not count.

problem-notation-taichi = “{ $text }” is not a move. Write for example “turn”, “say satellite”, “insist zythum”, “stop”, “join”, “stay-out”, “give-up”, “vote yes”, “take lotus” or “pick 7”.

## The moves

move-open-dictionary = open { $lexicon }
move-shuffle = shuffle and deal a card to each
move-draw-first = draw who starts: { $first }
move-reshuffle = shuffle the discard into a new draw pile
move-turn = turn a card
move-stop = stop there
move-say = say “{ $word }”
move-insist = say “{ $word }” and ask the table
move-give-up = give up
move-join = join the challenge, with a card at stake
move-stay-out = stay out of it
move-vote = { $answer ->
        [yes] accept this word
       *[no] refuse this word
    }
move-take = take { $symbol }
move-pick = take { $card }

## What happens

event-dictionary-opened = On the table: { $lexicon }.
event-cards-dealt = A card for each, face down; { $count } are left in the draw pile.
event-starts = { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-round-begun = Round { $round }: { $you ->
        [yes] your turn.
       *[no] { $seat } to play.
    }
event-card-turned = { $you ->
        [yes] You turn { $card }.
       *[no] { $seat } turns { $card }.
    }
event-last-card = That was the very last card: the game ends after this round.
event-word-accepted = { $you ->
        [yes] You say “{ $word }”{ $parts-count ->
            [0] { "" }
           *[other] { " " }({ $parts })
        }.
       *[no] { $seat } says “{ $word }”{ $parts-count ->
            [0] { "" }
           *[other] { " " }({ $parts })
        }.
    }{ $why ->
        [headword] { "" }
        [feminine] { " " }The feminine of “{ $headword }”.
        [unaccented] { " " }In the dictionary: “{ $headword }”.
        [vote] { " " }Accepted by the table.
        [proper-noun] { " " }A proper noun, allowed here.
       *[other] { " " }Of “{ $headword }”, allowed here.
    }
event-word-refused = { $you ->
        [yes] You say “{ $word }”:
       *[no] { $seat } says “{ $word }”:
    } { $reason ->
        [initial] it must begin with { $of }.
        [missing] it lacks { $of }.
        [again] this word has been said.
        [family] the same family as “{ $of }”.
        [doubtful] perhaps of the family of “{ $of }”; the table may decide.
        [signs] that is not made of letters alone.
        [spaces] a single word, without spaces.
        [too-short] two letters at least.
        [too-long] that is too long for a word.
        [not-found] the dictionary does not know this word.
        [plural] that is the plural of “{ $of }”.
        [feminine] that is the feminine of “{ $of }”.
        [conjugated] that is a conjugated form of “{ $of }”.
        [inflected] that is a form of “{ $of }”.
        [crude] crude words do not count at this table.
       *[proper-noun] “{ $of }” is a proper noun.
    }{ $suggestion ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $suggestion }”?
    }
event-vote-opened = { $you ->
        [yes] You ask the table about “{ $word }”
       *[no] { $seat } asks the table about “{ $word }”
    }{ $reason ->
        [doubtful] : is it of the family of “{ $of }”?
       *[not-found] , which the dictionary does not know.
    }
event-voted = { $answer ->
        [yes] { $you ->
            [yes] You vote yes.
           *[no] { $seat } votes yes.
        }
       *[no] { $you ->
            [yes] You vote no.
           *[no] { $seat } votes no.
        }
    }
event-word-held = { $you ->
        [yes] You say “{ $word }”: good, if the table refuses the word before it.
       *[no] { $seat } says “{ $word }”: good, if the table refuses the word before it.
    }
event-vote-closed = { $verdict ->
        [accepted] The table accepts “{ $word }”
       *[refused] The table refuses “{ $word }”
    } ({ $yes } for, { $no } against).
event-gave-up = { $you ->
        [yes] You give up.
       *[no] { $seat } gives up.
    }
event-time-over = Time is up for { $seats }.
event-failed = { $you ->
        [yes] No word! The others may try, one after the other.
       *[no] No word from { $seat }! The others may try, one after the other.
    }
event-stopped = { $you ->
        [yes] You stop there. Anybody for a challenge?
       *[no] { $seat } stops there. Anybody for a challenge?
    }
event-joined = { $you ->
        [yes] You take up the challenge and stake the card you won last.
       *[no] { $seat } takes up the challenge and stakes the card won last.
    }
event-stayed-out = { $you ->
        [yes] You stay out of it.
       *[no] { $seat } stays out of it.
    }
event-unchallenged = { $you ->
        [yes] Nobody takes up the challenge: the most frequent symbol is yours.
       *[no] Nobody takes up the challenge: the most frequent symbol goes to { $seat }.
    }
event-race-begun = A challenge between { $seats }: the first word wins!
event-race-won = { $you ->
        [yes] You win the challenge!
       *[no] { $seat } wins the challenge!
    }
event-race-forfeited = Nobody has found a word: { $you ->
        [yes] the challenge is yours.
       *[no] the challenge goes to { $seat }.
    }
event-stake-returned = { $you ->
        [yes] You take your stake back.
       *[no] { $seat } takes the stake back.
    }
event-stake-lost = { $you ->
        [yes] You lose your stake: { $card } goes to the discard.
       *[no] { $seat } loses the stake: { $card } goes to the discard.
    }
event-symbol-taken = { $you ->
        [yes] You take { $symbol }: { $cards }.
       *[no] { $seat } takes { $symbol }: { $cards }.
    }
event-card-picked = { $you ->
        [yes] You take { $card }.
       *[no] { $seat } takes { $card }.
    }
event-discarded = { $cards-count ->
        [0] Nothing goes to the discard.
       *[other] To the discard: { $cards }.
    }
event-round-ended = { $possible ->
        [0] The dictionary had not one word left for all these letters.
        [one] There was a single word left to find: “{ $longest }”.
        [2] There were two words left to find: { $longest }.
        [3] There were three words left to find: { $longest }.
       *[other] There were { $possible } words left to find. The longest: { $longest }. The prettiest: { $prettiest }.
    }
event-reshuffled = { $count ->
        [one] The discard is the new draw pile: a single card.
       *[other] The discard, shuffled, is the new draw pile: { $count } cards.
    }
event-nothing-left = Not a card to turn, nor to shuffle: the game ends.
event-game-won = { $you ->
        [yes] { $winners-count ->
            [one] You win, with the finest pile.
           *[other] { $winners } share the win.
        }
       *[no] { $winners-count ->
            [one] { $winners } wins, with the finest pile.
           *[other] { $winners } share the win.
        }
    } Cards won: { $scores }.

## How it ends

ending-last-card = The last card is played: { $you ->
        [yes] { $winners-count ->
            [one] you have the most cards, well done!
           *[other] { $winners } share the win.
        }
       *[no] { $winners-count ->
            [one] { $winners } has the most cards.
           *[other] { $winners } share the win.
        }
    }
    .name = last card
ending-no-cards = Nothing left to turn: { $you ->
        [yes] { $winners-count ->
            [one] you have the most cards, well done!
           *[other] { $winners } share the win.
        }
       *[no] { $winners-count ->
            [one] { $winners } has the most cards.
           *[other] { $winners } share the win.
        }
    }
    .name = no cards left

## What one may do now

turn-turn = Turn a card.
turn-word = A word that begins with { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }and has { $others }
    }? Type it, or give up.
turn-rescue = No word came: how about you? { $initial }{ $others ->
        [none] …
       *[other] …, with { $others }.
    } Type a word, or give up.
turn-race = Quick! A word that begins with { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }and has { $others }
    }: the first one wins.
turn-choice = One more card, or stop there?
turn-join = Take up the challenge? The card you won last would be the stake.
turn-vote = Do you accept “{ $word }”?
turn-take = Which symbol do you take?
turn-pick = Which card do you take?

## Why a move is refused

refusal-over = The game is over: the cards are counted. Another one?
refusal-chance-first = The cards are not ready: one moment.
refusal-not-your-turn = Patience: it is { $turn }’s turn.
refusal-not-racing = The challenge is between those who are in it: wait for the next one.
refusal-vote-awaited = The table is voting on a word: wait for the result.
refusal-no-time-limit = No time limit of that name is running now.
refusal-another-dictionary = The words of this game were judged by a dictionary that is not here ({ $fingerprint }): the game stays as it is. “tablee words build --fingerprint { $fingerprint }” says whether that dictionary can be made again.
refusal-not-a-shuffle = That is no shuffle: it takes all 45 cards, once each.
refusal-not-a-start = That seat cannot start: choose somebody at the table.
refusal-not-a-reshuffle = The whole discard must be shuffled, each card once.
refusal-must-turn = Turn a card first.
refusal-must-say = Find a word, or give up.
refusal-nothing-said = I heard nothing: type a word.
refusal-too-long = That is too long: { $most } signs are enough for the longest word.
refusal-must-choose = Stop, or turn a card.
refusal-no-votes = There is no voting at this table: the dictionary decides.
refusal-too-many-votes = You have asked for { $most } votes in this round: find a word of the dictionary.
refusal-must-vote = The table is voting: say yes or no.
refusal-already-voted = You have no voice left in this vote: wait for the result.
refusal-behind = A good word is waiting for the vote already: too late for this one.
refusal-must-answer = Join the challenge, or stay out of it.
refusal-must-take = Choose a symbol to take.
refusal-not-the-most-frequent = Unchallenged, one takes the most frequent symbol: choose such a one.
refusal-not-shown = No card on the table has that symbol: choose another one.
refusal-must-pick = Choose a card to take.
refusal-not-on-the-table = That card is not on the table: choose another one.

## The words of the table

table-round = Round { $round }
table-pile = draw pile { $count }
table-discard = discard { $count }
table-second-pile = last draw pile
table-lexicon-primer = small dictionary
table-lexicon-complete = complete dictionary
table-won = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
table-staked = challenges, a card at stake
table-found = has found a word
table-hand = to play
table-words = words:
table-before = in the round before:
table-nothing = nothing yet
table-type = Simply type your word. For a command, put a stroke before it: /help, /q.
table-type-vote = Simply type your word, with “!” behind it to ask the table if the dictionary does not know it. For a command, put a stroke before it: /help, /q.

## The word of the day

screen-jour = The word of the day
daily-title = The word of the day, { $date }
daily-how = The same cards for everybody, and no clock: a French word for each card, how far will you get? An empty line to stop.
daily-end = { $count ->
        [0] Not even a card: better luck tomorrow.
        [one] A card!
       *[other] { $count } cards!
    } The dictionary itself gets to { $most }.
daily-could = One could still have said { $words }.
daily-share = To be shared, giving nothing away:
daily-result =
    Tai Chi Chuan · word of the day · { $date }
    { $squares } { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }{ $misses ->
        [0] { "" }
        [one] { " " }· 1 word lost
       *[other] { " " }· { $misses } words lost
    }
problem-daily-date = “{ $text }” is not a date. Write for example “2026-11-16”.
problem-daily-word = Type a word of { $most } signs at most.
