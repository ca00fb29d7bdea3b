### Ce qui se dit à une partie de Tapécho.

title = Tapécho
    .about = Une soirée de séduction : posez vos atouts, distribuez les petits défauts, et gardez une réplique en main.

## Les décors et les cartes (écrits d’après deck.toml)

context-0 = La plage
    .note = Du sable partout, surtout dans les sandwichs.
    .symbol = ☀
    .colour = #1E8FA8
context-1 = La piste de danse
    .note = On ne s’entend plus, mais on se comprend.
    .symbol = ♪
    .colour = #8A4FBF
context-2 = Le bureau
    .note = Entre la photocopieuse et le ficus.
    .symbol = ✎
    .colour = #4C6A92
context-3 = Le supermarché
    .note = Rayon frais, regards tièdes, sourires en promotion.
    .symbol = ♣
    .colour = #C7701C
context-4 = Le train de nuit
    .note = Six couchettes, une fenêtre, pas de réseau.
    .symbol = ☾
    .colour = #2E4057
context-5 = Le mariage des cousins
    .note = Table 12, près de la sono et de la grand-tante.
    .symbol = ✿
    .colour = #B5852B

card-0 = Crème solaire bien étalée
    .note = Même derrière les oreilles. C’est du sérieux.
card-1 = Architecte de châteaux de sable
    .note = Douves, donjon et permis de construire.
card-2 = Sort de l’eau au ralenti
    .note = Personne ne sait comment. Tout le monde regarde.
card-3 = Connaît toutes les paroles
    .note = Même celles du deuxième couplet.
card-4 = Danse sans compter
    .note = Ni les pas, ni les heures.
card-5 = Demande le bon morceau
    .note = Aux platines, on prend des notes.
card-6 = Répare l’imprimante
    .note = D’un regard. Le papier n’ose plus se coincer.
card-7 = Réunions de dix minutes
    .note = Avec une conclusion. On en parle encore.
card-8 = Café pour tout l’étage
    .note = Et chacun a reçu le bon.
card-9 = Rend son chariot
    .note = Sous la pluie. Sans qu’on le lui demande.
card-10 = Laisse passer à la caisse
    .note = « Vous n’avez qu’un citron, allez-y. »
card-11 = Choisit la bonne pastèque
    .note = Un petit coup, une oreille, un verdict.
card-12 = Voyage avec trois fois rien
    .note = Une brosse à dents et du mystère.
card-13 = Partage son casse-croûte
    .note = Et laisse la dernière part de tarte.
card-14 = Nuit blanche à refaire le monde
    .note = À l’arrivée, le monde va déjà mieux.
card-15 = Pleure au bon moment
    .note = Pendant les vœux, pas pendant l’addition.
card-16 = Danse avec les grands-mères
    .note = Elles en redemandent. Il y a une liste d’attente.
card-17 = Discours sans fiche
    .note = Trois minutes, deux larmes, une ovation.
card-18 = Arrive à l’heure
    .note = Parfois même avec du pain.
card-19 = Dit bonjour dans le bus
    .note = Et tout le bus répond.
card-20 = Bon public
    .note = Rit même aux jeux de mots des autres.
card-21 = Écharpe bien nouée
    .note = Un nœud que personne n’a su refaire.
card-22 = Retient les prénoms
    .note = Y compris celui du chien.
card-23 = Parfum de pain chaud
    .note = On suit la trace jusque dans l’escalier.
card-24 = Plantes vertes bien vivantes
    .note = Elles ont des prénoms. Elles y répondent.
card-25 = Écoute jusqu’au bout
    .note = Et pose la question qu’on espérait.
card-26 = Crêpes à toute heure
    .note = La première n’est même pas ratée.
card-27 = Fou rire contagieux
    .note = Deux tables voisines sont touchées.
card-28 = Culture générale discrète
    .note = Connaît la réponse. Attend la question.
card-29 = Autodérision de compétition
    .note = Médaille d’argent, évidemment.
card-30 = Regard qui pétille
    .note = Garanti sans effets spéciaux.
card-31 = Charme fou
    .note = Aucune explication. Aucun recours.
card-32 = Championne de ricochets
    .note = Sept rebonds, zéro modestie.
card-33 = Danseuse de rock intrépide
    .note = Elle mène, elle suit, elle rattrape tout le monde.
card-34 = Reine du tableur
    .note = Ses formules font rêver la comptabilité.
card-35 = Voyante des files d’attente
    .note = Elle sait toujours laquelle va avancer.
card-36 = Conteuse de couchette
    .note = Le train a ralenti pour entendre la fin.
card-37 = Témoin qui pense à tout
    .note = Épingles, mouchoirs, second gâteau : elle a tout.
card-38 = Amie des merles
    .note = Ils la saluent en premier.
