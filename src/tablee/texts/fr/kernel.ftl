### Ce que dit la maison : les mots communs à tous les jeux. Une phrase par problème du noyau.

## Les mots de liaison

language = Français
you = vous
chance = le hasard
clock = l’horloge
list = { $first } et { $last }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
refusal = { $text } (règle { $clause })

## Les choix avant la partie

option-rounds = Nombre de manches
    .about = La partie s’arrête après ce nombre de manches ; sans rien préciser, on en joue une seule.
option-target = Points à atteindre
    .about = La partie s’arrête dès que quelqu’un arrive à ce total.
option-minutes = Durée en minutes
    .about = Passé ce temps, on finit la manche en cours et on compte.
choice-yes = oui
choice-no = non
choice-number = un nombre
choice-text = un texte

## Les robots

level-random = au hasard
level-easy = tranquille
level-steady = posé
level-sharp = redoutable

## Le coup de l’horloge

move-time-up = laisser passer le temps

## Ce qui ne va pas, et que faire

problem-game-unknown = Je ne connais pas de jeu nommé « { $game } ». À cette table : { $known }.
problem-seats-wrong = { $game } se joue de { $least } à { $most } : { $seats ->
        [0] sans personne, c’est trop peu.
        [one] une seule place ne convient pas.
       *[other] { $seats } places ne conviennent pas.
    }
problem-seats-between = { $game } ne se joue pas à { $seats }. Les nombres possibles : { $known }.
problem-option-unknown = Il n’y a pas d’option « { $option } ». Les choix possibles : { $known }.
problem-option-wrong = L’option « { $option } » ne peut pas valoir « { $value } ». La commande « tablee games » montre ce qu’elle accepte.
problem-match-two-ends = Une seule fin à la fois : choisissez « { $option } » ou « { $other } », pas les deux.
problem-message-malformed = Ce message n’est pas un coup lisible (détail technique : { $reason }).
problem-message-unknown = « { $tag } » n’est pas un coup du jeu { $game }.
problem-notation-plain = « { $text } » n’est pas un coup. Choisissez-en un par son numéro.
problem-position-unsound = Cette position est impossible (détail technique : { $reason }).
problem-record-unreadable = Je n’arrive pas à lire « { $path } » : vérifiez le chemin et vos droits sur ce fichier ({ $reason }).
problem-record-damaged = Ce fichier n’est pas une partie de Tablée, ou il est abîmé : il faudrait en retrouver une copie intacte (détail technique : { $reason }).
problem-record-format = Cette partie est écrite dans le format { $format } ; je lis le format { $known }. Une version plus récente de Tablée saura l’ouvrir.
problem-edition-unknown = Cette partie { DE($game) } se joue selon l’édition { $rules } de ses règles, que ce Tablée ne connaît pas (il connaît : { $known }). Rien n’a été modifié : une version plus récente de Tablée saura l’ouvrir.
problem-record-altered = Le sceau de cette partie est rompu : le fichier a été modifié depuis son enregistrement.
problem-record-illegal = Cette partie n’a pas pu se jouer ainsi : { $index ->
        [0] dès le premier coup
        [one] après { $index } coup
       *[other] après { $index } coups
    }, « { $move } » n’est pas permis (règle { $clause }).
problem-record-outcome = Le résultat écrit n’est pas celui auquel mènent les coups de cette partie.
problem-record-draw-altered = Un tirage a été changé : { $index ->
        [0] dès le premier coup
        [one] après { $index } coup
       *[other] après { $index } coups
    }, « { $move } » ne vient pas de la graine promise.
problem-record-no-promise = Cette partie ne contient aucune promesse de mélange : rien à vérifier, et le hasard ne peut pas la poursuivre.
problem-record-seed-hidden = La graine des mélanges n’est pas encore dévoilée : attendez la fin de la partie.
problem-record-promise-broken = La graine dévoilée n’est pas celle qui avait été promise : les mélanges ne sont pas dignes de confiance.

## Les leçons

lesson-you = Vous
lesson-look = Regardez, puis continuez.
    .other = Ici, il n’y a rien à jouer : regardez, puis continuez.
problem-lesson-broken = La leçon { $lesson } { DE($game) } ne suit plus les règles à l’étape { $step } ({ $reason }).
problem-lesson-unknown = Il n’y a pas de leçon « { $lesson } » pour { $game }. Celles qu’il y a : { $known }.
