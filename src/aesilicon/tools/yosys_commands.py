# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs the Yosys commands of a script file, one a line: `python -P yosys_commands.py SCRIPT`.

The child process of `yosys` starts here, and hundreds of times in a measurement: it imports nothing
else of this package, which would take twice as long as Yosys itself.
"""

import sys


def main() -> None:
    """Runs the script that the first argument names."""
    from pyosys import libyosys  # type: ignore[import-untyped]

    design = libyosys.Design()
    with open(sys.argv[1], encoding="utf-8") as script:  # noqa: PTH123 (pathlib is slow to import)
        for line in script.read().splitlines():
            libyosys.run_pass(line, design)


if __name__ == "__main__":
    main()
