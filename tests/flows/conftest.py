# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A browser for the pages that the command writes."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if found is None:
        pytest.skip("needs a browser: apt-get install chromium, or set CHROMIUM")
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield started
        started.close()
