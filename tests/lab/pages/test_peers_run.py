# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The run that measures other cores and our designs alike, with recorded measurements."""

from pathlib import Path

import pytest

import libraries
import report_pages
from aesilicon import resources, targets
from aesilicon.drivers.foreign_protocol import load_protocol
from aesilicon.errors import ToolError
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report.peers import CLASSES
from aesilicon.report.published import PEERS
from aesilicon_lab.pages import peer_set, peers


def test_every_peer_is_of_its_class() -> None:
    for peer in peer_set.PEERS:
        one = CLASSES[peer.compared]
        core = load_protocol(resources.results_dir() / "peers" / peer.protocol).core
        assert (tuple(core.key_bits), tuple(core.directions)) == (one.key_bits, one.directions)
        assert core.block_bits == one.block_bits
        assert len(peer.commit) == 40
        assert peer.unproven == ("Not proven" in peer.remark)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for peer in peer_set.PEERS:
        for name in peer.files:
            file = tmp_path / "sources" / peer.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"// {name}\n")
    return tmp_path / "sources"


def test_both_sides_go_through_the_same(sources: Path) -> None:
    """The same targets, goals and seeds for each core of a class."""
    libraries.found("ihp-sg13g2")
    asked: dict[tuple[str, str], set[str]] = {}
    for step, of in peers.steps(sources, [], [], False):
        asked.setdefault((of["compared"], step.subject), set()).add(step.place)
    assert len({compared for compared, _ in asked}) == len(CLASSES)
    for compared in CLASSES:
        (places,) = {frozenset(asked[key]) for key in asked if key[0] == compared}
        assert {"osu018", "osu018 --goal area", "osu018 --goal efficiency"} <= places
        assert "ecp5 --goal efficiency --seeds 3" in places
    assert not list(peers.steps(sources, ["tiny_aes"], ["ice40"], False))  # it does not fit


def test_a_missing_source_says_where_it_is_from(tmp_path: Path) -> None:
    libraries.found("ihp-sg13g2")
    with pytest.raises(Exception, match="is of freecores/tiny_aes at faf2afb2bcb6"):
        list(peers.steps(tmp_path, ["tiny_aes"], [], False))


def test_rows_are_published_beside_the_others(
    sources: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A core that fails is told, and the others go on; a second run replaces the rows."""
    monkeypatch.setattr(resources, "results_dir", lambda: tmp_path / "results")
    (tmp_path / "results" / "peers").mkdir(parents=True)
    for peer in peer_set.PEERS:
        text = (Path(__file__).parents[3] / "results" / "peers" / peer.protocol).read_text()
        (tmp_path / "results" / "peers" / peer.protocol).write_text(text)

    def measure(step: peers.Step, store: object) -> Measurement:
        if step.target.name == "xc7":
            raise ToolError("synthesis", "burns")
        command = f"measure {step.subject} --target {step.place}"
        return Measurement.model_validate(report_pages.row(step.subject, command=command))

    monkeypatch.setattr(peers, "measure", measure)
    words = [str(sources), "tiny_aes", "aes128-pipeline", "--quick"]
    for _ in range(2):
        assert peers.main([*words, "--target", "osu018", "--target", "xc7"]) == 1
        assert "aes_128 on xc7: synthesis: burns" in capsys.readouterr().err
        rows = PEERS.read()
        assert [(row.core, row.design, row.compared) for row in rows] == [
            ("tiny_aes", "tiny_aes", "AES-128, encryption, a block every clock"),
            (None, "aes128-pipeline", "AES-128, encryption, a block every clock"),
        ]
        assert rows[0].repository == "freecores/tiny_aes"
    assert peers.main([*words, "--target", "osu018"]) == 0


def test_quick_is_one_recipe_and_one_goal() -> None:
    cells, fpga = targets.find("osu018"), targets.find("ecp5")
    assert [one.quick for one in peers.options(cells, True)] == [True]
    assert [one.goal for one in peers.options(fpga, True)] == ["speed"]
