import Testing
@testable import Files

/// These are the examples of FIPS 180-2, appendix B, and lengths near the edges of the padding.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func examples(_ text: String, _ expected: String) {
        #expect(SHA256Digest(of: Array(text.utf8)).hexadecimal == expected)
    }

    /// Python's `base64` and `hashlib` computed the expected texts.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ])
    func base64(_ text: String, _ expected: String) {
        #expect(SHA256Digest(of: Array(text.utf8)).base64 == expected)
    }

    @Test func millionLetters() {
        let digest = SHA256Digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(digest.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Python computed the expected digests: `hashlib.sha256(b"x" * length)`.
    @Test(arguments: [
        (55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"),
        (56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"),
        (63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"),
        (64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"),
        (119, "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"),
        (120, "13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98"),
    ])
    func lengthsAroundABlock(_ length: Int, _ expected: String) {
        let digest = SHA256Digest(of: [UInt8](repeating: UInt8(ascii: "x"), count: length))
        #expect(digest.hexadecimal == expected)
    }

    /// The digest is computed with the instructions of the processor, if it has them, and also in Swift.
    @Test(arguments: Array(0..<200) + [1_000, 4_096, 100_001])
    func bothWaysAgree(_ length: Int) {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(SHA256Digest(of: bytes, inHardware: false) == SHA256Digest(of: bytes))
    }

    /// The buffer has 32 KiB. The lengths give less than one buffer, exactly one, and several with a rest.
    @Test(arguments: [0, 1, 32_767, 32_768, 32_769, 65_536, 100_001])
    func piecesAreTheWhole(_ length: Int) {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var rest = bytes[...]
        let digest = SHA256Digest { buffer in
            let piece = rest.prefix(buffer.count)
            rest = rest.dropFirst(buffer.count)
            buffer.copyBytes(from: piece)
            return piece.count
        }
        #expect(digest == SHA256Digest(of: bytes))
    }

    /// The parts end before, at, and after the ends of blocks and of the buffer.
    @Test(arguments: [
        [], [0], [5], [64, 64], [63, 1, 65], [0, 16_384, 0], [16_383, 2], [16_383, 1], [10_000, 10_000],
        [16_383, 2, 70], [100, 16_300], [1, 100_000, 1, 40_000],
    ])
    func partsAreTheWhole(_ lengths: [Int]) {
        let parts = lengths.enumerated().map { index, length in
            (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ index) }
        }
        #expect(SHA256Digest(of: parts) == SHA256Digest(of: Array(parts.joined())))
    }

    @Test func hexadecimalIsReadBack() {
        let digest = SHA256Digest(of: [1, 2, 3])
        #expect(SHA256Digest(hexadecimal: digest.hexadecimal.utf8) == digest)
        #expect(SHA256Digest(hexadecimal: digest.hexadecimal.uppercased().utf8) == nil)
        #expect(SHA256Digest(hexadecimal: digest.hexadecimal.dropLast().utf8) == nil)
        #expect(SHA256Digest(hexadecimal: (digest.hexadecimal + "0").utf8) == nil)
        #expect(SHA256Digest(hexadecimal: String(repeating: "g", count: 64).utf8) == nil)
    }
}
