### What is said at a game of Tapécho.

title = Tapécho
    .about = A party of seduction: lay your assets, hand out little flaws, and keep a comeback up your sleeve.

## Settings and cards (written from deck.toml)

context-0 = The beach
    .note = Sand everywhere, especially in the sandwiches.
    .symbol = ☀
    .colour = #1E8FA8
context-1 = The dance floor
    .note = Not a word gets through, yet everyone understands.
    .symbol = ♪
    .colour = #8A4FBF
context-2 = The office
    .note = Between the copier and the rubber plant.
    .symbol = ✎
    .colour = #4C6A92
context-3 = The supermarket
    .note = Chilled shelves, warm glances, smiles on offer.
    .symbol = ♣
    .colour = #C7701C
context-4 = The night train
    .note = Six bunks, one window, no signal.
    .symbol = ☾
    .colour = #2E4057
context-5 = The cousins’ wedding
    .note = Table 12, next to the speakers and the great-aunt.
    .symbol = ✿
    .colour = #B5852B

card-0 = Evenly spread sunscreen
    .note = Even behind the ears. A keeper.
card-1 = Sandcastle architect
    .note = Moat, keep and planning permission.
card-2 = Emerges in slow motion
    .note = Nobody knows how. Everybody looks.
card-3 = Knows all the lyrics
    .note = Even the second verse.
card-4 = Dances without counting
    .note = Not the steps, not the hours.
card-5 = Requests the right song
    .note = Even the DJ takes notes.
card-6 = Fixes the printer
    .note = With one look. The paper no longer dares jam.
card-7 = Ten-minute meetings
    .note = With a conclusion. People still talk about it.
card-8 = Coffee for the whole floor
    .note = And everyone got the right one.
card-9 = Returns the trolley
    .note = In the rain. Without being asked.
card-10 = Lets you go first
    .note = “You only have a lemon, go ahead.”
card-11 = Picks the perfect watermelon
    .note = One knock, one ear, one verdict.
card-12 = Travels light
    .note = A toothbrush and some mystery.
card-13 = Shares the picnic
    .note = And leaves you the last slice of tart.
card-14 = Puts the world to rights all night
    .note = By the last stop it is already looking better.
card-15 = Cries at the right moment
    .note = During the vows, not over the bill.
card-16 = Dances with the grandmothers
    .note = They want more. There is a waiting list.
card-17 = Speech without notes
    .note = Three minutes, two tears, one ovation.
card-18 = Arrives on time
    .note = Sometimes even with bread.
card-19 = Says hello on the bus
    .note = And the whole bus says it back.
card-20 = A good audience
    .note = Laughs even at other people’s puns.
card-21 = Well-tied scarf
    .note = A knot nobody has ever managed to copy.
card-22 = Remembers names
    .note = Including the dog’s.
card-23 = Smells of fresh bread
    .note = People follow the trail up the stairs.
card-24 = Thriving houseplants
    .note = They have names. They answer to them.
card-25 = Listens to the end
    .note = And asks the very question you hoped for.
card-26 = Pancakes at any hour
    .note = Even the first one turns out.
card-27 = Contagious giggle
    .note = Two nearby tables have caught it.
card-28 = Quietly well read
    .note = Knows the answer. Waits for the question.
card-29 = Olympic self-mockery
    .note = Silver medal, naturally.
card-30 = Sparkling eyes
    .note = Guaranteed without special effects.
card-31 = Wild charm
    .note = No explanation. No appeal.
card-32 = Stone-skipping champion
    .note = Seven bounces, no modesty.
card-33 = Fearless jive dancer
    .note = She leads, she follows, she catches everyone.
card-34 = Queen of spreadsheets
    .note = Accounts still dreams of her formulas.
card-35 = Queue clairvoyant
    .note = She always knows which one will move.
card-36 = Top-bunk storyteller
    .note = The train slowed down to hear the end.
