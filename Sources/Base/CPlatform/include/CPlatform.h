// Functions of processors and C libraries that Swift cannot call directly.
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256.
_Bool cplatform_sha256_is_available(void);

/// Adds blocks to a state of SHA-256 (FIPS 180-4 section 6.2.2). The processor must have the instructions.
///
/// \param count The number of blocks, each of 64 bytes.
void cplatform_sha256_compress(uint32_t state[8], const uint8_t *blocks, size_t count);

/// Lets the process keep the memory that it frees. A run is short and its memory grows, so returning memory to the
/// system and requesting it again costs more than it saves.
void cplatform_keep_memory(void);

/// Returns freed memory to the system. Call it between two stages, because a thread cannot use memory that another
/// thread has freed.
void cplatform_release_memory(void);

#endif
