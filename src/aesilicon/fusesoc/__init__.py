# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The FuseSoC generator: a core file asks for an engine and gets its bundle.

This folder is a FuseSoC library; `python -m aesilicon.fusesoc` prints it.
"""

from pathlib import Path

LIBRARY = Path(__file__).resolve().parent
"""The folder with the core file of the generator."""
