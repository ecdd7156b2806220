/// The target of a link within the page: GitHub's name for a heading.
struct MarkdownAnchor: Hashable, Sendable {
    let text: String
}

extension MarkdownAnchor {
    /// Makes an anchor of the page for browsers: `get-v1-works-id` for `GET /v1/works/{id}`. A number is appended to an
    /// anchor that the page already has.
    init(place words: String, taken: inout Set<String>) {
        var slug = ""
        for scalar in words.lowercased().unicodeScalars {
            if scalar != "-", MarkdownAnchors.isKept(scalar) {
                slug.unicodeScalars.append(scalar)
            } else if !slug.isEmpty, slug.last != "-" {
                slug += "-"
            }
        }
        if slug.last == "-" { slug.removeLast() }
        var place = slug
        var number = 1
        while !taken.insert(place).inserted {
            number += 1
            place = "\(slug)-\(number)"
        }
        self.init(text: place)
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

    fileprivate static func isKept(_ scalar: Unicode.Scalar) -> Bool {
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
