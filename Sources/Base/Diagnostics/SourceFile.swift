/// The text of one input file.
///
/// The bytes are UTF-8. Later stages keep only lines and columns, and no reference to the text. A line ends with LF, CR
/// LF or CR.
public final class SourceFile: Sendable {
    /// The path that messages print, or `<stdin>` for standard input.
    public let path: String
    /// The bytes as they were read, except that UTF-16 with a byte order mark, which PowerShell's `>` writes, is
    /// converted to UTF-8. The reader reports other bytes that are not UTF-8.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = Self.transcodedFromUTF16(bytes) ?? bytes
    }

    /// Makes a file from a string.
    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// Returns the byte offset at which each line begins. The first line begins after a byte order mark.
    func lineStarts() -> [Int] {
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] <= 0x0D {
                switch bytes[index] {
                case 0x0A: starts.append(index + 1)
                case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A: starts.append(index + 1)
                default: break
                }
            }
        }
        return starts
    }

    /// Returns the bytes of a line without its line break. `next` is the offset of the next line, or nil for the last
    /// line.
    func lineBytes(from start: Int, before next: Int?) -> ArraySlice<UInt8> {
        guard let next else { return bytes[start...] }
        var line = bytes[start..<next]
        if line.last == 0x0A { line.removeLast() }
        if line.last == 0x0D { line.removeLast() }
        return line
    }

    /// Converts UTF-16 to UTF-8. Returns nil if the bytes do not begin with a UTF-16 byte order mark, or are not
    /// well-formed UTF-16 after it.
    private static func transcodedFromUTF16(_ bytes: [UInt8]) -> [UInt8]? {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]), bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        let isMalformed = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { output.append($0) })
        return isMalformed ? nil : output
    }
}
