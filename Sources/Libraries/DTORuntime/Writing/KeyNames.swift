import Foundation

/// The names of a type's keys as they are written, with quotation marks, escapes and the colon.
///
/// This class is for key types of at most one byte, such as enumerations without associated values. The byte
/// identifies the key.
final class KeyNames {
    struct Name {
        let text: UnsafeMutableBufferPointer<UInt8>
        let key: Member.Key
    }

    /// The number of the type within a document.
    let number: Int
    private var names: UnsafeMutablePointer<Name?>
    private var capacity = 32
    /// Whether two keys have the same name.
    private(set) var hasRepetitions = false
    private var known: Set<String> = []

    init(number: Int) {
        self.number = number
        names = .allocate(capacity: capacity)
        names.initialize(repeating: nil, count: capacity)
    }

    deinit {
        for position in 0..<capacity { names[position]?.text.deallocate() }
        names.deallocate()
    }

    @inline(__always)
    static func position<Key: CodingKey>(of key: Key) -> Int {
        MemoryLayout<Key>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
    }

    @inline(__always)
    func name(at position: Int) -> Name? {
        position < capacity ? names[position] : nil
    }

    /// - Parameter member: The name as it is written, with the colon.
    func add(_ name: String, _ member: UnsafeBufferPointer<UInt8>, at position: Int) {
        if position >= capacity { grow() }
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: member.count)
        _ = text.initialize(from: member)
        names[position] = Name(text: text, key: Member.Key(member))
        if !known.insert(name).inserted { hasRepetitions = true }
    }

    /// Makes room for every key that a byte can identify.
    private func grow() {
        let former = names
        names = .allocate(capacity: 256)
        names.moveInitialize(from: former, count: capacity)
        (names + capacity).initialize(repeating: nil, count: 256 - capacity)
        former.deallocate()
        capacity = 256
    }
}
