# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

import sample
from aesilicon.drivers import xts_vectors
from aesilicon.spec import xts
from aesilicon.spec.modes import SoftwareEngine
from aesilicon.spec.rijndael import Rijndael


def engines(key: bytes) -> tuple[SoftwareEngine, SoftwareEngine]:
    half = len(key) // 2
    first, second = (SoftwareEngine(Rijndael(part, 16)) for part in (key[:half], key[half:]))
    return first, second


@pytest.mark.parametrize("step", [19, *sample.none([1])])
@pytest.mark.parametrize("folder", xts_vectors.FOLDERS)
@pytest.mark.parametrize("bits", [128, 256])
def test_nist_vectors(bits: int, folder: str, step: int) -> None:
    vectors = xts_vectors.load(bits, folder)
    assert len(vectors) == (800 if bits == 128 else 600)
    assert sum(vector.decrypt for vector in vectors) == len(vectors) // 2
    for vector in vectors[::step]:
        both = engines(vector.key)
        assert xts.encrypt(*both, vector.unit, vector.text) == vector.ciphertext
        assert xts.decrypt(*both, vector.unit, vector.ciphertext) == vector.text


def test_any_length_agrees_with_openssl() -> None:
    luck = random.Random(1)
    for length in range(16, 70):
        key, unit, text = luck.randbytes(32), luck.randbytes(16), luck.randbytes(length)
        work = Cipher(algorithms.AES(key), modes.XTS(unit)).encryptor()
        ciphertext = work.update(text) + work.finalize()
        assert xts.encrypt(*engines(key), unit, text) == ciphertext
        assert xts.decrypt(*engines(key), unit, ciphertext) == text


def test_illegal_lengths_are_refused() -> None:
    both = engines(bytes(32))
    with pytest.raises(ValueError, match="data unit has 16 bytes, not 15"):
        xts.encrypt(*both, bytes(15), bytes(16))
    with pytest.raises(ValueError, match="16 bytes to 1048576 blocks, not 15 bytes"):
        xts.decrypt(*both, bytes(16), bytes(15))
