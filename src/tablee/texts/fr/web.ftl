### Ce que seule la page dit. Le reste vient des textes partagés avec Python.

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
tile-players = { $exact ->
        [yes] { $most ->
            [one] { $most } joueur
           *[other] { $most } joueurs
        }
       *[no] { $least } à { $most ->
            [one] { $most } joueur
           *[other] { $most } joueurs
        }
    }
tile-minutes = { $minutes } min
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

evening-won = gagnée
evening-won-by = Gagnée par { $names }
evening-won-with = Victoire partagée avec { $names }
evening-remove = Retirer de la liste : { $game }, { $when }

## Partout

skip = Aller au contenu
nav = Navigation
to-home = Accueil
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
rule-number = Règle { $number }
seat-number = Joueur { $number }
you-mark = (vous)
you-label = vous
bot = robot

## Quand rien ne va

lost-title = Le fil est coupé.
lost-text = Impossible de joindre la table. Vérifiez la connexion ; rien n’est perdu, la partie vous attend.
reconnecting = Connexion perdue, on la retrouve…
paused = Le serveur ne peut rien noter pour l’instant : la table attend, rien n’est perdu.
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
come-back = Revenir à la table
problem-other = Quelque chose cloche ({ $key }). Réessayez dans un instant.
problem-offline = Impossible de joindre le serveur. Vérifiez la connexion et réessayez.
problem-frame-malformed = La table n’a pas compris ({ $reason }).
problem-frame-binary = La table ne lit que du texte.
problem-hello-first = La table attend d’abord un bonjour.
problem-hello-again = La table vous a déjà dit bonjour : pour repartir à neuf, connectez-vous à nouveau.
problem-too-fast = Doucement ! Attendez un instant.
problem-table-gone = Cette table vient d’être rangée : entrez à nouveau.
problem-store-failed = La table n’a pas pu noter cela, donc rien ne s’est passé. Réessayez.
problem-store-away = Le serveur n’atteint pas ses parties pour l’instant ; rien n’est perdu. Réessayez dans un moment.
problem-request-malformed = Le serveur n’a pas compris ({ $reason }).
problem-request-too-big = C’est trop gros pour le serveur.
problem-origin-foreign = Cette demande vient d’un autre site.
problem-not-found = Il n’y a rien ici.
problem-method-wrong = Cela ne se fait pas ici.
problem-table-unknown = Aucune table n’a le code { $code }.
problem-record-not-yet = La partie se télécharge une fois finie.
problem-eyes-not-yours = Pendant la partie, on ne regarde que par ses propres yeux.
problem-seat-unknown = Il n’y a pas de place { $seat }.
problem-index-unknown = La partie s’arrête au coup { $most }.
problem-position-over = La partie est finie à cet endroit : choisissez un moment plus tôt.
problem-position-too-late = On ne peut reprendre une partie qu’à l’un de ses { $most } premiers coups.
problem-replay-too-long = Cette partie est trop longue pour être revue coup par coup : après { $most } coups, il y a trop à envoyer. Son relevé reste disponible à la fin.
problem-text-too-heavy = Ce texte est trop long à lire : le serveur y a renoncé.
problem-too-many = Trop de choses sont demandées à la fois de là où vous êtes : attendez que le reste soit fini.
problem-server-busy = Le serveur a trop à faire : réessayez dans un instant.
problem-request-slow = La demande a mis trop de temps à arriver. Réessayez.
problem-server-fault = Quelque chose s’est mal passé de notre côté. Réessayez.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-seat-taken = Cette place est prise.
problem-seat-not-human = Il n’y a personne à qui demander ici.
problem-seats-occupied = Trop de monde est déjà assis : { $seated }.
problem-seats-empty = Il reste des places vides : invitez quelqu’un ou ajoutez des robots.
problem-not-admitted = L’hôte ne vous a pas fait entrer.
problem-knock-later = L’hôte a dit non. Vous pourrez frapper de nouveau dans { $minutes } min.
problem-knocks-many = Plusieurs personnes frappent déjà : attendez un instant.
problem-muted = L’hôte vous a demandé de garder le silence à cette table.
problem-person-unknown = Cette personne n’est plus là.
problem-own-screen = C’est votre propre écran.
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
problem-log-broken = Une partie de ce qui a été joué ici n’est plus lisible : on peut regarder, mais pas continuer.
problem-undo-not-asked = Personne n’attend votre réponse.

## Avant la partie

lobby-options = Réglages
presets = Façons de jouer
lobby-missing = On attend encore { $names }.
start-without = { $count ->
        [one] Commencer sans { $names }
       *[other] Commencer sans les absents
    }
seat-empty = Place libre
seat-away = absent
seat-awaited = on l’attend
seat-kept = un robot tient la place
start = Commencer
link-copied = Lien copié.
link-not-copied = Copie impossible ici : recopiez le lien à la main.
qr-label = Code QR : { $link }
option-cells-12 = courte (12)
option-cells-16 = normale (16)
option-cells-24 = longue (24)
seconds = { $seconds ->
        [60] 1 min
        [120] 2 min
        [300] 5 min
       *[other] { $seconds } s
    }

## À la table

menu = Menu
log = Journal
log-empty = Rien ne s’est encore passé.
log-older = Voir ce qui précède
chat = Discussion
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
go-on = Continuer
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

download = Télécharger

## Un seul écran pour tous

pass-title = { $game } sur un seul écran
pass-intro = Passez-vous l’appareil : un paravent cache les cartes entre deux joueurs.
pass-name = Nom du joueur { $number }
pass-add = Ajouter quelqu’un
pass-remove = Retirer le joueur { $number }
pass-bots = Robots
pass-choose = Réglages
pass-misfit = Ce jeu se joue de { $least } à { $most }.
no-ahead = Laisser tout passer, sauf si je réponds à temps
pass-nobody = Personne ne répond
pass-answer = { $name } répond
pass-to = À { $name } !
pass-about = Les autres, regardez ailleurs.
pass-ready = C’est moi, { $name }
pass-news = Ce qui vient de se passer
