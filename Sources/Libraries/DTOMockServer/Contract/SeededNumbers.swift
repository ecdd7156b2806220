/// A generator of pseudorandom numbers (SplitMix64). The seed determines all numbers, so a run can be repeated.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Makes a generator for one of many requests.
    init(seed: UInt64, number: Int) {
        var first = SeededNumbers(seed: seed)
        self.init(seed: first.next() ^ (UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15))
    }

    /// Makes a generator for the bytes of a text, with the hash FNV-1a. Unlike the result of `Hasher`, this hash is the
    /// same in each process.
    init(seed: UInt64, text: some Sequence<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        self.init(seed: hash)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
