import Diagnostics

/// HTML or XML that was given instead of an OpenAPI document. The YAML reader would accept much of it, and report
/// misleading faults.
enum Markup {
    case html
    case xml

    /// Recognizes markup by its beginning. Returns nil for other texts.
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
    /// Returns the error for a text that is HTML or XML.
    ///
    /// - Returns: Nil if the text is not markup.
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
