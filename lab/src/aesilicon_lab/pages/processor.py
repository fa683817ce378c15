# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The generated parts of docs/lab/processor.md: tables, and the diagram of a transaction.

`python -m aesilicon_lab.pages.processor` rewrites them between their markers.
"""

from pathlib import Path

from aesilicon import resources
from aesilicon.design import design
from aesilicon.report import tables
from aesilicon_lab.processor import RijndaelProcessor, documents

_DESIGN = "kuo-processor"


def path() -> Path:
    """Path of the page."""
    return resources.project_dir() / "docs" / "lab" / "processor.md"


def parts() -> dict[str, str]:
    """Name of a marker -> generated text behind it."""
    chosen = design.load(_DESIGN)
    return {
        "ports": documents.port_table(RijndaelProcessor().ports),
        "instructions": documents.instruction_table(),
        "status": documents.status_table(),
        "clocks": documents.clock_table(chosen),
        "transaction": f"```text\n{documents.diagram(documents.transaction(chosen))}```\n",
    }


def written(text: str) -> str:
    """The text of the page with its generated parts replaced."""
    for name, part in parts().items():
        text = tables.between(text, f"<!-- {name} -->", "<!-- end -->", part.rstrip("\n"))
    return text


if __name__ == "__main__":
    path().write_text(written(path().read_text(encoding="utf-8")), encoding="utf-8")
