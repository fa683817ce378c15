# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Protocol files of foreign cores: what they may say, and one sentence for what they may not."""

from pathlib import Path

import pytest

from aesilicon.drivers.foreign_protocol import load_protocol
from aesilicon.errors import UserError

GOOD = """
[clock]
port = "clk"
[key]
port = "key"
[input]
port = "data"
start = "go"
[output]
port = "result"
done = "ready"
"""


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "p.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_shortest_file(tmp_path: Path) -> None:
    protocol = load_protocol(write(tmp_path, GOOD))
    assert protocol.core.key_bits == [128]
    assert protocol.keyed_blocks
    assert protocol.waits
    assert protocol.control_inputs() == ["go"]
    assert protocol.control_outputs() == ["ready"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('start = "go"', 'strat = "go"', "unknown key 'input.strat'; did you mean 'start'?"),
        ('port = "clk"', "", "key 'clock.port' is missing"),
        ('done = "ready"', "", "output needs exactly one of done, valid and latency"),
        ('done = "ready"', 'done = "ready"\nlatency = 3', "exactly one of done, valid"),
        ('start = "go"', 'start = "go"\nvalid = "v"', "both start and valid"),
        ('start = "go"', 'ready = "r"', "input.ready needs input.valid"),
        ('start = "go"', "", "output.done needs input.start"),
        ('port = "key"', 'port = "key"\nvalid = "kv"', "key.valid and key.ready go together"),
        (
            "[clock]",
            "[core]\nkey_bits = [128, 256]\n[clock]",
            "key.length must say how 128 and 256",
        ),
        (
            "[clock]",
            '[core]\ndirections = ["encrypt", "decrypt"]\n'
            '[direction]\nport = "d"\nvalues = { encrypt = 0 }\n[clock]',
            "direction.values lacks decrypt",
        ),
        ("[clock]", "[core]\nkey_bits = [64]\n[clock]", "core.key_bits"),
        ("[clock]", "[clock", "is not valid TOML"),
    ],
)
def test_mistakes_get_one_sentence(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(UserError) as e:
        load_protocol(write(tmp_path, GOOD.replace(old, new)))
    assert says in str(e.value)
    assert e.value.exit_status == 2
    if "valid TOML" not in says:
        assert "\n" not in str(e.value)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot read protocol file"):
        load_protocol(tmp_path / "none.toml")
