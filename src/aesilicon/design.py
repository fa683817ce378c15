# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A design: a named choice of architecture and parameters, loaded from TOML and validated."""

import json
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from aesilicon.architectures import (
    ARCHITECTURES,
    DIRECTIONS,
    KEY_SCHEDULES,
    LENGTHS,
    Architecture,
    Direction,
    Timing,
)
from aesilicon.errors import UserError, nearest
from aesilicon.resources import designs_dir, rtl_dir
from aesilicon.sboxes import SBOXES, Sbox

_ONE_LINE = r"^[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{C}\p{Zl}\p{Zp}]*$"
"""Something visible, and nothing that ends a line or hides: it becomes a comment in the RTL."""


def _names(known: Iterable[str]) -> str:
    *most, last = known
    return f"{', '.join(most)} or {last}, in quotes" if most else f"{last}, in quotes"


def _lengths() -> str:
    return f"a list of one or more of {', '.join(map(str, LENGTHS))}"


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Core(_Strict):
    """The `[core]` table: one architecture and its parameters.

    The description of a field is what a message says it must be.
    """

    architecture: str = Field(description=_names(ARCHITECTURES))
    key_bits: list[Literal[128, 192, 256]] = Field(
        default=[128, 192, 256], min_length=1, description=_lengths()
    )
    block_bits: list[Literal[128, 192, 256]] = Field(
        default=[128], min_length=1, description=_lengths()
    )
    directions: list[Direction] = Field(
        default=["encrypt", "decrypt"],
        min_length=1,
        description="a list of 'encrypt', 'decrypt' or both",
    )
    sbox: str = Field(default="table", description=_names(SBOXES))
    key_sbox: str | None = Field(default=None, description=_names(SBOXES))
    """S-box of the key schedule; None: the same."""
    key_schedule: str = Field(default="on_the_fly", description=_names(KEY_SCHEDULES))
    port_bits: int = Field(default=128, description="a whole number")
    tag_bits: int = Field(default=1, ge=1, le=64, description="a whole number from 1 to 64")

    @field_validator("key_bits", "block_bits", mode="before")
    @classmethod
    def _whole_numbers(cls, value: object) -> object:
        if isinstance(value, list) and any(isinstance(bits, float) for bits in value):
            raise ValueError("has a number with a point; lengths are whole numbers of bits")
        return value

    @field_validator("key_bits", "block_bits", "directions")
    @classmethod
    def _no_repeats(cls, value: list[object]) -> list[object]:
        if len(set(value)) != len(value):
            raise ValueError("lists a value twice; list each once")
        return [legal for legal in (*LENGTHS, *DIRECTIONS) if legal in value]

    @model_validator(mode="after")
    def _architecture_has_it(self) -> "Core":
        arch = ARCHITECTURES.get(self.architecture)
        if arch is None:
            raise ValueError(
                f"unknown architecture '{self.architecture}'; "
                + nearest(self.architecture, list(ARCHITECTURES))
            )
        _check(self.key_bits, arch.key_bits, "key_bits", arch)
        _check(self.block_bits, arch.block_bits, "block_bits", arch)
        _check([self.sbox], arch.sboxes, "sbox", arch)
        _check([self.key_schedule], arch.key_schedules, "key_schedule", arch)
        _check([self.port_bits], arch.port_bits, "port_bits", arch)
        if self.key_sbox is not None:
            _check([self.key_sbox], arch.sboxes, "key_sbox", arch)
        self._clocked_sboxes_fit()
        return self

    def _clocked_sboxes_fit(self) -> None:
        """What the cores demand of S-boxes with a register inside."""
        key_sbox = self.key_sbox or self.sbox
        if SBOXES[key_sbox].clocks != SBOXES[self.sbox].clocks:
            raise ValueError(
                f"key_sbox = {key_sbox} and sbox = {self.sbox} take different numbers of clocks; "
                "choose two that take the same"
            )
        if SBOXES[self.sbox].clocks and (
            self.block_bits != [128] or self.key_schedule != "on_the_fly"
        ):
            raise ValueError(
                f"sbox = {self.sbox} has a register inside: it is built with block_bits = [128] "
                "and key_schedule = on_the_fly only"
            )


