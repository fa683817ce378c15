# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The `[core]` table of a design file: architecture and parameters, validated."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from pydantic import (
    Field,
    ModelWrapValidatorHandler,
    SerializeAsAny,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)

from aesilicon.architectures import (
    ARCHITECTURES,
    DIRECTIONS,
    KEY_SCHEDULES,
    LENGTHS,
    Architecture,
    Direction,
    Options,
)
from aesilicon.design import sboxes
from aesilicon.design.around import Strict, named, refused_option
from aesilicon.design.own_sbox import is_file
from aesilicon.design.sboxes import SBOXES
from aesilicon.errors import nearest


def _lengths() -> str:
    return f"a list of one or more of {', '.join(map(str, LENGTHS))}"


class Core(Strict):
    """The `[core]` table: one architecture and its parameters.

    The description of a field completes the message "... is not legal; it must be ...".
    """

    architecture: str = Field(description=named(ARCHITECTURES))
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
    sbox: str = Field(default="table", description=named(SBOXES))
    """A name of the catalogue, or the absolute path of a user's file."""
    key_sbox: str | None = Field(default=None, description=named(SBOXES))
    """S-box of the key schedule; None: the S-box of the data."""
    key_schedule: str = Field(default="on_the_fly", description=named(KEY_SCHEDULES))
    port_bits: int = Field(default=128, description="a whole number")
    tag_bits: int = Field(default=1, ge=1, le=64, description="a whole number from 1 to 64")
    options: SerializeAsAny[Options] = Field(default=Options(), exclude=True)
    """The table `[core.<architecture>]`."""

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

    @field_validator("sbox", "key_sbox")
    @classmethod
    def _from_the_design_file(cls, value: str | None, info: ValidationInfo) -> str | None:
        """Makes the path of an S-box file absolute; it starts at the folder of the design file."""
        if value is None or value in SBOXES:
            return value
        if is_file(value):
            return str((Path((info.context or {}).get("folder", ".")) / value).resolve())
        if "/" in value or "." in value:
            raise ValueError(f"= {value} must end in .sv, as the file of an S-box")
        return value

    @model_validator(mode="wrap")
    @classmethod
    def _own_options(cls, data: Any, build: ModelWrapValidatorHandler["Core"]) -> "Core":
        """Validates the table named after the architecture and makes it `options`."""
        name = data.get("architecture") if isinstance(data, dict) else None
        if not isinstance(name, str) or isinstance(data.get("options"), Options):
            return build(data)
        arch = ARCHITECTURES.get(name)
        if arch is None:
            raise ValueError(f"unknown architecture '{name}'; {nearest(name, list(ARCHITECTURES))}")
        if "options" in data:
            own = (
                f"keys of its own stand in [core.{arch.name}]" if arch.options.model_fields else ""
            )
            none = f"architecture '{arch.name}' has no keys of its own"
            raise ValueError(f"unknown key 'core.options'; {own or none}")
        if other := next((key for key in data if key in ARCHITECTURES and key != arch.name), None):
            raise ValueError(
                f"[core.{other}] is for architecture '{other}'; remove it, or set architecture = "
                f'"{other}"'
            )
        rest = {key: value for key, value in data.items() if key != arch.name}
        table = data.get(arch.name, {})
        try:
            options = arch.options.model_validate(table)
        except ValidationError as e:
            raise ValueError(refused_option(f"[core.{arch.name}]", arch.options, e)) from e
        return build({**rest, "options": options})

    @model_validator(mode="after")
    def _architecture_has_it(self) -> "Core":
        arch = ARCHITECTURES[self.architecture]
        for key, legal in arch.legal.items():
            asked = getattr(self, key)
            if key != "sbox":
                _check(asked if isinstance(asked, list) else [asked], legal, key, arch)
        for key, name in (("sbox", self.sbox), ("key_sbox", self.key_sbox)):
            if name is not None and (key == "key_sbox" or "sbox" in arch.legal):
                _check_sbox(name, key, arch)
        if len({one for one in (self.sbox, self.key_sbox) if one and is_file(one)}) > 1:
            raise ValueError("sbox and key_sbox are two files; a core takes one S-box of yours")
        arch.check(self)
        return self

    def table(self) -> dict[str, Any]:
        """The `[core]` table for a design file: with the architecture's table, without None."""
        own = self.options.model_dump(exclude_none=True)
        return self.model_dump(exclude_none=True) | ({self.architecture: own} if own else {})


def _check(asked: Sequence[object], legal: Sequence[object], key: str, arch: Architecture) -> None:
    for value in asked:
        if value not in legal:
            raise ValueError(
                f"{key} = {value} is not built by architecture '{arch.name}'; "
                f"legal: {', '.join(map(str, legal))}"
            )


def _check_sbox(name: str, key: str, arch: Architecture) -> None:
    """A user's S-box is legal if all S-boxes of the catalogue with its latency are."""
    legal = arch.legal["sbox"]
    if not is_file(name):
        _check([name], (*legal, "or a file of yours such as my_sbox.sv"), key, arch)
        return
    chosen = sboxes.find(name)
    if not all(one.name in legal for one in SBOXES.values() if one.clocks == chosen.clocks):
        kind = "with a register inside" if chosen.clocks else "without a register inside"
        raise ValueError(
            f"{key} = {chosen.name} is an S-box {kind}, which architecture '{arch.name}' does not "
            f"take; legal: {', '.join(legal)}"
        )
