/// The text of one input file, and where its lines begin.
///
/// Holds UTF-8 bytes as they were read; positions elsewhere are line and column, so that a value of a later stage
/// needs no reference to the text.
package final class SourceFile: Sendable {
    /// As the user wrote it on the command line; `<stdin>` for standard input.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text of a line without its line break, or `nil` past the end. Malformed UTF-8 is repaired for display.
    ///
    /// Scans the file: diagnostics are few, and a table of lines would cost every run.
    package func line(_ number: Int) -> String? {
        guard number >= 1 else { return nil }
        var current = 1
        var index = bytes.startIndex
        while current < number {
            guard let end = bytes[index...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
            index = bytes.index(after: end)
            if bytes[end] == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
            current += 1
        }
        guard index < bytes.endIndex || number == 1 || index == bytes.endIndex else { return nil }
        let end = bytes[index...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) ?? bytes.endIndex
        return String(decoding: bytes[index..<end], as: UTF8.self)
    }
}