card-37 = Maid of honour with a plan B
    .note = Pins, hankies, a spare cake: she has it all.
card-38 = Friend of the blackbirds
    .note = They greet her first.
card-39 = Weekend handywoman
    .note = And on Monday the shelf still holds.
card-40 = Gracious loser
    .note = She wins a lot, which helps.
card-41 = Film raconteur
    .note = Better than the originals.
card-42 = All-weather cyclist
    .note = Helmeted, drenched, majestic.
card-43 = Balcony astronomer
    .note = She shows you Saturn, you see stars.
card-44 = Midnight radio voice
    .note = She reads the manual, and people want the sequel.
card-45 = Unannounced guitarist
    .note = Three chords and the room falls silent.
card-46 = Adventurer with a notebook
    .note = Eleven borders, one tea stain.
card-47 = Empress of the impromptu dinner
    .note = One onion, two eggs, twelve happy guests.
card-48 = Prince of kites
    .note = A string, some wind, and the whole beach looks up.
card-49 = Dancer who hears the music
    .note = And even the person opposite.
card-50 = Farewell-party speaker
    .note = Short, funny and almost true.
card-51 = Cheese connoisseur
    .note = He advises the whole aisle, rind included.
card-52 = Spontaneous luggage carrier
    .note = Sometimes even his own.
card-53 = Best man with full pockets
    .note = The rings, a pen and two aspirins.
card-54 = Morning whistler
    .note = In tune, which is rare.
card-55 = Emergency tailor
    .note = A button back on before the cheese course.
card-56 = Good sport
    .note = He shakes hands and brings dessert.
card-57 = Reader of bedtime stories
    .note = He does all the voices, even the wolf’s.
card-58 = Tireless walker
    .note = Knows the short cut. Suggests the long way.
card-59 = Balcony gardener
    .note = His tomatoes are good company.
card-60 = Velvet voice
    .note = He announces a delay, people applaud.
card-61 = Station-hall pianist
    .note = Three trains have left without their passengers.
card-62 = Solo sailor
    .note = Has seen whales. Makes no fuss about it.
card-63 = Emperor of breakfast
    .note = Never has toast been better raised.
card-64 = Socks in sandals
    .note = On principle.
card-65 = Sunglasses tan
    .note = Visible from out at sea.
card-66 = Untied laces
    .note = Compulsory figure: the swan dive.
card-67 = Films the whole concert
    .note = Saw none of it. Will never watch it.
card-68 = Replies to all
    .note = “Noted, thanks.” Eight hundred times.
card-69 = Bursts of acronyms
    .note = Kindly loop in QPR before EOB on the KRT.
card-70 = Trolley across the aisle
    .note = The yoghurts have been cut off since Tuesday.
card-71 = Counts every coin
    .note = And finds one more in the lining.
card-72 = Chatty suitcase
    .note = Clack clack clack all the way to coach 18.
card-73 = Travelling boiled egg
    .note = The compartment will remember.
card-74 = Congratulates the caterer
    .note = Movingly. The newlyweds are waiting.
card-75 = Starts a seventh conga
    .note = Nobody has sat down since ten.
card-76 = Rebellious cowlick
    .note = It has views of its own.
card-77 = Parsley in the teeth
    .note = Since the starter. Coffee has been served.
card-78 = Inside-out umbrella
    .note = On a windless day.
card-79 = Always ‘two minutes’
    .note = Not a recognised unit.
card-80 = Recounts every dream
    .note = In full. In order.
card-81 = Limp handshake
    .note = An octopus saying goodbye.
card-82 = Explains the joke
    .note = With a diagram.
card-83 = Sneezes at the wrong moment
    .note = “I lov… aah… achoo!”
card-84 = Corrects grammar aloud
    .note = Even in a declaration of love.
card-85 = Talks about an ex
    .note = With slides.
card-86 = Phone glued to the hand
    .note = Is listening. With one thumb.
card-87 = Gives away every ending
    .note = Even tonight’s.
