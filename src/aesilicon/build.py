# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Design -> deliverable bundle: sources, file lists, plain Verilog, templates, test bench."""

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from aesilicon import __version__, folders, proof_reach, proof_status
from aesilicon.architectures import LENGTHS
from aesilicon.bundle import (
    bus_bench,
    cell_plans,
    cells_scripts,
    constraints,
    figures,
    fpga_scripts,
    ipxact,
    message_bench,
    proof_report,
    register_bench,
    synthesis_page,
    vendor,
    vhdl,
    waivers,
)
from aesilicon.bundle.figures import Figures
from aesilicon.bundle.notice import SPDX, head, with_head
from aesilicon.bundle.sources import used
from aesilicon.bundle.templates import environment
from aesilicon.design import buses, rtl
from aesilicon.design.design import Design, merged, named_core, parts_of, shipped
from aesilicon.design.ports import Port
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.vectors import counting
from aesilicon.equivalence.mapped import Mapped
from aesilicon.errors import UserError
from aesilicon.files import scratch as scratch_folder
from aesilicon.files import umask
from aesilicon.flows.prove.report import Proof
from aesilicon.flows.prove.steps import ProvePlain
from aesilicon.resources import license_file
from aesilicon.step import Tell, silent
from aesilicon.store import Store
from aesilicon.tools import plain_verilog, yosys

MARKER = ".aesilicon-bundle"
"""File that marks a folder as a bundle and lists the SHA-256 of each file in it, as JSON."""

NOT_PROVEN = (
    "NOT PROVEN: built without a proof that it is the cipher for every key and every block."
)
"""Notice on the datasheet, the top module and the plain Verilog of a bundle without a proof."""

PLAIN_PROVEN = f"proven {proof_report.PLAIN}"
PLAIN_NOT_PROVEN = "**not compared with `rtl/`: built without a proof**"
"""Sentence of the datasheet on plain Verilog that is not proven."""

ROUND_KEYS = {
    "on_the_fly": "made on the fly",
    "stored": "all made once for each key, and stored",
    "chained": "made on the fly, by two chained key units and a selection",
}
"""Key schedule -> words of the datasheet on the round keys."""


MEMORIES = ("aes_sbox_rom", "aes_sbox_ram", "aes_key_window_ram")
"""Modules with a memory that an FPGA tool puts into block RAM."""


@dataclass(frozen=True)
class Bundle:
    """A bundle that `build` wrote."""

    folder: Path
    files: list[str]
    """Paths of all files but `MARKER`, relative to the folder, sorted."""


def build(
    design: Design,
    folder: Path,
    proof: Proof | None = None,
    store: Store | None = None,
    *,
    force: bool = False,
    tell: Tell = silent,
) -> Bundle:
    """Writes the bundle of a design into `folder`.

    With a `proof` report that holds, the plain Verilog is also proven equal to the RTL; `store`
    (default: the user's) keeps this proof, and `tell` reports its progress. Otherwise the bundle
    states that it is not proven. An existing folder is replaced if it is empty, if all its files
    are from the last build or from its scripts in `syn/`, or with `force`. The folder appears
    complete or not at all. Raises the errors of `check_folder`, `UserError` for a folder that
    cannot be written, and `AesiliconError` for plain Verilog that is not proven.
    """
    folder = folder.resolve()
    check_folder(folder, force=force)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as e:
        # A file system that cannot hold folders, such as /proc, reports a missing file.
        reason = "it takes none" if isinstance(e, FileNotFoundError) else e.strerror
        raise UserError(f"cannot make a folder in {folder.parent}: {reason}") from e
    try:
        holds = proof if proof and proof.proven else None
        store = store or Store()
        compared = _write(design, scratch, holds, store)
        if holds:
            plain = {
                str(one.netlist.relative_to(scratch)): ProvePlain(design.name, one).done(
                    store, tell=tell
                )
                for one in compared
            }
            for one in plain.values():
                proof_status.require_plain(one)
            proof_report.write(
                scratch,
                holds,
                plain,
                top=design.top,
                argument=_argument(design),
                design_hash=rtl.design_hash(design),
                reaches=proof_reach.of_parts(named_core(design), store),
                with_bus=design.name if design.bus else None,
                modes=_modes(design),
                streams=_streams(design),
                core=next((one.name for one in parts_of(design)), None),
            )
        _mark(scratch)
        scratch.chmod(0o777 & ~umask())
        check_folder(folder, force=force)  # building took a while
        if folder.exists():
            old = scratch.with_name(f"{scratch.name}-old")
            folder.rename(old)
            scratch.rename(folder)
            shutil.rmtree(old)
        else:
            scratch.rename(folder)
    except OSError as e:
        inside = Path(folders.written(e)).is_relative_to(scratch)
        if e.errno in folders.REFUSED and (inside or folders.refusal(scratch)):
            raise UserError(f"cannot write the bundle {folder}: {e.strerror}") from e
        raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return Bundle(folder, [name for name in _held(folder) if name != MARKER])


