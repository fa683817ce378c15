# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Wrappers: the registry, what each says of its ports, and cores that they refuse."""

import re
from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers import wrapper_registry
from aesilicon.drivers.wrapper_registry import WRAPPERS
from aesilicon.errors import UserError

WRAPPED = [one for one in map(design.load, design.catalogue()) if one.wrapping]
PORT = re.compile(r"^ {2}(input|output) +logic +(?:\[(\d+):0\] +)?(\w+),?$", re.MULTILINE)


@pytest.mark.parametrize("kind", WRAPPERS)
def test_its_channel_is_made_of_its_ports(kind: str) -> None:
    wrapper = WRAPPERS[kind]
    ports = {port.name: port for port in wrapper.ports}
    channel = wrapper.channel
    assert ports[channel.in_data].bits == ports[channel.out_data].bits == wrapper.word_bits
    assert wrapper.secret == {channel.in_data, channel.out_data}
    assert wrapper.idle.keys() <= ports.keys()
    assert {channel.out_valid, channel.out_ready, wrapper.refusal} <= {*ports, None}


def test_a_kind_is_registered_once() -> None:
    with pytest.raises(ValueError, match="'rijndael_processor' is there already"):
        wrapper_registry.register(WRAPPERS["rijndael_processor"])


def test_a_misspelt_kind_gets_the_nearest(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = 'name = "mine"\npurpose = "x"\n[core]\narchitecture = "round"\n'
    file.write_text(f'{text}[wrapper]\nkind = "rijndael_procesor"\n')
    with pytest.raises(UserError, match="did you mean 'rijndael_processor'"):
        design.load(str(file))


@pytest.mark.parametrize("chosen", WRAPPED, ids=lambda chosen: chosen.name)
def test_its_description_is_part_of_a_digest(chosen: Design) -> None:
    assert chosen.wrapping is not None
    assert len(chosen.wrapping.digest()) == 64
    assert chosen.port_clocks is not None
