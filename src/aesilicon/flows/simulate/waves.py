# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Timing diagrams as WaveJSON: the ports of a core clock by clock, from a simulation.

Keys are K1, K2, ..., blocks A, B, ...; E(A) is A encrypted, D(A) decrypted. The scoreboard has
compared these results with the reference, and the driver has checked that `out_data_o` is 0 without
a result and holds still until a result is taken. Inputs are unknown (x) where they do not matter.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_uppercase
from typing import Any

from aesilicon.architectures import Answer, Offer
from aesilicon.drivers.simulator import BlockRecord
from aesilicon.flows.simulate.scenarios import Played

Value = str
"""Value of a port in a clock: `0`, `1`, `x`, or a data label behind its colour code."""

_COLOURS = "3459678"
_LONGEST = 3
"""Longest run of equal clocks that is drawn in full; of a longer run a gap hides the middle."""


@dataclass(frozen=True)
class _Clock:
    """One clock of a trace, with the labels of the values at the data ports."""

    offer: Offer
    answer: Answer
    key: Value
    block: Value
    result: Value


@dataclass(frozen=True)
class _Port:
    name: str
    value: Callable[[_Clock], Value]
    always: bool = True
    """True if the port is shown even when it never changes."""


def _bit(value: bool) -> Value:
    return str(int(value))


def _of_block(field: str) -> Callable[[_Clock], Value]:
    def value(clock: _Clock) -> Value:
        return "x" if clock.offer.block is None else _bit(getattr(clock.offer.block, field))

    return value


_GROUPS: dict[str, tuple[_Port, ...]] = {
    "": (
        _Port("rst_ni", lambda clock: _bit(not clock.offer.reset), always=False),
        _Port("key_clear_i", lambda clock: _bit(clock.offer.clear), always=False),
    ),
    "key": (
        _Port("key_valid_i", lambda clock: _bit(clock.offer.key is not None)),
        _Port("key_ready_o", lambda clock: _bit(clock.answer.key_ready)),
        _Port("key_i", lambda clock: clock.key),
        _Port("key_error_o", lambda clock: _bit(clock.answer.key_error), always=False),
    ),
    "block": (
        _Port("in_valid_i", lambda clock: _bit(clock.offer.block is not None)),
        _Port("in_ready_o", lambda clock: _bit(clock.answer.in_ready)),
        _Port("in_decrypt_i", _of_block("decrypt"), always=False),
        _Port("in_chain_i", _of_block("chain"), always=False),
        _Port("in_data_i", lambda clock: clock.block),
    ),
    "result": (
        _Port("out_valid_o", lambda clock: _bit(clock.answer.out_valid)),
        _Port("out_ready_i", lambda clock: _bit(clock.offer.out_ready)),
        _Port("out_data_o", lambda clock: clock.result),
        _Port("out_error_o", lambda clock: _bit(clock.answer.out_error), always=False),
    ),
}


def wave_json(played: Played) -> dict[str, Any]:
    """A played scenario as WaveJSON.

    Clock 0 is the transfer of the first block, or the first offer of a key. A port that never
    changes is left out unless it belongs to a handshake. If no key is offered, all key ports are
    left out.
    """
    clocks = _clocks(played)
    first, last, zero = _window(played, clocks)
    spans = _spans(played)
    columns = _columns(clocks, range(first, last + 1))
    shown = [clocks[column] for column in columns if column is not None]
    signal: list[Any] = [
        _numbers(columns, zero),
        {"name": "clk_i", "wave": _drawn(["p" for _ in columns], columns)[0]},
    ]
    for group, ports in _GROUPS.items():
        lanes = [
            _lane(port, columns, clocks)
            for port in ports
            if port.always or len({port.value(clock) for clock in shown} - {"x"}) > 1
        ]
        if lanes and (group != "key" or any(clock.offer.key is not None for clock in shown)):
            signal += [{}, *([[group, *lanes]] if group else lanes)]
    edges = []
    for number, (what, begin, end) in enumerate(spans):
        a, b = ascii_uppercase[2 * number], ascii_uppercase[2 * number + 1]  # not drawn
        marks = {columns.index(begin): a, columns.index(end): b}
        signal.append({"node": "".join(marks.get(n, ".") for n in range(len(columns)))})
        edges.append(f"{a}<->{b} {what} {end - begin}")
    title = f"{played.design.name}: {played.scenario.title}"
    drawing: dict[str, Any] = {"signal": signal, "head": {"text": title}}
    return drawing | ({"edge": edges} if edges else {})


