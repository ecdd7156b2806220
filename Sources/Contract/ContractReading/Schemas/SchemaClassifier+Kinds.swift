package import ContractModel
package import YAMLTree

extension SchemaClassifier {
    /// The greatest depth of nested unions that are examined.
    private static let kindsDepth = 4

    mutating func kinds(of schema: SchemaObject, _ form: SchemaForm) -> JSONTypes {
        var known: [ObjectIdentifier: JSONTypes] = [:]
        return kinds(of: schema, form, depth: Self.kindsDepth, &known)
    }

    /// Returns the JSON types of the values that a form allows. Unions are examined up to a limited depth.
    ///
    /// - Parameter known: Maps examined unions to their types. Unions may share branches, so each union is examined
    ///   once.
    private mutating func kinds(
        of schema: SchemaObject, _ form: SchemaForm, depth: Int, _ known: inout [ObjectIdentifier: JSONTypes]
    ) -> JSONTypes {
        switch form {
        case .any, .unsupported, .same: return .all
        case .enumeration(.json):
            return (schema.enumeration ?? []).reduce(into: []) { $0.formUnion($1.jsonTypes) }
        case .union(let branches):
            if let kinds = known[ObjectIdentifier(schema)] { return kinds }
            var kinds: JSONTypes = []
            for branch in branches where kinds != .all {
                let end = resolvedForm(of: branch)
                let isTooDeep = depth == 0 && end.form.isUnion
                kinds.formUnion(
                    isTooDeep ? .all : self.kinds(of: end.schema, end.form, depth: depth - 1, &known))
            }
            known[ObjectIdentifier(schema)] = kinds
            return kinds
        case .scalar, .enumeration, .array, .dictionary, .record:
            let types = form.jsonTypes
            return types.isEmpty ? .all : types == .number ? [.number, .integer] : types
        }
    }
}

extension YAMLNode {
    /// The JSON types of the value. A number without a fraction is also an integer (JSON Schema 2020-12, section
    /// 4.2.3). NaN and infinity, which JSON cannot express, have the types number and string.
    package var jsonTypes: JSONTypes {
        switch kind {
        case .mapping: .object
        case .sequence: .array
        case .scalar:
            switch scalar {
            case .null?, nil: .null
            case .boolean?: .boolean
            case .integer?: [.integer, .number]
            case .number(let text)?: DecimalText.isWhole(text) ? [.integer, .number] : .number
            case .notANumber?, .infinity?: [.number, .string]
            case .string?: .string
            }
        }
    }
}
