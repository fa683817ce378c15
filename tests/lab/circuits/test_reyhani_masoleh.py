# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The circuits after Reyhani-Masoleh et al. 2018: inversion in GF(16), bases, and the whole."""

from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import linear, reyhani_masoleh, towers
from circuit_checks import live


def test_the_inverter_inverts() -> None:
    coordinates = linear.span(reyhani_masoleh.FIELD)
    forms = reyhani_masoleh.inverter().table()
    for element, mask in coordinates.items():
        inverse = coordinates[gf.inverse(element)]
        assert forms[mask ^ 15] == linear.apply(towers.FORMS[16], inverse)


def test_every_build_is_right_and_small() -> None:
    forward, inverse, both = reyhani_masoleh.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX + INV_SBOX)
    assert len(forward.gates) == 101
    assert len(inverse.gates) <= 105
    assert len(both.gates) == 129
    assert both.counts()["NMUX"] == 4 + 5 + 5
    for one in (forward, inverse, both):
        assert len(live(one).gates) == len(one.gates)
        assert {*one.counts()} == {"NAND", "NOR", "XOR", "XNOR", "NOT", "NMUX"}


def test_generated_module_has_its_name() -> None:
    assert "module aes_sbox_reyhani_masoleh #(" in reyhani_masoleh.generate()
