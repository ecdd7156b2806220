import DTORuntime
import Foundation

/// Compiles schemas in JSON to nodes. A keyword with a value of the wrong type is ignored.
struct SchemaCompiler {
    private(set) var nodes: [SchemaNode]
    private(set) var tracksEvaluation = false
    private let dialect: SchemaSet.Dialect
    /// The number of schemas that are already numbered. Inner schemas get the numbers after them.
    private let count: Int
    /// Maps the name in a reference to the number of its schema.
    private let names: [String: Int]

    init(count: Int, dialect: SchemaSet.Dialect, names: [String: Int] = [:]) {
        nodes = Array(repeating: SchemaNode(), count: count)
        self.count = count
        self.dialect = dialect
        self.names = names
    }

    mutating func compile(_ schema: JSONValue, as number: Int) {
        let node = node(schema)
        nodes[number] = node
    }

    private mutating func added(_ schema: JSONValue) -> Int {
        let node = node(schema)
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func node(_ schema: JSONValue) -> SchemaNode {
        var node = SchemaNode()
        if case .bool(let allows) = schema { node.boolean = allows }
        guard case .object(let keywords) = schema else { return node }
        if let reference = keywords["$ref"].flatMap(number) {
            node.reference = reference
            if dialect == .openAPI30 { return node }
        }
        node.types = types(keywords)
        node.constants = constants(keywords)
        node.number = numberRules(keywords)
        node.text = textRules(keywords)
        node.list = listRules(keywords)
        node.object = objectRules(keywords)
        node.allOf = parts(keywords["allOf"])
        node.anyOf = parts(keywords["anyOf"])
        node.oneOf = parts(keywords["oneOf"])
        node.discriminator = keywords["discriminator"].flatMap(discriminator)
        node.allowsNull = isNullable(keywords) || keywords["type"] == nil && hasNullablePart(keywords)
        node.not = keywords["not"].flatMap { part($0) }
        if let test = keywords["if"].flatMap({ part($0) }) {
            node.condition = SchemaNode.Condition(
                test: test, then: keywords["then"].flatMap { part($0) },
                otherwise: keywords["else"].flatMap { part($0) })
        }
        node.unevaluatedProperties = keywords["unevaluatedProperties"].flatMap { part($0) }
        node.unevaluatedItems = keywords["unevaluatedItems"].flatMap { part($0) }
        if node.unevaluatedProperties != nil || node.unevaluatedItems != nil { tracksEvaluation = true }
        node.isReadOnly = keywords["readOnly"]?.boolValue ?? false
        node.isWriteOnly = keywords["writeOnly"]?.boolValue ?? false
        node.examples = examples(keywords)
        return node
    }

    private func number(of reference: JSONValue) -> Int? {
        if let name = reference.stringValue { return names[name] }
        return reference.integerValue.flatMap { (0..<Int64(count)).contains($0) ? Int($0) : nil }
    }

    private mutating func part(_ value: JSONValue) -> Int? {
        switch value {
        case .bool, .object: added(value)
        default: nil
        }
    }

    private mutating func parts(_ value: JSONValue?) -> [Int] {
        (value?.arrayValue ?? []).compactMap { part($0) }
    }

    private func types(_ keywords: [String: JSONValue]) -> JSONKinds? {
        let names =
            keywords["type"]?.arrayValue.map { $0.compactMap(\.stringValue) }
            ?? keywords["type"]?.stringValue.map { [$0] } ?? []
        let kinds = names.compactMap(JSONKinds.init(name:))
        // An unknown name, such as `file`, could mean any type.
        guard !names.isEmpty, kinds.count == names.count else { return nil }
        return isNullable(keywords) ? JSONKinds(kinds).union(.null) : JSONKinds(kinds)
    }

    /// Whether `nullable` or one of its older names is true. OpenAPI 3.0.3 ignores `nullable` next to `allOf` or
    /// without `type`, but documents mean that null is allowed.
    private func isNullable(_ keywords: [String: JSONValue]) -> Bool {
        dialect == .openAPI30
            && ["nullable", "x-nullable", "x-isnullable"].contains { keywords[$0]?.boolValue == true }
    }

    /// Whether a part of `allOf` has only `nullable`: `allOf: [{$ref: …}, {nullable: true}]`.
    private func hasNullablePart(_ keywords: [String: JSONValue]) -> Bool {
        (keywords["allOf"]?.arrayValue ?? []).contains { part in
            part.objectValue.map { $0.count == 1 && isNullable($0) } ?? false
        }
    }

    private func discriminator(_ value: JSONValue) -> SchemaNode.Discriminator? {
        value["propertyName"]?.stringValue.map { property in
            SchemaNode.Discriminator(
                property: property, alternatives: (value["mapping"]?.objectValue ?? [:]).compactMapValues(\.count))
        }
    }

    private func constants(_ keywords: [String: JSONValue]) -> [JSONValue]? {
        if let constant = keywords["const"] { return [constant] }
        guard let values = keywords["enum"]?.arrayValue else { return nil }
        return isNullable(keywords) ? values + [.null] : values
    }

    private func numberRules(_ keywords: [String: JSONValue]) -> SchemaNode.NumberRules? {
        func bound(_ key: String) -> JSONValue? {
            // In a conditional expression, `nil` would become the JSON value null.
            guard let value = keywords[key], value.kinds.contains(.number) else { return nil }
            return value
        }
        var rules = SchemaNode.NumberRules(
            minimum: bound("minimum"), exclusiveMinimum: bound("exclusiveMinimum"), maximum: bound("maximum"),
            exclusiveMaximum: bound("exclusiveMaximum"),
            multipleOf: keywords["multipleOf"]?.doubleValue.flatMap { $0 > 0 ? $0 : nil })
        if keywords["exclusiveMinimum"]?.boolValue == true {
            (rules.exclusiveMinimum, rules.minimum) = (rules.minimum, nil)
        }
        if keywords["exclusiveMaximum"]?.boolValue == true {
            (rules.exclusiveMaximum, rules.maximum) = (rules.maximum, nil)
        }
        let bounds = [rules.minimum, rules.exclusiveMinimum, rules.maximum, rules.exclusiveMaximum]
        return rules.multipleOf == nil && bounds.allSatisfy { $0 == nil } ? nil : rules
    }

    private func textRules(_ keywords: [String: JSONValue]) -> SchemaNode.TextRules? {
        let rules = SchemaNode.TextRules(
            minLength: keywords["minLength"]?.count, maxLength: keywords["maxLength"]?.count,
            pattern: keywords["pattern"]?.stringValue, format: keywords["format"]?.stringValue)
        let isEmpty =
            rules.minLength == nil && rules.maxLength == nil && rules.pattern == nil && rules.format == nil
        return isEmpty ? nil : rules
    }

    private mutating func listRules(_ keywords: [String: JSONValue]) -> SchemaNode.ListRules? {
        let names = [
            "items", "prefixItems", "contains", "minContains", "maxContains", "minItems", "maxItems", "uniqueItems",
        ]
        guard names.contains(where: { keywords[$0] != nil }) else { return nil }
        return SchemaNode.ListRules(
            prefixItems: parts(keywords["prefixItems"]), items: keywords["items"].flatMap { part($0) },
            contains: keywords["contains"].flatMap { part($0) }, minContains: keywords["minContains"]?.count,
            maxContains: keywords["maxContains"]?.count, minItems: keywords["minItems"]?.count,
            maxItems: keywords["maxItems"]?.count, isUnique: keywords["uniqueItems"]?.boolValue ?? false)
    }

    private mutating func objectRules(_ keywords: [String: JSONValue]) -> SchemaNode.ObjectRules? {
        let names = [
            "properties", "patternProperties", "additionalProperties", "propertyNames", "required", "minProperties",
            "maxProperties", "dependentRequired", "dependentSchemas",
        ]
        guard names.contains(where: { keywords[$0] != nil }) else { return nil }
        var rules = SchemaNode.ObjectRules()
        // The order is fixed, so that a value always gets the same violations.
        for (key, value) in members(keywords["properties"]) { rules.properties[key] = part(value) }
        for (pattern, value) in members(keywords["patternProperties"]) {
            if let schema = part(value) { rules.patternProperties.append((pattern, schema)) }
        }
        rules.additionalProperties = keywords["additionalProperties"].flatMap { part($0) }
        rules.propertyNames = keywords["propertyNames"].flatMap { part($0) }
        rules.required = keywords["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
        rules.minProperties = keywords["minProperties"]?.count
        rules.maxProperties = keywords["maxProperties"]?.count
        for (key, value) in members(keywords["dependentRequired"]) {
            rules.dependentRequired[key] = value.arrayValue?.compactMap(\.stringValue)
        }
        for (key, value) in members(keywords["dependentSchemas"]) { rules.dependentSchemas[key] = part(value) }
        return rules
    }

    private func members(_ value: JSONValue?) -> [(key: String, value: JSONValue)] {
        (value?.objectValue ?? [:]).sorted { $0.key < $1.key }
    }

    private func examples(_ keywords: [String: JSONValue]) -> [JSONValue] {
        var examples = keywords["examples"]?.arrayValue ?? []
        if let example = keywords["example"] { examples.insert(example, at: 0) }
        if let value = keywords["default"] { examples.append(value) }
        return examples
    }
}

extension JSONValue {
    /// The value as an integer that is not negative, even if it is written as `3.0`. The result is nil for other
    /// values.
    fileprivate var count: Int? {
        guard let number = doubleValue, number >= 0, number == number.rounded(), number < 1e15 else { return nil }
        return Int(clamping: Int64(number))
    }
}
