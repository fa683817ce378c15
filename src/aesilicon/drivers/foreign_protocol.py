# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The port protocol of a foreign core, read from a TOML file."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationError,
    field_validator,
    model_validator,
)

from aesilicon import files
from aesilicon.architectures import DIRECTIONS, LENGTHS, Direction
from aesilicon.errors import UserError, nearest
from aesilicon.netlist.netlist import Netlist

KeyBits = Literal[128, 192, 256]
PortName = Annotated[str, Field(min_length=1)]
Code = Annotated[int, Field(ge=0)]


@dataclass(frozen=True)
class PortUse:
    """A key of a protocol file that names a port."""

    key: str
    """Such as `key.start`."""
    port: str
    is_input: bool
    bits: int | None = 1
    """Width that the port must have; None: any."""
    least_bits: int = 1
    highest: int = 0
    """The highest value that the port must hold."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class CoreTable(_Strict):
    """`[core]`: what the core computes."""

    key_bits: list[KeyBits] = Field(default=[128], min_length=1)
    block_bits: Literal[128, 192, 256] = 128
    directions: list[Direction] = Field(default=["encrypt"], min_length=1)
    first_byte: Literal["leftmost", "rightmost"] = "leftmost"
    """Where byte 0 of key, block and result stands on the ports."""
    longest_wait: int = Field(default=1000, ge=1, le=100_000)
    """Clocks after which a core that has not answered counts as stuck."""

    @field_validator("key_bits", "block_bits", mode="before")
    @classmethod
    def _whole_numbers(cls, value: object) -> object:
        if any(isinstance(bits, float) for bits in (value if isinstance(value, list) else [value])):
            raise ValueError("has a number with a point; lengths are whole numbers of bits")
        return value


class ClockTable(_Strict):
    """`[clock]`: the clock port; registers switch on its rising edge."""

    port: PortName


class ResetTable(_Strict):
    """`[reset]`: the reset port, active for the first `clocks` clocks of a run."""

    port: PortName
    active: Literal["low", "high"] = "low"
    clocks: int = Field(default=1, ge=1, le=1000)


class Coded(_Strict):
    """A port whose value selects a key length or a direction."""

    port: PortName
    values: dict[str, Code]
    """Key length or direction -> port value, as in `{128 = 0, 256 = 2}`."""


class KeyTable(_Strict):
    """`[key]`: how a key is loaded. Without `start` and `valid`, a key comes with each block."""

    port: PortName
    align: Literal["left", "right"] = "left"
    """Side of the port on which a key shorter than the port stands."""
    start: PortName | None = None
    """Raised for one clock to load a key."""
    valid: PortName | None = None
    ready: PortName | None = None
    """With `valid`: the key is taken when both are high."""
    done: PortName | None = None
    """High when blocks may follow, from the clock after the load at the earliest."""
    clocks: int | None = Field(default=None, ge=0)
    """Instead of `done`: clocks to wait after the load."""
    length: Coded | None = None


class InputTable(_Strict):
    """`[input]`: how a block is given."""

    port: PortName
    start: PortName | None = None
    """Raised for one clock with a block; the next start must wait for the result."""
    valid: PortName | None = None
    """High with every block; with `ready` a block is taken when both are high."""
    ready: PortName | None = None
    hold: bool = False
    """True if data, key and direction must keep their values until the result."""


class OutputTable(_Strict):
    """`[output]`: how a result is signalled, by exactly one of `done`, `valid` and `latency`."""

    port: PortName
    done: PortName | None = None
    """High when the result of the last `start` may be read."""
    valid: PortName | None = None
    ready: PortName | None = None
    latency: int | None = Field(default=None, ge=0)
    """Clocks from the transfer of a block to its result at the port."""


class SboxTable(_Strict):
    """`[sbox]`: the S-box module. Without this table, 256-entry tables are searched for."""

    module: PortName


class Protocol(_Strict):
    """A whole protocol file."""

    core: CoreTable = CoreTable()
    clock: ClockTable
    reset: ResetTable | None = None
    key: KeyTable
    input: InputTable
    output: OutputTable
    direction: Coded | None = None
    sbox: SboxTable | None = None
    constants: dict[str, Code] = Field(default={})
    """Name of another input -> its constant value."""
    _file: str = PrivateAttr(default="")
    """The protocol file, for messages; empty if there is none."""

    @model_validator(mode="after")
    def _consistent(self) -> "Protocol":
        if self.input.start and self.input.valid:
            raise ValueError("input has both start and valid; give one")
        if self.input.ready and not self.input.valid:
            raise ValueError("input.ready needs input.valid")
        if self.output.ready and not self.output.valid:
            raise ValueError("output.ready needs output.valid")
        if (self.key.ready is None) != (self.key.valid is None):
            raise ValueError("key.valid and key.ready go together")
        if self.key.start and self.key.valid:
            raise ValueError("key has both start and valid; give one")
        ways = [self.output.done, self.output.valid, self.output.latency]
        if sum(way is not None for way in ways) != 1:
            raise ValueError("output needs exactly one of done, valid and latency")
        if self.output.done and not self.input.start:
            raise ValueError("output.done needs input.start")
        if self.key.done and self.key.clocks is not None:
            raise ValueError("key has both done and clocks; give one")
        if self.keyed_blocks and (self.key.done or self.key.clocks is not None):
            raise ValueError(
                "key.done and key.clocks need key.start or key.valid: without them a key comes "
                "with each block"
            )
        for name, values in (
            ("core.key_bits", self.core.key_bits),
            ("core.directions", self.core.directions),
        ):
            if len(set(values)) < len(values):
                raise ValueError(f"{name} lists a value twice; list each once")
        if len(self.core.key_bits) > 1 or self.key.length:
            self._codes(self.key.length, "key.length", [str(b) for b in self.core.key_bits])
        if len(self.core.directions) > 1 or self.direction:
            self._codes(self.direction, "direction", list(self.core.directions))
        self._each_input_has_one_driver()
        return self

    @staticmethod
    def _codes(coded: Coded | None, name: str, needed: list[str]) -> None:
        if coded is None:
            raise ValueError(f"{name} must say how {' and '.join(needed)} are told apart")
        missing = [value for value in needed if value not in coded.values]
        if missing:
            raise ValueError(f"{name}.values lacks {missing[0]}")
        known = list(DIRECTIONS) if name == "direction" else list(map(str, LENGTHS))
        if other := next((value for value in coded.values if value not in known), None):
            raise ValueError(f"{name}.values has {other}; its keys are {', '.join(known)}")
        owner: dict[int, str] = {}
        for value, code in coded.values.items():
            if code in owner:
                raise ValueError(
                    f"{name}.values gives {owner[code]} and {value} the same code {code}; the core "
                    "must tell them apart"
                )
            owner[code] = value

    def _each_input_has_one_driver(self) -> None:
        shared = {"key.port", "input.port"}  # a bus that takes keys and blocks in turn
        in_turn = not self.keyed_blocks and not self.input.hold
        drivers: dict[str, str] = {}
        for use in self.uses():
            if not use.is_input:
                continue
            other = drivers.setdefault(use.port, use.key)
            if other == use.key or ({other, use.key} == shared and in_turn):
                continue
            if use.key.startswith("constants."):
                raise ValueError(
                    f"{use.key} is a port that {other} drives; leave it out of [constants]"
                )
            raise ValueError(
                f"{use.key} = '{use.port}' is the port of {other} too; each needs a port of its own"
            )

    def uses(self) -> list[PortUse]:
        """All ports that the file names, with what each key needs of its port."""
        key, block, result = self.key, self.input, self.output
        width = self.core.block_bits
        named = [
            PortUse("clock.port", self.clock.port, is_input=True),
            PortUse("reset.port", self.reset.port, is_input=True) if self.reset else None,
            PortUse("key.port", key.port, True, None, max(self.core.key_bits)),
            PortUse("input.port", block.port, True, width),
            PortUse("output.port", result.port, False, width),
        ]
        singles = (
            *(("key.start", key.start, True), ("key.valid", key.valid, True)),
            *(("key.ready", key.ready, False), ("key.done", key.done, False)),
            *(("input.start", block.start, True), ("input.valid", block.valid, True)),
            *(("input.ready", block.ready, False), ("output.done", result.done, False)),
            *(("output.valid", result.valid, False), ("output.ready", result.ready, True)),
        )
        named += [PortUse(name, port, way) for name, port, way in singles if port]
        for name, coded in (("key.length", key.length), ("direction", self.direction)):
            if coded:
                highest = max(coded.values.values(), default=0)
                named.append(PortUse(f"{name}.port", coded.port, True, None, 1, highest))
        named += [
            PortUse(f"constants.{port}", port, True, None, 1, value)
            for port, value in self.constants.items()
        ]
        return [use for use in named if use]

    @property
    def where(self) -> str:
        """The file as the beginning of a message; empty if there is none."""
        return f"{self._file}: " if self._file else ""

    @property
    def keyed_blocks(self) -> bool:
        """True if each block comes with its key."""
        return self.key.start is None and self.key.valid is None

    @property
    def waits(self) -> bool:
        """True if a block may start only after the previous block's result."""
        return self.input.start is not None

    def control_inputs(self) -> list[str]:
        """Names of the 1-bit control inputs: starts, valids and the output's ready."""
        named = (self.key.start, self.key.valid, self.input.start, self.input.valid)
        return [port for port in (*named, self.output.ready) if port]

    def control_outputs(self) -> list[str]:
        """Names of the 1-bit control outputs, which must not depend on a key or on data."""
        named = (self.key.ready, self.key.done, self.input.ready, self.output.done)
        return [port for port in (*named, self.output.valid) if port]


