# What an analysis says.

turn = Move { $number }, { $seat }: “{ $chosen }”. The chance of { $who } goes from { $before } % to { $after } %.
turn-better = Better was “{ $best }”: this choice cost { $cost } %.
turn-luck = Luck played its part.

analysis-title = { $game }: what the search says
analysis-how = { $bot } looked at { $count } decisions.
analysis-chances = Chances to win
analysis-turns = Turning points
analysis-no-turns = Nobody’s chance changed much at once.
analysis-decisions = Decisions
analysis-move = Move
analysis-seat = Seat
analysis-chosen = Chosen
analysis-chance = Chance
analysis-best = Better
analysis-cost = Cost
analysis-given-away = given away per decision
analysis-costly = choices that cost 5 % or more
analysis-actions = actions
