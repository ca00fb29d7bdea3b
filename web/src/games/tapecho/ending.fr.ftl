### La fin d’une partie de Tapécho.

end-mark = { $count ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
end-side = { $name } : { $points } en tout.
end-count = { $game ->
        [one] { $name } : atouts { $atouts }, handicaps { $handicaps }, cartes en main { $held } = { $score }.
       *[other] { $name }, dernière partie : atouts { $atouts }, handicaps { $handicaps }, cartes en main { $held } = { $score }.
    }
end-parried = Les meilleurs réflexes : { $name }, { $count ->
        [one] une attaque parée
       *[other] { $count } attaques parées
    }.
end-foiled = « Hors contexte ! » : { $name }, { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
