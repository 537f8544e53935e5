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

# Der Tisch von Great Western Trail.

great-western-trail-turn = { $seat } ist am Zug
great-western-trail-last-turns = letzte Züge
great-western-trail-trail = Pfad · eine grüne Hand kostet { $green }, eine schwarze { $black }
great-western-trail-legend = ♞ Viehtreiber · −$ Gebühr · ♣ im Wald · Risikoaktionen: † { $jersey }, ‡ { $any }
great-western-trail-beside = Tipis neben dem Pfad
great-western-trail-teepee-green = grün
great-western-trail-teepee-blue = blau
great-western-trail-points = { $points } SP
great-western-trail-dollars = { $dollars }$
great-western-trail-rail-space = Feld { $number }
great-western-trail-rail-turnout = Weiche von Bahnhof { $number }
great-western-trail-action-discard = { $card } → { $gain }
great-western-trail-action-gain = { $per ->
    [once] { $gain }
    [woods] { $gain } je Gebäude im Wald
    [pairs] { $gain } je Tipi-Paar
   *[other] { $gain } je Ingenieur
}
great-western-trail-action-certificates-most = Zertifikate bis zum Limit
great-western-trail-action-hire = { $change ->
    [0] einstellen
    [2] einstellen +{ $change }$
   *[other] einstellen −{ $less }$
}
great-western-trail-action-build = bauen, { $dollars }$ je Handwerker
great-western-trail-action-objective = Auftragskarte
great-western-trail-action-engine = { $per ->
    [engineers] Lok ≤ Ingenieure
    [woods] Lok ≤ Gebäude im Wald
   *[other] { $dollars ->
        [0] Lok ≤ { $count }
       *[other] { $dollars }$ zahlen: Lok ≤ { $count }
    }
}
great-western-trail-action-engine-back = Lok { $count } zurück → { $gain }
great-western-trail-action-auxiliary = Hilfsaktion
great-western-trail-action-trade = Indianerhandel
great-western-trail-action-hazard = { $dollars ->
    [0] Gefahr entfernen
   *[other] Gefahr für { $dollars }$ entfernen
}
great-western-trail-action-move = { $count ->
    [1] 1 Schritt
   *[other] ≤ { $count } Schritte
}
great-western-trail-action-free-move = ≤ { $count } Schritte ohne Gebühren
great-western-trail-action-draw = { $per ->
    [cowboys] ziehen und ablegen ≤ Cowboys
   *[other] ziehen und ablegen ≤ { $count }
}
great-western-trail-action-copy = benachbartes Gebäude nutzen
great-western-trail-action-behind = Bahnhof hinter der Lok ausbauen
great-western-trail-action-delivery = außerordentliche Lieferung
great-western-trail-given-pair = 2 einer Sorte
great-western-trail-given-any = beliebiges Vieh
great-western-trail-then-engine = Lok 1
great-western-trail-then-objective = Auftragskarte
great-western-trail-objective-card = „{ $tasks }“ (+{ $points }/−{ $penalty } SP; { $action })
great-western-trail-objective-start = „{ $tasks }“ (+{ $points } SP)
great-western-trail-tile-hazard = { $section }, { $hand ->
    [green] grüne
   *[other] schwarze
} Hand ({ $points } SP)
great-western-trail-master-workers = 2$; 1 SP/Arbeiter
great-western-trail-master-objectives = Gefahr/Tipi; 3 SP/2 Aufträge
great-western-trail-master-hazards = Zertifikat; 3 SP/2 Gefahren
great-western-trail-master-teepees = Zertifikat; 3 SP/Tipi-Paar
great-western-trail-master-certificates = Zertifikat; 3 SP/2 davon
great-western-trail-disc-aux-dollar = Dollar
great-western-trail-disc-aux-draw = ziehen und ablegen
great-western-trail-disc-aux-certificate = Zertifikate
great-western-trail-disc-aux-engine = Lok
great-western-trail-disc-aux-remove-card = Karten entfernen
great-western-trail-disc-step-a = mehr Schritte +3$
great-western-trail-disc-step-b = mehr Schritte 3 SP
great-western-trail-disc-hand-limit = größere Hand −5$
great-western-trail-kansas-city = Kansas City · Vorschau
great-western-trail-left = noch { $count }
great-western-trail-job-market = Arbeitsmarkt · letzte Züge nach { $count ->
    [1] 1 Arbeiter
   *[other] { $count } Arbeitern
}
great-western-trail-job-market-closed = Arbeitsmarkt · letzte Züge
great-western-trail-token = Stein, { $free } frei: { $workers }
great-western-trail-to-come = danach: { $rows }
great-western-trail-filled = ↻ dann wird der Viehmarkt aufgefüllt
great-western-trail-cattle-market = Viehmarkt · { $count } im Stapel
great-western-trail-crew = { $count } Cowboy{ $count ->
    [1] {""}
   *[other] s
}
great-western-trail-price = { $cards ->
    [1] { $price }
   *[other] { $cards } für { $price }
}
great-western-trail-display = Auftragskarten · { $count } im Stapel
great-western-trail-card = Auftrag
great-western-trail-valued = { $breed } { $value }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } SP)
}
great-western-trail-railroad = Eisenbahn
great-western-trail-appointed = { $worker } ernannt
great-western-trail-cities = Städte
great-western-trail-cities-legend = ▨ jede Scheibe passt · ↓ mit der nächsten
great-western-trail-head-station = Nr.
great-western-trail-head-track = Feld
great-western-trail-head-upgrade = Ausbau
great-western-trail-head-discs = Scheiben
great-western-trail-head-master = Vorsteher
great-western-trail-head-value = Wert
great-western-trail-head-city = Stadt
great-western-trail-head-transport = Kosten
great-western-trail-head-gives = Bringt
great-western-trail-hand = Hand
great-western-trail-revealed = Aufgedeckt
great-western-trail-worth = { $cards } = Zuchtwert { $value }
great-western-trail-workers = Arbeiter
great-western-trail-worker = { $count }× { $worker }
great-western-trail-worker-next = { $count }× { $worker } (nächster: { $action })
great-western-trail-limits = Limits
great-western-trail-steps = { $count } Schritte
great-western-trail-cards = { $count } Handkarten
great-western-trail-certificates-held = { $marker } von { $limit } Zertifikaten{ $permanent ->
    [0] {""}
   *[other] , { $permanent } dauerhaft
}
great-western-trail-engine = Lok: { $place }
great-western-trail-visits = { $count ->
    [1] 1 Lieferung
   *[other] { $count } Lieferungen
}
great-western-trail-auxiliary = Hilfsaktionen
great-western-trail-double = doppelt: { $actions }
great-western-trail-single = einfach: { $actions }
great-western-trail-locked = gesperrt: { $actions }
great-western-trail-covered = Scheiben auf
great-western-trail-plans = Zu bauen
great-western-trail-plan = { $tile } ({ $craftsmen } Hw., { $points } SP) { $actions }
great-western-trail-placed = Gebaut
great-western-trail-placed-on = { $tile } auf { $space }{ $actions }
great-western-trail-deck = Herde
great-western-trail-deck-of-own = Nachziehstapel { $stack }: { $drawn }; Ablagestapel { $pile }: { $thrown }
great-western-trail-deck-of-other = { $cards }; Nachziehstapel { $stack }, Ablagestapel { $pile } (oben: { $top })
great-western-trail-tiles = Plättchen
great-western-trail-hazards = { $count } { $section } ({ $points } SP)
great-western-trail-masters = Vorsteher
great-western-trail-objectives = Aufträge
great-western-trail-score = Punkte

