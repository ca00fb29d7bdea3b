### What the terminal says: the table, and the commands that lead to it.

## At the table

terminal-me = Me
terminal-welcome = Welcome! Shuffles promised: { $hash }… Type h (help) or ? (rules).
terminal-promise = The shuffles are promised beforehand, by this fingerprint: { $hash }
terminal-turn = Your turn.
terminal-more-moves = … and { $count } more moves: type their notation.
terminal-undone = Move taken back: the game is where it was before it.
terminal-copied = Copy saved to { $path }.
terminal-no-sheet = No points to show yet.
terminal-kept = The game is saved in { $path }
terminal-resume = To go on with it: tablee play --resume { $path }
terminal-seed = Seed: { $seed }
terminal-verify = The game is kept. To check it: tablee verify { $path }
terminal-rules-none = Nothing in the rules about “{ $words }”. Try another word, or “?” alone for the contents.
terminal-rules-many = { $count } clauses speak of that; be more precise, or give a number:
terminal-rules-how = Look for a number or for words: “? { $number }”, “? tie”.
terminal-help =
    Type the number of a move, or its notation. And also:
    ? words | search the rules; “?” alone gives the contents
    u | take back your last move, if nothing hidden has come to light since
    l | the whole log of the game
    p | the score sheet
    s FILE | save a copy
    q | leave; the game is kept and you can go on with it later
    Enter | draw the table again

problem-choice-unknown = No move has the number { $number }: choose a number that is shown, or type the notation.
problem-undo-nothing = You have not played yet: there is no move to take back.
problem-undo-chance = Chance or the clock has acted since your last move: there is no way back past that.
problem-undo-revealed = Since your last move, something hidden has come to light: taking it back would not be fair.
problem-save-nowhere = Say where to save, for example “s game.json”.
problem-save-taken = “{ $path }” exists already: choose another name, or go on with that game with --resume.
problem-save-failed = I cannot write “{ $path }” ({ $reason }): choose another place with --save.

## At the door

problem-language-unknown = I do not speak “{ $language }”; I speak { $known }.
problem-level-unknown = No bot is called “{ $level }”. There are: { $known }.
problem-levels-many = { $levels } levels for { $seats } seats: that is too many.
problem-number-wrong = “{ $text }” is not a number that suits { $option }.
problem-file-unreadable = I cannot read “{ $path }” ({ $reason }): check the path and your rights to the file.
problem-words-none = Which word? For example: tablee words why épée.
problem-lexicon-unknown = I know no dictionary “{ $name }”: there are { $known }.
problem-lexicon-missing = The complete dictionary is not on this machine yet: “tablee words build” makes it in some seconds. Without it you can play with the small dictionary (-o lexicon=primer).
problem-lexicon-damaged = The file of the dictionary is damaged: delete it, and “tablee words build” will make it again.
problem-lexicon-no-tool = { $tool } is needed to download the word lists: install it, or play with the small dictionary (-o lexicon=primer).
problem-lexicon-unreachable = The word lists ({ $registry }) could not be downloaded ({ $reason }). Check the connection and try again, or play with the small dictionary (-o lexicon=primer).
problem-lexicon-altered = The package { $package } is not the one we know: its hash differs. Nothing was built.
problem-lexicon-differs = The dictionary made here is not the one we know: its hash differs. You can play with the small dictionary (-o lexicon=primer).
problem-lexicon-unwritable = I cannot write to “{ $path }” ({ $reason }): name another folder in the variable TABLEE_CACHE.
problem-game-missing = Say which game: { $known }.
problem-resume-other = This is a game of { $game }, not of { $asked }.
problem-arguments-unknown = I do not understand: { $arguments }. “tablee --help” shows all I can do.
problem-command-wrong = This command is not complete, or I do not know it. “tablee --help” shows all I can do.

cli-usage = Usage:
cli-about = The table where French games are played: on screen, against bots, or by the thousand.
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help = show this help
cli-version = show the version
cli-lang = fr or en; otherwise the language of the machine
cli-game = the game: { $known }
cli-option = an option of the game, for example “bets” or “rounds=4” (repeatable)
cli-seed = any text: the same deal comes back
cli-serve = open the table to browsers
cli-serve-host = address to listen on
cli-serve-port = port to listen on
cli-serve-data = folder where games are kept
cli-serve-store = URL of a database instead of SQLite
cli-serve-public-url = public address of this server
cli-serve-proxy = a reverse proxy in front says who is calling
cli-serve-workers = processes in which bots think
cli-serve-bot-delay = how slow bots seem: 1 like a human, 0 as fast as they can
cli-serve-words = 1 to put the complete dictionary together where it is missing, 0 to do with the small one
cli-serve-log = debug, info, warning or error
cli-serve-open = open a browser too, if there is a screen
cli-play = play against the bots
cli-play-bots = number of bots
cli-play-level = level of the bots
cli-play-name = your name
cli-play-save = where to keep the game
cli-play-resume = go on with a saved game
cli-simulate = let the bots play one another
cli-simulate-games = number of games
cli-simulate-seats = number of seats
cli-simulate-bots = levels, separated by commas; they change seats every game
cli-verify = check a saved game and its shuffles
cli-record = the file of a game
cli-conformance = put the laws of a game to the test
cli-conformance-games = games played for each law
cli-rules = read the rules
cli-rules-words = a number or words to look for
cli-games = the games and their options
cli-deck = look over a deck of your own (Tapécho)
cli-deck-check = check: look for what is wrong
cli-deck-file = the file of the deck
cli-words = the dictionary of Tai Chi Chuan
cli-words-action = build: make it on this machine; check: verify it; why: ask whether it knows a word
cli-words-word = the word, for why
cli-daily = the word of the day of Tai Chi Chuan, alone
cli-daily-date = another date, such as 2026-11-16

