import Texts

/// Finds the singular of a name, for the type of an array's elements: `searchResults → searchResult`.
package enum SingularNoun {
    /// Returns the name with its last word in the singular. Returns nil if the word is not a plain plural.
    package static func of(_ name: String) -> String? {
        guard let last = WordSplitter.words(of: name).last, name.hasSuffix(last) else { return nil }
        guard let singular = EnglishNoun.singular(of: last) else { return nil }
        return name.dropLast(last.count) + singular
    }
}
