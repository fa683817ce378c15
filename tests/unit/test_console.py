# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Progress where the output is no terminal: each new state, and a line a while for long tasks."""

import time

import pytest

from aesilicon import console


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
