# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The form that one chooses an engine with: figures with and without a mode and a bus."""

from pathlib import Path

from playwright.sync_api import Browser

from aesilicon.design import design
from aesilicon.design.around import CODES
from aesilicon.design.surroundings import Around
from aesilicon.report import candidates
from report_pages import NONE, Row, Shown, core


def measured_engines() -> list[Row]:
    """Two cores of the catalogue, one of them measured with GCM too."""
    ours = {"origin": "published", "proven": True}
    commands = {name: candidates.build_command(name) for name in design.shipped()}

    def measured(name: str, kge: float, mhz: float, **more: object) -> Row:
        return core(name, name, kge, mhz, build=commands[name], **ours, **more)

    return [
        measured("aes128-round-twin", 20, 700),
        measured("aes128-pipeline", 140, 400),
        measured("aes128-gcm", 36, 600, mode="gcm"),
        measured("aes-round", 45, 300),
    ]


def test_figures_with_and_without_mode_and_bus(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", measured_engines(), plots=0)
    page = shown.page
    assert shown.column("design") == [
        *("aes128-pipeline", "aes128-round-twin", "aes128-gcm", "aes-round")
    ]
    of = shown.column("figures of")
    assert of[0] == of[3] == "core alone"
    assert of[1].startswith("core alone; with GCM (aes128-gcm): 36.0 kGE, 600.0 MHz (STA), ")
    assert of[2].startswith(
        "GCM with its core; core alone (aes128-round-twin): 20.0 kGE, 700.0 MHz (STA), "
    )
    page.select_option("#mode", "core")
    assert "aes128-gcm" not in shown.column("design")
    page.select_option("#mode", "gcm")
    assert shown.column("design") == ["aes128-pipeline", "aes128-gcm", "aes-round"]
    assert shown.column("figures of")[::2] == ["core alone; with GCM: not measured"] * 2
    assert shown.column("throughput") == ["51.20 Gb/s, derived", "7.68 Gb/s", "3.84 Gb/s, derived"]
    assert shown.column("build") == [
        "aesilicon build aes128-pipeline --mode gcm -o aes128-pipeline",
        "aesilicon build aes128-gcm -o aes128-gcm",
        "aesilicon build aes-round --mode gcm -o aes-round",
    ]
    assert shown.column("proven")[1] == "core: any sequence; GCM: proven"
    assert page.locator("#derived").is_visible()
    assert not page.locator("#apart").is_visible()
    shown.close()


def test_a_bus_bounds_the_rate_and_is_in_the_command(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", measured_engines(), plots=0)
    page = shown.page
    page.select_option("#mode", "ctr")
    assert page.locator("#apart").is_visible()
    page.select_option("#bus", "axis")
    assert shown.column("design") == ["aes128-pipeline", "aes128-round-twin", "aes-round"]
    assert shown.column("figures of") == ["core alone; with CTR and AXI4-Stream: not measured"] * 3
    assert shown.column("throughput") == [
        *("12.80 Gb/s, derived, 32 bits a clock", "8.96 Gb/s, derived", "3.84 Gb/s, derived")
    ]
    assert shown.column("clocks a block") == ["4", "10", "10"]
    start = "aesilicon build aes128-pipeline --mode ctr --bus axis"
    assert shown.column("build")[0] == f"{start} -o aes128-pipeline"
    proven = shown.column("proven")[0]
    assert proven.startswith("core: ") and proven.endswith("; aes_mode: any sequence")
    assert page.inner_text("#bus-proof").startswith("AXI4-Stream: ")
    page.select_option("#bus", "axis128")
    assert shown.column("throughput")[0] == "51.20 Gb/s, derived, 128 bits a clock"
    assert shown.column("build")[0] == f"{start} --data-bits 128 -o aes128-pipeline"
    page.select_option("#mode", "gcm")
    assert shown.column("build") == [
        "aesilicon build aes128-pipeline --mode gcm --bus axis --data-bits 128 -o aes128-pipeline",
        "aesilicon build aes128-gcm --bus axis --data-bits 128 -o aes128-gcm",
        "aesilicon build aes-round --mode gcm --bus axis --data-bits 128 -o aes-round",
    ]
    assert shown.column("throughput")[1] == "7.68 Gb/s, derived"
    assert shown.column("figures of")[1].startswith(
        "GCM with its core; with AXI4-Stream: not measured; core alone (aes128-round-twin): 20.0"
    )
    page.select_option("#mode", "core")
    assert page.inner_text("#count").endswith(": a bus needs a mode behind it.")
    shown.close()


def measured_with_bus() -> list[Row]:
    """The same, and two of them with a bus; of a third there is the whole alone."""
    ours = {"origin": "published", "proven": True}

    def whole(inside: str, kge: float, mhz: float, **more: object) -> Row:
        around = Around(design=inside, bus="axis", modes=() if "mode" in more else tuple(CODES))
        name = f"{inside}-axis"
        build = candidates.build_command(name, around.words)
        clocks = {"around": around.model_dump(), "build": build}
        return core(name, inside, kge, mhz, **ours, **clocks, **more)

    return [
        *measured_engines(),
        whole("aes128-round-twin", 36, 500),
        whole("aes128-gcm", 50, 350, mode="gcm", goal="area"),
        whole("aes128-round-lean", 33, 360),
    ]


def test_a_measured_bus_has_its_own_area_and_clock(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", measured_with_bus(), plots=0)
    page = shown.page
    alone = ["aes128-pipeline", "aes128-round-twin", "aes128-gcm", "aes-round"]
    assert shown.column("design") == alone
    assert "; with AXI4-Stream: 36.0 kGE, 500.0 MHz (STA)" in shown.column("figures of")[1]
    assert "; with AXI4-Stream: 50.0 kGE, 350.0 MHz (STA)" in shown.column("figures of")[2]
    page.select_option("#mode", "ctr")
    page.select_option("#bus", "axis")
    assert shown.column("design") == [
        *("aes128-pipeline", "aes128-round-twin-axis", "aes128-round-lean-axis", "aes-round")
    ]
    speeds = [
        "12.80 Gb/s, derived, 32 bits a clock",
        "6.40 Gb/s",
        "4.61 Gb/s",
        "3.84 Gb/s, derived",
    ]
    assert shown.column("throughput") == speeds
    of = shown.column("figures of")
    assert of[1].startswith(
        "core with aes_mode and AXI4-Stream; core alone (aes128-round-twin): 20.0 kGE, 700.0 MHz"
    )
    assert of[2].endswith("; core alone (aes128-round-lean): not measured")
    assert of[3] == "core alone; with CTR and AXI4-Stream: not measured"
    assert shown.column("build")[1] == (
        "aesilicon build aes128-round-twin --bus axis -o aes128-round-twin-axis"
    )
    assert shown.column("proven")[1].endswith("; aes_mode: any sequence")
    page.select_option("#mode", "")
    assert shown.column("design")[1:-1] == [
        *("aes128-round-twin-axis", "aes128-round-lean-axis", "aes128-gcm-axis")
    ]
    page.select_option("#mode", "ctr")
    page.select_option("#target", "osu018")
    page.fill("#most", "34")  # between the core alone and the whole
    assert shown.column("design") == ["aes128-round-lean-axis"]
    page.fill("#least", "4.7")  # below the rate of the core's own clock
    assert page.inner_text("#count").startswith(NONE)
    unmeasured = page.locator("#unmeasured").text_content() or ""
    assert "aes128-round-brisk --mode ctr" in unmeasured
    assert "aes128-round-lean --mode ctr" not in unmeasured
    page.goto(f"{page.url.split('#')[0]}#mode=gcm&bus=axis&target=osu018")
    assert shown.column("design") == ["aes128-pipeline", "aes128-gcm-axis", "aes-round"]
    assert shown.column("throughput")[1] == "4.48 Gb/s"
    assert shown.column("figures of")[1].startswith(
        "GCM with its core and AXI4-Stream; without the bus (aes128-gcm): 36.0 kGE"
    )
    page.select_option("#bus", "axis64")  # that is another circuit
    assert shown.column("design") == ["aes128-pipeline", "aes128-gcm", "aes-round"]
    shown.close()


def test_designs_without_a_figure_are_named(browser: Browser, tmp_path: Path) -> None:
    shown = Shown(browser, tmp_path / "r.html", measured_engines(), plots=0)
    page = shown.page
    page.select_option("#mode", "gcm")
    page.check("#keys input[value='256']")
    page.fill("#filter", "gcm")
    assert page.inner_text("#unmeasured summary") == (
        "One more design can do this and is not measured"
    )
    page.click("#unmeasured summary")
    assert page.inner_text("#unmeasured li") == "aesilicon build aes256-gcm -o aes256-gcm"
    page.select_option("#directions", "both")
    page.select_option("#mode", "cbc")
    page.fill("#filter", "aes-column")
    assert page.inner_text("#unmeasured li") == "aesilicon build aes-column -o aes-column"
    page.fill("#filter", "aes-round")  # has a row
    assert page.locator("#unmeasured li").all_inner_texts() == [
        "aesilicon build aes-round-small -o aes-round-small"
    ]
    shown.close()
