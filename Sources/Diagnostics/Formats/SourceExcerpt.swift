/// What is shown of a source line: the part around a column, and what stands before the caret beneath it.
struct SourceExcerpt: Equatable {
    var line: String
    /// As many cells as stand before the column; tabs are kept, so that both lines advance alike.
    var indentation: String

    /// Scalars shown on either side of the column; a longer line is cut there and the cut is marked with `…`.
    static let reach = 60

    /// - Parameter bytes: one line, without its line break
    /// - Parameter position: the index of the byte at which the scalar at the column begins
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

    /// Where scalar number `count` (from 0) of a text begins; the end when it has fewer.
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

/// The lines of files that diagnostics point into. Keeps where lines begin, and where the scalars of long ones do, so that many diagnostics
/// in one large file, or in one that is a single line, do not scan it once each.
final class SourceExcerpts {
    private struct Line: Hashable {
        var file: SourceFileID
        var number: UInt32
    }

    /// Scalars from one known place of a line to the next.
    private static let stride = 1024

    private var lineStarts: [SourceFileID: [Int]] = [:]
    /// Indices of the bytes at which every 1,024th scalar of a line begins.
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
