# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The registers of `aes_axil`, read from their SystemRDL, and the page of them in a bundle."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.resources import rtl_dir

SOURCE = Path("wrap/aes_axil.rdl")
"""The SystemRDL, below the folder of the RTL."""

_REGISTER = re.compile(r"reg \{((?:[^{}]|\{[^{}]*\})*)\} (\w+)(?:\[(\d+)\])? @0x(\w+);")
_FIELD = re.compile(r"field \{([^{}]*)\} (\w+)\[(\d+):(\d+)\];")
_ENUM = re.compile(r"enum (\w+) \{([^{}]*)\};")
_DESC = re.compile(r'desc = "([^"]*)"')
_ACCESS = re.compile(r"\bsw = (\w+)")


@dataclass(frozen=True)
class Field:
    """A field of a register."""

    name: str
    msb: int
    lsb: int
    access: str
    """`r`, `w` or `rw`."""
    meaning: str
    write_one_clears: bool


@dataclass(frozen=True)
class Register:
    """A register, or an array of them."""

    name: str
    address: int
    """In bytes."""
    count: int
    """Words of an array; 1 for a register alone."""
    meaning: str
    fields: Sequence[Field]


def read() -> list[Register]:
    """The registers in the order of the file; raises `ToolError` for one of another form."""
    text = _source()
    meanings = {
        name: ", ".join(f"{code} = {value}" for code, value in codes(name).items())
        for name, _ in _ENUM.findall(text)
    }
    found = [_register(match, meanings) for match in _REGISTER.finditer(text)]
    if len(found) != len(re.findall(r"\breg \{", text)):
        raise ToolError("registers", f"{SOURCE} has a register of another form")
    return found


def codes(enum: str) -> dict[str, int]:
    """Name -> value of an enum of the file."""
    own = dict(_ENUM.findall(_source()))[enum]
    return {name: int(value) for name, value in re.findall(r"(\w+) = (\d+)", own)}


def _source() -> str:
    return re.sub(r"//.*", "", (rtl_dir() / SOURCE).read_text(encoding="utf-8"))


def _register(match: re.Match[str], enums: dict[str, str]) -> Register:
    body, name, count, address = match.groups()
    own = _FIELD.sub("", body)
    default = next(iter(_ACCESS.findall(own)), "r")
    fields = []
    for text, field, msb, lsb in _FIELD.findall(body):
        meaning = next(iter(_DESC.findall(text)), "")
        if encoded := re.search(r"encode = (\w+)", text):
            meaning += f" {enums[encoded[1]]}."
        access = next(iter(_ACCESS.findall(text)), default)
        clears = "onwrite = woclr" in own + text
        fields.append(Field(field, int(msb), int(lsb), access, meaning, clears))
    meaning = next(iter(_DESC.findall(own)), "")
    return Register(name, int(address, 16), int(count or 1), meaning, fields)


def version(registers: Sequence[Register]) -> int:
    """The version of the map that `CAPABILITY` says."""
    meaning = registers[0].fields[0].meaning
    return int(re.findall(r"\d+", meaning)[-1])


def page(top: str, registers: Sequence[Register]) -> str:
    """The HTML of the map."""
    rows = "\n".join(row for one in registers for row in _rows(one))
    return f"""\
<!DOCTYPE html>
<html lang="en">
<!-- SPDX-FileCopyrightText: AESilicon contributors -->
<!-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1 -->
<meta charset="utf-8">
<title>Registers of {top}</title>
<style>
body {{ font: 15px sans-serif; margin: 2em; }}
table {{ border-collapse: collapse; }}
td, th {{ border: 1px solid #bbb; padding: 3px 8px; text-align: left; vertical-align: top; }}
tr.register td {{ background: #eee; font-weight: bold; }}
</style>
<h1>Registers of {top}</h1>
<p>Words of 32 bits; addresses in bytes, hexadecimal. Byte n of a key, IV or block is byte n mod 4
of word n / 4, and byte 0 of a word is bits 7 to 0. Made from <code>aes_axil.rdl</code>.</p>
<table>
<tr><th>address</th><th>register, bits</th><th>access</th><th>meaning</th></tr>
{rows}
</table>
</html>
"""


def _rows(one: Register) -> Iterator[str]:
    last = f" to {one.address + 4 * one.count - 4:02x}" if one.count > 1 else ""
    name = one.name + (f"[{one.count}]" if one.count > 1 else "")
    yield _row("register", f"{one.address:02x}{last}", name, "", one.meaning)
    for field in one.fields:
        bits = f"{field.msb}:{field.lsb}" if field.msb > field.lsb else str(field.lsb)
        yield _row("", "", f"{field.name} {bits}", field.access, field.meaning)


def _row(kind: str, *cells: str) -> str:
    mark = f' class="{kind}"' if kind else ""
    return f"<tr{mark}>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
