option-matches = matches on the table
    .about = How many matches lie there at first.
refusal-too-many = take one or two matches
ending-last-loses = the last match is the one not to take: { $winners } won
    .name = last match lost
