### Ce qui se dit à une partie de Tarot décalé.

title = Tarot décalé
    .about = Un tarot de salle de classe : Proviseurs, Profs, Élèves et Interros, pli après pli.

## Les écoles, les diplômes, les cartes

school-0 = bleu
school-1 = orange
school-2 = vert
school-3 = violet
asked-atout = Atout

diploma-10 = le Brevet (10)
diploma-20 = le Baccalauréat (20)
diploma-30 = le Master (30)

card-0 = l’Interro bleue
card-1 = un Élève bleu
card-2 = un Élève bleu
card-3 = un Élève bleu
card-4 = un Élève bleu
card-5 = le Prof de Sciences bleu
card-6 = le Prof d’Histoire-Géo bleu
card-7 = le Prof de Sport bleu
card-8 = le Proviseur bleu
card-9 = l’Interro orange
card-10 = un Élève orange
card-11 = un Élève orange
card-12 = un Élève orange
card-13 = un Élève orange
card-14 = le Prof de Sciences orange
card-15 = le Prof d’Histoire-Géo orange
card-16 = le Prof de Sport orange
card-17 = le Proviseur orange
card-18 = l’Interro verte
card-19 = un Élève vert
card-20 = un Élève vert
card-21 = un Élève vert
card-22 = un Élève vert
card-23 = le Prof de Sciences vert
card-24 = le Prof d’Histoire-Géo vert
card-25 = le Prof de Sport vert
card-26 = le Proviseur vert
card-27 = l’Interro violette
card-28 = un Élève violet
card-29 = un Élève violet
card-30 = un Élève violet
card-31 = un Élève violet
card-32 = le Prof de Sciences violet
card-33 = le Prof d’Histoire-Géo violet
card-34 = le Prof de Sport violet
card-35 = le Proviseur violet
card-36 = le 1 d’Atout
card-37 = le 2 d’Atout
card-38 = le 3 d’Atout
card-39 = le 4 d’Atout
card-40 = le 5 d’Atout
card-41 = le 6 d’Atout
card-42 = le 7 d’Atout
card-43 = le 8 d’Atout
card-44 = le 9 d’Atout
card-45 = le 10 d’Atout
card-46 = le 11 d’Atout
card-47 = le 12 d’Atout
card-48 = le 13 d’Atout
card-49 = l’Excuse

## Des choix qui vont bien ensemble

preset-discover = Découverte
    .about = Une seule donne, sans variante : le temps d’apprendre les cartes.
preset-quick = Rapide
    .about = Quinze minutes, puis on finit la donne.
preset-everything = Avec tout
    .about = Plusieurs donnes, avec toutes les variantes que votre nombre permet.
preset-teams = Équipier secret
    .about = L’Appel au Proviseur, sur cinq donnes : on ne sait pas qui joue avec qui.

## Les choix avant la partie

option-bets = Paris
    .about = Après la donne, l’un de vous peut viser un diplôme : 10, 20 ou 30 points à gagner, ou à perdre.
option-call = Appel au Proviseur
    .about = À cinq : le parieur peut appeler un Proviseur, dont le détenteur devient son partenaire secret.
option-bonuses = Primes
    .about = À quatre ou cinq : cinq points pour « Trop cool », « C’est la loose », « Grève des profs » et le bout du bout.

problem-option-call = L’Appel au Proviseur se joue à cinq ; vous êtes { $seats }. Retirez cette option ou complétez la table.
problem-option-bonuses = Les Primes se jouent à quatre ou cinq ; vous êtes { $seats }. Retirez cette option ou complétez la table.
problem-notation-tarot = « { $text } » n’est ni une carte ni une annonce. Écrivez par exemple « blP », « A7 », « EX », « couper 20 », « passe », « pari bac » ou « appel vert ».
problem-show-count = Il faut montrer exactement { $count } Atouts différents parmi les vôtres, par exemple : { $example }.

## Les coups

move-draw = tirer une carte chacun pour la donne
move-shuffle = mélanger le paquet
move-cut = couper après { $at } cartes
move-pass = passer
move-bet = viser { $diploma }
move-call = appeler le Proviseur { $school }
move-alone = jouer sans partenaire
move-announce = { $cool-count ->
        [0] { $loose ->
            [yes] { $strike ->
                [yes] annoncer « C’est la loose » et « Grève des profs »
               *[no] annoncer « C’est la loose »
            }
           *[no] { $strike ->
                [yes] annoncer « Grève des profs »
               *[no] ne rien annoncer
            }
        }
       *[other] { $strike ->
            [yes] annoncer « Trop cool » et « Grève des profs »
           *[no] annoncer « Trop cool »
        }
    }
move-play = jouer { $card }

## Ce qui arrive

