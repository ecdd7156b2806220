/// Scans a document in one pass over its bytes, and makes its tape (`JSONTape`).
///
/// The scanner implements RFC 8259 exactly. A document that the scanner accepts is valid JSON in UTF-8.
struct JSONScanner {
    /// The greatest depth of arrays and objects. `JSONDecoder` also allows 512 levels.
    static let depthLimit = 512

    let start: UnsafeRawPointer
    let end: UnsafeRawPointer
    var position: UnsafeRawPointer
    private var words: UnsafeMutableBufferPointer<UInt64>
    private var count = 0
    /// The greatest depth of arrays and objects in this document.
    private var levelCount = 0

    /// Scans a document and returns its tape.
    ///
    /// - Throws: `ScanningFault` if the document is not JSON.
    static func tape(of bytes: UnsafeBufferPointer<UInt8>) throws(ScanningFault) -> JSONTape {
        guard let start = bytes.baseAddress, bytes.count < Int(Int32.max) else {
            throw ScanningFault(reason: bytes.isEmpty ? .end : .size, offset: 0)
        }
        var scanner = JSONScanner(start, count: bytes.count)
        do {
            try scanner.scan()
        } catch {
            scanner.words.deallocate()
            throw error
        }
        return JSONTape(of: bytes, words: scanner.words, count: scanner.count, levelCount: scanner.levelCount)
    }

    private init(_ start: UnsafePointer<UInt8>, count: Int) {
        self.start = UnsafeRawPointer(start)
        position = self.start
        end = self.start + count
        // The usual number of words. Only the parts that are written take up memory.
        words = .allocate(capacity: count / 12 + 16)
    }

    /// The state of an array or object that encloses the innermost open array or object.
    private struct Level {
        var first: UInt32
        var count: UInt32
    }

    private mutating func scan() throws(ScanningFault) {
        let levels = UnsafeMutableBufferPointer<Level>.allocate(capacity: Self.depthLimit)
        defer { levels.deallocate() }
        var depth = 0
        // These variables describe the innermost collection.
        var isObject = false
        var first = 0
        var memberCount = 0
        skipSpace()
        value: while true {
            reserve()
            let byte = try next(.value)
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                try scanText()
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                try scanNumber(byte)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard depth < Self.depthLimit else { throw fault(.depth) }
                levels[depth] = Level(
                    first: UInt32(truncatingIfNeeded: first) << 1 | (isObject ? 1 : 0),
                    count: UInt32(truncatingIfNeeded: memberCount))
                depth += 1
                if depth > levelCount { levelCount = depth }
                first = count
                memberCount = 0
                isObject = byte == UInt8(ascii: "{")
                // The word of a collection is written when its end is known.
                count += 1
                position += 1
                skipSpace()
                if try next(.end) != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    if isObject { try scanKey() }
                    continue value
                }
                position += 1
                close(first, isObject, 0)
                depth -= 1
                (first, isObject, memberCount) = Self.reopened(levels[depth])
            case UInt8(ascii: "t"): try scanWord(0x6575_7274, 4, TapeWord.Kind.yes)
            case UInt8(ascii: "f"): try scanWord(0x736C_6166, 5, TapeWord.Kind.no)
            case UInt8(ascii: "n"): try scanWord(0x6C6C_756E, 4, TapeWord.Kind.null)
            default: throw fault(.value)
            }
            // This code handles the bytes after a value.
            while true {
                skipSpace()
                guard depth > 0 else {
                    guard position == end else { throw fault(.rest) }
                    return
                }
                memberCount += 1
                let byte = try next(.end)
                if byte == UInt8(ascii: ",") {
                    position += 1
                    skipSpace()
                    if isObject { try scanKey() }
                    continue value
                }
                guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    throw fault(isObject ? .objectEnd : .arrayEnd)
                }
                guard memberCount <= TapeWord.largestLength else { throw fault(.size) }
                position += 1
                close(first, isObject, memberCount)
                depth -= 1
                (first, isObject, memberCount) = Self.reopened(levels[depth])
            }
        }
    }

    @inline(__always)
    private static func reopened(_ level: Level) -> (first: Int, isObject: Bool, count: Int) {
        (Int(level.first >> 1), level.first & 1 == 1, Int(level.count))
    }

    @inline(__always)
    private mutating func close(_ first: Int, _ isObject: Bool, _ memberCount: Int) {
        words[first] =
            TapeWord(isObject ? TapeWord.Kind.object : TapeWord.Kind.array, length: memberCount, at: count).bits
    }

    @inline(__always)
    mutating func append(_ word: TapeWord) {
        words[count] = word.bits
        count += 1
    }

    /// Makes room for a key, a value, and an array or object.
    @inline(__always)
    private mutating func reserve() {
        if count + 4 > words.count { grow() }
    }

    @inline(never)
    private mutating func grow() {
        // The rest of the document is expected to need as many words per byte as the beginning. An eighth is added as a
        // reserve.
        let done = max(1, start.distance(to: position))
        let expected = Double(count) * Double(start.distance(to: end)) / Double(done)
        let capacity = max(count + count / 2, Int(min(expected * 1.125, Double(count * 4)))) + 64
        let larger = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity)
        _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: words[..<count]))
        words.deallocate()
        words = larger
    }

    func fault(_ reason: ScanningFault.Reason) -> ScanningFault {
        ScanningFault(reason: position < end ? reason : .end, offset: start.distance(to: position))
    }

    /// Returns the byte at the position, or throws the fault at the end.
    @inline(__always)
    func next(_ reason: ScanningFault.Reason) throws(ScanningFault) -> UInt8 {
        guard position < end else { throw fault(reason) }
        return position.load(as: UInt8.self)
    }

    @inline(__always)
    func word(at place: UnsafeRawPointer) -> UInt64 {
        UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
    }

    // MARK: Space

    @inline(__always)
    mutating func skipSpace() {
        if position < end, position.load(as: UInt8.self) <= UInt8(ascii: " ") { skipMoreSpace() }
    }

    /// Skips the spaces that often follow the end of a line.
    private mutating func skipMoreSpace() {
        while position < end {
            switch position.load(as: UInt8.self) {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
            while position + 8 <= end {
                let others = word(at: position) ^ 0x2020_2020_2020_2020
                guard others == 0 else {
                    position += others.trailingZeroBitCount >> 3
                    break
                }
                position += 8
            }
        }
    }
}
