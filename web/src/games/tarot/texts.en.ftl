### What only the browser's table says of Tarot décalé.

table-players = The players
table-trick = The trick
table-trick-empty = No card played
table-played = { $seat }: { $card }
table-your-hand = Your hand
table-card-legal = { $card }, playable
table-play-again = { $card }: tap again to play.
table-play-card = Play { $card }
table-asked = Asked: { $asked }
table-won = { $count ->
        [0] nothing won
        [one] { $count } card won
       *[other] { $count } cards won
    }
table-held = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-tied = A tie: this trick waits
table-lost = For nobody
table-last-trick = Last trick
table-last-taken = { $seat } takes it
table-last-tied = A tie
table-best = ahead
table-cut-title = The cut
table-cut-here = Cut here
table-cut-at = Cards above the cut
table-bet-title = The bets
table-pass = Pass
table-passed = passes
diploma-name-10 = Brevet
diploma-name-20 = Bac
diploma-name-30 = Master
table-call-title = Calling a Head Teacher
table-alone = Without a partner
table-announce-title = Bonuses
table-cool = Trop cool
table-cool-about = Show { $count } Trumps: { $chosen } of { $count }.
table-loose = C’est la loose
table-loose-about = Not one Trump in hand.
table-strike = Grève des profs
table-strike-about = Neither a Teacher nor a Head Teacher in hand.
table-announce = Announce
table-nothing = Nothing to announce
table-nothing-about = It would take { $count } Trumps (you have { $held }), or not a single Trump, or neither a Teacher nor a Head Teacher.
table-bonus = { $points ->
        [0] {""}
       *[other] +{ $points }
    }
table-shown = Trumps shown by { $seat }
table-draw-title = Who will be Super Donneur?
table-recap = Hand { $number }
table-chart = The totals, hand after hand
table-secret = Secret partner
group-play = Play
group-cut = Cut
turn-cut = Your cut: choose where.
wait-draw = The dealer, the Super Donneur, is being drawn.
wait-shuffle = { $you ->
        [yes] You are the dealer: the cards are being shuffled.
       *[no] { $seat } is the dealer: the cards are being shuffled.
    }
wait-cut = It is { $seat }’s turn to cut.
wait-bet = It is { $seat }’s turn to bet.
wait-call = It is { $seat }’s turn to call a Head Teacher.
wait-announce = It is { $seat }’s turn to announce bonuses.
wait-lead = It is { $seat }’s turn to lead.
wait-play = It is { $seat }’s turn to play. Asked for: { $asked }.
