# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The page of schedules: its tables are those of the simulated RTL."""

import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.spec import rijndael
from aesilicon_lab.pages import schedule_trace, schedules
from aesilicon_lab.pages.schedule_trace import Bench, Clock, Probe, Work
from aesilicon_lab.pages.schedules import ScheduleTable

TABLES = schedules.catalogue()
PAGE = schedules.file().read_text()
BOTH_WAYS = (
    *("aes-column", "vater-stages", "vater-stages32", "vater-wlan", "gunasekaran-stages"),
    *("gunasekaran-word32", "gunasekaran-conventional", "aes128-serial"),
)
QUICK = "aes128-column"
"""The design whose tables `make test` simulates again; `make bench` does all."""


def marked(table: ScheduleTable) -> object:
    return pytest.param(table, marks=[] if table.design == QUICK else pytest.mark.bench)


@pytest.mark.parametrize(
    "table", [marked(table) for table in TABLES], ids=lambda table: table.title
)
def test_a_table_is_the_simulated_one(table: ScheduleTable, simulators: Path) -> None:
    traced = schedules.trace(table, simulators)
    assert schedules.section(table, traced) in PAGE, f"run `{schedules.COMMAND}`"
    direction = "decrypt" if table.decrypt else "encrypt"
    timing = table.build().timing(table.key_bits, 128, direction)
    assert (traced.interval, traced.latency) == (timing.interval, timing.latency)


def test_the_page_has_these_tables_and_this_text() -> None:
    parts = PAGE.split("\n## ")
    sections = [f"## {part}".rstrip("\n") for part in parts[1:-1]]
    assert [section.splitlines()[0] for section in sections] == [f"## {t.title}" for t in TABLES]
    assert schedules.page(sections) == PAGE, f"run `{schedules.COMMAND}`"


@pytest.mark.parametrize("name", BOTH_WAYS)
def test_both_directions_of_every_key_length_have_a_table(name: str) -> None:
    shown = {
        (one.key_bits, one.decrypt) for one in TABLES if one.design == name and not one.changed
    }
    assert shown == {
        (bits, way) for bits in design.load(name).core.key_bits for way in (False, True)
    }


def test_clocks_of_a_narrow_core_say_what_the_adapter_adds() -> None:
    """Of two beats in and two out behind ports of 32 bits."""
    table = next(one for one in TABLES if one.design == "vater-wlan" and not one.decrypt)
    table = replace(table, units={"block": (Probe("", ()),)})
    works = [Work("out", -1, 0, 3), *(Work("in", 0, 0, n) for n in (0, 1)), Work("add", 0, 1, 0)]
    works += [Work("out", 0, 0, n) for n in (0, 1)]

    def shown(latency: int) -> str:
        clocks = tuple(((work,),) for work in works)
        return schedules.section(table, schedule_trace.Trace(6, latency, clocks))

    said = (
        "6 clocks a block; result {} clocks behind the block. Clock 0 is that of the port adapter, "
        "which takes the whole block. The core itself takes 5 clocks, from its first beat in clock "
        "1 to its last in clock 5; the adapter has the whole result {}. A column passes"
    )
    assert said.format(6, "1 clock later") in shown(6)
    assert said.format(5, "in the same clock") in shown(5)
    assert PAGE.count("Clock 0 is that of the port adapter") == sum(
        one.build().core.port_bits < 128 for one in TABLES
    )


def test_help_prints_usage(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["schedules", "--help"])
    with pytest.raises(SystemExit) as ended:
        schedules.main()
    assert ended.value.code == 0
    assert (
        "usage: python -m aesilicon_lab.pages.schedules [-h] [design ...]"
        in capsys.readouterr().out
    )


