title = Great Western Trail
summary = Treibe deine Herde nach Kansas City, schicke sie mit der Bahn fort und komm mit besserem Vieh zurück.
minutes = 120
option-layout = Neutrale Gebäude
option-layout-random = gemischt
option-layout-first-game = wie im ersten Spiel
option-sides = Eigene Gebäude
option-sides-a = a-Seiten
option-sides-random = Seiten ausgelost
option-starting-player = Startspieler
option-starting-player-random = ausgelost
option-starting-player-1 = Platz 1
option-starting-player-2 = Platz 2
option-starting-player-3 = Platz 3
option-starting-player-4 = Platz 4

# Namen; sie stehen allein oder hinter einem Doppelpunkt.

list = { $before }, { $last }
either-or = { $one } oder { $other }
dollars = { $dollars } Dollar
certificates = { $certificates ->
    [1] 1 Zertifikat
   *[other] { $certificates } Zertifikate
}
hazard-flood = Flut
hazard-drought = Dürre
hazard-rockfall = Steinschlag
space-start = Beginn des Pfads
space-kansas-city = Kansas City
space-hazard = Feld { $section } { $number }
space-teepee = { $sign ->
    [minus] Tipi-Feld −{ $money }
   *[other] Tipi-Feld +{ $money }
}
space-building = Feld { $code }
building-neutral = neutrales Gebäude { $tile }
building-private = Gebäude { $tile } von { $seat }
building-plan = Gebäude { $tile }
tile-cowboy = Cowboy
tile-craftsman = Handwerker
tile-engineer = Ingenieur
tile-teepee-green = grünes Tipi
tile-teepee-blue = blaues Tipi
tile-hazard = { $hand ->
    [green] { $section } mit grüner Hand ({ $points } SP)
   *[other] { $section } mit schwarzer Hand ({ $points } SP)
}
breed-jersey = Jersey
breed-dutch-belt = Dutch Belt
breed-black-angus = Black Angus
breed-guernsey = Guernsey
breed-holstein = Holstein
breed-brown-swiss = Brown Swiss
breed-ayrshire = Ayrshire
breed-west-highland = West Highland
breed-texas-longhorn = Texas Longhorn
cattle-points = { $breed } ({ $points } SP)
task-building = { $count } Gebäude
task-teepee-green = { $count ->
    [1] 1 grünes Tipi
   *[other] { $count } grüne Tipis
}
task-teepee-blue = { $count ->
    [1] 1 blaues Tipi
   *[other] { $count } blaue Tipis
}
task-hazard = { $count ->
    [1] 1 Gefahr
   *[other] { $count } Gefahren
}
task-station = { $count ->
    [1] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}
task-value-3 = { $count } Vieh vom Wert 3
task-west-highland = { $count } West Highland
task-texas-longhorn = { $count } Texas Longhorn
task-san-francisco = { $count } × San Francisco
objective-card = Auftrag „{ $tasks }“ (+{ $points }/−{ $penalty } SP; { $action })
objective-start = Startauftrag „{ $tasks }“ (+{ $points } SP)
given-any = beliebiges Vieh
given-pair = 2 Vieh einer Sorte
given-objective = Auftragskarte
then-engine = Lokomotive 1 vor
then-objective = eine Auftragskarte auf die Hand

action-discard = { $card } ablegen: { $gain }
action-gain = { $per ->
    [once] { $gain } erhalten
    [woods] { $gain } je eigenes Gebäude im Wald erhalten
    [pairs] { $gain } je Paar aus grünem und blauem Tipi erhalten
   *[other] { $gain } je eigenen Ingenieur erhalten
}
action-certificates-most = Zertifikate bis zum Limit erhalten
action-hire = { $change ->
    [0] einen Arbeiter einstellen
    [2] einen Arbeiter für { $change } Dollar mehr einstellen
   *[other] einen Arbeiter für { $less } Dollar weniger einstellen
}
action-build = ein Gebäude für { $dollars } Dollar je Handwerker bauen
action-objective = eine Auftragskarte nehmen
action-engine = { $per ->
    [engineers] die Lokomotive so weit ziehen, wie du Ingenieure hast
    [woods] die Lokomotive so weit ziehen, wie du Gebäude im Wald hast
   *[other] { $dollars ->
        [0] die Lokomotive bis zu { $count } vor ziehen
       *[other] { $dollars } Dollar zahlen und die Lokomotive bis zu { $count } vor ziehen
    }
}
action-engine-back = die Lokomotive { $count } zurück ziehen: { $gain }
action-auxiliary = eine einfache oder doppelte Hilfsaktion
action-trade = Indianerhandel
action-hazard = { $dollars ->
    [0] eine Gefahr entfernen
   *[other] eine Gefahr für { $dollars } Dollar entfernen
}
action-hazard-or-trade = eine Gefahr entfernen oder Indianerhandel
action-cattle = Vieh kaufen
action-move = { $count ->
    [1] den Viehtreiber 1 Schritt weiter ziehen
   *[other] den Viehtreiber bis zu { $count } Schritte weiter ziehen
}
action-free-move = den Viehtreiber bis zu { $count } Schritte ohne Gebühren ziehen
action-draw = { $per ->
    [cowboys] so viele Karten ziehen, wie du Cowboys hast, dann ebenso viele ablegen
   *[other] bis zu { $count } Karten ziehen, dann ebenso viele ablegen
}
action-copy = die Aktionen eines benachbarten Gebäudes nutzen
action-copy-of = die Aktionen eines Nachbargebäudes nutzen: { $locations }
action-behind = einen Bahnhof hinter der Lokomotive ausbauen
action-delivery = eine außerordentliche Lieferung

