"""All tables of a server: those in memory, those that sleep, and games looked back on."""
