# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The page in a browser: sorted, filtered, hovered, without network; and the same rows as CSV."""

import copy
import csv
import io
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import command
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import candidates, csv_table, plots
from aesilicon.report.published import MEASURED
from aesilicon.store import Store
from report_pages import BREAKDOWN, Shown, catalogue, html, own, point, row

PLOTS = 2
"""Of `catalogue`: its xc7 rows have no clock, so there is no plot of 6-input LUTs."""


def test_sorts_by_number_within_each_unit(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", catalogue(), plots=PLOTS)
    before = shown.column("area")
    number = {text: float(re.sub(r"[^\d.].*", "", text.replace(",", ""))) for text in before}
    xc7 = [
        area for area, target in zip(before, shown.column("target"), strict=True) if target == "xc7"
    ]
    cells = [area for area in before if "GE" in area]
    luts = [area for area in before if "LUT" in area and area not in xc7]
    shown.head("area").get_by_role("button").click()
    by_unit = (cells, luts, xc7)  # kGE, 4-input and 6-input LUTs are no common measure
    up = [area for unit in by_unit for area in sorted(unit, key=number.__getitem__)]
    assert shown.column("area") == up
    assert up != before
    shown.head("area").get_by_role("button").press("Enter")
    assert shown.head("area").get_attribute("aria-sort") == "descending"
    down = [a for unit in by_unit for a in sorted(unit, key=number.__getitem__, reverse=True)]
    assert shown.column("area") == down
    shown.head("clocks a block").get_by_role("button").click()
    assert shown.column("area") == down  # all 10: the order stays
    assert shown.head("area").get_attribute("aria-sort") is None
    for _ in range(2):
        shown.head("throughput").get_by_role("button").click()
        assert [cell == "-" for cell in shown.column("throughput")] == [False] * 9 + [True] * 6
    shown.head("design").get_by_role("button").click()
    assert shown.column("design") == sorted(shown.column("design"))
    shown.close()


def test_filters_by_words_and_by_target(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", catalogue(), plots=PLOTS)
    points = shown.page.locator(".plot .role-mark.mark-symbol path")
    assert points.count() == 9
    shown.page.fill("#filter", "SMALL mhz")
    assert set(shown.column("design")) == {"aes-round-small"}
    assert len(shown.column("design")) == 3
    assert shown.page.inner_text("#count") == "3 of 15 measurements"
    shown.points(3)
    shown.page.select_option("#target", "Standard cells: all")
    assert sorted(shown.column("target")) == ["ihp-sg13g2", "osu018"]
    shown.points(2)
    shown.page.select_option("#target", "ecp5")
    assert shown.column("target") == ["ecp5"]
    assert [shown.page.locator(f"#plot-{n}").is_visible() for n in (0, 1)] == [False, True]
    shown.page.click("text=Reset")
    shown.points(9)
    assert len(shown.column("design")) == 15
    shown.close()


def test_luts_of_4_and_of_6_inputs_have_a_plot_each(browser: Browser, tmp_path: Path) -> None:
    """And their parts a colour each, though both are counted in LUTs."""
    fpga = {"gate_equivalents": None, "luts": 1000, "brams": 0}
    measured = [row(name, name, **fpga) for name in ("ecp5", "ice40", "xc7", "xcve")]
    shown = Shown(browser, tmp_path / "r.html", [*measured, row("cells")], plots=3)
    figures = shown.page.locator("figure")
    assert [unit.split(":")[0] for unit in figures.locator("figcaption").all_inner_texts()] == [
        "Standard cells, area in kGE",
        "FPGAs with 4-input LUTs, area in LUT4",
        "FPGAs with 6-input LUTs, area in LUT6",
    ]
    assert [figure.locator(".mark-symbol path").count() for figure in figures.all()] == [1, 3, 1]
    colours = {shown.point(name).get_attribute("stroke") for name in ("ecp5", "xc7", "cells")}
    assert len(colours) == 3
    shown.page.select_option("#target", "xc7")
    assert shown.page.inner_text("#unit") == "LUT6"
    assert [figure.is_visible() for figure in figures.all()] == [False, False, True]
    shown.close()


def test_each_published_target_has_a_colour_of_its_own() -> None:
    names = sorted({one.target for one in candidates.every([])})
    colours = plots.colours(names)
    assert len({colours[name] for name in names}) == len(names) > 10


def test_hovers_a_point_and_follows_it(browser: Browser, tmp_path: Path) -> None:
    measured = [row("slow", **BREAKDOWN), row("quick", fmax_mhz=500.0, goal="area")]
    measured[1]["throughput_mbps"] = {"encrypt": 6400.0, "decrypt": 6400.0}
    shown = Shown(browser, tmp_path / "r.html", measured, plots=1)
    shown.point("slow").hover()
    tip = shown.page.locator("#vg-tooltip-element.visible")
    tip.wait_for()
    told = dict(line.split("\t") for line in tip.inner_text().splitlines())
    assert told["design"] == "slow"
    assert told["target"] == "osu018"
    assert told["area"] == "34.5 kGE"
    assert told["energy"] == "80.0 pJ/bit"
    assert told["goal"] == "speed"
    shown.point("quick").hover()
    expect(tip).to_contain_text("500.0 MHz (STA)")
    assert "6.40 Gb/s" in tip.inner_text()
    assert not shown.page.locator("#row-1").is_visible()
    shown.point("quick").click()
    shown.page.locator("#row-1").wait_for(state="visible")
    shown.close()


def test_line_joins_what_no_other_beats(browser: Browser, tmp_path: Path) -> None:
    measured = [
        point("wide", 40_000, 4000),
        point("a", 10_000, 1000),
        point("beaten", 30_000, 2900),
        point("b", 20_000, 3000),
        point("as-wide-as-b", 20_000, 2500),
        point("as-quick-as-wide", 45_000, 4000),
    ]
    shown = Shown(browser, tmp_path / "r.html", measured, plots=1)

    def places(*designs: str) -> list[list[float]]:
        return [
            [float(n) for n in re.findall(r"[\d.]+", shown.point(d).get_attribute("transform"))]
            for d in designs
        ]

    def joined() -> list[list[float]]:
        drawn = shown.page.locator(".plot .role-mark.mark-line path").get_attribute("d")
        return [[float(n) for n in v.split(",")] for v in re.split("[ML]", drawn)[1:]]

    for found, expected in zip(joined(), places("a", "b", "wide"), strict=True):
        assert found == pytest.approx(expected, abs=0.01)
    shown.page.fill("#filter", "kGE")
    shown.page.fill("#filter", "wide")  # without b, what it beat by speed alone comes in
    shown.points(3)
    for found, expected in zip(joined(), places("as-wide-as-b", "wide"), strict=True):
        assert found == pytest.approx(expected, abs=0.01)
    shown.close()


def test_details_of_a_measurement(browser: Browser, tmp_path: Path) -> None:
    like = row("aes-round", gate_equivalents=10_000.0, **BREAKDOWN)
    shown = Shown(browser, tmp_path / "r.html", [like], plots=1)
    shown.head("pJ/bit").get_by_role("button").click()
    assert shown.column("pJ/bit") == ["80.0"]
    shown.page.click("#measurements tbody a")
    told = re.sub(r"\s+", " ", shown.page.inner_text("#row-0"))
    for line in (
        "Critical path: 2.000 ns",
        "aes_sbox 1.250 1.750 62 %",
        "+3.000 ns at a clock of 5 ns, -0.500 ns at a clock of 1.5 ns",
        "logic 8,000 GE 80 %",
        "aes_key_expand 1,500 GE 15.0 %",
        "Energy, encrypt: 80 pJ/bit, 10,240 pJ a block",
        "clock 2,048 pJ 20 %",
        "leakage 0.1250 pJ 0 %",
        "1,024 blocks; 10 clocks a block; clock of 2 ns; no hazards are counted",
        "seeds 1, 2, 3",
    ):
        assert line in told
    assert "Energy, decrypt" not in told
    segments = shown.page.locator("#row-0 .stack").first.locator("span")
    assert [s.get_attribute("class") for s in segments.all()] == ["hue-0", "hue-1", "hue-2"]
    widths = [segments.nth(n).bounding_box()["width"] for n in range(3)]
    assert widths[1] / widths[0] == pytest.approx(2.5, rel=0.02)
    shown.close()


def test_names_are_text_and_foreign_scripts_do_not_run(browser: Browser, tmp_path: Path) -> None:
    bad = "</script><img src=x onerror=alert(1)>"
    worse = "\"><b id=inside>'{{ 7*7 }}"
    measured = [
        row(
            bad,
            worse,
            notes=[bad],
            area_by_module=[{"module": bad, "gate_equivalents": 1.0}],
            critical_path=[{"stage": bad, "delay_ns": 1.0}],
        )
    ]
    shown = Shown(browser, tmp_path / "r.html", measured, plots=1)
    assert shown.column("design") == [bad]
    assert shown.column("target") == [worse]
    shown.page.locator(".plot .role-mark.mark-symbol path").hover()
    shown.page.locator("#vg-tooltip-element.visible").wait_for()
    assert bad in shown.page.inner_text("#vg-tooltip-element")
    assert shown.page.locator("img, b#inside").count() == 0
    assert shown.page.locator("#target option").all_inner_texts()[-1] == worse
    shown.page.select_option("#target", worse)
    assert shown.page.inner_text("#count") == "1 of 1 measurements"
    assert shown.complaints == []
    refused = shown.page.evaluate(
        """async () => {
          const refused = [];
          addEventListener("securitypolicyviolation", (e) => refused.push(e.effectiveDirective));
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          document.body.append(script);
          await fetch("http://127.0.0.1:9/").catch(() => null);
          await new Promise((done) => setTimeout(done, 100)); // the events come later
          return [...refused, window.ran === true];
        }"""
    )
    assert refused == ["script-src-elem", "connect-src", False]
    shown.page.close()


def test_rows_without_the_newer_keys(browser: Browser, tmp_path: Path) -> None:
    newer = [*BREAKDOWN, "seed", "cells", "constants", "notes", "library"]
    empty = ("area_by_module", "critical_path", "cells", "notes")
    bare = [{k: v for k, v in row.items() if k not in newer} for row in catalogue()]
    null = [{**r, **{k: None for k in newer if k not in empty}} for r in bare]
    for measured in (bare, null):
        shown = Shown(browser, tmp_path / "r.html", measured, plots=PLOTS)
        assert len(shown.column("design")) == len(bare)
        shown.page.click("#measurements a[href='#row-3']")
        told = shown.page.inner_text("#row-3")
        assert "aesilicon measure aes-round --target osu018" in told
        assert "Area" not in told
        shown.close()
    assert csv_table.to_csv(own(bare)) == csv_table.to_csv(own(null))


def test_same_rows_give_the_same_page() -> None:
    measured = [one.to_json() for one in MEASURED.read()]
    assert html(measured) == html(copy.deepcopy(measured))


def test_without_a_throughput_there_is_no_plot_and_no_library() -> None:
    text = html([r for r in catalogue() if r["target"] == "xc7"])
    assert "Area against throughput" not in text
    assert len(text) < 200_000  # the library alone has 900,000


def test_csv_has_every_row_digit_for_digit() -> None:
    awkward = 'a, "b"\nc'
    measured = [*catalogue(), row("old", seed=7), row("all", notes=[awkward, "d"], **BREAKDOWN)]
    lines = list(csv.DictReader(io.StringIO(csv_table.to_csv(own(measured)))))
    assert len(lines) == len(measured)
    for line, like in zip(lines, measured, strict=True):
        for column, key in (("area_gate_equivalents", "gate_equivalents"), ("fmax_mhz",) * 2):
            assert (float(line[column]) if line[column] else None) == like[key]
        for direction, mbps in like["throughput_mbps"].items():
            assert line[f"throughput_{direction}_mbps"] == ("" if mbps is None else str(mbps))
        assert line["verified"] == json.dumps(like["verified"])
    assert [line["seeds"] for line in lines[-3:]] == ["", "7", "1; 2; 3"]
    last = lines[-1]
    assert last["notes"] == f"{awkward}; d"
    assert last["area_registers_gate_equivalents"] == "2000.0"
    assert last["energy_encrypt_pj_per_bit"] == "80.0"
    assert last["energy_encrypt_clock_pj_per_block"] == "2047.875"
    assert last["energy_decrypt_pj_per_bit"] == ""
    assert last["slack_ns_at_clock_ns"] == "3.0 at 5.0; -0.5 at 1.5"
    assert last["area_by_module_gate_equivalents"].startswith("aes_sub_bytes 6000.0; ")
    assert "aes_sbox 1.25 ns" in last["critical_path"]


def report(folder: Path, *arguments: str) -> tuple[int, str, str]:
    done = command.aesilicon("report", *arguments, cwd=folder)
    return done.status, done.out.decode(), done.err.decode()


def test_the_command_writes_what_was_asked_for(tmp_path: Path) -> None:
    store = Store(tmp_path / "store")
    measured = [r for r in catalogue() if r["target"] == "xc7"]
    for number, one in enumerate(measured):
        store.put(
            *(str(number), "measure", one["design"], one["target"]), Measurement.model_validate(one)
        )
    status, out, err = report(tmp_path, "-o", "r.html", "--csv", "r.csv", "--json")
    assert status == 0, err
    told = json.loads(out)
    assert (told["file"], told["csv"]) == ("r.html", "r.csv")
    again = [Measurement.model_validate(one) for one in told["rows"]]
    assert (tmp_path / "r.csv").read_text() == csv_table.to_csv(again)
    assert "aes-round-small" in (tmp_path / "r.html").read_text()
    status, out, err = report(tmp_path, "--csv", "-", "-o", "r.html")
    assert status == 0, err
    assert out == (tmp_path / "r.csv").read_text()


def test_a_foreign_core_that_the_user_measured_has_a_row(tmp_path: Path) -> None:
    clockless = {"encrypt": None, "decrypt": None}
    facts = {
        "architecture": "foreign",
        **dict.fromkeys(("key_bits", "block_bits", "key_setup_cycles")),
        **dict.fromkeys(("latency_cycles", "interval_cycles", "throughput_mbps"), clockless),
    }
    core = Measurement.model_validate(row("their_aes", "xc7", **facts))
    Store(tmp_path / "store").put("1", "measure-foreign", core.design, core.target, core)
    status, _, err = report(tmp_path, "-o", "r.html", "--csv", "r.csv")
    assert status == 0, err
    assert "their_aes" in (tmp_path / "r.csv").read_text()
    assert "their_aes" in (tmp_path / "r.html").read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "name an output: -o FILE.html, --csv FILE or --json"),
        (["-o", "-", "--csv", "-"], "only one of -o -, --csv - and --json"),
        (["-o", "x", "--csv", "./x"], "name the same file"),
    ],
)
def test_mistakes(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    status, out, err = report(tmp_path, *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1
