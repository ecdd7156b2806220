import Diagnostics
import SwiftEmission
import Texts

/// Markdown within a line: in a paragraph, a heading, a list or a cell of a table, wherever it stands in them.
///
/// Made of our own words and of texts of the document that are made harmless on the way in: no other way leads from the document to the
/// page. In our own words, `"Told apart by \(.code(key))."`, only what is such a text already can be interpolated.
package struct MarkdownText: Hashable, Sendable {
    package private(set) var text: String

    fileprivate init(safe text: String) {
        self.text = text
    }

    package var isEmpty: Bool { text.isEmpty }

    /// Two spans of code would become one where they touch.
    package static func += (left: inout MarkdownText, right: MarkdownText) {
        if left.text.utf8.last == UInt8(ascii: "`"), right.text.utf8.first == UInt8(ascii: "`") { left.text += " " }
        left.text += right.text
    }

    package static func + (left: MarkdownText, right: MarkdownText) -> MarkdownText {
        var result = left
        result += right
        return result
    }
}

// MARK: Our own words

extension MarkdownText: ExpressibleByStringInterpolation {
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var result = MarkdownText(safe: "")

        package init(literalCapacity: Int, interpolationCount: Int) {
            result.text.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) {
            result += MarkdownText(safe: literal)
        }

        package mutating func appendInterpolation(_ text: MarkdownText) {
            result += text
        }

        package mutating func appendInterpolation(_ count: Int) {
            result += MarkdownText(safe: String(count))
        }
    }

    package init(stringLiteral literal: String) {
        text = literal
    }

    package init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.result
    }
}

extension [MarkdownText] {
    /// Those that say something, with a separator between them.
    package func joined(_ separator: MarkdownText) -> MarkdownText {
        var result: MarkdownText = ""
        for text in self where !text.isEmpty {
            if !result.isEmpty { result += separator }
            result += text
        }
        return result
    }
}

// MARK: Texts of the document

extension MarkdownText {
    /// A key, value, path or type as it is. What cannot be seen is written as its code point.
    package static func code(_ content: String) -> MarkdownText {
        let content = VisibleText.escaped(content)
        guard content.utf8.contains(UInt8(ascii: "|")) else { return span(content) }
        // A table ends its cells at a pipe even in code, and there no escape holds both in tables and elsewhere.
        var result: MarkdownText = ""
        for (index, piece) in content.split(separator: "|", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result += "\\|" }
            if !piece.isEmpty { result += piece.utf8.allSatisfy { $0 == 0x20 } ? " " : span(String(piece)) }
        }
        return result
    }

    /// A span of code cannot be empty, and loses a space at both ends (CommonMark 0.31, section 6.1).
    private static func span(_ content: String) -> MarkdownText {
        if content.utf8.allSatisfy({ $0 == 0x20 }) { return MarkdownText(safe: "`\"\(content)\"`") }
        return MarkdownText(safe: CodeSpan.text(of: content))
    }

    /// Words as they are, without any markup: a title, a status. An address is code, else GitHub would make a link of it.
    package static func plain(_ words: String) -> MarkdownText {
        words.unicodeScalars.split { MarkdownSyntax.isSpace($0) || MarkdownSyntax.isNewline($0) }.map { word in
            MarkdownAddress.isOne(Array(word)[...]) ? .code(String(Substring(word))) : escaped(word)
        }.joined(" ")
    }

    private static func escaped(_ word: Substring.UnicodeScalarView) -> MarkdownText {
        var result = ""
        for scalar in word {
            if MarkdownSyntax.isPlainEscape(scalar) { result += "\\" }
            result.unicodeScalars.append(UnsafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
        }
        return MarkdownText(safe: result)
    }

    /// A line of prose; the document's own markup is kept as far as it only changes how words look.
    static func prose(_ line: some StringProtocol) -> MarkdownText {
        MarkdownText(safe: MarkdownInline.safe(line))
    }

    static func bold(_ text: MarkdownText) -> MarkdownText {
        text.isEmpty ? text : MarkdownText(safe: "**\(text.text)**")
    }

    /// - Parameter anchor: of a heading of the page.
    static func link(_ label: MarkdownText, to anchor: MarkdownAnchor) -> MarkdownText {
        MarkdownText(safe: "[\(label.text)](#\(anchor.text))")
    }
}
