### Ce que seule la table du navigateur dit de Tapécho.

camp-side = côté { $camp }
kind-atout = atout de { $value }
kind-handicap = handicap de { $value }
kind-attack = attaque
kind-defence = défense
kind-foil = hors contexte

table-held = { $count ->
        [0] plus de carte
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-atouts = { $count ->
        [0] aucun atout
        [one] { $count } atout, { $points ->
            [0] sans valeur
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $count } atouts, { $points ->
            [0] sans valeur
            [one] { $points } point
           *[other] { $points } points
        }
    }
table-handicaps = { $count ->
        [0] aucun handicap
        [one] { $count } handicap, { $points ->
            [0] sans valeur
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $count } handicaps, { $points ->
            [0] sans valeur
            [one] { $points } point
           *[other] { $points } points
        }
    }
table-players = Autour de la table
table-your-hand = Votre main
table-empty = Plus aucune carte
table-now = En jeu
table-drawn = Piochées
table-piles = Pioche et défausse
table-boxed = Restés dans la boîte, pour l’équilibre
table-in-front = Devant { $seat }
table-look-own = Vos cartes posées
table-look-discard = Voir la défausse
table-aim = Viser { $seat }
table-aim-you = Poser devant vous
table-aim-partner = Offrir à { $seat }
table-lay-mine = Poser devant moi
table-throw-away = Défausser
table-pair = Et une autre
table-pair-off = Une seule carte
table-pair-about = Poser deux attaques ou handicaps d’un seul geste
table-drop-choice = Reposer la carte
table-which-target = « { $card } » : touchez qui la reçoit.
table-which-own = « { $card } » : posez-la devant vous, ou défaussez.
table-which-reaction = « { $card } » : à garder pour répliquer, ou à défausser.
table-which-first = « { $card } », puis une autre : qui reçoit la première ?
table-first = D’abord { $what }.
table-first-held = D’abord { $what }. Choisissez maintenant la seconde carte : rien n’est encore joué.
table-which-second = « { $card } » pour { $on }, puis touchez la seconde carte. Rien n’est encore joué.
table-not-second = « { $card } » ne peut pas être la seconde : il y faut un handicap ou une attaque que quelqu’un puisse encore recevoir.
table-no-target = « { $card } » : personne ne peut la recevoir, ce tour-ci.
table-no-camp = « { $card } » : personne à cette table n’est du bon camp. Elle ne peut que partir à la défausse.
table-not-yours = « { $card } » : cet atout est de l’autre camp, vous ne pourrez jamais le poser. Défaussez-le.
table-out-of-place = Attention : cette carte n’est pas à sa place ({ $place }). On peut l’annuler.
table-pick-steal = Quel atout prenez-vous à { $seat } ?
table-pick-give = Quel handicap passez-vous à { $seat } ?
table-keep-title = Laquelle gardez-vous ?
table-choose-title = Lequel de vos meilleurs atouts part ?
table-plan = Prévu pour votre tour : { $what }
table-plan-none = Choisissez déjà : la carte partira quand votre tour viendra.
table-plan-cancel = Annuler
table-plan-lost = Ce que vous aviez prévu n’est plus possible.
table-pass-turn = Passer
table-let-pass = Laisser passer
table-noted = C’est noté
table-noted-open = Vous pouvez encore changer d’avis.
table-react-with = Jouer « { $card } »
table-window = Réactions
table-thinking = { $count ->
        [one] Une personne réfléchit encore…
       *[other] { $count } personnes réfléchissent encore…
    }
table-standing-window = pour cette carte
table-standing-turn = pour ce tour
table-standing-game = pour la partie
table-standing-off = Ne plus rien laisser passer d’avance
table-standing-on = Tout passe { $span }, sauf si je réponds à temps
table-from-to = { $seat } → { $on }
table-from-own = { $seat }
table-cry-lost = perd son tour
table-cry-muted = sans voix
table-cry-draws = pioche { $count }
table-cry-seen = main vue !
table-cry-swapped = échange !
table-cry-tied = atout bloqué !
table-cry-none = rien…
table-cry-saved = paré !
table-cry-foiled = hors contexte !
table-cry-passes = passe
table-cry-thrown = défausse
table-count = Le compte de la partie { $number }
table-together = Ensemble
table-count-table = Sur la table
table-count-hand = En main
table-close = Fermer

group-lay = Poser
group-lay-first = Poser une première de deux cartes
group-discard = Défausser
group-keep = Garder
group-react = Répliquer
group-decline = Laisser passer
group-choose = Perdre
group-pass = Passer

turn-react-own = { $seat } pose « { $card } » : une réplique ?
turn-react-to = { $seat } pose « { $card } » pour { $on } : une réplique ?
turn-attacked = { $seat } vous attaque : « { $card } »{ $pick ->
        [none] { "" }
       *[other] , pour « { $pick } »
    }. { $effect } Une défense ?
turn-discard = Rien d’autre à faire : défaussez une carte.
turn-pass = Rien à faire ce tour-ci : passez.

option-teams-each = Chacun pour soi
option-teams-war_of_sexes = Camp contre camp
option-teams-couples = Par couples
option-teams =
    Équipes
    .about = Chacun pour soi, un camp contre l’autre, ou par couples.

camp-any = sans préférence
names-usual = Femmes et hommes
names-moon-sun = Lune et Soleil
names-cherry-blueberry = Cerise et Myrtille
names-own = Deux noms de votre choix
names-first = Premier camp
names-second = Second camp
names-choose = Choisir ces noms
deck-house = Les cartes de la maison
deck-own = Vos propres cartes
deck-file = Ouvrir un fichier
deck-write = Écrire
deck-text = Le texte du jeu de cartes
deck-example = Partir d’un exemple
deck-check = Vérifier et choisir
deck-back = Revenir aux cartes de la maison
option-camps = Camps
    .about = Qui joue de quel côté ; sans préférence, le sort décide. Il rétablit aussi l’équilibre.
option-names = Noms des camps
    .about = Comment les deux camps s’appellent à cette table ; les cartes restent les mêmes.
option-deck = Votre propre jeu
    .about = Un fichier de cartes à vous, au format de l’exemple ; chaque ligne est vérifiée.
