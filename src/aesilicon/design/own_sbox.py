# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A user's S-box: one SystemVerilog file with the ports of the library's S-boxes."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from aesilicon.design.ports import Module, parse
from aesilicon.errors import UserError
from aesilicon.resources import rtl_dir

_WRAPPERS = {False: "aes_sbox_own", True: "aes_sbox_own_clocked"}
"""Whether a user's S-box is clocked -> the module in the selector `aes_sbox` that stands for it."""

PORTS = {
    "clk_i": "input logic clk_i",
    "clear_i": "input logic clear_i",
    "inverse_i": "input logic inverse_i",
    "data_i": "input logic [7:0] data_i",
    "data_o": "output logic [7:0] data_o",
}
"""Port of an S-box -> its declaration. One without a register has no clock and no clear."""
_COMBINATIONAL = ("inverse_i", "data_i", "data_o")

_EDGE = re.compile(r"\b(?:pos|neg)edge\s+\(?\s*(\w+)")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_DECLARED = re.compile(
    r"^[ \t]*(?:module|package|interface|primitive)\s+(?:automatic\s+|static\s+)?(\w+)",
    re.MULTILINE,
)


@dataclass(frozen=True)
class OwnSbox:
    """A user's S-box as its file declares it."""

    file: Path
    """Absolute path."""
    clocked: bool
    """The module has `clk_i` and `clear_i`, which stands for a latency of one clock."""
    directed: bool
    """The module has the parameter `Directions`."""
    inner: str
    """The combinational module in front of the register of a clocked S-box; else empty."""
    declared: frozenset[str]
    """All modules, packages, interfaces and primitives in the file."""

    @property
    def module(self) -> str:
        """Name of the module, which is also that of the file."""
        return self.file.stem

    @property
    def wrapper_module(self) -> str:
        """The module of the library's selector that stands for this one."""
        return _WRAPPERS[self.clocked]

    def wrapper(self) -> str:
        """SystemVerilog of `wrapper_module`, an instance of the module."""
        ports = tuple(PORTS) if self.clocked else _COMBINATIONAL
        pins = ", ".join(".inverse_i(inverse)" if p == "inverse_i" else f".{p}" for p in ports)
        declared = ",\n".join(f"  {PORTS[port]}" for port in ports)
        setting = "#(.Directions(Directions)) " if self.directed else ""
        return (
            "// SPDX-FileCopyrightText: AESilicon contributors\n"
            "// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1\n"
            f"// The S-box of {self.file.name}, as the selector aes_sbox takes it.\n\n"
            f"module {self.wrapper_module} #(\n"
            "  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth\n"
            f") (\n{declared}\n);\n\n"
            "  logic inverse;\n"
            "  assign inverse = Directions == aes_pkg::DirDecrypt ||\n"
            "                   (Directions == aes_pkg::DirBoth && inverse_i);\n\n"
            f"  {self.module} {setting}u_own (\n"
            f"    {pins}\n  );\n\nendmodule\n"
        )


def is_file(name: str) -> bool:
    """Whether the value of `sbox` in a design file is a file, not a name of the catalogue."""
    return name.endswith(".sv")


def read(name: str) -> OwnSbox:
    """The S-box in a file; raises `UserError` if the file cannot be read or is no S-box."""
    file = Path(name)
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as e:
        raise UserError(f"cannot read S-box file {file}: {e.strerror}") from e
    except UnicodeDecodeError as e:
        raise UserError(f"{file} is not UTF-8 text, which an S-box file must be") from e
    return _read(file, text)


@cache
def _read(file: Path, text: str) -> OwnSbox:
    if text.startswith("\ufeff"):
        raise UserError(f"{file.name} begins with a byte order mark; save it without")
    if not re.fullmatch(r"[A-Za-z_]\w*", file.stem, re.ASCII):
        raise UserError(f"{file.name}: {file.stem} is no name of a module; rename the file")
    plain = _COMMENT.sub("", text)
    declared = frozenset(_DECLARED.findall(plain))
    if file.stem not in declared:
        raise UserError(f"{file.name} has no module {file.stem}: module and file have one name")
    if re.search(r"^[ \t]*`include\b", plain, re.MULTILINE):
        raise UserError(f"{file.name} includes another file; an S-box is one file")
    if taken := declared & {*_WRAPPERS.values(), *(path.stem for path in rtl_dir().rglob("*.sv"))}:
        raise UserError(f"{file.name} has a module {min(taken)}, as the library has; rename yours")
    if other := next((name for name in _EDGE.findall(plain) if name != "clk_i"), None):
        raise UserError(
            f"{file.name} has an edge of {other}; an S-box has one clock, clk_i, and clears with it"
        )
    module = _header(file, text, file.stem)
    names = {declaration.name for declaration in module.declarations}
    clocked = not names.isdisjoint({"clk_i", "clear_i"})
    if wrong := _wrong_port(module, clocked=clocked):
        raise UserError(f"{file.name}: {wrong}")
    return OwnSbox(
        file,
        clocked,
        "Directions" in module.parameters,
        _inner(file, text, sorted(declared - {file.stem})) if clocked else "",
        declared,
    )


def _header(file: Path, text: str, name: str) -> Module:
    try:
        return parse(text, name)
    except UserError as e:
        raise UserError(f"{file.name}: {e}") from e


def _wrong_port(module: Module, *, clocked: bool) -> str:
    """A sentence on the first port that is not that of an S-box; empty if all are."""
    due = tuple(PORTS) if clocked else _COMBINATIONAL
    ports = {port.name: port for port in module.ports({})}
    for name in due:
        if name not in ports:
            return f"{module.name} lacks the port `{PORTS[name]}`"
        right = 8 if "[7:0]" in PORTS[name] else 1
        port = ports[name]
        if port.bits != right and port.bits > 0:
            return (
                f"port {name} of {module.name} has {port.bits} bits, not {right}: "
                f"write `{PORTS[name]}`"
            )
        if f"{port.direction} logic {port.range}{name}" != PORTS[name]:
            return f"port {name} of {module.name} must be `{PORTS[name]}`"
    other = next((name for name in ports if name not in due), None)
    if other is not None:
        return f"{module.name} has a port {other}, which no S-box has; its ports are {_list(due)}"
    return ""


def _list(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _inner(file: Path, text: str, others: list[str]) -> str:
    """The module of the file that holds the logic of a clocked S-box, without its register."""
    found = []
    for name in others:
        try:
            module = parse(text, name)
        except UserError:  # a helper may have ports of any form
            continue
        if [*module.parameters] == ["Directions"] and not _wrong_port(module, clocked=False):
            found.append(name)
    if len(found) != 1:
        raise UserError(
            f"{file.name}: {file.stem} has a clock, so one other module of the file must hold its "
            "logic, with the parameter Directions and the ports inverse_i, data_i and data_o: "
            f"proofs check it alone; there are {len(found)}"
        )
    return found[0]
