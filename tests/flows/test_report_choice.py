# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The form that one chooses an engine with, in a browser: what fits, what does not, what else."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from aesilicon import resources
from aesilicon.report import candidates
from aesilicon.report.engines import TITLES
from aesilicon.report.page import COLUMNS, render
from report_pages import NONE, Row, Shown, core, cores, html, row


def test_the_choice_hides_rows_and_points(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=2)
    page = shown.page

    def fits(*names: str) -> None:
        assert sorted(shown.column("design")) == sorted(names)
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
    assert shown.column("throughput") == ["4.57 Gb/s, derived"]
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


def test_the_figure_is_that_of_the_mode(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores()[:2], plots=0)
    for mode, directions, speeds, clocks in (
        ("core", "either", "12.80 6.40", "10"),
        ("ecb", "both", "6.40", "10"),
        ("cbc", "encrypt", "11.64 5.82", "11"),
        ("cbc", "both", "5.82", "11"),
        ("cfb128", "decrypt", "12.80 6.40", "10"),
        ("cfb128", "both", "11.64 5.82", "11"),
        ("ofb", "decrypt", "11.64 5.82", "11"),
    ):
        shown.page.select_option("#mode", mode)
        shown.page.select_option("#directions", directions)
        derived = "" if mode == "core" else ", derived"
        said = [f"{speed} Gb/s{derived}" for speed in speeds.split()]
        assert shown.column("throughput") == said, mode
        assert set(shown.column("clocks a block")) == {clocks}, mode
    shown.head("throughput").get_by_role("button").click()
    assert shown.column("throughput") == said[::-1]
    shown.close()


def test_the_best_of_a_target_comes_first(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores()[::-1], plots=0)
    page = shown.page
    assert shown.column("design") == ["lut", "enc", "both", "theirs"]
    page.select_option("#best", "smallest")
    assert shown.column("design") == ["lut", "theirs", "enc", "both"]
    page.select_option("#best", "efficient")
    assert shown.column("design") == ["lut", "enc", "theirs", "both"]
    shown.head("design").get_by_role("button").click()
    page.fill("#least", "0.1")  # another wish leaves the order of a head
    assert shown.column("design") == sorted(shown.column("design"))
    page.click("text=Reset")
    expect(shown.head("design")).not_to_have_attribute("aria-sort", "ascending")
    assert shown.column("design") == ["lut", "enc", "both", "theirs"]
    shown.close()


def test_the_reference_names_every_field() -> None:
    text = (resources.project_dir() / "docs" / "reference" / "command.md").read_text("utf-8")
    table = text[text.index("| field | meaning |") :].split("\n\n")[0]
    named = re.findall(r"^\| ([^|]+) \|", table, re.M)[1:]
    form = html(cores()).split('<form id="choice"')[1].split("</form>")[0]
    labels = re.findall(r"<(?:b|legend)>([^<]+)</", form)
    assert sorted(", ".join(named).split(", ")) == sorted(labels)


