### What is said at a game of TACTA.

title = TACTA
    .about = Cards that overlap, shape on shape: cover the others’ dots, keep your own in the open.

## Colours, families, shapes, cards

colour-0 = green
colour-1 = red
colour-2 = violet
colour-3 = blue
colour-4 = pink
colour-5 = orange

family-0 = circle
family-1 = square
family-2 = triangle

kind-0 = triangle
kind-1 = square
kind-2 = short rectangle
kind-3 = long rectangle

place-0 = on the right
place-1 = bottom right
place-2 = at the bottom
place-3 = bottom left
place-4 = on the left
place-5 = top left
place-6 = at the top
place-7 = top right

face-0 = front
face-1 = back

turned-0 = upright
turned-1 = tilted to the right
turned-2 = on its right side
turned-3 = head down to the right
turned-4 = upside down
turned-5 = head down to the left
turned-6 = on its left side
turned-7 = tilted to the left

card-0 = the green circle 1
card-1 = the green circle 2
card-2 = the green circle 3
card-3 = the green circle 4
card-4 = the green circle 5
card-5 = the green circle 6
card-6 = the green square 1
card-7 = the green square 2
card-8 = the green square 3
card-9 = the green square 4
card-10 = the green square 5
card-11 = the green square 6
card-12 = the green triangle 1
card-13 = the green triangle 2
card-14 = the green triangle 3
card-15 = the green triangle 4
card-16 = the green triangle 5
card-17 = the green triangle 6
card-18 = the red circle 1
card-19 = the red circle 2
card-20 = the red circle 3
card-21 = the red circle 4
card-22 = the red circle 5
card-23 = the red circle 6
card-24 = the red square 1
card-25 = the red square 2
card-26 = the red square 3
card-27 = the red square 4
card-28 = the red square 5
card-29 = the red square 6
card-30 = the red triangle 1
card-31 = the red triangle 2
card-32 = the red triangle 3
card-33 = the red triangle 4
card-34 = the red triangle 5
card-35 = the red triangle 6
card-36 = the violet circle 1
card-37 = the violet circle 2
card-38 = the violet circle 3
card-39 = the violet circle 4
card-40 = the violet circle 5
card-41 = the violet circle 6
card-42 = the violet square 1
card-43 = the violet square 2
card-44 = the violet square 3
card-45 = the violet square 4
card-46 = the violet square 5
card-47 = the violet square 6
card-48 = the violet triangle 1
card-49 = the violet triangle 2
card-50 = the violet triangle 3
card-51 = the violet triangle 4
card-52 = the violet triangle 5
card-53 = the violet triangle 6
card-54 = the blue circle 1
card-55 = the blue circle 2
card-56 = the blue circle 3
card-57 = the blue circle 4
card-58 = the blue circle 5
card-59 = the blue circle 6
card-60 = the blue square 1
card-61 = the blue square 2
card-62 = the blue square 3
card-63 = the blue square 4
card-64 = the blue square 5
card-65 = the blue square 6
card-66 = the blue triangle 1
card-67 = the blue triangle 2
card-68 = the blue triangle 3
card-69 = the blue triangle 4
card-70 = the blue triangle 5
card-71 = the blue triangle 6
card-72 = the pink circle 1
card-73 = the pink circle 2
card-74 = the pink circle 3
card-75 = the pink circle 4
card-76 = the pink circle 5
card-77 = the pink circle 6
card-78 = the pink square 1
card-79 = the pink square 2
card-80 = the pink square 3
card-81 = the pink square 4
card-82 = the pink square 5
card-83 = the pink square 6
card-84 = the pink triangle 1
card-85 = the pink triangle 2
card-86 = the pink triangle 3
card-87 = the pink triangle 4
card-88 = the pink triangle 5
card-89 = the pink triangle 6
card-90 = the orange circle 1
card-91 = the orange circle 2
card-92 = the orange circle 3
card-93 = the orange circle 4
card-94 = the orange circle 5
card-95 = the orange circle 6
card-96 = the orange square 1
card-97 = the orange square 2
card-98 = the orange square 3
card-99 = the orange square 4
card-100 = the orange square 5
card-101 = the orange square 6
card-102 = the orange triangle 1
card-103 = the orange triangle 2
card-104 = the orange triangle 3
card-105 = the orange triangle 4
card-106 = the orange triangle 5
card-107 = the orange triangle 6
card-108 = the start card

## Choices that go well together

preset-discover = First cards
    .about = Circles only and all the time you like: to learn the move.
preset-quick = Quick
    .about = Without circles, fifteen seconds a turn.
preset-everything = With everything
    .about = Sabotage, two rounds, and ties are replayed.
