### What only the browser's table says of TACTA.

table-plane = The table
table-players = The colours
table-piles = The piles
table-colour = Colour
table-visible = Visible dots
table-who = Who plays it
table-seat = { $player } ({ $pile })
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
       *[other] , showing { $ends }
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
table-laid = { $card }, { $face }, { $turned }{ $on ->
        [none] {""}
       *[other] , on { $on }
    }: { $shapes }
table-lay-on = { $card }, { $face }, { $turned }, on { $on }: { $shape } ({ $gains })
table-lay-beside = { $card }, { $face }, { $turned }, beside the others, at { $x }; { $y } ({ $gains })
table-where = { $card }: choose a shape that glows.
table-where-beside = { $card }: choose a free spot beside the others.
table-aim = { $face }, on { $on }, { $place }: { $gains }. Once more to lay it.
table-aim-beside = { $card }, { $face }, here: { $gains }. Once more to lay it.
table-keys = Keys
table-keys-about = They answer at once: nothing needs to be selected first.
table-keys-all = 1 and 2 take a card, arrows go from place to place, R rotates, F turns over, Enter lays, Escape puts back; the plus and minus keys zoom, 0 shows everything, Shift and arrows move the table.
table-key-enter = Enter
table-rotate = Rotate
table-flip = Turn over
table-lay = Lay
table-list = List
table-list-title = All placements
table-list-search = Search for a placement
table-list-example = square 5, back, on red 3, corner top right
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
table-exchange-team = { $bot ->
        [yes] You decide for both: { $partner } waits for your choice.
       *[no] Whichever of you two chooses first, { $partner } or you, decides for the team.
    }
table-exchange-wait = You have chosen. The others are thinking…
table-exchange-all = Sabotage: everybody chooses in secret what to give and what to keep.
table-countdown = Free play is about to begin: three, two, one…
table-free = Free play: everybody lays cards at once.
table-between = The round is over. The packs are shuffled for the next one.
table-tally = Round { $number }: the count
table-tally-tie = Deciding round: the count
table-tally-round = This round
table-tally-on = Go on
table-sum = total { $total }
table-give = Give
table-keep = Keep
table-give-family = Give the { $family } family
table-keep-family = Keep the { $family } family
table-chosen = { $colour }: has chosen
table-lost = A breath too late: { $seat } has just covered that shape of { $on }.
table-lost-room = A breath too late: there is no room left to lay it so.
table-safe = Ringed dots are safe for ever.
table-live = now

## Before the start

notice-room = This table is too small: about { $out } of the { $cards } cards will find no room and be put aside, worth nothing. Choose a larger one, or one without a border.
notice-teams = For teams free play is livelier: nobody waits for their turn.
notice-even = With two players, whoever starts wins less often: an even number of rounds is fairer.
