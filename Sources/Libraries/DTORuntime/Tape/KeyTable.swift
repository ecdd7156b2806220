import Foundation

/// The keys of a record's type, in a form that finds the key of an object by its bytes.
///
/// There is one table for each type. The table is made when the first record of the type is decoded, and it exists
/// until the program ends, so no references are counted.
// The struct is `@unchecked Sendable`, because pointers are not Sendable. This is safe, because the memory of the
// pointers never changes and is never freed.
struct KeyTable: TypeFact, @unchecked Sendable {
    private let contents: UnsafePointer<Contents>

    private struct Contents {
        let type: ObjectIdentifier
        let required: UnsafeBufferPointer<Int>?
        let convertible: UnsafeBufferPointer<Bool>
        let entries: UnsafeBufferPointer<Entry>
        /// A hash table with the numbers of entries, counted from 1. An entry is in the bucket of its hash, or in the
        /// next free bucket.
        let buckets: UnsafeBufferPointer<UInt16>
        let positionsByName: [String: Int]
        /// Whether all names are ASCII. Swift treats some other characters as equal to an ASCII character: the kelvin
        /// sign equals K.
        let isASCII: Bool
    }

    /// A key of the record: its first and last eight bytes as integers, for fast comparison, and all its bytes.
    fileprivate struct Entry {
        let head: UInt64
        let tail: UInt64
        let name: UnsafeBufferPointer<UInt8>
    }

    var type: ObjectIdentifier { contents.pointee.type }
    var keyCount: Int { contents.pointee.entries.count }
    /// The positions of the required keys, of which an object must have at least one key. The value is nil if an alias
    /// may replace a key.
    var required: UnsafeBufferPointer<Int>? { contents.pointee.required }
    /// Maps the position of each key to true if a decoder that converts keys from snake case would change the key.
    var convertible: UnsafeBufferPointer<Bool> { contents.pointee.convertible }

    /// Makes the table. Returns nil for 4,096 keys or more, and if the keys are not the cases of an enumeration,
    /// because other keys have no positions.
    fileprivate init?<Record: DefensiveRecord>(_: Record.Type) {
        let keys = Record.CodingKeys.allCases
        guard keys.count < 1 << 12, keys.enumerated().allSatisfy({ $0 == $1.position }) else { return nil }
        let names = keys.map(\.stringValue)
        let entries = names.map { Entry(Self.kept(Array($0.utf8))) }
        var buckets = [UInt16](repeating: 0, count: Self.bucketCount(for: keys.count))
        for (position, entry) in entries.enumerated() {
            var place = Self.hash(entry.head, entry.tail, entry.name.count) & (buckets.count - 1)
            while buckets[place] != 0 { place = (place + 1) & (buckets.count - 1) }
            buckets[place] = UInt16(position + 1)
        }
        let contents = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
        contents.initialize(
            to: Contents(
                type: ObjectIdentifier(Record.self),
                required: Record.self is any AliasedRecord.Type
                    ? nil : Self.kept(Record.requiredKeys.map { $0.position }),
                convertible: Self.kept(names.map { JSONKey(stringValue: $0).convertedFromSnakeCase != nil }),
                entries: Self.kept(entries), buckets: Self.kept(buckets),
                positionsByName: Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first },
                isASCII: names.allSatisfy(\.isASCII)))
        self.contents = UnsafePointer(contents)
    }

    private static func kept<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        return UnsafeBufferPointer(copy)
    }

    private static func bucketCount(for keyCount: Int) -> Int {
        var count = 4
        while count < 2 * keyCount { count *= 2 }
        return count
    }

    @inline(__always)
    private static func hash(_ head: UInt64, _ tail: UInt64, _ length: Int) -> Int {
        let mixed =
            (head ^ tail &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 32)
    }
}

extension KeyTable {
    /// Returns the position of a document's key, or nil if the record does not have a key of that name.
    ///
    /// - Parameter expected: The position that is tried first. Documents often have their keys in the order of the
    ///   contract.
    @inline(__always)
    func position(of key: TapeWord, in tape: TapeView, expecting expected: Int) -> Int? {
        guard key.kind == TapeWord.Kind.ascii else { return position(ofText: key, in: tape) }
        let name = Name(key, in: tape)
        let entries = contents.pointee.entries
        if expected < entries.count, entries[expected].isNamed(name) { return expected }
        return search(for: name) ?? (contents.pointee.isASCII ? nil : position(ofText: key, in: tape))
    }

