### What only the browser's table says of TACTA.

table-plane = The table
table-players = The colours
table-piles = The piles
table-colour = Colour
table-visible = Visible dots
table-who = Who plays it
table-dots = { $colour }: { $dots ->
        [0] no visible dot
        [one] { $dots } visible dot
       *[other] { $dots } visible dots
    }
table-pile = { $count ->
        [0] no cards left
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }{ $ends ->
        [none] {""}
       *[other] , at the ends: { $ends }
    }
table-shape = { $kind }, { $where ->
        [corner] corner { $place }
       *[side] side { $place }
    }, { $dots ->
        [0] empty
        [one] { $dots } dot
       *[other] { $dots } dots
    }
table-shape-state = { $shape } ({ $state ->
        [covered] covered
        [safe] safe
       *[open] open
    })
table-laid = { $card }, face { $face }, { $degrees }°{ $on ->
        [none] {""}
       *[other] , on { $on }
    }: { $shapes }
table-lay-on = { $card }, face { $face }, { $degrees }°, on { $on }: { $shape }
table-lay-beside = { $card }, face { $face }, { $degrees }°, beside the others, at { $x }; { $y }
table-where = { $card }: choose a shape that glows.
table-where-beside = { $card }: choose a free spot beside the others.
table-aim = Face { $face }, on { $on }, { $place }{ $dots ->
        [0] {""}
        [one] : hides { $dots } dot
       *[other] : hides { $dots } dots
    }. Once more to lay it.
table-aim-beside = { $card }, face { $face }, here? Once more to lay it.
table-keys = Keys: 1 and 2 take a card, arrows go from place to place, R rotates, F turns over, Enter lays, Escape puts back; plus and minus zoom, 0 shows everything, Shift and arrows move the table.
table-rotate = Rotate
table-flip = Turn over
table-lay = Lay
table-list = List
table-list-title = All placements
table-list-search = Search for a placement
table-list-example = square 5, face B, on red 3, corner top right
table-list-count = { $count ->
        [0] No placement answers to these words.
        [one] { $count } placement
       *[other] { $count } placements
    }
table-put-aside = Put aside { $card }
table-aside-do = Put aside
table-closer = Zoom in
table-farther = Zoom out
table-fit = See all
table-tools = View
table-picture = Picture of the table
table-picture-about = The table as it is, to frame or to send.
table-picture-svg = Drawing (SVG)
table-picture-png = Picture (PNG)
table-picture-failed = Your browser could not make the picture: try the drawing (SVG).
table-ready = Ready: { $ready } of { $all }
table-ready-do = Ready!
table-exchange = Sabotage
table-exchange-about = One family goes to { $to }, one stays with you, the third goes back in the box.
table-exchange-do = That’s settled
table-exchange-wait = You have chosen. The others are thinking…
table-give = Give
table-keep = Keep
table-give-family = Give the { $family } family
table-keep-family = Keep the { $family } family
table-chosen = { $colour }: has chosen
table-lost = A breath too late: { $seat } has just covered that shape of { $on }.
table-lost-room = A breath too late: there is no room left to lay it so.
table-safe = Ringed dots are safe for ever.
table-live = now