card-39 = Bricoleuse du dimanche
    .note = Et le lundi, l’étagère tient encore.
card-40 = Bonne perdante
    .note = Elle gagne souvent, ça aide.
card-41 = Raconteuse de films
    .note = Mieux que les films.
card-42 = Cycliste de toutes saisons
    .note = Casquée, trempée, souveraine.
card-43 = Astronome de balcon
    .note = Elle montre Saturne, on voit des étoiles.
card-44 = Voix de radio de minuit
    .note = Elle lit une notice, on demande la suite.
card-45 = Guitariste sans prévenir
    .note = Trois accords, et la pièce se tait.
card-46 = Aventurière à carnet
    .note = Onze frontières, une tache de thé.
card-47 = Impératrice du dîner improvisé
    .note = Un oignon, deux œufs, douze convives ravis.
card-48 = Prince du cerf-volant
    .note = Un fil, du vent, et toute la plage lève la tête.
card-49 = Danseur qui écoute la musique
    .note = Et même la personne en face.
card-50 = Orateur de pots de départ
    .note = Court, drôle, et presque vrai.
card-51 = Connaisseur de fromages
    .note = Il conseille tout le rayon, croûte comprise.
card-52 = Porteur de valises spontané
    .note = Parfois même la sienne.
card-53 = Témoin aux poches pleines
    .note = Les alliances, un stylo, et deux aspirines.
card-54 = Siffloteur matinal
    .note = Et juste, ce qui est rare.
card-55 = Couturier d’urgence
    .note = Un bouton recousu avant le fromage.
card-56 = Beau joueur
    .note = Il serre la main et apporte le dessert.
card-57 = Lecteur à voix haute
    .note = Il fait toutes les voix, même celle du loup.
card-58 = Marcheur au long cours
    .note = Connaît le raccourci. Propose le détour.
card-59 = Jardinier de balcon
    .note = Ses tomates ont de la conversation.
card-60 = Voix de velours
    .note = Il annonce un retard, on applaudit.
card-61 = Pianiste de hall de gare
    .note = Trois trains sont partis sans leurs voyageurs.
card-62 = Navigateur en solitaire
    .note = Il a vu des baleines. Il n’en fait pas une montagne.
card-63 = Empereur du petit-déjeuner
    .note = Jamais pain perdu ne fut mieux trouvé.
card-64 = Chaussettes dans les sandales
    .note = Par conviction.
card-65 = Bronzage de lunettes
    .note = Visible depuis le large.
card-66 = Lacets défaits
    .note = Figure imposée : le vol plané.
card-67 = Filme tout le concert
    .note = N’en a rien vu. N’en reverra rien.
card-68 = Répond à tous
    .note = « Bien reçu. » Huit cents fois.
card-69 = Acronymes en rafale
    .note = Merci de revenir vers la DPZ avant le CTQ.
card-70 = Chariot en travers
    .note = Le rayon yaourts est coupé du monde depuis mardi.
card-71 = Compte ses pièces une à une
    .note = Et en retrouve une dans la doublure.
card-72 = Valise à roulettes bavarde
    .note = Tac tac tac jusqu’à la voiture 18.
card-73 = Œuf dur voyageur
    .note = Le compartiment s’en souviendra.
card-74 = Félicite le traiteur
    .note = Avec émotion. Les mariés attendent.
card-75 = Lance une septième chenille
    .note = Personne n’a pu se rasseoir depuis 22 h.
card-76 = Épi rebelle
    .note = Il a ses propres opinions.
card-77 = Persil entre les dents
    .note = Depuis l’entrée. On en est au café.
card-78 = Parapluie retourné
    .note = Par temps calme.
card-79 = Toujours “deux minutes”
    .note = Unité de mesure non reconnue.
card-80 = Raconte ses rêves
    .note = Tous. Dans l’ordre.
card-81 = Poignée de main molle
    .note = Un au revoir de poulpe.
card-82 = Explique la blague
    .note = Avec un schéma.
card-83 = Éternue au mauvais moment
    .note = « Je t’aaa… aaa… atchoum ! »
card-84 = Corrige les fautes à voix haute
    .note = Celles de la déclaration aussi.
card-85 = Parle de son ex
    .note = Avec des diapositives.
card-86 = Téléphone collé à la main
    .note = On vous écoute. D’un pouce.
card-87 = Dévoile toutes les fins
    .note = Même celle de cette soirée.
card-88 = Fredonne un autre air
    .note = Jamais celui qui passe. Jamais le même.
card-89 = Sort d’une raclette
    .note = Très convivial, à bonne distance.
card-90 = Semeuse de sable
    .note = Elle secoue sa serviette face au vent.
card-91 = Toupie sans freins
    .note = Elle tourne, les verres aussi.
