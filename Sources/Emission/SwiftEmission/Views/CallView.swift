package import TemplateEngine

/// A call as a statement, `target = try function(arguments)`. The call is on one line, or its arguments are on a line
/// between the parentheses, or each argument has a line.
package struct CallView: KeyedView {
    package var target: String
    var function: String
    /// The arguments, one for each line of a wrapped call. A call on one line has them in one element.
    package var arguments: [SwiftExpression]
    /// The closing parenthesis with the text after it.
    package var closing: String
    var isWrapped: Bool

    /// - Parameters:
    ///   - target: The variable, or empty without an assignment.
    ///   - indentation: The number of columns before the statement.
    package init(
        target: String = "", function: String, arguments: [SwiftArgument], closing: String = ")", indentation: Int
    ) {
        self.target = target
        self.function = function
        self.closing = closing
        let joined = SwiftExpression(arguments)
        let assignment = target.isEmpty ? 0 : target.utf8.count + 3
        let call = function.utf8.count + 5 + joined.text.utf8.count + closing.utf8.count
        isWrapped = indentation + assignment + call > SourceLine.columnLimit
        if isWrapped, indentation + SourceLine.indentation + joined.text.utf8.count > SourceLine.columnLimit {
            self.arguments = arguments.enumerated().map { index, argument in
                var line = ""
                argument.write(to: &line)
                return SwiftExpression(trusted: index + 1 < arguments.count ? line + "," : line)
            }
        } else {
            self.arguments = [joined]
        }
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .target: page.leaf(target)
        case .function: page.leaf(function)
        case .arguments: page.leaves(arguments)
        case .closing: page.leaf(closing)
        case .isWrapped: page.flag(isWrapped)
        default: break
        }
    }
}
