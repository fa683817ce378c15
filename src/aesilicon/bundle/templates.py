# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The templates of a bundle's texts."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined


@cache
def environment() -> Environment:
    """The environment of all templates; a name that is not given is an error.

    The filter `cell` writes a text into a cell of a Markdown table.
    """
    environment = Environment(
        loader=PackageLoader("aesilicon", "templates"),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    environment.filters["cell"] = lambda text: str(text).replace("|", "\\|")
    return environment
