### Ce qui se dit des parties jouées : aucune table n’en a besoin.

evenings-about = Cette liste et ces chiffres restent dans ce navigateur.
evenings-figures = En chiffres
evenings-open = En cours
evenings-over = Finies
evenings-none = Rien n’a encore été joué ici.
evenings-none-text = Vos parties finies paraîtront ici : qui a joué, qui a gagné, et vos plus beaux scores.
evenings-none-play = Choisir un jeu
evenings-shared = Les parties à plusieurs sur un même écran ne comptent pas dans ces chiffres.
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
to-table = Retour à la table
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
verify = Vérifier le mélange
verify-ok = { $draws ->
        [one] Le tirage vient bien de la promesse faite avant la partie.
       *[other] Les { $draws } tirages viennent bien de la promesse faite avant la partie.
    }
