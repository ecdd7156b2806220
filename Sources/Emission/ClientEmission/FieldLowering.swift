import ContractModel
import SwiftEmission

/// A stored property of an operation, with the parameter of the initializer.
struct Field {
    var property: PropertyView
    var parameter: ParameterView

    /// - Parameters:
    ///   - isOptional: Whether the declared type is `type` wrapped in an optional.
    ///   - mayBeLeftOut: Whether the initializer's parameter has the default nil.
    ///   - indentation: The number of columns before the property.
    init(
        _ name: SwiftIdentifier, _ type: SwiftTypeSpelling, isOptional: Bool, mayBeLeftOut: Bool,
        documentation: [DocCommentLine], access: String, indentation: Int
    ) {
        let declared = isOptional ? type.optional : type
        let columns = access.utf8.count + name.declared.utf8.count + declared.text.utf8.count + "var : ".utf8.count
        property = PropertyView(
            documentation: documentation, access: access, name: name, type: declared,
            isWrapped: indentation + columns > SourceLine.columnLimit)
        parameter = ParameterView(
            label: name.label, type: declared, initial: mayBeLeftOut ? .nil : nil, target: name,
            value: SwiftExpression(trusted: name.declared))
    }
}

extension SwiftLowering {
    /// Whether the type is already an optional in Swift.
    func isOptional(_ reference: TypeReference) -> Bool {
        if case .optional = resolved(reference) { true } else { false }
    }
}
