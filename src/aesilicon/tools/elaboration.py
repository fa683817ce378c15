# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Fingerprint of elaborated SystemVerilog: of what is built, not of the text it is written in.

slang and Yosys elaborate a top module to word-level cells; constants are propagated and what drives
nothing is dropped. Its canonical form is JSON of

- the ports: name, direction, bits, in order;
- the cells: type, parameters, memory contents, connections, and the names of instances, in the
  order in which they were made;
- the nets with a name: registers and signals, as reports and waveforms show them.

Bits are numbered by first use, so that Yosys's own names and numbers do not count; source locations
are left out. So comments, layout, files, untaken branches and unused values change nothing. The
order of statements and the names of signals do count: ABC's result and a critical path depend on
them. Instances of `boxes` stay cells, and each of these modules is elaborated once, by itself.

The answer is kept in the user's cache folder under the hash of the sources' bytes.
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
"""Attributes that say where something stands in the source."""

Parameters = tuple[tuple[str, str], ...]
"""(name, bits) of each, sorted by name."""


@dataclass(frozen=True)
class _Elaborated:
    """The cached facts of one module."""

    digest: str
    """SHA-256 (hex) of its canonical form."""
    boxes: tuple[tuple[str, Parameters], ...]
    """Kinds of black boxes in the module, with their parameters."""


_known: dict[str, _Elaborated] = {}
"""Cache of the modules that this process has looked up."""


def fingerprint(
    sources: Mapping[str, bytes],
    top: str,
    *,
    boxes: Collection[str] = (),
    parameters: Parameters = (),
) -> str:
    """SHA-256 (hex) of module `top` as it is elaborated.

    `sources` are the SystemVerilog files in order of compilation, file name -> content; a module or
    package stands in the file of its name, and the files that `top` does not name, directly or
    through others, are left out. Modules among `boxes` are elaborated by themselves. Raises
    `ToolError` for sources that do not elaborate.
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
    """SHA-256 (hex) of the bytes of all that an elaboration depends on."""
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
    """Writes beside and renames; without a place to write the next process elaborates again."""
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
            "opt_muxtree",  # what constants never select
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
    """The canonical form of a module of Yosys's JSON."""
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
    """Sorts `$9` before `$10`: Yosys numbers what it makes."""
    parts = re.split(r"(\d+)", name)
    return tuple(
        (text, int(number)) for text, number in zip(parts[::2], [*parts[1::2], "0"], strict=True)
    )


def _attributes(of: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in of["attributes"].items() if name not in _UNSEEN}
