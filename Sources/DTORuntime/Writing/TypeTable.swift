/// What is known of types, found by a look at one place mostly.
struct TypeTable<Fact> {
    private var all: [ObjectIdentifier: Fact] = [:]
    private var recent: [(type: ObjectIdentifier, fact: Fact)?] = Array(repeating: nil, count: 64)

    @inline(__always)
    private static func place(_ type: ObjectIdentifier) -> Int {
        let bits = UInt(bitPattern: type)
        return Int((bits >> 3 ^ bits >> 9) & 63)
    }

    subscript(_ type: Any.Type) -> Fact? {
        @inline(__always) mutating get {
            let type = ObjectIdentifier(type)
            let place = Self.place(type)
            if let recent = recent[place], recent.type == type { return recent.fact }
            return lookUp(type, place)
        }
        set {
            let type = ObjectIdentifier(type)
            all[type] = newValue
            recent[Self.place(type)] = newValue.map { (type, $0) }
        }
    }

    @inline(never)
    private mutating func lookUp(_ type: ObjectIdentifier, _ place: Int) -> Fact? {
        guard let fact = all[type] else { return nil }
        recent[place] = (type, fact)
        return fact
    }
}
