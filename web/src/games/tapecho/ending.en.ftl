### The end of a game of Tapécho.

end-mark = { $count ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
end-lead = { $name } is { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ahead of { $others }.
end-side = { $mean ->
        [yes] { $name }: { $sum } between { $heads }, that is { $points } a head.
       *[no] { $name }: { $points } in all.
    }
end-atouts = { $count ->
        [0] no assets
       *[other] { $points } for assets
    }
end-handicaps = { $count ->
        [0] no handicaps
       *[other] { $points } for handicaps
    }
end-held = { $count ->
        [0] nothing to pay for the hand
       *[other] { $points } for cards in hand
    }
end-count = { $game ->
        [one] { $name }: { $parts } = { $score }.
       *[other] { $name }, last game: { $parts } = { $score }.
    }
end-parried = The best reflexes: { $name }, { $count ->
        [one] one attack parried
       *[other] { $count } attacks parried
    }.
end-foiled = “Out of context!”: { $name }, { $count ->
        [one] once
       *[other] { $count } times
    }.
