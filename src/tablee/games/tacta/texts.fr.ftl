### Ce qui se dit à une partie de TACTA.

title = TACTA
    .about = Des cartes qui se chevauchent, forme sur forme : couvrez les points des autres, gardez les vôtres au grand jour.

## Les couleurs, les familles, les formes, les cartes

colour-0 = vert
colour-1 = rouge
colour-2 = violet
colour-3 = bleu
colour-4 = rose
colour-5 = orange

family-0 = cercle
family-1 = carré
family-2 = triangle

kind-0 = triangle
kind-1 = carré
kind-2 = rectangle court
kind-3 = rectangle long

place-0 = à droite
place-1 = en bas à droite
place-2 = en bas
place-3 = en bas à gauche
place-4 = à gauche
place-5 = en haut à gauche
place-6 = en haut
place-7 = en haut à droite

face-0 = recto
face-1 = verso

turned-0 = debout
turned-1 = penché vers la droite
turned-2 = couché sur le côté droit
turned-3 = tête en bas vers la droite
turned-4 = tête en bas
turned-5 = tête en bas vers la gauche
turned-6 = couché sur le côté gauche
turned-7 = penché vers la gauche

card-0 = le cercle 1 vert
card-1 = le cercle 2 vert
card-2 = le cercle 3 vert
card-3 = le cercle 4 vert
card-4 = le cercle 5 vert
card-5 = le cercle 6 vert
card-6 = le carré 1 vert
card-7 = le carré 2 vert
card-8 = le carré 3 vert
card-9 = le carré 4 vert
card-10 = le carré 5 vert
card-11 = le carré 6 vert
card-12 = le triangle 1 vert
card-13 = le triangle 2 vert
card-14 = le triangle 3 vert
card-15 = le triangle 4 vert
card-16 = le triangle 5 vert
card-17 = le triangle 6 vert
card-18 = le cercle 1 rouge
card-19 = le cercle 2 rouge
card-20 = le cercle 3 rouge
card-21 = le cercle 4 rouge
card-22 = le cercle 5 rouge
card-23 = le cercle 6 rouge
card-24 = le carré 1 rouge
card-25 = le carré 2 rouge
card-26 = le carré 3 rouge
card-27 = le carré 4 rouge
card-28 = le carré 5 rouge
card-29 = le carré 6 rouge
card-30 = le triangle 1 rouge
card-31 = le triangle 2 rouge
card-32 = le triangle 3 rouge
card-33 = le triangle 4 rouge
card-34 = le triangle 5 rouge
card-35 = le triangle 6 rouge
card-36 = le cercle 1 violet
card-37 = le cercle 2 violet
card-38 = le cercle 3 violet
card-39 = le cercle 4 violet
card-40 = le cercle 5 violet
card-41 = le cercle 6 violet
card-42 = le carré 1 violet
card-43 = le carré 2 violet
card-44 = le carré 3 violet
card-45 = le carré 4 violet
card-46 = le carré 5 violet
card-47 = le carré 6 violet
card-48 = le triangle 1 violet
card-49 = le triangle 2 violet
card-50 = le triangle 3 violet
card-51 = le triangle 4 violet
card-52 = le triangle 5 violet
card-53 = le triangle 6 violet
card-54 = le cercle 1 bleu
card-55 = le cercle 2 bleu
card-56 = le cercle 3 bleu
card-57 = le cercle 4 bleu
card-58 = le cercle 5 bleu
card-59 = le cercle 6 bleu
card-60 = le carré 1 bleu
card-61 = le carré 2 bleu
card-62 = le carré 3 bleu
card-63 = le carré 4 bleu
card-64 = le carré 5 bleu
card-65 = le carré 6 bleu
card-66 = le triangle 1 bleu
card-67 = le triangle 2 bleu
card-68 = le triangle 3 bleu
card-69 = le triangle 4 bleu
card-70 = le triangle 5 bleu
card-71 = le triangle 6 bleu
card-72 = le cercle 1 rose
card-73 = le cercle 2 rose
card-74 = le cercle 3 rose
card-75 = le cercle 4 rose
card-76 = le cercle 5 rose
card-77 = le cercle 6 rose
card-78 = le carré 1 rose
card-79 = le carré 2 rose
card-80 = le carré 3 rose
card-81 = le carré 4 rose
card-82 = le carré 5 rose
card-83 = le carré 6 rose
card-84 = le triangle 1 rose
card-85 = le triangle 2 rose
card-86 = le triangle 3 rose
card-87 = le triangle 4 rose
card-88 = le triangle 5 rose
card-89 = le triangle 6 rose
card-90 = le cercle 1 orange
card-91 = le cercle 2 orange
card-92 = le cercle 3 orange
card-93 = le cercle 4 orange
card-94 = le cercle 5 orange
card-95 = le cercle 6 orange
card-96 = le carré 1 orange
card-97 = le carré 2 orange
card-98 = le carré 3 orange
card-99 = le carré 4 orange
card-100 = le carré 5 orange
card-101 = le carré 6 orange
card-102 = le triangle 1 orange
card-103 = le triangle 2 orange
card-104 = le triangle 3 orange
card-105 = le triangle 4 orange
card-106 = le triangle 5 orange
card-107 = le triangle 6 orange
card-108 = la carte de départ

