# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The constants of a measurement: one frozen table for each standard-cell library.

The project chose them, equal for all designs; each result prints them.

A wire is a capacitance for each fan-out: `WIRE_LENGTH` times the side of a square of the smallest
NAND2's area, times `WIRE_PF_PER_UM`, to one digit. The length follows two published wire-load
models, for blocks of some thousand gates at a fan-out of 5: IHP's for sg13g2 has 16 um a sink
("5k", 6 sides), open_pdks' for sky130 17 um ("Small", 9 sides). The capacitance, about equal in
all processes, follows Weste and Harris, "CMOS VLSI Design", 4th edition, chapter 6. Those models'
own capacitances are not used: IHP's is rounded to one digit, open_pdks' is a tenth of any metal's.
"""

from dataclasses import dataclass

WIRE_LENGTH = 8.0
"""Length of a wire to one sink, in sides of a square of a NAND2's area."""
WIRE_PF_PER_UM = 0.0002


@dataclass(frozen=True)
class Flop:
    """The plain D flip-flop that every register is mapped to, with its pin names."""

    cell: str
    clock: str
    data: str
    output: str
    tied: tuple[tuple[str, int], ...] = ()
    """(pin, constant) of inputs beyond clock and data, such as reset, scan or enable."""


@dataclass(frozen=True)
class Library:
    """The constants of a measurement on one standard-cell library."""

    nand2: str
    """Name of the smallest 2-input NAND, whose area is one gate equivalent (GE)."""
    flop: Flop
    driving_cell: str
    """Name of the cell that drives every input port; in ABC it also drives flip-flop outputs."""
    input_slew_ns: float
    """Transition time at the input of the driving cell."""
    output_load_pf: float
    """Load of every output port: four NAND2 inputs (on sky130 three), rounded."""
    max_transition_ns: float
    """Longest legal transition time of a net."""
    wire_pf_per_fanout: float
    """Wire capacitance to one cell input or output port, in measurements with wires."""
    dont_use: tuple[str, ...] = ()
    """Name patterns (`*`, `?`) of cells that synthesis does not use."""
    areas: tuple[tuple[str, float], ...] = ()
    """(cell, area in the layout in um2) of cells whose area in the liberty file is wrong."""


GENERIC = Library(
    nand2="NAND2",
    flop=Flop("DFF", "C", "D", "Q"),
    driving_cell="BUF",
    input_slew_ns=1.0,
    output_load_pf=0.004,
    max_transition_ns=100.0,  # no limit: delays do not depend on transitions
    wire_pf_per_fanout=0.001,  # one NAND2 input: the libraries below have 0.6, 1.4 and 1.3
)

# Its delay tables have negative values for input transitions above about 0.6 ns. The flip-flop with
# set and reset takes 7.3 GE, and the clock buffers serve clock trees. The areas are SIZEs of the
# LEF file in the same package; the liberty file has 23, 36 and 0.
OSU018 = Library(
    nand2="NAND2X1",
    flop=Flop("DFFPOSX1", "CLK", "D", "Q"),
    driving_cell="BUFX2",
    input_slew_ns=0.1,
    output_load_pf=0.05,
    max_transition_ns=0.6,
    wire_pf_per_fanout=0.008,
    dont_use=("LATCH", "DFFSR", "DFFNEGX1", "CLKBUF*", "TBUF*", "FAX1", "HAX1"),
    areas=(("OAI21X1", 32.0), ("NAND3X1", 32.0), ("LATCH", 56.0)),
)

# All flip-flops have an asynchronous reset, so its pin is tied high.
SG13G2 = Library(
    nand2="sg13g2_nand2_1",
    flop=Flop("sg13g2_dfrbpq_1", "CLK", "D", "Q", tied=(("RESET_B", 1),)),
    driving_cell="sg13g2_buf_2",
    input_slew_ns=0.05,
    output_load_pf=0.012,
    max_transition_ns=0.6,
    wire_pf_per_fanout=0.004,
    dont_use=("*_dlygate*", "*_sighold", "*_lgcp_*", "*_slgcp_*", "*_einv*", "*_ebuf*"),
)

SKY130_HD = Library(
    nand2="sky130_fd_sc_hd__nand2_1",
    flop=Flop("sky130_fd_sc_hd__dfxtp_1", "CLK", "D", "Q"),
    driving_cell="sky130_fd_sc_hd__buf_2",
    input_slew_ns=0.05,
    output_load_pf=0.007,
    max_transition_ns=0.75,
    wire_pf_per_fanout=0.003,
    dont_use=(
        *("*__lpflow_*", "*__probe*", "*__macro_*", "*__conb_*", "*__diode_*", "*__decap_*"),
        *("*__clkbuf_*", "*__clkinv*", "*__clkdlybuf*", "*__dlygate*", "*__dlymetal*"),
        *("*__bufbuf_*", "*__bufinv_*", "*__einv*", "*__ebuf*", "*__fa_*", "*__fah*", "*__ha_*"),
    ),
)


@dataclass(frozen=True)
class Pdk:
    """Paths of a process design kit's cells below `PDK_ROOT`, in the layout of ciel and IHP."""

    library: Library
    folder: str
    """Folder of the liberty files, relative to the PDK's folder."""
    prefix: str
    """First part of the name of a liberty file: `prefix` + corner + `.lib`."""
    lef: str
    """LEF file of the cells, relative to the PDK's folder; it may be missing."""
    corner: str
    """Name of the typical corner, which is the default."""
    remedy: str


PDKS = {
    "ihp-sg13g2": Pdk(
        SG13G2,
        folder="libs.ref/sg13g2_stdcell/lib",
        prefix="sg13g2_stdcell_",
        lef="libs.ref/sg13g2_stdcell/lef/sg13g2_stdcell.lef",
        corner="typ_1p20V_25C",
        remedy="get it with 'ciel' (a Python package), "
        "set PDK_ROOT to the folder that holds 'ihp-sg13g2'",
    ),
    "sky130A": Pdk(
        SKY130_HD,
        folder="libs.ref/sky130_fd_sc_hd/lib",
        prefix="sky130_fd_sc_hd__",
        lef="libs.ref/sky130_fd_sc_hd/lef/sky130_fd_sc_hd.lef",
        corner="tt_025C_1v80",
        remedy="get it with 'ciel' (a Python package), "
        "set PDK_ROOT to the folder that holds 'sky130A'",
    ),
}
