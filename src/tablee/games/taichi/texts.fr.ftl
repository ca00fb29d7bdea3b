### Ce qui se dit à une partie de Tai Chi Chuan.

title = Tai Chi Chuan
    .about = Une lettre de plus, un mot de plus : jusqu’où oserez-vous aller avant de vous arrêter ?

## Les cartes et les symboles

card-0 = E ☂
card-1 = E ☂
card-2 = A ☂
card-3 = I ☂
card-4 = R ☂
card-5 = R ☂
card-6 = T ☂
card-7 = N ☂
card-8 = O ☂
card-9 = S ☂
card-10 = U ☂
card-11 = C ☂
card-12 = P ☂
card-13 = B/K ☂
card-14 = H/X ☂
card-15 = E ☯
card-16 = A ☯
card-17 = A ☯
card-18 = I ☯
card-19 = R ☯
card-20 = T ☯
card-21 = N ☯
card-22 = O ☯
card-23 = S ☯
card-24 = L ☯
card-25 = U ☯
card-26 = M ☯
card-27 = P ☯
card-28 = F/W ☯
card-29 = J/Y ☯
card-30 = E ❀
card-31 = A ❀
card-32 = I ❀
card-33 = I ❀
card-34 = R ❀
card-35 = T ❀
card-36 = N ❀
card-37 = O ❀
card-38 = S ❀
card-39 = L ❀
card-40 = C ❀
card-41 = M ❀
card-42 = D ❀
card-43 = G/V ❀
card-44 = Q/Z ❀

symbol-0 = l’Ombrelle
    .bare = Ombrelle
    .sign = ☂
symbol-1 = le Yin Yang
    .bare = Yin Yang
    .sign = ☯
symbol-2 = le Lotus
    .bare = Lotus
    .sign = ❀

## Les mots

lexicon-complete = le dictionnaire complet
lexicon-primer = le petit dictionnaire de la maison

part-noun = nom
part-adjective = adjectif
part-verb = verbe
part-adverb = adverbe
part-interjection = interjection
part-grammar = mot-outil

why-headword = entrée du dictionnaire
why-unaccented = entrée du dictionnaire, aux accents près
why-plural = pluriel, admis à cette table
why-feminine = féminin, en tête d’entrée avec son masculin
why-conjugated = forme conjuguée, admise à cette table
why-inflected = forme fléchie, admise à cette table
why-proper-noun = nom propre, admis à cette table
why-vote = accepté par la table

## Des choix qui vont bien ensemble

preset-discover = Découverte
    .about = Sans chronomètre, pluriels admis, rien de grossier.
preset-quick = Rapide
    .about = Trente secondes pour un mot.
preset-everything = Tout est permis
    .about = Pluriels, verbes conjugués, noms propres, et la table vote pour le reste.
preset-purists = Puristes
    .about = Les seules entrées du dictionnaire, en quarante-cinq secondes.

## Les choix avant la partie

option-lexicon = Dictionnaire
    .about = Le dictionnaire complet (complete), ou le petit de la maison (primer), d’environ treize mille mots. Si le complet manque ici, le petit le remplace.
option-seconds = Temps pour un mot
    .about = Combien de secondes on a pour trouver un mot ; 0 pour jouer sans montre.
option-accords = Pluriels admis
    .about = Pour débuter : CHEVAUX compte aussi.
option-conjugated = Formes conjuguées admises
    .about = Pour débuter : CHANTAIT compte aussi.
option-proper = Noms propres admis
    .about = Pour débuter : PARIS compte aussi.
option-vote = La table peut voter
    .about = Un mot inconnu du dictionnaire, ou d’une famille douteuse, peut être soumis au vote des autres.
option-purists = Pour puristes
    .about = Les féminins qui n’ont pas leur propre entrée sont refusés : ACTRICE est une forme d’ACTEUR.
option-family = Mots grossiers refusés
    .about = Pour jouer en famille : les gros mots et les injures ne comptent pas.

problem-notation-taichi = « { $text } » n’est pas un coup. Écrivez par exemple « retourner », « dire satellite », « insister zythum », « stop », « rejoindre », « laisser », « abandonner », « vote oui », « prendre lotus » ou « choisir 7 ».

## Les coups

