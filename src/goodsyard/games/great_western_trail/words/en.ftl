title = Great Western Trail
summary = Drive your herd to Kansas City, send it off by train and come back with better cattle.
minutes = 120
option-layout = Neutral buildings
option-layout-random = shuffled
option-layout-first-game = as in the first game
option-sides = Private buildings
option-sides-a = a-sides
option-sides-random = sides drawn at random
option-starting-player = Starting player
option-starting-player-random = drawn at random
option-starting-player-1 = Seat 1
option-starting-player-2 = Seat 2
option-starting-player-3 = Seat 3
option-starting-player-4 = Seat 4

# Names of printed things; they stand after "the" or alone.

list = { $before }, { $last }
either-or = { $one } or { $other }
dollars = { $dollars ->
    [1] 1 dollar
   *[other] { $dollars } dollars
}
certificates = { $certificates ->
    [1] 1 certificate
   *[other] { $certificates } certificates
}
hazard-flood = flood
hazard-drought = drought
hazard-rockfall = rockfall
space-start = start of the trail
space-kansas-city = Kansas City
space-hazard = space { $section } { $number }
space-teepee = { $sign ->
    [minus] teepee space −{ $money }
   *[other] teepee space +{ $money }
}
space-building = space { $code }
building-neutral = neutral building { $tile }
building-private = building { $tile } of { $seat }
tile-cowboy = cowboy
tile-craftsman = craftsman
tile-engineer = engineer
tile-teepee-green = green teepee
tile-teepee-blue = blue teepee
tile-hazard = { $hand ->
    [green] { $section } with a green hand ({ $points } VP)
   *[other] { $section } with a black hand ({ $points } VP)
}
breed-jersey = Jersey
breed-dutch-belt = Dutch Belt
breed-black-angus = Black Angus
breed-guernsey = Guernsey
breed-holstein = Holstein
breed-brown-swiss = Brown Swiss
breed-ayrshire = Ayrshire
breed-west-highland = West Highland
breed-texas-longhorn = Texas Longhorn
cattle-points = { $breed } ({ $points } VP)
task-building = { $count ->
    [1] 1 building
   *[other] { $count } buildings
}
task-teepee-green = { $count ->
    [1] 1 green teepee
   *[other] { $count } green teepees
}
task-teepee-blue = { $count ->
    [1] 1 blue teepee
   *[other] { $count } blue teepees
}
task-hazard = { $count ->
    [1] 1 hazard
   *[other] { $count } hazards
}
task-station = { $count ->
    [1] 1 station
   *[other] { $count } stations
}
task-value-3 = { $count } cattle of value 3
task-west-highland = { $count } West Highland
task-texas-longhorn = { $count } Texas Longhorn
task-san-francisco = { $count } × San Francisco
objective-card = objective “{ $tasks }” (+{ $points }/−{ $penalty } VP; { $action })
objective-start = starting objective “{ $tasks }” (+{ $points } VP)
given-any = cattle of any type
given-pair = 2 cattle of one type
given-objective = objective card
then-engine = move your engine 1 forward
then-objective = an objective card into your hand

action-discard = discard { $card }: { $gain }
action-gain = { $per ->
    [once] gain { $gain }
    [woods] gain { $gain } for each of your buildings in the woods
    [pairs] gain { $gain } for each pair of a green and a blue teepee
   *[other] gain { $gain } for each of your engineers
}
action-certificates-most = fill up your certificates
action-hire = { $change ->
    [0] hire a worker
    [2] hire a worker for { $change } dollars more
    [-1] hire a worker for { $less } dollar less
   *[other] hire a worker for { $less } dollars less
}
action-build = { $dollars ->
    [1] place a building for 1 dollar a craftsman
   *[other] place a building for { $dollars } dollars a craftsman
}
action-objective = gain an objective card
action-engine = { $per ->
    [engineers] move your engine as far as you have engineers
    [woods] move your engine as far as you have buildings in the woods
   *[other] { $dollars ->
        [0] move your engine up to { $count } forward
       *[other] pay { $dollars } dollars to move your engine up to { $count } forward
    }
}
action-engine-back = move your engine { $count } back: { $gain }
action-auxiliary = a single or double auxiliary action
action-trade = trade with the Indians
action-hazard = { $dollars ->
    [0] remove a hazard
   *[other] remove a hazard for { $dollars } dollars
}
action-hazard-or-trade = remove a hazard or trade with the Indians
action-cattle = buy cattle
action-move = { $count ->
    [1] move your cattleman 1 step on
   *[other] move your cattleman up to { $count } steps on
}
action-free-move = move your cattleman up to { $count } steps without fees
action-draw = { $per ->
    [cowboys] draw as many cards as you have cowboys, then discard as many
   *[other] draw up to { $count } cards, then discard as many
}
action-copy = use the actions of a neighbouring building
action-copy-of = use the actions of { $locations }
action-behind = upgrade a station behind your engine
action-delivery = an extraordinary delivery

