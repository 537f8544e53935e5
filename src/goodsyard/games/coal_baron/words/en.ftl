title = Coal Baron: The Great Card Game
summary = Load your lorries, couple the right engine and send the trains off with the best orders.
minutes = 45
option-starting-player = Starting player
option-starting-player-random = drawn at random
option-starting-player-1 = Seat 1
option-starting-player-2 = Seat 2
option-starting-player-3 = Seat 3
option-starting-player-4 = Seat 4
option-delivered = Delivered stacks
option-delivered-own = look at your own only
option-delivered-open = open to all

# Names of printed things; they stand after "the" or alone.

crest-wheel = wheel
crest-clover = clover
crest-tower = tower
crest-fox = fox
destination-barracks = barracks
destination-furnaces = furnaces
destination-factories = factories
destination-steamboats = steamboats
in-barracks = in the barracks
in-furnaces = in the furnaces
in-factories = in the factories
in-steamboats = in the steamboats
engine-saddle = saddle engine
engine-tender = tender engine
engine-express = express engine
engine-shunter = shunter engine

a-card = a card
the-card = { $family ->
   *[other] the { $card }
}
card-lorry = { $lorries ->
    [1] { $crest } lorry ({ $points } VP)
   *[other] { $crest } double lorry
}
card-wagon = { $crest } wagon
card-wild-wagon = wild wagon
card-order = order for the { $destination } ({ lorries }, { $points } VP)
card-share = share { $place }
card-innovation = innovation “{ $innovation }”
card-objective = objective “{ $objective }”
innovation-worker-1-3 = 1 to 3 workers
innovation-worker-1-4 = 1 to 4 workers
innovation-worker-1-5 = 1 to 5 workers
innovation-take-lorry = take a lorry
innovation-take-wagon = take a wagon
innovation-take-engine = take an engine
innovation-take-order = take an order
innovation-take-share = take a share
innovation-mining = mine up to 4 steps
innovation-delivery = deliver
objective-shift-tokens = { $points } VP for every 2 shift tokens
objective-objective-cards = { $points } VP for each objective
objective-engine = { $points } VP for each delivered { $target }
objective-share = { $points } VP for each assigned share { $target }
objective-order = { $points } VP for each fulfilled order for the { $target }
objective-lorries = { $points } VP for 5 or more lorries on fulfilled orders for the { $target }

zone-lorry-1 = first lorry stack
zone-lorry-2 = second lorry stack
zone-wagon-1 = first wagon stack
zone-wagon-2 = second wagon stack
zone-engine = engine stack
zone-order = order stack
zone-share = share stack
zone-innovation = innovation stack
zone-objective = objective stack
zone-mining-0-1 = Mining 0/1
zone-mining-1-2 = Mining 1/2
zone-mining-2-3 = Mining 2/3
zone-delivery = Delivery
zone-wild = Wild action
at-zone = { $kind ->
    [stack] at the { $zone }
   *[action] at “{ $zone }”
}
dock = dock { $number }
workers = { $workers ->
    [1] 1 worker
   *[other] { $workers } workers
}
lorries = { $lorries ->
    [1] 1 lorry
   *[other] { $lorries } lorries
}
steps = { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}
worker-cards = { $count ->
    [1] worker card { $cards }
   *[other] worker cards { $cards }
}
innovation-as = the { $innovation } as { workers }
an-engine = { $type ->
    [express] an { $engine }
   *[other] a { $engine }
}
list = { $before }, { $last }
list-and = { $before } and { $last }

# Questions, in the second person.

prompt-turn = Place workers in a zone, or pass.
prompt-turn-committed = Place workers in a zone. You have played an innovation, so you cannot pass.
prompt-workers = Which cards do you use to place { workers } { $zone }?
prompt-workers-more = Which cards do you use to place { $workers ->
    [1] 1 more worker
   *[other] { $workers } more workers
} { $zone }?
prompt-wagon-to = Which dock does the { $card } go to?
prompt-engine-to = Which dock does the { $card } go to?
prompt-mining = { $least ->
    [0] Move a lorry card ({ $left }). If you stopped now, you could not place any workers.
   *[other] Move a lorry card. You must spend { $least } or { $most } steps.
}
prompt-mining-or-stop = Move a lorry card ({ $left }), or stop mining.
prompt-mining-nothing = Stop mining. After any further move you could not place any workers.
steps-left = { $most ->
    [1] 1 step left
   *[other] { $most } steps left
}
prompt-delivery = Which train leaves, and with which order?
prompt-delivery-more = Send off another train with { $engine }, or end the delivery.
prompt-delivery-must = Send off another train with { $engine }. If you ended the delivery now, you could not place any workers.
prompt-delivery-nothing = End the delivery. No other train can leave.
prompt-wild-stack = Which stack do you look at?
prompt-wild-pick = Which of the top cards of the { $zone } do you take?
prompt-wild-return = Which card do you put at the bottom of the { $zone } next?
prompt-afterwards = Play an innovation, or end your turn.
prompt-afterwards-nothing = End your turn. You have no innovation to play now.

