import Diagnostics

/// Splits a template into text and tags, and applies the rule for standalone lines.
///
/// The scanner works on bytes. All bytes outside the tags and the standalone lines pass through unchanged.
struct TemplateScanner {
    private let bytes: [UInt8]
    private let file: SourceFileID
    private var pieces: [TemplatePiece] = []
    /// The beginning of the text that is not part of a piece yet.
    private var cursor = 0
    private var line: UInt32 = 1
    /// The index up to which `line` has counted the line breaks.
    private var counted = 0

    private init(_ template: TemplateText) {
        bytes = template.file.bytes
        file = template.id
    }

    static func pieces(of template: TemplateText, _ diagnostics: inout DiagnosticSink) -> [TemplatePiece] {
        var scanner = TemplateScanner(template)
        scanner.scan(&diagnostics)
        return scanner.pieces
    }

    private mutating func scan(_ diagnostics: inout DiagnosticSink) {
        while let start = index(of: 0x7B, from: cursor) {
            guard let end = index(of: 0x7D, from: start + 2) else {
                return diagnostics.emit(TemplateMessages.unclosedTag(at: location(of: start)))
            }
            add(start..<end + 2, &diagnostics)
        }
        addText(to: bytes.count)
    }

    /// Returns the next index at which two of these braces follow each other.
    private func index(of brace: UInt8, from start: Int) -> Int? {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == brace, bytes[index + 1] == brace { return index }
            index += 1
        }
        return nil
    }

    private mutating func addText(to end: Int) {
        if cursor < end { pieces.append(.text(cursor..<end, beginsLine: beginsLine(cursor))) }
        cursor = end
    }

    private mutating func add(_ range: Range<Int>, _ diagnostics: inout DiagnosticSink) {
        let place = location(of: range.lowerBound)
        let content = bytes[range.lowerBound + 2..<range.upperBound - 2]
        let sigil = content.first.flatMap(TemplateTag.Sigil.init(rawValue:)) ?? .value
        let name = Self.trimmed(sigil == .value ? content : content.dropFirst())
        guard sigil == .comment || TemplateTag.isName(name) else {
            addText(to: range.lowerBound)
            cursor = range.upperBound
            return diagnostics.emit(TemplateMessages.notATag(String(decoding: content, as: UTF8.self), at: place))
        }
        let line = sigil == .value ? nil : standaloneLine(around: range)
        addText(to: line?.lowerBound ?? range.lowerBound)
        pieces.append(
            .tag(
                TemplateTag(
                    sigil: sigil,
                    name: String(decoding: name, as: UTF8.self),
                    location: place,
                    beginsLine: line == nil && beginsLine(range.lowerBound),
                    standaloneIndentation: line.map { $0.lowerBound..<range.lowerBound }
                )))
        cursor = line?.upperBound ?? range.upperBound
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }),
            let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return [] }
        return bytes[first...last]
    }

    // MARK: Lines

    /// Returns the range of the tag's line with its line break. Returns nil if the line contains more than the tag and
    /// white space.
    private func standaloneLine(around tag: Range<Int>) -> Range<Int>? {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var start = tag.lowerBound
        while start > cursor, isBlank(bytes[start - 1]) { start -= 1 }
        guard beginsLine(start) else { return nil }
        var end = tag.upperBound
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
        if end == bytes.count { return start..<end }
        return bytes[end] == 0x0A ? start..<end + 1 : nil
    }

    private func beginsLine(_ index: Int) -> Bool {
        index == 0 || bytes[index - 1] == 0x0A
    }

    /// Returns the location of an index. Callers ask in ascending order, so that counting lines costs one pass over the
    /// file.
    private mutating func location(of index: Int) -> SourceLocation {
        for byte in bytes[counted..<index] where byte == 0x0A { line += 1 }
        counted = index
        let lineStart = bytes[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1
        return SourceLocation(file: file, line: line, column: UInt32(column))
    }
}
