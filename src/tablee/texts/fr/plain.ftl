### Ce que dit la table d’un jeu qui n’en apporte pas à lui.

plain-board = Le plateau
plain-hand = Votre main
plain-row = Sur la table
plain-counts = Chez chacun
plain-place = ligne { $row }, colonne { $column }
plain-nothing = rien
plain-there = { $place } : { $what }
plain-seats = Autour de la table
plain-last = Dernier coup
plain-here = Que voulez-vous faire ici ?
plain-next = Et maintenant, où ?
plain-back = Autre chose
plain-empty-hand = Votre main est vide.
plain-unseen = Ce qui est posé ici, seuls les joueurs le voient.
