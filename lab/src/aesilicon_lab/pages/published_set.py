# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published set: designs and S-boxes, with the targets and options of their measurements."""

from aesilicon.design import design
from aesilicon.design.sboxes import SBOXES
from aesilicon.flows.measure.options import Options

_FULL = Options(seeds=3)
_ONE_ORDER = Options(seeds=3, orders=1)
_EFFICIENT = Options(goal="efficiency")
_QUICK = Options(quick=True)
_KEPT = Options(keep_sboxes=True)
_SOP = "sop, fan-out 6, S-boxes kept, no wires"
_DCH = "dch, fan-out 5, S-boxes kept, no wires"
_AT_100_MHZ = Options(goal="area", clock_ns=10.0, quick=True)
_SLOW = "ihp-sg13g2:slow_1p08V_125C"
_EVERYWHERE = dict.fromkeys(
    ("ecp5", "xc7", "xcve", "generic", "osu018", "ihp-sg13g2", "sky130A"), _FULL
)
_AREA = Options(goal="area")
_SMALL = {
    **dict.fromkeys(("ecp5", "xc7", "ice40"), _FULL),
    **dict.fromkeys(("osu018", "ihp-sg13g2"), _AREA),
}
_SMALLEST = _SMALL | {_SLOW: _AREA, "sky130A": _AREA}
_LEAST = Options("area", seeds=3, orders=1)
_LEAN = {
    "xc7": _FULL,
    # An S-box for cells: on ecp5 it takes some three times the LUTs of a table.
    "ecp5": _LEAST,
    **dict.fromkeys(("osu018", "ihp-sg13g2"), _EFFICIENT),
}
_USUAL = {**dict.fromkeys(("ecp5", "xc7"), _FULL), "osu018": Options()}
_DESIGNS: dict[str, dict[str, Options]] = {
    "aes-round": _EVERYWHERE | {"ecp5": _ONE_ORDER},
    "aes-round-small": _EVERYWHERE | {"ice40": _LEAST},
    "aes128-round-enc": _EVERYWHERE | {"ice40": _ONE_ORDER, _SLOW: _FULL},
    "aes-column": _SMALL,
    "aes128-column": _SMALLEST,
    "aes128-column-enc": _SMALL,
    "vater-wlan": _SMALL | {"sky130A": _AREA},
    "aes128-serial-enc": _SMALLEST | {"ice40:lp1k": _FULL},
    "aes128-serial": _SMALL | {"sky130A": _AREA},
    "gunasekaran-word32": {**dict.fromkeys(("ecp5", "xc7"), _FULL), "osu018": _AREA},
    "aes128-pipeline": {"xc7": _ONE_ORDER, "osu018": _QUICK, "ihp-sg13g2": _QUICK},
    "aes128-pipeline-deep": {"osu018": _QUICK, "ihp-sg13g2": _QUICK},
    "aes128-pipeline-fast": {"osu018": _QUICK},
    "aes128-pipeline-ecp5": {"ecp5": _ONE_ORDER},
    # The gw5a-25a has 56 block RAMs: a pipeline must have its S-boxes in logic there.
    "aes128-pipeline-small": dict.fromkeys(("ecp5", "nexus", "gowin:gw5a-25a", "xc7"), _ONE_ORDER),
    "mcloone-pipeline": dict.fromkeys(("xcve", "xc7", "ecp5", "nexus"), _ONE_ORDER),
    "mcloone-pipeline-dec": {"xcve": _ONE_ORDER, "xc7": _ONE_ORDER},
    "mcloone-pipeline-reload": {"xcve": _ONE_ORDER, "xc7": _ONE_ORDER},
    "aes128-pipeline-bram": {"xcve": _ONE_ORDER, "xc7": _ONE_ORDER},
    "aes256-pipeline-agile": {"xc7": _ONE_ORDER},
    "aes-pipeline": {"xc7": _ONE_ORDER},
    "aes128-round-brisk": _LEAN,
    "aes128-round-lean": dict.fromkeys(("osu018", "ihp-sg13g2"), _EFFICIENT),
    "aes256-round-lean": _LEAN,
    "aes128-round-twin": {"ecp5": _FULL, "xc7": _EFFICIENT},
    "aes128-round-twin-brisk": dict.fromkeys(("osu018", "ihp-sg13g2"), _EFFICIENT),
    "aes256-round-twin": dict.fromkeys(("osu018", "ihp-sg13g2"), _EFFICIENT),
    "aes128-round-unrolled2": {"osu018": _QUICK, "xc7": _FULL},
    # No FPGA: the netlist proof of five rounds in one clock took 17 minutes on ecp5.
    "aes128-round-unrolled5": {"osu018": _QUICK},
    "aes128-feedback-lean-enc": dict.fromkeys(("osu018", "ihp-sg13g2"), _EFFICIENT),
    "aes128-feedback-lean": {"osu018": _EFFICIENT, "ihp-sg13g2": _QUICK},
    # 48, 80 or 128 T-boxes: a row on any other target takes ten minutes or more, with one seed.
    "morioka-tbox": {
        **dict.fromkeys(("ecp5", "xc7"), Options(orders=1)),
        **dict.fromkeys(("osu018", "ihp-sg13g2", "ihp-sg13g2:typ_1p50V_25C"), _QUICK),
    },
    "aes128-feedback-fast": dict.fromkeys(
        ("osu018", "ihp-sg13g2", "ihp-sg13g2:typ_1p50V_25C"), _KEPT
    ),
    "morioka-tbox-dec": {"xc7": _ONE_ORDER, "osu018": _QUICK},
    "aes-tbox": {"xc7": _ONE_ORDER},
    "gunasekaran-conventional": {
        **dict.fromkeys(("xc7", "ecp5"), _FULL),
        "osu018": _AREA,
    },
    "gunasekaran-stages": {**dict.fromkeys(("xc7", "ecp5"), _FULL), "osu018": _AREA},
    "vater-stages": {"xc7": _FULL, "osu018": _AREA},
    "vater-stages32": {
        "xc7": _FULL,
        **dict.fromkeys(("osu018", "ihp-sg13g2", "sky130A"), _AREA),
    },
    "kuo-processor": {"osu018": _AT_100_MHZ},
    "kuo-chip": {},  # its figures are those of the paper's page
    "rijndael-round": {"osu018": _AT_100_MHZ},
    "rijndael-round-enc": {"osu018": _AT_100_MHZ},
    "rijndael-round-enc-fast": {"osu018": Options()},
    "rijndael-round-enc-stored": {"osu018": Options()},
    "rijndael-round-stored": {"osu018": _QUICK},
    "rijndael256-round": {**dict.fromkeys(("ecp5", "xc7"), Options(orders=1)), "osu018": _QUICK},
    "rijndael256-round-key128": {"osu018": _QUICK},
    "rijndael256-round-key192": {"osu018": _QUICK},
    "rijndael256-round-key256": {"osu018": _QUICK},
}
"""Core -> target -> options of the published measurement; other cores have `_USUAL`. Where a
full search takes long, it is measured by one recipe (`quick`), in one order, or by recipes that
keep S-boxes."""

