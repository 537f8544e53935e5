title = Oh My Goods!
summary = Bau deine Produktionsketten auf, setz deinen Arbeiter klug ein und hoffe auf den richtigen Sonnenuntergang.
minutes = 30
option-edition = Regeln
option-edition-first = erste Auflage
option-edition-second = zweite Auflage
option-hiring = Ein neuer Gehilfe im Gebäude des Arbeiters
option-hiring-literal = nicht möglich: eine Person je Gebäude
option-hiring-v1-1 = möglich: Der Arbeiter ist schon fort (Regel v1.1)
option-starting-player = Erster aktiver Spieler
option-starting-player-random = wird ausgelost
option-starting-player-1 = Platz 1
option-starting-player-2 = Platz 2
option-starting-player-3 = Platz 3
option-starting-player-4 = Platz 4

# Namen gedruckter Dinge. Alle Produktionsgebäude sind weiblich.

resource-wood = Holz
resource-clay = Lehm
resource-grain = Getreide
resource-wool = Wolle
resource-stone = Stein
colour-green = grün
colour-red = rot
colour-yellow = gelb
colour-white = weiß
colour-grey = grau
good-coal = Kohle
good-bricks = Ziegel
good-flour = Mehl
good-planks = Bretter
good-iron = Eisen
good-cattle = Rinder
good-fabric = Stoff
good-glass = Glas
good-clothes = Kleidung
good-bread = Brot
good-barrels = Fässer
good-windows = Fenster
good-leather = Leder
good-tools = Werkzeug
good-meat = Fleisch
good-shoes = Schuhe
good-food = Konserven
building-charburner = Köhlerei
building-sawmill = Sägemühle
building-iron-smelter = Eisenhütte
building-cooperage = Böttcherei
building-tool-maker = Werkzeugschmiede
building-glassmaker = Glaserei
building-window-manufacture = Fenstermanufaktur
building-mill = Mühle
building-bakery = Bäckerei
building-shoemaker = Schusterwerkstatt
building-food-factory = Nahrungsfabrik
building-weaving-mill = Weberei
building-tailors-shop = Näherei
building-butcher = Fleischerei
building-brick-manufacture = Ziegelei
building-cattle-ranch = Rinderfarm
building-tannery = Gerberei
building-market-office = Marktamt
building-numbered = { $building } Nr. { $number }

list = { $before }, { $last }
amount = { $count } { $what }
amount-any = { $count } beliebige
suns = { $suns ->
    [0] {""}
   *[other] , halbe Sonne
}
card-priced = { $building } ({ coins })
card-production = { $building } ({ coins }; braucht { $required }{ suns })
card-office = { $building } für { $resource } ({ coins }{ suns })
card-office-card = { $building } für eine Karte ({ coins }{ suns })
card-charburner = { $building } (braucht { $required })
assistant = Gehilfe für { coins } ({ $points } SP; verlangt { $colours })
coins = { $coins ->
    [1] 1 Münze
   *[other] { $coins } Münzen
}
cards = { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
}

# Fragen, in der zweiten Person.

prompt-exchange = Behältst du deine Hand, oder legst du sie ganz ab und ziehst ebenso viele Karten?
prompt-move = Versetze einen Gehilfen für 2 Münzen oder lass alle, wo sie sind.
prompt-pay = Es fehlen noch { coins }: Welche Ware gibst du aus?
prompt-work = Wo arbeitet dein Arbeiter, und wie?
prompt-plan = Welche Karte legst du zurück, um sie in dieser Runde zu bauen?
prompt-produce = Welches Gebäude produziert als Nächstes?
prompt-supply = Lege noch { cards } für die { $building } ab: welche?
prompt-chain = Nutze die Produktionskette der { $building } für mehr { $good } oder hör auf.
prompt-chain-with = Welches Gebäude liefert dafür { $good }?
prompt-build = Baust du „{ $card }“?
prompt-hire = Stelle einen Gehilfen ein oder niemanden.
prompt-station = In welchem Gebäude arbeitet der neue Gehilfe?
prompt-shed = Beide Stapel sind leer. Lege noch { cards } ab: welche?

# Was man tun kann.

