### La fin d’une partie de Tarot décalé.

end-mark = { $count ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
end-sum = { $name } : { $parts } = { $total }.
end-only = { $name } : { $count ->
        [0] aucun point.
        [one] { $points } point, des cartes seules.
       *[other] { $points } points, des cartes seules.
    }
end-cards = cartes { $points }
end-bets = paris { $points }
end-bonuses = bonus { $points }
end-dear = { $hands ->
        [one] Les cartes à 5 points { DE($name) } : { $cards }.
       *[other] Les cartes à 5 points { DE($name) } à la manche { $hand } : { $cards }.
    }
end-trick = Le plus beau pli : { $name }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’un coup.
end-hand = La meilleure manche : { $name }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à la manche { $hand }.
