# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The RTL of a design: the manifest's ordered file list, the design's top module, their hash."""

import hashlib
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from aesilicon.design import Design
from aesilicon.resources import rtl_dir


@dataclass(frozen=True)
class RtlFile:
    """One entry of `rtl/manifest.toml`."""

    path: Path
    """Absolute."""
    relative: str
    """As in the manifest, below `rtl/`."""
    summary: str
    paper: str
    sboxes: tuple[str, ...] = ()
    """The S-boxes that need it; empty: every design does."""
    architectures: tuple[str, ...] = ()
    """The architectures that need it; empty: every design does."""
    wrappers: tuple[str, ...] = ()
    """The wrappers that need it; empty: every design does."""


@cache
def manifest() -> tuple[RtlFile, ...]:
    """Every RTL file, in compilation order."""
    root = rtl_dir()
    entries = tomllib.loads((root / "manifest.toml").read_text(encoding="utf-8"))["file"]
    return tuple(
        RtlFile(
            root / e["path"],
            e["path"],
            e["summary"],
            e.get("paper", ""),
            tuple(e.get("sbox", ())),
            tuple(e.get("architecture", ())),
            tuple(e.get("wrapper", ())),
        )
        for e in entries
    )


def files(design: Design) -> tuple[RtlFile, ...]:
    """The RTL files that a design is built from, in compilation order."""
    core = design.core
    return tuple(
        file
        for file in manifest()
        if (not file.sboxes or {core.sbox, core.key_sbox} & set(file.sboxes))
        and (not file.architectures or core.architecture in file.architectures)
        and (not file.wrappers or design.module in file.wrappers)
    )


def ports(design: Design) -> list[tuple[str, int, str]]:
    """(direction, bits, name) of every port of the design's top module, in order."""
    if design.wrapper is not None:
        return [
            ("input", 1, "clk_i"),
            ("input", 1, "rst_ni"),
            ("input", 1, "instr_valid_i"),
            ("input", 4, "instr_i"),
            ("output", 1, "ready_o"),
            ("output", 3, "status_o"),
            ("input", 1, "in_valid_i"),
            ("output", 1, "in_ready_o"),
            ("input", 16, "in_data_i"),
            ("output", 1, "out_valid_o"),
            ("input", 1, "out_ready_i"),
            ("output", 16, "out_data_o"),
        ]
    block, tag = design.block_bits, design.core.tag_bits
    return [
        ("input", 1, "clk_i"),
        ("input", 1, "rst_ni"),
        ("input", 1, "key_valid_i"),
        ("output", 1, "key_ready_o"),
        ("input", 2, "key_len_i"),
        ("input", 256, "key_i"),
        ("input", 1, "key_clear_i"),
        ("output", 1, "key_error_o"),
        ("input", 1, "in_valid_i"),
        ("output", 1, "in_ready_o"),
        ("input", 1, "in_decrypt_i"),
        ("input", 1, "in_chain_i"),
        ("input", 2, "block_len_i"),
        ("input", block, "in_data_i"),
        ("input", tag, "in_tag_i"),
        ("output", 1, "out_valid_o"),
        ("input", 1, "out_ready_i"),
        ("output", block, "out_data_o"),
        ("output", tag, "out_tag_o"),
        ("output", 1, "out_error_o"),
    ]


def top_source(design: Design) -> str:
    """SystemVerilog of the design's top module: the core or its wrapper, parameters bound.

    Vectors of one bit keep their `[0:0]` range, so that a generic test bench fits every design.
    """
    scalar = {"in_tag_i", "out_tag_o"}
    instance = "u_processor" if design.wrapper else "u_core"

    def declare(direction: str, bits: int, name: str) -> str:
        span = f"[{bits - 1}:0] " if bits > 1 or name in scalar else ""
        return f"  {direction:<6} logic {span}{name}"

    declarations = ",\n".join(declare(*p) for p in ports(design))
    parameters = ",\n".join(f"    .{k}({v})" for k, v in design.parameters().items())
    connections = ",\n".join(f"    .{name}({name})" for _, _, name in ports(design))
    return (
        "// SPDX-FileCopyrightText: AESilicon contributors\n"
        "// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1\n"
        f"// {design.name}: {design.purpose}\n"
        "// Made by `aesilicon build`; the parameters are the design, the logic is in "
        f"{design.module}.\n\n"
        f"module {design.top} (\n{declarations}\n);\n\n"
        f"  {design.module} #(\n{parameters}\n  ) {instance} (\n{connections}\n  );\n\n"
        "endmodule\n"
    )


def design_hash(design: Design) -> str:
    """SHA-256 (hex) over the top module and the RTL files: what a measurement depends on."""
    digest = hashlib.sha256(top_source(design).encode())
    for file in files(design):
        digest.update(f"\0{file.relative}\0".encode())
        digest.update(file.path.read_bytes())
    return digest.hexdigest()


def write_sources(design: Design, folder: Path) -> list[Path]:
    """The compilation-ordered files of a design; its top module is written into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    top = folder / f"{design.top}.sv"
    top.write_text(top_source(design), encoding="utf-8")
    return [*(f.path for f in files(design)), top]
