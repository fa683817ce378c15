# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the page says that `build` puts before a core, and what `build` does."""

from itertools import product

import pytest

from aesilicon.design import around as tables
from aesilicon.design import design
from aesilicon.design.surroundings import put_around
from aesilicon.errors import UserError
from aesilicon.report import engines
from aesilicon.report.published import MEASURED

NAMES = ["aes-round", "mcloone-pipeline-dec", "rijndael-round", "aes128-gcm", "aes128-round-brisk"]


def test_the_page_knows_every_bus() -> None:
    assert [*engines.KINDS] == ["", *tables.BUSES]
    for name, bus in engines.BUSES.items():
        assert bus.option.startswith(f"--bus {bus.kind}") and name.startswith(bus.kind)


@pytest.mark.parametrize("name", NAMES)
def test_the_page_offers_what_build_takes(name: str) -> None:
    one, said = design.load(name), engines.of_design(name)
    assert said is not None
    taken: dict[str, set[str]] = {}
    for mode, kind in product(engines.TITLES, tables.BUSES):
        asked = None if one.mode is not None and one.mode.name == mode else mode
        try:
            put_around(one, asked, kind)
        except UserError:
            continue
        taken.setdefault(kind, set()).add(mode)
    assert taken == {kind: {*said.fits[kind]} for kind in tables.BUSES if said.fits[kind]}


def test_clocks_of_a_mode_are_those_of_the_design_that_has_it() -> None:
    for name in design.engines():
        whole = design.load(name)
        around = engines.of_design(name)
        assert around is not None
        if around.core is None:
            continue
        core = engines.of_design(around.core)
        assert core is not None
        assert whole.mode is not None and core.named[whole.mode.name] == name
        clocks = core.engines[whole.mode.name]
        assert [*clocks] == whole.directions
        for way in whole.directions:
            for key in whole.core.key_bits:
                assert clocks[way][key] == whole.timing(key, direction=way).interval


def test_a_mode_has_its_own_keys_and_directions() -> None:
    every, encrypts = engines.of_design("aes-round"), engines.of_design("aes128-round-enc")
    assert every is not None and encrypts is not None
    assert [*every.engines["xts"]["decrypt"]] == [128, 256]
    assert [*every.engines["gcm"]["decrypt"]] == [128, 192, 256]
    assert [*encrypts.engines["xts"]] == ["encrypt"]


def test_a_core_of_no_name_has_no_proof() -> None:
    unnamed = engines.of_design("aes256-xts")
    assert unnamed is not None
    assert (unnamed.core, unnamed.proven["core"]) == (None, engines.UNPUBLISHED)


def test_reach_of_published_proofs() -> None:
    for name in ("aes-round", "aes128-pipeline", "mcloone-pipeline-dec"):
        said = engines.of_design(name)
        assert said is not None
        assert (said.proven["core"], said.proven["layer"]) == ("any sequence", "any sequence")
    rijndael = engines.of_design("rijndael-round")
    assert rijndael is not None and "layer" not in rijndael.proven and rijndael.fits[""] == []


@pytest.mark.parametrize("name", ["aes256-gcm", "aes256-xts"])
def test_a_proven_row_with_a_mode_has_a_proven_core_and_mode(name: str) -> None:
    """As its `proven` says on every other page."""
    row = next(one for one in MEASURED.read() if one.design == name)
    assert row.mode is not None and row.proven
    for proven in (True, False):
        said = engines.of_row(row.model_copy(update={"proven": proven})).proven
        assert (said["core"] in ("any sequence", "proven")) == proven
        assert said[row.mode] == ("proven" if proven else "not proven")
