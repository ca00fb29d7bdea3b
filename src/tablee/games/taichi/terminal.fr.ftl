### Ce que Tai Chi Chuan ne dit que dans un terminal : ses commandes et son dictionnaire.

problem-words-none = Quel mot ? Par exemple : tablee words why épée.
problem-lexicon-unknown = Je ne connais pas de dictionnaire « { $name } » : il y a { $known }.
problem-lexicon-missing = Le dictionnaire complet n’est pas encore sur cette machine : « tablee words build » le construit en quelques secondes. Sans lui, on joue avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-missing-fingerprint = Aucun dictionnaire d’empreinte { $fingerprint } n’est sur cette machine. Ce qui a été joué avec lui reste tel quel.
problem-lexicon-damaged = Le fichier du dictionnaire est abîmé : effacez-le, puis « tablee words build » le construira de nouveau.
problem-lexicon-no-tool = Il faut { $tool } pour télécharger les listes de mots : installez-le, ou jouez avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-unreachable = Les listes de mots ({ $registry }) n’ont pas pu être téléchargées ({ $reason }). Vérifiez la connexion et réessayez, ou jouez avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-altered = Le paquet { $package } n’est pas celui que nous connaissons : son empreinte diffère. Rien n’a été construit.
problem-lexicon-differs = Le dictionnaire construit ici n’est pas celui que nous connaissons : son empreinte diffère. On joue avec le petit dictionnaire (-o lexicon=primer).
problem-lexicon-unwritable = Impossible d’écrire dans « { $path } » ({ $reason }) : nommez un autre dossier par la variable TABLEE_CACHE.
cli-words = le dictionnaire de Tai Chi Chuan
cli-words-action = build : le construire sur cette machine ; check : le vérifier ; why : demander s’il connaît un mot
cli-words-fingerprint = pour build : l’empreinte d’un dictionnaire, s’il en faut un plus ancien
cli-words-word = le mot, pour why
cli-daily = le mot du jour de Tai Chi Chuan, en solitaire
cli-daily-date = une autre date, comme 2026-11-16
daily-sure = Vous arrêter là ? Tapez « oui » pour en rester à ce résultat, ou un autre mot pour continuer.
cli-serve-words = 1 pour préparer le dictionnaire complet s’il manque, 0 pour se contenter du petit
words-fetching = Téléchargement des listes de mots
words-dela = Lecture du DELA
words-lefff = Lecture du Lefff
words-lexique = Lecture de Lexique
words-dicollecte = Lecture de Dicollecte
words-families = Familles de mots
words-packing = Rangement
words-ready = Le dictionnaire complet est prêt : { NUMBER($heads) } entrées, { NUMBER($forms) } formes, { NUMBER($names) } noms propres.
words-kept = Le dictionnaire { $fingerprint } est ici : { $path }
words-lost = Le dictionnaire { $fingerprint } n’est pas ici, et cette version de Tablée ne sait pas le refaire. La version qui l’a construit le peut, ou copiez-le d’une machine qui l’a : { $path }
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
words-small = Le dictionnaire complet n’est pas sur cette machine : le petit le remplace. « tablee words build » construit le complet.
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
doctor-words = Le dictionnaire complet est sain : { NUMBER($heads) } entrées.
doctor-words-small = Le dictionnaire complet n’est pas là pour cet utilisateur : Tai Chi Chuan joue avec le petit. « tablee words build » le construit.
