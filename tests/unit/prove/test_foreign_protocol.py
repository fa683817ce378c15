# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Protocol files of foreign cores: what they may say, and one sentence for what they may not."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard, get_args

import pytest
from pydantic import BaseModel

from aesilicon.drivers.driver import ForeignDriver
from aesilicon.drivers.foreign_protocol import Protocol, load_protocol
from aesilicon.drivers.foreign_runs import Measured, wide
from aesilicon.errors import UserError
from aesilicon.resources import project_dir

FOREIGN = Path(__file__).parents[2] / "proofs" / "foreign"
REFERENCE = project_dir() / "docs" / "reference" / "proof.md"

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
        (
            "[clock]",
            '[direction]\nport = "d"\nvalues = { decrypt = 1 }\n[clock]',
            "direction.values lacks encrypt",
        ),
        (
            "[input]",
            'length = { port = "l", values = { 256 = 1 } }\n[input]',
            "key.length.values lacks 128",
        ),
        ("[clock]", "[core]\nkey_bits = [64]\n[clock]", "core.key_bits"),
        ("[clock]", "[clock", "is not valid TOML"),
        ("[clock]", f"big = {'9' * 5000}\n[clock]", "is not valid TOML: a number has too many"),
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


def defaults(table: type[BaseModel], under: str = "") -> Iterator[tuple[str, object]]:
    """Each key of a table and of those below it, with its default as the reference writes it."""
    for name, field in table.model_fields.items():
        inner = [kind for kind in (field.annotation, *get_args(field.annotation)) if is_table(kind)]
        if inner:
            yield from defaults(inner[0], f"{under}{name}.")
        else:
            given = None if field.is_required() else field.default
            default = "none" if given is None else json.dumps(given)
            yield f"{under}{name}", "required" if field.is_required() else default


def is_table(kind: object) -> TypeGuard[type[BaseModel]]:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def test_the_reference_has_every_key_and_its_default() -> None:
    rows = re.findall(r"^\| `([a-z._]+)` \| `?(.*?)`? \| ", REFERENCE.read_text("utf-8"), re.M)
    assert dict(rows) == dict(defaults(Protocol))


def test_the_example_of_the_reference_is_a_protocol() -> None:
    (text,) = re.findall(r"^```toml\n(.*?)^```", REFERENCE.read_text("utf-8"), re.M | re.S)
    protocol = Protocol.model_validate(tomllib.loads(text))
    assert (protocol.waits, protocol.keyed_blocks) == (True, False)


@pytest.mark.parametrize(
    ("name", "measured", "says"),
    [
        (
            "valid_ready",
            Measured(11, 11, 1, early=False),
            "in 10 sequences of up to 24 blocks, up to 15 keys, gaps of 0 to 23 clocks, results "
            "stalled for 0 to 22 clocks, keys offered 0 to 13 clocks after a block",
        ),
        (
            "pulse_done",
            Measured(11, 12, 1, early=False),
            "in 3 sequences of up to 13 blocks, up to 13 keys, gaps of 0 to 12 clocks, starts "
            "after the result before",
        ),
        (
            "pulse_done",
            Measured(11, 12, 1, early=True),
            "in 4 sequences of up to 13 blocks, up to 13 keys, gaps of 0 to 12 clocks, starts in "
            "the clock of the result before",
        ),
        (
            "buffered",
            Measured(400, 1, 1, early=False),
            "in 5 sequences of up to 70 blocks, up to 70 keys, gaps of up to 801 clocks (5 "
            "lengths), results stalled for up to 800 clocks (5 lengths)",
        ),
    ],
)
def test_the_clause_on_the_sequences_is_that_of_the_runs(
    name: str, measured: Measured, says: str
) -> None:
    protocol = load_protocol(FOREIGN / f"{name}.toml")
    driver = ForeignDriver(protocol, measured=measured)
    assert driver.covered() == says


def test_a_sweep_is_complete_or_ends_with_the_longest_time() -> None:
    protocol = load_protocol(FOREIGN / "buffered.toml")
    short, long = (
        next(run.gaps for run in wide(protocol, Measured(latency, 1, 1, early=False)))
        for latency in (5, 400)
    )
    assert short == tuple(range(12))
    assert long == (0, 1, 402, 801)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot read protocol file"):
        load_protocol(tmp_path / "none.toml")
