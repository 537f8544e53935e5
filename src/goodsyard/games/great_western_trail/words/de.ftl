title = Great Western Trail
summary = Treibe deine Herde nach Kansas City, schicke sie mit der Bahn fort und komm mit besseren Rindern zurück.
list-end = { $before } und { $last }
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
hazard-flood = Überschwemmung
hazard-drought = Dürre
hazard-rockfall = Steinschlag
space-start = { $case ->
    [to] zum Beginn des Pfads
    [at] am Beginn des Pfads
   *[plain] Beginn des Pfads
}
space-kansas-city = { $case ->
    [to] nach Kansas City
    [at] in Kansas City
   *[plain] Kansas City
}
space-hazard = { $kind ->
    [flood] Überschwemmungsfeld { $number }
    [drought] Dürrefeld { $number }
   *[rockfall] Steinschlagfeld { $number }
}
space-teepee = { $sign ->
    [minus] Tipifeld −{ $money } Dollar
   *[plus] Tipifeld +{ $money } Dollar
}
space-building = { $woods ->
    [0] Baufeld
   *[1] Baufeld im Wald
}
site = { $place ->
    [1] 1. Feld
    [2] 2. Feld
    [3] 3. Feld
    [4] oberen Feld
   *[5] unteren Feld
} { $behind ->
    [flood] hinter den Überschwemmungen
    [drought] hinter den Dürren
    [rockfall] hinter den Steinschlägen
    [teepees] hinter den Tipis
   *[neutral] nach dem neutralen Gebäude { $tile }
}{ $woods ->
    [0] {""}
   *[1] {" "}(im Wald)
}
hazard-place = { $kind ->
    [flood] { $case ->
        [to] zur Überschwemmung
        [at] bei der Überschwemmung
       *[plain] Überschwemmung
    }
    [drought] { $case ->
        [to] zur Dürre
        [at] bei der Dürre
       *[plain] Dürre
    }
   *[rockfall] { $case ->
        [to] zum Steinschlag
        [at] beim Steinschlag
       *[plain] Steinschlag
    }
} auf Feld { $number }
teepee-place = { $case ->
    [to] zum Tipi im Wert von { $money } Dollar
    [at] beim Tipi im Wert von { $money } Dollar
   *[plain] Tipi im Wert von { $money } Dollar
}
building-neutral = { $case ->
    [to] zum neutralen Gebäude { $tile }
    [at] auf dem neutralen Gebäude { $tile }
    [of] des neutralen Gebäudes { $tile }
    [the] das neutrale Gebäude { $tile }
   *[plain] neutrales Gebäude { $tile }
}
building-private = { $case ->
    [to] { $seat-is ->
        [you] zu deinem Gebäude { $tile }
       *[other] { $own ->
            [1] zum eigenen Gebäude { $tile }
           *[0] zum Gebäude { $tile } von { $seat }
        }
    }
    [at] { $seat-is ->
        [you] auf deinem Gebäude { $tile }
       *[other] auf dem Gebäude { $tile } von { $seat }
    }
    [of] { $seat-is ->
        [you] deines Gebäudes { $tile }
       *[other] { $own ->
            [1] des eigenen Gebäudes { $tile }
           *[0] des Gebäudes { $tile } von { $seat }
        }
    }
    [the] { $seat-is ->
        [you] dein Gebäude { $tile }
       *[other] { $own ->
            [1] das eigene Gebäude { $tile }
           *[0] das Gebäude { $tile } von { $seat }
        }
    }
   *[plain] { $seat-is ->
        [you] dein Gebäude { $tile }
       *[other] Gebäude { $tile } von { $seat }
    }
}
building-plan = Gebäude { $tile }
tile-cowboy = { $case ->
    [a] einen Cowboy
    [the] den Cowboy
   *[plain] Cowboy
}
tile-craftsman = { $case ->
    [a] einen Handwerker
    [the] den Handwerker
   *[plain] Handwerker
}
tile-engineer = { $case ->
    [a] einen Ingenieur
    [the] den Ingenieur
   *[plain] Ingenieur
}
tile-teepee-green = { $case ->
    [a] ein grünes Tipi
    [the] das grüne Tipi
   *[plain] grünes Tipi
}
tile-teepee-blue = { $case ->
    [a] ein blaues Tipi
    [the] das blaue Tipi
   *[plain] blaues Tipi
}
tile-hazard = { $kind ->
    [flood] { $case ->
        [a] eine Überschwemmung
        [the] die Überschwemmung
       *[plain] Überschwemmung
    }
    [drought] { $case ->
        [a] eine Dürre
        [the] die Dürre
       *[plain] Dürre
    }
   *[rockfall] { $case ->
        [a] einen Steinschlag
        [the] den Steinschlag
       *[plain] Steinschlag
    }
} mit { $hand ->
    [green] grüner
   *[black] schwarzer
} Hand ({ $points } SP)
a-card = { $kind ->
    [objective] den { $card }
   *[cattle] { $card }
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
task-value-3 = { $count ->
    [1] 1 Rinderkarte mit Zuchtwert 3
   *[other] { $count } Rinderkarten mit Zuchtwert 3
}
task-west-highland = { $count } West Highland
task-texas-longhorn = { $count } Texas Longhorn
task-san-francisco = { $count ->
    [1] San Francisco
   *[other] { $count }-mal San Francisco
}
objective-card = Auftrag „{ $tasks }“ ({ $points } SP, sonst −{ $penalty } SP; { $action })
objective-start = Startauftrag „{ $tasks }“ ({ $points } SP)
instant-gain = { $gain } erhalten
instant-draw = bis zu { $count } Karten ziehen und ablegen
instant-engine = Lokomotive bis zu { $count } Felder vorwärts
instant-free-move = Viehtreiber bis zu { $count } Schritte
instant-auxiliary = Hilfsaktion
given-any = eine beliebige Rinderkarte
given-pair = 2 Rinderkarten einer Sorte
given-objective = eine Auftragskarte
then-engine = 1 Feld vorwärts mit der Lokomotive
then-objective = eine Auftragskarte auf die Hand

action-discard = { $card } ablegen für { $gain }
action-gain = { $per ->
    [once] { $gain } erhalten
    [woods] { $gain } für jedes deiner Gebäude im Wald erhalten
    [pairs] { $gain } für jedes Paar aus einem grünen und einem blauen Tipi erhalten
   *[engineers] { $gain } für jeden deiner Ingenieure erhalten
}
action-certificates-most = Zertifikate bis zum Zertifikatslimit erhalten
action-hire = { $change ->
    [0] einen Arbeiter einstellen
    [2] einen Arbeiter für { $change } Dollar mehr einstellen
   *[other] einen Arbeiter für { $less } Dollar weniger einstellen
}
action-build = ein Gebäude für { $dollars } Dollar je Handwerker bauen
action-objective = eine Auftragskarte nehmen
action-engine = { $per ->
    [engineers] deine Lokomotive höchstens so viele Felder bewegen, wie du Ingenieure hast
    [woods] deine Lokomotive höchstens so viele Felder bewegen, wie du Gebäude im Wald hast
   *[fixed] { $dollars ->
        [0] deine Lokomotive bis zu { $count } Felder vorwärts bewegen
       *[other] { $dollars } Dollar zahlen und deine Lokomotive bis zu { $count } Felder vorwärts bewegen
    }
}
action-engine-back = { $count ->
    [1] deine Lokomotive für { $gain } 1 Feld zurückbewegen
   *[other] deine Lokomotive für { $gain } { $count } Felder zurückbewegen
}
action-auxiliary = eine einfache oder doppelte Hilfsaktion ausführen
action-trade = Indianerhandel treiben
action-hazard = { $dollars ->
    [0] eine Gefahr entfernen
   *[other] eine Gefahr für { $dollars } Dollar entfernen
}
action-hazard-or-trade = eine Gefahr entfernen oder Indianerhandel treiben
action-cattle = Rinder kaufen
action-move = { $count ->
    [1] deinen Viehtreiber 1 Schritt bewegen
   *[other] deinen Viehtreiber bis zu { $count } Schritte bewegen
}
action-free-move = deinen Viehtreiber bis zu { $count } Schritte ohne Gebühren bewegen
action-draw = { $per ->
    [cowboys] höchstens so viele Karten ziehen, wie du Cowboys hast, dann ebenso viele ablegen
   *[fixed] bis zu { $count } Karten ziehen, dann ebenso viele ablegen
}
action-copy = die Aktionen eines benachbarten Gebäudes kopieren
action-copy-of = die Aktionen { $locations } kopieren
action-behind = einen Bahnhof hinter deiner Lokomotive ausbauen
action-delivery = eine außerordentliche Lieferung ausführen
purpose-hire = { $change ->
    [0] zum Einstellen eines Arbeiters
    [2] zum Einstellen eines Arbeiters für { $change } Dollar mehr
   *[other] zum Einstellen eines Arbeiters für { $less } Dollar weniger
}
purpose-build = zum Bauen eines Gebäudes
purpose-objective = für eine Auftragskarte
purpose-auxiliary = für eine Hilfsaktion
purpose-trade = zum Indianerhandel
purpose-hazard = { $dollars ->
    [0] zum Entfernen einer Gefahr
   *[other] zum Entfernen einer Gefahr für { $dollars } Dollar
}
purpose-cattle = zum Kauf von Rindern
purpose-move = für eine Bewegung des Viehtreibers
purpose-draw = zum Ziehen und Ablegen von Karten
purpose-copy = zum Kopieren eines benachbarten Gebäudes
purpose-behind = zum Ausbau eines Bahnhofs hinter der Lokomotive
purpose-delivery = für eine außerordentliche Lieferung

auxiliary-dollar = { $count } Dollar erhalten
auxiliary-draw = { $count ->
    [1] 1 Karte ziehen, dann 1 Karte ablegen
   *[other] { $count } Karten ziehen, dann { $count } Karten ablegen
}
auxiliary-certificate = { $count ->
    [1] 1 Dollar zahlen und die Lokomotive 1 Feld zurückbewegen, um 1 Zertifikat zu erhalten
   *[other] { $count } Dollar zahlen und die Lokomotive { $count } Felder zurückbewegen, um { $count } Zertifikate zu erhalten
}
auxiliary-engine = { $count ->
    [1] 1 Dollar zahlen und die Lokomotive 1 Feld vorwärts bewegen
   *[other] { $count } Dollar zahlen und die Lokomotive bis zu { $count } Felder vorwärts bewegen
}
auxiliary-remove-card = { $count ->
    [1] die Lokomotive 1 Feld zurückbewegen und 1 Handkarte aus dem Spiel entfernen
   *[other] die Lokomotive { $count } Felder zurückbewegen und bis zu { $count } Handkarten aus dem Spiel entfernen
}

rail-space = Streckenfeld { $number }
rail-turnout = { $case ->
    [to] die Weiche von Bahnhof { $number }
   *[plain] Weiche von Bahnhof { $number }
}
station-name = { $case ->
    [from] von Bahnhof { $number }
   *[plain] Bahnhof { $number }
}
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
master-workers = Bahnhofsvorsteher „sofort 2 Dollar, 1 SP je Arbeiter“
master-objectives = Bahnhofsvorsteher „sofort eine Gefahr oder ein Tipi, 3 SP je 2 Auftragskarten“
master-hazards = Bahnhofsvorsteher „1 dauerhaftes Zertifikat, 3 SP je 2 Gefahren“
master-teepees = Bahnhofsvorsteher „1 dauerhaftes Zertifikat, 3 SP je Tipipaar“
master-certificates = Bahnhofsvorsteher „1 dauerhaftes Zertifikat, 3 SP je 2 Zertifikate“
disc-aux-dollar = { $case ->
    [from] von der Hilfsaktion „Dollar“
   *[plain] Hilfsaktion „Dollar“
}
disc-aux-draw = { $case ->
    [from] von der Hilfsaktion „ziehen und ablegen“
   *[plain] Hilfsaktion „ziehen und ablegen“
}
disc-aux-certificate = { $case ->
    [from] von der Hilfsaktion „Zertifikate“
   *[plain] Hilfsaktion „Zertifikate“
}
disc-aux-engine = { $case ->
    [from] von der Hilfsaktion „Lokomotive“
   *[plain] Hilfsaktion „Lokomotive“
}
disc-aux-remove-card = { $case ->
    [from] von der Hilfsaktion „Karten entfernen“
   *[plain] Hilfsaktion „Karten entfernen“
}
disc-certificate-limit-4 = { $case ->
    [from] vom Zertifikatslimit 4
   *[plain] Zertifikatslimit 4
}
disc-certificate-limit-6 = { $case ->
    [from] vom Zertifikatslimit 6
   *[plain] Zertifikatslimit 6
}
disc-step-a = { $case ->
    [from] vom Schrittlimit mit 3 Dollar
   *[plain] höheres Schrittlimit, 3 Dollar erhalten
}
disc-step-b = { $case ->
    [from] vom Schrittlimit mit 3 SP
   *[plain] höheres Schrittlimit, 3 SP am Ende
}
disc-hand-limit = { $case ->
    [from] vom Handkartenlimit für 5 Dollar
   *[plain] höheres Handkartenlimit, 5 Dollar zahlen
}

fee-bank = { $dollars } Dollar an die Bank
fee-seat = { $dollars } Dollar an { $seat }
branch-trade = Indianerhandel

# Fragen in der zweiten Person.

prompt-travel = { $first ->
    [1] Auf welchem neutralen Gebäude beginnt dein Viehtreiber?
   *[0] { $steps ->
        [1] Wohin bewegst du deinen Viehtreiber (1 Schritt)?
       *[other] Wohin bewegst du deinen Viehtreiber (bis zu { $steps } Schritte)?
    }
}
prompt-way = Welchen Weg nimmst du { $location }?
prompt-location = Was tust du { $location }?
prompt-copy = Welches benachbarte Gebäude kopierst du?
prompt-move = { $free ->
    [1] Wohin bewegst du deinen Viehtreiber, ohne Gebühren und ohne den Ort zu nutzen (bis zu { $steps } Schritte)?
   *[0] { $steps ->
        [1] Wohin bewegst du deinen Viehtreiber (1 Schritt)?
       *[other] Wohin bewegst du deinen Viehtreiber (bis zu { $steps } Schritte)?
    }
}
prompt-discard = { $count ->
    [1] Welche Karte legst du ab?
   *[other] Welche von { $count } Karten legst du zuerst ab?
}
prompt-draw = { $count ->
    [1] Ziehst du 1 Karte und legst dann 1 Karte ab?
   *[other] Wie viele Karten ziehst du, um dann ebenso viele abzulegen (bis zu { $count } Karten)?
}
prompt-immediate = Nutzt du die Sofortaktion „{ $action }“?
prompt-hire = Welchen Arbeiter stellst du ein?
prompt-build = Welches Gebäude baust du?
prompt-site = Wo baust du Gebäude { $building }?
prompt-objective = Welche Auftragskarte nimmst du?
prompt-engine = { $count ->
    [1] Wohin bewegst du deine Lokomotive (1 Feld vorwärts)?
   *[other] Wohin bewegst du deine Lokomotive (bis zu { $count } Felder vorwärts)?
}
prompt-back = { $count ->
    [0] Wie weit bewegst du deine Lokomotive zurück (mindestens 1 Feld)?
    [1] Wohin bewegst du deine Lokomotive (1 Feld zurück)?
   *[other] Wohin bewegst du deine Lokomotive ({ $count } Felder zurück)?
}
prompt-station = Baust du { $station } aus?
prompt-behind = Welchen Bahnhof hinter deiner Lokomotive baust du aus?
prompt-disc = Welche Scheibe legst du auf { $target }?
prompt-master = Welchen Arbeiter gibst du für den { $master }?
prompt-auxiliary = Welche Hilfsaktion nutzt du?
prompt-remove = { $count ->
    [1] Welche Handkarte entfernst du aus dem Spiel?
   *[other] Welche Handkarten entfernst du aus dem Spiel (bis zu { $count } Karten)?
}
prompt-take = Welches Plättchen nimmst du?
prompt-cattle = { $cowboys ->
    [1] Welche Rinder kaufst du mit 1 Cowboy?
   *[other] Welche Rinder kaufst du mit { $cowboys } Cowboys?
}
prompt-foresight = Welches Plättchen wählst du aus Vorschau { $column }?
prompt-certificates = Um wie viele Zertifikate erhöhst du deinen Zuchtwert von { $value }?
prompt-city = In welche Stadt lieferst du mit dem Wert { $value }?

# Möglichkeiten.

choice-start = Beginne { $location }
choice-travel = Gehe { $location }
choice-travel-fees = Gehe { $location } und zahle dabei { $fees }
choice-travel-ways = Gehe { $location } (mehrere Wege)
choice-play = Spiele den { $card } aus
choice-play-lost = Spiele den { $card } aus. Seine Bewegung verfällt, denn du hast diesen Ort noch nicht genutzt
choice-way = Zahle unterwegs { $fees }
choice-way-free = Nimm den Weg ohne Gebühren
choice-done = Mach hier Schluss
choice-use = Ortsaktion: { $action }
choice-immediate = Sofortaktion: { $action }
choice-risk = Risikoaktion: { $action }
choice-single = Hilfsaktion: { $action }
choice-copy = Kopiere { $location }
choice-stay = Bleib, wo du bist
choice-discard = Lege { $card } ab
choice-draw = { $count ->
    [0] Zieh keine Karte
    [1] Zieh 1 Karte
   *[other] Zieh { $count } Karten
}
choice-forfeit = Verzichte darauf
choice-hire = Stelle { $worker } aus Reihe { $row } für { dollars } ein
choice-hire-nobody = Stelle niemanden ein
choice-build = Baue Gebäude { $tile } { $way } ({ $points } SP)
choice-build-ways = Baue Gebäude { $tile } { $ways } ({ $points } SP)
build-empty = auf einem leeren Feld für { dollars }
build-instead = { $lost ->
    [1] anstelle deines Gebäudes { $tile } für { dollars }, wobei dessen übrige Aktionen verfallen,
   *[0] anstelle deines Gebäudes { $tile } für { dollars }
}
choice-build-nothing = Baue nichts
choice-site = Baue Gebäude { $building } für { dollars } auf dem { $site }
choice-replace = { $lost ->
    [1] Baue Gebäude { $building } für { dollars } anstelle deines Gebäudes { $tile }, dessen übrige Aktionen verfallen
   *[0] Baue Gebäude { $building } für { dollars } anstelle deines Gebäudes { $tile }
}
choice-objective = Nimm den { $card }
choice-stack-top = Nimm die oberste Karte des Stapels
choice-no-card = Nimm keine Karte
choice-engine = Bewege die Lokomotive auf { $place }
choice-engine-delivery = Bewege die Lokomotive für eine Lieferung im Wert von { $value } auf { $place }
choice-engine-stay = Lass die Lokomotive stehen
choice-upgrade = Baue { $station } für { dollars } aus ({ $points } SP)
choice-no-upgrade = Lass den Bahnhof, wie er ist
choice-disc = Nimm eine Scheibe { $disc }
choice-disc-station = Nimm deine Scheibe { $station }
choice-no-disc = Lege keine Scheibe
choice-master = Gib { $worker }
choice-no-master = Gib niemanden
choice-no-auxiliary = Nutze keine Hilfsaktion
choice-remove = Entferne { $card }
choice-keep = Behalte die Karten
choice-take = { $space ->
    [0] Nimm { $tile }
   *[other] Nimm { $tile } von Feld { $space }
}{ $pay ->
    [1] {" "}für { dollars }
   *[0] { $dollars ->
        [0] {""}
       *[other] {" "}und erhalte { dollars }
    }
}
choice-no-tile = Nimm kein Plättchen
choice-buy = Kaufe { $cards } für { dollars } mit { $cowboys ->
    [1] 1 Cowboy
   *[other] { $cowboys } Cowboys
}
choice-add-cards = Lege mit 1 Cowboy 2 Karten vom Stapel in den Markt
choice-enough = Kaufe nichts mehr
choice-foresight = Wähle { $tile }
choice-certificates = { $count ->
    [0] Gib kein Zertifikat dazu und nimm { $value } Dollar ein
    [1] Gib 1 Zertifikat dazu und nimm { $value } Dollar ein
   *[other] Gib { $count } Zertifikate dazu und nimm { $value } Dollar ein
}
choice-city = Liefere nach { $city }
choice-city-brings = Liefere nach { $city }: { $brings }
bundle-travel-free = Gehe { $location }, ohne Gebühren zu zahlen
bundle-finish = { $first }, dann Schluss
bundle-deliver = Nimm { $count ->
    [0] ohne Zertifikate
    [1] mit 1 Zertifikat
   *[other] mit { $count } Zertifikaten
} { $value } Dollar ein und liefere nach { $city }
bundle-deliver-brings = Nimm { $count ->
    [0] ohne Zertifikate
    [1] mit 1 Zertifikat
   *[other] mit { $count } Zertifikaten
} { $value } Dollar ein und liefere nach { $city }: { $brings }
city-dollars = +{ dollars }
city-points = { $sign ->
    [minus] −{ $points } SP
   *[other] +{ $points } SP
}
city-objective = eine Auftragskarte
city-arrow = { $brings } durch den Pfeil von { $other }
city-transport = { dollars } Transportkosten

# Mehrere Schritte auf einmal.

bundle-discard = Lege { $cards } ab
counted-card = { $count } × { $card }

# Das Protokoll.

log-started = { $seat-is ->
    [you] Du beginnst { $space }.
   *[other] { $seat } beginnt { $space }.
}
log-moved = { $seat-is ->
    [you] Du gehst { $space }.
   *[other] { $seat } geht { $space }.
}
log-paid-fee = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $kind ->
    [building] { $owner-is ->
        [you] dir eine Gebühr von { dollars }.
       *[other] eine Gebühr von { dollars } an { $owner }.
    }
   *[other] der Bank für { $kind ->
        [flood] eine Überschwemmung
        [drought] eine Dürre
        [rockfall] einen Steinschlag
       *[teepee] ein Tipi
    } eine Gebühr von { dollars }.
}
log-discarded = { $seat-is ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt { $card } ab.
}
log-gained = { $seat-is ->
    [you] { $count ->
        [0] Du erhältst { dollars }.
       *[other] { $dollars ->
            [0] Du hast jetzt
           *[other] Du erhältst { dollars } und hast jetzt
        } { $count ->
            [1] 1 temporäres Zertifikat
           *[other] { $count } temporäre Zertifikate
        }.
    }
   *[other] { $count ->
        [0] { $seat } erhält { dollars }.
       *[other] { $dollars ->
            [0] { $seat } hat jetzt
           *[other] { $seat } erhält { dollars } und hat jetzt
        } { $count ->
            [1] 1 temporäres Zertifikat
           *[other] { $count } temporäre Zertifikate
        }.
    }
}
log-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}.
log-shuffled = { $seat-is ->
    [you] Du mischst deinen Ablagestapel
   *[other] { $seat } mischt den Ablagestapel
} mit { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
} zum neuen Nachziehstapel.
log-used = { $seat-is ->
    [you] Du nutzt { $space } { $purpose }.
   *[other] { $seat } nutzt { $space } { $purpose }.
}
log-used-at-once = { $seat-is ->
    [you] Du nutzt { $space }.
   *[other] { $seat } nutzt { $space }.
}
log-used-risk = { $seat-is ->
    [you] Du nutzt eine Risikoaktion.
   *[other] { $seat } nutzt eine Risikoaktion.
}
log-used-auxiliary = { $seat-is ->
    [you] Du nutzt
   *[other] { $seat } nutzt
} die { $double ->
    [0] einfache
   *[1] doppelte
} { $action }.
log-hired = { $seat-is ->
    [you] Du stellst für { dollars } { $worker } aus Reihe { $row } ein.
   *[other] { $seat } stellt für { dollars } { $worker } aus Reihe { $row } ein.
}
log-built = { $seat-is ->
    [you] Du baust
   *[other] { $seat } baut
} für { dollars } Gebäude { $tile } auf dem { $site }.
log-torn-down = { $seat-is ->
    [you] Du ersetzt dein Gebäude { $tile }
   *[other] { $seat } ersetzt Gebäude { $tile }
}; es verlässt das Spiel.
log-gained-objective = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den { $card }{ $stack ->
    [1] {" "}vom Stapel
   *[0] {""}
}{ $hand ->
    [1] {" "}auf die Hand
   *[0] {""}
}.
log-uncovered = Neu in der Auslage: { $card }.
log-played = { $seat-is ->
    [you] Du spielst den { $card } aus.
   *[other] { $seat } spielt den { $card } aus.
}
log-engine-moved = { $seat-is ->
    [you] Du bewegst deine Lokomotive
   *[other] { $seat } bewegt die Lokomotive
}{ $back ->
    [1] {" "}zurück
   *[0] {""}
} auf { $place }.
log-upgraded = { $seat-is ->
    [you] Du baust { $station } für { dollars } aus.
   *[other] { $seat } baut { $station } für { dollars } aus.
}
log-placed-disc = { $seat-is ->
    [you] Du legst eine Scheibe { $source } auf { $target }.
   *[other] { $seat } legt eine Scheibe { $source } auf { $target }.
}
log-appointed = { $seat-is ->
    [you] Du tauschst an { $station } { $worker } gegen den { $master }.
   *[other] { $seat } tauscht an { $station } { $worker } gegen den { $master }.
}
log-took-tile = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $tile }{ $pay ->
    [1] {" "}für { dollars }
   *[0] { $dollars ->
        [0] {""}
       *[other] {" "}und dazu { dollars }
    }
}.
log-bought = { $seat-is ->
    [you] Du kaufst { $cards } für { dollars }.
   *[other] { $seat } kauft { $cards } für { dollars }.
}
log-added-card = Neu im Rindermarkt: { $card }.
log-reached-city = { $seat-is ->
    [you] Du kommst zum { $count }. Mal dort an.
   *[other] { $seat } kommt zum { $count }. Mal dort an.
}
log-chose-tile = { $seat-is ->
    [you] Du wählst { $tile }
   *[other] { $seat } wählt { $tile }
}{ $where ->
    [box] ; dafür ist kein Platz mehr, das Plättchen verlässt das Spiel
    [jobs] {" "}für Reihe { $row } des Arbeitsmarkts
   *[trail] {" "}für das { $space }
}.
log-token-moved = { $row ->
    [13] Der Arbeitsmarktanzeiger verlässt den Arbeitsmarkt.
   *[other] Der Arbeitsmarktanzeiger rückt in Reihe { $row }.
}
log-market-filled = { $count ->
    [0] Zum Rindermarkt kommt keine Karte hinzu.
    [1] Der Rindermarkt wird um 1 Karte aufgefüllt.
   *[other] Der Rindermarkt wird um { $count } Karten aufgefüllt.
}
log-revealed = { $seat-is ->
    [you] { $count ->
        [0] Du hast keine Karten zum Aufdecken.
       *[other] Du deckst { $cards } auf.
    }
   *[other] { $count ->
        [0] { $seat } hat keine Karten zum Aufdecken.
       *[other] { $seat } deckt { $cards } auf.
    }
}
log-income = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { dollars } mit Zuchtwert { $value }{ $permanent ->
    [0] {""}
    [1] {" "}plus 1 dauerhaften Zertifikat
   *[other] {" "}plus { $permanent } dauerhaften Zertifikaten
}{ $temporary ->
    [0] {""}
    [1] {" "}plus 1 temporären Zertifikat
   *[other] {" "}plus { $temporary } temporären Zertifikaten
} ein.
log-delivered = { $seat-is ->
    [you] Du lieferst mit dem Wert { $value } nach { $city }.
   *[other] { $seat } liefert mit dem Wert { $value } nach { $city }.
}
log-transport = { $seat-is ->
    [you] Du zahlst { dollars } Transportkosten.
   *[other] { $seat } zahlt { dollars } Transportkosten.
}
log-foresaw = Vorschau { $column } zeigt jetzt { $tile }.
log-removed-card = { $seat-is ->
    [you] Du entfernst { $card } aus dem Spiel.
   *[other] { $seat } entfernt { $card } aus dem Spiel.
}
log-copied = { $seat-is ->
    [you] Du kopierst die Aktionen { $space }.
   *[other] { $seat } kopiert die Aktionen { $space }.
}
log-end-triggered = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Arbeitsmarktanzeiger: Alle anderen haben noch 1 Zug.
log-game-over = Das Spiel ist zu Ende.

