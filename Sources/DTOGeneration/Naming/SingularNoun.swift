/// The singular of a plain English plural, for the type of an array's elements: `works → work`, `categories → category`.
///
/// Careful rather than complete: nil where a word is no plural or could be one of several (`status`, `axes`, `leaves`).
enum SingularNoun {
    /// `searchResults → searchResult`: only the last word counts.
    static func of(_ name: String) -> String? {
        guard let last = WordSplitter.words(of: name).last, name.hasSuffix(last) else { return nil }
        guard let singular = singular(ofWord: last) else { return nil }
        return name.dropLast(last.count) + singular
    }

    private static func singular(ofWord word: String) -> String? {
        let lower = word.lowercased()
        if let singular = irregular[lower] { return String(word.prefix(1)) + singular.dropFirst() }
        guard lower.count > 2, lower.hasSuffix("s"), !isAmbiguous(lower) else { return nil }
        let isAcronym = word.dropLast().last?.isUppercase ?? false
        if isAcronym { return word.last == "s" ? String(word.dropLast()) : nil }
        if lower.hasSuffix("ies"), lower.count > 4, !endsIn(singularsInIE, lower) {
            return word.dropLast(3) + (word.last == "S" ? "Y" : "y")
        }
        return String(word.dropLast(dropsE(lower) ? 2 : 1))
    }

    /// `batches`, `boxes`, `addresses`, `statuses`, `heroes`: the plural is in `es`.
    private static func dropsE(_ word: String) -> Bool {
        if endsIn(pluralsInES, word) { return true }
        if endsIn(singularsInE, word) { return false }
        return ["tches", "rches", "nches", "shes", "xes", "sses", "uses", "oes"].contains { word.hasSuffix($0) }
    }

    private static func isAmbiguous(_ word: String) -> Bool {
        ["ss", "us", "is", "zzes"].contains { word.hasSuffix($0) } || endsIn(doubtful, word)
    }

    private static func endsIn(_ endings: [String], _ word: String) -> Bool {
        endings.contains { word.hasSuffix($0) }
    }

    private static let irregular = [
        "people": "person", "children": "child", "criteria": "criterion", "indices": "index", "matrices": "matrix",
        "vertices": "vertex",
    ]
    private static let singularsInIE = ["movies", "cookies", "selfies", "calories", "zombies", "rookies"]
    private static let singularsInE = ["auses", "ouses", "shoes", "toes", "canoes"]
    private static let pluralsInES = ["aliases", "biases", "canvases", "atlases", "gases", "coaches", "approaches"]
    /// Singulars in s, plurals with two singulars, and plurals whose singular changes its stem.
    private static let doubtful = [
        "series", "species", "news", "lens", "canvas", "atlas", "alias", "bias", "gas", "chaos", "always", "analytics",
        "https", "aws", "ios", "axes", "bases", "analyses", "diagnoses", "theses", "hypotheses", "leaves", "halves",
        "shelves", "lives", "knives", "wives", "wolves", "selves", "calves", "thieves", "loaves", "dns", "sms", "gps",
        "tls", "css", "rss", "has", "was", "yes", "details", "goods",
    ]
}
