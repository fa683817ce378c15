# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The checks of `verify` on a design with GCM."""

from collections.abc import Iterable
from typing import cast

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.drivers import gcm_parts, gcm_vectors
from aesilicon.drivers.message_checks import Sealing
from aesilicon.drivers.message_simulator import BLOCK, Beat, Kind
from aesilicon.drivers.message_vector import MessageVector
from aesilicon.engines.engine import TagOptions
from aesilicon.engines.gcm import GcmOptions


def sealed(key: bytes, iv: bytes, aad: bytes, text: bytes, tag_bytes: int) -> tuple[bytes, bytes]:
    """Ciphertext and tag, by OpenSSL."""
    work = Cipher(algorithms.AES(key), modes.GCM(iv)).encryptor()
    work.authenticate_additional_data(aad)
    ciphertext = work.update(text) + work.finalize()
    return ciphertext, work.tag[:tag_bytes]


def _vectors(bits: int) -> Iterable[MessageVector]:
    for decrypt in (False, True):
        yield from gcm_vectors.load(bits, decrypt=decrypt)


def _most_blocks(options: TagOptions) -> int:
    return cast(GcmOptions, options).text_blocks


_IV, _BLOCK = Beat(Kind.IV, bytes(12)), bytes(BLOCK)
_LAST = Beat(Kind.TEXT, _BLOCK, last=True)
_SEALING = Sealing(
    sealed,
    (12, 12, 12, 8, 16, 17, 32, 60, 13),
    _vectors,
    (_IV,),
    {
        "no IV": (_LAST,),
        "empty IV": (Beat(Kind.IV, b""), _LAST),
        "IV behind text": (_IV, Beat(Kind.TEXT, _BLOCK), Beat(Kind.IV, bytes(12), last=True)),
        "additional data behind text": (
            *(_IV, Beat(Kind.TEXT, _BLOCK), Beat(Kind.AAD, _BLOCK, last=True)),
        ),
    },
    most_blocks=_most_blocks,
)
CHECKS = _SEALING.checks("NIST vectors of GCM")
IN_PARTS = {"messages in parts": _SEALING.on(gcm_parts.messages_in_parts)}
"""Checks of a design with `parts`."""
