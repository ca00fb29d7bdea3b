### The end of a game of Tarot décalé.

end-mark = { $count ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
end-sum = { $name }: { $parts } = { $total }.
end-only = { $name }: { $count ->
        [0] no points.
        [one] { $points } point, from cards alone.
       *[other] { $points } points, from cards alone.
    }
end-cards = { $points } from cards
end-bets = { $points } from bets
end-bonuses = { $points } from bonuses
end-dear = { $hands ->
        [one] Cards worth 5 points taken by { $name }: { $cards }.
       *[other] Cards worth 5 points taken by { $name } in hand { $hand }: { $cards }.
    }
end-trick = The finest trick: { $name }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    } at once.
end-hand = The best hand: { $name }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in hand { $hand }.
