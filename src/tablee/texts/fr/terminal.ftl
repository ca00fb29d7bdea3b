### Ce que dit le terminal : la table, et les commandes qui y mènent.

## À la table

terminal-me = Moi
terminal-welcome = Bienvenue ! Mélanges promis : { $hash }… Tapez h (aide) ou ? (règles).
terminal-promise = Les mélanges sont promis d’avance, par cette empreinte : { $hash }
terminal-turn = À vous de jouer.
terminal-more-moves = … et { $count } autres coups : tapez leur notation.
terminal-undone = Coup repris : la partie revient juste avant.
terminal-sure = { $move } : vous êtes sûr ? Tapez « oui », ou autre chose pour continuer.
terminal-not-done = Bien : rien n’est fait, vous continuez.
terminal-copied = Copie enregistrée dans { $path }.
terminal-no-sheet = Pas encore de points à montrer.
terminal-kept = La partie est enregistrée dans { $path }
terminal-resume = Pour la reprendre : tablee play --resume { $path }
terminal-seed = Graine : { $seed }
terminal-verify = La partie est gardée. Pour la vérifier : tablee verify { $path }
terminal-rules-none = Rien dans les règles sur « { $words } ».
terminal-rules-near = Un mot qui lui ressemble : { $words }.
terminal-rules-sections = Les règles parlent de : { $sections }. « ? » seul en donne le sommaire.
terminal-rules-many = { $count } articles en parlent ; précisez, ou donnez un numéro :
terminal-rules-how = Cherchez un numéro ou des mots : « ? { $number } », « ? égalité ».
terminal-help =
    Tapez le numéro d’un coup, ou sa notation. Et aussi :
    ? mots | cherche dans les règles ; « ? » seul en donne le sommaire
    u | reprend votre dernier coup, si rien de caché n’est apparu depuis
    l | tout le journal de la partie
    p | la feuille de score
    s FICHIER | enregistre une copie
    q | quitte ; la partie est gardée, on peut la reprendre
    Entrée | redessine la table

problem-choice-unknown = Aucun coup ne porte le numéro { $number } : choisissez un numéro affiché, ou tapez la notation.
problem-undo-nothing = Vous n’avez encore rien joué : il n’y a pas de coup à reprendre.
problem-undo-chance = Le hasard ou l’horloge est passé par là depuis votre dernier coup : on ne revient pas dessus.
problem-undo-revealed = Depuis votre dernier coup, quelque chose de caché est apparu : ce ne serait plus du jeu de le reprendre.
problem-save-nowhere = Dites où enregistrer, par exemple « s partie.json ».
problem-save-taken = « { $path } » existe déjà : choisissez un autre nom, ou reprenez cette partie avec --resume.
problem-save-failed = Impossible d’écrire « { $path } » ({ $reason }) : choisissez un autre endroit avec --save.

## À la porte

