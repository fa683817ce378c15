# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The checks of `verify` on a design whose mode makes tags. Each check is one job of messages."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from aesilicon.architectures import DIRECTIONS
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
from aesilicon.drivers.message_vector import MessageVector
from aesilicon.engines.engine import HoldOptions, TagOptions

LENGTHS = (0, 0, 1, 3, 15, 16, 17, 31, 32, 33, 48, 70)
TRAFFIC = ((0, 0), (0.4, 0), (0, 0.6), (0.3, 0.3), (0, 0.95), (0.9, 0.9))
"""Probabilities (input gap, output stall) in a clock."""
MESSAGES = 600
"""Number of random messages."""
LONG, FEWEST = 200, 16
"""Blocks of the message whose clocks are counted; with fewer than the second it never settles."""


@dataclass(frozen=True)
class Sealing:
    """A mode that makes tags, for the checks."""

    seal: Callable[[bytes, bytes, bytes, bytes, int], tuple[bytes, bytes]]
    """(Key, IV, additional data, text, bytes of the tag) -> ciphertext and tag, by OpenSSL."""
    ivs: tuple[int, ...]
    """Lengths of an IV to choose from; `_clocks` takes the first, `_clears` the last."""
    vectors: Callable[[int], Iterable[MessageVector]]
    """Key bits -> published messages."""
    start: tuple[Beat, ...]
    """The beats before those of `kind` of a message with one block."""
    broken: Mapping[str, tuple[Beat, ...]]
    """Messages that this mode refuses to encrypt."""
    message: Callable[..., Message] = message
    kind: Kind = Kind.TEXT
    """Kind of the blocks whose clocks are documented: text, or data in a mode without text."""
    block: int = 0
    """Block of a long message whose latency is documented."""
    most_blocks: Callable[[TagOptions], int] = field(default=lambda options: 2**12)
    """Most blocks of text."""

    @property
    def texts(self) -> tuple[int, ...]:
        """Lengths of a text to choose from."""
        return LENGTHS if self.kind == Kind.TEXT else (0,)

    def checks(self, vectors: str) -> dict[str, EngineCheck]:
        """Name -> function of each check, in order; `vectors` is the name of the first."""

        return {
            vectors: self.on(_vectors),
            "random messages against OpenSSL": self.on(_random),
            "refused messages": self.on(_refusals),
            "clear at every clock": self.on(_clears),
            "documented clocks": self.on(_clocks),
        }

    def on(self, check: Callable[["Board"], tuple[int, str | None]]) -> EngineCheck:
        """A check, which gets a board of its own."""
        return lambda bench: check(Board(bench, check.__name__, self))


@dataclass(frozen=True)
class Due:
    """What must come of a message."""

    name: str
    status: Status
    text: bytes | None
    """None: any, as of a message that does not end well."""
    tag: bytes


