# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The circuits after Reyhani-Masoleh et al. 2018: inversion in GF(16), bases, and the whole."""

from aesilicon.circuits import inversion_search, linear, reyhani_masoleh, towers
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX


def test_the_inverter_inverts() -> None:
    coordinates = linear.span(reyhani_masoleh.FIELD)
    forms = reyhani_masoleh.inverter().table()
    for element, mask in coordinates.items():
        inverse = coordinates[gf.inverse(element)]
        assert forms[mask ^ 15] == linear.apply(towers.FORMS[16], inverse)


def test_choices_have_linear_terms_that_cost_nothing() -> None:
    choices = reyhani_masoleh.choices()
    assert len(choices) == 4 * 2040
    assert reyhani_masoleh.FORWARD in choices
    assert reyhani_masoleh.INVERSE in choices
    assert {*reyhani_masoleh.BOTH} <= {*choices}


def test_the_committed_choices_are_the_best_of_a_sample() -> None:
    sample = reyhani_masoleh.choices()[::331]
    seeds = range(2)
    forward = [inversion_search.gates_forward(one.core(), seeds) for one in sample]
    inverse = [inversion_search.gates_inverse(one.core(), seeds) for one in sample]
    best = reyhani_masoleh.FORWARD.core(), reyhani_masoleh.INVERSE.core()
    assert inversion_search.gates_forward(best[0], seeds) == 43 <= min(forward)
    assert inversion_search.gates_inverse(best[1], seeds) == 45 <= min(inverse)


def test_the_committed_pair_has_three_common_outputs() -> None:
    first, second = reyhani_masoleh.BOTH
    assert reyhani_masoleh.multiple(first) == second
    counts = [reyhani_masoleh.common_outputs(multiple) for multiple in range(1, 256)]
    assert max(counts) == 3 == counts[reyhani_masoleh.MULTIPLE - 1]
    assert counts.count(3) == 1
    ahead, back = first.core(), second.core()
    assert inversion_search.gates_after(ahead, back, 3) == 36 + 5


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
        assert len(one.live().gates) == len(one.gates)
        assert {*one.counts()} == {"NAND", "NOR", "XOR", "XNOR", "NOT", "NMUX"}


def test_generated_module_has_its_name() -> None:
    assert "module aes_sbox_reyhani_masoleh #(" in reyhani_masoleh.generate()