card-88 = Hums another tune
    .note = Never the one playing. Never the same one.
card-89 = Fresh from a raclette
    .note = Delightful company, from across the room.
card-90 = Walking sandstorm
    .note = She shakes out her towel upwind.
card-91 = Spinning top without brakes
    .note = She spins, and so do the glasses.
card-92 = Borrower of pens
    .note = She returns them. Without the caps.
card-93 = Label reader
    .note = All of them. Aloud. Down to the batch number.
card-94 = Steam-powered snorer
    .note = On the platform they took it for the departure.
card-95 = Cousin with confetti
    .note = They are still finding it in the cake.
card-96 = Chief daydreamer
    .note = She is looking for her glasses. She is wearing them.
card-97 = Slammer of doors
    .note = Not in anger. Out of enthusiasm.
card-98 = Keeper of ticket stubs
    .note = The oldest is from a circus, 1998.
card-99 = Last-biscuit bandit
    .note = She left the empty tin.
card-100 = Compulsive bookmaker
    .note = She gives you three weeks, at four to one.
card-101 = Seagull impersonator
    .note = Very lifelike. For a very long time.
card-102 = World-class hugger
    .note = One hug, two ribs.
card-103 = Digger of holes
    .note = Looking for Australia since ten o’clock.
card-104 = On-the-spot dancer
    .note = One square metre, fiercely defended.
card-105 = Keyboard drummer
    .note = He types “ok”. It sounds like thunder.
card-106 = Castaway in frozen foods
    .note = He did have a list. And a map.
card-107 = Rack-and-pinion snorer
    .note = Up, up, up, and down all at once.
card-108 = Uncle with the microphone
    .note = “I’ll be brief.” That was at four o’clock.
card-109 = Professional scatterbrain
    .note = He has found his keys. In the fridge.
card-110 = Table drummer
    .note = A solo. It began with the olives.
card-111 = Curator of empty boxes
    .note = “It might come in handy.”
card-112 = Duvet thief
    .note = Fast asleep, in all innocence.
card-113 = Expert in everything
    .note = Except the question asked.
card-114 = Repeat punster
    .note = He makes them in pairs. Then he repeats them.
card-115 = Bathroom tenor
    .note = Without the bathroom.
card-116 = Alarm that never rang
    .note = Charm will have to wait a turn.
card-117 = Parcels for next door
    .note = Three to look after. Thanks in advance.
card-118 = Surprise flea market
    .note = You never leave without three odds and ends.
card-119 = Endearing rumour
    .note = The finest asset blushes and slips away.
card-120 = Long-term loan
    .note = You’ll have it back. One day. Perhaps.
card-121 = Coat mix-up
    .note = The little flaw was in the pocket.
card-122 = Indiscreet mirror
    .note = The whole hand is in it.
card-123 = Great-aunt’s glasses
    .note = They see through cards and excuses.
card-124 = Cloakroom jostle
    .note = Each leaves with a card of the other’s.
card-125 = Musical chairs
    .note = The music stops, a card has changed hands.
card-126 = Lost voice
    .note = Just enough breath left to discard.
card-127 = Inseparable flatmate
    .note = Adorable. Always there. Truly always.
card-128 = Held up by the caretaker
    .note = A matter of letter boxes, in seven episodes.
card-129 = Heiress to an attic
    .note = Four more keepsakes to sort.
card-130 = Class photo found
    .note = That fringe dates from year eight.
card-131 = Robbed with a smile
    .note = She even held the door.
card-132 = Reluctant confidante
    .note = You leave her a little flaw on your way out.
card-133 = Countess’s hiccups
    .note = She can only, hic, discard.
card-134 = Held up by the neighbour
    .note = A matter of a drill, with demonstration.
card-135 = Heir to a cellar
    .note = Four more crates to sort.
card-136 = School-play film found
    .note = He played the tree. He spoke.
card-137 = Elegantly fleeced
    .note = He said thank you.
