package import ContractModel
import Texts

/// The paragraphs of a comment: the document's text as Markdown, followed by the generator's notes.
package struct Prose {
    package let paragraphs: [String]

    package init(_ documentation: Documentation, notes: [String]) {
        var paragraphs = Self.words(of: documentation)
        if !notes.isEmpty {
            let text = notes.map(Self.sentence).joined(separator: " ")
            if let last = paragraphs.last, paragraphs.count == 1, Self.isOneParagraph(last) {
                paragraphs = [Self.sentence(last) + " " + text]
            } else {
                paragraphs.append(text)
            }
        }
        self.paragraphs = paragraphs
    }

    /// Returns the summary and the description. Without a description, returns the summary or the title.
    private static func words(of documentation: Documentation) -> [String] {
        let summary = trimmed(documentation.summary)
        guard let description = trimmed(documentation.description) else {
            return [summary ?? trimmed(documentation.title)].compactMap { $0 }
        }
        return summary == nil || summary == description ? [description] : [summary ?? "", description]
    }

    private static func trimmed(_ text: String?) -> String? {
        guard let text = text.map(HTMLProse.markdown) else { return nil }
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = text.utf8.firstIndex(where: { !isSpace($0) }),
            let last = text.utf8.lastIndex(where: { !isSpace($0) })
        else { return nil }
        return String(text[first...last])
    }

    /// Whether the text is prose on one line, to which a sentence can be added.
    private static func isOneParagraph(_ text: String) -> Bool {
        let isOneLine = text.hasOnlyBytes { $0 >= 0x20 }
        return isOneLine && !["- ", "* ", "# ", "> ", "|", "```"].contains { text.hasPrefix($0) }
    }

    /// Returns the text without white space at its ends, and with a full stop unless it ends with a punctuation mark.
    package static func sentence(_ text: String) -> String {
        guard let text = trimmed(text), let last = text.unicodeScalars.last else { return "" }
        switch last {
        case ".", "!", "?", ":", ";", "。", "！", "？", "…": return text
        default: return text + "."
        }
    }

    /// Returns the text before the first full stop that a space follows. The full stop of `e.g.` ends no sentence.
    package static func firstSentence(of line: Substring) -> String {
        let end = line.ranges(of: ". ").first { range in
            let word = line[..<range.lowerBound].split { !$0.isLetter && !$0.isNumber && $0 != "." }.last ?? ""
            let isAbbreviation = word.contains(".") && word.utf8.count < 6 && !word.contains(where: \.isNumber)
            return !isAbbreviation && !["etc", "vs", "cf"].contains(word.lowercased())
        }
        return String(line[..<(end?.lowerBound ?? line.endIndex)])
    }

    package static func code(_ text: String) -> String {
        CodeSpan.text(of: text)
    }
}
