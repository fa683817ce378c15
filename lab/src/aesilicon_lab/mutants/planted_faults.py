# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Plants the faults of `tests/faults/*.toml` in the RTL, to see that checks and proofs find them.

There is a file for each core and for shared modules. A fault has one or more edits. An edit names a
place by an anchor, and the expression that replaces the expression at this place:

    [[fault]]
    name = "a stalled result is overwritten"
    file = "core/aes_result.sv"
    anchor = "assign result_ready_o ="
    wrong = "1'b1"
    verify = { check = "gaps and back-pressure", says = "the output changed" }
    prove = { part = "time", signal = "out_valid_o" }
    handshake = { violates = ["data_holds"] }

The expression behind an anchor that ends with `=` or `<=` goes up to `;`; behind `(` it goes up to
the matching `)`. In an anchor ` ... ` stands for any text: the part before it must occur once in
the file, and the part behind it matches at its next occurrence. Comments and white space do not
count. In `wrong`, OLD stands for the original expression. An edit with `insert` instead of `wrong`
inserts text right behind the anchor. `design` names the design of a fault that no flow need notice.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from aesilicon import resources
from aesilicon.design import design, rtl
from aesilicon.design.design import Design

FOLDER = resources.project_dir() / "tests" / "faults"


class AnchorError(Exception):
    """An anchor is not in its file just once, or no expression follows it."""


@dataclass(frozen=True)
class Edit:
    """A place in the RTL, and the text that is inserted or replaces the expression there."""

    file: str
    anchor: str
    wrong: str = ""
    insert: str = ""

    def find(self, text: str) -> tuple[int, int]:
        """(Begin, end) of the expression behind the anchor, as indices into `text`."""
        code = re.sub(r"//.*", lambda comment: " " * len(comment[0]), text)
        first, *rest = (_pattern(part) for part in self.anchor.split(" ... "))
        found = [match.end() for match in first.finditer(code)]
        if len(found) != 1:
            raise AnchorError(f"{self.file} has {len(found)} times, not once: {self.anchor}")
        begin = found[0]
        for part in rest:
            match = part.search(code, begin)
            if match is None:
                raise AnchorError(f"{self.file} has no longer: {self.anchor}")
            begin = match.end()
        return begin, _end(code, begin, self.anchor)

    def apply(self, text: str, when: str | None = None) -> str:
        """The text with the edit; `when` is an RTL condition on which a wrong expression counts."""
        begin, end = self.find(text)
        if self.insert:
            return text[:begin] + self.insert + text[begin:]
        old = text[begin:end].strip()
        wrong = re.sub(r"\bOLD\b", lambda _: f"({old})", self.wrong)
        new = wrong if when is None else f"({when} ? ({wrong}) : ({old}))"
        return f"{text[:begin]} {new}{text[end:]}"


def _pattern(part: str) -> re.Pattern[str]:
    text = r"\s*".join(re.escape(word) for word in part.split())
    before = r"(?<!\w)" if re.match(r"\w", part) else ""
    after = r"(?!\w)" if re.search(r"\w$", part) else r"(?!=)" if part.endswith("=") else ""
    return re.compile(before + text + after)


def _end(code: str, begin: int, anchor: str) -> int:
    if anchor.endswith("="):
        return code.index(";", begin)
    if not anchor.endswith("("):
        raise AnchorError(f"an anchor ends with '=' or '(': {anchor}")
    depth = 1
    for i in range(begin, len(code)):
        depth += {"(": 1, ")": -1}.get(code[i], 0)
        if depth == 0:
            return i
    raise AnchorError(f"no bracket closes: {anchor}")


@dataclass(frozen=True)
class Verify:
    """The check of `verify` that must fail, and the checks (`spares`) that must still pass."""

    check: str
    says: str
    """Regular expression that must match in the message: the signal, or the wrong figure."""
    spares: tuple[str, ...] = ()
    design: str = "aes-round"


@dataclass(frozen=True)
class Prove:
    """The part of the proof that must fail, and where."""

    part: str
    signal: str = ""
    """Beginning of the signal's name; empty for any signal."""
    scenario: str = ""
    """Text in the names of the scenarios that must find the fault; empty for any scenario."""
    design: str = "aes128-round-enc"


@dataclass(frozen=True)
class Handshake:
    """The properties of the handshake that must fail."""

    violates: frozenset[str]
    quick: bool = True
    """Whether the first trace is enough."""
    design: str = "aes128-round-enc"


@dataclass(frozen=True)
class AnySequence:
    """What the search of any sequence must say: the fault is refuted, or not closed."""

    design: str
    says: str = ""
    """Text in the message."""
    decided: bool = True
    """Whether a simulation of the way to the fault shows it; else the verdict stays open."""


@dataclass(frozen=True)
class Fault:
    """A change of the RTL, and the flows that must notice it."""

    name: str
    edits: tuple[Edit, ...]
    verify: Verify | None = None
    prove: Prove | None = None
    handshake: Handshake | None = None
    any_sequence: AnySequence | None = None
    design: str = ""
    """The design in which the fault is judged; by default that of its proof."""
    reason: str = ""
    """Why neither `verify` nor `prove` need catch it."""

    @property
    def judged_in(self) -> str:
        """Name of the design in which `verify` and `prove` judge the fault."""
        expected = self.prove or self.handshake or self.any_sequence or self.verify
        return self.design or (expected.design if expected else Handshake.design)


