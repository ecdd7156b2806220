/// Which values of a discriminator choose a schema with a name: those that the mapping gives it, then its own name, which holds beside the
/// mapping unless that leads elsewhere (OpenAPI 3.1.1, section 4.8.25.4).
struct DiscriminatorTags {
    private var mapped: [ObjectIdentifier: [String]] = [:]
    private var values: Set<String> = []
    private let key: String?

    init(_ discriminator: DiscriminatorObject?, _ resolver: inout ReferenceResolver) {
        key = discriminator?.propertyName
        for entry in discriminator?.mapping ?? [] {
            values.insert(entry.value)
            guard let target = resolver.schema(mappedBy: entry) else { continue }
            mapped[ObjectIdentifier(target), default: []].append(entry.value)
        }
    }

    /// Those that the mapping gives a schema.
    func mappedValues(of schema: SchemaObject) -> [String] {
        mapped[ObjectIdentifier(schema)] ?? []
    }

    /// Empty without a discriminator. A name that the schema's own property does not allow is no value of it.
    ///
    /// - Parameter itself: the schema's name, which stands for it where it gives no other value.
    func values(of schema: SchemaObject, itself name: String, _ classifier: inout SchemaClassifier) -> [String] {
        guard let key else { return [] }
        let itself = schema.discriminatorValue ?? name
        let values = mappedValues(of: schema)
        if self.values.contains(itself) { return values }
        if let allowed = classifier.constants(of: schema)[key], !allowed.contains(itself) { return values }
        return values + [itself]
    }
}
