# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Python driver is what its page says: its examples, what it needs, and the calls of C."""

import ast
import inspect
import mmap
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import aes_axil
from aesilicon.resources import project_dir
from register_bus import BASE, simulated

DRIVER = project_dir() / "drivers" / "python"


def examples() -> list[str]:
    page = (project_dir() / "docs/reference/axil.md").read_text()
    return re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def test_the_document_maps_memory(tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.write_bytes(bytes(mmap.PAGESIZE + 8) + bytes.fromhex("78563412") + bytes(mmap.PAGESIZE))
    text = examples()[0].replace("0x40000000", f"mmap.PAGESIZE, {str(words)!r}")
    made: dict[str, Any] = {}
    exec(text, made)
    bus = made["bus"]
    assert bus.read(8) == 0x12345678
    bus.write(12, 0xDEADBEEF)
    assert words.read_bytes()[mmap.PAGESIZE + 12 :][:4].hex() == "efbeadde"


def test_the_document_brings_up_a_board(
    simulators: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the example prints is what its comments say."""
    text = examples()[1].replace("Device(bus)", f"Device(bus, {BASE})")
    with simulated(simulators, "aes_axil") as bus:
        exec(text, {"bus": bus})
    capability, *printed = capsys.readouterr().out.splitlines()
    assert capability.startswith("{'VERSION': 2, ")
    assert printed == re.findall(r"print\(.*\)  # (.+)", text)


def test_the_document_encrypts_by_gcm(simulators: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with simulated(simulators, "aes_axil_gcm") as bus:
        exec(examples()[2], {"aes": aes_axil.Device(bus, BASE)})
    printed = capsys.readouterr().out.splitlines()
    assert printed == re.findall(r"print\(.*\)  # (.+)", examples()[2])


def test_the_calls_of_the_document_can_be_made() -> None:
    """Those of engines that no example runs on."""
    calls = {
        node.func.attr: node
        for node in ast.walk(ast.parse("".join(examples()[1:])))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "aes"
    }
    assert {"ccm_decrypt", "cmac_verify", "set_xts_keys", "xts", "xts_update"} <= {*calls}
    for name, node in calls.items():
        assert not node.keywords
        inspect.signature(getattr(aes_axil.Device, name)).bind(None, *node.args)


def test_it_needs_python_3_9_and_its_library_alone() -> None:
    ours = {path.stem for path in DRIVER.glob("*.py")}
    for path in DRIVER.glob("*.py"):
        tree = ast.parse(path.read_text(), feature_version=(3, 9))
        names = {one.module for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)}
        names |= {
            each.name for one in ast.walk(tree) if isinstance(one, ast.Import) for each in one.names
        }
        assert names <= {*sys.stdlib_module_names, *ours}, path


def test_statuses_and_modes_are_those_of_the_c_driver() -> None:
    header = (project_dir() / "drivers/c/aesilicon.h").read_text()
    for enum, ours in (("status", aes_axil.Status), ("mode", aes_axil.Mode)):
        body = re.search(r"typedef enum \{([^}]*)\} aes_" + enum, header)
        assert body is not None
        names = re.findall(r"AES_(\w+)(?= = 0|,|\n| \}|$)", re.sub("//.*", "", body[1]).rstrip())
        assert [name for name in names if name != "OK"] == [one.name for one in ours]
    calls = set(re.findall(r"\baes_(\w+)\(", re.sub("//.*", "", header)))
    calls = calls - {"init", "gcm_context_begin"} | {"gcm_context"}
    assert calls == {name for name in dir(aes_axil.Device) if name[0] != "_"} - {
        *("fields", "take_flags")
    }
