# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""FuseSoC runs this file with the first `python3` on the path, and one argument: the request.

The Python of the clone's `.venv` takes over, or that of the environment with the wheel, where there
is one.
"""

import os
import sys
from pathlib import Path

PACKAGES = Path(__file__).resolve().parents[2]
"""`src` of a clone, or the `site-packages` of an environment."""


def main() -> None:
    """Generates; or ends with one sentence if this Python lacks the packages."""
    installed = PACKAGES.name == "site-packages"
    environment = PACKAGES.parents[2] if installed else PACKAGES.parent / ".venv"
    python = environment / "bin" / "python"
    if python.exists() and Path(sys.prefix).resolve() != environment.resolve():
        os.execv(python, [str(python), *sys.argv])
    sys.path[0] = str(PACKAGES)  # in place of this folder
    try:
        from aesilicon.fusesoc import engine
    except ImportError as e:
        sys.exit(
            f"aesilicon: {sys.executable} cannot load {e.name or e}; put the environment of "
            "AESilicon first on the PATH, or run `make setup` in its clone"
        )
    sys.exit(engine.generate(Path(sys.argv[1])))


if __name__ == "__main__":
    main()
