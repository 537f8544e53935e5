title = Glück Auf: Das große Kartenspiel
summary = Belade deine Waggons, spanne die richtige Lok vor und schicke die Züge mit den besten Aufträgen los.
minutes = 45
option-starting-player = Startspieler
option-starting-player-random = ausgelost
option-starting-player-1 = Platz 1
option-starting-player-2 = Platz 2
option-starting-player-3 = Platz 3
option-starting-player-4 = Platz 4
option-delivered = Auslieferungsstapel
option-delivered-own = nur den eigenen ansehen
option-delivered-open = für alle offen

# Namen gedruckter Dinge; sie stehen allein oder nach einem Artikel.

crest-wheel = Rad
crest-clover = Klee
crest-tower = Turm
crest-fox = Fuchs
destination-barracks = Mietkasernen
destination-furnaces = Hochöfen
destination-factories = Fabriken
destination-steamboats = Dampfschiffe
in-barracks = an den Mietkasernen
in-furnaces = an den Hochöfen
in-factories = an den Fabriken
in-steamboats = an den Dampfschiffen
engine-saddle = Satteltanklok
engine-tender = Schlepptenderlok
engine-express = Schnellzuglok
engine-shunter = Rangierlok

# Immer im vierten Fall gebraucht.
a-card = eine Karte
the-card = { $family ->
    [wagon] den { $card }
    [order] den { $card }
    [share] den { $card }
    [objective] das { $card }
   *[other] die { $card }
}
card-lorry = { $lorries ->
    [1] 1-Lorenkarte { $crest } ({ $points } SP)
   *[other] 2-Lorenkarte { $crest }
}
card-wagon = { $crest }-Waggon
card-wild-wagon = Joker-Waggon
card-order = Auftrag für die { $destination } ({ lorries }, { $points } SP)
card-share = Anteil { $place }
card-innovation = Innovation „{ $innovation }“
card-objective = Geschäftsziel „{ $objective }“
innovation-worker-1-3 = 1 bis 3 Arbeiter
innovation-worker-1-4 = 1 bis 4 Arbeiter
innovation-worker-1-5 = 1 bis 5 Arbeiter
innovation-take-lorry = Lore nehmen
innovation-take-wagon = Waggon nehmen
innovation-take-engine = Lok nehmen
innovation-take-order = Auftrag nehmen
innovation-take-share = Anteil nehmen
innovation-mining = bis zu 4 Schritte fördern
innovation-delivery = Ausliefern
objective-shift-tokens = { $points } SP für je 2 Schichtmarker
objective-objective-cards = { $points } SP für jedes Geschäftsziel
objective-engine = { $points } SP für jede ausgelieferte { $target }
objective-share = { $points } SP für jeden zugewiesenen Anteil { $target }
objective-order = { $points } SP für jeden erfüllten Auftrag für die { $target }
objective-lorries = { $points } SP für mindestens 5 Loren auf erfüllten Aufträgen für die { $target }

zone-lorry-1 = Lorenkarten-Stapel 1
zone-lorry-2 = Lorenkarten-Stapel 2
zone-wagon-1 = Waggonkarten-Stapel 1
zone-wagon-2 = Waggonkarten-Stapel 2
zone-engine = Lokkarten-Stapel
zone-order = Auftragskarten-Stapel
zone-share = Anteilskarten-Stapel
zone-innovation = Innovationskarten-Stapel
zone-objective = Geschäftszielkarten-Stapel
zone-mining-0-1 = Fördern 0/1
zone-mining-1-2 = Fördern 1/2
zone-mining-2-3 = Fördern 2/3
zone-delivery = Ausliefern
zone-wild = Freie Wahl
at-zone = { $kind ->
    [stack] am { $zone }
   *[action] bei „{ $zone }“
}
dock = Gleis { $number }
# „1 Arbeiter“, „2 Loren“ und „2 Förderschritte“ stehen nie im dritten Fall.
workers = { $workers } Arbeiter
lorries = { $lorries ->
    [1] 1 Lore
   *[other] { $lorries } Loren
}
steps = { $steps ->
    [1] 1 Förderschritt
   *[other] { $steps } Förderschritte
}
worker-cards = { $count ->
    [1] die Arbeiterkarte { $cards }
   *[other] die Arbeiterkarten { $cards }
}
innovation-as = die { $innovation } als { workers }
list = { $before }, { $last }
list-and = { $before } und { $last }
# Im dritten Fall.
an-engine = einer { $engine }

# Fragen, in der zweiten Person.