auxiliary-dollar = { $count } Dollar erhalten
auxiliary-draw = { $count ->
    [1] 1 Karte ziehen, dann 1 ablegen
   *[other] { $count } Karten ziehen, dann { $count } ablegen
}
auxiliary-certificate = { $count ->
    [1] 1 Dollar zahlen, Lokomotive 1 zurück, 1 Zertifikat
   *[other] { $count } Dollar zahlen, Lokomotive { $count } zurück, { $count } Zertifikate
}
auxiliary-engine = { $count ->
    [1] 1 Dollar zahlen, Lokomotive 1 vor
   *[other] { $count } Dollar zahlen, Lokomotive bis zu { $count } vor
}
auxiliary-remove-card = { $count ->
    [1] Lokomotive 1 zurück, 1 Handkarte entfernen
   *[other] Lokomotive { $count } zurück, { $count } Handkarten entfernen
}

rail-space = Schienenfeld { $number }
rail-turnout = Weiche von Bahnhof { $number }
station-name = Bahnhof { $number }
city-kansas-city = Kansas City
city-topeka = Topeka
city-wichita = Wichita
city-colorado-springs = Colorado Springs
city-santa-fe = Santa Fe
city-albuquerque = Albuquerque
city-el-paso = El Paso
city-san-diego = San Diego
city-sacramento = Sacramento
city-san-francisco = San Francisco
master-workers = Bahnhofsvorsteher: sofort 2 Dollar; 1 SP je Arbeiter
master-objectives = Bahnhofsvorsteher: sofort eine Gefahr oder ein Tipi; 3 SP je 2 Auftragskarten
master-hazards = Bahnhofsvorsteher: ein dauerhaftes Zertifikat; 3 SP je 2 Gefahren
master-teepees = Bahnhofsvorsteher: ein dauerhaftes Zertifikat; 3 SP je Paar aus grünem und blauem Tipi
master-certificates = Bahnhofsvorsteher: ein dauerhaftes Zertifikat; 3 SP je 2 Zertifikate
disc-aux-dollar = Hilfsaktion „Dollar“
disc-aux-draw = Hilfsaktion „ziehen und ablegen“
disc-aux-certificate = Hilfsaktion „Zertifikate“
disc-aux-engine = Hilfsaktion „Lokomotive“
disc-aux-remove-card = Hilfsaktion „Karten entfernen“
disc-certificate-limit-4 = Limit von 4 Zertifikaten
disc-certificate-limit-6 = Limit von 6 Zertifikaten
disc-step-a = mehr Schritte, 3 Dollar erhalten
disc-step-b = mehr Schritte, 3 SP am Ende
disc-hand-limit = größere Hand, 5 Dollar zahlen

fee-bank = { $dollars } an die Bank
fee-seat = { $dollars } an { $seat }
fee-none = nichts zu zahlen
branch = { $code }
branch-trade = Indianerhandel

# Fragen in der zweiten Person.