card-92 = Emprunteuse de stylos
    .note = Elle les rend. Sans capuchon.
card-93 = Lectrice d’étiquettes
    .note = Toutes. À voix haute. Jusqu’au numéro de lot.
card-94 = Ronfleuse à vapeur
    .note = Sur le quai, on a cru au départ.
card-95 = Cousine à confettis
    .note = On en retrouve jusque dans le gâteau.
card-96 = Distraite en chef
    .note = Elle cherche ses lunettes. Elle les porte.
card-97 = Claqueuse de portes
    .note = Sans colère. Par enthousiasme.
card-98 = Archiviste de tickets
    .note = Le plus ancien : un cirque, en 1998.
card-99 = Ravisseuse du dernier biscuit
    .note = La boîte vide, elle, est restée.
card-100 = Pronostiqueuse acharnée
    .note = Elle vous donne trois semaines, à 4 contre 1.
card-101 = Imitatrice de mouettes
    .note = Très ressemblant. Très longtemps.
card-102 = Championne d’accolades
    .note = Un câlin, deux côtes.
card-103 = Creuseur de trous
    .note = Il cherche l’Australie depuis dix heures.
card-104 = Danseur sur place
    .note = Un mètre carré, mais il le défend.
card-105 = Tambourineur de clavier
    .note = Il écrit « ok ». On dirait un orage.
card-106 = Naufragé des surgelés
    .note = Il avait pourtant une liste. Et un plan.
card-107 = Ronfleur à crémaillère
    .note = Ça monte, ça monte, et ça redescend d’un coup.
card-108 = Oncle au micro
    .note = « Je serai bref. » Il était seize heures.
card-109 = Étourdi professionnel
    .note = Il a retrouvé ses clés. Dans le frigo.
card-110 = Batteur de table
    .note = Un solo. Il dure depuis l’apéritif.
card-111 = Conservateur de cartons
    .note = « Ça peut toujours servir. »
card-112 = Voleur de couette
    .note = En plein sommeil, en toute innocence.
card-113 = Spécialiste de tout
    .note = Sauf de la question posée.
card-114 = Récidiviste du calembour
    .note = Il les fait par paires. Puis il les refait.
card-115 = Ténor de salle de bains
    .note = Sans la salle de bains.
card-116 = Panne de réveil
    .note = Le charme attendra le tour suivant.
card-117 = Colis pour l’immeuble
    .note = Trois paquets à garder. Merci d’avance.
card-118 = Brocante surprise
    .note = On en repart toujours avec trois bricoles.
card-119 = Rumeur attendrissante
    .note = Le plus bel atout rougit et s’éclipse.
card-120 = Emprunt longue durée
    .note = Je te le rends. Un jour. Peut-être.
card-121 = Échange de manteaux
    .note = Le petit défaut était dans la poche.
card-122 = Miroir indiscret
    .note = Toute la main s’y reflète.
card-123 = Lunettes de grand-tante
    .note = Elles voient à travers les cartes et les excuses.
card-124 = Bousculade au vestiaire
    .note = On repart chacun avec une carte de l’autre.
card-125 = Chaises musicales
    .note = La musique s’arrête, une carte a changé de main.
card-126 = Extinction de voix
    .note = Juste assez de souffle pour se défausser.
card-127 = Coloc inséparable
    .note = Adorable. Toujours là. Vraiment toujours.
card-128 = Retenue par la gardienne
    .note = Une affaire de boîtes aux lettres, en sept épisodes.
card-129 = Héritière d’un grenier
    .note = Quatre souvenirs de plus à ranger.
card-130 = Photo de classe retrouvée
    .note = La frange date de la cinquième.
card-131 = Dévalisée avec le sourire
    .note = Elle a même tenu la porte.
card-132 = Confidente malgré elle
    .note = On lui laisse un petit défaut en partant.
card-133 = Hoquet de comtesse
    .note = Se défausser, hic, c’est tout.
card-134 = Retenu par le voisin
    .note = Une affaire de perceuse, avec démonstration.
card-135 = Héritier d’une cave
    .note = Quatre caisses de plus à trier.
card-136 = Film de kermesse retrouvé
    .note = Il jouait l’arbre. Il a parlé.
card-137 = Dépouillé avec élégance
    .note = Il a dit merci.
card-138 = Confident malgré lui
    .note = On lui laisse un petit défaut en garde.
card-139 = Hoquet de baron
    .note = Se défausser, hic, c’est tout.
card-140 = Wonderchopeuse en cape
    .note = Le vent est de son côté.
card-141 = Wonderchopeuse à vélo
    .note = Sonnette, virage, sauvetage.
card-142 = Wonderchopeuse en pantoufles
    .note = Même pas sortie du canapé.
