# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A simulation job with its expected results, from published vectors or from a reference cipher.

The reference is OpenSSL for blocks of 128 bits, and the golden model for longer blocks, which
OpenSSL lacks.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from operator import xor
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.drivers.simulator import BlockRecord, Job, JobResult, Simulator
from aesilicon.spec.rijndael import Rijndael


@lru_cache(maxsize=1024)
def _context(key: bytes, decrypt: bool, block_bytes: int) -> Callable[[bytes], bytes]:
    if block_bytes == 16:
        aes = Cipher(algorithms.AES(key), modes.ECB())
        return (aes.decryptor() if decrypt else aes.encryptor()).update
    golden = Rijndael(key, block_bytes)
    return golden.decrypt_blocks if decrypt else golden.encrypt_blocks


def reference(key: bytes, blocks: bytes, *, decrypt: bool, block_bytes: int = 16) -> bytes:
    """Ciphers whole blocks of 16, 24 or 32 bytes with the reference, in ECB mode."""
    return _context(key, decrypt, block_bytes)(blocks)


@dataclass(frozen=True)
class _Due:
    """One block and its expected result."""

    key: int
    """Index of the key offered last."""
    data: bytes
    decrypt: bool
    expected: bytes | None
    """Published result; None: the reference gives it, under the key in force."""
    refused: bool
    optional: bool
    """The block may be given up before the core takes it."""
    chained: bool
    """The core XORs the block with the previous result."""


