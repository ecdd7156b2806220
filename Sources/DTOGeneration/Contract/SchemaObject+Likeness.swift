import YAMLTree

extension SchemaObject {
    /// Whether two schemas say the same of values, whatever their annotations say; references are alike that read alike.
    ///
    /// Calls itself no deeper than the document nests.
    func isAlike(_ other: SchemaObject) -> Bool {
        self === other
            || hasSameValues(as: other) && hasSameMembers(as: other)
                && Self.areAlike(allOf, other.allOf) && Self.areAlike(oneOf, other.oneOf)
                && Self.areAlike(anyOf, other.anyOf)
    }

    private func hasSameValues(as other: SchemaObject) -> Bool {
        reference?.text == other.reference?.text && boolean == other.boolean && types == other.types
            && isNullable == other.isNullable && format == other.format && isReadOnly == other.isReadOnly
            && isWriteOnly == other.isWriteOnly && Self.areEqual(constant, other.constant)
            && Self.areEqual(defaultValue, other.defaultValue)
            && enumeration?.count == other.enumeration?.count && allowsOtherValues == other.allowsOtherValues
            && zip(enumeration ?? [], other.enumeration ?? []).allSatisfy { $0.isEqual(to: $1) }
    }

    private func hasSameMembers(as other: SchemaObject) -> Bool {
        Set(required.map(\.key)) == Set(other.required.map(\.key))
            && Self.areAlike(properties, other.properties)
            && Self.areAlike(patternProperties, other.patternProperties)
            && Self.areAlike([additionalProperties], [other.additionalProperties])
            && Self.areAlike([items], [other.items]) && Self.areAlike(prefixItems, other.prefixItems)
            && Self.areAlike(conditionals, other.conditionals)
    }

    private static func areAlike(_ left: [SchemaProperty], _ right: [SchemaProperty]) -> Bool {
        left.map(\.key) == right.map(\.key) && areAlike(left.map(\.schema), right.map(\.schema))
    }

    private static func areAlike(_ left: [SchemaObject?], _ right: [SchemaObject?]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                guard let left, let right else { return left == nil && right == nil }
                return left.isAlike(right)
            }
    }

    private static func areEqual(_ left: YAMLNode?, _ right: YAMLNode?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.isEqual(to: right)
    }
}