verify-ok = All is well: { $inputs ->
        [one] { $inputs } move allowed
       *[other] { $inputs } moves allowed
    } by the rules of { $game }, and { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } as promised by the seed.
verify-open = The game is not over.

games-players = { $least } to { $most } players
games-bots = bots
games-default = { $values }; { $default } by default

simulate-running = The bots are playing…
simulate-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } with { $seats } players
simulate-length = moves a game
simulate-speed = games a second
simulate-by-seat = seat
simulate-by-level = bot
simulate-played = games
simulate-wins = wins
simulate-score = points
simulate-endings = endings
simulate-stopped = Stopped: here is what was played.
simulate-none = No game was played.

## The laws of a game

conformance-counts = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $checks ->
        [one] { $checks } check
       *[other] { $checks } checks
    }
conformance-edition = Edition { $version } of the rules
conformance-result = { $broken ->
        [0] { $game } keeps all the laws of the house.
        [one] { $game } breaks one law.
       *[other] { $game } breaks { $broken } laws.
    }
law-fold = Replaying the log gives the same position, input after input
law-legality = Legal moves and refusals agree; a refused move changes nothing
law-wording = JSON and notation read back as they were written
law-secrecy = Nobody learns what they may not know
law-imagination = Imagined worlds fit the view, without peeking or leaning
law-ending = A game played at random ends, and the points add up
law-substitution = A bot can take a seat, and give it back, at any moment
law-copying = A copy lives its own life and leaves the original alone
law-examples = Every way to end has its example game, and all of them replay

serve-open = The table is open: { $address }
serve-room = For the phones in the room: { $address }
serve-stop = Ctrl-C to close; games are kept.

words-fetching = Downloading the word lists
words-dela = Reading DELA
words-lefff = Reading Lefff
words-lexique = Reading Lexique
words-dicollecte = Reading Dicollecte
words-families = Word families
words-packing = Packing
words-ready = The complete dictionary is ready: { NUMBER($heads) } entries, { NUMBER($forms) } forms, { NUMBER($names) } proper nouns.
words-place = It is here: { $path }
words-sound = The complete dictionary is sound: { NUMBER($heads) } entries, { NUMBER($forms) } forms, { NUMBER($names) } proper nouns.
words-fingerprint = Fingerprint: { $fingerprint }
words-source = { $title }: { $package }, { $licence }
words-accepted = { $word } counts ({ $letters }): { $parts }.
words-readings = These letters may be read as { $words }.
words-sources = In { $sources }.
words-rank = Number { NUMBER($rank) } of { NUMBER($heads) } by how common it is.
words-family = Same family: { $words }.
words-refused-empty = No word.
words-refused-signs = { $word } does not count: a word has only letters, hyphens and apostrophes.
words-refused-spaces = { $word } does not count: expressions with spaces are left out.
words-refused-too-short = { $word } does not count: two letters at least.
words-refused-too-long = This word is too long to be one.
words-refused-not-found = { $word } does not count: the dictionary does not know it.
words-refused-plural = { $word } does not count: it is a plural of { $of }.
words-refused-feminine = { $word } does not count: it is a feminine of { $of }.
words-refused-conjugated = { $word } does not count: it is a conjugated form of { $of }.
words-refused-inflected = { $word } does not count: it is a form of { $of }.
words-refused-proper-noun = { $word } does not count: it is a proper noun.
words-suggestion = With other accents, { $word } would count.
words-primer = (By the small dictionary; “tablee words build” makes the complete one.)
words-part-noun = noun
words-part-adjective = adjective
words-part-verb = verb
words-part-adverb = adverb
words-part-interjection = interjection
words-part-grammar = grammatical word
words-in-dela = DELA
words-in-lefff = Lefff
words-in-lexique = Lexique
words-in-dicollecte = Dicollecte
words-in-primer = the small dictionary