def _check(
    asked: list[int] | list[str] | list[Literal[128, 192, 256]],
    legal: tuple[int, ...] | tuple[str, ...],
    key: str,
    arch: Architecture,
) -> None:
    for value in asked:
        if value not in legal:
            raise ValueError(
                f"{key} = {value} is not built by architecture '{arch.name}'; "
                f"legal: {', '.join(map(str, legal))}"
            )


class Wrapper(_Strict):
    """The `[wrapper]` table: what stands around the core."""

    kind: Literal["rijndael_processor"] = Field(description="'rijndael_processor', in quotes")
    """Also the name of its module."""


class Design(_Strict):
    """A named design, as `aesilicon list` prints it."""

    name: str = Field(
        pattern=r"^[a-z][a-z0-9]*([_-][a-z0-9]+)*$",
        max_length=40,
        description="lower-case letters and digits with single - or _ between them, "
        "beginning with a letter, at most 40 characters",
    )
    purpose: str = Field(pattern=_ONE_LINE, description="one line of text")
    paper: str | None = Field(default=None, pattern=_ONE_LINE, description="one line of text")
    core: Core
    wrapper: Wrapper | None = Field(default=None, description="a table with a kind")

    @model_validator(mode="after")
    def _wrapper_fits(self) -> "Design":
        core = self.core
        if self.wrapper is None:
            return self
        if [*core.key_bits] != [*LENGTHS] or [*core.block_bits] != [*LENGTHS]:
            raise ValueError(
                "a rijndael_processor needs key_bits and block_bits = [128, 192, 256] in [core]"
            )
        if "encrypt" not in core.directions:
            raise ValueError("a rijndael_processor needs the direction 'encrypt' in [core]")
        if core.tag_bits != 1:
            raise ValueError("a rijndael_processor needs tag_bits = 1 in [core]: it has no tags")
        return self

    @model_validator(mode="after")
    def _top_is_new(self) -> "Design":
        if any(path.stem == self.top for path in rtl_dir().rglob("*.sv")):
            raise ValueError(f"name '{self.name}' makes {self.top}, a module of the library itself")
        return self

    @property
    def arch(self) -> Architecture:
        """The architecture this design is a build of."""
        return ARCHITECTURES[self.core.architecture]

    @property
    def sbox(self) -> Sbox:
        """The S-box circuit it is built with."""
        return SBOXES[self.core.sbox]

    @property
    def key_sbox(self) -> Sbox:
        """The S-box circuit of its key schedule."""
        return SBOXES[self.core.key_sbox or self.core.sbox]

    @property
    def module(self) -> str:
        """The library's module that the top module is an instance of."""
        return self.wrapper.kind if self.wrapper else "aes_core"

    @property
    def top(self) -> str:
        """Name of the top module: the core, or its wrapper, with this design's parameters bound."""
        return "aes_" + self.name.replace("-", "_")

    @property
    def block_bits(self) -> int:
        """Width in bits of `in_data_i` and `out_data_o`: the largest block the design holds."""
        return max(self.core.block_bits)

    def sizes(self) -> list[tuple[int, int]]:
        """(key bits, block bits) of everything the design holds."""
        return [(key, block) for key in self.core.key_bits for block in self.core.block_bits]

    def timing(
        self, key_bits: int, block_bits: int | None = None, direction: Direction | None = None
    ) -> Timing:
        """Documented clocks for one key length, block length and direction.

        Without a block length that of the longest block, without a direction the design's first.
        """
        block = block_bits if block_bits is not None else self.block_bits
        way = direction if direction is not None else self.core.directions[0]
        return self.arch.timing(self.core, key_bits, block, way)

    def timings(self) -> list[Timing]:
        """Documented clocks of every size and direction."""
        return [self.timing(*size, way) for size in self.sizes() for way in self.core.directions]

    def parameters(self) -> dict[str, str]:
        """SystemVerilog parameter assignments of `module` for this design, in its order."""
        directions = {
            ("encrypt", "decrypt"): "DirBoth",
            ("encrypt",): "DirEncrypt",
            ("decrypt",): "DirDecrypt",
        }[tuple(self.core.directions)]
        values = {
            "Arch": f"aes_pkg::{self.arch.parameter}",
            "BlockBits": str(self.block_bits),
            "BlockLengths": _mask(self.core.block_bits),
            "KeyLengths": _mask(self.core.key_bits),
            "Directions": f"aes_pkg::{directions}",
            "KeySchedule": f"aes_pkg::{KEY_SCHEDULES[self.core.key_schedule]}",
            "Sbox": f"aes_pkg::{self.sbox.parameter}",
            "KeySbox": f"aes_pkg::{self.key_sbox.parameter}",
            "TagBits": str(self.core.tag_bits),
        }
        if self.wrapper is None:
            return values
        return {name: values[name] for name in ("Directions", "KeySchedule", "Sbox", "KeySbox")}


