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

# Farben vor $count Gebäuden, mit 0 der bloße Name.

colour-green = { $count ->
    [0] grün
    [1] grünes
   *[other] grüne
}
colour-red = { $count ->
    [0] rot
    [1] rotes
   *[other] rote
}
colour-yellow = { $count ->
    [0] gelb
    [1] gelbes
   *[other] gelbe
}
colour-white = { $count ->
    [0] weiß
    [1] weißes
   *[other] weiße
}
colour-grey = { $count ->
    [0] grau
    [1] graues
   *[other] graue
}

# Mit $count 0 der bloße Name der Ware.

good-coal = Kohle
good-bricks = Ziegel
good-flour = Mehl
good-planks = { $count ->
    [1] Brett
   *[other] Bretter
}
good-iron = Eisen
good-cattle = { $count ->
    [1] Rind
   *[other] Rinder
}
good-fabric = Stoff
good-glass = { $count ->
    [0] Glas
    [1] Glasscheibe
   *[other] Glasscheiben
}
good-clothes = { $count ->
    [0] Kleidung
    [1] Kleidungsstück
   *[other] Kleidungsstücke
}
good-bread = { $count ->
    [0] Brot
    [1] Brot
   *[other] Brote
}
good-barrels = { $count ->
    [1] Fass
   *[other] Fässer
}
good-windows = Fenster
good-leather = Leder
good-tools = { $count ->
    [0] Werkzeug
    [1] Werkzeug
   *[other] Werkzeuge
}
good-meat = Fleisch
good-shoes = { $count ->
    [0] Schuhe
   *[other] Paar Schuhe
}
good-food = { $count ->
    [1] Konserve
   *[other] Konserven
}
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

at-building = in der { $building }
at-office = im { $building }
office = { $building } für { $resource }
office-card = { $building } für eine Karte

