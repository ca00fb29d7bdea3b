### Ce que Tapécho ne dit que dans un terminal : sa commande.

cli-deck = vérifier votre propre jeu de cartes (Tapécho)
cli-deck-check = check : chercher ce qui ne va pas
cli-deck-file = le fichier du jeu de cartes
