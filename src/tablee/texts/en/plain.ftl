### What the table of a game says that brings none of its own.

plain-board = The board
plain-hand = Your hand
plain-row = On the table
plain-counts = What everybody has
plain-place = row { $row }, column { $column }
plain-nothing = nothing
plain-there = { $place }: { $what }
plain-seats = Around the table
plain-last = What happened last
plain-here = What would you like to do here?
plain-next = And now, where?
plain-back = Something else
plain-empty-hand = Your hand is empty.
plain-unseen = What lies here, the players alone can see.