def check_folder(folder: Path, *, force: bool = False) -> None:
    """Raises `UserError` for a folder that `build` would refuse to write or to replace."""
    folder = folder.resolve()
    if folder in (Path.home(), Path.cwd(), *Path.cwd().parents):
        raise UserError(f"{folder} would be replaced as a whole; name a folder of its own")
    if folder.exists() and not folder.is_dir():
        raise UserError(f"{folder} is not a folder; choose another name")
    above = next(parent for parent in folder.parents if parent.exists())
    if not above.is_dir():
        raise UserError(f"{above} is a file, so there can be no folder below it; choose another")
    if force or not folder.exists() or not any(folder.iterdir()):
        return
    marked = _read_marker(folder)
    if marked is None:
        raise UserError(
            f"{folder} exists and is not a bundle; choose another folder or add --force"
        )
    made_by_scripts = f"{Path('syn', fpga_scripts.WORK)}{os.sep}"
    for name in _held(folder):
        known = name in marked
        mine = name == MARKER or name.startswith(made_by_scripts)
        if not mine and not (known and marked[name] == _digest(folder / name)):
            how = "was changed since" if known else "is not from"
            raise UserError(
                f"{folder / name} {how} the last build; save it, "
                "then add --force, or choose another folder"
            )


def _held(folder: Path) -> Iterator[str]:
    """Sorted relative paths of everything in a folder except folders. Links are not followed."""
    names = []
    for parent, inner, files in os.walk(folder):
        linked = [name for name in inner if Path(parent, name).is_symlink()]
        names += [str(Path(parent, name).relative_to(folder)) for name in (*linked, *files)]
    return iter(sorted(names))


def _digest(path: Path) -> str | None:
    """SHA-256 of a file (hex); None for a link, a pipe or a file that cannot be read."""
    try:
        ordinary = path.is_file() and not path.is_symlink()
        return hashlib.sha256(path.read_bytes()).hexdigest() if ordinary else None
    except OSError:
        return None