prompt-turn = Setze Arbeiter ein oder passe.
prompt-turn-committed = Setze Arbeiter ein. Du hast schon eine Innovation gespielt und darfst nicht mehr passen.
prompt-workers = Mit welchen Karten setzt du { workers } { $zone } ein?
prompt-workers-more = Mit welchen Karten setzt du noch { workers } { $zone } ein?
prompt-wagon-to = An welches Gleis kommt der { $card }?
prompt-engine-to = An welches Gleis kommt die { $card }?
prompt-mining = { $least ->
    [0] Bewege eine Lorenkarte ({ $left }). Würdest du jetzt aufhören, könntest du keine Arbeiter einsetzen.
   *[other] Bewege eine Lorenkarte. Du musst { $least } oder { $most } Förderschritte ausführen.
}
prompt-mining-or-stop = Bewege eine Lorenkarte ({ $left }) oder hör auf zu fördern.
prompt-mining-nothing = Hör auf zu fördern. Nach jeder weiteren Bewegung könntest du keine Arbeiter einsetzen.
steps-left = { $most ->
    [1] noch 1 Förderschritt
   *[other] noch { $most } Förderschritte
}
prompt-delivery = Welcher Güterzug fährt ab, und mit welchem Auftrag?
prompt-delivery-more = Lass noch einen Güterzug mit { $engine } abfahren oder beende das Ausliefern.
prompt-delivery-must = Lass noch einen Güterzug mit { $engine } abfahren. Würdest du das Ausliefern jetzt beenden, könntest du keine Arbeiter einsetzen.
prompt-delivery-nothing = Beende das Ausliefern. Kein weiterer Güterzug kann abfahren.
prompt-wild-stack = Welchen Stapel siehst du dir an?
prompt-wild-pick = Welche der obersten Karten vom { $zone } nimmst du?
prompt-wild-return = Welche Karte legst du als nächste unter den { $zone }?
prompt-afterwards = Spiele eine Innovation oder beende deinen Zug.
prompt-afterwards-nothing = Beende deinen Zug. Du hast jetzt keine Innovation zu spielen.

# Was man tun kann.

choice-pass = Passe und setze für den Rest der Schicht aus
choice-zone = Nutze „{ $zone }“ für { workers }
choice-zone-stack = Nimm { $card } für { workers }
choice-zone-pair = Nimm { $card } vom { $stack ->
    [1] ersten
   *[other] zweiten
} Stapel für { workers }
choice-play = Spiele die { $innovation }
choice-play-in-vain = Spiele die { $innovation }, obwohl du damit jetzt keine Lorenkarte bewegen kannst
choice-play-take = Spiele die { $innovation } und nimm { $card }
choice-play-take-from = Spiele die { $innovation } und nimm { $card } vom { $stack ->
    [1] ersten
   *[other] zweiten
} Stapel
choice-end-turn = Beende deinen Zug
choice-workers = Setze { $cards } ein
choice-dock = Wähle Gleis { $number }
choice-stop-mining = Hör auf zu fördern
choice-to-storage = Lege { $card } ins Zwischenlager
choice-load = Verlade { $card } auf einen { $wagon } an { $dock }
choice-load-stored = Verlade { $card } aus dem Zwischenlager auf einen { $wagon } an { $dock }
choice-enough = Beende das Ausliefern
choice-deliver = Lass den Güterzug an { $dock } mit dem { $order } abfahren
choice-look = Sieh dir den { $zone } an
choice-pick = Nimm { $card }
choice-return = Lege { $card } unter den Stapel

# Mehrere Schritte auf einmal.

bundle-zone = Nutze „{ $zone }“ für { workers } und { $steps }
bundle-zone-cards = Nutze „{ $zone }“ für { workers } und lege dafür { $cards }
bundle-zone-cards-steps = Nutze „{ $zone }“ für { workers }, lege dafür { $cards } und { $steps }
bundle-cards-steps = Setze { $cards } ein und { $steps }
bundle-return = Lege zuerst diese unter den Stapel: { $cards }
steps-then = { $before }, dann { $last }
step-to-storage = lege { $card } ins Zwischenlager
step-load = verlade { $card } auf einen { $wagon } an { $dock }
step-load-stored = verlade { $card } aus dem Zwischenlager auf einen { $wagon } an { $dock }
step-deliver = lass den Güterzug an { $dock } mit dem { $order } abfahren

# Was man im Voraus wünschen kann.

order-pass = Passe für den Rest dieser Schicht