## Des choix qui vont bien ensemble

preset-discover = Découverte
    .about = Les cercles seuls et tout son temps : on apprend le geste.
preset-quick = Rapide
    .about = Sans les cercles, quinze secondes par tour.
preset-everything = Avec tout
    .about = Sabotage, deux manches, et les ex æquo rejouent.
preset-teams = En équipe
    .about = Deux par couleur, en jeu libre : deux manches où tous posent à la fois.

## Les choix avant la partie

option-teams = En équipe
    .about = Deux partenaires par couleur, assis face à face ; de 4 à 12, en nombre pair. Sans rien préciser, c’est le cas à partir de 8.
option-free = Jeu libre
    .about = Plus de tours : après trois, deux, un, tout le monde pose en même temps, mais jamais sur sa propre couleur.
option-small_table = Espace limité
    .about = Trois petites manches, une par famille, dans un ordre tiré au sort ; les points s’additionnent.
option-sabotage = Sabotage
    .about = Chacun garde une famille et en offre une autre à son voisin de gauche, qui devra poser des cartes qui ne sont pas à lui.
option-quick = Manche rapide
    .about = Une ou deux familles restent dans la boîte.
option-quick-none = avec tout
option-quick-cercle = sans les cercles
option-quick-carre = sans les carrés
option-quick-triangle = sans les triangles
option-quick-cercle-carre = les triangles seuls
option-quick-cercle-triangle = les carrés seuls
option-quick-carre-triangle = les cercles seuls
option-tiebreak = En cas d’égalité
    .about = Partager la victoire, rejouer une manche entre ex æquo, ou la donner à qui a fini le premier.
option-tiebreak-shared = on partage
option-tiebreak-replay = on rejoue
option-tiebreak-first_finished = au premier qui a fini
option-table = Taille de la table
    .about = Sans bord, ou un rectangle dont aucune carte ne doit dépasser.
option-table-open = sans bord
option-table-large = grande
option-table-medium = moyenne
option-table-small = petite
option-turn_seconds = Secondes par tour
    .about = Passé ce temps, le hasard pose une carte à votre place. Sans rien préciser : 10 en équipe, sans limite sinon.
option-turn_seconds-0 = sans limite

problem-option-teams = { $seats } joueurs ne font pas des équipes de deux : il en faut 4, 6, 8, 10 ou 12.
problem-option-teams-needed = À { $seats }, il n’y a pas une couleur pour chacun : jouez en équipe.
problem-option-one-variant = « { $option } » et « { $other } » ne vont pas ensemble : gardez l’une des deux.
problem-option-small-table = « { $option } » dure déjà trois manches : laissez « { $other } » de côté.
problem-option-free-clock = Le jeu libre n’a pas de tours : « { $option } » n’y a pas sa place.
problem-notation-tacta = « { $text } » n’est pas un coup. Écrivez par exemple « vec5 b3 20+17r -6r » : carte, recto (a) ou verso (b) et huitièmes de tour (0 à 7), puis où va son centre.

## Les coups

move-draw-families = tirer l’ordre des familles
move-exchange = donner la famille { $give }, garder la famille { $keep }
move-shuffle = mélanger un paquet
move-draw-first = tirer au sort qui commence : { $first }
move-ready = dire « prêt »
move-lay = poser { $card }, { $face }, { $turn }
move-put-aside = écarter { $card }

## Ce qui arrive