problem-language-unknown = Je ne parle pas « { $language } » ; je parle { $known }.
problem-tile-foreign = La vignette de { $package } (tile.svg) n’est pas un simple dessin : { $foreign } n’a rien à y faire.
problem-level-unknown = Aucun robot ne s’appelle « { $level } ». Il y a : { $known }.
problem-players-many = { $players } joueurs ne peuvent pas concourir : il en faut au moins un, et { $most } au plus.
problem-player-missing = Il n’y a pas de fonction « { $name } » dans { $place } : écrivez par exemple mon_robot.py:play.
problem-player-unreadable = Je ne peux pas charger { $place } ({ $reason }).
problem-player-failed = { $player } a échoué en réfléchissant ({ $reason }).
problem-player-refused = Dans la partie { $game }, { $player } a joué « { $move } », ce que la règle { $clause } ne permet pas.
problem-extra-missing = Il manque un paquet pour cela : pip install tablee[{ $extra }] apporte { $package }.
problem-cluster-away = Aucun groupe de machines ne répond à { $address } ({ $reason }) : lancez-y un ordonnanceur, ou retirez --on.
problem-results-other = « { $path } » parle d’un autre concours : prenez un autre fichier, ou les mêmes jeu, options, joueurs et graine.
problem-results-unreadable = Je ne peux pas continuer avec « { $path } » ({ $reason }) : prenez un autre fichier.
problem-only-results = Des parties isolées ne se gardent pas avec les autres : retirez --only ou --results.
problem-number-wrong = « { $text } » n’est pas un nombre qui convient à { $option }.
problem-file-unreadable = Je n’arrive pas à lire « { $path } » ({ $reason }) : vérifiez le chemin et vos droits sur ce fichier.
problem-folder-held = Un autre serveur tient déjà le dossier « { $folder } » : le processus { $pid }, depuis { $since }. Arrêtez-le d’abord, ou donnez à celui-ci son propre dossier avec --data.
problem-port-taken = Impossible d’écouter sur { $host }, port { $port } ({ $reason }) : un autre programme l’a peut-être pris. Arrêtez-le, ou choisissez un autre port ; « tablee doctor » en dit plus.
problem-game-broken = Le jeu « { $game } » est installé, mais son paquet { $package } ne se charge pas ({ $reason }). Les autres jeux sont là.
problem-game-missing = Dites à quel jeu : { $known }.
problem-resume-other = Cette partie est une partie { DE($game) }, pas { DE($asked) }.
problem-arguments-unknown = Je ne comprends pas : { $arguments }. « tablee --help » montre tout ce que je sais faire.
problem-name-taken = Le jeu « { $game } » apporte « { $name } », qui existe déjà : son paquet doit le nommer autrement.
problem-setting-no-number = { $option } (ou { $variable }) attend un nombre, et « { $text } » n’en est pas un.
problem-command-wrong = Cette commande n’est pas complète, ou je ne la connais pas. « tablee --help » montre tout ce que je sais faire.
problem-backup-taken = « { $path } » existe déjà : choisissez un autre nom, par exemple avec la date.
problem-backup-damaged = « { $path } » n’est pas une sauvegarde faite par « tablee backup », ou elle est abîmée : prenez-en une autre (détail technique : { $reason }).
problem-backup-newer = « { $path } » a été fait par un Tablée plus récent : restaurez-le avec celui-là.
problem-file-unwritable = Impossible d’écrire « { $path } » ({ $reason }) : vérifiez l’endroit, les droits et la place sur le disque.
problem-key-unreadable = Impossible de lire la clé « { $path } » ({ $reason }) : nommez le dossier du serveur avec --data, et lancez la commande sous le même utilisateur.
problem-key-damaged = « { $path } » n’est pas une de nos clés : reprenez-la dans une sauvegarde. S’il n’y en a pas, écartez ce fichier ; tout le monde perdra alors sa place.
problem-restore-taken = « { $path } » existe déjà, et rien n’est jamais écrasé : nommez un dossier neuf avec --data, ou écartez d’abord ce fichier.
problem-restore-key = « { $path } » est la clé d’un autre serveur, et rien n’est jamais écrasé : nommez un dossier neuf avec --data, ou écartez d’abord cette clé.
problem-restore-full = Il y a déjà quelque chose dans cette base, et rien n’est jamais écrasé : créez-en une vide et nommez-la avec --store.
problem-store-missing = Il n’y a pas de « { $path } » : nommez le dossier du serveur avec --data, ou sa base avec --store.
problem-store-empty = Cette base est vide : aucun serveur n’y a encore rien gardé.
problem-store-newer = Un Tablée plus récent a fait ceci (forme { $form } ; je connais au plus { $known }) : prenez celui-là. Rien n’a été changé.
problem-store-unreachable = La base de données ne répond pas comme il faut ({ $reason }) : vérifiez qu’elle tourne, son adresse et vos droits.
problem-age-wrong = « { $text } » n’est pas une durée que je comprends : dites par exemple 90d (jours) ou 12w (semaines), { $least } jours au moins.
problem-store-older = Un Tablée plus ancien a fait ceci : lancez le serveur une fois, et tout prendra la forme actuelle.

