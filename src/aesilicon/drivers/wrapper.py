# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The interface of a wrapper around a core: its ports, golden model, checks and proof scenarios.

The model, checks and scenarios of a wrapper use its own terms (instructions, bus registers). Flows
see only port values. A word is a number, or in a proof a tuple of symbolic forms.
"""

import hashlib
import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

from aesilicon.architectures import Build, Clocks, Direction, Timing
from aesilicon.design.ports import Port, parse
from aesilicon.resources import rtl_dir

W = TypeVar("W")
"""A word on a data port, with its first byte in the top bits."""
W_co = TypeVar("W_co", covariant=True)

Case = tuple[str, bytes]
"""(kind, value): a `key`, or a block to `encrypt` or `decrypt`."""


class Core(Build, Protocol):
    """The `[core]` table of a design."""

    @property
    def architecture(self) -> str:
        """Name of the architecture, a key of `ARCHITECTURES`."""


class Wrapped(Protocol):
    """A design as its wrapper sees it: a core with its timing contract."""

    @property
    def core(self) -> Core:
        """Parameters of the core."""

    @property
    def clocks(self) -> Clocks[Any]:
        """Timing contract of the core."""

    def sizes(self) -> list[tuple[int, int]]:
        """Each pair (key bits, block bits) that the core serves."""

    def timing(
        self, key_bits: int, block_bits: int | None = None, direction: Direction | None = None
    ) -> Timing:
        """Timing of the core for one key length, block length and direction."""


@dataclass(frozen=True)
class Channel:
    """Names of the ports through which words of blocks enter and words of results leave."""

    in_data: str
    out_data: str
    out_valid: str
    out_ready: str


class Pins(Hashable, Protocol[W_co]):
    """Values of all input ports, or of all output ports, in one clock."""

    def values(self) -> Mapping[str, int | W_co | None]:
        """Port (without the clock) -> its value; None for an input that must not matter."""


class Cipher(Protocol[W]):
    """The Rijndael cipher on keys and blocks that are sequences of words."""

    @property
    def zero(self) -> W:
        """The word 0, which a data output shows while it is not valid."""

    def compute(self, key: Sequence[W], block: Sequence[W], *, decrypt: bool) -> list[W]:
        """The result of one block, in words."""


class Model(Protocol[W_co]):
    """The cycle-accurate golden model of a wrapper around a core.

    The model begins in the first clock after a reset.
    """

    @property
    def now(self) -> int:
        """Number of the present clock."""

    def outputs(self) -> Pins[W_co]:
        """The output ports in this clock, which do not depend on the inputs of this clock."""

    def clock(self, inputs: Any) -> None:
        """Steps over the clock edge that ends a clock with these inputs."""


@dataclass
class Recording:
    """The inputs of a wrapped design in each clock, and the outputs due in each clock."""

    inputs: list[Pins[int]] = field(default_factory=list)
    due: list[Pins[int]] = field(default_factory=list)
    marks: list[tuple[int, str]] = field(default_factory=list)
    """(first clock, label) of each section, for messages."""

    def place(self, now: int) -> str:
        """Text that names a clock in a message."""
        what = next((what for at, what in reversed(self.marks) if at <= now), "start")
        return f"{what}: clock {now}"


@dataclass(frozen=True)
class Trial:
    """A recording to compare with the RTL."""

    recording: Recording
    count: int
    """Number of blocks, events or clocks that the recording tries."""
    poke: bool = False
    """Check also that no output depends combinationally on an input."""
    failure: str | None = None
    """Sentence on a failure of the model itself; None without one."""


@dataclass(frozen=True)
class Effort:
    """Seed and size of the random checks."""

    seed: int
    blocks: int
    """Random blocks for each key length, block length and direction."""


Check = Callable[[Wrapped, Effort], Iterator[Trial]]


class Lockstep(Protocol[W]):
    """The circuit and the model, driven with equal inputs in a proof."""

    @property
    def model(self) -> Any:
        """The wrapper's model."""

    def clock(self, inputs: Pins[W]) -> None:
        """Runs one clock of circuit and model; fails at the first difference."""

    def arbitrary(self, name: str) -> W:
        """A fresh arbitrary word of a key or of data."""

    def set_register(self, name: str, value: int) -> None:
        """Overwrites a register of the RTL with a constant."""

    def try_counts(self, name: str, counts: Iterable[int], inputs: Pins[W]) -> None:
        """Tries the present clock with each of `counts` in the register and the model's `count`."""


