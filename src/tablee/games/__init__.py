"""The games, one folder each; none knows the others."""
