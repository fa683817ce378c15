# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESCCM

import sample
from aesilicon.drivers import ccm_vectors
from aesilicon.drivers.message_vector import MessageVector
from aesilicon.spec import ccm, cmac
from aesilicon.spec.modes import SoftwareEngine
from aesilicon.spec.rijndael import Rijndael


def engine(key: bytes) -> SoftwareEngine:
    return SoftwareEngine(Rijndael(key, 16))


def agrees(vector: MessageVector) -> bool:
    work = engine(vector.key)
    if vector.decrypt:
        text = ccm.decrypt(work, vector.iv, vector.aad, vector.ciphertext, vector.tag)
        return text == vector.text
    assert vector.text is not None
    made = ccm.encrypt(work, vector.iv, vector.aad, vector.text, len(vector.tag))
    return made == (vector.ciphertext, vector.tag)


@pytest.mark.parametrize("step", [9, *sample.none([1])])
@pytest.mark.parametrize("bits", [128, 192, 256])
def test_nist_vectors(bits: int, step: int) -> None:
    for file, count in zip(ccm_vectors.FILES, (240, 330, 70, 250, 70), strict=True):
        vectors = ccm_vectors.load(bits, file)
        assert len(vectors) == count
        assert any(v.text is None for v in vectors) == (file == "DVPT")
        assert [v.name for v in vectors[::step] if not agrees(v)] == []


@pytest.mark.parametrize("bits", [128, 192, 256])
def test_examples_of_cmac(bits: int) -> None:
    vectors = ccm_vectors.load_cmac(bits)
    assert [len(vector.data) for vector in vectors] == [0, 16, 40, 64]
    for vector in vectors:
        work = engine(vector.key)
        assert cmac.tag(work, vector.data) == vector.tag
        assert cmac.verifies(work, vector.data, vector.tag[:9])
        assert not cmac.verifies(work, vector.data + b"\0", vector.tag)
    with pytest.raises(ValueError, match="tag has 1 to 16 bytes, not 17"):
        cmac.tag(engine(bytes(16)), b"", 17)


def test_any_length_agrees_with_openssl() -> None:
    luck = random.Random(1)
    for length in (0, 1, 13, 14, 15, 16, 17, 31, 100):
        key, nonce = luck.randbytes(16), luck.randbytes(luck.choice(ccm.NONCE_BYTES))
        text, aad = luck.randbytes(length), luck.randbytes(luck.choice((0, 1, 14, 15, 30, 31)))
        size = luck.choice(ccm.TAG_BYTES)
        ciphertext, tag = ccm.encrypt(engine(key), nonce, aad, text, size)
        assert ciphertext + tag == AESCCM(key, size).encrypt(nonce, text, aad)
        assert ccm.decrypt(engine(key), nonce, aad, ciphertext, tag) == text
        assert ccm.decrypt(engine(key), nonce, aad + b"\0", ciphertext, tag) is None


def test_lengths_of_additional_data_are_coded_in_three_ways() -> None:
    assert ccm.coded_aad(b"") == b""
    assert ccm.coded_aad(bytes(0xFEFF))[:2].hex() == "feff"
    assert ccm.coded_aad(bytes(0xFF00))[:6].hex() == "fffe0000ff00"


def test_illegal_lengths_are_refused() -> None:
    work = engine(bytes(16))
    with pytest.raises(ValueError, match="nonce has 7 to 13 bytes, not 14"):
        ccm.encrypt(work, bytes(14), b"", b"")
    with pytest.raises(ValueError, match=r"tag has 4, 6, .* bytes, not 5"):
        ccm.decrypt(work, bytes(12), b"", b"", bytes(5))
    with pytest.raises(ValueError, match="nonce of 13 bytes a CCM text has less than 65536 bytes"):
        ccm.encrypt(work, bytes(13), b"", bytes(65536))