card-143 = Wonderchopeuse masquée
    .note = Tout le monde l’a reconnue au rire.
card-144 = Wonderchopeuse supersonique
    .note = Le « non merci » arrive avant l’attaque.
card-145 = Wonderchopeuse du dimanche
    .note = Sauve d’abord, brunche ensuite.
card-146 = Superchopeur en cape
    .note = Coincée dans la porte, mais quand même.
card-147 = Superchopeur à trottinette
    .note = Un pied, un destin.
card-148 = Superchopeur en peignoir
    .note = L’urgence n’attend pas la serviette.
card-149 = Superchopeur incognito
    .note = La moustache est fausse, le courage est vrai.
card-150 = Superchopeur télescopique
    .note = Il arrive de loin, mais il arrive.
card-151 = Superchopeur du mardi
    .note = Les héros aussi ont un planning.
card-152 = Ce n’est pas l’endroit
    .note = On se calme et on regarde autour de soi.
card-153 = Erreur de décor
    .note = Qui a apporté un palmier ici ?
card-154 = Coupez !
    .note = On la refait, mais ailleurs.
card-155 = La régie proteste
    .note = Ce n’était pas dans le script.
card-156 = Où vous croyez-vous ?
    .note = La question est sincère.
card-157 = Anachronisme flagrant
    .note = Bonne idée, mauvais siècle.
card-158 = Sens interdit
    .note = Posé là depuis toujours. Ou presque.
card-159 = Retour à la page 1
    .note = Relisez le lieu de l’action.

## Les camps, si l’hôte ne leur donne pas d’autres noms

camp-0 = femmes
    .symbol = ♀
camp-1 = hommes
    .symbol = ♂
camp-2 = mixte
    .symbol = ⚥

## Ce que font les attaques

