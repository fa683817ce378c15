# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random

from aesilicon.spec import gf
from aesilicon.spec.sbox import AFFINE_CONSTANT, INV_SBOX, SBOX
from aesilicon_lab.circuits import composite, linear

TOWERS = list(composite.towers())


def test_every_tower_and_isomorphism_is_found_once() -> None:
    # 2 constants phi, 8 lambda for each, and a field of 256 elements has 8 automorphisms.
    assert len(set(TOWERS)) == len(TOWERS) == 2 * 8 * 8


def test_isomorphism_keeps_sums_and_products() -> None:
    rng = random.Random(1)
    for tower in TOWERS:
        for _ in range(20):
            a, b = rng.randrange(256), rng.randrange(256)
            image = tower.from_aes(gf.mul(a, b))
            assert image == tower.mul256(tower.from_aes(a), tower.from_aes(b))
            assert tower.from_aes(a ^ b) == tower.from_aes(a) ^ tower.from_aes(b)


def test_isomorphism_is_undone() -> None:
    tower = composite.best()
    assert [tower.to_aes(tower.from_aes(a)) for a in range(256)] == list(range(256))


def test_maps_around_an_inversion_are_the_sbox() -> None:
    for tower in TOWERS[::16]:
        maps = tower.maps
        inverse = {a: next(b for b in range(256) if tower.mul256(a, b) == 1) for a in range(1, 256)}
        inverse[0] = 0
        for x in range(256):
            y = inverse[linear.apply(maps.forward_in, x)]
            assert linear.apply(maps.forward_out, y) ^ AFFINE_CONSTANT == SBOX[x]
            y = inverse[linear.apply(maps.inverse_in, x ^ AFFINE_CONSTANT)]
            assert linear.apply(maps.inverse_out, y) == INV_SBOX[x]


def test_best_is_no_dearer_than_any() -> None:
    assert composite.best().cost() == min(tower.cost() for tower in TOWERS)
    assert composite.best().cost() < max(tower.cost() for tower in TOWERS)