def _read_marker(folder: Path) -> dict[str, str] | None:
    """File -> SHA-256 from the marker of a bundle; None for a folder that is no bundle."""
    try:
        files = json.loads((folder / MARKER).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return files if isinstance(files, dict) else None


def _write(design: Design, out: Path, proof: Proof | None, store: Store) -> list[Mapped]:
    """Writes all files; returns each plain Verilog with the RTL that it must equal."""
    sources = []
    for file in used(design):
        copy = out / "rtl" / file.relative
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.content)
        sources.append(f"rtl/{file.relative}")
    mark = "" if proof else f"// {NOT_PROVEN}\n"
    *licence, rest = rtl.top_source(design).split("\n", len(SPDX))
    top = "\n".join([*licence, mark + rest])
    (out / "rtl" / f"{design.top}.sv").write_text(top, encoding="utf-8")
    sources.append(f"rtl/{design.top}.sv")
    if rtl.is_narrow(design):
        narrow = rtl.narrow_source(design, f"{design.top}_narrow")
        (out / "rtl" / f"{design.top}_narrow.sv").write_text(narrow, encoding="utf-8")

    argument, known = _argument(design), design.name in shipped()
    if not known:
        (out / argument).write_text(_as_toml(design), encoding="utf-8")
    hash_ = rtl.design_hash(design)
    measured = figures.collect(design, hash_, argument, store)
    facts: dict[str, Any] = {
        "design": design,
        "argument": argument,
        "shipped": known,
        "spdx": SPDX,
        "version": __version__,
        "hash": hash_,
        "files": sources,
        "bench": f"tb/{design.top}_tb.sv",
        "ports": _ports(design),
        "narrow": rtl.narrow_ports(design) if rtl.is_narrow(design) else [],
        "sboxes": _sboxes(design),
        "round_keys": ROUND_KEYS[design.core.key_schedule],
        "only": None if len(design.core.directions) == 2 else design.core.directions[0],
        "vectors": _vectors(design),
        "clocks": merged(design.documented()),
        "walks": any(timing.length_change for timing in design.timings()),
        "traits": design.traits,
        "tags": _tags(design.core.tag_bits),
        "proven": [part for part, holds in proof.parts.items() if holds] if proof else [],
        "reach": (reaches := proof_reach.of_parts(named_core(design), store))["data"],
        "clocks_in_scenarios": reaches["time"] != reaches["data"],
        "not_proven": NOT_PROVEN,
        "plain": PLAIN_PROVEN if proof else PLAIN_NOT_PROVEN,
        "memories": [Path(one).stem for one in sources if Path(one).stem in MEMORIES],
        "figures": measured,
        "figure_cells": figures.cells,
    }
    instead: Mapping[str, str | None] = {}
    if design.wrapping is not None:
        facts |= design.wrapping.facts(design)
        instead = design.wrapping.templates
    if design.mode is not None:
        facts |= message_bench.facts(design, proof)
        instead = message_bench.TEMPLATES
    if design.bus is not None:
        facts |= bus_bench.facts(design)
        instead = bus_bench.templates(design)
    for template, name in {
        "fusesoc.core.j2": f"{design.top}.core",
        "bender.yml.j2": "Bender.yml",
        "instance.sv.j2": f"template/{design.top}_instance.sv",
        "instance.vhd.j2": f"template/{design.top}_instance.vhd",
        "bench.sv.j2": f"tb/{design.top}_tb.sv",
        "bench.vhd.j2": f"vhdl/{design.top}_tb.vhd",
        "datasheet.md.j2": "datasheet.md",
        "integration.md.j2": "integration.md",
        "Makefile.j2": "Makefile",
    }.items():
        chosen = instead.get(template, template)
        if chosen is None:
            continue
        path = out / name
        path.parent.mkdir(exist_ok=True)
        text = environment().get_template(chosen).render(facts)
        path.write_text(text, encoding="utf-8")
    for name, text in {
        **_constraints(design, facts["ports"], measured, argument),
        **vendor.scripts(design, facts["ports"], argument),
        "figures.json": figures.text(measured),
        f"lint/{design.top}.vlt": head("//", argument) + waivers.vlt(design.top, out, sources),
    }.items():
        (out / name).parent.mkdir(exist_ok=True)
        (out / name).write_text(text, encoding="utf-8")

    drivers = dict(register_bench.driver_files(design))
    if design.bus is not None:
        files = ipxact.file_sets(design, sources, drivers)
        component = ipxact.text(design, facts["ports"], files, argument)
        drivers[f"ipxact/{design.top}.xml"] = component.encode()
    for name, content in drivers.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(content)
    (out / f"{design.top}.f").write_text("\n".join(sources) + "\n", encoding="utf-8")
    shutil.copyfile(license_file(), out / "LICENSE")
    header = "".join(f"// {line}\n" for line in SPDX) + (
        f"// TOP as plain Verilog: made from rtl/ by Yosys {yosys.version()}.\n"
        f"// Made by `aesilicon build {argument}`; design hash {facts['hash']}.\n{mark}"
    )
    tops = [design.top, *([f"{design.top}_narrow"] if rtl.is_narrow(design) else [])]
    compared = [_write_plain(design, top, sources, header, out) for top in tops]
    _write_scripts(design, compared[-1].netlist, measured, argument, out)
    (out / "vhdl").mkdir(exist_ok=True)
    model = head("--", argument) + vhdl.model(compared[0].netlist, design.top, rtl.ports(design))
    (out / "vhdl" / f"{design.top}.vhd").write_text(model, encoding="utf-8")
    return compared


