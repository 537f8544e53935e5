# The frame of a game in the terminal; what belongs to one game is in that game's words.

ui-seat-you = { $seat } (you)
ui-seat-bot = { $seat } ({ $bot })
ui-score = { $points } VP so far
ui-final-score = { $points } VP
ui-nothing = –
ui-hidden-cards = { $count ->
    [1] 1 hidden card
   *[other] { $count } hidden cards
}
ui-news = What happened
ui-keys = number = choose · h hint · u undo · r redo · ?N rule of choice N · b board · log · s save · q quit
ui-no-such-choice = There is no choice { $number }; enter a number from 1 to { $most }.
ui-unknown-key = Unknown command “{ $key }”.
ui-thinking = Thinking …
ui-chance = about { $percent } % chance to win
ui-no-rule = There is no rule for this choice.
ui-rule = Rule { $clause }: { $text }
ui-undone = Undone.
ui-redone = Redone.
ui-saved = Saved in { $file }
ui-cannot-save = Cannot save the game in { $file }: { $reason }
ui-hand-over = { $seat }, it is your turn. Press Enter when nobody else is looking.
ui-confirm = Enter = confirm · u undo
ui-resumed = The game continues after { $actions ->
    [1] 1 action
   *[other] { $actions } actions
}.
ui-stopped = The game is saved. To continue, run:
ui-final = Final score
ui-total = Total
ui-rank = Rank
ui-wins = { $seat } wins with { $points ->
    [1] 1 point
   *[other] { $points } points
}.
ui-shared = { $seats } share the victory with { $points ->
    [1] 1 point
   *[other] { $points } points
} each.
ui-and = { $first } and { $second }
ui-record = The record is in { $file }; to play with the same shuffle again: --seed { $seed }
