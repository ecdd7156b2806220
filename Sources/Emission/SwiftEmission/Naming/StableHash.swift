/// A short hash of a document's own name, which makes names distinct if nothing else does. It is equal on all
/// platforms.
package enum StableHash {
    /// Returns 32 of the 64 bits of FNV-1a, as eight lower-case hexadecimal digits.
    package static func digits(of text: String) -> String {
        let digits = String(hash(of: text), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Returns the hash as a number from 0.
    package static func number(of text: String, below bound: UInt32) -> Int {
        Int(hash(of: text) % bound)
    }

    private static func hash(of text: String) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}
