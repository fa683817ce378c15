# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Monte Carlo tests of AESAVS (NIST, 2002), section 6.4, in ECB, CBC, CFB128 and OFB.

A test is 100 loops of 1000 blocks. A block's input is an earlier result, and each loop's key,
initial vector and input come from the last results of the previous loop. OpenSSL runs the test
first; its last result must be the one that NIST publishes. Each loop is then one message of 1000
blocks, and the RTL must give OpenSSL's result for every block of it.
"""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers.modes import CBC, ECB

from aesilicon.drivers.simulator import Job, Simulator
from aesilicon.flows.verify.protocol import Bench, Finding
from aesilicon.spec import modes
from aesilicon.spec.rijndael import xor

LOOPS = 100
"""Number of loops in a test, each with its own key."""
BLOCKS = 1000
"""Number of blocks in a loop."""


@dataclass(frozen=True)
class MonteCarloTest:
    """One published test."""

    name: str
    mode: str
    """`ecb`, `cbc`, `cfb128` or `ofb`."""
    decrypt: bool
    key: bytes
    iv: bytes
    """Empty for ECB."""
    text: bytes
    """First input, one block."""
    result: bytes
    """The last result of the last loop."""


@dataclass(frozen=True)
class Loop:
    """One loop of a test, as a message."""

    key: bytes
    iv: bytes
    inputs: bytes
    """1000 blocks."""
    results: bytes
    """1000 blocks."""


@cache
def published() -> tuple[MonteCarloTest, ...]:
    """NIST's tests for each direction and key length in ECB, CBC, CFB128 and OFB."""
    data = tomllib.loads((files(__package__) / "monte_carlo.toml").read_text())
    return tuple(
        MonteCarloTest(
            name=f"{mode.upper()}MCT{bits} {direction}",
            mode=mode,
            decrypt=direction == "decrypt",
            key=bytes.fromhex(test["key"]),
            iv=bytes.fromhex(test.get("iv", "")),
            text=bytes.fromhex(test["input"]),
            result=bytes.fromhex(test["result"]),
        )
        for mode, directions in data.items()
        for direction, lengths in directions.items()
        for bits, test in lengths.items()
    )


def loops(test: MonteCarloTest, count: int = LOOPS) -> Iterator[Loop]:
    """The first `count` loops of a test, computed by OpenSSL."""
    key, iv, text = test.key, test.iv, test.text
    for _ in range(count):
        loop = _loop(test, key, iv, text)
        yield loop
        # A 24-byte key takes its first 8 bytes from the second-last result.
        key = xor(key, loop.results[-len(key) :])
        before, last = loop.results[-32:-16], loop.results[-16:]
        iv, text = (b"", last) if test.mode == "ecb" else (last, before)


def _loop(test: MonteCarloTest, key: bytes, iv: bytes, text: bytes) -> Loop:
    step = _step(test, key, iv)
    inputs, results = [], []
    following = iv
    for _ in range(BLOCKS):
        inputs.append(text)
        result = step(text)
        results.append(result)
        # The next input is the result itself in ECB. In the other modes it is the initial vector
        # after the first block, and then the second-last result.
        text, following = (following, result) if iv else (result, b"")
    return Loop(key, iv, b"".join(inputs), b"".join(results))


def _step(test: MonteCarloTest, key: bytes, iv: bytes) -> Callable[[bytes], bytes]:
    """A function that maps the next block of a message to its result."""
    aes = algorithms.AES(key)
    if test.mode in ("ecb", "cbc"):
        cipher = Cipher(aes, CBC(iv) if iv else ECB())
        return (cipher.decryptor() if test.decrypt else cipher.encryptor()).update
    # CFB and OFB are built on ECB here: releases of `cryptography` differ in where they have them.
    encipher = Cipher(aes, ECB()).encryptor().update
    feedback = iv

    def step(text: bytes) -> bytes:
        nonlocal feedback
        stream = encipher(feedback)
        result = xor(text, stream)
        if test.mode == "ofb":
            feedback = stream
        elif test.decrypt:
            feedback = text
        else:
            feedback = result
        return result

    return step


def check(bench: Bench, count: int = LOOPS) -> Finding:
    """Runs every published test that the design serves, with the first `count` loops of each.

    The published result is checked only with all `LOOPS` loops.
    """
    blocks = 0
    for test in published():
        if len(test.key) * 8 not in bench.design.core.key_bits:
            continue
        if modes.core_decrypts(test.mode, test.decrypt) not in bench.decrypts:
            continue
        done = tuple(loops(test, count))
        blocks += count * BLOCKS
        failure = _run(bench.simulator, test, done)
        last = done[-1].results[-16:]
        if failure is None and count == LOOPS and last != test.result:
            failure = f"ends with {last.hex()}, published is {test.result.hex()}"
        if failure is not None:
            return Finding(blocks, f"{test.name}: {failure}")
    return Finding(blocks, None)


def _run(simulator: Simulator, test: MonteCarloTest, done: tuple[Loop, ...]) -> str | None:
    """Runs the loops on the RTL; returns a sentence about the first wrong block, or None."""
    job = Job()
    due = bytearray()
    for loop in done:
        plan = modes.MODES[test.mode].plan(16, loop.iv, loop.inputs, test.decrypt)
        job.key(loop.key)
        job.blocks(plan.blocks, decrypt=plan.decrypt, chain=plan.chain)
        due += loop.results if plan.mask is None else xor(loop.results, plan.mask)
    result = simulator.run(job)
    if result.violation is not None:
        return result.violation
    if result.data == due:
        return None
    block = next(n for n, byte in enumerate(due) if byte != result.data[n]) // 16
    expected, got = (data[16 * block :][:16].hex() for data in (due, result.data))
    at = f"loop {block // BLOCKS}, block {block % BLOCKS}"
    return f"{at}: expected {expected}, got {got}"
