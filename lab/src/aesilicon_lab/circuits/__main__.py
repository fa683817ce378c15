# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`python -m aesilicon_lab.circuits [FOLDER]` writes the generated modules (default: to `rtl`)."""

import sys
from pathlib import Path

from aesilicon import resources
from aesilicon_lab import circuits


def main(arguments: list[str]) -> None:
    """Writes the files; the only argument is the folder."""
    folder = Path(arguments[0]) if arguments else resources.rtl_dir()
    for path in circuits.write_all(folder):
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
