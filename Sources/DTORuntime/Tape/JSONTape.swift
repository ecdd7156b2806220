/// A JSON document as a list of words, one for each value and each key, in the document's order.
///
/// A word says what stands there: a kind in its upper four bits; then, for what is read only when it is asked for, 28 bits of length and 32 of where it
/// begins in the document; for arrays and objects how much is in them, and the index of the word behind them; for small integers the integer. Nothing but the
/// scanner makes words, and it makes them of what it has seen: so what a word says of the document lies within it.
final class JSONTape {
    /// Where to look. It stands by itself, so that those who have it read the document without counting references; it lasts as long as the tape.
    let view: UnsafePointer<TapeView>
    /// How many arrays and objects are in one another.
    let levelCount: Int
    private let storage: UnsafeMutablePointer<TapeView>
    private var ownsBytes = false

    /// - Parameters:
    ///   - bytes: What the words are about. It has to stay where it is until the tape is gone or has its own copy.
    ///   - words: Taken over: the tape frees them.
    init(of bytes: UnsafeBufferPointer<UInt8>, words: UnsafeMutableBufferPointer<UInt64>, count: Int, levelCount: Int) {
        self.levelCount = levelCount
        storage = .allocate(capacity: 1)
        storage.initialize(to: TapeView(bytes: bytes, words: words, count: count))
        view = UnsafePointer(storage)
    }

    deinit {
        view.pointee.words.deallocate()
        if ownsBytes { view.pointee.bytes.deallocate() }
        storage.deallocate()
    }

    /// Copies the document, for a decoder that outlives the decoding it was made for.
    func keepBytes() {
        guard !ownsBytes else { return }
        let bytes = view.pointee.bytes
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        storage.pointee.bytes = UnsafeBufferPointer(copy)
        ownsBytes = true
    }
}

/// A document and its words.
struct TapeView {
    /// The document, which is somebody else's as long as it is being decoded; then the tape's own, if anything still needs it.
    fileprivate(set) var bytes: UnsafeBufferPointer<UInt8>
    fileprivate let words: UnsafeMutableBufferPointer<UInt64>
    fileprivate let count: Int

    subscript(_ index: Int) -> TapeWord {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            // The scanner has counted: an index is the root's, that of a member or element, or the one behind such a value within its collection.
            return TapeWord(bits: words[index])
        }
    }

    /// The index of the word behind a value.
    @inline(__always)
    func index(after index: Int) -> Int {
        let word = self[index]
        return word.isCollection ? word.end : index + 1
    }

    /// The bytes of a text or number.
    @inline(__always)
    func bytes(of word: TapeWord) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[word.offset..<word.offset + word.length])
    }
}

/// What stands in one place of a document.
struct TapeWord {
    let bits: UInt64

    enum Kind {
        static let null: UInt64 = 0
        static let no: UInt64 = 1
        static let yes: UInt64 = 2
        /// An integer of at most 17 digits.
        static let integer: UInt64 = 3
        /// Any other number.
        static let number: UInt64 = 4
        /// A text of ASCII without escapes.
        static let ascii: UInt64 = 5
        /// A text without escapes.
        static let plain: UInt64 = 6
        static let escaped: UInt64 = 7
        /// A text that is not Unicode, for want of the other half of a surrogate pair.
        static let broken: UInt64 = 8
        static let array: UInt64 = 9
        static let object: UInt64 = 10
    }

    /// The most that a word can say of a length, and of how much is in a collection.
    static let largestLength = 1 << 28 - 1

    @inline(__always)
    init(bits: UInt64) {
        self.bits = bits
    }

    @inline(__always)
    init(_ kind: UInt64, length: Int, at offset: Int) {
        bits = kind << 60 | UInt64(truncatingIfNeeded: length) << 32 | UInt64(truncatingIfNeeded: offset)
    }

    @inline(__always)
    init(integer: Int64) {
        bits = Kind.integer << 60 | UInt64(bitPattern: integer) & (1 << 60 - 1)
    }

    var kind: UInt64 { @inline(__always) get { bits >> 60 } }
    var length: Int { @inline(__always) get { Int(truncatingIfNeeded: bits >> 32 & 0x0FFF_FFFF) } }
    var offset: Int { @inline(__always) get { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) } }
    /// The index of the word behind a collection.
    var end: Int { @inline(__always) get { offset } }
    var integer: Int64 { @inline(__always) get { Int64(bitPattern: bits << 4) >> 4 } }

    var isNull: Bool { @inline(__always) get { kind == Kind.null } }
    var isArray: Bool { @inline(__always) get { kind == Kind.array } }
    var isObject: Bool { @inline(__always) get { kind == Kind.object } }
    var isCollection: Bool { @inline(__always) get { kind >= Kind.array } }
    var isNumber: Bool { @inline(__always) get { kind == Kind.integer || kind == Kind.number } }
    var isText: Bool { @inline(__always) get { kind >= Kind.ascii && kind <= Kind.broken } }
    var isFlag: Bool { @inline(__always) get { kind == Kind.no || kind == Kind.yes } }
}
