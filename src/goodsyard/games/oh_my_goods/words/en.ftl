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

# Colours before $count buildings, with 0 the bare name: in some languages the ending depends on it.

colour-green = { $count ->
   *[other] green
}
colour-red = { $count ->
   *[other] red
}
colour-yellow = { $count ->
   *[other] yellow
}
colour-white = { $count ->
   *[other] white
}
colour-grey = { $count ->
   *[other] grey
}

# With $count 0 the bare name of the good.

good-coal = coal
good-bricks = { $count ->
    [1] brick
   *[other] bricks
}
good-flour = flour
good-planks = { $count ->
    [1] plank
   *[other] planks
}
good-iron = iron
good-cattle = { $count ->
    [0] cattle
   *[other] head of cattle
}
good-fabric = fabric
good-glass = { $count ->
    [0] glass
    [1] pane of glass
   *[other] panes of glass
}
good-clothes = { $count ->
    [0] clothes
    [1] set of clothes
   *[other] sets of clothes
}
good-bread = { $count ->
    [0] bread
    [1] loaf of bread
   *[other] loaves of bread
}
good-barrels = { $count ->
    [1] barrel
   *[other] barrels
}
good-windows = { $count ->
    [1] window
   *[other] windows
}
good-leather = leather
good-tools = { $count ->
    [1] tool
   *[other] tools
}
good-meat = meat
good-shoes = { $count ->
    [0] shoes
    [1] pair of shoes
   *[other] pairs of shoes
}
good-food = { $count ->
    [0] food
    [1] tin of food
   *[other] tins of food
}
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

at-building = at the { $building }
at-office = at the { $building }
office = { $building } for { $resource }
office-card = { $building } for a card

list = { $before }, { $last }
list-and = { $before } and { $last }
amount = { $count } { $what }
amount-any = { $count ->
    [1] 1 resource of any kind
   *[other] { $count } resources of any kind
}
suns = { $suns ->
    [0] {""}
   *[other] ; half sun
}
the-card = the { $card }
card-priced = { $building } ({ coins })
card-production = { $building } ({ coins }; needs { $required }{ suns })
card-office = { $building } ({ coins }{ suns })
card-charburner = { $building } (needs { $required })
assistant = assistant for { coins } ({ $points } VP; asks for { $asked })
asked = { $colours } { $last ->
    [1] building
   *[other] buildings
}
coins = { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}
cards = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}

# Questions, in the second person.

prompt-exchange = Do you keep your hand, or exchange all of it?
prompt-move = Do you move an assistant for 2 coins?
prompt-pay = You still have to pay { coins }. Which good do you spend?
prompt-work = Where does your worker work, and how?
prompt-plan = Which card do you set aside to build this round?
prompt-produce = Which building produces next?
prompt-supply = You still have to discard { cards } for the { $building }. Which one do you discard?
prompt-chain = Use the chain of the { $building } to make more { $good }, or stop.
prompt-chain-with = Which building gives 1 { $good } for it?
prompt-build = Do you build the { $card }?
prompt-hire = Do you hire an assistant?
prompt-station = At which building does the new assistant work?
prompt-shed = Both piles are empty, and you still have to discard { cards }. Which one do you discard?

# Choices, in the imperative.

choice-keep = Keep your hand
choice-swap = Discard your whole hand and draw the same number of cards
choice-stay = Leave all assistants where they are
choice-move = Move the assistant from the { $source } to the { $target }
choice-pay = Spend 1 { $good } from the { $building } ({ coins }; { $left } in stock)
choice-work = { $mode ->
    [orderly] Work orderly at the { $building }: all resources, 2 goods
   *[other] Work sloppily at the { $building }: one resource fewer, 1 good
}
choice-idle = Stay idle this round
choice-plan = Set aside the { $card }
choice-no-plan = Set no card aside
choice-produce = { $cards ->
    [0] Produce at the { $building }
   *[other] Produce at the { $building }, discarding { cards }
}
choice-open-chain = Use the chain of the { $building }
choice-enough = End production
choice-supply = Discard the { $card } as { $resource }
choice-shed = Discard the { $card }
choice-refine-card = Turn the { $card } from your hand into 1 { $product }
choice-refine-good = Turn 1 { $good } from the { $building } into 1 { $product }
choice-stop = Stop refining
choice-build = Build it
choice-give-up = Discard it
choice-take-back = Take it back into your hand
choice-hire = Hire the assistant for { coins } ({ $points } VP; asks for { $asked })
choice-nobody = Hire nobody
choice-station = Place the assistant at the { $building }

