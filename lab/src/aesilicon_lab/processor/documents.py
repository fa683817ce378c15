# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tables of the processor for its documents: instructions, status codes, clocks, a transaction."""

from collections.abc import Callable, Sequence
from typing import Any

from aesilicon.design.ports import Port
from aesilicon.drivers.vectors import counting
from aesilicon.drivers.wrapper import Wrapped
from aesilicon.spec.rijndael import rounds
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor import isa_clocks
from aesilicon_lab.processor.host import RecordingHost
from aesilicon_lab.processor.instructions import Instruction, Status

_LOW, _HIGH = "▁▁▁▁▁", "▔▔▔▔▔"
_WIDTH = 16
"""Clocks in a line of the diagram."""

INSTRUCTIONS = {
    Instruction.RESET: "clears key, data and result, sets both lengths to 128 bits; taken always",
    Instruction.SET_BLOCK_128: "Set Block Length, 128 bits: of the blocks loaded from here on",
    Instruction.SET_BLOCK_192: "Set Block Length, 192 bits",
    Instruction.SET_BLOCK_256: "Set Block Length, 256 bits",
    Instruction.SET_KEY_128: "Set Key Length, 128 bits: of the keys loaded from here on",
    Instruction.SET_KEY_192: "Set Key Length, 192 bits",
    Instruction.SET_KEY_256: "Set Key Length, 256 bits",
    Instruction.INPUT_DATA: "loads a block: 8, 12 or 16 words",
    Instruction.INPUT_KEY: "loads a key: 8, 12 or 16 words",
    Instruction.ENCRYPT: "enciphers the loaded block",
    Instruction.ENCRYPT_FEEDBACK: "test: enciphers the block, then 999 times the last result",
    Instruction.DECRYPT: "deciphers the loaded block",
    Instruction.DECRYPT_FEEDBACK: "test: deciphers the block, then 999 times the last result",
    Instruction.OUTPUT_DATA: "gives the result: as many words as its block had",
    Instruction.UNUSED_1000: "unused: refused",
    Instruction.UNUSED_1111: "unused: refused",
}
"""Instruction -> what it does, in the order of the paper's table 1."""

STATUSES = {
    Status.TAKEN: "taken",
    Status.ILLEGAL_CODE: "1000 or 1111, whatever the processor is doing",
    Status.BUSY: "a transfer or computation in progress does not allow it",
    Status.NO_DIRECTION: "Decrypt or its feedback test, in a build for encryption only",
    Status.NO_KEY: "a computation without a key",
    Status.NO_DATA: "a computation with a key and without a block",
    Status.NO_RESULT: "Output Data before the first computation since a Reset",
}
"""Status -> its meaning; of several the first in the order of the codes is reported."""


def clock_rows(wrapped: Wrapped) -> list[tuple[str, str, str, str]]:
    """(what, clocks at 128/128, at 256/256, formula); key and block of the same length."""
    decrypts = "decrypt" in wrapped.core.directions

    def row(what: str, clocks_of: Callable[[int], int], formula: str) -> tuple[str, str, str, str]:
        return what, f"{clocks_of(128):,}", f"{clocks_of(256):,}", formula

    def words(what: str, clocks_of: Callable[[int], int]) -> tuple[str, str, str, str]:
        return row(what, clocks_of, _formula("words", isa.words, clocks_of))

    def compute(what: str, code: Instruction, *, first: bool = False) -> tuple[str, str, str, str]:
        def clocks_of(bits: int) -> int:
            return isa_clocks.compute(wrapped, bits, bits, code, first=first)

        return row(what, clocks_of, _formula("Nr", _rounds, clocks_of))

    encrypt = compute("Encrypt" + " or Decrypt" * decrypts, Instruction.ENCRYPT)
    load = words("Input Data", lambda bits: isa_clocks.input_data(wrapped, bits))
    rows = [
        row("Reset, Set Length, or refused", lambda bits: isa_clocks.setting(wrapped), "1"),
        load,
        words(
            "Input Key, the first",
            lambda bits: isa_clocks.input_key(wrapped, bits, held=False),
        ),
        words(
            "Input Key, after another",
            lambda bits: isa_clocks.input_key(wrapped, bits, held=True),
        ),
        encrypt,
        compute("feedback test", Instruction.ENCRYPT_FEEDBACK),
    ]
    if walks(wrapped):
        other = "Decrypt, of another block length than the decryption before it, or the first under"
        again = "Decrypt Feedback, likewise"
        rows.append(compute(f"{other} a key", Instruction.DECRYPT, first=True))
        rows.append(compute(again, Instruction.DECRYPT_FEEDBACK, first=True))

    def overlapped(bits: int) -> int:
        return isa_clocks.sustained(wrapped, bits, bits)

    sustained = row(
        "each of many blocks, three at once",
        overlapped,
        _formula("Nr", _rounds, overlapped),
    )
    return [
        *rows,
        words("Output Data", lambda bits: isa_clocks.output_data(wrapped, bits)),
        row(
            "a block in, computed and out",
            lambda bits: isa_clocks.transaction(wrapped, bits, bits),
            f"2 ({load[3]}) + {encrypt[3]}",
        ),
        sustained,
    ]


