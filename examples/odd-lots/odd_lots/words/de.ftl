title = Überzählig
prompt-bid = Der Preis ist { $prize }: Welche Karte wählst du?
prompt-double = Der Preis ist { $prize }: Verdoppelst du deine Karte?
choice-bid = Karte { $card }
choice-double = Verdoppeln
choice-single = Einfach lassen
log-turned-up = Der Preis ist { $prize }.
log-revealed = { $seat-is ->
    [you] Du zeigst { $card }.
   *[other] { $seat } zeigt { $card }.
}
log-taken = { $seat-is ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
refusal-card = Die Karte { $card } hast du nicht.
line-prizes = Preise
