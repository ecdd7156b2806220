import Diagnostics
import Texts

/// Markdown within a line: in a paragraph, a heading, a list or a cell of a table.
///
/// The Markdown consists of the tool's own words and of strings of the document. All strings of the document must be
/// escaped. In a literal such as `"Distinguished by \(.code(key))."`, only values of this type can be interpolated.
package struct MarkdownText: Hashable, Sendable {
    package private(set) var text: String

    fileprivate init(safe text: String) {
        self.text = text
    }

    package var isEmpty: Bool { text.isEmpty }

    /// Appends a text. A space is added between two spans of code, because adjacent spans would become one span.
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

// MARK: The tool's own words

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
    /// Joins the texts that are not empty with a separator.
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
    /// Returns a key, value, path or type as code. An invisible character is written as its code point.
    package static func code(_ content: String) -> MarkdownText {
        let content = VisibleText.escaped(content)
        guard content.utf8.contains(UInt8(ascii: "|")) else { return span(content) }
        // In a table, a pipe ends a cell even in code. No escape works both in tables and in other text.
        var result: MarkdownText = ""
        for (index, piece) in content.split(separator: "|", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result += "\\|" }
            if !piece.isEmpty { result += piece.utf8.allSatisfy { $0 == 0x20 } ? " " : span(String(piece)) }
        }
        return result
    }

    /// Makes a span of code. A span cannot be empty, and loses a space at both ends (CommonMark 0.31, section 6.1).
    private static func span(_ content: String) -> MarkdownText {
        if content.utf8.allSatisfy({ $0 == 0x20 }) { return MarkdownText(safe: "`\"\(content)\"`") }
        return MarkdownText(safe: CodeSpan.text(of: content))
    }

    /// Returns a title or status with its markup escaped. An address is code, because GitHub would make it a link.
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

    /// Returns a line of prose. The document's own markup is kept if it only formats text.
    static func prose(_ line: some StringProtocol) -> MarkdownText {
        MarkdownText(safe: MarkdownInline.safe(line))
    }

    static func bold(_ text: MarkdownText) -> MarkdownText {
        text.isEmpty ? text : MarkdownText(safe: "**\(text.text)**")
    }

    /// - Parameter anchor: The anchor of a heading of the page.
    static func link(_ label: MarkdownText, to anchor: MarkdownAnchor) -> MarkdownText {
        MarkdownText(safe: "[\(label.text)](#\(anchor.text))")
    }
}
