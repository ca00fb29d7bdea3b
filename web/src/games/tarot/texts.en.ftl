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
        [0] no cards left
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-tied = A tie: this trick waits
table-lost = For nobody
table-last-trick = Last trick
table-last-taken = { $seat } takes it
table-last-tied = A tie
table-took = took the trick
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
table-card = { $card } ({ $points })
card-points = { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
about-proviseur = The strongest of its school; only Trumps beat it.
about-prof = In its school it beats Pupils and the Test, and is level with the two other Teachers.
about-eleve = In its school it beats only the Test, and is level with the three other Pupils.
about-interro = The weakest of its school.
about-petit = The smallest Trump: it beats every school card, but no Trump. It is a Bout.
about-atout = Beats every school card and all smaller Trumps.
about-treize = The strongest of all Trumps. It is a Bout.
about-excuse = May be played at any time, never wins and is never taken: it goes back to whoever played it. It is a Bout.
legend-title = The cards and their points
legend-open = The cards
legend-proviseur = P (Proviseur), Head Teacher
legend-profs = Sc, HG, Sp: Teachers of Science, History and Geography, Sports
legend-eleves = É (Élève), Pupil
legend-interro = ? (Interro), Test
legend-bouts = 1, 13, ★: the Bouts, Trumps 1 and 13 and the Excuse
legend-atouts = 2 to 12 with a bell: the other Trumps (Atouts)
legend-marks = Beside a name: the cards still in hand, then the cards taken.
legend-how = Tap a card that lies on the table, or press long on a card of your hand (key i on a keyboard), to learn what it is worth.
recap-title = Count of hand { $number }
recap-look = See the cards won
recap-hand = Hand
recap-cards = Cards
recap-bet = Bet
recap-bonuses = Bonuses
recap-score = Score
recap-best = { $count ->
        [one] Best score of the hand: { $names }, { $points }.
       *[other] Best score of the hand, level: { $names }, { $points }.
    }
recap-bet-why = { $side ->
        [1] { $won ->
            [yes] The diploma is added to the bettor’s points.
           *[no] The bettor scores 0 and loses { $diploma } points; the others keep the points of their cards.
        }
       *[other] { $won ->
            [yes] Each partner scores { $points } + { $diploma }; the others score nothing.
           *[no] Each partner scores 0 and loses { $diploma } points; each of the others scores { $others }.
        }
    }
recap-named = Bonuses, 5 points each: { $named }.
recap-won = { $count ->
        [0] { $seat }: no card
        [one] { $seat }: { $count } card, { $points }
       *[other] { $seat }: { $count } cards, { $points }
    }
bonus-cool = Trop cool
bonus-loose = C’est la loose
bonus-strike = Grève des profs
bonus-petit = le bout du bout