auxiliary-dollar = { $count ->
    [1] gain 1 dollar
   *[other] gain { $count } dollars
}
auxiliary-draw = { $count ->
    [1] draw 1 card, then discard 1
   *[other] draw { $count } cards, then discard { $count }
}
auxiliary-certificate = { $count ->
    [1] pay 1 dollar, engine 1 back, gain 1 certificate
   *[other] pay { $count } dollars, engine { $count } back, gain { $count } certificates
}
auxiliary-engine = { $count ->
    [1] pay 1 dollar, engine 1 forward
   *[other] pay { $count } dollars, engine up to { $count } forward
}
auxiliary-remove-card = { $count ->
    [1] engine 1 back, remove 1 card of your hand
   *[other] engine { $count } back, remove { $count } cards of your hand
}

rail-space = space { $number } of the track
rail-turnout = the turnout of station { $number }
station-name = station { $number }
city-kansas-city = Kansas City
city-topeka = Topeka
city-wichita = Wichita
city-colorado-springs = Colorado Springs
city-santa-fe = Santa Fe
city-albuquerque = Albuquerque
city-el-paso = El Paso
city-san-diego = San Diego
city-sacramento = Sacramento
city-san-francisco = San Francisco
master-workers = station master: 2 dollars at once; 1 VP for each worker
master-objectives = station master: a hazard or a teepee at once; 3 VP for every 2 objective cards
master-hazards = station master: a permanent certificate; 3 VP for every 2 hazards
master-teepees = station master: a permanent certificate; 3 VP for each pair of a green and a blue teepee
master-certificates = station master: a permanent certificate; 3 VP for every 2 certificates
disc-aux-dollar = auxiliary action “dollars”
disc-aux-draw = auxiliary action “draw and discard”
disc-aux-certificate = auxiliary action “certificates”
disc-aux-engine = auxiliary action “engine”
disc-aux-remove-card = auxiliary action “remove cards”
disc-certificate-limit-4 = limit of 4 certificates
disc-certificate-limit-6 = limit of 6 certificates
disc-step-a = longer steps, gain 3 dollars
disc-step-b = longer steps, 3 VP at the end
disc-hand-limit = larger hand, pay 5 dollars

# The score.

line-money = Dollars
line-buildings = Buildings
line-cities = Cities
line-stations = Train stations
line-hazards = Hazards
line-cattle = Cattle
line-objectives = Objectives
line-station-masters = Station masters
line-workers = Workers
line-steps = Step disc
line-token = Job market token

