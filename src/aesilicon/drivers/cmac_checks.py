# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The checks of `verify` on a design with CMAC."""

from collections.abc import Iterable

from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.cmac import CMAC

from aesilicon.drivers import ccm_vectors, cmac_parts
from aesilicon.drivers.message_checks import Sealing
from aesilicon.drivers.message_simulator import BLOCK, Beat, Kind
from aesilicon.drivers.message_vector import MessageVector


def sealed(key: bytes, iv: bytes, aad: bytes, text: bytes, tag_bytes: int) -> tuple[bytes, bytes]:
    """No ciphertext, and the tag of `aad`, by OpenSSL; there is no IV and no text."""
    assert iv + text == b""
    work = CMAC(AES(key))
    work.update(aad)
    return b"", work.finalize()[:tag_bytes]


def _vectors(bits: int) -> Iterable[MessageVector]:
    """Each example to make its tag, to compare it, and with a wrong tag."""
    for n, v in enumerate(ccm_vectors.load_cmac(bits)):
        wrong = bytes([v.tag[0] ^ 1]) + v.tag[1:]
        for tag, text, decrypt in ((v.tag, b"", False), (v.tag, b"", True), (wrong, None, True)):
            yield MessageVector(f"example {n}", v.key, b"", v.data, text, b"", tag, decrypt)


_BLOCK = bytes(BLOCK)
_LAST = Beat(Kind.AAD, _BLOCK, last=True)
_SEALING = Sealing(
    sealed,
    (0,),
    _vectors,
    (),
    {
        "IV": (Beat(Kind.IV, _BLOCK), _LAST),
        "text": (Beat(Kind.TEXT, _BLOCK, last=True),),
        "text behind data": (Beat(Kind.AAD, _BLOCK), Beat(Kind.TEXT, _BLOCK, last=True)),
    },
    kind=Kind.AAD,
)
CHECKS = _SEALING.checks("examples of SP 800-38B")
IN_PARTS = {"messages in parts": _SEALING.on(cmac_parts.messages_in_parts)}
"""Checks of a design with `parts`."""
