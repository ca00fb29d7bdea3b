### Ce qui se dit à une partie de Morpion caché.

title = Morpion caché
    .about = Alignez vos signes, mais dans le noir : on ne voit que ses signes, et ceux que l’on heurte.

## La grille

show-board = la grille, comme vous la connaissez
marks = { $count ->
        [0] aucun signe
        [one] { $count } signe
       *[other] { $count } signes
    }
seat-none = rien de connu
cell-0 = la case 1
cell-1 = la case 2
cell-2 = la case 3
cell-3 = la case 4
cell-4 = la case 5
cell-5 = la case 6
cell-6 = la case 7
cell-7 = la case 8
cell-8 = la case 9
cell-9 = la case 10
cell-10 = la case 11
cell-11 = la case 12
cell-12 = la case 13
cell-13 = la case 14
cell-14 = la case 15
cell-15 = la case 16
cell-16 = la case 17
cell-17 = la case 18
cell-18 = la case 19
cell-19 = la case 20
cell-20 = la case 21
cell-21 = la case 22
cell-22 = la case 23
cell-23 = la case 24
cell-24 = la case 25

## Les choix avant la partie

option-lost_turn = Un choc coûte le tour
    .about = Qui se heurte à un signe passe son tour, au lieu de choisir une autre case.

## Les coups

turn-mark = Choisissez une case : libre, elle est à vous.
move-draw-first = { $first } commence
move-mark = cocher { $cell }

## Ce qui arrive

event-starts = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-marked = { $you ->
        [yes] Vous cochez { $cell }.
       *[no] { $seat } coche une case.
    }
event-bumped = { $you ->
        [yes] Choc : { $cell } est à { $owner }.
       *[no] { $seat } se heurte à quelqu’un.
    }
event-ended = { $reason ->
        [line] { $winners-you ->
            [yes] Vous alignez vos signes.
           *[no] { $winners } aligne ses signes.
        }
       *[full] La grille est pleine.
    }

## Pourquoi pas

refusal-over = La partie est finie.
refusal-not-begun = On ne sait pas encore qui commence.
refusal-not-your-turn = { $turn-you ->
        [yes] C’est à vous.
       *[no] C’est à { $turn } de jouer.
    }
refusal-no-such-cell = Choisissez une case de la grille.
refusal-known = Vous savez déjà que { $cell } est prise : essayez-en une autre.

## La fin

ending-line = { $winners-you ->
        [yes] Alignement : vous gagnez.
       *[no] Alignement : { $winners } gagne.
    }
    .name = signes alignés
ending-full = Grille pleine : personne n’a gagné.
    .name = grille pleine
