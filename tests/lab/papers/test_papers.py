# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Bad data are refused in one sentence; verdicts follow from printed and measured figures."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.errors import UserError
from aesilicon.flows.measure.options import Options
from aesilicon_lab import papers
from aesilicon_lab.papers import design_measures, table_rows, verdict
from aesilicon_lab.papers.measures import DesignMetric, Measure
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import DesignFigures
from aesilicon_lab.papers.printed_table import Column, cells
from aesilicon_lab.papers.verdict import Judged, Results

SMALL = """
key = "small"
authors = ["A. Author"]
title = "A title"
venue = "a place"
year = 2002
technology = "0.13 um"
[[tables]]
number = "1"
section = "3"
caption = "a table"
columns.delay = { unit = "ps", metric = "delay_ps" }
columns.size = { unit = "GE", metric = "gate_equivalents", judged_by = "value" }
columns.power = { unit = "W", quoted = { verdict = "as printed", why = "no power here" } }
targets = ["osu018"]
compared_with = "base"
tolerance = 0.25
[[tables.rows]]
name = "base"
printed = { delay = 100, size = 1000, power = 1.5 }
reproduce = { sbox = "table", synthesis = "free" }
[[tables.rows]]
name = "other"
printed = { delay = 300, size = 400 }
reproduce = { sbox = "composite" }
[[tables.rows]]
name = "fast"
printed = { delay = 50, size = "unknown" }
reproduce = { sbox = "composite" }
cells.size = { verdict = "not testable", why = "words" }
[[tables.orders]]
name = "slowest first"
column = "delay"
tie = 0.02
[[tables.factors]]
name = "fast is fast"
column = "delay"
of = "fast"
over = ["base"]
at_least = 1.5
at_most = 2.0
[[errata]]
where = "table 1"
printed = "400"
correct = "500"
why = "a slip"
table = "1"
row = "other"
column = "size"
value = 500
"""


def small(folder: Path, change: tuple[str, str] = ("", "")) -> Path:
    assert change[0] in SMALL
    path = folder / "small.toml"
    path.write_text(SMALL.replace(*change, 1) if change[0] else SMALL)
    return path


def _figures(**fields: float) -> DesignFigures:
    return DesignFigures(design="x", design_hash="0", goal="speed", **fields)


@pytest.mark.parametrize(
    ("metric", "measured", "seen"),
    [
        ("luts", 2000, "2,000 LUTs and 800 flip-flops"),
        ("ffs", 800, "2,000 LUTs and 800 flip-flops"),
        ("interval_clocks", 74, "its documented clocks"),
        ("lookups", 4, "the S-boxes of its RTL"),
    ],
)
def test_the_counts_of_a_design_on_an_fpga(metric: DesignMetric, measured: int, seen: str) -> None:
    name = "gunasekaran-stages"
    built = design_measures.build(papers.load("gunasekaran"), name)
    step = design_measures.ReproduceDesign(
        "gunasekaran", name, Options(), targets.find("xc7"), built
    )
    figures = _figures(luts=2000, ffs=800, fmax_mhz=100.0)
    column = Column(unit="-", metric=metric, size=[128, 256])
    what = Measure(design=name)
    assert design_measures.value(what, column, step, figures) == measured
    assert design_measures.evidence(what, column, figures) == seen
    without = design_measures.value(what, column, step, _figures())
    assert without == (None if metric in ("luts", "ffs") else measured)


def test_a_paper_may_have_no_date(tmp_path: Path) -> None:
    assert papers.read(small(tmp_path)).citation == 'A. Author: "A title", a place, 2002'
    undated = papers.read(small(tmp_path, ("year = 2002", "")))
    assert undated.citation == 'A. Author: "A title", a place'


@pytest.mark.parametrize("key", papers.catalogue())
def test_every_cell_is_measured_or_says_why_not(key: str) -> None:
    paper = papers.load(key)
    for table in paper.tables:
        for cell in cells(table):
            assert cell.quoted is None or cell.quoted.why
            assert cell.quoted is None or not cell.quoted.why.endswith(".")