preset-teams = Teams
    .about = Two a colour, in free play: two rounds in which everybody lays cards at once.

## Choices before the game

option-teams = Teams
    .about = Two partners a colour, seated face to face; 4 to 12 of you, an even number. If nothing is said, from 8 on.
option-free = Free play
    .about = No turns: after three, two, one, everybody lays cards at once, but never on their own colour.
option-small_table = Small table
    .about = Three short rounds, one family each, in an order drawn at random; the points are added up.
option-sabotage = Sabotage
    .about = Everybody keeps one family and gives another to the left: your neighbour will have to lay cards that are not theirs.
option-quick = Quick round
    .about = One or two families stay in the box.
option-quick-none = with everything
option-quick-cercle = without circles
option-quick-carre = without squares
option-quick-triangle = without triangles
option-quick-cercle-carre = triangles only
option-quick-cercle-triangle = squares only
option-quick-carre-triangle = circles only
option-tiebreak = If there is a tie
    .about = Share the win, replay a round among the tied, or give it to whoever finished first.
option-tiebreak-shared = share
option-tiebreak-replay = replay
option-tiebreak-first_finished = first to finish
option-table = Size of the table
    .about = Without a border, or a rectangle that no card may leave.
option-table-open = no border
option-table-large = large
option-table-medium = medium
option-table-small = small
option-turn_seconds = Seconds a turn
    .about = After that, chance lays a card for you. If nothing is said: 10 in teams, no limit otherwise.
option-turn_seconds-0 = no limit

problem-option-teams = { $seats } players do not make teams of two: you need 4, 6, 8, 10 or 12.
problem-option-teams-needed = With { $seats } players there is no colour for each: play in teams.
problem-option-one-variant = “{ $option }” and “{ $other }” do not go together: keep one of them.
problem-option-small-table = “{ $option }” already lasts three rounds: leave “{ $other }” aside.
problem-option-free-clock = Free play has no turns: “{ $option }” has no place in it.
problem-notation-tacta = “{ $text }” is not a move. Write for example “vec5 b3 20+17r -6r”: card, front (a) or back (b) and eighths of a turn (0 to 7), then where its centre goes.

## Moves

move-draw-families = draw the order of the families
move-exchange = give the { $give } family, keep the { $keep } family
move-shuffle = shuffle a pack
move-draw-first = draw who starts: { $first }
move-ready = say “ready”
move-lay = lay { $card }, { $face }, { $turn }
move-put-aside = put aside { $card }

## What happens

event-families-drawn = Order of the families: { $families }.
event-exchange-chosen = { $give ->
        [none] { $you ->
            [yes] You have made your secret choice.
           *[no] { $seat } has made a secret choice.
        }
       *[other] { $you ->
            [yes] Your secret choice: give the { $give } family, keep the { $keep } family.
           *[no] For your team, { $seat } chooses to give the { $give } family and to keep the { $keep } family.
        }
    }
event-exchanged = { $seats } { $you ->
        [yes] give
       *[no] { $seats-count ->
            [one] gives
           *[other] give
        }
    } the { $give } family to { $receivers } and { $you ->
        [yes] keep
       *[no] { $seats-count ->
            [one] keeps
           *[other] keep
        }
    } the { $keep } family.
event-round-begun = Round { $number }: the start card lies in the middle. In play: { $families }.
event-pile-dealt = { $you ->
        [yes] You hold { $count } cards; two are seen: { $ends }.
       *[no] { $seat } holds { $count } cards; two are seen: { $ends }.
    }
