/// What a decoding has found out about a type.
protocol TypeFact {
    var type: ObjectIdentifier { get }
}

/// What a decoding knows of types. It is asked at each record, so it looks at one place as a rule, and at two at most.
///
/// It may forget, since all can be found out again. What an encoding knows must last, so that has a `TypeTable`, which takes longer to make.
struct KnownTypes<Fact: TypeFact> {
    /// Empty until something is known: a small document has few types, and many values are of none that is looked up here.
    private var facts: [Fact?] = []

    private static var placeBits: Int { 5 }

    @inline(__always)
    private static func place(of type: ObjectIdentifier) -> Int {
        // Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4), since types stand at regular distances.
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

    /// Puts a fact where it is looked for, in the place of another if need be.
    @inline(never)
    mutating func insert(_ fact: Fact) {
        if facts.isEmpty { facts = Array(repeating: nil, count: 1 << Self.placeBits) }
        let place = Self.place(of: fact.type)
        facts[facts[place] == nil ? place : place ^ 1] = fact
    }
}