effect-skip = La cible perd son prochain tour.
effect-draw = La cible pioche { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
effect-lose_best = La cible perd son plus gros atout.
effect-steal = Qui attaque prend un atout posé devant la cible.
effect-give_handicap = Qui attaque passe à la cible un de ses propres handicaps.
effect-reveal = Qui attaque voit la main de la cible, pendant un tour de table.
effect-swap_random = Qui attaque et la cible échangent une carte au hasard.
effect-mute = À son prochain tour, la cible ne peut que se défausser.
effect-tied = Pour toute la partie : le plus gros atout de la cible ne comptera pas.

## Des choix qui vont bien ensemble

preset-discover = Découverte
    .about = Quinze secondes pour réagir : on a le temps de lire ses cartes.
preset-quick = Rapide
    .about = Quatre secondes pour réagir, pas une de plus.
preset-everything = Grande soirée
    .about = Trois parties, et deux cartes posées ensemble sont une attaque et un handicap.
preset-teams = En équipe
    .about = Par couples à un nombre pair, camp contre camp sinon.

## Les choix avant la partie

option-teams = Équipes
    .about = Chacun pour soi (each), un camp contre l’autre (war_of_sexes), ou par couples (couples).
option-one_of_each = Une attaque, un handicap
    .about = Deux cartes posées ensemble sont forcément une attaque et un handicap.
option-seconds = Temps pour réagir
    .about = Combien de secondes on a pour réagir à une carte, quoi que chacun ait en main.
option-camps = Camps
    .about = Une lettre par siège : w joue une femme, m un homme, ? n’a pas de préférence, et le sort décide. Il rétablit aussi l’équilibre.
option-names = Noms des camps
    .about = Femmes et hommes, une paire toute prête (moon-sun : Lune et Soleil ; cherry-blueberry : Cerise et Myrtille), ou deux noms de votre choix, comme « Chats/Chiens ».
option-deck = Votre propre jeu
    .about = Le texte d’un fichier de cartes ; « tablee deck check » le vérifie.

problem-option-couples = Les couples se forment à un nombre pair ; vous êtes { $seats }. Ajoutez quelqu’un ou jouez sans couples.
problem-option-camps = « { $value } » donne plus de camps qu’il n’y a de sièges ({ $seats }) : une lettre par siège suffit.
problem-option-names = Il faut deux noms différents, séparés par une barre (Chats/Chiens), de 1 à { $most } lettres chacun, sur une seule ligne.
problem-notation-tapecho = « { $text } » n’est pas un coup. Écrivez par exemple « poser 12>0 », « poser 120>3:45 », « poser 70>2 + », « jeter 12 », « garder 33 », « répondre 152 70 » ou « laisser 70 ».

problem-deck-unreadable = Je n’arrive pas à lire « { $path } » : vérifiez le chemin, et que c’est du texte en UTF-8 ({ $reason }).
problem-deck-syntax = Ligne { $line } : ce n’est pas du TOML (détail technique : { $reason }).
problem-deck-syntax-card = Ligne { $line }, { $card } : ce n’est pas du TOML (détail technique : { $reason }).
problem-deck-section = Ligne { $line } : il n’y a pas de partie « { $section } » dans un jeu de cartes. Il y a { $known }.
problem-deck-not-a-list = Ligne { $line } : « { $section } » doit être une liste, entre crochets.
problem-deck-not-a-card = Ligne { $line }, { $card } : « { $value } » n’est pas une carte. Une carte s’écrit entre accolades.
problem-deck-no-contexts = Il manque la partie « contexts » : il faut de 1 à { $most } décors.
problem-deck-contexts-empty = Ligne { $line } : « contexts » est vide. Il faut de 1 à { $most } décors.
problem-deck-contexts = Ligne { $line }, { $card } : c’est un décor de trop. Il en faut de 1 à { $most }, il y en a { $count }.
problem-deck-large = Ligne { $line }, { $card } : c’est une carte de trop. Un jeu en a { $most } au plus, celui-ci { $count }.
problem-deck-small = Ce jeu a { $cards } cartes ; à { $seats }, il en faut au moins { $least }.
problem-deck-field = Ligne { $line }, { $card } : « { $field } » n’y a pas sa place. Il peut y avoir { $known }.
problem-deck-missing = Ligne { $line }, { $card } : il manque « { $field } ».
problem-deck-text = Ligne { $line }, { $card } : « { $field } » doit être un texte de 1 à { $most } lettres, sur une seule ligne.
problem-deck-value = Ligne { $line }, { $card } : une carte vaut de { $least } à { $most }, pas « { $value } ».
problem-deck-camp = Ligne { $line }, { $card } : le camp « { $value } » ne convient pas. Choisissez parmi { $known }.
problem-deck-spot = Ligne { $line }, { $card } : aucun décor n’a la clé « { $value } ». Il y a { $known }.
problem-deck-effect = Ligne { $line }, { $card } : je ne connais pas l’effet « { $value } ». Il y a { $known }.
problem-deck-count = Ligne { $line }, { $card } : « count » dit combien de cartes on pioche, de { $least } à { $most }, pas « { $value } ».
problem-deck-needless-count = Ligne { $line }, { $card } : l’effet « { $value } » ne compte rien, ôtez « count ».
problem-deck-context-twice = Ligne { $line }, { $card } : un autre décor a déjà la clé « { $value } ».
problem-deck-colour = Ligne { $line }, { $card } : « { $value } » n’est pas une couleur. Écrivez par exemple « #1E8FA8 ».

## Les coups

move-draw-camps = équilibrer les camps
move-draw-context = tirer le décor : { $context }
move-shuffle = mélanger et distribuer
move-draw-first = tirer au sort qui commence : { $first }
move-reshuffle = mélanger la défausse sous la pioche
move-swap = tirer les deux cartes échangées
move-lay = poser « { $card } » devant { $on }{ $pick ->
        [none] { "" }
       *[other] , pour « { $pick } »
    }
move-lay-first = poser « { $card } » devant { $on }{ $pick ->
        [none] , puis une autre carte
       *[other] , pour « { $pick } », puis une autre carte
    }
move-discard = défausser « { $card } »
move-keep = garder « { $card } »
move-pass = passer
move-react = jouer « { $card } » contre « { $against } »
move-decline = laisser passer « { $against } »
move-choose = perdre « { $card } »

## Ce qui arrive

event-camps-drawn = Côté { $side } : { $women }. Côté { $other } : { $men }.{ $moved-count ->
        [0] { "" }
       *[other] { " " }Changement de camp, pour l’équilibre : { $moved }.
    }
event-game-begun = Partie { $number }. { $context }.{ $aside-count ->
        [0] { "" }
       *[other] { " " }Pour l’équilibre, restent dans la boîte : { $aside }.
    }
event-dealt = { $you ->
        [yes] Vous recevez { $count } cartes.
       *[no] { $seat } reçoit { $count } cartes.
    }
event-starts = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-declared = { $you ->
        [yes] Vous annoncez deux cartes ; la première est « { $card } », pour { $on }.
       *[no] { $seat } annonce deux cartes ; la première est « { $card } », pour { $on }.
    }
event-card-laid = { $kind ->
        [atout] { $you ->
            [yes] Vous posez votre atout « { $card } ».
           *[no] { $seat } pose son atout « { $card } ».
        }
        [gift] { $you ->
            [yes] Vous offrez l’atout « { $card } » à { $on }.
           *[no] { $on-you ->
                [yes] { $seat } vous offre l’atout « { $card } ».
               *[no] { $seat } offre l’atout « { $card } » à { $on }.
            }
        }
        [handicap] { $you ->
            [yes] Vous infligez « { $card } » à { $on }.
           *[no] { $on-you ->
                [yes] { $seat } vous inflige « { $card } ».
               *[no] { $seat } inflige « { $card } » à { $on }.
            }
        }
       *[attack] { $you ->
            [yes] Vous attaquez { $on }
           *[no] { $on-you ->
                [yes] { $seat } vous attaque
               *[no] { $seat } attaque { $on }
            }
        } : « { $card } »{ $pick ->
            [none] { "" }
           *[other] , pour « { $pick } »
        }.{ $effect ->
            [skip] { " " }{ effect-skip }
            [draw] { " " }{ effect-draw }
            [lose_best] { " " }{ effect-lose_best }
            [steal] { " " }{ effect-steal }
            [give_handicap] { " " }{ effect-give_handicap }
            [reveal] { " " }{ effect-reveal }
            [swap_random] { " " }{ effect-swap_random }
            [mute] { " " }{ effect-mute }
            [tied] { " " }{ effect-tied }
           *[other] { "" }
        }{ $card-note ->
            [none] { "" }
           *[other] { " " }{ $card-note }
        }
    }
event-card-stands = « { $card } » reste devant { $on }.
event-foiled = Hors contexte ! { $you ->
        [yes] Vous jouez « { $card } » contre « { $against } ».
       *[no] { $seat } joue « { $card } » contre « { $against } ».
    }
event-defended = { $you ->
        [yes] « { $card } » ! Vous parez « { $against } ».
       *[no] « { $card } » ! { $seat } pare « { $against } ».
    }
event-cancelled = « { $card } » part à la défausse, et « { $by } » aussi.
event-attack-left = « { $card } » a fait son temps et part à la défausse.
event-turn-lost = { $you ->
        [yes] Vous perdrez votre prochain tour.
       *[no] { $seat } perdra son prochain tour.
    }
event-turn-skipped = { $you ->
        [yes] Votre tour vous passe sous le nez.
       *[no] { $seat } voit passer son tour.
    }
event-muted = { $you ->
        [yes] À votre prochain tour, vous ne pourrez que vous défausser.
       *[no] À son prochain tour, { $seat } ne pourra que se défausser.
    }
event-atout-lost = { $you ->
        [yes] Vous perdez « { $card } ».
       *[no] { $seat } perd « { $card } ».
    }
event-atout-stolen = { $you ->
        [yes] Vous prenez « { $card } » à { $on }.
       *[no] { $on-you ->
            [yes] { $seat } vous prend « { $card } ».
           *[no] { $seat } prend « { $card } » à { $on }.
        }
    }
event-handicap-given = { $you ->
        [yes] Vous passez « { $card } » à { $on }.
       *[no] { $on-you ->
            [yes] { $seat } vous passe « { $card } ».
           *[no] { $seat } passe « { $card } » à { $on }.
        }
    }
event-hand-shown = { $you ->
        [yes] Vous voyez la main { DE($on) } : { $cards-count ->
            [0] elle est vide.
           *[other] { $cards }.
        }
       *[no] { $on-you ->
            [yes] { $seat } regarde votre main.
           *[no] { $seat } regarde la main { DE($on) }.
        }
    }
event-swapped = { $given ->
        [none] { $you ->
            [yes] Vous échangez une carte au hasard avec { $on }.
           *[no] { $on-you ->
                [yes] { $seat } échange une carte au hasard avec vous.
               *[no] { $seat } et { $on } échangent une carte au hasard.
            }
        }
       *[other] { $you ->
            [yes] Vous donnez « { $given } » à { $on } et recevez « { $taken } ».
           *[no] { $seat } vous donne « { $given } » et reçoit « { $taken } ».
        }
    }
event-tied-up = { $you ->
        [yes] Tant que cette attaque est là, votre plus gros atout ne compte pas.
       *[no] Tant que cette attaque est là, { $seat } ne compte pas son plus gros atout.
    }
event-no-effect = « { $card } » tombe à plat.
event-discarded = { $you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $seat } défausse « { $card } ».
    }
