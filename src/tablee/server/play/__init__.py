"""The game under way at a table: its log, its clocks, and how it is shown to each pair of eyes."""
