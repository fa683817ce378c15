# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Sample measurements, and their HTML page in a browser."""

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, Locator, Page, expect

from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import page as report

Row = dict[str, Any]

NONE = "No measurement fits this choice; the nearest is"
"""How the sentence begins where nothing fits."""

BREAKDOWN: Row = {
    "area_split": {"registers": 2000.0, "logic": 8000.0},
    "area_by_module": [
        {"module": "aes_sub_bytes", "gate_equivalents": 6000.0},
        {"module": "aes_key_expand", "gate_equivalents": 1500.0},
    ],
    "critical_path": [
        {"stage": "register state_q[3]", "delay_ns": 0.5},
        {"stage": "aes_sbox", "delay_ns": 1.25},
        {"stage": "setup of register state_q[7]", "delay_ns": 0.25},
    ],
    "slack_ns": [{"clock_ns": 5.0, "slack_ns": 3.0}, {"clock_ns": 1.5, "slack_ns": -0.5}],
    "energy_pj_per_bit": {"encrypt": 80.0, "decrypt": None},
    "energy": {
        "encrypt": {
            "direction": "encrypt",
            "switching_pj": 5120.0,
            "internal_pj": 3072.0,
            "clock_pj": 2047.875,
            "leakage_pj": 0.125,
            "block_bits": 128,
            "clocks_per_block": 10.0,
            "period_ns": 2.0,
            "voltage": 1.8,
            "blocks": 1024,
            "lanes": 64,
            "seed": 1,
            "input_slew_ns": 0.1,
            "output_load_pf": 0.02,
            "wire_pf_per_fanout": 0.0,
            "pj_per_block": 10_240.0,
            "pj_per_bit": 80.0,
            "power_mw": 512.0,
            "notes": ["no hazards are counted"],
        },
        "decrypt": None,
    },
    "seeds": [1, 2, 3],
}


BASE: Row = {
    "design": "aes-round",
    "target": "osu018",
    "library": {"name": "osu018_stdcells", "sha256": "86f7"},
    "tools": {"pyosys": "0.70", "opensta": "2.0.17"},
    "design_hash": "87aa",
    "command": "aesilicon measure aes-round --target osu018",
    "seconds": 29.5,
    "area_um2": 827568.0,
    "gate_equivalents": 34482.0,
    "luts": None,
    "ffs": 1053,
    "brams": None,
    "cells": {"NAND2X1": 3127},
    "fmax_mhz": 230.7,
    "min_period_units": None,
    "fmax_method": "sta",
    "critical_path": [{"stage": "register stepping_q", "delay_ns": 4.335}],
    "key_bits": 128,
    "block_bits": 128,
    "latency_cycles": {"encrypt": 11, "decrypt": 11},
    "interval_cycles": {"encrypt": 10, "decrypt": 10},
    "key_setup_cycles": 1,
    "throughput_mbps": {"encrypt": 2953.0, "decrypt": 2953.0},
    "goal": "speed",
    "seed": None,
    "energy_pj_per_bit": None,
    "constants": {
        "driving_cell": "BUFX2",
        "input_slew_ns": 0.1,
        "output_load_pf": 0.02,
        "max_transition_ns": 0.6,
        "wire_pf_per_fanout": 0.0,
    },
    "estimate": False,
    "notes": ["before layout: ideal clock, no wires"],
    "verified": True,
    "proven": False,
}


def row(design: str, target: str = "osu018", **changed: Any) -> Row:
    return {**copy.deepcopy(BASE), "design": design, "target": target, **changed}


