# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The hash of a circuit, made from the structure of elaborated SystemVerilog alone.

slang and Yosys elaborate a top module to gates, flip-flops and memories, without optimisation but
of constants and unread values; the hash is that of the canonical form of this netlist. Names,
hierarchy, comments, files, untaken branches, unread values, and the order of statements,
declarations, operands and modules leave the hash as it is. Names of the top module's ports and
their order are part of it.

Instances of `boxes` stay cells. Each of these modules is elaborated once, by itself, and is known
by its own hash. A hash is looked up under the hash of the sources' bytes, first in
`results/hashes.jsonl`, which holds those of the catalogue, then in the user's cache folder.
"""

import hashlib
import json
import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from aesilicon import folders, provenance, resources
from aesilicon.errors import ToolError
from aesilicon.files import scratch
from aesilicon.netlist.canonical import canonical
from aesilicon.netlist.logic_graph import Parameters, parameters_of
from aesilicon.tools import yosys
from aesilicon.tools.boxes import without_body

STEP = "elaboration"

_GATES = (
    "proc",
    "flatten",
    "opt_expr",
    "opt_clean",
    "memory_collect",
    "select -set memories t:$mem_v2",
    "techmap t:* @memories %d",
    "dffunmap",
    "techmap t:* @memories %d",
    "simplemap",
)
"""Yosys commands from elaborated modules to gates, plain flip-flops and memories."""

_known: dict[str, str] = {}
"""Key of an elaboration -> hash, for this process."""


def fingerprint(sources: Mapping[str, bytes], top: str, *, boxes: Collection[str] = ()) -> str:
    """SHA-256 (hex) of the canonical form of the elaborated module `top`.

    `sources` maps file name -> SystemVerilog text, in compilation order. A module or package must
    be in the file of its name; files that `top` does not name, directly or through other files, are
    left out. Modules among `boxes` are elaborated by themselves. Raises `ToolError` if elaboration
    fails.
    """
    known = published().get(key(sources, top, boxes=boxes))
    return known or _fingerprint(sources, top, boxes, None)


def key(sources: Mapping[str, bytes], top: str, *, boxes: Collection[str] = ()) -> str:
    """SHA-256 (hex) of all inputs of `fingerprint`, of this module and of the version of Yosys."""
    sources = _needed(sources, top)
    return _key(sources, top, None, _apart(sources, top, boxes))


def hashes_file() -> Path:
    """The file of published hashes: a line `{"design": ..., "key": ..., "hash": ...}` each."""
    return resources.results_dir() / "hashes.jsonl"


@cache
def published() -> dict[str, str]:
    """Key -> hash of the designs of the catalogue, as far as they were published."""
    try:
        text = hashes_file().read_text(encoding="utf-8")
        return {row["key"]: row["hash"] for row in map(json.loads, text.splitlines())}
    except (OSError, ValueError, LookupError, TypeError):
        return {}


def _apart(sources: Collection[str], top: str, boxes: Collection[str]) -> list[str]:
    """The modules among `boxes` that `sources` hold."""
    return sorted({Path(name).stem for name in sources} & {*boxes} - {top})


def _fingerprint(
    sources: Mapping[str, bytes],
    top: str,
    boxes: Collection[str],
    parameters: Parameters | None,
) -> str:
    """`fingerprint`; with the `parameters` of a box the ports count by place, not by name."""
    sources = _needed(sources, top)
    apart = _apart(sources, top, boxes)
    inputs = _key(sources, top, parameters, apart)
    if inputs not in _known:
        cached = _folder() / inputs
        digest = _read(cached)
        if digest is None:
            module = _elaborate(sources, top, parameters or (), apart)
            kinds = {
                (cell["type"], parameters_of(cell)): _fingerprint(
                    sources, cell["type"], apart, parameters_of(cell)
                )
                for cell in module["cells"].values()
                if cell["type"] in apart
            }
            if parameters is not None:
                numbers = map(str, count())
                module["ports"] = dict(zip(numbers, module["ports"].values(), strict=False))
            digest = canonical(module, kinds).digest
            _keep(cached, digest)
        _known[inputs] = digest
    return _known[inputs]


def fingerprint_of_files(files: Sequence[Path], top: str) -> str:
    """SHA-256 (hex) of the canonical form of module `top` in files, which may include others.

    Raises `ToolError` if elaboration fails.
    """
    with scratch() as work:
        return canonical(_gates([file.resolve() for file in files], top, [], work)).digest


def _needed(sources: Mapping[str, bytes], top: str) -> dict[str, bytes]:
    files = {Path(name).stem: name for name in sources}
    needed: set[str] = set()
    todo = [top]
    while todo:
        stem = todo.pop()
        if stem in files and stem not in needed:
            needed.add(stem)
            todo += _words(sources[files[stem]]) & files.keys()
    return {name: text for name, text in sources.items() if Path(name).stem in needed}


@cache
def _words(text: bytes) -> frozenset[str]:
    return frozenset(word.decode() for word in re.findall(rb"[A-Za-z_]\w*", text))


def _key(
    sources: Mapping[str, bytes], top: str, parameters: Parameters | None, boxes: Sequence[str]
) -> str:
    """SHA-256 (hex) of all inputs of an elaboration: sources, parameters, Yosys, this module."""
    code = provenance.digest_of(__name__)
    words = [yosys.version(), code, top, parameters, boxes, [*map(len, sources.values())]]
    digest = hashlib.sha256(json.dumps(words).encode())
    for text in sources.values():
        digest.update(text)
    return digest.hexdigest()


def _folder() -> Path:
    return folders.cache() / "elaborated"


def _read(path: Path) -> str | None:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
    return text if re.fullmatch("[0-9a-f]{64}", text) else None


def _keep(path: Path, digest: str) -> None:
    """Caches a hash; if the folder cannot be written, it is not cached."""
    with suppress(OSError):
        folders.keep(path, digest)


def _elaborate(
    sources: Mapping[str, bytes], top: str, parameters: Parameters, boxes: Sequence[str]
) -> dict[str, Any]:
    """The module in Yosys's JSON."""
    with scratch() as work:
        files = []
        for number, (name, text) in enumerate(sources.items()):
            files.append(work / f"{number}_{Path(name).name}")
            if (module := Path(name).stem) in boxes:
                text = without_body(text.decode(), module).encode()
            files[-1].write_bytes(text)
        options = [
            *(f"--blackboxed-module {box}" for box in boxes),
            *(f"-G {name}={len(bits)}'b{bits}" for name, bits in parameters),
        ]
        return _gates(files, top, options, work)


