# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a narrow core at its own ports, without the adapter."""

import time
from dataclasses import replace
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import NarrowDriver
from aesilicon.equivalence.results import Progress, RefutedError
from aesilicon.flows.prove import narrow_search
from aesilicon.flows.prove.breadth_first import TooManyError
from aesilicon.flows.prove.report import OwnPorts
from aesilicon.symbolic.circuit import Circuit, elaborate_core, reset_state
from aesilicon.symbolic.names import UnnamedError
from aesilicon.symbolic.proof import Findings, confirm, left_over


def prove_own_ports(design: Design, work: Path, *, progress: Progress | None = None) -> OwnPorts:
    """Searches all situations that the core alone can reach; files go into `work`.

    Raises `ToolError` when Yosys fails. A core that cannot be searched comes back undecided.
    """
    begin = time.monotonic()
    core = CoreUnderTest.of(design, work / "rtl", adapted=False)
    circuit = Circuit.of(elaborate_core(core, work))
    driver = NarrowDriver(design)
    reset = reset_state(driver, circuit)
    try:
        closed = narrow_search.NarrowSearch(circuit, design, reset).search(progress)
    except TooManyError:
        return OwnPorts(
            right=None, why=f"it has more than {narrow_search.MOST_SITUATIONS:,} situations"
        )
    except UnnamedError as e:
        return OwnPorts(right=None, why=f"a register holds {e}, no form of keys and data")
    except RefutedError as e:  # before the first situation
        return OwnPorts(right=None, why=f"after a clear or reset {e.found.what}")
    found, why = closed.counterexample, ""
    if found is None:
        kept = dict.fromkeys(closed.kept_registers, narrow_search.NAME)
        secrets = Findings(secret_registers=closed.secret_registers, kept_registers=kept)
        found = next(iter(left_over(circuit, reset, secrets)), None)
        # What is left has no sequence that a simulation could repeat.
        why = f"not confirmed by a simulation: {found.what}" if found else ""
    elif found.steps:  # a circle has none
        witness = confirm(driver, circuit, reset, found, closed.secret_registers)
        if witness is None:
            # The search takes unreset registers and idle inputs as unknown, perhaps too strictly.
            why = f"not confirmed by a simulation: {found.what}"
        found = replace(found, witness=witness)
    counterexample = None if why else found
    return OwnPorts(
        right=None if why else found is None,
        situations=closed.situations,
        clocks=closed.clocks,
        seconds=round(time.monotonic() - begin, 3),
        waits=closed.waits,
        failure=str(counterexample or ""),
        why=why,
        counterexample=counterexample,
    )