class Scoreboard:
    """Builds a `simulator.Job` and compares its results with the expected results."""

    def __init__(self, simulator: Simulator) -> None:
        self.job = Job()
        self._simulator = simulator
        self._keys: list[bytes | None] = []
        self._due: list[_Due] = []

    @property
    def count(self) -> int:
        """Number of blocks so far."""
        return len(self._due)

    def key(self, key: bytes, *, eager: bool = False) -> None:
        """Loads a key that the build serves."""
        self.job.key(key, eager=eager)
        self._keys.append(key)

    def bad_key(self, length_code: int) -> None:
        """Loads a key of a length that the build lacks; the core must raise `key_error_o`."""
        self.job.key(bytes(32), length_code=length_code)
        self._keys.append(None)

    def blocks(
        self,
        data: bytes,
        *,
        decrypt: bool = False,
        expected: bytes | None = None,
        refused: bool = False,
        chain: bool = False,
        chain_port: bool = False,
        block_bytes: int = 16,
        length_code: int | None = None,
        patience: int | None = None,
    ) -> None:
        """Streams blocks; expects `expected`, an error if `refused`, else the reference's results.

        The other arguments are those of `Job.blocks`.
        """
        self.job.blocks(
            data,
            decrypt=decrypt,
            chain=chain,
            chain_port=chain_port,
            block_bytes=block_bytes,
            length_code=length_code,
            patience=patience,
        )
        key, optional = len(self._keys) - 1, patience is not None
        for at in range(0, len(data), block_bytes):
            end = at + block_bytes
            due = expected[at:end] if expected is not None else None
            self._due.append(_Due(key, data[at:end], decrypt, due, refused, optional, chain_port))

    def run(
        self, *, trace: bool = False, waves: Path | None = None
    ) -> tuple[JobResult, str | None]:
        """Runs the job; returns its result, and a sentence on the first error in it or None.

        `trace` and `waves` are as in `Simulator.run`. A block may be missing only if a clear or
        reset came after it, or if it was given up after `patience` clocks.
        """
        result = self._simulator.run(self.job, records=True, trace=trace, waves=waves)
        return result, result.violation or self._compare(result)

    def _compare(self, result: JobResult) -> str | None:
        for index, (key, loaded) in enumerate(zip(self._keys, result.keys, strict=True)):
            if (key is None) != (loaded.error_clock is not None):
                level = "low after a bad" if key is None else "high after a good"
                return f"key {index}, in at clock {loaded.accepted}: key_error_o is {level} length"
        expected = self._expected(result)
        last_clear = max((c.begin for c in result.clears if c.begin is not None), default=-1)
        at = 0
        for index, (due, record) in enumerate(zip(self._due, result.blocks, strict=True)):
            got = result.data[at : at + len(due.data)]
            at += len(due.data)
            if record.taken_clock is None:
                wrong = self._missing(due, record, last_clear)
            elif record.error != due.refused:
                wrong = f"out_error_o is {int(record.error)}, expected {int(due.refused)}"
            elif got != expected[index]:
                wrong = f"expected {expected[index].hex()}, got {got.hex()}"
            else:
                continue
            if wrong:
                what = "decrypt" if due.decrypt else "encrypt"
                return f"block {index} ({what}, in at clock {record.in_clock}): {wrong}"
        return None

    def _missing(self, due: _Due, record: BlockRecord, last_clear: int) -> str | None:
        if record.in_clock is None:
            return None if due.optional else "never taken"
        return None if last_clear > record.in_clock else "never came out"

    def _expected(self, result: JobResult) -> dict[int, bytes]:
        """Number of a block -> its result by the reference, which is called once for each key."""
        expected: dict[int, bytes] = {}
        asked: defaultdict[tuple[bytes, bool, int], list[int]] = defaultdict(list)
        for index, (due, record) in enumerate(zip(self._due, result.blocks, strict=True)):
            if due.refused:
                expected[index] = bytes(len(due.data))
            elif due.expected is not None:
                expected[index] = due.expected
            elif due.chained:
                continue
            elif record.taken_clock is not None:
                key = self.key_of(due.key, record, result)
                asked[key, due.decrypt, len(due.data)].append(index)
        for (key, decrypt, size), indexes in asked.items():
            blocks = b"".join(self._due[index].data for index in indexes)
            results = reference(key, blocks, decrypt=decrypt, block_bytes=size)
            for place, index in enumerate(indexes):
                expected[index] = results[place * size : (place + 1) * size]
        self._add_chained(expected, result)
        return expected

    def _add_chained(self, expected: dict[int, bytes], result: JobResult) -> None:
        """Adds the results of chained blocks, each computed from the previous result."""
        cuts = [clear.begin for clear in result.clears if clear.begin is not None]
        before: tuple[int, int, int] | None = None  # index, key and clock of the previous block
        for index, (due, record) in enumerate(zip(self._due, result.blocks, strict=True)):
            if record.in_clock is None:
                continue
            key = self._key_at(due.key, record, result)
            if index not in expected and record.taken_clock is not None:
                size = len(due.data)
                last = bytes(size)
                if before and before[1] == key and not _any_within(cuts, before[2], record):
                    last = expected[before[0]][:size].ljust(size, b"\0")
                mixed = bytes(map(xor, due.data, last))
                expected[index] = reference(
                    self.key_of(due.key, record, result), mixed, decrypt=False, block_bytes=size
                )
            before = index, key, record.in_clock

    def _key_at(self, index: int, record: BlockRecord, result: JobResult) -> int:
        """The number of the key in force for a block; -1 before the first key."""
        accepted = result.keys[index].accepted if index >= 0 else None
        assert record.in_clock is not None
        return index - int(accepted is None or record.in_clock < accepted) if index >= 0 else -1

    def key_of(self, index: int, record: BlockRecord, result: JobResult) -> bytes:
        """The key in force for a block; an eager key counts from its transfer on."""
        key = self._keys[self._key_at(index, record, result)]
        assert key is not None, "a block went in under a refused key"
        return key


def _any_within(clocks: Iterable[int], after: int, record: BlockRecord) -> bool:
    """Whether one of `clocks` lies after clock `after` and before the entry of a block."""
    assert record.in_clock is not None
    return any(after < clock < record.in_clock for clock in clocks)
