title = Mineshaft
summary = Grabe deine eigenen Stollen, hol dir das Gold vor den anderen und nimm dich vor den Beben in Acht.
minutes = 45
option-tiles = Plättchen
option-tiles-standard = nach Zahl der Spieler
option-tiles-short = kurze Partie: nur Plättchen ohne Zeichen
option-tiles-medium = Plättchen ohne Zeichen und mit 3
option-tiles-long = lange Partie: alle 80 Plättchen
option-design = Gestaltung der Plättchen
option-design-rich = reich: drei Felder auf jedem farbigen Plättchen
option-design-classic = klassisch: wenige Felder, eine lange Partie
option-starting-player = Startspieler
option-starting-player-random = ausgelost
option-starting-player-1 = Platz 1
option-starting-player-2 = Platz 2
option-starting-player-3 = Platz 3
option-starting-player-4 = Platz 4
option-refill = Ein Plättchen der gewürfelten Farbe auffüllen
option-refill-may = nach Belieben
option-refill-must = Pflicht
option-quake = Bei einem Beben stürzt ein
option-quake-connected = ein verbundenes Plättchen
option-quake-adjacent = irgendein Nachbarplättchen
option-mining = Silber und Kohle abbauen
option-mining-fewer = bis zu 2 und 3
option-mining-exact = genau 2 und 3
option-counters = Marker der anderen
option-counters-open = offen
option-counters-covered = verdeckt bis zum Ende
option-swap = Tausch am neuen Platz
option-swap-joint = behält einen Anschluss
option-swap-free = darf beliebig liegen
option-fire = Feuer! vertreibt
option-fire-all = Figuren auf dem Plättchen und daneben
option-fire-around = nur Figuren daneben
option-fuse = Zeitzünder
option-fuse-anywhere = auch unter dir selbst
option-fuse-elsewhere = nicht unter dir selbst
option-tunnel = Durch einen Tunnel gehen
option-tunnel-step = kostet einen Schritt
option-tunnel-free = kostet nichts
option-help = Den Weg zum Hilferuf wählt
option-help-moved = wer geht
option-help-caller = wer gerufen hat
option-stopped = Kein Gleis führt weiter
option-stopped-moment = in irgendeinem Augenblick
option-stopped-turn_end = am Ende eines Zuges
option-final-tiles = Plättchen in letzten Zügen
option-final-tiles-none = werden nicht gezogen
option-final-tiles-laid = dürfen gezogen werden
option-final-clearing = Im letzten Zug auf einem eingestürzten Plättchen
option-final-clearing-clear = wird es freigeräumt
option-final-clearing-roll = wird gewürfelt
option-finish = Wenn das Ende gekommen ist
option-finish-round = wird die Runde vor den letzten Zügen zu Ende gespielt
option-finish-at_once = beginnen die letzten Züge sofort

# Namen gedruckter Dinge; sie stehen ohne Artikel.

