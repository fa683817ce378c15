# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""NIST's vectors of XTS (CAVP), from `cryptography_vectors`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import cryptography_vectors

FOLDERS = ("tweak-128hexstr", "tweak-dataunitseqno")
"""Vectors whose data units have 16 bytes as number, and a number from 0 to 255."""


@dataclass(frozen=True)
class XtsVector:
    """A published data unit."""

    name: str
    """File and line of the example."""
    key: bytes
    """The key of the data, then that of the tweak."""
    unit: bytes
    text: bytes
    ciphertext: bytes
    decrypt: bool
    """The example is published for decryption."""


@cache
def load(key_bits: int, folder: str) -> tuple[XtsVector, ...]:
    """The examples of a key length (128 or 256) and a folder that have whole bytes, in order."""
    name = f"ciphers/AES/XTS/{folder}/XTSGenAES{key_bits}.rsp"
    with cryptography_vectors.open_vector_file(name, "r") as lines:
        return tuple(_parse(lines, name))


def _parse(lines: Iterable[str], source: str) -> Iterator[XtsVector]:
    fields: dict[str, str] = {}
    decrypt = False
    for number, line in enumerate(lines, 1):
        decrypt = decrypt or line.startswith("[DECRYPT]")
        name, _, value = (word.strip() for word in line.partition("="))
        fields[name] = value
        if name != ("PT" if decrypt else "CT") or int(fields["DataUnitLen"]) % 8:
            continue
        key, text, ciphertext = (bytes.fromhex(fields[field]) for field in ("Key", "PT", "CT"))
        if "i" in fields:
            unit = bytes.fromhex(fields["i"])
        else:
            unit = int(fields["DataUnitSeqNumber"]).to_bytes(16, "little")
        yield XtsVector(f"{source}:{number}", key, unit, text, ciphertext, decrypt)