def _clocks(played: Played) -> list[_Clock]:
    result = played.result
    return [
        _Clock(
            offer,
            answer,
            _offered(offer.key is not None, number, [key.accepted for key in result.keys], "K"),
            _offered(
                offer.block is not None, number, [block.in_clock for block in result.blocks], ""
            ),
            _result(played, number) if answer.out_valid and not answer.out_error else "=0",
        )
        for number, (offer, answer) in enumerate(result.trace)
    ]


def _offered(valid: bool, clock: int, taken: Sequence[int | None], prefix: str) -> Value:
    """Label of the first key (with a prefix) or block that is not taken before this clock."""
    if not valid:
        return "x"
    index = next(n for n, at in enumerate(taken) if at is None or at >= clock)
    return f"={prefix}{index + 1}" if prefix else _coloured(index, ascii_uppercase[index])


def _coloured(block: int, label: str) -> Value:
    return _COLOURS[block % len(_COLOURS)] + label


def _result(played: Played, clock: int) -> Value:
    def at_output(block: BlockRecord) -> bool:
        begin, end = block.out_clock, block.taken_clock
        return begin is not None and begin <= clock and (end is None or clock <= end)

    index = next(n for n, block in enumerate(played.result.blocks) if at_output(block))
    way = "D" if played.decrypts[index] else "E"
    return _coloured(index, f"{way}({ascii_uppercase[index]})")


def _window(played: Played, clocks: Sequence[_Clock]) -> tuple[int, int, int]:
    """First and last clock shown, and the clock with number 0.

    An idle clock is shown before the first offer, if there is an idle clock, and after the last
    transfer.
    """
    result = played.result
    if played.scenario.from_key:
        offered = result.keys[0].offered
        assert offered is not None
        first = zero = offered
    else:
        entered = result.blocks[0].in_clock
        assert entered is not None
        zero = entered
        first = next(n for n in range(zero, -1, -1) if clocks[n - 1].offer.block is None)
    ends = [block.taken_clock for block in result.blocks] + [key.accepted for key in result.keys]
    return first - 1, max(end for end in ends if end is not None) + 1, zero


def _spans(played: Played) -> list[tuple[str, int, int]]:
    """(name, first clock, last clock) of each distance that the scenario marks."""
    blocks, keys = played.result.blocks, played.result.keys
    spans = []
    for what in played.scenario.spans:
        begin = keys[0].accepted if what == "key set-up" else blocks[0].in_clock
        end = {
            "key set-up": blocks[0].in_clock,
            "latency": blocks[0].out_clock,
            "interval": blocks[-1].in_clock,
        }[what]
        assert begin is not None
        assert end is not None
        several = what == "interval" and played.design.traits.turns > 1
        spans.append((f"{played.design.traits.turns} intervals" if several else what, begin, end))
    return spans


def _columns(clocks: Sequence[_Clock], shown: range) -> list[int | None]:
    """The clocks that are drawn, and None for a gap, whose clocks equal their neighbours.

    No gap hides a transfer or the first clock of a result, since a port changes there.
    """
    columns: list[int | None] = []

    def values(clock: int) -> tuple[Value, ...]:
        ports = (port for group in _GROUPS.values() for port in group)
        return tuple(port.value(clocks[clock]) for port in ports)

    for _, same in groupby(shown, key=values):
        run = list(same)
        columns += run if len(run) <= _LONGEST else [run[0], None, run[-1]]
    return columns


def _numbers(columns: Sequence[int | None], zero: int) -> dict[str, Any]:
    labels = ["..." if column is None else str(column - zero) for column in columns]
    return {"name": "clock", "wave": "=" * len(columns), "data": labels}


def _lane(port: _Port, columns: Sequence[int | None], clocks: Sequence[_Clock]) -> dict[str, Any]:
    values = ["" if column is None else port.value(clocks[column]) for column in columns]
    wave, data = _drawn(values, columns)
    return {"name": port.name, "wave": wave} | ({"data": data} if data else {})


def _drawn(values: Sequence[Value], columns: Sequence[int | None]) -> tuple[str, list[str]]:
    """Values in the columns as a WaveJSON wave and the labels of its data."""
    wave, data, before = "", [], None
    for value, column in zip(values, columns, strict=True):
        if column is None:
            wave += "|"
            continue
        wave += "." if value == before else value[0]
        if value != before and len(value) > 1:
            data.append(value[1:])
        before = value
    return wave, data
