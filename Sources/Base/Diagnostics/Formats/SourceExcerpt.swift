/// The part of a source line around a column, and the indentation of the caret below it.
struct SourceExcerpt: Equatable {
    var line: String
    /// The spaces and tabs before the caret. They are as wide as the text before the column. Tabs are kept, so that
    /// both lines align.
    var indentation: String

    /// The number of scalars that are shown on each side of the column. A longer line is cut, and `…` marks the cut.
    static let reach = 60

    /// Cuts a line around a position.
    ///
    /// - Parameters:
    ///   - bytes: One line without its line break.
    ///   - position: The index of the first byte of the scalar in the column.
    init(line bytes: ArraySlice<UInt8>, at position: Int) {
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

    /// Returns the offset at which a scalar begins, or the end if the text has fewer scalars. Scalars are counted from
    /// 0.
    fileprivate static func offset(ofScalar count: Int, in bytes: ArraySlice<UInt8>) -> Int {
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

/// Finds the source lines that diagnostics show. The finder remembers where lines begin, and where scalars of long
/// lines begin, so that a file with many diagnostics is scanned only once.
final class SourceExcerpts {
    private struct Line: Hashable {
        var file: SourceFileID
        var number: UInt32
    }

    /// The distance in scalars between two remembered places of a line.
    private static let stride = 1024

    private var lineStarts: [SourceFileID: [Int]] = [:]
    /// The indices of the bytes at which every 1,024th scalar of a line begins.
    private var places: [Line: [Int]] = [:]

    func excerpt(of file: SourceFile, at location: SourceLocation) -> SourceExcerpt? {
        let starts = lineStarts[location.file] ?? file.lineStarts()
        lineStarts[location.file] = starts
        let index = Int(location.line) - 1
        guard starts.indices.contains(index) else { return nil }
        let next = starts.indices.contains(index + 1) ? starts[index + 1] : nil
        let bytes = file.lineBytes(from: starts[index], before: next)
        return SourceExcerpt(line: bytes, at: position(of: location, in: bytes))
    }

    private func position(of location: SourceLocation, in bytes: ArraySlice<UInt8>) -> Int {
        let count = Int(max(location.column, 1)) - 1
        guard count >= Self.stride else { return SourceExcerpt.offset(ofScalar: count, in: bytes) }
        let line = Line(file: location.file, number: location.line)
        let places = self.places[line] ?? Self.places(in: bytes)
        self.places[line] = places
        guard places.indices.contains(count / Self.stride) else { return bytes.endIndex }
        return SourceExcerpt.offset(ofScalar: count % Self.stride, in: bytes[places[count / Self.stride]...])
    }

    private static func places(in bytes: ArraySlice<UInt8>) -> [Int] {
        var places: [Int] = []
        var count = 0
        for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
            if count.isMultiple(of: stride) { places.append(index) }
            count += 1
        }
        return places
    }
}
