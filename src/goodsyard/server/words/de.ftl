# Was der Server den Spielenden sagt.

no-such-table = Diesen Tisch gibt es nicht.
unknown-language = Dieser Server spricht kein „{ $language }“, sondern { $known }.
guest-name = Gast { $number }
no-such-game = Dieses Spiel gibt es nicht.
no-such-seat = Diesen Platz gibt es nicht.
no-such-position = Diese Stellung gibt es in dieser Partie nicht.
private-table = Dieser Tisch ist privat. Bitte jemanden am Tisch um einen Link.
broken-table = Diese Partie lässt sich nach den aktuellen Regeln nicht nachspielen und ist deshalb ausgesetzt: { $reason }
busy = Zu viele haben diesen Tisch gleichzeitig verändert. Bitte versuch es noch einmal.
not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
finished = Das Spiel ist zu Ende.
not-finished = Das Spiel ist noch nicht zu Ende.
not-now = Das ist jetzt nicht möglich.
stale = Das Spiel ist schon weiter, jetzt bei Zug { $number }.
nothing-asked = Niemand fragt jetzt nach deinem Einverständnis.
not-your-seat = Das ist nicht dein Platz.
not-your-table = Du hast an diesem Tisch nicht gespielt.
seat-taken = Dieser Platz ist besetzt.
sits-already = Du sitzt schon dort.
left-already = Diesen Platz spielt schon ein Bot.
not-left = Kein Bot spielt diesen Platz für dich.
bad-invite = Diese Einladung ist nicht gültig.
record-later = Die Aufzeichnung mit ihrem Startwert ist verfügbar, sobald das Spiel zu Ende ist.
no-session = Lade zuerst /api/me: Das eröffnet eine Sitzung.
no-csrf = Die Kopfzeile X-CSRF mit dem Wert aus /api/me fehlt oder ist falsch.
too-fast = Zu viele Anfragen. Bitte warte einen Moment.
too-many-sockets = Zu viele offene Verbindungen. Bitte schließe einige und versuche es noch einmal.
big-message = Eine Nachricht hat höchstens { $most } Bytes.
bad-message = Diese Nachricht ist nicht gültig.
packed-body = Dieser Server nimmt keine komprimierten Anfragen an.
not-json = Anfragen an diesen Server müssen JSON sein (application/json).
bad-chat = Eine Chatnachricht hat 1 bis { $most } Zeichen.
bad-name = Ein Name hat 1 bis { $most } Zeichen.
mixed-name = Ein Name kann nicht lateinische, griechische und kyrillische Buchstaben mischen.
name-taken = Dieser Name gehört zu einem Konto.
already-account = Du hast schon ein Konto.
short-password = Ein Passwort hat mindestens { $least } Zeichen.
wrong-login = Name oder Passwort ist falsch.
bad-webhook = Ein Webhook ist eine vollständige Adresse, die mit http:// oder https:// beginnt.
vacation-set = Du hast schon einen Urlaub. Beende ihn, bevor du einen neuen planst.
no-vacation = Du hast keinen Urlaub.
bad-vacation = Ein Urlaub beginnt heute oder innerhalb eines Jahres.
long-vacation = { $days ->
    [0] Du hast keinen Urlaubstag mehr.
    [one] Du hast noch 1 Urlaubstag.
   *[other] Du hast noch { $days } Urlaubstage.
}
no-webhook = Du hast keinen Webhook eingetragen.
webhook-needs-account = Für einen Webhook brauchst du ein Konto.
not-rated = Ein gewerteter Tisch hat einen zufälligen Startwert und erlaubt Zurücknehmen nur im eigenen Zug.
rated-account = Für gewertete Partien brauchst du ein Konto. Auf der Seite „Konto“ wird ein Gast zum Konto und behält alle Partien.
rated-guest = An diesem Tisch sitzt ein Gast, und für gewertete Partien braucht man ein Konto.
rated-one-seat = In einer gewerteten Partie nimmst du nur einen Platz ein.
rated-clock = Eine gewertete Partie braucht eine Uhr, nach deren Ablauf ein Bot übernimmt, damit sich niemand durch Warten vor dem Ende drücken kann.
rated-people = Eine gewertete Partie braucht Plätze für mindestens 2 Personen.
forfeited = Deine Zeit ist abgelaufen oder du warst zu lange weg; ein Bot spielt diese gewertete Partie für dich zu Ende.
wait-for-bot = Deine Zeit ist abgelaufen. Du kannst zurückkommen, sobald der Bot gezogen hat.
empty-clock = Die Uhr braucht eine Bedenkzeit oder Tage je Zug.
wrong-seats = Dieses Spiel hat { $players } Plätze.
unknown-record = Dieser Server liest Aufzeichnungen im Format { $known }.
long-record = Eine Aufzeichnung hat höchstens { $most } Aktionen.
not-worked-out = Das ließ sich nicht rechtzeitig berechnen. Bitte versuche es noch einmal.
server-error = Auf dem Server ist etwas schiefgegangen. Die Partie ist sicher; bitte versuch es noch einmal.
not-stored = Der Server kann gerade nichts speichern, deshalb hat sich nichts geändert. Bitte versuche es später noch einmal.
salt-promised = Für diesen Platz ist schon ein anderes Salz zugesagt.
wrong-salt = Das ist nicht das zugesagte Salz.
no-salt-now = Jetzt kann kein Salz hinzugefügt werden.
not-your-own-table = Das kann nur, wer den Tisch eröffnet hat.
begun = Das Spiel hat schon begonnen.
step-refused = Aktion { $step } dieses Bündels ist nicht möglich: { $reason }
step-crosses-luck = Aktion { $step } dieses Bündels führt zu Glück oder etwas Verdecktem; danach lässt sich nichts mehr bündeln.
not-forced = Das ist nicht die einzige Möglichkeit und kann deshalb nicht von selbst gespielt werden.
nothing-tried = Es gibt nichts zu bestätigen.
no-order-now = Das lässt sich jetzt nicht vormerken.

