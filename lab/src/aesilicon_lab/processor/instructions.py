# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Instructions and status codes of the Rijndael processor (Kuo & Verbauwhede 2001, table 1)."""

from collections.abc import Sequence
from enum import IntEnum

from aesilicon.architectures import LENGTHS, Direction


class Instruction(IntEnum):
    """Codes on `instr_i`."""

    RESET = 0b0000
    INPUT_KEY = 0b0001
    SET_KEY_128 = 0b0010
    SET_KEY_192 = 0b0011
    SET_KEY_256 = 0b0100
    DECRYPT = 0b0101
    DECRYPT_FEEDBACK = 0b0110
    OUTPUT_DATA = 0b0111
    UNUSED_1000 = 0b1000
    INPUT_DATA = 0b1001
    SET_BLOCK_128 = 0b1010
    SET_BLOCK_192 = 0b1011
    SET_BLOCK_256 = 0b1100
    ENCRYPT = 0b1101
    ENCRYPT_FEEDBACK = 0b1110
    UNUSED_1111 = 0b1111


class Status(IntEnum):
    """Codes on `status_o`: the last instruction was taken, or why it was refused."""

    TAKEN = 0
    ILLEGAL_CODE = 1
    BUSY = 2
    NO_DIRECTION = 3
    NO_KEY = 4
    NO_DATA = 5
    NO_RESULT = 6


UNUSED = (Instruction.UNUSED_1000, Instruction.UNUSED_1111)
COMPUTES = (
    Instruction.ENCRYPT,
    Instruction.ENCRYPT_FEEDBACK,
    Instruction.DECRYPT,
    Instruction.DECRYPT_FEEDBACK,
)
DECRYPTS = (Instruction.DECRYPT, Instruction.DECRYPT_FEEDBACK)
FEEDBACK = (Instruction.ENCRYPT_FEEDBACK, Instruction.DECRYPT_FEEDBACK)

SET_BLOCK = {bits: Instruction(Instruction.SET_BLOCK_128 + n) for n, bits in enumerate(LENGTHS)}
"""Block length in bits -> the instruction that sets it."""
SET_KEY = {bits: Instruction(Instruction.SET_KEY_128 + n) for n, bits in enumerate(LENGTHS)}
"""Key length in bits -> the instruction that sets it."""
SETS_BLOCK = {code: bits for bits, code in SET_BLOCK.items()}
SETS_KEY = {code: bits for bits, code in SET_KEY.items()}

FEEDBACK_BLOCKS = 1000
"""Computations of a feedback test, one after the other."""
WORD_BITS = 16
"""Width of both channels."""


def single(directions: Sequence[Direction]) -> list[Instruction]:
    """Encrypt, Decrypt or both."""
    codes = {"encrypt": Instruction.ENCRYPT, "decrypt": Instruction.DECRYPT}
    return [codes[direction] for direction in directions]


def words(bits: int) -> int:
    """Words of a key or block of so many bits."""
    return bits // WORD_BITS