# Choices, as something to do.

choice-pass = Pass and sit out the rest of the shift
choice-zone = Use “{ $zone }” for { workers }
choice-zone-stack = Take { $card } for { workers }
choice-zone-pair = Take { $card } from the { $stack ->
    [1] first
   *[other] second
} stack for { workers }
choice-play = Play the { $innovation }
choice-play-in-vain = Play the { $innovation }, although you cannot move any lorry card with it now
choice-play-take = Play the { $innovation } and take { $card }
choice-play-take-from = Play the { $innovation } and take { $card } from the { $stack ->
    [1] first
   *[other] second
} stack
choice-end-turn = End your turn
choice-workers = Use { $cards }
choice-dock = Choose dock { $number }
choice-stop-mining = Stop mining
choice-to-storage = Move { $card } to the storage
choice-load = Load { $card } onto a { $wagon } in { $dock }
choice-load-stored = Load { $card } from the storage onto a { $wagon } in { $dock }
choice-enough = End the delivery
choice-deliver = Send off the train in { $dock } with the { $order }
choice-look = Look at the { $zone }
choice-pick = Take { $card }
choice-return = Put { $card } at the bottom of the stack

# Several actions as one choice.

bundle-zone = Use “{ $zone }” for { workers } and { $steps }
bundle-zone-cards = Use “{ $zone }” for { workers } with { $cards }
bundle-zone-cards-steps = Use “{ $zone }” for { workers } with { $cards }, and { $steps }
bundle-cards-steps = Use { $cards } and { $steps }
bundle-return = Put these at the bottom of the stack first: { $cards }
steps-then = { $before }, then { $last }
step-to-storage = move { $card } to the storage
step-load = load { $card } onto a { $wagon } in { $dock }
step-load-stored = load { $card } from the storage onto a { $wagon } in { $dock }
step-deliver = send off the train in { $dock } with the { $order }

# What can be asked for in advance.

order-pass = Pass for the rest of this shift

# The log.

log-set-up = The display is laid out for { $players } players. Everybody has { $workers } workers, and the game lasts { $shifts } shifts.
log-placed = { $seat-is ->
    [you] You place { workers } { $zone }.
   *[other] { $seat } places { workers } { $zone }.
}
log-placed-with = { $seat-is ->
    [you] You place { workers } { $zone } with { $cards }.
   *[other] { $seat } places { workers } { $zone } with { $cards }.
}
log-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
log-took = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
log-docked = { $seat-is ->
    [you] You put { $card } in { $dock }.
   *[other] { $seat } puts { $card } in { $dock }.
}
log-loaded = { $seat-is ->
    [you] You load { $card } onto a { $wagon } in { $dock }.
   *[other] { $seat } loads { $card } onto a { $wagon } in { $dock }.
}
log-stored = { $seat-is ->
    [you] You move { $card } to the storage.
   *[other] { $seat } moves { $card } to the storage.
}
log-delivered = { $seat-is ->
    [you] You send off the train with the { $engine } from { $dock }, fulfilling the { $order }.
   *[other] { $seat } sends off the train with the { $engine } from { $dock }, fulfilling the { $order }.
}
log-looked = { $seat-is ->
    [you] You look at
   *[other] { $seat } looks at
} { $cards ->
    [1] the only card
   *[other] the top { $cards } cards
} of the { $zone }.
log-picked = { $seat-is ->
    [you] You take { $card } from the { $zone }.
   *[other] { $seat } takes { $card } from the { $zone }.
}
log-returned = { $seat-is ->
    [you] You put { $card } at the bottom of the { $zone }.
   *[other] { $seat } puts { $card } at the bottom of the { $zone }.
}
log-played = { $seat-is ->
    [you] You play the { $innovation }.
   *[other] { $seat } plays the { $innovation }.
}
log-cut = The { $zone } has run out; { $cards ->
    [1] the top card of the other stack takes its place.
   *[other] the top { $cards } cards of the other stack take its place.
}
log-shift-ended = { $seat-is ->
    [you] Shift { $number } ends: you were the last to place workers at “Mining 0/1” and get the shift token.
   *[other] Shift { $number } ends: { $seat } was the last to place workers at “Mining 0/1” and gets the shift token.
}
log-shift-ended-holder = { $seat-is ->
    [you] Shift { $number } ends: nobody placed workers at “Mining 0/1”, so you get the shift token as the holder of the previous one.
   *[other] Shift { $number } ends: nobody placed workers at “Mining 0/1”, so { $seat } gets the shift token as the holder of the previous one.
}
log-shift-ended-starter = { $seat-is ->
    [you] Shift { $number } ends: nobody placed workers at “Mining 0/1”, so you get the shift token as the starting player.
   *[other] Shift { $number } ends: nobody placed workers at “Mining 0/1”, so { $seat } gets the shift token as the starting player.
}
log-shift-began = { $seat-is ->
    [you] Shift { $number } begins; you start.
   *[other] Shift { $number } begins; { $seat } starts.
}
log-game-over = The game is over.

