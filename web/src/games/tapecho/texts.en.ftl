### What only the table in the browser says of Tapécho.

camp-side = camp: { $camp }
kind-atout = asset of { $value }
kind-handicap = handicap of { $value }
kind-attack = attack
kind-defence = defence
kind-foil = out of context

table-held = { $count ->
        [0] no card left
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-atouts = { $count ->
        [0] no asset
        [one] { $count } asset, { $points ->
            [0] worth nothing
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $count } assets, { $points ->
            [0] worth nothing
            [one] { $points } point
           *[other] { $points } points
        }
    }
table-handicaps = { $count ->
        [0] no handicap
        [one] { $count } handicap, { $points ->
            [0] worth nothing
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $count } handicaps, { $points ->
            [0] worth nothing
            [one] { $points } point
           *[other] { $points } points
        }
    }
table-players = Round the table
table-your-hand = Your hand
table-empty = No card left
table-now = In play
table-drawn = Drawn
table-piles = Draw pile and discard
table-boxed = Still in the box, for balance
table-in-front = In front of { $seat }
table-look-own = Your laid cards
table-look-discard = See the discard
table-aim = Aim at { $seat }
table-aim-you = Lay in front of you
table-aim-partner = Give to { $seat }
table-lay-mine = Lay in front of me
table-throw-away = Discard
table-pair = And another
table-pair-off = One card only
table-pair-about = Lay two attacks or handicaps in one go
table-drop-choice = Put the card back
table-which-target = “{ $card }”: tap whoever gets it.
table-which-own = “{ $card }”: lay it in front of you, or discard it.
table-which-reaction = “{ $card }”: keep it as an answer, or discard it.
table-which-first = “{ $card }”, then another: who gets the first?
table-first = First { $what }.
table-first-held = First { $what }. Now choose the second card: nothing is played yet.
table-which-second = “{ $card }” for { $on }, now tap the second card. Nothing is played yet.
table-not-second = “{ $card }” cannot be the second: it takes a handicap or an attack that somebody can still get.
table-no-target = “{ $card }”: nobody can get it this turn.
table-no-camp = “{ $card }”: nobody at this table is of that camp. It can only be discarded.
table-not-yours = “{ $card }”: this asset is of the other camp, you can never lay it. Discard it.
table-out-of-place = Careful: this card is out of place ({ $place }). It may be cancelled.
table-pick-steal = Which asset do you take from { $seat }?
table-pick-give = Which handicap do you hand to { $seat }?
table-keep-title = Which one do you keep?
table-choose-title = Which of your best assets goes?
table-plan = Planned for your turn: { $what }
table-plan-none = Choose already: the card goes when your turn comes.
table-plan-cancel = Cancel
table-plan-lost = What you had planned is no longer possible.
table-pass-turn = Pass
table-let-pass = Let it pass
table-noted = Noted
table-noted-open = You can still change your mind.
table-react-with = Play “{ $card }”
table-window = Reactions
table-thinking = { $count ->
        [one] One person is still thinking…
       *[other] { $count } people are still thinking…
    }
table-standing-window = for this card
table-standing-turn = for this turn
table-standing-game = for the game
table-standing-off = Stop letting everything pass
table-standing-on = Everything passes { $span }, unless I answer in time
table-from-to = { $seat } → { $on }
table-from-own = { $seat }
table-cry-lost = loses a turn
table-cry-muted = speechless
table-cry-draws = draws { $count }
table-cry-seen = hand seen!
table-cry-swapped = swapped!
table-cry-tied = asset blocked!
table-cry-none = nothing…
table-cry-saved = parried!
table-cry-foiled = out of context!
table-cry-passes = passes
table-cry-thrown = discards
table-count = The count of game { $number }
table-together = Together
table-count-table = On the table
table-count-hand = In hand
table-close = Close

group-lay = Lay
group-lay-first = Lay the first of two cards
group-discard = Discard
group-keep = Keep
group-react = Answer
group-decline = Let it pass
group-choose = Lose
group-pass = Pass

turn-react-own = { $seat } lays “{ $card }”: any answer?
turn-react-to = { $seat } lays “{ $card }” for { $on }: any answer?
turn-attacked = { $seat } attacks you: “{ $card }”{ $pick ->
        [none] { "" }
       *[other] , for “{ $pick }”
    }. { $effect } A defence?
turn-discard = Nothing else to do: discard a card.
turn-pass = Nothing to do this turn: pass.

option-teams-each = Each for themselves
option-teams-war_of_sexes = Camp against camp
option-teams-couples = In couples
option-teams =
    Teams
    .about = Each for themselves, one camp against the other, or in couples.

camp-any = no preference
names-usual = Women and men
names-moon-sun = Moon and Sun
names-cherry-blueberry = Cherry and Blueberry
names-own = Two names of your own
names-first = First camp
names-second = Second camp
names-choose = Choose these names
deck-house = The house’s cards
deck-own = Your own cards
deck-file = Open a file
deck-write = Write
deck-text = The text of the deck
deck-example = Start from an example
deck-check = Check and choose
deck-back = Back to the house’s cards
option-camps = Camps
    .about = Who plays on which side; without a preference chance decides. It also restores the balance.
option-names = Names of the camps
    .about = What the two camps are called at this table; the cards stay the same.
option-deck = Your own deck
    .about = A file with cards of yours, in the form of the example; every line is checked.
