### Ce que seule la page dit. Le reste vient des textes partagés avec Python.

## Les jeux de la maison

game-tango = Tango
    .players = 2 à 4 joueurs
    .minutes = 15 min
    .about = Deux anneaux de danseurs, et un couple secret que vous seul voulez réunir.
game-tarot = Tarot décalé
    .players = 2 à 5 joueurs
    .minutes = 20 min
    .about = Un tarot de salle de classe : Proviseurs, Profs, Élèves et Interros, pli après pli.
game-taichi = Tai Chi Chuan
    .players = 2 à 5 joueurs
    .minutes = 20 min
    .about = Une lettre de plus, un mot de plus : saurez-vous vous arrêter à temps ?
game-tacta = TACTA
    .players = 2 à 12 joueurs
    .minutes = 20 min
    .about = Des cartes glissées l’une sur l’autre, forme sur forme : vos points comptent tant qu’on les voit.
game-tapecho = Tapécho
    .players = 4 à 10 joueurs
    .minutes = 15 min
    .about = Réflexes, culot et séduction en tout bien tout honneur.

## L’accueil

home-title = Tablée
home-heading = Il reste une place à table.
home-about = Des jeux français entre amis, en famille ou contre des robots. Ouvrez une table, envoyez le lien, jouez. Sans compte.
home-code = J’ai un code
home-code-example = BCDFGH
home-join = Rejoindre
home-games = Les jeux
home-level = Les robots :
home-mine = Mes parties
home-mine-all = Toutes mes parties
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de monde.
home-open-none-text = Ouvrez la vôtre et cochez « Table publique » : elle paraîtra ici.
home-foot = Tablée est un logiciel libre, chez vous sur une seule machine.
soon = bientôt
play-now = Jouer tout de suite
create-table = Créer une table
one-screen = Un seul écran
other-game = Un autre jeu
table-of = Chez { $host }
seats-free = { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
phase-open = s’installe
phase-playing = en cours
phase-over = finie
phase-full = complète
your-turn = à vous !

## Mes parties

evenings-about = Cette liste et ces chiffres restent dans ce navigateur.
evenings-figures = En chiffres
evenings-open = En cours
evenings-over = Finies
evenings-none = Rien n’a encore été joué ici.
evenings-none-text = Vos parties finies paraîtront ici : qui a joué, qui a gagné, et vos plus beaux scores.
evenings-none-play = Choisir un jeu
evenings-shared = Les parties à plusieurs sur un même écran ne comptent pas dans ces chiffres.
evening-won = gagnée
evening-won-by = Gagnée par { $names }
evening-won-with = Victoire partagée avec { $names }
evening-remove = Retirer de la liste : { $game }, { $when }
evening-removed = { $game } : partie retirée de la liste.
evenings-remove-all = Tout effacer
evenings-remove-sure = Effacer toute la liste ?
evenings-remove-text = La liste et les chiffres disparaissent de ce navigateur. On peut toujours revenir à une table par son code.
evenings-remove-yes = Oui, tout effacer
evenings-remove-no = Garder
figure-played = jouées
figure-won = gagnées
figure-best = meilleur score
figure-streak = victoires d’affilée

## Partout

skip = Aller au contenu
nav = Navigation
to-home = Accueil
to-table = Retour à la table
prefs = Réglages
theme-auto = Lumière : comme l’appareil
theme-dark = Lumière : nuit
theme-light = Lumière : jour
sound-on = Sons : allumés
sound-off = Sons : coupés
close = Fermer
save = OK
retry = Réessayer
share = Partager
code = Code
loading = On bat les cartes…
rules = Règles
rules-all = Toutes les règles
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-none = Rien de tel dans les règles. Essayez un autre mot, ou un numéro comme G8.
rules-show = Afficher les règles
rule-number = Règle { $number }
seat-number = Joueur { $number }
you-mark = (vous)
you-label = vous
name-you = { $name } (vous)
bot = robot

## Quand rien ne va

lost-title = Le fil est coupé.
lost-text = Impossible de joindre la table. Vérifiez la connexion ; rien n’est perdu, la partie vous attend.
reconnecting = Connexion perdue, on la retrouve…
wrong-code-title = Aucune table « { $code } ».
wrong-code-text = Vérifiez le code lettre par lettre, ou demandez-le à nouveau à votre hôte.
nowhere-title = Cette adresse ne mène nulle part.
nowhere-text = Rien de grave : l’accueil est par là.
edition-unknown-title = Ce Tablée ne connaît pas ces règles.
edition-unknown-text = La partie se joue selon une édition des règles qui n’est pas installée ici. Rien n’est perdu : elle reprendra dès qu’un Tablée qui les connaît l’ouvrira.
gone-title = La table a été rangée.
gone-text = La partie est gardée. Revenez, elle reprendra où elle en était.
replaced-title = Vous êtes assis ailleurs.
replaced-text = Cette table est ouverte dans trop d’onglets ; celui-ci s’est effacé.
full-title = La table est complète.
full-text = Restez regarder, ou ouvrez la vôtre : il y a de la place ailleurs.
come-back = Revenir à la table
problem-other = Quelque chose cloche ({ $key }). Réessayez dans un instant.
problem-offline = Impossible de joindre le serveur. Vérifiez la connexion et réessayez.
problem-frame-malformed = La table n’a pas compris ({ $reason }).
problem-frame-binary = La table ne lit que du texte.
problem-hello-first = La table attend d’abord un bonjour.
problem-hello-again = La table vous a déjà dit bonjour : pour repartir à neuf, connectez-vous à nouveau.
problem-too-fast = Doucement ! Attendez un instant.
problem-table-gone = Cette table vient d’être rangée : entrez à nouveau.
problem-store-failed = La table n’a pas pu noter cela, donc rien ne s’est passé. Réessayez.
problem-request-malformed = Le serveur n’a pas compris ({ $reason }).
problem-request-too-big = C’est trop gros pour le serveur.
problem-origin-foreign = Cette demande vient d’un autre site.
problem-not-found = Il n’y a rien ici.
problem-method-wrong = Cela ne se fait pas ici.
problem-table-unknown = Aucune table n’a le code { $code }.
problem-record-not-yet = La partie se télécharge une fois finie.
problem-eyes-not-yours = Pendant la partie, on ne regarde que par ses propres yeux.
problem-seat-unknown = Il n’y a pas de place { $seat }.
problem-index-unknown = La partie ne compte que { $most } coups.
problem-position-over = La partie est finie à cet endroit : choisissez un moment plus tôt.
problem-position-too-late = On ne peut reprendre une partie qu’à l’un de ses { $most } premiers coups.
problem-replay-too-long = Cette partie est trop longue pour être revue coup par coup : après { $most } coups, il y a trop à envoyer. Son relevé reste disponible à la fin.
problem-server-fault = Quelque chose s’est mal passé de notre côté. Réessayez.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-seat-taken = Cette place est prise.
problem-seat-not-human = Il n’y a personne à qui demander ici.
problem-seats-occupied = Trop de monde est déjà assis : { $seated }.
problem-seats-empty = Il reste des places vides : invitez quelqu’un ou ajoutez des robots.
problem-kicked = L’hôte vous a demandé de quitter cette table.
problem-level-unknown = Aucun robot n’a le niveau { $level }.
problem-name-empty = Ce n’est pas un nom.
problem-text-empty = Il n’y a rien à dire.
problem-word-empty = Ce n’est pas un mot.
problem-already-started = La partie a commencé : cela ne se change plus.
problem-not-playing = Aucune partie n’est en cours.
problem-not-over = La partie n’est pas finie.
problem-clock-wrong = La pendule donne au moins { $least } secondes par tour.
problem-bot-plays = Un robot joue pour vous : reprenez d’abord votre place.
problem-stale = La partie a avancé entre-temps : regardez à nouveau.
problem-undo-nothing = Aucun de vos coups ne peut être repris.
problem-undo-pending = Quelqu’un demande déjà à reprendre un coup.
problem-undo-not-asked = Personne n’attend votre réponse.

## Avant la partie

lobby-title = Table de { $game }
lobby-seats = Autour de la table
lobby-options = Comment on joue
lobby-ready = Tout est prêt.
lobby-missing = On attend encore { $names }.
start-without = { $count ->
        [one] Commencer sans { $names }
       *[other] Commencer sans les absents
    }
free-seat = Libérer la place
lobby-wait = On attend que { $host } lance la partie.
lobby-wait-nobody = On attend l’hôte.
your-name = Votre nom
your-name-example = Camille
seat-empty = Place libre
seat-away = absent
seat-awaited = on l’attend
seat-kept = un robot tient la place
host = hôte
sit-here = M’asseoir
stand-up = Me lever
add-bot = Robot
remove-bot = Retirer { $name }
bot-level = Niveau de { $name }
make-host = Faire de { $name } l’hôte
kick = Demander à { $name } de partir
fill-bots = { $count ->
        [one] Ajouter 1 robot
       *[other] Ajouter { $count } robots
    }
how-many = Nombre de places
start = Commencer
invite = Inviter
copy-link = Copier le lien
link-copied = Lien copié.
link-not-copied = Copie impossible ici : recopiez le lien à la main.
qr-label = Code QR : { $link }
option-open = libre
option-drawn = au hasard
    .about = Qui commence ; sans choix, le sort en décide.
option-cells-12 = courte (12)
option-cells-16 = normale (16)
option-cells-24 = longue (24)
option-clock = Pendule
    .about = Le temps de chaque tour ; quand il est passé, un robot joue ce coup.
option-listed = Table publique
    .about = Elle paraît sur l’accueil : tout le monde peut s’asseoir.
no-clock = sans
seconds = { $seconds ->
        [60] 1 min
        [120] 2 min
        [300] 5 min
       *[other] { $seconds } s
    }
fair-title = Un mélange honnête
fair-about = Avant la partie, la table promet son mélange par une empreinte. Chacun peut y ajouter un mot. Après la partie, tout le monde peut vérifier que rien n’a été arrangé.
fair-hash = Empreinte
fair-word = Votre mot pour le mélange
fair-word-given = Votre mot est dans le mélange. En changer ?
fair-word-example = confiture
fair-add = Ajouter

## À la table

menu = Menu
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-standing = sans place
chat-say = Dire quelque chose
chat-send = Dire
unread = nouveaux messages
sheet = Score
sheet-empty = La feuille de score se remplira en cours de partie.
round = Manche
total = Total
side = Autour de la partie
watching = Vous regardez
acting-mark = à son tour
turn-yours = À vous de jouer.
turn-nobody = Un instant…
turn-others = { $count ->
        [one] C’est à { $names } de jouer.
       *[other] On attend { $names }.
    }
move-choose = Choisir
move-search = Chercher un coup
move-left = { $count ->
        [0] Aucun coup ne répond à ces mots.
        [one] { $count } coup
       *[other] { $count } coups
    }
move-do = Jouer
time-left = Temps restant : { $seconds } s
undo = Reprendre
undo-asked = { $you ->
        [yes] Vous avez demandé à reprendre votre coup. On attend les autres…
       *[no] { $name } voudrait reprendre son coup.
    }
undo-agree = D’accord
undo-refuse = Non
note-rewound = Le dernier coup est repris ({ $name }).
bot-for-you = Un robot joue pour vous.
take-back = Reprendre ma place
stand = Quitter ma place
stand-about = Un robot joue pour vous jusqu’à votre retour.
hand-over = Confier la table à
see-otherwise = Voir autrement
text-view = En texte
tv-view = Grand écran
hand-view = Ma main seule
drawn-view = Revenir à la table dessinée
text-title = { $game }, table { $code }
leave-tv = Quitter le grand écran
tv-join = Rejoignez la table avec votre téléphone :
next-ready = Le match suivant est prêt.
next-soon = Le match suivant est prêt : on y va !
next-join = Y aller
next-stay = Rester ici

## La fin

result = Résultat
end-won = Victoire !
end-over = La partie est finie
rematch = { $match ->
        [1] Revanche
       *[other] Match suivant
    }
matches-won = { $name } { $won }
evening-wins = Victoires de la soirée : { $wins }
evening-open = personne n’a encore gagné ce soir
match-number = { $number ->
        [1] Premier match
        [2] Deuxième match
        [3] Troisième match
        [4] Quatrième match
       *[other] Match { $number }
    }
replay = Revoir la partie

## Revoir une partie

replay-controls = Défilement
eyes = Par les yeux de qui
eyes-nobody = spectateur
eyes-of = { $name }
eyes-closed-title = Chacun regarde son jeu
eyes-closed-watch = Regarder en spectateur
step-first = Au début
step-back = Un pas en arrière
step-next = Un pas en avant
step-last = À la fin
step-run = Faire défiler
step-pause = Arrêter
step-slider = Position dans la partie
step-of = Coup { $at } sur { $last }
link-here = Lien vers ici
play-on = Rejouer à partir d’ici
download = Télécharger
verify = Vérifier le mélange
verify-ok = { $draws ->
        [one] Le tirage vient bien de la promesse faite avant la partie.
       *[other] Les { $draws } tirages viennent bien de la promesse faite avant la partie.
    }

## Un seul écran pour tous

pass-title = { $game } sur un seul écran
pass-intro = Passez-vous l’appareil : un paravent cache les cartes entre deux joueurs.
pass-name = Nom du joueur { $number }
pass-add = Ajouter quelqu’un
pass-remove = Retirer le joueur { $number }
pass-bots = Robots
pass-choose = Choisir d’abord les règles
pass-misfit = Ce jeu se joue de { $least } à { $most }.
no-ahead = Laisser tout passer, sauf si je réponds à temps
pass-nobody = Personne ne répond
pass-answer = { $name } répond
pass-to = À { $name } !
pass-about = Les autres, regardez ailleurs.
pass-ready = C’est moi, { $name }

## Le mot du jour

daily = Le mot du jour
daily-for = Le mot du jour, { $date }
daily-about = Les mêmes cartes pour tout le monde, et pas de montre : un mot par carte, chacun avec toutes les lettres retournées. Jusqu’où irez-vous ?
daily-far = { $count ->
        [0] Pas même une carte : ce sera pour demain.
        [one] Une carte !
       *[other] { $count } cartes !
    }
daily-most = { $count ->
        [one] Le dictionnaire, lui, a un mot pour la première carte seulement.
       *[other] Le dictionnaire, lui, a un mot pour { $count } cartes.
    }
daily-stop = Je m’arrête là
daily-stop-sure = Vraiment s’arrêter ?
daily-share = Partager le résultat
daily-copied = Résultat copié, sans un seul mot.
daily-not-copied = Le résultat n’a pas pu être copié : le voici, à copier à la main.
daily-tomorrow = D’autres cartes demain. En attendant, il reste une place à table.
daily-play = Jouer au Tai Chi Chuan
daily-wrong = « { $date } » n’est pas un jour
daily-wrong-text = Une adresse comme /jour/2026-11-16 mène aux cartes de ce jour-là.
daily-today = Les cartes d’aujourd’hui
daily-future = Ces cartes ne sont pas encore sur la table
daily-future-text = Elles y seront le { $date }. Celles d’aujourd’hui vous attendent.
daily-cards = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
