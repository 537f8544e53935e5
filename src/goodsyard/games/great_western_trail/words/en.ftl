list-end = { $before } and { $last }
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
dollars = ${ $dollars }
certificates = { $certificates ->
    [1] 1 certificate
   *[other] { $certificates } certificates
}
hazard-flood = flood
hazard-drought = drought
hazard-rockfall = rockfall
space-start = { $case ->
    [to] to the start of the trail
    [at] at the start of the trail
   *[plain] start of the trail
}
space-kansas-city = { $case ->
    [to] to Kansas City
    [at] in Kansas City
   *[plain] Kansas City
}
space-hazard = { $kind ->
    [flood] flood space { $number }
    [drought] drought space { $number }
   *[rockfall] rockfall space { $number }
}
space-teepee = { $sign ->
    [minus] teepee space −${ $money }
   *[plus] teepee space +${ $money }
}
space-building = { $woods ->
    [0] building space
   *[1] building space in the woods
}
site = { $place ->
    [1] 1st space
    [2] 2nd space
    [3] 3rd space
    [4] upper space
   *[5] lower space
} { $behind ->
    [flood] behind the floods
    [drought] behind the droughts
    [rockfall] behind the rockfalls
    [teepees] behind the teepees
   *[neutral] after neutral building { $tile }
}{ $woods ->
    [0] {""}
   *[1] {" "}(in the woods)
}
hazard-place = { $case ->
    [to] {"to the "}
    [at] {"at the "}
   *[plain] {""}
}{ $kind ->
    [flood] flood
    [drought] drought
   *[rockfall] rockfall
} on space { $number }
teepee-place = { $case ->
    [to] to the teepee worth ${ $money }
    [at] at the teepee worth ${ $money }
   *[plain] teepee worth ${ $money }
}
building-neutral = { $case ->
    [to] to neutral building { $tile }
    [at] at neutral building { $tile }
    [of] of neutral building { $tile }
   *[plain] neutral building { $tile }
}
building-private = { $case ->
    [to] {"to "}
    [at] {"at "}
    [of] {"of "}
   *[plain] {""}
}{ $seat-is ->
    [you] your building { $tile }
   *[other] { $own ->
        [1] building { $tile }
       *[0] { $seat }’s building { $tile }
    }
}
tile-cowboy = { $case ->
    [a] a cowboy
    [the] the cowboy
   *[plain] cowboy
}
tile-craftsman = { $case ->
    [a] a craftsman
    [the] the craftsman
   *[plain] craftsman
}
tile-engineer = { $case ->
    [a] an engineer
    [the] the engineer
   *[plain] engineer
}
tile-teepee-green = { $case ->
    [a] a green teepee
    [the] the green teepee
   *[plain] green teepee
}
tile-teepee-blue = { $case ->
    [a] a blue teepee
    [the] the blue teepee
   *[plain] blue teepee
}
tile-hazard = { $case ->
    [a] {"a "}
    [the] {"the "}
   *[plain] {""}
}{ $kind ->
    [flood] flood
    [drought] drought
   *[rockfall] rockfall
} with a { $hand ->
    [green] green hand
   *[black] black hand
} ({ $points } VP)
a-card = { $kind ->
    [objective] the { $card }
    [ayrshire] an { $card }
   *[cattle] a { $card }
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
task-value-3 = { $count ->
    [1] 1 cattle card of value 3
   *[other] { $count } cattle cards of value 3
}
task-west-highland = { $count } West Highland
task-texas-longhorn = { $count } Texas Longhorn
task-san-francisco = { $count ->
    [1] San Francisco
   *[other] San Francisco { $count } times
}
objective-card = objective “{ $tasks }” ({ $points } VP, otherwise −{ $penalty } VP; { $action })
objective-start = starting objective “{ $tasks }” ({ $points } VP)
instant-gain = gain { $gain }
instant-draw = draw and discard up to { $count } cards
instant-engine = engine up to { $count } spaces forward
instant-free-move = cattleman up to { $count } steps
instant-auxiliary = auxiliary action
given-any = any cattle card
given-pair = 2 cattle cards of one type
given-objective = an objective card
then-engine = 1 space forward with the engine
then-objective = an objective card into the hand

action-discard = discard { $card } for { $gain }
action-gain = { $per ->
    [once] gain { $gain }
    [woods] gain { $gain } for each of your buildings in the woods
    [pairs] gain { $gain } for each pair of a green and a blue teepee
   *[engineers] gain { $gain } for each of your engineers
}
action-certificates-most = gain certificates up to the limit
action-hire = { $change ->
    [0] hire a worker
    [2] hire a worker for ${ $change } more
   *[other] hire a worker for ${ $less } less
}
action-build = place a building for ${ $dollars } per craftsman
action-objective = gain an objective card
action-engine = { $per ->
    [engineers] move your engine up to as many spaces as you have engineers
    [woods] move your engine up to as many spaces as you have buildings in the woods
   *[fixed] { $dollars ->
        [0] move your engine up to { $count } spaces forward
       *[other] pay ${ $dollars } to move your engine up to { $count } spaces forward
    }
}
action-engine-back = { $count ->
    [1] move your engine 1 space back for { $gain }
   *[other] move your engine { $count } spaces back for { $gain }
}
action-auxiliary = use an auxiliary action, single or double
action-trade = trade with the Indians
action-hazard = { $dollars ->
    [0] remove a hazard
   *[other] remove a hazard for ${ $dollars }
}
action-hazard-or-trade = remove a hazard or trade with the Indians
action-cattle = buy cattle
action-move = { $count ->
    [1] move your cattleman 1 step
   *[other] move your cattleman up to { $count } steps
}
action-free-move = move your cattleman up to { $count } steps without fees
action-draw = { $per ->
    [cowboys] draw up to as many cards as you have cowboys, then discard as many
   *[fixed] draw up to { $count } cards, then discard as many
}
action-copy = copy the actions of an adjacent building
action-copy-of = copy the actions { $locations }
action-behind = upgrade a station behind your engine
action-delivery = make an extraordinary delivery
purpose-hire = { $change ->
    [0] to hire a worker
    [2] to hire a worker for ${ $change } more
   *[other] to hire a worker for ${ $less } less
}
purpose-build = to place a building
purpose-objective = to gain an objective card
purpose-auxiliary = for an auxiliary action
purpose-trade = to trade with the Indians
purpose-hazard = { $dollars ->
    [0] to remove a hazard
   *[other] to remove a hazard for ${ $dollars }
}
purpose-cattle = to buy cattle
purpose-move = to move the cattleman
purpose-draw = to draw and discard cards
purpose-copy = to copy the actions of an adjacent building
purpose-behind = to upgrade a station behind the engine
purpose-delivery = for an extraordinary delivery

auxiliary-dollar = gain ${ $count }
auxiliary-draw = { $count ->
    [1] draw 1 card, then discard 1 card
   *[other] draw { $count } cards, then discard { $count } cards
}
auxiliary-certificate = { $count ->
    [1] pay $1 and move your engine 1 space back for 1 certificate
   *[other] pay ${ $count } and move your engine { $count } spaces back for { $count } certificates
}
auxiliary-engine = { $count ->
    [1] pay $1 to move your engine 1 space forward
   *[other] pay ${ $count } to move your engine up to { $count } spaces forward
}
auxiliary-remove-card = { $count ->
    [1] move your engine 1 space back to remove 1 hand card from the game
   *[other] move your engine { $count } spaces back to remove up to { $count } hand cards from the game
}

rail-space = space { $number } of the track
rail-turnout = { $case ->
    [to] the turnout of station { $number }
   *[plain] turnout of station { $number }
}
station-name = { $case ->
    [from] station { $number }
   *[plain] station { $number }
}
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
master-workers = station master “$2 at once, 1 VP per worker”
master-objectives = station master “a hazard or a teepee at once, 3 VP per 2 objective cards”
master-hazards = station master “1 permanent certificate, 3 VP per 2 hazards”
master-teepees = station master “1 permanent certificate, 3 VP per pair of teepees”
master-certificates = station master “1 permanent certificate, 3 VP per 2 certificates”
disc-aux-dollar = { $case ->
    [from] the auxiliary action “dollars”
   *[plain] auxiliary action “dollars”
}
disc-aux-draw = { $case ->
    [from] the auxiliary action “draw and discard”
   *[plain] auxiliary action “draw and discard”
}
disc-aux-certificate = { $case ->
    [from] the auxiliary action “certificates”
   *[plain] auxiliary action “certificates”
}
disc-aux-engine = { $case ->
    [from] the auxiliary action “engine”
   *[plain] auxiliary action “engine”
}
disc-aux-remove-card = { $case ->
    [from] the auxiliary action “remove cards”
   *[plain] auxiliary action “remove cards”
}
disc-certificate-limit-4 = { $case ->
    [from] the limit of 4 certificates
   *[plain] limit of 4 certificates
}
disc-certificate-limit-6 = { $case ->
    [from] the limit of 6 certificates
   *[plain] limit of 6 certificates
}
disc-step-a = { $case ->
    [from] the step limit that brings $3
   *[plain] higher step limit, gain $3
}
disc-step-b = { $case ->
    [from] the step limit that brings 3 VP
   *[plain] higher step limit, 3 VP at the end
}
disc-hand-limit = { $case ->
    [from] the hand limit that costs $5
   *[plain] higher hand limit, pay $5
}

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
draw-on-space = { $tile } on { $space }
draw-empty-space = Empty { $space }: not a location
draw-risk = Risk action: { $action }
draw-fee-green = A green hand costs ${ $dollars }
draw-fee-black = A black hand costs ${ $dollars }
draw-cattleman = Cattleman of { $seat }
draw-engine = Engine of { $seat }
draw-supply = Foresight { $number }: { $count ->
    [1] 1 tile
   *[other] { $count } tiles
} in the supply
draw-job-market = Job market
draw-job = { $worker } in row { $row } for ${ $dollars }
draw-token = Job market token: nobody can be hired from this row
draw-arrow-yellow = When the token moves on from here, the cattle market is filled up
draw-arrow-red = When the token moves on from here, the last turns begin
draw-cross = A cross: $1 in transport costs
draw-city = { $city }, value { $value }{ $dark ->
    [1] , disc with any corners
   *[other] , disc with white corners
}{ $points ->
    [0] {""}
   *[other] , { $points } VP
}{ $dollars ->
    [0] {""}
   *[other] , ${ $dollars } at once
}
draw-arrow = Discs on { $one } and { $other }: { $points ->
    [0] an objective card
   *[other] { $objective ->
        [0] { $points } VP
       *[other] { $points } VP and an objective card
    }
}
draw-station = Station { $number }: upgrade for ${ $dollars }, { $points } VP{ $dark ->
    [1] , disc with any corners
   *[other] , disc with white corners
}
draw-appointed = Station master: { $worker }
draw-cattle-market = Cattle market
draw-cattle-stack = { $count ->
    [1] 1 card in the stack
   *[other] { $count } cards in the stack
}
draw-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
draw-price = { $cowboys ->
    [1] 1 cowboy
   *[other] { $cowboys } cowboys
}, ${ $dollars }: { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} of value { $value }
draw-two-more = 1 cowboy: add 2 cards from the stack to the market
draw-objectives = Objective cards
draw-objective-stack = Stack of objective cards: { $count }
draw-starter = starting player
draw-has-token = has the job market token
draw-money = ${ $dollars }
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
draw-hand-count = Hand cards: { $count }
draw-hand-known = Hand cards: { $count }, among them { $cards }
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

fee-bank = ${ $dollars } to the bank
fee-seat = ${ $dollars } to { $seat }
branch-trade = Indian trade

# Questions, in the second person.

prompt-travel = { $first ->
    [1] On which neutral building does your cattleman start?
   *[0] { $steps ->
        [1] Where do you move your cattleman (1 step)?
       *[other] Where do you move your cattleman (up to { $steps } steps)?
    }
}
prompt-way = Which way do you take { $location }?
prompt-location = What do you do { $location }?
prompt-copy = Which adjacent building do you copy?
prompt-move = { $free ->
    [1] Where do you move your cattleman, without fees and without using the location (up to { $steps } steps)?
   *[0] { $steps ->
        [1] Where do you move your cattleman (1 step)?
       *[other] Where do you move your cattleman (up to { $steps } steps)?
    }
}
prompt-discard = { $count ->
    [1] Which card do you discard?
   *[other] Which of { $count } cards do you discard first?
}
prompt-draw = { $count ->
    [1] Do you draw 1 card and then discard 1 card?
   *[other] How many cards do you draw, to discard as many afterwards (up to { $count } cards)?
}
prompt-immediate = Do you use the immediate action “{ $action }”?
prompt-hire = Which worker do you hire?
prompt-build = Which building do you place?
prompt-site = Where do you place building { $building }?
prompt-objective = Which objective card do you take?
prompt-engine = { $count ->
    [1] Where do you move your engine (1 space forward)?
   *[other] Where do you move your engine (up to { $count } spaces forward)?
}
prompt-back = { $count ->
    [0] How far back do you move your engine (at least 1 space)?
    [1] Where do you move your engine (1 space back)?
   *[other] Where do you move your engine ({ $count } spaces back)?
}
prompt-station = Do you upgrade { $station }?
prompt-behind = Which station behind your engine do you upgrade?
prompt-disc = Which disc do you place on { $target }?
prompt-master = Which worker do you give for the { $master }?
prompt-auxiliary = Which auxiliary action do you use?
prompt-remove = { $count ->
    [1] Which hand card do you remove from the game?
   *[other] Which hand cards do you remove from the game (up to { $count } cards)?
}
prompt-take = Which tile do you take?
prompt-cattle = { $cowboys ->
    [1] Which cattle do you buy with 1 cowboy?
   *[other] Which cattle do you buy with { $cowboys } cowboys?
}
prompt-foresight = Which tile do you choose from foresight { $column }?
prompt-certificates = How many certificates do you add to your breeding value of { $value }?
prompt-city = To which city do you deliver with a value of { $value }?

# Choices, as something to do.

choice-start = Start { $location }
choice-travel = Move { $location }
choice-travel-fees = Move { $location }, paying { $fees }
choice-travel-ways = Move { $location } (several ways)
choice-play = Play the { $card }
choice-play-lost = Play the { $card }. Its movement is lost: you have not used this location yet
choice-way = Pay { $fees } on the way
choice-way-free = Take the way without fees
choice-done = Finish here
choice-use = Local action: { $action }
choice-immediate = Immediate action: { $action }
choice-risk = Risk action: { $action }
choice-single = Auxiliary action: { $action }
choice-copy = Copy { $location }
choice-stay = Stay where you are
choice-discard = Discard { $card }
choice-draw = { $count ->
    [0] Draw nothing
    [1] Draw 1 card
   *[other] Draw { $count } cards
}
choice-forfeit = Forfeit it
choice-hire = Hire { $worker } from row { $row } for { dollars }
choice-hire-nobody = Hire nobody
choice-build = Place building { $tile } { $way } ({ $points } VP)
choice-build-ways = Place building { $tile } { $ways } ({ $points } VP)
build-empty = on an empty space for { dollars }
build-instead = { $lost ->
    [1] in place of your { $tile } for { dollars }, losing its remaining actions
   *[0] in place of your { $tile } for { dollars }
}
choice-build-nothing = Place nothing
choice-site = Place building { $building } for { dollars } on the { $site }
choice-replace = { $lost ->
    [1] Place building { $building } for { dollars } in place of your { $tile }, losing its remaining actions
   *[0] Place building { $building } for { dollars } in place of your { $tile }
}
choice-objective = Take the { $card }
choice-stack-top = Take the top card of the stack
choice-no-card = Take no card
choice-engine = Move the engine to { $place }
choice-engine-delivery = Move the engine to { $place } for a delivery of value { $value }
choice-engine-stay = Leave the engine where it is
choice-upgrade = Upgrade { $station } for { dollars } ({ $points } VP)
choice-no-upgrade = Leave the station as it is
choice-disc = Take a disc from { $disc }
choice-disc-station = Take your disc from { $station }
choice-no-disc = Place no disc
choice-master = Give { $worker }
choice-no-master = Give nobody
choice-no-auxiliary = Use no auxiliary action
choice-remove = Remove { $card }
choice-keep = Keep the cards
choice-take = { $space ->
    [0] Take { $tile }
   *[other] Take { $tile } from space { $space }
}{ $pay ->
    [1] {" "}for { dollars }
   *[0] { $dollars ->
        [0] {""}
       *[other] {" "}and gain { dollars }
    }
}
choice-no-tile = Take no tile
choice-buy = Buy { $cards } for { dollars } with { $cowboys ->
    [1] 1 cowboy
   *[other] { $cowboys } cowboys
}
choice-add-cards = Add 2 cards from the stack to the market with 1 cowboy
choice-enough = Buy no more
choice-foresight = Choose { $tile }
choice-certificates = { $count ->
    [0] Add no certificate and earn ${ $value }
    [1] Add 1 certificate and earn ${ $value }
   *[other] Add { $count } certificates and earn ${ $value }
}
choice-city = Deliver to { $city }
choice-city-brings = Deliver to { $city }: { $brings }
city-dollars = +{ dollars }
city-points = { $sign ->
    [minus] −{ $points } VP
   *[other] +{ $points } VP
}
city-objective = an objective card
city-arrow = { $brings } by the arrow from { $other }
city-transport = { dollars } in transport costs
bundle-travel-free = Move { $location } without paying a fee
bundle-finish = { $first }, then finish here
bundle-deliver = { $count ->
    [0] Earn ${ $value } without certificates
    [1] Earn ${ $value } with 1 certificate
   *[other] Earn ${ $value } with { $count } certificates
} and deliver to { $city }
bundle-deliver-brings = { $count ->
    [0] Earn ${ $value } without certificates
    [1] Earn ${ $value } with 1 certificate
   *[other] Earn ${ $value } with { $count } certificates
} and deliver to { $city }: { $brings }

# Several actions as one choice.

bundle-discard = Discard { $cards }
counted-card = { $count } × { $card }

# The log.

log-started = { $seat-is ->
    [you] You start { $space }.
   *[other] { $seat } starts { $space }.
}
log-moved = { $seat-is ->
    [you] You move { $space }.
   *[other] { $seat } moves { $space }.
}
log-paid-fee = { $kind ->
    [building] { $seat-is ->
        [you] You pay { $owner } a fee of { dollars }.
       *[other] { $owner-is ->
            [you] { $seat } pays you a fee of { dollars }.
           *[other] { $seat } pays { $owner } a fee of { dollars }.
        }
    }
   *[other] { $seat-is ->
        [you] You pay the bank a fee of { dollars }
       *[other] { $seat } pays the bank a fee of { dollars }
    } for { $kind ->
        [flood] a flood
        [drought] a drought
        [rockfall] a rockfall
       *[teepee] a teepee
    }.
}
log-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
log-gained = { $seat-is ->
    [you] { $count ->
        [0] You gain { dollars }.
       *[other] { $dollars ->
            [0] You now have
           *[other] You gain { dollars } and now have
        } { $count ->
            [1] 1 temporary certificate
           *[other] { $count } temporary certificates
        }.
    }
   *[other] { $count ->
        [0] { $seat } gains { dollars }.
       *[other] { $dollars ->
            [0] { $seat } now has
           *[other] { $seat } gains { dollars } and now has
        } { $count ->
            [1] 1 temporary certificate
           *[other] { $count } temporary certificates
        }.
    }
}
log-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-shuffled = { $seat-is ->
    [you] You shuffle
   *[other] { $seat } shuffles
} the discard pile into a new draw stack of { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-used = { $seat-is ->
    [you] You use { $space } { $purpose }.
   *[other] { $seat } uses { $space } { $purpose }.
}
log-used-at-once = { $seat-is ->
    [you] You use { $space }.
   *[other] { $seat } uses { $space }.
}
log-used-risk = { $seat-is ->
    [you] You use a risk action.
   *[other] { $seat } uses a risk action.
}
log-used-auxiliary = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
} { $double ->
    [0] the single
   *[1] the double
} { $action }.
log-hired = { $seat-is ->
    [you] You hire { $worker } from row { $row } for { dollars }.
   *[other] { $seat } hires { $worker } from row { $row } for { dollars }.
}
log-built = { $seat-is ->
    [you] You place building { $tile } for { dollars } on the { $site }.
   *[other] { $seat } places building { $tile } for { dollars } on the { $site }.
}
log-torn-down = { $seat-is ->
    [you] You replace your building { $tile }
   *[other] { $seat } replaces building { $tile }
}; it leaves the game.
log-gained-objective = { $seat-is ->
    [you] { $hand ->
        [1] You take the { $card } into your hand
       *[0] You gain the { $card }
    }
   *[other] { $hand ->
        [1] { $seat } takes the { $card } in hand
       *[0] { $seat } gains the { $card }
    }
}{ $stack ->
    [1] {" "}from the stack
   *[0] {""}
}.
log-uncovered = New in the display: the { $card }.
log-played = { $seat-is ->
    [you] You play the { $card }.
   *[other] { $seat } plays the { $card }.
}
log-engine-moved = { $seat-is ->
    [you] You move your engine
   *[other] { $seat } moves the engine
}{ $back ->
    [1] {" "}back
   *[0] {""}
} to { $place }.
log-upgraded = { $seat-is ->
    [you] You upgrade { $station } for { dollars }.
   *[other] { $seat } upgrades { $station } for { dollars }.
}
log-placed-disc = { $seat-is ->
    [you] You place a disc from { $source } on { $target }.
   *[other] { $seat } places a disc from { $source } on { $target }.
}
log-appointed = { $seat-is ->
    [you] You exchange { $worker } for the { $master } at { $station }.
   *[other] { $seat } exchanges { $worker } for the { $master } at { $station }.
}
log-took-tile = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $tile }{ $pay ->
    [1] {" "}for { dollars }
   *[0] { $dollars ->
        [0] {""}
       *[other] {" "}along with { dollars }
    }
}.
log-bought = { $seat-is ->
    [you] You buy { $cards } for { dollars }.
   *[other] { $seat } buys { $cards } for { dollars }.
}
log-added-card = New in the cattle market: { $card }.
log-reached-city = { $seat-is ->
    [you] You arrive
   *[other] { $seat } arrives
} there for the { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
} time.
log-chose-tile = { $seat-is ->
    [you] You choose { $tile }
   *[other] { $seat } chooses { $tile }
}{ $where ->
    [box] ; there is no room for it, so it leaves the game
    [jobs] {" "}for row { $row } of the job market
   *[trail] {" "}for { $space }
}.
log-token-moved = { $row ->
    [13] The job market token leaves the job market.
   *[other] The job market token moves to row { $row }.
}
log-market-filled = { $count ->
    [0] No card is added to the cattle market.
    [1] The cattle market is filled up with 1 card.
   *[other] The cattle market is filled up with { $count } cards.
}
log-revealed = { $seat-is ->
    [you] { $count ->
        [0] You have no cards to reveal.
       *[other] You reveal { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } has no cards to reveal.
       *[other] { $seat } reveals { $cards }.
    }
}
log-income = { $seat-is ->
    [you] You earn
   *[other] { $seat } earns
} { dollars } with a breeding value of { $value }{ $permanent ->
    [0] {""}
    [1] {" "}plus 1 permanent certificate
   *[other] {" "}plus { $permanent } permanent certificates
}{ $temporary ->
    [0] {""}
    [1] {" "}plus 1 temporary certificate
   *[other] {" "}plus { $temporary } temporary certificates
}.
log-delivered = { $seat-is ->
    [you] You deliver to { $city } with a value of { $value }.
   *[other] { $seat } delivers to { $city } with a value of { $value }.
}
log-transport = { $seat-is ->
    [you] You pay { dollars } in transport costs.
   *[other] { $seat } pays { dollars } in transport costs.
}
log-foresaw = Foresight { $column } now shows { $tile }.
log-removed-card = { $seat-is ->
    [you] You remove { $card } from the game.
   *[other] { $seat } removes { $card } from the game.
}
log-copied = { $seat-is ->
    [you] You copy the actions { $space }.
   *[other] { $seat } copies the actions { $space }.
}
log-end-triggered = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the job market token: everybody else has 1 more turn.
log-game-over = The game is over.

