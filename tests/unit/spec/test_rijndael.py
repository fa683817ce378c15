# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random
from itertools import product

import py3rijndael
import pytest

from aesilicon.drivers import vectors
from aesilicon.spec import rijndael
from aesilicon.spec.rijndael import LENGTHS, Rijndael

SIZES = list(product(LENGTHS, LENGTHS))
"""(block bytes, key bytes), all nine."""

COUNTING_KEY = bytes(range(32))
COUNTING_BLOCK = bytes(0x11 * n % 256 for n in range(32))


@pytest.mark.parametrize("example", vectors.fips197(), ids=lambda v: f"{v.name} {v.decrypt}")
def test_examples_of_fips_197(example: vectors.Vector) -> None:
    cipher = Rijndael(example.key)
    assert cipher.encrypt_block(example.plaintext) == example.ciphertext
    assert cipher.decrypt_block(example.ciphertext) == example.plaintext


@pytest.mark.parametrize("bits", [128, 192, 256])
def test_nist_known_answers(bits: int) -> None:
    examples = vectors.known_answers("ecb", bits)
    assert len(examples) > 2 * (128 + bits)  # one a bit of block and key, in both directions
    for v in examples:
        if v.decrypt:
            assert Rijndael(v.key).decrypt_block(v.ciphertext) == v.plaintext, v.name
        else:
            assert Rijndael(v.key).encrypt_block(v.plaintext) == v.ciphertext, v.name


@pytest.mark.parametrize(("block_bytes", "key_bytes"), SIZES)
def test_random_blocks_against_another_implementation(block_bytes: int, key_bytes: int) -> None:
    rng = random.Random(f"{block_bytes} {key_bytes}")
    for _ in range(20):
        key = rng.randbytes(key_bytes)
        ours, theirs = Rijndael(key, block_bytes), py3rijndael.Rijndael(key, block_bytes)
        for _ in range(5):
            block = rng.randbytes(block_bytes)
            assert ours.encrypt_block(block) == theirs.encrypt(block)
            assert ours.decrypt_block(block) == theirs.decrypt(block)


@pytest.mark.parametrize(("block_bytes", "key_bytes"), SIZES)
def test_many_blocks_are_each_one_by_itself(block_bytes: int, key_bytes: int) -> None:
    rng = random.Random(block_bytes + key_bytes)
    cipher = Rijndael(rng.randbytes(key_bytes), block_bytes)
    for count in (0, 1, 2, 7):
        blocks = [rng.randbytes(block_bytes) for _ in range(count)]
        together = cipher.encrypt_blocks(b"".join(blocks))
        assert together == b"".join(map(cipher.encrypt_block, blocks))
        assert cipher.decrypt_blocks(together) == b"".join(blocks)


@pytest.mark.parametrize(("block_bytes", "key_bytes"), SIZES)
def test_rounds_and_round_keys(block_bytes: int, key_bytes: int) -> None:
    cipher = Rijndael(COUNTING_KEY[:key_bytes], block_bytes)
    largest = max(block_bytes, key_bytes)
    assert cipher.rounds == {16: 10, 24: 12, 32: 14}[largest]
    assert len(cipher.round_keys) == cipher.rounds + 1
    assert {len(k) for k in cipher.round_keys} == {block_bytes}
    assert b"".join(cipher.round_keys).startswith(COUNTING_KEY[:key_bytes])
    assert len(cipher.encrypt_states(bytes(block_bytes))) == cipher.rounds + 1


