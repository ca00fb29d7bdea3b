### Ce que seule la table du navigateur dit du Tango.

table-floor = La piste
table-players = Les joueurs
table-dancer = { $dancer }, case { $cell }{ $facing ->
        [none] {""}
       *[other] , devant { $facing }
    }, { $meetings ->
        [0] aucune rencontre
        [one] { $meetings } rencontre sur 4
       *[other] { $meetings } rencontres sur 4
    }{ $token ->
        [yes] , jeton posé
       *[no] {""}
    }{ $own ->
        [yes] , de votre couple
       *[no] {""}
    }
table-landing = { $steps } : case { $cell }{ $meets ->
        [none] {""}
       *[other] , rencontre avec { $meets }
    }
table-cell = Case { $cell }, { $steps }{ $meets ->
        [none] {""}
       *[other] , rencontre avec { $meets }
    }
table-meetings = { $dancer } : { $count } sur 4
table-tokens = { $count ->
        [0] Plus de jeton au bord : tous reviennent au prochain coup.
        [one] { $count } jeton au bord de la piste.
       *[other] { $count } jetons au bord de la piste.
    }
table-pas = { $steps } pas
table-where = { $dancer } : choisissez la case d’arrivée.
table-line = { $name } : { $text }
table-move = { $move }, jusqu’à la case { $cell }{ $meets ->
        [none] {""}
       *[other]  : rencontre avec { $meets }
    }
table-tie = Départage
table-shown = couple dévoilé : { $danseuse } et { $danseur }
table-hidden = couple secret
table-own = de votre couple
table-pair = votre couple
table-couples = Les couples
table-count = { $danseuse } + { $danseur } = { $sum ->
        [0] { $sum }
        [one] { $sum } rencontre
       *[other] { $sum } rencontres
    } sur 8
table-winner = a gagné
table-partners = { $dancer } : rencontres avec { $partners }
table-decided = Départage, coup { $count } : { $danseuse } et { $danseur } se sont rencontrés.
table-marker = Marqueur
table-brought = Rencontres provoquées par chacun
table-moves = { $count ->
        [0] Aucun coup joué.
        [one] { $count } coup joué.
       *[other] { $count } coups joués.
    }
table-tie-moves = { $count ->
        [0] Départage : aucun coup joué.
        [one] Départage : { $count } coup joué.
       *[other] Départage : { $count } coups joués.
    }
