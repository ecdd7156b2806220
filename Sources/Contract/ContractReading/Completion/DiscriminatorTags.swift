/// Finds the values of a discriminator that select a named schema: the schema's values in the mapping, and then its
/// name. The name does not select the schema if the mapping uses the name for another schema (OpenAPI 3.1.1, section
/// 4.8.25.4).
struct DiscriminatorTags {
    private var mapped: [ObjectIdentifier: [String]] = [:]
    private var values: Set<String> = []
    private let key: String?
    private let heirs: Set<ObjectIdentifier>?

    init(_ discriminator: DiscriminatorObject?, _ resolver: inout ReferenceResolver) {
        key = discriminator?.propertyName
        heirs = discriminator?.heirs
        for entry in discriminator?.mapping ?? [] {
            values.insert(entry.value)
            guard let target = resolver.schema(mappedBy: entry) else { continue }
            mapped[ObjectIdentifier(target), default: []].append(entry.value)
        }
    }

    /// Returns the values that the mapping maps to a schema.
    func mappedValues(of schema: SchemaObject) -> [String] {
        mapped[ObjectIdentifier(schema)] ?? []
    }

    /// Returns the discriminator's values that select a schema. The result is empty if the discriminator does not apply
    /// to the schema. A name that the schema's own property does not allow is left out.
    ///
    /// - Parameter name: The schema's name, which selects the schema unless the schema states another value.
    func values(of schema: SchemaObject, itself name: String, _ classifier: inout SchemaClassifier) -> [String] {
        guard let key, heirs?.contains(ObjectIdentifier(schema)) != false else { return [] }
        let itself = schema.discriminatorValue ?? name
        let values = mappedValues(of: schema)
        if self.values.contains(itself) { return values }
        if let allowed = classifier.constants(of: schema)[key], !allowed.contains(itself) { return values }
        return values + [itself]
    }
}