event-drawn = { $you ->
        [yes] { $seats-count ->
            [one] Vous tirez encore pour la donne : { $cards }.
           *[other] { $seats } tirez pour la donne, dans l’ordre : { $cards }.
        }
       *[no] { $seats-count ->
            [one] { $seats } tire encore pour la donne : { $cards }.
           *[other] { $seats } tirent pour la donne, dans l’ordre : { $cards }.
        }
    }
event-dealer-chosen = { $you ->
        [yes] Vous voilà Super Donneur.
       *[no] { $seat } sera Super Donneur.
    }
event-hand-begun = Manche { $number } : { $you ->
        [yes] vous distribuez.
       *[no] { $dealer } distribue.
    }
event-pack-cut = { $you ->
        [yes] Vous coupez après { $at } cartes.
       *[no] { $seat } coupe après { $at } cartes.
    }
event-dealt = { $you ->
        [yes] Vous recevez { $count } cartes.
       *[no] { $seat } reçoit { $count } cartes.
    }
event-passed = { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
event-diploma-bet = { $you ->
        [yes] Vous visez { $diploma }.
       *[no] { $seat } vise { $diploma }.
    }
event-bettor = { $you ->
        [yes] Les paris sont clos : vous tentez { $diploma }.
       *[no] Les paris sont clos : { $seat } tente { $diploma }.
    }
event-nobody-bet = Personne ne parie : { $you ->
        [yes] vous redistribuez.
       *[no] { $dealer } redistribue.
    }
event-proviseur-called = { $you ->
        [yes] Vous appelez le Proviseur { $school } : qui le tient joue avec vous, en secret.
       *[no] { $seat } appelle le Proviseur { $school } : qui le tient devient son partenaire secret.
    }
event-plays-alone = { $you ->
        [yes] Vous jouez sans partenaire.
       *[no] { $seat } joue sans partenaire.
    }
event-announced = { $you ->
        [yes] Vous annoncez
       *[no] { $seat } annonce
    } { $cool-count ->
        [0] { $loose ->
            [yes] { $strike ->
                [yes] « C’est la loose » et « Grève des profs ».
               *[no] « C’est la loose ».
            }
           *[no] « Grève des profs ».
        }
       *[other] { $strike ->
            [yes] « Grève des profs » et « Trop cool », avec { $cool }.
           *[no] « Trop cool », avec { $cool }.
        }
    }
event-card-played = { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $seat } joue { $card }.
    }
event-partner-shown = Le Proviseur { $school } appelé est sur la table : { $you ->
        [yes] votre alliance est connue de tous.
       *[no] { $seat } était le partenaire.
    }
event-trick-won = { $you ->
        [yes] Vous ramassez { $cards-count ->
            [one] une carte.
           *[other] { $cards-count } cartes.
        }
       *[no] { $seat } ramasse { $cards-count ->
            [one] une carte.
           *[other] { $cards-count } cartes.
        }
    }
event-trick-tied = Égalité entre { $seats } : le pli attend le suivant.
event-trick-set-aside = Le dernier pli est à égalité : { $cards-count } cartes ne comptent pour personne.
event-petit-at-the-end = Le bout du bout ! { $you ->
        [yes] Votre 1 d’Atout vous rapporte 5 points.
       *[no] Le 1 d’Atout rapporte 5 points à { $seat }.
    }
event-bet-settled = { $won ->
        [yes] Pari gagné, { $points } à { $others } : { $you ->
            [yes] { $seats } décrochez { $diploma }.
           *[no] { $seats-count ->
                [one] { $seats } décroche { $diploma }.
               *[other] { $seats } décrochent { $diploma }.
            }
        }
       *[no] Pari perdu, { $points } à { $others } : { $you ->
            [yes] { $seats } manquez { $diploma }.
           *[no] { $seats-count ->
                [one] { $seats } manque { $diploma }.
               *[other] { $seats } manquent { $diploma }.
            }
        }
    }
event-hand-scored = Points de la manche : { $scores }.
event-last-hand = Le temps est écoulé : cette manche est la dernière.
event-match-won = { $you ->
        [yes] { $winners-count ->
            [one] Vous gagnez la partie !
           *[other] { $winners } partagez la victoire.
        }
       *[no] { $winners-count ->
            [one] { $winners } gagne la partie.
           *[other] { $winners } partagent la victoire.
        }
    }

## Comment cela finit

ending-rounds = La dernière manche est jouée : { $winners-count ->
        [one] { $you ->
            [yes] le meilleur total est le vôtre, félicitations !
           *[no] le meilleur total revient à { $winners }, bravo !
        }
       *[other] égalité en tête entre { $winners }, la victoire se partage.
    }
    .name = dernière manche jouée
