# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs calls of the C driver, compiled with gcc, on the RTL of registers."""

import subprocess
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from aesilicon.resources import project_dir
from register_bus import behind_registers

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")

DRIVER = project_dir() / "drivers" / "c"
NAMES = ("aesilicon", "aesilicon_messages", "aesilicon_contexts", "aesilicon_blocks")
SOURCES = [DRIVER / f"{name}.c" for name in NAMES]
HARNESS = Path(__file__).parent / "wrap" / "driver_harness.cpp"
MASTER = HARNESS.with_name("axil_master.h")
STRICT = ["-std=c11", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
FEW_POLLS = ("POLLS = 1 << 20", "POLLS = 1 << 12")
"""A wait that ends badly ends soon."""
ALL_KEYS = {"KeyLengths": "3'b111"}
OK, ARGUMENT, LENGTH, NOT_BUILT, NO_KEY, NO_MESSAGE, INTEGRITY, _, REFUSED = range(9)
Call = tuple[str, int, bytes]
"""A call, its status and its data."""


def program(
    cache: Path,
    parameters: Mapping[str, str],
    fault: tuple[str, str] | None = None,
    *,
    top: str = "aes_axil",
    options: Sequence[str] = (),
    sources: Sequence[Path] = (),
) -> Path:
    """The driver on the RTL, with a text replaced by another; `options` go to gcc."""
    texts = [file.read_text() for file in SOURCES]
    for one in (FEW_POLLS, *([fault] if fault else [])):
        assert sum(text.count(one[0]) for text in texts) == 1
        texts = [text.replace(*one) for text in texts]
    usual = [*STRICT, "-O1", "-DAESILICON_EXTERN_IO", "-fsanitize=address,undefined"]
    usual.append("-fno-sanitize-recover=undefined")
    objects = []
    for text in texts:
        name = sha256(f"{text}{options}".encode()).hexdigest()[:16]
        file, compiled = cache / f"driver-{name}.c", cache / f"driver-{name}.o"
        file.write_text(text)
        command = ["gcc", *usual, *options, f"-I{DRIVER}", "-c", str(file), "-o", str(compiled)]
        subprocess.run(command, check=True)
        objects.append(str(compiled))
    return cocotb_bench.compiled(
        top,
        parameters,
        cache,
        main=HARNESS,
        headers=[DRIVER / "aesilicon.h", MASTER],
        options=[*objects, "-LDFLAGS", "-fsanitize=address,undefined"],
        identity=f"{texts}{options}" + "".join(one.read_text() for one in DRIVER.glob("*.h")),
        sources=sources,
    )


def on_design(name: str, cache: Path, fault: tuple[str, str] | None = None, **options: Any) -> Path:
    """The driver on a design of the catalogue with registers, and other options of its mode."""
    top, sources = behind_registers(name, cache, **options)
    return program(cache, {}, fault, top=top, sources=sources)


SHORT: dict[str, dict[str, Any]] = {
    "aes128-ccm": {"length_bits": 16},
    "aes128-cmac": {},
    "aes256-xts": {"unit_blocks": 8},
}
"""Designs with engines, and options of their modes that let a message soon be too long."""


def on_engine(name: str, cache: Path, fault: tuple[str, str] | None = None) -> Path:
    """The driver on one of `SHORT`."""
    return on_design(name, cache, fault, **SHORT[name])


def calls(driver: Path, lines: list[str]) -> list[tuple[int, bytes]]:
    """Status and data of each call."""
    run = subprocess.run(
        [driver], input="\n".join(lines), capture_output=True, text=True, timeout=600, check=False
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    answers = [line.split(" ") for line in run.stdout.splitlines()]
    assert len(answers) == len(lines) + 1, run.stdout[-2000:]
    return [(int(status), bytes.fromhex("".join(data))) for status, *data in answers[1:]]


def agree(driver: Path, due: list[Call]) -> None:
    """Each call gives its status and data."""
    answers = calls(driver, [call for call, _, _ in due])
    for (call, status, data), answer in zip(due, answers, strict=True):
        assert answer == (status, data), call


def word(data: bytes) -> str:
    return data.hex() or "-"
