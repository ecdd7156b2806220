import TemplateEngine

/// A property of a record, in each of the places where it has its line.
struct PropertyView: Sendable {
    var documentation: [DocCommentLine]
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    /// Nil for a property that is stored under its own name.
    var computed: ComputedPropertyView?
    /// Whether the type has a line of its own.
    var isWrapped: Bool
    var parameter: ParameterView
    /// Nil for additional properties, which have no key of their own.
    var codingKey: CodingKeyView?
    var decoding: CallView
    /// Nil where encoding is synthesized.
    var encoding: CallView?

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .type: .leaf(type),
            .plain: .flag(computed == nil && !isWrapped),
            .wrapped: .flag(computed == nil && isWrapped),
            .computed: .optional(computed?.template(name: name, type: type, access: access)),
        ]
    }
}

/// A property over private storage: a deprecated one, or one in a box.
struct ComputedPropertyView: Sendable {
    /// The message of `@available(*, deprecated, message:)`.
    var deprecation: SwiftLiteral?
    var storage: SwiftIdentifier
    var storageType: SwiftTypeSpelling
    var getter: SwiftExpression
    var setter: SwiftExpression

    func template(name: SwiftIdentifier, type: SwiftTypeSpelling, access: String) -> TemplateView {
        [
            .deprecation: .optional(deprecation),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .type: .leaf(type),
            .storage: .leaf(storage.declared),
            .storageType: .leaf(storageType),
            .getter: .leaf(getter),
            .setter: .leaf(setter),
        ]
    }
}

/// A parameter of the memberwise initializer, and its assignment.
struct ParameterView: Sendable {
    var label: String
    var type: SwiftTypeSpelling
    /// The default argument.
    var initial: SwiftLiteral?
    /// After `self.`: the property, or its storage.
    var target: SwiftIdentifier
    var value: SwiftExpression

    /// `label: Type = default`
    var columns: Int {
        label.utf8.count + type.text.utf8.count + 2 + (initial.map { $0.text.utf8.count + 3 } ?? 0)
    }

    /// - Parameter indentation: columns in front of it, where it has a line of its own.
    func template(separator: String, indentation: Int = 0) -> TemplateView {
        [
            .label: .leaf(label),
            .type: .leaf(type),
            .initial: .optional(initial),
            .separator: .leaf(separator),
            .isWrapped: .flag(indentation + columns + separator.utf8.count > SourceLine.columnLimit),
            .target: .leaf(target.member),
            .value: .leaf(value),
        ]
    }
}

struct CodingKeyView: Sendable {
    var name: SwiftIdentifier
    /// The key in JSON where it is not the case's own name.
    var key: SwiftLiteral?

    var template: TemplateView {
        [.codingKey: .leaf(name.declared), .rawKey: .optional(key)]
    }
}

/// A call in a statement of its own, `target = try function(arguments)`, in one line or in three.
struct CallView: Sendable {
    var target: String
    var function: String
    var arguments: SwiftExpression
    /// The closing parenthesis, with what comes after it.
    var closing: String
    var isWrapped: Bool

    /// - Parameters:
    ///   - target: empty where nothing is assigned.
    ///   - indentation: columns in front of the statement.
    init(target: String, function: String, arguments: SwiftExpression, closing: String = ")", indentation: Int) {
        self.target = target
        self.function = function
        self.arguments = arguments
        self.closing = closing
        let assignment = target.isEmpty ? 0 : target.utf8.count + 3
        let call = function.utf8.count + 5 + arguments.text.utf8.count + closing.utf8.count
        isWrapped = indentation + assignment + call > SourceLine.columnLimit
    }

    var template: TemplateView {
        [
            .target: .leaf(target),
            .function: .leaf(function),
            .arguments: .leaf(arguments),
            .closing: .leaf(closing),
            .isWrapped: .flag(isWrapped),
        ]
    }
}
