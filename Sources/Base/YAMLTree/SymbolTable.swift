/// Assigns a number, called symbol, to each different key of mappings. The table is a hash table of bytes with open
/// addressing.
///
/// A `Dictionary` of `String` would make a `String` for each key of the document to look it up. The hash has a random
/// seed, so a document cannot have keys that are made to collide. Symbols are numbered in the order of appearance, so
/// the seed does not affect results.
struct SymbolTable: Sendable {
    /// The slots: `hash << 32 | symbol + 1`, or 0 for a free slot. Their number is a power of two, and at least twice
    /// the number of symbols.
    private var slots = [UInt64](repeating: 0, count: 1024)
    private var text: [UInt8] = []
    /// The offset at which each symbol's text ends and the next symbol's text begins.
    private var ends: [UInt32] = []
    private let seed = UInt64.random(in: .min ... .max)

    /// Returns the symbol of a key. A new key gets a new symbol.
    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = hash(of: bytes)
        let slot = slot(of: bytes, hash: hash)
        if slots[slot] != 0 { return UInt32(truncatingIfNeeded: slots[slot]) - 1 }
        text.append(contentsOf: bytes)
        ends.append(UInt32(text.count))
        slots[slot] = UInt64(hash) << 32 | UInt64(ends.count)
        if ends.count * 2 > slots.count { grow() }
        return UInt32(ends.count - 1)
    }

    /// Returns the symbol of a key, or nil if no mapping has this key.
    func symbol(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        let entry = slots[slot(of: bytes, hash: hash(of: bytes))]
        return entry == 0 ? nil : UInt32(truncatingIfNeeded: entry) - 1
    }

    func string(of symbol: UInt32) -> String {
        String(decoding: text[textRange(of: Int(symbol))], as: UTF8.self)
    }

    func strings() -> [String] {
        ends.indices.map { String(decoding: text[textRange(of: $0)], as: UTF8.self) }
    }

    /// The keys in memory, indexed by their symbols.
    struct Texts {
        fileprivate let text: UnsafeBufferPointer<UInt8>
        fileprivate let ends: UnsafeBufferPointer<UInt32>

        subscript(symbol: UInt32) -> UnsafeBufferPointer<UInt8> {
            let start = symbol == 0 ? 0 : Int(ends[Int(symbol) - 1])
            return UnsafeBufferPointer(rebasing: text[start..<Int(ends[Int(symbol)])])
        }
    }

    func withTexts<Result>(_ body: (Texts) -> Result) -> Result {
        text.withUnsafeBufferPointer { text in
            ends.withUnsafeBufferPointer { ends in body(Texts(text: text, ends: ends)) }
        }
    }

    private func textRange(of symbol: Int) -> Range<Int> {
        (symbol == 0 ? 0 : Int(ends[symbol - 1]))..<Int(ends[symbol])
    }

    /// Returns the slot of a key, or the free slot where the key belongs.
    private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == UInt64(hash), holds(Int(slots[slot] & 0xFFFF_FFFF) - 1, bytes) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func holds(_ symbol: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = textRange(of: symbol)
        guard range.count == bytes.count else { return false }
        return text.withUnsafeBufferPointer { $0[range].elementsEqual(bytes) }
    }

    private mutating func grow() {
        let entries = slots.filter { $0 != 0 }
        slots = [UInt64](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for entry in entries {
            var slot = Int(entry >> 32) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = entry
        }
    }

    /// Hashes eight bytes at a time. Each step is a full multiplication whose halves are folded, as in wyhash.
    private func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var state = seed ^ UInt64(bytes.count)
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= raw.count {
            state = Self.folded(state ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var tail: UInt64 = 0
        while index < raw.count {
            tail = tail << 8 | UInt64(raw[index])
            index += 1
        }
        state = Self.folded(Self.folded(state ^ tail) ^ seed)
        return UInt32(truncatingIfNeeded: state ^ state >> 32)
    }

    private static func folded(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
