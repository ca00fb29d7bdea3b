### What the end of a game says, and what the big screen offers: no table needs it before.

end-line = { $name }: { $text }
end-points = { $count ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
end-why = Why
end-moments = The best moments
end-podium = The podium
end-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
end-best-round = The best round: { $name }, { $count ->
        [one] { $points } point
       *[other] { $points } points
    } in round { $round }.
sound-offer = Music and sounds on this screen?
sound-offer-yes = Yes, with pleasure
sound-offer-no = No, thank you
