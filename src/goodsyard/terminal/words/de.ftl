# Der Rahmen einer Partie im Terminal; was zu einem Spiel gehört, steht in dessen Wörtern.

ui-seat-you = { $seat } (du)
ui-seat-bot = { $seat } ({ $bot })
ui-score = bisher { $points } SP
ui-final-score = { $points } SP
ui-nothing = –
ui-hidden-cards = { $count ->
    [1] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
ui-news = Was geschah
ui-keys = Zahl = wählen · h Tipp · u zurück · r wieder · ?N Regel zu N · b Auslage · log · s sichern · q aufhören
ui-no-such-choice = { $number } steht nicht zur Wahl: Gib eine Zahl von 1 bis { $most } ein.
ui-unknown-key = „{ $key }“ bedeutet hier nichts.
ui-thinking = Ich denke nach …
ui-chance = etwa { $percent } % Siegchance
ui-no-rule = Zu dieser Wahl gibt es keinen Regelabsatz.
ui-rule = Regel { $clause }: { $text }
ui-undone = Zurückgenommen.
ui-redone = Wiederholt.
ui-saved = Gesichert in { $file }
ui-cannot-save = Die Partie lässt sich nicht in { $file } sichern: { $reason }
ui-hand-over = { $seat }, du bist am Zug. Drücke Enter, wenn sonst niemand zusieht.
ui-confirm = Enter = bestätigen · u zurücknehmen
ui-resumed = Die Partie geht nach { $actions ->
    [1] 1 Aktion
   *[other] { $actions } Aktionen
} weiter.
ui-stopped = Die Partie ist gesichert. Weiter geht es mit:
ui-final = Endstand
ui-total = Summe
ui-rank = Rang
ui-wins = { $seat } gewinnt mit { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}.
ui-shared = { $seats } teilen sich den Sieg mit je { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}.
ui-and = { $first } und { $second }
ui-record = Das Protokoll liegt in { $file }; dieselben Karten noch einmal: --seed { $seed }