cli-usage = Usage :
cli-about = La table où se jouent des jeux français : à l’écran, contre des robots, ou par milliers de parties.
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help = montre cette aide
cli-version = montre la version
cli-compiled = compilé
cli-interpreted = interprété
cli-lang = { $known } ; sinon, la langue de la machine
cli-game = le jeu : { $known }
cli-option = une option du jeu, par exemple « bets » ou « rounds=4 » (à répéter)
cli-seed = n’importe quel texte : la même donne revient
cli-serve = ouvrir la table aux navigateurs
cli-serve-host = adresse d’écoute
cli-serve-port = port d’écoute
cli-serve-admin-host = adresse pour les chiffres ; cette machine seule, sauf autre choix
cli-serve-admin-port = port où se lisent les chiffres (/metrics), 0 pour aucun
cli-serve-data = dossier où vivent les parties
cli-serve-store = URL d’une base de données à la place de SQLite
cli-serve-public-url = adresse publique de ce serveur
cli-serve-proxy = un proxy placé devant dit qui appelle
cli-serve-workers = processus où réfléchissent les robots
cli-serve-bot-delay = lenteur des robots : 1 comme un humain, 0 aussi vite que possible
cli-serve-keep = jours après lesquels les tables désertées sont effacées, 0 pour jamais
cli-serve-log = debug, info, warning ou error
cli-serve-open = ouvrir aussi un navigateur, s’il y a un écran
cli-backup = copier dans un seul fichier tout ce que garde un serveur, pendant qu’on joue
cli-backup-file = le nouveau fichier
cli-restore = remettre le contenu d’un tel fichier dans un dossier neuf ou une base vide
cli-restore-file = le fichier fait par « tablee backup »
cli-doctor = examiner tout ce dont un serveur a besoin, et dire ce qui ne va pas
cli-prune = effacer les tables désertées depuis longtemps et les noms des invités qui ne viennent plus
cli-prune-older-than = depuis quand : 90d pour quatre-vingt-dix jours, 12w pour douze semaines
cli-prune-dry-run = dire seulement ce qui partirait
cli-prune-export = dossier où garder les parties finies avant de les effacer
cli-play = jouer contre les robots
cli-play-bots = nombre de robots
cli-play-level = niveau des robots
cli-play-name = votre nom
cli-play-save = où garder la partie
cli-play-resume = reprendre une partie gardée
cli-simulate = faire jouer les robots entre eux
cli-simulate-games = nombre de parties
cli-simulate-seats = nombre de places
cli-simulate-bots = niveaux, séparés par des virgules ; ils changent de place à chaque partie
cli-arena = faire concourir des joueurs sur les mêmes donnes : qui est le meilleur, et est-ce bien sûr ?
cli-arena-players = niveaux de la maison ou fonctions de votre cru, par exemple sharp, steady ou mon_robot.py:play
cli-contest-workers = processus sur cette machine ; sans indication, autant qu’elle a de cœurs
cli-contest-on = l’ordonnanceur d’un groupe de machines dask qui joue à la place, par exemple tcp://scheduler:8786
cli-contest-results = fichier avec une ligne par partie ; ce qu’il contient déjà n’est pas rejoué
cli-contest-records = dossier pour les parties enregistrées, que la page sait revoir
cli-contest-only = seulement les parties qui portent ces numéros
cli-verify = vérifier une partie enregistrée et ses mélanges
cli-record = le fichier d’une partie
cli-conformance = éprouver les lois d’un jeu
cli-conformance-games = parties jouées pour chaque loi
cli-rules = lire les règles
cli-rules-words = un numéro ou des mots à chercher
cli-games = les jeux et leurs options

verify-ok = Tout est en ordre : { $inputs ->
        [one] { $inputs } coup permis
       *[other] { $inputs } coups permis
    } par les règles { DE($game) }, et { $draws ->
        [one] { $draws } tirage conforme
       *[other] { $draws } tirages conformes
    } à la graine promise.
verify-open = La partie n’est pas finie.

games-players = { $least } à { $most } joueurs
games-bots = robots
choice-between = de { $least } à { $most }
choice-letters = un texte d’au plus { NUMBER($most) } lettres
games-default = { $values } ; { $default } par défaut

