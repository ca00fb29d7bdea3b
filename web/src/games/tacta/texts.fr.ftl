### Ce que seule la table du navigateur dit de TACTA.

table-plane = La table
table-players = Les couleurs
table-piles = Les piles
table-colour = Couleur
table-visible = Points visibles
table-who = Qui la joue
table-seat = { $player } ({ $pile })
table-dots = { $colour } : { $dots ->
        [0] aucun point visible
        [one] { $dots } point visible
       *[other] { $dots } points visibles
    }
table-pile = { $count ->
        [0] plus de carte
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }{ $ends ->
        [none] {""}
       *[other] , on voit { $ends }
    }
table-shape = { $kind }, { $where ->
        [corner] coin { $place }
       *[side] bord { $place }
    }, { $dots ->
        [0] vide
        [one] { $dots } point
       *[other] { $dots } points
    }
table-shape-state = { $shape } ({ $state ->
        [covered] couvert
        [safe] à l’abri
       *[open] libre
    })
table-laid = { $card }, { $face }, { $turned }{ $on ->
        [none] {""}
       *[other] , sur { $on }
    } : { $shapes }
table-lay-on = { $card }, { $face }, { $turned }, sur { $on } : { $shape } ({ $gains })
table-lay-beside = { $card }, { $face }, { $turned }, à côté des autres, en { $x } ; { $y } ({ $gains })
table-where = { $card } : choisissez une forme qui brille.
table-where-beside = { $card } : choisissez une place libre, à côté des autres.
table-aim = { $face }, sur { $on }, { $place } : { $gains }. Encore une fois pour poser.
table-aim-beside = { $card }, { $face }, ici : { $gains }. Encore une fois pour poser.
table-keys = Touches
table-keys-about = Elles répondent tout de suite, sans rien choisir d’abord.
table-keys-all = 1 et 2 prennent une carte, les flèches vont de place en place, R tourne, F retourne, Entrée pose, Échap repose ; plus et moins agrandissent et réduisent, 0 montre tout, Majuscule et flèches déplacent la table.
table-key-enter = Entrée
table-rotate = Tourner
table-flip = Retourner
table-lay = Poser
table-list = Liste
table-list-title = Toutes les poses
table-list-search = Chercher une pose
table-list-example = carré 5, verso, sur rouge 3, coin haut droit
table-list-count = { $count ->
        [0] Aucune pose ne répond à ces mots.
        [one] { $count } pose
       *[other] { $count } poses
    }
table-put-aside = Écarter { $card }
table-aside-do = Écarter
table-closer = Agrandir
table-farther = Réduire
table-fit = Tout voir
table-tools = Vue
table-picture = Image de la table
table-picture-about = La table telle qu’elle est, à encadrer ou à envoyer.
table-picture-svg = Dessin (SVG)
table-picture-png = Image (PNG)
table-picture-failed = Votre navigateur n’a pas pu dessiner l’image : essayez le dessin (SVG).
table-ready = Prêts : { $ready } sur { $all }
table-ready-do = Prêt !
table-exchange = Sabotage
table-exchange-about = Une famille part chez { $to }, une reste chez vous, la troisième retourne dans la boîte.
table-exchange-do = C’est décidé
table-exchange-team = { $bot ->
        [yes] Vous décidez pour deux : { $partner } attend votre choix.
       *[no] Le premier de vous deux qui choisit, { $partner } ou vous, décide pour l’équipe.
    }
table-exchange-wait = Votre choix est fait. Les autres réfléchissent…
table-exchange-all = Sabotage : chacun choisit en secret ce qu’il donne et ce qu’il garde.
table-countdown = Le jeu libre va commencer : trois, deux, un…
table-free = Jeu libre : tout le monde pose en même temps.
table-between = La manche est finie. On mélange les paquets pour la suivante.
table-tally = Manche { $number } : le compte
table-tally-tie = Départage : le compte
table-tally-round = Cette manche
table-tally-on = Continuer
table-sum = total { $total }
table-give = Donner
table-keep = Garder
table-give-family = Donner la famille { $family }
table-keep-family = Garder la famille { $family }
table-chosen = { $colour } : choix fait
table-lost = Trop tard d’un souffle : { $seat } vient de couvrir cette forme { DE($on) }.
table-lost-room = Trop tard d’un souffle : il n’y a plus la place de poser ainsi.
table-safe = Les points cerclés sont à l’abri pour toujours.
table-live = maintenant

## Avant de commencer

notice-room = Cette table est trop petite : environ { $out } des { $cards } cartes n’y trouveront pas de place et seront écartées, sans valoir de points. Choisissez-la plus grande, ou sans bord.
notice-teams = En équipe, le jeu libre est plus vif : personne n’attend son tour.
notice-even = À deux, qui commence gagne moins souvent : un nombre pair de manches est plus juste.
