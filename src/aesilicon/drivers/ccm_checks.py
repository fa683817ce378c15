# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The checks of `verify` on a design with CCM."""

from collections.abc import Iterable

from cryptography.hazmat.primitives.ciphers.aead import AESCCM

from aesilicon.drivers import ccm_parts, ccm_vectors
from aesilicon.drivers.message_checks import Sealing
from aesilicon.drivers.message_simulator import BLOCK, Beat, Kind, ccm_message
from aesilicon.drivers.message_vector import MessageVector


def sealed(key: bytes, iv: bytes, aad: bytes, text: bytes, tag_bytes: int) -> tuple[bytes, bytes]:
    """Ciphertext and tag, by OpenSSL."""
    both = AESCCM(key, tag_bytes).encrypt(iv, text, aad)
    return both[: len(text)], both[len(text) :]


def _vectors(bits: int) -> Iterable[MessageVector]:
    for file in ccm_vectors.FILES:
        yield from ccm_vectors.load(bits, file)


_LENGTHS = Beat(Kind.IV, bytes(8) + BLOCK.to_bytes(8))
"""No additional data, and a block of text."""
_START = (_LENGTHS, Beat(Kind.IV, bytes(13)))
_TEXT, _LAST = Beat(Kind.TEXT, bytes(BLOCK)), Beat(Kind.TEXT, bytes(BLOCK), last=True)
_SEALING = Sealing(
    sealed,
    (13, 7, 8, 9, 10, 11, 12),
    _vectors,
    _START,
    {
        "no lengths": (_LAST,),
        "lengths of 15 bytes": (Beat(Kind.IV, bytes(15)), *_START[1:], _LAST),
        "no nonce": (_LENGTHS, _LAST),
        "nonce of 6 bytes": (_LENGTHS, Beat(Kind.IV, bytes(6)), _LAST),
        "no text": (_LENGTHS, Beat(Kind.IV, bytes(13), last=True)),
        "more text than announced": (*_START, _TEXT, _LAST),
        "less text than announced": (*_START, Beat(Kind.TEXT, bytes(15), last=True)),
        "additional data that were not announced": (*_START, Beat(Kind.AAD, bytes(3)), _LAST),
    },
    message=ccm_message,
    block=100,
)
CHECKS = _SEALING.checks("NIST vectors of CCM")
IN_PARTS = {"messages in parts": _SEALING.on(ccm_parts.messages_in_parts)}
"""Checks of a design with `parts`."""