move-open-dictionary = ouvrir { $lexicon }
move-shuffle = mélanger et donner une carte à chacun
move-draw-first = tirer au sort qui commence : { $first }
move-reshuffle = mélanger la défausse pour refaire la pioche
move-turn = retourner une carte
move-stop = s’arrêter là
move-say = dire « { $word } »
move-insist = dire « { $word } » et consulter la table
move-give-up = renoncer
move-join = relever le défi, une carte en jeu
move-stay-out = rester en dehors
move-vote = { $answer ->
        [yes] accepter ce mot
       *[no] refuser ce mot
    }
move-take = prendre { $symbol }
move-pick = prendre { $card }

## Ce qui arrive

event-dictionary-opened = Sur la table : { $lexicon }.
event-cards-dealt = Une carte à chacun, face cachée ; il en reste { $count } dans la pioche.
event-starts = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-round-begun = Manche { $round } : { $you ->
        [yes] à vous la main.
       *[no] la main est à { $seat }.
    }
event-card-turned = { $you ->
        [yes] Vous retournez { $card }.
       *[no] { $seat } retourne { $card }.
    }
event-last-card = C’était la toute dernière carte : la partie s’arrête après cette manche.
event-word-accepted = { $you ->
        [yes] Vous dites « { $word } »{ $parts-count ->
            [0] { "" }
           *[other] { " " }({ $parts })
        }.
       *[no] { $seat } dit « { $word } »{ $parts-count ->
            [0] { "" }
           *[other] { " " }({ $parts })
        }.
    }{ $why ->
        [headword] { "" }
        [feminine] { " " }Le féminin de « { $headword } ».
        [unaccented] { " " }Au dictionnaire : « { $headword } ».
        [vote] { " " }Accepté par la table.
        [proper-noun] { " " }Un nom propre, admis ici.
       *[other] { " " }De « { $headword } », admis ici.
    }
event-word-refused = { $you ->
        [yes] Vous dites « { $word } » :
       *[no] { $seat } dit « { $word } » :
    } { $reason ->
        [initial] il faut commencer par { $of }.
        [missing] il manque { $of }.
        [again] ce mot a déjà été dit.
        [family] même famille que « { $of } ».
        [doubtful] peut-être de la famille de « { $of } » ; la table peut en décider.
        [signs] ce n’est pas fait que de lettres.
        [spaces] un seul mot, sans espace.
        [too-short] il faut au moins deux lettres.
        [too-long] c’est trop long pour un mot.
        [not-found] le dictionnaire ne connaît pas ce mot.
        [plural] c’est le pluriel de « { $of } ».
        [feminine] c’est le féminin de « { $of } ».
        [conjugated] c’est une forme conjuguée de « { $of } ».
        [inflected] c’est une forme de « { $of } ».
        [crude] les gros mots ne comptent pas à cette table.
       *[proper-noun] « { $of } » est un nom propre.
    }{ $suggestion ->
        [none] { "" }
       *[other] { " " }Vouliez-vous dire « { $suggestion } » ?
    }
event-vote-opened = { $you ->
        [yes] Vous demandez l’avis de la table sur « { $word } »
       *[no] { $seat } demande l’avis de la table sur « { $word } »
    }{ $reason ->
        [doubtful] { "\u00A0" }: est-ce la famille de « { $of } » ?
       *[not-found] , que le dictionnaire ne connaît pas.
    }
event-voted = { $answer ->
        [yes] { $you ->
            [yes] Vous votez oui.
           *[no] { $seat } vote oui.
        }
       *[no] { $you ->
            [yes] Vous votez non.
           *[no] { $seat } vote non.
        }
    }
event-word-held = { $you ->
        [yes] Vous dites « { $word } » : c’est bon, si la table refuse le mot d’avant.
       *[no] { $seat } dit « { $word } » : c’est bon, si la table refuse le mot d’avant.
    }
event-vote-closed = { $verdict ->
        [accepted] La table accepte « { $word } »
       *[refused] La table refuse « { $word } »
    } ({ $yes } pour, { $no } contre).
event-gave-up = { $you ->
        [yes] Vous renoncez.
       *[no] { $seat } renonce.
    }
event-time-over = Le temps est écoulé pour { $seats }.
event-failed = { $you ->
        [yes] Aucun mot ! Aux autres d’essayer, chacun son tour.
       *[no] Aucun mot pour { $seat } ! Aux autres d’essayer, chacun son tour.
    }