def test_an_unknown_paper_is_answered_with_the_nearest() -> None:
    with pytest.raises(
        UserError, match=r"^unknown paper 'morioka'; did you mean 'morioka-satoh'\?$"
    ):
        papers.load("morioka")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("year = 2002", 'year = "2002"'), "year is not legal: input should be a valid integer"),
        (('venue = "a place"', ""), "key 'venue' is missing"),
        (("caption", "captoin"), "unknown key 'tables.0.captoin'; did you mean 'caption'?"),
        (('sbox = "table"', 'sbox = "tabel"'), "unknown S-box 'tabel'; did you mean 'table'?"),
        (('"base"\ntol', '"bass"\ntol'), "has no row 'bass'; did you mean 'base'?"),
        (("{ delay = 100,", "{ dalay = 100,"), "has no column 'dalay'; did you mean 'delay'?"),
        (('reproduce = { sbox = "table", synthesis = "free" }', ""), "neither measures nor quotes"),
        (("cells.size", "#"), "measures size of 'fast', which is words"),
        (("tie = 0.02", "tie = 2"), "tables.0.orders.0.tie is not legal"),
        (('of = "fast"', 'of = "slow"'), "has no row 'slow'"),
        (('"delay"\ntie', '"size"\ntie'), "claims something of size of 'fast', which is not"),
        (("tolerance = 0.25", ""), "needs 'targets' and 'tolerance'"),
        (
            ("tolerance = 0.25", 'tolerance = 0.25\nsearched = ["osu"]'),
            "says how 'osu' is measured or judged, which is none of its targets; did you mean "
            "'osu018'",
        ),
        (('compared_with = "base"', ""), "is judged by ratios, so it needs 'compared_with'"),
        (('metric = "delay_ps"', 'metric = "clock_mhz"'), "neither measures nor quotes delay"),
        (('{ sbox = "table",', '{ sbx = "table",'), "did you mean 'sbox'?"),
        (
            ('reproduce = { sbox = "composite" }', 'measure = { design = "big" }'),
            "neither measures nor quotes delay of 'other'",
        ),
        (
            (
                'reproduce = { sbox = "table"',
                'measure = { design = "x" }\nreproduce = { sbox = "bdd"',
            ),
            "has both 'reproduce' and 'measure'",
        ),
        (
            ("[[tables]]", '[designs.x]\nof = "round12"\n[[tables]]'),
            "names an unknown design 'round12'; did you mean 'aes-round'?",
        ),
        (('name = "other"', 'name = "base"'), "names a row twice"),
        (('"unknown"', '"not in the paper"'), "quotes size of 'fast', which is not printed"),
        (
            ("power = 1.5 }", 'power = 1.5 }\nderived.power = "0.9 + 0.5"'),
            "derives power as 0.9 + 0.5, which is not 1.5",
        ),
        (('row = "other"', 'row = "nobody"'), "an erratum names size of 'nobody' in table 1"),
        (("value = 500", ""), "needs all of 'table', 'row', 'column' and 'value'"),
        (('key = "small"', 'key = "smart"'), "key is 'smart', but must be the file's name"),
        (("[[tables]]", "[[tables"), "is not valid TOML"),
    ],
)
def test_a_bad_file_is_answered_with_one_sentence(
    change: tuple[str, str], said: str, tmp_path: Path
) -> None:
    path = small(tmp_path, change)
    with pytest.raises(UserError) as caught:
        papers.read(path)
    assert str(caught.value).startswith(str(path))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot read paper file"):
        papers.read(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"key = '\xff'")
    with pytest.raises(UserError, match="is not UTF-8 text"):
        papers.read(tmp_path / "latin.toml")


# --- verdicts ------------------------------------------------------------------------------------

Judge = Callable[..., Judged]


@pytest.fixture
def paper(tmp_path: Path) -> Paper:
    return papers.read(small(tmp_path))


def results(paper: Paper, delays: Mapping[str, float | None], size: float = 500) -> Results:
    values = {(row, "delay"): delay for row, delay in delays.items()}
    values |= {(row, "size"): size for row in delays}
    evidence = {cell: f"so many cells in {cell[0]}" for cell in values}
    return Results(paper.tables[0], paper, values, evidence)


def judged(paper: Paper, row: str, column: str, found: Results) -> Judged:
    (cell,) = [c for c in cells(paper.tables[0]) if (c.row.name, c.column) == (row, column)]
    return verdict.cell(cell, found)


@pytest.mark.parametrize(
    ("delay", "said"),
    [(748, "holds"), (752, "does not hold"), (481, "holds"), (479, "does not hold")],
)
def test_a_ratio_holds_within_the_tolerance(paper: Paper, delay: float, said: str) -> None:
    """Printed 3 times the base: 2.4 to 3.75 holds."""
    found = judged(paper, "other", "delay", results(paper, {"base": 200, "other": delay}))
    assert found.verdict == said
    assert found.ratio == delay / 300
    assert found.printed_to_reference == 3
    assert found.measured_to_reference == delay / 200
    assert ("so many cells in other" in found.why) == (said == "does not hold")


