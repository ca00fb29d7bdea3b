### Ce que seule la table du navigateur dit de Tai Chi Chuan.

## Les lettres

table-first-letter = au début
table-card-or = { $one } ou { $other }
table-twice = { $letter } deux fois
table-times = { $letter } { $count } fois
table-word-letters = Les lettres qu’il faut
table-piles = Pioche et défausse
table-need = Un mot qui commence par { $initial }{ $others ->
        [none] .
       *[other] { " " }et contient { $others }.
    }
table-lack = Il manque { $letters }.
table-lack-initial = Le mot doit commencer par { $letters }.
table-complete = Toutes les lettres y sont.
table-card-initial = { $card }, l’initiale


## Les boutons

table-field = Votre mot
table-field-of = { $seat }, votre mot
table-field-room = Le mot crié
table-field-example = un mot…
table-say = Dire
table-who = Qui l’a dit ?
table-who-said = { $seat } l’a dit
table-resign = Renoncer
table-resign-sure = Renoncer pour de bon ?
table-resign-of = { $seat } renonce
table-insist = Demander à la table
table-turn = Retourner une carte
table-more = Une carte de plus
table-stop = S’arrêter là
table-stop-gain = { $count ->
        [one] { $count } carte à prendre
       *[other] { $count } cartes à prendre
    }
table-pile-left = { $count ->
        [0] après un mélange
        [one] { $count } dans la pioche
       *[other] { $count } dans la pioche
    }
table-join = Relever le défi
table-join-stake = { $count ->
        [one] votre seule carte en jeu
       *[other] une de vos { $count } cartes en jeu
    }
table-stay-out = Rester en dehors
table-take = Prendre { $symbol }
table-cards-of = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-pick = Touchez la carte que vous prenez.

## Le défi, le vote

table-race = Défi !
table-vote-title = Ce mot compte-t-il ?
table-vote-asks = { $seat } propose
table-vote-unknown = Le dictionnaire ne connaît pas ce mot.
table-vote-family = Est-ce la famille de « { $of } » ?
table-yes = Oui
table-no = Non
table-yes-of = { $seat } : oui
table-no-of = { $seat } : non
table-voted-yes = { $seat } a dit oui
table-voted-no = { $seat } a dit non
table-waits = « { $word } » attend le résultat.

## Qui fait quoi

table-players = Autour de la table
table-looks = cherche un mot
table-racing = en lice
table-resigned = a renoncé
table-takes = choisit
table-asked-join = hésite
table-active = a la main
table-to = { $name } : { $what }

table-cry-resigned = je renonce
table-cry-joined = je relève !
table-cry-out = sans moi
table-cry-stopped = stop !
table-cry-won = gagné !
table-cry-late = trop tard

## Ce que font les autres

wait-turn = C’est à { $names } de retourner une carte.
wait-word = C’est à { $names } de trouver un mot en { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }avec { $others }
    }.
wait-choice = C’est à { $names } de choisir : une carte de plus, ou s’arrêter là ?
wait-rescue = Aucun mot n’est venu : c’est à { $names } d’en trouver un en { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }avec { $others }
    }.
wait-pick = C’est à { $names } de choisir une carte.
wait-join = Un défi ? { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
wait-race = Défi ! Un mot en { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }avec { $others }
    } : le premier gagne.
wait-take = C’est à { $names } de choisir un symbole.
wait-vote = La table vote sur « { $word } ».

## Ce qui est sur la table

table-row = Les cartes retournées
table-row-empty = Aucune carte sur la table
table-draw = Pioche : { $count }
table-thrown = Défausse : { $count }
table-look-thrown = Voir la défausse :
table-thrown-empty = La défausse est vide.
table-last-pile = dernière pioche

## Les mots dits

table-said = Mots de la manche
table-missed = Sans succès
table-said-none = Pas encore de mot.
table-sending = Envoyé…
table-about-word = { $word }, dit par { $seat }
table-about-miss = { $word }, dit par { $seat }, refusé
table-word-title = « { $word } »
table-word-said-by = Dit par { $seat }.
table-word-why = Pourquoi il compte
table-word-why-not = Pourquoi il ne compte pas
table-word-part = Nature
table-word-of = Au dictionnaire
table-word-readings = Peut se lire
table-word-family = De la même famille
table-word-alone = Seul de sa famille.
table-word-rank = Rang d’usage
table-word-rank-at = { $rank }ᵉ mot le plus courant sur { $all }
table-word-sources = Listes qui l’ont
table-word-asking = On cherche dans le dictionnaire…
table-word-failed = Le dictionnaire n’a pas répondu.
table-word-unknown = Le dictionnaire ne connaît pas ce mot.