event-reshuffled = { $count ->
        [one] La défausse passe sous la pioche.
       *[other] La défausse, mélangée, passe sous la pioche : { $count } cartes.
    }
event-drew = { $you ->
        [yes] { $cards-count ->
            [0] Vous ne piochez rien.
           *[other] Vous piochez : { $cards }.
        }
       *[no] { $count ->
            [0] { $seat } ne pioche rien.
            [one] { $seat } pioche une carte.
           *[other] { $seat } pioche { $count } cartes.
        }
    }
event-kept = { $you ->
        [yes] Vous gardez « { $card } » et remettez « { $returned } » sur la pioche.
       *[no] { $seat } garde une carte et remet l’autre sur la pioche.
    }
event-passed = { $you ->
        [yes] Vous passez, faute de mieux.
       *[no] { $seat } passe, faute de mieux.
    }
event-game-ended = { $seats-count ->
        [0] Plus personne ne peut jouer : la partie s’arrête.
        [one] { $you ->
            [yes] Vous n’avez plus de carte : la partie s’arrête.
           *[no] { $seats } n’a plus de carte : la partie s’arrête.
        }
       *[other] { $you ->
            [yes] { $seats } n’avez plus de carte : la partie s’arrête.
           *[no] { $seats } n’ont plus de carte : la partie s’arrête.
        }
    }
