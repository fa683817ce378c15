# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Throughput by mode: what a mode needs of a core, and what the core's contract gives it."""

import pytest

import report_pages
from aesilicon import resources
from aesilicon.architectures import LENGTHS, Offer, Request, Run
from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement, SizeClocks
from aesilicon.report import rates
from aesilicon.report.rates import Need, Rate
from aesilicon.spec.modes import MODES


def test_what_the_modes_need() -> None:
    needs = rates.modes()
    inverse = {(m, way) for m, of in needs.items() for way in of if of[way].direction == "decrypt"}
    waiting = {(m, way) for m, of in needs.items() for way in of if of[way].feedback}
    assert inverse == {("ecb", "decrypt"), ("cbc", "decrypt")}
    assert waiting == {
        ("cbc", "encrypt"),
        ("cfb128", "encrypt"),
        ("ofb", "encrypt"),
        ("ofb", "decrypt"),
    }
    assert needs["cbc"]["decrypt"] == Need("decrypt", feedback=False)


def test_the_reference_says_the_same() -> None:
    text = (resources.project_dir() / "docs" / "reference" / "command.md").read_text("utf-8")
    for name, needs in rates.modes().items():
        cells = [
            f"{need.direction}, {'latency' if need.feedback else 'interval'}"
            for need in needs.values()
        ]
        assert f"| {MODES[name].title} | {' | '.join(cells)} |" in text


def contract(one: design.Design, key_bits: int, block_bits: int, direction: str) -> int:
    """Clocks from block to block, each offered in the clock that shows the result before it."""
    run = Run(one.clocks)
    block = Request(direction == "decrypt", LENGTHS.index(block_bits))
    beside = None if one.traits.key_per_block else block  # it would be taken together with the key
    run.until("key_ready", Offer(key=LENGTHS.index(key_bits), block=beside))
    entered = []
    for _ in range(3):
        entered.append(run.until("in_ready", Offer(block=block)))
        ahead = Run(one.clocks, run.state)
        for _ in range(ahead.until("out_valid", Offer())):
            run.step(Offer())
    assert entered[2] - entered[1] == entered[1] - entered[0]
    return entered[1] - entered[0]


@pytest.mark.parametrize("name", sorted(design.catalogue()))
def test_feedback_takes_the_clocks_of_the_contract(name: str) -> None:
    one = design.load(name)
    several = len(one.core.block_bits) > 1
    for clocks in map(SizeClocks.model_validate, one.documented()):
        size = clocks.key_bits, clocks.block_bits, clocks.direction
        assert rates.feedback_cycles(clocks, several) == contract(one, *size), size


CHAINING = [name for name in design.catalogue() if design.load(name).traits.chaining]


@pytest.mark.parametrize("name", CHAINING)
def test_a_chained_encryption_takes_the_clocks_of_the_contract(name: str) -> None:
    """The core adds the result itself, so the block is offered before it is there."""
    one = design.load(name)
    found = rates.rates(measured(name))
    for rate in (rate for rate in found if rate.direction == "encrypt"):
        run = Run(one.clocks)
        run.until("key_ready", Offer(key=LENGTHS.index(rate.key_bits)))
        block = Request(False, LENGTHS.index(rate.block_bits), True)
        entered = [run.until("in_ready", Offer(block=block)) for _ in range(4)]
        clocks = entered[3] - entered[2]
        assert rate.feedback == round(rate.block_bits * 0.1 / clocks, 4)


def measured(name: str, **changed: object) -> Measurement:
    one = design.load(name)
    size = {"key_bits": min(one.core.key_bits), "block_bits": one.block_bits}
    given = {**size, "fmax_mhz": 100.0, "clocks": one.documented(), **changed}
    return Measurement.model_validate(report_pages.row(name, **given))


def test_rates_of_every_size() -> None:
    found = rates.rates(measured("aes-round"))
    assert len(found) == 6
    assert found[0] == Rate(128, 128, "encrypt", 1.28, 1.1636, 10, 11)
    assert found[-1] == Rate(256, 128, "decrypt", 0.9143, 0.8533, 14, 15)
    assert rates.gbps(measured("rijndael-round")) == pytest.approx(256 * 0.1 / 14, abs=1e-4)


def test_without_a_clock_the_sizes_stay() -> None:
    found = rates.rates(measured("aes-round", fmax_mhz=None))
    assert [rate.key_bits for rate in found] == [128, 128, 192, 192, 256, 256]
    assert rates.extremes(found) == []
    assert rates.gbps(measured("aes-round", fmax_mhz=None)) is None


def test_a_port_is_as_slow_in_every_mode_and_known_for_one_size() -> None:
    found = rates.rates(measured("kuo-processor", port_throughput_mbps=524.8))
    known = [rate for rate in found if rate.parallel is not None]
    assert known == [Rate(128, 256, way, 0.5248, 0.5248) for way in ("encrypt", "decrypt")]
    assert len(found) == 18


def test_a_row_of_its_own_cycles_only() -> None:
    cycles = {"encrypt": 12, "decrypt": None}
    row = measured(
        "aes-round", fmax_mhz=120.0, interval_cycles=cycles, latency_cycles=cycles, clocks=()
    )
    (rate,) = rates.rates(row)
    assert rate == Rate(128, 128, "encrypt", 1.28, 1.28, 12, 12)
