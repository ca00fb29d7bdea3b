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
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-tied = Égalité : ce pli attend
table-lost = Pour personne
table-last-trick = Dernier pli
table-last-taken = { $seat } ramasse
table-last-tied = Égalité
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