# Why not?

refusal-committed = You have played an innovation this turn, so you must place workers.
refusal-exact = You must place exactly { workers } { $zone }, and these cards do not make that number.
refusal-cards-placed = You have already placed one of these worker cards in this shift.
refusal-cards-not-used = One of these worker cards is not used with { $players } players.
refusal-rest = { $workers ->
    [1] Then 1 worker is still missing, and your other cards cannot make that number.
   *[other] Then { $workers } workers are still missing, and your other cards cannot make that number.
}
refusal-named-in-order = Name the innovation with the wider range first, and of two equal ones the one with the higher number.
refusal-crest = The crest of this wagon is not shown at { $dock }.
refusal-engine = There is already an engine in { $dock }.
refusal-steps = You must spend at least { $steps ->
    [1] 1 more step
   *[other] { $steps } more steps
} first.
refusal-row-empty = Your mining row is empty.
refusal-not-stored = There is no { $card } in your storage.
refusal-stored-already = A lorry card in the storage can only be loaded onto a wagon.
refusal-lorry-crest = The crest of this lorry card is not shown at { $dock }.
refusal-no-wagon = There is no empty { $wagon } in { $dock }.
refusal-cost = Moving the { $card } takes { steps }; { $most ->
    [0] no step is
    [1] only 1 step is
   *[other] only { $most } steps are
} left.
refusal-least = After this move you could no longer spend the { $steps ->
    [1] 1 step
   *[other] { $steps } steps
} that you must spend.
refusal-not-lifted = This card is not among those that you are looking at.
refusal-empty = The { $zone } is empty.
refusal-engines-full = There is an engine in each of your docks.
refusal-not-in-play = The card “{ $zone }” is not used with two players.
refusal-no-train = You have no train with an engine and with enough lorries for an order from your hand.
refusal-no-stack = There is no stack from which you could take a card.
refusal-mining = You cannot move enough lorries to spend { $steps ->
    [1] 1 mining step
   *[other] { $steps } mining steps
}.
refusal-workers = You must place exactly { workers } { $zone }, and your cards cannot make that number.
refusal-no-innovation = You do not hold the { $innovation }.
refusal-no-placement-left = After that you could not be sure of placing workers, and having played an innovation you may not pass.
refusal-first-train = At least one train must leave.
refusal-no-order = You do not hold the { $order }.
refusal-no-engine = There is no engine in { $dock }.
refusal-other-engine = The train in { $dock } has another type of engine.
refusal-lorries = The train in { $dock } carries { $lorries ->
    [0] no lorries
    [1] only 1 lorry
   *[other] only { $lorries } lorries
}.

# The score pad.

line-lorries = Lorries
line-orders = Orders
line-shares = Shares
line-shift-tokens = Shift tokens
line-objectives = Objectives

