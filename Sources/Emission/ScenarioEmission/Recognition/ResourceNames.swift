import SwiftEmission

/// The names of resources and of their parts, which become parts of method, type and file names.
enum ResourceName {
    /// Returns a singular name: `search-results` → `SearchResult`.
    static func singular(_ text: String) -> String {
        plain(SingularNoun.of(text) ?? text)
    }

    /// Returns a name: `search-results` → `SearchResults`. The name has only ASCII letters and digits, because file
    /// systems differ in their treatment of other letters.
    static func plain(_ text: String) -> String {
        let letters = IdentifierCasing.upperCamel(text).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let name = IdentifierCasing.capitalized(String(letters.prefix(60)))
        guard let first = name.first, first.isLetter else { return "Resource" + name }
        return name
    }
}

/// Gives different names to resources.
enum ResourceNames {
    /// Names resources after the last segment of their paths, or after more segments if several resources would have
    /// the same name. If resources still have the same name, only the first of these resources is kept.
    static func named(_ resources: [Resource], _ operations: [AnsweredOperation]) -> [Resource] {
        let paths = Dictionary(operations.map { ($0.index, $0.path) }, uniquingKeysWith: { first, _ in first })
        var named = resources
        for count in 1...4 {
            let counts = named.reduce(into: [String: Int]()) { $0[$1.name.lowercased(), default: 0] += 1 }
            for index in named.indices where counts[named[index].name.lowercased(), default: 0] > 1 || count == 1 {
                guard let own = named[index].list?.operation ?? named[index].detail, let path = paths[own] else {
                    continue
                }
                named[index].name = ResourceName.singular(path.name(ofLast: count))
            }
        }
        var taken: Set<String> = []
        return named.filter { taken.insert($0.name.lowercased()).inserted }
    }
}
