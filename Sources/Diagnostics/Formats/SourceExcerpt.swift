/// What is shown of a source line: the part around a column, and what stands before the caret beneath it.
struct SourceExcerpt: Equatable {
    var line: String
    /// As many cells as stand before the column; tabs are kept, so that both lines advance alike.
    var indentation: String

    /// Scalars shown on either side of the column; a longer line is cut there and the cut is marked with `…`.
    static let reach = 60

    /// - Parameter bytes: one line, without its line break
    /// - Parameter column: 1-based, in Unicode scalars; past the end means the end
    init(line bytes: ArraySlice<UInt8>, column: Int) {
        let position = Self.offset(ofScalar: max(column, 1) - 1, in: bytes)
        var start = position
        for _ in 0..<Self.reach where start > bytes.startIndex { start = Self.scalarStart(before: start, in: bytes) }
        let end = Self.offset(ofScalar: Self.reach, in: bytes[position...])
        line = start > bytes.startIndex ? "…" : ""
        indentation = start > bytes.startIndex ? " " : ""
        append(bytes[start..<position], beforeCaret: true)
        append(bytes[position..<end], beforeCaret: false)
        if end < bytes.endIndex { line += "…" }
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>, beforeCaret: Bool) {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let shown = scalar == "\t" ? "\t" : VisibleText.replacement(for: scalar) ?? String(scalar)
            line += shown
            guard beforeCaret else { continue }
            let cells = shown.unicodeScalars.reduce(0) { $0 + VisibleText.cellCount($1) }
            indentation += shown == "\t" ? "\t" : String(repeating: " ", count: cells)
        }
    }

    /// Where scalar number `count` (from 0) of a text begins; the end when it has fewer.
    private static func offset(ofScalar count: Int, in bytes: ArraySlice<UInt8>) -> Int {
        var remaining = count
        for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
            if remaining == 0 { return index }
            remaining -= 1
        }
        return bytes.endIndex
    }

    private static func scalarStart(before index: Int, in bytes: ArraySlice<UInt8>) -> Int {
        var start = index - 1
        while start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}

/// The lines of files that diagnostics point into. Keeps where lines begin, and of long ones where their parts begin, so that many
/// diagnostics in one large file, or in one that is a single line, do not scan it once each.
final class SourceExcerpts {
    private var lineStarts: [SourceFileID: [Int]] = [:]
    private var partStarts: [Place: [Int]] = [:]

    private struct Place: Hashable {
        var file: SourceFileID
        var line: UInt32
    }

    /// Scalars in a part of a line.
    private static let partLength = 1024

    func excerpt(of file: SourceFile, at location: SourceLocation) -> SourceExcerpt? {
        if lineStarts[location.file] == nil { lineStarts[location.file] = file.lineStarts() }
        guard let starts = lineStarts[location.file], starts.indices.contains(Int(location.line) - 1) else {
            return nil
        }
        let place = Place(file: location.file, line: location.line)
        let parts = partStarts[place] ?? Self.parts(of: file.lineBytes(startingAt: starts[Int(location.line) - 1]))
        partStarts[place] = parts
        // From before the part that is shown to after it: what is cut off on either side is left to the excerpt.
        let column = Int(location.column) - 1
        let first = min(max(column - SourceExcerpt.reach - 1, 0) / Self.partLength, parts.count - 2)
        let last = min((column + SourceExcerpt.reach + 1) / Self.partLength + 1, parts.count - 1)
        let bytes = file.bytes[parts[first]..<parts[last]]
        return SourceExcerpt(line: bytes, column: column - first * Self.partLength + 1)
    }

    /// Where each part of a line begins, and where the line ends.
    private static func parts(of line: ArraySlice<UInt8>) -> [Int] {
        var parts: [Int] = [line.startIndex]
        var count = 0
        for index in line.indices where line[index] & 0xC0 != 0x80 {
            if count > 0, count.isMultiple(of: partLength) { parts.append(index) }
            count += 1
        }
        return parts + [line.endIndex]
    }
}
