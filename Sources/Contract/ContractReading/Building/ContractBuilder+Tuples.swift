import ContractModel
import GenerationSettings
import YAMLTree

/// Describes the elements of tuples, whose Swift type is any JSON. Made values need the schemas of the elements.
extension ContractBuilder {
    /// The greatest depth of nested tuples whose elements are described.
    private static let tupleDepthLimit = 2
    /// The greatest number of elements of a tuple that are described. Tuples may refer to tuples, again and again.
    private static let positionLimit = 32

    /// Returns the types of the elements that `prefixItems` describes, by position.
    mutating func positions(of schema: SchemaObject) -> [TypeUse] {
        guard tupleDepth < Self.tupleDepthLimit else { return [] }
        tupleDepth += 1
        defer { tupleDepth -= 1 }
        let elements = parts(of: schema).first { !$0.prefixItems.isEmpty }?.prefixItems ?? []
        return elements.prefix(Self.positionLimit).map { element in
            var constraints = constraints(of: element, hasExamples: true)
            let type = undeclaredType(of: element, &constraints)
            return TypeUse(type, constraints: constraints)
        }
    }

    /// Returns the type of a schema without declaring a type: an inline record is any object, and an inline union is its
    /// first alternative. The values of an enumeration are added to the examples.
    ///
    /// - Parameter constraints: The constraints of the schema.
    private mutating func undeclaredType(
        of schema: SchemaObject, _ constraints: inout ValueConstraints, depth: Int = 0
    ) -> TypeReference {
        guard depth < Self.tupleDepthLimit else { return .json }
        let (end, form) = classifier.resolvedForm(of: schema)
        if let id = knownDefinition(of: schema) ?? knownDefinition(of: end) {
            // A value of a tuple that contains itself through a definition would not end.
            if form.needsDefinition { return .definition(id) }
            constraints = self.constraints(of: end, hasExamples: true)
        }
        if let values = end.constant.map({ [$0] }) ?? end.onlyValues {
            constraints.examples = values.map { ContractExample(value: ContractValue($0), location: $0.location) }
            return .json
        }
        switch form {
        case .scalar(let type): return .scalar(type)
        case .array(let element?), .dictionary(let element?):
            var inner = constraints.element ?? ValueConstraints()
            let type = undeclaredType(of: element, &inner, depth: depth + 1)
            constraints.element = inner
            if case .array = form { return .array(type) }
            return .dictionary(type)
        case .array(nil): return .array(.json)
        case .dictionary(nil): return .dictionary(.json)
        case .union(let branches):
            guard let branch = branches.first else { return .json }
            constraints = self.constraints(of: branch, hasExamples: true)
            return undeclaredType(of: branch, &constraints, depth: depth + 1)
        case .record:
            constraints.expectsObject = true
            return .json
        case .any, .unsupported, .same, .enumeration: return .json
        }
    }
}
