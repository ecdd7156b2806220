/// Where a link leads to within the page: what GitHub calls a heading.
struct MarkdownAnchor: Hashable, Sendable {
    let text: String

    fileprivate init(text: String) {
        self.text = text
    }
}

/// Gives the headings of a page their anchors, in the order in which they stand on it.
struct MarkdownAnchors {
    private var counts: [String: Int] = [:]

    /// Small letters, digits, `_` and `-`, with hyphens for spaces; a heading that comes again is numbered.
    ///
    /// - Parameter heading: as it is read, without marks.
    mutating func anchor(of heading: String) -> MarkdownAnchor {
        var slug = ""
        for scalar in heading.lowercased().unicodeScalars {
            if scalar == " " {
                slug += "-"
            } else if Self.isKept(scalar) {
                slug.unicodeScalars.append(scalar)
            }
        }
        let count = counts[slug, default: 0]
        counts[slug] = count + 1
        return MarkdownAnchor(text: count == 0 ? slug : "\(slug)-\(count)")
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return MarkdownSyntax.isLetter(scalar) || MarkdownSyntax.isDigit(scalar) || scalar == "_" || scalar == "-"
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
            return true
        default:
            return false
        }
    }
}