choice-keep = Behalte deine Hand
choice-swap = Lege deine Hand ab und zieh ebenso viele Karten
choice-stay = Lass die Gehilfen, wo sie sind
choice-move = Versetze den Gehilfen: { $source } → { $target }
choice-pay = 1 { $good } aus der { $building } ({ coins }; { $left } vorhanden)
choice-work = { $mode ->
    [orderly] { $building }, ordentlich: alle Rohstoffe, 2 Waren
   *[other] { $building }, schlampig: ein Rohstoff weniger, 1 Ware
}
choice-idle = In dieser Runde nicht arbeiten
choice-plan = Lege „{ $card }“ zurück
choice-no-plan = Lege keine Karte zurück
choice-produce = { $cards ->
    [0] Produziere in der { $building }
   *[other] Produziere in der { $building } und lege { cards } ab
}
choice-open-chain = Nutze die Produktionskette der { $building }
choice-enough = Beende die Produktion
choice-supply = Lege „{ $card }“ als { $resource } ab
choice-shed = Lege „{ $card }“ ab
choice-refine-card = Lege „{ $card }“ aus der Hand dazu
choice-refine-good = Nimm 1 { $good } aus der { $building }
choice-stop = Nicht weiterverarbeiten
choice-build = Baue die Karte
choice-give-up = Lege die Karte ab
choice-take-back = Nimm die Karte wieder auf die Hand
choice-hire = Stelle ein: { $assistant }
choice-nobody = Stelle niemanden ein
choice-station = In der { $building }

# Mehrere Schritte auf einmal.

over = { $over ->
    [0] {""}
    [1] {" "}(1 Münze zu viel)
   *[other] {" "}({ $over } Münzen zu viel)
}
bundle-pay = Zahle { coins } mit { $goods }{ over }
bundle-build = Baue die Karte für { coins }: { $goods }{ over }
bundle-hire = Stelle ein mit { $goods }{ over }: { $assistant }
bundle-supply = Lege ab: { $cards }
bundle-produce = Produziere in der { $building } und lege ab: { $cards }
bundle-refine = Nutze die Produktionskette der { $building } { $count }-mal
bundle-refine-cards = { bundle-refine } mit { $cards }
bundle-finish = Beende den Zug: nichts mehr produzieren, bauen oder einstellen

# Das Protokoll.

log-round-began = Runde { $count } beginnt; { $seat } ist aktiver Spieler.
log-exchanged = { $seat } tauscht die ganze Hand aus ({ $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}).
log-dealt = { $seat } bekommt { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}.
log-shuffled = Der Ablagestapel wird gemischt: Der neue Nachziehstapel hat { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}.
log-sunrise = Sonnenaufgang: Der Markt öffnet mit { $resources }.
log-sunset = Sonnenuntergang: Neu auf dem Markt: { $resources }.
no-resources = nichts
log-works = { $mode ->
    [orderly] { $seat } arbeitet ordentlich in der { $building }.
   *[other] { $seat } arbeitet schlampig in der { $building }.
}
log-idle = Der Arbeiter von { $seat } findet kein freies Gebäude.
log-moved = { $seat } versetzt einen Gehilfen: { $source } → { $target }.
log-planned = { $seat } hat eine Karte zurückgelegt.
log-no-plan = { $seat } hat keine Karte zurückgelegt.
log-spent = { $seat } gibt { $count } { $good } aus ({ coins }).
log-supplied = { $seat } legt „{ $card }“ als { $resource } für die { $building } ab.
log-produced = { $count ->
    [0] Für die { $building } von { $seat } ist keine Karte zu ziehen.
   *[other] Die { $building } von { $seat } produziert { $count } { $good }.
}
log-not-produced = { $spared ->
    [0] Die { $building } von { $seat } produziert nichts. Auf dem Markt fehlt: { $missing }.
   *[other] Die { $building } von { $seat } produziert nichts. Schlampige Arbeit spart nur einen Rohstoff, auf dem Markt fehlt: { $missing }.
}
log-left-out = Die { $building } von { $seat } hätte produzieren können, wird aber ausgelassen.
log-refined-card = { $seat } macht aus „{ $card }“ ({ $resource }) die Ware { $product }.
log-refined-good = { $seat } macht aus 1 { $good } die Ware { $product }.
log-built = { $office ->
    [1] { $seat } eröffnet das { $card }.
   *[other] { $seat } baut die { $card }.
}
log-gave-up = { $seat } will „{ $card }“ doch nicht bauen und legt die Karte ab.
log-could-not-pay = { $seat } kann „{ $card }“ nicht bezahlen und legt die Karte ab: Die Waren sind nur { coins } wert.
log-took-back = { $seat } nimmt „{ $card }“ wieder auf die Hand.
log-took-back-a-card = { $seat } nimmt die geplante Karte wieder auf die Hand.
log-hired = { $seat } stellt für die { $building } ein: { $assistant }.
log-shed = { $seat } legt „{ $card }“ ab.
log-short = Beide Stapel sind leer: Alle legen die Hälfte ihrer Hand ab.
log-last-round = { $seat } hat { $count } Gebäude: Die nächste Runde ist die letzte.
log-game-over = Die Partie ist zu Ende.

