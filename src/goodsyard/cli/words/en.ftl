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
ui-keys = number = choose · u undo · r redo · ?N rule of choice N · b board · log · s save · q quit
ui-no-such-choice = There is no choice { $number }: choose a number from 1 to { $most }.
ui-unknown-key = “{ $key }” means nothing here.
ui-no-rule = There is no clause for this choice.
ui-rule = Rule { $clause }: { $text }
ui-undone = Taken back.
ui-redone = Done again.
ui-saved = Saved in { $file }
ui-cannot-save = The game cannot be saved in { $file }: { $reason }
ui-hand-over = { $seat }, it is your turn. Press Enter when nobody else is looking.
ui-confirm = Enter = confirm · u undo
ui-resumed = The game goes on after { $actions } actions.
ui-stopped = The game is saved. Go on with:
ui-final = Final score
ui-total = Total
ui-rank = Rank
ui-wins = { $seat } wins with { $points } points.
ui-shared = { $seats } share the victory with { $points } points.
ui-and = { $first } and { $second }
ui-record = The record is in { $file }; the same cards again: --seed { $seed }

# Coal Baron's table.

coal-baron-shift = Shift { $number } of { $shifts }
coal-baron-starter = starting player: { $seat }
coal-baron-passed = passed
coal-baron-zone = Zone
coal-baron-top = Top card
coal-baron-height = Cards
coal-baron-required = Needs
coal-baron-placed = Placed
coal-baron-empty = empty
coal-baron-workers = Workers
coal-baron-row = Row, front first
coal-baron-storage = Storage
coal-baron-dock = Dock { $number } { $crests }
coal-baron-train = { $cards } = { lorries }
coal-baron-empty-wagon = empty { $wagon }
coal-baron-orders = Orders
coal-baron-order = { $destination } ({ lorries }, { $points } VP)
coal-baron-innovations = Innovations
coal-baron-shares = Shares
coal-baron-objectives = Objectives
coal-baron-objective-shift-tokens = { $points } VP per 2 shift tokens
coal-baron-objective-objective-cards = { $points } VP per objective
coal-baron-objective-engine = { $points } VP per { $target }
coal-baron-objective-share = { $points } VP per share in { $target }
coal-baron-objective-order = { $points } VP per order for { $target }
coal-baron-objective-lorries = { $points } VP for 5 lorries to { $target }
coal-baron-tokens = Shift tokens
coal-baron-delivered = Delivered
coal-baron-remembered = You remember
coal-baron-position = { $zone }, card { $position }: { $card }
