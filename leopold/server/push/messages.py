"""Messages for push services: encrypted for one browser (RFC 8291) and signed by the operator (VAPID, RFC 8292).

`cryptography` is needed, which `leopold[push]` brings.
"""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from leopold.errors import RecordError
from leopold.words import said
from leopold.words.system import system_says

try:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
except ModuleNotFoundError:
    raise RecordError(said("push-driver")) from None

RECORD: Final = 4096
"""Bytes of a message, as its header says; ours are far shorter."""
TOKEN_LASTS: Final = 12 * 3600
"""Seconds that a signature is good for; services take at most a day."""


def in_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: Any) -> bytes:
    """A public key as 65 bytes."""
    return bytes(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def private_key(secret: bytes) -> Any:
    return ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1())


def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return bytes(HKDF(SHA256(), length, salt, info).derive(secret))


def encrypted(plain: bytes, receiver: bytes, auth: bytes, *, sender: Any = None, salt: bytes = b"") -> bytes:
    """For the browser with this public key and secret. Sender and salt are new each time; only a test names them."""
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    public = point_of(sender.public_key())
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver))
    secret = derived(32, auth, b"WebPush: info\0" + receiver + public, shared)
    key = derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", secret)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(public)]) + public + bytes(sealed)


class OperatorKeys:
    """Who runs this server, for push services: a key of their own and an address to complain to."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._secret = secret
        self.contact = contact
        self._key = private_key(secret)
        self.public = in_base64(point_of(self._key.public_key()))

    @classmethod
    def fresh(cls, contact: str) -> OperatorKeys:
        """New ones; a contact is an address of mail or of a page."""
        if not contact.startswith(("mailto:", "https://")):
            raise RecordError(said("push-contact", contact=contact))
        key = ec.generate_private_key(ec.SECP256R1())
        return cls(int(key.private_numbers().private_value).to_bytes(32), contact)

    @classmethod
    def read(cls, path: Path) -> OperatorKeys:
        try:
            kept = json.loads(path.read_text("utf-8"))
            return cls(from_base64(kept["private"]), str(kept["contact"]))
        except (OSError, ValueError, KeyError, TypeError):
            command = f"`leopold push-keys {path} --contact mailto:...`"
            raise RecordError(said("push-keys-none", path=str(path), command=command)) from None

    def write(self, path: Path) -> None:
        """Into a new file, for the operator's eyes alone: whoever has it can speak in this server's name."""
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            raise RecordError(said("push-keys-there", path=str(path))) from None
        except OSError as wrong:
            raise RecordError(said("push-keys-unwritten", path=str(path), reason=system_says(wrong))) from None
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(json.dumps({"private": in_base64(self._secret), "contact": self.contact}) + "\n")

    def authorization(self, endpoint: str, now: float) -> str:
        """The header by which a service knows who sends."""
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + TOKEN_LASTS, "sub": self.contact}
        parts = [in_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self._key.sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
        r, s = decode_dss_signature(signed)
        token = ".".join([*parts, in_base64(r.to_bytes(32) + s.to_bytes(32))])
        return f"vapid t={token}, k={self.public}"
