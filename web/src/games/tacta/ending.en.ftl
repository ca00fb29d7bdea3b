### The end of a game of TACTA.

end-mark = { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }
end-dots = { $names } ({ $colour }): { $count ->
        [one] { $count } point in sight
       *[other] { $count } points in sight
    } at the end.
end-sum = { $names } ({ $colour }): { $rounds } = { $count ->
        [one] { $count } point in sight
       *[other] { $count } points in sight
    }.
end-replay = The deciding round: { $scores }.
end-cover = The boldest move: { $name } hides { $count ->
        [one] { $count } point
       *[other] { $count } points
    } with a single card.
end-hidden = The hiding prize: { $name }, { $count } points covered.
