# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tables of the page on Rijndael: its nine sizes, and the clocks of cores for them."""

from collections.abc import Sequence

from aesilicon.architectures import LENGTHS
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.report import tables
from aesilicon.spec.rijndael import rounds, shift_offsets


def page(text: str) -> str:
    """The text of the page with new tables; raises `ValueError` if a marker is missing."""
    designs = [design.load(name) for name in design.catalogue()]
    wide = [one for one in designs if one.core.block_bits != [128] and not one.wrapper]
    for name, table in (("sizes", sizes()), ("clocks", clocks(wide))):
        text = tables.between(text, f"<!-- {name}:begin -->", f"<!-- {name}:end -->", table)
    return text


def sizes() -> str:
    """Markdown: the parameters of the nine sizes."""
    columns = ("block", "key", "in FIPS 197", "Nr", "ShiftRows", "words", "constants", "SubWords")
    return tables.markdown(columns, [_size(block, key) for block in LENGTHS for key in LENGTHS])


def _size(block: int, key: int) -> list[str]:
    nb, nk = block // 32, key // 32
    nr = rounds(key // 8, block // 8)
    words = range(nk, nb * (nr + 1))
    special = [i for i in words if i % nk == 0 or (nk > 6 and i % nk == 4)]
    figures = (nr, "-".join(map(str, shift_offsets(block // 8))), words.stop)
    counts = (sum(i % nk == 0 for i in words), len(special))
    name = f"AES-{key}" if block == 128 else "-"
    return [str(fact) for fact in (block, key, name, *figures, *counts)]


def clocks(designs: Sequence[Design]) -> str:
    """Markdown: key set-up of some designs by key and block length, from `Design.timing`."""
    columns = ("design", "key", *(f"block {block}" for block in LENGTHS))
    rows = [
        [f"`{one.name}`", str(key), *(_setup(one, key, block) for block in LENGTHS)]
        for one in designs
        for key in one.core.key_bits
    ]
    return tables.markdown(columns, rows)


def _setup(one: Design, key: int, block: int) -> str:
    if (key, block) not in one.sizes():
        return "-"
    timings = [one.timing(key, block, direction) for direction in one.core.directions]
    shown = dict.fromkeys(
        f"{t.key_setup}" + (f" (+{t.length_change})" if t.length_change else "") for t in timings
    )
    return " / ".join(shown)
