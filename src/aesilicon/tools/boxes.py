# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Black boxes without their bodies: slang elaborates the body of each instance, used or not."""

import re
from collections.abc import Collection, Sequence
from pathlib import Path

_MODULE = re.compile(r"(?P<head>^module (?P<name>\w+)\b.*?^\);\n).*^endmodule", re.M | re.S)
"""A module with its ports in the header, whose last line is `);`."""
_BEGIN = re.compile(r"^\s*module\b", re.M)


def without_body(text: str, module: str) -> str:
    """The SystemVerilog of a file with `module` alone, without what follows its header.

    A file that is laid out otherwise stays as it is.
    """
    found = _MODULE.search(text)
    if found is None or found["name"] != module or len(_BEGIN.findall(text)) != 1:
        return text
    return f"{text[: found.start()]}{found['head']}endmodule{text[found.end() :]}"


def bodiless(files: Sequence[Path], boxes: Collection[str], folder: Path) -> list[Path]:
    """The files, those of the modules `boxes` replaced by copies without bodies in `folder`."""
    listed = []
    for file in files:
        if file.stem in boxes:
            copy = folder / "boxes" / file.name
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = without_body(file.read_text(encoding="utf-8"), file.stem)
            copy.write_text(text, encoding="utf-8")
            file = copy
        listed.append(file.resolve())
    return listed
