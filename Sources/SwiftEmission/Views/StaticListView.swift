package import TemplateEngine

/// A static array: `static var allCases: [ReviewStatus] { [.verified, .needsReview] }`.
///
/// In one line, in one within the braces, or with the elements in as few lines as they fill, which is how a person writes a long list.
/// Computed, and yet no array is made anew in a release build: the compiler lays out one of constants beforehand. A stored one would take a
/// global variable with code that fills it at its first use, and cannot stand in a generic type.
package struct StaticListView: KeyedView {
    package var access: String
    package var name: String
    package var type: String
    /// A line of its own ends with a comma.
    package var lines: [SwiftExpression]
    var isInline: Bool
    /// Where it is not inline: whether its brackets stand in one line.
    var isShort: Bool

    /// - Parameter indentation: columns in front of the declaration.
    package init(access: String, name: String, type: String, elements: [String], indentation: Int) {
        self.access = access
        self.name = name
        self.type = type
        let declaration = "static var : [] { [] }".utf8.count + access.utf8.count + name.utf8.count + type.utf8.count
        let columns = elements.reduce(0) { $0 + $1.utf8.count + 2 } - 2
        isInline = indentation + declaration + columns <= SourceLine.columnLimit
        let width = SourceLine.columnLimit - indentation - 2 * SourceLine.indentation
        isShort = columns + "[]".utf8.count <= width + SourceLine.indentation
        lines = Self.filled(elements, width: isInline || isShort ? .max : width)
    }

    private static func filled(_ elements: [String], width: Int) -> [SwiftExpression] {
        var lines: [SwiftExpression] = []
        var current = ""
        for (index, element) in elements.enumerated() {
            let text = width < .max || index + 1 < elements.count ? element + "," : element
            if current.isEmpty {
                current = text
            } else if current.utf8.count + 1 + text.utf8.count > width {
                lines.append(SwiftExpression(trusted: current))
                current = text
            } else {
                current += " " + text
            }
        }
        if !current.isEmpty { lines.append(SwiftExpression(trusted: current)) }
        return lines
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .access: page.leaf(access)
        case .name: page.leaf(name)
        case .type: page.leaf(type)
        case .isInline: page.flag(isInline)
        case .isShort: page.flag(isShort)
        case .elements: page.leaves(lines)
        default: break
        }
    }
}