def _write_plain(
    design: Design, top: str, sources: Sequence[str], header: str, out: Path
) -> Mapped:
    """Writes the plain Verilog of a top module; returns it with the RTL that it must equal."""
    files = tuple(out / name for name in [*sources[:-1], f"rtl/{top}.sv"])
    plain = out / "verilog" / f"{top}.v"
    plain.parent.mkdir(exist_ok=True)
    with scratch_folder() as work:
        plain_verilog.plain_verilog(files, top, plain, header=header.replace("TOP", top), work=work)
    under_test = CoreUnderTest(files, top, design.clock)
    return Mapped(under_test, plain, apart=design.traits.lookups)


def _write_scripts(
    design: Design, plain: Path, measured: Figures, argument: str, out: Path
) -> None:
    """Writes the folder `syn/`, whose scripts map the module that `measure` measures."""
    top, plans = plain.stem, cell_plans.plans(design, measured, plain)
    ports = rtl.narrow_ports(design) if rtl.is_narrow(design) else rtl.ports(design)
    goals = synthesis_page.goals(measured)
    texts = [
        *fpga_scripts.files(top, ports, goals, wide=not design.sbox.deep, clock=design.clock),
        *cells_scripts.files(top, plans, design.clock),
        ("README.md", synthesis_page.text(top, measured, plans)),
    ]
    (out / "syn").mkdir()
    for name, text in texts:
        licensed = with_head(name, text, argument)
        (out / "syn" / name).write_text(licensed, encoding="utf-8")


def _constraints(
    design: Design, ports: Sequence[Port], measured: Figures, argument: str
) -> Mapping[str, str]:
    """Path -> text of each file of constraints."""
    first, place = head("#", argument), f"constraints/{design.top}"
    clock = design.clock
    fpga = first + constraints.fpga(design.top, constraints.for_fpga(measured), clock)
    cells = constraints.sdc(design.top, ports, constraints.for_cells(measured), clock)
    return {f"{place}.sdc": first + cells, f"{place}.xdc": fpga, f"{place}_quartus.sdc": fpga}


def _modes(design: Design) -> tuple[str, str] | None:
    """The module that does the modes of SP 800-38A between a bus and a core, and what `prove
    --mode` takes for its modes; None without one."""
    if design.bus is None or design.mode is not None:
        return None
    module = "aes_mode_streams" if design.bus.streams else "aes_mode"
    return module, buses.proving(design, design.bus)


def _streams(design: Design) -> str | None:
    """The module with an engine for each stream of a bus; None without one."""
    inside = design.inner
    return inside.mode.module if inside and inside.mode and inside.mode.streams else None


def _argument(design: Design) -> str:
    """The design in the commands that a bundle prints: its name, or its file in the bundle."""
    return design.name if design.name in shipped() else f"{design.name}.toml"


def _mark(folder: Path) -> None:
    """Lists all files of a complete bundle in its marker."""
    made = {name: _digest(folder / name) for name in _held(folder)}
    (folder / MARKER).write_text(json.dumps({"files": made}, indent=1) + "\n", encoding="utf-8")


def _as_toml(design: Design) -> str:
    """The text of a design file that loads as this design."""
    facts = design.model_dump(exclude={"core", "wrapper"}, exclude_none=True)
    own = design.own_sbox
    there = {} if own is None else {str(own.file): f"rtl/sbox/{own.file.name}"}
    facts["core"] = {
        key: there.get(value, value) if isinstance(value, str) else value
        for key, value in design.core.table().items()
    }
    if design.wrapper is not None:
        facts["wrapper"] = design.wrapper.model_dump(exclude_none=True)
    return "".join(f"# {line}\n" for line in SPDX) + toml(facts)


