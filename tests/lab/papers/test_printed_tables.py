# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tables of the five papers as data: sums, rates and clocks that follow from each other."""

from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.store import Store
from aesilicon_lab import papers
from aesilicon_lab.papers import design_measures, reproduce, verdict
from aesilicon_lab.papers.printed_table import PrintedRow, PrintedTable, cells
from aesilicon_lab.papers.verdict import Results


def table_of(key: str, number: str) -> PrintedTable:
    return next(table for table in papers.load(key).tables if table.number == number)


def own_rows(key: str, number: str) -> list[PrintedRow]:
    """The rows that the paper prints."""
    rows = table_of(key, number).rows
    return [row for row in rows if {*row.printed.values()} != {"not in the paper"}]


def test_morioka_and_satoh_table_1() -> None:
    table = table_of("morioka-satoh", "1")
    assert {row.name: tuple(row.printed.values()) for row in table.rows} == {
        "Composite field": (2190, 354),
        "PPRM": (1010, 2148),
        "SOP": (770, 1567),
        "Table look-up": (700, 1528),
        "BDD": (690, 1399),
        "Twisted BDD": (430, 2818),
    }
    assert all(cell.quoted is None for cell in cells(table))
    assert table.targets == ["ihp-sg13g2:typ_1p50V_25C", "osu018"]
    assert table.wires == [False, True]
    # Section 3.1: the netlists are kept as designed; synthesis made the look-up alone.
    free = [row.name for row in table.rows if row.reproduce and row.reproduce.synthesis == "free"]
    assert free == ["Table look-up"]


def test_morioka_and_satoh_tables_2_and_3_add_up() -> None:
    printed = {row.name: row.printed["delay"] for row in table_of("morioka-satoh", "3").rows}
    for circuit in ("T-box algorithm: ", "Basic algorithm: "):
        delays = [d for name, d in printed.items() if name.startswith(circuit) and d != "-"]
        *parts, total = map(float, delays)
        assert sum(parts) == total
    for row in own_rows("morioka-satoh", "2"):
        clock, throughput = float(row.printed["clock"]), float(row.printed["throughput"])
        assert clock * 128 / 10 == pytest.approx(throughput, abs=50)


def test_the_designs_of_morioka_and_satoh_differ_in_what_is_compared() -> None:
    """Each row of table 2 is measured without its keys, and each total of table 3 is a path."""
    paper = papers.load("morioka-satoh")
    cores = {name: design_measures.build(paper, name).core for name in paper.designs}
    assert {core.key_schedule for core in cores.values()} == {"stored"}
    assert cores["decryptor"].table() | {"tbox": cores["basic-decryptor"].table()["tbox"]} == (
        cores["basic-decryptor"].table()
    )
    assert cores["encryptor"].table() | {"sbox": "table"} == cores["table-encryptor"].table()
    for row in own_rows("morioka-satoh", "2"):
        assert row.measure is not None
        assert (row.measure.modules, row.measure.without) == (["*"], ["key*"])


def test_vater_and_langendoerfer_table_3() -> None:
    table = table_of("vater-langendoerfer", "3")
    assert [tuple(row.printed.values()) for row in table.rows] == [
        (41056, 1032),
        (14153, 356),
        (16512, 424),
    ]
    assert all(row.reproduce and row.reproduce.direction == "both" for row in table.rows)
    slip = papers.load("vater-langendoerfer").corrected("3", table.rows[2].name, "gates")
    assert slip is not None
    assert slip.value == round(16512 / (14153 / 356)) == 415


def test_vater_and_langendoerfer_table_5_follows_from_78_clocks() -> None:
    *printed, beside = table_of("vater-langendoerfer", "5").rows
    assert {*beside.printed.values()} == {"not in the paper"}
    assert len(printed) == 4
    for row in printed:
        clock, throughput = float(row.printed["clock"]), float(row.printed["throughput"])
        assert int(clock * 128 / 78) == throughput