# Warum nicht?

refusal-no-building = Du hast nur { $count } Gebäude.
refusal-office = Das { $building } stellt keine Waren her, dort kann niemand arbeiten.
refusal-occupied = In der { $building } arbeitet schon ein Gehilfe.
refusal-idle = Dein Arbeiter muss in ein freies Gebäude.
refusal-no-assistant = Dort arbeitet kein Gehilfe: { $building }.
refusal-moved = Dieser Gehilfe wurde in dieser Runde schon versetzt.
refusal-coins = Das kostet { coins }, deine Waren sind aber nur { $purse } wert.
refusal-no-goods = Dort sind keine Waren zum Ausgeben: { $building }.
refusal-nobody-there = Dort arbeitet niemand: { $building }.
refusal-produced = Die { $building } hat in dieser Runde schon produziert.
refusal-resources = Der { $building } fehlen Rohstoffe, und deine Hand kann sie nicht liefern.
refusal-chain = Du hast nichts für diese Produktionskette: { $building }.
refusal-chain-later = Eine Produktionskette lässt sich erst nutzen, wenn ihr Gebäude produziert hat: { $building }.
refusal-chain-opened = Du hast diese Produktionskette gewählt, also nutze sie mindestens einmal: { $building }.
refusal-chain-takes = Die Produktionskette nimmt hier { $item }.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-not-missing = Davon fehlt nichts: { $resource }.
refusal-not-offered = Dieser Gehilfe liegt nicht aus.
refusal-has-built = Du hast in dieser Runde gebaut und kannst niemanden einstellen.
refusal-assistants = Du hast schon { $count } Gehilfen.
refusal-no-place = In jedem deiner Produktionsgebäude arbeitet schon jemand.
refusal-worker = In der { $building } ist dein Arbeiter: Dort kann nur eine Person arbeiten.
refusal-colours = Dir fehlen Gebäude in den Farben dieses Gehilfen: { $assistant }.

# Die Wertung.

line-buildings = Gebäude
line-assistants = Gehilfen
line-goods = Waren

# Zeichnung
draw-market = Marktauslage
draw-round = Runde { $number }
draw-round-last = Runde { $number } von { $last }
draw-over = Die Partie ist zu Ende
draw-sunrise = Sonnenaufgang
draw-sunset = Sonnenuntergang
draw-rising = Aufgang
draw-setting = Untergang
draw-totals = Rohstoffe
draw-draw-pile = Nachziehstapel
draw-discard-pile = Ablagestapel
draw-assistants = Gehilfen
draw-assistant = Gehilfe
draw-nobody-left = Kein Gehilfe ist mehr übrig.
draw-hand = Deine Hand
draw-hand-count = Karten auf der Hand: { $count }
draw-coins = Waren im Wert von { $count } Münzen
draw-planned = Zum Bauen zurückgelegt
draw-empty-lot = freies Grundstück
draw-active = aktiver Spieler
draw-building = Gebäude { $number }: { $card }
draw-orderly = ordentlich
draw-sloppily = schlampig
draw-goods = { $count } { $good }, { $coins } Münzen wert
draw-missing = Fehlt: { $count }
draw-all-there = alles da
draw-offices-add = deine Ämter geben { $count } dazu
draw-score = Wertung
draw-score-so-far = Punkte bisher

## Das Brett im Terminal

board-new-hand-cards = neue Handkarten
board-sunrise = Sonnenaufgang
board-planning = Planung
board-sunset = Sonnenuntergang
board-produce-and-build = Produzieren und Bauen
board-last-round = Runde { $number } von { $last }
board-active = aktiv: { $seat }
board-market = { draw-market }
board-cards = Karten
board-half-suns = ½ Sonnen ◓
board-to-come = folgt
board-together = Zusammen
board-with-offices = Mit deinen Ämtern
board-of-unseen = { $count } von { $unseen }
board-assistants = { draw-assistants }
board-points = SP
board-worth = Waren im Wert von { coins }
board-built = { $count } Gebäude
board-held = { cards } auf der Hand
board-set-aside = 1 Karte zurückgelegt
board-colours = Farben: { $colours }
board-building = Gebäude ◄ Person
board-goods = Waren à
board-good = { $good } à { $coins }
board-needs = braucht
board-needs-and-lacks = braucht (−fehlt)
board-chain = Kette
board-hand = { draw-hand }
board-cost = Preis
board-makes = Ware à