why-not-initial = il ne commence pas par { $of }
why-not-missing = il y manque { $of }
why-not-again = il avait déjà été dit
why-not-family = même famille que « { $of } »
why-not-doubtful = peut-être de la famille de « { $of } »
why-not-signs = il n’est pas fait que de lettres
why-not-spaces = un seul mot, sans espace
why-not-too-short = il faut au moins deux lettres
why-not-too-long = c’est trop long pour un mot
why-not-empty = il n’y a rien à lire
why-not-not-found = le dictionnaire ne le connaît pas
why-not-plural = pluriel de « { $of } »
why-not-feminine = féminin de « { $of } »
why-not-conjugated = forme conjuguée de « { $of } »
why-not-inflected = forme de « { $of } »
why-not-crude = les gros mots ne comptent pas ici
why-not-proper-noun = nom propre

source-primer = le petit dictionnaire de la maison
source-dicollecte = Dicollecte
source-dela = DELA
source-lefff = Lefff
source-lexique = Lexique
source-ours = la maison

## Après la manche

table-recap = Manche { $round } : { $you ->
        [yes] vous aviez la main
       *[no] { $seat } avait la main
    }
table-why-failed = { $you ->
        [yes] Vous n’avez pas trouvé de mot : chaque autre mot trouvé vaut une carte.
       *[no] { $seat } n’a pas trouvé de mot : chaque autre mot trouvé vaut une carte.
    }
table-why-alone = Personne n’a trouvé de mot : tout part à la défausse.
table-why-unchallenged = Personne n’a relevé le défi : { $you ->
        [yes] vous prenez le symbole le plus fréquent.
       *[no] { $seat } prend le symbole le plus fréquent.
    }
table-why-race-won = { $you ->
        [yes] Vous avez gagné le défi avec « { $word } ».
       *[no] { $seat } a gagné le défi avec « { $word } ».
    }
table-why-race-forfeited = Personne n’a trouvé pendant le défi : { $you ->
        [yes] vous prenez un symbole.
       *[no] { $seat } prend un symbole.
    }
table-why-nothing-left = Il n’y avait plus de carte à retourner : { $you ->
        [yes] vous prenez un symbole.
       *[no] { $seat } prend un symbole.
    }
table-why-last = Un mot pour la toute dernière carte : { $you ->
        [yes] vous prenez un symbole.
       *[no] { $seat } prend un symbole.
    }
table-recap-discard = Défausse
table-recap-on = Voir les cartes
table-recap-open = Manche d’avant
table-recap-possible = { $count ->
        [0] Le dictionnaire n’avait plus un mot pour toutes ces lettres.
        [one] Il restait un seul mot à trouver.
       *[other] Il restait { $count } mots à trouver.
    }
table-recap-longest = Les plus longs
table-recap-prettiest = Les plus jolis
table-recap-none = Personne n’a rien dit.

## La feuille

table-sheet = Cartes gagnées
table-staked-count = plus une en jeu
table-sheet-won = { $names } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $more } de plus { QUE($next) }.
table-sheet-tied = { $names } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, à égalité.
table-won-dealt = 1 au départ
table-won-symbols = +{ $count } par symboles
table-won-picked = +{ $count } après un échec
table-won-lost = −{ $count } en défis perdus

## Le dictionnaire de la maison

words-building = Le dictionnaire complet se prépare : une partie commencée maintenant se jouerait avec le petit. Encore un instant…
words-ready = Le dictionnaire complet est prêt : { $count } mots.
words-missing = Cette maison n’a pas le dictionnaire complet : le petit, d’environ treize mille mots, le remplace.
words-little = petit dictionnaire

option-lexicon-complete = complet
option-lexicon-primer = petit
option-seconds-0 = sans montre
option-seconds-15 = 15 s
option-seconds-30 = 30 s
option-seconds-45 = 45 s
option-seconds-60 = 1 min
option-seconds-90 = 1 min 30
option-seconds-120 = 2 min
option-seconds-180 = 3 min
option-seconds-300 = 5 min
option-seconds = Temps pour un mot
    .about = Le temps qu’on a pour trouver un mot, ou sans montre.
option-lexicon = Dictionnaire
    .about = Le complet, ou le petit de la maison, d’environ treize mille mots.

group-turn = La pioche
group-vote = Le vote
group-take = Prendre un symbole
group-pick = Prendre une carte
