# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The description of an engine: a mode of operation that stands in front of the core of a design.

The ports of its module that begin with `core_` go to the core, all others are ports of the design.
"""

import hashlib
import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, Protocol

from aesilicon.architectures import Build, Direction, Options, Timing, Traits


class Behind(Protocol):
    """A core as an engine sees it: a design without its mode."""

    @property
    def core(self) -> Build:
        """Parameters of the core."""

    @property
    def traits(self) -> Traits:
        """Capacity of the core, and what else it is like."""

    def timing(
        self, key_bits: int, block_bits: int | None = None, direction: Direction | None = None
    ) -> Timing:
        """Clocks of the core for one key length, block length and direction."""


class Engine(ABC):
    """The description of one engine, whose RTL stands in `rtl/mode/`."""

    name: ClassVar[str]
    """Name of the mode in a design file."""
    title: ClassVar[str]
    """Name of the mode in a sentence."""
    module: ClassVar[str]
    """Name of the RTL module."""
    instance: ClassVar[str]
    """Name of the instance of `module` in the top module of a design."""
    standard: ClassVar[str]
    modes: ClassVar[tuple[str, ...]]
    """Modes of `run --mode` that it serves."""
    options: ClassVar[type[Options]]
    """The keys of `[mode]` beside `name`; those that are left out fit the core."""

    @abstractmethod
    def misfit(self, core: Behind) -> str:
        """Why the engine cannot stand in front of a core, as a clause; empty if it can."""

    @abstractmethod
    def check(self, options: Any) -> None:
        """Raises `ValueError` with one sentence and the nearest legal value for an illegal one."""

    @abstractmethod
    def parameters(self, core: Behind, options: Any) -> dict[str, str]:
        """SystemVerilog parameters of `module` in declared order."""

    @abstractmethod
    def timing(self, core: Behind, options: Any, key_bits: int) -> Timing:
        """Clocks of a long message: those of its text in an engine that is not stalled.

        Latency is that of a block of text through the engine, `interval` the mean distance of
        blocks, `key_setup` from a key to the first beat behind it.
        """

    def digest(self) -> str:
        """SHA-256 (hex) of the files that describe the engine."""
        own = Path(inspect.getfile(type(self)))
        return hashlib.sha256(Path(__file__).read_bytes() + own.read_bytes()).hexdigest()


def check_whole(key: str, value: int | None, legal: Iterable[int]) -> None:
    """Raises `ValueError` with the nearest legal value if a value is given and not legal."""
    if value is None:
        return
    values = sorted(legal)
    if value not in values:
        close = min(values, key=lambda one: abs(one - value))
        raise ValueError(f"[mode] {key} = {value} is not legal; the nearest legal value is {close}")
