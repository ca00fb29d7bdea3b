### La fin d’une partie de TACTA.

end-mark = { $count ->
        [0] aucun point
        [one] { $count } point
       *[other] { $count } points
    }
end-dots = { $names } ({ $colour }) : { $count ->
        [one] { $count } point visible
       *[other] { $count } points visibles
    } à la fin.
end-sum = { $names } ({ $colour }) : { $rounds } = { $count ->
        [one] { $count } point visible
       *[other] { $count } points visibles
    }.
end-replay = La manche de départage : { $scores }.
end-cover = Le coup le plus audacieux : { $name } cache { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’une seule carte.
end-hidden = Prix de la cachotterie : { $name }, { $count } points recouverts.
