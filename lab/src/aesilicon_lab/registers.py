# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Writes what follows from the registers of `aes_axil`: package, C header, Python module, pages.

`python -m aesilicon_lab.registers [--html FOLDER]`. The source is `rtl/wrap/aes_axil.rdl`. The RTL
decodes addresses itself: PeakRDL's register block has unpacked structs, which Yosys'
`read_verilog` does not take.
"""

import argparse
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from aesilicon.errors import AesiliconError, MissingToolError, UserError
from aesilicon.report import tables
from aesilicon.resources import project_dir

SOURCE = Path("rtl/wrap/aes_axil.rdl")
PACKAGE = Path("rtl/wrap/aes_axil_pkg.sv")
HEADER = Path("drivers/c/aes_axil_regs.h")
MODULE = Path("drivers/python/aes_axil_regs.py")
_MADE_BY = "Made by `python -m aesilicon_lab.registers` from rtl/wrap/aes_axil.rdl."
_ADDRESS_BITS = 7


def compiled() -> Any:
    """The address map, as a node of `systemrdl`; `AesiliconError` if it cannot be read."""
    try:
        from systemrdl.compiler import RDLCompiler
        from systemrdl.messages import RDLCompileError
    except ImportError:
        raise MissingToolError(
            "registers need the Python packages systemrdl-compiler, peakrdl-cheader and "
            "peakrdl-html, which `make setup` installs"
        ) from None
    compiler = RDLCompiler()
    try:
        compiler.compile_file(str(project_dir() / SOURCE))
        return compiler.elaborate().top
    except RDLCompileError:
        raise UserError(f"{SOURCE} is not right; the lines above say where") from None


def package(top: Any) -> str:
    """SystemVerilog: word addresses, the lowest bit of each field, and the codes."""
    return (
        "// SPDX-FileCopyrightText: AESilicon contributors\n"
        "// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1\n"
        "// Word addresses, lowest bits of fields, and codes of `aes_axil`.\n"
        f"// {_MADE_BY}\n\n"
        "/* verilator lint_off UNUSEDPARAM */  // not every module reads all of them\n"
        "package aes_axil_pkg;\n\n" + "".join(_constants(top)) + "\nendpackage\n"
        "/* verilator lint_on UNUSEDPARAM */\n"
    )


def _constants(top: Any) -> Iterator[str]:
    codes: dict[str, dict[str, int]] = {}
    for register in top.registers(unroll=False):
        address = register.raw_address_offset // 4
        yield (
            f"  localparam logic [{_ADDRESS_BITS - 3}:0] {register.inst_name} = "
            f"{_ADDRESS_BITS - 2}'h{address:02x};\n"
        )
        for field in register.fields():
            if field.inst_name != "VALUE":
                name = f"{register.inst_name}_{field.inst_name}"
                yield f"  localparam int unsigned {name}_BIT = {field.low};\n"
            if (encode := field.get_property("encode")) is not None:
                codes[field.inst_name] = {one.name: one.value for one in encode}
    yield "\n"
    for name, value in codes["ARCHITECTURE"].items():
        yield f"  localparam logic [7:0] ARCH_{name} = 8'd{value};\n"
    for name, value in codes["ENGINE"].items():
        yield f"  localparam logic [1:0] ENGINE_{name} = 2'd{value};\n"


def header(top: Any) -> str:
    """The C header of PeakRDL, for C11."""
    from peakrdl_cheader.c_standards import CStandard
    from peakrdl_cheader.exporter import CHeaderExporter

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / HEADER.name
        CHeaderExporter().export(top, path=str(path), std=CStandard.gnu11)
        text = path.read_text(encoding="utf-8")
    first = "// SPDX-FileCopyrightText: AESilicon contributors\n"
    first += f"// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1\n// {_MADE_BY}\n"
    return first + re.sub(r"^//  https.*\n", "", text, flags=re.MULTILINE)


def module(top: Any) -> str:
    """Python: addresses, a class of masks for each register with fields, and the codes."""
    return (
        "# SPDX-FileCopyrightText: AESilicon contributors\n"
        "# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1\n"
        f"# {_MADE_BY}\n"
        '"""Addresses in bytes, masks of fields, and codes of `aes_axil`."""\n\n'
        "from enum import IntEnum\n" + "".join(_classes(top))
    )


def _classes(top: Any) -> Iterator[str]:
    registers = [*top.registers(unroll=False)]
    addresses = {one.inst_name: f"0x{one.raw_address_offset:02X}" for one in registers}
    yield _class("Register", "Addresses.", addresses)
    codes = {}
    for register in registers:
        masks = {}
        for field in register.fields():
            masks[field.inst_name] = f"0x{((1 << field.width) - 1) << field.low:X}"
            if (encode := field.get_property("encode")) is not None:
                codes[field.inst_name] = {one.name: str(one.value) for one in encode}
        if "VALUE" not in masks:
            yield _class(_camel(register.inst_name), f"Fields of {register.inst_name}.", masks)
    for name, values in codes.items():
        yield _class(_camel(name), f"Codes of {name}.", values)
    (version,) = re.findall(r"\d+", registers[0].get_child_by_name("VERSION").get_property("desc"))
    yield f"\n\nMAP_VERSION = {version}\n"


def _camel(name: str) -> str:
    return name.title().replace("_", "")


def _class(name: str, meaning: str, members: Mapping[str, str]) -> str:
    lines = "".join(f"    {member} = {value}\n" for member, value in members.items())
    return f'\n\nclass {name}(IntEnum):\n    """{meaning}"""\n\n{lines}'


def fields() -> str:
    """Markdown: the bits of each register that is not one value, with meanings and codes."""
    rows = [
        [f"`{register.inst_name}`", f"`{field.inst_name}`", _bits(field), _meaning(field)]
        for register in compiled().registers(unroll=False)
        for field in register.fields()
        if field.inst_name != "VALUE"
    ]
    return tables.markdown(("register", "field", "bits", "meaning"), rows)


def _bits(field: Any) -> str:
    return f"{field.high}:{field.low}" if field.width > 1 else str(field.low)


def _meaning(field: Any) -> str:
    encode = field.get_property("encode")
    codes = "" if encode is None else ", ".join(f"{one.value} {one.name}" for one in encode)
    said = " ".join(str(field.get_property("desc") or "").split())
    return " ".join(word for word in (said, codes and f"Codes: {codes}.") if word)


def made(top: Any) -> dict[Path, str]:
    """File in the project -> its text."""
    return {PACKAGE: package(top), HEADER: header(top), MODULE: module(top)}


def main() -> None:
    """Writes the three files, and with `--html` the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--html", type=Path, help="folder for pages that describe the registers")
    folder = parser.parse_args().html
    try:
        top = compiled()
    except AesiliconError as e:
        raise SystemExit(f"aesilicon: {e}") from None
    for path, text in made(top).items():
        (project_dir() / path).write_text(text, encoding="utf-8")
    if folder is not None:
        from peakrdl_html import HTMLExporter

        HTMLExporter().export(top, str(folder))


if __name__ == "__main__":
    main()