@dataclass(frozen=True)
class Scenario:
    """A sequence at the ports for the proof; every key and block in it is arbitrary."""

    name: str
    steps: Callable[[Lockstep[Any]], None]
    probe: bool = False
    """Try a reset in every clock, and check that it leaves no secret in a register."""


@dataclass(frozen=True)
class PortProperties:
    """Properties of the ports for any inputs in any clock, proven without a bound on time."""

    source: Path
    """SystemVerilog with the properties around the design's top module, `AES_TOP`."""
    top: str
    parameters: Mapping[str, str]
    properties: Mapping[str, str]
    """Name in `source` -> sentence that holds in every clock."""
    events: Mapping[str, str]
    """Name in `source` -> event that must be reachable, so that no property holds vacuously."""


class Wrapper(ABC):
    """The description of one wrapper, whose RTL stands in `rtl/wrap/`."""

    kind: ClassVar[str]
    """Name of the wrapper in a design file."""
    module: ClassVar[str]
    """Name of the RTL module."""
    instance: ClassVar[str]
    """Name of the instance of `module` in the top module of a design."""
    summary: ClassVar[str]
    secret: ClassVar[frozenset[str]]
    """Ports that carry keys or data."""
    idle: ClassVar[Mapping[str, int]] = {}
    """Input -> its value in simulation while the value must not matter; default 0."""
    channel: ClassVar[Channel]
    word_bits: ClassVar[int]
    """Width of the channel's words."""
    refusal: ClassVar[str | None] = None
    """Name of the output that is not 0 after a refused request."""
    templates: ClassVar[Mapping[str, str]] = {}
    """Bundle template of a bare core -> template that replaces it for this wrapper."""
    blocks: ClassVar[int] = 100
    """Default of `Effort.blocks` in `verify`."""

    @property
    def ports(self) -> list[Port]:
        """The ports of the wrapper, in the order of the module's declaration."""
        file = next(rtl_dir().rglob(f"{self.module}.sv"))
        return parse(file.read_text(encoding="utf-8")).ports({})

    def check(self, core: Core) -> None:  # noqa: B027  (some take any core)
        """Raises `ValueError` with one sentence if the wrapper does not fit the core."""

    @abstractmethod
    def parameters(self, core: Mapping[str, str]) -> dict[str, str]:
        """SystemVerilog parameters of `module` in declared order, given those of the core."""

    @abstractmethod
    def port_clocks(self, wrapped: Wrapped) -> int:
        """Clocks of one transaction, from which the throughput at the ports is computed.

        A transaction moves a block of the longest length in and its result out, under the shortest
        key.
        """

    @abstractmethod
    def facts(self, wrapped: Wrapped) -> dict[str, Any]:
        """Name -> value for the bundle's templates, in addition to the names of every bundle."""

    @abstractmethod
    def model(self, wrapped: Wrapped, cipher: Cipher[W]) -> Model[W]:
        """The golden model of the wrapper around a core."""

    @property
    @abstractmethod
    def checks(self) -> Mapping[str, Check]:
        """Name of a check of `verify` -> function that records its trials, in order."""

    @abstractmethod
    def given(self, wrapped: Wrapped, cases: Sequence[Case]) -> Recording:
        """Records given keys and blocks in order."""

    @abstractmethod
    def message(
        self, wrapped: Wrapped, key: bytes, blocks: bytes, block_bytes: int, *, decrypt: bool
    ) -> Iterator[tuple[Pins[int], int | None]]:
        """Yields the inputs of each clock in which blocks pass the ports under a new key.

        Each comes with the number (from 0) of the input word offered in that clock, or None.
        """

    @abstractmethod
    def scenarios(self, wrapped: Wrapped) -> Iterator[Scenario]:
        """All scenarios of the symbolic simulation."""

    @abstractmethod
    def resets(self, word: Any) -> Sequence[Sequence[Pins[Any]]]:
        """For each way to reset: the inputs of its clocks until all secrets are gone.

        `word` is the value of the data input in these clocks.
        """

    @abstractmethod
    def port_properties(self, wrapped: Wrapped) -> PortProperties:
        """The port properties that the proof of the handshake checks."""

    def digest(self) -> str:
        """SHA-256 (hex) of the files that describe the wrapper."""
        own = Path(inspect.getfile(type(self)))
        inside = own.parent.iterdir() if own.name == "__init__.py" else (own,)
        digest = hashlib.sha256()
        for path in (Path(__file__), *sorted(f for f in inside if f.suffix in (".py", ".sv"))):
            digest.update(path.read_bytes())
        return digest.hexdigest()
