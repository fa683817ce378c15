# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A simulation job of messages with its expected results, by `spec.modes` over OpenSSL."""

from dataclasses import dataclass

from aesilicon.drivers import mode_logic
from aesilicon.drivers.layer import Way
from aesilicon.drivers.scoreboard import reference
from aesilicon.drivers.simulator import BlockRecord, Job, JobResult, Simulator
from aesilicon.spec import modes
from aesilicon.spec.rijndael import xor


class _Reference:
    """OpenSSL with one key as the `BlockEngine` of a mode."""

    block_bytes = 16

    def __init__(self, key: bytes) -> None:
        self._key = key

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        if not chain:
            return reference(self._key, blocks, decrypt=decrypt)
        results, previous = [], bytes(16)
        for at in range(0, len(blocks), 16):
            mixed = xor(blocks[at : at + 16], previous)
            previous = reference(self._key, mixed, decrypt=decrypt)
            results.append(previous)
        return b"".join(results)


def due(way: Way, key: bytes, iv: bytes, data: bytes) -> bytes:
    """The results of the whole blocks `data` as one message."""
    work = modes.decrypt if way.decrypt else modes.encrypt
    own_iv = iv if modes.MODES[way.mode].needs_iv else b""
    return work(way.mode, _Reference(key), own_iv, data, padding=False)


@dataclass(frozen=True)
class _Message:
    way: Way | None
    """None: the build refuses it."""
    iv: bytes


@dataclass(frozen=True)
class _Block:
    message: int | None
    data: bytes
    optional: bool


class MessageBoard:
    """Builds a job of messages, keys and blocks, and compares its results with those due.

    A block is refused if its message is, if a key was taken behind the first block of its message,
    or if there is no key. A core that moves nothing for `idle` clocks, or for `Job.WATCHDOG` if
    that is more, counts as hung.
    """

    def __init__(self, simulator: Simulator, idle: int = 0) -> None:
        self.job = Job(watchdog=max(Job.WATCHDOG, idle))
        self._simulator = simulator
        self._keys: list[bytes | None] = []
        self._messages: list[_Message] = []
        self._blocks: list[_Block] = []
        self._now: int | None = None

    @property
    def count(self) -> int:
        """Number of blocks so far."""
        return len(self._blocks)

    def key(self, key: bytes, *, eager: bool = False) -> None:
        """Loads a key that the build serves; blocks behind an eager key do not wait for it."""
        self.job.key(key, eager=eager)
        self._keys.append(key)

    def bad_key(self, length_code: int) -> None:
        """Loads a key of a length that the build lacks."""
        self.job.key(bytes(32), length_code=length_code)
        self._keys.append(None)

    def message(self, way: Way, iv: bytes) -> None:
        """Begins a message that the build serves; `iv` has 16 bytes, in ECB too."""
        self._begin(mode_logic.CODES[way.mode], _Message(way, iv), decrypt=way.decrypt)

    def refused_message(self, code: int, iv: bytes, *, decrypt: bool) -> None:
        """Begins a message that the build refuses."""
        self._begin(code, _Message(None, iv), decrypt=decrypt)

    def _begin(self, code: int, message: _Message, *, decrypt: bool) -> None:
        self.job.message(code, message.iv, decrypt=decrypt)
        self._now = len(self._messages)
        self._messages.append(message)

    def blocks(self, data: bytes, *, patience: int | None = None) -> None:
        """Streams whole blocks of the message; after `patience` clocks the rest is given up."""
        self.job.blocks(data, patience=patience)
        parts = [data[at : at + 16] for at in range(0, len(data), 16)]
        self._blocks += [_Block(self._now, part, patience is not None) for part in parts]

    def cut(self, how: str, clocks: int = 1, *, after: int = 0, offer: bool = False) -> None:
        """A `clear` or `reset`, which drops key, message and blocks."""
        getattr(self.job, how)(clocks, after=after, offer=offer)
        self._now = None

    def run(self) -> tuple[JobResult, str | None]:
        """Runs the job; returns its result, and a sentence on the first error in it or None."""
        result = self._simulator.run(self.job, records=True)
        return result, result.violation or self._compare(result)

    def _compare(self, result: JobResult) -> str | None:
        for index, (key, loaded) in enumerate(zip(self._keys, result.keys, strict=True)):
            if (key is None) != (loaded.error_clock is not None):
                return f"key {index}: key_error_o is {'low' if key is None else 'high'}"
        expected = self._expected(result)
        cuts = [one.begin for one in result.clears if one.begin is not None]
        for index, (block, record) in enumerate(zip(self._blocks, result.blocks, strict=True)):
            wrong = self._wrong(index, block, record, result, expected, max(cuts))
            if wrong:
                message = None if block.message is None else self._messages[block.message].way
                return f"block {index} ({message}, in at clock {record.in_clock}): {wrong}"
        return None

    def _wrong(
        self,
        index: int,
        block: _Block,
        record: BlockRecord,
        result: JobResult,
        expected: dict[int, bytes | None],
        last_cut: int,
    ) -> str:
        if record.in_clock is None:
            return "" if block.optional else "never taken"
        if block.message is None:
            return "taken without a message"
        if record.taken_clock is None:
            return "" if last_cut > record.in_clock else "never came out"
        wanted = expected[index]
        if record.error != (wanted is None):
            return f"out_error_o is {int(record.error)}, expected {int(wanted is None)}"
        got = result.data[16 * index : 16 * index + 16]
        right = wanted or bytes(16)
        return "" if got == right else f"expected {right.hex()}, got {got.hex()}"

    def _expected(self, result: JobResult) -> dict[int, bytes | None]:
        """Number of a block -> its result; None: it is refused."""
        events = sorted(
            [(key.accepted, 1, n) for n, key in enumerate(result.keys) if key.accepted is not None]
            + [(one.begin, 0, -1) for one in result.clears if one.begin is not None]
            + [(r.in_clock, 2, n) for n, r in enumerate(result.blocks) if r.in_clock is not None]
        )
        expected: dict[int, bytes | None] = {}
        served: dict[int, tuple[bytes, list[int]]] = {}  # message -> key, its blocks
        key: bytes | None = None
        begun = ended = None
        for clock, kind, n in events:
            if kind == 0:
                key = None
            elif kind == 1:
                key = self._keys[n]
                # A key beside the first block is that of its message.
                if begun is not None and clock > begun[1]:
                    ended = begun[0]
            else:
                number = self._blocks[n].message
                if number is None:
                    continue
                if begun is None or begun[0] != number:
                    begun = (number, clock)
                way = self._messages[number].way
                if way is None or key is None or ended == number:
                    expected[n] = None
                else:
                    served.setdefault(number, (key, []))[1].append(n)
        for number, (own, blocks) in served.items():
            message = self._messages[number]
            assert message.way is not None
            data = b"".join(self._blocks[n].data for n in blocks)
            out = due(message.way, own, message.iv, data)
            expected |= {n: out[16 * at : 16 * at + 16] for at, n in enumerate(blocks)}
        return expected
