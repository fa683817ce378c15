# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof of the handshake: nothing lost, repeated, reordered or stuck, for any length of time.

`handshake.sv` holds the properties around the design's RTL, with valid, ready, clear, reset,
lengths, directions and data free in every clock, but for a request, which stays until it is taken,
and a reset in the first clock. PDR proves them without a bound on time.

The S-boxes are cut out: their outputs are free in every clock, whatever their inputs are. The real
S-boxes are one case of this, so the properties hold for them. Everything else, control and data
path, is the RTL. The values of the results are not proven here, only when they may be visible and
may change.
"""

import re
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.architectures import DIRECTIONS, LENGTHS, Reloads
from aesilicon.architectures.architecture import SHARED_INVARIANTS, mask
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.errors import ToolError
from aesilicon.flows.prove import traffic
from aesilicon.tools import sby

TOP = "aes_handshake"
PROPERTIES = {
    "valid_holds": "out_valid_o stays high until the result is taken",
    "data_holds": "out_data_o does not change until the result is taken",
    "tag_holds": "out_tag_o does not change until the result is taken",
    "error_holds": "out_error_o does not change until the result is taken",
    "nothing_repeated": "a result belongs to a block that is inside: none comes twice or unasked",
    "capacity_kept": "no more blocks are taken than the core holds",
    "order_kept_tag": "a result at its place in the order has the tag of its block",
    "order_kept_error": "out_error_o is high exactly for the blocks that the build cannot serve",
    "result_in_time": "a block inside leads to a result within one latency: none is lost",
    "block_ready_in_time": (
        "with a key, none waiting and results taken, a waiting block is taken within latency and "
        "key setup or change of block length"
    ),
    "key_ready_in_time": (
        "a waiting key is taken within one latency while results are taken, but for the clocks "
        "after a reset or clear"
    ),
    "key_ready_after_clear": (
        "key_ready_o is high within ResetCycles of a reset, and then within ClearCycles of a clear"
    ),
    "no_block_without_key": "in_ready_o is low without a key, but for a build with a key a block",
    "key_error_when_refused": "key_error_o is high exactly while the last key was a refused one",
    "clear_takes_nothing": "neither key nor block is taken during a clear",
    "clear_gives_nothing": "no result is given during a clear",
    "reset_is_silent": ("from the second clock of a reset on both readies and out_valid_o are low"),
    "zero_between_results": "out_data_o is 0 while out_valid_o is low",
    "zero_with_error": "out_data_o is 0 while out_error_o comes with a result",
}
"""Name in `handshake.sv` -> sentence that holds in every clock."""

EVENTS = {
    "reach_full": "the core holds as many blocks as it can",
    "reach_stall_with_block_waiting": "a result and a block wait while the core is full, and go on",
    "reach_block_behind_another": "a block is taken while another is inside",
    "reach_result_behind_another": "a result is taken whose block found another inside",
    "reach_encryption": "an encryption's result is taken",
    "reach_decryption": "a decryption's result is taken",
    "reach_refused_block": "a result with out_error_o is taken",
    "reach_length_128": "the result of a 128-bit block is taken",
    "reach_length_192": "the result of a 192-bit block is taken",
    "reach_length_256": "the result of a 256-bit block is taken",
    "reach_refused_length": "a result with out_error_o is taken of a block of a length not held",
    "reach_length_change_encrypting": (
        "the result of an encryption is taken that followed a block of another length"
    ),
    "reach_length_change_decrypting": (
        "the result of a decryption is taken, the one before which had another block length"
    ),
    "reach_refused_key": "a key is refused",
    "reach_key_change_while_busy": (
        "a key waits for a block inside, is taken, and a later block's result is taken"
    ),
    "reach_clear_while_busy": "a clear drops a block",
    "reach_result_after_clear": "a result is taken after a clear dropped a block",
    "reach_reset_while_busy": "a reset drops a block",
}
"""Name in `handshake.sv` -> event that must be reachable, so that no property is vacuous."""


@dataclass(frozen=True)
class Violation:
    """A property that does not hold, with the trace that shows it."""

    name: str
    clock: int
    """Clock in which the trace violates the property; clock 0 is a reset."""
    trace: Path
    """VCD from clock 0 on, replayed outside the proof. S-box outputs in it are arbitrary."""
    meaning: str
    """Sentence that should hold."""

    def __str__(self) -> str:
        return f"{self.name} fails in clock {self.clock} ({self.meaning})"


@dataclass(frozen=True)
class HandshakeResult:
    """The verdict on one design."""

    design: str
    proven: bool
    """True if all properties hold without a bound on time and all sought events are reached."""
    method: str
    bounded_depth: int | None
    """Clocks from reset within which undecided properties hold; None if all were decided."""
    properties: tuple[str, ...]
    """Names of the properties that hold without a bound on time."""
    covers: tuple[str, ...]
    """Names of the events that were reached."""
    violations: tuple[Violation, ...]
    """All violations, earliest first."""
    undecided: tuple[str, ...]
    """Names of the properties and events that were open when the search ended."""
    failure: str | None
    """Sentence on the failure; None if proven."""
    abstracted: tuple[str, ...]
    """Names of the modules whose outputs are free: the S-boxes."""
    seconds: float
    tools: dict[str, str]

    @property
    def trace(self) -> Path | None:
        """VCD of the earliest violation."""
        return self.violations[0].trace if self.violations else None


def prove_handshake(
    design: Design,
    work: Path,
    *,
    timeout: float = 600,
    quick: bool = False,
) -> HandshakeResult:
    """Proves the common ports' protocol on the RTL of `design`; files and traces go into `work`.

    With a wrapper it proves the properties of the wrapper's ports. `timeout` limits the search
    alone, in seconds. `quick` is for broken copies of a core: the first violation ends the search,
    and events are not sought. Raises `ToolError` when a tool refuses the RTL.
    """
    if design.wrapping is not None:
        asked = design.wrapping.port_properties(design)
        return decide(
            *(design, work, [asked.source], asked.top, asked.parameters),
            *(asked.properties, asked.events),
            timeout=timeout,
            quick=quick,
        )
    bounds = parameters(design)
    assumed = _invariants(design, work / "invariants", bounds)
    result = decide(
        design,
        work,
        [*assumed, Path(__file__).with_suffix(".sv")],
        TOP,
        bounds,
        PROPERTIES,
        _events(design),
        reached=() if quick else _reached(design, work / "events", bounds),
        timeout=timeout,
        quick=quick,
    )
    if result.undecided and not assumed and invariants(design):
        return replace(result, failure=f"{result.failure}; {_NOT_INDUCTIVE}")
    return result


_NOT_INDUCTIVE = "induction did not prove the core's invariants, so none was assumed"


def _reached(design: Design, work: Path, bounds: Mapping[str, str]) -> set[str]:
    """Names of the events that random traffic reaches."""
    model = sby.model(
        [*rtl.write_sources(design, work / "top"), Path(__file__).with_suffix(".sv")],
        TOP,
        work,
        defines={"AES_TOP": design.top},
        parameters=bounds,
        cut=design.traits.lookups,
    )
    keys, blocks = (
        [LENGTHS.index(bits) for bits in lengths]
        for lengths in (design.core.key_bits, design.core.block_bits)
    )
    longest = int(bounds["Latency"]) + int(bounds["KeySetup"])
    return traffic.reached(model, longest, keys, blocks)


def _invariants(design: Design, work: Path, bounds: Mapping[str, str]) -> list[Path]:
    """The files of the core's invariants if induction proves all of them, else none."""
    files = invariants(design)
    if not files:
        return []
    hold = sby.induct(
        [*rtl.write_sources(design, work / "top"), *files, Path(__file__).with_suffix(".sv")],
        TOP,
        work,
        defines={"AES_TOP": design.top, "AES_ONLY_INVARIANTS": "1", "AES_NO_EVENTS": "1"},
        parameters=bounds,
        cut=design.traits.lookups,
        timeout=_INDUCTION_SECONDS,
    )
    return files if hold else []