def test_the_schedule_of_vater_and_langendoerfer() -> None:
    paper = papers.load("vater-langendoerfer")
    for name, interval, latency, setup in (
        ("vater-stages", 70, 70, 11),
        ("vater-core", 78, 79, 16),
    ):
        built = design_measures.build(paper, name)
        assert {(one.interval, one.latency, one.key_setup) for one in built.timings()} == {
            (interval, latency, setup)
        }
        assert {design_measures.key_wait(built, one) for one in built.timings()} == {10}


@pytest.mark.parametrize(
    ("name", "clocks"),
    [
        ("vater-wlan", 51),
        ("gunasekaran-word32", 70),
        ("aes128-column", 51),
        ("aes128-column-enc", 0),
        ("aes128-serial", None),
    ],
)
def test_the_clocks_between_a_key_and_a_block(name: str, clocks: int | None) -> None:
    """Of the walk to the schedule end, whatever the ports; test_narrow.py simulates it."""
    built = design.load(name)
    assert {design_measures.key_wait(built, one) for one in built.timings()} == {clocks}


def test_kuo_and_verbauwhede_tables_2_and_4() -> None:
    paper = papers.load("kuo-verbauwhede")
    worst, typical = (row.printed for row in own_rows(paper.key, "2"))
    for row, clock in ((worst, 1000 / 21), (typical, 100)):
        for column, block in (("max_throughput", 256), ("min_throughput", 128)):
            exact = block * clock / 14  # Nr of either size
            assert 0 <= exact - float(row[column]) < 10  # cut off
            slip = paper.corrected("2", "Typical-case library", column)
            assert slip is not None
            assert row is worst or slip.value == round(exact)
    assert 1000 / float(worst["critical_path"]) == pytest.approx(float(worst["frequency"]), abs=0.5)
    assert typical["critical_path"] == 1000 / float(typical["frequency"])
    ours = table_of(paper.key, "4").rows[1].printed
    assert ours == {name: typical[name] for name in ours}


def test_kuo_and_verbauwhede_shares() -> None:
    rows = table_of("kuo-verbauwhede", "3").rows
    shares = [float(row.printed["share"]) for row in rows]
    assert sum(shares) == pytest.approx(99.6)
    for row, share in zip(rows[:2], shares, strict=False):
        assert 100 * float(row.printed["area"]) / 3.96 == pytest.approx(share, abs=0.2)
        assert 100 * float(row.printed["gates"]) / 173_000 == pytest.approx(share, abs=0.3)
    sbox = table_of("kuo-verbauwhede", "section 3.3").rows[0].printed
    tables, registers, memory = (
        row.printed for row in table_of("kuo-verbauwhede", "section 4, memory").rows
    )
    copies = table_of("kuo-verbauwhede", "section 3.3, copies").rows[0].printed
    all_tables = sum(map(float, copies.values())) * float(sbox["area"]) / 1e6
    assert all_tables == pytest.approx(float(tables["area"]), rel=0.03)
    assert 100 * float(tables["area"]) / 3.96 == pytest.approx(float(tables["share"]), abs=0.2)
    assert round(100 * float(registers["gates"]) / 173_000) == registers["share"]
    assert float(tables["share"]) + float(registers["share"]) == memory["share"]


def test_kuo_and_verbauwhede_section_5() -> None:
    paper = papers.load("kuo-verbauwhede")
    unit, second, selection, both, store = (
        float(row.printed["area"]) for row in table_of(paper.key, "section 5, parts").rows[:5]
    )
    assert second == unit
    assert both == pytest.approx(second + selection)
    assert 2 * unit + selection == pytest.approx(1.39)  # key scheduling in table 3
    fly, stored = (row.printed for row in table_of(paper.key, "section 5, stored keys").rows)
    saved = unit + selection - store
    assert float(fly["area"]) - float(stored["area"]) == pytest.approx(saved, abs=0.02)
    slip = paper.corrected("section 5, stored keys", "Stored", "key_setup")
    assert slip is not None
    assert slip.value == (8 * (14 + 1) - 4) / 4  # words of 15 round keys but for the key's own


