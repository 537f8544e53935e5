title = Odd Lots
prompt-bid = The prize is { $prize }: which card do you choose?
prompt-double = The prize is { $prize }: do you double your card?
choice-bid = Card { $card }
choice-double = Double it
choice-single = Leave it single
log-turned-up = The prize is { $prize }.
log-revealed = { $seat-is ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
log-taken = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $points ->
    [1] 1 point
   *[other] { $points } points
}.
refusal-card = You do not hold the card { $card }.
line-prizes = Prizes
