# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What `--mode` and `--bus` of a verb put around a design, as a file with these tables would."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from pydantic import ValidationError

from aesilicon.design import buses
from aesilicon.design.around import BUSES, CODES, BusTable, ModeTable
from aesilicon.design.design import Design, catalogue, load, parts_of, shipped
from aesilicon.drivers import mode_choice
from aesilicon.engines import ENGINES
from aesilicon.errors import MissingToolError, UserError, nearest
from aesilicon.result import Result

_LONGEST = 40
"""Characters of the longest name of a design."""


def put_around(
    design: Design,
    mode: str | None = None,
    bus: str | None = None,
    data_bits: int | None = None,
    streams: int | None = None,
    key_slots: int | None = None,
) -> Design:
    """The design with a mode and a bus, under the name of both; without any of them itself.

    `mode` is an engine's name, or modes of `aes_mode` with commas, which need a bus. `data_bits` is
    the width of AXI4-Streams, `streams` the number of those interleaved, `key_slots` the number of
    keys that stand behind them. Raises `UserError` with one sentence for what does not fit, which
    names what would.
    """
    around = {"--mode": mode, "--bus": bus, "--data-bits": data_bits}
    around |= {"--streams": streams, "--key-slots": key_slots}
    given = [name for name, value in around.items() if value is not None]
    if design.bus is not None and given:
        raise UserError(
            f"design '{design.name}' has its own [bus]; leave {given[0]} out, or change the file"
        )
    if bus is None and data_bits is not None:
        raise UserError("--data-bits is the width of AXI4-Streams; add --bus axis")
    if bus != "axis" and streams is not None:
        raise UserError("--streams is the number of AXI4-Streams; take it with --bus axis")
    if bus != "axis" and key_slots is not None:
        raise UserError("--key-slots are those of AXI4-Streams; take them with --bus axis")
    if bus is not None and bus not in BUSES:
        raise UserError(f"unknown bus '{bus}'; {nearest(bus, list(BUSES))}")
    options = {"data_bits": data_bits, "streams": streams, "key_slots": key_slots}
    tables = _tables(design, mode, bus, options)
    if not tables:
        return design
    try:
        return _dressed(design, tables)
    except ValidationError as e:
        why = e.errors()[0]["msg"].removeprefix("Value error, ")
        others = ", ".join(islice(_that_fit(tables), 3))
        asked = "take --bus" in why or "leave" in why
        better = f"; it fits {others}" if others and not asked else ""
        raise UserError(f"design '{design.name}': {why}{better}") from None


class Around(Result):
    """The words by which a verb takes a design: a name or file, and the options around it."""

    design: str
    """Name in the catalogue, or `NAME.toml` for a design that no options make."""
    mode: str | None = None
    """Value of `--mode`."""
    bus: str | None = None
    """Kind of the bus, the value of `--bus` but for a file, which has its own."""
    data_bits: int | None = None
    streams: int | None = None
    key_slots: int | None = None
    modes: tuple[str, ...] = ()
    """Modes of `aes_mode` that a design with a bus serves; empty with an engine."""

    @classmethod
    def of(cls, design: Design) -> "Around":
        """The words for a design; the catalogue's name comes before a file."""
        if design.name in shipped():
            return cls(design=design.name)
        bus = design.bus
        keys = ("data_bits", "streams", "key_slots")
        facts: dict[str, Any] = {key: getattr(bus, key) for key in keys if getattr(bus, key, None)}
        if bus is not None:
            facts |= {"bus": bus.kind, "modes": buses.served(design, bus)}
        for inside in parts_of(design):
            mode = _asked_mode(design, inside)
            own = facts | {"mode": mode} if mode else facts
            found = cls(design=inside.name, **own)
            with suppress(UserError):
                if found.made() == design:
                    return found
        return cls(design=f"{design.name}.toml", **facts)

    def made(self) -> Design | None:
        """The design that the words make; None for a file. Raises `UserError` as `put_around`."""
        if self.design.endswith(".toml"):
            return None
        return put_around(
            load(self.design), self.mode, self.bus, self.data_bits, self.streams, self.key_slots
        )

    @property
    def words(self) -> list[str]:
        """The words on a command line."""
        if self.design.endswith(".toml"):
            return [self.design]
        options = {
            "--mode": self.mode,
            "--bus": self.bus,
            "--data-bits": self.data_bits,
            "--streams": self.streams,
            "--key-slots": self.key_slots,
        }
        given = [(name, str(value)) for name, value in options.items() if value is not None]
        return [self.design, *(word for pair in given for word in pair)]


