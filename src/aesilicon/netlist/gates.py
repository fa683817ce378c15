# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The kinds of gates: one table of their operations, from which functions and texts follow."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

OPERATIONS: Mapping[str, str] = {
    "BUF": "{0}",
    "NOT": "~{0}",
    "AND": "{0} & {1}",
    "OR": "{0} | {1}",
    "XOR": "{0} ^ {1}",
    "NAND": "~({0} & {1})",
    "NOR": "~({0} | {1})",
    "XNOR": "~({0} ^ {1})",
    "ANDNOT": "{0} & ~{1}",
    "ORNOT": "{0} | ~{1}",
    "NAND3": "~({0} & {1} & {2})",
    "NOR3": "~({0} | {1} | {2})",
    "AOI21": "~(({0} & {1}) | {2})",
    "OAI21": "~(({0} | {1}) & {2})",
    "AOI22": "~(({0} & {1}) | ({2} & {3}))",
    "OAI22": "~(({0} | {1}) & ({2} | {3}))",
    "MUX": "({0} & ~{2}) | ({1} & {2})",
    "NMUX": "~(({0} & ~{2}) | ({1} & {2}))",
}
"""Kind -> operation on single-bit inputs, valid in Python and in Verilog. The last input of a
multiplexer is its select: 1 selects the second input."""

YOSYS: Mapping[str, str] = {
    f"$_{kind}_": kind
    for kind in (
        *("BUF", "NOT", "AND", "OR", "XOR", "XNOR", "NAND", "NOR", "ANDNOT", "ORNOT", "MUX"),
    )
}
"""Cell type of each simple gate in Yosys -> kind."""

ARITY: Mapping[str, int] = {
    kind: 1 + max(map(int, re.findall(r"\d", text))) for kind, text in OPERATIONS.items()
}
"""Kind -> number of inputs."""


def _function(kind: str) -> Callable[..., int]:
    names = "abcd"[: ARITY[kind]]
    function: Callable[..., int] = eval(
        f"lambda ones, {', '.join(names)}: ones & ({OPERATIONS[kind].format(*names)})"
    )
    return function


FUNCTIONS: Mapping[str, Callable[..., int]] = {kind: _function(kind) for kind in OPERATIONS}
"""Kind -> bitwise function of (all-ones mask, inputs...); each bit of an integer is one lane."""


def _loop(kind: str) -> Callable[[int, dict[int, int], Iterable[Sequence[int]]], None]:
    names = "abcd"[: ARITY[kind]]
    value = OPERATIONS[kind].format(*(f"values[{name}]" for name in names))
    scope: dict[str, Any] = {}
    exec(
        f"def loop(ones, values, gates):\n"
        f" for out, {', '.join(names)} in gates: values[out] = ones & ({value})",
        scope,
    )
    loop: Callable[[int, dict[int, int], Iterable[Sequence[int]]], None] = scope["loop"]
    return loop


EVALUATE = {kind: _loop(kind) for kind in OPERATIONS}
"""Kind -> function of (all-ones mask, net -> value, (output, inputs...) of gates of this kind)."""


def full(inputs: int) -> int:
    """The truth table of constant 1 as a number of 2^inputs ones."""
    return (1 << (1 << inputs)) - 1


def column(place: int, inputs: int) -> int:
    """The truth table of input `place`, a number whose bit x is bit `place` of x."""
    return full(inputs) // ((1 << (1 << place)) + 1) << (1 << place)


TABLES: Mapping[str, int] = {
    kind: FUNCTIONS[kind](full(inputs), *(column(place, inputs) for place in range(inputs)))
    for kind, inputs in ARITY.items()
}
"""Kind -> truth table as a number: bit n is the output if each input k equals bit k of n."""
