# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The registry of engines: modes of operation that a design has in front of its core."""

from aesilicon.engines.ccm import Ccm
from aesilicon.engines.cmac import Cmac
from aesilicon.engines.engine import Behind, Engine
from aesilicon.engines.gcm import Gcm
from aesilicon.engines.xts import Xts

ENGINES: dict[str, Engine] = {engine.name: engine for engine in (Gcm(), Ccm(), Cmac(), Xts())}
"""`name` in the table `[mode]` of a design file -> description of the engine."""

__all__ = ["ENGINES", "Behind", "Engine"]
