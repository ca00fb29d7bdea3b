### Ce que dit la fin d’une partie, et ce que le grand écran propose : aucune table n’en a besoin avant.

end-line = { $name } : { $text }
end-points = { $count ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
end-why = Pourquoi
end-moments = Les beaux moments
end-podium = Le podium
end-rank = { $rank ->
        [1] 1ᵉʳ
       *[other] { $rank }ᵉ
    }
end-best-round = La plus belle manche : { $name }, { $count ->
        [one] { $points } point
       *[other] { $points } points
    } à la manche { $round }.
sound-offer = De la musique et des sons sur cet écran ?
sound-offer-yes = Oui, avec plaisir
sound-offer-no = Non merci
