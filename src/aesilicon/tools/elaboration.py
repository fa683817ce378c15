# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Fingerprint of elaborated SystemVerilog, which depends on the circuit and not on its text.

slang and Yosys elaborate a top module to word-level cells, propagate constants and drop unread
cells. The canonical form of the result is JSON of

- the ports in order: name, direction, bits;
- the cells in the order of their creation: type, parameters, memory contents, connections, and the
  names of instances;
- the named nets: registers and signals, as reports and waveforms show them.

Bits are numbered by first use, so that Yosys's own names and numbers do not count; source locations
are left out. So comments, layout, files, untaken branches and unused values leave the fingerprint
as it is. The order of statements and the names of signals do change it, because ABC's result and
critical paths depend on them. Instances of `boxes` stay cells, and each of these modules is
elaborated once, by itself.

The user's cache folder keeps the fingerprint under the hash of the sources' bytes.
"""

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from aesilicon import provenance
from aesilicon.errors import ToolError
from aesilicon.files import scratch
from aesilicon.tools import yosys

STEP = "elaboration"

_UNSEEN = ("src", "hdlname", "top")
"""Attributes that hold a position in the source; fingerprints leave them out."""

Parameters = tuple[tuple[str, str], ...]
"""(name, bits) of each parameter, sorted by name."""


@dataclass(frozen=True)
class _Elaborated:
    """The cached facts of one module."""

    digest: str
    """SHA-256 (hex) of the module's canonical form."""
    boxes: tuple[tuple[str, Parameters], ...]
    """(module, parameters) of each kind of black box inside."""


_known: dict[str, _Elaborated] = {}
"""Key of an elaboration -> result, for this process."""


def fingerprint(
    sources: Mapping[str, bytes],
    top: str,
    *,
    boxes: Collection[str] = (),
    parameters: Parameters = (),
) -> str:
    """SHA-256 (hex) of the elaborated module `top`.

    `sources` maps file name -> SystemVerilog text, in compilation order. A module or package must
    be in the file of its name; files that `top` does not name, directly or through other files, are
    left out. Modules among `boxes` are elaborated by themselves. Raises `ToolError` if elaboration
    fails.
    """
    found = _elaborated(_needed(sources, top), top, parameters, frozenset(boxes) - {top})
    inner = {
        f"{module}{settings}": fingerprint(
            sources, module, boxes=set(boxes) - {top}, parameters=settings
        )
        for module, settings in found.boxes
    }
    words = json.dumps([found.digest, inner], sort_keys=True)
    return hashlib.sha256(words.encode()).hexdigest()


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


def _elaborated(
    sources: Mapping[str, bytes], top: str, parameters: Parameters, boxes: frozenset[str]
) -> _Elaborated:
    boxes = boxes & {Path(name).stem for name in sources}
    key = _key(sources, top, parameters, boxes)
    if key not in _known:
        cached = _folder() / f"{key}.json"
        module = _read(cached)
        if module is None:
            module = _elaborate(sources, top, parameters, boxes)
            _keep(cached, module)
        _known[key] = module
    return _known[key]


def _key(
    sources: Mapping[str, bytes], top: str, parameters: Parameters, boxes: Collection[str]
) -> str:
    """SHA-256 (hex) of all inputs of an elaboration: sources, parameters, Yosys, this module."""
    code = provenance.digest_of(__name__)
    words = [yosys.version(), code, top, parameters, sorted(boxes), [*map(len, sources.values())]]
    digest = hashlib.sha256(json.dumps(words).encode())
    for text in sources.values():
        digest.update(text)
    return digest.hexdigest()


def _folder() -> Path:
    return user_cache_path("aesilicon") / "elaborated"


def _read(path: Path) -> _Elaborated | None:
    try:
        digest, boxes = json.loads(path.read_text(encoding="utf-8"))
        kinds = [(module, tuple((n, v) for n, v in settings)) for module, settings in boxes]
        return _Elaborated(str(digest), tuple(kinds))
    except (OSError, ValueError, TypeError):
        return None


def _keep(path: Path, module: _Elaborated) -> None:
    """Caches a result atomically; if the folder cannot be written, the result is not cached."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                json.dump([module.digest, module.boxes], out)
            Path(temporary).replace(path)
        finally:
            Path(temporary).unlink(missing_ok=True)


def _elaborate(
    sources: Mapping[str, bytes], top: str, parameters: Parameters, boxes: Collection[str]
) -> _Elaborated:
    with scratch() as work:
        files = []
        for number, (name, text) in enumerate(sources.items()):
            files.append(f"{number}_{Path(name).name}")
            (work / files[-1]).write_bytes(text)
        options = [
            *(f"--blackboxed-module {box}" for box in sorted(boxes)),
            *(f"-G {name}={len(bits)}'b{bits}" for name, bits in parameters),
        ]
        script = [
            f"read_slang --relax-enum-conversions {' '.join(options)} --top {top} "
            + " ".join(files),
            "proc",
            "opt_expr",
            "opt_muxtree",  # removes inputs that constants never select
            "opt_clean",
            "opt_expr",
            "opt_clean -purge",
            "memory_collect",
            "write_json canonical.json",
        ]
        log = yosys.run_script(script, work, timeout=300)
        try:
            modules = json.loads((work / "canonical.json").read_text(encoding="utf-8"))["modules"]
            module = modules[top]
        except (OSError, ValueError, KeyError) as e:
            raise ToolError(STEP, "wrote no usable netlist", log) from e
    form = json.dumps(canonical(module), sort_keys=True)
    kinds = {
        (cell["type"], tuple(sorted(cell["parameters"].items())))
        for cell in module["cells"].values()
        if cell["type"] in boxes
    }
    return _Elaborated(hashlib.sha256(form.encode()).hexdigest(), tuple(sorted(kinds)))


def canonical(module: Mapping[str, Any]) -> list[Any]:
    """The canonical form (see above) of a module in Yosys's JSON."""
    numbers: dict[int, int] = {}

    def nets(bits: Sequence[int | str]) -> list[int | str]:
        return [
            bit if isinstance(bit, str) else numbers.setdefault(bit, len(numbers)) for bit in bits
        ]

    ports = [[name, port | {"bits": nets(port["bits"])}] for name, port in module["ports"].items()]
    cells = []
    for name, cell in sorted(module["cells"].items(), key=lambda item: _made(item[0])):
        settings = dict(cell["parameters"])
        if "$" in settings.get("MEMID", ""):
            del settings["MEMID"]
        connections = [
            [port, nets(cell["connections"][port])] for port in sorted(cell["connections"])
        ]
        shown = "" if cell["hide_name"] else name
        cells.append([shown, cell["type"], settings, _attributes(cell), connections])
    named = []
    for name, net in sorted(module["netnames"].items(), key=lambda item: _made(item[0])):
        attributes = _attributes(net)
        if not net["hide_name"] or attributes:
            named.append(["" if net["hide_name"] else name, nets(net["bits"]), attributes])
    return [ports, cells, named, _attributes(module)]


def _made(name: str) -> tuple[tuple[str, int], ...]:
    """Sort key by order of creation: Yosys numbers its names, and `$9` comes before `$10`."""
    parts = re.split(r"(\d+)", name)
    return tuple(
        (text, int(number)) for text, number in zip(parts[::2], [*parts[1::2], "0"], strict=True)
    )


def _attributes(of: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in of["attributes"].items() if name not in _UNSEEN}
