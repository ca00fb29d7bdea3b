### What only the browser's table says of Tango.

table-floor = The dance floor
table-players = The players
table-dancer = { $dancer }, cell { $cell }{ $facing ->
        [none] {""}
       *[other] , facing { $facing }
    }, { $meetings ->
        [0] no meeting
        [one] { $meetings } meeting of 4
       *[other] { $meetings } meetings of 4
    }{ $token ->
        [yes] , with a token
       *[no] {""}
    }{ $own ->
        [yes] , of your couple
       *[no] {""}
    }
table-landing = { $steps }: cell { $cell }{ $meets ->
        [none] {""}
       *[other] , meets { $meets }
    }
table-cell = Cell { $cell }, { $steps }{ $meets ->
        [none] {""}
       *[other] , meets { $meets }
    }
table-meetings = { $dancer }: { $count } of 4
table-tokens = { $count ->
        [0] No token left beside the floor: all come back with the next move.
        [one] { $count } token beside the floor.
       *[other] { $count } tokens beside the floor.
    }
table-pas = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
table-where = { $dancer }: choose where to stop.
table-line = { $name }: { $text }
table-move = { $move }, to cell { $cell }{ $meets ->
        [none] {""}
       *[other] : meets { $meets }
    }
table-tie = Tie-break
table-shown = couple shown: { $danseuse } and { $danseur }
table-hidden = secret couple
table-own = of your couple
table-pair = your couple
table-couples = The couples
table-count = { $danseuse } + { $danseur } = { $sum } of 8 meetings
table-winner = has won
table-partners = { $dancer }: meetings with { $partners }
table-decided = Tie-break, move { $count }: { $danseuse } and { $danseur } met.
table-marker = Marker
table-brought = Meetings brought about by each player
table-moves = { $count ->
        [0] No move made yet.
        [one] { $count } move made.
       *[other] { $count } moves made.
    }
table-tie-moves = { $count ->
        [0] Tie-break: no move made yet.
        [one] Tie-break: { $count } move made.
       *[other] Tie-break: { $count } moves made.
    }
