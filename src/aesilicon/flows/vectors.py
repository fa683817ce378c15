# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published test vectors: FIPS-197 and SP 800-38A, and NIST's files from `cryptography_vectors`."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import cryptography_vectors

KNOWN_ANSWER_KINDS = ("GFSbox", "KeySbox", "VarTxt", "VarKey")
"""The four known-answer tests of AESAVS, one file each for every mode and key length."""

_FILES = {"ecb": "ECB/ECB", "cbc": "CBC/CBC", "cfb128": "CFB/CFB128", "ofb": "OFB/OFB"}
"""Mode -> beginning of its file names."""


@dataclass(frozen=True)
class Vector:
    """One published example."""

    name: str
    """Where it stands: file and number, or clause."""
    mode: str
    key: bytes
    iv: bytes
    """Empty for ECB."""
    plaintext: bytes
    ciphertext: bytes
    decrypt: bool
    """The example is published for decryption."""


def fips197() -> tuple[Vector, ...]:
    """The examples of FIPS-197 (2001) for the cipher alone: appendices B and C.1 to C.3."""
    counting = bytes(range(32))
    ladder = bytes(0x11 * n for n in range(16))
    examples = [
        (
            "B",
            "2b7e151628aed2a6abf7158809cf4f3c",
            "3243f6a8885a308d313198a2e0370734",
            "3925841d02dc09fbdc118597196a0b32",
        ),
        ("C.1", counting[:16].hex(), ladder.hex(), "69c4e0d86a7b0430d8cdb78070b4c55a"),
        ("C.2", counting[:24].hex(), ladder.hex(), "dda97ca4864cdfe06eaf70a0ec0d7191"),
        ("C.3", counting.hex(), ladder.hex(), "8ea2b7ca516745bfeafc49904b496089"),
    ]
    return tuple(
        Vector(
            name=f"FIPS-197 {clause}",
            mode="ecb",
            key=bytes.fromhex(key),
            iv=b"",
            plaintext=bytes.fromhex(plaintext),
            ciphertext=bytes.fromhex(ciphertext),
            decrypt=decrypt,
        )
        for clause, key, plaintext, ciphertext in examples
        for decrypt in (False, True)
    )


@cache
def sp800_38a() -> tuple[Vector, ...]:
    """The examples of SP 800-38A (2001), appendix F, but those of CFB1 and CFB8."""
    data = tomllib.loads((files(__package__) / "sp800_38a.toml").read_text())
    return tuple(
        Vector(
            name=f"SP 800-38A {mode['clause']}.{mode['first'] + 2 * length + decrypt}",
            mode=name,
            key=bytes.fromhex(key),
            iv=bytes.fromhex(mode["iv"]),
            plaintext=bytes.fromhex(data["plaintext"]),
            ciphertext=bytes.fromhex(mode[bits]),
            decrypt=decrypt,
        )
        for name, mode in data["mode"].items()
        for length, (bits, key) in enumerate(data["key"].items())
        for decrypt in (False, True)
    )


def known_answers(mode: str, key_bits: int) -> tuple[Vector, ...]:
    """AESAVS known answers of a mode (`ecb`, `cbc`, `cfb128`, `ofb`) and key length."""
    return tuple(
        vector
        for kind in KNOWN_ANSWER_KINDS
        for vector in _load(f"{_FILES[mode]}{kind}{key_bits}.rsp", mode)
    )


def multi_block(mode: str, key_bits: int) -> tuple[Vector, ...]:
    """AESAVS multi-block messages (MMT), of 1 to 10 blocks; for `ctr` those of RFC 3686."""
    if mode == "ctr":
        return _load(f"CTR/aes-{key_bits}-ctr.txt", mode)
    return _load(f"{_FILES[mode]}MMT{key_bits}.rsp", mode)


@cache
def _load(file: str, mode: str) -> tuple[Vector, ...]:
    with cryptography_vectors.open_vector_file(f"ciphers/AES/{file}", "r") as lines:
        return tuple(parse(lines, mode, file.rpartition("/")[2]))


def parse(lines: Iterable[str], mode: str, source: str) -> Iterator[Vector]:
    """The examples of a NIST response file; raises `ValueError` for a line it cannot read.

    Lines are `[ENCRYPT]` or `[DECRYPT]`, `NAME = VALUE` in blocks that begin with COUNT, and
    comments from `#` on.
    """
    decrypt = False
    fields: dict[str, str] = {}

    def vector() -> Vector:
        key, iv, plaintext, ciphertext = (
            bytes.fromhex(fields.get(name, "") if name == "IV" else fields[name])
            for name in ("KEY", "IV", "PLAINTEXT", "CIPHERTEXT")
        )
        section = "decrypt" if decrypt else "encrypt"
        name = f"{source} {section} {fields['COUNT']}"
        return Vector(name, mode, key, iv, plaintext, ciphertext, decrypt)

    for raw in lines:
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if fields and (line.startswith(("[", "COUNT"))):
            yield vector()
            fields = {}
        if line in ("[ENCRYPT]", "[DECRYPT]"):
            decrypt = line == "[DECRYPT]"
            continue
        name, separator, value = line.partition("=")
        if not separator:
            raise ValueError(f"{source}: cannot read the line '{line}'")
        fields[name.strip()] = value.strip()
    if fields:
        yield vector()