colour-yellow = gelb
colour-blue = blau
colour-red = rot
colour-green = grün
shape-end = Stollenende
shape-straight = Gerade
shape-curve = Kurve
shape-tee = Abzweig
shape-cross = Kreuzung
face-yellow = Gelb
face-blue = Blau
face-red = Rot
face-green = Grün
# Ein Plättchen mit Artikel: am Satzanfang, im vierten Fall, im dritten Fall, nach „von“, als eines von vielen, oder nur der Name.
tile-end = { $case ->
    [first] Das { $colour }e Stollenende
    [object] das { $colour }e Stollenende
    [dative] dem { $colour }en Stollenende
    [from] vom { $colour }en Stollenende
    [a] ein { $colour }es Stollenende
   *[name] { $colour }es Stollenende
}
tile-straight = { $case ->
    [first] Die { $colour }e Gerade
    [object] die { $colour }e Gerade
    [dative] der { $colour }en Geraden
    [from] von der { $colour }en Geraden
    [a] eine { $colour }e Gerade
   *[name] { $colour }e Gerade
}
tile-curve = { $case ->
    [first] Die { $colour }e Kurve
    [object] die { $colour }e Kurve
    [dative] der { $colour }en Kurve
    [from] von der { $colour }en Kurve
    [a] eine { $colour }e Kurve
   *[name] { $colour }e Kurve
}
tile-tee = { $case ->
    [first] Der { $colour }e Abzweig
    [object] den { $colour }en Abzweig
    [dative] dem { $colour }en Abzweig
    [from] vom { $colour }en Abzweig
    [a] einen { $colour }en Abzweig
   *[name] { $colour }er Abzweig
}
tile-cross = { $case ->
    [first] Die { $colour }e Kreuzung
    [object] die { $colour }e Kreuzung
    [dative] der { $colour }en Kreuzung
    [from] von der { $colour }en Kreuzung
    [a] eine { $colour }e Kreuzung
   *[name] { $colour }e Kreuzung
}
tile-swap = { $case ->
    [first] Der Tausch
    [object] den Tausch
    [dative] dem Tausch
    [from] vom Tausch
    [a] einen Tausch
   *[name] Tausch
}
tile-fire = { $case ->
    [first] Das Plättchen „Feuer!“
    [object] das Plättchen „Feuer!“
    [dative] dem Plättchen „Feuer!“
    [from] vom Plättchen „Feuer!“
    [a] ein Plättchen „Feuer!“
   *[name] Feuer!
}
tile-timed-fuse = { $case ->
    [first] Der Zeitzünder
    [object] den Zeitzünder
    [dative] dem Zeitzünder
    [from] vom Zeitzünder
    [a] einen Zeitzünder
   *[name] Zeitzünder
}
tile-porous-rock = { $case ->
    [first] Das Mürbe Gestein
    [object] das Mürbe Gestein
    [dative] dem Mürben Gestein
    [from] vom Mürben Gestein
    [a] ein Mürbes Gestein
   *[name] Mürbes Gestein
}
tile-mine-kart = { $case ->
    [first] Der Grubenwagen
    [object] den Grubenwagen
    [dative] dem Grubenwagen
    [from] vom Grubenwagen
    [a] einen Grubenwagen
   *[name] Grubenwagen
}
tile-tunnel = { $case ->
    [first] Der Tunnel
    [object] den Tunnel
    [dative] dem Tunnel
    [from] vom Tunnel
    [a] einen Tunnel
   *[name] Tunnel
}
tile-call-for-help = { $case ->
    [first] Der Hilferuf
    [object] den Hilferuf
    [dative] dem Hilferuf
    [from] vom Hilferuf
    [a] einen Hilferuf
   *[name] Hilferuf
}
tile-start = { $case ->
    [first] Das Startplättchen
    [object] das Startplättchen
    [dative] dem Startplättchen
    [from] vom Startplättchen
    [a] ein Startplättchen
   *[name] Startplättchen
}
tile-numbered = { $tile } Nr. { $number }
counter-gold = Gold
counter-silver = Silber
counter-coal = Kohle
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
list = { $before }, { $last }
list-and = { $before } und { $last }
amount = { $count } { $what }
no-counters = nichts
steps = { $steps ->
    [1] 1 Schritt
   *[other] { $steps } Schritte
}
reason-stopped = kein Gleis führt weiter
reason-no-tiles = der Stapel ist leer
reason-ran-out = der Beutel ist leer geworden

# Fragen, in der zweiten Person.

prompt-start = Ziehst du ein Plättchen und legst es an, oder würfelst du?
prompt-start-first = Zieh ein Plättchen und leg es neben das Startplättchen.
prompt-start-clear = Du stehst auf einem eingestürzten Plättchen: Räum es frei.
prompt-start-roll = Würfle.
prompt-lay = Wohin legst du { $tile }, und wie herum?
prompt-refill = Würfel A zeigt { $colour }: Welches Plättchen füllst du auf?
prompt-quake = Ein Beben! Welches Plättchen stürzt ein?
prompt-move = Wohin gehst du (bis zu { steps })?
prompt-mine = Was baust du ab?
prompt-swap = Mit welchem Plättchen vertauschst du den Tausch?
prompt-turn = Wie herum legst du { $tile } an den neuen Platz?
prompt-fire = Wo bricht das Feuer aus?
prompt-fuse = Welches Plättchen lässt der Zeitzünder einstürzen?
prompt-kart = Wohin bringt dich der Grubenwagen?
prompt-follow = Welchen Weg nimmst du zum Hilferuf?
prompt-follow-caller = { $seat-is ->
    [you] Welchen Weg nimmst du zum Hilferuf?
   *[other] Welchen Weg nimmt { $seat } zu deinem Hilferuf?
}

# Was man tun kann.

choice-draw = Zieh ein Plättchen
choice-roll = Würfle
choice-clear = Räum { $tile } frei
choice-lay = Leg das Plättchen im { $side } an, offen nach { $sides }
choice-refill = Fülle { $tile } auf
choice-refill-none = Fülle kein Plättchen auf
choice-collapse = Lass { $tile } einstürzen
choice-nothing = Lass kein Plättchen einstürzen
choice-move = Geh auf { $tile }
choice-stay = Bleib, wo du bist
choice-mine = Nimm { $counters }
choice-mine-nothing = Nimm nichts
choice-swap = Vertausche den Tausch mit { $tile }
choice-swap-none = Lass den Tausch, wo er ist
choice-turn = Dreh das Plättchen so, dass es nach { $sides } offen ist
choice-fire = Setz { $tile } in Brand
choice-kart = Fahr auf { $tile }
choice-follow = Wähle den Weg über { $tile }

