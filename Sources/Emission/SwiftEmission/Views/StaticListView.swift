package import TemplateEngine

/// A static array: `static var allCases: [ReviewStatus] { [.verified, .needsReview] }`.
///
/// The array is on one line, or its elements are on one line within the braces, or the elements fill as few lines as
/// possible. The property is computed, but a release build does not make a new array, because the compiler lays out an
/// array of constants in advance. A stored property would need a global variable with code to fill it, and is not
/// allowed in a generic type.
package struct StaticListView: KeyedView {
    package var access: String
    package var name: String
    package var type: String
    /// The lines of elements. A line ends with a comma, unless the list is on one line.
    package var lines: [SwiftExpression]
    var isInline: Bool
    /// Whether the brackets are on one line, for a list that is not inline.
    var isShort: Bool

    /// - Parameter indentation: The number of columns before the declaration.
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
