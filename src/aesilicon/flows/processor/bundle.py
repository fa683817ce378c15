# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the templates of a processor's bundle are filled with."""

from typing import Any

from aesilicon import rtl
from aesilicon.design import Design
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor import tables
from aesilicon.flows.processor.instructions import Instruction
from aesilicon.flows.vectors import counting

TEMPLATES = {
    "bench.sv.j2": "processor_bench.sv.j2",
    "datasheet.md.j2": "processor_datasheet.md.j2",
}
"""A core's template -> the one that a processor has in its place."""


def facts(design: Design) -> dict[str, Any]:
    """Name -> value, beside those of any bundle."""
    return {
        "vectors": [_under_key(design, bits) for bits in design.core.key_bits],
        "port_table": tables.port_table(rtl.ports(design)),
        "instruction_table": tables.instruction_table(),
        "status_table": tables.status_table(),
        "clock_table": tables.clock_table(design),
    }


def _under_key(design: Design, key_bits: int) -> tuple[str, int, str, list[tuple[Any, ...]]]:
    """(code that sets the length, words, key, blocks); everything 256 bits wide, left-aligned."""
    blocks = []
    for bits in design.core.block_bits:
        v = counting(key_bits, bits)
        both = {"encrypt": (Instruction.ENCRYPT, v.plaintext, v.ciphertext)}
        both["decrypt"] = (Instruction.DECRYPT, v.ciphertext, v.plaintext)
        for direction in design.core.directions:
            code, data, expected = both[direction]
            set_block = f"{isa.SET_BLOCK[bits]:04b}"
            words = bits // isa.WORD_BITS
            blocks.append((set_block, f"{code:04b}", words, _wide(data), _wide(expected)))
    key = bytes(range(key_bits // 8))
    return f"{isa.SET_KEY[key_bits]:04b}", key_bits // isa.WORD_BITS, _wide(key), blocks


def _wide(data: bytes) -> str:
    return data.ljust(32, b"\0").hex()
