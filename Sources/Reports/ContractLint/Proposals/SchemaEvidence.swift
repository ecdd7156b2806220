import ContractModel
package import ContractReading
package import YAMLTree

/// The facts that examples and responses show about schemas.
package struct SchemaEvidence {
    /// The facts that values show about a schema.
    struct Observation {
        var schema: YAMLNode
        var nulls = 0
        /// The JSON types of the values that are not null.
        var types: Set<String> = []
        /// Whether a value is not an integer. `1.0` is an integer (JSON Schema 2020-12, section 4.2.3).
        var hasFraction = false
        /// The number of objects among the values.
        var objects = 0
        /// Maps each required key to the number of objects that lack the key.
        var lacking: [String: Int] = [:]
    }

    let outline: DocumentOutline
    private(set) var observations: [UInt32: Observation] = [:]
    /// The number of values that may still be visited. Examples may be large, and a schema may have many examples.
    private var steps = 1_000_000

    private static let depthLimit = 64
    private static let elementLimit = 100

    package init(_ outline: DocumentOutline) {
        self.outline = outline
    }

    /// Adds all examples of the document.
    package mutating func addExamples() {
        for sample in outline.samples where !sample.isDefault { add(sample.value, of: sample.schema) }
    }

    package mutating func add(_ value: YAMLNode, of schema: YAMLNode) {
        visit(value, schema, depth: 0)
    }

    /// Returns the JSON types of the elements of an array, as far as values show them.
    func elementTypes(of schema: YAMLNode) -> Set<String> {
        elements[schema.id] ?? []
    }

    private var elements: [UInt32: Set<String>] = [:]

    // MARK: Values

    private mutating func visit(_ value: YAMLNode, _ node: YAMLNode, depth: Int) {
        steps -= 1
        // A null value says nothing about the target of a reference, because the place of the reference may allow null.
        guard steps > 0, depth < Self.depthLimit, node["$ref"] == nil || !value.isNull,
            let schema = outline.object(node), schema.kind == .mapping
        else { return }
        for part in schema["allOf"]?.elements.map(\.self) ?? [] { visit(value, part, depth: depth + 1) }
        guard schema.tree === outline.documents.root, schema["oneOf"] == nil, schema["anyOf"] == nil else { return }
        var observation = observations[schema.id] ?? Observation(schema: schema)
        if value.isNull {
            observation.nulls += 1
        } else {
            observation.types.insert(value.typeName)
            if !(value.scalar?.numberText.map(DecimalText.isWhole) ?? false) { observation.hasFraction = true }
        }
        if value.kind == .mapping {
            observation.objects += 1
            for name in requiredKeys(of: schema) where value[name] == nil { observation.lacking[name, default: 0] += 1 }
        }
        observations[schema.id] = observation
        visitParts(of: value, schema, depth)
    }

    private mutating func visitParts(of value: YAMLNode, _ schema: YAMLNode, _ depth: Int) {
        if value.kind == .sequence {
            for element in value.elements.prefix(Self.elementLimit) {
                if let items = schema["items"] {
                    visit(element, items, depth: depth + 1)
                } else {
                    elements[schema.id, default: []].insert(element.isNull ? "null" : element.typeName)
                }
            }
        }
        guard value.kind == .mapping, let properties = schema["properties"] else { return }
        for pair in value.pairs {
            if let property = properties[pair.key] { visit(pair.value, property, depth: depth + 1) }
        }
    }

    /// Returns the required keys, except the keys of read-only and write-only properties.
    private func requiredKeys(of schema: YAMLNode) -> [String] {
        guard let list = schema["required"], list.kind == .sequence else { return [] }
        return list.elements.filter(\.isString).map(\.text).filter { name in
            let property = schema["properties"]?[name].flatMap { outline.object($0) }
            return property?["readOnly"] == nil && property?["writeOnly"] == nil
        }
    }
}

extension YAMLNode {
    /// The JSON type of a value.
    fileprivate var typeName: String {
        switch kind {
        case .sequence: return "array"
        case .mapping: return "object"
        case .scalar:
            switch scalar {
            case .boolean: return "boolean"
            case .integer: return "integer"
            case .number, .notANumber, .infinity: return "number"
            case .null, nil: return "null"
            case .string: return "string"
            }
        }
    }
}
