# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tables on a narrow terminal; progress where the output is no terminal."""

import re
import time

import pytest
from rich.console import Console

from aesilicon import console
from aesilicon.cli import list as list_verb
from aesilicon.cli import options


def lines_of(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


def test_a_long_step_is_told_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "HEARTBEAT", 0.05)
    with console.step("proving it") as tell:
        tell("the third scenario")
        time.sleep(0.3)
    first, *later = lines_of(capsys)
    assert first == "proving it ..."
    assert later[0] == "proving it: the third scenario (1 min)"
    assert len(later) > 1


def test_a_task_is_told_again_until_it_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "HEARTBEAT", 0.05)
    with console.watch(["one", "other"]) as tell:
        tell("one", "proving", "a scenario")
        tell("other", "proving")
        tell("other", "done")
        time.sleep(0.3)
    lines = lines_of(capsys)
    assert lines[:3] == ["one: proving", "other: proving", "other: done"]
    assert lines[3] == "one: proving: a scenario (1 min)"
    assert not any(line.startswith("other") for line in lines[3:])


def terminal_lines(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """Lines of `aesilicon list` on a terminal of a width, without styles."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(console, "_output", Console(highlight=False, soft_wrap=True))
    list_verb.list_()
    lines = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out).splitlines()
    assert max(map(len, lines)) <= width
    return lines


@pytest.mark.parametrize("width", [80, 130])
def test_a_list_breaks_no_word_on_a_terminal(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    designs = options.catalogued(papers=False)
    words = [word for line in terminal_lines(width, monkeypatch, capsys) for word in line.split()]
    for chosen in designs:
        assert chosen.name in words
        assert set(chosen.purpose.split()) <= set(words)
    assert words.count("128/192/256") >= sum(len(d.core.key_bits) == 3 for d in designs)


def test_a_narrow_list_has_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = terminal_lines(80, monkeypatch, capsys)
    at = lines.index("aes-round")
    assert " ".join(" ".join(lines[at + 1 : at + 5]).split()) == (
        "blocks: 128 keys: 128/192/256 directions: encrypt, decrypt latency: 11 interval: 10 "
        "S-box: table purpose: AES-128/192/256, both directions, one round a clock: the "
        "general-purpose core"
    )


def test_a_pipe_gets_the_width_of_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    purpose = "a block every clock, " * 6 + "in logic"
    console.table(["design", "purpose"], [["aes", purpose]])
    assert f"│ aes    │ {purpose} │" in capsys.readouterr().out