event-counted = { $seat } : { $atouts ->
        [0] rien
       *[other] { $atouts }
    } en atouts, { $handicaps ->
        [0] aucun handicap
       *[other] −{ $handicaps } en handicaps
    }, { $held ->
        [0] rien à payer pour la main
       *[other] −{ $held } pour la main
    } ; au total { $score }{ $tied ->
        [none] .
       *[other] { " " }(« { $tied } » ne compte pas).
    }
event-game-scored = La partie : { $scores }.
event-last-game = Le temps est écoulé : cette partie est la dernière.
event-match-won = { $you ->
        [yes] { $winners-count ->
            [one] Voici le triomphe : vous voilà la coqueluche de la soirée !
           *[other] { $winners } régnez ensemble sur la soirée : on n’a d’yeux que pour vous.
        }
       *[no] { $winners-count ->
            [one] La coqueluche de la soirée, c’est { $winners }.
           *[other] { $winners } règnent ensemble sur la soirée.
        }
    }

## Comment cela finit

ending-rounds = Le compte est fait : { $you ->
        [yes] le charme a opéré, la victoire est à { $winners } !
       *[no] le charme de la soirée, { $winners-count ->
            [one] c’est { $winners }.
           *[other] ce sont { $winners }.
        }
    }
    .name = parties jouées
ending-target = Le total visé est atteint : { $you ->
        [yes] le charme a opéré, la victoire est à { $winners } !
       *[no] le charme de la soirée, { $winners-count ->
            [one] c’est { $winners }.
           *[other] ce sont { $winners }.
        }
    }
    .name = total atteint
ending-time = L’heure a sonné : { $you ->
        [yes] le charme a opéré, la victoire est à { $winners } !
       *[no] le charme de la soirée, { $winners-count ->
            [one] c’est { $winners }.
           *[other] ce sont { $winners }.
        }
    }
    .name = temps écoulé
ending-limit = Dix parties, et personne au total visé : { $you ->
        [yes] mais la meilleure place est à { $winners } !
       *[no] mais la meilleure place est à { $winners }.
    }
    .name = dix parties

## Ce qu’on peut faire maintenant

turn-turn = À vous : posez une carte, deux attaques ou handicaps, ou défaussez.
turn-second = Et la seconde carte ? Choisissez-la, et devant qui.
turn-keep = Gardez l’une des deux ; l’autre retourne sur la pioche.
turn-react = Réagissez, ou laissez passer.
turn-counter = Hors contexte ! Défendez-vous, ou laissez passer.
turn-choose = Lequel de vos meilleurs atouts partira ?
turn-muted = Plus de voix : vous ne pouvez que défausser.

## Pourquoi un coup est refusé

refusal-over = La soirée est finie : les cartes sont rangées. Une autre ?
refusal-chance-first = Le hasard n’a pas fini avec les cartes : un instant.
refusal-not-your-turn = Patience, c’est à { $turn } de jouer.
refusal-answers-awaited = Une carte vient d’être posée : attendons les réactions.
refusal-too-late = Trop tard : la première réplique compte, et l’instant est passé.
refusal-no-time-limit = Aucun temps limite de ce nom ne court en ce moment.
refusal-not-balanced = Ces camps ne sont pas équilibrés, ou déplacent trop de monde.
refusal-not-a-context = Ce décor n’existe pas : tirez-en un du jeu.
refusal-not-a-shuffle = Ce n’est pas un mélange : il faut toutes les cartes, une fois chacune.
refusal-not-a-start = Ce siège ne peut pas commencer : choisissez quelqu’un de la table.
refusal-not-a-reshuffle = Il faut remélanger toute la défausse, une fois chaque carte.
refusal-not-a-swap = L’échange prend une carte de chacune des deux mains.
refusal-must-act = C’est votre tour : posez une carte ou défaussez.
refusal-not-in-hand = Cette carte n’est pas dans votre main : choisissez parmi les vôtres.
refusal-no-such-player = Il n’y a personne au siège { $number } : visez quelqu’un de la table.
refusal-atout-for-yourself = Un atout se pose devant soi : gardez-le pour vous.
refusal-atout-for-your-couple = Un atout se pose devant soi ou devant sa moitié : choisissez l’un des deux.
refusal-handicap-for-others = Un handicap se pose devant quelqu’un d’autre : choisissez qui.
refusal-attack-others = On ne s’attaque pas soi-même : visez quelqu’un d’autre.
refusal-spare-your-partner = On épargne sa moitié : ni attaque ni handicap. Visez un autre couple.
refusal-wrong-camp = { $on-you ->
        [yes] « { $card } » ne vous convient pas : il faut une carte de votre camp, ou mixte.
       *[no] « { $card } » ne convient pas à { $on } : il faut une carte de son camp, ou mixte.
    }
