# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The interface of a layer: a module between the ports that users connect and any core.

A layer is verified with a core behind it, and proven for any core that keeps the contract of its
ports. Flows know only this description; `layer_registry` lists the layers.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from aesilicon.architectures import DIRECTIONS
from aesilicon.design.design import Design
from aesilicon.drivers.simulator import Simulator


@dataclass(frozen=True, order=True)
class Way:
    """A mode of operation in one direction."""

    mode: str
    """A name that `--mode` takes."""
    decrypt: bool

    def __str__(self) -> str:
        return f"{self.mode} {DIRECTIONS[self.decrypt]}"


@dataclass(frozen=True)
class LayerBench:
    """A compiled layer with its core, and what the checks try on it."""

    simulator: Simulator
    seed: int
    ways: tuple[Way, ...]
    """The ways to check, all served by the core."""

    @property
    def design(self) -> Design:
        """The design of the core."""
        return self.simulator.design

    def rng(self, check: str) -> random.Random:
        """Random numbers that depend on the seed and the check only."""
        return random.Random(f"{self.seed} {check}")


LayerCheck = Callable[[LayerBench], tuple[int, str | None]]
"""A check of `verify`: the number of its trials, and a sentence on the first failure or None."""


@dataclass(frozen=True)
class Induction:
    """Assertions that induction proves for all inputs and any length of time.

    A label of an assumption is a property of the core's handshake proof, a label of
    `Claim.surroundings`, or an assertion of another induction of the same claim.
    """

    top: str
    files: tuple[Path, ...]
    """SystemVerilog in compilation order; the last file has `top`."""
    parameters: Mapping[str, str]
    """Parameters of `top`."""
    cut: tuple[str, ...] = ()
    """Modules whose outputs are free but for the assumptions."""
    events: tuple[str, ...] = ()
    """Assertions with AES_EVENTS, which must all be refuted: the events are reachable."""


@dataclass(frozen=True)
class Claim:
    """What is proven of a layer with given parameters in front of any core."""

    parameters: Mapping[str, str]
    """Parameters of the layer's module."""
    inductions: tuple[Induction, ...]
    surroundings: Mapping[str, str]
    """Label of an assumption -> sentence on what the layer's surroundings must do."""


class Layer(ABC):
    """The description of one layer."""

    module: ClassVar[str]
    """Name of the RTL module."""
    follows: ClassVar[str]
    """The standard that its stream follows."""
    modes: ClassVar[tuple[str, ...]]
    """Modes that it serves, as `--mode` spells them."""

    @abstractmethod
    def misfit(self, design: Design) -> str:
        """Why the layer cannot stand in front of a design, as a clause; empty if it can."""

    @abstractmethod
    def serves(self, design: Design, way: Way) -> bool:
        """Whether the layer with this core serves a way."""

    @abstractmethod
    def simulator(self, design: Design, modes: Sequence[str], cache_dir: Path) -> Simulator:
        """The compiled layer and core, built for some modes."""

    @property
    @abstractmethod
    def checks(self) -> Mapping[str, LayerCheck]:
        """Name -> function of each check of `verify`, in order."""

    @abstractmethod
    def claim(self, design: Design, modes: Sequence[str]) -> Claim:
        """What `prove` proves of the layer as this design instantiates it."""