# Der Tisch von Oh My Goods!

oh-my-goods-new-hand-cards = neue Handkarten
oh-my-goods-sunrise = Sonnenaufgang
oh-my-goods-planning = Planung
oh-my-goods-sunset = Sonnenuntergang
oh-my-goods-produce-and-build = Produzieren und Bauen
oh-my-goods-last-round = Runde { $number } von { $last }
oh-my-goods-active = aktiv: { $seat }
oh-my-goods-market = { draw-market }
oh-my-goods-cards = Karten
oh-my-goods-half-suns = ½ Sonnen ◓
oh-my-goods-to-come = folgt
oh-my-goods-together = Zusammen
oh-my-goods-with-offices = Mit deinen Ämtern
oh-my-goods-of-unseen = { $count } von { $unseen }
oh-my-goods-assistants = { draw-assistants }
oh-my-goods-points = SP
oh-my-goods-worth = Waren im Wert von { coins }
oh-my-goods-built = { $count } Gebäude
oh-my-goods-held = { cards } auf der Hand
oh-my-goods-set-aside = 1 Karte zurückgelegt
oh-my-goods-colours = Farben: { $colours }
oh-my-goods-building = Gebäude ◄ Person
oh-my-goods-goods = Waren à
oh-my-goods-good = { $good } à { $coins }
oh-my-goods-needs = braucht
oh-my-goods-needs-and-lacks = braucht (−fehlt)
oh-my-goods-chain = Kette
oh-my-goods-hand = { draw-hand }
oh-my-goods-cost = Preis
oh-my-goods-makes = Ware à

# Der Tisch von Mineshaft.

mineshaft-starter = Startspieler: { $seat }
mineshaft-part = Teil { $number } von { $parts }, von West nach Ost
mineshaft-excerpt = Ausschnitt des Bergwerks (b zeigt es ganz)
mineshaft-dice = Letzter Wurf
mineshaft-not-rolled = noch keiner
mineshaft-drawn = { $tile } mit { $slots ->
    [1] 1 Feld
   *[other] { $slots } Feldern
}
mineshaft-end = Ende
mineshaft-end-waits = kommt, wenn der Stapel ({ $tiles }) oder der Beutel ({ $counters }) leer ist oder kein Gleis mehr ein offenes Ende hat ({ $ends })
mineshaft-readings = Vereinbart
mineshaft-signs = Zeichen
mineshaft-empty-slot = leeres Feld
mineshaft-opening = Öffnung
mineshaft-own-tile = hier stehst du
mineshaft-short-start = Start
mineshaft-short-swap = Taus.
mineshaft-short-porous-rock = Mürbe
mineshaft-short-mine-kart = Wagen
mineshaft-short-tunnel = Tunn.
mineshaft-short-call-for-help = Hilfe
mineshaft-counters = Marker
mineshaft-covered = { $count } verdeckt
mineshaft-stands = Steht auf
mineshaft-collapsed = { $tile } (eingestürzt)