# Das Protokoll.

log-set-up = Die Kartenauslage ist für { $players } Spieler aufgebaut. Alle haben { $workers } Arbeiter, und die Partie dauert { $shifts } Schichten.
log-placed = { $seat-is ->
    [you] Du setzt { workers } { $zone } ein.
   *[other] { $seat } setzt { workers } { $zone } ein.
}
log-placed-with = { $seat-is ->
    [you] Du setzt { workers } – { $cards } – { $zone } ein.
   *[other] { $seat } setzt { workers } – { $cards } – { $zone } ein.
}
log-passed = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
log-took = { $seat-is ->
    [you] Du nimmst { $card }.
   *[other] { $seat } nimmt { $card }.
}
log-docked = { $seat-is ->
    [you] Du legst { $card } an { $dock }.
   *[other] { $seat } legt { $card } an { $dock }.
}
log-loaded = { $seat-is ->
    [you] Du verlädst { $card } auf einen { $wagon } an { $dock }.
   *[other] { $seat } verlädt { $card } auf einen { $wagon } an { $dock }.
}
log-stored = { $seat-is ->
    [you] Du legst { $card } ins Zwischenlager.
   *[other] { $seat } legt { $card } ins Zwischenlager.
}
log-delivered = { $seat-is ->
    [you] Du erfüllst mit dem Güterzug von { $dock } ({ $engine }) den { $order }.
   *[other] { $seat } erfüllt mit dem Güterzug von { $dock } ({ $engine }) den { $order }.
}
log-looked = { $seat-is ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $cards ->
    [1] die einzige Karte
   *[other] die obersten { $cards } Karten
} vom { $zone } an.
log-picked = { $seat-is ->
    [you] Du nimmst { $card } vom { $zone }.
   *[other] { $seat } nimmt { $card } vom { $zone }.
}
log-returned = { $seat-is ->
    [you] Du legst { $card } unter den { $zone }.
   *[other] { $seat } legt { $card } unter den { $zone }.
}
log-played = { $seat-is ->
    [you] Du spielst die { $innovation }.
   *[other] { $seat } spielt die { $innovation }.
}
log-cut = Der { $zone } ist leer; { $cards ->
    [1] die oberste Karte vom anderen Stapel kommt
   *[other] die obersten { $cards } Karten vom anderen Stapel kommen
} an seine Stelle.
log-shift-ended = { $seat-is ->
    [you] Schicht { $number } endet: Du hast bei „Fördern 0/1“ zuletzt Arbeiter eingesetzt und erhältst den Schichtmarker.
   *[other] Schicht { $number } endet: { $seat } hat bei „Fördern 0/1“ zuletzt Arbeiter eingesetzt und erhält den Schichtmarker.
}
log-shift-ended-holder = { $seat-is ->
    [you] Schicht { $number } endet: Bei „Fördern 0/1“ hat niemand Arbeiter eingesetzt, deshalb geht der Schichtmarker wie schon der vorige an dich.
   *[other] Schicht { $number } endet: Bei „Fördern 0/1“ hat niemand Arbeiter eingesetzt, deshalb geht der Schichtmarker wie schon der vorige an { $seat }.
}
log-shift-ended-starter = { $seat-is ->
    [you] Schicht { $number } endet: Bei „Fördern 0/1“ hat niemand Arbeiter eingesetzt, deshalb erhältst du als Startspieler den Schichtmarker.
   *[other] Schicht { $number } endet: Bei „Fördern 0/1“ hat niemand Arbeiter eingesetzt, deshalb erhält { $seat } als Startspieler den Schichtmarker.
}
log-shift-began = { $seat-is ->
    [you] Schicht { $number } beginnt; du fängst an.
   *[other] Schicht { $number } beginnt; { $seat } fängt an.
}
log-game-over = Die Partie ist zu Ende.

# Warum nicht?

