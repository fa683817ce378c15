# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Sphinx configuration."""

from aesilicon import __version__

project = "AESilicon"
author = "AESilicon contributors"
release = __version__
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "furo"
exclude_patterns = ["_build"]
