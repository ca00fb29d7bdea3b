### La fin d’une partie de Tapécho.

end-mark = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
end-side = { $name } : { $points } en tout.
end-count = { $game ->
        [one] { $name } : { $atouts } d’atouts, { $handicaps } de handicaps, { $held } de cartes en main = { $score }.
       *[other] { $name }, dernière partie : { $atouts } d’atouts, { $handicaps } de handicaps, { $held } de cartes en main = { $score }.
    }
end-parried = Les meilleurs réflexes : { $name }, { $count ->
        [one] une attaque parée
       *[other] { $count } attaques parées
    }.
end-foiled = « Hors contexte ! » : { $name }, { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