simulate-running = Les robots jouent…
simulate-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } { DE($game) } à { $seats }
simulate-length = coups par partie
simulate-speed = parties par seconde
simulate-by-seat = siège
simulate-by-level = robot
simulate-played = parties
simulate-wins = victoires
simulate-score = points
simulate-endings = fins
simulate-stopped = Arrêté : voici ce qui a été joué.
simulate-none = Aucune partie n’a été jouée.
arena-player = joueur
arena-rating = cote
arena-how = Chaque donne a été jouée par tous à toutes les places. ± contient la vérité dix-neuf fois sur vingt, d’après l’écart entre les donnes.
arena-unrated = Pas de cotes : il faut OpenSkill (pip install tablee[arena]), deux joueurs et deux donnes.
arena-resumed = { $games ->
        [0] Aucune partie n’est encore là.
        [one] { $games } partie est déjà là.
       *[other] { $games } parties sont déjà là.
    }

## Les lois d’un jeu

conformance-counts = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $checks ->
        [one] { $checks } contrôle
       *[other] { $checks } contrôles
    }
conformance-edition = Édition { $version } des règles
conformance-result = { $broken ->
        [0] { $game } respecte toutes les lois de la maison.
        [one] { $game } enfreint une loi.
       *[other] { $game } enfreint { $broken } lois.
    }
law-fold = Rejouer le journal redonne la même position, coup après coup
law-legality = Coups permis et refus s’accordent ; un coup refusé ne change rien
law-wording = Le JSON et la notation se relisent à l’identique
law-secrecy = Personne n’apprend ce qu’il ne doit pas savoir
law-imagination = Les mondes imaginés collent à la vue, sans tricher ni pencher
law-ending = Une partie jouée au hasard se termine, et les points tombent juste
law-substitution = Un robot peut prendre une place, et la rendre, à tout moment
law-copying = Une copie vit sa vie sans toucher à l’original
law-examples = Chaque fin possible a sa partie exemplaire, et toutes se rejouent

serve-open = La table est ouverte : { $address }
serve-room = Pour les téléphones de la pièce : { $address }
serve-stop = Ctrl-C pour fermer ; les parties sont gardées.

## Pour qui fait tourner un serveur

backup-done = Tout est dans « { $path } » ({ $kilobytes } ko) : { $tables ->
        [0] aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    }, et la clé par laquelle les navigateurs retrouvent leurs places.
backup-secret = Gardez ce fichier pour vous : avec lui, on voit toutes les mains et on s’assied à toutes les places.
restore-done = De retour : { $tables ->
        [0] aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $guests ->
        [0] aucun nom
        [one] { $guests } nom
       *[other] { $guests } noms
    }. La clé est dans « { $path } ».
restore-next = Lancez le serveur avec : tablee serve --data { $path }
prune-would = À effacer : { $tables ->
        [0] aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    } (parties finies : { $finished }), { $guests ->
        [0] aucun nom
        [one] { $guests } nom
       *[other] { $guests } noms
    } et { $lines ->
        [0] aucune ligne
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } de conversation. Rien n’a été changé.
prune-done = Effacé : { $tables ->
        [0] aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    } (parties finies : { $finished }), { $guests ->
        [0] aucun nom
        [one] { $guests } nom
       *[other] { $guests } noms
    } et { $lines ->
        [0] aucune ligne
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } de conversation.
prune-unread = { $unread ->
        [one] { $unread } table reste, car sa partie n’a pas pu être mise en fichier : « tablee doctor » dira peut-être pourquoi. Sans --export, elle part aussi.
       *[other] { $unread } tables restent, car leurs parties n’ont pas pu être mises en fichiers : « tablee doctor » dira peut-être pourquoi. Sans --export, elles partent aussi.
    }