# drawing
draw-trail = Trail
draw-railroad = Railroad
draw-woods = In the woods
draw-on-space = { $tile } (on { $space })
draw-empty-space = Empty { $space }: not a location
draw-risk = Risk action: { $action }
draw-fee-green = A green hand costs { $dollars ->
    [1] 1 dollar
   *[other] { $dollars } dollars
}
draw-fee-black = A black hand costs { $dollars ->
    [1] 1 dollar
   *[other] { $dollars } dollars
}
draw-cattleman = Cattleman of { $seat }
draw-engine = Engine of { $seat }
draw-supply = Foresight { $number }: { $count } tiles in the supply
draw-job-market = Job market
draw-job = { $worker } in row { $row } for { $dollars } dollars
draw-token = Job market token: nobody can be hired from this row
draw-arrow-yellow = When the token moves on from here, the cattle market is filled up
draw-arrow-red = When the token moves on from here, the last turns begin
draw-cross = A cross: 1 dollar of transport costs
draw-city = { $city }, value { $value }{ $dark ->
    [1] , disc with any corners
   *[other] , disc with white corners
}{ $points ->
    [0] {""}
   *[other] , { $points } VP
}{ $dollars ->
    [0] {""}
   *[other] , { $dollars } dollars at once
}
draw-arrow = Discs on { $one } and { $other }: { $points ->
    [0] an objective card
   *[other] { $objective ->
        [0] { $points } VP
       *[other] { $points } VP and an objective card
    }
}
draw-station = Station { $number }: upgrade for { $dollars } dollars, { $points } VP{ $dark ->
    [1] , disc with any corners
   *[other] , disc with white corners
}
draw-appointed = Station master: { $worker }
draw-cattle-market = Cattle market
draw-cattle-stack = { $count } cards in the stack
draw-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
draw-price = { $cowboys ->
    [1] 1 cowboy
   *[other] { $cowboys } cowboys
}, { $dollars } dollars: { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} of value { $value }
draw-two-more = 1 cowboy: add 2 cards from the stack to the market
draw-objectives = Objective cards
draw-objective-stack = Stack of objective cards: { $count }
draw-starter = starting player
draw-has-token = has the job market token
draw-money = { $dollars } dollars
draw-workers = { $worker }: { $count }
draw-worker-points = { $points } VP for a worker here
draw-certificates = Certificates: { $count } temporary, { $permanent } permanent
draw-step-limit = Step limit: { $count }
draw-hand-limit = Hand limit: { $count }
draw-hazard-points = Hazards: { $points } VP
draw-colorado-springs = Colorado Spr.
draw-hazard-count = Hazards: { $count }
draw-buildings-left = Buildings still to be placed: { $count }
draw-no-masters = No station masters yet
draw-fulfilled = fulfilled
draw-not-fulfilled = not fulfilled
draw-plan = { $building } – takes { $craftsmen ->
    [1] 1 craftsman
   *[other] { $craftsmen } craftsmen
}, { $points } VP
draw-hand-count = Cards in hand: { $count }
draw-hand-known = Cards in hand: { $count }, among them { $cards }
draw-revealed = Revealed hand
draw-revealed-cards = Revealed in Kansas City: { $cards }
draw-draw-stack = Cards in the draw stack: { $count }
draw-discard-pile = Cards in the discard pile: { $count }
draw-in-deck = { $card } in the deck: { $count }
draw-objectives-in-deck = Objective cards in the deck: { $count }
building-plan = building { $tile }
draw-hand = Your hand
draw-total = Total
draw-score = Score
draw-score-so-far = Points so far

fee-bank = { $dollars } to the bank
fee-seat = { $dollars } to { $seat }
fee-none = nothing to pay
branch = { $code }
branch-trade = Indian trade

# Questions, in the second person.

prompt-travel = { $first ->
    [1] On which neutral building does your cattleman start?
   *[other] { $steps ->
        [1] Move your cattleman 1 step: where to?
       *[other] Move your cattleman up to { $steps } steps: where to?
    }
}
prompt-way = Which way do you take to { $location }?
prompt-location = What do you do at { $location }?
prompt-copy = Which neighbouring building do you use?
prompt-move = { $free ->
    [1] Move your cattleman up to { $steps } steps without fees and without using the location: where to?
   *[other] { $steps ->
        [1] Move your cattleman 1 step on: where to?
       *[other] Move your cattleman up to { $steps } steps on: where to?
    }
}
prompt-discard = { $count ->
    [1] Discard a card: which one?
   *[other] Discard { $count } cards: which one first?
}
prompt-draw = { $count ->
    [1] Draw a card and discard one?
   *[other] Draw up to { $count } cards and discard as many: how many?
}
prompt-immediate = Use the immediate action: { $action }?
prompt-hire = Which worker do you hire?
prompt-build = Which building do you place?
prompt-site = Where do you place building { $building }?
prompt-objective = Which objective card do you take?
prompt-engine = { $count ->
    [1] Move your engine 1 space forward: where to?
   *[other] Move your engine up to { $count } spaces forward: where to?
}
prompt-back = { $count ->
    [0] Move your engine back as far as you like, at least one space: where to?
    [1] Move your engine 1 space back: where to?
   *[other] Move your engine { $count } spaces back: where to?
}
prompt-station = Do you upgrade { $station }?
prompt-behind = Which station behind your engine do you upgrade?
prompt-disc = Which disc do you place on { $target }?
prompt-master = Which worker do you give for the { $master }?
prompt-auxiliary = Which auxiliary action do you use?
prompt-remove = { $count ->
    [1] Remove a card of your hand from the game: which one?
   *[other] Remove up to { $count } cards of your hand from the game: which one?
}
prompt-take = Which tile do you take?
prompt-cattle = { $cowboys ->
    [1] Buy cattle with 1 cowboy: which?
   *[other] Buy cattle with { $cowboys } cowboys: which?
}
prompt-foresight = Kansas City, foresight { $column }: which tile do you choose?
prompt-certificates = Your cattle are worth { $value }. How many certificates do you add?
prompt-city = Deliver cattle worth { $value }: to which city?

