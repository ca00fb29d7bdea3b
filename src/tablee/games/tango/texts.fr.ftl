### Ce qui se dit à une partie de Tango.

title = Tango
    .about = Tout le monde fait danser tout le monde. Deux danseurs sont les vôtres, en secret : menez chacun à quatre rencontres avant que l’on vous devine.

## Les personnages

dancer-0 = la danseuse bleue
    .bare = danseuse bleue
dancer-1 = la danseuse jaune
    .bare = danseuse jaune
dancer-2 = la danseuse rouge
    .bare = danseuse rouge
dancer-3 = la danseuse verte
    .bare = danseuse verte
dancer-4 = le danseur bleu
    .bare = danseur bleu
dancer-5 = le danseur jaune
    .bare = danseur jaune
dancer-6 = le danseur rouge
    .bare = danseur rouge
dancer-7 = le danseur vert
    .bare = danseur vert

## Des choix qui vont bien ensemble

preset-discover = Découverte
    .about = La danse comme elle est écrite : seize cases par anneau.
preset-quick = Rapide
    .about = Douze cases : les couples se croisent plus vite.
preset-long = Grand bal
    .about = Vingt-quatre cases : on prend le temps de se chercher.

## Les choix avant la partie

option-cells = Longueur de la danse
    .about = Le nombre de cases de chaque anneau : 12 pour une danse courte, 24 pour une longue.
option-first = Qui ouvre le bal
    .about = Le siège qui commence, compté à partir de 0 ; sinon, le sort en décide.

problem-option-first = Il n’y a pas de siège { $value } : à { $seats }, on compte { $seats ->
        [2] 0 et 1.
        [3] 0, 1 et 2.
       *[other] 0, 1, 2 et 3.
    }
problem-notation-tango = « { $text } » n’est pas un déplacement. Écrivez par exemple « ir2 » : anneau (i ou o), couleur (b, j, r, v), pas (1 à 3).

## Les coups

move-deal = distribuer un couple à chacun
move-draw-first = tirer au sort qui commence : { $first }
move-dance = faire avancer { $dancer } { $steps ->
        [one] d’un pas
       *[other] de { $steps } pas
    }

## Ce qui arrive

event-dealt = { $you ->
        [yes] Votre couple secret : { $danseuse } et { $danseur }.
       *[no] { $seat } reçoit un couple secret.
    }
event-starts = { $you ->
        [yes] Vous ouvrez le bal.
       *[no] { $seat } ouvre le bal.
    }
event-tokens-taken-back = Tous les jetons reviennent au bord de la piste : un nouveau cycle commence.
event-danced = { $you ->
        [yes] Vous menez { $dancer }
       *[no] { $seat } mène { $dancer }
    } { $path-count ->
        [one] d’un pas.
       *[other] de { $path-count } pas.
    }
event-met = Rencontre : { $danseuse } ({ $danseuse_marker } sur 4) et { $danseur } ({ $danseur_marker } sur 4).
event-pair-shown = { $you ->
        [yes] Vous dévoilez votre couple : { $danseuse } et { $danseur }.
       *[no] { $seat } dévoile son couple : { $danseuse } et { $danseur }.
    }
event-tied = Deux couples d’un coup : { $you ->
        [yes] { $seats } poursuivez seuls, et le premier couple qui se retrouve l’emporte.
       *[no] { $seats } poursuivent seuls, et le premier couple qui se retrouve l’emporte.
    }
event-won = { $you ->
        [yes] { $winners-count ->
            [one] Vous gagnez !
           *[other] { $winners } partagez la victoire.
        }
       *[no] { $winners-count ->
            [one] { $winners } gagne.
           *[other] { $winners } partagent la victoire.
        }
    }

## Comment cela finit

ending-pair = { $you ->
        [yes] Votre danseuse et votre danseur en sont à 4 rencontres chacun : vous gagnez !
       *[no] { $winners } gagne : sa danseuse et son danseur en sont à 4 rencontres chacun.
    }
    .name = couple réuni
ending-tie-break = { $you ->
        [yes] Au départage, votre couple s’est retrouvé le premier : vous gagnez !
       *[no] Au départage, { $winners } a réuni son couple en premier et gagne.
    }
    .name = départage
ending-tie-break-limit = Personne n’a cédé en 200 coups de départage : { $winners } { $you ->
        [yes] partagez la victoire.
       *[no] partagent la victoire.
    }
    .name = départage sans fin
ending-limit = Le bal a duré 500 coups. Au total des deux marqueurs de chaque couple, la victoire est à { $winners }.
    .name = bal sans fin

## Ce qu’on peut faire maintenant

turn-dance = { $tied ->
        [yes] Départage :
       *[no] À vous :
    } { $tokens ->
        [0] menez qui vous voulez
        [5] les jetons reviennent, menez qui vous voulez
       *[other] menez un personnage sans jeton
    }, de 1 à 3 pas.

## Pourquoi un coup est refusé

refusal-over = Le bal est fini : on ne danse plus. Une autre partie ?
refusal-not-your-turn = Patience, c’est à { $turn } de jouer.
refusal-not-dealt = Les couples ne sont pas encore distribués : un instant.
refusal-not-a-deal = Ce n’est pas une donne : il faut une danseuse et un danseur différents pour chacun.
refusal-not-a-start = Ce siège ne peut pas commencer : choisissez quelqu’un de la table.
refusal-must-dance = Il faut faire danser quelqu’un : choisissez un personnage et un nombre de pas.
refusal-no-such-dance = On avance de 1, 2 ou 3 pas, pas de { $steps } : choisissez l’un des huit personnages et un de ces nombres.
refusal-has-token = { $dancer } porte déjà un jeton et reste en place jusqu’au retour des jetons : choisissez un personnage sans jeton.

## Les mots de la piste

table-steps = { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }
table-token = jeton : attend le prochain cycle
table-tokens-left = jetons
table-markers = rencontres
