### What is said at a game of Tarot décalé.

title = Tarot décalé
    .about = A classroom tarot: Head Teachers, Teachers, Pupils and Tests, trick after trick.

## Schools, diplomas, cards

school-0 = blue
school-1 = orange
school-2 = green
school-3 = violet
asked-atout = Trumps

diploma-10 = the Brevet (10)
diploma-20 = the Baccalauréat (20)
diploma-30 = the Master (30)

card-0 = the blue Test
card-1 = a blue Pupil
card-2 = a blue Pupil
card-3 = a blue Pupil
card-4 = a blue Pupil
card-5 = the blue Science Teacher
card-6 = the blue History Teacher
card-7 = the blue Sports Teacher
card-8 = the blue Head Teacher
card-9 = the orange Test
card-10 = an orange Pupil
card-11 = an orange Pupil
card-12 = an orange Pupil
card-13 = an orange Pupil
card-14 = the orange Science Teacher
card-15 = the orange History Teacher
card-16 = the orange Sports Teacher
card-17 = the orange Head Teacher
card-18 = the green Test
card-19 = a green Pupil
card-20 = a green Pupil
card-21 = a green Pupil
card-22 = a green Pupil
card-23 = the green Science Teacher
card-24 = the green History Teacher
card-25 = the green Sports Teacher
card-26 = the green Head Teacher
card-27 = the violet Test
card-28 = a violet Pupil
card-29 = a violet Pupil
card-30 = a violet Pupil
card-31 = a violet Pupil
card-32 = the violet Science Teacher
card-33 = the violet History Teacher
card-34 = the violet Sports Teacher
card-35 = the violet Head Teacher
card-36 = Trump 1
card-37 = Trump 2
card-38 = Trump 3
card-39 = Trump 4
card-40 = Trump 5
card-41 = Trump 6
card-42 = Trump 7
card-43 = Trump 8
card-44 = Trump 9
card-45 = Trump 10
card-46 = Trump 11
card-47 = Trump 12
card-48 = Trump 13
card-49 = the Excuse

## Choices that go well together

preset-discover = First deal
    .about = A single hand without variants: enough to learn the cards.
preset-quick = Quick
    .about = Fifteen minutes, then the hand is played out.
preset-everything = With everything
    .about = Several hands, with every variant that your number allows.
preset-teams = Secret partner
    .about = The call for a head teacher, over five hands: nobody knows who plays with whom.

## Choices before the game

option-bets = Bets (Paris)
    .about = After the deal, one of you may aim for a diploma: 10, 20 or 30 points to win, or to lose.
option-call = Calling a Head Teacher (Appel au Proviseur)
    .about = With five: the bettor may call a Head Teacher, and whoever holds it becomes a secret partner.
option-bonuses = Bonuses (Primes)
    .about = With four or five: five points for “Trop cool” (many Trumps), “C’est la loose” (none), “Grève des profs” (no Teachers) and “le bout du bout”.

problem-option-call = Calling a Head Teacher is for five players; you are { $seats }. Leave it out or fill the table.
problem-option-bonuses = The Bonuses are for four or five players; you are { $seats }. Leave them out or fill the table.
problem-notation-tarot = “{ $text }” is neither a card nor an announcement. Write for example “blP”, “A7”, “EX”, “cut 20”, “pass”, “bet bac” or “call vert”.
problem-show-count = You have to show exactly { $count } different Trumps of your own, for example: { $example }.

## Moves

move-draw = draw a card each for the deal
move-shuffle = shuffle the pack
move-cut = cut after { $at } cards
move-pass = pass
move-bet = aim for { $diploma }
move-call = call the { $school } Head Teacher
move-alone = play without a partner
move-announce = { $cool-count ->
        [0] { $loose ->
            [yes] { $strike ->
                [yes] announce “C’est la loose” and “Grève des profs”
               *[no] announce “C’est la loose”
            }
           *[no] { $strike ->
                [yes] announce “Grève des profs”
               *[no] announce nothing
            }
        }
       *[other] { $strike ->
            [yes] announce “Trop cool” and “Grève des profs”
           *[no] announce “Trop cool”
        }
    }
