// What processors and C libraries offer and Swift cannot name.
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256.
_Bool cplatform_sha256_is_available(void);

/// FIPS 180-4, section 6.2.2, for blocks of 64 bytes. Only where it is available.
void cplatform_sha256_compress(uint32_t state[8], const uint8_t *blocks, size_t count);

/// Lets the process keep the memory that it frees. A run is short and grows: to give memory back at every turn, and to ask for it
/// anew, costs more than it saves.
void cplatform_keep_memory(void);

/// Gives what the process has freed back to the system. Between two stages: what one thread has freed, another could not use.
void cplatform_release_memory(void);

#endif
