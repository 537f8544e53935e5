"""Tokens: random for sessions, stored as hashes; derived for invitations and spectators, not stored at all."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    """An unguessable id for a table or a person."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_session() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(session: str) -> str:
    """The token required for writes; it can only be derived from the session token."""
    return hmac.new(session.encode(), b"goodsyard csrf", hashlib.sha256).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Compare two strings in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def invited(token: str) -> tuple[str, int] | None:
    """The table and seat that an invitation token names; whether it is genuine is another question."""
    table, _, rest = token.partition("-")
    seat, _, _ = rest.partition("-")
    return (table, int(seat)) if seat.isascii() and seat.isdecimal() and len(seat) < 3 else None


class Links:
    """Invitation and spectator links, signed with the server's secret."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def sign(self, text: str) -> str:
        return hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()[:32]

    def invite(self, table: str, seat: int, renewed: int) -> str:
        """A token for a seat; it becomes useless when the table's invitations are renewed."""
        said = f"invite {table} {seat}" + (f" {renewed}" if renewed else "")
        return f"{table}-{seat}-{self.sign(said)}"

    def is_invite(self, token: str, table: str, seat: int, renewed: int) -> bool:
        return is_same(token, self.invite(table, seat, renewed))

    def watch(self, table: str) -> str:
        return self.sign(f"watch {table}")

    def may_watch(self, table: str, token: str) -> bool:
        return is_same(token, self.watch(table))
