"""Players that know no game by heart: they play by views and legal moves alone."""
