# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The cipher over forms against the golden model: on constants it computes, on atoms it names."""

import random

import pytest

from aesilicon.drivers.machine import Bits
from aesilicon.spec.rijndael import Rijndael
from aesilicon.symbolic.forms import Forms
from aesilicon.symbolic.specification import Cipher, join, split

SIZES = [(key, block) for key in (128, 192, 256) for block in (128, 192, 256)]


def to_bits(data: bytes) -> Bits:
    value = int.from_bytes(data, "big")
    return tuple(value >> i & 1 for i in range(8 * len(data)))


def to_bytes(bits: Bits) -> bytes:
    return sum(bit << i for i, bit in enumerate(bits)).to_bytes(len(bits) // 8, "big")


@pytest.mark.parametrize(("key_bits", "block_bits"), SIZES)
def test_both_directions_agree_with_the_golden_model(key_bits: int, block_bits: int) -> None:
    rng = random.Random(key_bits + block_bits)
    key, block = rng.randbytes(key_bits // 8), rng.randbytes(block_bits // 8)
    forms = Forms()
    cipher = Cipher(forms, to_bits(key), block_bits)
    golden = Rijndael(key, block_bits // 8)
    assert to_bytes(cipher.encrypt(to_bits(block))) == golden.encrypt_block(block)
    assert to_bytes(cipher.decrypt(to_bits(block))) == golden.decrypt_block(block)
    assert forms.atoms == 0


def test_atoms_of_an_encryption_are_its_inputs_and_sboxes() -> None:
    forms = Forms()
    key = forms.fresh("key", 128, secret=True)
    block = forms.fresh("block", 128, secret=True)
    Cipher(forms, key).encrypt(block)
    assert forms.atoms == 256 + 8 * (10 * 16 + 10 * 4)
    assert forms.products == 0


def test_decryption_undoes_encryption_for_all_keys_and_blocks() -> None:
    forms = Forms()
    key = forms.fresh("key", 256, secret=True)
    block = forms.fresh("block", 128, secret=True)
    cipher = Cipher(forms, key)
    assert cipher.decrypt(cipher.encrypt(block)) == block


def test_bytes_of_a_vector_begin_on_the_left() -> None:
    vector = to_bits(bytes(range(16)))
    assert to_bytes(split(vector)[1]) == b"\x01"
    assert join(split(vector)) == vector
