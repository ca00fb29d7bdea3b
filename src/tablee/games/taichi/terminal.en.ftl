### What Tai Chi Chuan says in a terminal alone: its commands and its dictionary.

problem-words-none = Which word? For example: tablee words why épée.
problem-lexicon-unknown = I know no dictionary “{ $name }”: there are { $known }.
problem-lexicon-missing = The complete dictionary is not on this machine yet: “tablee words build” makes it in some seconds. Without it you can play with the small dictionary (-o lexicon=primer).
problem-lexicon-missing-fingerprint = No dictionary with the fingerprint { $fingerprint } is on this machine. What was played with it stays as it is.
problem-lexicon-damaged = The file of the dictionary is damaged: delete it, and “tablee words build” will make it again.
problem-lexicon-no-tool = { $tool } is needed to download the word lists: install it, or play with the small dictionary (-o lexicon=primer).
problem-lexicon-unreachable = The word lists ({ $registry }) could not be downloaded ({ $reason }). Check the connection and try again, or play with the small dictionary (-o lexicon=primer).
problem-lexicon-altered = The package { $package } is not the one we know: its hash differs. Nothing was built.
problem-lexicon-differs = The dictionary made here is not the one we know: its hash differs. You can play with the small dictionary (-o lexicon=primer).
problem-lexicon-unwritable = I cannot write to “{ $path }” ({ $reason }): name another folder in the variable TABLEE_CACHE.
cli-words = the dictionary of Tai Chi Chuan
cli-words-action = build: make it on this machine; check: verify it; why: ask whether it knows a word
cli-words-fingerprint = for build: the fingerprint of a dictionary, if an older one is needed
cli-words-word = the word, for why
cli-daily = the word of the day of Tai Chi Chuan, alone
cli-daily-date = another date, such as 2026-11-16
daily-sure = Stop here? Type “yes” to keep this result, or another word to go on.
cli-serve-words = 1 to put the complete dictionary together where it is missing, 0 to do with the small one
words-fetching = Downloading the word lists
words-dela = Reading DELA
words-lefff = Reading Lefff
words-lexique = Reading Lexique
words-dicollecte = Reading Dicollecte
words-families = Word families
words-packing = Packing
words-ready = The complete dictionary is ready: { NUMBER($heads) } entries, { NUMBER($forms) } forms, { NUMBER($names) } proper nouns.
words-kept = The dictionary { $fingerprint } is here: { $path }
words-lost = The dictionary { $fingerprint } is not here, and this version of Tablée cannot make it again. The version that built it can, or copy it from a machine that has it: { $path }
words-place = It is here: { $path }
words-sound = The complete dictionary is sound: { NUMBER($heads) } entries, { NUMBER($forms) } forms, { NUMBER($names) } proper nouns.
words-fingerprint = Fingerprint: { $fingerprint }
words-source = { $title }: { $package }, { $licence }
words-accepted = { $word } counts ({ $letters }): { $parts }.
words-readings = These letters may be read as { $words }.
words-sources = In { $sources }.
words-rank = Number { NUMBER($rank) } of { NUMBER($heads) } by how common it is.
words-family = Same family: { $words }.
words-refused-empty = No word.
words-refused-signs = { $word } does not count: a word has only letters, hyphens and apostrophes.
words-refused-spaces = { $word } does not count: expressions with spaces are left out.
words-refused-too-short = { $word } does not count: two letters at least.
words-refused-too-long = This word is too long to be one.
words-refused-not-found = { $word } does not count: the dictionary does not know it.
words-refused-plural = { $word } does not count: it is a plural of { $of }.
words-refused-feminine = { $word } does not count: it is a feminine of { $of }.
words-refused-conjugated = { $word } does not count: it is a conjugated form of { $of }.
words-refused-inflected = { $word } does not count: it is a form of { $of }.
words-refused-proper-noun = { $word } does not count: it is a proper noun.
words-suggestion = With other accents, { $word } would count.
words-primer = (By the small dictionary; “tablee words build” makes the complete one.)
words-small = The complete dictionary is not on this machine: the small one stands in. “tablee words build” makes the complete one.
words-part-noun = noun
words-part-adjective = adjective
words-part-verb = verb
words-part-adverb = adverb
words-part-interjection = interjection
words-part-grammar = grammatical word
words-in-dela = DELA
words-in-lefff = Lefff
words-in-lexique = Lexique
words-in-dicollecte = Dicollecte
words-in-primer = the small dictionary
doctor-words = The complete dictionary is sound: { NUMBER($heads) } entries.
doctor-words-small = The complete dictionary is not there for this user: Tai Chi Chuan plays with the small one. “tablee words build” makes it.
