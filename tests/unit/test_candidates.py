# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The cores to choose from: own rows among published ones and other projects' cores."""

import csv
import io
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import report_pages
from aesilicon import proof_reach, resources
from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import candidates, csv_table, engines, page, rates
from aesilicon.report.published import LAYER_PROOFS, MEASURED, PEERS, PROOFS, WITH_BUS
from aesilicon.store import Entry

CREATED = "2025-01-02T03:04:05+00:00"


def entry(name: str, **changed: object) -> Entry[Measurement]:
    row = report_pages.row(name, **changed)
    measured = Measurement.model_validate(row)
    return Entry("0", "measure", name, measured.target, CREATED, measured)


def test_every_origin_is_there_and_said() -> None:
    found = candidates.every([entry("aes-round"), entry("mine")])
    ours, whole = (len(kind.read()) for kind in (MEASURED, WITH_BUS))
    peers = sum(row.core is not None for row in PEERS.read())
    assert candidates.counted(found) == f"2 own, {ours + whole} published, {peers} of other cores"
    lines = list(csv.DictReader(io.StringIO(csv_table.to_csv(found))))
    assert [line["origin"] for line in lines] == [row.origin for row in found]
    assert all(("/" in line["repository"]) is (line["origin"] == "peer") for line in lines)
    assert [row.created for row in found if row.created] == [CREATED] * 2


def test_the_fastest_of_a_target_comes_first() -> None:
    found = candidates.every([entry("mine", fmax_mhz=9999.0)])
    on = [row for row in found if row.target == "osu018"]
    assert (on[0].design, on[0].origin) == ("mine", "own")
    speeds = [rates.gbps(row) or 0 for row in on]
    assert speeds == sorted(speeds, reverse=True)
    kinds = [row.gate_equivalents is None for row in found]
    assert kinds == sorted(kinds)


def test_a_design_with_a_mode_follows_its_core() -> None:
    own = [entry("aes128-gcm", mode="gcm", fmax_mhz=1.0), entry("aes128-round-twin", goal="area")]
    found = candidates.every([*own, entry("aes128-round-twin", fmax_mhz=500.0)])
    place = next(
        n for n, row in enumerate(found) if row.design == "aes128-gcm" and row.origin == "own"
    )
    core = found[place - 1]
    assert (core.design, core.fmax_mhz, core.goal) == ("aes128-round-twin", 500.0, "speed")
    assert candidates.core_of(found[place], found) == core
    assert candidates.core_of(core, found) is None
    assert (
        candidates.core_of(found[place], [row for row in found if row.target != "osu018"]) is None
    )


def test_a_bus_follows_what_stands_inside() -> None:
    on = {"around": {"design": "aes128-gcm", "bus": "axis"}, "mode": "gcm"}
    own = [entry("aes128-gcm-axis", fmax_mhz=2.0, **on), entry("aes128-gcm", mode="gcm")]
    found = candidates.every([*own, entry("aes128-round-twin", fmax_mhz=500.0)])
    place = next(n for n, row in enumerate(found) if row.created)
    names = [row.design for row in found[place : place + 3]]
    assert names == ["aes128-round-twin", "aes128-gcm", "aes128-gcm-axis"]


def test_build_commands() -> None:
    start = "aesilicon measure"
    given = {"mine": "mine.toml", "aes-round-gcm": "aes-round --mode gcm"}
    found = candidates.every(
        [
            entry(name, command=f"{start} {words} --target osu018 --quick")
            for name, words in given.items()
        ]
    )
    for row in found:
        if row.origin == "peer":
            assert row.build is None
        elif row.origin == "published":
            program, verb, name, *_ = shlex.split(row.build)
            assert (program, verb) == ("aesilicon", "build")
            assert (row.bus.made() if row.bus else design.load(name)).name == row.design
    built = {row.design: row.build for row in found if row.origin == "own"}
    assert built == {name: f"aesilicon build {words} -o {name}" for name, words in given.items()}


def test_published_rows_know_every_size() -> None:
    """Also those measured before rows had clocks."""
    for row in candidates.every([]):
        if row.origin == "published":
            one = row.bus.made() if row.bus else design.load(row.design)
            assert len(rates.rates(row)) == len(one.sizes()) * len(one.directions)


def test_other_cores_have_the_size_that_their_throughput_is_of() -> None:
    peers = [row for row in candidates.every([]) if row.origin == "peer"]
    for row in peers:
        said = row.throughput_mbps["encrypt"] / 1000
        assert rates.gbps(row) == pytest.approx(said, rel=1e-3)


@pytest.fixture
def no_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No published rows; what was read before or meanwhile is forgotten."""
    kept = (engines.of_design, engines._layer_rows, engines._proof_rows, proof_reach._closed)
    monkeypatch.setattr(resources, "results_dir", lambda: tmp_path / "missing")
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


@pytest.mark.usefixtures("no_results")
def test_without_published_figures_the_page_has_the_own() -> None:
    found = candidates.every([entry("aes-round", fmax_mhz=None)])
    assert [row.origin for row in found] == ["own"]
    text = page.render(found, [], [])
    assert "no published figures to compare with" in text
    assert "aesilicon build aes-round -o aes-round" in text
    assert 'value="peer"' not in text


def test_a_wheel_has_the_published_figures() -> None:
    text = (resources.project_dir() / "pyproject.toml").read_text(encoding="utf-8")
    hatch = tomllib.loads(text)["tool"]["hatch"]["build"]["targets"]["wheel"]
    for kind in (MEASURED, PROOFS, LAYER_PROOFS, PEERS):
        file = kind.file.relative_to(resources.project_dir())
        assert hatch["force-include"][str(file)] == f"aesilicon/_data/{file}"
