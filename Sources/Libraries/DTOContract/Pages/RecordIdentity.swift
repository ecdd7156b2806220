/// Decides which member of a record identifies it.
package enum RecordIdentity {
    /// The names of members with which a parameter's name may end: `bookId` names `id`, and `bookSlug` names `slug`.
    private static let words: Set<String> = ["id", "uuid", "guid", "key", "slug", "name", "code", "number"]

    /// Returns the key of the member that identifies a record, or nil if no member identifies the record.
    ///
    /// - Parameters:
    ///   - keys: The keys of the members that may be an identity, in the order of the record.
    ///   - parameter: The path parameter that selects the record, or nil if no path is known.
    package static func key(among keys: [String], selectedBy parameter: String? = nil) -> String? {
        parameter.flatMap { self.key(among: keys, namedBy: $0) } ?? PageNames.identities.first(where: keys.contains)
    }

    /// Returns the key of the member that a parameter names, or nil if the parameter names no member.
    package static func key(among keys: [String], namedBy parameter: String) -> String? {
        let name = PageNames.folded(parameter)
        return keys.first { $0 == parameter } ?? keys.first { PageNames.folded($0) == name }
            ?? keys.first { key in
                let word = PageNames.folded(key)
                return words.contains(word) && ends(parameter, with: word)
            }
    }

    /// Whether a name ends with a word. `bookName` and `book_name` end with `name`, and `username` does not. `id` may
    /// also follow a lower-case letter, because many servers write `bookid`.
    private static func ends(_ name: String, with word: String) -> Bool {
        guard name.lowercased().hasSuffix(word) else { return false }
        let end = name.suffix(word.count)
        let before = name.dropLast(word.count).last
        return word == "id" || before?.isLetter != true || end.first?.isUppercase == true
    }

    /// Returns the members of a record in another response, with the values that a list shows for the record. If
    /// `fits` rejects all values together, the result has each value that it accepts.
    ///
    /// - Parameters:
    ///   - known: The members in the response.
    ///   - record: The members in the list.
    ///   - key: The key of the member that identifies the record.
    package static func merged<Value>(
        _ known: [String: Value], _ record: [String: Value], _ key: String, fits: ([String: Value]) -> Bool
    ) -> [String: Value] {
        let all = known.merging(record) { $1 }
        if fits(all) { return all }
        var shown = known
        // The identity comes first, because other members may depend on it.
        for name in [key] + record.keys.sorted().filter({ $0 != key }) {
            var changed = shown
            changed[name] = record[name]
            if fits(changed) { shown = changed }
        }
        return shown
    }

    /// The names of members by which people tell records apart.
    private static let labels: Set<String> = [
        "id", "uuid", "guid", "name", "title", "label", "email", "isbn", "code", "slug", "sku",
    ]

    /// Whether records of a list should differ in a member.
    package static func differs(_ key: String) -> Bool {
        labels.contains(PageNames.folded(key))
    }

    /// Whether a member consists of words with spaces between them.
    package static func isProse(_ key: String) -> Bool {
        ["name", "title", "label"].contains(PageNames.folded(key))
    }
}
