# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Prints the canonical hash of designs, or of other SystemVerilog.

python -m aesilicon.design.canonical_hash [NAME...]     designs of the catalogue (none: all) as JSON
python -m aesilicon.design.canonical_hash TOP FILE.sv...    the module TOP in files
"""

import json
import sys
from pathlib import Path

from aesilicon.design import design, rtl
from aesilicon.tools import elaboration


def main(words: list[str]) -> None:
    """Prints the hashes that the command line asks for."""
    files = [Path(word) for word in words[1:] if word.endswith((".sv", ".v"))]
    if files:
        print(elaboration.fingerprint_of_files(files, words[0]))
        return
    hashes = {name: rtl.design_hash(design.load(name)) for name in words or design.catalogue()}
    print(json.dumps(hashes, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
