# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The layer `aes_mode`: ECB, CBC, CFB, OFB and CTR in front of any core with 128-bit blocks."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers import mode_checks, mode_choice, mode_logic
from aesilicon.drivers.layer import Claim, Induction, Layer, LayerCheck, Way
from aesilicon.drivers.mode_simulator import ModeSimulator
from aesilicon.drivers.simulator import Simulator
from aesilicon.resources import rtl_dir

FORMAL = rtl_dir() / "mode" / "formal"
"""Folder of the property files."""

_SURROUNDINGS = {
    "starts_in_reset": "the first clock is a reset",
    "block_stays": "a block stays until it is taken, with its tag",
    "message_stays": "a message stays until it is taken, with mode, direction and IV",
}
_EVENTS = ("key_inside", "full", "message_behind", "after_clear")
_WHOLE_ENTRIES = 5
"""Largest depth at which the FIFO is proven with whole entries.

In a deeper one an entry has one bit. The module moves all bits of an entry alike; a proof for all
129 at once takes minutes from a depth of 12 on.
"""


class ModeLayer(Layer):
    """`aes_mode` with its FIFO."""

    module = "aes_mode"
    follows = "SP 800-38A"
    modes = tuple(mode_logic.CODES)

    def misfit(self, design: Design) -> str:
        """`aes_mode` takes bare cores whose blocks all have 128 bits."""
        if mode_logic.fits(design):
            return ""
        if design.wrapper is not None or design.mode is not None:
            return "it has ports of its own instead of a core's"
        lengths = ", ".join(map(str, design.core.block_bits))
        return f"it takes blocks of 128 bits only, and the core has {lengths}"

    def serves(self, design: Design, way: Way) -> bool:
        """The core has the direction that the mode needs."""
        return mode_choice.serves(design, way.mode, way.decrypt)

    def simulator(self, design: Design, modes: Sequence[str], cache_dir: Path) -> Simulator:
        """Core and `aes_mode`; a build for all servable modes is that of `run`."""
        return ModeSimulator(design, cache_dir, modes)

    @property
    def checks(self) -> Mapping[str, LayerCheck]:
        """Vectors, random messages, refusals, clears, resets and clocks."""
        return mode_checks.CHECKS

    def claim(self, design: Design, modes: Sequence[str]) -> Claim:
        """The stream for any core, and the FIFO that this proof cuts out."""
        parameters = mode_logic.parameters(design, modes)
        files = mode_logic.files()
        package = next(file.path for file in rtl.manifest() if file.path.stem == "aes_pkg")
        fifo = next(file for file in files if file.stem == "aes_mode_fifo")
        depth = int(parameters["Depth"])
        events = [
            f"{mode[:3]}_{'decrypt' if decrypt else 'encrypt'}"
            for mode in modes
            for decrypt in (False, True)
            if self.serves(design, Way(mode, decrypt))
        ]
        stream = Induction(
            "aes_mode_ports",
            (package, *files, FORMAL / "aes_mode_ports.sv"),
            parameters,
            cut=("aes_mode_fifo",),
            events=tuple(f"reach_{event}" for event in (*events, *_EVENTS)),
        )
        width = 129 if depth <= _WHOLE_ENTRIES else 1
        order = Induction(
            "aes_mode_fifo_ports",
            (fifo, FORMAL / "aes_mode_fifo_ports.sv"),
            {"Width": str(width), "Depth": str(depth)},
        )
        return Claim(parameters, (stream, order), _SURROUNDINGS)
