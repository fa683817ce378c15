# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A row is stale if its circuit or its flow is not today's."""

import pytest

from aesilicon.design.surroundings import Around
from aesilicon.flows.measure import flow_hash, search, staleness
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import candidates
from aesilicon.tools import abc
from report_pages import row as plain_row

NAME = "aes128-serial-enc"


@pytest.fixture(autouse=True)
def _forgotten() -> None:
    flow_hash.flow_hash.cache_clear()


def row(**fields: object) -> Measurement:
    today = {
        "design": NAME,
        "architecture": "serial",
        "target": "generic",
        "goal": "speed",
        "design_hash": staleness.hash_of(NAME),
        "flow_hash": flow_hash.flow_hash("generic", "speed"),
    }
    return Measurement.model_validate({**plain_row(NAME), "library": None, **today, **fields})


def test_a_row_of_today_is_not_stale() -> None:
    assert not staleness.stale(row())
    assert [one.earlier for one in staleness.with_age([row()])] == [False]


def test_another_circuit_or_flow_is_stale() -> None:
    assert staleness.stale(row(design_hash="0" * 64))
    assert staleness.stale(row(flow_hash=""))
    assert staleness.stale(row(goal="area"))  # the hash is that of another goal


def test_a_bus_around_a_design_is_part_of_the_circuit() -> None:
    around = Around(design=NAME, bus="axil")
    fields = {"design": f"{NAME}-axil", "around": around}
    today = staleness.hash_of(around)
    assert today not in (None, staleness.hash_of(NAME))
    assert not staleness.stale(row(**fields, design_hash=today))
    assert staleness.stale(row(**fields))
    own = Around(design="mine.toml", bus="axil")
    assert not staleness.stale(row(**fields | {"around": own}))  # a file is not here


def test_a_search_for_a_clock_has_a_flow_of_its_own() -> None:
    clocked = {"goal": "area", "slack_ns": [{"clock_ns": 9.0, "slack_ns": 0.1}]}
    plain, searched = (
        flow_hash.flow_hash("generic", "area", for_clock=for_clock) for for_clock in (False, True)
    )
    assert plain != searched
    assert not staleness.stale(row(**clocked, flow_hash=searched))
    assert staleness.stale(row(**clocked, flow_hash=plain))
    assert not staleness.stale(row(**clocked, flow_hash=plain, command="aesilicon measure --quick"))


def test_the_circuit_of_a_foreign_core_is_not_known_here() -> None:
    assert not staleness.stale(row(architecture="foreign", design_hash="0"))
    assert not staleness.stale(row(design="of-the-user", design_hash="0"))
    assert staleness.stale(row(architecture="foreign", flow_hash="0"))


@pytest.mark.parametrize("place", ["script", "search", "luts"])
def test_a_changed_command_is_another_flow(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {name: flow_hash.flow_hash(name, "speed") for name in ("generic", "xc7")}
    flow_hash.flow_hash.cache_clear()
    if place == "script":
        monkeypatch.setitem(abc.STRUCTURES, "dch", "strash; map")
    elif place == "search":
        monkeypatch.setattr(search, "FANOUT", 12)
    else:
        monkeypatch.setitem(abc._LUT, "speed", "&if -v")
    after = {name: flow_hash.flow_hash(name, "speed") for name in before}
    moved = {name for name in before if before[name] != after[name]}
    assert moved == {"xc7" if place == "luts" else "generic"}


def test_every_row_to_choose_from_tells_its_age() -> None:
    for one in candidates.every([]):
        assert one.earlier is staleness.stale(one)