event-stopped = { $you ->
        [yes] Vous vous arrêtez là. Quelqu’un pour un défi ?
       *[no] { $seat } s’arrête là. Quelqu’un pour un défi ?
    }
event-joined = { $you ->
        [yes] Vous relevez le défi et misez la dernière carte que vous avez gagnée.
       *[no] { $seat } relève le défi et mise la dernière carte gagnée.
    }
event-stayed-out = { $you ->
        [yes] Vous restez en dehors.
       *[no] { $seat } reste en dehors.
    }
event-unchallenged = { $you ->
        [yes] Personne ne relève le défi : le symbole le plus fréquent vous revient.
       *[no] Personne ne relève le défi : le symbole le plus fréquent revient à { $seat }.
    }
event-race-begun = Défi entre { $seats } : le premier mot gagne !
event-race-won = { $you ->
        [yes] Vous remportez le défi !
       *[no] { $seat } remporte le défi !
    }
event-race-forfeited = Personne n’a trouvé : { $you ->
        [yes] le défi est à vous.
       *[no] le défi revient à { $seat }.
    }
event-stake-returned = { $you ->
        [yes] Vous reprenez votre mise.
       *[no] { $seat } reprend sa mise.
    }
event-stake-lost = { $you ->
        [yes] Vous perdez votre mise : { $card } part à la défausse.
       *[no] { $seat } perd sa mise : { $card } part à la défausse.
    }
event-symbol-taken = { $you ->
        [yes] Vous prenez { $symbol } : { $cards }.
       *[no] { $seat } prend { $symbol } : { $cards }.
    }
event-card-picked = { $you ->
        [yes] Vous prenez { $card }.
       *[no] { $seat } prend { $card }.
    }
event-discarded = { $cards-count ->
        [0] Rien ne part à la défausse.
       *[other] À la défausse : { $cards }.
    }
event-round-ended = { $possible ->
        [0] Le dictionnaire n’avait plus un mot pour toutes ces lettres.
        [one] Il restait un seul mot à trouver : « { $longest } ».
        [2] Il restait deux mots à trouver : { $longest }.
        [3] Il restait trois mots à trouver : { $longest }.
       *[other] Il restait { $possible } mots à trouver. Les plus longs : { $longest }. Les plus jolis : { $prettiest }.
    }
event-reshuffled = { $count ->
        [one] La défausse redevient la pioche : une seule carte.
       *[other] La défausse, mélangée, redevient la pioche : { $count } cartes.
    }
event-nothing-left = Plus une carte à retourner, ni à mélanger : la partie s’arrête.
event-game-won = { $you ->
        [yes] { $winners-count ->
            [one] Vous l’emportez, avec la plus belle pile.
           *[other] { $winners } partagez la victoire.
        }
       *[no] { $winners-count ->
            [one] { $winners } l’emporte, avec la plus belle pile.
           *[other] { $winners } partagent la victoire.
        }
    } Cartes gagnées : { $scores }.

## Comment cela finit

ending-last-card = La dernière carte est jouée : { $you ->
        [yes] { $winners-count ->
            [one] vous avez le plus de cartes, bravo !
           *[other] { $winners } partagez la victoire.
        }
       *[no] { $winners-count ->
            [one] { $winners } a le plus de cartes.
           *[other] { $winners } partagent la victoire.
        }
    }
    .name = dernière carte
ending-no-cards = Plus rien à retourner : { $you ->
        [yes] { $winners-count ->
            [one] vous avez le plus de cartes, bravo !
           *[other] { $winners } partagez la victoire.
        }
       *[no] { $winners-count ->
            [one] { $winners } a le plus de cartes.
           *[other] { $winners } partagent la victoire.
        }
    }
    .name = plus de cartes

## Ce qu’on peut faire maintenant

turn-turn = Retournez une carte.
turn-word = Un mot qui commence par { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }et contient { $others }
    } ? Tapez-le, ou renoncez.
turn-rescue = Aucun mot n’est venu : et vous ? { $initial }{ $others ->
        [none] …
       *[other] …, avec { $others }.
    } Tapez un mot, ou renoncez.
turn-race = Vite ! Un mot en { $initial }{ $others ->
        [none] { "" }
       *[other] { " " }avec { $others }
    } : le premier gagne.