def walks(wrapped: Wrapped) -> bool:
    """Whether the first decryption under a key takes longer than a later one."""
    if "decrypt" not in wrapped.core.directions:
        return False
    first, later = (
        isa_clocks.compute(wrapped, 128, 128, Instruction.DECRYPT, first=first)
        for first in (True, False)
    )
    return first > later


def _rounds(bits: int) -> int:
    return rounds(bits // 8, bits // 8)


def _formula(name: str, of: Callable[[int], int], clocks_of: Callable[[int], int]) -> str:
    """Text of clocks as a linear function of a number that the length sets; else `ValueError`."""
    begin, end = clocks_of(128), clocks_of(256)
    slope, rest = divmod(end - begin, of(256) - of(128))
    offset = begin - slope * of(128)
    if rest or clocks_of(192) != slope * of(192) + offset:
        raise ValueError(f"clocks are no linear function of {name}")
    tests, slope = divmod(slope, isa.FEEDBACK_BLOCKS)
    each, offset = divmod(offset, isa.FEEDBACK_BLOCKS) if tests else (0, offset)
    terms = [f"{isa.FEEDBACK_BLOCKS} ({name} + {each})"] if tests else []
    terms += [name if slope == 1 else f"{slope} {name}"] if slope else []
    return " + ".join([*terms, str(offset)])


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def instruction_table() -> str:
    """Code, name and meaning of every instruction."""
    rows = [(f"`{c:04b}`", name_of(c), meaning) for c, meaning in INSTRUCTIONS.items()]
    return table(("code", "instruction", "what it does"), rows)


def status_table() -> str:
    """Number and meaning of every status."""
    rows = [(str(int(s)), s.name.replace("_", " ").lower(), m) for s, m in STATUSES.items()]
    return table(("`status_o`", "name", "meaning"), rows)


def clock_table(wrapped: Wrapped) -> str:
    """Clocks of every instruction."""
    head = ("instruction", "clocks, 128-bit key and block", "256-bit", "in general")
    return table(head, clock_rows(wrapped))


def port_table(ports: Sequence[Port]) -> str:
    """Name, direction, width and meaning of every port."""
    rows = [(f"`{port.name}`", port.direction, str(port.bits), port.meaning) for port in ports]
    return table(("port", "direction", "bits", "meaning"), rows)


def name_of(code: Instruction) -> str:
    """An instruction's name as the paper writes it."""
    words = code.name.split("_")
    if words[0] == "SET":
        return f"Set {words[1].title()} Length {words[2]}"
    if code in (Instruction.UNUSED_1000, Instruction.UNUSED_1111):
        return "-"
    return " ".join(word.title() for word in words)


def vectors(wrapped: Wrapped, key_bits: int) -> tuple[str, int, str, list[tuple[Any, ...]]]:
    """(code that sets the length, words, key, blocks); everything 256 bits wide, left-aligned."""
    blocks = []
    for bits in wrapped.core.block_bits:
        v = counting(key_bits, bits)
        both = {Instruction.ENCRYPT: (v.plaintext, v.ciphertext)}
        both[Instruction.DECRYPT] = (v.ciphertext, v.plaintext)
        for code in isa.single(wrapped.core.directions):
            data, expected = both[code]
            set_block = f"{isa.SET_BLOCK[bits]:04b}"
            blocks.append((set_block, f"{code:04b}", isa.words(bits), _wide(data), _wide(expected)))
    key = bytes(range(key_bits // 8))
    return f"{isa.SET_KEY[key_bits]:04b}", isa.words(key_bits), _wide(key), blocks


def _wide(data: bytes) -> str:
    return data.ljust(32, b"\0").hex()


def transaction(wrapped: Wrapped) -> RecordingHost:
    """A 128-bit key and block in, enciphered, and out again, without a pause."""
    host = RecordingHost(wrapped)
    v = counting(128, 128)
    host.key(v.key)
    host.compute(Instruction.ENCRYPT, v.plaintext)
    host.clock()
    return host


def diagram(host: RecordingHost) -> str:
    """The ports in every clock, a line a port; values in hex, instructions in binary."""
    lines: dict[str, list[str]] = {}
    for now, (into, out) in enumerate(zip(host.inputs, host.due, strict=True)):
        code = "" if into.instruction is None else f"{into.instruction:04b}"
        for name, value in {
            "clock": str(now),
            "instr_valid_i": _level(into.instruction is not None),
            "instr_i": code,
            "ready_o": _level(out.ready),
            "status_o": str(int(out.status)),
            "in_valid_i": _level(into.word is not None),
            "in_ready_o": _level(out.in_ready),
            "in_data_i": "" if into.word is None else f"{into.word:04x}",
            "out_valid_o": _level(out.out_valid),
            "out_ready_i": _level(into.out_ready),
            "out_data_o": f"{out.out_data:04x}",
        }.items():
            lines.setdefault(name, []).append(value.ljust(5))
    blocks = []
    for at in range(0, len(host.inputs), _WIDTH):
        shown = (f"{n:<14}{''.join(v[at : at + _WIDTH])}".rstrip() for n, v in lines.items())
        blocks.append("".join(f"{line}\n" for line in shown))
    return "\n".join(blocks)


def _level(high: bool) -> str:
    return _HIGH if high else _LOW
