### La fin d’une danse.

end-mark = { $count ->
        [0] aucune rencontre sur 8
        [one] { $count } rencontre sur 8
       *[other] { $count } rencontres sur 8
    }
end-partners = { $name }, { $dancer } : { $count ->
        [one] une rencontre
       *[other] { $count } rencontres
    }, avec { $partners }.
end-met = { $name }, { $dancer } : { $count ->
        [0] aucune rencontre
        [one] { $count } rencontre
       *[other] { $count } rencontres
    } sur 4.
end-decided = { $name } : au coup { $count } du départage, { $danseuse } et { $danseur } se sont rencontrés.
end-brought = Entremise de la soirée : { $name } a provoqué { $count ->
        [one] une rencontre
       *[other] { $count } rencontres
    }.
end-double = D’un seul coup, { $name } provoque deux rencontres en menant { $dancer }.
end-longest = Le plus long pas : { $name } mène { $dancer } { $count } cases plus loin.