doctor-folder = Le dossier « { $path } » est là.
doctor-folder-missing = Il n’y a pas de dossier « { $path } » : nommez-le avec --data. Si aucun serveur n’y a jamais tourné, lancez-en un : il fera le dossier.
doctor-folder-closed = Je ne peux pas écrire dans « { $path } » : lancez la commande sous l’utilisateur du serveur, ou rendez-lui le dossier (chown).
doctor-rights = Personne d’autre ne peut lire ce qui est gardé.
doctor-rights-wide = D’autres peuvent lire « { $path } » (droits { $mode }) : passez-le à { $wanted } avec chmod. Le serveur le fera à son prochain démarrage.
doctor-key = La clé par laquelle les navigateurs retrouvent leurs places est là.
doctor-key-new = Il n’y a pas encore de clé : le serveur en fait une à son premier démarrage. Si des navigateurs avaient des places ici, reprenez-la dans une sauvegarde.
doctor-disk = Il reste { NUMBER($megabytes) } Mo sur le disque.
doctor-disk-low = Il ne reste que { NUMBER($megabytes) } Mo sur le disque : pensez à « tablee prune », ou à un disque plus grand.
doctor-disk-full = Le disque est presque plein ({ NUMBER($megabytes) } Mo) : faites de la place maintenant, sinon des coups seront refusés.
doctor-lock-free = Aucun serveur ne tourne sur ce dossier en ce moment.
doctor-lock-held = Un serveur tourne sur ce dossier : le processus { $pid }, depuis { $since }.
doctor-store-new = Il n’y a pas encore de base : le serveur la fait à son premier démarrage.
doctor-form = La base a la forme actuelle ({ $form }).
doctor-form-older = La base a la forme { $form }, ce Tablée emploie { $known } : elle changera au prochain démarrage. Faites une sauvegarde avant.
doctor-store = La base est saine : { $tables ->
        [0] aucune table
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $entries ->
        [0] aucune entrée
        [one] { NUMBER($entries) } entrée
       *[other] { NUMBER($entries) } entrées
    }.
doctor-store-damaged = La base est abîmée ({ $reason }) : arrêtez le serveur, gardez une copie du dossier, et restaurez la dernière sauvegarde dans un dossier neuf.
doctor-log = Il ne manque d’entrée à aucune table.
doctor-log-gap = Il manque des entrées à la table { $code } : elle s’ouvre jusqu’où on peut la lire. Pour voir le reste, restaurez une sauvegarde dans un dossier neuf.
doctor-log-orphan = { $logs ->
        [one] { $logs } journal n’appartient plus
       *[other] { $logs } journaux n’appartiennent plus
    } à aucune table : « tablee prune » fera le ménage.
doctor-games = { $games ->
        [0] Aucune partie n’est en cours.
        [one] La partie en cours peut continuer.
       *[other] Les { $games } parties en cours peuvent toutes continuer.
    }
doctor-game-broken = La partie { DE($game) } à la table { $code } ne se rejoue que jusqu’au coup { $inputs } : la table s’ouvre là et s’arrête. Gardez une sauvegarde et prévenez-nous.
doctor-game-unreadable = La table { $code } est illisible ({ $reason }) : gardez une sauvegarde et prévenez-nous.
doctor-port-free = Le port { $port } est libre.
doctor-port-ours = Notre serveur répond sur le port { $port }, et garde ce qu’on lui donne.
doctor-port-taken = Un autre programme tient le port { $port } : arrêtez-le, ou choisissez un autre port avec --port.
doctor-figures-ours = Les chiffres se lisent sur le port { $port }.
doctor-figures-taken = Un autre programme tient le port { $port } : arrêtez-le, ou choisissez un autre port pour les chiffres avec --admin-port.
doctor-figures-open = Les chiffres sont ouverts à quiconque atteint { $host } : nommez 127.0.0.1 avec --admin-host, à moins qu’un pare-feu ne les protège.
doctor-not-ready = Le serveur tourne, mais ne peut rien garder en ce moment : regardez ses journaux, la base et le disque.
doctor-conclusion = { $wrong ->
        [0] Tout va bien.
        [one] Une chose ne va pas.
       *[other] { $wrong } choses ne vont pas.
    }

## Les leçons

cli-learn = apprendre un jeu en y jouant ; sans jeu, la liste des leçons
cli-learn-lesson = la leçon ; sinon, la première
cli-learn-step = commencer à cette étape
lesson-over = C’est fini : vous savez jouer. Il ne reste plus qu’à le prouver.
lesson-left = Pour reprendre la leçon : { $command }
lesson-enter = { $text } (Entrée pour continuer.)
