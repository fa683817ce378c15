# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Edits that keep the circuit keep the mapped netlist, byte for byte, and the design's hash."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from aesilicon import targets
from aesilicon.design import design, rtl
from aesilicon.mapping.library import library_cells
from aesilicon.targets import CellTarget
from aesilicon.tools import abc, elaboration, yosys
from aesilicon.tools.yosys_cells import map_cells, prepare

DESIGN = "aes128-serial-enc"

Files = dict[str, str]
"""File -> text, in compilation order."""


def _each(change: Callable[[str], str]) -> Callable[[Files], Files]:
    return lambda files: {name: change(text) for name, text in files.items()}


def _merged(files: Files) -> Files:
    return {"all.sv": "\n".join(files.values())}


def _modules_last_first(files: Files) -> Files:
    """Packages have to come first."""
    packages = {name: text for name, text in files.items() if "endpackage" in text}
    modules = {name: text for name, text in files.items() if name not in packages}
    return packages | dict(reversed(modules.items()))


def _renamed_files(files: Files) -> Files:
    return {f"f{n}.sv": text for n, text in enumerate(files.values())}


def _swapped(text: str) -> str:
    """Operands of the last binary operator of an assignment that has one only."""
    return re.sub(r"= ([\w.\[\]]+) ([&|^]) ([\w.\[\]]+);", r"= \3 \2 \1;", text)


def _assignments_last_first(text: str) -> str:
    """Reverses each run of continuous assignments of one line."""

    def turned(run: re.Match[str]) -> str:
        return "".join(reversed(run[0].splitlines(keepends=True)))

    return re.sub(r"(?:^ *assign [^\n]*;\n){2,}", turned, text, flags=re.MULTILINE)


def _processes_last_first(text: str) -> str:
    """Exchanges processes that follow each other, a paragraph each."""
    parts = text.split("\n\n")
    for at in range(len(parts) - 1):
        if all(re.match(r" *always_", part) for part in parts[at : at + 2]):
            parts[at : at + 2] = reversed(parts[at : at + 2])
    return "\n\n".join(parts)


EDITS: dict[str, Callable[[Files], Files]] = {
    "files renamed": _renamed_files,
    "files merged": _merged,
    "modules in reverse order": _modules_last_first,
    "comments": _each(lambda text: text.replace(";\n", "; // an end\n")),
    "registers renamed": _each(lambda text: re.sub(r"\b(\w+)_q\b", r"\1_held", text)),
    "next states renamed": _each(lambda text: re.sub(r"\b(\w+)_d\b", r"zz_\1", text)),
    "instances renamed": _each(lambda text: re.sub(r"\bu_(\w+) \(", r"zz_\1 (", text)),
    "blocks renamed": _each(lambda text: re.sub(r": gen_(\w+)", r": gen_zz_\1", text)),
    "modules renamed": _each(lambda text: re.sub(r"\baes_(key|serial|state)_", r"zz_\1_", text)),
    "operands swapped": _each(_swapped),
    "assignments in reverse order": _each(_assignments_last_first),
    "processes in reverse order": _each(_processes_last_first),
}


def written(files: Files, folder: Path) -> list[Path]:
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text)
    return [folder / name for name in files]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Files:
    folder = tmp_path_factory.mktemp("sources")
    paths = rtl.write_sources(design.load(DESIGN), folder)
    return {path.name: path.read_text() for path in paths}


TOP = design.load(DESIGN).top


def on_cells(files: list[Path], work: Path) -> str:
    target = targets.find("generic")
    assert isinstance(target, CellTarget)
    logic = prepare(files, TOP, work=work / "logic")
    mapped = map_cells(logic, library_cells(target), abc.SINGLE["area"], work=work)
    return mapped.netlist.read_text()


def on_ecp5(files: list[Path], work: Path) -> str:
    return yosys.synthesize_fpga(files, TOP, "ecp5", goal="area", work=work).netlist.read_text()


def hashed(files: list[Path], work: Path) -> str:
    return elaboration.fingerprint_of_files(files, TOP)


WAYS = {"hash": hashed, "cells": on_cells, "ecp5": on_ecp5}


@pytest.fixture(scope="module")
def before(sources: Files, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each way makes of the design without an edit."""
    folder = tmp_path_factory.mktemp("before")
    files = written(sources, folder / "rtl")
    return {name: way(files, folder / name) for name, way in WAYS.items()}


MAPPED = ("modules in reverse order", "registers renamed")
"""Edits whose mapping every run compares; `make bench` compares that of all."""


def each_edit() -> Iterator[Any]:
    """(edit, way): the hash of all, the mappings of a sample."""
    for edit, way in product(EDITS, WAYS):
        marks = [] if way == "hash" or edit in MAPPED else [pytest.mark.bench]
        yield pytest.param(edit, way, marks=marks)


@pytest.mark.parametrize(("edit", "way"), [*each_edit()])
def test_an_edit_moves_nothing(
    edit: str, way: str, sources: Files, before: dict[str, str], tmp_path: Path
) -> None:
    edited = EDITS[edit](sources)
    assert [*edited.items()] != [*sources.items()]
    after = WAYS[way](written(edited, tmp_path / "rtl"), tmp_path / "work")
    same = after == before[way]  # pytest would take minutes to show how two netlists differ
    assert same