    private func search(for name: Name) -> Int? {
        let entries = contents.pointee.entries
        let buckets = contents.pointee.buckets
        var place = Self.hash(name.head, name.tail, name.length) & (buckets.count - 1)
        while buckets[place] != 0 {
            let position = Int(buckets[place]) - 1
            if entries[position].isNamed(name) { return position }
            place = (place + 1) & (buckets.count - 1)
        }
        return nil
    }

    /// Returns the position of a key that has escapes, or of a key if it or a name in the table is not ASCII. Strings
    /// with the same characters are equal even if they are composed in different ways.
    @inline(never)
    private func position(ofText key: TapeWord, in tape: TapeView) -> Int? {
        tape.text(of: key).flatMap { contents.pointee.positionsByName[$0] }
    }

    /// A key of the document in the format of an `Entry`.
    fileprivate struct Name {
        let bytes: UnsafeBufferPointer<UInt8>
        let head: UInt64
        let tail: UInt64

        @inline(__always)
        init(_ key: TapeWord, in tape: TapeView) {
            bytes = tape.bytes(of: key)
            let raw = UnsafeRawBufferPointer(bytes)
            if raw.count >= 8 {
                head = raw.loadUnaligned(as: UInt64.self)
                tail = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
            } else {
                head = Self.padded(key, in: tape)
                tail = head
            }
        }

        /// Returns the bytes of a key with fewer than eight bytes, followed by zeros.
        @inline(__always)
        private static func padded(_ key: TapeWord, in tape: TapeView) -> UInt64 {
            let document = UnsafeRawBufferPointer(tape.bytes)
            guard key.offset + 8 <= document.count else { return Entry.padded(tape.bytes(of: key)) }
            let word = document.loadUnaligned(fromByteOffset: key.offset, as: UInt64.self)
            return UInt64(littleEndian: UInt64(littleEndian: word) & (1 << UInt64(8 * key.length) - 1))
        }

        var length: Int { @inline(__always) get { bytes.count } }
    }
}

extension KeyTable.Entry {
    init(_ name: UnsafeBufferPointer<UInt8>) {
        self.name = name
        let raw = UnsafeRawBufferPointer(name)
        if raw.count >= 8 {
            head = raw.loadUnaligned(as: UInt64.self)
            tail = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
        } else {
            head = Self.padded(name)
            tail = head
        }
    }

    static func padded(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    @inline(__always)
    func isNamed(_ name: KeyTable.Name) -> Bool {
        head == name.head && tail == name.tail && self.name.count == name.length
            && (name.length <= 16 || hasMiddle(of: name))
    }

    /// Whether the bytes between the first and the last eight bytes are equal.
    private func hasMiddle(of name: KeyTable.Name) -> Bool {
        self.name.dropFirst(8).dropLast(8).elementsEqual(name.bytes.dropFirst(8).dropLast(8))
    }
}

extension KeyTable {
    private static let tables = Guarded<[ObjectIdentifier: KeyTable?]>([:])

    /// Returns the table of a record's type, or nil if the type cannot have a table.
    static func of<Record: DefensiveRecord>(_ type: Record.Type) -> KeyTable? {
        if let known = tables.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        // The table is made outside the lock because the record's own code gives the keys. If two threads make a table
        // at once, the first table is kept.
        let table = KeyTable(type)
        return tables.withLock { tables in
            if let known = tables[ObjectIdentifier(type)] { return known }
            tables[ObjectIdentifier(type)] = .some(table)
            return table
        }
    }
}

extension RecordKey {
    /// The key's position among the cases of its enumeration. For other types, the result is -1 or has no meaning.
    @inlinable
    var position: Int {
        switch MemoryLayout<Self>.size {
        case 0: 0
        case 1: Int(unsafeBitCast(self, to: UInt8.self))
        case 2: Int(unsafeBitCast(self, to: UInt16.self))
        default: -1
        }
    }
}
