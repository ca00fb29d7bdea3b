### The end of a game of Tapécho.

end-mark = { $count ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
end-side = { $name }: { $points } in all.
end-count = { $game ->
        [one] { $name }: { $atouts } for assets, { $handicaps } for handicaps, { $held } for cards in hand = { $score }.
       *[other] { $name }, last game: { $atouts } for assets, { $handicaps } for handicaps, { $held } for cards in hand = { $score }.
    }
end-parried = The best reflexes: { $name }, { $count ->
        [one] one attack parried
       *[other] { $count } attacks parried
    }.
end-foiled = “Out of context!”: { $name }, { $count ->
        [one] once
       *[other] { $count } times
    }.
