/// The target of a link within the page: GitHub's name for a heading.
struct MarkdownAnchor: Hashable, Sendable {
    let text: String

    fileprivate init(text: String) {
        self.text = text
    }
}

/// Gives the headings of a page their anchors, in the order of the page.
struct MarkdownAnchors {
    private var counts: [String: Int] = [:]

    /// Returns an anchor of small letters, digits, `_` and `-`, with hyphens for spaces. A repeated heading gets a
    /// number.
    ///
    /// - Parameter heading: The heading as a reader sees it, without marks.
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
