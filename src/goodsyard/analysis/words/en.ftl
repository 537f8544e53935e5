# The texts of an analysis.

turn = Move { $number }, { $seat }: “{ $chosen }”. { $who }’s winning chance changes from { $before } % to { $after } %.
turn-better = “{ $best }” would have been better; this choice cost { $cost } %.
turn-luck = Luck played a part.

analysis-title = { $game }: analysis
analysis-how = { $bot } analysed { $count ->
    [1] 1 decision
   *[other] { $count } decisions
}.
analysis-chances = Winning chances
analysis-turns = Turning points
analysis-no-turns = No single move changed the winning chances much.
analysis-decisions = Decisions
analysis-move = Move
analysis-seat = Seat
analysis-chosen = Chosen
analysis-chance = Chance
analysis-best = Better
analysis-cost = Cost
analysis-given-away = lost per decision
analysis-costly = choices that cost 5 % or more
analysis-actions = actions
