# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A simulation job together with what must come out of it, by OpenSSL or a published vector."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.flows.simulate import BlockRecord, JobResult, Simulator


@lru_cache(maxsize=64)
def _context(key: bytes, decrypt: bool) -> Callable[[bytes], bytes]:
    cipher = Cipher(algorithms.AES(key), modes.ECB())
    return (cipher.decryptor() if decrypt else cipher.encryptor()).update


def reference(key: bytes, blocks: bytes, *, decrypt: bool) -> bytes:
    """Whole blocks through OpenSSL's AES, each by itself."""
    return _context(key, decrypt)(blocks)


@dataclass(frozen=True)
class _Due:
    """One block and what is due for it."""

    key: int
    """Index of the key offered last."""
    data: bytes
    decrypt: bool
    expected: bytes | None
    """None: what OpenSSL says under the key in force."""
    refused: bool


class Scoreboard:
    """Builds a job like `simulate.Job`, and compares its results afterwards."""

    def __init__(self, simulator: Simulator) -> None:
        self.job = simulator.job()
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
        """Loads a key of a length the build lacks; it must be answered with `key_error_o`."""
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
    ) -> None:
        """Streams blocks; due are `expected`, or an error if `refused`, or what OpenSSL says."""
        self.job.blocks(data, decrypt=decrypt, chain=chain, chain_port=chain_port)
        size = self.job.block_bytes
        for at in range(0, len(data), size):
            due = expected[at : at + size] if expected is not None else None
            key = len(self._keys) - 1
            self._due.append(_Due(key, data[at : at + size], decrypt, due, refused))

    def run(self) -> tuple[JobResult, str | None]:
        """The job's result, and a sentence about the first thing wrong with it or None.

        A block may be missing only if a clear or reset came after it.
        """
        result = self._simulator.run(self.job, records=True)
        return result, result.violation or self._compare(result)

    def _compare(self, result: JobResult) -> str | None:
        for index, (key, loaded) in enumerate(zip(self._keys, result.keys, strict=True)):
            if (key is None) != (loaded.error_clock is not None):
                level = "low after a bad" if key is None else "high after a good"
                return f"key {index}, in at clock {loaded.accepted}: key_error_o is {level} length"
        size = self.job.block_bytes
        for index, (due, record) in enumerate(zip(self._due, result.blocks, strict=True)):
            if record.taken_clock is None:
                wrong = self._missing(record, result)
            else:
                got = result.data[index * size : (index + 1) * size]
                wrong = self._differs(due, record, result, got)
            if wrong:
                what = "decrypt" if due.decrypt else "encrypt"
                return f"block {index} ({what}, in at clock {record.in_clock}): {wrong}"
        return None

    def _missing(self, record: BlockRecord, result: JobResult) -> str | None:
        if record.in_clock is None:
            return "never taken"
        dropped = any(c.begin is not None and c.begin > record.in_clock for c in result.clears)
        return None if dropped else "never came out"

    def _differs(self, due: _Due, record: BlockRecord, result: JobResult, got: bytes) -> str | None:
        if record.error != due.refused:
            return f"out_error_o is {int(record.error)}, expected {int(due.refused)}"
        if due.refused:
            expected = bytes(len(got))
        elif due.expected is not None:
            expected = due.expected
        else:
            key = self.key_of(due.key, record, result)
            expected = reference(key, due.data, decrypt=due.decrypt)
        if got != expected:
            return f"expected {expected.hex()}, got {got.hex()}"
        return None

    def key_of(self, index: int, record: BlockRecord, result: JobResult) -> bytes:
        """The key in force for a block: an eager one counts from its transfer, that clock too."""
        accepted = result.keys[index].accepted
        assert record.in_clock is not None
        if accepted is None or record.in_clock < accepted:
            index -= 1
        key = self._keys[index]
        assert key is not None, "a block went in under a refused key"
        return key