card-138 = Reluctant confidant
    .note = You leave him a little flaw to look after.
card-139 = Baron’s hiccups
    .note = He can only, hic, discard.
card-140 = Wonderchopeuse in a cape
    .note = The wind is on her side.
card-141 = Wonderchopeuse on a bike
    .note = Bell, bend, rescue.
card-142 = Wonderchopeuse in slippers
    .note = Did not even leave the sofa.
card-143 = Masked Wonderchopeuse
    .note = Everyone knew her by her laugh.
card-144 = Supersonic Wonderchopeuse
    .note = Her “no, thank you” lands before the attack.
card-145 = Sunday Wonderchopeuse
    .note = Rescue first, brunch after.
card-146 = Superchopeur in a cape
    .note = It is caught in the door, but still.
card-147 = Superchopeur on a scooter
    .note = One foot, one destiny.
card-148 = Superchopeur in a bathrobe
    .note = Emergencies do not wait for towels.
card-149 = Superchopeur incognito
    .note = The moustache is false, the courage is real.
card-150 = Telescopic Superchopeur
    .note = He starts far off, but he gets there.
card-151 = Tuesday Superchopeur
    .note = Heroes have schedules too.
card-152 = Not the place
    .note = Breathe in and look around you.
card-153 = Wrong scenery
    .note = Who brought a palm tree in here?
card-154 = Cut!
    .note = Once more, but elsewhere.
card-155 = Stage management objects
    .note = That was not in the script.
card-156 = Where do you think you are?
    .note = It is an honest question.
card-157 = Glaring anachronism
    .note = Good idea, wrong century.
card-158 = No entry
    .note = It has always been there. Nearly.
card-159 = Back to page one
    .note = Do reread the setting.

## The camps, unless the host gives them other names

camp-0 = women
    .symbol = ♀
camp-1 = men
    .symbol = ♂
camp-2 = mixed
    .symbol = ⚥

## What attacks do