def toml(values: Mapping[str, Any], name: str = "") -> str:
    """TOML of a table and its subtables. Strings, numbers and lists are written as in JSON."""
    plain = {key: value for key, value in values.items() if not isinstance(value, Mapping)}
    text = f"\n[{name}]\n" if name and plain else ""
    text += "".join(f"{k} = {json.dumps(v, ensure_ascii=False)}\n" for k, v in plain.items())
    inside = [(key, value) for key, value in values.items() if isinstance(value, Mapping)]
    return text + "".join(toml(v, f"{name}.{k}" if name else k) for k, v in inside)


def _sboxes(design: Design) -> str:
    """Words on the S-boxes of the data path and, if different, of the key schedule; and patents."""
    used = {"": design.sbox, "in the key schedule ": design.key_sbox}
    if not design.core.key_sbox:
        del used["in the key schedule "]
    return "; ".join(
        place + one.name + (" (patented: ask its owners)" if one.patented else "")
        for place, one in used.items()
    )


def _ports(design: Design) -> list[Port]:
    """The ports of the top module. For a core their meaning includes the limits of this build."""
    ports = rtl.ports(design)
    if design.wrapper is not None or design.bus is not None:
        return ports
    remarks = _remarks(design)
    return [
        replace(port, meaning=f"{port.meaning} {remarks.get(port.name, '')}".strip())
        for port in ports
    ]


def _remarks(design: Design) -> dict[str, str]:
    """Port -> sentence on the requests at this port that the build serves."""
    core, remarks = design.core, {}
    keys, blocks = _codes(core.key_bits), _codes(core.block_bits)
    remarks["key_len_i"] = f"This build: {keys}; any other is answered by `key_error_o`."
    if design.mode is not None:
        return remarks
    if len(core.block_bits) > 1:
        remarks["block_len_i"] = f"This build: {blocks}; any other is an error."
    else:
        remarks["block_len_i"] = f"This build: {core.block_bits[0]} bits alone."
    if core.directions == ["encrypt"]:
        remarks["in_decrypt_i"] = "Must be 0: this build cannot decrypt, and answers 1 as an error."
    if core.directions == ["decrypt"]:
        remarks["in_decrypt_i"] = "Must be 1: this build cannot encrypt, and answers 0 as an error."
    if not design.traits.chaining:
        remarks["in_chain_i"] = "Must be 0: this build cannot chain, and answers 1 as an error."
    return remarks


def _codes(lengths: Sequence[int]) -> str:
    return ", ".join(f"{LENGTHS.index(bits)} for {bits} bits" for bits in lengths)


def _vectors(design: Design) -> list[tuple[int, str, list[tuple[int, int, str, str]]]]:
    """(key length code, `key_i`, [(decrypt, block length code, `in_data_i`, `out_data_o`)]).

    The values are those of `vectors.counting`. The input bits below a short block are junk.
    """
    vectors = []
    port = design.block_bits // 8
    for key_bits in design.core.key_bits:
        blocks = []
        for block_bits in design.core.block_bits:
            v = counting(key_bits, block_bits)
            code = LENGTHS.index(block_bits)
            both = [
                ("encrypt", 0, v.plaintext, v.ciphertext),
                ("decrypt", 1, v.ciphertext, v.plaintext),
            ]
            blocks += [
                (decrypt, code, data.ljust(port, b"\xa5").hex(), expected.ljust(port, b"\0").hex())
                for direction, decrypt, data, expected in both
                if direction in design.core.directions
            ]
        vectors.append((LENGTHS.index(key_bits), v.key.ljust(32, b"\0").hex(), blocks))
    return vectors


def _tags(bits: int) -> list[str]:
    """Two tags in hex digits, with alternating bits, that differ from each other in every bit."""
    ones = (1 << bits) - 1
    pattern = int("5" * 16, 16) & ones
    return [f"{tag:x}" for tag in (pattern, pattern ^ ones)]
