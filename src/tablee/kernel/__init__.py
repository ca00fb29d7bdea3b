"""What a game is. Everything else at the table stands on this room."""
