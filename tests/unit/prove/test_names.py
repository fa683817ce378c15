# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Names of keys, blocks and results: used again, renamed through S-boxes, put for results."""

from operator import xor

from aesilicon.drivers.machine import Bits
from aesilicon.symbolic.forms import Forms
from aesilicon.symbolic.names import Entry, Names
from aesilicon.symbolic.specification import Cipher

WIDTHS = {"key": 256, "block": 128, "tag": 1, "result": 128}


def made() -> tuple[Forms, Names]:
    forms = Forms()
    return forms, Names(forms, WIDTHS)


def entries(names: Names, *groups: Bits) -> list[Entry]:
    found = {form for group in groups for form in group}
    return [(n, form, names.mask(form)) for n, form in enumerate(sorted(found))]


def changed(group: Bits, of: list[Entry], change: dict[int, int]) -> Bits:
    new = {form: change.get(number, form) for number, form, _ in of}
    return tuple(new[form] for form in group)


def test_the_lowest_free_name_is_given() -> None:
    _, names = made()
    first = names.free("block", 0)
    live = names.masks(first)
    second = names.free("block", live)
    assert not set(first) & set(second)
    assert names.free("block", names.masks(second)) == first


def test_a_renamed_ciphertext_is_that_of_the_other_block() -> None:
    forms, names = made()
    key, zero = names.free("key", 0)[128:], names.free("block", 0)
    one = names.free("block", names.masks(zero))
    cipher = Cipher(forms, key)
    group = cipher.encrypt(one)
    of = entries(names, group)
    change = names.tidy(of, [mask for _, _, mask in of])
    assert changed(group, of, change) == cipher.encrypt(zero)


def test_a_finished_result_gets_a_name() -> None:
    forms, names = made()
    key, block = names.free("key", 0)[128:], names.free("block", 0)
    result = Cipher(forms, key).encrypt(block)
    shifted = tuple(map(xor, result, result[1:] + result[:1]))
    of = entries(names, result, shifted)
    name = changed(result, of, names.with_result(result, of))
    assert all(form.bit_count() == 1 for form in name)
    assert len(set(name)) == 128
    assert changed(shifted, of, names.with_result(result, of)) == tuple(
        map(xor, name, name[1:] + name[:1])
    )


def test_an_unfinished_result_keeps_its_form() -> None:
    forms, names = made()
    key, block = names.free("key", 0)[128:], names.free("block", 0)
    result = Cipher(forms, key).encrypt(block)
    of = entries(names, result, block[:8])
    assert names.with_result(result, of) == {}
