# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A design: a named choice of architecture and parameters, loaded from TOML and validated."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import (
    Field,
    ValidationError,
    model_validator,
)

from aesilicon import files
from aesilicon.architectures import (
    ARCHITECTURES,
    LENGTHS,
    Architecture,
    Clocks,
    Direction,
    Timing,
    Traits,
    timing,
)
from aesilicon.design import buses, sboxes
from aesilicon.design.around import BusTable, ModeTable, Strict, WrapperTable, refused_option
from aesilicon.design.buses import Bus
from aesilicon.design.core_table import Core
from aesilicon.design.own_sbox import OwnSbox, is_file
from aesilicon.design.own_sbox import read as read_sbox
from aesilicon.design.sboxes import Sbox
from aesilicon.drivers.wrapper import Wrapper
from aesilicon.drivers.wrapper_registry import WRAPPERS
from aesilicon.engines import ENGINES
from aesilicon.errors import MissingToolError, UserError, nearest
from aesilicon.resources import designs_dir, rtl_dir

_ONE_LINE = r"^[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{C}\p{Zl}\p{Zp}]*$"
"""Pattern of a text that can be an RTL comment: visible, no line end, no control character."""


class Design(Strict):
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
    wrapper: WrapperTable | None = Field(default=None, description="a table with a kind")
    mode: ModeTable | None = Field(default=None, description="a table with a name")
    bus: BusTable | None = Field(default=None, description="a table with a kind")

    @model_validator(mode="after")
    def _wrapper_fits(self) -> "Design":
        if self.wrapping is not None:
            self.wrapping.check(self.core)
        return self

    @model_validator(mode="after")
    def _mode_fits(self) -> "Design":
        if self.mode is None:
            return self
        if self.wrapper is not None:
            raise ValueError("a design has [mode] or [wrapper], not both; remove one")
        if misfit := self.mode.engine.misfit(self.bare):
            raise ValueError(f"mode '{self.mode.name}' does not fit the core: {misfit}")
        try:
            self.second  # noqa: B018, its table is validated
        except ValidationError as e:
            raise ValueError(_refused_second(self.mode.engine.second, e)) from e
        return self

    @model_validator(mode="after")
    def _bus_fits(self) -> "Design":
        if self.bus is not None and (misfit := buses.misfit(self, self.bus)):
            raise ValueError(f"bus '{self.bus.kind}' does not fit: {misfit}")
        return self

    @model_validator(mode="after")
    def _top_is_new(self) -> "Design":
        folders = [rtl_dir(), *([self.arch.rtl] if self.arch.rtl else [])]
        taken = {name for each in folders for name in _modules_in(each)}
        # Plain Verilog has numbered copies of the library's modules.
        numbered = re.fullmatch(r"(\w+?)_\d+", self.top)
        if self.top in taken or (numbered and numbered[1] in taken):
            raise ValueError(f"name '{self.name}' makes {self.top}, a module of the library itself")
        own = self.own_sbox
        ends = ("", "_narrow", "_tb", "_core", "_engine", "_engine_core")
        tops = tuple(f"{self.top}{end}" for end in ends)
        if own is not None and (known := own.declared & {*taken, *tops}):
            raise ValueError(
                f"{own.file.name} has a module {min(known)}, as the design has; rename yours"
            )
        return self

    @property
    def arch(self) -> Architecture:
        """The architecture this design is a build of."""
        return ARCHITECTURES[self.core.architecture]

    @property
    def wrapping(self) -> Wrapper | None:
        """The wrapper around the core; None without `[wrapper]`."""
        return WRAPPERS[self.wrapper.kind] if self.wrapper else None

    @property
    def sbox(self) -> Sbox:
        """The S-box circuit of the data."""
        return sboxes.find(self.core.sbox)

    @property
    def key_sbox(self) -> Sbox:
        """The S-box circuit of the key schedule."""
        return sboxes.find(self.core.key_sbox or self.core.sbox)

    @property
    def own_sbox(self) -> OwnSbox | None:
        """The user's S-box that the design is built with; None without one."""
        names = (self.core.sbox, self.core.key_sbox or self.core.sbox)
        return next((read_sbox(name) for name in names if is_file(name)), None)

    @property
    def module(self) -> str:
        """Module inside the top module: of the bus, else of mode, wrapper or architecture."""
        if self.bus_wrapper is not None:
            return self.bus_wrapper.module
        if self.mode is not None:
            return self.mode.module
        return self.wrapping.module if self.wrapping else self.arch.module

    @property
    def bus_wrapper(self) -> Bus | None:
        """The wrapper of `[bus]`; None without a bus."""
        mode = self.mode.name if self.mode else None
        return buses.find(self.bus, mode) if self.bus else None

    @property
    def inner(self) -> "Design | None":
        """What stands inside the bus or behind the engine, as a design of its own.

        Its top is a module of this design. None without a bus or mode.
        """
        if self.bus is not None:
            update = buses.inside(self, self.bus)
            part = "core" if self.mode is None else "engine"
            return self.model_copy(update={"bus": None, "name": f"{self.name}-{part}", **update})
        if self.mode is not None:
            return self.model_copy(update={"mode": None, "name": f"{self.name}-core"})
        return None

    @property
    def bare(self) -> "Design":
        """The core of a design with a mode or a bus, as a design; any other design itself."""
        return self if self.inner is None else self.inner.bare

    @property
    def clock(self) -> str:
        """Name of the clock port of the top module."""
        return self.bus_wrapper.clock if self.bus_wrapper else "clk_i"

    @property
    def reset(self) -> str:
        """Name of the reset port of the top module; the reset is synchronous and active low."""
        return self.bus_wrapper.reset if self.bus_wrapper else "rst_ni"

    @property
    def second(self) -> "Design | None":
        """The second core of a design whose mode has two; it encrypts, under keys as long."""
        if self.mode is None or not (name := self.mode.engine.second):
            return None
        own = {"key_bits": self.core.key_bits, "block_bits": [128], "directions": ["encrypt"]}
        asked = getattr(self.mode.options, name)
        if twice := sorted(own.keys() & (asked or {})):
            raise ValueError(
                f"[mode.{name}] has no key '{twice[0]}': the second core has the keys and blocks "
                "of [core], and encrypts alone"
            )
        table = self.core.table() | own if asked is None else own | asked
        core = Core.model_validate(table)
        return self.bare.model_copy(update={"core": core, "name": f"{self.name}-{name}"})

    @property
    def directions(self) -> list[Direction]:
        """Directions that the design serves; a mode may have both from a core with one."""
        return self.core.directions if self.mode is None else self.mode.engine.directions(self.core)

    @property
    def top(self) -> str:
        """Name of the top module, in which this design's parameters are bound."""
        name = self.name.replace("-", "_")
        return name if name.startswith(("aes", "rijndael")) else f"aes_{name}"

    @property
    def block_bits(self) -> int:
        """Width in bits of `in_data_i` and `out_data_o`: the largest block the design holds."""
        return max(self.core.block_bits)

    def sizes(self) -> list[tuple[int, int]]:
        """(key bits, block bits) of every size that the design supports."""
        return [(key, block) for key in self.core.key_bits for block in self.core.block_bits]

    def timing(
        self, key_bits: int, block_bits: int | None = None, direction: Direction | None = None
    ) -> Timing:
        """Documented clocks for one key length, block length and direction.

        Default: the longest block, and the design's first direction. With a mode they are those of
        a long message, with a bus those of what stands inside.
        """
        if self.mode is not None:
            chosen = direction if direction is not None else self.directions[0]
            return self.mode.engine.timing(self.bare, self.mode.options, key_bits, chosen)
        block = block_bits if block_bits is not None else self.block_bits
        way = direction if direction is not None else self.core.directions[0]
        core = self.core
        key = (core.model_dump_json(), core.options.model_dump_json(), key_bits, block, way)
        if key not in _TIMINGS:
            others = tuple(LENGTHS.index(bits) for bits in core.block_bits if bits != block)
            codes = LENGTHS.index(key_bits), LENGTHS.index(block)
            _TIMINGS[key] = timing(self.clocks, *codes, way, others)
        return _TIMINGS[key]

    @property
    def traits(self) -> Traits:
        """The properties of the core, other than the clocks, that flows need.

        With a second core `lookups` has those of both.
        """
        own, second = self.arch.traits(self.core), self.second
        if second is None:
            return own
        return replace(own, lookups=(*dict.fromkeys((*own.lookups, *second.traits.lookups)),))

    @property
    def clocks(self) -> Clocks[Any]:
        """The timing contract of the core."""
        return self.arch.clocks(self.core)

    @property
    def port_clocks(self) -> int | None:
        """Clocks of a transaction through the wrapper's ports; None without a wrapper."""
        return self.wrapping.port_clocks(self) if self.wrapping else None

    def timings(self) -> list[Timing]:
        """Documented clocks of every size and direction."""
        return [self.timing(*size, way) for size in self.sizes() for way in self.directions]

    def documented(self) -> list[dict[str, int | str]]:
        """The clocks of every key length, block length and direction, as `--json` prints them.

        Each row has the fields of `Timing` by name; a wrapped design has the clocks of its core.
        """
        return [
            {
                "key_bits": key_bits,
                "block_bits": block_bits,
                "direction": way,
                "latency": timing.latency,
                "interval": timing.interval,
                "key_setup": timing.key_setup,
                "length_change": timing.length_change,
            }
            for key_bits, block_bits in self.sizes()
            for way in self.directions
            for timing in [self.timing(key_bits, block_bits, way)]
        ]

    def parameters(self) -> dict[str, str]:
        """SystemVerilog parameters of `module` for this design, name -> value, in module order."""
        if self.bus is not None:
            return buses.parameters(self, self.bus)
        if self.mode is not None:
            return self.mode.parameters(self.bare)
        values = self.arch.parameters(self.core)
        return self.wrapping.parameters(values) if self.wrapping else values


