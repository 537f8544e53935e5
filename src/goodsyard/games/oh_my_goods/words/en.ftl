title = Oh My Goods!
summary = Set up your production chains, place your worker well and hope for the right sunset.
minutes = 30
option-edition = Rules
option-edition-first = first edition
option-edition-second = second edition
option-hiring = A hired assistant at the worker’s building
option-hiring-literal = not allowed: one person per building
option-hiring-v1-1 = allowed: the worker has left (rules v1.1)
option-starting-player = First active player
option-starting-player-random = drawn at random
option-starting-player-1 = Seat 1
option-starting-player-2 = Seat 2
option-starting-player-3 = Seat 3
option-starting-player-4 = Seat 4

# Names of printed things, used after "the" or alone.

resource-wood = wood
resource-clay = clay
resource-grain = grain
resource-wool = wool
resource-stone = stone
colour-green = green
colour-red = red
colour-yellow = yellow
colour-white = white
colour-grey = grey
good-coal = coal
good-bricks = bricks
good-flour = flour
good-planks = planks
good-iron = iron
good-cattle = cattle
good-fabric = fabric
good-glass = glass
good-clothes = clothes
good-bread = bread
good-barrels = barrels
good-windows = windows
good-leather = leather
good-tools = tools
good-meat = meat
good-shoes = shoes
good-food = food
building-charburner = Charburner
building-sawmill = Sawmill
building-iron-smelter = Iron Smelter
building-cooperage = Cooperage
building-tool-maker = Tool Maker
building-glassmaker = Glassmaker
building-window-manufacture = Window Manufacture
building-mill = Mill
building-bakery = Bakery
building-shoemaker = Shoemaker
building-food-factory = Food Factory
building-weaving-mill = Weaving Mill
building-tailors-shop = Tailor’s Shop
building-butcher = Butcher
building-brick-manufacture = Brick Manufacture
building-cattle-ranch = Cattle Ranch
building-tannery = Tannery
building-market-office = Market Office
building-numbered = { $building } no. { $number }

list = { $before }, { $last }
amount = { $count } { $what }
amount-any = any { $count }
suns = { $suns ->
    [0] {""}
   *[other] , half sun
}
card-priced = { $building } ({ coins })
card-production = { $building } ({ coins }; needs { $required }{ suns })
card-office = { $building } for { $resource } ({ coins }{ suns })
card-office-card = { $building } for a card ({ coins }{ suns })
card-charburner = { $building } (needs { $required })
assistant = assistant for { coins } ({ $points } VP; asks for { $colours })
coins = { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}
cards = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}

# Questions, in the second person.

prompt-exchange = Keep your hand, or discard all of it and draw the same number of cards?
prompt-move = Move an assistant for 2 coins, or leave them where they are.
prompt-pay = You still have to pay { coins }: which good do you spend?
prompt-work = Where does your worker work, and how?
prompt-plan = Which card do you set aside to build this round?
prompt-produce = Which building produces next?
prompt-supply = Discard { cards } more for the { $building }: which one?
prompt-chain = Use the chain of the { $building } to make more { $good }, or stop.
prompt-chain-with = Which building gives the { $good } for it?
prompt-build = Do you build the { $card }?
prompt-hire = Hire an assistant, or nobody.
prompt-station = At which building does the new assistant work?
prompt-shed = Both piles are empty. Discard { cards } more: which one?

# Choices, in the imperative.

choice-keep = Keep your hand
choice-swap = Discard your hand and draw the same number of cards
choice-stay = Leave the assistants where they are
choice-move = Move the assistant from the { $source } to the { $target }
choice-pay = 1 { $good } from the { $building } ({ coins }; { $left } there)
choice-work = { $mode ->
    [orderly] { $building }, orderly: all resources, 2 goods
   *[other] { $building }, sloppily: one resource less, 1 good
}
choice-idle = Stay idle this round
choice-plan = Set aside the { $card }
choice-no-plan = Set nothing aside
choice-produce = { $cards ->
    [0] Produce at the { $building }
   *[other] Produce at the { $building }, discarding { cards }
}
choice-open-chain = Use the chain of the { $building }
choice-enough = End production
choice-supply = Discard the { $card } as { $resource }
choice-shed = Discard the { $card }
choice-refine-card = Add the { $card } from your hand
choice-refine-good = Use 1 { $good } from the { $building }
choice-stop = Stop refining
choice-build = Build it
choice-give-up = Discard it
choice-take-back = Take it back into your hand
choice-hire = Hire the { $assistant }
choice-nobody = Hire nobody
choice-station = At the { $building }

# Several actions as one choice.

over = { $over ->
    [0] {""}
    [1] {" "}(1 coin too many)
   *[other] {" "}({ $over } coins too many)
}
bundle-pay = Pay { coins } with { $goods }{ over }
bundle-build = Build it for { coins }: { $goods }{ over }
bundle-hire = Hire the { $assistant } with { $goods }{ over }
bundle-supply = Discard { $cards }
bundle-produce = Produce at the { $building }, discarding { $cards }
bundle-refine = Use the chain of the { $building } { $count } times
bundle-refine-cards = { bundle-refine }, adding { $cards }
bundle-finish = Finish the turn: produce, build and hire nothing more

# The log.