refusal-committed = Du hast in diesem Zug eine Innovation gespielt und musst deshalb Arbeiter einsetzen.
refusal-exact = Du musst { $zone } genau { workers } einsetzen, und das ergeben diese Karten nicht.
refusal-cards-placed = Du hast eine dieser Arbeiterkarten in dieser Schicht schon eingesetzt.
refusal-cards-not-used = Eine dieser Arbeiterkarten ist bei { $players } Spielern nicht im Spiel.
refusal-rest = { $workers ->
    [1] Dann fehlt noch 1 Arbeiter, und das ergeben deine übrigen Karten nicht.
   *[other] Dann fehlen noch { $workers } Arbeiter, und das ergeben deine übrigen Karten nicht.
}
refusal-named-in-order = Nenne die Innovation mit der größeren Spanne zuerst und von zwei gleichen die mit der höheren Zahl.
refusal-crest = Das Wappen dieses Waggons ist an { $dock } nicht abgebildet.
refusal-engine = An { $dock } steht schon eine Lok.
refusal-steps = Du musst erst noch mindestens { $steps ->
    [1] 1 Förderschritt
   *[other] { $steps } Förderschritte
} ausführen.
refusal-row-empty = Deine Förderreihe ist leer.
refusal-not-stored = In deinem Zwischenlager liegt keine { $card }.
refusal-stored-already = Eine Lorenkarte im Zwischenlager kann nur auf einen Waggon verladen werden.
refusal-lorry-crest = Das Wappen dieser Lorenkarte ist an { $dock } nicht abgebildet.
refusal-no-wagon = An { $dock } steht kein leerer { $wagon }.
refusal-cost = Die { $card } zu bewegen kostet { steps }; { $most ->
    [0] es ist keiner
    [1] es ist nur noch 1
   *[other] es sind nur noch { $most }
} übrig.
refusal-least = Nach dieser Bewegung könntest du { $steps ->
    [1] den 1 Förderschritt
   *[other] die { $steps } Förderschritte
} nicht mehr ausführen, { $steps ->
    [1] den
   *[other] die
} du ausführen musst.
refusal-not-lifted = Diese Karte ist nicht unter denen, die du dir ansiehst.
refusal-empty = Der { $zone } ist leer.
refusal-engines-full = An jedem deiner Gleise steht schon eine Lok.
refusal-not-in-play = Die Aktionskarte „{ $zone }“ wird zu zweit nicht benutzt.
refusal-no-train = Du hast keinen Güterzug mit einer Lok und mit genug Loren für einen Auftrag auf deiner Hand.
refusal-no-stack = Es gibt keinen Stapel, von dem du eine Karte nehmen könntest.
refusal-mining = Du kannst nicht genug Loren bewegen, um { $steps ->
    [1] 1 Förderschritt
   *[other] { $steps } Förderschritte
} auszuführen.
refusal-workers = Du musst { $zone } genau { workers } einsetzen, und das ergeben deine Karten nicht.
refusal-no-innovation = Du hast die { $innovation } nicht auf der Hand.
refusal-no-placement-left = Danach könntest du nicht sicher Arbeiter einsetzen, und wer eine Innovation gespielt hat, darf nicht passen.
refusal-first-train = Mindestens ein Güterzug muss abfahren.
refusal-no-order = Du hast den { $order } nicht auf der Hand.
refusal-no-engine = An { $dock } steht keine Lok.
refusal-other-engine = Der Güterzug an { $dock } hat ein anderes Lok-Modell.
refusal-lorries = Der Güterzug an { $dock } hat { $lorries ->
    [0] keine Loren
    [1] nur 1 Lore
   *[other] nur { $lorries } Loren
} geladen.

# Der Wertungsblock.

line-lorries = Loren
line-orders = Aufträge
line-shares = Anteile
line-shift-tokens = Schichtmarker
line-objectives = Geschäftsziele