def load_protocol(path: Path) -> Protocol:
    """Reads a protocol file; raises `UserError` in one sentence for anything wrong with it."""
    data = files.read_toml(path, "protocol")
    try:
        protocol = Protocol.model_validate(data)
        protocol._file = str(path)
        return protocol
    except ValidationError as e:
        raise UserError(f"{path}: {_first_sentence(e)}") from e


def _first_sentence(error: ValidationError) -> str:
    first = error.errors()[0]
    where = ".".join(map(str, first["loc"]))
    if first["type"] == "extra_forbidden":
        return f"unknown key '{where}'; {nearest(str(first['loc'][-1]), _known_keys(first['loc']))}"
    if first["type"] == "missing":
        return f"key '{where}' is missing"
    message = first["msg"].removeprefix("Value error, ")
    return f"{where}: {message}" if where else message


def _known_keys(place: tuple[int | str, ...]) -> list[str]:
    """The legal keys of the table in which an unknown key stands."""
    tables: dict[str, type[BaseModel]] = {
        "core": CoreTable,
        "clock": ClockTable,
        "reset": ResetTable,
        "key": KeyTable,
        "input": InputTable,
        "output": OutputTable,
        "direction": Coded,
        "sbox": SboxTable,
    }
    table = tables.get(str(place[0]), Protocol) if len(place) > 1 else Protocol
    return list(table.model_fields)


