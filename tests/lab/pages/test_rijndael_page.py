# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tables of the page on Rijndael, and what the page says of clocks and S-boxes."""

import pytest

from aesilicon import resources
from aesilicon.design import design
from aesilicon.spec.rijndael import key_expansion
from aesilicon_lab.pages import rijndael

WIDE = [name for name in design.catalogue() if design.load(name).core.block_bits != [128]]
MARKED = "a <!-- sizes:begin -->old<!-- sizes:end --> b <!-- clocks:begin --><!-- clocks:end --> c"


def lines(table: str) -> list[list[str]]:
    return [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]


def test_the_nine_sizes() -> None:
    """Block, key, Nr, words, constants, SubWords, counted by hand from the recurrence."""
    assert [
        (int(s[0]), int(s[1]), int(s[3]), *map(int, s[5:])) for s in lines(rijndael.sizes())
    ] == [
        (128, 128, 10, 44, 10, 10),
        (128, 192, 12, 52, 8, 8),
        (128, 256, 14, 60, 7, 13),
        (192, 128, 12, 78, 19, 19),
        (192, 192, 12, 78, 12, 12),
        (192, 256, 14, 90, 11, 21),
        (256, 128, 14, 120, 29, 29),
        (256, 192, 14, 120, 19, 19),
        (256, 256, 14, 120, 14, 28),
    ]


def test_only_blocks_of_128_bits_are_aes() -> None:
    named = {(s[0], s[1]): s[2] for s in lines(rijndael.sizes())}
    assert {size for size, name in named.items() if name != "-"} == {
        ("128", k) for k in ("128", "192", "256")
    }
    assert named["128", "256"] == "AES-256"


def test_the_words_of_the_schedule_do_not_depend_on_the_block() -> None:
    key = bytes(range(32))
    short, long = (b"".join(key_expansion(key, block)) for block in (16, 32))
    assert long.startswith(short)


@pytest.mark.parametrize("nb", [4, 6, 8])
@pytest.mark.parametrize("nk", [4, 6, 8])
def test_no_step_has_more_than_two_sub_words(nb: int, nk: int) -> None:
    """A step makes the Nb words behind a window of max(Nb, Nk) words."""
    steps = [range(start, start + nb) for start in range(max(nb, nk), nb * (max(nb, nk) + 7), nb)]
    special = [sum(i % nk == 0 or (nk == 8 and i % nk == 4) for i in step) for step in steps]
    assert max(special) <= (1 if nb == 4 else 2)
    if (nb, nk) in ((8, 4), (8, 8)):
        assert set(special) == {2}


@pytest.mark.parametrize("name", WIDE)
def test_clocks_that_the_page_gives_for_all(name: str) -> None:
    one = design.load(name)
    for key, block in one.sizes():
        rounds = max(key, block) // 32 + 6
        for direction in one.core.directions:
            timing = one.timing(key, block, direction)
            assert (timing.latency, timing.interval) == (rounds + 1, rounds)


def test_a_cell_has_setup_of_both_directions_and_the_change_of_length() -> None:
    one = design.load("rijndael-round")
    found = {tuple(cells[:2]): cells[2:] for cells in lines(rijndael.clocks([one]))}
    there, back = (one.timing(128, 256, direction) for direction in one.core.directions)
    assert back.length_change > 0
    assert found["`rijndael-round`", "128"][2] == (
        f"{there.key_setup} / {back.key_setup} (+{back.length_change})"
    )
    wide = design.load("rijndael256-round")
    assert {cells[2] for cells in lines(rijndael.clocks([wide]))} == {"-"}


def test_tables_are_put_between_their_markers() -> None:
    page = rijndael.page(MARKED)
    assert "old" not in page
    assert page.startswith("a <!-- sizes:begin -->\n| block |")
    assert page.endswith("<!-- clocks:end --> c")
    assert rijndael.page(page) == page
    with pytest.raises(ValueError, match="no table between <!-- clocks:begin -->"):
        rijndael.page(MARKED.replace("clocks:end", "clocks:ends"))


def test_every_wide_design_is_on_the_page() -> None:
    text = (resources.project_dir() / "docs" / "reference" / "rijndael.md").read_text()
    assert all(f"`{name}`" in text for name in WIDE)
