option-matches = allumettes sur la table
    .about = Combien d’allumettes il y a au début.
refusal-too-many = prenez une ou deux allumettes
ending-last-loses = la dernière allumette est celle qu’il ne fallait pas prendre : { $winners } gagne
    .name = dernière allumette perdue
