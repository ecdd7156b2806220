package import ContractModel
package import Diagnostics
import GenerationSettings
import References
import YAMLTree

/// The inline enumerations in the properties of named schemas, in the order of the schemas.
package struct InlineEnumerations {
    /// An inline enumeration in a property.
    package struct Place {
        /// The name in the configuration: `Order.lines.currency`.
        package var name: String
        /// The key of the property.
        package var key: String
        package var pointer: String
        let schema: SchemaObject
        /// The values that the enumeration lists, in no order.
        package var values: Set<ContractValue>

        package var location: SourceLocation { schema.location }
    }

    package private(set) var places: [Place] = []
    private var seen: Set<ObjectIdentifier> = []

    package init(of document: OpenAPIDocument) {
        self.init(of: document.namedSchemas)
    }

    init(of schemas: [NamedSchema]) {
        for named in schemas { visit(named.schema, name: named.key, pointer: named.pointer, key: nil) }
    }

    /// Visits a schema and the schemas in it. The depth of recursion is the depth of nesting in the document.
    private mutating func visit(_ schema: SchemaObject, name: String, pointer: String, key: String?) {
        guard schema.reference == nil, seen.insert(ObjectIdentifier(schema)).inserted else { return }
        if let key, let values = Self.values(of: schema) {
            places.append(Place(name: name, key: key, pointer: pointer, schema: schema, values: values))
        }
        for property in schema.properties {
            visit(
                property.schema, name: "\(name).\(property.key)",
                pointer: "\(pointer)/properties/\(JSONPointer.escaped(property.key))", key: property.key)
        }
        if let items = schema.items { visit(items, name: name, pointer: pointer + "/items", key: key) }
        if let values = schema.additionalProperties {
            visit(values, name: name, pointer: pointer + "/additionalProperties", key: key)
        }
        for (keyword, parts) in [("allOf", schema.allOf), ("oneOf", schema.oneOf), ("anyOf", schema.anyOf)] {
            for (index, part) in parts.enumerated() {
                visit(part, name: name, pointer: "\(pointer)/\(keyword)/\(index)", key: key)
            }
        }
    }

    /// Returns the values of an enumeration of strings or numbers. Returns nil for another schema, and for fewer than
    /// two values.
    static func values(of schema: SchemaObject) -> Set<ContractValue>? {
        guard let nodes = schema.onlyValues, schema.types.subtracting([.null, .string, .integer, .number]).isEmpty,
            nodes.allSatisfy({ $0.kind == .scalar })
        else { return nil }
        let values = Set(nodes.lazy.filter { !$0.isNull }.map { ContractValue($0) })
        return values.count > 1 ? values : nil
    }
}

extension ContractBuilder {
    /// Applies `shared:` of the configuration. Inline enumerations with the same values become one type with the name
    /// of the rule. If a schema has this name and these values, the schema becomes their type.
    mutating func shareEnumerations() {
        if options.shared.isEmpty { return }
        let places = InlineEnumerations(of: schemas).places
        for rule in options.shared {
            let matching = places.filter { place in rule.places.contains { $0.matches(place.name) } }
            for pattern in rule.places
            where !matching.contains(where: { pattern.matches($0.name) }) && !document.absentNames.contains(pattern) {
                classifier.diagnostics.emit(OptionMessages.emptyShared(pattern.text, of: rule, at: pattern.location))
            }
            guard let first = matching.min(by: { $0.pointer < $1.pointer }) else { continue }
            if let other = matching.first(where: { $0.values != first.values }) {
                classifier.diagnostics.emit(
                    OptionMessages.sharedDiffers(
                        rule, first.name, other.name, at: rule.location,
                        places: [first.schema.location, other.schema.location]))
                continue
            }
            share(matching, as: rule, model: first)
        }
    }

    /// Gives the enumerations one type: the schema with the rule's name, or a new type that is made from `model`.
    private mutating func share(
        _ places: [InlineEnumerations.Place], as rule: SharedRule, model: InlineEnumerations.Place
    ) {
        var target = model.schema
        if let named = schemas.first(where: { $0.key == rule.name }) {
            guard InlineEnumerations.values(of: named.schema) == model.values else {
                return classifier.diagnostics.emit(
                    OptionMessages.sharedDiffers(
                        rule, model.name, rule.name, at: rule.location,
                        places: [model.schema.location, named.location]))
            }
            target = named.schema
        } else {
            let id = declare(
                target, origin: .schema(rule.name), pointer: model.pointer, at: model.schema.location)
            shared.types.insert(id)
            let texts = Set(places.map { documentation(of: $0.schema) })
            if texts.count > 1 { definitions[id.rawValue].documentation = Documentation() }
            if !places.allSatisfy({ $0.schema.isDeprecated }) { definitions[id.rawValue].deprecation = nil }
            definitions[id.rawValue].examples = []
        }
        for place in places {
            shared.places.insert(place.name)
            if place.schema !== target { twins[ObjectIdentifier(place.schema)] = target }
        }
    }
}