# Why not?

refusal-money = This costs { dollars }, but you have { $money ->
    [0] no money
   *[other] only ${ $money }
}.
refusal-not-in-hand = You do not have { $card } in hand.
refusal-first-turn = On your first turn your cattleman starts on a neutral building.
refusal-no-location = There is no tile on this space.
refusal-behind = The trail does not lead there from your cattleman.
refusal-one-step = Your cattleman has to move at least 1 step.
refusal-steps = Your cattleman cannot move more than { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}.
refusal-free-move-city = This movement cannot lead to Kansas City.
refusal-done = You have to use the location first; an auxiliary action is always possible.
refusal-done-copying = You have to perform at least one of the copied actions.
refusal-copying = You are still copying the actions of another building.
refusal-no-copy = Only the actions of an adjacent building can be copied, and never twice through the same building 8b.
refusal-nothing-there = There is nothing that you can do there now.
refusal-copy-nothing = No adjacent building has an action that you can perform now.
refusal-locked = This auxiliary action is still locked by your discs.
refusal-single = A single auxiliary action takes the place of all local actions.
refusal-no-draw = You have no card left to draw.
refusal-no-way-back = Your engine cannot go back { $count ->
    [1] 1 space
   *[other] { $count } spaces
} from here.
refusal-not-double = Both disc spaces must be clear for the double auxiliary action.
refusal-not-yours = Here you can only use a single auxiliary action.
refusal-used = You have already used this local action.
refusal-slash = Only one of these two actions may be performed.
refusal-replaced = You have replaced the building whose actions you were using.
refusal-cards = You do not have the cards to { $action }.
refusal-nothing = This would do nothing now.
refusal-nobody = There is nobody you can hire.
refusal-no-hazards = There is no hazard on the board.
refusal-no-teepees = There is no teepee on the board.
refusal-no-station = There is no station behind your engine that you can upgrade.
refusal-no-objectives = There are no objective cards left.
refusal-no-purchase = There are no cattle that you can buy, and the cattle stack is empty.
refusal-other-tile = This action takes a different kind of tile.
refusal-no-worker = There is no { $worker } in row { $row }.
refusal-token-row = Nobody can be hired from the row of the job market token or below.
refusal-row-full = You already have { $count } workers of this type.
refusal-no-plan = You no longer have building { $tile }.
refusal-craftsmen = This takes { $count ->
    [1] 1 craftsman
   *[other] { $count } craftsmen
}, but you have only { $own }.
refusal-no-room = There is no building space left for it.
refusal-no-site = This is not a building space.
refusal-lower-value = Only a building of higher value can replace the one that stands there.
refusal-site-taken = Another player’s building stands there.
refusal-printed-worker = You have only the printed { $worker }, who cannot be given away.
refusal-engine-forward = Your engine has to move forward.
refusal-engine-far = Your engine can move at most { $count ->
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
refusal-disc-transport = Clearing this space costs { dollars }; you could then no longer pay the ${ $transport } in transport costs.
refusal-city-value = { $city } takes cattle of value { $needed }, but yours have a value of { $value }.
refusal-city-disc = You have already delivered to { $city }.
refusal-no-more-workers = The job market is full: no worker can be chosen any more.
refusal-not-in-column = There is no { $tile } in foresight { $column }.
refusal-certificates = The certificate marker can only be moved back here.
refusal-display-only = Only a card of the display can be taken here.
refusal-no-stack = The stack of objective cards is empty.
refusal-not-in-display = This card is not in the display.
refusal-no-cattle-stack = The cattle stack is empty.
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
board-action-discard = { $card }: { $gain }
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
board-action-engine-back = engine { $count } back: { $gain }
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
board-action-draw = { $per ->
    [cowboys] draw and discard ≤ cowboys
   *[other] draw and discard ≤ { $count }
}
board-action-copy = copy an adjacent building
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
board-cards = { $count ->
    [1] 1 hand card
   *[other] { $count } hand cards
}
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
