/// A changelog that people write: a heading for each version with entries below it (keepachangelog.com 1.1.0).
package struct Changelog: Sendable {
    /// The path as the user writes it.
    package let path: String
    private let lines: [Substring]

    package init(path: String, text: String) {
        self.path = path
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The section of one version.
    struct Section: Sendable {
        /// The number of its first line, from 1.
        let line: Int
        /// The items and paragraphs, each with the headings above it.
        private let entries: [String]
        /// Maps each word to the indices of the entries that contain it, so that a search for many changes is fast.
        private let entriesByWord: [Substring: [Int]]

        fileprivate init(line: Int, entries: [String]) {
            self.line = line
            self.entries = entries.map(Mention.normalized)
            var entriesByWord: [Substring: [Int]] = [:]
            for (index, entry) in self.entries.enumerated() {
                for word in Set(Mention.words(of: entry)) { entriesByWord[word, default: []].append(index) }
            }
            self.entriesByWord = entriesByWord
        }

        /// Whether one entry contains all names. Names in different entries may be unrelated.
        ///
        /// - Parameter names: The accepted spellings of each name.
        func mentions(_ names: [[String]]) -> Bool {
            let mentions = names.map { $0.flatMap(Mention.spellings) }.filter { !$0.isEmpty }
            guard let first = mentions.first else { return false }
            return candidates(first).contains { index in
                mentions.allSatisfy { $0.contains { Mention.isIn(entries[index], $0) } }
            }
        }

        private func candidates(_ spellings: [String]) -> [Int] {
            var candidates: Set<Int> = []
            for spelling in spellings {
                guard let word = Mention.words(of: spelling).max(by: { $0.count < $1.count }) else {
                    return Array(entries.indices)
                }
                candidates.formUnion(entriesByWord[word] ?? [])
            }
            return candidates.sorted()
        }
    }

    /// Returns the first section whose heading contains the version: `## [1.2.0] – 2026-01-05`, `## v1.2.0`.
    func section(of version: String) -> Section? {
        let spellings = Mention.spellings(of: version).flatMap { [$0, "v\($0)", "V\($0)"] }
        let start = lines.indices.first { index in
            guard let heading = Heading(lines[index]) else { return false }
            let text = Mention.normalized(String(heading.text))
            return spellings.contains { Mention.isIn(text, $0, besides: "._-+") }
        }
        guard let start, let level = Heading(lines[start])?.level else { return nil }
        let end = lines[(start + 1)...].firstIndex { Heading($0).map { $0.level <= level } ?? false }
        return Section(line: start + 1, entries: Self.entries(lines[(start + 1)..<(end ?? lines.endIndex)]))
    }

    // MARK: Entries

    /// A heading such as `## Text` (CommonMark 0.31, section 4.2).
    private struct Heading {
        var level: Int
        var text: Substring

        init?(_ line: Substring) {
            level = line.prefix { $0 == "#" }.count
            text = line.dropFirst(level)
            guard (1...6).contains(level), text.isEmpty || text.first == " " || text.first == "\t" else { return nil }
        }
    }

    /// Splits lines into entries. An entry ends before the next item, row or paragraph without indentation.
    private static func entries(_ lines: ArraySlice<Substring>) -> [String] {
        var headings: [Heading] = []
        var entries: [String] = []
        var isOpen = false
        for line in lines {
            if let heading = Heading(line) {
                headings.removeAll { $0.level >= heading.level }
                headings.append(heading)
                isOpen = false
            } else if line.allSatisfy(\.isWhitespace) {
                isOpen = false
            } else if !entries.isEmpty, line.hasPrefix("  ") || line.hasPrefix("\t") || isOpen && !beginsItem(line) {
                entries[entries.count - 1] += " " + line
                isOpen = true
            } else {
                entries.append((headings.map(\.text) + [line]).joined(separator: " "))
                isOpen = true
            }
        }
        return entries
    }

    private static func beginsItem(_ line: Substring) -> Bool {
        if let first = line.first, "-*+|".contains(first) { return true }
        let rest = line.drop { $0.isASCII && $0.isNumber }
        return rest.count < line.count && (rest.first == "." || rest.first == ")")
    }
}

/// A name in a text that people or `diff --format changelog` have written.
private enum Mention {
    /// Returns the text without Markdown's backslashes before punctuation, and without line breaks.
    static func normalized(_ text: String) -> String {
        var result = ""
        var isEscaping = false
        for scalar in text.unicodeScalars {
            if isEscaping, !MarkdownSyntax.isPunctuation(scalar) { result += "\\" }
            isEscaping = scalar == "\\" && !isEscaping
            if !isEscaping { result.unicodeScalars.append(scalar) }
        }
        if isEscaping { result += "\\" }
        return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns the spellings of a name: unchanged, and as this tool writes it. The result is empty for an invisible
    /// name.
    static func spellings(of name: String) -> [String] {
        if name.allSatisfy(\.isWhitespace) { return [] }
        return [name, ChangeMarkdown.plain(name), ChangeMarkdown.code(name)].map(normalized).filter { !$0.isEmpty }
    }

    static func words(of text: String) -> [Substring] {
        text.split { !isPartOfWord($0) }
    }

    /// Whether the text contains the name as a whole word. `WorkDTO` does not contain `Work`.
    ///
    /// - Parameter besides: More characters that can be parts of words.
    static func isIn(_ text: String, _ name: String, besides: String = "_-") -> Bool {
        text.ranges(of: name).contains { range in
            let before = text[..<range.lowerBound].last.map { isPartOfWord($0) || besides.contains($0) } ?? false
            let after = text[range.upperBound...].first.map { isPartOfWord($0) || besides.contains($0) } ?? false
            return !(before && name.first.map(isPartOfWord) ?? false)
                && !(after && name.last.map(isPartOfWord) ?? false)
        }
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