# Mehrere Schritte auf einmal, und was man im Voraus wünschen kann.

bundle-go = Geh auf { $tile } und nimm { $counters }
bundle-stay = Bleib hier und nimm { $counters }
order-roll = Würfle im nächsten Zug sofort

# Das Protokoll.

log-drew = { $seat-is ->
    [you] Du ziehst { $tile }.
   *[other] { $seat } zieht { $tile }.
}
log-put-back = { $seat-is ->
    [you] Du legst { $count } Plättchen zurück; der Stapel wird gemischt.
   *[other] { $seat } legt { $count } Plättchen zurück; der Stapel wird gemischt.
}
log-laid = { $seat-is ->
    [you] Du legst { $tile } an.
   *[other] { $seat } legt { $tile } an.
}
log-filled = { $count ->
    [0] { $tile } bekommt keine Marker, weil der Beutel leer ist.
   *[other] { $tile } bekommt { $counters }.
}
log-rolled = { $seat-is ->
    [you] Du würfelst { $colour } und { steps }.
   *[other] { $seat } würfelt { $colour } und { steps }.
}
log-rolled-quake = { $seat-is ->
    [you] Du würfelst ein Beben und { steps }.
   *[other] { $seat } würfelt ein Beben und { steps }.
}
log-collapsed = { $count ->
    [0] { $tile } stürzt ein.
   *[other] { $tile } stürzt ein und verschüttet { $counters }.
}
log-cleared = { $seat-is ->
    [you] Du räumst { $tile } frei.
   *[other] { $seat } räumt { $tile } frei.
}
log-moved = { $seat-is ->
    [you] Du gehst auf { $tile }.
   *[other] { $seat } geht auf { $tile }.
}
log-stayed = { $seat-is ->
    [you] Du bleibst auf { $tile }.
   *[other] { $seat } bleibt auf { $tile }.
}
log-took = { $seat-is ->
    [you] Du nimmst { $counters } { $tile }.
   *[other] { $seat } nimmt { $counters } { $tile }.
}
log-collected = { $seat-is ->
    [you] Du ziehst { $counters } aus dem Beutel.
   *[other] { $seat } zieht { $counters } aus dem Beutel.
}
log-swapped = { $seat-is ->
    [you] Du vertauschst den Tausch mit { $tile }.
   *[other] { $seat } vertauscht den Tausch mit { $tile }.
}
log-burned = { $seat-is ->
    [you] Du setzt { $tile } in Brand.
   *[other] { $seat } setzt { $tile } in Brand.
}
log-fled = { $seat-is ->
    [you] Du fliehst auf das Startplättchen.
   *[other] { $seat } flieht auf das Startplättchen.
}
log-blew-up = { $seat-is ->
    [you] Du sprengst { $tile }
   *[other] { $seat } sprengt { $tile }
}{ $count ->
    [0] .
    [1] , und { $counters } kommt zurück in den Beutel.
   *[other] , und { $counters } kommen zurück in den Beutel.
}
log-rode = { $seat-is ->
    [you] Du fährst auf { $tile }.
   *[other] { $seat } fährt auf { $tile }.
}
log-called = { $seat-is ->
    [you] Du rufst um Hilfe.
   *[other] { $seat } ruft um Hilfe.
}
log-followed = { $seat-is ->
    [you] Du kommst auf { $tile }.
   *[other] { $seat } kommt auf { $tile }.
}
log-last-turns = Das Ende ist gekommen, denn { $reasons }. Alle haben noch einen Zug.
log-game-over = Die Partie ist zu Ende.

# Warum nicht?

