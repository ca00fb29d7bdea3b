"""What other rooms show of the game, and answer for it. Each module is named in `Game.rooms`; no rule knows them."""