def test_a_disturbed_signal_changes_the_table(
    simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bit of the S-boxes' input in one clock of one run."""
    table = next(one for one in TABLES if one.design == QUICK)
    names = [unit for unit, probes in table.units.items() for _ in probes]
    place = names.index("S-boxes")
    simulated = Bench.run

    def disturbed(
        self: Bench, key: bytes, blocks: Sequence[bytes], *, decrypt: bool
    ) -> list[Clock]:
        clocks = simulated(self, key, blocks, decrypt=decrypt)
        at = [n for n, clock in enumerate(clocks) if clock.taken][1] + 23
        values = list(clocks[at].values)
        values[place] = rijndael.xor(values[place], bytes([0, 0, 1, 0]))
        clocks[at] = replace(clocks[at], values=tuple(values))
        return clocks

    monkeypatch.setattr(Bench, "run", disturbed)
    traced = schedules.trace(table, simulators)
    assert traced.clocks[23][place] == ()
    made = schedules.section(table, traced)
    assert made not in PAGE
    assert "| 23 |  |  | 5.1 | 5.1 | W[21] |" in made


def test_clocks_that_depend_on_the_data_are_refused(
    simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulated = Bench.run

    def later(self: Bench, key: bytes, blocks: Sequence[bytes], *, decrypt: bool) -> list[Clock]:
        clocks = simulated(self, key, blocks, decrypt=decrypt)
        return clocks[key[0] & 1 :]

    monkeypatch.setattr(Bench, "run", later)
    table = next(one for one in TABLES if one.design == QUICK)
    with pytest.raises(schedule_trace.ToolError, match="the clocks depend on the data"):
        schedules.trace(table, simulators)


@pytest.mark.parametrize("decrypt", [False, True])
def test_bytes_have_names_by_several_runs(decrypt: bool) -> None:
    """The S-box of an 8-bit core: a byte of each run is enough."""
    rng = random.Random(2)
    ciphers = [rijndael.Rijndael(rng.randbytes(16)) for _ in range(schedule_trace.RUNS)]
    blocks = [[rng.randbytes(16)] * 4 for _ in ciphers]
    known = schedule_trace.catalogue(ciphers, blocks, decrypt=decrypt)
    shift = rijndael.inv_shift_rows if decrypt else rijndael.shift_rows
    states = [
        cipher.decrypt_states(one[1]) if decrypt else cipher.encrypt_states(one[1])
        for cipher, one in zip(ciphers, blocks, strict=True)
    ]
    seen = [shift(of_run[4], 16)[9:10] for of_run in states]
    clock = [Clock(True, True, (value,)) for value in seen]
    runs = [[one, one, one, one] for one in clock]
    traced = schedule_trace.label([Probe("", ("to_sub",))], runs, known)
    (((work,),),) = traced.clocks
    assert replace(work, block=0) == Work("to_sub", 0, 5, 2, 1)


def test_a_repetition_is_exact() -> None:
    def row(n: int) -> tuple[tuple[Work, ...], ...]:
        return ((Work("to_sub", 0, n // 4, n % 4),), (Work("key", 0, n // 4, n % 4),))

    rows = [row(n) for n in range(40)]
    assert schedules.repetition(rows, decrypt=False) == (0, 4, 1, 9)
    assert schedules.repetition(rows, decrypt=True)[3] == 0
    rows[17] = row(16)
    assert schedules.repetition(rows, decrypt=False) == (18, 4, 1, 4)


def test_clocks_of_a_frame_are_a_row() -> None:
    """Four clocks of a byte-serial core: whole rows, whole columns, or some bytes of each."""
    table = ScheduleTable(QUICK, 128, False, "", {"S-box": (Probe("", ()),)}, "", frame=4)

    def traced(*works: Work) -> schedule_trace.Trace:
        return schedule_trace.Trace(5, 4, (((),), *(((work,),) for work in works)))

    for works, cell in {
        tuple(Work("to_sub", 0, 3, c, 2) for c in (1, 0, 3, 2)): "3 row 2",
        tuple(Work("to_sub", 0, 3, 1, r) for r in range(4)): "3.1",
        tuple(Work("mix", 0, 3, c) for c in range(4)): "3",
        tuple(Work("sub_word", 0, 3, 3, r) for r in range(4)): "SubWord W[15]",
        (*(Work("in", 0, 0, 1, r) for r in (1, 2, 3)), Work("in", 0, 0, 2, 0)): (
            "in column 1 rows 1, 2, 3, in column 2 row 0"
        ),
    }.items():
        assert schedules.section(table, traced(*works)).splitlines()[-2:] == [
            "| 0 |  |",
            f"| 1 to 4 | {cell} |",
        ]
    assert schedules.section(table, traced(works[0], works[0])).endswith(
        "| 1 to 2 | in column 1 row 1 |"
    )


def test_tables_of_named_designs(
    simulators: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(schedules.Store, "cache", simulators)
    monkeypatch.setattr(sys, "argv", ["schedules", QUICK])
    schedules.main()
    assert capsys.readouterr().out.rstrip("\n") in PAGE
    monkeypatch.setattr(sys, "argv", ["schedules", "aes-serial"])
    with pytest.raises(SystemExit, match=r"no table of aes-serial in schedules\.toml"):
        schedules.main()


def test_tables_of_a_design_file(
    simulators: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The same build is on the page, as a change of `aes128-column`."""
    file = tmp_path / "pairs.toml"
    text = 'name = "pairs"\npurpose = "a test"\n[core]\narchitecture = "{}"\nkey_bits = [128]\n'
    file.write_text(text.format("column") + 'sbox = "compact"\n[core.column]\nword_bits = 64\n')
    monkeypatch.setattr(schedules.Store, "cache", simulators)
    monkeypatch.setattr(sys, "argv", ["schedules", str(file)])
    schedules.main()
    printed = capsys.readouterr().out
    for way in ("encryption", "decryption"):
        head, of_page = f"## `pairs`, AES-128 {way}\n", f"`word_bits = 64`, AES-128 {way}\n"
        rows = printed.partition(head)[2].partition("## ")[0].splitlines()[3:]
        assert len(rows) == len(set(rows)) >= 12
        assert "\n".join(rows).rstrip() in PAGE.partition(of_page)[2].partition("## ")[0]
    file.write_text(text.format("round"))
    with pytest.raises(
        SystemExit,
        match="architecture 'round' has no table of its clocks; these have: column, step, word, "
        "two_stage, serial",
    ):
        schedules.main()
