import Foundation
import GenerationSettings

/// Splits a name of the document into words: `HTTPProxy` is `HTTP`, `Proxy`, and `foo_bar-baz` is `foo`, `bar`, `baz`.
///
/// Words keep the document's letters, with one exception: a name of several words in capitals (`INVALID_ISBN`) does not
/// show which words are acronyms, so all its words are lower-cased. Marks between letters only separate words. Symbols
/// with a meaning are spelled out (`+1`, `C++`, `>=`, `50%`). A name that consists only of symbols is spelled out, too.
package struct WordSplitter {
    package enum Reading {
        case natural
        /// Every character becomes a part of a word: characters that natural reading ignores are spelled out. Literal
        /// reading distinguishes similar names.
        case literal
    }

    /// The kind of a character in a word. Letters of scripts without case are `uncased`.
    private enum Kind {
        case lower, upper, digit, uncased
    }

    private let scalars: [Unicode.Scalar]
    private let reading: Reading
    private var words: [String] = []
    private var word = ""
    /// The number of words from letters, without words for symbols.
    private var writtenCount = 0
    private var previous: Kind?

    package static func words(of name: String, reading: Reading = .natural) -> [String] {
        guard !name.isEmpty else { return ["empty"] }
        var splitter = WordSplitter(name, reading: reading)
        splitter.split()
        return splitter.words
    }

    /// The number of Unicode scalars that are read. An identifier can contain half as many scalars. The rest is for
    /// separators.
    static let lengthLimit = 2 * IdentifierCasing.lengthLimit

    private init(_ name: String, reading: Reading) {
        let start = name.unicodeScalars.prefix(Self.lengthLimit)
        let isASCII = start.allSatisfy(\.isASCII)
        scalars =
            isASCII
            ? Array(start) : Array(String(start).precomposedStringWithCanonicalMapping.unicodeScalars)
        let isReadable = scalars.contains { IdentifierGrammar.isWordCharacter($0) && !IdentifierGrammar.isMark($0) }
        self.reading = isReadable ? reading : .literal
    }

    private mutating func split() {
        var index = 0
        while index < scalars.count {
            if let kind = kind(at: index) {
                if startsWord(at: index, kind: kind) { endWord() }
                word.unicodeScalars.append(scalars[index])
                previous = kind
            } else if index + 1 < scalars.count, isSpelled(at: index),
                let name = SymbolNames.word(for: scalars[index], scalars[index + 1])
            {
                append([name])
                index += 1
            } else if isSpelled(at: index) {
                append(isHyphen(at: index) ? ["hyphen"] : SymbolNames.words(for: scalars[index]))
            } else if !isApostrophe(scalars[index]) {
                endWord()
            }
            index += 1
        }
        endWord()
        if reading == .natural { lowerCapitals() }
    }

    private mutating func append(_ spelled: [String]) {
        endWord()
        words += spelled
    }

    private mutating func endWord() {
        if !word.isEmpty {
            words.append(word)
            writtenCount += 1
        }
        word = ""
        previous = nil
    }

    /// Lowers the words of a name that has only capitals with separators between them: `INVALID_ISBN`.
    private mutating func lowerCapitals() {
        guard writtenCount > 1, scalars.contains(where: { !IdentifierGrammar.isWordCharacter($0) }) else { return }
        let kinds = scalars.indices.lazy.compactMap(kind(at:))
        guard kinds.contains(.upper), !kinds.contains(.lower) else { return }
        words = words.map { word in word.contains(where: \.isLowercase) ? word : word.lowercased() }
    }

    /// Returns the kind of a character, or nil for a character that is not a part of a word. A combining mark has the
    /// kind of the character before it.
    private func kind(at index: Int) -> Kind? {
        let scalar = scalars[index]
        switch scalar.value {
        case 0x61...0x7A: return .lower
        case 0x41...0x5A: return .upper
        case 0x30...0x39: return .digit
        case ..<0x80: return nil
        default: break
        }
        guard IdentifierGrammar.isWordCharacter(scalar) else { return nil }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter: return .lower
        case .uppercaseLetter, .titlecaseLetter: return .upper
        case .decimalNumber: return .digit
        default: return IdentifierGrammar.isMark(scalar) ? previous : .uncased
        }
    }

    /// Whether a word begins at a capital. A word begins after any other character (`fooBar`, `foo1Bar`), and at the
    /// last of several capitals before a small letter (`HTTPProxy`). No word begins in the plural of an acronym
    /// (`ISBNs`).
    private func startsWord(at index: Int, kind: Kind) -> Bool {
        guard kind == .upper, let previous else { return false }
        guard previous == .upper else { return true }
        guard index + 1 < scalars.count, self.kind(at: index + 1) == .lower else { return false }
        let isPlural =
            scalars[index + 1] == "s" && (index + 2 == scalars.count || self.kind(at: index + 2) != .lower)
        return !isPlural
    }

    private func isSpelled(at index: Int) -> Bool {
        if reading == .literal { return true }
        switch scalars[index] {
        case "%", "&": return true
        case "+", "-": return isLeading(index) || isTrailing(index)
        case "<", ">", "=", "!": return isLeading(index)
        default: return false
        }
    }

    private func isLeading(_ index: Int) -> Bool {
        scalars[..<index].allSatisfy("+-<>=!".unicodeScalars.contains)
    }

    private func isTrailing(_ index: Int) -> Bool {
        scalars[index...].allSatisfy("+-".unicodeScalars.contains)
    }

    /// Whether the minus is a hyphen between words.
    private func isHyphen(at index: Int) -> Bool {
        scalars[index] == "-" && !isLeading(index) && !isTrailing(index)
    }

    private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}"
    }
}
