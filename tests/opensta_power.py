# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Power by OpenSTA, to compare energies with, and the net activities that it needs as input."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.mapping.energy_events import Tally
from aesilicon.mapping.gate_simulator import Simulator, output_net
from aesilicon.targets.libraries import Library
from aesilicon.tools import opensta

_STEP = "power analysis"
_INSTANCE_POWER = re.compile(
    r"^\s*([-+.e\d]+)\s+([-+.e\d]+)\s+([-+.e\d]+)\s+([-+.e\d]+)\s+(\S+)\s*$", re.MULTILINE
)


@dataclass
class Level:
    """Activity of a net, summed over lanes: rising edges, falling edges, clocks at 1."""

    rises: int = 0
    falls: int = 0
    highs: int = 0


class Levels:
    """Counts the activity of every net except the clock and the constants.

    The toggles of cell outputs come from a tally that counts along.
    """

    def __init__(self, simulator: Simulator) -> None:
        self.tally = Tally(simulator)
        self._inputs = {net: Level() for net in simulator.netlist.inputs}
        del self._inputs[simulator.clock_net]
        self._highs: dict[str, int] = {}

    def count(self) -> None:
        """Adds the activity in the simulator's last clock."""
        self.tally.count()
        simulator = self.tally.simulator
        for net, place in simulator.index.items():
            self._highs[net] = self._highs.get(net, 0) + simulator.new[place].bit_count()
        for net, level in self._inputs.items():
            place = simulator.index[net]
            before, after = simulator.old[place], simulator.new[place]
            level.rises += (after & ~before).bit_count()
            level.falls += (before & ~after).bit_count()

    def nets(self) -> dict[str, Level]:
        """Net -> its activity over all lanes and clocks."""
        levels = dict(self._inputs)
        for counted in self.tally.instances:
            for slot, count in zip(counted.slots, counted.counts, strict=True):
                if slot.kind in ("rise", "fall"):
                    net = output_net(counted.instance, slot.pin)
                    setattr(levels.setdefault(net, Level()), f"{slot.kind}s", count)
        for net, level in levels.items():
            level.highs = self._highs[net]
        return levels


@dataclass(frozen=True)
class Power:
    """Average power of one cell, in W."""

    internal: float
    switching: float
    leakage: float


def report_power(
    netlist: Path,
    top: str,
    liberty: Path,
    *,
    library: Library,
    clock: str,
    period_ns: float,
    activities: Mapping[str, tuple[float, float]],
    instances: Sequence[str],
    work: Path,
) -> dict[str, Power]:
    """Power of the given instances of a netlist by OpenSTA, with the given activities.

    `activities` maps input ports and INSTANCE/PIN to (toggles per clock, share of time at 1); it
    must have both drivers and the pins they drive. Raises `MissingToolError` without OpenSTA,
    `ToolError` where it fails, hangs or does not report each instance.
    """
    # In 2.0.17 `set_power_activity -pins` looks for ports, so its inner function is called here.
    # The first report propagates activities, which would overwrite activities set before it.
    told = [
        f"sta::set_power_pin_activity [get_pins {{{opensta.escaped(name)}}}] "
        f"{toggles:.9g} {high:.9g}"
        if "/" in name
        else f"sta::set_power_input_port_activity [get_ports {{{opensta.escaped(name)}}}] "
        f"{toggles:.9g} {high:.9g}"
        for name, (toggles, high) in activities.items()
    ]
    cells = " ".join(f"{{{opensta.escaped(name)}}}" for name in instances)
    script = opensta.setting(netlist, top, liberty, library, clock)
    script += f"create_clock -name clock -period {period_ns:.9g} [get_ports {clock}]\n"
    script += f"set_input_transition {library.input_slew_ns:g} [get_ports {clock}]\nreport_power\n"
    script += "\n".join(told)
    script += f"""
foreach name [list {cells}] {{ report_power -digits 12 -instances [get_cells $name] }}
puts "{opensta.DONE}"
"""
    log = work / "power.log"
    text = opensta.run(_STEP, script, log)
    return parse_power(text, instances, log)


def parse_power(text: str, instances: Sequence[str], log: Path) -> dict[str, Power]:
    """The power of each instance in OpenSTA's output; raises `ToolError` if one is missing."""
    found = {
        m[5]: Power(float(m[1]), float(m[2]), float(m[3])) for m in _INSTANCE_POWER.finditer(text)
    }
    if opensta.DONE not in text or not set(instances) <= set(found):
        raise ToolError(_STEP, "answered without the power of each cell", log)
    return {name: found[name] for name in instances}
