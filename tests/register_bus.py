# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Buses for the Python driver: the registers of compiled RTL, and some that fail."""

import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import aes_axil_regs as regs
from aesilicon.design import design, rtl
from aesilicon.design.surroundings import put_around

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")

HARNESS = Path(__file__).parent / "wrap" / "register_harness.cpp"
MASTER = HARNESS.with_name("axil_master.h")
BASE = 0x40000000
ALL_KEYS = {"KeyLengths": "3'b111"}


class Simulated:
    """A bus: the registers of a compiled wrapper, from reset on."""

    def __init__(self, program: Path) -> None:
        self._run = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def read(self, address: int) -> int:
        return self._access(f"{address:x}")

    def write(self, address: int, value: int) -> None:
        self._access(f"{address:x} {value:x}")

    def _access(self, line: str) -> int:
        assert self._run.stdin is not None and self._run.stdout is not None
        self._run.stdin.write(line + "\n")
        self._run.stdin.flush()
        answer = self._run.stdout.readline()
        assert re.fullmatch(r"[0-9a-f]+\n", answer), answer
        return int(answer, 16)

    def __enter__(self) -> "Simulated":
        return self

    def __exit__(self, *_: object) -> None:
        self._run.communicate()


class BesideC(Simulated):
    """The registers in a simulator with the C driver, which has made its first call."""

    def __init__(self, program: Path) -> None:
        super().__init__(program)
        assert self._run.stdout is not None and self._run.stdout.readline() == "0 \n"

    def read(self, address: int) -> int:
        return self._access(f"read {address:x}")

    def write(self, address: int, value: int) -> None:
        self._access(f"write {address:x} {value:x}")


def simulated(
    cache: Path, top: str, parameters: Mapping[str, str] = ALL_KEYS, sources: Sequence[Path] = ()
) -> Simulated:
    return Simulated(
        cocotb_bench.compiled(
            top, parameters, cache, main=HARNESS, headers=[MASTER], sources=sources
        )
    )


def behind_registers(name: str, cache: Path, **options: Any) -> tuple[str, list[Path]]:
    """Top module and sources of a design of the catalogue with `--bus axil`.

    `options` are those of its mode that differ.
    """
    base = design.load(name)
    assert base.mode is not None
    given = base.mode.options.model_dump(exclude_none=True) | options
    one = put_around(design.behind(base.bare, base.mode.name, **given), bus="axil")
    # Builds with other options have the same name, and other workers build them at the same time.
    return one.top, rtl.write_sources(one, cache / f"{one.name}-{rtl.text_hash(one)[:16]}")


class Broken:
    """A bus of which an access fails, or registers that are constants."""

    def __init__(self, inside: Any = None, **constants: int) -> None:
        self.inside, self.left, self.reads = inside, 10**6, 0
        self.constants = {regs.Register[name]: value for name, value in constants.items()}

    def read(self, address: int) -> int:
        self._count()
        self.reads += 1
        if self.inside is not None:
            return int(self.inside.read(address))
        return self.constants.get(regs.Register(address), 0)

    def write(self, address: int, value: int) -> None:
        self._count()
        if self.inside is not None:
            self.inside.write(address, value)

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OSError("the cable is off")
