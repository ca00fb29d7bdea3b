### Ce que seul le mot du jour dit.

daily-for = Le mot du jour, { $date }
daily-about = Les mêmes cartes pour tout le monde, et pas de montre : un mot par carte, chacun avec toutes les lettres retournées. Jusqu’où irez-vous ?
daily-far = { $count ->
        [0] Pas même une carte : ce sera pour demain.
        [one] Une carte !
       *[other] { $count } cartes !
    }
daily-most = { $count ->
        [0] Le dictionnaire lui-même n’avait aucun mot.
        [one] Le dictionnaire, lui, a un mot pour la première carte seulement.
       *[other] Le dictionnaire, lui, a un mot pour { $count } cartes.
    }
daily-stop = Je m’arrête là
daily-stop-sure = Vraiment s’arrêter ?
daily-share = Partager le résultat
daily-copied = Résultat copié, sans un seul mot.
daily-not-copied = Le résultat n’a pas pu être copié : le voici, à copier à la main.
daily-tomorrow = D’autres cartes demain. En attendant, il reste une place à table.
daily-play = Jouer à { $game }
daily-wrong = « { $date } » n’est pas un jour
daily-wrong-text = Une adresse comme /jour/2026-11-16 mène aux cartes de ce jour-là.
daily-today = Les cartes d’aujourd’hui
daily-future = Ces cartes ne sont pas encore sur la table
daily-future-text = Elles y seront le { $date }. Celles d’aujourd’hui vous attendent.
daily-cards = { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
