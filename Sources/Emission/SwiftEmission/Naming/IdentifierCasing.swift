import Foundation
import GenerationSettings
import Texts

/// Makes identifiers from words: upper camel case for types, lower camel case for members.
///
/// Acronyms stay as in the document, but a member does not begin with capitals: `HTTPProxy → httpProxy`,
/// `openLibraryID → openLibraryID`. An underscore separates two numbers, `1.2 → _1_2`, and precedes a number at the
/// beginning, `3D → _3D`.
package enum IdentifierCasing {
    /// The greatest length in Unicode scalars. A longer name is cut between two words.
    package static let lengthLimit = 96

    package static func upperCamel(_ name: String, reading: WordSplitter.Reading = .natural) -> String {
        camelCased(name, isUpper: true, reading)
    }

    package static func lowerCamel(_ name: String, reading: WordSplitter.Reading = .natural) -> String {
        camelCased(name, isUpper: false, reading)
    }

    private static func camelCased(_ name: String, isUpper: Bool, _ reading: WordSplitter.Reading) -> String {
        if reading == .natural, let identifier = plainlyCamelCased(name, isUpper: isUpper) { return identifier }
        return camelCased(wordsOf: name, isUpper: isUpper, reading)
    }

    /// Applies the rules to the words of a name.
    static func camelCased(wordsOf name: String, isUpper: Bool, _ reading: WordSplitter.Reading) -> String {
        let words = WordSplitter.words(of: name, reading: reading)
        let first = words.prefix(1).map(isUpper ? capitalized : uncapitalized)
        return identifier(joining: first + words.dropFirst().map(capitalized), for: name)
    }

    /// Applies the rules to a common name without splitting it into words. Returns nil for other names.
    static func plainlyCamelCased(_ name: String, isUpper: Bool) -> String? {
        recased(plain: name, isUpper: isUpper) ?? camelCased(snakeCase: name, isUpper: isUpper)
    }

    /// Returns the document's own spelling if Swift can write it: `foo_bar`.
    package static func verbatim(_ name: String) -> String? {
        guard name.unicodeScalars.count <= lengthLimit, IdentifierGrammar.isIdentifier(name) else { return nil }
        let isVisible = name.unicodeScalars.allSatisfy { $0 == "_" || IdentifierGrammar.isWordCharacter($0) }
        return isVisible ? name.precomposedStringWithCanonicalMapping : nil
    }

    package static func capitalized(_ word: String) -> String {
        guard let first = word.first else { return word }
        return first.uppercased() + word.dropFirst()
    }

    /// Lowers the beginning of a word. A word in capitals (`HTTP`, `X509`, `IDs`) is lowered as a whole. Of any other
    /// word, only the first letter is lowered.
    package static func uncapitalized(_ word: String) -> String {
        let singular =
            word.hasSuffix("s") && word.dropLast().contains(where: \.isUppercase) ? word.dropLast() : word[...]
        if !singular.contains(where: \.isLowercase) { return word.lowercased() }
        guard let first = word.first else { return word }
        return first.lowercased() + word.dropFirst()
    }

    /// Changes at most the first letter of a name of ASCII letters and digits. Returns nil for another name, and if the
    /// name begins with capitals that may be an acronym.
    private static func recased(plain name: String, isUpper: Bool) -> String? {
        let bytes = name.utf8
        guard bytes.count <= lengthLimit, let first = bytes.first, first > 0x39 else { return nil }
        let isPlain = name.hasOnlyBytes { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: false
            }
        }
        guard isPlain else { return nil }
        if (first < 0x61) == isUpper { return name }
        if !isUpper, let second = bytes.dropFirst().first, 0x41...0x5A ~= second { return nil }
        var name = name
        return name.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: bytes.count) { buffer in
                _ = buffer.initialize(fromContentsOf: bytes)
                buffer[0] ^= 0x20
                return bytes.count
            }
        }
    }

    /// Converts a name of small ASCII letters, digits and underscores. Returns nil for another name.
    private static func camelCased(snakeCase name: String, isUpper: Bool) -> String? {
        guard name.utf8.count <= lengthLimit else { return nil }
        return name.utf8.withContiguousStorageIfAvailable { bytes in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * bytes.count + 1) { identifier -> String? in
                var count = 0
                var startsWord = true
                func append(_ byte: UInt8) {
                    identifier[count] = byte
                    count += 1
                }
                for byte in bytes {
                    switch byte {
                    case 0x61...0x7A:
                        append(startsWord && (count > 0 || isUpper) ? byte & 0x5F : byte)
                        startsWord = false
                    case 0x30...0x39:
                        if startsWord, count == 0 || identifier[count - 1] <= 0x39 { append(0x5F) }
                        append(byte)
                        startsWord = false
                    case 0x5F: startsWord = true
                    default: return nil
                    }
                }
                return count == 0 || count > lengthLimit
                    ? nil : String(decoding: UnsafeBufferPointer(rebasing: identifier[..<count]), as: UTF8.self)
            }
        } ?? nil
    }

    private static func identifier(joining words: [String], for name: String) -> String {
        var identifier = ""
        for word in wholeWords(words, of: name) {
            if endsInDigit(identifier), startsWithDigit(word) { identifier += "_" }
            if !identifier.isEmpty, identifier.unicodeScalars.count + word.unicodeScalars.count > lengthLimit { break }
            identifier += word
        }
        if !identifier.hasOnlyBytes(where: { $0 < 0x80 }) {
            identifier = identifier.precomposedStringWithCanonicalMapping
        }
        if let head = identifier.unicodeScalars.first, !IdentifierGrammar.isHead(head) {
            identifier = "_" + identifier
        }
        return String(identifier.unicodeScalars.prefix(lengthLimit))
    }

    /// Leaves out the last word if it is cut off, because only the beginning of a long name is read.
    private static func wholeWords(_ words: [String], of name: String) -> ArraySlice<String> {
        let isRead = name.utf8.count <= lengthLimit || name.unicodeScalars.count <= WordSplitter.lengthLimit
        return isRead || words.count == 1 ? words[...] : words.dropLast()
    }

    private static func endsInDigit(_ text: String) -> Bool {
        text.unicodeScalars.last.map { $0.properties.generalCategory == .decimalNumber } ?? false
    }

    private static func startsWithDigit(_ text: String) -> Bool {
        text.unicodeScalars.first.map { $0.properties.generalCategory == .decimalNumber } ?? false
    }
}