def test_the_row_of_reference_has_no_verdict_by_ratio(paper: Paper) -> None:
    found = judged(paper, "base", "delay", results(paper, {"base": 200}))
    assert found.verdict == "not testable"
    assert found.measured == 200


@pytest.mark.parametrize(("size", "said"), [(620, "holds"), (640, "does not hold")])
def test_a_value_is_judged_by_what_the_paper_should_have_printed(
    paper: Paper, size: float, said: str
) -> None:
    found = judged(paper, "other", "size", results(paper, {"base": 200, "other": 600}, size))
    assert found.verdict == said
    assert (found.printed, found.corrected) == (400, 500)
    assert found.ratio == size / 500
    assert "judged by 500, because '400' is a slip of the paper" in found.why


@pytest.mark.parametrize(
    ("metric", "size", "said"),
    [
        ("gate_equivalents", 390, "better"),
        ("gate_equivalents", 410, "holds"),
        ("gate_equivalents", 640, "does not hold"),
        ("energy_mj", 390, "better"),
        ("clock_mhz", 640, "better"),
        ("clock_mhz", 390, "does not hold"),
        ("share_percent", 390, "does not hold"),
        ("share_percent", 640, "does not hold"),
        ("key_setup_clocks", 501, "does not hold"),
        ("lookups", 499, "better"),
        ("brams", 500, "holds"),
    ],
)
def test_the_metric_says_which_value_is_better_than_printed(
    metric: str, size: float, said: str, paper: Paper
) -> None:
    """Printed 400, should be 500: 400 to 625 holds, of a count only 500."""
    table = paper.tables[0]
    column = table.columns["size"].model_copy(update={"metric": metric, "judged_by": "value"})
    table = table.model_copy(update={"columns": {**table.columns, "size": column}})
    paper = paper.model_copy(update={"tables": [table]})
    found = judged(paper, "other", "size", results(paper, {"base": 200, "other": 600}, size))
    assert found.verdict == said
    assert ("so many cells in other" in found.why) == (said != "holds")


def test_words_are_measured_beside_but_not_judged(tmp_path: Path) -> None:
    text = SMALL.replace("delay_ps", "gate_equivalents").replace("delay = 300", 'delay = "much"')
    text = text.replace('reproduce = { sbox = "composite" }', 'measure = { design = "x" }', 1)
    text = text.replace('"other"\n', '"other"\nnotes.delay = "for a reason"\n', 1)
    text = text.replace("[[tables]]", '[designs.x]\nof = "aes-round"\n[[tables]]', 1)
    before, _, after = text.partition("[[tables.orders]]")  # which words are in no order with
    path = tmp_path / "small.toml"
    path.write_text(before + "[[tables.factors]]" + after.partition("[[tables.factors]]")[2])
    paper = papers.read(path)
    found = judged(paper, "other", "delay", results(paper, {"base": 200, "other": 600}))
    assert (found.verdict, found.measured) == ("not testable", 600)
    assert "the paper gives no figure ('much'); 3.00 times 'base' here" in found.why
    assert found.why.endswith("; for a reason")


def test_what_is_not_there_is_not_testable(paper: Paper) -> None:
    found = judged(paper, "other", "delay", results(paper, {"base": 200, "other": None}))
    assert (found.verdict, found.measured) == ("not testable", None)
    found = judged(paper, "other", "delay", results(paper, {"base": None, "other": 600}))
    assert (found.verdict, found.measured) == ("not testable", 600)


@pytest.mark.parametrize(
    ("delays", "said"),
    [
        ({"base": 100, "other": 300, "fast": 60}, "holds"),
        ({"base": 100, "other": 99, "fast": 60}, "does not hold"),
        ({"base": 100, "other": 300, "fast": 101}, "does not hold"),
        ({"base": 100, "other": 300, "fast": None}, "not testable"),
    ],
)
def test_the_order_of_rows(paper: Paper, delays: Mapping[str, float | None], said: str) -> None:
    found = verdict.order(paper.tables[0].orders[0], results(paper, delays))
    assert found.verdict == said
    if said != "not testable":
        assert found.printed == "other > base > fast"


def test_rows_that_are_printed_as_good_as_equal_may_change_places(tmp_path: Path) -> None:
    paper = papers.read(small(tmp_path, ("delay = 300", "delay = 101")))
    delays = {"base": 100, "other": 99, "fast": 60}
    assert verdict.order(paper.tables[0].orders[0], results(paper, delays)).verdict == "holds"