# Warum nicht?

refusal-money = Das kostet { dollars }, aber du hast { $money ->
    [0] kein Geld
   *[other] nur { $money } Dollar
}.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-first-turn = In deinem ersten Zug beginnt dein Viehtreiber auf einem neutralen Gebäude.
refusal-no-location = Auf diesem Feld liegt kein Plättchen.
refusal-behind = Der Pfad führt von deinem Viehtreiber nicht dorthin.
refusal-one-step = Dein Viehtreiber muss mindestens 1 Schritt gehen.
refusal-steps = Dein Viehtreiber kann nicht mehr als { $steps ->
    [1] 1 Schritt
   *[other] { $steps } Schritte
} gehen.
refusal-free-move-city = Diese Bewegung kann nicht nach Kansas City führen.
refusal-done = Du musst den Ort erst nutzen; eine Hilfsaktion ist immer möglich.
refusal-done-copying = Du musst mindestens eine der kopierten Aktionen ausführen.
refusal-copying = Du kopierst noch die Aktionen eines anderen Gebäudes.
refusal-no-copy = Nur die Aktionen eines benachbarten Gebäudes lassen sich kopieren, und nie zweimal über dasselbe Gebäude 8b.
refusal-nothing-there = Dort könntest du jetzt nichts tun.
refusal-copy-nothing = Kein benachbartes Gebäude hat eine Aktion, die du jetzt ausführen könntest.
refusal-locked = Diese Hilfsaktion ist noch durch deine Scheiben gesperrt.
refusal-single = Eine einfache Hilfsaktion tritt an die Stelle aller Ortsaktionen.
refusal-no-draw = Du kannst keine Karte mehr ziehen.
refusal-no-way-back = Deine Lokomotive kann von hier nicht { $count ->
    [1] 1 Feld
   *[other] { $count } Felder
} zurückfahren.
refusal-not-double = Für die doppelte Hilfsaktion müssen beide Scheibenfelder geräumt sein.
refusal-not-yours = Hier kannst du nur eine einfache Hilfsaktion nutzen.
refusal-used = Diese Ortsaktion hast du schon genutzt.
refusal-slash = Nur eine dieser beiden Aktionen darf ausgeführt werden.
refusal-replaced = Du hast das Gebäude ersetzt, dessen Aktionen du genutzt hast.
refusal-cards = Dir fehlen die Karten für diese Aktion: { $action }.
refusal-nothing = Das würde jetzt nichts bewirken.
refusal-nobody = Es gibt niemanden, den du einstellen könntest.
refusal-no-hazards = Auf dem Plan liegt keine Gefahr.
refusal-no-teepees = Auf dem Plan liegt kein Tipi.
refusal-no-station = Hinter deiner Lokomotive gibt es keinen Bahnhof, den du ausbauen könntest.
refusal-no-objectives = Es gibt keine Auftragskarten mehr.
refusal-no-purchase = Es gibt keine Rinder, die du kaufen könntest, und der Rinderstapel ist leer.
refusal-other-tile = Für diese Aktion brauchst du eine andere Art von Plättchen.
refusal-no-worker = In Reihe { $row } gibt es keinen { $worker }.
refusal-token-row = Aus der Reihe des Arbeitsmarktanzeigers und darunter kann niemand eingestellt werden.
refusal-row-full = Du hast schon { $count } Arbeiter dieser Art.
refusal-no-plan = Gebäude { $tile } liegt nicht mehr vor dir.
refusal-craftsmen = Das verlangt { $count } Handwerker, aber du hast nur { $own }.
refusal-no-room = Dafür ist kein Baufeld mehr frei.
refusal-no-site = Das ist kein Baufeld.
refusal-lower-value = Nur ein Gebäude von höherem Wert kann das vorhandene ersetzen.
refusal-site-taken = Dort steht das Gebäude eines anderen Spielers.
refusal-printed-worker = Du hast nur den aufgedruckten { $worker }, den du nicht abgeben kannst.
refusal-engine-forward = Deine Lokomotive muss vorwärts fahren.
refusal-engine-far = Deine Lokomotive kann höchstens { $count ->
    [1] 1 Feld
   *[other] { $count } Felder
} vorwärts fahren.
refusal-engine-back = { $count ->
    [0] Deine Lokomotive muss auf ein freies Feld zurückfahren.
    [1] Deine Lokomotive muss genau 1 Feld zurückfahren.
   *[other] Deine Lokomotive muss genau { $count } Felder zurückfahren.
}
refusal-occupied = Auf { $place } steht eine andere Lokomotive.
refusal-not-behind = Deine Lokomotive ist an { $station } noch nicht vorbeigefahren.
refusal-upgraded = { $station } hast du schon ausgebaut.
refusal-other-disc = Du musst eine Scheibe von deiner Spielerablage nehmen.
refusal-station-disc = Du musst eine deiner Scheiben von einem Bahnhof nehmen.
refusal-not-upgraded = Auf { $station } liegt keine Scheibe von dir.
refusal-no-disc = Dort liegt keine Scheibe mehr.
refusal-no-disc-left = Du hast keine Scheibe, die du dort ablegen und bezahlen könntest.
refusal-dark-disc = Eine Scheibe von dunklen Ecken passt nicht auf helle Ecken.
refusal-disc-transport = Dieses Feld zu räumen kostet { dollars }; dann könntest du die { $transport } Dollar Transportkosten nicht mehr zahlen.
refusal-city-value = { $city } verlangt Rinder im Wert von { $needed }, aber deine haben den Wert { $value }.
refusal-city-disc = Nach { $city } hast du schon geliefert.
refusal-no-more-workers = Der Arbeitsmarkt ist voll: Es kann kein Arbeiter mehr gewählt werden.
refusal-not-in-column = Dieses Plättchen liegt nicht in Vorschau { $column }.
refusal-certificates = Der Zertifikatsmarker kann hier nur zurückgehen.
refusal-display-only = Hier kann nur eine Karte der Auslage genommen werden.
refusal-no-stack = Der Stapel der Auftragskarten ist leer.
refusal-not-in-display = Diese Karte liegt nicht in der Auslage.
refusal-no-cattle-stack = Der Rinderstapel ist leer.
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
line-cattle = Rinder
line-objectives = Aufträge
line-station-masters = Bahnhofsvorsteher
line-workers = Arbeiter
line-steps = Schrittscheibe
line-token = Arbeitsmarktanzeiger

