"""Names by content, and checks that bytes are unchanged.

name(text)          64 hexadecimal digits
digest(a, b)        32 bytes, the digest of the parts joined
"""

from __future__ import annotations

try:
    from _blake2 import blake2b  # hashlib's function; hashlib also loads OpenSSL, which takes 2 ms at the start
except ImportError:
    from hashlib import blake2b

_SIZE = 32  # bytes


def digest(*parts: bytes | memoryview) -> bytes:
    """BLAKE2b of the parts, one after the other: 32 bytes."""
    made = blake2b(digest_size=_SIZE)
    for part in parts:
        made.update(part)
    return made.digest()


def name(text: str | bytes) -> str:
    """The digest of a text as 64 hexadecimal digits. Names of files in the text may be any bytes."""
    return digest(text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text).hex()