account-needed = Dafür brauchst du ein Konto.
wrong-password = Das Passwort ist falsch.
wrong-code = Dieser Wiederherstellungscode gehört nicht zu diesem Namen oder ist schon verbraucht.
no-such-session = Diese Sitzung gibt es nicht.
suspended = Bis { $until } kannst du keine Tische eröffnen, dich an keinen setzen und nicht chatten. Grund: { $why }
former-player = Ein früheres Mitglied
browser-on = { $browser } unter { $system }
browser-unknown = Ein unbekannter Browser
bad-friend-link = Dieser Link gilt nicht mehr.
own-link = Das ist dein eigener Link. Schick ihn jemandem, mit dem du spielen möchtest.
too-many-friends = Niemand kann mehr als { $most } Freunde haben.
no-such-person = Diese Person gibt es nicht.
not-acquainted = Du kannst deine Freunde und die Leute aus deinen letzten Partien einladen.
sits-there = Diese Person sitzt schon am Tisch.
nobody-to-remove = Auf diesem Platz ist niemand, der entfernt werden kann.
bad-report = Eine Meldung hat 1 bis { $most } Zeichen.
about-yourself = Das bist du selbst.
too-many-reports = Du hast viele offene Meldungen. Bitte warte, bis sie beantwortet sind.
bad-push = Das ist kein Abonnement für Push-Nachrichten.
push-your-turn = Du bist am Zug
push-reminder = Du bist immer noch am Zug
offline-title = Keine Verbindung
offline-why = Goodsyard ist gerade nicht zu erreichen. Deine Partien sind auf dem Server sicher.
offline-again = Noch einmal versuchen

notice-begun = Das Spiel beginnt.
notice-dealt = Die Browser der Mitspielenden haben ihr Salz zur Mischung gegeben. Das Spiel beginnt.
notice-dealt-without = Der Browser von { $name } hat sein Salz nicht rechtzeitig gezeigt; das Spiel beginnt ohne dieses Salz.
notice-joined = { $name } nimmt Platz { $seat }.
notice-filled = Ein Bot hat Platz { $seat } eingenommen.
notice-removed = Platz { $seat } ist wieder frei: Wer dort saß, wurde vom Tisch entfernt. Die Links zu den Plätzen sind neu.
notice-bot-removed = Platz { $seat } ist wieder frei: Der Bot wurde entfernt. Die Links zu den Plätzen sind neu.
notice-links-renewed = Die Links zu den Plätzen wurden erneuert.
notice-revised = Die Optionen des Tisches wurden geändert.
notice-cancelled = Der Tisch wurde abgesagt.
notice-left = { $name } verlässt Platz { $seat }.
notice-left-minutes = { $name } verlässt Platz { $seat }. Wer nicht innerhalb von { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } zurückkommt, landet auf dem letzten Rang.
notice-left-hours = { $name } verlässt Platz { $seat }. Wer nicht innerhalb von { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 } zurückkommt, landet auf dem letzten Rang.
notice-forfeited = { $name } ist nicht rechtzeitig zurückgekommen und landet auf dem letzten Rang; ein Bot spielt Platz { $seat } zu Ende.
notice-back = { $name } ist zurück auf Platz { $seat }.
notice-time-out = { $name } hat keine Zeit mehr: Ein Bot übernimmt Platz { $seat }.
notice-time-out-rated = { $name } hat keine Zeit mehr und landet auf dem letzten Rang; ein Bot spielt Platz { $seat } zu Ende.
notice-seed-chosen = Jemand kennt den Startwert dieser Partie schon vorher.
notice-rematch = Ein Tisch für die Revanche ist offen.
notice-undo-asked = Platz { $seat } möchte zu Zug { $number } zurück.
notice-undo-refused = Platz { $seat } ist mit dem Zurückgehen nicht einverstanden.
notice-undo-consent = Mit dem Einverständnis aller ging Platz { $seat } zu Zug { $number } zurück.
notice-trial-over = Das Spiel hat sich verändert; was du ausprobiert hast, geht nicht mehr.

bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Experte
bot-random = Zufall
bot-greedy = Gierig
bot-ismcts = Denker
no-hint = Gerade gibt es keinen Tipp. Bitte versuch es noch einmal.
no-hint-rated = In einer gewerteten Partie gibt es keine Tipps.
one-hint = Du hast schon um einen Tipp gebeten. Bitte warte darauf.
quick-bot = Der Bot „{ $bot }“ rechnet nicht voraus und braucht deshalb keine Bedenkzeit.
long-bot = Auf diesem Server denkt ein Bot über eine Entscheidung höchstens { $most ->
    [one] 1 Sekunde
   *[other] { $most } Sekunden
 } oder { $iterations ->
    [one] 1 Durchlauf
   *[other] { $iterations } Durchläufe
 } lang nach.
too-many-tables = Du oder Leute in deinem Netz haben seit gestern { $most } Tische eröffnet, an denen noch gespielt wird. Beende eine Partie oder versuch es später noch einmal.
too-many-bots = An den Tischen, die du oder Leute in deinem Netz seit gestern eröffnet haben, sitzen schon { $most } Bots. Beende eine Partie oder nimm weniger Bots.
too-many-analyses = Es werden schon mehrere Partien analysiert. Bitte warte, bis eine fertig ist.
