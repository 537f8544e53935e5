title = Mineshaft
summary = Dig your own tunnels, mine gold before the others do, and mind the quakes.
minutes = 45
option-tiles = Tiles
option-tiles-standard = by the number of players
option-tiles-short = short game: unmarked tiles only
option-tiles-medium = unmarked tiles and those marked 3
option-tiles-long = long game: all 80 tiles
option-design = Design of the tiles
option-design-rich = rich: three slots on every coloured tile
option-design-classic = classic: few slots, a long game
option-starting-player = First player
option-starting-player-random = drawn at random
option-starting-player-1 = Seat 1
option-starting-player-2 = Seat 2
option-starting-player-3 = Seat 3
option-starting-player-4 = Seat 4
option-refill = Filling a tile of the rolled colour
option-refill-may = optional
option-refill-must = compulsory
option-quake = A quake collapses
option-quake-connected = connected tiles
option-quake-adjacent = any tile next to you
option-mining = Mining silver and coal
option-mining-fewer = up to 2 and 3
option-mining-exact = exactly 2 and 3
option-counters = Counters of the others
option-counters-open = open
option-counters-covered = covered until the end
option-swap = Swap at its new place
option-swap-joint = keeps a joint
option-swap-free = may be turned freely
option-fire = Fire! drives away
option-fire-all = pieces on and around the tile
option-fire-around = only pieces around the tile
option-fuse = Timed Fuse
option-fuse-anywhere = even on your own tile
option-fuse-elsewhere = not on your own tile
option-tunnel = Going through a Tunnel
option-tunnel-step = costs a step
option-tunnel-free = costs nothing
option-help = Ways to Call for Help are chosen by
option-help-moved = the one who moves
option-help-caller = the caller
option-stopped = All tracks are stopped
option-stopped-moment = at any moment
option-stopped-turn_end = at the end of a turn
option-final-tiles = Tiles in final turns
option-final-tiles-none = none are drawn
option-final-tiles-laid = may be drawn
option-final-clearing = On a collapsed tile in the final turn
option-final-clearing-clear = it is cleared
option-final-clearing-roll = the dice are rolled
option-finish = When the end has come
option-finish-round = the round is completed before the final turns
option-finish-at_once = the final turns begin at once

# Names of printed things; they stand alone or after "the".

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green
shape-end = end of shaft
shape-straight = straight
shape-curve = curve
shape-tee = tee
shape-cross = cross
face-yellow = yellow
face-blue = blue
face-red = red
face-green = green
# A tile is named with its article: first in a sentence, as a tile among others, by its name alone, or within a sentence.
tile-end = { $case ->
    [first] The { $colour } end of shaft
    [a] a { $colour } end of shaft
    [name] { $colour } end of shaft
   *[other] the { $colour } end of shaft
}
tile-straight = { $case ->
    [first] The { $colour } straight
    [a] a { $colour } straight
    [name] { $colour } straight
   *[other] the { $colour } straight
}
tile-curve = { $case ->
    [first] The { $colour } curve
    [a] a { $colour } curve
    [name] { $colour } curve
   *[other] the { $colour } curve
}
tile-tee = { $case ->
    [first] The { $colour } tee
    [a] a { $colour } tee
    [name] { $colour } tee
   *[other] the { $colour } tee
}
tile-cross = { $case ->
    [first] The { $colour } cross
    [a] a { $colour } cross
    [name] { $colour } cross
   *[other] the { $colour } cross
}
tile-swap = { $case ->
    [a] a Swap tile
   *[other] Swap
}
tile-fire = { $case ->
    [a] a Fire! tile
   *[other] Fire!
}
tile-timed-fuse = { $case ->
    [a] a Timed Fuse tile
   *[other] Timed Fuse
}
tile-porous-rock = { $case ->
    [a] a Porous Rock tile
   *[other] Porous Rock
}
tile-mine-kart = { $case ->
    [a] a Mine Kart tile
   *[other] Mine Kart
}
tile-tunnel = { $case ->
    [a] a Tunnel tile
   *[other] Tunnel
}
tile-call-for-help = { $case ->
    [a] a Call for Help tile
   *[other] Call for Help
}
tile-start = { $case ->
    [first] The starting tile
    [a] a starting tile
    [name] starting tile
   *[other] the starting tile
}
tile-numbered = { $tile } no. { $number }
counter-gold = gold
counter-silver = silver
counter-coal = coal
side-north = north
side-east = east
side-south = south
side-west = west
list = { $before }, { $last }
list-and = { $before } and { $last }
amount = { $count } { $what }
no-counters = nothing
steps = { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}
reason-stopped = all tracks are stopped
reason-no-tiles = the stack is empty
reason-ran-out = the bag has run out

