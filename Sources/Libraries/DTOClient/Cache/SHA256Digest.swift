/// Computes SHA-256 (FIPS 180-4), for file names and keys that must not reveal a secret, and for digests of files.
package struct SHA256Digest {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes that do not yet fill a block.
    private var rest: [UInt8] = []
    private var bitCount: UInt64 = 0
    private static let blockSize = 64

    package init() {}

    /// Returns the 32 bytes of the digest.
    package static func bytes(of message: [UInt8]) -> [UInt8] {
        var digest = SHA256Digest()
        digest.update(message)
        return digest.finished
    }

    package static func hexadecimal(of message: [UInt8]) -> String {
        bytes(of: message).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        rest.append(contentsOf: bytes)
        let count = rest.count / Self.blockSize * Self.blockSize
        bitCount += UInt64(count) * 8
        rest.withUnsafeBytes { bytes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
                for start in stride(from: 0, to: count, by: Self.blockSize) {
                    Self.compress(
                        UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockSize]), words, &state)
                }
            }
        }
        rest.removeFirst(count)
    }

    /// The digest of all bytes so far.
    package var finished: [UInt8] {
        var copy = self
        let length = bitCount + UInt64(rest.count) * 8
        let zeros = (2 * Self.blockSize - 9 - rest.count) % Self.blockSize
        copy.update([0x80] + [UInt8](repeating: 0, count: zeros))
        copy.update((0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) })
        return copy.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    /// Adds one block of 64 bytes to the state.
    ///
    /// - Parameter words: Scratch memory for 64 words.
    private static func compress(
        _ block: UnsafeRawBufferPointer, _ words: UnsafeMutableBufferPointer<UInt32>, _ state: inout [UInt32]
    ) {
        for index in 0..<16 {
            words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
        }
        for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            let first = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
            let second = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        constants.withUnsafeBufferPointer { constants in
            for index in 0..<64 {
                let sigma1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
                let choice = (e & f) ^ (~e & g)
                let first = h &+ sigma1 &+ choice &+ constants[index] &+ words[index]
                let sigma0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
                let majority = (a & b) ^ (a & c) ^ (b & c)
                (h, g, f, e) = (g, f, e, d &+ first)
                (d, c, b, a) = (c, b, a, first &+ sigma0 &+ majority)
            }
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