event-families-drawn = Ordre des familles : { $families }.
event-exchange-chosen = { $give ->
        [none] { $you ->
            [yes] Votre choix est fait, en secret.
           *[no] { $seat } a fait son choix en secret.
        }
       *[other] { $you ->
            [yes] Votre choix secret : donner la famille { $give }, garder la famille { $keep }.
           *[no] Pour votre équipe, { $seat } choisit de donner la famille { $give } et de garder la famille { $keep }.
        }
    }
event-exchanged = { $you ->
        [yes] { $seats } donnez la famille { $give } à { $receivers } et gardez la famille { $keep }.
       *[no] { $receivers-you ->
            [yes] { $seats-count ->
                [one] { $seats } vous donne la famille { $give } et garde la famille { $keep }.
               *[other] { $seats } donnent la famille { $give } à votre équipe et gardent la famille { $keep }.
            }
           *[no] { $seats-count ->
                [one] { $seats } donne la famille { $give } à { $receivers } et garde la famille { $keep }.
               *[other] { $seats } donnent la famille { $give } à { $receivers } et gardent la famille { $keep }.
            }
        }
    }
event-round-begun = Manche { $number } : la carte de départ est au milieu. En jeu : { $families }.
event-pile-dealt = { $you ->
        [yes] Vous tenez { $count } cartes ; on en voit deux : { $ends }.
       *[no] { $seat } tient { $count } cartes ; on en voit deux : { $ends }.
    }
event-starts = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-said-ready = { $you ->
        [yes] Vous dites « prêt ».
       *[no] { $seat } dit « prêt ».
    }
event-go = Trois, deux, un… partez !
event-out-of-time = Trop tard : le hasard joue pour { $seat }.
event-card-laid = { $you ->
        [yes] Vous posez { $card }
       *[no] { $seat } pose { $card }
    } { $on ->
        [none] à côté des autres, faute de mieux
       *[other] sur { $on } ({ $kind } { $place })
    }{ $hidden ->
        [0] { "" }
        [one] { $you ->
            [yes] , et cachez { $hidden } point
           *[no] , et cache { $hidden } point
        }
       *[other] { $you ->
            [yes] , et cachez { $hidden } points
           *[no] , et cache { $hidden } points
        }
    }.
event-card-put-aside = { $you ->
        [yes] Plus de place : vous écartez { $card }.
       *[no] Plus de place : { $seat } écarte { $card }.
    }
event-round-scored = On compte les points visibles : { $colours-count ->
        [0] { $scores }
       *[other] { $colours }
    }.
event-last-round = Le temps est écoulé : cette manche est la dernière.
event-tie-replayed = Égalité : { $seats } { $you ->
        [yes] jouez une manche de plus pour vous départager.
       *[no] jouent une manche de plus pour se départager.
    }
event-match-won = { $you ->
        [yes] { $winners-count ->
            [one] Vous gagnez !
           *[other] { $winners } gagnez ensemble !
        }
       *[no] { $winners-count ->
            [one] { $winners } gagne.
           *[other] { $winners } gagnent.
        }
    }

## Comment cela finit

ending-rounds = Les comptes sont faits : { $winners-count ->
        [one] { $you ->
            [yes] c’est vous qui avez le plus de points, bravo !
           *[no] { $winners } a le plus de points, bravo !
        }
       *[other] en tête, { $winners }.
    }
    .name = manches jouées
ending-target = Le total visé est atteint : { $winners-count ->
        [one] { $you ->
            [yes] le meilleur total est le vôtre, bravo !
           *[no] le meilleur total est celui { DE($winners) }, bravo !
        }
       *[other] en tête, { $winners }.
    }
    .name = total atteint
ending-time = L’heure a sonné : { $winners-count ->
        [one] { $you ->
            [yes] le meilleur total est le vôtre, bravo !
           *[no] le meilleur total est celui { DE($winners) }, bravo !
        }
       *[other] en tête, { $winners }.
    }
    .name = temps écoulé
ending-replay = La manche de départage a parlé : la victoire est à { $winners }.
    .name = départage
ending-first-finished = À égalité de points, la victoire est à qui a fini d’abord : { $winners }.
    .name = premier à finir

## Ce qu’on peut faire maintenant

turn-exchange = Choisissez en secret une famille à donner à gauche et une à garder.
turn-ready = Préparez-vous : dès que tout le monde est prêt, ou au bout du décompte, on joue.
turn-lay = À vous : posez l’une de vos deux cartes sur une forme identique.
turn-free = Vite : posez l’une de vos deux cartes, jamais sur votre couleur.
turn-beside = Rien ne va nulle part : posez l’une de vos deux cartes à côté des autres.
turn-put-aside = Plus de place sur la table : choisissez la carte que vous écartez.