# drawing
draw-display = Display
draw-hand = Your hand
draw-looked = Looked at: { $zone }
draw-score = Score pad
draw-score-so-far = Points so far
draw-total = Total
draw-shift = Shift { $number } of { $shifts }
draw-over = The game is over
draw-shift-token = Shift token { $number }
draw-shift-token-held = Shift token { $number }: { $seat }
draw-shift-tokens-left = Shift tokens left: { $count }, number { $number } on top
draw-box = Innovations out of the game: { $count }
draw-family-lorry = Lorries
draw-family-wagon = Wagons
draw-family-engine = Engines
draw-family-order = Orders
draw-family-share = Shares
draw-family-innovation = Innovations
draw-family-objective = Objectives
draw-family-worker = Workers
draw-action-mining = Mining
draw-action-delivery = Delivery
draw-action-wild = Wild action
draw-empty-stack = no card left
draw-not-used = not used with two players
draw-zone-next = { $zone }; next: { $workers ->
    [1] 1 worker
   *[other] { $workers } workers
}
draw-zone-stack = { $zone }: { $card }; { $height ->
    [1] 1 card
   *[other] { $height } cards
}; next: { $workers ->
    [1] 1 worker
   *[other] { $workers } workers
}
draw-required = next: { $workers ->
    [1] 1 worker
   *[other] { $workers } workers
}
draw-placed = { $seat }: { $workers ->
    [1] 1 worker
   *[other] { $workers } workers
} ({ $cards })
draw-placing = { $seat } is placing workers, { $workers } so far ({ $cards })
draw-delivered-hidden = { $count ->
    [0] Delivered: nothing yet
    [1] Delivered: 1 card, which only its owner may look at
   *[other] Delivered: { $count } cards, which only their owner may look at
}
draw-points-hidden = points at the end of the game
draw-shares = { $destination }: shares { $shares }
draw-remembered = You have seen, counted from the top: { $cards }
draw-hidden-card = a card that you do not know
draw-mining-row = Mining row
draw-storage = Storage
draw-dock-short = Dock { $number }
draw-dock = Dock { $number }: { $one } and { $other }; lorries: { $lorries }
draw-no-engine = Dock { $number } has no engine
draw-wagon-empty = { $wagon }, empty
draw-wagon-loaded = { $wagon } with { $card }
draw-ledger = Your ledger
draw-column-order = Fulfilled orders
draw-column-lorry = Lorries on fulfilled orders
draw-column-share = Shares
draw-lorries-loaded = lorries loaded: { $lorries }
draw-delivered-short = Delivered: { $count }
draw-fulfilled = { $destination }: orders { $orders } (lorries on them: { $lorries }), shares { $shares }
draw-engines = { $engine }, delivered: { $count }
draw-lorry-points = Points on delivered lorries: { $points }
draw-passed = passed
draw-starter = starting player
draw-holds-workers = { $count ->
    [0] { $seat } holds no workers
    [1] { $seat } holds 1 worker
   *[other] { $seat } holds { $count } workers
}
draw-worker-card = { $count ->
    [1] Worker card { $value }
   *[other] { $count } worker cards { $value }
}
draw-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
draw-objective-shift-tokens = every 2 tokens
draw-objective-objective-cards = each objective
draw-objective-engine = each engine
draw-objective-share = each share
draw-objective-order = each order
draw-objective-lorries = 5 lorries
draw-does-mining = { $least } or { $most } { $most ->
    [1] step
   *[other] steps
}
draw-does-delivery = trains leave
draw-does-wild = take 1 of the top { $count }
draw-wild-wagon = Wild
draw-engine-saddle = saddle
draw-engine-tender = tender
draw-engine-express = express
draw-engine-shunter = shunter

## The board in a terminal

board-shift = Shift { $number } of { $shifts }
board-starter = starting player: { $seat }
board-passed = passed
board-zone = Zone
board-stack-lorry-1 = First lorry stack
board-stack-lorry-2 = Second lorry stack
board-stack-wagon-1 = First wagon stack
board-stack-wagon-2 = Second wagon stack
board-stack-engine = Engine stack
board-stack-order = Order stack
board-stack-share = Share stack
board-stack-innovation = Innovation stack
board-stack-objective = Objective stack
board-top = Top card
board-height = Cards
board-required = Needs
board-placed = Placed
board-empty = empty
board-workers = Workers
board-row = Row, front first
board-storage = Storage
board-dock = Dock { $number } { $crests }
board-train = { $cards } = { lorries }
board-empty-wagon = empty { $wagon }
board-orders = Orders
board-order = { $destination } ({ lorries }, { $points } VP)
board-innovations = Innovations
board-shares = Shares
board-objectives = Objectives
board-objective-shift-tokens = { $points } VP per 2 shift tokens
board-objective-objective-cards = { $points } VP per objective
board-objective-engine = { $points } VP per { $target }
board-objective-share = { $points } VP per share { $target }
board-objective-order = { $points } VP per order for the { $target }
board-objective-lorries = { $points } VP for 5 lorries to the { $target }
board-tokens = Shift tokens
board-delivered = Delivered
board-remembered = You remember
board-position = { $zone }, card { $position }: { $card }
