### The end of a game of Tai Chi Chuan.

end-mark = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
end-pile = The pile of { $name }: { $how }.
end-symbol = { $symbol } × { $count }
end-cards = Cards taken by { $name }: { $symbols }.
end-longest = The longest word: “{ $word }”, { $count } letters, by { $name }.
end-most = The finest catch: { $count } cards at once for { $name }.
end-race = The last challenge: { $name } wins it with “{ $word }”.
