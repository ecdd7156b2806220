import Foundation

/// Collects the bytes of a document, or of an independent part of it (`WrittenPart`).
///
/// The slot describes the value that is being written. The slots of enclosing values are saved on the call stack. Their
/// encoders refuse to write until the current value is finished, and the encoders of finished values always refuse.
final class JSONWriter {
    let session: WritingSession
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    /// The value that is being written.
    var slot: Slot
    /// The position of a part in its document, or nil for a document and for a part of a finished document.
    private var origin: Origin?
    /// The keys from the writer's own value to the current value.
    let path = WritingStack<any CodingKey>()
    /// The members of the open objects.
    let members = WritingStack<Member>()

    /// - Parameter origin: The position of the part in its document, or nil for a whole document. Most parts are small,
    ///   so a part begins with a smaller buffer than a document.
    init(_ session: WritingSession, at origin: Origin? = nil) {
        self.session = session
        self.origin = origin
        capacity = origin == nil ? 1_024 : 64
        bytes = .allocate(bytes: capacity)
        slot = Slot(serial: session.nextSerial(), firstMember: 0)
    }

    deinit {
        free(bytes)
    }

    /// The writer that contains a part, and the keys that lead from there to the part.
    struct Origin {
        let writer: JSONWriter
        let keys: [any CodingKey]
    }

    /// A value that encodes itself.
    struct Slot {
        let serial: Int
        /// The index of the value's first own member, if the value is an object.
        let firstMember: Int
        var form = Form.none
        var elementCount = 0
        /// The offset at which a single value begins.
        var valueStart = 0
        /// The key that was written last, as the number of its type and its position.
        var lastKey = 0
        /// Whether two members may have the same name.
        var mayRepeat = false
    }

    /// The kind of value that a slot has so far.
    enum Form {
        case none, object, array, value
    }

    /// The beginning of a member. If the member cannot be written, the writer returns to this state.
    struct Mark {
        let count: Int
        let memberCount: Int
        let depth: Int
    }
}

// MARK: Bytes

extension JSONWriter {
    @inline(__always)
    func reserve(_ needed: Int) {
        if capacity - count < needed { grow(needed) }
    }

    @inline(never)
    private func grow(_ needed: Int) {
        capacity = max(2 * capacity, count + needed)
        bytes = .reallocate(bytes, bytes: capacity)
    }

    /// - Precondition: There is room for the byte.
    @inline(__always)
    func put(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
    }

    func append(_ byte: UInt8) {
        reserve(1)
        put(byte)
    }

    func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let base = text.baseAddress else { return }
        reserve(text.count)
        memcpy(bytes + count, base, text.count)
        count += text.count
    }

    func copy(_ other: JSONWriter, _ range: Range<Int>) {
        append(UnsafeBufferPointer(start: other.bytes + range.lowerBound, count: range.count))
    }

    @inline(__always)
    func advance(by length: Int) {
        count += length
    }

    func truncate(to count: Int) {
        self.count = count
    }

    /// Returns the bytes. The writer is empty afterwards.
    func takeData() -> Data {
        // Half of the memory may be unused.
        let taken = UnsafeMutablePointer<UInt8>.reallocate(bytes, bytes: max(count, 1))
        let data = Data(bytesNoCopy: taken, count: count, deallocator: .free)
        count = 0
        capacity = 1
        bytes = .allocate(bytes: 1)
        return data
    }

    /// Makes the writer refuse all further values.
    func end() {
        slot = Slot(serial: 0, firstMember: 0)
        count = 0
        members.cut(to: 0)
        // Nested parts may form a long chain, which must not be freed recursively.
        origin = nil
    }
}

// MARK: Paths

extension JSONWriter {
    /// Returns the keys that lead from the document to a value.
    ///
    /// - Parameter depth: The number of the writer's own keys that lead to the value.
    func path(to depth: Int) -> [any CodingKey] {
        var pieces = [path.prefix(depth)]
        var outer = origin
        while let origin = outer {
            pieces.append(origin.keys)
            outer = origin.writer.origin
        }
        return pieces.count == 1 ? pieces[0] : pieces.reversed().flatMap { $0 }
    }
}

extension UnsafeMutablePointer<UInt8> {
    // The memory comes from `malloc` because `Data` frees it. If the system has no memory, the process ends, as it does
    // for Swift's own types, because nothing could be written.
    fileprivate static func allocate(bytes: Int) -> Self {
        guard let memory = malloc(bytes) else { fatalError("The system has no memory for \(bytes) bytes of JSON.") }
        return memory.assumingMemoryBound(to: UInt8.self)
    }

    fileprivate static func reallocate(_ former: Self, bytes: Int) -> Self {
        guard let memory = realloc(former, bytes) else {
            fatalError("The system has no memory for \(bytes) bytes of JSON.")
        }
        return memory.assumingMemoryBound(to: UInt8.self)
    }
}

// MARK: Marks

extension JSONWriter {
    @inline(__always)
    var mark: Mark { Mark(count: count, memberCount: members.count, depth: path.count) }

    func rollBack(to mark: Mark) {
        count = mark.count
        members.cut(to: mark.memberCount)
        path.cut(to: mark.depth)
    }
}

/// The key of an array's element.
struct ElementKey: CodingKey {
    private let index: Int

    init(_ index: Int) {
        self.index = index
    }

    init?(stringValue: String) { nil }

    init?(intValue: Int) {
        index = intValue
    }

    var stringValue: String { "Index \(index)" }
    var intValue: Int? { index }
}
