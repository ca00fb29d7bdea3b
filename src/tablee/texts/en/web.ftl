### What only the page says. The rest comes from the texts shared with Python.

## Home

home-title = Tablée
home-heading = There’s a seat left at the table.
home-about = French games with friends, family or bots. Open a table, send the link, play. No account.
home-code = I have a code
home-code-example = BCDFGH
home-join = Join
home-games = The games
home-level = Bots:
home-mine = My games
home-mine-all = All my games
home-open = Open tables
home-open-none = No table is waiting for company.
home-open-none-text = Open your own and tick “Public table”: it will appear here.
home-foot = Tablée is free software, at home on a single machine.
tile-players = { $exact ->
        [yes] { $most ->
            [one] { $most } player
           *[other] { $most } players
        }
       *[no] { $least } to { $most ->
            [one] { $most } player
           *[other] { $most } players
        }
    }
tile-minutes = { $minutes } min
play-now = Play now
create-table = Create a table
one-screen = One screen
other-game = Another game
table-of = { $host }’s table
seats-free = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
phase-open = gathering
phase-playing = under way
phase-over = over
phase-full = full
your-turn = your turn!

## My games

evening-won = won
evening-won-by = Won by { $names }
evening-won-with = Won together with { $names }
evening-remove = Remove from the list: { $game }, { $when }

## Everywhere

skip = Skip to content
nav = Navigation
to-home = Home
prefs = Settings
theme-auto = Light: like the device
theme-dark = Light: night
theme-light = Light: day
sound-on = Sounds: on
sound-off = Sounds: off
close = Close
save = OK
retry = Try again
share = Share
code = Code
loading = Shuffling the cards…
rules = Rules
rules-all = All rules
rules-search = Search the rules
rules-contents = Contents
rules-none = No such thing in the rules. Try another word, or a number such as G8.
rule-number = Rule { $number }
seat-number = Player { $number }
you-mark = (you)
you-label = you
bot = bot

## When things go wrong

lost-title = The line has been cut.
lost-text = The table cannot be reached. Check your connection; nothing is lost, the game waits for you.
reconnecting = Connection lost, getting it back…
paused = The server cannot write anything down just now, so the table waits. Nothing is lost.
wrong-code-title = There is no table “{ $code }”.
wrong-code-text = Check the code letter by letter, or ask your host for it again.
nowhere-title = This address leads nowhere.
nowhere-text = No harm done: home is that way.
edition-unknown-title = This Tablée does not know these rules.
edition-unknown-text = The game is played by an edition of its rules that is not installed here. Nothing is lost: it goes on as soon as a Tablée that knows them opens it.
gone-title = The table has been put away.
gone-text = The game is kept. Come back and it goes on where it was.
replaced-title = You are sitting elsewhere.
replaced-text = This table is open in too many tabs; this one stepped back.
come-back = Back to the table
problem-other = Something is off ({ $key }). Try again in a moment.
problem-offline = The server cannot be reached. Check your connection and try again.
problem-frame-malformed = The table did not understand that ({ $reason }).
problem-frame-binary = The table reads text only.
problem-hello-first = The table wants to hear hello first.
problem-hello-again = You have already said hello: to begin afresh, connect again.
problem-too-fast = Not so fast: wait a moment.
problem-table-gone = This table has just been put away: come in again.
problem-store-failed = The table could not write this down, so it did not happen. Try again.
problem-store-away = The server cannot reach its games at the moment; nothing is lost. Try again in a moment.
problem-request-malformed = The server did not understand that ({ $reason }).
problem-request-too-big = That is too big for the server.
problem-origin-foreign = This request comes from another site.
problem-not-found = There is nothing here.
problem-method-wrong = That cannot be done here.
problem-table-unknown = No table has the code { $code }.
problem-record-not-yet = The record can be downloaded once the game is over.
problem-eyes-not-yours = During the game you may look through your own eyes only.
problem-seat-unknown = There is no seat { $seat }.
problem-index-unknown = The game ends with move { $most }.
problem-position-over = The game is over at that point: choose an earlier moment.
problem-position-too-late = A game can be played on from one of its first { $most } moves only.
problem-replay-too-long = This match is too long to be seen move by move: after { $most } moves there is too much to send. Its record is still there at the end.
problem-text-too-heavy = This text takes too long to read: the server has given up.
problem-too-many = Too much is being asked for at once from where you are: wait until the rest is done.
problem-server-busy = The server has too much to do: try again in a moment.
problem-request-slow = The request took too long to arrive. Try again.
problem-server-fault = Something went wrong on our side. Try again.
problem-not-host = Only the host may do that.
problem-not-seated = You have no seat at this table.
problem-seat-taken = That seat is taken.
problem-seat-not-human = Nobody sits there who could be asked.
problem-seats-occupied = Too many people are seated already: { $seated }.
problem-seats-empty = Some seats are empty: invite somebody or add bots.
problem-not-admitted = The host has not let you in.
problem-knock-later = The host has said no. You may knock again in { $minutes } min.
problem-knocks-many = Several people are knocking already: wait a moment.
problem-muted = The host has asked you to be quiet at this table.
problem-person-unknown = They are not here any more.
problem-own-screen = That is your own screen.
problem-level-unknown = No bot has the level { $level }.
problem-name-empty = That is not a name.
problem-text-empty = There is nothing to say.
problem-word-empty = That is not a word.
problem-already-started = The game has begun: that cannot be changed any more.
problem-not-playing = There is no game under way.
problem-not-over = The game is not over yet.
problem-clock-wrong = A clock gives at least { $least } seconds a turn.
problem-bot-plays = A bot is playing for you: take your seat back first.
problem-stale = The game has gone on meanwhile: look again.
problem-undo-nothing = You have no move that could be taken back.
problem-undo-pending = Somebody has already asked to take a move back.
problem-log-broken = A part of this game cannot be read any more: you can look at it, but it cannot be played on.
problem-undo-not-asked = Nobody is waiting for your answer.

