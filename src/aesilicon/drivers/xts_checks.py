# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The checks of `verify` on a design with XTS. Each check is one job of data units."""

from collections import deque
from dataclasses import replace
from typing import cast

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.architectures import DIRECTIONS
from aesilicon.drivers import xts_vectors
from aesilicon.drivers.engine_bench import EngineBench, EngineCheck
from aesilicon.drivers.message_checks import FEWEST, LONG, MESSAGES, TRAFFIC, mean_distance
from aesilicon.drivers.message_simulator import (
    BLOCK,
    Beat,
    Kind,
    Message,
    MessageJob,
    Status,
    xts_message,
)
from aesilicon.engines.xts import KEY_BITS, XtsOptions

_LENGTHS = (16, 16, 17, 24, 31, 32, 33, 48, 63, 100)


def sealed(key: bytes, unit: bytes, text: bytes) -> bytes:
    """The ciphertext under a pair of keys, by OpenSSL."""
    work = Cipher(algorithms.AES(key), modes.XTS(unit)).encryptor()
    return work.update(text) + work.finalize()


def tweak(key: bytes, unit: bytes, block: int) -> bytes:
    """The tweak of a block of a data unit under a pair of keys (IEEE 1619 section 5.2)."""
    cipher = Cipher(algorithms.AES(key[len(key) // 2 :]), modes.ECB()).encryptor()
    value = int.from_bytes(cipher.update(unit), "little")
    for _ in range(block):
        value = (value << 1) ^ (0x87 | 1 << 128 if value >> 127 else 0)
    return value.to_bytes(BLOCK, "little")


def part(
    key: bytes, unit: bytes, text: bytes, start: int, stop: int | None, *, decrypt: bool
) -> tuple[Message, bytes]:
    """The blocks from `start` up to `stop` of a data unit, and what comes of them.

    Without `stop` the last part, else a part that gives the next tweak behind its text.
    """
    given, made = (sealed(key, unit, text), text) if decrypt else (text, sealed(key, unit, text))
    cut = slice(BLOCK * start, None if stop is None else BLOCK * stop)
    first = Beat(Kind.TAG, tweak(key, unit, start)) if start else Beat(Kind.IV, unit)
    pieces = [given[cut][at : at + BLOCK] for at in range(0, len(given[cut]), BLOCK)]
    if stop is not None:
        beats = [*(Beat(Kind.TEXT, one) for one in pieces), Beat(Kind.TAG, b"", last=True)]
        return Message((first, *beats), decrypt), made[cut] + tweak(key, unit, stop)
    beats = [Beat(Kind.TEXT, one, n == len(pieces)) for n, one in enumerate(pieces, 1)]
    return Message((first, *beats), decrypt), made[cut]


class _Board:
    """A job of data units, and what must come of each."""

    def __init__(self, bench: EngineBench, check: str) -> None:
        assert bench.design.mode is not None
        self.options = cast(XtsOptions, bench.design.mode.options)
        self.simulator, self.rng = bench.simulator, bench.rng(check)
        self.design, self.job = bench.design, bench.simulator.job()
        self.decrypts = "decrypt" in bench.design.directions
        self.key_bits = [bits for bits in KEY_BITS if bits in bench.design.core.key_bits]
        self.secret = b""
        self._due: list[tuple[str, bytes | None]] = []

    def key(self, pair: bytes = b"") -> None:
        """Loads a pair of keys; without one a random pair of a length that the cores have."""
        self.secret = pair or self.rng.randbytes(2 * self.rng.choice(self.key_bits) // 8)
        load(self.job, self.secret)

    def any(self) -> None:
        """A data unit of a random length in a random direction."""
        most = min(BLOCK * self.options.unit_blocks, max(_LENGTHS))
        text = self.rng.randbytes(min(self.rng.choice(_LENGTHS), most))
        unit = self.rng.randbytes(BLOCK)
        way = self.decrypts and self.rng.random() < 0.5
        self.send("random data unit", unit, text, sealed(self.secret, unit, text), decrypt=way)

    def send(
        self, name: str, unit: bytes, text: bytes, ciphertext: bytes, *, decrypt: bool
    ) -> None:
        """Enciphers, or deciphers."""
        given, due = (ciphertext, text) if decrypt else (text, ciphertext)
        self.job.send(xts_message(unit, given, decrypt=decrypt))
        self.expect(name, due)

    def expect(self, name: str, due: bytes) -> None:
        """Notes what the data unit that was sent last must give."""
        self._due.append((name, due))

    def refused(self, name: str, *beats: Beat, decrypt: bool = False) -> None:
        """A data unit that breaks the order of its beats."""
        self.job.send(Message(beats, decrypt))
        self._due.append((name, None))

    def run(self) -> tuple[int, str | None]:
        """The number of data units, and a sentence on the first error or None."""
        self.job.drain()
        result = self.simulator.run(self.job)
        if result.violation or len(result.verdicts) != len(self._due):
            ends = f"{len(self._due)} data units have {len(result.verdicts)} ends"
            return len(self._due), result.violation or ends
        ids = self.simulator.ids
        texts = [deque(t for t in result.text if t.id == n) for n in range(ids)]
        for n, ((name, due), end) in enumerate(zip(self._due, result.verdicts, strict=True)):
            place = f"data unit {n} ({name}, ends in clock {end.clock})"
            status = Status.REFUSED if due is None else Status.GOOD
            if (end.id, end.value) != (n % ids, status):
                found = f"id {end.id}, {Status(end.value).name}"
                return len(self._due), f"{place}: {found}, expected id {n % ids}, {status.name}"
            # Text leaves before its end, and that of the next with this id behind it.
            mine, got = texts[n % ids], b""
            while mine and mine[0].clock <= end.clock:
                got += mine.popleft().given
            if due is not None and got != due:
                return len(self._due), f"{place}: text {got.hex()}, expected {due.hex()}"
        left = sum(map(len, texts))
        return len(self._due), f"{left} beats of text come behind the last end" if left else None


def load(job: MessageJob, pair: bytes) -> None:
    """Loads the key of the data, then that of the tweak."""
    job.key(pair[: len(pair) // 2])
    job.key(pair[len(pair) // 2 :])


def _nist(bench: EngineBench) -> tuple[int, str | None]:
    """NIST's vectors of the lengths that the build serves."""
    board = _Board(bench, "nist")
    for bits in board.key_bits:
        for folder in xts_vectors.FOLDERS:
            for v in xts_vectors.load(bits, folder):
                if len(v.text) <= BLOCK * board.options.unit_blocks and (
                    board.decrypts or not v.decrypt
                ):
                    board.key(v.key)
                    board.send(v.name, v.unit, v.text, v.ciphertext, decrypt=v.decrypt)
    return board.run()


def _random(bench: EngineBench) -> tuple[int, str | None]:
    """Random data units back to back, under gaps and stalls, with new keys."""
    board = _Board(bench, "random")
    board.key()
    for n in range(MESSAGES):
        gap, stall = board.rng.choice(TRAFFIC)
        board.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 9 == 8:
            board.key()
        board.any()
    return board.run()


def _refusals(bench: EngineBench) -> tuple[int, str | None]:
    """Data units that break the order, each among right ones."""
    board = _Board(bench, "refusals")
    block = board.rng.randbytes(BLOCK)
    number, text = Beat(Kind.IV, block), Beat(Kind.TEXT, block)
    last, part = Beat(Kind.TEXT, block, last=True), Beat(Kind.TEXT, block[:4])
    broken = {
        "no number": (last,),
        "no text": (Beat(Kind.IV, block, last=True),),
        "number of 15 bytes": (Beat(Kind.IV, block[:15]), last),
        "two numbers": (number, number, last),
        "less than a block": (number, Beat(Kind.TEXT, block[:15], last=True)),
        "block behind a partial beat": (number, text, part, last),
        "additional data": (number, Beat(Kind.AAD, block), last),
        "tag": (number, text, Beat(Kind.TAG, block, last=True)),
        "gap in the strobes": (number, text, Beat(Kind.TEXT, block, last=True, strobes=0xF00F)),
    }
    if board.options.unit_blocks < LONG:
        broken["too long"] = (number, *(text,) * board.options.unit_blocks, last)
    board.key()
    for name, beats in broken.items():
        for decrypt in (False, True):
            board.any()
            board.refused(name, *beats, decrypt=decrypt)
    if not board.decrypts:
        board.refused("decryption", number, last, decrypt=True)
    board.any()
    return board.run()


def _clears(bench: EngineBench) -> tuple[int, str | None]:
    """A clear in each clock of a data unit; the one behind it is right."""
    board = _Board(bench, "clears")
    pair = board.rng.randbytes(2 * min(board.key_bits) // 8)
    unit, text = board.rng.randbytes(BLOCK), board.rng.randbytes(40)
    text = text[: BLOCK * board.options.unit_blocks]
    given, ciphertext = xts_message(unit, text, decrypt=False), sealed(pair, unit, text)
    alone = bench.simulator.job()
    load(alone, pair)
    alone.send(given)
    alone.drain()
    whole = bench.simulator.run(alone)
    if whole.violation:
        return 0, whole.violation
    rounds = range(whole.verdicts[0].clock - whole.keys[1].clock)
    for clock in rounds:
        load(board.job, pair)
        board.job.send(given)
        board.job.idle(clock + 1)
        board.job.clear()
        load(board.job, pair)
        board.job.send(given)
        board.job.drain()
    result = bench.simulator.run(board.job)
    if result.violation:
        return len(rounds), result.violation
    starts = [transfer.clock for transfer in result.keys]
    if len(starts) != 4 * len(rounds):
        return len(rounds), f"{4 * len(rounds)} keys were offered and {len(starts)} taken"
    for n, (since, until) in enumerate(
        zip(starts[3::4], [*starts[4::4], result.clocks], strict=True)
    ):
        got = b"".join(t.given for t in result.text if since < t.clock < until)
        ends = [end.value for end in result.verdicts if since < end.clock < until]
        if (got, ends) != (ciphertext, [Status.GOOD]):
            return len(rounds), f"{n} clocks into a data unit: the one behind a clear is wrong"
    return len(rounds), None


def _clocks(bench: EngineBench) -> tuple[int, str | None]:
    """Latency, interval and key set-up of a long data unit, in each direction."""
    board = _Board(bench, "clocks")
    blocks = min(LONG, board.options.unit_blocks)
    count = 0
    for bits in board.key_bits:
        for way in bench.design.directions:
            timing, job = bench.design.timing(bits, direction=way), bench.simulator.job()
            load(job, bytes(2 * bits // 8))
            for size in (1, blocks):
                text = bytes(BLOCK * size)
                job.send(xts_message(bytes(BLOCK), text, decrypt=way == DIRECTIONS[1]))
                job.drain()
            result = bench.simulator.run(job)
            if result.violation:
                return count, result.violation
            beats = [beat.clock for beat in result.beats if beat.value == Kind.TEXT]
            text_clocks = [one.clock for one in result.text]
            settled = 1 + blocks // 4
            setup = result.beats[0].clock - result.keys[1].clock
            got: dict[str, tuple[float, int]] = {"key set-up": (setup, timing.key_setup)}
            if blocks >= FEWEST:
                got["latency"] = (text_clocks[settled] - beats[settled], timing.latency)
                got["interval"] = (mean_distance(text_clocks, blocks), timing.interval)
            for what, (found, documented) in got.items():
                count += 1
                if found != documented:
                    return count, f"{way}: {what} is {found} clocks, documented {documented}"
    return count, None


def _in_parts(bench: EngineBench) -> tuple[int, str | None]:
    """Data units in random parts, with others and refused ones between them."""
    board = _Board(bench, "parts")
    board.key()
    block = board.rng.randbytes(BLOCK)
    number, text, end = Beat(Kind.IV, block), Beat(Kind.TEXT, block), Beat(Kind.TAG, b"", last=True)
    broken = {
        "a part without text": (number, end),
        "a tweak without text": (Beat(Kind.TAG, block), end),
        "a tweak of 15 bytes": (Beat(Kind.TAG, block[:15]), text, end),
        "a tweak alone": (Beat(Kind.TAG, block, last=True),),
        "a number behind a tweak": (Beat(Kind.TAG, block), number, text, end),
        "a partial block in a part": (number, text, Beat(Kind.TEXT, block[:4]), end),
        "an end with bytes": (number, text, Beat(Kind.TAG, block, last=True)),
        "text behind the end": (number, text, Beat(Kind.TAG, b""), replace(text, last=True)),
    }
    for n in range(MESSAGES):
        gap, stall = board.rng.choice(TRAFFIC)
        board.job.traffic(gap=gap, stall=stall, seed=n)
        unit = board.rng.randbytes(BLOCK)
        length = board.rng.choice((*_LENGTHS, 160))
        whole = board.rng.randbytes(min(length, BLOCK * board.options.unit_blocks))
        way = board.decrypts and board.rng.random() < 0.5
        blocks, at = len(whole) // BLOCK, 0
        while at < blocks:
            cut = board.rng.randrange(at + 1, blocks + 1)
            stop = cut if cut < blocks else None  # the last part has a whole block
            message, due = part(board.secret, unit, whole, at, stop, decrypt=way)
            board.job.send(message)
            board.expect(f"part of a data unit from block {at}", due)
            name = board.rng.choice([*broken])
            board.refused(name, *broken[name], decrypt=way)
            board.any()
            at = blocks if stop is None else stop
    return board.run()


CHECKS: dict[str, EngineCheck] = {
    "NIST vectors of XTS": _nist,
    "random data units against OpenSSL": _random,
    "refused data units": _refusals,
    "clear at every clock": _clears,
    "documented clocks": _clocks,
}
"""Name -> function of each check, in order."""
IN_PARTS: dict[str, EngineCheck] = {"data units in parts": _in_parts}
"""Checks of a design with `parts`."""
