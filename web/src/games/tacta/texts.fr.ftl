### Ce que seule la table du navigateur dit de TACTA.

table-plane = La table
table-players = Les couleurs
table-piles = Les piles
table-colour = Couleur
table-visible = Points visibles
table-who = Qui la joue
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
       *[other] , aux bouts : { $ends }
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
table-laid = { $card }, face { $face }, { $degrees }°{ $on ->
        [none] {""}
       *[other] , sur { $on }
    } : { $shapes }
table-lay-on = { $card }, face { $face }, { $degrees }°, sur { $on } : { $shape }
table-lay-beside = { $card }, face { $face }, { $degrees }°, à côté des autres, en { $x } ; { $y }
table-where = { $card } : choisissez une forme qui brille.
table-where-beside = { $card } : choisissez une place libre, à côté des autres.
table-aim = Face { $face }, sur { $on }, { $place }{ $dots ->
        [0] {""}
        [one] {" "}: cache { $dots } point
       *[other] {" "}: cache { $dots } points
    }. Encore une fois pour poser.
table-aim-beside = { $card }, face { $face }, ici ? Encore une fois pour poser.
table-keys = Touches : 1 et 2 prennent une carte, les flèches vont de place en place, R tourne, F retourne, Entrée pose, Échap repose ; plus et moins agrandissent et réduisent, 0 montre tout, Majuscule et flèches déplacent la table.
table-rotate = Tourner
table-flip = Retourner
table-lay = Poser
table-list = Liste
table-list-title = Toutes les poses
table-list-search = Chercher une pose
table-list-example = carré 5, face B, sur rouge 3, coin haut droit
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
table-exchange-wait = Votre choix est fait. Les autres réfléchissent…
table-give = Donner
table-keep = Garder
table-give-family = Donner la famille { $family }
table-keep-family = Garder la famille { $family }
table-chosen = { $colour } : choix fait
table-lost = Trop tard d’un souffle : { $seat } vient de couvrir cette forme de { $on }.
table-lost-room = Trop tard d’un souffle : il n’y a plus la place de poser ainsi.
table-safe = Les points cerclés sont à l’abri pour toujours.
table-live = maintenant
