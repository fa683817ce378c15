# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tables of a design file for what surrounds the core: `[wrapper]`, `[mode]` and `[bus]`."""

import json
from collections.abc import Iterable
from typing import Any

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    SerializeAsAny,
    ValidationError,
    model_serializer,
    model_validator,
)

from aesilicon import laboratory
from aesilicon.architectures import Options
from aesilicon.drivers.wrapper_registry import WRAPPERS
from aesilicon.engines import ENGINES, Behind, Engine
from aesilicon.errors import nearest


def named(names: Iterable[str]) -> str:
    """Names in quotes, as the end of \"it must be ...\"."""
    *most, last = names
    return f"{', '.join(most)} or {last}, in quotes" if most else f"{last}, in quotes"


class Strict(BaseModel):
    """A table that refuses unknown keys, and values of another type than the field's."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class WrapperTable(Strict):
    """The `[wrapper]` table: the wrapper around the core."""

    kind: str = Field(description=named(dict.fromkeys([*WRAPPERS, *laboratory.WRAPPERS])))

    @model_validator(mode="after")
    def _wrapper_is_known(self) -> "WrapperTable":
        if self.kind not in WRAPPERS:
            if self.kind in laboratory.WRAPPERS:
                raise laboratory.missing(f"wrapper '{self.kind}'")
            raise ValueError(f"unknown wrapper '{self.kind}'; {nearest(self.kind, list(WRAPPERS))}")
        return self


class ModeTable(Strict):
    """The `[mode]` table: the engine in front of the core, and its options."""

    name: str
    options: SerializeAsAny[Options] = Field(default=Options())
    streams: int | None = None
    """Engines that share the core, one for each stream of the bus around them; None: one engine."""

    @model_validator(mode="wrap")
    @classmethod
    def _own_options(cls, data: Any, build: ModelWrapValidatorHandler["ModeTable"]) -> "ModeTable":
        if not isinstance(data, dict) or isinstance(data.get("options"), Options):
            return build(data)
        name = data.get("name")
        if name not in ENGINES:
            known = ", ".join(ENGINES)
            if not isinstance(name, str):
                raise ValueError(f"[mode] needs a name; known: {known}")
            raise ValueError(f"unknown mode '{name}'; {nearest(name, list(ENGINES))}")
        engine = ENGINES[name]
        try:
            options = engine.options.model_validate(
                {key: value for key, value in data.items() if key != "name"}
            )
        except ValidationError as e:
            raise ValueError(refused_option("[mode]", engine.options, e)) from e
        engine.check(options)
        return build({"name": name, "options": options})

    @model_serializer
    def _table(self) -> dict[str, Any]:
        """The table as a design file has it."""
        return {"name": self.name} | self.options.model_dump(exclude_none=True)

    @property
    def engine(self) -> Engine:
        """The description of the engine."""
        return ENGINES[self.name]

    @property
    def module(self) -> str:
        """Name of the engine's RTL module."""
        module = self.engine.module_for(self.options)
        return f"{module}_streams" if self.streams else module

    @property
    def alone(self) -> "ModeTable":
        """The engine of one stream: this table without `streams`."""
        return self.model_copy(update={"streams": None})

    def parameters(self, core: Behind) -> dict[str, str]:
        """SystemVerilog parameters of `module` in front of a core, in declared order."""
        own = self.engine.parameters(core, self.options)
        if self.streams is None:
            return own
        return {"Streams": str(self.streams), "Depth": str(core.traits.capacity), **own}


BUSES = ("axis", "axil", "apb")
"""`kind` of `[bus]`: AXI4-Stream, and registers at AXI4-Lite or APB4."""
CODES = {"ecb": 0, "cbc": 1, "cfb128": 2, "ofb": 3, "ctr": 4}
"""Mode that `aes_mode` serves -> value of `aes_pkg::mode_e`."""
_WIDTHS = (32, 64, 128)
_MOST_ID_BITS = 32
_MOST_STREAMS = 32
_SLOTS = (2, 4, 8, 16)


