# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A user's own layouts are shown beside the measurement of the same netlist."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from aesilicon.report import layout_details, page
from aesilicon.store import Store
from report_pages import own, row

ROW = row("of-the-user", design_hash="ab", recipe="dch, fan-out 10", gate_equivalents=900.0)
(MEASURED,) = own([ROW])
LAID: dict[str, Any] = {
    **{name: ROW[name] for name in ("design", "design_hash", "target", "recipe")},
    "gate_equivalents_unplaced": 900.0,
    "die_um": [123.0, 45.0],
    "wire_mm": 6.0,
    "wire_mm_placed": 7.0,
    "period_ns": {"no_wires": 3.0, "placed": 3.25, "routed": 3.5},
}


def stored(store: Store, key: str, laid: dict[str, Any], picture: bytes | None) -> None:
    facts = layout_details.LayoutFacts.model_validate(laid)
    store.put(key, "layout", facts.design, facts.target, facts)
    if picture is not None:
        (store.new_run_folder(key) / "layout.png").write_bytes(picture)


def test_the_newest_layout_of_the_netlist_is_shown(tmp_path: Path) -> None:
    store = Store(tmp_path)
    stored(store, "1", LAID, b"old")
    stored(store, "2", LAID, b"new")
    stored(store, "3", LAID, None)
    stored(store, "4", {**LAID, "gate_equivalents_unplaced": 901.0}, b"of another netlist")
    made = layout_details.in_store(store)
    shown = layout_details.of(MEASURED, made)
    assert shown is not None
    assert shown.picture == f"data:image/png;base64,{b64encode(b'new').decode()}"
    assert shown.caption == (
        "placed and routed: 123 x 45 um, 6 mm of wires, 3.50 ns with wires and clock tree "
        "(3.00 ns without)"
    )
    assert shown.picture in page.render([MEASURED], [], [], made)
    assert layout_details.of(MEASURED) is None


def test_a_layout_that_is_only_placed_says_so(tmp_path: Path) -> None:
    store = Store(tmp_path)
    periods = {**LAID["period_ns"], "routed": None}
    stored(store, "1", {**LAID, "wire_mm": None, "period_ns": periods}, b"placed")
    shown = layout_details.of(MEASURED, layout_details.in_store(store))
    assert shown is not None
    assert shown.caption == (
        "placed, not routed: 123 x 45 um, 7 mm of wires, 3.25 ns with estimated wires and clock "
        "tree (3.00 ns without)"
    )
