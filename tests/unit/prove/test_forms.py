# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Forms over GF(2): the algebra, checked against values of its atoms."""

import random
from functools import reduce
from operator import or_

import pytest

from aesilicon.drivers.machine import Bits
from aesilicon.spec.gf import inverse, mul
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET, Forms
from aesilicon.symbolic.tables import Affine, recognise


def atom(form: int) -> int:
    assert form.bit_count() == 1
    return form.bit_length() - 1


def test_fresh_bits_are_independent_atoms() -> None:
    forms = Forms()
    bits = forms.fresh("key", 8, secret=True) + forms.fresh("tag", 2, secret=False)
    assert len({atom(bit) for bit in bits}) == 10
    assert [forms.leaks(bit) for bit in bits] == [True] * 8 + [False] * 2
    assert forms.atoms == 10


@pytest.mark.parametrize("other", [0, 1])
def test_product_with_a_constant_is_no_atom(other: int) -> None:
    forms = Forms()
    (a,) = forms.fresh("a", 1, secret=True)
    assert forms.product(a, other) == forms.product(other, a) == a * other
    assert forms.products == 0


def test_linear_identities_of_a_product() -> None:
    forms = Forms()
    a, b = forms.fresh("x", 2, secret=True)
    assert forms.product(a, a) == a
    assert forms.product(a, a ^ 1) == 0
    assert forms.product(a ^ 1, a ^ 1) == a ^ 1
    assert forms.product(a, b) == forms.product(b, a)
    # a (b + 1) = ab + a, (a + 1)(b + 1) = ab + a + b + 1
    assert forms.product(a, b ^ 1) == forms.product(a, b) ^ a
    assert forms.product(a ^ 1, b ^ 1) == forms.product(a, b) ^ a ^ b ^ 1
    assert forms.atoms == 3


def test_short_products_are_multiplied_out() -> None:
    forms = Forms()
    a, b, c = forms.fresh("x", 3, secret=False)
    ab = forms.product(a, b)
    assert forms.product(ab, a) == ab
    assert forms.product(ab, b ^ 1) == 0
    assert forms.product(ab, c) == forms.product(a, forms.product(b, c))
    assert forms.product(a ^ b, a ^ b ^ c) == a ^ b ^ forms.product(a, c) ^ forms.product(b, c)
    # A register that takes x only where x is 0.
    is_zero = forms.product(a ^ 1, b ^ 1)
    assert forms.choose(0, a, is_zero) == 0


def test_choice_of_equals_needs_no_product() -> None:
    forms = Forms()
    a, s = forms.fresh("x", 2, secret=True)
    assert forms.choose(a, a, s) == a
    assert forms.choose(0, 1, s) == s
    assert forms.products == 0
    assert forms.choose(0, a, s) == forms.product(a, s)


def test_product_remembers_what_it_depends_on() -> None:
    forms = Forms()
    (key,) = forms.fresh("key", 1, secret=True)
    a, b = forms.fresh("control", 2, secret=False)
    harmless, bad = forms.product(a, b), forms.product(a, key)
    assert not forms.leaks(harmless)
    assert forms.leaks(bad)
    assert forms.products == 2
    assert harmless & forms.opaque
    assert bad & forms.opaque
    assert forms.support(forms.product(bad, b)) >= {atom(key), atom(a), atom(b)}
    forms.clock = 7
    later = forms.product(bad, b)
    origin = forms.first_product(later)
    assert origin is not None
    assert origin.clock == 0
    assert forms.first_product(harmless) is None


def test_inversion_of_a_constant_is_a_constant() -> None:
    forms = Forms()
    for x in (0, 1, 0x53, 0xFF):
        bits = tuple(x >> i & 1 for i in range(8))
        assert sum(bit << i for i, bit in enumerate(forms.invert(bits))) == inverse(x)
    assert forms.atoms == 0


def test_inversion_is_named_by_its_input_and_undoes_itself() -> None:
    forms = Forms()
    x = forms.fresh("x", 8, secret=True)
    y = forms.invert(x)
    assert forms.invert(x) == y
    assert forms.invert((x[0] ^ 1, *x[1:])) != y
    assert forms.invert(y) == x
    assert forms.leaks(y[3])
    assert forms.products == 0


def table_bits(affine: Affine, x: int) -> int:
    forms = Forms()
    out = affine.apply(forms, tuple(x >> i & 1 for i in range(8)))
    return sum(bit << i for i, bit in enumerate(out))


@pytest.mark.parametrize(
    "entries",
    [
        pytest.param(tuple(SBOX), id="sbox"),
        pytest.param(tuple(INV_SBOX), id="inverse"),
        pytest.param(tuple(map(inverse, range(256))), id="inversion"),
        pytest.param(tuple(mul(3, s) for s in SBOX), id="times-three"),
        pytest.param(tuple(mul(2, s) << 24 | s << 8 | mul(3, s) for s in SBOX), id="t-box"),
        pytest.param(tuple(mul(14, s) << 8 | mul(9, s) for s in INV_SBOX), id="inverse-t-box"),
        pytest.param(tuple(reversed(SBOX)), id="last-first"),
        pytest.param(tuple(reversed(INV_SBOX)), id="inverse-last-first"),
        pytest.param(tuple(s ^ x for x, s in enumerate(SBOX)), id="with-input"),
    ],
)
def test_tables_made_from_the_sbox_are_recognised(entries: tuple[int, ...]) -> None:
    affine = recognise(entries, 32)
    assert affine is not None
    assert [table_bits(affine, x) for x in range(256)] == list(entries)