_OF_ENGINES = {
    **dict.fromkeys(("ecp5", "xc7"), _ONE_ORDER),
    "ihp-sg13g2": Options("area", orders=1),
}
_ENGINES: dict[str, dict[str, Options]] = {
    # 3.8 Gb/s on ihp-sg13g2; its row on osu018 has the area of GHASH with 16 bits a clock there.
    "aes128-gcm-lean": {
        **dict.fromkeys(("ecp5", "xc7"), _ONE_ORDER),
        "ihp-sg13g2": Options("area", clock_ns=3.36, orders=16),
        "osu018": Options("area", clock_ns=3.9, orders=1),
    },
    # 8.5 Gb/s, at 1.505 ns.
    "aes128-gcm-brisk": {
        "xc7": _ONE_ORDER,
        "ihp-sg13g2": Options("area", clock_ns=1.5, orders=16, recipe=_DCH),
    },
    # No ECP5: on LUTs with four inputs the S-boxes of its pipeline fill the largest device.
    # 60 Gb/s, at 2.13 ns; a search of 41 recipes takes hours.
    "aes128-gcm-pipeline": {
        "xc7": _ONE_ORDER,
        "ihp-sg13g2": Options("area", clock_ns=2.08, orders=4, recipe=_SOP),
    },
}
"""The same of designs with a mode; others have `_OF_ENGINES`."""


def measurements(name: str) -> dict[str, Options]:
    """Target -> options of the published measurements of a design."""
    if name in design.engines():
        return _ENGINES.get(name, _OF_ENGINES)
    return _DESIGNS.get(name, _USUAL)


TOO_LARGE = {
    **dict.fromkeys(("aes128-round-brisk", "aes256-round-lean", "aes-round"), ("ice40",)),
    "aes128-pipeline": ("ecp5", "ice40"),
}
"""Design of the README -> targets of it whose device is too small: `measure` says so. By the least
area `aes128-round-brisk` needs 7,818 of the 7,680 logic cells of an iCE40 HX8K; for speed
`aes128-pipeline` needs 85,916 of the 83,640 of the largest ECP5."""

PROOF_TARGETS = ("ecp5",)
"""Targets on which the netlists of small designs are proven equal to their RTL. On cells every
measurement proves its own netlist."""

SEARCHED = (
    *("aes128-round-enc", "aes128-round-lean", "aes128-round-brisk", "aes256-round-lean"),
    *("aes128-round-unrolled2", "aes128-round-unrolled5"),
    *("aes128-round-twin", "aes128-round-twin-brisk", "aes256-round-twin"),
    *("aes-round", "aes-round-small", "aes128-column-enc", "aes128-column", "aes-column"),
    *("vater-stages", "vater-stages32", "gunasekaran-stages", "gunasekaran-word32"),
    *("vater-wlan", "gunasekaran-conventional", "rijndael256-round", "rijndael256-round-key128"),
    *("rijndael256-round-key192", "rijndael256-round-key256"),
    *("aes128-serial", "aes128-serial-enc", "aes-tbox", "morioka-tbox"),
    *("aes128-feedback-lean", "aes128-feedback-lean-enc"),
    *("aes128-pipeline", "aes128-pipeline-small"),
    *("aes128-pipeline-fast", "aes128-pipeline-deep"),
    *("mcloone-pipeline", "mcloone-pipeline-dec"),
    *("aes128-pipeline-bram", "aes256-pipeline-agile"),
)
"""Designs whose proof covers any sequence of offers (`prove --any-sequence`)."""

_COMPARED = (
    *("compact", "lean", "reyhani_masoleh", "maximov_ekdahl", "canright", "boyar_peralta"),
    *("fast", "brisk", "boyar_peralta_depth16", "twisted_bdd", "bdd", "table"),
)
"""S-boxes found by search, and S-boxes of papers that are the smallest or fastest somewhere."""

SBOX_TARGETS: dict[str, tuple[str, ...]] = {
    "osu018": tuple(SBOXES),
    "ihp-sg13g2": _COMPARED,
    "sky130A": _COMPARED,
}
"""Target -> the S-boxes measured there; papers name their own targets."""

QUICK_PAPERS = ("kuo-verbauwhede",)
"""Papers measured with one recipe, because seven chips take long."""