@cache
def _modules_in(folder: Path) -> frozenset[str]:
    """Names of the SystemVerilog files in and below a folder."""
    return frozenset(path.stem for path in folder.rglob("*.sv"))


def descriptions(design: Design) -> str:
    """SHA-256 digests (hex) of the files that describe architecture, wrapper and mode."""
    wrapper = design.wrapper.kind if design.wrapper else None
    return described(design.core.architecture, wrapper, design.mode.name if design.mode else None)


def described(architecture: str, wrapper: str | None, mode: str | None = None) -> str:
    """`descriptions` by names; `KeyError` for an unknown name."""
    around = [WRAPPERS[wrapper]] if wrapper else [ENGINES[mode]] if mode else []
    return " ".join(one.digest() for one in (ARCHITECTURES[architecture], *around))


_TIMINGS: dict[tuple[object, ...], Timing] = {}
"""Cache of `Design.timing`: build, lengths and direction -> clocks."""


def merged(clocks: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Rows of `Design.documented`, where two rows that differ only in direction become one row."""
    rows: dict[tuple[Any, ...], dict[str, Any]] = {}
    for row in clocks:
        rest = tuple(value for key, value in row.items() if key != "direction")
        rows[rest] = {**row, "direction": "both"} if rest in rows else dict(row)
    return list(rows.values())


def catalogue(*, papers: bool = True) -> dict[str, Path]:
    """Name -> TOML file of every core that ships with the project, sorted by name.

    Without `papers` the chips rebuilt from papers are left out.
    """
    folders = ["", "papers"] if papers else [""]
    return _files(*folders)


def engines() -> dict[str, Path]:
    """Name -> TOML file of every design with a mode that ships with the project, sorted by name."""
    return _files("modes")


def shipped() -> dict[str, Path]:
    """Name -> TOML file of every design that ships with the project."""
    return catalogue() | engines()


def _files(*folders: str) -> dict[str, Path]:
    paths = [path for folder in folders for path in (designs_dir() / folder).glob("*.toml")]
    return {path.stem: path for path in sorted(paths, key=lambda path: path.stem)}


@cache
def _cores() -> dict[str, Design]:
    """The cores of the catalogue that can be loaded here."""
    found = {}
    for name, file in catalogue().items():
        with suppress(MissingToolError):  # it needs the laboratory
            found[name] = _read(file)
    return found


def named_core(design: Design) -> Design:
    """The core of a design with a mode or a bus, under its name in the catalogue if it has one.

    Any other design is its own core.
    """
    return design if design.mode is None and design.bus is None else _named(design.bare)


def named_second(design: Design) -> Design | None:
    """The second core of a design, under its name as in `named_core`; None without one."""
    return design.second and _named(design.second)


def _named(bare: Design) -> Design:
    return next(_same(bare), bare)


def _same(bare: Design) -> Iterator[Design]:
    """The cores of the catalogue with the table `[core]` of a design."""
    return (one for one in _cores().values() if one.core == bare.core and not one.wrapper)


def behind(core: Design, mode: str, **options: Any) -> Design:
    """A core behind a mode of `ENGINES`, with keys of `[mode]`.

    Raises `ValueError` for an illegal key, for a core with a wrapper, mode or bus, and for one that
    the mode does not fit.
    """
    table = ModeTable.model_validate({"name": mode, **options})
    if core.wrapper is not None or core.mode is not None or core.bus is not None:
        raise ValueError(f"'{core.name}' has a wrapper, a mode or a bus")
    if misfit := table.engine.misfit(core):
        raise ValueError(misfit)
    made = core.model_copy(update={"name": f"{core.name}-{mode}", "mode": table})
    made.second  # noqa: B018, its table is validated
    return made


def parts_of(design: Design) -> Iterator[Design]:
    """The engine and the core of the catalogue that a design with a mode or a bus is made of.

    Widths of tags and ids are compared as the tables have them, before the bus widens them.
    """
    if design.mode is not None:
        engine = design.model_copy(update={"bus": None})
        for file in engines().values():
            one = _read(file)
            alike = (one.core, one.module) == (engine.core, engine.module)
            if alike and one.parameters() == engine.parameters() and one != design:
                yield one
    if design.mode is not None or design.bus is not None:
        yield from islice(_same(design), 1)


def load(name_or_file: str) -> Design:
    """A design by its catalogue name, or from a TOML file (anything with a `.toml` ending).

    Raises `UserError` for an unknown name, and for a file that cannot be read, is illegal or has
    the name of another design of the catalogue.
    """
    catalogued = shipped()
    if name_or_file in catalogued:
        return _read(catalogued[name_or_file])
    if name_or_file.endswith(".toml"):
        chosen = _read(Path(name_or_file))
        for name, file in catalogued.items():
            try:
                namesake = _read(file)
            except MissingToolError:  # it needs the laboratory
                continue
            if chosen.top == namesake.top and chosen != namesake:
                raise UserError(
                    f"{name_or_file}: name '{chosen.name}' belongs to the catalogue's '{name}'; "
                    "choose another"
                )
        return chosen
    if Path(name_or_file).exists():
        raise UserError(f"{name_or_file} is no design file: the name of one ends in .toml")
    raise UserError(f"unknown design '{name_or_file}'; {nearest(name_or_file, list(catalogued))}")


def _read(path: Path) -> Design:
    data = files.read_toml(path, "design")
    try:
        return Design.model_validate(data, context={"folder": path.parent})
    except ValidationError as e:
        raise UserError(f"{path}: {_first_sentence(e, data)}") from e


def _first_sentence(error: ValidationError, data: dict[str, Any]) -> str:
    """The first error as a sentence, with the nearest legal key for an unknown key."""
    errors = error.errors()
    first = errors[0]
    if first["type"] == "missing":  # perhaps because its name is misspelt
        first = next((one for one in errors if one["type"] == "extra_forbidden"), first)
    where = ".".join(str(part) for part in first["loc"])
    where = where if where.isprintable() else json.dumps(where)
    if first["type"] == "extra_forbidden":
        table = _table(first["loc"][0]) if len(first["loc"]) > 1 else Design
        known = [name for name in table.model_fields if name != "options"]
        return f"unknown key '{where}'; {nearest(str(first['loc'][-1]), known)}"
    if first["type"] == "missing":
        return f"key '{where}' is missing"
    if first["type"] == "model_type":
        return f"[{where}] must be a table of keys"
    if first["type"] == "value_error":
        message = first["msg"].removeprefix("Value error, ")
        return message if where in ("", "core", "wrapper", "mode", "bus") else f"{where} {message}"
    return _illegal(data, [part for part in first["loc"] if isinstance(part, str)])


def _refused_second(name: str, error: ValidationError) -> str:
    """A sentence about the first error in the table of a second core."""
    first = error.errors()[0]
    if first["type"] == "value_error":
        return f"[mode.{name}] {first['msg'].removeprefix('Value error, ')}"
    if first["type"] == "missing":
        return f"key 'mode.{name}.{first['loc'][0]}' is missing"
    return refused_option(f"[mode.{name}]", Core, error)


def _table(name: object) -> type[Strict]:
    tables: dict[str, type[Strict]] = {"wrapper": WrapperTable, "mode": ModeTable, "bus": BusTable}
    return tables.get(str(name), Core)


def _illegal(data: dict[str, Any], keys: list[str]) -> str:
    """The message for the value under `keys`, which has the wrong type or is out of range."""
    value: Any = data
    for key in keys:
        value = value[key]
    shown = json.dumps(value, default=str)
    if len(shown) > 60:
        shown = f"{shown[:56]} ..."
    table = _table(keys[0]) if len(keys) > 1 else Design
    legal = table.model_fields[keys[-1]].description
    return f"{'.'.join(keys)} = {shown} is not legal; it must be {legal}"
