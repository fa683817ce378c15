# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The ports of a module, read from its ANSI header: direction, width, name and `///` meaning.

A port is written `input logic [Msb:Lsb] name`; the `///` lines above it are its meaning.
"""

import ast
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from aesilicon import syntax_tree
from aesilicon.errors import UserError


@dataclass(frozen=True)
class Port:
    """A port of a build, with its width in bits."""

    direction: Literal["input", "output"]
    bits: int
    name: str
    vector: bool = False
    """The port is declared with a range, even if of one bit."""
    meaning: str = ""

    @property
    def signal(self) -> str:
        """The name without its direction: `rst_n` of `rst_ni`."""
        return re.sub(r"_(n?)[io]$", lambda end: f"_{end[1]}" if end[1] else "", self.name)

    @property
    def range(self) -> str:
        """The range with a trailing blank, such as `[7:0] `; empty for a scalar."""
        return f"[{self.bits - 1}:0] " if self.vector else ""


@dataclass(frozen=True)
class Declaration:
    """A port as the module declares it, its width an expression of parameters."""

    direction: Literal["input", "output"]
    name: str
    msb: str | None
    """Expression of the module's parameters, as `lsb`; None: a scalar."""
    lsb: str | None
    meaning: str

    @property
    def width(self) -> str:
        """Width in bits: a number, or an expression of the parameters."""
        if self.msb is None or self.lsb is None:
            return "1"
        if self.msb.isdecimal() and self.lsb.isdecimal():
            return str(int(self.msb) - int(self.lsb) + 1)
        if self.lsb == "0" and self.msb.endswith("-1"):
            return self.msb.removesuffix("-1").rstrip()
        return f"{self.msb} - {self.lsb} + 1"


@dataclass(frozen=True)
class Module:
    """The header of a module."""

    name: str
    parameters: Mapping[str, str]
    """Name -> default value."""
    declarations: tuple[Declaration, ...]

    def ports(self, parameters: Mapping[str, str]) -> list[Port]:
        """The ports with these values of parameters, and default values for the other parameters.

        Raises `UserError` if a width is not a whole number with these values.
        """
        values = {**self.parameters, **parameters}
        declared = []
        for declaration in self.declarations:
            try:
                bits = (
                    1
                    + _value(declaration.msb or "0", values)
                    - _value(declaration.lsb or "0", values)
                )
            except ValueError as e:
                raise UserError(
                    f"{self.name}: the width of {declaration.name} is unknown: {e}"
                ) from e
            declared.append(
                Port(
                    declaration.direction,
                    bits,
                    declaration.name,
                    declaration.msb is not None,
                    declaration.meaning,
                )
            )
        return declared


_TOKEN = re.compile(r"///[^\n]*|//[^\n]*|/\*.*?\*/|[\[({]|[\])}]|,|[^\[\](){},/]+|/", re.DOTALL)
_PORT = re.compile(r"(input|output)\s+(?:logic|wire)\s*(?:\[(.+):(.+)\])?\s*(\w+)")
_PARAMETER = re.compile(r"(?:parameter|localparam)\s[^=]*?(\w+)\s*=\s*(.+)", re.DOTALL)
_HEADER = re.compile(r"^\s*module\s+(\w+)(?:\s+import\s[^;]+;)*\s*(#)?\s*\(", re.MULTILINE)


@cache
def parse(text: str, module: str | None = None) -> Module:
    """The header of a module in a file, by default the first.

    Raises `UserError` without that module, and for parameters or ports of another form.
    """
    headers = _HEADER.finditer(text)
    header = next((one for one in headers if module in (None, one[1])), None)
    if header is None:
        raise UserError(f"no module {f'{module} ' if module else ''}with a list of ports")
    name = header[1]
    group, end = _group(text, header.end())
    parameters = {}
    if header[2]:
        for _, item in group:
            if not (match := _PARAMETER.fullmatch(item)):
                raise UserError(f"{name}: '{item}' is not `parameter type Name = default`")
            parameters[match[1]] = match[2].strip()
        group, _ = _group(text, text.index("(", end) + 1)
    return Module(name, parameters, tuple(_declaration(name, *item) for item in group))


def _declaration(module: str, meaning: str, item: str) -> Declaration:
    match = _PORT.fullmatch(item)
    if match is None:
        raise UserError(f"{module}: '{item}' is not `input logic [Msb:Lsb] name`, or output")
    msb, lsb = (part and part.strip() for part in match.group(2, 3))
    return Declaration("input" if match[1] == "input" else "output", match[4], msb, lsb, meaning)


def _group(text: str, start: int) -> tuple[list[tuple[str, str]], int]:
    """The comma-separated items up to the closing parenthesis, and the index behind it.

    Each item is a pair of its `///` text and its code.
    """
    items: list[tuple[str, str]] = []
    meaning: list[str] = []
    code: list[str] = []
    depth = 0
    for token in _TOKEN.finditer(text, start):
        one = token[0]
        if one.startswith("///"):
            meaning.append(one.removeprefix("///").strip())
        elif one.startswith(("//", "/*")):
            continue
        elif depth == 0 and one in ",)":
            if item := "".join(code).strip():
                items.append((" ".join(meaning), item))
            meaning, code = [], []
            if one == ")":
                return items, token.end()
        else:
            depth += (one in "[({") - (one in "])}")
            code.append(one)
    raise UserError("a list of ports or parameters does not end")


_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}
_BASES = {"b": 2, "o": 8, "d": 10, "h": 16}


@cache
def _tree(expression: str) -> ast.Expression:
    """The tree of a constant expression as Python's; `ValueError` if Python cannot parse it."""
    plain = re.sub(
        r"\d*'([bodh])([0-9a-fA-F_]+)", lambda n: str(int(n[2], _BASES[n[1]])), expression
    )
    plain = re.sub(r"\d+'(?=\()", "", plain).replace("$clog2", "clog2").replace("/", "//")
    plain = re.sub(r"(.+)\?(.+):(.+)", r"(\2) if (\1) else (\3)", plain)
    try:
        return syntax_tree.expression(plain.strip())
    except SyntaxError as e:
        raise ValueError(f"'{expression}' is no whole number") from e


def _value(expression: str, parameters: Mapping[str, str]) -> int:
    """The value of a constant expression; raises `ValueError` unless it is a whole number."""

    def value(node: ast.AST) -> int:
        match node:
            case ast.Expression(body):
                return value(body)
            case ast.Constant(int(number)):
                return number
            case ast.Name(name) if name in parameters:
                return _value(parameters[name], {k: v for k, v in parameters.items() if k != name})
            case ast.IfExp(ast.Compare(left, [ast.Lt()], [right]), then, otherwise):
                return value(then if value(left) < value(right) else otherwise)
            case ast.BinOp(left, kind, right) if type(kind) in _OPERATORS:
                return _OPERATORS[type(kind)](value(left), value(right))
            case ast.Call(ast.Name("clog2"), [argument], []):
                return (value(argument) - 1).bit_length()
        raise ValueError(f"'{expression}' is no whole number")

    return value(_tree(expression))