# Several actions as one choice.

over = { $over ->
    [0] {""}
    [1] {" "}(1 coin too many)
   *[other] {" "}({ $over } coins too many)
}
bundle-pay = Pay { coins } with { $goods }{ over }
bundle-build = Build it for { coins }, paying { $goods }{ over }
bundle-hire = { choice-hire }, paying { $goods }{ over }
bundle-supply = Discard { $cards }
bundle-produce = Produce at the { $building }, discarding { $cards }
bundle-refine = Refine { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} at the { $building }
bundle-refine-cards = { bundle-refine }, adding { $cards }
bundle-finish = Finish the turn: produce, build and hire nothing more

# The log.

log-round-began = { $seat-is ->
    [you] Round { $count } begins; you are the active player.
   *[other] Round { $count } begins; { $seat } is the active player.
}
log-exchanged = { $seat-is ->
    [you] You exchange your whole hand of { cards }.
   *[other] { $seat } exchanges the whole hand of { cards }.
}
log-dealt = { $seat-is ->
    [you] You draw { cards }.
   *[other] { $seat } draws { cards }.
}
log-shuffled = The discard pile is shuffled to form a new draw pile of { cards }.
log-sunrise = Sunrise: the market display opens with { $resources }.
log-sunset = Sunset: the market display gains { $resources }.
no-resources = nothing
log-works = { $seat-is ->
    [you] { $mode ->
        [orderly] You work orderly at the { $building }.
       *[other] You work sloppily at the { $building }.
    }
   *[other] { $mode ->
        [orderly] { $seat } works orderly at the { $building }.
       *[other] { $seat } works sloppily at the { $building }.
    }
}
log-idle = { $seat-is ->
    [you] Your worker finds no free building and stays idle.
   *[other] { $seat }’s worker finds no free building and stays idle.
}
log-moved = { $seat-is ->
    [you] You move an assistant from the { $source } to the { $target }.
   *[other] { $seat } moves an assistant from the { $source } to the { $target }.
}
log-planned = { $seat-is ->
    [you] You set a card aside.
   *[other] { $seat } sets a card aside.
}
log-no-plan = { $seat-is ->
    [you] You set no card aside.
   *[other] { $seat } sets no card aside.
}
log-spent = { $seat-is ->
    [you] You spend { $count } { $good } worth { coins }.
   *[other] { $seat } spends { $count } { $good } worth { coins }.
}
log-supplied = { $seat-is ->
    [you] You discard the { $card } as { $resource } for the { $building }.
   *[other] { $seat } discards the { $card } as { $resource } for the { $building }.
}
log-produced = { $seat-is ->
    [you] { $count ->
        [0] Your { $building } produces nothing: no card is left to draw.
       *[other] Your { $building } produces { $count } { $good }.
    }
   *[other] { $count ->
        [0] { $seat }’s { $building } produces nothing: no card is left to draw.
       *[other] { $seat }’s { $building } produces { $count } { $good }.
    }
}
log-not-produced = { $seat-is ->
    [you] { $spared ->
        [0] Your { $building } produces nothing: the market display lacks { $missing }.
       *[other] Your { $building } produces nothing: the market display lacks { $missing }, and sloppy work saves only 1 resource.
    }
   *[other] { $spared ->
        [0] { $seat }’s { $building } produces nothing: the market display lacks { $missing }.
       *[other] { $seat }’s { $building } produces nothing: the market display lacks { $missing }, and sloppy work saves only 1 resource.
    }
}
log-left-out = { $seat-is ->
    [you] You leave out the { $building }, although it could produce.
   *[other] { $seat } leaves out the { $building }, although it could produce.
}
log-refined-card = { $seat-is ->
    [you] You show the { $card } as { $resource } and turn it into 1 { $product } at the { $building }.
   *[other] { $seat } shows the { $card } as { $resource } and turns it into 1 { $product } at the { $building }.
}
log-refined-good = { $seat-is ->
    [you] You turn 1 { $good } into 1 { $product } at the { $building }.
   *[other] { $seat } turns 1 { $good } into 1 { $product } at the { $building }.
}
log-built = { $seat-is ->
    [you] { $office ->
        [1] You open the { $building }, which costs { coins }.
       *[other] You build the { $building } for { coins }.
    }
   *[other] { $office ->
        [1] { $seat } opens the { $building }, which costs { coins }.
       *[other] { $seat } builds the { $building } for { coins }.
    }
}
log-gave-up = { $seat-is ->
    [you] You decide against building the { $card } and discard it.
   *[other] { $seat } decides against building the { $card } and discards it.
}
log-could-not-pay = { $seat-is ->
    [you] { $coins ->
        [0] You cannot pay for the { $card } and discard it: you have no goods.
       *[other] You cannot pay for the { $card } and discard it: your goods are worth only { coins }.
    }
   *[other] { $coins ->
        [0] { $seat } cannot pay for the { $card } and discards it: there are no goods to spend.
       *[other] { $seat } cannot pay for the { $card } and discards it: the goods are worth only { coins }.
    }
}
log-took-back = { $seat-is ->
    [you] You take the { $card } back into your hand.
   *[other] { $seat } takes back the { $card }.
}
log-took-back-a-card = { $seat-is ->
    [you] You take the card that you set aside back into your hand.
   *[other] { $seat } takes back the card that was set aside.
}
log-hired = { $seat-is ->
    [you] You hire an assistant ({ $points } VP) for { coins }, who starts work at the { $building }.
   *[other] { $seat } hires an assistant ({ $points } VP) for { coins }, who starts work at the { $building }.
}
log-shed = { $seat-is ->
    [you] You discard the { $card }.
   *[other] { $seat } discards the { $card }.
}
log-short = Both piles are empty: everyone discards half of their hand.
log-last-round = { $seat-is ->
    [you] You have { $count } buildings: the next round is the last.
   *[other] { $seat } has { $count } buildings: the next round is the last.
}
log-game-over = The game is over.

