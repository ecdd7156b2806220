#include "CPlatform.h"

#if defined(__GLIBC__)

#include <malloc.h>

void cplatform_keep_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_TOP_PAD, 4 << 20);
}

void cplatform_release_memory(void) {
    malloc_trim(0);
}

#else

void cplatform_keep_memory(void) {}

void cplatform_release_memory(void) {}

#endif