prompt-travel = { $first ->
    [1] Auf welchem neutralen Gebäude beginnt dein Viehtreiber?
   *[other] { $steps ->
        [1] Ziehe deinen Viehtreiber 1 Schritt: wohin?
       *[other] Ziehe deinen Viehtreiber bis zu { $steps } Schritte: wohin?
    }
}
prompt-way = Ziel { $location }: Welchen Weg nimmst du?
prompt-location = { $location }: Was tust du?
prompt-copy = Welches benachbarte Gebäude nutzt du?
prompt-move = { $free ->
    [1] Ziehe deinen Viehtreiber bis zu { $steps } Schritte, ohne Gebühren und ohne den Ort zu nutzen: wohin?
   *[other] { $steps ->
        [1] Ziehe deinen Viehtreiber 1 Schritt weiter: wohin?
       *[other] Ziehe deinen Viehtreiber bis zu { $steps } Schritte weiter: wohin?
    }
}
prompt-discard = { $count ->
    [1] Lege eine Karte ab: welche?
   *[other] Lege { $count } Karten ab: welche zuerst?
}
prompt-draw = { $count ->
    [1] Eine Karte ziehen und eine ablegen?
   *[other] Bis zu { $count } Karten ziehen und ebenso viele ablegen: wie viele?
}
prompt-immediate = Soforteffekt nutzen: { $action }?
prompt-hire = Welchen Arbeiter stellst du ein?
prompt-build = Welches Gebäude baust du?
prompt-site = Wo baust du Gebäude { $building }?
prompt-objective = Welche Auftragskarte nimmst du?
prompt-engine = { $count ->
    [1] Ziehe deine Lokomotive 1 Feld vor: wohin?
   *[other] Ziehe deine Lokomotive bis zu { $count } Felder vor: wohin?
}
prompt-back = { $count ->
    [0] Ziehe deine Lokomotive beliebig weit zurück, mindestens ein Feld: wohin?
    [1] Ziehe deine Lokomotive 1 Feld zurück: wohin?
   *[other] Ziehe deine Lokomotive { $count } Felder zurück: wohin?
}
prompt-station = Baust du { $station } aus?
prompt-behind = Welchen Bahnhof hinter deiner Lokomotive baust du aus?
prompt-disc = { $target }: Welche Scheibe legst du?
prompt-master = Welchen Arbeiter gibst du? { $master }
prompt-auxiliary = Welche Hilfsaktion nutzt du?
prompt-remove = { $count ->
    [1] Entferne eine Handkarte aus dem Spiel: welche?
   *[other] Entferne bis zu { $count } Handkarten aus dem Spiel: welche?
}
prompt-take = Welches Plättchen nimmst du?
prompt-cattle = { $cowboys ->
    [1] Kaufe Vieh mit 1 Cowboy: welches?
   *[other] Kaufe Vieh mit { $cowboys } Cowboys: welches?
}
prompt-foresight = Kansas City, Vorschau { $column }: Welches Plättchen wählst du?
prompt-certificates = Dein Vieh ist { $value } wert. Wie viele Zertifikate gibst du dazu?
prompt-city = Liefere Vieh im Wert von { $value }: in welche Stadt?

# Möglichkeiten.

