# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The README's table: a row a design, AES first, with what one chooses a core by."""

from collections.abc import Sequence

from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.prove.report import Proof
from aesilicon.report import tables
from aesilicon_lab.layout.results import PlacedRow
from aesilicon_lab.pages import placed

FPGA, CELLS = "ecp5", "ihp-sg13g2"
"""The targets of the table: one needs the locked packages alone, the other can be made."""

COLUMNS = (
    "design",
    "keys",
    "ways",
    "clocks a block",
    "ECP5: LUT",
    "MHz",
    "Gb/s",
    "SG13G2: kGE",
    "MHz",
    "placed",
    "Gb/s",
    "pJ/bit",
    "kb/s a GE",
    "proof",
)


def table(
    rows: Sequence[Measurement],
    proofs: Sequence[Proof],
    proofs_page: str,
    layouts: Sequence[PlacedRow] = (),
) -> str:
    """Markdown from published rows; `proofs_page` has a section for each design.

    `layouts` are the published placed rows.
    """
    proven = {row.design: row for row in proofs if row.proven}
    by_place = {(row.design, row.target): row for row in rows}
    lines = []
    for chosen in sorted(map(design.load, design.catalogue()), key=_place):
        name = chosen.name
        fpga, cells = by_place.get((name, FPGA)), by_place.get((name, CELLS))
        lines.append(
            [
                f"`{name}`",
                "/".join(map(str, chosen.core.key_bits)),
                "both" if len(chosen.core.directions) > 1 else chosen.core.directions[0],
                _intervals(chosen),
                *_fpga(fpga),
                *_cells(cells, layouts),
                _aged(proven[name], f"[yes]({proofs_page}#{name})") if name in proven else "no",
            ]
        )
    return f"{tables.markdown(COLUMNS, lines)}\n\n{narrow()}"


def narrow() -> str:
    """Which designs have ports narrower than a block of AES, as a sentence."""
    known: dict[int, list[str]] = {}
    for chosen in sorted(map(design.load, design.catalogue()), key=_place):
        bits = chosen.wrapping.word_bits if chosen.wrapping else chosen.core.port_bits
        if bits < 128:
            known.setdefault(bits, []).append(f"`{chosen.name}`")
    ports = (f"{bits} bits: {', '.join(names)}" for bits, names in sorted(known.items()))
    return f"Measured with narrow ports, without an adapter to full width: {'; '.join(ports)}."


def _place(one: Design) -> tuple[bool, bool, str]:
    """AES before Rijndael, designs named by what they do before those named after a paper."""
    return one.block_bits > 128, not one.name.startswith(("aes", "rijndael")), one.name


def _intervals(one: Design) -> str:
    """Of each key length, with the longest block; both directions where they differ."""
    intervals = []
    for way in one.core.directions:
        clocks = (one.timing(bits, one.block_bits, way).interval for bits in one.core.key_bits)
        intervals.append("/".join(map(str, dict.fromkeys(clocks))))
    return " / ".join(dict.fromkeys(intervals))


def _fpga(row: Measurement | None) -> list[str]:
    if row is None:
        return ["-"] * 3
    return [_aged(row, f"{row.luts:,}"), f"{row.fmax_mhz:.0f}", tables.gbps(row)]


def _cells(row: Measurement | None, layouts: Sequence[PlacedRow]) -> list[str]:
    if row is None:
        return ["-"] * 6
    known = placed.of(row, layouts)
    area = row.gate_equivalents
    assert area is not None
    rates = {way: rate and 1000 * rate / area for way, rate in row.throughput_mbps.items()}
    return [
        _aged(row, f"{area / 1000:.1f}"),
        f"{row.fmax_mhz:.0f}",
        f"{known.fmax_mhz:.0f}" if known else "-",
        tables.gbps(row),
        tables.energy(row),
        tables.both(rates, "{:.0f}"),
    ]


def _aged(row: Measurement | Proof, figure: str) -> str:
    return figure + (" †" if row.earlier else "")