# Questions, in the second person.

prompt-start = Do you draw a tile and lay it, or do you roll the dice?
prompt-start-first = Draw a tile and lay it next to the starting tile.
prompt-start-clear = You are standing on a collapsed tile: clear it.
prompt-start-roll = Roll the dice.
prompt-lay = Where do you lay { $tile }, and which way round?
prompt-refill = Die A shows { $colour }: which tile do you fill?
prompt-quake = A quake! Which tile collapses?
prompt-move = Where do you go (up to { steps })?
prompt-mine = What do you mine?
prompt-swap = With which tile do you exchange Swap?
prompt-turn = Which way round do you lay { $tile } at its new place?
prompt-fire = Where does the fire break out?
prompt-fuse = Which tile does Timed Fuse collapse?
prompt-kart = Where does Mine Kart take you?
prompt-follow = Which way do you take to Call for Help?
prompt-follow-caller = { $seat-is ->
    [you] Which way do you take to Call for Help?
   *[other] Which way does { $seat } take to Call for Help?
}

# Choices, as something to do.

choice-draw = Draw a tile
choice-roll = Roll the dice
choice-clear = Clear { $tile }
choice-lay = Lay it to the { $side }, open to the { $sides }
choice-refill = Fill { $tile }
choice-refill-none = Fill no tile
choice-collapse = Collapse { $tile }
choice-nothing = Collapse no tile
choice-move = Go to { $tile }
choice-stay = Stay where you are
choice-mine = Take { $counters }
choice-mine-nothing = Take nothing
choice-swap = Exchange Swap with { $tile }
choice-swap-none = Leave Swap where it is
choice-turn = Turn it so that it is open to the { $sides }
choice-fire = Set fire to { $tile }
choice-kart = Ride to { $tile }
choice-follow = Choose the way across { $tile }

# Several actions as one choice, and what can be asked for in advance.

bundle-go = Go to { $tile } and take { $counters }
bundle-stay = Stay here and take { $counters }
order-roll = Roll the dice at once in your next turn

# The log.

log-drew = { $seat-is ->
    [you] You draw { $tile }.
   *[other] { $seat } draws { $tile }.
}
log-put-back = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} { $count ->
    [1] 1 tile
   *[other] { $count } tiles
} back; the stack is shuffled.
log-laid = { $seat-is ->
    [you] You lay { $tile }.
   *[other] { $seat } lays { $tile }.
}
log-filled = { $count ->
    [0] { $tile } gets no counters, because the bag is empty.
   *[other] { $tile } gets { $counters }.
}
log-rolled = { $seat-is ->
    [you] You roll { $colour } and { steps }.
   *[other] { $seat } rolls { $colour } and { steps }.
}
log-rolled-quake = { $seat-is ->
    [you] You roll a quake and { steps }.
   *[other] { $seat } rolls a quake and { steps }.
}
log-collapsed = { $count ->
    [0] { $tile } collapses.
   *[other] { $tile } collapses and buries { $counters }.
}
log-cleared = { $seat-is ->
    [you] You clear { $tile }.
   *[other] { $seat } clears { $tile }.
}
log-moved = { $seat-is ->
    [you] You go to { $tile }.
   *[other] { $seat } goes to { $tile }.
}
log-stayed = { $seat-is ->
    [you] You stay on { $tile }.
   *[other] { $seat } stays on { $tile }.
}
log-took = { $seat-is ->
    [you] You take { $counters } from { $tile }.
   *[other] { $seat } takes { $counters } from { $tile }.
}
log-collected = { $seat-is ->
    [you] You draw { $counters } from the bag.
   *[other] { $seat } draws { $counters } from the bag.
}
log-swapped = { $seat-is ->
    [you] You exchange Swap with { $tile }.
   *[other] { $seat } exchanges Swap with { $tile }.
}
log-burned = { $seat-is ->
    [you] You set fire to { $tile }.
   *[other] { $seat } sets fire to { $tile }.
}
log-fled = { $seat-is ->
    [you] You flee to the starting tile.
   *[other] { $seat } flees to the starting tile.
}
log-blew-up = { $seat-is ->
    [you] You blow up { $tile }
   *[other] { $seat } blows up { $tile }
}{ $count ->
    [0] .
    [1] , and { $counters } goes back into the bag.
   *[other] , and { $counters } go back into the bag.
}
log-rode = { $seat-is ->
    [you] You ride to { $tile }.
   *[other] { $seat } rides to { $tile }.
}
log-called = { $seat-is ->
    [you] You call for help.
   *[other] { $seat } calls for help.
}
log-followed = { $seat-is ->
    [you] You come to { $tile }.
   *[other] { $seat } comes to { $tile }.
}
log-last-turns = The end has come, because { $reasons }. Everybody has one more turn.
log-game-over = The game is over.