## Before the game

lobby-options = Settings
presets = Ways to play
lobby-missing = Still waiting for { $names }.
start-without = { $count ->
        [one] Start without { $names }
       *[other] Start without them
    }
seat-empty = Free seat
seat-away = away
seat-awaited = not here yet
seat-kept = a bot keeps the seat
start = Start
link-copied = Link copied.
link-not-copied = Copying is not possible here: copy the link by hand.
qr-label = QR code: { $link }
option-cells-12 = short (12)
option-cells-16 = normal (16)
option-cells-24 = long (24)
seconds = { $seconds ->
        [60] 1 min
        [120] 2 min
        [300] 5 min
       *[other] { $seconds } s
    }

## At the table

menu = Menu
log = Log
log-empty = Nothing has happened yet.
log-older = Show earlier moves
chat = Chat
unread = new messages
sheet = Score
sheet-empty = The score sheet fills as the game goes on.
round = Round
total = Total
side = Around the game
watching = You are watching
acting-mark = to move
turn-yours = Your turn.
turn-nobody = One moment…
turn-others = { $count ->
        [one] It is { $names }’s turn.
       *[other] Waiting for { $names }.
    }
move-choose = Choose
move-search = Search for a move
move-left = { $count ->
        [0] No move answers to these words.
        [one] { $count } move
       *[other] { $count } moves
    }
move-do = Play
time-left = Time left: { $seconds } s
go-on = Go on
undo = Take back
undo-asked = { $you ->
        [yes] You have asked to take your move back. Waiting for the others…
       *[no] { $name } would like to take a move back.
    }
undo-agree = Agreed
undo-refuse = No
note-rewound = The last move is taken back ({ $name }).
bot-for-you = A bot is playing for you.
take-back = Take my seat back
stand = Leave my seat
leave-tv = Leave the big screen
tv-join = Join the table with your phone:
next-ready = The next match is ready.
next-soon = The next match is ready: off we go!
next-join = Go there
next-stay = Stay here

## The end

result = Result
end-won = You won!
end-over = The game is over
rematch = { $match ->
        [1] Rematch
       *[other] Next match
    }
matches-won = { $name } { $won }
evening-wins = Wins of the evening: { $wins }
evening-open = nobody has won yet this evening
match-number = { $number ->
        [1] First match
        [2] Second match
        [3] Third match
        [4] Fourth match
       *[other] Match { $number }
    }
replay = Replay

## Replays

download = Download

## One screen for all

pass-title = { $game } on one screen
pass-intro = Pass the device around: a screen hides the cards between two players.
pass-name = Name of player { $number }
pass-add = Add somebody
pass-remove = Remove player { $number }
pass-bots = Bots
pass-choose = Settings
pass-misfit = This game is for { $least } to { $most }.
no-ahead = Let everything pass, unless I answer in time
pass-nobody = Nobody answers
pass-answer = { $name } answers
pass-to = Over to { $name }!
pass-about = Everybody else, look away.
pass-ready = It’s me, { $name }
pass-news = What has just happened
