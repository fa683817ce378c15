# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`results/hashes.jsonl`: hashes of the catalogue, its published buses, and the papers' designs.

Elaborating them all takes a minute, which every new machine would spend before it could tell which
published rows are of today's RTL. Each hash stands under the hash of what it was made from.
"""

import json
from collections.abc import Iterator

from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon_lab import papers
from aesilicon_lab.pages import with_bus
from aesilicon_lab.papers import design_measures


def page() -> str:
    """The lines of the file, a circuit a line."""
    lines: dict[str, str] = {}
    for one in _designs():
        key = rtl.hash_key(one)
        row = {"design": one.name, "key": key, "hash": rtl.design_hash(one)}
        lines.setdefault(key, json.dumps(row))
    return "".join(f"{line}\n" for line in lines.values())


def _designs() -> Iterator[Design]:
    yield from map(design.load, design.shipped())
    yield from (one for around in with_bus.PUBLISHED if (one := around.made()))
    for paper in map(papers.load, papers.catalogue()):
        yield from (design_measures.build(paper, name) for name in paper.designs)
