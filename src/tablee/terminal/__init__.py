"""The table in a terminal: one player against the bots of the house."""
