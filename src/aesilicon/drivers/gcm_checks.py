# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The checks of `verify` on a design with GCM. Each check is one job of messages."""

from collections import deque
from dataclasses import dataclass
from typing import cast

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.architectures import DIRECTIONS
from aesilicon.drivers import gcm_vectors
from aesilicon.drivers.engine_bench import EngineBench, EngineCheck
from aesilicon.drivers.message_simulator import (
    BLOCK,
    Beat,
    Kind,
    Message,
    MessageResult,
    Status,
    message,
)
from aesilicon.engines.gcm import GcmOptions

_LENGTHS = (0, 0, 1, 3, 15, 16, 17, 31, 32, 33, 48, 70)
_IVS = (12, 12, 12, 8, 13, 16, 17, 32, 60)
_TRAFFIC = ((0, 0), (0.4, 0), (0, 0.6), (0.3, 0.3), (0, 0.95), (0.9, 0.9))
"""Probabilities (input gap, output stall) in a clock."""
_MESSAGES = 600
"""Random messages."""
_LONG = 200
"""Blocks of the message whose clocks are counted."""


def sealed(key: bytes, iv: bytes, aad: bytes, text: bytes) -> tuple[bytes, bytes]:
    """Ciphertext and tag of 16 bytes, by OpenSSL."""
    work = Cipher(algorithms.AES(key), modes.GCM(iv)).encryptor()
    work.authenticate_additional_data(aad)
    ciphertext = work.update(text) + work.finalize()
    return ciphertext, work.tag


@dataclass(frozen=True)
class _Due:
    name: str
    status: Status
    text: bytes | None
    """None: any, as of a message that does not end well."""
    tag: bytes


