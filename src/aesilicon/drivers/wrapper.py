# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What every wrapper says of itself: the one description that all flows read.

Model, checks and scenarios of a wrapper speak in its own terms (instructions, registers of a bus);
flows see values on ports. A word is a number, or in the proof a tuple of forms.
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
"""A word on a data port: its first byte on top."""
W_co = TypeVar("W_co", covariant=True)

Case = tuple[str, bytes]
"""`key`, `encrypt` or `decrypt`, and its value."""


class Core(Build, Protocol):
    """The `[core]` table of a design."""

    @property
    def architecture(self) -> str:
        """A name of `ARCHITECTURES`."""


class Wrapped(Protocol):
    """A design as its wrapper sees it: a core with its timing contract."""

    @property
    def core(self) -> Core:
        """Its core's parameters."""

    @property
    def clocks(self) -> Clocks[Any]:
        """Its core's timing contract."""

    def sizes(self) -> list[tuple[int, int]]:
        """(key bits, block bits) of everything it holds."""

    def timing(
        self, key_bits: int, block_bits: int | None = None, direction: Direction | None = None
    ) -> Timing:
        """Its core's clocks for one size and direction."""


@dataclass(frozen=True)
class Channel:
    """Names of the ports through which blocks come in and results go out, in words."""

    in_data: str
    out_data: str
    out_valid: str
    out_ready: str


class Pins(Hashable, Protocol[W_co]):
    """The input or the output ports in one clock."""

    def values(self) -> Mapping[str, int | W_co | None]:
        """Port -> its value; None where an input must not matter. Without the clock."""


class Cipher(Protocol[W]):
    """Rijndael on words."""

    @property
    def zero(self) -> W:
        """What a data output shows while it is not valid."""

    def compute(self, key: Sequence[W], block: Sequence[W], *, decrypt: bool) -> list[W]:
        """One block."""


class Model(Protocol[W_co]):
    """The golden model of a wrapper around a core, exact to the clock.

    It begins in the clock after a reset.
    """

    @property
    def now(self) -> int:
        """The number of the clock."""

    def outputs(self) -> Pins[W_co]:
        """What the ports show in this clock, whatever its inputs are."""

    def clock(self, inputs: Any) -> None:
        """The clock edge at the end of a clock with these inputs."""


@dataclass
class Recording:
    """A sequence at the ports: a job for the simulator, and what is due."""

    inputs: list[Pins[int]] = field(default_factory=list)
    due: list[Pins[int]] = field(default_factory=list)
    marks: list[tuple[int, str]] = field(default_factory=list)
    """(clock, what begins in it), for messages."""

    def place(self, now: int) -> str:
        """A clock for a message."""
        what = next((what for at, what in reversed(self.marks) if at <= now), "start")
        return f"{what}: clock {now}"


@dataclass(frozen=True)
class Trial:
    """A recording to compare with the RTL."""

    recording: Recording
    count: int
    """Blocks, events or clocks that it tries."""
    poke: bool = False
    """No output may move with an input within a clock, either."""
    failure: str | None = None
    """The model itself fails: the sentence that says so."""


@dataclass(frozen=True)
class Effort:
    """How hard checks try."""

    seed: int
    blocks: int
    """Random blocks for each key length, block length and direction."""


Check = Callable[[Wrapped, Effort], Iterator[Trial]]


class Lockstep(Protocol[W]):
    """The circuit and the model, driven alike in a proof."""

    @property
    def model(self) -> Any:
        """The wrapper's model."""

    def clock(self, inputs: Pins[W]) -> None:
        """One clock of both; ends the scenario at the first difference."""

    def arbitrary(self, name: str) -> W:
        """Any word, of a key or of data."""

    def set_register(self, name: str, value: int) -> None:
        """Sets a register of the RTL by hand."""

    def try_counts(self, name: str, counts: Iterable[int], inputs: Pins[W]) -> None:
        """Tries the present clock with each value of the model's `count` and its register."""


@dataclass(frozen=True)
class Scenario:
    """A sequence at the ports for the proof; every key and block in it is arbitrary."""

    name: str
    steps: Callable[[Lockstep[Any]], None]
    probe: bool = False
    """In every clock, see what a reset in that clock would leave behind."""