def invariants(design: Design) -> list[Path]:
    """The files of the invariants whose modules are all bound to modules of the design."""
    own = design.arch.invariants
    modules = {file.path.stem for file in rtl.files(design)}
    return [
        file
        for file in ((*SHARED_INVARIANTS, *own) if own else ())
        if modules.issuperset(_BOUND_TO.findall(file.read_text(encoding="utf-8")))
    ]


_BOUND_TO = re.compile(r"^bind (\w+)", re.MULTILINE)
"""Name of a module to which a file of invariants binds one of its own."""
_INDUCTION_SECONDS = 1800
"""Time limit of an induction, which takes half a minute with 21 stages, minutes with 42."""


def decide(
    design: Design,
    work: Path,
    harness: Sequence[Path],
    top: str,
    parameters: Mapping[str, str],
    properties: Mapping[str, str],
    events: Mapping[str, str],
    *,
    reached: Collection[str] = (),
    timeout: float,
    quick: bool,
) -> HandshakeResult:
    """Proves the assertions of module `top` in the files `harness` around a design's RTL.

    `properties` and `events` map the name of each assertion to its meaning. Events are sought
    unless all are in `reached`. Raises `ToolError` if the harness has other assertions.
    """
    begun = time.monotonic()
    search = not quick and not set(reached).issuperset(events)
    verdict = sby.prove(
        [*rtl.write_sources(design, work / "top"), *harness],
        top,
        work,
        defines={"AES_TOP": design.top} | ({} if search else {"AES_NO_EVENTS": "1"}),
        parameters=parameters,
        cut=design.traits.lookups,
        quick=quick,
        timeout=timeout,
    )
    expected = [*properties, *(events if search else ())]
    found = {a.name: a for a in verdict.assertions}
    if odd := found.keys() ^ set(expected):
        raise ToolError("handshake proof", f"not as expected: {', '.join(sorted(odd))}")

    def with_status(names: Iterable[str], status: str) -> tuple[str, ...]:
        return tuple(name for name in names if found[name].status == status)

    refuted = [found[name] for name in with_status(properties, "refuted")]
    violations = tuple(
        Violation(a.name, a.clock, a.trace, properties[a.name])
        for a in sorted(refuted, key=lambda a: a.clock or 0)
        if a.clock is not None and a.trace is not None
    )
    undecided = with_status(expected, "undecided")
    unreached = [events[name] for name in with_status(events, "proven")] if search else []
    failure = _failure(violations, unreached, undecided, timeout)
    return HandshakeResult(
        design=design.name,
        proven=failure is None,
        method="pdr",
        bounded_depth=verdict.frames if undecided else None,
        properties=with_status(properties, "proven"),
        covers=with_status(events, "refuted")
        if search
        else tuple(name for name in events if name in reached),
        violations=violations,
        undecided=undecided,
        failure=failure,
        abstracted=design.traits.lookups,
        seconds=time.monotonic() - begun,
        tools=sby.versions(),
    )


