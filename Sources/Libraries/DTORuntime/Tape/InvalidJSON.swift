/// The reason why data is not JSON, and the position of the fault.
public struct InvalidJSON: Error, Hashable, Sendable {
    /// The fault in a few words: `a comma or the end of the array is missing`.
    public let reason: String
    /// The number of bytes before the fault, including a byte order mark. For a document in UTF-16 or UTF-32, the
    /// number is the number of bytes that the text before the fault has in UTF-8.
    public let offset: Int
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in Unicode scalars.
    public let column: Int

    /// Whether the document has too many levels. The document may be valid JSON.
    package var isTooDeep: Bool { reason == ScanningFault.Reason.depth.rawValue }

    /// - Parameters:
    ///   - bytes: The bytes that were scanned.
    ///   - markLength: The length of the byte order mark before those bytes.
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
        // A byte that continues a character is not counted.
        column = 1 + bytes[lineStart..<max(lineStart, fault.offset)].count { $0 & 0xC0 != 0x80 }
    }
}

extension InvalidJSON: CustomStringConvertible {
    /// The fault with its position, in words.
    public var description: String { "\(reason) at line \(line), column \(column) (byte \(offset))" }
}

/// The fault at which a scanner stopped. The type is small because each function of the scanner that may fail returns a
/// fault.
struct ScanningFault: Error {
    let reason: Reason
    let offset: Int

    /// The faults that a scanner can find, with their text for the error message.
    enum Reason: String {
        case end = "the document ends too early"
        case rest = "there is text after the document"
        case value = "a value is missing"
        case key = "a key is missing"
        case colon = "a colon is missing"
        case arrayEnd = "a comma or the end of the array is missing"
        case objectEnd = "a comma or the end of the object is missing"
        case number = "a number is malformed"
        case control = "a string has a control character that is not escaped"
        case escape = "a string has an unknown escape"
        case encoding = "a string is not UTF-8"
        case depth = "arrays and objects are nested too deep"
        case size = "the document is too large"
        case unicode = "the document is neither UTF-8 nor another form of Unicode"
    }
}
