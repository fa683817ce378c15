# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Protocol files of foreign cores: what would change the verdict silently is refused by name."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from aesilicon.drivers.foreign_protocol import check_ports, load_protocol
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Netlist

TEXT = """\
[core]
key_bits = [128, 256]
directions = ["encrypt", "decrypt"]

[clock]
port = "clk"

[reset]
port = "rst"

[key]
port = "key"
start = "init"
done = "ready"

[key.length]
port = "long"
values = { 128 = 0, 256 = 1 }

[input]
port = "block"
start = "go"

[direction]
port = "mode"
values = { encrypt = 0, decrypt = 3 }

[output]
port = "result"
done = "valid"

[constants]
test = 3
"""
INPUTS = {"rst": 1, "key": 256, "init": 1, "long": 1, "block": 128, "go": 1, "mode": 2, "test": 2}
OUTPUTS = {"ready": 1, "result": 128, "valid": 1}


def core(inputs: Mapping[str, int], outputs: Mapping[str, int]) -> Netlist:
    def nets(ports: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
        return {port: tuple(range(2, 2 + bits)) for port, bits in ports.items()}

    return Netlist("core", nets(inputs), nets(outputs), (), (), 2, 400, (), {})


def load(text: str, folder: Path) -> None:
    file = folder / "core.toml"
    file.write_text(text, encoding="utf-8")
    check_ports(core(INPUTS, OUTPUTS), load_protocol(file))


def test_the_right_file_is_taken(tmp_path: Path) -> None:
    load(TEXT, tmp_path)


def test_keys_and_blocks_may_share_a_bus_in_turn(tmp_path: Path) -> None:
    shared = TEXT.replace('port = "block"', 'port = "key"').replace("[128, 256]", "[128]")
    file = tmp_path / "core.toml"
    file.write_text(shared, encoding="utf-8")
    inputs = {**INPUTS, "key": 128}
    del inputs["block"]
    check_ports(core(inputs, OUTPUTS), load_protocol(file))
    with pytest.raises(UserError, match=r"input.port = 'key' is the port of key.port too"):
        load(shared.replace('start = "go"', 'start = "go"\nhold = true'), tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("256 = 1", "256 = 2", "key.length.port = 'long', but the value 2 does not fit in the 1"),
        ("decrypt = 3", "decrypt = 4", "does not fit in the 2 bits of this port of core; the high"),
        ("test = 3", "test = 4", "constants.test = 'test', but the value 4 does not fit in the 2"),
        ("256 = 1", "256 = 0", "key.length.values gives 128 and 256 the same code 0"),
        ("decrypt = 3", "decrypt = 0", "direction.values gives encrypt and decrypt the same code"),
        ("256 = 1", "256 = -1", "key.length.values.256: Input should be greater than or equal"),
        ("test = 3", "test = -1", "constants.test: Input should be greater than or equal to 0"),
        ("test = 3", "test = 3.0", "constants.test: Input should be a valid integer"),
        ("test = 3", "test = true", "constants.test: Input should be a valid integer"),
        ("256 = 1", "256 = 1, 512 = 2", "key.length.values has 512; its keys are 128, 192, 256"),
        ("decrypt = 3", "decrypt = 3, both = 1", "direction.values has both; its keys are encrypt"),
        ("test = 3", "test = 3\ninit = 0", "constants.init is a port that key.start drives"),
        ("test = 3", "test = 3\nclk = 0", "constants.clk is a port that clock.port drives"),
        ("test = 3", "test = 3\nmode = 0", "constants.mode is a port that direction.port drives"),
        ('"go"', '"init"', "input.start = 'init' is the port of key.start too"),
        ('"mode"', '"long"', "direction.port = 'long' is the port of key.length.port too"),
        ('port = "rst"', 'port = "clk"', "reset.port = 'clk' is the port of clock.port too"),
        ('port = "rst"', 'port = "test"', "constants.test is a port that reset.port drives"),
        ('"go"', '"valid"', "input.start = 'valid', but this port of core is an output, and"),
        ('done = "valid"', 'done = "go"', "output.done = 'go', but this port of core is an input"),
        ('"init"', '"begin"', "key.start = 'begin', but core has no input 'begin'; it has rst"),
        ('"result"', '"ready"', "output.port = 'ready', but port 'ready' of core has 1 bits, not"),
        ('"init"', '"mode"\n[direct]', "unknown key 'direct'"),
        ('port = "key"', 'port = ""', "key.port: String should have at least 1 character"),
        ('"ready"', '""', "key.done: String should have at least 1 character"),
        ("[128, 256]", "[]", "core.key_bits: List should have at least 1 item"),
        ("[128, 256]", "[128, 128, 256]", "core.key_bits lists a value twice"),
        ('["encrypt", ', '["decrypt", ', "core.directions lists a value twice"),
        ("[128, 256]", "[128.0, 256]", "core.key_bits: has a number with a point"),
        ('"ready"', '"ready"\nclocks = 3', "key has both done and clocks; give one"),
        ('start = "init"\n', "", "key.done and key.clocks need key.start or key.valid"),
        ("test = 3\n", "", "does not say what drives input 'test' of core"),
    ],
)
def test_a_file_that_means_something_else_is_refused(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    assert old in TEXT
    with pytest.raises(UserError) as refused:
        load(TEXT.replace(old, new, 1), tmp_path)
    assert str(refused.value).startswith(f"{tmp_path}/core.toml: ")
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("port", "bits", "sentence"),
    [
        ("key", 128, "key.port = 'key', but port 'key' of core has 128 bits and is too narrow"),
        ("block", 64, "input.port = 'block', but port 'block' of core has 64 bits, not 128"),
        ("rst", 2, "reset.port = 'rst', but port 'rst' of core has 2 bits, not 1"),
    ],
)
def test_a_port_of_another_width_is_refused(
    port: str, bits: int, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "core.toml"
    file.write_text(TEXT, encoding="utf-8")
    with pytest.raises(UserError) as refused:
        check_ports(core({**INPUTS, port: bits}, OUTPUTS), load_protocol(file))
    assert sentence in str(refused.value)