ending-target = Le total visé est atteint : { $winners-count ->
        [one] { $you ->
            [yes] le meilleur total est le vôtre, félicitations !
           *[no] le meilleur total revient à { $winners }, bravo !
        }
       *[other] égalité en tête entre { $winners }, la victoire se partage.
    }
    .name = total atteint
ending-time = L’heure a sonné : { $winners-count ->
        [one] { $you ->
            [yes] le meilleur total est le vôtre, félicitations !
           *[no] le meilleur total revient à { $winners }, bravo !
        }
       *[other] égalité en tête entre { $winners }, la victoire se partage.
    }
    .name = temps écoulé

## Ce qu’on peut faire maintenant

turn-cut = À vous de couper : tapez un nombre de 2 à 48.
turn-bet = À vous de parier : passez, ou visez plus haut que les autres.
turn-call = À vous d’appeler un Proviseur, ou de jouer sans partenaire.
turn-announce = À vous d’annoncer vos primes, si le cœur vous en dit.
turn-announce-nothing = Aucune prime dans votre main : dites-le quand même, pour que rien ne se devine.
turn-lead = À vous d’entamer : jouez la carte que vous voulez.
turn-play = À vous de jouer. Demandé : { $asked }.

## Pourquoi un coup est refusé

refusal-over = La partie est finie : les cartes sont rangées. Une autre ?
refusal-not-your-turn = Patience, on attend { $turn }.
refusal-draw-first = On tire d’abord au sort le Super Donneur : un instant.
refusal-chance-first = Le hasard n’a pas fini de mélanger : un instant.
refusal-not-a-draw = Ce n’est pas un tirage : il faut une carte nouvelle pour chacun de ceux qui tirent.
refusal-not-a-shuffle = Ce n’est pas un mélange : il faut les 50 cartes, une fois chacune.
refusal-must-cut = C’est le moment de couper : donnez un nombre de cartes, de 2 à 48.
refusal-bad-cut = Couper à { $at } laisserait moins de deux cartes d’un côté : choisissez de 2 à 48.
refusal-must-bid = C’est le moment des paris : passez ou visez un diplôme.
refusal-bet-too-low = { $diploma } ne suffit pas : { $highest } est déjà annoncé. Visez plus haut ou passez.
refusal-must-call = C’est le moment de l’appel : nommez une école ou jouez sans partenaire.
refusal-own-proviseur = Vous tenez vous-même le Proviseur { $school } : appelez-en un autre ou jouez sans partenaire.
refusal-no-such-school = L’école { $number } n’existe pas : il y a bleu, orange, vert et violet.
refusal-must-announce = C’est le moment des primes : annoncez les vôtres, ou rien.
refusal-wrong-count-shown = « Trop cool » montre exactement { $count } Atouts : choisissez lesquels.
refusal-not-your-atouts = « Trop cool » montre des Atouts de votre main, une fois chacun : choisissez parmi ceux-là.
refusal-not-so-loose = Vous avez de l’Atout : « C’est la loose » n’est pas pour cette fois.
refusal-no-strike = Vous avez un Prof ou un Proviseur : pas de grève cette fois.
refusal-must-play = C’est le moment de jouer une carte de votre main.
refusal-not-in-hand = Cette carte n’est pas dans votre main : jouez-en une que vous tenez.
refusal-must-follow = La couleur demandée est { $school }, et vous en avez : fournissez ; seule l’Excuse en dispense.
refusal-must-trump = Vous n’avez rien en { $school }, mais vous avez de l’Atout : il faut couper ; seule l’Excuse en dispense.
refusal-must-overtrump = Vous pouvez dépasser { $card } : coupez plus haut ; seule l’Excuse en dispense.
refusal-must-follow-atout = On demande de l’Atout et vous en avez : jouez-en un ; seule l’Excuse en dispense.
refusal-must-climb = Vous pouvez dépasser { $card } : montez ; seule l’Excuse en dispense.
refusal-no-time-limit = Aucun temps limite de ce nom ne court en ce moment.

## Les mots de la table

table-hand = Manche { $number }
table-held = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-won = { $count ->
        [0] aucune ramassée
        [one] { $count } ramassée
       *[other] { $count } ramassées
    }
table-dealer = donneur
table-bettor = parieur
table-partner = partenaire
table-leader = entame
table-waiting = En attente du prochain pli :
table-shown = Atouts montrés ({ $seat }) :
table-contract = { $you ->
        [yes] Vous tentez { $diploma }
       *[no] { $seat } tente { $diploma }
    }
table-called = Proviseur { $school } appelé
table-you-are-called = c’est vous le partenaire secret
table-show = Montrez { $count } Atouts : tapez leurs codes, par exemple « { $example } ».
table-choose = choisir les Atouts à montrer
table-sheet = Feuille de score
table-total = total