def test_other_tables_are_not_recognised() -> None:
    one_bit_off = (*SBOX[:255], SBOX[255] ^ 1)
    assert recognise(one_bit_off, 8) is None
    shuffled = list(SBOX)
    random.Random(1).shuffle(shuffled)
    assert recognise(tuple(shuffled), 8) is None


def test_sbox_then_inverse_gives_the_same_form_back() -> None:
    forms = Forms()
    x = forms.fresh("x", 8, secret=True)
    there, back = recognise(tuple(SBOX), 8), recognise(tuple(INV_SBOX), 8)
    assert there is not None
    assert back is not None
    assert back.apply(forms, there.apply(forms, x)) == x


def test_inversion_table_and_sbox_share_their_atoms() -> None:
    """A core that splits the S-box into inversion and affine map has the same forms."""
    forms = Forms()
    x = forms.fresh("x", 8, secret=True)
    sbox = recognise(tuple(SBOX), 8)
    inversion = recognise(tuple(map(inverse, range(256))), 8)
    assert sbox is not None
    assert inversion is not None
    y = inversion.apply(forms, x)
    i = 3
    expected = y[3] ^ y[7] ^ y[0] ^ y[1] ^ y[2] ^ (0x63 >> 3 & 1)
    assert sbox.apply(forms, x)[i] == expected


def test_unknown_swallows_everything_but_a_product_with_zero() -> None:
    forms = Forms()
    (a,) = forms.fresh("a", 1, secret=False)
    assert a ^ UNKNOWN is UNKNOWN
    assert UNKNOWN ^ UNKNOWN is UNKNOWN
    assert forms.product(a, UNKNOWN) is UNKNOWN
    assert forms.product(UNKNOWN, 1) is UNKNOWN
    assert forms.product(0, UNKNOWN) == 0
    assert forms.choose(a, a, UNKNOWN) == a
    assert forms.choose(0, 1, UNKNOWN) is UNKNOWN
    word: Bits = (UNKNOWN, *forms.fresh("b", 7, secret=False))
    assert all(bit is UNKNOWN for bit in forms.invert(word))
    assert not forms.leaks(UNKNOWN)
    assert forms.describe(UNKNOWN) == "unknown"


@pytest.mark.parametrize("rare", [False, True])
def test_unknown_is_secret_once_a_secret_entered_it(rare: bool) -> None:
    forms = Forms()
    (key,) = forms.fresh("key", 1, secret=True, rare=rare)
    mixed = key ^ UNKNOWN
    assert mixed is UNKNOWN_SECRET
    assert forms.leaks(mixed)
    assert mixed ^ key is UNKNOWN_SECRET
    assert UNKNOWN ^ mixed is UNKNOWN_SECRET
    assert forms.product(key, UNKNOWN) is UNKNOWN_SECRET
    assert forms.choose(key, key ^ 1, UNKNOWN) is UNKNOWN_SECRET
    assert forms.choose(0, 1, mixed) is UNKNOWN_SECRET
    assert forms.invert((UNKNOWN, key, *forms.fresh("b", 6, secret=False)))[0] is UNKNOWN_SECRET


def test_union_of_forms_keeps_only_the_mark_of_an_unknown() -> None:
    forms = Forms()
    (a,) = forms.fresh("a", 1, secret=False)
    assert reduce(or_, (a, UNKNOWN, a), 0) == a
    assert reduce(or_, (a, UNKNOWN, UNKNOWN_SECRET, UNKNOWN), 0) & forms.secret & forms.opaque


def test_rare_atoms_do_not_lengthen_the_usual_forms() -> None:
    forms = Forms()
    far = forms.fresh("junk", 256, secret=True, rare=True)
    near = forms.fresh("key", 256, secret=True)
    assert max(near).bit_length() < 1000 < min(far).bit_length()


@pytest.mark.parametrize("secret", [True, False])
@pytest.mark.parametrize("rare", [True, False])
def test_atoms_beyond_their_place_keep_their_kind(secret: bool, rare: bool) -> None:
    forms = Forms()
    last = forms.fresh("x", 11_500, secret=secret, rare=rare)[-1]
    bits = (last, *forms.fresh("x", 500, secret=secret, rare=rare))
    bits += forms.fresh("x", 300, secret=secret, rare=rare)
    assert len(set(bits)) == 801
    assert forms.atoms == 12_300
    assert {forms.leaks(bit) for bit in bits} == {secret}
    assert not any(bit & forms.opaque for bit in bits)


def test_description_names_atoms() -> None:
    forms = Forms()
    key = forms.fresh("key", 2, secret=True)
    assert forms.describe(1) == "1"
    assert forms.describe(key[0] ^ key[1] ^ 1) == "1 ^ key[0] ^ key[1]"
    assert "product" in forms.describe(forms.product(*key))


def test_release_forgets_what_was_made_since_the_mark() -> None:
    """The atoms are used again, and nothing is found by value that depends on them."""
    forms = Forms()
    a, b, c = forms.fresh("a", 3, secret=True)
    kept = forms.product(a, b)
    mark, atoms = forms.mark(), forms.atoms
    aside = forms.fresh("aside", 1, secret=True)[0]
    chosen = forms.choose(a, b, c, cell=7)
    forms.invert((a, b, c, a, b, c, a, aside))
    assert forms.atoms > atoms
    forms.release(mark)
    assert forms.atoms == atoms
    assert forms.product(a, b) == kept
    (again,) = forms.fresh("again", 1, secret=True)
    assert again == aside
    assert forms.describe(again) == "again"
    forms.clock = 5
    assert forms.choose(a, b, c, cell=7) == chosen  # the same place, made anew
    origins = filter(None, map(forms.origin, forms.support(chosen)))
    assert max(origin.clock for origin in origins) == 5
