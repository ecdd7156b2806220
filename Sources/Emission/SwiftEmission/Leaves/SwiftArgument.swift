/// An argument of a call, with its label if it has one: `.title`, `default: 0`. The value becomes text when the call is
/// written.
package struct SwiftArgument: Sendable {
    package enum Value: Sendable {
        case literal(SwiftLiteral)
        /// A name after a dot: `.title`.
        case member(SwiftIdentifier)
        /// The name of a variable: `title`.
        case variable(SwiftIdentifier)
        /// A type as a value: `Timestamp.self`.
        case type(SwiftTypeSpelling)
        case expression(SwiftExpression)

        package static func boolean(_ value: Bool) -> Value { .literal(.boolean(value)) }
        package static func string(_ value: String) -> Value { .literal(.string(value)) }
        package static func expression(trusted text: String) -> Value { .expression(SwiftExpression(trusted: text)) }
    }

    /// The label is a constant of the generator. It never comes from the document.
    private let label: StaticString?
    private let value: Value

    package init(_ value: Value) {
        label = nil
        self.value = value
    }

    package init(_ label: StaticString?, _ value: Value) {
        self.label = label
        self.value = value
    }

    func write(to text: inout String) {
        if let label {
            text += label.description
            text += ": "
        }
        switch value {
        case .literal(let literal): text += literal.text
        case .member(let name):
            text += "."
            text += name.member
        case .variable(let name): text += name.declared
        case .type(let type):
            text += type.text
            text += ".self"
        case .expression(let expression): text += expression.text
        }
    }
}

extension SwiftExpression {
    /// Joins a list of arguments: `.title, default: 0`.
    init(_ arguments: [SwiftArgument]) {
        var text = ""
        for index in arguments.indices {
            if index > 0 { text += ", " }
            arguments[index].write(to: &text)
        }
        self.init(trusted: text)
    }
}
