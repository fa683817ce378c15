# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What a row can be part of: the modes and buses that `build` puts before its core.

ECB, CBC, CFB128, OFB and CTR come from a layer that takes any core with 128-bit blocks, other modes
from an engine. Proofs are the published ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache

from aesilicon import proof_reach
from aesilicon.architectures import Direction
from aesilicon.design import buses, design
from aesilicon.design.around import BusTable, ModeTable
from aesilicon.design.design import Design, named_core
from aesilicon.design.surroundings import Around, block_clocks
from aesilicon.drivers.layer_registry import LAYERS, MisfitError, choose
from aesilicon.engines import ENGINES
from aesilicon.errors import MissingToolError
from aesilicon.flows.measure import staleness
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.prove.layer import source_hash
from aesilicon.report.published import LAYER_PROOFS, MEASURED, PROOFS
from aesilicon.spec.modes import MODES

PROVEN = "proven"
UNPUBLISHED = "not published"
LAYERED = tuple(MODES)
"""The modes that a layer puts before a core."""


@dataclass(frozen=True)
class Bus:
    """A bus in front of a mode and a core."""

    title: str
    choice: str
    """Title on the form, with the width."""
    kind: str
    """Value of `build --bus`."""
    option: str
    """Options of `build`."""
    clocks: int
    """Fewest clocks in which it moves a block."""
    why: str
    """The reason for `clocks`, as a clause."""
    proven: str
    """What is proven of it, and what is tested."""


def _stream(bits: int) -> Bus:
    return Bus(
        "AXI4-Stream",
        f"AXI4-Stream, {bits} bits",
        "axis",
        "--bus axis" + ("" if bits == 32 else f" --data-bits {bits}"),
        block_clocks(BusTable(kind="axis", data_bits=bits)),
        f"{bits} bits a clock",
        "order of bytes and keys proven, the rest tested",
    )


BUSES = {
    "axis": _stream(32),
    "axis64": _stream(64),
    "axis128": _stream(128),
    "axil": Bus(
        "AXI4-Lite",
        "AXI4-Lite",
        "axil",
        "--bus axil",
        block_clocks(BusTable(kind="axil")),
        "ten accesses of two clocks or more",
        "accesses and registers proven, the rest tested",
    ),
    "apb": Bus(
        "APB4",
        "APB4",
        "apb",
        "--bus apb",
        block_clocks(BusTable(kind="apb")),
        "ten accesses of two clocks",
        "accesses and registers proven, the rest tested",
    ),
}
"""Name of a choice on the page -> the bus."""
KINDS = ("", *dict.fromkeys(bus.kind for bus in BUSES.values()))
"""Kinds of buses; the empty one is none."""


TITLES = {name: mode.title for name, mode in MODES.items()} | {
    name: engine.title for name, engine in ENGINES.items()
}
"""Value of `build --mode` -> title, for every mode that the project puts before a core."""


@dataclass(frozen=True)
class Surroundings:
    """The modes and buses that fit the core of a row, and those that the row is measured with."""

    mode: str | None
    """The mode that the row is measured with."""
    core: str | None
    """The catalogue's name of the core behind `mode`, or of the design inside `bus`; else None."""
    fits: Mapping[str, Sequence[str]]
    """Kind of a bus, or empty -> modes that can stand between it and the core."""
    engines: Mapping[str, Mapping[Direction, Mapping[int, int]]]
    """Mode of `ENGINES` that fits the core -> direction of the messages -> key bits -> clocks a
    block of a long message."""
    named: Mapping[str, str]
    """Mode of `ENGINES` -> the catalogue's design that has it before this core."""
    proven: Mapping[str, str]
    """`core`, `layer` or a mode of `ENGINES` -> reach of the published proof in words."""
    bus: str | None = None
    """The bus that the row is measured with, a key of `BUSES`."""
    bus_title: str | None = None
    """`bus` in words, with its streams and key slots."""


def of_row(row: Measurement) -> Surroundings:
    """The surroundings of a measured design; other projects' cores have none."""
    if row.origin == "peer":
        return Surroundings(None, None, {}, {}, {}, {"core": _reach(row)})
    if row.bus is not None:
        return _with_bus(row, row.bus)
    if row.design in design.shipped() and (found := of_design(row.design)) is not None:
        own = {"core": _reach(row)} if row.mode is None else _proofs_with(row.mode, row, found)
        return replace(found, proven={**found.proven, **own})
    if row.mode is not None:
        core = row.around.design if row.around else None
        alone = Surroundings(row.mode, core, {"": [row.mode]}, {}, {}, {})
        return replace(alone, proven=_proofs_with(row.mode, row, alone))
    said = {"core": _reach(row), "layer": UNPUBLISHED}
    bare = row.wrapper is None and {size.block_bits for size in row.clocks} == {128}
    return Surroundings(None, None, dict.fromkeys(KINDS, LAYERED) if bare else {}, {}, {}, said)


def _with_bus(row: Measurement, around: Around) -> Surroundings:
    """The surroundings of a row with a bus; its `proven` speaks of what stands inside."""
    known = of_design(around.design) if around.design in design.shipped() else None
    inside = known or Surroundings(None, None, {}, {}, {}, {})
    choice = f"{around.bus}{around.data_bits or ''}".removesuffix("32")
    title = BUSES[choice].title
    title += f", {around.streams} streams" if around.streams else ""
    title += f", {around.key_slots} key slots" if around.key_slots else ""
    core = inside.proven.get("core", UNPUBLISHED) if row.proven else "not proven"
    proven = {"core": core, "layer": inside.proven.get("layer", UNPUBLISHED)}
    return Surroundings(
        mode=row.mode,
        core=around.design if known else None,
        fits={BUSES[choice].kind: [row.mode] if row.mode else around.modes},
        engines={},
        named={},
        proven=_proofs_with(row.mode, row, inside) if row.mode else proven,
        bus=choice,
        bus_title=title,
    )


