### What is said of games played: no table needs it.

evenings-about = This list and these figures stay in this browser.
evenings-figures = In figures
evenings-open = Under way
evenings-over = Finished
evenings-none = Nothing has been played here yet.
evenings-none-text = Your finished games will appear here: who played, who won, and your best scores.
evenings-none-play = Choose a game
evenings-shared = Games shared by several people on one screen are not counted in these figures.
evening-removed = { $game }: game removed from the list.
evenings-remove-all = Clear everything
evenings-remove-sure = Clear the whole list?
evenings-remove-text = The list and the figures disappear from this browser. You can still come back to a table with its code.
evenings-remove-yes = Yes, clear everything
evenings-remove-no = Keep
figure-played = played
figure-won = won
figure-best = best score
figure-streak = wins in a row
to-table = Back to the table
replay-controls = Playback
eyes = Through whose eyes
eyes-nobody = spectator
eyes-of = { $name }
eyes-closed-title = Eyes on your own hand
eyes-closed-watch = Watch as a spectator
step-first = To the start
step-back = One step back
step-next = One step forward
step-last = To the end
step-run = Play
step-pause = Pause
step-slider = Place in the game
step-of = Move { $at } of { $last }
link-here = Link to here
play-on = Play on from here
verify = Check the shuffle
verify-ok = { $draws ->
        [one] The draw follows from the promise made before the game.
       *[other] All { $draws } draws follow from the promise made before the game.
    }
