# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Timing diagrams: those of the documentation are fresh, and every lane is the simulated port."""

import json
import sys
from itertools import chain
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from aesilicon import resources
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.errors import MissingToolError, UserError
from aesilicon.flows.simulate.scenarios import SCENARIOS, play
from aesilicon.flows.simulate.waves import wave_json
from aesilicon_lab.pages import timing

DOCS = resources.project_dir() / "docs"


def lanes(diagram: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Name -> lane, out of its group."""
    parts = [part[1:] if isinstance(part, list) else [part] for part in diagram["signal"]]
    return {lane["name"]: lane for lane in chain(*parts) if "name" in lane}


def values(lane: dict[str, Any]) -> list[str]:
    """What a lane shows in each column, labels without colours; `|` in a gap."""
    shown, labels = [], iter(lane.get("data", ()))
    value = ""
    for symbol in lane["wave"]:
        if symbol not in ".|":
            value = next(labels) if symbol in "=23456789" else symbol
        shown.append("|" if symbol == "|" else value)
    return shown


@pytest.mark.parametrize(("name", "scenario"), timing.DIAGRAMS)
def test_a_diagram_of_the_documentation_is_fresh(
    name: str, scenario: str, simulators: Path
) -> None:
    made = timing.diagram(design.load(name), scenario, simulators)
    path = timing.folder() / timing.stem(name, scenario)
    assert path.with_suffix(".json").read_text() == timing.text(made), f"run `{timing.COMMAND}`"
    assert json.loads(timing.text(made)) == made
    pytest.importorskip("yowasp_wavedrom", reason="needs yowasp-wavedrom (Python < 3.13)")
    drawing = timing.svg(made)
    assert path.with_suffix(".svg").read_text() == drawing, f"run `{timing.COMMAND}`"
    root = ElementTree.fromstring(drawing)
    assert root.findtext("{http://www.w3.org/2000/svg}title") == made["head"]["text"]


def test_every_diagram_is_shown_and_no_other_lies_there() -> None:
    stems = [timing.stem(*one) for one in timing.DIAGRAMS]
    kept = sorted(path.name for path in timing.folder().iterdir())
    assert kept == sorted(f"{stem}.{suffix}" for stem in stems for suffix in ("json", "svg"))
    text = (DOCS / "reference" / "core.md").read_text()
    assert [stem for stem in stems if f"(../figures/timing/{stem}.svg)" not in text] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_lanes_are_the_trace(scenario: str, aes_round: Design, simulators: Path) -> None:
    """Each column is compared with its clock; a gap stands for clocks like those beside it."""
    played = play(aes_round, scenario, simulators)
    drawn = lanes(wave_json(played))
    shown = {name: values(lane) for name, lane in drawn.items() if name != "clk_i"}
    numbers = [None if n == "..." else int(n) for n in shown.pop("clock")]
    zero = played.result.keys[0].offered if scenario == "key" else played.result.blocks[0].in_clock
    assert zero is not None
    for column, number in enumerate(numbers):
        if number is None:
            assert {value[column] for value in shown.values()} == {"|"}
            first, last = numbers[column - 1], numbers[column + 1]
            assert first is not None
            assert last is not None
            alike = played.result.trace[first + zero : last + zero + 1]
            assert len(alike) > 3
            assert len(set(alike)) == 1
            continue
        offer, answer = played.result.trace[number + zero]
        due = {
            "rst_ni": not offer.reset,
            "key_clear_i": offer.clear,
            "key_valid_i": offer.key is not None,
            "key_ready_o": answer.key_ready,
            "key_error_o": answer.key_error,
            "in_valid_i": offer.block is not None,
            "in_ready_o": answer.in_ready,
            "out_valid_o": answer.out_valid,
            "out_ready_i": offer.out_ready,
            "out_error_o": answer.out_error,
        }
        if offer.block is not None:
            due |= {"in_decrypt_i": offer.block.decrypt, "in_chain_i": offer.block.chain}
        for name, value in due.items():
            assert name not in shown or shown[name][column] == str(int(value)), (name, number)
        assert (shown["in_data_i"][column] == "x") == (offer.block is None)
        assert (shown["out_data_o"][column] == "0") == (not answer.out_valid or answer.out_error)


def test_labels_are_of_the_blocks_and_keys_at_the_ports(
    aes_round: Design, simulators: Path
) -> None:
    drawn = lanes(wave_json(play(aes_round, "directions", simulators)))
    assert drawn["in_data_i"]["data"] == ["A", "B", "C"]
    assert drawn["out_data_o"]["data"] == ["0", "E(A)", "0", "D(B)", "0", "E(C)", "0"]
    drawn = lanes(wave_json(play(aes_round, "key", simulators)))
    assert drawn["key_i"]["data"] == ["K1", "K2"]


def test_distances_are_the_documented_clocks(aes_round: Design, simulators: Path) -> None:
    timings = aes_round.timing(128)
    edges = wave_json(play(aes_round, "back_to_back", simulators))["edge"]
    assert edges == [f"A<->B latency {timings.latency}", f"C<->D interval {timings.interval}"]
    edges = wave_json(play(aes_round, "key", simulators))["edge"]
    assert edges == [f"A<->B key set-up {timings.key_setup}"]


@pytest.mark.parametrize(
    ("name", "scenario", "sentence"),
    [
        ("aes-round", "keys", "unknown scenario 'keys'; did you mean 'key'?"),
        ("aes128-round-enc", "directions", "asks for what design 'aes128-round-enc' cannot do"),
        ("kuo-processor", "key", "has the ports of a wrapper; choose a bare core"),
    ],
)
def test_a_diagram_that_cannot_be(name: str, scenario: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=sentence.replace("?", r"\?")):
        play(design.load(name), scenario, tmp_path)


def test_without_wavedrom_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "yowasp_wavedrom", None)
    with pytest.raises(MissingToolError, match="needs the package yowasp-wavedrom, of the extra"):
        timing.svg({"signal": [], "head": {"text": ""}})


def test_all_diagrams_of_one_design_by_its_name(
    tmp_path: Path, simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "svg", lambda diagram: diagram["head"]["text"])
    monkeypatch.setattr(timing.Store, "cache", simulators)
    monkeypatch.setattr(sys, "argv", ["timing", "aes128-round-enc", str(tmp_path / "new")])
    timing.main()
    made = {path.stem for path in (tmp_path / "new").glob("*.json")}
    assert made == {
        f"aes128-round-enc-{stem}" for stem in ("key", "back-to-back", "stall", "clear", "refusal")
    }
    monkeypatch.setattr(sys, "argv", ["timing", "aes128-round-enc"])
    with pytest.raises(SystemExit, match="usage"):
        timing.main()
