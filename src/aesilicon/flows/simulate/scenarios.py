# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Short scenarios at the ports of a core, for timing diagrams.

Each scenario begins after a reset and uses the shortest key and block of the design. Except in the
scenario `key`, the first block is offered when the key set-up is over.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from aesilicon.architectures import Timing
from aesilicon.architectures.clocks import DIRECTIONS
from aesilicon.design.design import Design
from aesilicon.drivers import mode_choice
from aesilicon.drivers.scoreboard import Scoreboard
from aesilicon.drivers.simulator import JobResult, Simulator
from aesilicon.errors import ToolError, UserError, nearest

_CLEAR_AFTER = 3
"""Clocks from a block's transfer to the clear that drops it."""


class Stage:
    """A design, its timing, and the job in which a scenario puts keys and blocks."""

    def __init__(self, design: Design, cache_dir: Path) -> None:
        self.design = design
        self.key_bits, self.block_bits = min(design.core.key_bits), min(design.core.block_bits)
        self.timing: Timing = design.timing(self.key_bits, self.block_bits)
        self.decrypts: list[bool] = []
        """Direction of each block so far, True for decryption."""
        self.board = Scoreboard(Simulator(design, cache_dir))
        self._keys = 0

    def key(self) -> None:
        """Loads the next key. A core with `key_per_block` gets it together with its block."""
        self._keys += 1
        key = bytes(range(self._keys, self._keys + self.key_bits // 8))
        self.board.key(key, eager=self.design.traits.key_per_block)

    def ready(self) -> None:
        """Loads the next key and waits until its set-up is over."""
        self.key()
        self.board.job.idle(self.timing.key_setup)

    def blocks(
        self, count: int = 1, *, decrypt: bool | None = None, chain: bool = False, bad: bool = False
    ) -> None:
        """Offers the next blocks; without `decrypt` in the first direction of the design.

        With `bad` the core must refuse them.
        """
        size = self.block_bits // 8
        way = self.design.core.directions[0] == "decrypt" if decrypt is None else decrypt
        for _ in range(count):
            number = len(self.decrypts)
            data = bytes((0x11 * n + number) & 0xFF for n in range(size))
            self.decrypts.append(way)
            self.board.blocks(data, decrypt=way, chain_port=chain, refused=bad, block_bytes=size)


def _key(stage: Stage) -> None:
    stage.key()
    stage.blocks()
    stage.key()
    stage.blocks()


def _back_to_back(stage: Stage) -> None:
    stage.ready()
    stage.blocks(1 + stage.design.traits.turns)


def _stall(stage: Stage) -> None:
    stage.ready()
    job = stage.board.job
    job.traffic(stall=1)
    stage.blocks(min(2, stage.design.traits.capacity))
    job.idle(stage.timing.latency + 1)
    job.traffic()
    stage.blocks()


def _clear(stage: Stage) -> None:
    stage.ready()
    stage.blocks()
    stage.board.job.clear(after=_CLEAR_AFTER)
    stage.key()


def _refusal(stage: Stage) -> None:
    stage.ready()
    if stage.design.traits.chaining:
        served = stage.design.core.directions[0]
        stage.blocks(decrypt=served == "encrypt", bad=True)
    else:
        stage.blocks(chain=True, bad=True)
    stage.blocks()


def _directions(stage: Stage) -> None:
    stage.ready()
    for decrypt in (False, True, False):
        stage.blocks(decrypt=decrypt)


def _both(design: Design) -> bool:
    return set(design.core.directions) == set(DIRECTIONS)


@dataclass(frozen=True)
class Scenario:
    """A sequence of offers to a core, and the designs that it suits."""

    title: str
    play: Callable[[Stage], None]
    suits: Callable[[Design], bool] = lambda design: True
    from_key: bool = False
    """True if the diagram begins with the first key, not with the first block."""
    spans: tuple[str, ...] = ()
    """Distances to mark: `key set-up`, `latency` or `interval`, of the first key and block."""


SCENARIOS = {
    "key": Scenario(
        "a key is loaded, and replaced while block A is in flight",
        _key,
        from_key=True,
        spans=("key set-up",),
    ),
    "back_to_back": Scenario("blocks back to back", _back_to_back, spans=("latency", "interval")),
    "stall": Scenario("the result of A is taken late", _stall),
    "clear": Scenario("a clear drops block A", _clear),
    "refusal": Scenario(
        "block A is refused",
        _refusal,
        lambda design: not (design.traits.chaining and _both(design)),
    ),
    "directions": Scenario("the direction changes", _directions, _both),
}
"""Name -> scenario."""


@dataclass(frozen=True)
class Played:
    """A scenario with its trace in the simulated RTL, whose results equal the reference's."""

    design: Design
    scenario: Scenario
    result: JobResult
    """Result of the job, with records and trace."""
    decrypts: tuple[bool, ...]
    """Direction of each block, True for decryption."""


def play(design: Design, name: str, cache_dir: Path) -> Played:
    """Plays a scenario of `SCENARIOS` on a design, compiled into `cache_dir`.

    Raises `UserError` for an unknown scenario, for a scenario that does not suit the design and for
    a design with a wrapper. Raises `ToolError` if the RTL breaks its protocol or a result is wrong.
    """
    scenario = SCENARIOS.get(name)
    if scenario is None:
        raise UserError(f"unknown scenario '{name}'; {nearest(name, list(SCENARIOS))}")
    if design.wrapper is not None:
        raise UserError(f"design '{design.name}' has the ports of a wrapper; choose a bare core")
    mode_choice.require_core(design)
    if not scenario.suits(design):
        raise UserError(f"scenario '{name}' asks for what design '{design.name}' cannot do")
    stage = Stage(design, cache_dir)
    scenario.play(stage)
    result, wrong = stage.board.run(trace=True)
    if wrong:
        raise ToolError(f"simulation of {design.name}", wrong)
    return Played(design, scenario, result, tuple(stage.decrypts))
