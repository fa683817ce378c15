# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The processor's RTL as a program: fed with the inputs of each clock, it gives the outputs."""

import hashlib
import struct
import tempfile
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path

from aesilicon import rtl
from aesilicon.design import Design
from aesilicon.flows.processor.instructions import Status
from aesilicon.flows.processor.model import Inputs, Outputs
from aesilicon.flows.simulate import locked
from aesilicon.tools import process, verilator

CLOCK = struct.Struct("<BBHI")
"""One clock of a job: flags, instruction, word, and the number from 1 of the output word that is
XORed to it, or 0."""
_OUTPUTS = struct.Struct("<I")
_RESET, _INSTRUCTION, _WORD, _OUT_READY = 1, 2, 4, 8


def encode(inputs: Inputs[int], mix: int = 0) -> bytes:
    """One clock of a job; idle data inputs carry a pattern that must not matter."""
    flags = inputs.reset * _RESET | inputs.out_ready * _OUT_READY
    instruction, word = 0b0000, 0xA55A
    if inputs.instruction is not None:
        flags, instruction = flags | _INSTRUCTION, inputs.instruction
    if inputs.word is not None:
        flags, word = flags | _WORD, inputs.word
    return CLOCK.pack(flags, instruction, word, mix)


@dataclass(frozen=True)
class Simulator:
    """A processor's RTL, compiled with the driver."""

    name: str
    executable: Path

    @classmethod
    def of(cls, design: Design, cache_dir: Path) -> "Simulator":
        """Compiles a design into `cache_dir` unless it is there already.

        Raises `MissingToolError` without a C++ compiler, `ToolError` when the RTL does not compile.
        """
        name = f"{design.top}-{identity(design)[:24]}"
        executable = cache_dir / name
        if not executable.exists():
            with locked(cache_dir / f"{name}.lock"), tempfile.TemporaryDirectory() as folder:
                if not executable.exists():
                    sources = rtl.write_sources(design, Path(folder))
                    compile_rtl(sources, design.top, executable)
        return cls(design.name, executable)

    def run(self, clocks: Iterable[bytes], *, poke: bool = False) -> tuple[Outputs[int], ...]:
        """The outputs in each clock of a job, whose clocks are as `encode` writes them.

        With `poke` they end before the first clock in which an output moves with an input.
        """
        raw = self.run_raw(clocks, poke=poke)
        return tuple(decode(word) for (word,) in _OUTPUTS.iter_unpack(raw))

    def run_raw(self, clocks: Iterable[bytes], *, poke: bool = False) -> bytes:
        """The same as the program writes it, four bytes a clock: see `decode`."""
        with tempfile.TemporaryDirectory(prefix="aesilicon-job-") as name:
            job, result = Path(name, "job"), Path(name, "result")
            job.write_bytes(b"".join(clocks))
            log = self.executable.with_name(f"{self.executable.name}.{uuid.uuid4().hex}.log")
            command: Sequence[str | Path] = [self.executable, job, result]
            process.run(
                f"simulation of {self.name}",
                [*command, "poke"] if poke else command,
                log=log,
                timeout=120 + job.stat().st_size / 10**6,
            )
            log.unlink()
            return result.read_bytes()


def decode(word: int) -> Outputs[int]:
    """What the driver wrote of one clock."""
    return Outputs(
        ready=bool(word >> 18 & 1),
        status=Status(word >> 19),
        in_ready=bool(word >> 17 & 1),
        out_valid=bool(word >> 16 & 1),
        out_data=word & 0xFFFF,
    )


def compile_rtl(
    sources: Sequence[Path], top: str, executable: Path, *, options: Sequence[str] = ()
) -> None:
    """Compiles SystemVerilog files below module `top` with the driver."""
    with as_file(files(__package__) / "driver.cpp") as driver:
        log = executable.with_name(f"{executable.name}.log")
        verilator.build(sources, top, driver, executable, log=log, options=options)


def identity(design: Design) -> str:
    """SHA-256 (hex) over all that a simulation of the design depends on."""
    digest = hashlib.sha256(rtl.design_hash(design).encode())
    digest.update((files(__package__) / "driver.cpp").read_bytes())
    digest.update(verilator.version().encode())
    return digest.hexdigest()