class _Board:
    """A job of messages, and what must come of each."""

    def __init__(self, bench: EngineBench, check: str) -> None:
        assert bench.design.mode is not None
        self.options = cast(GcmOptions, bench.design.mode.options)
        self.simulator, self.rng = bench.simulator, bench.rng(check)
        self.job = bench.simulator.job()
        self.secret = b""
        self._due: list[_Due] = []

    def key(self, key: bytes = b"", *, beside: bool = False) -> None:
        """Loads a key; without one a random key of a length that the core has."""
        bits = self.rng.choice(self.simulator.design.core.key_bits)
        self.secret = key or self.rng.randbytes(bits // 8)
        self.job.key(self.secret, beside=beside)

    def any(self) -> None:
        """A message of random lengths; half are to decrypt, of these a third has a wrong tag."""
        aad, text, iv = (
            self.rng.randbytes(self.rng.choice(sizes)) for sizes in (_LENGTHS, _LENGTHS, _IVS)
        )
        text = text[: BLOCK * self.options.text_blocks]
        ciphertext, tag = sealed(self.secret, iv, aad, text)
        tag = tag[: self.rng.choice(self.options.tag_bytes)]
        if self.rng.random() < 0.5:
            self.seal("random message", iv, aad, text, ciphertext, tag)
        elif self.rng.random() < 2 / 3:
            self.open("random message", iv, aad, ciphertext, text, tag)
        else:
            bit = 1 << self.rng.randrange(8 * len(tag))
            wrong = (int.from_bytes(tag) ^ bit).to_bytes(len(tag))
            self.open("wrong tag", iv, aad, ciphertext, None, wrong)

    def seal(
        self, name: str, iv: bytes, aad: bytes, text: bytes, ciphertext: bytes, tag: bytes
    ) -> None:
        """Encrypts."""
        self.job.send(message(iv, aad, text, tag_bytes=len(tag)))
        self._due.append(_Due(name, Status.GOOD, ciphertext, tag.ljust(BLOCK, b"\0")))

    def open(
        self, name: str, iv: bytes, aad: bytes, ciphertext: bytes, text: bytes | None, tag: bytes
    ) -> None:
        """Decrypts; without a text the tag must not pass."""
        self.job.send(message(iv, aad, ciphertext, tag=tag))
        status, held = Status.GOOD if text is not None else Status.BAD_TAG, self.options.hold_blocks
        if held and len(ciphertext) > BLOCK * held:
            status, text = Status.TOO_LONG, b""
        elif held and text is None:
            text = b""
        self._due.append(_Due(name, status, text, bytes(BLOCK)))

    def refused(self, name: str, *beats: Beat, decrypt: bool = False, tag_bytes: int) -> None:
        """A message that breaks the order of its beats."""
        self.job.send(Message(beats, decrypt, tag_bytes))
        self._due.append(_Due(name, Status.REFUSED, None, bytes(BLOCK)))

    def run(self) -> tuple[int, str | None]:
        """The number of messages, and a sentence on the first error or None."""
        self.job.drain()
        result = self.simulator.run(self.job)
        return len(self._due), result.violation or self._compare(result)

    def _compare(self, result: MessageResult) -> str | None:
        if len(result.verdicts) != len(self._due):
            return f"{len(self._due)} messages have {len(result.verdicts)} ends"
        ids = self.simulator.ids
        texts = [deque(t for t in result.text if t.id == n) for n in range(ids)]
        for n, (due, end) in enumerate(zip(self._due, result.verdicts, strict=True)):
            place = f"message {n} ({due.name}, ends in clock {end.clock})"
            if end.id != n % ids:
                return f"{place}: its id is {end.id}, expected {n % ids}"
            if end.value != due.status:
                return f"{place}: {Status(end.value).name}, expected {due.status.name}"
            if end.data != due.tag:
                return f"{place}: tag {end.data.hex()}, expected {due.tag.hex()}"
            # Text leaves before its end, and that of the next with this id behind it.
            mine, got = texts[n % ids], b""
            while mine and mine[0].clock <= end.clock:
                got += mine.popleft().given
            if due.text is not None and got != due.text:
                return f"{place}: text {got.hex()}, expected {due.text.hex()}"
        left = sum(map(len, texts))
        return f"{left} beats of text come behind the last end" if left else None


def _nist(bench: EngineBench) -> tuple[int, str | None]:
    """NIST's vectors of the lengths that the build serves, tags that must not pass included."""
    board = _Board(bench, "nist")
    most = BLOCK * board.options.text_blocks
    for bits in bench.design.core.key_bits:
        for decrypt in (False, True):
            for v in gcm_vectors.load(bits, decrypt=decrypt):
                if len(v.tag) not in board.options.tag_bytes or len(v.ciphertext) > most:
                    continue
                board.key(v.key)
                if decrypt or v.text is None:
                    board.open(v.name, v.iv, v.aad, v.ciphertext, v.text, v.tag)
                else:
                    board.seal(v.name, v.iv, v.aad, v.text, v.ciphertext, v.tag)
    return board.run()


def _random(bench: EngineBench) -> tuple[int, str | None]:
    """Random messages back to back, under gaps and stalls, with new keys."""
    board = _Board(bench, "random")
    board.key()
    for n in range(_MESSAGES):
        gap, stall = board.rng.choice(_TRAFFIC)
        board.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 9 == 8:
            board.key()
        board.any()
    return board.run()


def _refusals(bench: EngineBench) -> tuple[int, str | None]:
    """Messages that break the order, each among right ones."""
    board = _Board(bench, "refusals")
    tag_bytes = max(board.options.tag_bytes)
    part = board.rng.randbytes(BLOCK)
    iv, text = Beat(Kind.IV, part[:12]), Beat(Kind.TEXT, part)
    last = Beat(Kind.TEXT, part, last=True)
    broken = {
        "no IV": (last,),
        "empty IV": (Beat(Kind.IV, b""), last),
        "IV behind text": (iv, text, Beat(Kind.IV, part[:12], last=True)),
        "additional data behind text": (iv, text, Beat(Kind.AAD, part, last=True)),
        "text behind a partial beat": (iv, Beat(Kind.TEXT, part[:5]), last),
        "gap in the strobes": (iv, Beat(Kind.TEXT, part, last=True, strobes=0xF0F0)),
        "tag in encryption": (iv, Beat(Kind.TAG, part[:tag_bytes], last=True)),
    }
    board.key()
    for name, beats in broken.items():
        board.any()
        board.refused(name, *beats, tag_bytes=tag_bytes)
    board.any()
    board.refused("no tag in decryption", iv, last, decrypt=True, tag_bytes=tag_bytes)
    short = Beat(Kind.TAG, part[: tag_bytes - 1], last=True)
    board.refused("short tag", iv, text, short, decrypt=True, tag_bytes=tag_bytes)
    lacked = next(n for n in range(1, 18) if n not in board.options.tag_bytes)
    board.refused("tag length that is not served", iv, last, tag_bytes=lacked)
    board.any()
    return board.run()


def _clears(bench: EngineBench) -> tuple[int, str | None]:
    """A clear in each clock of a message; the message behind it is right."""
    board = _Board(bench, "clears")
    key = board.rng.randbytes(min(bench.design.core.key_bits) // 8)
    iv, aad, text = (board.rng.randbytes(size) for size in (13, 20, min(40, BLOCK * 2)))
    text = text[: BLOCK * board.options.text_blocks]
    ciphertext, tag = sealed(key, iv, aad, text)
    timing = bench.design.timing(len(key) * 8)
    rounds = range(10 * timing.interval + 2 * timing.latency + timing.key_setup)
    job = board.job
    for clock in rounds:
        job.key(key)
        job.send(message(iv, aad, text))
        job.idle(clock + 1)
        job.clear()
        job.key(key)
        job.send(message(iv, aad, text))
        job.drain()
    result = bench.simulator.run(job)
    if result.violation:
        return len(rounds), result.violation
    starts = [transfer.clock for transfer in result.keys]
    if len(starts) != 2 * len(rounds):
        return len(rounds), f"{2 * len(rounds)} keys were offered and {len(starts)} taken"
    ends = [end.clock for end in result.verdicts]
    for n, (since, until) in enumerate(
        zip(starts[1::2], [*starts[2::2], result.clocks], strict=True)
    ):
        got = b"".join(t.given for t in result.text if since < t.clock < until)
        last = [end for end in result.verdicts if since < end.clock < until]
        right = tag[: len(tag)] if len(tag) in board.options.tag_bytes else None
        if got != ciphertext or len(last) != 1 or right not in (None, last[0].data):
            return len(rounds), f"{n} clocks into a message: the message behind a clear is wrong"
    assert ends
    return len(rounds), None


def _clocks(bench: EngineBench) -> tuple[int, str | None]:
    """Latency, interval and key set-up of a long message, in both directions."""
    board = _Board(bench, "clocks")
    blocks = min(_LONG, board.options.text_blocks)
    count = 0
    for bits in bench.design.core.key_bits:
        timing = bench.design.timing(bits)
        for decrypt in (False, True):
            job = bench.simulator.job()
            job.key(bytes(bits // 8))
            tag = bytes(max(board.options.tag_bytes)) if decrypt else None
            for size in (1, blocks):
                job.send(message(bytes(12), b"", bytes(BLOCK * size), tag=tag))
                job.drain()
            result = bench.simulator.run(job)
            if result.violation:
                return count, result.violation
            beats = [beat.clock for beat in result.beats if beat.value == Kind.TEXT]
            text = [one.clock for one in result.text]
            settled = blocks // 4
            got: dict[str, tuple[float, int]] = {
                "key set-up": (result.beats[0].clock - result.keys[0].clock, timing.key_setup),
            }
            if not board.options.hold_blocks:
                got["latency"] = (text[1] - beats[1], timing.latency)
                mean = (text[-1] - text[settled]) / (len(text) - 1 - settled)
                got["interval"] = (round(mean, 2), timing.interval)
            for what, (found, documented) in got.items():
                count += 1
                if found != documented:
                    way = DIRECTIONS[decrypt]
                    return count, f"{way}: {what} is {found} clocks, documented {documented}"
    return count, None


CHECKS: dict[str, EngineCheck] = {
    "NIST vectors of GCM": _nist,
    "random messages against OpenSSL": _random,
    "refused messages": _refusals,
    "clear at every clock": _clears,
    "documented clocks": _clocks,
}
"""Name -> function of each check, in order."""
