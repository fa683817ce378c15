# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The checks of `verify --mode` on `aes_mode` with a core behind it. Each check is one job."""

import random
from collections.abc import Iterable
from itertools import pairwise

from aesilicon.architectures import DIRECTIONS, LENGTHS
from aesilicon.drivers import mode_logic, vectors
from aesilicon.drivers.layer import LayerBench, LayerCheck, Way
from aesilicon.drivers.message_board import MessageBoard, due
from aesilicon.drivers.simulator import JobResult
from aesilicon.drivers.vectors import Vector
from aesilicon.spec import modes

_LAST = b"\xff" * 16
"""The counter block before zero."""
_TRAFFIC = ((0, 0), (0.4, 0), (0, 0.6), (0.3, 0.3), (0, 0.95), (0.9, 0.9))
"""Probabilities (input gap, output stall) in a clock."""
_MESSAGES = 1000
"""Most random messages, or turns of random traffic."""
_DWELLS = 40
"""A core that moves nothing for the clocks of so many blocks counts as hung."""
_MOST_CLOCKS = 400_000
"""Approximate bound on the clocks of a random check, for cores with long blocks."""


class _Bench:
    """What the checks share: a board, random keys, messages and blocks."""

    def __init__(self, bench: LayerBench, name: str) -> None:
        self.rng = bench.rng(name)
        self.ways = bench.ways
        self.design = bench.design
        timings = bench.design.timings()
        self.long = max(t.latency + t.key_setup for t in timings) + 3
        """Clocks in which a key and a block behind it are done."""
        self.board = MessageBoard(bench.simulator, idle=_DWELLS * self.long)
        self.turns = max(40, min(_MESSAGES, _MOST_CLOCKS // (6 * self.long)))

    def key(self, *, eager: bool = False) -> None:
        bits = self.rng.choice(self.design.core.key_bits)
        self.board.key(self.rng.randbytes(bits // 8), eager=eager)

    def message(self, way: Way | None = None) -> None:
        """Begins a message; a counter wraps around within the first blocks."""
        chosen = way or self.rng.choice(self.ways)
        near = _LAST[:15] + bytes([256 - self.rng.randrange(1, 5)])
        wraps = chosen.mode == "ctr" and self.rng.random() < 0.5
        self.board.message(chosen, near if wraps else self.rng.randbytes(16))

    def refused_message(self, codes: list[tuple[int, bool]]) -> None:
        code, decrypt = self.rng.choice(codes)
        self.board.refused_message(code, self.rng.randbytes(16), decrypt=decrypt)

    def blocks(self, count: int, patience: int | None = None) -> None:
        self.board.blocks(self.rng.randbytes(16 * count), patience=patience)

    def refusals(self, built: Iterable[str]) -> list[tuple[int, bool]]:
        """(code, decrypt) of messages that a build for some modes refuses."""
        codes = [mode_logic.CODES[mode] for mode in built]
        lacked = [(code, way) for code in range(8) if code not in codes for way in (False, True)]
        # A build with one mode ignores the code.
        refused = lacked if len(codes) > 1 else []
        for mode in built:
            for decrypt in (False, True):
                way = DIRECTIONS[modes.core_decrypts(mode, decrypt)]
                if way not in self.design.core.directions:
                    refused.append((mode_logic.CODES[mode], decrypt))
        return refused

    def finding(self, result: tuple[JobResult, str | None]) -> tuple[int, str | None]:
        return self.board.count, result[1]


def _built(bench: LayerBench) -> list[str]:
    """The modes of the build, each of which has a way that is checked."""
    return list(dict.fromkeys(way.mode for way in bench.ways))


def _vectors(bench: LayerBench, examples: Iterable[Vector]) -> tuple[int, str | None]:
    """Each example that the build serves is a message under its own key."""
    board, count = MessageBoard(bench.simulator), 0
    for v in examples:
        way = Way(v.mode, v.decrypt)
        if way not in bench.ways or len(v.key) * 8 not in bench.design.core.key_bits:
            continue
        count += 1
        iv = v.iv or bytes(16)
        into, out = (v.ciphertext, v.plaintext) if v.decrypt else (v.plaintext, v.ciphertext)
        into += bytes(-len(into) % 16)  # CTR has a short last block
        if due(way, v.key, iv, into)[: len(out)] != out:
            return count, f"{v.name}: the golden model differs from the vector"
        board.message(way, iv)
        board.key(v.key)
        board.blocks(into)
    return count, board.run()[1]


def _examples(bench: LayerBench) -> tuple[int, str | None]:
    """The examples printed in SP 800-38A."""
    return _vectors(bench, vectors.sp800_38a())


def _nist(bench: LayerBench) -> tuple[int, str | None]:
    """NIST's known answers and messages of several blocks."""
    examples: list[Vector] = []
    for bits in bench.design.core.key_bits:
        for mode in _built(bench):
            examples += vectors.known_answers(mode, bits) if mode != "ctr" else ()
            examples += vectors.multi_block(mode, bits)
    return _vectors(bench, examples)


def _messages(bench: LayerBench) -> tuple[int, str | None]:
    """Random messages of 1 to 12 blocks in all ways, back to back, with gaps and stalls."""
    b = _Bench(bench, "messages")
    for n in range(b.turns):
        if n % 7 == 0:
            gap, stall = b.rng.choice(_TRAFFIC)
            b.board.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 5 == 0:
            b.key()
        b.message()
        b.blocks(b.rng.randint(1, 12))
    return b.finding(b.board.run())


def _keys(bench: LayerBench) -> tuple[int, str | None]:
    """A key behind or beside a block of each way ends its message; the next one is served."""
    b = _Bench(bench, "keys")
    b.key()
    for way in bench.ways:
        for phase in range(0, min(b.long, 24), 3):
            gap, stall = b.rng.choice(_TRAFFIC)
            b.board.job.traffic(gap=gap, stall=stall, seed=phase)
            b.message(way)
            b.blocks(b.rng.randint(1, 3))
            b.board.job.idle(phase)
            b.key(eager=b.rng.random() < 0.5)
            b.blocks(3)
            b.message()
            b.key(eager=b.rng.random() < 0.5)  # of the message, up to its first block
            b.blocks(2)
    return b.finding(b.board.run())


def _refusals(bench: LayerBench) -> tuple[int, str | None]:
    """Codes without a mode; modes, directions and key lengths that the build lacks."""
    b = _Bench(bench, "refusals")
    refused = b.refusals(_built(bench))
    bad = [c for c in range(4) if c == 3 or LENGTHS[c] not in b.design.core.key_bits]
    b.key()
    for way in bench.ways * 3:
        if refused:
            b.refused_message(refused)
            b.blocks(3)
        b.message(way)
        b.blocks(2)
        b.board.bad_key(b.rng.choice(bad))
        b.board.job.idle(1)
        b.key()
        b.blocks(2)
        b.message(way)
        b.blocks(2)
    return b.finding(b.board.run())


def _cuts(how: str) -> LayerCheck:
    def check(bench: LayerBench) -> tuple[int, str | None]:
        b = _Bench(bench, how)
        latency = max(t.latency for t in b.design.timings())
        for way in bench.ways:
            for after in (*range(min(latency + 4, 40)), *range(40, latency + 4, 7)):
                b.key()
                b.message(way)
                b.blocks(2)
                b.board.cut(how, b.rng.randint(1, 3), after=after, offer=b.rng.random() < 0.5)
                b.key()
                if b.rng.random() < 0.2:  # no block enters before a message
                    b.blocks(1, patience=b.rng.randint(1, b.long))
                    b.board.cut(how)
                    b.key()
                b.message()
                b.blocks(2)
                b.board.job.drain()
        return b.finding(b.board.run())

    return check


def _clocks(bench: LayerBench) -> tuple[int, str | None]:
    """A stream at full rate: a block each interval, or each latency if it awaits a result."""
    design, count = bench.design, 40
    for way in bench.ways:
        for bits in design.core.key_bits:
            board = MessageBoard(bench.simulator)
            rng = random.Random(f"{bench.seed} {way} {bits}")
            board.message(way, rng.randbytes(16))
            board.key(rng.randbytes(bits // 8))
            board.blocks(rng.randbytes(16 * count))
            result, failure = board.run()
            if failure:
                return count, failure
            core_way = DIRECTIONS[modes.core_decrypts(way.mode, way.decrypt)]
            timing = design.timing(bits, direction=core_way)
            feeds_back = way.mode == "ofb" or (way.mode in ("cbc", "cfb128") and not way.decrypt)
            waits = feeds_back and not design.traits.chaining
            each = max(timing.latency, timing.interval) if waits else timing.interval
            entered = [one.in_clock or 0 for one in result.blocks]
            steps = {after - before for before, after in pairwise(entered)}
            latency = (result.blocks[0].out_clock or 0) - entered[0]
            if steps != {each} or latency != timing.latency:
                return count, (
                    f"{way}, {bits}-bit key: blocks enter {sorted(steps)} clocks apart, documented "
                    f"is {each}; latency is {latency}, documented is {timing.latency}"
                )
    return count * len(bench.ways) * len(design.core.key_bits), None


def _traffic(bench: LayerBench) -> tuple[int, str | None]:
    """Random messages, keys, refusals, clears and resets; waits last up to about two blocks."""
    b = _Bench(bench, "traffic")
    refused = b.refusals(_built(bench))
    keyed = begun = False

    def dwelling() -> float:
        return 1 - 1 / b.rng.randint(2, 2 * b.long)

    for n in range(b.turns):
        if b.rng.random() < 0.2:
            gap, stall = b.rng.choice((*_TRAFFIC, (0, dwelling()), (dwelling(), 0)))
            b.board.job.traffic(gap=gap, stall=stall, seed=n)
        if not keyed:
            b.key()
            keyed = True
        act = b.rng.choices(["message", "key", "refuse", "cut", "idle"], [8, 3, 2, 1, 2])[0]
        if act == "message" or not begun:
            b.message()
            begun = True
        elif act == "key":
            b.key(eager=b.rng.random() < 0.5)
        elif act == "refuse" and refused:
            b.refused_message(refused)
        elif act == "idle":
            if b.rng.random() < 0.5:
                b.board.job.drain()
            b.board.job.idle(b.rng.randrange(2 * b.long))
        if act == "cut":
            how, after = b.rng.choice(("clear", "clear", "reset")), b.rng.randrange(b.long)
            b.board.cut(how, b.rng.choice((1, 1, 3)), after=after, offer=b.rng.random() < 0.5)
            keyed = begun = False
        else:
            b.blocks(b.rng.randint(1, 4))
    b.board.job.traffic()
    return b.finding(b.board.run())


CHECKS: dict[str, LayerCheck] = {
    "SP 800-38A examples": _examples,
    "NIST vectors, known answers and multi-block": _nist,
    "random messages with gaps and stalls": _messages,
    "keys inside messages": _keys,
    "refused messages and keys": _refusals,
    "clear at every clock of a message": _cuts("clear"),
    "reset at every clock of a message": _cuts("reset"),
    "documented clocks": _clocks,
    "random traffic that dwells": _traffic,
}
"""Checks of `aes_mode`, in order."""
