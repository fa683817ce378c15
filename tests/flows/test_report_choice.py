# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The form that one chooses a core with, in a browser: what fits, what does not, what is wrong."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from aesilicon.design import design
from aesilicon.report.page import COLUMNS
from report_pages import Row, Shown, html, row

NONE = "No measurement fits this choice"


def core(name: str, like: str, kge: float, mhz: float, origin: str = "own", **more: object) -> Row:
    """A row of the sizes and directions of the catalogue's design `like`."""
    one = design.load(like)
    return row(
        name,
        origin=origin,
        gate_equivalents=1000 * kge,
        fmax_mhz=mhz,
        clocks=one.documented(),
        block_bits=one.block_bits,
        **more,
    )


def cores() -> list[Row]:
    fpga: Row = {"target": "ecp5", "gate_equivalents": None, "luts": 4000, "brams": 0}
    return [
        core("enc", "aes128-round-enc", 25, 1000),
        core("both", "aes-round", 45, 500, "published"),
        core("long", "rijndael256-round", 60, 500, "published"),
        core("theirs", "aes128-round-enc", 20, 400, "peer", build=None, repository="a/b")
        | {"commit": "c" * 40, "licence": "MIT"},
        core("lut", "aes-round", 0, 200) | fpga,
    ]


def test_the_choice_hides_rows_and_points(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=2)
    page = shown.page

    def fits(*names: str) -> None:
        assert shown.column("design") == list(names)
        shown.points(len(names))
        for name in names:
            expect(shown.point(name)).to_have_count(1)

    fits("enc", "both", "theirs", "lut")  # blocks of 128 bits
    page.select_option("#block", "")
    fits("enc", "both", "long", "theirs", "lut")
    assert page.locator("#most").is_disabled()
    page.select_option("#target", "osu018")
    fits("enc", "both", "long", "theirs")
    assert page.inner_text("#unit") == "kGE"
    page.fill("#most", "45")
    fits("enc", "both", "theirs")
    page.fill("#least", "6")
    fits("enc", "both")
    page.select_option("#mode", "cbc")  # of two blocks in CBC encryption one waits for the other
    fits("enc")
    page.select_option("#directions", "decrypt")
    fits("both")
    page.select_option("#mode", "ctr")
    fits("enc", "both")
    page.check("#keys input[value='256']")
    page.fill("#least", "4.5")
    fits("both")
    assert shown.column("chosen Gb/s") == ["4.57"]
    page.click("text=Reset")
    expect(page.locator("#most")).to_be_disabled()  # the page shows the empty form a moment later
    fits("enc", "both", "theirs", "lut")
    page.select_option("#block", "256")
    fits("long")
    page.select_option("#block", "128")
    page.uncheck("#origins input[value=published]")
    fits("enc", "theirs", "lut")
    page.uncheck("#origins input[value=peer]")
    fits("enc", "lut")
    shown.close()


@pytest.mark.parametrize(
    ("mode", "directions", "speeds"),
    [
        ("", "either", ["12.80", "6.40"]),
        ("ecb", "both", ["-", "6.40"]),
        ("cbc", "encrypt", ["11.64", "5.82"]),
        ("cbc", "both", ["-", "5.82"]),
        ("cfb128", "decrypt", ["12.80", "6.40"]),
        ("cfb128", "both", ["11.64", "5.82"]),
        ("ofb", "decrypt", ["11.64", "5.82"]),
    ],
)
def test_the_figure_is_that_of_the_mode(
    browser: Browser, tmp_path: Path, mode: str, directions: str, speeds: list[str]
) -> None:
    file = tmp_path / "r.html"
    shown = Shown(browser, file, cores()[:2], plots=1)
    shown.page.select_option("#mode", mode)
    shown.page.select_option("#directions", directions)
    able = [speed for speed in speeds if speed != "-"]
    assert shown.column("chosen Gb/s") == able
    shown.points(len(able))
    shown.head("chosen Gb/s").get_by_role("button").click()
    assert shown.column("chosen Gb/s") == able[::-1]
    shown.close()


def test_a_mode_sorts_by_its_throughput(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores()[::-1], plots=2)
    page = shown.page
    written = shown.column("design")
    page.select_option("#mode", "cbc")
    speeds = [float(speed) for speed in shown.column("chosen Gb/s")]
    assert speeds == sorted(speeds, reverse=True)
    assert shown.column("design") != written
    shown.head("design").get_by_role("button").click()
    page.fill("#least", "0.1")  # another wish leaves the order
    assert shown.column("design") == sorted(shown.column("design"))
    page.click("text=Reset")
    expect(shown.head("design")).not_to_have_attribute("aria-sort", "ascending")
    assert shown.column("design") == written
    shown.close()


