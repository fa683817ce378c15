# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_core.sv` has the parameters, connections and refusals of today's engines."""

from aesilicon.architectures import ARCHITECTURES
from aesilicon.design import design, door
from aesilicon.resources import rtl_dir

TEXT = (rtl_dir() / "core" / "aes_core.sv").read_text()


def test_the_generated_parts_are_those_of_the_engines() -> None:
    assert door.written(TEXT) == TEXT, "run python -m aesilicon.design.door"


def test_a_lost_part_is_made_again() -> None:
    lines = TEXT.splitlines(keepends=True)
    begin = lines.index("  // generated: engines\n")
    end = lines.index("  // end\n", begin)
    assert door.written("".join((*lines[: begin + 1], *lines[end:]))) == TEXT


def test_every_design_is_an_instance_of_aes_core() -> None:
    for path in design.catalogue():
        one = design.load(path)
        assert one.arch.module == "aes_core" or one.wrapper is not None, one.name


def test_every_setting_of_a_description_is_one_of_the_shell() -> None:
    for arch in ARCHITECTURES.values():
        assert arch.shell.keys() <= {*door.SETTINGS, door.CLEAR_CLOCKS}, arch.name
