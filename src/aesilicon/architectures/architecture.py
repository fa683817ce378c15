# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The description of an architecture, which all flows read."""

import hashlib
import inspect
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol, get_args, runtime_checkable

from pydantic import BaseModel, ConfigDict, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from aesilicon.architectures.clocks import LENGTHS, Clocks, Direction
from aesilicon.design import sboxes
from aesilicon.resources import rtl_dir

KEY_SCHEDULES = {"on_the_fly": "KeysOnTheFly", "stored": "KeysStored", "chained": "KeysChained"}
"""Name in a design file -> value of the cores' `KeySchedule` parameter in `aes_pkg`."""

WIDE = 128
"""Value of `port_bits` for a core that takes a block in one transfer."""

_DIRECTIONS = {
    ("encrypt", "decrypt"): "DirBoth",
    ("encrypt",): "DirEncrypt",
    ("decrypt",): "DirDecrypt",
}


def invariants_in(folder: str, *modules: str) -> tuple[Path, ...]:
    """The files of modules with invariants in a folder of the RTL library, `core` or `papers`."""
    return tuple(rtl_dir() / folder / "formal" / f"{module}.sv" for module in modules)


SHARED_INVARIANTS = invariants_in(
    "core",
    "aes_invariant",
    "aes_block_invariants",
    "aes_shell_invariants",
    "aes_adapter_states",
    "aes_adapter_invariants",
    "aes_beats_invariants",
)
"""Files of modules that the invariants of architectures may use."""


class Options(BaseModel):
    """The table `[core.<architecture>]`: the options that only one architecture has.

    The docstring of an option is its line in the reference of design files.
    """

    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )

    @field_validator("*", mode="before")
    @classmethod
    def _of_the_legal_type(cls, value: object, info: ValidationInfo) -> object:
        """Refuses TOML's `true` and `1.0`, which equal 1, where a whole number is legal."""
        assert info.field_name is not None
        legal = get_args(cls.model_fields[info.field_name].annotation)
        if value in legal and type(value) not in map(type, legal):
            *most, last = map(str, legal)
            raise PydanticCustomError(
                "literal_error",
                "Input should be {expected}",
                {"expected": f"{', '.join(most)} or {last}"},
            )
        return value


class Build(Protocol):
    """One build of an architecture: the `[core]` table of a design, validated."""

    @property
    def key_bits(self) -> Sequence[int]:
        """Key lengths in bits that the build serves."""

    @property
    def block_bits(self) -> Sequence[int]:
        """Block lengths in bits that the build serves."""

    @property
    def directions(self) -> Sequence[Direction]:
        """Directions that the build serves."""

    @property
    def sbox(self) -> str:
        """Name of the S-box that the data passes."""

    @property
    def key_sbox(self) -> str | None:
        """Name of the S-box of the key schedule; None: the S-box of the data."""

    @property
    def key_schedule(self) -> str:
        """Key of `KEY_SCHEDULES`."""

    @property
    def port_bits(self) -> int:
        """Width of the data ports in bits; `WIDE` stands for the width of the longest block."""

    @property
    def tag_bits(self) -> int:
        """Width of the tags in bits."""

    @property
    def options(self) -> Any:
        """The architecture's own `Options`."""


@dataclass(frozen=True)
class Traits:
    """The properties of a build, other than its clocks, that flows need."""

    capacity: int
    """Maximum number of blocks accepted and not yet returned."""
    lookups: tuple[str, ...]
    """Names of modules with an S-box. Proofs cut these out and check each alone, for all inputs."""
    turns: int = 1
    """Blocks that take turns at full rate: `Timing.interval` is the mean over so many."""
    reset_cycles: int = 1
    """Clocks from the end of a reset to `key_ready_o` high."""
    clear_cycles: int = 1
    """Clocks from a clear until the registers are 0 and `key_ready_o` is high."""
    keeps_refused_key: bool = False
    """A refused key leaves the key before it in registers, where nothing can use it, until the next
    key or clear."""
    ready_waits_for_valid: bool = False
    """`in_ready_o` rises only after `in_valid_i`."""
    chaining: bool = False
    """The core serves `in_chain_i`."""
    clears_to_constants: bool = False
    """After a clear a register may hold a constant other than 0, equal for all keys and blocks."""
    path_each_way: bool = False
    """Whether each direction has S-boxes of its own."""
    key_per_block: bool = False
    """A block may enter with its own key in the same clock."""
    extra_outputs: tuple[str, ...] = ()
    """Names of documented outputs beside the common ports."""
    ghosts: "Ghosts | None" = None
    """How `flows.prove.ghost_search` proves a core of many blocks; None: it does not."""


@dataclass(frozen=True)
class Ghosts:
    """Parts of register names by which the proof of a pipeline tells its control registers apart.

    Other names would make a proof fail or take longer, but never pass.
    """

    keys: tuple[str, ...]
    """Instances that decide when a key or a block is taken, and make the round keys."""
    results: tuple[str, ...]
    """Instances in which results wait, with their data."""
    stages: tuple[str, ...] = ()
    """Registers that tell whether a block is in a stage, if blocks may stay in stages."""


