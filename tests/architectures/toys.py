# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The architectures made for the tests alone, each of RTL, a description and designs."""

from pathlib import Path

from fifo.fifo import Fifo
from filled.filled import Filled
from slow.loaded import Loaded
from slow.slow import Slow

TOYS = (Fifo(), Slow(), Loaded(), Filled())
DESIGNS = tuple(
    path for path in sorted(Path(__file__).parent.glob("*/*.toml")) if path.stem != "manifest"
)
"""Their design files."""
