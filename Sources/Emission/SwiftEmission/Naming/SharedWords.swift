/// Removes the words with which the names of all variants of a union begin or end:
/// `CreatedEvent, DeletedEvent → Created, Deleted`.
///
/// Each name keeps at least one word, is not a keyword, and differs from the other names. If this is impossible, all
/// names stay unchanged.
struct SharedWords {
    private let left: [String: String]

    init(of names: [String]) {
        let words = Set(names).map { (name: $0, words: WordSplitter.words(of: $0)) }
        guard words.count > 1, let first = words.first?.words, let least = words.map(\.words.count).min() else {
            left = [:]
            return
        }
        let prefix = first.indices.prefix(least - 1).prefix { index in
            words.allSatisfy { Self.areAlike($0.words[index], first[index]) }
        }.count
        let suffix = (0..<least - 1 - prefix).prefix { index in
            words.allSatisfy { Self.areAlike($0.words[$0.words.count - 1 - index], first[first.count - 1 - index]) }
        }.count
        let rest = words.map { ($0.name, $0.words.dropFirst(prefix).dropLast(suffix).joined(separator: "_")) }
        let isTelling = rest.allSatisfy { Self.isName($0.1) }
        let areDistinct = Set(rest.map { $0.1.lowercased() }).count == rest.count
        left = isTelling && areDistinct && prefix + suffix > 0 ? Dictionary(uniqueKeysWithValues: rest) : [:]
    }

    func rest(of name: String) -> String {
        left[name] ?? name
    }

    /// Whether the rest is a possible name. The result is false for a keyword, which would need backticks, and for
    /// `unknown`, which is the case for unlisted values.
    private static func isName(_ rest: String) -> Bool {
        let word = IdentifierCasing.lowerCamel(rest)
        return rest.first?.isLetter == true && word != "unknown" && !SwiftKeywords.reserved.contains(word)
    }

    private static func areAlike(_ word: String, _ other: String) -> Bool {
        word == other || word.lowercased() == other.lowercased()
    }
}
