/// Finds the singular of a plain English plural: `works → work`, `categories → category`.
///
/// `singular(of:)` returns nil for a word that may not be a plural, or that may have several singulars (`status`,
/// `axes`, `leaves`).
package enum EnglishNoun {
    /// Returns the singular of one word. The word may be an acronym: `ISBNs → ISBN`.
    package static func singular(of word: String) -> String? {
        let lower = word.lowercased()
        if let singular = irregular[lower] { return String(word.prefix(1)) + singular.dropFirst() }
        guard lower.count > 2, lower.hasSuffix("s"), !isDoubtful(lower) else { return nil }
        let isAcronym = word.dropLast().last?.isUppercase ?? false
        if isAcronym { return word.last == "s" ? String(word.dropLast()) : nil }
        if lower.hasSuffix("ies"), lower.count > 4, !pluralsInS.contains(lower) { return word.dropLast(3) + "y" }
        return String(word.dropLast(endsInES(lower) ? 2 : 1))
    }

    /// Whether the plural adds `es` to the singular: `batches`, `boxes`, `addresses`, `statuses`, `heroes`.
    private static func endsInES(_ word: String) -> Bool {
        if pluralsInES.contains(word) { return true }
        if pluralsInS.contains(word) || word.hasSuffix("auses") || word.hasSuffix("ouses") { return false }
        return ["tches", "rches", "nches", "shes", "xes", "sses", "uses", "oes"].contains { word.hasSuffix($0) }
    }

    private static func isDoubtful(_ word: String) -> Bool {
        doubtful.contains(word) || ["ss", "us", "is", "zzes"].contains { word.hasSuffix($0) }
    }

    private static let irregular = [
        "people": "person", "children": "child", "criteria": "criterion", "indices": "index", "matrices": "matrix",
        "vertices": "vertex",
    ]
    private static let pluralsInS: Set<String> = [
        "abuses", "calories", "canoes", "cookies", "excuses", "fuses", "movies", "rookies", "selfies", "shoes", "toes",
        "uses", "zombies",
    ]
    private static let pluralsInES: Set<String> = [
        "aliases", "approaches", "atlases", "beaches", "biases", "canvases", "coaches", "gases",
    ]
    /// Singulars that end in s, plurals with two singulars, and plurals whose singular has another stem.
    private static let doubtful: Set<String> = [
        "alias", "always", "analyses", "analytics", "atlas", "aws", "axes", "bases", "bias", "bookshelves", "calves",
        "canvas", "chaos", "css", "diagnoses", "dns", "gas", "goods", "gps", "halves", "has", "https", "hypotheses",
        "ios",
        "knives", "leaves", "lens", "lives", "loaves", "news", "rss", "scarves", "selves", "series", "shelves", "sms",
        "species", "theses", "thieves", "tls", "was", "wives", "wolves", "yes",
    ]
}
