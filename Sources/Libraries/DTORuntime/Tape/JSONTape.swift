/// A JSON document as a list of words: one word for each value and each key, in the document's order.
///
/// The upper four bits of a word are the kind of the value. The other bits depend on the kind:
/// - a small integer: the integer;
/// - an array or object: the number of its members, and the index of the word after it;
/// - another value, which is read only when it is needed: 28 bits for its length and 32 bits for its offset in the
///   document.
///
/// Only the scanner makes words, from bytes that it has scanned. Every word therefore refers to bytes within the
/// document.
final class JSONTape {
    /// The document and its words. The property is a pointer, so that the document is read without counting
    /// references. The pointer is valid as long as the tape exists.
    let view: UnsafePointer<TapeView>
    /// The greatest depth of arrays and objects.
    let levelCount: Int
    private let storage: UnsafeMutablePointer<TapeView>
    private var ownsBytes = false

    /// - Parameters:
    ///   - bytes: The document. Its memory must stay valid until the tape ends or has its own copy.
    ///   - words: The words. The tape takes ownership and frees them.
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

    /// Copies the document, for a decoder that exists after its decoding.
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
    /// The document. The caller owns the bytes during the decoding. Later, the tape owns a copy if a decoder still
    /// needs the document.
    fileprivate(set) var bytes: UnsafeBufferPointer<UInt8>
    fileprivate let words: UnsafeMutableBufferPointer<UInt64>
    fileprivate let count: Int

    subscript(_ index: Int) -> TapeWord {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            // The scanner has counted all members. An index is therefore the index of the root, of a member or
            // element, or of the word after one of them within its collection.
            return TapeWord(bits: words[index])
        }
    }

    /// Returns the index of the word after a value.
    @inline(__always)
    func index(after index: Int) -> Int {
        let word = self[index]
        return word.isCollection ? word.end : index + 1
    }

    /// Returns the bytes of a string or number.
    @inline(__always)
    func bytes(of word: TapeWord) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[word.offset..<word.offset + word.length])
    }
}

/// A value or key of a document.
struct TapeWord {
    let bits: UInt64

    /// The kinds of values and keys, which are the upper four bits of a word.
    enum Kind {
        static let null: UInt64 = 0
        static let no: UInt64 = 1
        static let yes: UInt64 = 2
        /// An integer of at most 17 digits.
        static let integer: UInt64 = 3
        /// A number that is not an `integer`.
        static let number: UInt64 = 4
        /// A string of ASCII without escapes.
        static let ascii: UInt64 = 5
        /// A string without escapes.
        static let plain: UInt64 = 6
        static let escaped: UInt64 = 7
        /// A string that is not Unicode because half of a surrogate pair is missing.
        static let broken: UInt64 = 8
        static let array: UInt64 = 9
        static let object: UInt64 = 10
    }

    /// The greatest length of a value, or number of members, that a word can represent.
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
    /// The index of the word after a collection.
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
