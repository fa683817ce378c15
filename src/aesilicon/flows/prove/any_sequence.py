# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Data, time and secrets for sequences of any length and timing: `aesilicon prove --any-sequence`.

`situation_search` searches cores of one or two blocks, `ghost_search` pipelines.
"""

import time
from dataclasses import replace
from pathlib import Path

from aesilicon.architectures import Reloads
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.driver import Driver, driver_of
from aesilicon.equivalence.results import Counterexample, Progress, RefutedError
from aesilicon.flows.prove import ghost_search, ghost_witness, situation_search
from aesilicon.flows.prove.breadth_first import TooManyError
from aesilicon.flows.prove.ghost_clock import NotClosedError
from aesilicon.flows.prove.report import AnySequence
from aesilicon.symbolic.circuit import Circuit, ResetState, elaborate_design, reset_state
from aesilicon.symbolic.names import UnnamedError
from aesilicon.symbolic.proof import Findings, confirm, left_over


def prove_any_sequence(
    design: Design, work: Path, *, progress: Progress | None = None
) -> AnySequence:
    """Searches all situations that a design can reach; files go into `work`.

    Raises `ToolError` when Yosys fails. A design that cannot be searched comes back undecided.
    """
    design_hash = rtl.design_hash(design)
    if why := not_searched(design):
        return AnySequence(design_hash=design_hash, right=None, why=why)
    circuit = Circuit.of(elaborate_design(design, work))
    driver = driver_of(design)
    found = search(design, circuit, driver, reset_state(driver, circuit), progress)
    return found.model_copy(update={"design_hash": design_hash})


def search(
    design: Design,
    circuit: Circuit,
    driver: Driver,
    reset: ResetState,
    progress: Progress | None = None,
) -> AnySequence:
    """The verdict on a circuit, which may be a mutant, at the ports of `design`; without a hash."""
    begin = time.monotonic()
    if _is_pipeline(design):
        return _followed(design, circuit, driver, reset, begin, progress)
    try:
        closed = situation_search.Closure(circuit, design, reset).search(progress)
    except TooManyError:
        why = f"it has more than {situation_search.MOST_SITUATIONS:,} situations"
        return AnySequence(right=None, why=why)
    except UnnamedError as e:
        return AnySequence(right=None, why=f"a register holds {e}, no form of keys and data")
    except RefutedError as e:  # before the first situation
        return AnySequence(right=None, why=f"after a clear or reset {e.found.what}")
    found = closed.counterexample or next(iter(_left_over(circuit, reset, closed)), None)
    why = ""
    if found is not None:
        witness = confirm(driver, circuit, reset, found, closed.secret_registers)
        if witness is None:
            # The search takes unreset registers and idle inputs as unknown, perhaps too strictly.
            why = f"not confirmed by a simulation: {found.what}"
        found = replace(found, witness=witness)
    counterexample = None if why else found
    return AnySequence(
        right=None if why else found is None,
        situations=closed.situations,
        clocks=closed.clocks,
        seconds=round(time.monotonic() - begin, 3),
        failure=str(counterexample or ""),
        why=why,
        counterexample=counterexample,
    )


def not_searched(design: Design) -> str:
    """Why a design is not searched; empty if it is."""
    if design.wrapping is not None:
        return "it is not the core alone"
    if isinstance(design.arch, Reloads):
        return "its S-boxes are RAMs that it writes"
    if len(design.core.block_bits) > 1:
        return "it has several block lengths: it relies on a request that stays until it is taken"
    if design.traits.capacity > situation_search.MOST_BLOCKS and design.traits.ghosts is None:
        return f"it holds more than {situation_search.MOST_BLOCKS} blocks"
    return ""


def exact_clocks(design: Design) -> bool:
    """Whether the search compares the clock of each transfer too."""
    return not _is_pipeline(design)


def _is_pipeline(design: Design) -> bool:
    return design.traits.capacity > situation_search.MOST_BLOCKS


def _followed(
    design: Design,
    circuit: Circuit,
    driver: Driver,
    reset: ResetState,
    begin: float,
    progress: Progress | None,
) -> AnySequence:
    """The verdict of `ghost_search`, which leans on the handshake proof.

    Where the search stops at a clock, a simulation of the way to that clock may refute the core.
    """
    assert design.traits.ghosts is not None
    closed = search = found = None
    why = ""
    try:
        search = ghost_search.GhostSearch(circuit, design, reset, design.traits.ghosts)
        closed = search.search(progress)
    except NotClosedError as e:
        why = str(e)
        if search is not None and (way := search.way()):
            found = ghost_witness.refute(way, design, driver, circuit, reset)
    return AnySequence(
        right=True if closed else None if found is None else False,
        situations=closed.situations if closed else 0,
        clocks=closed.clocks if closed else 0,
        seconds=round(time.monotonic() - begin, 3),
        failure=str(found or ""),
        why="" if found else why,
        leans_on=("handshake",),
        counterexample=found,
    )


def _left_over(
    circuit: Circuit, reset: ResetState, closed: situation_search.Closed
) -> list[Counterexample]:
    kept = dict.fromkeys(closed.kept_registers, situation_search.NAME)
    found = Findings(secret_registers=closed.secret_registers, kept_registers=kept)
    return left_over(circuit, reset, found)
