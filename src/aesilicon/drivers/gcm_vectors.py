# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""NIST's vectors of GCM (CAVP), from `cryptography_vectors`."""

from collections.abc import Iterable, Iterator
from functools import cache

import cryptography_vectors

from aesilicon.drivers.message_vector import MessageVector


@cache
def load(key_bits: int, *, decrypt: bool) -> tuple[MessageVector, ...]:
    """All 7,875 examples of a key length and direction, in the order of their file."""
    way = "Decrypt" if decrypt else "EncryptExtIV"
    name = f"gcm{way}{key_bits}.rsp"
    with cryptography_vectors.open_vector_file(f"ciphers/AES/GCM/{name}", "r") as lines:
        return tuple(_parse(lines, name, decrypt))


def _parse(lines: Iterable[str], source: str, decrypt: bool) -> Iterator[MessageVector]:
    fields: dict[str, str] = {}
    fails = False
    place = 0

    def vector() -> MessageVector:
        key, iv, aad, ciphertext, tag = (
            bytes.fromhex(fields[name]) for name in ("Key", "IV", "AAD", "CT", "Tag")
        )
        text = None if fails else bytes.fromhex(fields["PT"])
        return MessageVector(f"{source}:{place}", key, iv, aad, text, ciphertext, tag, decrypt)

    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if line.startswith(("Count", "[")):
            if fields:
                yield vector()
            fields, fails, place = {}, False, number
        if line == "FAIL":
            fails = True
        elif not line.startswith(("Count", "[", "#")) and "=" in line:
            name, _, value = line.partition("=")
            fields[name.strip()] = value.strip()
    if fields:
        yield vector()