def block_clocks(bus: BusTable) -> int:
    """Fewest clocks in which a bus moves a block in and out.

    AXI4-Streams move a beat a clock; registers take ten accesses of two clocks.
    """
    return 128 // bus.width if bus.kind == "axis" else 20


ENGINE_TABLES: dict[str, dict[str, Any]] = {
    **{name: {"name": name} for name in ENGINES},
    "gcm-lean": {"name": "gcm", "lean": True},
}
"""`--mode` -> table `[mode]` of a design file."""


def _asked_mode(design: Design, inside: Design) -> str | None:
    """The value of `--mode` that makes a design from what stands inside; None: no mode."""
    if design.mode is not None and inside.mode is None:
        tables = {name: ModeTable.model_validate(table) for name, table in ENGINE_TABLES.items()}
        return next((name for name, table in tables.items() if table == design.mode), None)
    return ",".join(design.bus.modes) if design.bus and design.bus.modes else None


def _tables(
    design: Design, mode: str | None, bus: str | None, options: Mapping[str, int | None]
) -> dict[str, dict[str, Any]]:
    """Name -> table of a design file for what was asked."""
    tables: dict[str, dict[str, Any]] = {}
    modes: Sequence[str] | None = None
    if mode is not None:
        names = [name.strip() for name in mode.split(",")]
        if design.mode is not None:
            raise UserError(
                f"design '{design.name}' has its mode, {design.mode.name}; leave --mode out"
            )
        if mode in ENGINE_TABLES:
            tables["mode"] = ENGINE_TABLES[mode]
        elif alone := [name for name in names if name in ENGINE_TABLES]:
            raise UserError(f"mode '{alone[0]}' is an engine of its own; ask for it alone")
        else:
            for name in names:
                mode_choice.find(name, tuple(CODES), tuple(ENGINE_TABLES))
            modes = names
            if bus is None:
                raise UserError(
                    f"mode {mode} comes with a bus: add --bus axis, axil or apb; for the ports of "
                    f"aes_mode take its files from rtl/mode"
                )
    if bus is not None:
        given = {"kind": bus, "modes": modes, **options}
        tables["bus"] = {key: value for key, value in given.items() if value is not None}
    return tables


def _dressed(design: Design, tables: dict[str, dict[str, Any]]) -> Design:
    table = tables.get("bus", {})
    engines = [name for name, keys in ENGINE_TABLES.items() if keys == tables.get("mode")]
    modes = engines or table.get("modes", [])
    parts = modes if len(modes) < 2 else ["modes"]
    parts = [*parts, *([table["kind"]] if table else []), *({"streams"} & table.keys())]
    parts += ["slots"] if "key_slots" in table else []
    end = "".join(f"-{part}" for part in parts)
    facts = {key: getattr(design, key) for key in type(design).model_fields}
    name = f"{design.name[: _LONGEST - len(end)].rstrip('-_')}{end}"
    return Design.model_validate({**facts, "name": name, **tables})


def _that_fit(tables: dict[str, dict[str, Any]]) -> Iterator[str]:
    """Names of the catalogue's cores, without papers', that can have what was asked."""
    for name in catalogue(papers=False):
        try:
            _dressed(load(name), tables)
        except (ValidationError, MissingToolError):
            continue
        yield name
