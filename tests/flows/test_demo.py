# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The main job and the report, with published measurements in place of new ones."""

import re
from html import unescape
from pathlib import Path

import pytest

import sample
from aesilicon import demo, proof_status
from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.report import page
from aesilicon.report.published import MEASURED
from aesilicon.store import Store


def as_published(steps: list[MeasureDesign], store: Store, **_: object) -> list[Measurement]:
    rows = {(row.design, row.target): row for row in MEASURED.read()}
    made = [rows[step.design.name, step.target.name] for step in steps]
    for n, row in enumerate(made):
        store.put(str(n), "measure", row.design, row.target, row)
    return made


def store_with(simulators: Path, folder: Path) -> Store:
    """A store whose compiled simulators are those of all tests."""
    (folder / "store").mkdir()
    (folder / "store" / "cache").symlink_to(simulators)
    return Store(folder / "store")


def test_main_job(
    tmp_path: Path,
    simulators: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(proof_status, "measurements", as_published)
    store = store_with(simulators, tmp_path)
    assert demo.main_job("aes128-round-enc", tmp_path / "out", store)
    said = capsys.readouterr().out
    assert said.count("the bytes match OpenSSL") == 2
    html = (tmp_path / "out" / "report.html").read_text()
    assert "aes128-round-enc" in html
    assert "ecp5" in html
    markup = re.sub("<script.*?</script>", "", unescape(html), flags=re.DOTALL)
    assert "default-src 'none'; script-src 'sha256-" in markup
    assert not any(word in markup for word in ("http://", "https://", "url("))
    plain = (Path(demo.examples_dir()) / "picture.bmp").read_bytes()
    assert len((tmp_path / "out" / "picture.ctr").read_bytes()) == len(plain)


@pytest.mark.bench
def test_a_wrong_core_is_not_called_right(
    tmp_path: Path,
    simulators: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    real = demo.run.run_file

    def flip(*arguments: object) -> object:
        result = real(*arguments)
        object.__setattr__(result, "output", bytes([result.output[0] ^ 1]) + result.output[1:])
        return result

    monkeypatch.setattr(proof_status, "measurements", as_published)
    monkeypatch.setattr(demo.run, "run_file", flip)
    assert not demo.main_job("aes128-round-enc", tmp_path / "out", store_with(simulators, tmp_path))
    assert "DIFFER from OpenSSL" in capsys.readouterr().out


def test_empty_report_says_what_to_do() -> None:
    html = page.render([], [], [])
    assert "Nothing has been measured yet" in html
    assert "Nothing has been verified yet" in html


@pytest.mark.parametrize(
    ("name", "software"),
    sample.only(
        lambda case: case[1] == "the golden model",  # the main job compares with OpenSSL
        [("aes128-round-enc", "OpenSSL"), ("rijndael256-round", "the golden model")],
    ),
)
def test_picture_is_compared_with_software_that_has_the_block(
    name: str, software: str, tmp_path: Path, simulators: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = store_with(simulators, tmp_path)
    picture = tmp_path / "picture"
    picture.write_bytes(bytes(range(256)) * 5)
    assert demo._round_trip(design.load(name), picture, tmp_path, store)
    assert capsys.readouterr().out.count(f"the bytes match {software}") == 2