# drawing
draw-display = Kartenauslage
draw-hand = Deine Hand
draw-looked = Angesehen: { $zone }
draw-score = Wertungsblock
draw-score-so-far = Punkte bisher
draw-total = Summe
draw-shift = Schicht { $number } von { $shifts }
draw-over = Die Partie ist zu Ende
draw-shift-token = Schichtmarker { $number }
draw-shift-token-held = Schichtmarker { $number }: { $seat }
draw-shift-tokens-left = Schichtmarker übrig: { $count }, obenauf Nummer { $number }
draw-box = Innovationen aus dem Spiel: { $count }
draw-family-lorry = Loren
draw-family-wagon = Waggons
draw-family-engine = Loks
draw-family-order = Aufträge
draw-family-share = Anteile
draw-family-innovation = Innovationen
draw-family-objective = Geschäftsziele
draw-family-worker = Arbeiter
draw-action-mining = Fördern
draw-action-delivery = Ausliefern
draw-action-wild = Freie Wahl
draw-empty-stack = keine Karte mehr
draw-not-used = zu zweit nicht im Spiel
draw-zone-next = { $zone }; als Nächstes: { $workers } Arbeiter
draw-zone-stack = { $zone }: { $card }; { $height ->
    [1] 1 Karte
   *[other] { $height } Karten
}; als Nächstes: { $workers } Arbeiter
draw-required = als Nächstes: { $workers } Arbeiter
draw-placed = { $seat }: { $workers } Arbeiter ({ $cards })
draw-placing = { $seat } setzt gerade Arbeiter ein, bisher { $workers } ({ $cards })
draw-delivered-hidden = { $count ->
    [0] Ausgeliefert: noch nichts
    [1] Ausgeliefert: 1 Karte, die nur ihr Besitzer ansehen darf
   *[other] Ausgeliefert: { $count } Karten, die nur ihr Besitzer ansehen darf
}
draw-points-hidden = Punkte am Spielende
draw-shares = { $destination }: Anteile { $shares }
draw-remembered = Du hast gesehen, von oben gezählt: { $cards }
draw-hidden-card = eine Karte, die du nicht kennst
draw-mining-row = Förderreihe
draw-storage = Zwischenlager
draw-dock-short = Gleis { $number }
draw-dock = Gleis { $number }: { $one } und { $other }; Loren: { $lorries }
draw-no-engine = Gleis { $number } hat keine Lok
draw-wagon-empty = { $wagon }, leer
draw-wagon-loaded = { $wagon } mit { $card }
draw-ledger = Dein Kontobuch
draw-column-order = Erfüllte Aufträge
draw-column-lorry = Loren auf erfüllten Aufträgen
draw-column-share = Anteile
draw-lorries-loaded = geladene Loren: { $lorries }
draw-delivered-short = Ausgeliefert: { $count }
draw-fulfilled = { $destination }: Aufträge { $orders } (Loren darauf: { $lorries }), Anteile { $shares }
draw-engines = { $engine }, ausgeliefert: { $count }
draw-lorry-points = Punkte auf ausgelieferten Loren: { $points }
draw-passed = gepasst
draw-starter = Startspieler
draw-holds-workers = { $count ->
    [0] { $seat } hat keine Arbeiter mehr
   *[other] { $seat } hat noch { $count } Arbeiter
}
draw-worker-card = { $count ->
    [1] Arbeiterkarte { $value }
   *[other] { $count } Arbeiterkarten { $value }
}
draw-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
draw-objective-shift-tokens = je 2 Marker
draw-objective-objective-cards = je Geschäftsziel
draw-objective-engine = je Lok
draw-objective-share = je Anteil
draw-objective-order = je Auftrag
draw-objective-lorries = 5 Loren
draw-does-mining = { $least } oder { $most } { $most ->
    [1] Schritt
   *[other] Schritte
}
draw-does-delivery = Güterzüge fahren ab
draw-does-wild = 1 der obersten { $count }
draw-wild-wagon = Joker
draw-engine-saddle = Satteltank
draw-engine-tender = Schlepptender
draw-engine-express = Schnellzug
draw-engine-shunter = Rangierlok

## Das Brett im Terminal

board-shift = Schicht { $number } von { $shifts }
board-starter = Startspieler: { $seat }
board-passed = hat gepasst
board-zone = Arbeiterbereich
board-stack-lorry-1 = Loren 1
board-stack-lorry-2 = Loren 2
board-stack-wagon-1 = Waggons 1
board-stack-wagon-2 = Waggons 2
board-stack-engine = Loks
board-stack-order = Aufträge
board-stack-share = Anteile
board-stack-innovation = Innovationen
board-stack-objective = Geschäftsziele
board-top = Oberste Karte
board-height = Karten
board-required = Nötig
board-placed = Einsatz
board-empty = leer
board-workers = Arbeiter
board-row = Reihe, vorn zuerst
board-storage = Zwischenlager
board-dock = Gleis { $number } { $crests }
board-train = { $cards } = { lorries }
board-empty-wagon = leerer { $wagon }
board-orders = Aufträge
board-order = { $destination } ({ lorries }, { $points } SP)
board-innovations = Innovationen
board-shares = Anteile
board-objectives = Geschäftsziele
board-objective-shift-tokens = { $points } SP je 2 Schichtmarker
board-objective-objective-cards = { $points } SP je Geschäftsziel
board-objective-engine = { $points } SP je { $target }
board-objective-share = { $points } SP je Anteil { $target }
board-objective-order = { $points } SP je Auftrag ({ $target })
board-objective-lorries = { $points } SP für 5 Loren ({ $target })
board-tokens = Schichtmarker
board-delivered = Ausgeliefert
board-remembered = Du erinnerst dich
board-position = { $zone }, Karte { $position }: { $card }
