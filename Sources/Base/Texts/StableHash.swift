/// Computes a short hash of a string (FNV-1a) that is the same on all platforms.
public enum StableHash {
    /// Returns the hash folded to 32 bits, as eight lower-case hexadecimal digits.
    public static func digits(of text: String) -> String {
        padded(folded(text), count: 8)
    }

    /// Returns all 64 bits, as 16 lower-case hexadecimal digits.
    public static func longDigits(of text: String) -> String {
        padded(hash(of: text), count: 16)
    }

    /// Returns a number from 0 up to, but not including, `bound`.
    public static func number(of text: String, below bound: UInt32) -> Int {
        Int(folded(text) % bound)
    }

    private static func folded(_ text: String) -> UInt32 {
        let hash = hash(of: text)
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    private static func hash(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    private static func padded(_ hash: some BinaryInteger, count: Int) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: count - digits.count) + digits
    }
}
