# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What documents say of the processor: ports, instructions, status codes, clocks."""

from collections.abc import Callable, Sequence

from aesilicon.design import Design
from aesilicon.flows.processor import clocks
from aesilicon.flows.processor.instructions import Instruction, Status
from aesilicon.flows.processor.model import walks

PORTS = {
    "clk_i": "clock",
    "rst_ni": "reset, synchronous, active low: does what the instruction Reset does",
    "instr_valid_i": "an instruction is given in this clock",
    "instr_i": "the instruction",
    "ready_o": "idle: any instruction is taken",
    "status_o": "what became of the last instruction, from the clock after it",
    "in_valid_i": "a word of the key or block being loaded is offered",
    "in_ready_o": "the word is taken; low when nothing is being loaded",
    "in_data_i": "two bytes, the first on [15:8]",
    "out_valid_o": "a word of the result is offered",
    "out_ready_i": "the word is taken",
    "out_data_o": "two bytes, the first on [15:8]; 0 while `out_valid_o` is low",
}
"""Port -> its meaning."""

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
    Instruction.ENCRYPT_FEEDBACK: "test: enciphers it, and 999 times more each result",
    Instruction.DECRYPT: "deciphers the loaded block",
    Instruction.DECRYPT_FEEDBACK: "test: deciphers it, and 999 times more each result",
    Instruction.OUTPUT_DATA: "gives the result: as many words as its block had",
    Instruction.UNUSED_1000: "unused: refused",
    Instruction.UNUSED_1111: "unused: refused",
}
"""Instruction -> what it does, in the order of the paper's table 1."""

STATUSES = {
    Status.TAKEN: "taken",
    Status.ILLEGAL_CODE: "1000 or 1111, whatever the processor is doing",
    Status.BUSY: "something is under way that does not let it in",
    Status.NO_DIRECTION: "Decrypt or its feedback test, in a build for encryption only",
    Status.NO_KEY: "a computation without a key",
    Status.NO_DATA: "a computation with a key and without a block",
    Status.NO_RESULT: "Output Data before the first computation since a Reset",
}
"""Status -> its meaning; of several the first in the order of the codes is reported."""


def clock_rows(design: Design) -> list[tuple[str, str, str, str]]:
    """(what, clocks at 128/128, at 256/256, formula); key and block of the same length."""
    decrypts = "decrypt" in design.core.directions

    def row(what: str, clocks_of: Callable[[int], int], formula: str) -> tuple[str, str, str, str]:
        return what, f"{clocks_of(128):,}", f"{clocks_of(256):,}", formula

    def compute(*, walk: bool = False, feedback: bool = False) -> Callable[[int], int]:
        return lambda bits: clocks.compute(design, bits, bits, walk=walk, feedback=feedback)

    rows = [
        row("Reset, Set Length, or refused", lambda bits: clocks.SETTING, "1"),
        row("Input Data", clocks.transfer, "words + 1"),
        row("Input Key, the first", lambda n: clocks.input_key(n, held=False), "words + 2"),
        row("Input Key, after another", lambda n: clocks.input_key(n, held=True), "words + 3"),
        row("Encrypt" + " or Decrypt" * decrypts, compute(), "Nr + 4"),
        row("feedback test", compute(feedback=True), "1000 (Nr + 3) + 1"),
    ]
    if walks(design):
        other = "Decrypt, of another block length than the decryption before it, or the first under"
        rows.append(row(f"{other} a key", compute(walk=True), "2 Nr + 4"))
        walking = compute(walk=True, feedback=True)
        rows.append(row("Decrypt Feedback, likewise", walking, "1000 (Nr + 3) + Nr + 1"))
    return [
        *rows,
        row("Output Data", clocks.transfer, "words + 1"),
        row(
            "a block in, computed and out",
            lambda bits: clocks.transaction(design, bits, bits),
            "2 (words + 1) + Nr + 4",
        ),
    ]


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


def clock_table(design: Design) -> str:
    """Clocks of every instruction."""
    head = ("instruction", "clocks, 128-bit key and block", "256-bit", "in general")
    return table(head, clock_rows(design))


def port_table(ports: Sequence[tuple[str, int, str]]) -> str:
    """Name, direction, width and meaning of every port."""
    rows = [(f"`{name}`", way, str(bits), PORTS[name]) for way, bits, name in ports]
    return table(("port", "direction", "bits", "meaning"), rows)


def name_of(code: Instruction) -> str:
    """An instruction's name as the paper writes it."""
    words = code.name.split("_")
    if words[0] == "SET":
        return f"Set {words[1].title()} Length {words[2]}"
    if code in (Instruction.UNUSED_1000, Instruction.UNUSED_1111):
        return "-"
    return " ".join(word.title() for word in words)
