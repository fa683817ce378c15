# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tables of a design file for what surrounds the core: `[wrapper]` and `[mode]`."""

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
from aesilicon.engines import ENGINES, Engine
from aesilicon.errors import nearest


def named(names: Iterable[str]) -> str:
    """Names in quotes, as the end of \"it must be ...\"."""
    *most, last = names
    return f"{', '.join(most)} or {last}, in quotes" if most else f"{last}, in quotes"


class Strict(BaseModel):
    """A table without unknown keys, whose values have the type that is written."""

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
