### What the terminal says: the table, and the commands that lead to it.

## At the table

terminal-me = Me
terminal-welcome = Welcome! Shuffles promised: { $hash }… Type h (help) or ? (rules).
terminal-promise = The shuffles are promised beforehand, by this fingerprint: { $hash }
terminal-turn = Your turn.
terminal-more-moves = … and { $count } more moves: type their notation.
terminal-undone = Move taken back: the game is where it was before it.
terminal-sure = { $move }: are you sure? Type “yes”, or anything else to go on.
terminal-not-done = Very well: nothing is done, you go on.
terminal-copied = Copy saved to { $path }.
terminal-no-sheet = No points to show yet.
terminal-kept = The game is saved in { $path }
terminal-resume = To go on with it: tablee play --resume { $path }
terminal-seed = Seed: { $seed }
terminal-verify = The game is kept. To check it: tablee verify { $path }
terminal-rules-none = Nothing in the rules about “{ $words }”.
terminal-rules-near = Words that look like it: { $words }.
terminal-rules-sections = The rules are about: { $sections }. “?” alone shows the contents.
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
problem-tile-foreign = The tile of { $package } (tile.svg) is more than a drawing: { $foreign } has no place in it.
problem-level-unknown = No bot is called “{ $level }”. There are: { $known }.
problem-players-many = { $players } players cannot compete: at least one, and { $most } at the most.
problem-player-missing = There is no function “{ $name }” in { $place }: write it like my_bot.py:play.
problem-player-unreadable = I cannot load { $place } ({ $reason }).
problem-player-failed = { $player } failed while it was thinking ({ $reason }).
problem-player-refused = In game { $game }, { $player } played “{ $move }”, which rule { $clause } does not allow.
problem-extra-missing = This needs a package that is not installed: pip install tablee[{ $extra }] brings { $package }.
problem-cluster-away = No cluster answers at { $address } ({ $reason }): start a scheduler there, or leave --on out.
problem-results-other = “{ $path }” is about another contest: take another file, or the same game, options, players and seed.
problem-results-unreadable = I cannot go on with “{ $path }” ({ $reason }): take another file.
problem-only-results = Single games are not kept with the others: leave out --only or --results.
problem-number-wrong = “{ $text }” is not a number that suits { $option }.
problem-file-unreadable = I cannot read “{ $path }” ({ $reason }): check the path and your rights to the file.
problem-folder-held = Another server has the folder “{ $folder }”: process { $pid }, since { $since }. Stop that one first, or give this one a folder of its own with --data.
problem-port-taken = I cannot listen on port { $port } of { $host } ({ $reason }): another program may have it. Stop that one, or choose another port; “tablee doctor” says more.
problem-game-broken = The game “{ $game }” is installed, but its package { $package } cannot be loaded ({ $reason }). The other games are there.
problem-game-missing = Say which game: { $known }.
problem-resume-other = This is a game of { $game }, not of { $asked }.
problem-arguments-unknown = I do not understand: { $arguments }. “tablee --help” shows all I can do.
problem-name-taken = The game “{ $game }” brings “{ $name }”, which there is already: its package has to name it otherwise.
problem-setting-no-number = { $option } (or { $variable }) takes a number, and “{ $text }” is none.
problem-command-wrong = This command is not complete, or I do not know it. “tablee --help” shows all I can do.
problem-backup-taken = “{ $path }” exists already: choose another name, for example with the date in it.
problem-backup-damaged = “{ $path }” is not a backup made by “tablee backup”, or it is damaged: take another one (technical detail: { $reason }).
problem-backup-newer = “{ $path }” was made by a newer Tablée: restore it with that one.
problem-file-unwritable = I cannot write “{ $path }” ({ $reason }): check the place, the rights and the room on the disk.
problem-key-unreadable = I cannot read the key “{ $path }” ({ $reason }): name the folder of the server with --data, and run this as the same user.
problem-key-damaged = “{ $path }” is no key of ours: take it from a backup. If there is none, move it away; everybody will then lose their seats.
problem-restore-taken = “{ $path }” exists already, and nothing is ever overwritten: name a new folder with --data, or move this file away first.
problem-restore-key = “{ $path }” is another server’s key, and nothing is ever overwritten: name a new folder with --data, or move this key away first.
problem-restore-full = There is something in this database already, and nothing is ever overwritten: make an empty one and name it with --store.
problem-store-missing = There is no “{ $path }”: name the folder of the server with --data, or its database with --store.
problem-store-empty = There is nothing in this database: no server has kept anything here yet.
problem-store-newer = A newer Tablée has made this (form { $form }; I know { $known } at most): use that one. Nothing was changed.
problem-store-unreachable = The database does not answer as it should ({ $reason }): check that it runs, its address and your rights.
problem-age-wrong = “{ $text }” is no time I understand: say for example 90d (days) or 12w (weeks), { $least } days at least.
problem-store-older = An older Tablée has made this: start the server once, and it will be brought to the present form.

