### La fin d’une partie de Tapécho.

end-mark = { $count ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
end-lead = { $name } devance { $others } de { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
end-side = { $mean ->
        [yes] { $name } : { $sum } à { $heads }, soit { $points } par tête.
       *[no] { $name } : { $points } en tout.
    }
end-atouts = { $count ->
        [0] aucun atout
       *[other] atouts { $points }
    }
end-handicaps = { $count ->
        [0] aucun handicap
       *[other] handicaps { $points }
    }
end-held = { $count ->
        [0] rien à payer pour la main
       *[other] cartes en main { $points }
    }
end-count = { $game ->
        [one] { $name } : { $parts } = { $score }.
       *[other] { $name }, dernière partie : { $parts } = { $score }.
    }
end-parried = Les meilleurs réflexes : { $name }, { $count ->
        [one] une attaque parée
       *[other] { $count } attaques parées
    }.
end-foiled = « Hors contexte ! » : { $name }, { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