class BusTable(Strict):
    """The `[bus]` table: the bus around the core, or around the engine of `[mode]`."""

    kind: str = Field(description=named(BUSES))
    data_bits: int | None = Field(default=None, description="32, 64 or 128")
    """Width of AXI4-Streams; default 32."""
    id_bits: int | None = Field(default=None, description=f"1 to {_MOST_ID_BITS}")
    """Width of `tid` on AXI4-Streams; default: enough for the streams, else 1."""
    modes: list[str] | None = Field(default=None, description="a list of modes in quotes")
    """Modes of `aes_mode` in front of a core; default: all that the core can serve."""
    streams: int | None = Field(default=None, description="2 to 32")
    """Streams that AXI4-Streams interleave; default: one packet after the other."""
    key_slots: int | None = Field(default=None, description="2, 4, 8 or 16")
    """Keys that stand behind AXI4-Streams, of which each packet names one; default: one."""

    @model_validator(mode="after")
    def _values_are_legal(self) -> "BusTable":
        if self.kind not in BUSES:
            raise ValueError(f"unknown bus '{self.kind}'; {nearest(self.kind, list(BUSES))}")
        if self.kind != "axis" and (self.data_bits, self.id_bits) not in ((None, None), (32, None)):
            raise ValueError(f'[bus] kind = "{self.kind}" has 32 bits and no ids; leave them out')
        if self.data_bits is not None and self.data_bits not in _WIDTHS:
            raise ValueError(f"[bus] data_bits = {self.data_bits} must be 32, 64 or 128")
        if self.id_bits is not None and not 1 <= self.id_bits <= _MOST_ID_BITS:
            raise ValueError(f"[bus] id_bits = {self.id_bits} must be 1 to {_MOST_ID_BITS}")
        if self.streams is not None:
            self._streams_are_legal(self.streams)
        if self.key_slots is not None:
            self._slots_are_legal(self.key_slots)
        if self.modes == []:
            raise ValueError("[bus] modes is empty; leave it out for all that the core serves")
        for mode in self.modes or ():
            if mode not in CODES:
                raise ValueError(f"[bus] modes has '{mode}'; {nearest(mode, list(CODES))}")
        return self

    def _streams_are_legal(self, streams: int) -> None:
        if self.kind != "axis":
            raise ValueError('[bus] streams are those of kind = "axis"; leave them out')
        if not 2 <= streams <= _MOST_STREAMS:
            raise ValueError(f"[bus] streams = {streams} must be 2 to {_MOST_STREAMS}")
        if self.id_bits is not None and 1 << self.id_bits < streams:
            raise ValueError(
                f"[bus] id_bits = {self.id_bits} is not enough for {streams} streams; take "
                f"{_bits(streams)}, or leave it out"
            )

    def _slots_are_legal(self, slots: int) -> None:
        if self.kind != "axis":
            raise ValueError('[bus] key_slots are those of kind = "axis"; leave them out')
        if slots not in _SLOTS:
            raise ValueError(f"[bus] key_slots = {slots} must be 2, 4, 8 or 16")
        if self.streams is not None:
            raise ValueError("[bus] interleaved streams share one key; leave key_slots out")

    @property
    def width(self) -> int:
        """Bits of `tdata`."""
        return self.data_bits or 32

    @property
    def ids(self) -> int:
        """Bits of `tid`."""
        return self.id_bits or _bits(self.streams or 2)


def _bits(values: int) -> int:
    """Bits that tell so many values apart."""
    return (values - 1).bit_length()


def refused_option(table: str, options: type[BaseModel], error: ValidationError) -> str:
    """A sentence about the first error in a table of options."""
    first = error.errors()[0]
    key = ".".join(map(str, first["loc"]))
    if first["type"] == "extra_forbidden":
        known = list(options.model_fields)
        return f"{table} has no key '{key}'" + (f"; {nearest(key, known)}" if known else "")
    if first["type"] == "model_type":
        return f"{table} must be a table of keys"
    shown, legal = json.dumps(first["input"], default=str), first["msg"].split("should be ", 1)[-1]
    legal = {"bool_type": "true or false", "int_type": "a whole number"}.get(first["type"], legal)
    return f"{table} {key} = {shown} is not legal; it must be {legal}"