def parameters(design: Design) -> dict[str, str]:
    """Parameters of `aes_handshake` for a design; clock counts are maxima over all lengths."""
    core = design.core
    # With several block lengths, a refused block takes as many clocks as its length needs.
    lengths = LENGTHS if len(core.block_bits) > 1 else core.block_bits
    timings = [
        design.timing(key, block, way)
        for key in core.key_bits
        for block in lengths
        for way in core.directions
    ]

    traits = design.traits
    reload_cycles = design.arch.reload_cycles if isinstance(design.arch, Reloads) else 0
    values = {
        "BlockBits": design.block_bits,
        "TagBits": core.tag_bits,
        "KeyLengths": mask([*core.key_bits]),
        "BlockLengths": mask([*core.block_bits]),
        "Encrypts": f"1'b{int('encrypt' in core.directions)}",
        "Decrypts": f"1'b{int('decrypt' in core.directions)}",
        "Chaining": f"1'b{int(traits.chaining)}",
        "KeyPerBlock": f"1'b{int(traits.key_per_block)}",
        "Capacity": traits.capacity,
        "Latency": max(t.latency for t in timings) + reload_cycles,
        "KeySetup": max(t.key_setup for t in timings),
        "LengthChange": max(t.length_change for t in timings),
        "ClearCycles": traits.clear_cycles,
        "ResetCycles": traits.reset_cycles,
    }
    return {name: str(value) for name, value in values.items()}


def _events(design: Design) -> dict[str, str]:
    """The events that this build can reach."""
    core = design.core
    impossible = {
        *(f"reach_{way}ion" for way in DIRECTIONS if way not in core.directions),
        *(f"reach_length_change_{way}ing" for way in DIRECTIONS if way not in core.directions),
        *(f"reach_length_{bits}" for bits in LENGTHS if bits not in core.block_bits),
    }
    if len(core.block_bits) == 1:
        impossible |= {name for name in EVENTS if "length" in name}
    if design.traits.capacity < 2:
        impossible |= {"reach_block_behind_another", "reach_result_behind_another"}
    return {name: meaning for name, meaning in EVENTS.items() if name not in impossible}


def _failure(
    violations: tuple[Violation, ...],
    unreached: Sequence[str],
    undecided: tuple[str, ...],
    timeout: float,
) -> str | None:
    if violations:
        others = ", ".join(v.name for v in violations[1:])
        return f"{violations[0]}" + (f", and {others}" if others else "")
    if unreached:
        return "it can never happen that " + ", or that ".join(unreached)
    if undecided:
        return f"not decided in {timeout:g} seconds: {', '.join(undecided)}"
    return None