cli-usage = Usage:
cli-about = The table where French games are played: on screen, against bots, or by the thousand.
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help = show this help
cli-version = show the version
cli-compiled = compiled
cli-interpreted = interpreted
cli-lang = { $known }; otherwise the language of the machine
cli-game = the game: { $known }
cli-option = an option of the game, for example “bets” or “rounds=4” (repeatable)
cli-seed = any text: the same deal comes back
cli-serve = open the table to browsers
cli-serve-host = address to listen on
cli-serve-port = port to listen on
cli-serve-admin-host = address for the figures; this machine alone unless you name another
cli-serve-admin-port = port on which the figures are shown (/metrics), 0 for none
cli-serve-data = folder where games are kept
cli-serve-store = URL of a database instead of SQLite
cli-serve-public-url = public address of this server
cli-serve-proxy = a reverse proxy in front says who is calling
cli-serve-workers = processes in which bots think
cli-serve-bot-delay = how slow bots seem: 1 like a human, 0 as fast as they can
cli-serve-keep = days after which tables where nobody was are taken away, 0 for never
cli-serve-log = debug, info, warning or error
cli-serve-open = open a browser too, if there is a screen
cli-backup = copy everything a server keeps into one file, while people play
cli-backup-file = the new file
cli-restore = put everything from such a file into a new folder or an empty database
cli-restore-file = the file that “tablee backup” made
cli-doctor = look at everything a server needs, and say what is wrong
cli-prune = take away tables where nobody has been for long, and names of guests who stay away
cli-prune-older-than = how long ago: 90d is ninety days, 12w twelve weeks
cli-prune-dry-run = only say what would go
cli-prune-export = folder for the records of finished games, before they go
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
cli-arena = let players compete on the same deals: who is better, and how sure is that?
cli-arena-players = levels or functions of your own, such as sharp, steady or my_bot.py:play
cli-contest-workers = processes on this machine; as many as it has cores if nothing is said
cli-contest-on = the scheduler of a dask cluster that plays instead, such as tcp://scheduler:8786
cli-contest-results = file for a row a game; what it holds already is not played again
cli-contest-records = folder for the records of the games, which the page can replay
cli-contest-only = only the games of these numbers
cli-verify = check a saved game and its shuffles
cli-record = the file of a game
cli-conformance = put the laws of a game to the test
cli-conformance-games = games played for each law
cli-rules = read the rules
cli-rules-words = a number or words to look for
cli-games = the games and their options

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
choice-between = from { $least } to { $most }
choice-letters = a text of at most { NUMBER($most) } letters
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
arena-player = player
arena-rating = rating
arena-how = Every deal was played by all in every seat. ± holds the truth nineteen times in twenty, by the spread of the deals.
arena-unrated = No ratings: they need OpenSkill (pip install tablee[arena]), two players and two deals.
arena-resumed = { $games ->
        [0] No game is there yet.
        [one] { $games } game is there already.
       *[other] { $games } games are there already.
    }

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

## For whoever runs a server

backup-done = Everything is in “{ $path }” ({ $kilobytes } kB): { $tables ->
        [0] no tables
        [one] { $tables } table
       *[other] { $tables } tables
    }, and the key by which browsers find their seats again.
backup-secret = Keep this file to yourself: with it one can look into any hand and sit on any seat.
restore-done = Back again: { $tables ->
        [0] no tables
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $guests ->
        [0] no names
        [one] { $guests } name
       *[other] { $guests } names
    }. The key is in “{ $path }”.
restore-next = Start the server with: tablee serve --data { $path }
prune-would = To go: { $tables ->
        [0] no tables
        [one] { $tables } table
       *[other] { $tables } tables
    } (games over: { $finished }), { $guests ->
        [0] no names
        [one] { $guests } name
       *[other] { $guests } names
    } and { $lines ->
        [0] no lines
        [one] { $lines } line
       *[other] { $lines } lines
    } of chat. Nothing was changed.
