# Messages from the server to players.

no-such-table = There is no such table.
unknown-language = This server does not speak “{ $language }”; it speaks { $known }.
guest-name = Guest { $number }
no-such-game = There is no such game.
no-such-seat = There is no such seat.
no-such-position = There is no such position in this game.
private-table = This table is private. Ask a player for a link.
broken-table = This game cannot be replayed under the current rules, so it is suspended: { $reason }
busy = Too many people changed this table at the same time. Please try again.
not-begun = The game has not begun yet; a seat is still open.
finished = The game is over.
not-finished = The game is not over yet.
not-now = This cannot be used now.
stale = The game has moved on; it is now at move { $number }.
nothing-asked = Nobody is asking for your consent right now.
not-your-seat = This is not your seat.
not-your-table = You did not play at this table.
seat-taken = This seat is taken.
sits-already = You already have this seat.
left-already = A bot is already playing this seat.
not-left = No bot is playing this seat for you.
bad-invite = This invitation is not valid.
record-later = The record, including the seed, is available when the game is over.
no-session = Load /api/me first: it opens a session.
no-csrf = The X-CSRF header is missing or wrong; send the token from /api/me.
too-fast = Too many requests. Please wait a moment.
too-many-sockets = Too many live connections. Please close some and try again.
big-message = Messages may have at most { $most } bytes.
bad-message = This message is not valid.
packed-body = This server does not accept compressed requests.
not-json = Requests to this server must be JSON (application/json).
bad-chat = Chat messages must have 1 to { $most } characters.
bad-name = Names must have 1 to { $most } characters.
mixed-name = A name cannot mix Latin, Greek and Cyrillic letters.
name-taken = This name belongs to an account.
already-account = You already have an account.
short-password = Passwords must have at least { $least } characters.
wrong-login = Wrong name or password.
bad-webhook = The webhook must be a full address beginning with http:// or https://.
vacation-set = You already have a vacation. End it before you plan another one.
no-vacation = You have no vacation.
bad-vacation = A vacation begins today or within a year.
long-vacation = { $days ->
    [0] You have no days of vacation left.
    [one] You have 1 day of vacation left.
   *[other] You have { $days } days of vacation left.
}
no-webhook = You have not set a webhook.
webhook-needs-account = You need an account to use a webhook.
not-rated = Rated tables must have a random seed and undo only within your own turn.
rated-account = Rated games need an account. A guest becomes one on the page “Account” and keeps all games.
rated-guest = A guest sits at this table, and rated games need an account.
rated-one-seat = In a rated game, you take only one seat.
rated-clock = A rated game needs a clock after which a bot takes over, so that nobody can evade the end by waiting.
rated-people = A rated game needs seats for at least 2 people.
forfeited = You ran out of time or stayed away for too long, so a bot plays this rated game to the end.
wait-for-bot = Your time has run out. You can come back once the bot has moved.
empty-clock = The clock needs a time bank or days per turn.
wrong-seats = This game has { $players } seats.
unknown-record = This server reads records of format { $known }.
long-record = Records may have at most { $most } actions.
not-worked-out = This could not be worked out in time. Please try again.
server-error = Something went wrong on the server. The game is safe; please try again.
not-stored = The server cannot store anything right now, so nothing has changed. Please try again later.
salt-promised = This seat has already committed to a different salt.
wrong-salt = This salt does not match the commitment.
no-salt-now = No salt can be added now.
not-your-own-table = Only the person who opened the table can do that.
begun = The game has begun already.
step-refused = Action { $step } of this bundle is not possible: { $reason }
step-crosses-luck = Action { $step } of this bundle leads to luck or a reveal, so nothing can be bundled after it.
not-forced = This is not the only choice, so it cannot be made automatically.
nothing-tried = There is nothing to confirm.
no-order-now = This cannot be asked for now.

account-needed = You need an account for this.
wrong-password = The password is wrong.
wrong-code = This recovery code does not belong to this name, or it has been used already.
no-such-session = There is no such session.
suspended = You cannot open or join tables or chat until { $until }. Reason: { $why }
former-player = A former player
browser-on = { $browser } on { $system }
browser-unknown = An unknown browser
bad-friend-link = This link is not valid any more.
own-link = This is your own link. Send it to somebody you would like to play with.
too-many-friends = Nobody can have more than { $most } friends.
no-such-person = There is no such person.
not-acquainted = You can invite your friends and the people of your last games.
sits-there = This person already sits at the table.
nobody-to-remove = There is nobody to remove from this seat.
bad-report = A report must have 1 to { $most } characters.
about-yourself = This is you.
too-many-reports = You have many open reports. Please wait until they have been answered.
bad-push = This is not a subscription to push messages.
push-your-turn = It is your turn
push-reminder = It is still your turn
offline-title = No connection
offline-why = Goodsyard cannot be reached right now. Your games are safe on the server.
offline-again = Try again

notice-begun = The game begins.
notice-dealt = The players' browsers have added their salts to the shuffle. The game begins.
notice-dealt-without = { $name }'s browser did not reveal its salt in time, so the game begins without it.
notice-joined = { $name } has taken seat { $seat }.
notice-filled = A bot has taken seat { $seat }.
notice-removed = The host has removed the player from seat { $seat }. The links to seats are new.
notice-bot-removed = The host has removed the bot from seat { $seat }. The links to seats are new.
notice-links-renewed = The host has renewed the links to seats.
notice-revised = The options of the table have been changed.
notice-cancelled = The table has been cancelled.
notice-left = { $name } has left seat { $seat }.
notice-left-minutes = { $name } has left seat { $seat }. Whoever is not back within { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } is ranked last.
notice-left-hours = { $name } has left seat { $seat }. Whoever is not back within { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 } is ranked last.
notice-forfeited = { $name } did not come back in time and is ranked last; a bot plays seat { $seat } to the end.
notice-back = { $name } is back in seat { $seat }.
notice-time-out = { $name } has run out of time; a bot takes over seat { $seat }.
notice-time-out-rated = { $name } has run out of time and is ranked last; a bot plays seat { $seat } to the end.
notice-seed-chosen = Somebody knows the seed of this game in advance.
notice-rematch = A rematch has been opened.
notice-undo-asked = Seat { $seat } asks to go back to move { $number }.
notice-undo-refused = Seat { $seat } does not agree to go back.
notice-undo-consent = With everybody's consent, seat { $seat } went back to move { $number }.
notice-trial-over = The game has changed, so what you were trying out is no longer possible.

bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-random = Random
bot-greedy = Greedy
bot-ismcts = Thinker
no-hint = No hint is available right now. Please try again.
no-hint-rated = Hints are not available in rated games.
one-hint = You have already asked for a hint. Please wait for it.
quick-bot = The bot “{ $bot }” does not search, so it cannot be given a thinking time.
long-bot = On this server a bot thinks about a decision for at most { $most ->
    [one] 1 second
   *[other] { $most } seconds
 } or { $iterations ->
    [one] 1 iteration
   *[other] { $iterations } iterations
 }.
too-many-tables = You, or people in your network, have opened { $most } tables since yesterday that are not over. Finish a game, or try again later.
too-many-bots = You, or people in your network, have { $most } bots at tables that were opened since yesterday. Finish a game, or choose fewer bots.
too-many-analyses = Several games are being analysed already. Please wait until one is done.
