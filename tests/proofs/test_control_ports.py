# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The control of CMAC, CCM and XTS for any sequence, by induction, and faults that are not proven."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import sample
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers.layer import Induction
from aesilicon.flows.prove import handshake, mode_control
from aesilicon.flows.prove.layer import labels, unreached
from aesilicon.tools import sby

pytestmark = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")

CMAC = "cmac"


def built(mode: str, **options: object) -> Design:
    return design.behind(design.load("aes128-round-enc"), mode, **options)


def control(mode: str, changed: Mapping[str, str]) -> Induction:
    one = mode_control.claim(built(mode)).inductions[0]
    return replace(one, parameters={**one.parameters, **changed})


def proven(one: Induction, folder: Path, replaced: Mapping[str, Path] | None = None) -> bool:
    files = [(replaced or {}).get(file.stem, file) for file in one.files]
    return sby.induct(
        *(files, one.top, folder),
        parameters=one.parameters,
        cut=one.cut,
        clocks=mode_control.CLOCKS,
        timeout=500,
    )


CASES = [
    (CMAC, {}),
    (CMAC, {"TagLengths": "17'h10110", "IdBits": "8"}),
]


@pytest.mark.parametrize(("mode", "changed"), sample.only(lambda case: not case[1], CASES))
def test_the_control_is_right_for_any_sequence(
    mode: str, changed: Mapping[str, str], tmp_path: Path
) -> None:
    assert proven(control(mode, changed), tmp_path)


@pytest.mark.parametrize("mode", sample.none([CMAC]))
def test_what_the_properties_are_about_can_happen(mode: str, tmp_path: Path) -> None:
    """No assumption makes a property hold of nothing: each event is reached under all of them."""
    assert unreached(mode_control.events(built(mode)), tmp_path) is None


# Fault -> mode, file, what stands there, what is planted.
FAULTS = {
    "K1 and K2 are swapped": (
        *(CMAC, "aes_cmac", "padded_q ? subkey_twice : subkey_q"),
        "padded_q ? subkey_q : subkey_twice",
    ),
    "the subkey is not doubled": (CMAC, "aes_cmac", "subkey_q <= subkey_once", "subkey_q <= mac"),
    "an unpadded last block counts as padded": (
        *(CMAC, "aes_cmac", "empty || bytes != 5'd16", "empty || bytes != 5'd15"),
    ),
    "every block has a subkey": (
        *(CMAC, "aes_cmac_control", "mix_o = state_q == StLast", "mix_o = state_q != StSubkey"),
    ),
    "a block chains with itself": (
        *(CMAC, "aes_cbc_mac", "mac_q ^ next_q ^ mix_i", "next_q ^ mix_i"),
    ),
    "a message chains with the one before": (
        *(CMAC, "aes_cmac_control", "first_o = !inside_q", "first_o = !inside_q && state_q == StKey"),
    ),
    "a block enters while one is inside": (
        *(CMAC, "aes_cbc_mac", "waits_q && !busy_q && go_i", "waits_q && go_i"),
    ),
    "a message without data has a block of 0": (
        *(CMAC, "aes_cmac", "(pad & {128{empty}})", "128'd0"),
    ),
    "half of the tag is compared": (CMAC, "aes_message_tag", "cut != '0", "cut[127:64] != '0"),
    "a tag comes twice": (
        *(CMAC, "aes_message_tag", "!live_i || given", "!live_i || (given && decrypt_q)"),
    ),
    "any order passes": (CMAC, "aes_message_order", "kind_i > kind_q ||", "kind_i != kind_q ||"),
    "text passes": (CMAC, "aes_cmac", ".Kinds(4'b1010)", ".Kinds(4'b1110)"),
    "bytes without a strobe count": (
        *(CMAC, "aes_message_input", "data_q <= in_data_i & mask", "data_q <= in_data_i"),
    ),
    "an illegal message has no end": (
        *(CMAC, "aes_cmac_control", "if (valid_i && last_i) state_d = StRefuse"),
        "if (valid_i && last_i) state_d = StBody",
    ),
    "an error of the core is forgotten": (CMAC, "aes_cmac", "refuse || poisoned_q", "refuse"),
    "a clear leaves the subkey": (
        *(CMAC, "aes_cmac", "if (!live) {subkey_q, padded_q, poisoned_q} <= '0;"),
        "if (!live) {padded_q, poisoned_q} <= '0;",
    ),
    "a key in the middle of a message": (
        *(CMAC, "aes_cmac_control", "(state_q == StBody && between_i && !valid_i)"),
        "(state_q == StBody && !valid_i)",
    ),
    "a refused key is used": (
        *(CMAC, "aes_cmac_control", "key_error_i ? StNoKey : StSubkey", "StSubkey"),
    ),
}
QUICK = "K1 and K2 are swapped"


@pytest.mark.parametrize("name", sample.only(lambda name: name == QUICK, FAULTS))
def test_a_fault_is_not_proven(name: str, tmp_path: Path) -> None:
    mode, module, old, new = FAULTS[name]
    one = control(mode, {})
    (right,) = (file for file in one.files if file.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    assert not proven(one, tmp_path / "work", {module: wrong})


@pytest.mark.parametrize("mode", [CMAC])
def test_what_is_assumed_is_shown_elsewhere(mode: str) -> None:
    assumed = set(labels(control(mode, {}).files[-1], "assume"))
    assert assumed <= {*handshake.PROPERTIES, *mode_control.SURROUNDINGS}
