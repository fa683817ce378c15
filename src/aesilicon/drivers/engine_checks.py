# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The registry of the checks of `verify` on designs with a mode."""

from collections.abc import Mapping

from aesilicon.architectures import Options
from aesilicon.drivers import ccm_checks, cmac_checks, gcm_checks, xts_checks
from aesilicon.drivers.engine_bench import EngineCheck
from aesilicon.engines.engine import in_parts

CHECKS: Mapping[str, dict[str, EngineCheck]] = {
    "gcm": gcm_checks.CHECKS,
    "ccm": ccm_checks.CHECKS,
    "cmac": cmac_checks.CHECKS,
    "xts": xts_checks.CHECKS,
}
"""Name of a mode, as in `engines.ENGINES` -> its checks by name, in order."""
IN_PARTS: Mapping[str, dict[str, EngineCheck]] = {
    "gcm": gcm_checks.IN_PARTS,
    "ccm": ccm_checks.IN_PARTS,
    "cmac": cmac_checks.IN_PARTS,
    "xts": xts_checks.IN_PARTS,
}
"""The same of checks that need a design with `parts`."""


def checks_of(mode: str, options: Options) -> Mapping[str, EngineCheck]:
    """The checks of a design with this `[mode]`."""
    return CHECKS[mode] | (IN_PARTS[mode] if in_parts(options) else {})