def check_ports(netlist: Netlist, protocol: Protocol) -> None:
    """Raises `UserError` unless the core has each port that the file names, as the file needs it.

    An input that the file does not name is an error too, and so is a value wider than its port.
    """
    uses = protocol.uses()
    for use in uses:
        if use.key != "clock.port" and (wrong := _wrong_port(netlist, use)):
            raise UserError(f"{protocol.where}{use.key} = '{use.port}', but {wrong}")
    named = {use.port for use in uses}
    idle = [port for port in netlist.inputs if port not in named]
    if idle:
        raise UserError(
            f"{protocol.where}the protocol does not say what drives input '{idle[0]}' of "
            f"{netlist.top}; name it, or give it a value under [constants]"
        )


def _wrong_port(netlist: Netlist, use: PortUse) -> str:
    """Why a key cannot name this port of the core; empty if it can."""
    ways = {True: netlist.inputs, False: netlist.outputs}
    kind = {True: "input", False: "output"}
    ports: Sequence[int] | None = ways[use.is_input].get(use.port)
    if ports is None:
        if use.port in ways[not use.is_input]:
            return (
                f"this port of {netlist.top} is an {kind[not use.is_input]}, and {use.key} needs "
                f"an {kind[use.is_input]}"
            )
        known = ", ".join(ways[use.is_input])
        return f"{netlist.top} has no {kind[use.is_input]} '{use.port}'; it has {known}"
    bits = len(ports)
    if use.bits is not None and bits != use.bits:
        return f"port '{use.port}' of {netlist.top} has {bits} bits, not {use.bits}"
    if bits < use.least_bits:
        return (
            f"port '{use.port}' of {netlist.top} has {bits} bits and is too narrow for a key of "
            f"{use.least_bits}"
        )
    if use.highest >> bits:
        return (
            f"the value {use.highest} does not fit in the {bits} bits of this port of "
            f"{netlist.top}; the highest is {(1 << bits) - 1}"
        )
    return ""
