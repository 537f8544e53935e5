# Was eine Analyse sagt.

turn = Zug { $number }, { $seat }: „{ $chosen }“. Die Chance von { $who } geht von { $before } % auf { $after } %.
turn-better = Besser war „{ $best }“: Diese Wahl kostete { $cost } %.
turn-luck = Das Glück hatte seinen Anteil.

analysis-title = { $game }: was die Suche sagt
analysis-how = { $bot } hat { $count ->
    [1] 1 Entscheidung
   *[other] { $count } Entscheidungen
} betrachtet.
analysis-chances = Siegchancen
analysis-turns = Wendepunkte
analysis-no-turns = Niemandes Chance änderte sich auf einmal sehr.
analysis-decisions = Entscheidungen
analysis-move = Zug
analysis-seat = Platz
analysis-chosen = Gewählt
analysis-chance = Chance
analysis-best = Besser
analysis-cost = Kosten
analysis-given-away = verschenkt je Entscheidung
analysis-costly = Entscheidungen, die 5 % oder mehr kosteten
analysis-actions = Aktionen