@pytest.mark.parametrize(
    ("key", "first", "last"),
    [
        # FIPS-197 appendices A.1 to A.3: the first and last words that are computed.
        ("2b7e151628aed2a6abf7158809cf4f3c", "a0fafe17", "b6630ca6"),
        ("8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "fe0c91f7", "01002202"),
        (
            "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
            "9ba35411",
            "706c631e",
        ),
    ],
)
def test_key_expansion_examples(key: str, first: str, last: str) -> None:
    schedule = b"".join(rijndael.key_expansion(bytes.fromhex(key))).hex()
    assert schedule.startswith(key + first)
    assert schedule.endswith(last)


def test_states_are_those_of_fips_197_appendix_c() -> None:
    cipher = Rijndael(COUNTING_KEY[:16])
    states = [s.hex() for s in cipher.encrypt_states(COUNTING_BLOCK[:16])]
    assert states[0] == "00102030405060708090a0b0c0d0e0f0"
    assert states[1] == "89d810e8855ace682d1843d8cb128fe4"
    assert states[2] == "4915598f55e5d7a0daca94fa1f0a63f7"
    assert states[10] == "69c4e0d86a7b0430d8cdb78070b4c55a"
    states = [s.hex() for s in cipher.decrypt_states(bytes.fromhex(states[10]))]
    assert states[0] == "7ad5fda789ef4e272bca100b3d9ff59f"
    assert states[1] == "54d990a16ba09ab596bbf40ea111702f"
    assert states[10] == "00112233445566778899aabbccddeeff"


@pytest.mark.parametrize("block_bytes", LENGTHS)
def test_inverse_steps_undo_the_steps(block_bytes: int) -> None:
    state = random.Random(block_bytes).randbytes(3 * block_bytes)
    shifted = rijndael.shift_rows(state, block_bytes)
    assert rijndael.inv_shift_rows(shifted, block_bytes) == state != shifted
    assert rijndael.inv_mix_columns(rijndael.mix_columns(state)) == state
    assert rijndael.inv_sub_bytes(rijndael.sub_bytes(state)) == state


def test_shift_rows_moves_rows_to_the_left() -> None:
    # The high half of each byte is its row, the low half its column.
    for block_bytes, offsets in {16: (0, 1, 2, 3), 24: (0, 1, 2, 3), 32: (0, 1, 3, 4)}.items():
        columns = block_bytes // 4
        state = bytes(16 * row + column for column in range(columns) for row in range(4))
        expected = bytes(
            16 * row + (column + offsets[row]) % columns
            for column in range(columns)
            for row in range(4)
        )
        assert rijndael.shift_rows(state, block_bytes) == expected
        assert rijndael.shift_rows(state * 2, block_bytes) == expected * 2


def test_mix_columns_example() -> None:
    # FIPS-197 appendix B, round 1: the first column after ShiftRows and after MixColumns.
    assert rijndael.mix_columns(bytes.fromhex("d4bf5d30")).hex() == "046681e5"


@pytest.mark.parametrize("length", [0, 15, 17, 20, 33])
def test_illegal_lengths_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match="a key has"):
        Rijndael(bytes(length))
    with pytest.raises(ValueError, match="a block has"):
        Rijndael(bytes(16), length)
    cipher = Rijndael(bytes(16))
    for operation in (cipher.encrypt_block, cipher.decrypt_block):
        with pytest.raises(ValueError, match="a block has 16 bytes"):
            operation(bytes(length))
    if length:
        for operation in (cipher.encrypt_blocks, cipher.decrypt_blocks):
            with pytest.raises(ValueError, match="not a whole number of 16-byte blocks"):
                operation(bytes(length))


def test_two_blocks_are_not_one() -> None:
    with pytest.raises(ValueError, match="not 32"):
        Rijndael(bytes(16)).encrypt_block(bytes(32))


def test_xor_of_unequal_lengths_is_refused() -> None:
    assert rijndael.xor(b"\x0f\xf0", b"\x01\x10") == b"\x0e\xe0"
    with pytest.raises(ValueError, match="cannot XOR"):
        rijndael.xor(b"12", b"1")


def test_text_is_refused() -> None:
    cipher = Rijndael(bytes(16))
    for operation in (cipher.encrypt_states, cipher.decrypt_blocks):
        with pytest.raises(TypeError, match="a block is bytes, not text"):
            operation("00" * 16)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a key is bytes, not text"):
        Rijndael("00" * 16)  # type: ignore[arg-type]
