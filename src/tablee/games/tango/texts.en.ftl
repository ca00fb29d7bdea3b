### What is said at a game of Tango.

title = Tango
    .about = Everybody moves everybody. Two of the dancers are secretly yours: bring each to four meetings before you are found out.

## The dancers

dancer-0 = the blue lady
    .bare = blue lady
dancer-1 = the yellow lady
    .bare = yellow lady
dancer-2 = the red lady
    .bare = red lady
dancer-3 = the green lady
    .bare = green lady
dancer-4 = the blue gentleman
    .bare = blue gentleman
dancer-5 = the yellow gentleman
    .bare = yellow gentleman
dancer-6 = the red gentleman
    .bare = red gentleman
dancer-7 = the green gentleman
    .bare = green gentleman

## Choices that go well together

preset-discover = First dance
    .about = The dance as it is written: sixteen cells a ring.
preset-quick = Quick
    .about = Twelve cells: couples cross sooner.
preset-long = Grand ball
    .about = Twenty-four cells: time to look for each other.

## Choices before the game

option-cells = Length of the dance
    .about = How many cells each ring has: 12 for a short dance, 24 for a long one.
option-first = Who opens the ball
    .about = The seat that starts, counted from 0; otherwise it is left to chance.

problem-option-first = There is no seat { $value }: with { $seats } players, count { $seats ->
        [2] 0 and 1.
        [3] 0, 1 and 2.
       *[other] 0, 1, 2 and 3.
    }
problem-notation-tango = “{ $text }” is not a move. Write for example “ir2”: ring (i or o), colour (b for blue, j for yellow, r for red, v for green), steps (1 to 3).

## Moves

move-deal = deal everybody a couple
move-draw-first = draw who starts: { $first }
move-dance = move { $dancer } { $steps ->
        [one] one step
       *[other] { $steps } steps
    }

## What happens

event-dealt = { $you ->
        [yes] Your secret couple: { $danseuse } and { $danseur }.
       *[no] { $seat } gets a secret couple.
    }
event-starts = { $you ->
        [yes] You open the ball.
       *[no] { $seat } opens the ball.
    }
event-tokens-taken-back = All tokens come back beside the floor: a new cycle begins.
event-danced = { $you ->
        [yes] You lead { $dancer }
       *[no] { $seat } leads { $dancer }
    } { $path-count ->
        [one] one step.
       *[other] { $path-count } steps.
    }
event-met = A meeting: { $danseuse } ({ $danseuse_marker } of 4) and { $danseur } ({ $danseur_marker } of 4).
event-pair-shown = { $you ->
        [yes] You show your couple: { $danseuse } and { $danseur }.
       *[no] { $seat } shows their couple: { $danseuse } and { $danseur }.
    }
event-tied = Two couples at a stroke: { $seats } go on alone, and the first couple to meet again wins.
event-won = { $you ->
        [yes] { $winners-count ->
            [one] You win!
           *[other] { $winners } share the win.
        }
       *[no] { $winners-count ->
            [one] { $winners } wins.
           *[other] { $winners } share the win.
        }
    }

## How it ends

ending-pair = { $you ->
        [yes] Your lady and your gentleman have 4 meetings each: you win!
       *[no] { $winners } wins: their lady and their gentleman have 4 meetings each.
    }
    .name = couple on top
ending-tie-break = { $you ->
        [yes] In the tie-break, your couple met first: you win!
       *[no] In the tie-break, { $winners } brought their couple together first and wins.
    }
    .name = tie-break
ending-tie-break-limit = Nobody gave way in 200 moves of tie-break: { $winners } share the win.
    .name = endless tie-break
ending-limit = The ball lasted 500 moves. By the sum of the two markers of each couple, the win goes to { $winners }.
    .name = endless ball

## What you can do now

turn-dance = { $tied ->
        [yes] Tie-break:
       *[no] Your turn:
    } { $tokens ->
        [0] lead any dancer
        [5] all tokens come back, lead any dancer
       *[other] lead a dancer without a token
    }, 1 to 3 steps.

## Why a move is refused

refusal-over = The ball is over: no more dancing. Another game?
refusal-not-your-turn = Patience, it is { $turn }’s turn.
refusal-not-dealt = The couples have not been dealt yet: one moment.
refusal-not-a-deal = That is no deal: everybody needs a lady and a gentleman of their own.
refusal-not-a-start = That seat cannot start: choose somebody at the table.
refusal-must-dance = Somebody has to dance: choose a dancer and a number of steps.
refusal-no-such-dance = A dancer moves 1, 2 or 3 steps, not { $steps }: choose one of the eight dancers and one of these numbers.
refusal-has-token = { $dancer } already carries a token and stays put until the tokens come back: choose a dancer without one.

## The words of the floor

table-steps = { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
table-token = token: waits for the next cycle
table-tokens-left = tokens
table-markers = meetings
