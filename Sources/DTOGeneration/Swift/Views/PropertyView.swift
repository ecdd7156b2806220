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

    /// `self.target = value`
    private var assignmentColumns: Int {
        "self. = ".utf8.count + target.member.utf8.count + value.text.utf8.count
    }

    /// - Parameter indentation: columns in front of it in a line of its own, and of the assignment.
    func template(separator: String, indentation: Int) -> TemplateView {
        [
            .label: .leaf(label),
            .type: .leaf(type),
            .initial: .optional(initial),
            .separator: .leaf(separator),
            .isWrapped: .flag(indentation + columns + separator.utf8.count > SourceLine.columnLimit),
            .target: .leaf(target.member),
            .value: .leaf(value),
            .assignmentIsWrapped: .flag(indentation + assignmentColumns > SourceLine.columnLimit),
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
