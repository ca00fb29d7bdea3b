### What the house says: words that all games share. One sentence for each problem of the kernel.

## Small words

language = English
you = you
chance = chance
clock = the clock
list = { $first } and { $last }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
refusal = { $text } (rule { $clause })

## Choices before the game

option-rounds = Number of rounds
    .about = The match ends after so many rounds; leave it out to play just one.
option-target = Points to reach
    .about = The match ends as soon as somebody gets to this total.
option-minutes = Length in minutes
    .about = When the time is up, you finish the round under way and count.
choice-yes = yes
choice-no = no
choice-number = a number
choice-text = a text

## Bots

level-random = random
level-easy = easy
level-steady = steady
level-sharp = sharp

## The move of the clock

move-time-up = let the time run out

## What is wrong, and what to do

problem-game-unknown = I know no game called “{ $game }”. At this table: { $known }.
problem-seats-wrong = { $game } is played by { $least } to { $most }: { $seats ->
        [0] nobody is too few.
        [one] one seat will not do.
       *[other] { $seats } seats will not do.
    }
problem-seats-between = { $game } cannot be played by { $seats }. These numbers can: { $known }.
problem-option-unknown = There is no option “{ $option }”. You can choose: { $known }.
problem-option-wrong = The option “{ $option }” cannot be “{ $value }”. The command “tablee games” shows what it takes.
problem-match-two-ends = One ending at a time: choose “{ $option }” or “{ $other }”, not both.
problem-message-malformed = This message is no move that I can read (technical detail: { $reason }).
problem-message-unknown = “{ $tag }” is not a move of { $game }.
problem-notation-plain = “{ $text }” is not a move. Choose one by its number.
problem-position-unsound = This position cannot be (technical detail: { $reason }).
problem-record-unreadable = I cannot read “{ $path }”: check the path and your rights to this file ({ $reason }).
problem-record-damaged = This file is not a Tablée game, or it is damaged: look for an intact copy (technical detail: { $reason }).
problem-record-format = This game is written in format { $format }; I read format { $known }. A newer Tablée will open it.
problem-edition-unknown = This game of { $game } is played by edition { $rules } of its rules, which this Tablée does not have (it has: { $known }). Nothing has been changed: a newer Tablée opens it.
problem-record-altered = The seal of this game is broken: the file was changed after it was saved.
problem-record-illegal = This game cannot have been played like this: { $index ->
        [0] from the very first move on
        [one] after { $index } move
       *[other] after { $index } moves
    }, “{ $move }” is not allowed (rule { $clause }).
problem-record-outcome = The result written down is not where the moves of this game lead.
problem-record-draw-altered = A draw was changed: { $index ->
        [0] from the very first move on
        [one] after { $index } move
       *[other] after { $index } moves
    }, “{ $move }” does not follow from the promised seed.
problem-record-no-promise = This game holds no promise about its shuffles: there is nothing to check, and chance cannot carry it on.
problem-record-seed-hidden = The seed of the shuffles has not been shown yet: wait for the end of the game.
problem-record-promise-broken = The seed shown is not the one that was promised: these shuffles cannot be trusted.

## Lessons

lesson-you = You
lesson-look = Look, then go on.
    .other = There is nothing to play here: look, then go on.
problem-lesson-broken = The lesson { $lesson } of { $game } no longer follows the rules at step { $step } ({ $reason }).
problem-lesson-unknown = There is no lesson “{ $lesson }” for { $game }. Those there are: { $known }.
