# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`python -m aesilicon_lab.circuits [FOLDER]` writes the generated modules (default: to `rtl`)."""

import sys
from pathlib import Path

from aesilicon_lab import circuits


def main(arguments: list[str]) -> None:
    """Writes the files; the only argument is the folder."""
    default = Path(__file__).resolve().parents[3] / "rtl"
    folder = Path(arguments[0]) if arguments else default
    for path in circuits.write_all(folder):
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