def test_legends_and_notes_follow_the_choice(browser: Browser, tmp_path: Path) -> None:
    slow: Row = {"fmax_mhz": None, "throughput_mbps": {"encrypt": None}}
    rows = [
        *cores(),
        core("ihp", "aes-round", 50, 300, target="ihp-sg13g2"),
        row("clockless", **slow),
        row("idle", "ihp-sg13g2", **slow),
    ]
    shown = Shown(browser, tmp_path / "r.html", rows, plots=2)
    page = shown.page
    keys = page.locator("figcaption .key:visible")
    assert keys.all_inner_texts() == ["ihp-sg13g2", "osu018", "ecp5"]
    note = "of the measurements below {} no throughput, and so no point here."
    assert page.inner_text("#undrawn") == f"2 {note.format('have')}"
    page.select_option("#target", "osu018")
    assert keys.all_inner_texts() == ["osu018"]
    assert page.inner_text("#undrawn") == f"1 {note.format('has')}"
    page.fill("#least", "1")
    assert page.inner_text("#undrawn") == ""
    page.select_option("#target", "Standard cells: all")
    page.fill("#least", "5")
    assert keys.all_inner_texts() == ["osu018"]  # the other target's core is too slow
    shown.close()


def test_no_fit_and_wrong_numbers_are_said(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=2)
    page = shown.page
    page.select_option("#block", "")
    page.select_option("#target", "osu018")
    page.fill("#least", "20")
    assert shown.column("design") == []
    assert page.inner_text("#count") == f"{NONE}: 4 without the least throughput would."
    page.fill("#most", "1")
    assert page.inner_text("#count") == f"{NONE}; several wishes are in the way."
    page.fill("#most", "3o")
    page.fill("#least", "-1")
    assert page.inner_text("#mistakes") == (
        "Least throughput is not applied: “-1” is not a number such as 2.5. "
        "Most area is not applied: “3o” is not a number such as 20."
    )
    assert page.locator("[aria-invalid=true]").count() == 2
    assert len(shown.column("design")) == 4
    page.fill("#least", " .5 ")
    page.fill("#most", "60.")
    assert page.inner_text("#mistakes") == ""
    assert page.locator("[aria-invalid=true]").count() == 0
    page.fill("#most", "x")
    page.select_option("#target", "all")  # the field is not in use then
    assert page.inner_text("#mistakes") == ""
    assert len(shown.column("design")) == 5
    shown.close()


def test_origins_differ_without_colour(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=2)
    shown.page.select_option("#block", "")
    assert shown.column("from") == ["● own", *["□ published"] * 2, "△ other core", "● own"]
    marks = [shown.point(name) for name in ("enc", "both", "theirs")]
    assert len({mark.get_attribute("d") for mark in marks}) == 3
    hollow = [mark.get_attribute("fill") == "transparent" for mark in marks]
    assert hollow == [False, True, True]
    ink = "cell => getComputedStyle(cell).color"
    rows = shown.page.locator("#measurements tbody tr")
    colours = [rows.nth(n).locator("td").first.evaluate(ink) for n in range(5)]
    assert colours[0] == colours[4] != colours[1] == colours[2] == colours[3]
    build = shown.column("build")
    assert build[0] == "aesilicon build enc"
    assert build[3] == f"a/b at {'c' * 12}, MIT"
    shown.close()


def test_by_keyboard_every_field_has_a_name(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=2)
    nameless = shown.page.evaluate(
        "[...document.querySelectorAll('#choice input, #choice select')]"
        ".filter((field) => !field.labels.length).length"
    )
    assert nameless == 0
    shown.page.select_option("#block", "")
    keys = shown.page.keyboard
    keys.press("Tab")
    keys.type("osu")
    assert shown.page.input_value("#target") == "osu018"
    keys.press("Tab")
    keys.type("7")
    assert shown.column("design") == ["enc", "long"]
    keys.press("Enter")  # sends nothing
    assert shown.column("design") == ["enc", "long"]
    shown.close()


def test_by_keyboard_the_choice_comes_first_and_all_in_reading_order(
    browser: Browser, tmp_path: Path
) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=2)
    page = shown.page
    order: list[tuple[str, float]] = []
    while True:
        page.keyboard.press("Tab")
        name, top = page.evaluate(
            "[document.activeElement.id || document.activeElement.value ||"
            " document.activeElement.textContent, scrollY"
            " + document.activeElement.getBoundingClientRect().top]"
        )
        order.append((name, top))
        if name == "build":
            break
    names = [name for name, _ in order]
    assert names[:5] == ["target", "least", "mode", "directions", "block"]
    fields = [*names[:5], "128", "192", "256", "own", "published", "peer", "filter", "Reset"]
    assert names[: len(fields)] == fields
    heads = names.index("design")
    assert names[heads:] == list(COLUMNS)
    line = 40  # fields and heads beside each other differ in height
    backwards = [pair for pair in pairwise(order) if pair[1][1] < pair[0][1] - line]
    assert backwards == []
    shown.close()


def test_without_scripts_there_is_a_plain_table(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "r.html"
    file.write_text(html(cores()), encoding="utf-8")
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(file.as_uri())
    assert page.locator("#measurements tbody tr").count() == 5
    for hidden in ("#choice", "#plotted", "th[data-chosen]"):
        assert not page.locator(hidden).is_visible()
    assert page.locator("#measurements").get_by_text("aesilicon build lut").is_visible()
    page.click("text=What a mode needs of a core")
    assert "OFB\tencrypt, a block takes the latency" in page.inner_text(".modes")
    context.close()