refusal-first-turn = In deinem ersten Zug musst du ein Plättchen ziehen.
refusal-nothing-to-clear = Du stehst nicht auf einem eingestürzten Plättchen.
refusal-must-clear = Du musst das eingestürzte Plättchen freiräumen, auf dem du stehst.
refusal-stack-empty = Der Stapel ist leer.
refusal-final-turn = In letzten Zügen werden keine Plättchen gezogen.
refusal-no-open-end = Du stehst nicht an einem offenen Ende.
refusal-side = Im { $side } ist kein offenes Ende.
refusal-shape = { $tile } kann nicht so liegen.
refusal-joint = Das Plättchen muss mit dem verbunden sein, an das du es legst.
refusal-swap-joint = So gedreht fehlt dem Plättchen die Verbindung, die es haben muss.
refusal-no-counter = { $counter } gibt es hier nicht.
refusal-too-few = Hier gibt es nur { $counters }.
refusal-no-spot = Ein Plättchen Nr. { $number } gibt es noch nicht.
refusal-must-fill = Du musst ein Plättchen der gewürfelten Farbe auffüllen.
refusal-must-collapse = Ein Plättchen muss einstürzen.
refusal-starting-tile = Das Startplättchen kann nicht einstürzen.
refusal-collapsed = { $tile } ist eingestürzt.
refusal-colour = Jetzt werden nur { $colour }e Plättchen aufgefüllt.
refusal-full = { $tile } hat kein leeres Feld.
refusal-empty = Auf { $tile } liegen keine Marker.
refusal-occupied = Auf { $tile } steht eine Figur.
refusal-own-tile = Das Plättchen unter deiner eigenen Figur kann nicht einstürzen.
refusal-not-connected = { $tile } ist nicht mit deinem Plättchen verbunden.
refusal-too-far = Mit höchstens { $steps ->
    [1] 1 Schritt
   *[other] { $steps } Schritten
} erreichst du { $tile } nicht.
refusal-no-way = Vom Grubenwagen aus erreichst du { $tile } auf keinem offenen Weg.
refusal-not-nearer = { $tile } liegt auf keinem kürzesten Weg.

# Die Wertung.

line-gold = Gold
line-silver = Silber
line-coal = Kohle

# drawing
draw-works = Würfel und Vorräte
draw-mine = Das Bergwerk
draw-turn = Zug { $number }, { $seat }
draw-final-turns = { $count ->
    [1] der letzte Zug
   *[other] letzte Züge: noch { $count }
}
draw-over = die Partie ist zu Ende
draw-dice = Würfel
draw-rolled = { $a } und { $b }
draw-quake = Beben
draw-drawn = Gezogenes Plättchen
draw-stack-count = Stapel: { $count } Plättchen
draw-bag = Beutel
draw-box = Verloren
draw-stock = Noch im Stapel
draw-collapsed = eingestürzt
draw-slots = { $counters } ({ $count } von { $slots } { $slots ->
    [1] Feld
   *[other] Feldern
})
draw-place = Leg das Plättchen so an
draw-way = Dreh das Plättchen so
draw-effect-coloured = Leg es neben dein Plättchen; es wird gleich aufgefüllt.
draw-effect-swap = Darf den Platz mit einem Plättchen wechseln, auf dem Marker liegen.
draw-effect-fire = Schickt alle auf einem Plättchen und daneben zum Start.
draw-effect-timed-fuse = Lässt ein Plättchen einstürzen; seine Marker kommen in den Beutel.
draw-effect-porous-rock = Zwei Marker aus dem Beutel und ein weiteres Plättchen dahinter.
draw-effect-mine-kart = Fahr zu einem verbundenen Plättchen und nimm dort alle Marker.
draw-effect-tunnel = Ein Schritt von hier führt zu jedem Plättchen ohne Figuren.
draw-effect-call-for-help = Alle anderen kommen zwei Schritte näher.
draw-starter = Startspieler
draw-acting = am Zug
draw-stands-on-rubble = Steht auf einem eingestürzten Plättchen
draw-covered = Die Marker sind bis zum Ende verdeckt
draw-total = Summe
draw-score = Wertung
draw-score-so-far = Punkte bisher

## Das Brett im Terminal

board-starter = Startspieler: { $seat }
board-part = Teil { $number } von { $parts }, von West nach Ost
board-excerpt = Ausschnitt des Bergwerks (b zeigt es ganz)
board-dice = Letzter Wurf
board-not-rolled = noch keiner
board-drawn = { $tile } mit { $slots ->
    [1] 1 Feld
   *[other] { $slots } Feldern
}
board-end = Ende
board-end-waits = kommt, wenn der Stapel ({ $tiles }) oder der Beutel ({ $counters }) leer ist oder kein Gleis mehr ein offenes Ende hat ({ $ends })
board-readings = Vereinbart
board-signs = Zeichen
board-empty-slot = leeres Feld
board-opening = Öffnung
board-own-tile = hier stehst du
board-short-start = Start
board-short-swap = Taus.
board-short-porous-rock = Mürbe
board-short-mine-kart = Wagen
board-short-tunnel = Tunn.
board-short-call-for-help = Hilfe
board-counters = Marker
board-covered = { $count } verdeckt
board-stands = Steht auf
board-collapsed = { $tile } (eingestürzt)
