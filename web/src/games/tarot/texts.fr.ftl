### Ce que seule la table du navigateur dit du Tarot décalé.

table-players = Les joueurs
table-trick = Le pli
table-trick-empty = Aucune carte posée
table-played = { $seat } : { $card }
table-your-hand = Votre main
table-card-legal = { $card }, jouable
table-play-again = { $card } : touchez encore pour jouer.
table-play-card = Jouer { $card }
table-asked = Demandé : { $asked }
table-won = { $count ->
        [0] rien de gagné
        [one] { $count } carte gagnée
       *[other] { $count } cartes gagnées
    }
table-held = { $count ->
        [0] plus de carte
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-tied = Égalité : ce pli attend
table-lost = Pour personne
table-last-trick = Dernier pli
table-last-taken = { $seat } ramasse
table-last-tied = Égalité
table-took = a pris le pli
table-best = en tête
table-cut-title = La coupe
table-cut-here = Couper ici
table-cut-at = Cartes au-dessus de la coupe
table-bet-title = Les paris
table-pass = Passer
table-passed = passe
diploma-name-10 = Brevet
diploma-name-20 = Bac
diploma-name-30 = Master
table-call-title = L’appel au Proviseur
table-alone = Sans partenaire
table-announce-title = Les primes
table-cool = Trop cool
table-cool-about = Montrez { $count } Atouts : { $chosen } sur { $count }.
table-loose = C’est la loose
table-loose-about = Pas un Atout en main.
table-strike = Grève des profs
table-strike-about = Ni Prof ni Proviseur en main.
table-announce = Annoncer
table-nothing = Rien à annoncer
table-nothing-about = Il faudrait { $count } Atouts (vous en avez { $held }), ou pas un seul Atout, ou ni Prof ni Proviseur.
table-bonus = { $points ->
        [0] {""}
       *[other] +{ $points }
    }
table-shown = Atouts montrés par { $seat }
table-draw-title = Qui sera Super Donneur ?
table-recap = Manche { $number }
table-chart = Les totaux, manche après manche
table-secret = Partenaire secret
group-play = Jouer
group-cut = Couper
turn-cut = À vous de couper : choisissez l’endroit.
wait-draw = On tire au sort le Super Donneur.
wait-shuffle = { $you ->
        [yes] Vous êtes Super Donneur : on mélange.
       *[no] { $seat } est Super Donneur : on mélange.
    }
wait-cut = C’est à { $seat } de couper.
wait-bet = C’est à { $seat } de parier.
wait-call = C’est à { $seat } d’appeler un Proviseur.
wait-announce = C’est à { $seat } d’annoncer ses primes.
wait-lead = C’est à { $seat } d’entamer.
wait-play = C’est à { $seat } de jouer. Demandé : { $asked }.
table-card = { $card } ({ $points })
card-points = { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
about-proviseur = Le plus fort de son école ; seuls les Atouts le battent.
about-prof = Dans son école, bat les Élèves et l’Interro, à égalité avec les deux autres Profs.
about-eleve = Dans son école, ne bat que l’Interro, à égalité avec les trois autres Élèves.
about-interro = La plus faible de son école.
about-petit = Le plus petit Atout : il bat toutes les cartes d’école, mais aucun Atout. C’est un Bout.
about-atout = Bat toutes les cartes d’école et les Atouts plus petits.
about-treize = Le plus fort de tous les Atouts. C’est un Bout.
about-excuse = Se joue à tout moment, ne gagne jamais et n’est jamais prise : elle revient à qui l’a jouée. C’est un Bout.
legend-title = Les cartes et leurs points
legend-open = Les cartes
legend-proviseur = P, Proviseur
legend-profs = Sc, HG, Sp : Profs de Sciences, d’Histoire-Géo, de Sport
legend-eleves = É, Élève
legend-interro = ?, Interro
legend-bouts = 1, 13, ★ : les Bouts, 1 et 13 d’Atout et l’Excuse
legend-atouts = 2 à 12 avec une cloche : les autres Atouts
legend-marks = À côté d’un nom : les cartes encore en main, puis les cartes ramassées.
legend-how = Touchez une carte posée sur la table, ou appuyez longuement sur une carte de votre main (touche i au clavier) : vous saurez ce qu’elle vaut.
recap-title = Compte de la manche { $number }
recap-look = Voir les cartes gagnées
recap-hand = Manche
recap-cards = Cartes
recap-bet = Pari
recap-bonuses = Primes
recap-score = Score
recap-best = { $count ->
        [one] Meilleur score de la manche : { $names }, { $points }.
       *[other] Meilleur score de la manche, à égalité : { $names }, { $points }.
    }
recap-bet-why = { $side ->
        [1] { $won ->
            [yes] Le diplôme s’ajoute aux points du parieur.
           *[no] Le parieur marque 0 et perd { $diploma } points ; les autres gardent les points de leurs cartes.
        }
       *[other] { $won ->
            [yes] Chaque partenaire marque { $points } + { $diploma } ; les autres ne marquent rien.
           *[no] Chaque partenaire marque 0 et perd { $diploma } points ; chacun des autres marque { $others }.
        }
    }
recap-named = Primes, 5 points chacune : { $named }.
recap-won = { $count ->
        [0] { $seat } : aucune carte
        [one] { $seat } : { $count } carte, { $points }
       *[other] { $seat } : { $count } cartes, { $points }
    }
bonus-cool = Trop cool
bonus-loose = C’est la loose
bonus-strike = Grève des profs
bonus-petit = le bout du bout
