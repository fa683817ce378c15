// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A compiled `aes_axil` or `aes_axil_gcm` behind a pipe. Each line of the standard input is an access, an address to
// read or an address and a value to write, in hex; each line of the output is the word, or 0 for a write.

#include "axil_master.h"

int main() {
  reset();
  char line[64];
  while (std::fgets(line, sizeof line, stdin)) {
    unsigned long address;
    unsigned value, word = 0;
    if (std::sscanf(line, "%lx %x", &address, &value) == 2) {
      write_register(address, value);
    } else {
      word = read_register(address);
    }
    std::printf("%x\n", word);
    std::fflush(stdout);
  }
  return 0;
}
