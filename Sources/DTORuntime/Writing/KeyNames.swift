/// The names of a type's keys as a document has them, with quotation marks, escapes and the colon.
///
/// It serves types of one byte at most, as enumerations without payloads are: the byte says which key it is.
final class KeyNames {
    struct Name {
        var offset = 0
        var length = 0
        var head: UInt64 = 0
        var isPlain = true
    }

    /// Of the type, within a document.
    let number: Int
    private var names: [Name] = []
    private(set) var texts: [UInt8] = []
    /// Whether two keys have one name.
    private(set) var hasRepetitions = false
    private var known: Set<String> = []

    init(number: Int) {
        self.number = number
    }

    @inline(__always)
    static func position(of key: some CodingKey) -> Int {
        withUnsafeBytes(of: key) { $0.isEmpty ? 0 : Int($0[0]) }
    }

    @inline(__always)
    func name(at position: Int) -> Name? {
        guard position < names.count, names[position].length > 0 else { return nil }
        return names[position]
    }

    /// - Parameter member: The name as it was written, with the colon.
    func add(_ text: String, _ member: UnsafeBufferPointer<UInt8>, at position: Int) {
        if position >= names.count {
            names += Array(repeating: Name(), count: position + 1 - names.count)
        }
        names[position] = Name(
            offset: texts.count, length: member.count, head: Member.head(of: member),
            isPlain: Member.isPlain(member))
        texts += member
        if !known.insert(text).inserted { hasRepetitions = true }
    }
}