def test_a_link_has_the_whole_choice(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "r.html"
    shown = Shown(browser, file, cores(), plots=0)
    page = shown.page
    page.select_option("#mode", "cbc")
    page.select_option("#target", "osu018")
    page.check("#keys input[value='128']")
    page.fill("#least", "5")
    page.uncheck("#origins input[value=peer]")
    page.select_option("#best", "smallest")
    chosen = "#mode=cbc&least=5&target=osu018&best=smallest&keys=128&origins=own,published"
    assert page.evaluate("location.hash") == chosen == page.get_attribute("#link", "href")
    found = shown.column("design"), page.inner_text("#count")
    page.click("text=Reset")
    assert page.evaluate("location.hash") == ""
    page.evaluate("(chosen) => { location.hash = chosen; }", chosen)
    expect(page.locator("#count")).to_have_text(found[1])
    assert shown.column("design") == found[0] == ["enc", "both"]
    page.click("#measurements tbody a:visible >> nth=0")  # details have a link of their own
    page.locator("#row-0").wait_for(state="visible")
    assert page.input_value("#mode") == "cbc"
    page.evaluate("location.hash = '#mode=xex&target=osu018&colour=red'")
    expect(page.locator("#mistakes")).to_have_text(
        f"The mode “xex” of the link is unknown; there is {', '.join(['core', *TITLES])}. "
        "The field “colour” of the link is unknown; there is "
        "mode, bus, directions, block, least, target, most, best, filter, keys, origins."
    )
    assert page.input_value("#target") == "osu018"
    page.fill("#least", "1")
    assert page.inner_text("#mistakes") == ""
    shown.close()


@pytest.mark.parametrize("width", [1400, 400])
def test_the_published_rows_fit_the_screen(browser: Browser, tmp_path: Path, width: int) -> None:
    """A link opens them; neither the page nor its table has to be scrolled sideways."""
    file = tmp_path / "r.html"
    file.write_text(render(candidates.every([]), [], []), encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(f"{file.as_uri()}#mode=ctr&bus=axis&keys=256&target=osu018&directions=both")
    for bus in ("axis", ""):
        page.select_option("#bus", bus)
        page.wait_for_selector("#plot-0 svg .mark-symbol path")
        assert page.locator("#measurements tbody tr:visible").count() > 3
        for box in ("html", ".wide:has(#measurements)", "#choice"):
            over = "(box) => box.scrollWidth - box.clientWidth"
            assert page.locator(box).evaluate(over) <= 0, box
        right = "(cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right))"
        cells = "#choice select, #choice input, #measurements tr:not([hidden]) > *"
        assert page.locator(cells).evaluate_all(right) <= width
    page.close()


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
    note = "of the measurements above {} no throughput, and so no point here."
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
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=0)
    page = shown.page
    page.select_option("#block", "")
    page.select_option("#target", "osu018")
    page.fill("#least", "20")
    assert shown.column("design") == []
    assert page.inner_text("#count") == (
        f"{NONE} enc on osu018 for speed: it has 12.80 Gb/s in place of 20."
    )
    page.fill("#most", "10")
    assert page.inner_text("#count") == (
        f"{NONE} enc on osu018 for speed: it has 12.80 Gb/s in place of 20 and "
        "it takes 25.0 kGE in place of 10."
    )
    page.fill("#least", "1")
    assert page.inner_text("#count").startswith(f"{NONE} theirs on osu018 for speed: it takes 20")
    page.fill("#most", "")
    page.select_option("#directions", "decrypt")
    page.check("#keys input[value='256']")
    page.select_option("#block", "192")
    assert page.inner_text("#count").startswith(f"{NONE} both on osu018 for speed: it has no block")
    page.select_option("#block", "")
    page.select_option("#directions", "either")
    page.uncheck("#keys input[value='256']")
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
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=0)
    nameless = shown.page.evaluate(
        "[...document.querySelectorAll('#choice input, #choice select')]"
        ".filter((field) => !field.labels.length).length"
    )
    assert nameless == 0
    page = shown.page
    keys = page.keyboard
    focus = "getComputedStyle(document.activeElement).outlineStyle"
    for typed in ("CB", "", "dec", " ", "", "", "", "5", "osu"):
        keys.press("Tab")
        assert page.evaluate(focus) != "none", typed
        if typed:
            keys.type(typed)
    assert [page.input_value(f"#{name}") for name in ("mode", "directions", "least", "target")] == [
        *("cbc", "decrypt", "5", "osu018")
    ]
    assert page.is_checked("#keys input[value='128']")
    assert shown.column("design") == ["both"]
    assert page.inner_text("#count") == "1 of 5 measurements"
    assert page.get_attribute("#count", "aria-live") == "polite"
    keys.press("Enter")  # sends nothing
    assert shown.column("design") == ["both"]
    shown.close()


def test_by_keyboard_the_choice_comes_first_and_all_in_reading_order(
    browser: Browser, tmp_path: Path
) -> None:
    shown = Shown(browser, tmp_path / "r.html", cores(), plots=0)
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
    fields = ["mode", "bus", "directions", "128", "192", "256", "block", "least", "target", "best"]
    fields += ["own", "published", "peer", "filter", "empty", "link"]
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
    for hidden in ("#choice", "#plotted", "#all"):
        assert not page.locator(hidden).is_visible()
    assert page.locator("#measurements").get_by_text("aesilicon build lut").is_visible()
    page.click("text=What a mode needs of a core")
    assert "OFB\tencrypt, a block takes the latency" in page.inner_text(".modes")
    context.close()
