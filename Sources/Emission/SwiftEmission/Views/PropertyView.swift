package import TemplateEngine

/// The declaration of a record's property.
package struct PropertyView: KeyedView {
    package var documentation: [DocCommentLine]
    package var access: String
    package var name: SwiftIdentifier
    package var type: SwiftTypeSpelling
    /// The computed property, or nil for a property that is stored under its own name.
    var computed: ComputedPropertyView?
    /// Whether the type is on its own line.
    var isWrapped: Bool

    package init(
        documentation: [DocCommentLine], access: String, name: SwiftIdentifier, type: SwiftTypeSpelling,
        computed: ComputedPropertyView? = nil, isWrapped: Bool
    ) {
        self.documentation = documentation
        self.access = access
        self.name = name
        self.type = type
        self.computed = computed
        self.isWrapped = isWrapped
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .type: page.leaf(type)
        case .plain: page.flag(computed == nil && !isWrapped)
        case .wrapped: page.flag(computed == nil && isWrapped)
        case .computed: page.optional(computed)
        default: break
        }
    }
}

/// A property with private storage, because it is deprecated or in a box.
package struct ComputedPropertyView: KeyedView {
    /// The message of `@available(*, deprecated, message:)`.
    var deprecation: SwiftLiteral?
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    var storage: SwiftIdentifier
    var storageType: SwiftTypeSpelling
    var getter: SwiftExpression
    var setter: SwiftExpression

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .deprecation: page.optional(deprecation)
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .type: page.leaf(type)
        case .storage: page.leaf(storage.declared)
        case .storageType: page.leaf(storageType)
        case .getter: page.leaf(getter)
        case .setter: page.leaf(setter)
        default: break
        }
    }
}

/// A parameter of the memberwise initializer, with its assignment.
package struct ParameterView: KeyedView {
    package var label: String
    package var type: SwiftTypeSpelling
    /// The default argument.
    var initial: SwiftLiteral?
    /// The target after `self.`: the property or its storage.
    package var target: SwiftIdentifier
    package var value: SwiftExpression
    /// The text after the parameter.
    private var separator = ""
    private var isWrapped = false
    private var assignmentIsWrapped = false

    package init(
        label: String, type: SwiftTypeSpelling, initial: SwiftLiteral?, target: SwiftIdentifier, value: SwiftExpression
    ) {
        self.label = label
        self.type = type
        self.initial = initial
        self.target = target
        self.value = value
    }

    /// Arranges the parameters of a function: all on the function's line, or each on its own line.
    ///
    /// - Parameters:
    ///   - columns: The number of columns of the function's line without the parameters.
    ///   - indentation: The number of columns before a parameter on its own line.
    /// - Returns: Whether the parameters are on the function's line.
    package static func place(_ parameters: inout [ParameterView], columns: Int, indentation: Int) -> Bool {
        let isInline = columns + parameters.reduce(0) { $0 + $1.columns + 2 } - 2 <= SourceLine.columnLimit
        for index in parameters.indices {
            let isLast = index + 1 == parameters.count
            parameters[index].place(separator: isLast ? "" : isInline ? ", " : ",", indentation: indentation)
        }
        return isInline
    }

    /// The parameter in a declaration: `label: Type = default`.
    package var text: String {
        "\(label): \(type.text)" + (initial.map { " = \($0.text)" } ?? "")
    }

    package var columns: Int {
        label.utf8.count + type.text.utf8.count + 2 + (initial.map { $0.text.utf8.count + 3 } ?? 0)
    }

    /// The number of columns of `self.target = value`.
    private var assignmentColumns: Int {
        "self. = ".utf8.count + target.member.utf8.count + value.text.utf8.count
    }

    /// - Parameter indentation: The number of columns before the parameter on its own line, and before the assignment.
    package mutating func place(separator: String, indentation: Int) {
        self.separator = separator
        isWrapped = indentation + columns + separator.utf8.count > SourceLine.columnLimit
        assignmentIsWrapped = indentation + assignmentColumns > SourceLine.columnLimit
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .label: page.leaf(label)
        case .type: page.leaf(type)
        case .initial: page.optional(initial)
        case .separator: page.leaf(separator)
        case .isWrapped: page.flag(isWrapped)
        case .target: page.leaf(target.member)
        case .value: page.leaf(value)
        case .assignmentIsWrapped: page.flag(assignmentIsWrapped)
        default: break
        }
    }
}

struct CodingKeyView: KeyedView {
    var name: SwiftIdentifier
    /// The key in JSON, if it differs from the case's name.
    var key: SwiftLiteral?

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .codingKey: page.leaf(name.declared)
        case .rawKey: page.optional(self.key)
        default: break
        }
    }
}
