### The end of a dance.

end-mark = { $count ->
        [0] no meeting out of 8
        [one] { $count } meeting out of 8
       *[other] { $count } meetings out of 8
    }
end-partners = { $name }, { $dancer }: { $count ->
        [one] one meeting
       *[other] { $count } meetings
    }, with { $partners }.
end-met = { $name }, { $dancer }: { $count ->
        [0] no meeting
        [one] { $count } meeting
       *[other] { $count } meetings
    } out of 4.
end-decided = { $name }: on move { $count } of the tie-break, { $danseuse } and { $danseur } met.
end-brought = Matchmaker of the evening: { $name } brought about { $count ->
        [one] one meeting
       *[other] { $count } meetings
    }.
end-double = In a single move, { $name } brings about two meetings with { $dancer }.
end-longest = The longest step: { $name } leads { $dancer } { $count } cells further.
