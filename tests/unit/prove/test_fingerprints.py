# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Fingerprints of forms: equal where the exact forms are, different where they are not."""

import random

from aesilicon.symbolic.fingerprints import BITS, Fingerprints
from aesilicon.symbolic.forms import SECRET_START, UNKNOWN_SECRET, Forms
from aesilicon.symbolic.specification import Cipher


def test_sums_are_equal_exactly_where_the_exact_forms_are() -> None:
    chosen = random.Random(1)
    exact, prints = Forms(), Fingerprints()
    pairs = [
        *zip(exact.fresh("x", 64, secret=True), prints.fresh("x", 64, secret=True), strict=True),
        *zip(exact.fresh("t", 8, secret=False), prints.fresh("t", 8, secret=False), strict=True),
        (1, 1),
    ]
    for _ in range(400):
        (a, p), (b, q) = chosen.choice(pairs), chosen.choice(pairs)
        pairs.append((a ^ b, p ^ q))
    assert len({a for a, _ in pairs}) == len({p for _, p in pairs}) == len(set(pairs))
    assert all(exact.leaks(a) == prints.leaks(p) for a, p in pairs)


def test_a_cipher_has_as_many_atoms_as_over_exact_forms_and_short_sums() -> None:
    def encrypted(forms: Forms) -> tuple[int, ...]:
        key, block = (forms.fresh(name, 128, secret=True) for name in ("key", "block"))
        return Cipher(forms, key).encrypt(block)

    exact, prints = Forms(), Fingerprints()
    results = encrypted(exact), encrypted(prints)
    assert exact.atoms == prints.atoms == 256 + (10 * 16 + 10 * 4) * 8
    assert max(results[1]).bit_length() <= SECRET_START + BITS < max(results[0]).bit_length()


def test_public_products_are_exact_and_secret_ones_unknown() -> None:
    prints = Fingerprints()
    a, b = prints.fresh("x", 2, secret=False)
    assert prints.product(prints.product(a, b), a ^ 1) == 0
    assert not prints.has_opaque_secrets
    s, t = prints.fresh("s", 2, secret=True)
    assert prints.product(s, s) == s
    assert prints.product(s, s ^ 1) == 0
    assert not prints.has_opaque_secrets
    assert prints.product(s, t) is UNKNOWN_SECRET
    assert prints.has_opaque_secrets
