# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The bundle of every design in the catalogue, with its plain Verilog proven equal to the RTL."""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

from aesilicon import build
from aesilicon.architectures import ARCHITECTURES
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.equivalence.results import ProofReport
from aesilicon.errors import AesiliconError
from aesilicon.flows.prove.report import Proof
from aesilicon.store import Store
from aesilicon.tools import plain_verilog

PROOF = Proof.of(ProofReport("any", dict.fromkeys(("data", "time", "sboxes"), True), 1, 1))
"""What `prove` says of a design; its own tests are elsewhere."""


@pytest.mark.parametrize("name", sorted(design.catalogue()))
def test_a_bundle_is_built_and_proven(name: str, tmp_path: Path, proofs: Store) -> None:
    one = design.load(name)
    folder = build.build(one, tmp_path / "aes", PROOF, proofs).folder
    assert (folder / "verilog" / f"{one.top}.v").is_file()
    assert build.PLAIN_PROVEN in (folder / "datasheet.md").read_text()
    listed = [folder / line for line in (folder / f"{one.top}.f").read_text().split()]
    delivered = {file.name: file.read_bytes() for file in listed}
    library = {Path(file.relative).name: file.content for file in rtl.files(one)}
    library[f"{one.top}.sv"] = rtl.top_source(one).encode()
    assert delivered.items() <= library.items(), "not what is measured"


LARGE = ("column", "round", "pipeline_reload", "tbox")
"""Architectures whose builds with other options take long."""


def other_options() -> Iterator[Any]:
    """(design, option, value): each value of an option that no design of the catalogue has."""
    designs = [design.load(name) for name in design.catalogue()]
    for name, architecture in sorted(ARCHITECTURES.items()):
        mine = [one for one in designs if one.core.architecture == name]
        for option, field in architecture.options.model_fields.items():
            values = (False, True) if field.annotation is bool else get_args(field.annotation)
            shown = {getattr(one.core.options, option) for one in mine}
            for value in (value for value in values if value not in shown):
                marks = [pytest.mark.bench] if name in LARGE else []
                yield pytest.param(name, option, value, marks=marks)


def designs_with(architecture: str, option: str, value: object) -> Iterator[Design]:
    """Designs of the catalogue with the value: as they are, with 256-bit keys, less an option."""
    cores = [design.load(name).core.table() for name in design.catalogue()]
    for core in (core for core in cores if core["architecture"] == architecture):
        own = core.get(architecture, {})
        for key_bits, less in product((core["key_bits"], [256]), (None, *own)):
            options = {name: other for name, other in own.items() if name != less} | {option: value}
            changed = {**core, "key_bits": key_bits, architecture: options}
            with suppress(ValueError):
                yield Design.model_validate({"name": "other", "purpose": "other", "core": changed})


@pytest.mark.parametrize(("architecture", "option", "value"), [*other_options()])
def test_a_bundle_with_another_option(
    architecture: str, option: str, value: object, tmp_path: Path, proofs: Store
) -> None:
    """The first design of the architecture that can have the value is built with it."""
    one = next(designs_with(architecture, option, value))
    folder = build.build(one, tmp_path / "aes", PROOF, proofs).folder
    assert build.PLAIN_PROVEN in (folder / "datasheet.md").read_text()


@pytest.mark.bench
def test_a_wrong_word_of_a_rom_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = plain_verilog.plain_verilog

    def wrong(files: list[Path], top: str, output: Path, **options: Any) -> None:
        write(files, top, output, **options)
        text, changed = re.subn(r"(rom \[77\]) = 8'h..", r"\1 = 8'h00", output.read_text(), count=1)
        assert changed
        output.write_text(text)

    monkeypatch.setattr(plain_verilog, "plain_verilog", wrong)
    said = r"is not its RTL \(aes_sbox_rom_table_1: output data_o.* differs from the RTL\)"
    with pytest.raises(AesiliconError, match=said):
        one = design.load("mcloone-pipeline")
        build.build(one, tmp_path / "aes", PROOF, Store(tmp_path / "store"))
