# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

import sample
from aesilicon.drivers import gcm_vectors
from aesilicon.drivers.message_vector import MessageVector
from aesilicon.spec import gcm
from aesilicon.spec.modes import SoftwareEngine
from aesilicon.spec.rijndael import Rijndael

LENGTHS = (0, 1, 12, 15, 16, 17, 31, 32, 33, 100)


def engine(key: bytes) -> SoftwareEngine:
    return SoftwareEngine(Rijndael(key, 16))


def agrees(vector: MessageVector) -> bool:
    work = engine(vector.key)
    if vector.decrypt:
        text = gcm.decrypt(work, vector.iv, vector.aad, vector.ciphertext, vector.tag)
        return text == vector.text
    assert vector.text is not None
    made = gcm.encrypt(work, vector.iv, vector.aad, vector.text, len(vector.tag))
    return made == (vector.ciphertext, vector.tag)


@pytest.mark.parametrize("step", [97, *sample.none([1])])
@pytest.mark.parametrize("decrypt", [False, True])
@pytest.mark.parametrize("bits", [128, 192, 256])
def test_nist_vectors(bits: int, decrypt: bool, step: int) -> None:
    vectors = gcm_vectors.load(bits, decrypt=decrypt)
    assert len(vectors) == 7875
    assert any(v.text is None for v in vectors) == decrypt
    assert [v.name for v in vectors[::step] if not agrees(v)] == []


def test_any_length_agrees_with_openssl() -> None:
    luck = random.Random(1)
    for length in LENGTHS:
        key, iv = luck.randbytes(16), luck.randbytes(luck.choice([8, 11, 12, 13, 16, 60, 128]))
        text, aad = luck.randbytes(length), luck.randbytes(luck.choice(LENGTHS))
        ciphertext, tag = gcm.encrypt(engine(key), iv, aad, text)
        assert ciphertext + tag == AESGCM(key).encrypt(iv, text, aad)
        assert gcm.decrypt(engine(key), iv, aad, ciphertext, tag[:12]) == text
        assert gcm.decrypt(engine(key), iv, aad + b"\0", ciphertext, tag) is None


def test_the_counter_wraps_below_the_iv() -> None:
    blocks = gcm.counter_blocks(bytes.fromhex("00" * 12 + "fffffffe"), 4)
    assert [blocks[at : at + 16].hex()[24:] for at in (0, 16, 32, 48)] == [
        *("fffffffe", "ffffffff", "00000000", "00000001")
    ]
    assert {blocks[at : at + 12] for at in (0, 16, 32, 48)} == {bytes(12)}


def test_illegal_lengths_are_refused() -> None:
    work = engine(bytes(16))
    with pytest.raises(ValueError, match="IV of at least one byte"):
        gcm.encrypt(work, b"", b"", b"")
    with pytest.raises(ValueError, match="tag has 4, 8 or 12 to 16 bytes, not 11"):
        gcm.decrypt(work, bytes(12), b"", b"", bytes(11))
