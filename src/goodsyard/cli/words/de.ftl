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
ui-keys = Zahl = wählen · u zurück · r wieder · ?N Regel zu N · b Auslage · log · s sichern · q aufhören
ui-no-such-choice = { $number } steht nicht zur Wahl: Gib eine Zahl von 1 bis { $most } ein.
ui-unknown-key = „{ $key }“ bedeutet hier nichts.
ui-no-rule = Zu dieser Wahl gibt es keinen Regelabsatz.
ui-rule = Regel { $clause }: { $text }
ui-undone = Zurückgenommen.
ui-redone = Wiederholt.
ui-saved = Gesichert in { $file }
ui-cannot-save = Die Partie lässt sich nicht in { $file } sichern: { $reason }
ui-hand-over = { $seat }, du bist am Zug. Drücke Enter, wenn sonst niemand zusieht.
ui-confirm = Enter = bestätigen · u zurücknehmen
ui-resumed = Die Partie geht nach { $actions } Aktionen weiter.
ui-stopped = Die Partie ist gesichert. Weiter geht es mit:
ui-final = Endstand
ui-total = Summe
ui-rank = Rang
ui-wins = { $seat } gewinnt mit { $points } Siegpunkten.
ui-shared = { $seats } teilen sich den Sieg mit { $points } Siegpunkten.
ui-and = { $first } und { $second }
ui-record = Das Protokoll liegt in { $file }; dieselben Karten noch einmal: --seed { $seed }

# Die Auslage von Glück Auf.

coal-baron-shift = Schicht { $number } von { $shifts }
coal-baron-starter = Startspieler: { $seat }
coal-baron-passed = hat gepasst
coal-baron-zone = Arbeiterbereich
coal-baron-top = Oberste Karte
coal-baron-height = Karten
coal-baron-required = Benötigt
coal-baron-placed = Eingesetzt
coal-baron-empty = leer
coal-baron-workers = Arbeiter
coal-baron-row = Reihe, vorn zuerst
coal-baron-storage = Zwischenlager
coal-baron-dock = Gleis { $number } { $crests }
coal-baron-train = { $cards } = { lorries }
coal-baron-empty-wagon = leerer { $wagon }
coal-baron-orders = Aufträge
coal-baron-order = { $destination } ({ lorries }, { $points } SP)
coal-baron-innovations = Innovationen
coal-baron-shares = Anteile
coal-baron-objectives = Geschäftsziele
coal-baron-objective-shift-tokens = { $points } SP je 2 Schichtmarker
coal-baron-objective-objective-cards = { $points } SP je Geschäftsziel
coal-baron-objective-engine = { $points } SP je { $target }
coal-baron-objective-share = { $points } SP je Anteil { $target }
coal-baron-objective-order = { $points } SP je Auftrag { $target }
coal-baron-objective-lorries = { $points } SP für 5 Loren { $target }
coal-baron-tokens = Schichtmarker
coal-baron-delivered = Ausgeliefert
coal-baron-remembered = Du erinnerst dich
coal-baron-position = { $zone }, Karte { $position }: { $card }
