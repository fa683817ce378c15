# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Accesses to the registers of `aes_axil`, with what each must give."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.message_simulator import Kind, Status
from aesilicon.drivers.mode_logic import CODES
from aesilicon_lab import registers

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytest.importorskip("cocotbext.axi", reason="needs cocotbext-axi")
pytest.importorskip("systemrdl", reason="needs systemrdl-compiler")

ENGINE = 5
"""Of MESSAGE.MODE."""
OKAY, SLVERR = 0, 2
MAP = {one.inst_name: one for one in registers.compiled().registers(unroll=False)}
ERROR, STATUS = 0x08, 0x04


def address(register: str, index: int = 0) -> int:
    return int(MAP[register].raw_address_offset) + 4 * index


def bit_place(register: str, field: str) -> int:
    return int(MAP[register].get_child_by_name(field).low)


def bit(register: str, field: str) -> int:
    return 1 << bit_place(register, field)


@dataclass(frozen=True)
class Program:
    """The simulator of a module with the registers."""

    top: str
    path: Path


def compiled(
    top: str, parameters: Mapping[str, str], cache: Path, replaced: Mapping[str, Path] = {}
) -> Program:
    return Program(top, cocotb_bench.compiled(top, parameters, cache, replaced=replaced))


def of_design(one: Design, cache: Path, replaced: Mapping[str, Path] = {}) -> Program:
    """The same of a design with a bus."""
    sources = rtl.write_sources(one, cache / one.name)
    program = cocotb_bench.compiled(one.top, {}, cache, replaced=replaced, sources=sources)
    return Program(one.top, program)


def all_words() -> Iterator[tuple[int, bool, bool]]:
    """Every address of the map, whether it is readable, and whether writable."""
    for register in MAP.values():
        for index in range(register.array_dimensions[0] if register.is_array else 1):
            at = address(register.inst_name, index)
            yield at, register.has_sw_readable, register.has_sw_writable


class Accesses:
    """Accesses to the registers, with what each must give."""

    def __init__(self) -> None:
        self._made: list[list[Any]] = []
        self._due: list[tuple[str, Any]] = []

    def _add(self, access: list[Any], name: str, due: Any) -> None:
        self._made.append(access)
        self._due.append((name, due))

    def write(self, register: str, value: int, index: int = 0) -> None:
        self._add(["w", address(register, index), value, 4], f"write {register}", OKAY)

    def raw_write(self, at: int, size: int, due: int) -> None:
        self._add(["w", at, 0xFFFFFFFF, size], f"write {at:#x}", due)

    def raw_read(self, at: int, due: Any) -> None:
        self._add(["r", at], f"read {at:#x}", due)

    def read(self, register: str, due: int, index: int = 0, name: str = "") -> None:
        self._add(["r", address(register, index)], name or f"read {register}", [due, OKAY])

    def until(self, field: str) -> None:
        self._add(["until", STATUS, bit("STATUS", field)], field, None)

    def irq(self, level: int) -> None:
        self._add(["irq"], "irq", level)

    def words(self, register: str, data: bytes) -> None:
        for n in range(0, len(data), 4):
            self.write(register, int.from_bytes(data[n : n + 4], "little"), n // 4)

    def error(self, *fields: str, name: str = "") -> None:
        """The flags that are raised, which are then cleared."""
        due = sum(bit("ERROR", field) for field in fields)
        self.read("ERROR", due, name=name or f"errors {fields}")
        self.write("ERROR", due)

    def key(self, key: bytes) -> None:
        self.until("KEY_READY")
        self.words("KEY", key)
        self.write("KEY_LOAD", 1)
        self.until("KEY_READY")

    def message(self, mode: str, iv: bytes, *, decrypt: bool = False) -> None:
        self.words("IV", iv)
        self.write("MESSAGE", CODES[mode] | 8 * decrypt)

    def begin(self, tag_bytes: int = 16, *, decrypt: bool = False) -> None:
        """Begins a message of the engine."""
        self.write("MESSAGE", ENGINE | 8 * decrypt | tag_bytes << 4)

    def beat(self, kind: Kind, size: int, *, last: bool = False) -> None:
        self.write("BEAT", kind | 4 * last | size << 4)

    def send(self, kind: Kind, data: bytes, *, last: bool = False) -> None:
        """A beat of a message. Bytes behind its end are ones, and ignored."""
        self.until("INPUT_READY")
        self.beat(kind, len(data), last=last)
        self.words("INPUT", data.ljust(16, b"\xff"))

    def end(self, verdict: Status, tag: bytes, name: str) -> None:
        """The end of a message, which is dropped."""
        self.until("END_VALID")
        state = bit("STATUS", "KEYED") | bit("STATUS", "END_VALID")
        state |= verdict << bit_place("STATUS", "VERDICT")
        self.read("STATUS", state, name=f"{name}, status")
        self.taken("TAG", tag.ljust(16, b"\0"), f"{name}, tag")

    def block(self, data: bytes, due: bytes, name: str) -> None:
        self.until("INPUT_READY")
        self.words("INPUT", data)
        self.until("OUTPUT_VALID")
        self.output(due, name)

    def output(self, due: bytes, name: str) -> None:
        self.taken("OUTPUT", due, name)

    def taken(self, register: str, due: bytes, name: str) -> None:
        """Four words, whose last drops them."""
        for n in range(4):
            self.read(register, int.from_bytes(due[4 * n :][:4], "little"), n, name)

    def drop(self, register: str) -> None:
        """Four words of any value."""
        for n in range(4):
            self._add(["r", address(register, n)], f"read {register}", None)

    def run(self, program: Program, folder: Path, gaps: float = 0.3) -> None:
        job = {"seed": 3, "gaps": gaps, "accesses": self._made}
        out = cocotb_bench.drive(program.path, program.top, "axil_traffic", job, folder)
        for number, ((name, due), got) in enumerate(zip(self._due, out, strict=True)):
            if due is None:
                continue
            assert got == due, f"access {number}, {name}: {got}, must be {due}"
