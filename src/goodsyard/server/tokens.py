"""Tokens: random ones for sessions, kept as hashes; derived ones for invitations and spectators, kept nowhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    """A name for a table or a person that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_session() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(session: str) -> str:
    """The token that writes must carry: nobody who cannot read the session can make it."""
    return hmac.new(session.encode(), b"goodsyard csrf", hashlib.sha256).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


class Links:
    """Links to seats and for spectators, signed with the server's secret."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def sign(self, text: str) -> str:
        return hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()[:32]

    def invite(self, table: str, seat: int) -> str:
        return f"{table}-{seat}-{self.sign(f'invite {table} {seat}')}"

    def invited(self, token: str) -> tuple[str, int] | None:
        """The table and the seat that a link invites to."""
        table, _, rest = token.partition("-")
        seat, _, mark = rest.partition("-")
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
            return None
        return (table, int(seat)) if is_same(mark, self.sign(f"invite {table} {int(seat)}")) else None

    def watch(self, table: str) -> str:
        return self.sign(f"watch {table}")

    def may_watch(self, table: str, token: str) -> bool:
        return is_same(token, self.watch(table))