@dataclass(frozen=True)
class Faults:
    """The content of one file of faults."""

    faults: tuple[Fault, ...]
    designs: dict[str, Design] = field(default_factory=dict)
    """Name in the file's faults -> design that the file defines."""
    helpers: dict[str, tuple[str, str]] = field(default_factory=dict)
    """RTL file -> (declarations, logic) that the simulated faults need in this file."""


def _fault(entry: dict[str, Any]) -> Fault:
    entry = dict(entry)
    if "edits" not in entry:
        names = ("file", "anchor", "wrong", "insert")
        entry["edits"] = [{n: entry.pop(n) for n in names if n in entry}]
    entry["edits"] = tuple(Edit(**edit) for edit in entry["edits"])
    if table := entry.get("verify"):
        entry["verify"] = Verify(**table | {"spares": tuple(table.get("spares", ()))})
    if table := entry.get("prove"):
        entry["prove"] = Prove(**table)
    if table := entry.get("handshake"):
        entry["handshake"] = Handshake(**table | {"violates": frozenset(table["violates"])})
    if table := entry.get("any_sequence"):
        entry["any_sequence"] = AnySequence(**table)
    return Fault(**entry)


@cache
def load(name: str) -> Faults:
    """The faults of one file."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    designs = {
        key: Design.model_validate({"name": f"test-{key}", "purpose": "a test", **table})
        for key, table in data.get("designs", {}).items()
    }
    helpers = {h["file"]: (h["declarations"], h["logic"]) for h in data.get("helper", ())}
    return Faults(tuple(map(_fault, data["fault"])), designs, helpers)


@cache
def names() -> tuple[str, ...]:
    """Names of all files of faults."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def every() -> tuple[Fault, ...]:
    """All faults of all files."""
    return tuple(fault for name in names() for fault in load(name).faults)


def get(name: str) -> Fault:
    """The fault with this name."""
    (found,) = [fault for fault in every() if fault.name == name]
    return found


def searched() -> tuple[Fault, ...]:
    """Faults that the search of any sequence must find, or must not close."""
    return tuple(fault for fault in every() if fault.any_sequence)


def simulated() -> tuple[Fault, ...]:
    """Faults that `verify` must find. The position of a fault, from 1, is its switch number."""
    return tuple(fault for fault in every() if fault.verify)


def design_of(name: str) -> Design:
    """The design of a name in a fault: defined in a file of faults, or in the catalogue."""
    for file in names():
        if name in load(file).designs:
            return load(file).designs[name]
    return design.load(name)


# --- in the RTL ----------------------------------------------------------------------------------

_SWITCH = """
  function automatic int read_fault();
    int file, number;
    number = 0;
    file = $fopen("aes_fault", "r");
    if (file != 0) begin
      void'($fscanf(file, "%d", number));
      $fclose(file);
    end
    return number;
  endfunction
  int fault = read_fault();

endpackage
"""


def switch_on(fault: str, among: Sequence[Fault] | None = None) -> None:
    """Switches one fault on in a simulator with all faults that runs in the current folder."""
    names = [one.name for one in among or simulated()]
    Path("aes_fault").write_text(f"{names.index(fault) + 1}\n")


def write_all(folder: Path, faults: Sequence[Fault] | None = None) -> tuple[rtl.RtlFile, ...]:
    """Writes RTL with all `simulated()` or given faults, for one compilation; lists its files.

    A fault is on when a file `aes_fault` in the simulator's working folder holds its number.
    """
    chosen = simulated() if faults is None else faults
    texts = {file.relative: file.path.read_text(encoding="utf-8") for file in rtl.manifest()}
    texts["aes_pkg.sv"] = texts["aes_pkg.sv"].replace("\nendpackage\n", _SWITCH)
    _add_helpers(texts, chosen)
    for number, fault in enumerate(chosen, 1):
        for edit in fault.edits:
            texts[edit.file] = edit.apply(texts[edit.file], f"aes_pkg::fault == {number}")
    return tuple(_written(folder, texts))


def write_one(folder: Path, fault: Fault) -> tuple[rtl.RtlFile, ...]:
    """Writes RTL with one fault that is always on; lists its files."""
    changed = {edit.file for edit in fault.edits}
    texts = {f.relative: f.path.read_text() for f in rtl.manifest() if f.relative in changed}
    _add_helpers(texts, [fault])
    for edit in fault.edits:
        texts[edit.file] = edit.apply(texts[edit.file])
    return tuple(_written(folder, texts))


@contextmanager
def planted(files: tuple[rtl.RtlFile, ...]) -> Iterator[None]:
    """In this context every flow reads these files as the library's RTL."""
    with patch.object(rtl, "manifest", lambda: files):
        yield


def _add_helpers(texts: dict[str, str], faults: Sequence[Fault]) -> None:
    """Adds the helpers whose registers the faults read."""
    wrong = " ".join(edit.wrong + edit.insert for fault in faults for edit in fault.edits)
    read = set(re.findall(r"\w+", wrong))
    for name in names():
        for file, (declarations, logic) in load(name).helpers.items():
            if file not in texts or read.isdisjoint(re.findall(r"(\w+);", declarations)):
                continue
            head, tail = texts[file].split("\n);\n", 1)
            tail = tail.replace("\nendmodule", f"\n{logic}\nendmodule")
            texts[file] = f"{head}\n);\n{declarations}\n{tail}"


def _written(folder: Path, texts: dict[str, str]) -> Iterator[rtl.RtlFile]:
    for file in rtl.manifest():
        if file.relative not in texts:
            yield file
            continue
        path = folder / file.relative
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[file.relative], encoding="utf-8")
        yield replace(file, path=path)