@dataclass(frozen=True)
class PortProperties:
    """Properties of the ports for any inputs in any clock, proven without a bound on time."""

    source: Path
    """SystemVerilog with the properties around the design's top module, `AES_TOP`."""
    top: str
    parameters: Mapping[str, str]
    properties: Mapping[str, str]
    """Name in `source` -> what holds in every clock."""
    events: Mapping[str, str]
    """Name in `source` -> what can happen; without these the properties would be empty."""


class Wrapper(ABC):
    """One wrapper: its RTL in `rtl/wrap/`, its description here, its designs."""

    kind: ClassVar[str]
    """Its name in a design file."""
    module: ClassVar[str]
    """Its module in the RTL."""
    instance: ClassVar[str]
    """Name of that module's instance in the top module of a design."""
    summary: ClassVar[str]
    secret: ClassVar[frozenset[str]]
    """Ports that carry keys or data."""
    idle: ClassVar[Mapping[str, int]] = {}
    """Input -> its value in simulation while its value must not matter; 0 for the others."""
    channel: ClassVar[Channel]
    word_bits: ClassVar[int]
    """Width of the channel's words."""
    refusal: ClassVar[str | None] = None
    """The output that is not 0 behind a refused request."""
    templates: ClassVar[Mapping[str, str]] = {}
    """A core's template of a bundle -> the one that this wrapper has in its place."""
    blocks: ClassVar[int] = 100
    """`Effort.blocks` of `verify`."""

    @property
    def ports(self) -> list[Port]:
        """Its ports in order, as the module declares them."""
        text = (rtl_dir() / "wrap" / f"{self.module}.sv").read_text(encoding="utf-8")
        return parse(text).ports({})

    def check(self, core: Core) -> None:  # noqa: B027  (some take any core)
        """Raises `ValueError`, one sentence, for a core that it cannot stand around."""

    @abstractmethod
    def parameters(self, core: Mapping[str, str]) -> dict[str, str]:
        """SystemVerilog parameters of `module`, in its order, from those of the core."""

    @abstractmethod
    def port_clocks(self, wrapped: Wrapped) -> int:
        """Clocks of the transaction that throughput at the port is given for.

        It takes a block of the longest length, under the shortest key, in and its result out.
        """

    @abstractmethod
    def facts(self, wrapped: Wrapped) -> dict[str, Any]:
        """Name -> value for the templates of a bundle, beside those of any bundle."""

    @abstractmethod
    def model(self, wrapped: Wrapped, cipher: Cipher[W]) -> Model[W]:
        """The golden model."""

    @property
    @abstractmethod
    def checks(self) -> Mapping[str, Check]:
        """Name -> what records the trials of a check of `verify`, in order."""

    @abstractmethod
    def given(self, wrapped: Wrapped, cases: Sequence[Case]) -> Recording:
        """Keys and blocks that somebody gives, in order; each begins at a mark of its own."""

    @abstractmethod
    def message(
        self, wrapped: Wrapped, key: bytes, blocks: bytes, block_bytes: int, *, decrypt: bool
    ) -> Iterator[tuple[Pins[int], int | None]]:
        """The inputs in every clock in which blocks go through the ports under a new key.

        With each comes the number, from 0, of the input word that is offered in it, or None.
        """

    @abstractmethod
    def scenarios(self, wrapped: Wrapped) -> Iterator[Scenario]:
        """Everything that the symbolic simulation runs."""

    @abstractmethod
    def resets(self, word: Any) -> Sequence[Sequence[Pins[Any]]]:
        """The ways to reset, each with its clocks until nothing is left; `word` is on the input."""

    @abstractmethod
    def port_properties(self, wrapped: Wrapped) -> PortProperties:
        """What the proof of the handshake holds the ports to."""

    def digest(self) -> str:
        """SHA-256 (hex) of the files that describe it."""
        own = Path(inspect.getfile(type(self)))
        inside = own.parent.iterdir() if own.name == "__init__.py" else (own,)
        digest = hashlib.sha256()
        for path in (Path(__file__), *sorted(f for f in inside if f.suffix in (".py", ".sv"))):
            digest.update(path.read_bytes())
        return digest.hexdigest()