def _gates(files: Sequence[Path], top: str, options: Sequence[str], work: Path) -> dict[str, Any]:
    yosys.write(work / "files.f", "".join(f'"{file}"\n' for file in files))
    read = f"read_slang --relax-enum-conversions {' '.join(options)} --top {top} -f files.f"
    log = yosys.run_script([read, *_GATES, "write_json gates.json"], work, timeout=1800)
    try:
        modules = json.loads((work / "gates.json").read_text(encoding="utf-8"))["modules"]
        return with_read_ports_apart(_with_numbered_pins(modules[top], modules))
    except (OSError, ValueError, KeyError) as e:
        raise ToolError(STEP, "wrote no usable netlist", log) from e


def _with_numbered_pins(module: dict[str, Any], modules: Mapping[str, Any]) -> dict[str, Any]:
    """A module in which the pins of black boxes have the places of their ports as names."""
    for cell in module["cells"].values():
        if cell["type"] in modules:
            ports = modules[cell["type"]]["ports"]
            number = {port: str(place) for place, port in enumerate(ports)}
            for key in ("connections", "port_directions"):
                cell[key] = {number[port]: value for port, value in cell[key].items()}
    return module


def with_read_ports_apart(module: dict[str, Any]) -> dict[str, Any]:
    """A module in which each read port of a memory that is never written is a cell of its own.

    So the order in which the source reads a table does not count.
    """
    cells = {}
    for name, cell in module["cells"].items():
        ports = int(cell["parameters"].get("RD_PORTS", "0"), 2)
        whole = any("1" in cell["parameters"].get(key, "") for key in _JOINED)
        if cell["type"] != "$mem_v2" or whole or ports < 2:
            cells[name] = cell
            continue
        for port in range(ports):
            settings = {
                key: _slice(value[::-1], port, ports)[::-1] if key in _EACH else value
                for key, value in cell["parameters"].items()
            }
            pins = {
                key: _slice(bits, port, ports) if key.startswith("RD_") else bits
                for key, bits in cell["connections"].items()
            }
            cells[f"{name} {port}"] = {
                **cell,
                "parameters": {**settings, "RD_PORTS": "1"},
                "connections": pins,
            }
    return {**module, "cells": cells}


_JOINED = ("WR_PORTS", "RD_WIDE_CONTINUATION")
"""Parameters that are 0 for a memory whose read ports do not depend on each other."""
_EACH = (
    *("RD_CLK_ENABLE", "RD_CLK_POLARITY", "RD_CE_OVER_SRST", "RD_WIDE_CONTINUATION"),
    *("RD_ARST_VALUE", "RD_SRST_VALUE", "RD_INIT_VALUE"),
)
"""Parameters that have a part for each read port."""


def _slice(whole: Any, port: int, ports: int) -> Any:
    width = len(whole) // ports
    return whole[width * port : width * (port + 1)]