# Choices, as something to do.

choice-start = Start on { $location }
choice-travel = To { $location }
choice-travel-fees = To { $location }: { $fees }
choice-travel-ways = To { $location } (several ways)
choice-play = Play the { $card }
choice-play-lost = Play the { $card }. Its movement is lost: you have not used this location yet
choice-way = Through { $branches }: { $fees }
choice-done = Finish here
choice-use = Local action: { $action }
choice-immediate = Immediate action: { $action }
choice-risk = Risk action: { $action }
choice-single = Auxiliary action: { $action }
choice-copy = Use { $location }
choice-stay = Stay where you are
choice-discard = Discard { $card }
choice-draw = { $count ->
    [0] Draw nothing
    [1] Draw 1 card
   *[other] Draw { $count } cards
}
choice-forfeit = Forfeit it
choice-hire = Hire the { $worker } from row { $row } for { dollars }
choice-hire-nobody = Hire nobody
choice-build = Building { $tile } { $way } ({ $points } VP)
choice-build-ways = Building { $tile } ({ $points } VP): { $ways }
build-empty = on an empty space for { dollars }
build-instead = { $lost ->
    [1] in place of your { $tile } for { dollars }, losing its remaining actions
   *[other] in place of your { $tile } for { dollars }
}
choice-build-nothing = Place nothing
choice-site = { $woods ->
    [1] On { $space }, in the woods, for { dollars }
   *[other] On { $space } for { dollars }
}
choice-replace = { $lost ->
    [1] Building { $building } in place of your { $tile } on { $space } for { dollars }, losing its remaining actions
   *[other] Building { $building } in place of your { $tile } on { $space } for { dollars }
}
choice-objective = Take the { $card }
choice-stack-top = Take the top card of the stack
choice-no-card = Take no card
choice-engine = To { $place }
choice-engine-delivery = To { $place }: a delivery of value { $value }
choice-engine-stay = Leave the engine where it is
choice-upgrade = Upgrade { $station } for { dollars } ({ $points } VP)
choice-no-upgrade = Leave the station as it is
choice-disc = The disc from: { $disc }
choice-disc-station = Take your disc off { $station }
choice-no-disc = Place no disc
choice-master = Give a { $worker }
choice-no-master = Give nobody
choice-no-auxiliary = Use none
choice-remove = Remove { $card }
choice-keep = Keep the cards
choice-take = { $pay ->
    [1] Take the { $tile } from { $space } for { dollars }
   *[other] { $dollars ->
        [0] Take the { $tile } from { $space }
       *[other] Take the { $tile } from { $space } and gain { dollars }
    }
}
choice-no-tile = Take no tile
choice-buy = Buy { $cards } for { dollars } ({ $cowboys ->
    [1] 1 cowboy
   *[other] { $cowboys } cowboys
})
choice-add-cards = Add 2 cards of the stack to the market (1 cowboy)
choice-enough = Buy no more
choice-foresight = Choose the { $tile }
choice-certificates = { $count ->
    [0] None: { $value } dollars
    [1] 1 certificate: { $value } dollars
   *[other] { $count } certificates: { $value } dollars
}
choice-city = { $city }
choice-city-brings = { $city }: { $brings }
city-dollars = +{ dollars }
city-points = { $sign ->
    [minus] −{ $points } VP
   *[other] +{ $points } VP
}
city-objective = an objective card
city-both = { $one } and { $other }
city-arrow = { $brings } by the arrow from { $other }
city-transport = { dollars } of transport costs

# Several actions as one choice.

bundle-discard = Discard { $cards }
counted-card = { $count } × { $card }

# The log.

