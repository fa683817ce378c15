# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The protocol of somebody else's core, as a TOML file says it."""

import tomllib
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from aesilicon.architectures import Direction
from aesilicon.errors import UserError, nearest
from aesilicon.netlist.netlist import Netlist

KeyBits = Literal[128, 192, 256]


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


class ClockTable(_Strict):
    """`[clock]`: rising edge."""

    port: str


class ResetTable(_Strict):
    """`[reset]`: held for `clocks` clocks before anything else; synchronous or not."""

    port: str
    active: Literal["low", "high"] = "low"
    clocks: int = Field(default=1, ge=1, le=1000)


class Coded(_Strict):
    """A port whose value says a length or a direction."""

    port: str
    values: dict[str, int]
    """Such as `{128 = 0, 256 = 2}` or `{encrypt = 0, decrypt = 1}`."""


class KeyTable(_Strict):
    """`[key]`: with none of `start` and `valid`, a key goes in with each block."""

    port: str
    align: Literal["left", "right"] = "left"
    """Where a key shorter than the port stands."""
    start: str | None = None
    """Raised for one clock to load a key."""
    valid: str | None = None
    ready: str | None = None
    """With `valid`: the key is taken when both are high."""
    done: str | None = None
    """High when blocks may follow, from the clock after the load at the earliest."""
    clocks: int | None = Field(default=None, ge=0)
    """Instead of `done`: clocks to wait after the load."""
    length: Coded | None = None


class InputTable(_Strict):
    """`[input]`: how a block is given."""

    port: str
    start: str | None = None
    """Raised for one clock, and again only after the result."""
    valid: str | None = None
    """High with every block; with `ready` a block is taken when both are high."""
    ready: str | None = None
    hold: bool = False
    """Data, key and direction keep their values until the result; else they may change."""


class OutputTable(_Strict):
    """`[output]`: how the result is told; exactly one of `done`, `valid` and `latency`."""

    port: str
    done: str | None = None
    """High when the result of the last `start` may be read."""
    valid: str | None = None
    ready: str | None = None
    latency: int | None = Field(default=None, ge=0)
    """The result stands there this many clocks after the block went in."""


class SboxTable(_Strict):
    """`[sbox]`: the module that is the S-box; without it, tables of 256 entries are found."""

    module: str


class Protocol(_Strict):
    """The whole file."""

    core: CoreTable = CoreTable()
    clock: ClockTable
    reset: ResetTable | None = None
    key: KeyTable
    input: InputTable
    output: OutputTable
    direction: Coded | None = None
    sbox: SboxTable | None = None
    constants: dict[str, int] = Field(default={})
    """Other inputs and the value that they keep."""

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
        if len(self.core.key_bits) > 1 or self.key.length:
            self._codes(self.key.length, "key.length", [str(b) for b in self.core.key_bits])
        if len(self.core.directions) > 1 or self.direction:
            self._codes(self.direction, "direction", list(self.core.directions))
        return self

    @staticmethod
    def _codes(coded: Coded | None, name: str, needed: list[str]) -> None:
        if coded is None:
            raise ValueError(f"{name} must say how {' and '.join(needed)} are told apart")
        missing = [value for value in needed if value not in coded.values]
        if missing:
            raise ValueError(f"{name}.values lacks {missing[0]}")

    @property
    def keyed_blocks(self) -> bool:
        """Every block brings its key along."""
        return self.key.start is None and self.key.valid is None

    @property
    def waits(self) -> bool:
        """A block goes in only after the result of the one before."""
        return self.input.start is not None

    def control_inputs(self) -> list[str]:
        """The input ports of one bit that the protocol drives."""
        named = (self.key.start, self.key.valid, self.input.start, self.input.valid)
        return [port for port in (*named, self.output.ready) if port]

    def control_outputs(self) -> list[str]:
        """The output ports that tell time: they may never depend on a key or on data."""
        named = (self.key.ready, self.key.done, self.input.ready, self.output.done)
        return [port for port in (*named, self.output.valid) if port]


def load_protocol(path: Path) -> Protocol:
    """Reads a protocol file; raises `UserError` in one sentence for anything wrong with it."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise UserError(f"cannot read protocol file {path}: {e.strerror}") from e
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise UserError(f"{path} is not valid TOML: {e}") from e
    try:
        return Protocol.model_validate(data)
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
    """Every input is driven, every named port is there and has a fitting width."""
    inputs, outputs = dict(netlist.inputs), dict(netlist.outputs)
    named = [*protocol.control_inputs(), protocol.key.port, protocol.input.port]
    named += [coded.port for coded in (protocol.key.length, protocol.direction) if coded]
    named += [protocol.reset.port] if protocol.reset else []
    named += protocol.constants
    for port in named:
        if port not in inputs:
            raise UserError(f"{netlist.top} has no input '{port}'; it has {', '.join(inputs)}")
    for port in [*protocol.control_outputs(), protocol.output.port]:
        if port not in outputs:
            raise UserError(f"{netlist.top} has no output '{port}'; it has {', '.join(outputs)}")
    idle = [port for port in inputs if port not in named]
    if idle:
        raise UserError(
            f"the protocol does not say what drives input '{idle[0]}' of {netlist.top}; "
            "name it, or give it a value under [constants]"
        )
    widths: dict[str, int] = {protocol.input.port: protocol.core.block_bits}
    for port in protocol.control_inputs() + protocol.control_outputs():
        widths[port] = 1
    widths[protocol.output.port] = protocol.core.block_bits
    for port, width in widths.items():
        actual = len({**inputs, **outputs}[port])
        if actual != width:
            raise UserError(f"port '{port}' of {netlist.top} has {actual} bits, not {width}")
    if len(inputs[protocol.key.port]) < max(protocol.core.key_bits):
        raise UserError(f"port '{protocol.key.port}' of {netlist.top} is too narrow for the key")
