import Diagnostics

/// A place in the text. The line and the column are counted from 1, and columns in Unicode scalars. A byte order mark
/// is not counted as a character.
struct YAMLMark: Hashable, Sendable {
    var line: UInt32
    var column: UInt32

    func location(in file: SourceFileID) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column)
    }
}

// Both functions scan the text from its beginning. They are called only for the fault that ends the reading.

extension YAMLMark {
    /// Makes the place of the byte at an offset.
    init(ofOffset offset: Int, in text: UnsafeBufferPointer<UInt8>) {
        self.init(line: 1, column: 1)
        for index in 0..<min(offset, text.count) { pass(index, in: text) }
    }

    /// Returns the character at this place, or nil at the end of the text.
    func character(in text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        var mark = YAMLMark(line: 1, column: 1)
        var index = 0
        while index < text.count, mark != self {
            mark.pass(index, in: text)
            index += 1
        }
        while index < text.count, Self.isContinuation(text[index]) { index += 1 }
        return String(decoding: text[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    }

    private mutating func pass(_ index: Int, in text: UnsafeBufferPointer<UInt8>) {
        let isLineEnd =
            text[index] == 0x0A || text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
        if isLineEnd {
            self = YAMLMark(line: line + 1, column: 1)
        } else if !Self.isContinuation(text[index]) {
            column += 1
        }
    }

    /// Whether the byte is a UTF-8 byte that does not begin a character.
    static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}
