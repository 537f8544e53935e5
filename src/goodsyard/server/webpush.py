"""Web Push: messages encrypted for one browser (RFC 8291, aes128gcm), and the proof of who sends them (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from time import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""The size of a record; a message is one record."""
LASTS = 12 * 3600
POINT, AUTH, NUMBER = 65, 16, 32
"""Bytes of a public key, of a browser's secret and of a private key."""


def encrypt(message: bytes, key: bytes, auth: bytes, salt: bytes, own: ec.EllipticCurvePrivateKey) -> bytes:
    """The body of a push message: only the browser with this key and secret can read it."""
    ours = point_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    secret = derived(auth, shared, b"WebPush: info\0" + key + ours, 32)
    content_key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def sealed(message: bytes, key: str, auth: str) -> bytes:
    """The body for a subscription as it is stored, with a fresh salt and key."""
    return encrypt(message, unpacked(key), unpacked(auth), os.urandom(16), ec.generate_private_key(CURVE))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Sender:
    """The server as push services know it, by its key."""

    def __init__(self, private: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(unpacked(private), "big"), CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        return packed(point_of(self.key))

    def headers(self, endpoint: str, topic: str) -> Mapping[str, str]:
        """The headers for a message; a later one on the same topic replaces one that has not been delivered."""
        return {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Topic": topic,
            "Authorization": f"vapid t={self.token(endpoint)}, k={self.public}",
        }

    def token(self, endpoint: str) -> str:
        """A signed statement to one push service."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time()) + LASTS, "sub": self.contact}
        said = ".".join(packed(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{packed(b''.join(number.to_bytes(NUMBER, 'big') for number in numbers))}"


def new_private() -> str:
    """A private key, as it is stored."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return packed(number.to_bytes(NUMBER, "big"))


def is_subscription(key: str, auth: str) -> bool:
    """Whether a browser's key and secret can be used."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))
        return len(unpacked(key)) == POINT and len(unpacked(auth)) == AUTH
    except ValueError:
        return False


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
