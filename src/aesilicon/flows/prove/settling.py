# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The clocks after a clear or reset, in a search over unknown values.

A core may take `clear_cycles` clocks until its registers are clear: it settles.
"""

from aesilicon.drivers.core_bench import CoreBench
from aesilicon.drivers.machine import State
from aesilicon.symbolic.forms import UNKNOWN_SECRET
from aesilicon.symbolic.machine import SymbolicMachine


class SettlingBench(CoreBench):
    """A bench in which a core settles while the search goes on with other offers."""

    _symbolic: SymbolicMachine
    _start: State
    """The registers after a reset."""
    _settling = 0
    """Clocks in which the core still settles."""
    _fresh = False
    """True if a key or block was taken meanwhile."""

    def _begin_to_settle(self) -> None:
        self._settling, self._fresh = self._traits.clear_cycles, False

    def _settle_after_clear(self) -> None:
        """Takes the registers after a clock of clear, in which all other inputs are unknown."""
        if self._as_after_reset():
            self.machine.restore(self._start)
        elif self._settling > 1:
            # Any secret may be left now, but all must be gone when settling is over.
            leaks = self._symbolic.leaks
            state = self._symbolic.state
            self.machine.restore(tuple(UNKNOWN_SECRET if leaks(bit) else bit for bit in state))
        self._settled()

    def _edge(self) -> None:
        if self._settling < 2:
            super()._edge()
        else:  # registers may still hold old values
            self.machine.clock()

    def _settled(self) -> None:
        """Fails if a register is not clear when the last clock of settling is over."""
        if self._settling == 1 and not self._fresh:
            self._judge_cleared()
        if self._settling < 2:
            self._settling, self._fresh = 0, False
