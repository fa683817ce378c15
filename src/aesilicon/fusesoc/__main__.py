# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`python -m aesilicon.fusesoc` prints the folder that `fusesoc library add` takes."""

from aesilicon.fusesoc import LIBRARY

print(LIBRARY)
