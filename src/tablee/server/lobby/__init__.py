"""Who sits where and what is played: pure functions, before, between and beside the games."""