turn-choice = Une carte de plus, ou vous arrêter là ?
turn-join = Relever le défi ? Vous miseriez la dernière carte gagnée.
turn-vote = Acceptez-vous « { $word } » ?
turn-take = Quel symbole prenez-vous ?
turn-pick = Quelle carte prenez-vous ?

## Pourquoi un coup est refusé

refusal-over = La partie est finie : les cartes sont comptées. Une autre ?
refusal-chance-first = Les cartes ne sont pas prêtes : un instant.
refusal-not-your-turn = Patience, c’est à { $turn } de jouer.
refusal-not-racing = Le défi se joue entre les personnes en lice : attendez le prochain.
refusal-vote-awaited = La table vote sur un mot : attendez le résultat.
refusal-no-time-limit = Aucun temps limite de ce nom ne court en ce moment.
refusal-another-dictionary = Les mots de cette partie ont été jugés par un dictionnaire qui n’est pas ici ({ $fingerprint }) : la partie reste telle quelle. « tablee words build --fingerprint { $fingerprint } » dit si l’on peut le refaire.
refusal-not-a-shuffle = Ce n’est pas un mélange : il faut les 45 cartes, une fois chacune.
refusal-not-a-start = Ce siège ne peut pas commencer : choisissez quelqu’un de la table.
refusal-not-a-reshuffle = Il faut remélanger toute la défausse, une fois chaque carte.
refusal-must-turn = Retournez d’abord une carte.
refusal-must-say = Cherchez un mot, ou renoncez.
refusal-nothing-said = Je n’ai rien entendu : tapez un mot.
refusal-too-long = C’est trop long : { $most } signes suffisent au plus long des mots.
refusal-must-choose = Arrêtez-vous, ou retournez une carte.
refusal-no-votes = À cette table, on ne vote pas : le dictionnaire décide.
refusal-too-many-votes = Vous avez déjà demandé { $most } votes dans cette manche : trouvez un mot du dictionnaire.
refusal-must-vote = La table vote : dites oui ou non.
refusal-already-voted = Vous n’avez plus de voix dans ce vote : attendez le résultat.
refusal-behind = Un bon mot attend déjà le résultat du vote : trop tard pour celui-ci.
refusal-must-answer = Relevez le défi, ou restez en dehors.
refusal-must-take = Choisissez un symbole à prendre.
refusal-not-the-most-frequent = Sans défi, on prend le symbole le plus fréquent : choisissez-en un.
refusal-not-shown = Aucune carte sur la table ne porte ce symbole : choisissez-en un autre.
refusal-must-pick = Choisissez une carte à prendre.
refusal-not-on-the-table = Cette carte n’est pas sur la table : choisissez-en une autre.

## Les mots de la table

table-round = Manche { $round }
table-pile = pioche { $count }
table-discard = défausse { $count }
table-second-pile = dernière pioche
table-lexicon-primer = petit dictionnaire
table-lexicon-complete = dictionnaire complet
table-won = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-staked = en lice, une carte misée
table-found = a trouvé
table-hand = a la main
table-words = mots :
table-before = à la manche d’avant :
table-nothing = rien encore
table-type = Tapez simplement votre mot. Pour une commande, une barre devant : /aide, /q.
table-type-vote = Tapez simplement votre mot, suivi de « ! » pour consulter la table si le dictionnaire l’ignore. Pour une commande, une barre devant : /aide, /q.

## Le mot du jour

screen-jour = Le mot du jour
daily-title = Le mot du jour, { $date }
daily-how = Les mêmes cartes pour tout le monde, et pas de montre : un mot par carte, jusqu’où irez-vous ? Une ligne vide pour vous arrêter.
daily-end = { $count ->
        [0] Pas même une carte : ce sera pour demain.
        [one] Une carte !
       *[other] { $count } cartes !
    } Le dictionnaire, lui, va jusqu’à { $most }.
daily-could = On pouvait encore dire { $words }.
daily-share = À partager, sans rien dévoiler :
daily-result =
    Tai Chi Chuan · mot du jour · { $date }
    { $squares } { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $misses ->
        [0] { "" }
        [one] { " " }· 1 essai perdu
       *[other] { " " }· { $misses } essais perdus
    }
problem-daily-date = « { $text } » n’est pas une date. Écrivez par exemple « 2026-11-16 ».
problem-daily-word = Tapez un mot de { $most } signes au plus.
