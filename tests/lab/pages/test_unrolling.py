# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The table of looping, pipelining and sub-pipelining."""

from typing import Any

from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon_lab.pages import unrolling


def row(name: str, target: str, mhz: float | None, **others: Any) -> Measurement:
    interval = design.load(name).timing(128).interval
    rate = {"encrypt": mhz and 128 * mhz / interval, "decrypt": None}
    fields = {
        "design": name,
        "target": target,
        "fmax_mhz": mhz,
        "throughput_mbps": rate,
        "gate_equivalents": 10_000.0,
        **others,
    }
    return Measurement.model_construct(**fields)


def lines(*rows: Measurement) -> list[list[str]]:
    text = unrolling.section(rows)
    table = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1:]]


def test_a_target_has_a_line_for_each_way_in_the_order_of_the_paper() -> None:
    deep = row("aes128-pipeline-deep", "a", 600.0, earlier=True)
    loop = row("aes128-round-enc", "a", 500.0)
    luts = {"gate_equivalents": None, "luts": 1000, "brams": 82}
    found = lines(deep, loop, row("mcloone-pipeline", "b", 100.0, **luts))
    assert [line[2:] for line in found] == [
        ["`aes128-round-enc`", "10.0 kGE", "500 MHz", "6.40 Gb/s", "640 kb/s a GE"],
        ["`aes128-pipeline-deep` †", "10.0 kGE", "600 MHz", "76.80 Gb/s", "7680 kb/s a GE"],
    ]
    assert [line[0] for line in found] == ["a", "a"]
    assert found[0][1] == unrolling.WAYS["aes128-round-enc"]


def test_block_rams_stand_beside_luts_and_a_row_without_a_clock_is_left_out() -> None:
    luts = {"gate_equivalents": None, "luts": 1000, "brams": 82}
    loop = row("aes128-round-enc", "b", 50.0, **{**luts, "brams": 0})
    rows = [loop, row("mcloone-pipeline", "b", 100.0, **luts)]
    assert [line[3] for line in lines(*rows)] == ["1,000 LUT", "1,000 LUT, 82 RAM"]
    assert lines(*rows, row("aes128-pipeline", "b", None)) == lines(*rows)


def test_every_way_is_aes128_encryption_in_the_catalogue() -> None:
    for name in unrolling.WAYS:
        one = design.load(name)
        assert one.core.key_bits == [128]
        assert one.core.directions == ["encrypt"]
