import Diagnostics

/// A format of files that users pass to the tool by mistake instead of an OpenAPI document. The YAML reader would
/// accept parts of some of these files, and report misleading faults.
enum Markup {
    case html
    case xml
    case graphQL
    case gzip
    case zip

    /// Recognizes the format by the first bytes. Returns nil for other files.
    init?(_ text: UnsafeBufferPointer<UInt8>.SubSequence) {
        switch text.first {
        case 0x1F where text.starts(with: [0x1F, 0x8B]): self = .gzip
        case UInt8(ascii: "P") where text.starts(with: [0x50, 0x4B, 0x03, 0x04]): self = .zip
        case UInt8(ascii: "<"):
            let start = String(decoding: text.prefix(1024), as: UTF8.self).lowercased()
            if start.contains("<!doctype html") || start.contains("<html") {
                self = .html
            } else if start.hasPrefix("<?xml") {
                self = .xml
            } else {
                return nil
            }
        case _ where Self.isGraphQL(text.prefix(4096)): self = .graphQL
        default: return nil
        }
    }

    /// Whether the first line that is not a comment begins a GraphQL definition: `type Query {`, `scalar Date`.
    private static func isGraphQL(_ text: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }
        guard let line = lines.first(where: { $0.first != UInt8(ascii: "#") }) else { return false }
        let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        guard words.count > 1, !line.contains(UInt8(ascii: ":")) else { return false }
        let definitions = ["type", "interface", "input", "enum", "union", "scalar", "directive", "extend"]
        return definitions.contains(words[0]) || words[0] == "schema" && words[1].hasPrefix("{")
    }
}

extension YAMLReader {
    /// Returns the error for a file in one of the formats of `Markup`.
    ///
    /// - Returns: Nil for other files.
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