# Zeichnung
draw-trail = Pfad
draw-railroad = Eisenbahn
draw-woods = Im Wald
draw-on-space = { $tile } auf { $space }
draw-empty-space = Leeres { $space }: kein Ort
draw-risk = Risikoaktion: { $action }
draw-fee-green = Eine grüne Hand kostet { $dollars } Dollar
draw-fee-black = Eine schwarze Hand kostet { $dollars } Dollar
draw-cattleman = Viehtreiber von { $seat }
draw-engine = Lokomotive von { $seat }
draw-supply = Vorschau { $number }: { $count } Plättchen im Vorrat
draw-job-market = Arbeitsmarkt
draw-job = { $worker } in Reihe { $row } für { $dollars } Dollar
draw-token = Arbeitsmarktanzeiger: Aus dieser Reihe kann niemand eingestellt werden
draw-arrow-yellow = Rückt der Anzeiger von hier weiter, wird der Rindermarkt aufgefüllt
draw-arrow-red = Rückt der Anzeiger von hier weiter, beginnen die letzten Züge
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
draw-cattle-market = Rindermarkt
draw-cattle-stack = { $count ->
    [1] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
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
draw-has-token = hat den Arbeitsmarktanzeiger
draw-money = { $dollars } Dollar
draw-workers = { $worker }: { $count }
draw-worker-points = { $points } SP für einen Arbeiter hier
draw-certificates = Zertifikate: { $count } temporäre, { $permanent } dauerhafte
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
draw-hand-count = Handkarten: { $count }
draw-hand-known = Handkarten: { $count }, darunter { $cards }
draw-revealed = Aufgedeckte Hand
draw-revealed-cards = In Kansas City aufgedeckt: { $cards }
draw-draw-stack = Karten im Nachziehstapel: { $count }
draw-discard-pile = Karten im Ablagestapel: { $count }
draw-in-deck = { $card } im Deck: { $count }
draw-objectives-in-deck = Auftragskarten im Deck: { $count }
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
board-action-discard = { $card }: { $gain }
board-action-gain = { $per ->
    [once] { $gain }
    [woods] { $gain } je Gebäude im Wald
    [pairs] { $gain } je Tipipaar
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
board-action-engine-back = Lok { $count } zurück: { $gain }
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
board-action-draw = { $per ->
    [cowboys] ziehen und ablegen ≤ Cowboys
   *[other] ziehen und ablegen ≤ { $count }
}
board-action-copy = benachbartes Gebäude kopieren
board-action-behind = Bahnhof hinter der Lok ausbauen
board-action-delivery = außerordentliche Lieferung
board-given-pair = 2 einer Sorte
board-given-any = beliebige Rinderkarte
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
board-master-teepees = Zertifikat; 3 SP/Tipipaar
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
board-token = Anzeiger, { $free } frei: { $workers }
board-to-come = danach: { $rows }
board-filled = ↻ dann wird der Rindermarkt aufgefüllt
board-cattle-market = Rindermarkt · { $count } im Stapel
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
board-cards = { $count ->
    [1] 1 Handkarte
   *[other] { $count } Handkarten
}
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
board-deck = Deck
board-deck-of-own = Nachziehstapel { $stack }: { $drawn }; Ablagestapel { $pile }: { $thrown }
board-deck-of-other = { $cards }; Nachziehstapel { $stack }, Ablagestapel { $pile } (oben: { $top })
board-tiles = Plättchen
board-hazards = { $count } { $section } ({ $points } SP)
board-masters = Vorsteher
board-objectives = Aufträge
board-score = Punkte
