import ContractModel

/// A quick summary of a schema that `resolvedForm` has returned. Two of these schemas with the same meaning have the
/// same outline.
struct SchemaOutline: Hashable {
    private let types: JSONTypes
    private let format: String?
    private let textFormat: String?
    private let counts: [Int]

    init(_ schema: SchemaObject) {
        types = schema.types
        format = schema.format
        textFormat = schema.textFormat
        counts = [
            schema.properties.count, schema.required.count, schema.enumeration?.count ?? 0, schema.allOf.count,
            schema.oneOf.count, schema.anyOf.count, schema.items == nil ? 0 : 1,
            schema.additionalProperties == nil ? 0 : 1, schema.constraints.fixedCount ?? 0,
        ]
    }
}