move-play = play { $card }

## What happens

event-drawn = { $seats-count ->
        [one] { $you ->
            [yes] You draw again for the deal: { $cards }.
           *[no] { $seats } draws again for the deal: { $cards }.
        }
       *[other] { $seats } draw for the deal, in this order: { $cards }.
    }
event-dealer-chosen = { $you ->
        [yes] You are the dealer, the Super Donneur.
       *[no] { $seat } is the dealer, the Super Donneur.
    }
event-hand-begun = Hand { $number }: { $you ->
        [yes] you deal.
       *[no] { $dealer } deals.
    }
event-pack-cut = { $you ->
        [yes] You cut after { $at } cards.
       *[no] { $seat } cuts after { $at } cards.
    }
event-dealt = { $you ->
        [yes] You get { $count } cards.
       *[no] { $seat } gets { $count } cards.
    }
event-passed = { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-diploma-bet = { $you ->
        [yes] You aim for { $diploma }.
       *[no] { $seat } aims for { $diploma }.
    }
event-bettor = { $you ->
        [yes] The bets are closed: you go for { $diploma }.
       *[no] The bets are closed: { $seat } goes for { $diploma }.
    }
event-nobody-bet = Nobody bets: { $you ->
        [yes] you deal again.
       *[no] { $dealer } deals again.
    }
event-proviseur-called = { $you ->
        [yes] You call the { $school } Head Teacher: whoever holds it plays with you, in secret.
       *[no] { $seat } calls the { $school } Head Teacher: whoever holds it is now a secret partner.
    }
event-plays-alone = { $you ->
        [yes] You play without a partner.
       *[no] { $seat } plays without a partner.
    }
event-announced = { $you ->
        [yes] You announce
       *[no] { $seat } announces
    } { $cool-count ->
        [0] { $loose ->
            [yes] { $strike ->
                [yes] “C’est la loose” and “Grève des profs”.
               *[no] “C’est la loose”.
            }
           *[no] “Grève des profs”.
        }
       *[other] { $strike ->
            [yes] “Grève des profs” and “Trop cool”, with { $cool }.
           *[no] “Trop cool”, with { $cool }.
        }
    }
event-card-played = { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-partner-shown = The { $school } Head Teacher that was called is on the table: { $you ->
        [yes] everybody knows your alliance now.
       *[no] { $seat } was the partner.
    }
event-trick-won = { $you ->
        [yes] You collect { $cards-count ->
            [one] one card.
           *[other] { $cards-count } cards.
        }
       *[no] { $seat } collects { $cards-count ->
            [one] one card.
           *[other] { $cards-count } cards.
        }
    }
event-trick-tied = A tie between { $seats }: the trick waits for the next one.
event-trick-set-aside = The last trick is tied: { $cards-count } cards count for nobody.
event-petit-at-the-end = Le bout du bout! { $you ->
        [yes] Your Trump 1 brings you 5 points.
       *[no] Trump 1 brings 5 points to { $seat }.
    }
event-bet-settled = { $won ->
        [yes] Bet won, { $points } to { $others }: { $you ->
            [yes] { $seats } earn { $diploma }.
           *[no] { $seats-count ->
                [one] { $seats } earns { $diploma }.
               *[other] { $seats } earn { $diploma }.
            }
        }
       *[no] Bet lost, { $points } to { $others }: { $you ->
            [yes] { $seats } miss { $diploma }.
           *[no] { $seats-count ->
                [one] { $seats } misses { $diploma }.
               *[other] { $seats } miss { $diploma }.
            }
        }
    }
event-hand-scored = Points of the hand: { $scores }.
event-last-hand = The time is up: this hand is the last.
event-match-won = { $you ->
        [yes] { $winners-count ->
            [one] You win the match!
           *[other] { $winners } share the win.
        }
       *[no] { $winners-count ->
            [one] { $winners } wins the match.
           *[other] { $winners } share the win.
        }
    }

## How it ends

ending-rounds = The last hand is played: { $winners-count ->
        [one] { $you ->
            [yes] the best total is yours, congratulations!
           *[no] the best total belongs to { $winners }, well done!
        }
       *[other] { $winners } are level at the top and share the win.
    }
    .name = last hand played
ending-target = The target is reached: { $winners-count ->
        [one] { $you ->
            [yes] the best total is yours, congratulations!
           *[no] the best total belongs to { $winners }, well done!
        }
       *[other] { $winners } are level at the top and share the win.
    }
    .name = target reached
ending-time = Time is up: { $winners-count ->
        [one] { $you ->
            [yes] the best total is yours, congratulations!
           *[no] the best total belongs to { $winners }, well done!
        }
       *[other] { $winners } are level at the top and share the win.
    }
    .name = time up

## What you can do now

turn-cut = Your cut: type a number from 2 to 48.
turn-bet = Your bet: pass, or aim higher than the others.
turn-call = Your call: name a Head Teacher, or play without a partner.
turn-announce = Announce your bonuses, if you feel like it.
turn-announce-nothing = No bonus in your hand: say so all the same, so that nothing can be guessed.
turn-lead = Your lead: play any card you like.
turn-play = Your turn. Asked for: { $asked }.

## Why a move is refused

refusal-over = The match is over: the cards are back in their box. Another one?
refusal-not-your-turn = Patience: the table is waiting for { $turn }.
refusal-draw-first = The draw for the dealer comes first: one moment.
refusal-chance-first = Chance is still shuffling: one moment.
refusal-not-a-draw = That is no draw: everybody who draws needs a new card.
refusal-not-a-shuffle = That is no shuffle: it takes all 50 cards, once each.
refusal-must-cut = Now the pack is cut: give a number of cards, from 2 to 48.
refusal-bad-cut = Cutting at { $at } would leave fewer than two cards on one side: choose from 2 to 48.
refusal-must-bid = Now is the time to bet: pass or aim for a diploma.
refusal-bet-too-low = { $diploma } is not enough: { $highest } has already been named. Aim higher or pass.
refusal-must-call = Now is the time to call: name a school or play without a partner.
refusal-own-proviseur = You hold the { $school } Head Teacher yourself: call another or play without a partner.
refusal-no-such-school = There is no school { $number }: there are blue, orange, green and violet.
refusal-must-announce = Now is the time for bonuses: announce yours, or nothing.
refusal-wrong-count-shown = “Trop cool” shows exactly { $count } Trumps: choose which.
refusal-not-your-atouts = “Trop cool” shows Trumps of your own hand, once each: choose among those.
refusal-not-so-loose = You do hold a Trump: no “C’est la loose” this time.
refusal-no-strike = You do hold a Teacher or a Head Teacher: no strike this time.
refusal-must-play = Now is the time to play a card from your hand.
refusal-not-in-hand = That card is not in your hand: play one that you hold.
refusal-must-follow = The colour asked for is { $school }, and you have some: follow; only the Excuse lets you off.
refusal-must-trump = You have nothing in { $school }, but you do have a Trump: you must trump; only the Excuse lets you off.
refusal-must-overtrump = You can beat { $card }: trump higher; only the Excuse lets you off.
refusal-must-follow-atout = Trumps are asked for and you have some: play one; only the Excuse lets you off.
refusal-must-climb = You can beat { $card }: go higher; only the Excuse lets you off.
refusal-no-time-limit = No time limit of that name is running now.

## The words of the table

table-hand = Hand { $number }
table-held = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
table-won = { $count ->
        [0] none taken
       *[other] { $count } taken
    }
table-dealer = dealer
table-bettor = bettor
table-partner = partner
table-leader = leads
table-waiting = Waiting for the next trick:
table-shown = Trumps shown ({ $seat }):
table-contract = { $you ->
        [yes] You go for { $diploma }
       *[no] { $seat } goes for { $diploma }
    }
table-called = { $school } Head Teacher called
table-you-are-called = you are the secret partner
table-show = Show { $count } Trumps: type their codes, for example “{ $example }”.
table-choose = choose the Trumps to show
table-sheet = Score sheet
table-total = total
