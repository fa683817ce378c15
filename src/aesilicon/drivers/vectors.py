# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published test vectors: FIPS-197 and SP 800-38A, NIST's files from `cryptography_vectors`.

Examples with 192- and 256-bit blocks come from elsewhere, since no standard has any.
"""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import product

import cryptography_vectors

from aesilicon.architectures import LENGTHS

KNOWN_ANSWER_KINDS = ("GFSbox", "KeySbox", "VarTxt", "VarKey")
"""The four known-answer tests of AESAVS, one file each for every mode and key length."""

_FILES = {"ecb": "ECB/ECB", "cbc": "CBC/CBC", "cfb128": "CFB/CFB128", "ofb": "OFB/OFB"}
"""Mode -> folder and first letters of its file names."""


@dataclass(frozen=True)
class Vector:
    """One published example."""

    name: str
    """Source of the example: file and number, or clause."""
    mode: str
    key: bytes
    iv: bytes
    """Empty for ECB."""
    plaintext: bytes
    ciphertext: bytes
    decrypt: bool
    """The example is published for decryption."""
    block_bytes: int = 16


_COUNTING = {
    128: (
        "69c4e0d86a7b0430d8cdb78070b4c55a",
        "dda97ca4864cdfe06eaf70a0ec0d7191",
        "8ea2b7ca516745bfeafc49904b496089",
    ),
    192: (
        "e64018d211d8349b350f38893d7d23899fece7a9aca7c6ba",
        "78be2d48f76d71da6966f3a175fb71ad66b70b2076c3cf1d",
        "65d851df8d04b5cbb510935fdd1eb17b33efb8cb255ee712",
    ),
    256: (
        "98c6f98ba9631b91c34f431e0887c561b6ac44c985cecd38dbc4cb30b9170d2f",
        "3c386395e910345a59a7dd165dcbda604bf072f0a03a6b0055a79b734e668868",
        "288fa9d23d00d9dc0a39b33fa92867c6488b5e0f18a6f74c072078ec815462e6",
    ),
}
_PI_AND_E = {
    192: (
        "b24d275489e82bb8f7375e0d5fcdb1f481757c538b65148a",
        "725ae43b5f3161de806a7c93e0bca93c967ec1ae1b71e1cf",
        "0ebacf199e3315c2e34b24fcc7c46ef4388aa475d66c194c",
    ),
    256: (
        "7d15479076b69a46ffb3b3beae97ad8313f622f67fedb487de9f06b9ed9c8f19",
        "5d7101727bb25781bf6715b0e6955282b9610e23a43c2eb062699f0ebf5887b2",
        "a49406115dfb30a40418aafa4869b7c6a886ff31602a7dd19c889dc64f7e4e7a",
    ),
}
_SERIES = {
    "counting": (bytes(range(32)), bytes(0x11 * n % 256 for n in range(32)), _COUNTING),
    "pi and e": (
        bytes.fromhex("2b7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190cfe"),
        bytes.fromhex("3243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c8"),
        _PI_AND_E,
    ),
}
"""Name -> (key, plaintext, block bits -> ciphertexts under keys of 128, 192 and 256 bits).

A shorter key or block consists of the first bytes.
"""


def counting(key_bits: int, block_bits: int, *, decrypt: bool = False) -> Vector:
    """Key 000102... and plaintext 00112233..., in any of the nine sizes of Rijndael.

    With 128-bit blocks these are the examples of FIPS-197, appendices C.1 to C.3.
    """
    return _example("counting", key_bits, block_bits, decrypt)


def rijndael() -> tuple[Vector, ...]:
    """Examples with blocks of 192 and 256 bits, for every key length and both directions.

    There are two series: `counting`, and the digits of pi and e by B. Gladman.
    """
    sizes = product(_SERIES, (192, 256), LENGTHS, (False, True))
    return tuple(_example(name, key, block, way) for name, block, key, way in sizes)


def _example(series: str, key_bits: int, block_bits: int, decrypt: bool) -> Vector:
    key, plaintext, ciphertexts = _SERIES[series]
    return Vector(
        name=f"{series}, {block_bits}-bit block, {key_bits}-bit key",
        mode="ecb",
        key=key[: key_bits // 8],
        iv=b"",
        plaintext=plaintext[: block_bits // 8],
        ciphertext=bytes.fromhex(ciphertexts[block_bits][LENGTHS.index(key_bits)]),
        decrypt=decrypt,
        block_bytes=block_bits // 8,
    )


def fips197() -> tuple[Vector, ...]:
    """The examples of FIPS-197 (2001) for the cipher alone: appendices B and C.1 to C.3."""
    first = Vector(
        name="FIPS-197 B",
        mode="ecb",
        key=bytes.fromhex("2b7e151628aed2a6abf7158809cf4f3c"),
        iv=b"",
        plaintext=bytes.fromhex("3243f6a8885a308d313198a2e0370734"),
        ciphertext=bytes.fromhex("3925841d02dc09fbdc118597196a0b32"),
        decrypt=False,
    )
    others = (
        replace(counting(bits, 128), name=f"FIPS-197 C.{n}") for n, bits in enumerate(LENGTHS, 1)
    )
    return tuple(
        replace(example, decrypt=decrypt)
        for example in (first, *others)
        for decrypt in (False, True)
    )


@cache
def sp800_38a() -> tuple[Vector, ...]:
    """The examples of SP 800-38A (2001), appendix F, except CFB1 and CFB8."""
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
    """AESAVS multi-block messages (MMT), of 1 to 10 blocks; for `ctr` the messages of RFC 3686."""
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
