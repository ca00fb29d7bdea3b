"""The room of sentences: a folder a language, in Fluent files that the browser reads too.

Where a message is:
- `texts/<lang>/kernel.ftl`: what all games share; `terminal.ftl`: the terminal and its commands; `web.ftl`, `lobby.ftl`
  `screens.ftl`, `plain.ftl` and `ending.ftl`: the page for browsers, all of it, the lobby, a few screens, any game's
  table, its end;
- `games/<game>/texts.<lang>.ftl`: what is said at that game; a language may also bring it as `<lang>/<game>/texts.ftl`.

A message that a language lacks is said in English. `languages` says which there are and where.

How a message is called:
- `event-<tag>`, `move-<tag>`: what happened, what one may do; the tag of a Struct is its name in kebab-case;
- `refusal-<key>`: why a move is refused; the message `refusal` puts the number of the clause behind it;
- `problem-<key>`: any other mistake, of the kernel, of a game or at the door;
- `option-<field>`: the name of a choice, with the attribute `.about` for its one-sentence explanation;
- `ending-<reason>`: how the game ended; `turn-<what>`: what one may do now; `table-<what>`: words of the board;
- `<word>-<number>`: a thing that has a number, such as `card-13` or `dancer-2` (see `Game.words`);
- `title`, with `.about`: the name of the game and one line about it.

What a message is given: each field of the Struct by its name. A field listed in `Game.words` is given in words:
`card` as the message `card-13`, a `seat` as the player's name, or as the message `you` if it is the reader's.
A tuple is given as a list in words, and also as `<field>-count` (how many) and `<field>-last` (the last of them).
Seats are also given as `<field>-you` (`yes` if the reader's is among them), a thing as `<field>-note` (what stands
under its name, `none` if nothing does). A number below zero has a true minus sign.
`scores` and `totals` are given as each player's name and number. A truth is `yes` or `no`; what is hidden is `none`.
`$you` is `yes` if the first seat that the Struct names is the reader's, or has the reader among several.
A sentence begins with a capital, whatever comes first in it.
"""