log-started = { $seat } starts on { $space }.
log-moved = { $seat } moves to { $space }.
log-paid-fee = { $bank ->
    [1] { $seat } pays { dollars } to the bank at { $space }.
   *[other] { $seat } pays { dollars } to { $owner } at { $space }.
}
log-discarded = { $seat } discards { $card }.
log-gained = { $count ->
    [0] { $seat } gains { dollars }.
   *[other] { $dollars ->
        [0] { $seat } moves the certificate marker to { $count }.
       *[other] { $seat } gains { dollars } and moves the certificate marker to { $count }.
    }
}
log-drew = { $seat } draws { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-shuffled = { $seat } shuffles the discard pile into a new draw stack of { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-used = { $seat } uses { $space }: { $action }.
log-used-auxiliary = { $seat } uses an auxiliary action: { $action }.
log-hired = { $seat } hires a { $worker } from row { $row } for { dollars }.
log-built = { $seat } places building { $tile } on { $space } for { dollars }.
log-torn-down = { $seat } takes building { $tile } off { $space }; it leaves the game.
log-gained-objective = { $hand ->
    [1] { $stack ->
        [1] { $seat } takes the { $card } from the stack into the hand.
       *[other] { $seat } takes the { $card } into the hand.
    }
   *[other] { $stack ->
        [1] { $seat } gains the { $card } from the stack.
       *[other] { $seat } gains the { $card }.
    }
}
log-uncovered = New in the display: the { $card }.
log-played = { $seat } plays the { $card }.
log-engine-moved = { $back ->
    [1] { $seat } moves the engine back to { $place }.
   *[other] { $seat } moves the engine to { $place }.
}
log-upgraded = { $seat } upgrades { $station } for { dollars }.
log-placed-disc = { $seat } places a disc on { $target } (from: { $source }).
log-appointed = { $seat } appoints a { $worker } at { $station } and gets the { $master }.
log-took-tile = { $pay ->
    [1] { $seat } takes the { $tile } from { $space } and pays { dollars }.
   *[other] { $dollars ->
        [0] { $seat } takes the { $tile } from { $space }.
       *[other] { $seat } takes the { $tile } from { $space } and gains { dollars }.
    }
}
log-bought = { $seat } buys { $cards } for { dollars }.
log-added-card = { $card } is added to the cattle market.
log-reached-city = { $seat } reaches Kansas City, visit { $count }.
log-chose-tile = { $where ->
    [box] { $seat } chooses the { $tile }; there is no room for it, so it leaves the game.
    [jobs] { $seat } chooses the { $tile } for row { $row } of the job market.
   *[other] { $seat } chooses the { $tile }; it goes to { $space }.
}
log-token-moved = { $row ->
    [13] The job market token leaves the job market.
   *[other] The job market token moves to row { $row }.
}
log-market-filled = The cattle market is filled up with { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-revealed = { $count ->
    [0] { $seat } has no cards to reveal.
   *[other] { $seat } reveals the hand: { $cards }.
}
log-income = { $seat } has cattle worth { $value }, { $permanent } permanent and { $temporary } temporary certificates: { dollars }.
log-delivered = { $seat } delivers to { $city } (value { $value }).
log-transport = { $seat } pays { dollars } of transport costs.
log-foresaw = Foresight { $column }: { $tile }.
log-removed-card = { $seat } removes { $card } from the game.
log-copied = { $seat } uses the actions of { $space }.
log-end-triggered = { $seat } takes the job market token: everyone else takes one more turn.
log-game-over = The game is over.

# Why not?

refusal-money = This costs { dollars }, and you have only { $money }.
refusal-not-in-hand = You do not have { $card } in hand.
refusal-first-turn = On your first turn your cattleman starts on a neutral building.
refusal-no-location = There is no tile on { $space }.
refusal-behind = The trail does not lead there from your cattleman.
refusal-one-step = Your cattleman has to move at least one step.
refusal-steps = That is more than { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}.
refusal-free-move-city = This movement cannot lead to Kansas City.
refusal-done = You have to use the location first; an auxiliary action is always possible.
refusal-done-copying = You have to perform at least one of the copied actions.
refusal-copying = Not while you use the actions of another building.
refusal-no-copy = Only the actions of a building next to this one can be copied, and never through the same 8b again.
refusal-nothing-there = There is nothing you can do there now.
refusal-copy-nothing = The buildings next to this one have no action that you can perform now.
refusal-locked = This auxiliary action is still locked by your discs.
refusal-single = A single auxiliary action replaces all local actions.
refusal-no-draw = You have no card to draw.
refusal-no-way-back = Your engine cannot go back { $count ->
    [1] 1 space
   *[other] { $count } spaces
} from here.
refusal-not-double = Both disc spaces must be clear for the double auxiliary action.
refusal-not-yours = Here you can only use a single auxiliary action.
refusal-used = You have already used this local action.
refusal-slash = Only one of these two actions may be performed.
refusal-replaced = You have replaced the building whose actions you were using.
refusal-cards = You do not have the cards for this: { $action }.
refusal-nothing = This would do nothing now.
refusal-nobody = There is nobody you can hire.
refusal-no-hazards = There is no hazard on the board.
refusal-no-teepees = There is no teepee on the board.
refusal-no-station = There is no station behind your engine that you can upgrade.
refusal-no-objectives = There are no objective cards left.
refusal-no-purchase = There are no cattle you can buy, and the stack of market cattle is empty.
refusal-other-tile = This action takes a different kind of tile.
refusal-no-worker = There is no { $worker } in row { $row }.
refusal-token-row = Nobody can be hired from the row of the job market token or below.
refusal-row-full = You already have { $count } of this type.
refusal-no-plan = You no longer have building { $tile }.
refusal-craftsmen = This takes { $count ->
    [1] 1 craftsman
   *[other] { $count } craftsmen
}, and you have { $own }.
refusal-no-room = There is no building space left for it.
refusal-no-site = This is not a building space.
refusal-lower-value = Only a building of higher value can replace the one that stands there.
refusal-site-taken = Another player's building stands there.
refusal-printed-worker = You only have the printed { $worker }.
refusal-engine-forward = Your engine has to move forward.
refusal-engine-far = Your engine cannot get there with { $count ->
    [1] 1 space
   *[other] { $count } spaces
} forward.
refusal-engine-back = { $count ->
    [0] Your engine has to move back to a free space.
    [1] Your engine has to move back exactly 1 space.
   *[other] Your engine has to move back exactly { $count } spaces.
}
refusal-occupied = Another engine is on { $place }.
refusal-not-behind = Your engine has not passed { $station } yet.
refusal-upgraded = You have already upgraded { $station }.
refusal-other-disc = You have to use a disc from your player board.
refusal-station-disc = You have to use one of your discs on a station.
refusal-not-upgraded = You have no disc on { $station }.
refusal-no-disc = There is no disc left on this space.
refusal-no-disc-left = You have no disc that you can place there and pay for.
refusal-dark-disc = A disc from dark corners does not fit on white corners.
refusal-disc-transport = Clearing this space costs { dollars }; then you could not pay the { $transport ->
    [1] 1 dollar
   *[other] { $transport } dollars
} of transport costs.
refusal-city-value = { $city } takes cattle worth { $needed }; yours are worth { $value }.
refusal-city-disc = You have already delivered to { $city }.
refusal-no-more-workers = The job market is full: no worker can be chosen any more.
refusal-not-in-column = There is no { $tile } in foresight { $column }.
refusal-certificates = The certificate marker can only be moved back here.
refusal-display-only = Only a card of the display can be taken here.
refusal-no-stack = The stack of objective cards is empty.
refusal-not-in-display = This card is not in the display.
refusal-no-cattle-stack = The stack of market cattle is empty.
refusal-cowboys = This takes { $count ->
    [1] 1 cowboy
   *[other] { $count } cowboys
}.
refusal-not-in-market = These cards are not in the market.

## The board in a terminal

board-turn = turn of { $seat }
board-last-turns = last turns
board-trail = Trail · a green hand costs { $green }, a black one { $black }
board-legend = ♞ cattleman · −$ fee · ♣ in the woods · risk actions: † { $jersey }, ‡ { $any }
board-beside = teepees beside the trail
board-teepee-green = green
board-teepee-blue = blue
board-points = { $points } VP
board-dollars = ${ $dollars }
board-rail-space = space { $number }
board-rail-turnout = turnout of station { $number }
board-action-discard = { $card } → { $gain }
board-action-gain = { $per ->
    [once] { $gain }
    [woods] { $gain } a building in the woods
    [pairs] { $gain } a teepee pair
   *[other] { $gain } an engineer
}
board-action-certificates-most = certificates up to the limit
board-action-hire = { $change ->
    [0] hire
    [2] hire +${ $change }
   *[other] hire −${ $less }
}
board-action-build = build, ${ $dollars } a craftsman
board-action-objective = objective card
board-action-engine = { $per ->
    [engineers] engine ≤ engineers
    [woods] engine ≤ buildings in the woods
   *[other] { $dollars ->
        [0] engine ≤ { $count }
       *[other] pay ${ $dollars }: engine ≤ { $count }
    }
}
board-action-engine-back = engine { $count } back → { $gain }
board-action-auxiliary = auxiliary action
board-action-trade = Indian trade
board-action-hazard = { $dollars ->
    [0] remove a hazard
   *[other] remove a hazard for ${ $dollars }
}
board-action-move = { $count ->
    [1] 1 step
   *[other] ≤ { $count } steps
}
board-action-free-move = ≤ { $count } steps without fees
board-action-draw = { $per ->
    [cowboys] draw and discard ≤ cowboys
   *[other] draw and discard ≤ { $count }
}
board-action-copy = copy a neighbouring building
board-action-behind = upgrade a station behind
board-action-delivery = extraordinary delivery
board-given-pair = 2 of one type
board-given-any = any cattle
board-then-engine = engine 1
board-then-objective = objective card
board-objective-card = “{ $tasks }” (+{ $points }/−{ $penalty } VP; { $action })
board-objective-start = “{ $tasks }” (+{ $points } VP)
board-tile-hazard = { $section }, { $hand ->
    [green] green
   *[other] black
} hand ({ $points } VP)
board-master-workers = $2; 1 VP/worker
board-master-objectives = hazard/teepee; 3 VP/2 objectives
board-master-hazards = certificate; 3 VP/2 hazards
board-master-teepees = certificate; 3 VP/teepee pair
board-master-certificates = certificate; 3 VP/2 of them
board-disc-aux-dollar = dollars
board-disc-aux-draw = draw and discard
board-disc-aux-certificate = certificates
board-disc-aux-engine = engine
board-disc-aux-remove-card = remove cards
board-disc-step-a = longer steps +$3
board-disc-step-b = longer steps 3 VP
board-disc-hand-limit = larger hand −$5
board-kansas-city = Kansas City · foresight
board-left = { $count } left
board-job-market = Job market · last turns after { $count ->
    [1] 1 worker
   *[other] { $count } workers
}
board-job-market-closed = Job market · last turns
board-token = token, { $free } free: { $workers }
board-to-come = to come: { $rows }
board-filled = ↻ then the cattle market is filled up
board-cattle-market = Cattle market · { $count } in the stack
board-crew = { $count ->
    [1] 1 cowboy
   *[other] { $count } cowboys
}
board-price = { $cards ->
    [1] { $price }
   *[other] { $cards } for { $price }
}
board-display = Objective cards · { $count } in the stack
board-card = objective
board-valued = { $breed } { $value }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } VP)
}
board-railroad = Railroad
board-appointed = { $worker } appointed
board-cities = Cities
board-cities-legend = ▨ any disc fits · ↓ with the next city
board-head-station = No.
board-head-track = Track
board-head-upgrade = Upgrade
board-head-discs = Discs
board-head-master = Station master
board-head-value = Value
board-head-city = City
board-head-transport = Cost
board-head-gives = Gives
board-hand = Hand
board-revealed = Revealed
board-worth = { $cards } = breeding value { $value }
board-workers = Workers
board-worker = { $count }× { $worker }
board-worker-next = { $count }× { $worker } (next: { $action })
board-limits = Limits
board-steps = { $count } steps
board-cards = { $count } hand cards
board-certificates-held = { $marker } of { $limit } certificates{ $permanent ->
    [0] {""}
   *[other] , { $permanent } permanent
}
board-engine = engine: { $place }
board-visits = { $count ->
    [1] 1 delivery
   *[other] { $count } deliveries
}
board-auxiliary = Auxiliary
board-double = double: { $actions }
board-single = single: { $actions }
board-locked = locked: { $actions }
board-covered = Discs on
board-plans = To build
board-plan = { $tile } ({ $craftsmen } cr., { $points } VP) { $actions }
board-placed = Built
board-placed-on = { $tile } on { $space }{ $actions }
board-deck = Herd deck
board-deck-of-own = draw stack { $stack }: { $drawn }; discard pile { $pile }: { $thrown }
board-deck-of-other = { $cards }; draw stack { $stack }, discard pile { $pile } (top: { $top })
board-tiles = Tiles
board-hazards = { $count } { $section } ({ $points } VP)
board-masters = Masters
board-objectives = Objectives
board-score = Points