def _mask(lengths: Sequence[int]) -> str:
    """Lengths in bits as a parameter of the cores."""
    return f"3'b{sum(1 << LENGTHS.index(bits) for bits in lengths):03b}"


def catalogue() -> dict[str, Path]:
    """Name -> TOML file of every design that ships with the project, sorted by name."""
    return {path.stem: path for path in sorted(designs_dir().glob("*.toml"))}


def load(name_or_file: str) -> Design:
    """A design by its catalogue name, or from a TOML file (anything with a `.toml` ending)."""
    known = catalogue()
    if name_or_file in known:
        return _read(known[name_or_file])
    if name_or_file.endswith(".toml"):
        chosen = _read(Path(name_or_file))
        for name, file in known.items():
            namesake = _read(file)
            if chosen.top == namesake.top and chosen != namesake:
                raise UserError(
                    f"{name_or_file}: name '{chosen.name}' belongs to the catalogue's '{name}'; "
                    "choose another"
                )
        return chosen
    raise UserError(f"unknown design '{name_or_file}'; {nearest(name_or_file, list(known))}")


def _read(path: Path) -> Design:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise UserError(f"cannot read design file {path}: {e.strerror}") from e
    except UnicodeDecodeError as e:
        raise UserError(f"{path} is not UTF-8 text, which a design file must be") from e
    except (ValueError, RecursionError) as e:
        raise UserError(f"{path} is not valid TOML: {e}") from e
    try:
        return Design.model_validate(data)
    except ValidationError as e:
        raise UserError(f"{path}: {_first_sentence(e, data)}") from e


def _first_sentence(error: ValidationError, data: dict[str, Any]) -> str:
    """The first complaint in words, with the nearest legal key for an unknown one."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    where = where if where.isprintable() else json.dumps(where)
    if first["type"] == "extra_forbidden":
        table = _table(first["loc"][0]) if len(first["loc"]) > 1 else Design
        known = list(table.model_fields)
        return f"unknown key '{where}'; {nearest(str(first['loc'][-1]), known)}"
    if first["type"] == "missing":
        return f"key '{where}' is missing"
    if first["type"] == "model_type":
        return f"[{where}] must be a table of keys"
    if first["type"] == "value_error":
        message = first["msg"].removeprefix("Value error, ")
        return message if where in ("", "core") else f"{where} {message}"
    return _illegal(data, [part for part in first["loc"] if isinstance(part, str)])


def _table(name: object) -> type[_Strict]:
    return Wrapper if name == "wrapper" else Core


def _illegal(data: dict[str, Any], keys: list[str]) -> str:
    """The sentence on a value of the wrong type or out of range, found by the keys to it."""
    value: Any = data
    for key in keys:
        value = value[key]
    shown = json.dumps(value, default=str)
    if len(shown) > 60:
        shown = f"{shown[:56]} ..."
    table = _table(keys[0]) if len(keys) > 1 else Design
    legal = table.model_fields[keys[-1]].description
    return f"{'.'.join(keys)} = {shown} is not legal; it must be {legal}"
