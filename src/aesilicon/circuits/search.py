# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`python -m aesilicon.circuits.search NAME`: searches again for the choices of one S-box.

`canright` takes seconds, `boyar_peralta` minutes, `reyhani_masoleh` an hour.
"""

import sys

from aesilicon.circuits import boyar_peralta, canright, inversion_search, reyhani_masoleh

_USAGE = "usage: python -m aesilicon.circuits.search canright|boyar_peralta|reyhani_masoleh"


def main(arguments: list[str]) -> str | None:
    """Prints the choices; returns what is wrong with the arguments."""
    match arguments:
        case ["canright"]:
            print(*canright.search(20), sep="\n")
        case ["boyar_peralta"]:
            print(inversion_search.multiplexers(*boyar_peralta.directions(), 500, 1))
        case ["reyhani_masoleh"]:
            print(*reyhani_masoleh.search(2), reyhani_masoleh.search_both(), sep="\n")
            ahead, back = (choice.core() for choice in reyhani_masoleh.BOTH)
            print(inversion_search.multiplexers(ahead, back, 2500, 1))
        case _:
            return _USAGE
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