list = { $before }, { $last }
list-and = { $before } und { $last }
amount = { $count } { $what }
amount-any = { $count ->
    [1] 1 beliebigen Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
suns = { $suns ->
    [0] {""}
   *[other] ; halbe Sonne
}
the-card = „{ $card }“
card-priced = { $building } ({ coins })
card-production = { $building } ({ coins }; braucht { $required }{ suns })
card-office = { $building } ({ coins }{ suns })
card-charburner = { $building } (braucht { $required })
assistant = Gehilfe für { coins } ({ $points } SP; verlangt { $asked })
asked = { $colours } Gebäude
coins = { $coins ->
    [1] 1 Münze
   *[other] { $coins } Münzen
}
cards = { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
}

# Fragen, in der zweiten Person.

prompt-exchange = Behältst du deine Hand, oder tauschst du sie ganz aus?
prompt-move = Versetzt du einen Gehilfen für 2 Münzen?
prompt-pay = Du musst noch { coins } zahlen. Welche Ware gibst du aus?
prompt-work = Wo arbeitet dein Arbeiter, und wie?
prompt-plan = Welche Karte legst du beiseite, um sie in dieser Runde zu bauen?
prompt-produce = Welches Gebäude produziert als Nächstes?
prompt-supply = Du musst noch { cards } für die { $building } ablegen. Welche legst du ab?
prompt-chain = Nutze die Produktionskette der { $building } für mehr { $good } oder hör auf.
prompt-chain-with = Welches Gebäude liefert dafür 1 { $good }?
prompt-build = Baust du „{ $card }“?
prompt-hire = Stellst du einen Gehilfen ein?
prompt-station = In welchem Gebäude arbeitet der neue Gehilfe?
prompt-shed = Beide Stapel sind leer, und du musst noch { cards } ablegen. Welche legst du ab?

# Was man tun kann.

choice-keep = Behalte deine Hand
choice-swap = Lege deine ganze Hand ab und zieh ebenso viele Karten
choice-stay = Lass alle Gehilfen, wo sie sind
choice-move = Versetze den Gehilfen von der { $source } in die { $target }
choice-pay = Zahle mit 1 { $good } aus der { $building } ({ coins }; { $left } vorrätig)
choice-work = { $mode ->
    [orderly] Arbeite ordentlich in der { $building }: alle Rohstoffe, 2 Waren
   *[other] Arbeite schlampig in der { $building }: ein Rohstoff weniger, 1 Ware
}
choice-idle = Arbeite in dieser Runde nicht
choice-plan = Lege „{ $card }“ beiseite
choice-no-plan = Lege keine Karte beiseite
choice-produce = { $cards ->
    [0] Produziere in der { $building }
   *[other] Produziere in der { $building } und lege { cards } ab
}
choice-open-chain = Nutze die Produktionskette der { $building }
choice-enough = Beende die Produktion
choice-supply = Lege „{ $card }“ als { $resource } ab
choice-shed = Lege „{ $card }“ ab
choice-refine-card = Verarbeite „{ $card }“ aus deiner Hand zu 1 { $product }
choice-refine-good = Verarbeite 1 { $good } aus der { $building } zu 1 { $product }
choice-stop = Beende das Weiterverarbeiten
choice-build = Baue die Karte
choice-give-up = Lege die Karte ab
choice-take-back = Nimm die Karte wieder auf die Hand
choice-hire = Stelle den Gehilfen für { coins } ein ({ $points } SP; verlangt { $asked })
choice-nobody = Stelle niemanden ein
choice-station = Setze den Gehilfen in die { $building }

# Mehrere Schritte auf einmal.

over = { $over ->
    [0] {""}
    [1] {" "}(1 Münze zu viel)
   *[other] {" "}({ $over } Münzen zu viel)
}
bundle-pay = Zahle { coins }: { $goods }{ over }
bundle-build = Baue die Karte für { coins }: { $goods }{ over }
bundle-hire = { choice-hire } und zahle { $goods }{ over }
bundle-supply = Lege { $cards } ab
bundle-produce = Produziere in der { $building } und lege { $cards } ab
bundle-refine = Nutze { $count ->
    [1] einmal
   *[other] { $count }-mal
} die Produktionskette der { $building }
bundle-refine-cards = { bundle-refine } und lege { $cards } dazu
bundle-finish = Beende den Zug: nichts mehr produzieren, bauen oder einstellen

# Das Protokoll.

log-round-began = { $seat-is ->
    [you] Runde { $count } beginnt; du bist aktiver Spieler.
   *[other] Runde { $count } beginnt; { $seat } ist aktiver Spieler.
}
log-exchanged = { $seat-is ->
    [you] Du tauschst deine ganze Hand von { cards } aus.
   *[other] { $seat } tauscht die ganze Hand von { cards } aus.
}
log-dealt = { $seat-is ->
    [you] Du ziehst { cards }.
   *[other] { $seat } zieht { cards }.
}
log-shuffled = Der Ablagestapel wird gemischt und bildet einen neuen Nachziehstapel aus { cards }.
log-sunrise = Sonnenaufgang: Die Marktauslage beginnt mit { $resources }.
log-sunset = Sonnenuntergang: Die Marktauslage erhält noch { $resources }.
no-resources = nichts
log-works = { $seat-is ->
    [you] { $mode ->
        [orderly] Du arbeitest ordentlich in der { $building }.
       *[other] Du arbeitest schlampig in der { $building }.
    }
   *[other] { $mode ->
        [orderly] { $seat } arbeitet ordentlich in der { $building }.
       *[other] { $seat } arbeitet schlampig in der { $building }.
    }
}
log-idle = { $seat-is ->
    [you] Dein Arbeiter findet kein freies Gebäude und arbeitet nicht.
   *[other] Der Arbeiter von { $seat } findet kein freies Gebäude und arbeitet nicht.
}
log-moved = { $seat-is ->
    [you] Du versetzt einen Gehilfen von der { $source } in die { $target }.
   *[other] { $seat } versetzt einen Gehilfen von der { $source } in die { $target }.
}
log-planned = { $seat-is ->
    [you] Du legst eine Karte beiseite.
   *[other] { $seat } legt eine Karte beiseite.
}
log-no-plan = { $seat-is ->
    [you] Du legst keine Karte beiseite.
   *[other] { $seat } legt keine Karte beiseite.
}
log-spent = { $seat-is ->
    [you] Du gibst { $count } { $good } im Wert von { coins } aus.
   *[other] { $seat } gibt { $count } { $good } im Wert von { coins } aus.
}
log-supplied = { $seat-is ->
    [you] Du legst „{ $card }“ als { $resource } für die { $building } ab.
   *[other] { $seat } legt „{ $card }“ als { $resource } für die { $building } ab.
}
log-produced = { $seat-is ->
    [you] { $count ->
        [0] Deine { $building } produziert nichts: Es ist keine Karte mehr zu ziehen.
       *[other] Deine { $building } produziert { $count } { $good }.
    }
   *[other] { $count ->
        [0] Die { $building } von { $seat } produziert nichts: Es ist keine Karte mehr zu ziehen.
       *[other] Die { $building } von { $seat } produziert { $count } { $good }.
    }
}
log-not-produced = { $seat-is ->
    [you] { $spared ->
        [0] Deine { $building } produziert nichts: Die Marktauslage zeigt { $missing } zu wenig.
       *[other] Deine { $building } produziert nichts: Die Marktauslage zeigt { $missing } zu wenig, und schlampige Arbeit erspart nur 1 Rohstoff.
    }
   *[other] { $spared ->
        [0] Die { $building } von { $seat } produziert nichts: Die Marktauslage zeigt { $missing } zu wenig.
       *[other] Die { $building } von { $seat } produziert nichts: Die Marktauslage zeigt { $missing } zu wenig, und schlampige Arbeit erspart nur 1 Rohstoff.
    }
}
log-left-out = { $seat-is ->
    [you] Du lässt die { $building } aus, obwohl sie produzieren könnte.
   *[other] { $seat } lässt die { $building } aus, obwohl sie produzieren könnte.
}
log-refined-card = { $seat-is ->
    [you] Du zeigst „{ $card }“ als { $resource } und verarbeitest die Karte in der { $building } zu 1 { $product }.
   *[other] { $seat } zeigt „{ $card }“ als { $resource } und verarbeitet die Karte in der { $building } zu 1 { $product }.
}
log-refined-good = { $seat-is ->
    [you] Du verarbeitest 1 { $good } in der { $building } zu 1 { $product }.
   *[other] { $seat } verarbeitet 1 { $good } in der { $building } zu 1 { $product }.
}
log-built = { $seat-is ->
    [you] { $office ->
        [1] Du eröffnest das { $building }, das { coins } kostet.
       *[other] Du baust die { $building } für { coins }.
    }
   *[other] { $office ->
        [1] { $seat } eröffnet das { $building }, das { coins } kostet.
       *[other] { $seat } baut die { $building } für { coins }.
    }
}
log-gave-up = { $seat-is ->
    [you] Du willst „{ $card }“ doch nicht bauen und legst die Karte ab.
   *[other] { $seat } will „{ $card }“ doch nicht bauen und legt die Karte ab.
}
log-could-not-pay = { $seat-is ->
    [you] { $coins ->
        [0] Du kannst „{ $card }“ nicht bezahlen und legst die Karte ab: Du hast keine Waren.
       *[other] Du kannst „{ $card }“ nicht bezahlen und legst die Karte ab: Deine Waren sind nur { coins } wert.
    }
   *[other] { $coins ->
        [0] { $seat } kann „{ $card }“ nicht bezahlen und legt die Karte ab: Es sind keine Waren da.
       *[other] { $seat } kann „{ $card }“ nicht bezahlen und legt die Karte ab: Die Waren sind nur { coins } wert.
    }
}
log-took-back = { $seat-is ->
    [you] Du nimmst „{ $card }“ wieder auf die Hand.
   *[other] { $seat } nimmt „{ $card }“ wieder auf die Hand.
}
log-took-back-a-card = { $seat-is ->
    [you] Du nimmst die beiseitegelegte Karte wieder auf die Hand.
   *[other] { $seat } nimmt die beiseitegelegte Karte wieder auf die Hand.
}
log-hired = { $seat-is ->
    [you] Du stellst für { coins } einen Gehilfen ({ $points } SP) ein, der in der { $building } anfängt.
   *[other] { $seat } stellt für { coins } einen Gehilfen ({ $points } SP) ein, der in der { $building } anfängt.
}
log-shed = { $seat-is ->
    [you] Du legst „{ $card }“ ab.
   *[other] { $seat } legt „{ $card }“ ab.
}
log-short = Beide Stapel sind leer: Alle legen die Hälfte ihrer Hand ab.
log-last-round = { $seat-is ->
    [you] Du hast { $count } Gebäude: Die nächste Runde ist die letzte.
   *[other] { $seat } hat { $count } Gebäude: Die nächste Runde ist die letzte.
}
log-game-over = Die Partie ist zu Ende.

# Warum nicht?

refusal-no-building = Du hast nur { $count } Gebäude.
refusal-office = Das { $building } stellt keine Waren her, deshalb kann dort niemand arbeiten.
refusal-occupied = In der { $building } arbeitet schon ein Gehilfe.
refusal-idle = Dein Arbeiter muss in ein freies Gebäude.
refusal-no-assistant = Kein Gehilfe arbeitet { $place }.
refusal-moved = Dieser Gehilfe wurde in dieser Runde schon versetzt.
refusal-coins = Das kostet { coins }, aber { $purse ->
    [0] du hast keine Waren zum Ausgeben
    [1] deine Waren sind nur 1 Münze wert
   *[other] deine Waren sind nur { $purse } Münzen wert
}.
refusal-no-goods = Es gibt { $place } keine Waren, die du ausgeben könntest.
refusal-nobody-there = Niemand arbeitet { $place }.
refusal-produced = Die { $building } hat in dieser Runde schon produziert.
refusal-resources = Der { $building } fehlen Rohstoffe, und deine Hand kann sie nicht liefern.
refusal-no-chain = Es gibt { $place } keine Produktionskette.
refusal-chain = Du hast nichts, was die Produktionskette der { $building } verarbeitet.
refusal-chain-later = Die Produktionskette der { $building } lässt sich erst nutzen, wenn das Gebäude produziert hat.
refusal-chain-opened = Du hast die Produktionskette der { $building } gewählt: Nutze sie mindestens einmal.
refusal-chain-takes = Die Produktionskette verarbeitet hier { $item }.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-not-missing = Mehr { $resource } ist nicht nötig.
refusal-not-offered = Dieser Gehilfe liegt nicht aus.
refusal-has-built = Du hast in dieser Runde gebaut und kannst niemanden einstellen.
refusal-assistants = Du hast schon { $count } Gehilfen.
refusal-no-place = In jedem deiner Produktionsgebäude arbeitet schon jemand.
refusal-worker = In der { $building } ist dein Arbeiter: Dort kann nur eine Person arbeiten.
refusal-colours = Für diesen Gehilfen brauchst du noch { $asked }.

# Die Wertung.

line-buildings = Gebäude
line-assistants = Gehilfen
line-goods = Waren

# Die Zeichnung.

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
draw-coins = Waren im Wert von { coins }
draw-planned = Zum Bauen beiseite
draw-empty-lot = freies Grundstück
draw-active = aktiver Spieler
draw-building = Gebäude { $number }: { $card }
draw-orderly = ordentlich
draw-sloppily = schlampig
draw-goods = { $goods }{ $coins ->
    [0] {""}
   *[other] , { coins } wert
}
draw-missing = Fehlt: { $count }
draw-all-there = alles da
draw-offices-add = deine Ämter geben { $count } dazu
draw-score = Wertung
draw-score-so-far = Punkte bisher

# Das Brett im Terminal.

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
board-set-aside = 1 Karte beiseitegelegt
board-colours = Farben: { $colours }
board-building = Gebäude ◄ Person
board-goods = Waren à
board-any = { $count } beliebige
board-good = { $good } à { $coins }
board-needs = braucht
board-needs-and-lacks = braucht (−fehlt)
board-chain = Kette
board-hand = { draw-hand }
board-cost = Preis
board-makes = Ware à
