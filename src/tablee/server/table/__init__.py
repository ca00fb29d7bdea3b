"""One table in memory: one task, everything that can happen to it, and who is told."""
