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
from aesilicon.design.sboxes import SBOXES

KEY_SCHEDULES = {"on_the_fly": "KeysOnTheFly", "stored": "KeysStored"}
"""Name -> value of the cores' `KeySchedule` parameter in `aes_pkg`."""

WIDE = 128
"""`port_bits` of a core that takes a block in one transfer."""

_DIRECTIONS = {
    ("encrypt", "decrypt"): "DirBoth",
    ("encrypt",): "DirEncrypt",
    ("decrypt",): "DirDecrypt",
}


class Options(BaseModel):
    """The table `[core.<architecture>]`: the options that only one architecture has."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

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
        """Key lengths that it serves."""

    @property
    def block_bits(self) -> Sequence[int]:
        """Block lengths that it serves."""

    @property
    def directions(self) -> Sequence[Direction]:
        """Directions that it serves."""

    @property
    def sbox(self) -> str:
        """The S-box of the data."""

    @property
    def key_sbox(self) -> str | None:
        """The S-box of the key schedule; None: the same."""

    @property
    def key_schedule(self) -> str:
        """A name of `KEY_SCHEDULES`."""

    @property
    def port_bits(self) -> int:
        """Width of the data ports; those of wide cores are as wide as the longest block."""

    @property
    def tag_bits(self) -> int:
        """Width of the tags."""

    @property
    def options(self) -> Any:
        """The architecture's own `Options`."""


@dataclass(frozen=True)
class Traits:
    """The properties of a build, other than its clocks, that flows need."""

    capacity: int
    """Maximum number of blocks accepted and not yet returned."""
    lookups: tuple[str, ...]
    """Modules with an S-box; proofs cut them out and check them alone, for all inputs."""
    reset_cycles: int = 1
    """Clocks from the end of a reset to `key_ready_o` high."""
    clear_cycles: int = 1
    """Clocks from a clear to registers at 0, and to `key_ready_o` high."""
    ready_waits_for_valid: bool = False
    """`in_ready_o` rises only after `in_valid_i`."""
    chaining: bool = False
    """`in_chain_i` is served."""
    clears_to_constants: bool = False
    """After a clear a register may hold a constant, the same for all keys and blocks, not 0."""
    path_each_way: bool = False
    """Whether each direction has S-boxes of its own."""
    key_per_block: bool = False
    """A block may enter with its own key in the same clock."""
    extra_outputs: tuple[str, ...] = ()
    """Documented outputs beside the common ports."""


@runtime_checkable
class Reloads(Protocol):
    """An architecture whose S-boxes are RAMs that the core loads itself."""

    memory: str
    """The module of a RAM: a clock and the ports of `symbolic.memory.PORTS`."""
    reload_cycles: int
    """The most clocks that a block inside waits for its table, beyond the latency."""


class Architecture(ABC):
    """One architecture: its RTL in `rtl/core/`, its description here, its designs."""

    name: ClassVar[str]
    module: ClassVar[str]
    """The module behind the common ports."""
    summary: ClassVar[str]
    legal: ClassVar[Mapping[str, tuple[Any, ...]]]
    """Key of `[core]` -> values that can be built."""
    options: ClassVar[type[Options]] = Options
    rtl: ClassVar[Path | None] = None
    """Folder with a `manifest.toml` of an architecture that lives outside the library."""
    invariants: ClassVar[Path | None] = None
    """SystemVerilog of the module `<module>_invariants`: what holds between the registers of the
    core and those of the handshake proof (`flows/prove/handshake.sv`), proven and used there."""
    narrow_invariants: ClassVar[Path | None] = None
    """Invariants of the narrow core, likewise."""
    own_parameters: ClassVar[tuple[str, ...] | None] = None
    """The common parameters that its module has; None: all."""
    shared_clocks: ClassVar[tuple[type["Architecture"], ...]] = ()
    """The architectures whose automata its clocks are built on."""

    def module_of(self, build: Build) -> str:
        """The module behind the common ports: of a narrow core `aes_core`, with its adapter."""
        return self.module if build.port_bits == WIDE else "aes_core"

    def invariants_of(self, build: Build) -> Path | None:
        """`invariants` of a build."""
        return self.invariants if build.port_bits == WIDE else self.narrow_invariants

    def narrow(self, build: Build) -> tuple[str, Mapping[str, str]]:
        """The module of a narrow core itself, and its parameters."""
        raise NotImplementedError(f"architecture '{self.name}' has no narrow ports")

    def check(self, build: Build) -> None:  # noqa: B027  (most have nothing to refuse)
        """Raises `ValueError`, one sentence, for values that do not go together."""

    def parameters(self, build: Build) -> dict[str, str]:
        """SystemVerilog parameters of `module`, in its order."""
        return self.common_parameters(build)

    def common_parameters(self, build: Build) -> dict[str, str]:
        """The parameters that wide cores share, as far as the module has them."""
        common = common_parameters(build)
        return {name: common[name] for name in self.own_parameters or common}

    @abstractmethod
    def traits(self, build: Build) -> Traits:
        """The traits of a build."""

    @abstractmethod
    def clocks(self, build: Build) -> Clocks[Any]:
        """The timing contract of a build."""

    def digest(self) -> str:
        """SHA-256 (hex) of the files that describe it, and of the automata that it shares."""
        described = Path(inspect.getfile(type(self))).read_bytes()
        for file in filter(None, (self.invariants, self.narrow_invariants)):
            described += file.read_bytes()
        for other in self.shared_clocks:
            described += other().digest().encode()
        return hashlib.sha256(described).hexdigest()


def common_parameters(build: Build) -> dict[str, str]:
    """The parameters that wide cores share."""
    return {
        "BlockBits": str(max(build.block_bits)),
        "BlockLengths": mask(build.block_bits),
        "KeyLengths": mask(build.key_bits),
        "Directions": f"aes_pkg::{_DIRECTIONS[tuple(build.directions)]}",
        "KeySchedule": f"aes_pkg::{KEY_SCHEDULES[build.key_schedule]}",
        "Sbox": f"aes_pkg::{SBOXES[build.sbox].parameter}",
        "KeySbox": f"aes_pkg::{SBOXES[build.key_sbox or build.sbox].parameter}",
        "TagBits": str(build.tag_bits),
    }


def mask(lengths: Sequence[int]) -> str:
    """Lengths in bits as a parameter of the cores: a bit each."""
    return f"3'b{sum(1 << LENGTHS.index(bits) for bits in lengths):03b}"


def sbox_modules(build: Build) -> tuple[str, ...]:
    """The S-box modules of a build: of the data, and of the keys if they have another."""
    names = (build.sbox, build.key_sbox or build.sbox)
    return tuple(dict.fromkeys(SBOXES[name].circuit for name in names))


def check_shared_sboxes(build: Build, architecture: str) -> None:
    """Raises ValueError if data and keys, which share the S-boxes, are given two kinds."""
    if build.key_sbox not in (None, build.sbox):
        raise ValueError(
            f"key_sbox = {build.key_sbox} and sbox = {build.sbox} differ, but architecture "
            f"'{architecture}' has the same S-boxes for both; leave key_sbox out"
        )
