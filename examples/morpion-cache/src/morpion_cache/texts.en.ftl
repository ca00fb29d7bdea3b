### What is said at a game of Morpion caché.

title = Morpion caché
    .about = Get your marks in a line, but in the dark: you see your own marks, and those you run into.

## The square

show-board = the square as you know it
marks = { $count ->
        [0] no mark
        [one] { $count } mark
       *[other] { $count } marks
    }
seat-none = nothing that you know of
cell-0 = cell 1
cell-1 = cell 2
cell-2 = cell 3
cell-3 = cell 4
cell-4 = cell 5
cell-5 = cell 6
cell-6 = cell 7
cell-7 = cell 8
cell-8 = cell 9
cell-9 = cell 10
cell-10 = cell 11
cell-11 = cell 12
cell-12 = cell 13
cell-13 = cell 14
cell-14 = cell 15
cell-15 = cell 16
cell-16 = cell 17
cell-17 = cell 18
cell-18 = cell 19
cell-19 = cell 20
cell-20 = cell 21
cell-21 = cell 22
cell-22 = cell 23
cell-23 = cell 24
cell-24 = cell 25

## Choices before the game

option-lost_turn = A bump costs the turn
    .about = Whoever runs into a mark passes the turn, instead of choosing another cell.

## Moves

turn-mark = Choose a cell: if it is free, it is yours.
move-draw-first = { $first } starts
move-mark = mark { $cell }

## What happens

event-starts = { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-marked = { $you ->
        [yes] You mark { $cell }.
       *[no] { $seat } marks a cell.
    }
event-bumped = { $you ->
        [yes] Bump: { $cell } belongs to { $owner }.
       *[no] { $seat } runs into somebody.
    }
event-ended = { $reason ->
        [line] { $winners-you ->
            [yes] Your marks are in a line.
           *[no] { $winners }’s marks are in a line.
        }
       *[full] The square is full.
    }

## Why not

refusal-over = The game is over.
refusal-not-begun = Nobody knows yet who starts.
refusal-not-your-turn = { $turn-you ->
        [yes] It is your turn.
       *[no] It is { $turn }’s turn.
    }
refusal-no-such-cell = Choose a cell of the square.
refusal-known = You know already that { $cell } is taken: try another one.

## The end

ending-line = { $winners-you ->
        [yes] All in a line: you win.
       *[no] All in a line: { $winners } wins.
    }
    .name = marks in a line
ending-full = A full square: nobody has won.
    .name = full square
