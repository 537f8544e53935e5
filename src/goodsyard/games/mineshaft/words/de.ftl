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
option-stopped = Alle Gleise enden
option-stopped-moment = wenn es einen Augenblick lang so war
option-stopped-turn_end = wenn es am Ende eines Zuges so ist
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
tile-coloured = { $shape } ({ $colour })
tile-swap = Tausch
tile-fire = Feuer!
tile-timed-fuse = Zeitzünder
tile-porous-rock = Mürbes Gestein
tile-mine-kart = Grubenwagen
tile-tunnel = Tunnel
tile-call-for-help = Hilferuf
tile-start = Startplättchen
tile-numbered = { $tile } Nr. { $number }
counter-gold = Gold
counter-silver = Silber
counter-coal = Kohle
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
list = { $before }, { $last }
amount = { $count } { $what }
no-counters = nichts
steps = { $steps ->
    [1] 1 Schritt
   *[other] { $steps } Schritte
}
reason-stopped = alle Gleise enden
reason-no-tiles = der Stapel ist leer
reason-ran-out = der Beutel war leer

# Fragen, in der zweiten Person.

prompt-start = Ziehst du ein Plättchen und legst es an, oder würfelst du?
prompt-start-first = Dein erster Zug: Zieh ein Plättchen für das Startplättchen.
prompt-start-clear = Du stehst auf einem eingestürzten Plättchen: Räum es frei.
prompt-start-roll = Du bist am Zug: Würfle.
prompt-lay = { $tile }: Wohin damit, und wie liegt es?
prompt-refill = Würfel A zeigt { $colour }: Welches Plättchen füllst du auf?
prompt-quake = Ein Beben! Welches Plättchen stürzt ein?
prompt-move = Bis zu { steps }: Wohin gehst du?
prompt-mine = Was baust du ab?
prompt-swap = Mit welchem Plättchen wechselt der Tausch den Platz?
prompt-turn = { $tile }: Wie liegt es am neuen Platz?
prompt-fire = Feuer! Wo bricht es aus?
prompt-fuse = Zeitzünder: Welches Plättchen stürzt ein?
prompt-kart = Wohin bringt dich der Grubenwagen?
prompt-follow = Hilferuf: Welchen Weg nimmst du?
prompt-follow-caller = Hilferuf: Welchen Weg nimmt { $seat }?

# Was man tun kann.

choice-draw = Zieh ein Plättchen
choice-roll = Würfle
choice-clear = Räum frei: { $tile }
choice-lay = Im { $side }, offen nach { $sides }
choice-refill = Fülle auf: { $tile }
choice-refill-none = Fülle nichts auf
choice-collapse = Es stürzt ein: { $tile }
choice-nothing = Nichts stürzt ein
choice-move = Geh zu: { $tile }
choice-stay = Bleib, wo du bist
choice-mine = Nimm { $counters }
choice-mine-nothing = Nimm nichts
choice-swap = Wechsle den Platz mit: { $tile }
choice-swap-none = Lass den Tausch, wo er ist
choice-turn = Offen nach { $sides }
choice-fire = Feuer bei: { $tile }
choice-kart = Fahr zu: { $tile }
choice-follow = Über: { $tile }

# Mehrere Schritte auf einmal, und was man im Voraus wünschen kann.

bundle-go = Geh zu: { $tile }, und nimm { $counters }
bundle-stay = Bleib hier und nimm { $counters }
order-roll = Würfle im nächsten Zug sofort

# Das Protokoll.

log-drew = { $seat } zieht: { $tile }.
log-put-back = { $seat } legt { $count ->
    [1] 1 Plättchen
   *[other] { $count } Plättchen
} zurück; der Stapel wird gemischt.
log-laid = { $seat } legt an: { $tile }.
log-filled = Aufgefüllt wird { $tile } mit { $counters }.
log-rolled = { $seat } würfelt { $colour } und { $steps }.
log-rolled-quake = { $seat } würfelt ein Beben und { $steps }.
log-collapsed = Es stürzt ein: { $tile }. Verloren: { $counters }.
log-cleared = { $seat } räumt frei: { $tile }.
log-moved = { $seat } geht zu: { $tile }.
log-stayed = { $seat } bleibt bei: { $tile }.
log-took = { $seat } nimmt { $counters } von: { $tile }.
log-collected = { $seat } zieht { $counters } aus dem Beutel.
log-swapped = { $seat } lässt den Tausch den Platz wechseln mit: { $tile }.
log-burned = { $seat } legt Feuer bei: { $tile }.
log-fled = { $seat } flieht zum Startplättchen.
log-blew-up = { $seat } sprengt: { $tile }. In den Beutel: { $counters }.
log-rode = { $seat } fährt zu: { $tile }.
log-called = { $seat } ruft um Hilfe.
log-followed = { $seat } kommt zu: { $tile }.
log-last-turns = Das Ende ist da: { $reasons }. Alle haben noch einen Zug.
log-game-over = Die Partie ist zu Ende.

# Warum nicht?

refusal-first-turn = In deinem ersten Zug musst du ein Plättchen ziehen.
refusal-nothing-to-clear = Du stehst nicht auf einem eingestürzten Plättchen.
refusal-must-clear = Du musst das eingestürzte Plättchen freiräumen, auf dem du stehst.
refusal-stack-empty = Der Stapel ist leer.
refusal-final-turn = In letzten Zügen werden keine Plättchen gezogen.
refusal-no-open-end = Du stehst nicht an einem offenen Ende.
refusal-side = Im { $side } ist kein offenes Ende.
refusal-shape = So kann das Plättchen nicht liegen: { $tile }.
refusal-joint = Das Plättchen muss mit dem verbunden sein, an das es gelegt wird.
refusal-swap-joint = Dem Plättchen fehlt der Anschluss, den es haben muss.
refusal-no-counter = Hier gibt es keinen Marker dieser Art: { $counter }.
refusal-too-few = Hier ist nur { $counters }.
refusal-no-spot = Ein Plättchen Nr. { $number } gibt es noch nicht.
refusal-must-fill = Du musst ein Plättchen der gewürfelten Farbe auffüllen.
refusal-must-collapse = Ein Plättchen muss einstürzen.
refusal-starting-tile = Das Startplättchen kann nicht einstürzen.
refusal-collapsed = Eingestürzt ist: { $tile }.
refusal-colour = Jetzt werden nur Plättchen dieser Farbe aufgefüllt: { $colour }.
refusal-full = Alle Felder sind belegt: { $tile }.
refusal-empty = Hier liegen keine Marker: { $tile }.
refusal-occupied = Hier steht jemand: { $tile }.
refusal-own-tile = Das Plättchen unter deiner eigenen Figur kann nicht einstürzen.
refusal-not-connected = Nicht mit deinem Plättchen verbunden: { $tile }.
refusal-too-far = Mit höchstens { $steps ->
    [1] 1 Schritt
   *[other] { $steps } Schritten
} kommst du nicht hin: { $tile }.
refusal-no-way = Vom Grubenwagen führt kein offener Weg dorthin: { $tile }.
refusal-not-nearer = Nicht auf einem kürzesten Weg: { $tile }.

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
draw-slots = { $counters } ({ $count } von { $slots } Feldern)
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