## Pourquoi un coup est refusé

refusal-over = La partie est finie : les cartes ne bougent plus. Une autre ?
refusal-not-your-turn = Patience, c’est à { $acting } de poser une carte.
refusal-not-playing = Cette manche départage les premiers : installez-vous, on vous montre.
refusal-chance-first = Le hasard n’a pas fini : un instant.
refusal-not-a-shuffle = Ce n’est pas un mélange de ce paquet : il faut toutes ses cartes, une fois chacune.
refusal-not-a-start = Ce siège ne peut pas commencer : il faut l’un de ceux dont les deux cartes sont à égalité.
refusal-not-an-order = Il faut les trois familles, une fois chacune.
refusal-not-a-lot = Pour un joueur en retard, le hasard choisit parmi ses coups permis.
refusal-no-time-limit = Aucun temps limite de ce nom ne court en ce moment.
refusal-must-exchange = C’est le moment de choisir : une famille à donner, une autre à garder.
refusal-same-family = La famille donnée ne peut pas être la famille gardée : choisissez-en deux différentes.
refusal-has-exchanged = Votre choix est fait : attendez celui des autres.
refusal-too-soon = Pas encore : attendez la fin du décompte.
refusal-must-lay = C’est le moment de poser une carte.
refusal-not-an-end = { $card } n’est pas l’une de vos deux cartes visibles : jouez l’une des deux.
refusal-already-laid = { $card } est déjà sur la table, et ce qui est posé ne bouge plus.
refusal-no-such-pose = Une carte se pose recto ou verso, de huit façons : celle-ci n’en fait pas partie.
refusal-no-shape = À cet endroit, { $on } n’a pas de forme à couvrir : visez-en une.
refusal-other-shape = Ce ne sont pas les mêmes formes : couvrez une forme { DE($on) } par une forme identique.
refusal-misaligned = Les formes ne coïncident pas tout à fait sur { $on } : alignez-les exactement.
refusal-sticks-out = La carte couvrirait plus que cette forme { DE($on) } : la forme seule doit l’être.
refusal-two-cards = La carte reposerait sur plusieurs autres ({ $cards }) : une seule à la fois.
refusal-two-shapes = La carte couvrirait plusieurs formes { DE($on) } : une seule à la fois.
refusal-closed = Cette forme { DE($on) } est déjà prise dans un raccord, fermé pour toujours : cherchez-en une libre.
refusal-beaten = Trop tard d’un souffle : { $you ->
        [yes] vous venez de couvrir cette forme { DE($on) }.
       *[no] { $seat } vient de couvrir cette forme { DE($on) }.
    }
refusal-own-colour = En jeu libre, on ne couvre pas sa propre couleur : laissez { $on } tranquille.
refusal-must-cover = L’une de vos deux cartes peut couvrir une forme quelque part : rien ne se pose à côté tant que c’est le cas.
refusal-not-whole = À côté des autres, une carte se pose à une position entière : décalez-la un peu.
refusal-too-far = C’est trop loin : restez à { $units } unités au plus d’une carte posée.
refusal-off-table = La carte dépasserait du bord de la table : rapprochez-la.
refusal-has-room = On n’écarte une carte que si aucune des deux ne trouve de place : la vôtre en trouve encore.

## Les mots de la table

table-round = Manche { $number }
table-replay = Manche de départage
table-left = { $count ->
        [0] plus de carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-placement = sur { $on } ({ $kind } { $place })
table-lies = { $face }, { $degrees ->
        [0] droite
       *[other] tournée de { $degrees }°
    }
table-way = { $lies }, par son { $kind } { $place }{ $dots ->
        [0] { "" }
        [one] , un point à l’abri
       *[other] , { $dots } points à l’abri
    }
table-ways = Comment la poser ? { $ways }
table-ways-many = ({ $count } façons)
table-gain = { $who } { $points }
table-gain-none = aucun point gagné ni perdu
table-beside = à côté des autres, en { $x } ; { $y }
table-your-ends = { $count ->
        [0] Vous n’avez plus de carte
        [one] Votre dernière carte
       *[other] Vos deux cartes
    }
table-aside = Écartées
table-sheet = Feuille de score
table-total = total
