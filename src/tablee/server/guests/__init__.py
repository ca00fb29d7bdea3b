"""Who comes: identity, names, codes of tables, and how much of everything one may do."""
