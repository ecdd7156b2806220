#include "CPlatform.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

_Bool cplatform_sha256_is_available(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

// The constants of FIPS 180-4 section 4.2.2.
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

// One instruction does two rounds. It takes the state in two registers: the words a, b, e, f, and the words c, d, g, h.
// The old words a, b, e, f become the new words c, d, g, h, so the registers swap their roles and no word is moved.
__attribute__((target("sha,ssse3,sse4.1")))
void cplatform_sha256_compress(uint32_t state[8], const uint8_t *blocks, size_t count) {
    const __m128i bigEndian = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
    __m128i abef = _mm_set_epi32((int)state[0], (int)state[1], (int)state[4], (int)state[5]);
    __m128i cdgh = _mm_set_epi32((int)state[2], (int)state[3], (int)state[6], (int)state[7]);
    for (; count > 0; count--, blocks += 64) {
        const __m128i abefBefore = abef, cdghBefore = cdgh;
        __m128i words[4];
        // An unrolled loop keeps the words in registers. It is a fifth faster.
#pragma clang loop unroll(full)
        for (int group = 0; group < 16; group++) {
            __m128i *next = &words[group & 3];
            if (group < 4) {
                *next = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)blocks + group), bigEndian);
            } else {
                const __m128i last = words[(group + 3) & 3];
                const __m128i ninth = _mm_alignr_epi8(last, words[(group + 2) & 3], 4);
                const __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(*next, words[(group + 1) & 3]), ninth);
                *next = _mm_sha256msg2_epu32(sum, last);
            }
            const __m128i sums = _mm_add_epi32(*next, _mm_loadu_si128((const __m128i *)constants + group));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sums);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_unpackhi_epi64(sums, sums));
        }
        abef = _mm_add_epi32(abef, abefBefore);
        cdgh = _mm_add_epi32(cdgh, cdghBefore);
    }
    uint32_t words[8];
    _mm_storeu_si128((__m128i *)words, abef);
    _mm_storeu_si128((__m128i *)words + 1, cdgh);
    state[0] = words[3], state[1] = words[2], state[4] = words[1], state[5] = words[0];
    state[2] = words[7], state[3] = words[6], state[6] = words[5], state[7] = words[4];
}

#else

_Bool cplatform_sha256_is_available(void) { return 0; }

void cplatform_sha256_compress(uint32_t state[8], const uint8_t *blocks, size_t count) {
    (void)state, (void)blocks, (void)count;
}

#endif
