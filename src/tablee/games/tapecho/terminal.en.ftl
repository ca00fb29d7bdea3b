### What Tapécho says in a terminal alone: its command.

cli-deck = look over a deck of your own (Tapécho)
cli-deck-check = check: look for what is wrong
cli-deck-file = the file of the deck