@pytest.mark.parametrize(
    ("fast", "said"),
    [(60, "holds"), (68, "does not hold"), (40, "better"), (None, "not testable")],
)
def test_the_factor_between_rows(paper: Paper, fast: float | None, said: str) -> None:
    found = verdict.factor(
        paper.tables[0].factors[0], results(paper, {"base": 100, "other": 300, "fast": fast})
    )
    assert found.verdict == said
    assert found.printed == "1.5 to 2"
    assert ("more than the paper claims" in found.why) == (fast == 40)


def test_another_circuit_than_the_rows_is_not_judged(paper: Paper) -> None:
    found = results(paper, {"base": 100, "other": 300, "fast": 60})
    found = replace(found, others={"fast": "a neighbour"})
    one = judged(paper, "fast", "delay", found)
    assert (one.verdict, one.why) == ("not comparable", "a neighbour")
    claim = verdict.factor(paper.tables[0].factors[0], found)
    assert (claim.verdict, claim.why) == ("not comparable", "'fast': a neighbour")
    assert judged(paper, "other", "delay", found).verdict == "holds"


@pytest.mark.parametrize(
    ("sbox", "recipe", "another"),
    [
        ("twisted_bdd", "sop, fan-out 10", True),
        ("twisted_bdd", "dch, fan-out 6, S-boxes kept, then fan-out 6", False),
        ("twisted_bdd", None, False),
        ("table", "sop, fan-out 10", False),
    ],
)
def test_a_restructured_twisted_bdd_is_another_circuit(
    sbox: str, recipe: str | None, another: bool
) -> None:
    name = "encryptor" if sbox == "twisted_bdd" else "table-encryptor"
    paper = papers.load("morioka-satoh")
    row = next(r for t in paper.tables for r in t.rows if r.measure and r.measure.design == name)
    built = design_measures.build(paper, name)
    step = design_measures.ReproduceDesign(paper.key, name, Options(), targets.find("xc7"), built)
    figures = _figures().model_copy(update={"recipe": recipe})
    assert bool(table_rows.another(row, step, figures)) is another


@pytest.mark.parametrize("key", papers.catalogue())
def test_every_design_is_told_by_its_structure(key: str) -> None:
    for name, variant in papers.load(key).designs.items():
        assert variant.circuit, name
        assert variant.differs, name


def test_a_factor_between_rates_is_that_of_the_faster_over_the_slower(tmp_path: Path) -> None:
    """Of a row in words too, which the paper prints no factor for."""
    text = SMALL.replace('"delay_ps"', '"clock_mhz"').replace("delay = 100", 'delay = "slow"')
    for old in ('sbox = "table", synthesis = "free"', 'sbox = "composite"'):
        text = text.replace(f"reproduce = {{ {old} }}", 'measure = { design = "x" }')
    text = text.replace("[[tables]]", '[designs.x]\nof = "aes-round"\n[[tables]]', 1)
    before, _, after = text.partition("[[tables.orders]]")
    path = tmp_path / "small.toml"
    path.write_text(before + "[[tables.factors]]" + after.partition("[[tables.factors]]")[2])
    paper = papers.read(path)
    claim = paper.tables[0].factors[0]
    for fast, said in ((170, "holds"), (140, "does not hold")):
        found = verdict.factor(claim, results(paper, {"base": 100, "other": 300, "fast": fast}))
        assert (found.verdict, found.measured) == (said, f"{fast / 100:.2f}")
        assert found.why.startswith(f"{fast / 100:.2f} times as fast as 'base'")
        assert "printed" not in found.why
    numbers = papers.read(small(tmp_path, ("delay_ps", "delay_ns")))
    found = verdict.factor(
        numbers.tables[0].factors[0], results(numbers, {"base": 100, "other": 300, "fast": 60})
    )
    assert "(2.00 printed)" in found.why


@pytest.mark.parametrize(("fmax", "mbps"), [(125.0, 128 * 100 / 78), (99.9, None)])
def test_throughput_at_a_clock_that_was_asked_for(fmax: float, mbps: float | None) -> None:
    """At that clock, not at the fastest; none if it is missed."""
    built = design_measures.build(papers.load("vater-langendoerfer"), "vater-core-table")
    step = design_measures.ReproduceDesign(
        "vater", "vater-core-table", Options(), targets.find("osu018"), built
    )
    column = Column(unit="Mb/s", metric="throughput_mbps", size=[128, 128])
    what = Measure(design="vater-core-table", clock_ns=10.0)
    figures = _figures(fmax_mhz=fmax)
    assert design_measures.value(what, column, step, figures) == (mbps and pytest.approx(mbps))
