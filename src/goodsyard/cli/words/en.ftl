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
ui-no-such-choice = There is no choice { $number }: choose a number from 1 to { $most }.
ui-unknown-key = “{ $key }” means nothing here.
ui-thinking = Thinking …
ui-chance = about { $percent } % to win
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

# Great Western Trail's table.

great-western-trail-turn = turn of { $seat }
great-western-trail-last-turns = last turns
great-western-trail-trail = Trail · a green hand costs { $green }, a black one { $black }
great-western-trail-legend = ♞ cattleman · −$ fee · ♣ in the woods · risk actions: † { $jersey }, ‡ { $any }
great-western-trail-beside = teepees beside the trail
great-western-trail-teepee-green = green
great-western-trail-teepee-blue = blue
great-western-trail-points = { $points } VP
great-western-trail-dollars = ${ $dollars }
great-western-trail-rail-space = space { $number }
great-western-trail-rail-turnout = turnout of station { $number }
great-western-trail-action-discard = { $card } → { $gain }
great-western-trail-action-gain = { $per ->
    [once] { $gain }
    [woods] { $gain } a building in the woods
    [pairs] { $gain } a teepee pair
   *[other] { $gain } an engineer
}
great-western-trail-action-certificates-most = certificates up to the limit
great-western-trail-action-hire = { $change ->
    [0] hire
    [2] hire +${ $change }
   *[other] hire −${ $less }
}
great-western-trail-action-build = build, ${ $dollars } a craftsman
great-western-trail-action-objective = objective card
great-western-trail-action-engine = { $per ->
    [engineers] engine ≤ engineers
    [woods] engine ≤ buildings in the woods
   *[other] { $dollars ->
        [0] engine ≤ { $count }
       *[other] pay ${ $dollars }: engine ≤ { $count }
    }
}
great-western-trail-action-engine-back = engine { $count } back → { $gain }
great-western-trail-action-auxiliary = auxiliary action
great-western-trail-action-trade = Indian trade
great-western-trail-action-hazard = { $dollars ->
    [0] remove a hazard
   *[other] remove a hazard for ${ $dollars }
}
great-western-trail-action-move = { $count ->
    [1] 1 step
   *[other] ≤ { $count } steps
}
great-western-trail-action-free-move = ≤ { $count } steps without fees
great-western-trail-action-draw = { $per ->
    [cowboys] draw and discard ≤ cowboys
   *[other] draw and discard ≤ { $count }
}
great-western-trail-action-copy = copy a neighbouring building
great-western-trail-action-behind = upgrade a station behind
great-western-trail-action-delivery = extraordinary delivery
great-western-trail-given-pair = 2 of one type
great-western-trail-given-any = any cattle
great-western-trail-then-engine = engine 1
great-western-trail-then-objective = objective card
great-western-trail-objective-card = “{ $tasks }” (+{ $points }/−{ $penalty } VP; { $action })
great-western-trail-objective-start = “{ $tasks }” (+{ $points } VP)
great-western-trail-tile-hazard = { $section }, { $hand ->
    [green] green
   *[other] black
} hand ({ $points } VP)
great-western-trail-master-workers = $2; 1 VP/worker
great-western-trail-master-objectives = hazard/teepee; 3 VP/2 objectives
great-western-trail-master-hazards = certificate; 3 VP/2 hazards
great-western-trail-master-teepees = certificate; 3 VP/teepee pair
great-western-trail-master-certificates = certificate; 3 VP/2 of them
great-western-trail-disc-aux-dollar = dollars
great-western-trail-disc-aux-draw = draw and discard
great-western-trail-disc-aux-certificate = certificates
great-western-trail-disc-aux-engine = engine
great-western-trail-disc-aux-remove-card = remove cards
great-western-trail-disc-step-a = longer steps +$3
great-western-trail-disc-step-b = longer steps 3 VP
great-western-trail-disc-hand-limit = larger hand −$5
great-western-trail-kansas-city = Kansas City · foresight
great-western-trail-left = { $count } left
great-western-trail-job-market = Job market · last turns after { $count ->
    [1] 1 worker
   *[other] { $count } workers
}
great-western-trail-job-market-closed = Job market · last turns
great-western-trail-token = token, { $free } free: { $workers }
great-western-trail-to-come = to come: { $rows }
great-western-trail-filled = ↻ then the cattle market is filled up
great-western-trail-cattle-market = Cattle market · { $count } in the stack
great-western-trail-crew = { $count ->
    [1] 1 cowboy
   *[other] { $count } cowboys
}
great-western-trail-price = { $cards ->
    [1] { $price }
   *[other] { $cards } for { $price }
}
great-western-trail-display = Objective cards · { $count } in the stack
great-western-trail-card = objective
great-western-trail-valued = { $breed } { $value }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } VP)
}
great-western-trail-railroad = Railroad
great-western-trail-appointed = { $worker } appointed
great-western-trail-cities = Cities
great-western-trail-cities-legend = ▨ any disc fits · ↓ with the next city
great-western-trail-head-station = No.
great-western-trail-head-track = Track
great-western-trail-head-upgrade = Upgrade
great-western-trail-head-discs = Discs
great-western-trail-head-master = Station master
great-western-trail-head-value = Value
great-western-trail-head-city = City
great-western-trail-head-transport = Cost
great-western-trail-head-gives = Gives
great-western-trail-hand = Hand
great-western-trail-revealed = Revealed
great-western-trail-worth = { $cards } = breeding value { $value }
great-western-trail-workers = Workers
great-western-trail-worker = { $count }× { $worker }
great-western-trail-worker-next = { $count }× { $worker } (next: { $action })
great-western-trail-limits = Limits
great-western-trail-steps = { $count } steps
great-western-trail-cards = { $count } hand cards
great-western-trail-certificates-held = { $marker } of { $limit } certificates{ $permanent ->
    [0] {""}
   *[other] , { $permanent } permanent
}
great-western-trail-engine = engine: { $place }
great-western-trail-visits = { $count ->
    [1] 1 delivery
   *[other] { $count } deliveries
}
great-western-trail-auxiliary = Auxiliary
great-western-trail-double = double: { $actions }
great-western-trail-single = single: { $actions }
great-western-trail-locked = locked: { $actions }
great-western-trail-covered = Discs on
great-western-trail-plans = To build
great-western-trail-plan = { $tile } ({ $craftsmen } cr., { $points } VP) { $actions }
great-western-trail-placed = Built
great-western-trail-placed-on = { $tile } on { $space }{ $actions }
great-western-trail-deck = Herd deck
great-western-trail-deck-of-own = draw stack { $stack }: { $drawn }; discard pile { $pile }: { $thrown }
great-western-trail-deck-of-other = { $cards }; draw stack { $stack }, discard pile { $pile } (top: { $top })
great-western-trail-tiles = Tiles
great-western-trail-hazards = { $count } { $section } ({ $points } VP)
great-western-trail-masters = Masters
great-western-trail-objectives = Objectives
great-western-trail-score = Points

