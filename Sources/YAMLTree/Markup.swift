import Diagnostics

/// HTML or XML in the place of a document. Much of it would pass for YAML, whose complaints would lead nowhere.
enum Markup {
    case html
    case xml

    /// Nil for a text that is neither.
    init?(_ text: UnsafeBufferPointer<UInt8>.SubSequence) {
        guard text.first == UInt8(ascii: "<") else { return nil }
        let start = String(decoding: text.prefix(1024), as: UTF8.self).lowercased()
        if start.contains("<!doctype html") || start.contains("<html") {
            self = .html
        } else if start.hasPrefix("<?xml") {
            self = .xml
        } else {
            return nil
        }
    }
}

extension YAMLReader {
    /// - Returns: nil where the text is no markup.
    static func markupFault(_ bytes: UnsafeBufferPointer<UInt8>, in file: SourceFileID) -> Diagnostic? {
        let text = withoutByteOrderMark(bytes)
        guard let start = text.firstIndex(where: { !isSpace($0) }), let markup = Markup(text[start...]) else {
            return nil
        }
        let before = text[..<start]
        let column = start - (before.lastIndex(of: 0x0A) ?? text.startIndex - 1)
        let location = SourceLocation(
            file: file, line: UInt32(clamping: before.count { $0 == 0x0A } + 1), column: UInt32(clamping: column))
        return YAMLMessages.markup(markup, at: location)
    }
}