refusal-already-attacked = { $on-you ->
        [yes] Vous avez déjà reçu une attaque ce tour-ci : visez quelqu’un d’autre, ou attendez.
       *[no] { $on } a déjà reçu une attaque ce tour-ci : visez quelqu’un d’autre, ou attendez.
    }
refusal-only-out-of-turn = « { $card } » ne sert qu’à réagir : gardez cette carte pour le bon moment, ou défaussez.
refusal-last-card = « { $card } » ne se pose pas, même en dernier : il faut défausser cette carte et en piocher une.
refusal-muted = Sans voix, ce tour-ci : vous ne pouvez que défausser.
refusal-must-pick = Dites aussi quelle carte vous visez.
refusal-wrong-pick = Cette carte-là ne peut pas être visée ainsi : choisissez-en une autre.
refusal-only-harm-in-pairs = On ne pose par deux que des attaques et des handicaps : un atout se pose seul.
refusal-two-attacks = Pas deux attaques contre { $on } d’un seul coup : visez quelqu’un d’autre.
refusal-one-of-each = À cette table, deux cartes ensemble sont une attaque et un handicap.
refusal-no-second-card = Vous n’avez rien à poser ensuite : posez cette carte seule.
refusal-second-card = La première carte est annoncée : choisissez la seconde.
refusal-nothing-to-draw = Il n’y a rien à piocher : on ne peut pas défausser.
refusal-must-keep = Gardez d’abord l’une des deux cartes piochées.
refusal-not-drawn = Vous n’avez pas pioché cette carte : gardez l’une des deux.
refusal-can-act = On ne passe que si l’on ne peut rien faire : vous pouvez encore agir.
refusal-must-choose = Dites d’abord lequel de vos meilleurs atouts part.
refusal-not-the-best = Seuls vos atouts les plus forts sont visés : choisissez parmi eux.
refusal-react-or-not = C’est le moment de réagir ou de laisser passer.
refusal-needs-defence = Contre une attaque, il faut la défense de votre camp.
refusal-needs-foil = Seul un « hors contexte » annule une carte qui n’est pas dans le décor.
refusal-needs-defence-against-foil = Contre un « hors contexte », il faut la défense de votre camp.

## Les mots de la table

table-game = Partie { $number }
table-place = décor
table-pile = pioche { $count }
table-discard = défausse { $count }
table-held = { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
table-attacked = sous protection
table-skipped = perd son tour
table-muted = sans voix
table-partner = votre moitié
table-being-laid = En jeu : « { $card } » ({ $seat } → { $on })
table-foil = Hors contexte ({ $seat }) : « { $card } »
table-sees = En main, { $seat } :
table-known = { $count ->
        [one] 1 carte connue sur { $held }
       *[other] { $count } cartes connues sur { $held }
    }
table-known-whole = main connue
table-top = Sur la pioche : « { $card } »
table-lay = poser
table-throw = { $count } à { $most } : défausser la carte { $first } à { $last }
table-where = Que faire de « { $card } » ? Tapez un numéro : { $choices }
table-sheet = Feuille de score
table-total = total

problem-choice-place = Il n’y a pas de choix « { $text } » : tapez un numéro de la liste.

## Le jeu de cartes d’un hôte

deck-ok = Tout va bien : { $cards } cartes et { $contexts } décors, pour { $most } joueurs au plus.
deck-too-small = Ce jeu est bien écrit, mais ses { $cards } cartes { $enough ->
        [0] ne suffisent à personne
        [one] ne suffisent qu’à un joueur
       *[other] ne suffisent qu’à { $enough } joueurs
    } : il en faut { $least } pour jouer à { $seats }.
deck-counts = Atouts : { $atouts } ; handicaps : { $handicaps } ; attaques : { $attacks } ; défenses : { $defences } ; hors contexte : { $foils }.
deck-camps = Valeur des atouts : { $women } pour les femmes, { $men } pour les hommes ; des handicaps : { $their } et { $his }.
deck-wrong = { $count ->
        [one] Une chose à corriger.
       *[other] { $count } choses à corriger.
    }
