# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CBC on the pipeline (examples/cbc_interleaved): every block against OpenSSL, and the clocks."""

import importlib.util
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from aesilicon import resources
from aesilicon.design import design
from aesilicon.tools import verilator

pytestmark = pytest.mark.xdist_group("examples")  # one compilation, on one worker

FOLDER = resources.examples_dir() / "cbc_interleaved"
LATENCY = design.load("aes128-pipeline").timing(128).latency
KEY = bytes(range(16))


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("cbc_interleaved", FOLDER / "simulate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


cbc = _load()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    compiled: Path = cbc.compile_bench(tmp_path_factory.mktemp("cbc"))
    return compiled


def check_full_rate(program: Path, folder: Path) -> None:
    """As many streams as the latency: a block goes in and one comes out in every clock."""
    messages = cbc.some_messages()
    assert len(messages) == LATENCY
    played = cbc.play(program, KEY, messages, cbc.in_turn(messages), folder)
    count = len(messages) * cbc.BLOCKS
    assert cbc.wrong_streams(KEY, messages, played) == []
    first_in, first_out = played.taken[0][0], played.results[0][0]
    assert first_out - first_in == LATENCY
    assert [clock for clock, _ in played.taken] == list(range(first_in, first_in + count))
    assert [clock for clock, *_ in played.results] == list(range(first_out, first_out + count))
    assert played.clocks == count + LATENCY


def check_one_stream(program: Path, folder: Path) -> None:
    """A block waits for the one before: a latency each."""
    (message,) = messages = cbc.some_messages(1)
    played = cbc.play(program, KEY, messages, cbc.in_turn(messages), folder)
    assert cbc.wrong_streams(KEY, messages, played) == []
    assert played.clocks == len(message.plain) // 16 * LATENCY + 1


def check_any_order(program: Path, folder: Path) -> None:
    """Streams of unlike lengths at random, with gaps and with results that wait."""
    luck = random.Random(2)
    messages = [cbc.some_messages(1, luck.randrange(1, 60), n)[0] for n in range(cbc.STREAMS)]
    order = cbc.in_turn(messages)
    luck.shuffle(order)
    for pause in (0, 20, 128):
        played = cbc.play(program, KEY, messages, order, folder, pause=pause)
        assert cbc.wrong_streams(KEY, messages, played) == []
        assert [stream for _, stream, _ in played.results] == order


def test_full_rate(program: Path, tmp_path: Path) -> None:
    check_full_rate(program, tmp_path)


def test_one_stream_takes_a_latency_a_block(program: Path, tmp_path: Path) -> None:
    check_one_stream(program, tmp_path)


def test_streams_in_any_order(program: Path, tmp_path: Path) -> None:
    check_any_order(program, tmp_path)


@pytest.mark.bench
@pytest.mark.parametrize(
    ("old", "new", "check"),
    [
        ("last_q[in_stream_i];", "last_q[0];", check_any_order),
        ("returns = given && out_stream_o == in_stream_i", "returns = given", check_any_order),
        ("? out_data_o", "? last_q[in_stream_i]", check_full_rate),
        ("free = returns ||", "free =", check_full_rate),
        ("free = returns || !busy_q[in_stream_i]", "free = 1'b1", check_one_stream),
        ("in_first_i ? in_iv_i : last", "last", check_full_rate),
    ],
)
def test_a_fault_is_found(
    old: str, new: str, check: Callable[[Path, Path], None], tmp_path: Path
) -> None:
    text = cbc.MODULE.read_text()
    assert text.count(old) == 1
    (tmp_path / cbc.MODULE.name).write_text(text.replace(old, new))
    program = cbc.compile_bench(tmp_path, tmp_path / cbc.MODULE.name)
    with pytest.raises(AssertionError):
        check(program, tmp_path)
