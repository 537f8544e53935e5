language = English
game-is-over = The game is over.
not-your-turn = It is not your turn: { $seat } is to act.
not-possible = That is not possible now.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
undo-past-luck = This cannot be undone: something hidden has been drawn, rolled or revealed since.
undo-past-others = This cannot be undone: another player has decided since.
seat-name = Seat { $number }
you-subject = You
and-last = { $first } and { $last }
named-seat = { $name }
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
