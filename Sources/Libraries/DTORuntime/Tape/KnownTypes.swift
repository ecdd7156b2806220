/// A fact about a type that a decoding has found out.
protocol TypeFact {
    var type: ObjectIdentifier { get }
}

/// A cache of facts about types that a decoding has found out. Each record needs a fact, so a look-up is fast: it
/// usually examines one entry, and at most two entries.
///
/// The cache may lose facts, because they can be found out again. An encoding needs all its facts, so it has a
/// `TypeTable`, which takes longer to make.
struct KnownTypes<Fact: TypeFact> {
    /// The facts. The list is empty at first because a small document has few types, and the types of many values are
    /// never looked up here.
    private var facts: [Fact?] = []

    private static var placeBits: Int { 5 }

    @inline(__always)
    private static func place(of type: ObjectIdentifier) -> Int {
        // This is Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4), because the addresses of types have
        // regular distances.
        let mixed = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> UInt64(64 - placeBits))
    }

    @inline(__always)
    subscript(type: ObjectIdentifier) -> Fact? {
        let place = Self.place(of: type)
        guard place < facts.count else { return nil }
        if let fact = facts[place], fact.type == type { return fact }
        return other(than: place, type)
    }

    @inline(never)
    private func other(than place: Int, _ type: ObjectIdentifier) -> Fact? {
        guard let fact = facts[place ^ 1], fact.type == type else { return nil }
        return fact
    }

    /// Stores a fact. Another fact may be replaced.
    @inline(never)
    mutating func insert(_ fact: Fact) {
        if facts.isEmpty { facts = Array(repeating: nil, count: 1 << Self.placeBits) }
        let place = Self.place(of: fact.type)
        facts[facts[place] == nil ? place : place ^ 1] = fact
    }
}
