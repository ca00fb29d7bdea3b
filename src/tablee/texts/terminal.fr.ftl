### Ce que dit le terminal : la table, et les commandes qui y mènent.

## À la table

terminal-me = Moi
terminal-welcome = Bienvenue ! Mélanges promis : { $hash }… Tapez h (aide) ou ? (règles).
terminal-promise = Les mélanges sont promis d’avance, par cette empreinte : { $hash }
terminal-turn = À vous de jouer.
terminal-more-moves = … et { $count } autres coups : tapez leur notation.
terminal-undone = Coup repris : la partie revient juste avant.
terminal-copied = Copie enregistrée dans { $path }.
terminal-no-sheet = Pas encore de points à montrer.
terminal-kept = La partie est enregistrée dans { $path }
terminal-resume = Pour la reprendre : tablee play --resume { $path }
terminal-seed = Graine : { $seed }
terminal-verify = La partie est gardée. Pour la vérifier : tablee verify { $path }
terminal-rules-none = Rien dans les règles sur « { $words } ». Essayez un autre mot, ou « ? » seul pour le sommaire.
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
problem-level-unknown = Aucun robot ne s’appelle « { $level } ». Il y a : { $known }.
problem-levels-many = { $levels } niveaux pour { $seats } places : il y en a trop.
problem-number-wrong = « { $text } » n’est pas un nombre qui convient à { $option }.
problem-file-unreadable = Je n’arrive pas à lire « { $path } » ({ $reason }) : vérifiez le chemin et vos droits sur ce fichier.
problem-words-none = Quel mot ? Par exemple : tablee words why épée.
problem-lexicon-unknown = Je ne connais pas de dictionnaire « { $name } » : il y a { $known }.
problem-lexicon-missing = Le dictionnaire complet n’est pas encore sur cette machine : « tablee words build » le construit en quelques secondes. Sans lui, on joue avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-damaged = Le fichier du dictionnaire est abîmé : effacez-le, puis « tablee words build » le construira de nouveau.
problem-lexicon-no-tool = Il faut { $tool } pour télécharger les listes de mots : installez-le, ou jouez avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-unreachable = Les listes de mots ({ $registry }) n’ont pas pu être téléchargées ({ $reason }). Vérifiez la connexion et réessayez, ou jouez avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-altered = Le paquet { $package } n’est pas celui que nous connaissons : son empreinte diffère. Rien n’a été construit.
problem-lexicon-differs = Le dictionnaire construit ici n’est pas celui que nous connaissons : son empreinte diffère. On joue avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-unwritable = Impossible d’écrire dans « { $path } » ({ $reason }) : nommez un autre dossier par la variable TABLEE_CACHE.
problem-game-missing = Dites à quel jeu : { $known }.
problem-resume-other = Cette partie est une partie de { $game }, pas de { $asked }.
problem-arguments-unknown = Je ne comprends pas : { $arguments }. « tablee --help » montre tout ce que je sais faire.
problem-command-wrong = Cette commande n’est pas complète, ou je ne la connais pas. « tablee --help » montre tout ce que je sais faire.