event-starts = { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-said-ready = { $you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
event-go = Three, two, one… go!
event-out-of-time = Too late: chance plays for { $seat }.
event-card-laid = { $you ->
        [yes] You lay { $card }
       *[no] { $seat } lays { $card }
    } { $on ->
        [none] beside the others, for want of anything better
       *[other] on { $on } ({ $kind }, { $place })
    }{ $hidden ->
        [0] { "" }
        [one] , hiding { $hidden } dot
       *[other] , hiding { $hidden } dots
    }.
event-card-put-aside = { $you ->
        [yes] No room left: you put aside { $card }.
       *[no] No room left: { $seat } puts aside { $card }.
    }
event-round-scored = The visible dots are counted: { $colours-count ->
        [0] { $scores }
       *[other] { $colours }
    }.
event-last-round = Time is up: this round is the last.
event-tie-replayed = A tie: { $seats } play one more round to settle it.
event-match-won = { $you ->
        [yes] { $winners-count ->
            [one] You win!
           *[other] { $winners } win together!
        }
       *[no] { $winners-count ->
            [one] { $winners } wins.
           *[other] { $winners } win.
        }
    }

## How it ends

ending-rounds = The count is in: { $winners-count ->
        [one] { $you ->
            [yes] you have the most dots, well done!
           *[no] { $winners } has the most dots, well done!
        }
       *[other] in the lead, { $winners }.
    }
    .name = rounds played
ending-target = The target is reached: { $winners-count ->
        [one] { $you ->
            [yes] the best total is yours, well done!
           *[no] { $winners } has the best total, well done!
        }
       *[other] in the lead, { $winners }.
    }
    .name = target reached
ending-time = The clock has struck: { $winners-count ->
        [one] { $you ->
            [yes] the best total is yours, well done!
           *[no] { $winners } has the best total, well done!
        }
       *[other] in the lead, { $winners }.
    }
    .name = time is up
ending-replay = The deciding round has spoken: the win goes to { $winners }.
    .name = deciding round
ending-first-finished = With equal dots, the win goes to whoever finished first: { $winners }.
    .name = first to finish

## What you can do now

turn-exchange = Choose in secret a family to give to the left and one to keep.
turn-ready = Get ready: as soon as everybody is, or when the countdown is over, we play.
turn-lay = Your turn: lay one of your two cards on an identical shape.
turn-free = Quick: lay one of your two cards, never on your own colour.
turn-beside = Nothing fits anywhere: lay one of your two cards beside the others.
turn-put-aside = No room left on the table: choose the card you put aside.

## Why a move is refused

refusal-over = The game is over: the cards stay where they are. Another one?
refusal-not-your-turn = Patience: { $acting } is to lay a card.
refusal-not-playing = This round decides between the best: sit back and watch.
refusal-chance-first = Chance has not finished: one moment.
refusal-not-a-shuffle = That is no shuffle of this pack: it takes all its cards, each once.
refusal-not-a-start = That seat cannot start: it takes one of those whose two cards are equal.
refusal-not-an-order = It takes the three families, each once.
refusal-not-a-lot = For a player who is late, chance chooses among that player’s legal moves.
refusal-no-time-limit = No time limit of that name is running now.
refusal-must-exchange = Now is the time to choose: a family to give, another to keep.
refusal-same-family = The family you give cannot be the one you keep: choose two different ones.
refusal-has-exchanged = Your choice is made: wait for the others.
refusal-too-soon = Not yet: wait for the end of the countdown.
refusal-must-lay = Now is the time to lay a card.
refusal-not-an-end = { $card } is not one of your two visible cards: play one of those.
refusal-already-laid = { $card } is already on the table, and what has been laid stays.
refusal-no-such-pose = A card is laid front or back, in eight ways: this is none of them.
refusal-no-shape = In that place { $on } has no shape to cover: aim for one.
refusal-other-shape = The shapes are not the same: cover a shape of { $on } with an identical one.
refusal-misaligned = The shapes do not quite meet on { $on }: line them up exactly.
refusal-sticks-out = The card would cover more than that shape of { $on }: nothing but the shape may be covered.
refusal-two-cards = The card would lie on several others ({ $cards }): one at a time.
refusal-two-shapes = The card would cover several shapes of { $on }: one at a time.
refusal-closed = This shape of { $on } is part of a joint, closed for ever: look for an open one.
refusal-beaten = Too late by a breath: { $you ->
        [yes] you have just covered this shape of { $on }.
       *[no] { $seat } has just covered this shape of { $on }.
    }
refusal-own-colour = In free play nobody covers their own colour: leave { $on } alone.
refusal-must-cover = One of your two cards can cover a shape somewhere: nothing is laid beside as long as that is so.
refusal-not-whole = Beside the others, a card lies at a whole-number position: move it a little.
refusal-too-far = That is too far: stay within { $units } units of a laid card.
refusal-off-table = The card would stick out over the edge of the table: bring it closer.
refusal-has-room = A card is put aside only if neither finds room: yours still does.

## The words of the table

table-round = Round { $number }
table-replay = Deciding round
table-left = { $count ->
        [0] no cards left
        [one] { $count } card
       *[other] { $count } cards
    }
table-placement = on { $on } ({ $kind } { $place })
table-lies = { $face }, { $degrees ->
        [0] upright
       *[other] turned by { $degrees }°
    }
table-way = { $lies }, by its { $kind } { $place }{ $dots ->
        [0] { "" }
        [one] , one dot safe
       *[other] , { $dots } dots safe
    }
table-ways = How does it lie? { $ways }
table-ways-many = ({ $count } ways)
table-gain = { $who } { $points }
table-gain-none = no dot won or lost
table-beside = beside the others, at { $x }; { $y }
table-your-ends = { $count ->
        [0] You have no cards left
        [one] Your last card
       *[other] Your two cards
    }
table-aside = Put aside
table-sheet = Score sheet
table-total = total