def test_the_designs_of_kuo_and_verbauwhede_differ_in_what_is_compared() -> None:
    """Stored keys against keys on the fly, and both directions against one, with equal S-boxes."""
    paper = papers.load("kuo-verbauwhede")
    built = {name: design_measures.build(paper, name) for name in paper.designs}
    assert {(one.core.sbox, one.key_sbox.name) for one in built.values() if one.wrapper} == {
        ("table", "table")
    }
    chips = {
        name: (one.core.key_schedule, len(one.core.directions))
        for name, one in built.items()
        if one.wrapper
    }
    assert chips == {
        "kuo-chip": ("chained", 1),
        "kuo-window": ("on_the_fly", 1),
        "kuo-chip-stored": ("stored", 1),
        "kuo-chip-both": ("on_the_fly", 2),
        "kuo-chip-both-stored": ("stored", 2),
    }
    assert built["kuo-core"].core == design.load("rijndael-round-enc").core


def test_gunasekaran_et_al() -> None:
    paper = papers.load("gunasekaran")
    for number in ("1", "2"):
        rows = (row.printed["clocks"] for row in table_of(paper.key, number).rows)
        *parts, total = (clocks for clocks in rows if isinstance(clocks, int))
        assert sum(map(float, parts)) == total
    base, ours, *_ = (row.printed for row in table_of(paper.key, "4").rows)
    for row in (base, ours):
        exact = 128 * float(row["clock"]) / float(row["clocks"])
        assert int(exact) == row["throughput"]
    assert ours["clocks"] == table_of(paper.key, "2").row("Total").printed["clocks"]
    gains = {row.name: row.printed["gain"] for row in table_of(paper.key, "4, last column").rows}
    saved = {
        name: 100 * (1 - float(ours[column]) / float(base[column]))
        for name, column in (
            *(("On-chip power", "power"), ("Slice LUTs", "luts")),
            *(("Slice registers", "registers"), ("LUT-FF pairs", "pairs")),
        )
    }
    slip = paper.corrected("4, last column", "Throughput", "gain")
    assert slip is not None
    assert slip.value == pytest.approx(100 * (161 / 74 / (109 / 56) - 1), abs=0.05)
    assert gains == {"Throughput": 10.53} | {name: round(gain, 2) for name, gain in saved.items()}
    first = table_of(paper.key, "5").rows[0].printed
    assert first == {name: ours[name] for name in first}


@pytest.mark.parametrize(
    ("name", "clocks"),
    [("gunasekaran-conventional", 56), ("gunasekaran-stages", 74), ("gunasekaran-word32", 77)],
)
def test_the_designs_of_gunasekaran_et_al(name: str, clocks: int) -> None:
    built = design_measures.build(papers.load("gunasekaran"), name)
    assert (built.core.key_bits, built.core.directions) == ([256], ["encrypt", "decrypt"])
    sbox = "composite" if name == "gunasekaran-word32" else "table"
    assert (built.core.sbox, built.key_sbox.name) == (sbox, sbox)
    assert {one.interval for one in built.timings()} == {clocks}


@pytest.mark.parametrize(("measured", "said"), [(0, "holds"), (4, "does not hold")])
def test_a_count_that_is_printed_as_zero(measured: int, said: str) -> None:
    table = table_of("gunasekaran", "3")
    (cell,) = (c for c in cells(table) if c.printed == 0)
    where = {(cell.row.name, cell.column): float(measured)}
    results = Results(table, papers.load("gunasekaran"), where, dict.fromkeys(where, "S-boxes"))
    judged = verdict.cell(cell, results)
    assert (judged.verdict, judged.ratio) == (said, None)


def test_a_slip_in_a_cell_that_is_only_quoted_is_corrected(tmp_path: Path) -> None:
    paper = papers.load("gunasekaran")
    quoted = paper.model_copy(update={"tables": [table_of(paper.key, "4, last column")]})
    rows = reproduce.rows([quoted], Store(tmp_path))
    assert [row.corrected for row in rows] == [11.8, None, None, None, None]
    assert {(row.verdict, row.measured) for row in rows} == {("as printed", None)}
