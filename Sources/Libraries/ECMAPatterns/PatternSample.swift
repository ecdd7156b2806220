/// Creates a short string that matches a regular expression. Patterns with word boundaries, look-around or back
/// references are not supported.
package enum PatternSample {
    private static let lengthLimit = 256

    /// Returns a string that matches the pattern. Returns nil if the pattern is not supported, or if the string would
    /// be longer than 256 characters.
    package static func text(matching pattern: String) -> String? {
        PatternParser.parse(pattern).flatMap(text)
    }

    private static func text(of node: PatternNode) -> String? {
        switch node {
        case .scalar(let set): return set.sample.map { String($0) }
        case .start, .end: return ""
        case .wordBoundary: return nil
        case .choice(let branches): return branches.first.flatMap(text)
        case .sequence(let nodes):
            var text = ""
            for node in nodes {
                guard let part = self.text(of: node) else { return nil }
                text += part
                guard text.unicodeScalars.count <= lengthLimit else { return nil }
            }
            return text
        case .repetition(let node, let least, let most):
            // An optional part occurs once.
            let count = max(least, min(1, most ?? 1))
            guard let part = text(of: node), part.unicodeScalars.count * count <= lengthLimit else { return nil }
            return String(repeating: part, count: count)
        }
    }
}

extension ScalarSet {
    /// The first character of the first range, or a common character that is in the set. The value is nil if neither
    /// exists.
    fileprivate var sample: Unicode.Scalar? {
        if !isNegated, case .range(let range)? = items.first, range.lowerBound >= 0x20,
            let scalar = Unicode.Scalar(range.lowerBound)
        {
            return scalar
        }
        return "aA0-_ \t\n\r".unicodeScalars.first(where: contains)
    }
}