cli-usage = Usage :
cli-about = La table où se jouent des jeux français : à l’écran, contre des robots, ou par milliers de parties.
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help = montre cette aide
cli-version = montre la version
cli-lang = fr ou en ; sinon, la langue de la machine
cli-game = le jeu : { $known }
cli-option = une option du jeu, par exemple « bets » ou « rounds=4 » (à répéter)
cli-seed = n’importe quel texte : la même donne revient
cli-serve = ouvrir la table aux navigateurs
cli-serve-host = adresse d’écoute
cli-serve-port = port d’écoute
cli-serve-data = dossier où vivent les parties
cli-serve-store = URL d’une base de données à la place de SQLite
cli-serve-public-url = adresse publique de ce serveur
cli-serve-proxy = un proxy placé devant dit qui appelle
cli-serve-workers = processus où réfléchissent les robots
cli-serve-bot-delay = lenteur des robots : 1 comme un humain, 0 aussi vite que possible
cli-serve-words = 1 pour préparer le dictionnaire complet s’il manque, 0 pour se contenter du petit
cli-serve-log = debug, info, warning ou error
cli-serve-open = ouvrir aussi un navigateur, s’il y a un écran
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
cli-verify = vérifier une partie enregistrée et ses mélanges
cli-record = le fichier d’une partie
cli-conformance = éprouver les lois d’un jeu
cli-conformance-games = parties jouées pour chaque loi
cli-rules = lire les règles
cli-rules-words = un numéro ou des mots à chercher
cli-games = les jeux et leurs options
cli-deck = vérifier votre propre jeu de cartes (Tapécho)
cli-deck-check = check : chercher ce qui ne va pas
cli-deck-file = le fichier du jeu de cartes
cli-words = le dictionnaire de Tai Chi Chuan
cli-words-action = build : le construire sur cette machine ; check : le vérifier ; why : demander s’il connaît un mot
cli-words-word = le mot, pour why
cli-daily = le mot du jour de Tai Chi Chuan, en solitaire
cli-daily-date = une autre date, comme 2026-11-16

verify-ok = Tout est en ordre : { $inputs ->
        [one] { $inputs } coup permis
       *[other] { $inputs } coups permis
    } par les règles de { $game }, et { $draws ->
        [one] { $draws } tirage conforme
       *[other] { $draws } tirages conformes
    } à la graine promise.
verify-open = La partie n’est pas finie.

games-players = { $least } à { $most } joueurs
games-bots = robots
games-default = { $values } ; { $default } par défaut

simulate-running = Les robots jouent…
simulate-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } à { $seats }
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

words-fetching = Téléchargement des listes de mots
words-dela = Lecture du DELA
words-lefff = Lecture du Lefff
words-lexique = Lecture de Lexique
words-dicollecte = Lecture de Dicollecte
words-families = Familles de mots
words-packing = Rangement
words-ready = Le dictionnaire complet est prêt : { NUMBER($heads) } entrées, { NUMBER($forms) } formes, { NUMBER($names) } noms propres.
words-place = Il est ici : { $path }
words-sound = Le dictionnaire complet est en ordre : { NUMBER($heads) } entrées, { NUMBER($forms) } formes, { NUMBER($names) } noms propres.
words-fingerprint = Empreinte : { $fingerprint }
words-source = { $title } : { $package }, { $licence }
words-accepted = { $word } compte ({ $letters }) : { $parts }.
words-readings = Ces lettres peuvent se lire { $words }.
words-sources = Dans { $sources }.
words-rank = { NUMBER($rank) }ᵉ mot le plus courant sur { NUMBER($heads) }.
words-family = Même famille : { $words }.
words-refused-empty = Aucun mot.
words-refused-signs = { $word } ne compte pas : un mot n’a que des lettres, des traits d’union et des apostrophes.
words-refused-spaces = { $word } ne compte pas : les expressions avec des espaces sont exclues.
words-refused-too-short = { $word } ne compte pas : il faut au moins deux lettres.
words-refused-too-long = Ce mot est trop long pour en être un.
words-refused-not-found = { $word } ne compte pas : le dictionnaire ne le connaît pas.
words-refused-plural = { $word } ne compte pas : c’est un pluriel de { $of }.
words-refused-feminine = { $word } ne compte pas : c’est un féminin de { $of }.
words-refused-conjugated = { $word } ne compte pas : c’est une forme conjuguée de { $of }.
words-refused-inflected = { $word } ne compte pas : c’est une forme de { $of }.
words-refused-proper-noun = { $word } ne compte pas : c’est un nom propre.
words-suggestion = Avec d’autres accents, { $word } compterait.
words-primer = (D’après le petit dictionnaire ; « tablee words build » construit le complet.)
words-part-noun = nom
words-part-adjective = adjectif
words-part-verb = verbe
words-part-adverb = adverbe
words-part-interjection = interjection
words-part-grammar = mot grammatical
words-in-dela = le DELA
words-in-lefff = le Lefff
words-in-lexique = Lexique
words-in-dicollecte = Dicollecte
words-in-primer = le petit dictionnaire
