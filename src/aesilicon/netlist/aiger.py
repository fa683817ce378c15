# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""AIGER models (binary, format 1.9): circuits of ANDs and registers, simulated in many lanes.

The model of a formal proof has two kinds of outputs: a bad-state output is 1 in a clock that breaks
its property, and a trace is legal as long as all constraints are 1.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class ClockFunction(Protocol):
    """A function that simulates one clock in all lanes at once."""

    def __call__(
        self, inputs: Sequence[int], state: Sequence[int], ones: int
    ) -> tuple[list[int], list[int], list[int]]:
        """Returns (next register values, bad states, constraints); bit n of each is lane n."""


@dataclass(frozen=True)
class Model:
    """A circuit. A literal is twice the number of its variable, plus 1 if inverted.

    Variables are numbered from 1: the inputs, the registers, then the ANDs.
    """

    inputs: int
    """Number of inputs."""
    registers: tuple[tuple[int, int], ...]
    """For each register the literal of its next value, and its initial value (0 if it is free)."""
    ands: tuple[tuple[int, int], ...]
    """For each AND the literals of its two inputs."""
    bad: tuple[int, ...]
    """Literals of the bad states."""
    constraints: tuple[int, ...]
    """Literals of the constraints."""

    def start(self, ones: int) -> list[int]:
        """The register values in the first clock; bit n of `ones` is 1 for each lane n in use."""
        return [ones * value for _, value in self.registers]

    def step(self) -> ClockFunction:
        """The compiled function that simulates one clock."""
        return _compiled(self)


def read(file: Path) -> Model:
    """Reads a binary AIGER file; raises `ValueError` for a file of another format."""
    data = file.read_bytes()
    head, _, rest = data.partition(b"\n")
    words = head.split()
    if words[0] != b"aig":
        raise ValueError(f"{file.name} is no binary AIGER file")
    _, inputs, registers, outputs, ands, bad, constraints, *_ = [*map(int, words[1:]), 0, 0]
    lines = []
    for _ in range(registers + outputs + bad + constraints):
        line, _, rest = rest.partition(b"\n")
        lines.append([*map(int, line.split())])
    first = inputs + registers + 1
    nexts = [(line[0], int(line[1:] == [1])) for line in lines[:registers]]
    literals = [line[0] for line in lines[registers + outputs :]]
    numbers = _numbers(rest)
    pairs = []
    for n in range(ands):
        first_input = 2 * (first + n) - next(numbers)
        pairs.append((first_input, first_input - next(numbers)))
    return Model(inputs, tuple(nexts), tuple(pairs), tuple(literals[:bad]), tuple(literals[bad:]))


def _numbers(data: bytes) -> Iterator[int]:
    """The deltas of the ANDs; each byte holds seven bits, the least significant byte first."""
    value = shift = 0
    for byte in data:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield value
            value = shift = 0


_PIECE = 5000
"""Maximum number of statements in a function, as compile time rises faster than this number."""


def _compiled(model: Model) -> ClockFunction:
    """A clock as Python functions over a list of all variables, with one statement for each AND."""
    first = model.inputs + len(model.registers) + 1
    statements = [
        f" v[{n}]={_term(left)}&{_term(right)}" for n, (left, right) in enumerate(model.ands, first)
    ]
    pieces = []
    for at in range(0, len(statements), _PIECE):
        names: dict[str, object] = {}
        text = "\n".join(["def piece(v, ones):", *statements[at : at + _PIECE]])
        exec(compile(text, "<aiger>", "exec"), names)
        pieces.append(names["piece"])
    room = [0] * len(model.ands)

    def values(literals: Sequence[int], v: list[int], ones: int) -> list[int]:
        return [v[literal >> 1] ^ ones if literal & 1 else v[literal >> 1] for literal in literals]

    nexts = [literal for literal, _ in model.registers]

    def step(
        inputs: Sequence[int], state: Sequence[int], ones: int
    ) -> tuple[list[int], list[int], list[int]]:
        v = [0, *inputs, *state, *room]
        for piece in pieces:
            piece(v, ones)  # type: ignore[operator]
        return (
            values(nexts, v, ones),
            values(model.bad, v, ones),
            values(model.constraints, v, ones),
        )

    return step


def _term(literal: int) -> str:
    return f"(v[{literal >> 1}]^ones)" if literal & 1 else f"v[{literal >> 1}]"