# Refusals.

refusal-no-building = You have only { $count ->
    [1] 1 building
   *[other] { $count } buildings
}.
refusal-office = The { $building } makes no goods, so nobody can work there.
refusal-occupied = An assistant already works at the { $building }.
refusal-idle = Your worker must go to a free building.
refusal-no-assistant = No assistant works { $place }.
refusal-moved = This assistant has already been moved this round.
refusal-coins = This costs { coins }, and { $purse ->
    [0] you have no goods to spend
    [1] your goods are worth only 1 coin
   *[other] your goods are worth only { $purse } coins
}.
refusal-no-goods = There are no goods { $place } that you could spend.
refusal-nobody-there = Nobody works { $place }.
refusal-produced = The { $building } has already produced this round.
refusal-resources = The { $building } lacks resources, and your hand cannot supply them.
refusal-no-chain = There is no production chain { $place }.
refusal-chain = You have nothing that the chain of the { $building } takes.
refusal-chain-later = The chain of the { $building } can be used only after the building has produced.
refusal-chain-opened = You have chosen the chain of the { $building }: use it at least once.
refusal-chain-takes = Here the chain takes { $item }.
refusal-not-in-hand = You do not hold the { $card }.
refusal-not-missing = No { $resource } is missing.
refusal-not-offered = This assistant is not on offer.
refusal-has-built = You have built a card this round, so you cannot hire anybody.
refusal-assistants = You already have { $count } assistants.
refusal-no-place = Each of your production buildings already has somebody working there.
refusal-worker = Your worker is at the { $building }: only one person can work there.
refusal-colours = For this assistant you still need { $asked }.

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
draw-coins = Goods worth { coins }
draw-planned = Set aside to be built
draw-empty-lot = empty lot
draw-active = active player
draw-building = Building { $number }: { $card }
draw-orderly = orderly
draw-sloppily = sloppily
draw-goods = { $goods }{ $coins ->
    [0] {""}
   *[other] , worth { coins }
}
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
board-any = any { $count }
board-good = { $good } @{ $coins }
board-needs = needs
board-needs-and-lacks = needs (−missing)
board-chain = chain takes
board-hand = { draw-hand }
board-cost = cost
board-makes = makes @coins