@cache
def of_design(name: str) -> Surroundings | None:
    """The surroundings of a design of the catalogue; None if it needs a missing laboratory."""
    one = load(name)
    if one is None:
        return None
    core = named_core(one).name
    known = staleness.hash_of(core)
    proven = {"core": proof_reach.published(known) if known else UNPUBLISHED}
    if one.mode is not None:
        proven[one.mode.name] = _engine_proof(one.name)
        listed = core if core in design.catalogue() else None
        return Surroundings(one.mode.name, listed, _fits([one]), {}, {}, proven)
    named = _named().get(one.name, {})
    whole = dict(_engines(one, named))
    proven |= {mode: _engine_proof(named.get(mode, "")) for mode in whole}
    fits = _fits([one, *whole.values()])
    with suppress(MisfitError):
        proven["layer"] = _layer_proof(one)
        fits[""] += LAYERED
    clocks = {mode: _clocks(both) for mode, both in whole.items()}
    return Surroundings(None, None, fits, clocks, named, proven)


@cache
def load(name: str) -> Design | None:
    """A design of the catalogue; None if it needs a missing laboratory."""
    try:
        return design.load(name)
    except MissingToolError:
        return None


def _engines(core: Design, named: Mapping[str, str]) -> Iterator[tuple[str, Design]]:
    """Each mode of `ENGINES` that fits a core, and the design that has both."""
    for mode, engine in ENGINES.items():
        if mode in named:
            yield mode, design.load(named[mode])
        elif core.wrapper is None and not engine.misfit(core):
            table = ModeTable.model_validate({"name": mode})
            yield mode, core.model_copy(update={"mode": table})


def _fits(inside: Sequence[Design]) -> dict[str, list[str]]:
    """Kind of a bus, or empty -> modes of the designs `inside`; a bus adds those of `aes_mode`."""
    fits = {"": [one.mode.name for one in inside if one.mode is not None]}
    for kind in KINDS[1:]:
        bus = BusTable(kind=kind)
        fitting = [one for one in inside if not buses.misfit(one, bus)]
        modes = [buses.served(one, bus) if one.mode is None else [one.mode.name] for one in fitting]
        fits[kind] = [mode for some in modes for mode in some]
    return fits


def _clocks(whole: Design) -> dict[Direction, dict[int, int]]:
    """Direction -> key bits that the mode serves -> clocks a block of a design with a mode."""
    keys = [key for key in whole.core.key_bits if _has_keys(whole, key)]
    return {
        way: {key: whole.timing(key, direction=way).interval for key in keys}
        for way in whole.directions
    }


def _has_keys(whole: Design, key_bits: int) -> bool:
    """Whether the mode of a design fits a core with this key length alone."""
    core = whole.bare.core.model_copy(update={"key_bits": [key_bits]})
    return whole.mode is None or not whole.mode.engine.misfit(
        whole.bare.model_copy(update={"core": core})
    )


@cache
def _named() -> Mapping[str, Mapping[str, str]]:
    """Name of a core -> mode -> the catalogue's design that has this mode before it."""
    found: dict[str, dict[str, str]] = {}
    for name in design.engines():
        one = design.load(name)
        if one.mode is not None:
            found.setdefault(named_core(one).name, {}).setdefault(one.mode.name, name)
    return found


def _reach(row: Measurement) -> str:
    """Reach of the proof of the measured core."""
    reach = row.proof_reach or proof_reach.published(row.design_hash)
    return reach if row.proven else "not proven"


def _proofs_with(mode: str, row: Measurement, known: Surroundings) -> dict[str, str]:
    """What is proven of core and mode of a row with a mode, whose `proven` speaks of both."""
    if not row.proven:
        return dict.fromkeys(("core", mode), "not proven")
    reaches = {part: known.proven.get(part, UNPUBLISHED) for part in ("core", mode)}
    return {part: PROVEN if at == UNPUBLISHED else at for part, at in reaches.items()}


def _layer_proof(one: Design) -> str:
    """Reach of the published proof of the layer with all modes; `MisfitError` if none fits."""
    choice = choose(one, "all")
    found = source_hash(LAYERS[choice.layer].claim(one, choice.modes))
    proven = {row.source_hash for row in _layer_rows() if row.proven}
    return "any sequence" if found in proven else UNPUBLISHED


def _engine_proof(name: str) -> str:
    """What the published proof of a design with a mode covers of its mode."""
    row = next((row for row in _proof_rows() if row.design == name and row.engine), None)
    if row is None or row.engine is None:
        proven = {(one.design, one.design_hash) for one in _measured_rows() if one.proven}
        return PROVEN if (name, staleness.hash_of(name)) in proven else UNPUBLISHED
    parts = [part.part for part in row.engine.parts if part.holds]
    rest = ", the rest tested" if row.engine.not_proven else ""
    return f"{', '.join(parts)} proven{rest}" if parts else "tested alone"


_layer_rows = cache(LAYER_PROOFS.read_if_there)
_proof_rows = cache(PROOFS.read_if_there)
_measured_rows = cache(MEASURED.read_if_there)