# Why not?

refusal-first-turn = In your first turn you have to draw a tile.
refusal-nothing-to-clear = You are not standing on a collapsed tile.
refusal-must-clear = You have to clear the collapsed tile that you are standing on.
refusal-stack-empty = The stack is empty.
refusal-final-turn = No tiles are drawn in final turns.
refusal-no-open-end = You are not standing at an open end.
refusal-side = There is no open end to the { $side }.
refusal-shape = { $tile } cannot have these openings.
refusal-joint = The tile must be connected to the one from which you lay it.
refusal-swap-joint = Turned like this, the tile would lack the connection that it needs.
refusal-no-counter = There is no { $counter } here.
refusal-too-few = There is only { $counters } here.
refusal-no-spot = There is no tile no. { $number } yet.
refusal-must-fill = You have to fill a tile of the rolled colour.
refusal-must-collapse = A tile has to collapse.
refusal-starting-tile = The starting tile cannot collapse.
refusal-collapsed = { $tile } has collapsed.
refusal-colour = Only { $colour } tiles can be filled now.
refusal-full = { $tile } has no empty slot.
refusal-empty = There are no counters on { $tile }.
refusal-occupied = A piece is standing on { $tile }.
refusal-own-tile = The tile under your own piece cannot collapse.
refusal-not-connected = { $tile } is not connected to your tile.
refusal-too-far = You cannot reach { $tile } with { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}.
refusal-no-way = No open way leads from Mine Kart to { $tile }.
refusal-not-nearer = { $tile } is not on a shortest way.

# The score.

line-gold = Gold
line-silver = Silver
line-coal = Coal

# drawing
draw-works = Dice and piles
draw-mine = The mine
draw-turn = turn { $number }, { $seat }
draw-final-turns = { $count ->
    [1] the last turn
   *[other] final turns: { $count } to come
}
draw-over = the game is over
draw-dice = Dice
draw-rolled = { $a } and { $b }
draw-quake = Quake
draw-drawn = Drawn tile
draw-stack-count = { $count ->
    [1] Stack: 1 tile
   *[other] Stack: { $count } tiles
}
draw-bag = Bag
draw-box = Lost
draw-stock = Left in the stack
draw-collapsed = collapsed
draw-slots = { $counters } ({ $count } of { $slots } { $slots ->
    [1] slot
   *[other] slots
})
draw-place = Lay the tile like this
draw-way = Turn the tile like this
draw-effect-coloured = Lay it next to your tile; it is filled at once.
draw-effect-swap = May change places with a tile that has counters.
draw-effect-fire = Sends everybody on and next to a tile back to the start.
draw-effect-timed-fuse = Collapses any tile; its counters go into the bag.
draw-effect-porous-rock = Two counters from the bag, and an extra tile behind it.
draw-effect-mine-kart = Ride to a connected tile and take all counters there.
draw-effect-tunnel = A step from here leads to any tile without pieces.
draw-effect-call-for-help = All others come two steps closer.
draw-starter = First player
draw-acting = to act
draw-stands-on-rubble = Stands on a collapsed tile
draw-covered = Counters are covered until the end
draw-total = Total
draw-score = Score
draw-score-so-far = Points so far

## The board in a terminal

board-starter = first player: { $seat }
board-part = Part { $number } of { $parts }, from west to east
board-excerpt = Part of the mine (b shows all of it)
board-dice = Last roll
board-not-rolled = not rolled yet
board-drawn = { $tile } with { $slots ->
    [1] 1 slot
   *[other] { $slots } slots
}
board-end = End
board-end-waits = comes when the stack ({ $tiles }) or the bag ({ $counters }) is empty, or no track has an open end ({ $ends })
board-readings = Agreed
board-signs = Signs
board-empty-slot = empty slot
board-opening = opening
board-own-tile = you stand here
board-short-start = Start
board-short-swap = Swap
board-short-porous-rock = Rock
board-short-mine-kart = Kart
board-short-tunnel = Tunn.
board-short-call-for-help = Help
board-counters = Counters
board-covered = { $count } covered
board-stands = Stands on
board-collapsed = { $tile } (collapsed)
