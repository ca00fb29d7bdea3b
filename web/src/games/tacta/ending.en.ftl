### The end of a game of TACTA.

end-mark = { $count ->
        [0] no dots
        [one] { $count } dot
       *[other] { $count } dots
    }
end-dots = { $names } ({ $colour }): { $count ->
        [one] { $count } dot in sight
       *[other] { $count } dots in sight
    } at the end.
end-sum = { $names } ({ $colour }): { $rounds } = { $count ->
        [one] { $count } dot in sight
       *[other] { $count } dots in sight
    }.
end-replay = The deciding round: { $scores }.
end-cover = The boldest move: { $name } hides { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } with a single card.
end-hidden = The hiding prize: { $name }, { $count } dots covered.
