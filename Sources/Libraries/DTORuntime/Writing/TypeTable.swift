/// A cache of facts about types. A lookup usually examines one entry.
final class TypeTable<Fact> {
    private typealias Entry = (type: ObjectIdentifier?, fact: Fact?)

    private var all: [ObjectIdentifier: Fact] = [:]
    private let recent: UnsafeMutablePointer<Entry>
    private static var size: Int { 64 }

    init() {
        recent = .allocate(capacity: Self.size)
        recent.initialize(repeating: (nil, nil), count: Self.size)
    }

    deinit {
        recent.deinitialize(count: Self.size)
        recent.deallocate()
    }

    @inline(__always)
    private static func place(_ type: ObjectIdentifier) -> Int {
        let bits = UInt(bitPattern: type)
        return Int((bits >> 3 ^ bits >> 9) & 63)
    }

    @inline(__always)
    func fact(of type: Any.Type) -> Fact? {
        let type = ObjectIdentifier(type)
        let place = Self.place(type)
        return recent[place].type == type ? recent[place].fact : lookUp(type, place)
    }

    func learn(_ fact: Fact, of type: Any.Type) {
        let type = ObjectIdentifier(type)
        all[type] = fact
        recent[Self.place(type)] = (type, fact)
    }

    @inline(never)
    private func lookUp(_ type: ObjectIdentifier, _ place: Int) -> Fact? {
        guard let fact = all[type] else { return nil }
        recent[place] = (type, fact)
        return fact
    }
}
