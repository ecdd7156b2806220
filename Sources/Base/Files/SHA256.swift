import CPlatform

/// A SHA-256 digest (FIPS 180-4 section 6.2). It is written in Swift because the tool has no dependency that offers
/// SHA-256 on every platform. If the processor has SHA-256 instructions, C code uses them, in a tenth of the time.
package struct SHA256Digest: Hashable, Sendable {
    /// The eight words of the state, with the most significant first.
    private let words: SIMD8<UInt32>

    /// Whether the processor has SHA-256 instructions. The result is stored, because under a hypervisor the test takes
    /// longer than hashing a small file.
    fileprivate static let isInHardware = cplatform_sha256_is_available()

    fileprivate init(words: SIMD8<UInt32>) {
        self.words = words
    }

    package init(of bytes: [UInt8]) {
        words = bytes.withUnsafeBytes { SHA256State.digest(of: $0, inHardware: Self.isInHardware) }
    }

    /// Hashes the parts one after the other.
    package init(of parts: [[UInt8]]) {
        if parts.count == 1 {
            self.init(of: parts[0])
            return
        }
        var stream = SHA256Stream()
        for part in parts { part.withUnsafeBytes { stream.append($0) } }
        self = stream.digest
    }

    /// Hashes bytes that are read in pieces, without keeping them.
    ///
    /// - Parameter read: Fills the buffer, and returns the number of bytes. If the buffer is not full, the end is
    ///   reached.
    package init(reading read: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows {
        words = try withUnsafeTemporaryAllocation(byteCount: 1 << 15, alignment: 16) { buffer in
            var state = SHA256State(isInHardware: Self.isInHardware)
            var count = try read(buffer)
            while count == buffer.count {
                state.take(UnsafeRawBufferPointer(buffer))
                count = try read(buffer)
            }
            return state.finish(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// Hashes with or without the processor's instructions, for tests.
    package init(of bytes: [UInt8], inHardware: Bool) {
        words = bytes.withUnsafeBytes { SHA256State.digest(of: $0, inHardware: inHardware) }
    }

    /// Reads a digest.
    ///
    /// - Parameter digits: 64 hexadecimal digits in lower-case ASCII. Other strings give nil.
    package init?(hexadecimal digits: some Collection<UInt8>) {
        guard digits.count == 64 else { return nil }
        var words = SIMD8<UInt32>()
        var rest = digits.makeIterator()
        for index in 0..<8 {
            // Accessing a lane of the vector is slow, so it is done once for its eight digits.
            var word: UInt32 = 0
            for _ in 0..<8 {
                switch rest.next() {
                case let digit? where 0x30...0x39 ~= digit: word = word << 4 | UInt32(digit - 0x30)
                case let digit? where 0x61...0x66 ~= digit: word = word << 4 | UInt32(digit - 0x61 + 10)
                default: return nil
                }
            }
            words[index] = word
        }
        self.words = words
    }

    /// The digest as 64 hexadecimal digits in lower case.
    package var hexadecimal: String {
        String(decoding: digits, as: UTF8.self)
    }

    /// The hexadecimal digits in ASCII.
    package var digits: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
            for index in 0..<8 {
                // Accessing a lane of the vector is slow, so it is done once for its eight digits.
                var word = words[index]
                for _ in 0..<8 {
                    word = word << 4 | word >> 28
                    let digit = UInt8(truncatingIfNeeded: word & 0xF)
                    buffer.initializeElement(at: count, to: digit < 10 ? 0x30 + digit : 0x57 + digit)
                    count += 1
                }
            }
        }
    }
}

/// Hashes bytes as they arrive, and keeps less than `pieceSize` bytes at a time.
package struct SHA256Stream {
    private var state = SHA256State(isInHardware: SHA256Digest.isInHardware)
    /// The bytes that are not yet part of the state.
    private var rest: [UInt8] = []

    /// The size of a piece. It is a multiple of 64, so that each piece ends with a block.
    private static let pieceSize = 1 << 14

    package init() {
        rest.reserveCapacity(Self.pieceSize)
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard rest.count + bytes.count >= Self.pieceSize else { return rest.append(contentsOf: bytes) }
        // The bytes up to the end of a block are copied. The others are hashed in place.
        let missing = (64 - rest.count % 64) % 64
        let tail = missing + (bytes.count - missing) / 64 * 64
        rest.append(contentsOf: bytes[..<missing])
        rest.withUnsafeBytes { state.take($0) }
        state.take(UnsafeRawBufferPointer(rebasing: bytes[missing..<tail]))
        rest.removeAll(keepingCapacity: true)
        rest.append(contentsOf: bytes[tail...])
    }

    /// The digest of all bytes so far.
    package var digest: SHA256Digest {
        var state = state
        return SHA256Digest(words: rest.withUnsafeBytes { state.finish($0) })
    }
}

private struct SHA256State {
    /// The fractional parts of the square roots of the first eight primes (section 5.3.3).
    private var words: SIMD8<UInt32> = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private let isInHardware: Bool

    private var count = 0

    init(isInHardware: Bool) {
        self.isInHardware = isInHardware
    }

    /// Returns the digest of a whole message.
    static func digest(of message: UnsafeRawBufferPointer, inHardware: Bool) -> SIMD8<UInt32> {
        var state = SHA256State(isInHardware: inHardware)
        return state.finish(message)
    }

    /// Adds blocks of the message.
    mutating func take(_ blocks: UnsafeRawBufferPointer) {
        count += blocks.count
        compress(blocks)
    }

    /// Adds the rest of the message and the padding of section 5.1.1. Returns the digest.
    mutating func finish(_ rest: UnsafeRawBufferPointer) -> SIMD8<UInt32> {
        let whole = rest.count & ~63
        take(UnsafeRawBufferPointer(rebasing: rest[..<whole]))
        let bits = UInt64(count + rest.count - whole) * 8
        withUnsafeTemporaryAllocation(byteCount: rest.count - whole < 56 ? 64 : 128, alignment: 8) { tail in
            tail.initializeMemory(as: UInt8.self, repeating: 0)
            tail.copyBytes(from: rest[whole...])
            tail[rest.count - whole] = 0x80
            tail.storeBytes(of: bits.bigEndian, toByteOffset: tail.count - 8, as: UInt64.self)
            compress(UnsafeRawBufferPointer(tail))
        }
        return words
    }

    /// Processes blocks of 64 bytes (section 6.2.2).
    private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
        guard isInHardware else { return compressInSwift(blocks) }
        withUnsafeMutableBytes(of: &words) { words in
            cplatform_sha256_compress(
                words.assumingMemoryBound(to: UInt32.self).baseAddress,
                blocks.assumingMemoryBound(to: UInt8.self).baseAddress, blocks.count / 64)
        }
    }

    /// Processes blocks without SHA-256 instructions. The schedule has 16 words, which are overwritten after their use.
    private mutating func compressInSwift(_ blocks: UnsafeRawBufferPointer) {
        Self.constants.withUnsafeBufferPointer { constants in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { schedule in
                for offset in stride(from: 0, to: blocks.count, by: 64) {
                    for index in 0..<16 {
                        let word = blocks.loadUnaligned(fromByteOffset: offset + index * 4, as: UInt32.self)
                        schedule.initializeElement(at: index, to: UInt32(bigEndian: word))
                    }
                    compressBlock(schedule, constants)
                }
            }
        }
    }

    private mutating func compressBlock(
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
        var (a, b, c, d) = (words[0], words[1], words[2], words[3])
        var (e, f, g, h) = (words[4], words[5], words[6], words[7])
        for round in 0..<64 {
            if round >= 16 {
                let early = schedule[(round + 1) & 15]
                let late = schedule[(round + 14) & 15]
                let sigma0 = Self.rotate(early, 7) ^ Self.rotate(early, 18) ^ (early >> 3)
                let sigma1 = Self.rotate(late, 17) ^ Self.rotate(late, 19) ^ (late >> 10)
                schedule[round & 15] &+= sigma0 &+ schedule[(round + 9) & 15] &+ sigma1
            }
            let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
            let choice = g ^ (e & (f ^ g))
            let first = h &+ sum1 &+ choice &+ constants[round] &+ schedule[round & 15]
            let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
            let majority = (a & b) | (c & (a | b))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
        }
        words &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 - count)
    }

    /// The fractional parts of the cube roots of the first 64 primes (section 4.2.2).
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