def catalogue() -> list[Row]:
    """Three designs, each on two targets of every kind: cells, the built-in library, FPGAs."""
    made = []
    for name, k in (("aes-round", 1.0), ("aes128-round-enc", 0.55), ("aes-round-small", 0.8)):
        mbps = {"encrypt": 1280 / k, "decrypt": 1160 / k}
        clock: Row = {"fmax_mhz": 100 / k, "throughput_mbps": mbps}
        idle: Row = {"fmax_mhz": None, "throughput_mbps": {"encrypt": None, "decrypt": None}}
        fpga: Row = {"gate_equivalents": None, "luts": int(9413 * k), "brams": 0}
        made += [
            row(name, "ecp5", **fpga, **clock),
            row(name, "xc7", **{**fpga, "luts": int(3863 * k)}, **idle),
            row(name, "generic", gate_equivalents=40_700 * k, min_period_units=39 * k, **idle),
            row(name, "osu018", gate_equivalents=34_500 * k, **clock),
            row(name, "ihp-sg13g2", gate_equivalents=44_000 * k, **clock),
        ]
    return made


def point(design: str, gates: float, mbps: float) -> Row:
    rate = {"encrypt": mbps, "decrypt": None}
    return row(design, gate_equivalents=gates, fmax_mhz=mbps * 10 / 128, throughput_mbps=rate)


def own(measured: Sequence[Row]) -> list[Measurement]:
    """Measurements of the user, from rows, with the fields that a report sets."""
    created = "2025-01-02T03:04:05+00:00"
    return [
        Measurement.model_validate(
            {"origin": "own", "created": created, "build": f"aesilicon build {r['design']}", **r}
        )
        for r in measured
    ]


def html(measured: Sequence[Row], *, drawn: bool = True) -> str:
    """The page; if not `drawn` its plots stay empty, which saves seconds in a browser."""
    if drawn:
        return report.render(own(measured), [], [])
    with patch.object(report.plots, "javascript", lambda: _NEVER):
        return report.render(own(measured), [], [])


_NEVER = "window.vegaEmbed = () => new Promise(() => {});"


class Shown:
    """A page that is open in a browser, with its requests and error messages.

    `plots` is the number of its plots, which are not drawn if it is 0.
    """

    def __init__(self, browser: Browser, file: Path, measured: Sequence[Row], plots: int) -> None:
        file.write_text(html(measured, drawn=plots > 0), encoding="utf-8")
        self.page: Page = browser.new_page(viewport={"width": 1300, "height": 900})
        self.page.set_default_timeout(10_000)
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: self.complaints.append(dialog.message))
        self.page.goto(file.as_uri())
        for number in range(plots):
            self.page.wait_for_selector(f"#plot-{number} svg .mark-symbol path")
        if self.page.locator("#all").is_visible():
            self.page.click("#all")

    def column(self, name: str) -> list[str]:
        """The visible cells of a column, from the top."""
        number = report.COLUMNS.index(name) + 1
        cells = f"#measurements tbody tr:not([hidden]) > :nth-child({number})"
        return self.page.locator(cells).all_inner_texts()

    def head(self, name: str) -> Locator:
        return self.page.locator("#measurements thead th", has_text=name)

    def points(self, number: int) -> None:
        """Waits until `number` points are drawn."""
        expect(self.page.locator(".plot .role-mark.mark-symbol path")).to_have_count(
            number, timeout=10_000
        )

    def point(self, design: str) -> Locator:
        return self.page.locator(
            f".plot .role-mark.mark-symbol path[aria-label*='design: {design};']"
        )

    def close(self) -> None:
        """Closes the page; checks that it requested only its own file and reported no error."""
        self.page.close()
        assert [url[:7] for url in self.requests if not url.startswith("data:")] == ["file://"]
        assert self.complaints == []


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
    """Five cores: for encryption, both ways, longer blocks, of a peer, on an FPGA."""
    fpga: Row = {"target": "ecp5", "gate_equivalents": None, "luts": 4000, "brams": 0}
    return [
        core("enc", "aes128-round-enc", 25, 1000),
        core("both", "aes-round", 45, 500, "published"),
        core("long", "rijndael256-round", 60, 500, "published"),
        core("theirs", "aes128-round-enc", 20, 400, "peer", build=None, repository="a/b")
        | {"commit": "c" * 40, "licence": "MIT"},
        core("lut", "aes-round", 0, 200) | fpga,
    ]