effect-skip = The target loses their next turn.
effect-draw = The target draws { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
effect-lose_best = The target loses their highest asset.
effect-steal = The attacker takes an asset laid in front of the target.
effect-give_handicap = The attacker passes one of their own handicaps to the target.
effect-reveal = The attacker sees the target’s hand for one round.
effect-swap_random = The attacker and the target exchange a card at random.
effect-mute = On their next turn the target may only discard.
effect-tied = For the whole game: the target’s highest asset will not count.

## Choices that go well together

preset-discover = First party
    .about = Fifteen seconds to react: time to read your cards.
preset-quick = Quick
    .about = Four seconds to react, not one more.
preset-everything = Long evening
    .about = Three games, and two cards laid together are an attack and a handicap.
preset-teams = Teams
    .about = In couples if you are an even number, else camp against camp.

## Choices before the game

option-teams = Teams
    .about = Each for themselves (each), one camp against the other (war_of_sexes), or in couples (couples).
option-one_of_each = One attack, one handicap
    .about = Two cards laid together must be an attack and a handicap.
option-seconds = Time to react
    .about = How many seconds there are to react to a card, whatever anybody holds.
option-camps = Camps
    .about = A letter a seat: w plays a woman, m a man, ? has no wish, and chance decides. It restores the balance, too.
option-names = Names of the camps
    .about = Women and men, a pair that is ready (moon-sun, cherry-blueberry), or two names of your own, such as “Cats/Dogs”.
option-deck = A deck of your own
    .about = The text of a deck file; “tablee deck check” looks it over.

problem-option-couples = Couples need an even number of players; you are { $seats }. Add somebody, or play without couples.
problem-option-camps = “{ $value }” names more camps than there are seats ({ $seats }): one letter a seat will do.
problem-option-names = It takes two different names with a slash between them (Cats/Dogs), of 1 to { $most } letters each, on one line.
problem-notation-tapecho = “{ $text }” is no move. Write for example “lay 12>0”, “lay 120>3:45”, “lay 70>2 +”, “drop 12”, “keep 33”, “react 152 70” or “decline 70”.

problem-deck-unreadable = I cannot read “{ $path }”: check the path, and that it is text in UTF-8 ({ $reason }).
problem-deck-syntax = Line { $line }: this is not TOML (technical detail: { $reason }).
problem-deck-syntax-card = Line { $line }, { $card }: this is not TOML (technical detail: { $reason }).
problem-deck-section = Line { $line }: a deck has no section “{ $section }”. There are { $known }.
problem-deck-not-a-list = Line { $line }: “{ $section }” must be a list, in square brackets.
problem-deck-not-a-card = Line { $line }, { $card }: “{ $value }” is not a card. A card is written in braces.
problem-deck-no-contexts = The section “contexts” is missing: there must be 1 to { $most } settings.
problem-deck-contexts-empty = Line { $line }: “contexts” is empty. There must be 1 to { $most } settings.
problem-deck-contexts = Line { $line }, { $card }: one setting too many. There must be 1 to { $most }, there are { $count }.
problem-deck-large = Line { $line }, { $card }: one card too many. A deck has { $most } at most, this one has { $count }.
problem-deck-small = This deck has { $cards } cards; { $seats } players need at least { $least }.
problem-deck-field = Line { $line }, { $card }: “{ $field }” has no place there. There may be { $known }.
problem-deck-missing = Line { $line }, { $card }: “{ $field }” is missing.
problem-deck-text = Line { $line }, { $card }: “{ $field }” must be a text of 1 to { $most } letters on one line.
problem-deck-value = Line { $line }, { $card }: a card is worth { $least } to { $most }, not “{ $value }”.
problem-deck-camp = Line { $line }, { $card }: the camp “{ $value }” will not do. Choose among { $known }.
problem-deck-spot = Line { $line }, { $card }: no setting has the key “{ $value }”. There are { $known }.
problem-deck-effect = Line { $line }, { $card }: I do not know the effect “{ $value }”. There are { $known }.
problem-deck-count = Line { $line }, { $card }: “count” says how many cards are drawn, { $least } to { $most }, not “{ $value }”.
problem-deck-needless-count = Line { $line }, { $card }: the effect “{ $value }” counts nothing, leave out “count”.
problem-deck-context-twice = Line { $line }, { $card }: another setting has the key “{ $value }” already.
problem-deck-colour = Line { $line }, { $card }: “{ $value }” is no colour. Write for example “#1E8FA8”.

## Moves

move-draw-camps = balance the camps
move-draw-context = draw the setting: { $context }
move-shuffle = shuffle and deal
move-draw-first = draw who starts: { $first }
move-reshuffle = shuffle the discard under the draw pile
move-swap = draw the two cards exchanged
move-lay = lay “{ $card }” in front of { $on }{ $pick ->
        [none] { "" }
       *[other] , for “{ $pick }”
    }
move-lay-first = lay “{ $card }” in front of { $on }{ $pick ->
        [none] , then another card
       *[other] , for “{ $pick }”, then another card
    }
move-discard = discard “{ $card }”
move-keep = keep “{ $card }”
move-pass = pass
move-react = play “{ $card }” against “{ $against }”
move-decline = let “{ $against }” pass
move-choose = lose “{ $card }”

## What happens

event-camps-drawn = The camps: { $side } – { $women }; { $other } – { $men }.{ $moved-count ->
        [0] { "" }
       *[other] { " " }Moved to the other camp, for balance: { $moved }.
    }
event-game-begun = Game { $number }. { $context }.{ $aside-count ->
        [0] { "" }
       *[other] { " " }For balance, these stay in the box: { $aside }.
    }
event-dealt = { $you ->
        [yes] You receive { $count } cards.
       *[no] { $seat } receives { $count } cards.
    }
event-starts = { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-declared = { $you ->
        [yes] You declare two cards; the first is “{ $card }”, for { $on }.
       *[no] { $seat } declares two cards; the first is “{ $card }”, for { $on }.
    }
event-card-laid = { $kind ->
        [atout] { $you ->
            [yes] You lay an asset, “{ $card }”.
           *[no] { $seat } lays an asset, “{ $card }”.
        }
        [gift] { $you ->
            [yes] You give { $on } the asset “{ $card }”.
           *[no] { $seat } gives { $on } the asset “{ $card }”.
        }
        [handicap] { $you ->
            [yes] You saddle { $on } with “{ $card }”.
           *[no] { $seat } saddles { $on } with “{ $card }”.
        }
       *[attack] { $you ->
            [yes] You attack { $on }
           *[no] { $seat } attacks { $on }
        }: “{ $card }”{ $pick ->
            [none] { "" }
           *[other] , for “{ $pick }”
        }.{ $effect ->
            [skip] { " " }{ effect-skip }
            [draw] { " " }{ effect-draw }
            [lose_best] { " " }{ effect-lose_best }
            [steal] { " " }{ effect-steal }
            [give_handicap] { " " }{ effect-give_handicap }
            [reveal] { " " }{ effect-reveal }
            [swap_random] { " " }{ effect-swap_random }
            [mute] { " " }{ effect-mute }
            [tied] { " " }{ effect-tied }
           *[other] { "" }
        }{ $card-note ->
            [none] { "" }
           *[other] { " " }{ $card-note }
        }
    }
event-card-stands = “{ $card }” stays in front of { $on }.
event-foiled = Out of context! { $you ->
        [yes] You play “{ $card }” against “{ $against }”.
       *[no] { $seat } plays “{ $card }” against “{ $against }”.
    }
event-defended = { $you ->
        [yes] “{ $card }”! You parry “{ $against }”.
       *[no] “{ $card }”! { $seat } parries “{ $against }”.
    }
event-cancelled = “{ $card }” goes to the discard, and so does “{ $by }”.
event-attack-left = “{ $card }” has had its time and goes to the discard.
event-turn-lost = { $you ->
        [yes] You will miss your next turn.
       *[no] { $seat } will miss a turn.
    }
event-turn-skipped = { $you ->
        [yes] You miss a turn.
       *[no] { $seat } misses a turn.
    }
event-muted = { $you ->
        [yes] On your next turn you may only discard.
       *[no] On their next turn, { $seat } may only discard.
    }
event-atout-lost = { $you ->
        [yes] You lose “{ $card }”.
       *[no] { $seat } loses “{ $card }”.
    }
event-atout-stolen = { $you ->
        [yes] You take “{ $card }” from { $on }.
       *[no] { $seat } takes “{ $card }” from { $on }.
    }
event-handicap-given = { $you ->
        [yes] You pass “{ $card }” on to { $on }.
       *[no] { $seat } passes “{ $card }” on to { $on }.
    }
event-hand-shown = { $you ->
        [yes] You see { $on }’s hand: { $cards-count ->
            [0] it is empty.
           *[other] { $cards }.
        }
       *[no] { $on-you ->
            [yes] { $seat } looks at your hand.
           *[no] { $seat } looks at { $on }’s hand.
        }
    }
event-swapped = { $given ->
        [none] { $seat } and { $on } exchange a card at random.
       *[other] { $you ->
            [yes] You give { $on } “{ $given }” and get “{ $taken }”.
           *[no] { $seat } gives you “{ $given }” and gets “{ $taken }”.
        }
    }
event-tied-up = { $you ->
        [yes] While this attack lies there, your highest asset does not count.
       *[no] While this attack lies there, { $seat }’s highest asset does not count.
    }
event-no-effect = “{ $card }” falls flat.
event-discarded = { $you ->
        [yes] You discard “{ $card }”.
       *[no] { $seat } discards “{ $card }”.
    }
event-reshuffled = { $count ->
        [one] The discard goes under the draw pile.
       *[other] The discard, shuffled, goes under the draw pile: { $count } cards.
    }
event-drew = { $you ->
        [yes] { $cards-count ->
            [0] You draw nothing.
           *[other] You draw: { $cards }.
        }
       *[no] { $count ->
            [0] { $seat } draws nothing.
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
    }
event-kept = { $you ->
        [yes] You keep “{ $card }” and put “{ $returned }” back on the draw pile.
       *[no] { $seat } keeps a card and puts the other back on the draw pile.
    }
event-passed = { $you ->
        [yes] You pass, for want of anything better.
       *[no] { $seat } passes, for want of anything better.
    }
event-game-ended = { $seats-count ->
        [0] Nobody can play any more: the game ends.
        [one] { $you ->
            [yes] You have no cards left: the game ends.
           *[no] { $seats } has no cards left: the game ends.
        }
       *[other] { $seats } have no cards left: the game ends.
    }
event-counted = { $seat }: { $atouts ->
        [0] nothing
       *[other] { $atouts }
    } in assets, { $handicaps ->
        [0] no handicaps
       *[other] −{ $handicaps } in handicaps
    }, { $held ->
        [0] nothing to pay for the hand
       *[other] −{ $held } for the hand
    }; { $score } in all{ $tied ->
        [none] .
       *[other] { " " }(“{ $tied }” does not count).
    }
event-game-scored = The game: { $scores }.
event-last-game = Time is up: this game is the last.
event-match-won = { $you ->
        [yes] { $winners-count ->
            [one] A triumph: you are the toast of the evening!
           *[other] { $winners } reign over the evening together: nobody has eyes for anyone else.
        }
       *[no] { $winners-count ->
            [one] The toast of the evening is { $winners }.
           *[other] { $winners } reign over the evening together.
        }
    }

## How it ends

ending-rounds = The count is made: { $you ->
        [yes] the charm has worked, the win goes to { $winners }!
       *[no] the party belongs to { $winners }.
    }
    .name = games played
ending-target = The target is reached: { $you ->
        [yes] the charm has worked, the win goes to { $winners }!
       *[no] the party belongs to { $winners }.
    }
    .name = target reached
ending-time = Time is up: { $you ->
        [yes] the charm has worked, the win goes to { $winners }!
       *[no] the party belongs to { $winners }.
    }
    .name = time up
ending-limit = Ten games, and nobody at the target: { $you ->
        [yes] the best place goes to { $winners }!
       *[no] the best place goes to { $winners }.
    }
    .name = ten games

## What you can do now

turn-turn = Your turn: lay a card, or two attacks or handicaps, or discard.
turn-second = And the second card? Choose it, and for whom.
turn-keep = Keep one of the two; the other goes back on the draw pile.
turn-react = React, or let it pass.
turn-counter = Out of context! Defend yourself, or let it pass.
turn-choose = Which of your best assets will go?
turn-muted = No voice left: you may only discard.

## Why a move is refused

refusal-over = The party is over: the cards are put away. Another one?
refusal-chance-first = Chance is not done with the cards: one moment.
refusal-not-your-turn = Patience: it is { $turn }’s turn.
refusal-answers-awaited = A card has just been laid: let us wait for reactions.
refusal-too-late = Too late: the first comeback counts, and the moment has passed.
refusal-no-time-limit = No time limit of that name is running now.
refusal-not-balanced = These camps are not balanced, or move too many people.
refusal-not-a-context = There is no such setting: draw one from the deck.
refusal-not-a-shuffle = That is no shuffle: it takes every card, once each.
refusal-not-a-start = That seat cannot start: choose somebody at the table.
refusal-not-a-reshuffle = The whole discard is shuffled, every card once.
refusal-not-a-swap = The exchange takes one card of each of the two hands.
refusal-must-act = It is your turn: lay a card or discard.
refusal-not-in-hand = That card is not in your hand: choose one of yours.
refusal-no-such-player = Nobody sits on seat { $number }: choose somebody at the table.
refusal-atout-for-yourself = An asset is laid in front of oneself: keep it for yourself.
refusal-atout-for-your-couple = An asset is laid in front of you or your partner: choose one of the two.
refusal-handicap-for-others = A handicap is laid in front of somebody else: choose whom.
refusal-attack-others = Nobody attacks themselves: choose somebody else.
refusal-spare-your-partner = Spare your partner: neither attack nor handicap. Choose another couple.
refusal-wrong-camp = { $on-you ->
        [yes] “{ $card }” does not suit you: it takes a card of your camp, or a mixed one.
       *[no] “{ $card }” does not suit { $on }: it takes a card of their camp, or a mixed one.
    }
refusal-already-attacked = { $on-you ->
        [yes] You have had an attack this round: choose somebody else, or wait.
       *[no] { $on } has had an attack this round: choose somebody else, or wait.
    }
refusal-only-out-of-turn = “{ $card }” is only for reacting: keep it for the right moment, or discard it.
refusal-last-card = “{ $card }” cannot be laid, not even last: discard it and draw one.
refusal-muted = No voice this turn: you may only discard.
refusal-must-pick = Say which card you are after, too.
refusal-wrong-pick = That card cannot be aimed at like this: choose another.
refusal-only-harm-in-pairs = Only attacks and handicaps are laid two at a time: an asset is laid alone.
refusal-two-attacks = Not two attacks on { $on } at once: choose somebody else.
refusal-one-of-each = At this table two cards together are an attack and a handicap.
refusal-no-second-card = You have nothing to lay after that: lay this card alone.
refusal-second-card = The first card is declared: choose the second.
refusal-nothing-to-draw = There is nothing to draw: you cannot discard.
refusal-must-keep = First keep one of the two cards drawn.
refusal-not-drawn = You have not drawn that card: keep one of the two.
refusal-can-act = One passes only if nothing can be done: you can still act.
refusal-must-choose = First say which of your best assets goes.
refusal-not-the-best = Only your highest assets are at stake: choose among them.
refusal-react-or-not = Now is the time to react or to let it pass.
refusal-needs-defence = Against an attack you need the defence of your camp.
refusal-needs-foil = Only an “out of context” card cancels a card out of place.
refusal-needs-defence-against-foil = Against an “out of context” card you need the defence of your camp.

## Words of the table

table-game = Game { $number }
table-place = setting
table-pile = draw pile { $count }
table-discard = discard { $count }
table-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
table-attacked = protected
table-skipped = loses a turn
table-muted = no voice
table-partner = your partner
table-being-laid = Now: “{ $card }” ({ $seat } → { $on })
table-foil = Out of context ({ $seat }): “{ $card }”
table-sees = In hand, { $seat }:
table-known = { $count ->
        [one] 1 of { $held } cards known
       *[other] { $count } of { $held } cards known
    }
table-known-whole = hand known
table-top = On the draw pile: “{ $card }”
table-lay = lay
table-throw = { $count } to { $most }: discard card { $first } to { $last }
table-where = What to do with “{ $card }”? Type a number: { $choices }
table-sheet = Score sheet
table-total = total

problem-choice-place = There is no choice “{ $text }”: type a number of the list.

## A host’s own deck

deck-ok = All is well: { $cards } cards and { $contexts } settings, for up to { $most } players.
deck-too-small = This deck is well written, but its { $cards } cards are enough for { $enough ->
        [0] nobody
        [one] one player only
       *[other] { $enough } players only
    }: { $seats } players need { $least }.
deck-counts = Assets: { $atouts }; handicaps: { $handicaps }; attacks: { $attacks }; defences: { $defences }; out of context: { $foils }.
deck-camps = Worth of assets: { $women } for women, { $men } for men; of handicaps: { $their } and { $his }.
deck-wrong = { $count ->
        [one] One thing to put right.
       *[other] { $count } things to put right.
    }
