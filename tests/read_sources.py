# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads the sources of the workbench, whose digests are in the keys of results.

The server of forked commands imports it, so that no command has to read them again.
"""

from aesilicon import provenance

provenance.digest_of("aesilicon.cli.app")
