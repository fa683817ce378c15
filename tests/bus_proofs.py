# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Property files of the wrappers for buses, each proven by induction."""

from dataclasses import dataclass
from pathlib import Path

from aesilicon.resources import rtl_dir


@dataclass(frozen=True)
class BusProof:
    """A property file: `<module>_ports.sv` is about a module."""

    module: str
    parameters: tuple[tuple[str, tuple[str, ...]], ...]
    """Parameter -> the values that are proven."""
    cut: tuple[str, ...] = ()
    """Modules whose outputs are free."""

    @property
    def file(self) -> Path:
        """The property file."""
        return next(rtl_dir().glob(f"*/formal/{self.module}_ports.sv"))

    @property
    def first(self) -> tuple[tuple[str, str], ...]:
        """The first value of each parameter."""
        return tuple((name, values[0]) for name, values in self.parameters)


WIDTHS = ("DataBits", ("32", "64", "128"))
SLOTS = ("KeySlots", ("1", "2"))
PROOFS = (
    BusProof("aes_axis_gather", (WIDTHS, ("PieceBits", ("128", "256")))),
    BusProof("aes_axis_scatter", (WIDTHS,)),
    BusProof("aes_axis_mode", (WIDTHS, SLOTS), ("aes_mode",)),
    BusProof("aes_axis_streams", (WIDTHS, ("Streams", ("3", "4"))), ("aes_mode_streams",)),
    BusProof("aes_mode_streams", (("Streams", ("2", "3")), ("Depth", ("1", "2")))),
    BusProof("aes_axis_beats", (WIDTHS,)),
    BusProof("aes_axis_message", (WIDTHS, ("Parts", ("1'b0", "1'b1")), SLOTS)),
    BusProof("aes_axis_message_streams", (WIDTHS, ("Streams", ("3", "2")))),
    BusProof("aes_core_turns", (("Streams", ("3", "2")), ("Depth", ("2", "3")))),
    BusProof("aes_axis_slots", (WIDTHS, ("Slots", ("2", "4")), ("KeyBits", ("256", "192")))),
    BusProof("aes_axil_bus", ()),
    BusProof("aes_apb_bus", ()),
    BusProof(
        "aes_axil_registers",
        (("Modes", ("6'b100000", "6'b011111")), ("Engine", ("2'd3", "2'd0"))),
    ),
)