class Board:
    """A job of messages, and what must come of each."""

    def __init__(self, bench: EngineBench, check: str, sealing: Sealing) -> None:
        assert bench.design.mode is not None
        assert isinstance(bench.design.mode.options, TagOptions)
        self.options, self.sealing = bench.design.mode.options, sealing
        self.held = self.options.hold_blocks if isinstance(self.options, HoldOptions) else 0
        self.most = BLOCK * sealing.most_blocks(self.options)
        """Most bytes of text."""
        self.simulator, self.rng = bench.simulator, bench.rng(check.strip("_"))
        self.design, self.job = bench.design, bench.simulator.job()
        self.secret = b""
        self._due: list[Due] = []

    def key(self, key: bytes = b"", *, beside: bool = False) -> None:
        """Loads a key; without one a random key of a length that the core has."""
        bits = self.rng.choice(self.design.core.key_bits)
        self.secret = key or self.rng.randbytes(bits // 8)
        self.job.key(self.secret, beside=beside)

    def any(self) -> None:
        """A message of random lengths; half are to decrypt, of these a third has a wrong tag."""
        sizes = (LENGTHS, self.sealing.texts, self.sealing.ivs)
        aad, text, iv = (self.rng.randbytes(self.rng.choice(some)) for some in sizes)
        text = text[: self.most]
        length = self.rng.choice(self.options.tag_bytes)
        ciphertext, tag = self.sealing.seal(self.secret, iv, aad, text, length)
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
        sent = self.sealing.message(iv, aad, text, tag_bytes=len(tag))
        self.expect(sent, Due(name, Status.GOOD, ciphertext, tag.ljust(BLOCK, b"\0")))

    def open(
        self, name: str, iv: bytes, aad: bytes, ciphertext: bytes, text: bytes | None, tag: bytes
    ) -> None:
        """Decrypts; without a text the tag must not pass."""
        sent = self.sealing.message(iv, aad, ciphertext, tag=tag)
        status = Status.GOOD if text is not None else Status.BAD_TAG
        fits = not self.held or len(ciphertext) <= BLOCK * self.held
        if not fits and status == Status.GOOD:
            status = Status.TOO_LONG
        if not fits or (self.held and text is None):
            text = b""
        self.expect(sent, Due(name, status, text, bytes(BLOCK)))

    def refused(self, name: str, *beats: Beat, decrypt: bool = False, tag_bytes: int) -> None:
        """A message that breaks the order of its beats."""
        self.expect(
            Message(beats, decrypt, tag_bytes), Due(name, Status.REFUSED, None, bytes(BLOCK))
        )

    def expect(self, sent: Message, due: Due) -> None:
        """Sends a message of which `due` must come."""
        self.job.send(sent)
        self._due.append(due)

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


def _vectors(board: Board) -> tuple[int, str | None]:
    """Published messages of the lengths that the build serves, wrong tags included."""
    for bits in board.design.core.key_bits:
        for v in board.sealing.vectors(bits):
            if len(v.tag) not in board.options.tag_bytes or len(v.ciphertext) > board.most:
                continue
            board.key(v.key)
            if v.decrypt or v.text is None:
                board.open(v.name, v.iv, v.aad, v.ciphertext, v.text, v.tag)
            else:
                board.seal(v.name, v.iv, v.aad, v.text, v.ciphertext, v.tag)
    return board.run()


def _random(board: Board) -> tuple[int, str | None]:
    """Random messages back to back, under gaps and stalls, with new keys."""
    board.key()
    for n in range(MESSAGES):
        gap, stall = board.rng.choice(TRAFFIC)
        board.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 9 == 8:
            board.key()
        board.any()
    return board.run()


def _refusals(board: Board) -> tuple[int, str | None]:
    """Messages that break the order, each among right ones."""
    tag_bytes, kind, start = max(board.options.tag_bytes), board.sealing.kind, board.sealing.start
    part = board.rng.randbytes(BLOCK)
    block, last = Beat(kind, part), Beat(kind, part, last=True)
    broken = {
        **board.sealing.broken,
        "block behind a partial beat": (*start, Beat(kind, part[:5]), last),
        "gap in the strobes": (*start, Beat(kind, part, last=True, strobes=0xF0F0)),
        "tag in encryption": (*start, Beat(Kind.TAG, part[:tag_bytes], last=True)),
    }
    board.key()
    for name, beats in broken.items():
        board.any()
        board.refused(name, *beats, tag_bytes=tag_bytes)
    board.any()
    board.refused("no tag in decryption", *start, last, decrypt=True, tag_bytes=tag_bytes)
    short = Beat(Kind.TAG, part[: tag_bytes - 1], last=True)
    board.refused("short tag", *start, block, short, decrypt=True, tag_bytes=tag_bytes)
    lacked = next(n for n in range(1, 18) if n not in board.options.tag_bytes)
    board.refused("tag length that is not served", *start, last, tag_bytes=lacked)
    board.any()
    return board.run()


def _clears(board: Board) -> tuple[int, str | None]:
    """A clear in each clock of a message; the message behind it is right."""
    sealing, length = board.sealing, max(board.options.tag_bytes)
    key = board.rng.randbytes(min(board.design.core.key_bits) // 8)
    iv, aad, text = (board.rng.randbytes(size) for size in (sealing.ivs[-1], 20, 40))
    text = text[: min(board.most, max(sealing.texts))]
    ciphertext, tag = sealing.seal(key, iv, aad, text, length)
    given = sealing.message(iv, aad, text, tag_bytes=length)
    alone = board.simulator.job()
    alone.key(key)
    alone.send(given)
    alone.drain()
    whole = board.simulator.run(alone)
    if whole.violation:
        return 0, whole.violation
    rounds = range(whole.verdicts[0].clock - whole.keys[0].clock)
    job = board.job
    for clock in rounds:
        job.key(key)
        job.send(given)
        job.idle(clock + 1)
        job.clear()
        job.key(key)
        job.send(given)
        job.drain()
    result = board.simulator.run(job)
    if result.violation:
        return len(rounds), result.violation
    starts = [transfer.clock for transfer in result.keys]
    if len(starts) != 2 * len(rounds):
        return len(rounds), f"{2 * len(rounds)} keys were offered and {len(starts)} taken"
    for n, (since, until) in enumerate(
        zip(starts[1::2], [*starts[2::2], result.clocks], strict=True)
    ):
        got = b"".join(t.given for t in result.text if since < t.clock < until)
        ends = [end.data for end in result.verdicts if since < end.clock < until]
        if got != ciphertext or ends != [tag.ljust(BLOCK, b"\0")]:
            return len(rounds), f"{n} clocks into a message: the message behind a clear is wrong"
    return len(rounds), None


def _clocks(board: Board) -> tuple[int, str | None]:
    """Latency, interval and key set-up of a long message, in both directions."""
    sealing, length = board.sealing, max(board.options.tag_bytes)
    of_text = sealing.kind == Kind.TEXT
    blocks = min(LONG, board.most // BLOCK)
    count = 0
    for bits in board.design.core.key_bits:
        timing = board.design.timing(bits)
        for decrypt in (False, True):
            job = board.simulator.job()
            job.key(bytes(bits // 8))
            for size in (1, blocks):
                data = bytes(BLOCK * size)
                aad, text = (b"", data) if of_text else (data, b"")
                tag = bytes(length) if decrypt else None
                iv = bytes(sealing.ivs[0])
                job.send(sealing.message(iv, aad, text, tag=tag, tag_bytes=length))
                job.drain()
            result = board.simulator.run(job)
            if result.violation:
                return count, result.violation
            beats = [beat.clock for beat in result.beats if beat.value == sealing.kind]
            got: dict[str, tuple[float, int]] = {
                "key set-up": (result.beats[0].clock - result.keys[0].clock, timing.key_setup),
            }
            if blocks >= FEWEST and not of_text:
                got["latency"] = (result.verdicts[1].clock - beats[-1], timing.latency)
                got["interval"] = (mean_distance(beats, blocks), timing.interval)
            elif blocks >= FEWEST and not board.held:
                text_clocks = [text.clock for text in result.text]
                one = min(1 + sealing.block, blocks)
                got["latency"] = (text_clocks[one] - beats[one], timing.latency)
                got["interval"] = (mean_distance(text_clocks, blocks), timing.interval)
            for what, (found, documented) in got.items():
                count += 1
                if found != documented:
                    way = DIRECTIONS[decrypt]
                    return count, f"{way}: {what} is {found} clocks, documented {documented}"
    return count, None


def mean_distance(clocks: list[int], blocks: int) -> float:
    """Mean clocks from block to block of the last message, without its first quarter."""
    settled = blocks // 4
    return round((clocks[-1] - clocks[settled]) / (len(clocks) - 1 - settled), 2)
