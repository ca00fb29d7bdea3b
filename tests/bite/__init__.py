"""Whether the tests bite: small faults are put into the code, room by room, and the tests must notice."""