log-round-began = Round { $count } begins; { $seat } is the active player.
log-exchanged = { $seat } exchanges their whole hand ({ $count ->
    [1] 1 card
   *[other] { $count } cards
}).
log-dealt = { $seat } gets { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-shuffled = The discard pile is shuffled: the new draw pile has { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-sunrise = Sunrise: the market opens with { $resources }.
log-sunset = Sunset: the market gains { $resources }.
no-resources = nothing
log-works = { $mode ->
    [orderly] { $seat } works orderly at the { $building }.
   *[other] { $seat } works sloppily at the { $building }.
}
log-idle = The worker of { $seat } finds no free building.
log-moved = { $seat } moves an assistant from the { $source } to the { $target }.
log-planned = { $seat } has set a card aside.
log-no-plan = { $seat } has set no card aside.
log-spent = { $seat } spends { $count } { $good } ({ coins }).
log-supplied = { $seat } discards the { $card } as { $resource } for the { $building }.
log-produced = { $count ->
    [0] There is no card left to draw for the { $building } of { $seat }.
   *[other] The { $building } of { $seat } produces { $count } { $good }.
}
log-not-produced = { $spared ->
    [0] The { $building } of { $seat } produces nothing: the market lacks { $missing }.
   *[other] The { $building } of { $seat } produces nothing: the market lacks { $missing }, and sloppy work can spare only one.
}
log-left-out = The { $building } of { $seat } could have produced but was left out.
log-refined-card = { $seat } turns the { $card } ({ $resource }) into { $product }.
log-refined-good = { $seat } turns 1 { $good } into { $product }.
log-built = { $office ->
    [1] { $seat } opens the { $card }.
   *[other] { $seat } builds the { $card }.
}
log-gave-up = { $seat } does not want to build the planned { $card } and discards it.
log-could-not-pay = { $seat } cannot pay for the planned { $card } and discards it: the goods are worth only { coins }.
log-took-back = { $seat } takes the { $card } back into their hand.
log-took-back-a-card = { $seat } takes the planned card back into their hand.
log-hired = { $seat } hires the { $assistant } for the { $building }.
log-shed = { $seat } discards the { $card }.
log-short = Both piles are empty: everyone discards half of their hand.
log-last-round = { $seat } has { $count } buildings: the next round is the last.
log-game-over = The game is over.

# Refusals.

refusal-no-building = You have only { $count ->
    [1] 1 building
   *[other] { $count } buildings
}.
refusal-office = The { $building } makes no goods, so nobody can work there.
refusal-occupied = An assistant already works at the { $building }.
refusal-idle = Your worker must go to a free building.
refusal-no-assistant = No assistant works at the { $building }.
refusal-moved = This assistant has already been moved this round.
refusal-coins = This costs { coins }, and your goods are worth only { $purse }.
refusal-no-goods = There are no goods to spend at the { $building }.
refusal-nobody-there = Nobody works at the { $building }.
refusal-produced = The { $building } has already produced this round.
refusal-resources = The { $building } lacks resources, and your hand cannot supply them.
refusal-chain = You have nothing that the chain of the { $building } takes.
refusal-chain-later = The chain of the { $building } can be used only after it has produced.
refusal-chain-opened = You have opened the chain of the { $building }: use it at least once.
refusal-chain-takes = The chain takes { $item } here.
refusal-not-in-hand = You do not hold the { $card }.
refusal-not-missing = No { $resource } is missing.
refusal-not-offered = This assistant is not on offer.
refusal-has-built = You have built a card this round, so you cannot hire anybody.
refusal-assistants = You already have { $count } assistants.
refusal-no-place = Each of your production buildings already has somebody working there.
refusal-worker = Your worker is at the { $building }: only one person can work there.
refusal-colours = You lack buildings in the colours of the { $assistant }.

# The score.

line-buildings = Buildings
line-assistants = Assistants
line-goods = Goods

# The drawing.

draw-market = Market display
draw-round = Round { $number }
draw-round-last = Round { $number } of { $last }
draw-over = The game is over
draw-sunrise = Sunrise
draw-sunset = Sunset
draw-rising = Sunrise
draw-setting = Sunset
draw-totals = Resources
draw-draw-pile = Draw pile
draw-discard-pile = Discard pile
draw-assistants = Assistants
draw-assistant = Assistant
draw-nobody-left = Nobody is left to hire.
draw-hand = Your hand
draw-hand-count = Cards in hand: { $count }
draw-coins = Goods worth { $count } coins
draw-planned = Set aside to be built
draw-empty-lot = empty lot
draw-active = active player
draw-building = Building { $number }: { $card }
draw-orderly = orderly
draw-sloppily = sloppily
draw-goods = { $count } { $good }, worth { $coins } coins
draw-missing = Missing: { $count }
draw-all-there = all there
draw-offices-add = your offices add { $count }
draw-score = Score
draw-score-so-far = Points so far

# The board in a terminal.

board-new-hand-cards = new hand cards
board-sunrise = sunrise
board-planning = planning
board-sunset = sunset
board-produce-and-build = produce and build
board-last-round = Round { $number } of { $last }
board-active = active: { $seat }
board-market = { draw-market }
board-cards = cards
board-half-suns = ½ suns ◓
board-to-come = to come
board-together = Total
board-with-offices = With your offices
board-of-unseen = { $count } of { $unseen }
board-assistants = { draw-assistants }
board-points = VP
board-worth = goods worth { coins }
board-built = { $count ->
    [1] 1 building
   *[other] { $count } buildings
}
board-held = { cards } in hand
board-set-aside = 1 card set aside
board-colours = Colours: { $colours }
board-building = building ◄ person
board-goods = goods @coins
board-good = { $good } @{ $coins }
board-needs = needs
board-needs-and-lacks = needs (−missing)
board-chain = chain takes
board-hand = { draw-hand }
board-cost = cost
board-makes = makes @coins