choice-start = Beginne hier: { $location }
choice-travel = Nach: { $location }
choice-travel-fees = Nach: { $location } ({ $fees })
choice-travel-ways = Nach: { $location } (mehrere Wege)
choice-play = Ausspielen: { $card }
choice-play-lost = Ausspielen: { $card }. Ihre Bewegung verfällt, denn du hast diesen Ort noch nicht genutzt
choice-way = Über { $branches }: { $fees }
choice-done = Hier fertig
choice-use = Ortsaktion: { $action }
choice-immediate = Soforteffekt: { $action }
choice-risk = Risikoaktion: { $action }
choice-single = Hilfsaktion: { $action }
choice-copy = Nutze: { $location }
choice-stay = Bleiben, wo du bist
choice-discard = { $card } ablegen
choice-draw = { $count ->
    [0] Keine Karte ziehen
    [1] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
choice-forfeit = Verzichten
choice-hire = { $worker } aus Reihe { $row } für { dollars }
choice-hire-nobody = Niemanden einstellen
choice-build = Gebäude { $tile } { $way } ({ $points } SP)
choice-build-ways = Gebäude { $tile } ({ $points } SP): { $ways }
build-empty = auf einem leeren Feld für { dollars }
build-instead = { $lost ->
    [1] anstelle deines Gebäudes { $tile } für { dollars }; dessen übrige Aktionen verfallen
   *[other] anstelle deines Gebäudes { $tile } für { dollars }
}
choice-build-nothing = Nichts bauen
choice-site = { $woods ->
    [1] { $space }, im Wald, für { dollars }
   *[other] { $space } für { dollars }
}
choice-replace = { $lost ->
    [1] Gebäude { $building } anstelle deines Gebäudes { $tile } ({ $space }) für { dollars }; dessen übrige Aktionen verfallen
   *[other] Gebäude { $building } anstelle deines Gebäudes { $tile } ({ $space }) für { dollars }
}
choice-objective = Nimm: { $card }
choice-stack-top = Nimm die oberste Karte des Stapels
choice-no-card = Keine Karte nehmen
choice-engine = Nach: { $place }
choice-engine-delivery = Nach: { $place }, Lieferung im Wert von { $value }
choice-engine-stay = Die Lokomotive stehen lassen
choice-upgrade = { $station } für { dollars } ausbauen ({ $points } SP)
choice-no-upgrade = Den Bahnhof lassen, wie er ist
choice-disc = Scheibe von: { $disc }
choice-disc-station = Deine Scheibe von { $station } nehmen
choice-no-disc = Keine Scheibe legen
choice-master = Gib: { $worker }
choice-no-master = Niemanden geben
choice-no-auxiliary = Keine nutzen
choice-remove = { $card } entfernen
choice-keep = Die Karten behalten
choice-take = { $pay ->
    [1] { $tile } von { $space } für { dollars }
   *[other] { $dollars ->
        [0] { $tile } von { $space }
       *[other] { $tile } von { $space } und { dollars }
    }
}
choice-no-tile = Kein Plättchen nehmen
choice-buy = { $cards } für { dollars } ({ $cowboys ->
    [1] 1 Cowboy
   *[other] { $cowboys } Cowboys
})
choice-add-cards = 2 Karten des Stapels in den Markt legen (1 Cowboy)
choice-enough = Nichts mehr kaufen
choice-foresight = Wähle: { $tile }
choice-certificates = { $count ->
    [0] Keines: { $value } Dollar
    [1] 1 Zertifikat: { $value } Dollar
   *[other] { $count } Zertifikate: { $value } Dollar
}
choice-city = { $city }
choice-city-brings = { $city }: { $brings }
city-dollars = +{ dollars }
city-points = { $sign ->
    [minus] −{ $points } SP
   *[other] +{ $points } SP
}
city-objective = eine Auftragskarte
city-both = { $one } und { $other }
city-arrow = { $brings } durch den Pfeil von { $other }
city-transport = { dollars } Transportkosten

# Mehrere Schritte auf einmal.

bundle-discard = Lege ab: { $cards }
counted-card = { $count } × { $card }

# Das Protokoll.

log-started = { $seat } beginnt: { $space }.
log-moved = { $seat } zieht: { $space }.
log-paid-fee = { $bank ->
    [1] { $seat } zahlt { dollars } an die Bank ({ $space }).
   *[other] { $seat } zahlt { dollars } an { $owner } ({ $space }).
}
log-discarded = { $seat } legt { $card } ab.
log-gained = { $count ->
    [0] { $seat } erhält { dollars }.
   *[other] { $dollars ->
        [0] { $seat } stellt den Zertifikatsmarker auf { $count }.
       *[other] { $seat } erhält { dollars } und stellt den Zertifikatsmarker auf { $count }.
    }
}
log-drew = { $seat } zieht { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}.
log-shuffled = { $seat } mischt den Ablagestapel: Der neue Nachziehstapel hat { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}.
log-used = { $seat } nutzt { $space }: { $action }.
log-used-auxiliary = { $seat } nutzt eine Hilfsaktion: { $action }.
log-hired = { $seat } stellt für { dollars } aus Reihe { $row } ein: { $worker }.
log-built = { $seat } baut Gebäude { $tile } auf { $space } für { dollars }.
log-torn-down = { $seat } nimmt Gebäude { $tile } von { $space }; es verlässt das Spiel.
log-gained-objective = { $hand ->
    [1] { $stack ->
        [1] { $seat } nimmt vom Stapel auf die Hand: { $card }.
       *[other] { $seat } nimmt auf die Hand: { $card }.
    }
   *[other] { $stack ->
        [1] { $seat } nimmt vom Stapel: { $card }.
       *[other] { $seat } nimmt: { $card }.
    }
}
log-uncovered = Neu in der Auslage: { $card }.
log-played = { $seat } spielt aus: { $card }.
log-engine-moved = { $back ->
    [1] { $seat } zieht die Lokomotive zurück: { $place }.
   *[other] { $seat } zieht die Lokomotive: { $place }.
}
log-upgraded = { $seat } baut { $station } für { dollars } aus.
log-placed-disc = { $seat } legt eine Scheibe nach { $target } (von: { $source }).
log-appointed = { $seat } gibt an { $station } ab: { $worker }. { $master }
log-took-tile = { $pay ->
    [1] { $seat } nimmt von { $space } für { dollars }: { $tile }.
   *[other] { $dollars ->
        [0] { $seat } nimmt von { $space }: { $tile }.
       *[other] { $seat } nimmt von { $space } und erhält { dollars }: { $tile }.
    }
}
log-bought = { $seat } kauft { $cards } für { dollars }.
log-added-card = Neu im Viehmarkt: { $card }.
log-reached-city = { $seat } erreicht Kansas City, Besuch { $count }.
log-chose-tile = { $where ->
    [box] { $seat } wählt ein Plättchen ohne Platz, es verlässt das Spiel: { $tile }.
    [jobs] { $seat } wählt für Reihe { $row } des Arbeitsmarkts: { $tile }.
   *[other] { $seat } wählt für { $space }: { $tile }.
}
log-token-moved = { $row ->
    [13] Der Arbeitsmarktstein verlässt den Arbeitsmarkt.
   *[other] Der Arbeitsmarktstein rückt in Reihe { $row }.
}
log-market-filled = Der Viehmarkt wird um { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
} aufgefüllt.
log-revealed = { $count ->
    [0] { $seat } hat keine Karten zum Aufdecken.
   *[other] { $seat } deckt die Hand auf: { $cards }.
}
log-income = { $seat } hat Vieh im Wert von { $value }, { $permanent } dauerhafte und { $temporary } vorläufige Zertifikate: { dollars }.
log-delivered = { $seat } liefert nach { $city } (Wert { $value }).
log-transport = { $seat } zahlt { dollars } Transportkosten.
log-foresaw = Vorschau { $column }: { $tile }.
log-removed-card = { $seat } entfernt { $card } aus dem Spiel.
log-copied = { $seat } nutzt die Aktionen von: { $space }.
log-end-triggered = { $seat } nimmt den Arbeitsmarktstein: Alle anderen haben noch einen Zug.
log-game-over = Das Spiel ist zu Ende.

# Warum nicht?

refusal-money = Das kostet { dollars }, und du hast nur { $money }.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-first-turn = In deinem ersten Zug beginnt dein Viehtreiber auf einem neutralen Gebäude.
refusal-no-location = { $space }: Dort liegt kein Plättchen.
refusal-behind = Der Pfad führt von deinem Viehtreiber nicht dorthin.
refusal-one-step = Dein Viehtreiber muss mindestens einen Schritt ziehen.
refusal-steps = Das ist weiter als { $steps ->
    [1] 1 Schritt
   *[other] { $steps } Schritte
}.
refusal-free-move-city = Dieser Zug kann nicht nach Kansas City führen.
refusal-done = Du musst den Ort erst nutzen; eine Hilfsaktion ist immer möglich.
refusal-done-copying = Du musst mindestens eine der kopierten Aktionen ausführen.
refusal-copying = Nicht, solange du die Aktionen eines anderen Gebäudes nutzt.
refusal-no-copy = Nur die Aktionen eines unmittelbar benachbarten Gebäudes können kopiert werden, und nie ein zweites Mal über dasselbe 8b.
refusal-nothing-there = Dort könntest du jetzt nichts tun.
refusal-copy-nothing = Neben diesem Gebäude gibt es nichts, was du jetzt tun könntest.
refusal-locked = Diese Hilfsaktion ist noch durch deine Scheiben gesperrt.
refusal-single = Eine einfache Hilfsaktion ersetzt alle Ortsaktionen.
refusal-no-draw = Du hast keine Karte mehr zu ziehen.
refusal-no-way-back = Deine Lokomotive kann von hier nicht { $count ->
    [1] 1 Feld
   *[other] { $count } Felder
} zurück.
refusal-not-double = Für die doppelte Hilfsaktion müssen beide Scheibenfelder frei sein.
refusal-not-yours = Hier kannst du nur eine einfache Hilfsaktion nutzen.
refusal-used = Diese Ortsaktion hast du schon genutzt.
refusal-slash = Nur eine dieser beiden Aktionen darf ausgeführt werden.
refusal-replaced = Du hast das Gebäude ersetzt, dessen Aktionen du genutzt hast.
refusal-cards = Dafür fehlen dir die Karten: { $action }.
refusal-nothing = Das würde jetzt nichts bewirken.
refusal-nobody = Es gibt niemanden, den du einstellen könntest.
refusal-no-hazards = Auf dem Plan liegt keine Gefahr.
refusal-no-teepees = Auf dem Plan liegt kein Tipi.
refusal-no-station = Hinter deiner Lokomotive gibt es keinen Bahnhof, den du ausbauen könntest.
refusal-no-objectives = Es gibt keine Auftragskarten mehr.
refusal-no-purchase = Es gibt kein Vieh, das du kaufen könntest, und der Viehstapel ist leer.
refusal-other-tile = Diese Aktion nimmt eine andere Art von Plättchen.
refusal-no-worker = In Reihe { $row } gibt es nicht: { $worker }.
refusal-token-row = Aus der Reihe des Arbeitsmarktsteins und darunter kann niemand eingestellt werden.
refusal-row-full = Davon hast du schon { $count }.
refusal-no-plan = Gebäude { $tile } liegt nicht mehr vor dir.
refusal-craftsmen = Das verlangt { $count } Handwerker, und du hast { $own }.
refusal-no-room = Dafür ist kein Baufeld mehr frei.
refusal-no-site = Das ist kein Baufeld.
refusal-lower-value = Nur ein Gebäude von höherem Wert kann das vorhandene ersetzen.
refusal-site-taken = Dort steht das Gebäude eines anderen Spielers.
refusal-printed-worker = Du hast nur den aufgedruckten { $worker }.
refusal-engine-forward = Deine Lokomotive muss vorwärts fahren.
refusal-engine-far = Deine Lokomotive kommt mit { $count ->
    [1] 1 Feld
   *[other] { $count } Feldern
} nicht dorthin.
refusal-engine-back = { $count ->
    [0] Deine Lokomotive muss auf ein freies Feld zurück.
    [1] Deine Lokomotive muss genau 1 Feld zurück.
   *[other] Deine Lokomotive muss genau { $count } Felder zurück.
}
refusal-occupied = Dort steht eine andere Lokomotive: { $place }.
refusal-not-behind = Deine Lokomotive ist noch nicht an { $station } vorbei.
refusal-upgraded = { $station } hast du schon ausgebaut.
refusal-other-disc = Es muss eine Scheibe deines Spielertableaus sein.
refusal-station-disc = Du musst eine deiner Scheiben von einem Bahnhof nehmen.
refusal-not-upgraded = { $station }: Dort liegt keine Scheibe von dir.
refusal-no-disc = Dort liegt keine Scheibe mehr.
refusal-no-disc-left = Du hast keine Scheibe, die du dort ablegen und bezahlen könntest.
refusal-dark-disc = Eine Scheibe von dunklen Ecken passt nicht auf helle Ecken.
refusal-disc-transport = Dieses Feld zu räumen kostet { dollars }; dann könntest du die Transportkosten von { $transport } Dollar nicht mehr zahlen.
refusal-city-value = { $city } verlangt Vieh im Wert von { $needed }, deines ist { $value } wert.
refusal-city-disc = Nach { $city } hast du schon geliefert.
refusal-no-more-workers = Der Arbeitsmarkt ist voll: Es kann kein Arbeiter mehr gewählt werden.
refusal-not-in-column = In Vorschau { $column } gibt es nicht: { $tile }.
refusal-certificates = Der Zertifikatsmarker kann hier nur zurückgezogen werden.
refusal-display-only = Hier kann nur eine Karte der Auslage genommen werden.
refusal-no-stack = Der Stapel der Auftragskarten ist leer.
refusal-not-in-display = Diese Karte liegt nicht in der Auslage.
refusal-no-cattle-stack = Der Viehstapel ist leer.
refusal-cowboys = Das verlangt { $count ->
    [1] 1 Cowboy
   *[other] { $count } Cowboys
}.
refusal-not-in-market = Diese Karten liegen nicht im Markt.

# Die Wertung.

line-money = Dollar
line-buildings = Gebäude
line-cities = Städte
line-stations = Bahnhöfe
line-hazards = Gefahren
line-cattle = Vieh
line-objectives = Aufträge
line-station-masters = Bahnhofsvorsteher
line-workers = Arbeiter
line-steps = Schrittscheibe
line-token = Arbeitsmarktstein

# Zeichnung
draw-trail = Pfad
draw-railroad = Eisenbahn
draw-woods = Im Wald
draw-on-space = { $tile } ({ $space })
draw-empty-space = { $space }, leer: kein Ort
draw-risk = Risikoaktion: { $action }
draw-fee-green = Eine grüne Hand kostet { $dollars } Dollar
draw-fee-black = Eine schwarze Hand kostet { $dollars } Dollar
draw-cattleman = Viehtreiber von { $seat }
draw-engine = Lokomotive von { $seat }
draw-supply = Vorschau { $number }: { $count } Plättchen im Vorrat
draw-job-market = Arbeitsmarkt
draw-job = { $worker } in Reihe { $row } für { $dollars } Dollar
draw-token = Arbeitsmarktstein: Aus dieser Reihe kann niemand eingestellt werden
draw-arrow-yellow = Rückt der Stein von hier weiter, wird der Viehmarkt aufgefüllt
draw-arrow-red = Rückt der Stein von hier weiter, beginnen die letzten Züge
draw-cross = Ein Kreuz: 1 Dollar Transportkosten
draw-city = { $city }, Wert { $value }{ $dark ->
    [1] , Scheibe mit beliebigen Ecken
   *[other] , Scheibe mit hellen Ecken
}{ $points ->
    [0] {""}
   *[other] , { $points } SP
}{ $dollars ->
    [0] {""}
   *[other] , sofort { $dollars } Dollar
}
draw-arrow = Scheiben auf { $one } und { $other }: { $points ->
    [0] eine Auftragskarte
   *[other] { $objective ->
        [0] { $points } SP
       *[other] { $points } SP und eine Auftragskarte
    }
}
draw-station = Bahnhof { $number }: Ausbau für { $dollars } Dollar, { $points } SP{ $dark ->
    [1] , Scheibe mit beliebigen Ecken
   *[other] , Scheibe mit hellen Ecken
}
draw-appointed = Bahnhofsvorsteher: { $worker }
draw-cattle-market = Viehmarkt
draw-cattle-stack = { $count } Karten im Stapel
draw-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
draw-price = { $cowboys ->
    [1] 1 Cowboy
   *[other] { $cowboys } Cowboys
}, { $dollars } Dollar: { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} vom Wert { $value }
draw-two-more = 1 Cowboy: 2 Karten mehr vom Stapel in den Markt
draw-objectives = Auftragskarten
draw-objective-stack = Stapel der Auftragskarten: { $count }
draw-starter = Startspieler
draw-has-token = hat den Arbeitsmarktstein
draw-money = { $dollars } Dollar
draw-workers = { $worker }: { $count }
draw-worker-points = { $points } SP für einen Arbeiter hier
draw-certificates = Zertifikate: { $count } vorläufige, { $permanent } dauerhafte
draw-step-limit = Schrittlimit: { $count }
draw-hand-limit = Handkartenlimit: { $count }
draw-hazard-points = Gefahren: { $points } SP
draw-colorado-springs = Colorado Spr.
draw-hazard-count = Gefahren: { $count }
draw-buildings-left = Noch nicht gebaute Gebäude: { $count }
draw-no-masters = Noch keine Bahnhofsvorsteher
draw-fulfilled = erfüllt
draw-not-fulfilled = nicht erfüllt
draw-plan = { $building } – verlangt { $craftsmen } Handwerker, { $points } SP
draw-hand-count = Karten auf der Hand: { $count }
draw-hand-known = Karten auf der Hand: { $count }, darunter { $cards }
draw-revealed = Aufgedeckte Hand
draw-revealed-cards = In Kansas City aufgedeckt: { $cards }
draw-draw-stack = Karten im Nachziehstapel: { $count }
draw-discard-pile = Karten im Ablagestapel: { $count }
draw-in-deck = { $card } in der Herde: { $count }
draw-objectives-in-deck = Auftragskarten in der Herde: { $count }
draw-hand = Deine Hand
draw-total = Summe
draw-score = Wertung
draw-score-so-far = Punkte bisher

## Das Brett im Terminal

board-turn = { $seat } ist am Zug
board-last-turns = letzte Züge
board-trail = Pfad · eine grüne Hand kostet { $green }, eine schwarze { $black }
board-legend = ♞ Viehtreiber · −$ Gebühr · ♣ im Wald · Risikoaktionen: † { $jersey }, ‡ { $any }
board-beside = Tipis neben dem Pfad
board-teepee-green = grün
board-teepee-blue = blau
board-points = { $points } SP
board-dollars = { $dollars }$
board-rail-space = Feld { $number }
board-rail-turnout = Weiche von Bahnhof { $number }
board-action-discard = { $card } → { $gain }
board-action-gain = { $per ->
    [once] { $gain }
    [woods] { $gain } je Gebäude im Wald
    [pairs] { $gain } je Tipi-Paar
   *[other] { $gain } je Ingenieur
}
board-action-certificates-most = Zertifikate bis zum Limit
board-action-hire = { $change ->
    [0] einstellen
    [2] einstellen +{ $change }$
   *[other] einstellen −{ $less }$
}
board-action-build = bauen, { $dollars }$ je Handwerker
board-action-objective = Auftragskarte
board-action-engine = { $per ->
    [engineers] Lok ≤ Ingenieure
    [woods] Lok ≤ Gebäude im Wald
   *[other] { $dollars ->
        [0] Lok ≤ { $count }
       *[other] { $dollars }$ zahlen: Lok ≤ { $count }
    }
}
board-action-engine-back = Lok { $count } zurück → { $gain }
board-action-auxiliary = Hilfsaktion
board-action-trade = Indianerhandel
board-action-hazard = { $dollars ->
    [0] Gefahr entfernen
   *[other] Gefahr für { $dollars }$ entfernen
}
board-action-move = { $count ->
    [1] 1 Schritt
   *[other] ≤ { $count } Schritte
}
board-action-free-move = ≤ { $count } Schritte ohne Gebühren
board-action-draw = { $per ->
    [cowboys] ziehen und ablegen ≤ Cowboys
   *[other] ziehen und ablegen ≤ { $count }
}
board-action-copy = benachbartes Gebäude nutzen
board-action-behind = Bahnhof hinter der Lok ausbauen
board-action-delivery = außerordentliche Lieferung
board-given-pair = 2 einer Sorte
board-given-any = beliebiges Vieh
board-then-engine = Lok 1
board-then-objective = Auftragskarte
board-objective-card = „{ $tasks }“ (+{ $points }/−{ $penalty } SP; { $action })
board-objective-start = „{ $tasks }“ (+{ $points } SP)
board-tile-hazard = { $section }, { $hand ->
    [green] grüne
   *[other] schwarze
} Hand ({ $points } SP)
board-master-workers = 2$; 1 SP/Arbeiter
board-master-objectives = Gefahr/Tipi; 3 SP/2 Aufträge
board-master-hazards = Zertifikat; 3 SP/2 Gefahren
board-master-teepees = Zertifikat; 3 SP/Tipi-Paar
board-master-certificates = Zertifikat; 3 SP/2 davon
board-disc-aux-dollar = Dollar
board-disc-aux-draw = ziehen und ablegen
board-disc-aux-certificate = Zertifikate
board-disc-aux-engine = Lok
board-disc-aux-remove-card = Karten entfernen
board-disc-step-a = mehr Schritte +3$
board-disc-step-b = mehr Schritte 3 SP
board-disc-hand-limit = größere Hand −5$
board-kansas-city = Kansas City · Vorschau
board-left = noch { $count }
board-job-market = Arbeitsmarkt · letzte Züge nach { $count ->
    [1] 1 Arbeiter
   *[other] { $count } Arbeitern
}
board-job-market-closed = Arbeitsmarkt · letzte Züge
board-token = Stein, { $free } frei: { $workers }
board-to-come = danach: { $rows }
board-filled = ↻ dann wird der Viehmarkt aufgefüllt
board-cattle-market = Viehmarkt · { $count } im Stapel
board-crew = { $count } Cowboy{ $count ->
    [1] {""}
   *[other] s
}
board-price = { $cards ->
    [1] { $price }
   *[other] { $cards } für { $price }
}
board-display = Auftragskarten · { $count } im Stapel
board-card = Auftrag
board-valued = { $breed } { $value }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } SP)
}
board-railroad = Eisenbahn
board-appointed = { $worker } ernannt
board-cities = Städte
board-cities-legend = ▨ jede Scheibe passt · ↓ mit der nächsten
board-head-station = Nr.
board-head-track = Feld
board-head-upgrade = Ausbau
board-head-discs = Scheiben
board-head-master = Vorsteher
board-head-value = Wert
board-head-city = Stadt
board-head-transport = Kosten
board-head-gives = Bringt
board-hand = Hand
board-revealed = Aufgedeckt
board-worth = { $cards } = Zuchtwert { $value }
board-workers = Arbeiter
board-worker = { $count }× { $worker }
board-worker-next = { $count }× { $worker } (nächster: { $action })
board-limits = Limits
board-steps = { $count } Schritte
board-cards = { $count } Handkarten
board-certificates-held = { $marker } von { $limit } Zertifikaten{ $permanent ->
    [0] {""}
   *[other] , { $permanent } dauerhaft
}
board-engine = Lok: { $place }
board-visits = { $count ->
    [1] 1 Lieferung
   *[other] { $count } Lieferungen
}
board-auxiliary = Hilfsaktionen
board-double = doppelt: { $actions }
board-single = einfach: { $actions }
board-locked = gesperrt: { $actions }
board-covered = Scheiben auf
board-plans = Zu bauen
board-plan = { $tile } ({ $craftsmen } Hw., { $points } SP) { $actions }
board-placed = Gebaut
board-placed-on = { $tile } auf { $space }{ $actions }
board-deck = Herde
board-deck-of-own = Nachziehstapel { $stack }: { $drawn }; Ablagestapel { $pile }: { $thrown }
board-deck-of-other = { $cards }; Nachziehstapel { $stack }, Ablagestapel { $pile } (oben: { $top })
board-tiles = Plättchen
board-hazards = { $count } { $section } ({ $points } SP)
board-masters = Vorsteher
board-objectives = Aufträge
board-score = Punkte
