# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""NIST's vectors of CCM (CAVP) and CMAC (SP 800-38B), from `cryptography_vectors`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import cryptography_vectors

from aesilicon.drivers.message_vector import MessageVector

FILES = ("DVPT", "VADT", "VNT", "VPT", "VTT")
"""Files of CCM: decryption, then encryption with other additional data, nonces, texts and tags."""


@dataclass(frozen=True)
class CmacVector:
    """A published message with its tag of 16 bytes."""

    key: bytes
    data: bytes
    tag: bytes


@cache
def load(key_bits: int, file: str) -> tuple[MessageVector, ...]:
    """The examples of a key length and a file of `FILES`, in their order."""
    name = f"{file}{key_bits}.rsp"
    with cryptography_vectors.open_vector_file(f"ciphers/AES/CCM/{name}", "r") as lines:
        return tuple(_ccm(lines, name))


def _ccm(lines: Iterable[str], source: str) -> Iterator[MessageVector]:
    decrypt = source.startswith("DVPT")
    fields: dict[str, str] = {}
    place = 0
    for number, line in enumerate(lines, 1):
        for part in line.strip().strip("[]").split(","):
            name, _, value = (word.strip() for word in part.partition("="))
            fields[name] = value
            if name == "Count":
                place = number
            # The last field of an example.
            if name == ("Payload" if decrypt else "CT") or (name, value) == ("Result", "Fail"):
                yield _message(fields, f"{source}:{place}", decrypt)


def _message(fields: dict[str, str], name: str, decrypt: bool) -> MessageVector:
    sizes = {size: int(fields[size]) for size in ("Alen", "Plen", "Tlen")}
    key, nonce, aad, sealed = (
        bytes.fromhex(fields[field]) for field in ("Key", "Nonce", "Adata", "CT")
    )
    at = len(sealed) - sizes["Tlen"]
    fails = decrypt and fields["Result"] == "Fail"
    text = None if fails else bytes.fromhex(fields["Payload"])[: sizes["Plen"]]
    # A field without bytes is printed as 00.
    return MessageVector(
        *(name, key, nonce, aad[: sizes["Alen"]], text, sealed[:at], sealed[at:], decrypt)
    )


@cache
def load_cmac(key_bits: int) -> tuple[CmacVector, ...]:
    """The examples of a key length."""
    name = f"CMAC/nist-800-38b-aes{key_bits}.txt"
    with cryptography_vectors.open_vector_file(name, "r") as lines:
        pairs = [line.partition("=") for line in lines if "=" in line]
    values = [bytes.fromhex(value) for name, _, value in pairs if name.strip() != "COUNT"]
    return tuple(CmacVector(*values[at : at + 3]) for at in range(0, len(values), 3))
