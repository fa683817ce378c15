// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Codes of the message interface of GCM, CCM, CMAC and XTS (docs/reference/messages.md).

package aes_message_pkg;

  /// What a beat of the input stream carries, in the order of a message.
  typedef enum logic [1:0] {
    KindIv,
    KindAad,   // additional data: authenticated, not enciphered
    KindText,
    KindTag    // the tag to compare with, in decryption; in parts also where one goes on or ends
  } kind_e;

  /// The end of a message.
  typedef enum logic [1:0] {
    StatusGood,     // done; a tag to compare with is right
    StatusBadTag,
    StatusRefused,  // the stream broke the order of a message, or the core refused a block
    StatusTooLong   // the text did not fit the buffer that holds it until its tag has passed
  } status_e;

  /// What waits in the FIFO beside the core of aes_gcm.
  typedef enum logic [2:0] {
    EntrySubkey,  // the core's result is the hash subkey H
    EntryHash,    // data to hash: AAD, or a block of the IV
    EntryIvEnd,   // the block that ends the hash of an IV
    EntryText,    // data to XOR with the core's result
    EntryTag,     // the tag to compare with, or the hash of the parts before
    EntryEnd,     // the block of lengths; the core's result masks the tag
    EntryRefused  // the end of a message that broke the order
  } entry_e;

  /// What waits in the FIFO beside the core of aes_xts.
  typedef enum logic [2:0] {
    XtsText,    // the core's result, XOR the tweak, is text
    XtsKeep,    // it is kept: the first block of ciphertext stealing
    XtsTail,    // the bytes that were stolen; of a part the next tweak
    XtsEnd,     // the end of a data unit
    XtsRefused  // the end of one that broke the order
  } xts_entry_e;

endpackage