prune-done = Gone: { $tables ->
        [0] no tables
        [one] { $tables } table
       *[other] { $tables } tables
    } (games over: { $finished }), { $guests ->
        [0] no names
        [one] { $guests } name
       *[other] { $guests } names
    } and { $lines ->
        [0] no lines
        [one] { $lines } line
       *[other] { $lines } lines
    } of chat.
prune-unread = { $unread ->
        [one] { $unread } table stays, because the record of its game could not be made: “tablee doctor” may say why. Without --export it goes too.
       *[other] { $unread } tables stay, because the records of their games could not be made: “tablee doctor” may say why. Without --export they go too.
    }

doctor-folder = The folder “{ $path }” is there.
doctor-folder-missing = There is no folder “{ $path }”: name it with --data. If no server was ever started there, start one: it makes the folder.
doctor-folder-closed = I may not write to “{ $path }”: run this as the user whose server it is, or give the folder back to that user (chown).
doctor-rights = Nobody else can read what is kept.
doctor-rights-wide = Others may read “{ $path }” (rights { $mode }): chmod { $wanted } it. The server does that at its next start.
doctor-key = The key by which browsers find their seats is there.
doctor-key-new = There is no key yet: the server makes one at its first start. If browsers had seats here, take the key from a backup.
doctor-disk = { NUMBER($megabytes) } MB are free on the disk.
doctor-disk-low = Only { NUMBER($megabytes) } MB are free on the disk: think of “tablee prune”, or of a larger disk.
doctor-disk-full = The disk is nearly full ({ NUMBER($megabytes) } MB): make room now, or moves will be refused.
doctor-lock-free = No server runs on this folder now.
doctor-lock-held = A server runs on this folder: process { $pid }, since { $since }.
doctor-store-new = There is no database yet: the server makes it at its first start.
doctor-form = The database has the present form ({ $form }).
doctor-form-older = The database has form { $form }, this Tablée uses { $known }: it is changed at the next start. Make a backup before.
doctor-store = The database is sound: { $tables ->
        [0] no tables
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $entries ->
        [0] no entries
        [one] { NUMBER($entries) } entry
       *[other] { NUMBER($entries) } entries
    }.
doctor-store-damaged = The database is damaged ({ $reason }): stop the server, keep a copy of the folder, and restore the last backup into a new one.
doctor-log = No entry is missing from any table.
doctor-log-gap = Entries are missing from table { $code }: it opens as far as it can be read. Restore a backup into a new folder to see the rest.
doctor-log-orphan = { $logs ->
        [one] { $logs } log belongs
       *[other] { $logs } logs belong
    } to no table any more: “tablee prune” takes that away.
doctor-games = { $games ->
        [0] No game is under way.
        [one] The game under way can be played on.
       *[other] All { $games } games under way can be played on.
    }
doctor-game-broken = The game of { $game } at table { $code } can be played again only up to input { $inputs }: the table opens there and does not go on. Keep a backup and tell us.
doctor-game-unreadable = Table { $code } cannot be read ({ $reason }): keep a backup and tell us.
doctor-port-free = Port { $port } is free.
doctor-port-ours = Our server answers on port { $port }, and keeps what it is given.
doctor-port-taken = Another program has port { $port }: stop it, or choose another port with --port.
doctor-figures-ours = The figures are read on port { $port }.
doctor-figures-taken = Another program has port { $port }: stop it, or choose another port for the figures with --admin-port.
doctor-figures-open = The figures are open to whoever reaches { $host }: name 127.0.0.1 with --admin-host, unless a firewall stands before it.
doctor-not-ready = The server runs but cannot keep anything at the moment: look at its logs, at the database and at the disk.
doctor-conclusion = { $wrong ->
        [0] All is well.
        [one] One thing is wrong.
       *[other] { $wrong } things are wrong.
    }

## Lessons

cli-learn = learn a game by playing it; without a game, the lessons there are
cli-learn-lesson = the lesson; otherwise the first one
cli-learn-step = begin at that step
lesson-over = That is all: you know how to play. Now go and prove it.
lesson-left = To go on with the lesson: { $command }
lesson-enter = { $text } (Press Enter to go on.)
