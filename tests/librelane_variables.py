# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Names and types of the LibreLane variables that our configurations set.

LibreLane needs older packages than the lock has, so it needs a separate environment. There
`python tests/librelane_variables.py` rewrites the file, and all of `test_librelane.py` runs:

    pip install librelane pytest platformdirs pydantic
    PYTHONPATH=src:lab/src:tests pytest --noconftest -c /dev/null tests/lab/layout/test_librelane.py
"""

import json
import sys
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_suffix(".json")
FLOW = "Classic"


def read() -> dict[str, Any]:
    """The file: `librelane` (version), `flow`, and `variables` (name -> type in words)."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def installed(names: list[str]) -> dict[str, Any]:
    """Content of the file by the installed LibreLane; raises `KeyError` for an unknown variable."""
    flow = import_module("librelane.flows").Flow.factory.get(FLOW)
    known = {one.name: one for one in flow.get_all_config_variables(flow)}
    return {
        "librelane": metadata.version("librelane"),
        "flow": FLOW,
        "variables": {
            name: known[name].type_repr_md().replace("\uff5c", "|")  # their bar has full width
            for name in sorted(names)
        },
    }


if __name__ == "__main__":
    asked = sys.argv[1:] or [*read()["variables"]]
    FILE.write_text(json.dumps(installed(asked), indent=1) + "\n", encoding="utf-8")
