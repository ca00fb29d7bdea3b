### La fin d’une partie de Tai Chi Chuan.

end-mark = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
end-pile = La pile { DE($name) } : { $how }.
end-symbol = { $symbol } × { $count }
end-cards = Les cartes prises par { $name } : { $symbols }.
end-longest = Le plus long mot : « { $word } », { $count } lettres, { DE($name) }.
end-most = La plus belle prise : { $count } cartes d’un coup pour { $name }.
end-race = Le dernier défi : { $name } l’emporte avec « { $word } ».
