import DTORuntime
import TestSupport

/// Changes one schema at random, as the author of a document may do.
struct SchemaMutation {
    var random: SeededRandom

    /// Returns the schema with one change in itself or in one of its inline schemas. Nil if the change does not apply.
    mutating func changed(_ schema: JSONValue) -> JSONValue? {
        let paths = Self.paths(of: schema, below: [])
        return changed(schema, at: random.element(of: paths))
    }

    // MARK: Places

    private static func paths(of schema: JSONValue, below path: [String]) -> [[String]] {
        guard case .object(let members) = schema, path.count < 12 else { return [] }
        var found = [path]
        for key in members.keys.sorted() {
            switch (key, members[key]) {
            case ("properties", .object(let properties)?):
                for (name, property) in properties.sorted(by: { $0.key < $1.key }) {
                    found += paths(of: property, below: path + [key, name])
                }
            case ("items", let value?), ("additionalProperties", let value?):
                found += paths(of: value, below: path + [key])
            // Parts of `allOf` that contradict each other have no values.
            case ("oneOf", .array(let list)?), ("anyOf", .array(let list)?):
                for (index, part) in list.enumerated() { found += paths(of: part, below: path + [key, "\(index)"]) }
            default: break
            }
        }
        return found
    }

    private mutating func changed(_ value: JSONValue, at path: [String]) -> JSONValue? {
        guard let step = path.first else {
            guard case .object(let members) = value else { return nil }
            return apply(to: members)
        }
        switch value {
        case .object(var members):
            guard let inner = members[step], let other = changed(inner, at: Array(path.dropFirst())) else { return nil }
            members[step] = other
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), let other = changed(elements[index], at: Array(path.dropFirst())) else {
                return nil
            }
            elements[index] = other
            return .array(elements)
        default: return nil
        }
    }

    // MARK: Changes

    private static let samples: [JSONValue] = [
        ["type": "string"], ["type": "integer"], ["type": "number"], ["type": "boolean"],
        ["type": "array", "items": ["type": "string"]], ["type": "object"],
        ["type": "string", "format": "date"], ["type": "string", "format": "date-time"],
        ["type": "string", "format": "uuid"], ["type": "string", "enum": ["a", "b"]],
        ["type": "integer", "format": "int32"], ["type": "integer", "format": "int64"],
        ["type": "object", "required": ["zed"], "properties": ["zed": ["type": "string"]]],
        ["type": "object", "properties": ["zed": ["type": "string"]]],
        ["type": "array", "items": ["type": "integer"]],
    ]

    private static let bounds: [(String, Set<String>, [JSONValue])] = [
        ("minLength", ["string"], [1, 3]), ("maxLength", ["string"], [2, 8, 40]),
        ("pattern", ["string"], ["^[a-z]+$", "^.{0,4}$"]), ("minimum", ["integer", "number"], [0, 1, 10]),
        ("maximum", ["integer", "number"], [5, 100]), ("multipleOf", ["integer", "number"], [2]),
        ("minItems", ["array"], [1, 2]), ("maxItems", ["array"], [1, 3]), ("uniqueItems", ["array"], [true]),
        ("minProperties", ["object"], [1, 3]), ("maxProperties", ["object"], [1, 2]),
        ("additionalProperties", ["object"], [false, true, ["type": "string"]]),
        ("format", ["string"], ["date", "date-time", "uuid", "email"]),
        ("format", ["integer"], ["int32", "int64"]), ("enum", ["string"], [["a", "b", "abc"]]),
        ("const", ["string"], ["a"]), ("enum", ["array"], [[["a"], []], [[1]], ["a", "b"]]),
        ("enum", ["object"], [[[:], ["id": 1]], [["zed": "a"]]]), ("const", ["array"], [[], ["a"]]),
        ("const", ["object"], [[:]]), ("prefixItems", ["array"], [[["type": "string"]], [["type": "integer"]]]),
        ("patternProperties", ["object"], [["^z": ["type": "string"]], ["^i": ["type": "integer"]]]),
    ]

    private mutating func apply(to schema: [String: JSONValue]) -> JSONValue? {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2: bounded(schema)
        case 3: retyped(schema)
        case 4: required(schema)
        case 5: withProperty(schema)
        case 6: withoutProperty(schema)
        case 7: nullable(schema)
        case 8: values(schema)
        case 9: wrapped(schema)
        case 10, 11: recomposed(schema)
        case 12: Self.samples.randomElement(using: &random)
        default: mixed(schema)
        }
    }

    private mutating func bounded(_ schema: [String: JSONValue]) -> JSONValue? {
        guard case .string(let type)? = schema["type"] else { return nil }
        // Another list of values would contradict the present one.
        let isListed = schema["enum"] != nil || schema["const"] != nil
        let fitting = Self.bounds.filter { $0.1.contains(type) && !(isListed && ["enum", "const"].contains($0.0)) }
        guard let (key, _, values) = fitting.randomElement(using: &random) else { return nil }
        var changed = schema
        let isRemoved = schema[key] != nil && Bool.random(using: &random)
        changed[key] = isRemoved ? nil : values.randomElement(using: &random)
        if type == "object", case .object(let properties)? = schema["properties"], Bool.random(using: &random),
            let name = properties.keys.sorted().randomElement(using: &random)
        {
            changed = schema
            let rules: [(String, JSONValue)] = [
                ("not", ["required": [.string(name)]]), ("dependentRequired", [name: ["other"]]),
                ("anyOf", [["required": [.string(name)]], ["required": ["other"]]]),
            ]
            let rule = random.element(of: rules)
            changed[rule.0] = rule.1
        }
        return .object(changed)
    }

    private mutating func retyped(_ schema: [String: JSONValue]) -> JSONValue? {
        guard case .string(let type)? = schema["type"], ["string", "integer", "number", "boolean"].contains(type) else {
            return nil
        }
        var changed = schema.filter { ["description", "type"].contains($0.key) }
        changed["type"] = ["string", "integer", "number", "boolean"].randomElement(using: &random)
        return .object(changed)
    }

    /// Adds a name to `required`, or removes one.
    private mutating func required(_ schema: [String: JSONValue]) -> JSONValue? {
        guard case .object(let properties)? = schema["properties"] else { return nil }
        var names: Set<String> = []
        if case .array(let list)? = schema["required"] { names = Set(list.compactMap(\.stringValue)) }
        let choices = properties.keys.sorted() + ["unnamed"]
        names.formSymmetricDifference([random.element(of: choices)])
        var changed = schema
        changed["required"] = names.isEmpty ? nil : .array(names.sorted().map { .string($0) })
        return .object(changed)
    }

    private mutating func withProperty(_ schema: [String: JSONValue]) -> JSONValue? {
        guard case .object(var properties)? = schema["properties"], properties["extra"] == nil else { return nil }
        properties["extra"] = Self.samples.randomElement(using: &random)
        var changed = schema
        changed["properties"] = .object(properties)
        if Bool.random(using: &random) {
            var names: [JSONValue] = []
            if case .array(let list)? = schema["required"] { names = list }
            changed["required"] = .array(names + ["extra"])
        }
        return .object(changed)
    }

    private mutating func withoutProperty(_ schema: [String: JSONValue]) -> JSONValue? {
        guard case .object(var properties)? = schema["properties"],
            let name = properties.keys.sorted().randomElement(using: &random)
        else { return nil }
        properties[name] = nil
        var changed = schema
        changed["properties"] = .object(properties)
        if case .array(let list)? = schema["required"] {
            let left = list.filter { $0.stringValue != name }
            changed["required"] = left.isEmpty ? nil : .array(left)
        }
        return .object(changed)
    }

    private mutating func nullable(_ schema: [String: JSONValue]) -> JSONValue? {
        var changed = schema
        if schema["enum"] != nil || schema["const"] != nil { return nil }
        switch schema["type"] {
        case .string(let type)? where type != "null": changed["type"] = [.string(type), "null"]
        case .array(let types)?:
            let left = types.filter { $0 != "null" }
            guard left.count == 1, left.count < types.count else { return nil }
            changed["type"] = left[0]
        default: return nil
        }
        return .object(changed)
    }

    private mutating func values(_ schema: [String: JSONValue]) -> JSONValue? {
        guard case .array(var values)? = schema["enum"] else { return nil }
        var changed = schema
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed["enum"] = nil
        case 1 where values.count > 1:
            values.remove(at: Int.random(in: 0..<values.count, using: &random))
            changed["enum"] = .array(values)
        default: changed["enum"] = .array(values + ["another"])
        }
        return .object(changed)
    }

    private mutating func wrapped(_ schema: [String: JSONValue]) -> JSONValue? {
        // Without keywords, a schema accepts anything.
        if schema.isEmpty { return nil }
        let keyword = random.element(of: ["oneOf", "anyOf", "allOf"])
        if keyword == "allOf" { return ["allOf": [.object(schema)]] }
        return [keyword: [.object(schema), alternative(to: .object(schema))]]
    }

    /// Returns another alternative. Some values may conform to both.
    private mutating func alternative(to schema: JSONValue) -> JSONValue {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return [:]
        case 1:
            guard case .object(let members) = schema else { return [:] }
            return bounded(members) ?? [:]
        default: return random.element(of: Self.samples)
        }
    }

    /// Changes the alternatives of a composition.
    private mutating func recomposed(_ schema: [String: JSONValue]) -> JSONValue? {
        guard let keyword = ["oneOf", "anyOf"].first(where: { schema[$0] != nil }),
            case .array(var branches)? = schema[keyword], !branches.isEmpty
        else { return nil }
        var changed = schema
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where branches.count > 1:
            branches.remove(at: Int.random(in: 0..<branches.count, using: &random))
            changed[keyword] = .array(branches)
        case 1: changed[keyword] = .array(branches + [alternative(to: random.element(of: branches))])
        case 2:
            changed[keyword] = nil
            changed[keyword == "oneOf" ? "anyOf" : "oneOf"] = .array(branches)
        default: return branches.randomElement(using: &random)
        }
        return .object(changed)
    }

    /// Makes one type several, or several types one.
    private mutating func mixed(_ schema: [String: JSONValue]) -> JSONValue? {
        var changed = schema
        switch schema["type"] {
        case .string(let type)? where ["string", "integer", "number", "boolean"].contains(type):
            let other = random.element(of: ["string", "integer", "number", "boolean"])
            guard other != type else { return nil }
            changed["type"] = [.string(type), .string(other)]
        case .array(let types)?: changed["type"] = types.filter { $0 != "null" }.randomElement(using: &random)
        default: return nil
        }
        return .object(changed)
    }
}
