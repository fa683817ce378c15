# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Boolean expressions over pins, in the syntax of liberty files."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import and_, or_, xor
from typing import Literal

from aesilicon.errors import ToolError

_TOKEN = re.compile(r"\s*([A-Za-z_][\w\[\]]*|[01!'*&|+^()])")
_PYTHON = {"and": " & ", "or": " | ", "xor": " ^ "}
_LIBERTY = {"and": "*", "or": "+", "xor": "^"}
_OPERATORS = {"and": and_, "or": or_, "xor": xor}


@dataclass(frozen=True)
class Expression:
    """A constant, a pin, or an operator with its arguments."""

    op: Literal["0", "1", "pin", "not", "and", "or", "xor"]
    arguments: tuple["Expression", ...] = ()
    pin: str = ""

    @property
    def pins(self) -> frozenset[str]:
        """Names of all pins in the expression."""
        if self.op == "pin":
            return frozenset([self.pin])
        return frozenset().union(*(argument.pins for argument in self.arguments))

    def python(self, names: Mapping[str, str]) -> str:
        """Python text that evaluates the expression bitwise on integers; `M` is the all-ones mask.

        `names` maps each pin to its Python text.
        """
        if self.op == "pin":
            return names[self.pin]
        if self.op in ("0", "1"):
            return "M" if self.op == "1" else "0"
        inner = [argument.python(names) for argument in self.arguments]
        return f"({inner[0]} ^ M)" if self.op == "not" else f"({_PYTHON[self.op].join(inner)})"

    @property
    def text(self) -> str:
        """The expression with parentheses around all operators, which all tools read alike."""
        if self.op in ("0", "1", "pin"):
            return self.pin or self.op
        inner = [argument.text for argument in self.arguments]
        return f"!{inner[0]}" if self.op == "not" else f"({_LIBERTY[self.op].join(inner)})"

    def evaluate(self, values: Mapping[str, int], ones: int) -> int:
        """The value of the expression, bitwise on integers; `ones` is the all-ones mask."""
        if self.op == "pin":
            return values[self.pin]
        if self.op in ("0", "1"):
            return ones if self.op == "1" else 0
        inner = [argument.evaluate(values, ones) for argument in self.arguments]
        return ones ^ inner[0] if self.op == "not" else reduce(_OPERATORS[self.op], inner)

    def cofactor(self, pin: str, value: bool) -> "Expression":
        """The expression with a constant in place of `pin`, simplified."""
        if self.op == "pin":
            return self if self.pin != pin else (ONE if value else ZERO)
        arguments = [argument.cofactor(pin, value) for argument in self.arguments]
        if self.op == "not":
            return invert(arguments[0])
        return combine(self.op, arguments) if arguments else self

    def difference(self, pin: str) -> "Expression":
        """Boolean difference: 1 for values of other pins with which `pin` decides the result."""
        return combine("xor", [self.cofactor(pin, True), self.cofactor(pin, False)])


ZERO, ONE = Expression("0"), Expression("1")


def invert(expression: Expression) -> Expression:
    """NOT of an expression, simplified."""
    if expression.op == "not":
        return expression.arguments[0]
    return {ZERO: ONE, ONE: ZERO}.get(expression) or Expression("not", (expression,))


def combine(op: str, arguments: list[Expression]) -> Expression:
    """AND, OR or XOR of expressions, without redundant constants and repetitions."""
    if op == "xor":
        return _exclusive(arguments)
    empty, full = (ONE, ZERO) if op == "and" else (ZERO, ONE)
    operands = [argument for argument in dict.fromkeys(arguments) if argument != empty]
    if full in operands:
        return full
    return _join("and" if op == "and" else "or", operands, empty)


def _exclusive(arguments: list[Expression]) -> Expression:
    odd = [
        argument
        for argument in dict.fromkeys(arguments)
        if arguments.count(argument) % 2 and argument != ZERO
    ]
    operands = [argument for argument in odd if argument != ONE]
    joined = _join("xor", operands, ZERO)
    return invert(joined) if ONE in odd else joined


def _join(
    op: Literal["and", "or", "xor"], operands: list[Expression], empty: Expression
) -> Expression:
    return (
        operands[0]
        if len(operands) == 1
        else Expression(op, tuple(operands))
        if operands
        else empty
    )


@cache
def parse(text: str) -> Expression:
    """Reads an expression: `!A`, `A'`, `A*B`, `A&B`, `A B`, `A^B`, `A+B`, `A|B`, parentheses.

    Inversion binds closest, then XOR, AND and OR (Liberty User Guide). Raises `ToolError` for text
    of another form.
    """
    tokens, at = [], 0
    while at < len(text.rstrip()):
        match = _TOKEN.match(text, at)
        if match is None:
            raise _wrong(text)
        tokens.append(match[1])
        at = match.end()
    reader = _Reader(text, tokens[::-1])
    expression = reader.disjunction()
    if reader.tokens:
        raise _wrong(text)
    return expression


def _wrong(text: str) -> ToolError:
    return ToolError("reading the library", f"'{text}' is not an expression of pins")


class _Reader:
    """Recursive-descent parser; `tokens` is reversed, and the next token is at its end."""

    def __init__(self, text: str, tokens: list[str]) -> None:
        self.tokens = tokens
        self._text = text

    def disjunction(self) -> Expression:
        terms = [self._conjunction()]
        while self._ahead in ("+", "|"):
            self.tokens.pop()
            terms.append(self._conjunction())
        return combine("or", terms)

    def _conjunction(self) -> Expression:
        factors = [self._parity()]
        while self._ahead and self._ahead not in "+|^)'":
            if self._ahead in "*&":
                self.tokens.pop()
            factors.append(self._parity())
        return combine("and", factors)

    def _parity(self) -> Expression:
        terms = [self._inversion()]
        while self._ahead == "^":
            self.tokens.pop()
            terms.append(self._inversion())
        return combine("xor", terms)

    def _inversion(self) -> Expression:
        if self._ahead == "!":
            self.tokens.pop()
            return invert(self._inversion())
        atom = self._atom()
        while self._ahead == "'":
            self.tokens.pop()
            atom = invert(atom)
        return atom

    def _atom(self) -> Expression:
        token = self.tokens.pop() if self.tokens else ""
        if token == "(":
            inner = self.disjunction()
            if not self.tokens or self.tokens.pop() != ")":
                raise _wrong(self._text)
            return inner
        if token in ("0", "1"):
            return ONE if token == "1" else ZERO
        if not token or token in "!'*&|+^)":
            raise _wrong(self._text)
        return Expression("pin", pin=token)

    @property
    def _ahead(self) -> str:
        return self.tokens[-1] if self.tokens else ""