# Oh My Goods!' table.

oh-my-goods-new-hand-cards = new hand cards
oh-my-goods-sunrise = sunrise
oh-my-goods-planning = planning
oh-my-goods-sunset = sunset
oh-my-goods-produce-and-build = produce and build
oh-my-goods-last-round = Round { $number } of { $last }
oh-my-goods-active = active: { $seat }
oh-my-goods-market = { draw-market }
oh-my-goods-cards = cards
oh-my-goods-half-suns = ½ suns ◓
oh-my-goods-to-come = to come
oh-my-goods-together = Together
oh-my-goods-with-offices = With your offices
oh-my-goods-of-unseen = { $count } of { $unseen }
oh-my-goods-assistants = { draw-assistants }
oh-my-goods-points = VP
oh-my-goods-worth = goods worth { coins }
oh-my-goods-built = { $count ->
    [1] 1 building
   *[other] { $count } buildings
}
oh-my-goods-held = { cards } in hand
oh-my-goods-set-aside = 1 card set aside
oh-my-goods-colours = Colours: { $colours }
oh-my-goods-building = building ◄ person
oh-my-goods-goods = goods @coins
oh-my-goods-good = { $good } @{ $coins }
oh-my-goods-needs = needs
oh-my-goods-needs-and-lacks = needs (−missing)
oh-my-goods-chain = chain takes
oh-my-goods-hand = { draw-hand }
oh-my-goods-cost = cost
oh-my-goods-makes = makes @coins

# Mineshaft's table.

mineshaft-starter = first player: { $seat }
mineshaft-part = Part { $number } of { $parts }, from west to east
mineshaft-excerpt = Part of the mine (b shows all of it)
mineshaft-dice = Last roll
mineshaft-not-rolled = not rolled yet
mineshaft-drawn = { $tile } with { $slots ->
    [1] 1 slot
   *[other] { $slots } slots
}
mineshaft-end = End
mineshaft-end-waits = comes when the stack ({ $tiles }) or the bag ({ $counters }) is empty, or no track has an open end ({ $ends })
mineshaft-readings = Agreed
mineshaft-signs = Signs
mineshaft-empty-slot = empty slot
mineshaft-opening = opening
mineshaft-own-tile = you stand here
mineshaft-short-start = Start
mineshaft-short-swap = Swap
mineshaft-short-porous-rock = Rock
mineshaft-short-mine-kart = Kart
mineshaft-short-tunnel = Tunn.
mineshaft-short-call-for-help = Help
mineshaft-counters = Counters
mineshaft-covered = { $count } covered
mineshaft-stands = Stands on
mineshaft-collapsed = { $tile } (collapsed)