@runtime_checkable
class Reloads(Protocol):
    """An architecture whose S-boxes are RAMs that the core loads itself."""

    memory: str
    """Name of the RAM's module, which has a clock and the ports in `symbolic.memory.PORTS`."""
    reload_cycles: int
    """Most clocks, beyond the latency, that a block in the core waits for its table."""


class Architecture(ABC):
    """The description of one architecture, whose RTL is in `rtl/core/` or in `rtl`."""

    name: ClassVar[str]
    arch: ClassVar[str] = ""
    """Value of the parameter `Arch` of `aes_core`, if it is not `name`."""
    engine: ClassVar[str] = ""
    """Name of the SystemVerilog module of the engine in `aes_core`."""
    shell: ClassVar[Mapping[str, str]] = {}
    """What the engine needs of the shell: key of `design.door.SETTINGS`, or `CLEAR_CLOCKS` -> an
    expression of the parameters of `aes_core`."""
    module: ClassVar[str] = "aes_core"
    """Name of the SystemVerilog module with the common ports."""
    summary: ClassVar[str]
    legal: ClassVar[Mapping[str, tuple[Any, ...]]]
    """Key of `[core]` -> its legal values."""
    options: ClassVar[type[Options]] = Options
    built_on: ClassVar[tuple[str, ...]] = ()
    """Other architectures whose engines the RTL of this one instantiates."""
    rtl: ClassVar[Path | None] = None
    """Folder with the RTL and `manifest.toml` of an architecture outside the library."""
    invariants: ClassVar[tuple[Path, ...]] = ()
    """SystemVerilog files of modules that are bound to modules of the core (`bind`): relations
    between registers of the core and of `flows/prove/handshake.sv`, which proves and uses them. A
    build without a module that a file is bound to goes without the file."""
    own_parameters: ClassVar[tuple[str, ...] | None] = None
    """Names of the common parameters that the core's module has; None: all."""
    shared_clocks: ClassVar[tuple[type["Architecture"], ...]] = ()
    """Other architectures whose clock automata this architecture's automaton is built on."""

    def check(self, build: Build) -> None:  # noqa: B027  (most have nothing to refuse)
        """Raises `ValueError`, one sentence, if values of the build exclude each other."""

    def parameters(self, build: Build) -> dict[str, str]:
        """SystemVerilog parameters of `module`, name -> value, in the module's order."""
        return self.common_parameters(build)

    def common_parameters(self, build: Build) -> dict[str, str]:
        """`Arch` if the module is `aes_core`, `own_parameters`, and `PortBits` of a narrow core."""
        common = common_parameters(build)
        own = {name: common[name] for name in self.own_parameters or common}
        ports = {} if build.port_bits == WIDE else {"PortBits": str(build.port_bits)}
        engine = {"Arch": f'"{self.arch or self.name}"'} if self.module == "aes_core" else {}
        return {**engine, **own, **ports}

    @abstractmethod
    def traits(self, build: Build) -> Traits:
        """The traits of a build."""

    @abstractmethod
    def clocks(self, build: Build) -> Clocks[Any]:
        """The timing contract of a build."""

    def digest(self) -> str:
        """SHA-256 (hex) of the description and those it extends, invariants and `shared_clocks`."""
        kinds = (kind for kind in type(self).__mro__ if issubclass(kind, Architecture))
        described = b"".join(
            Path(inspect.getfile(kind)).read_bytes() for kind in kinds if kind is not Architecture
        )
        for file in (*SHARED_INVARIANTS, *self.invariants) if self.invariants else ():
            described += file.read_bytes()
        for other in self.shared_clocks:
            described += other().digest().encode()
        return hashlib.sha256(described).hexdigest()


def common_parameters(build: Build) -> dict[str, str]:
    """The parameters that wide cores share, name -> value."""
    return {
        "BlockBits": str(max(build.block_bits)),
        "BlockLengths": mask(build.block_bits),
        "KeyLengths": mask(build.key_bits),
        "Directions": f"aes_pkg::{_DIRECTIONS[tuple(build.directions)]}",
        "KeySchedule": f"aes_pkg::{KEY_SCHEDULES[build.key_schedule]}",
        "Sbox": f"aes_pkg::{sboxes.find(build.sbox).parameter}",
        "KeySbox": f"aes_pkg::{sboxes.find(build.key_sbox or build.sbox).parameter}",
        "TagBits": str(build.tag_bits),
    }


def mask(lengths: Sequence[int]) -> str:
    """Lengths in bits as a three-bit SystemVerilog mask: bit i stands for `LENGTHS[i]`."""
    return f"3'b{sum(1 << LENGTHS.index(bits) for bits in lengths):03b}"


def sbox_modules(build: Build) -> tuple[str, ...]:
    """The S-box modules of a build: the data's, then the key schedule's if it is another."""
    names = (build.sbox, build.key_sbox or build.sbox)
    return tuple(dict.fromkeys(sboxes.find(name).circuit for name in names))


def check_shared_sboxes(build: Build, architecture: str) -> None:
    """Raises ValueError if `key_sbox` differs from `sbox`, as data and keys share the S-boxes."""
    if build.key_sbox not in (None, build.sbox):
        raise ValueError(
            f"key_sbox = {build.key_sbox} and sbox = {build.sbox} differ, but architecture "
            f"'{architecture}' has the same S-boxes for both; leave key_sbox out"
        )
