/// Why data is no JSON, and where.
public struct InvalidJSON: Error, Hashable, Sendable {
    /// What is wrong, in a few words: `a comma or the end of the array is missing`.
    public let reason: String
    /// How many bytes stand before the place, with the mark of UTF-8 if there is one; of a document in UTF-16 or UTF-32, how many it would be in UTF-8.
    public let offset: Int
    /// From 1.
    public let line: Int
    /// From 1, in characters of Unicode.
    public let column: Int

    /// Whether the data may be JSON, but has more levels than are read.
    public var isTooDeep: Bool { reason == ScanningFault.Reason.depth.rawValue }

    /// - Parameters:
    ///   - bytes: What was scanned.
    ///   - markLength: How many bytes stand before those.
    init(_ fault: ScanningFault, in bytes: UnsafeBufferPointer<UInt8>, behind markLength: Int) {
        reason = fault.reason.rawValue
        offset = markLength + fault.offset
        var line = 1
        var lineStart = 0
        for (index, byte) in bytes.prefix(fault.offset).enumerated() where byte == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        self.line = line
        // Bytes that continue a character count with its first one.
        column = 1 + bytes[lineStart..<max(lineStart, fault.offset)].count { $0 & 0xC0 != 0x80 }
    }
}

extension InvalidJSON: CustomStringConvertible {
    public var description: String { "\(reason) at line \(line), column \(column) (byte \(offset))" }
}

/// Where a scanner gave up. It is small, since each function of the scanner that may fail returns one.
struct ScanningFault: Error {
    let reason: Reason
    let offset: Int

    enum Reason: String {
        case end = "the document ends too early"
        case rest = "there is something behind the document"
        case value = "a value is missing"
        case key = "a key is missing"
        case colon = "a colon is missing"
        case arrayEnd = "a comma or the end of the array is missing"
        case objectEnd = "a comma or the end of the object is missing"
        case number = "a number is malformed"
        case control = "a text has a control character that is not escaped"
        case escape = "a text has an unknown escape"
        case encoding = "a text is not UTF-8"
        case depth = "arrays and objects are nested too deep"
        case size = "the document is too large"
        case unicode = "the document is neither UTF-8 nor another form of Unicode"
    }
}
