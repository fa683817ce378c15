# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The FuseSoC generator: a core file asks for an engine and gets its bundle.

`python -m aesilicon.fusesoc` prints the folder of the library of cores.
"""

from aesilicon.provenance import PACKAGE
from aesilicon.resources import project_dir

LIBRARY = PACKAGE if project_dir().is_relative_to(PACKAGE) else project_dir()
"""The folder with the core files of the generator and of all RTL: the clone, or the package."""
