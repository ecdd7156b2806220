import DTORuntime
import TestSupport

/// Makes random values for a schema, with only the properties that the schema names, as a program that uses the schema
/// writes them. Some of the values do not conform.
struct SchemaValues {
    /// The schemas by name.
    let schemas: [String: JSONValue]
    var random: SeededRandom
    private var depth = 0

    init(_ schemas: [String: JSONValue], seed: UInt64) {
        self.schemas = schemas
        random = SeededRandom(seed: seed)
    }

    mutating func value(of schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema, depth < 12 else { return .null }
        depth += 1
        defer { depth -= 1 }
        if case .string(let reference)? = members["$ref"] {
            return schemas[Self.name(in: reference)].map { value(of: $0) } ?? .null
        }
        if let constant = members["const"] { return constant }
        if case .array(let values)? = members["enum"], let value = values.randomElement(using: &random) { return value }
        if members["nullable"] == .bool(true), Int.random(in: 0..<6, using: &random) == 0 { return .null }
        return composed(members)
    }

    static func name(in reference: String) -> String { String(reference.split(separator: "/").last ?? "") }

    private mutating func composed(_ schema: [String: JSONValue]) -> JSONValue {
        var parts: [JSONValue] = []
        if case .array(let branches)? = schema["allOf"] { parts += branches }
        for keyword in ["oneOf", "anyOf"] {
            if case .array(let branches)? = schema[keyword], let branch = branches.randomElement(using: &random) {
                parts.append(branch)
            }
        }
        var values = parts.map { value(of: $0) }
        // Parts that only have `required` do not describe values.
        let onlyRestrict = parts.allSatisfy { part in
            if case .object(let part) = part { part.keys.allSatisfy { $0 == "required" } } else { false }
        }
        if onlyRestrict || schema["properties"] != nil { values.append(plain(schema)) }
        guard values.count > 1 else { return values[0] }
        var all: [String: JSONValue] = [:]
        for case .object(let members) in values { all.merge(members) { first, _ in first } }
        return all.isEmpty ? values[0] : .object(all)
    }

    private mutating func plain(_ schema: [String: JSONValue]) -> JSONValue {
        switch type(of: schema) {
        case "string": .string(text(schema))
        case "integer": .integer(integer(schema))
        case "number": Bool.random(using: &random) ? .integer(integer(schema)) : .number(1.5)
        case "boolean": .bool(Bool.random(using: &random))
        case "array": array(schema)
        case "object": object(schema)
        case "null": .null
        default: random.element(of: [.string("x"), .integer(7), .object([:]), .bool(true)])
        }
    }

    private mutating func type(of schema: [String: JSONValue]) -> String {
        switch schema["type"] {
        case .string(let type)?: type
        case .array(let types)?: types.randomElement(using: &random)?.stringValue ?? ""
        default: schema["properties"] != nil ? "object" : schema["items"] != nil ? "array" : ""
        }
    }

    private mutating func text(_ schema: [String: JSONValue]) -> String {
        switch schema["format"]?.stringValue {
        case "date": return "2024-05-06"
        case "date-time": return "2024-05-06T07:08:09Z"
        case "uuid": return "123e4567-e89b-12d3-a456-426614174000"
        case "email": return "jane@example.org"
        case "uri", "url": return "https://example.org/x"
        case "byte": return "YWJj"
        default: break
        }
        if case .integer(let most)? = schema["maxLength"], Int.random(in: 0..<4, using: &random) == 0 {
            return String(repeating: "m", count: Int(min(most, 60_000)))
        }
        let words = [
            "a", "b", "abc", "ABC 9", "", "x-1_long", "a", String(repeating: "long", count: 20),
            String(repeating: "l", count: 5001),
        ]
        guard case .integer(let least)? = schema["minLength"], Bool.random(using: &random) else {
            return random.element(of: words)
        }
        return String(repeating: "k", count: Int(min(least, 300)))
    }

    private mutating func integer(_ schema: [String: JSONValue]) -> Int64 {
        var choices: [Int64] = [0, 1, 2, 3, -4, 7, 60, 1000, 1 << 40]
        for key in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] {
            if case .integer(let bound)? = schema[key] { choices += [bound, bound + 1, bound - 1] }
        }
        if case .integer(let least)? = schema["minimum"] { choices = choices.filter { $0 >= least } }
        if case .integer(let most)? = schema["maximum"] { choices = choices.filter { $0 <= most } }
        if schema["format"] == "int32" { choices = choices.filter { Int32(exactly: $0) != nil } }
        return choices.randomElement(using: &random) ?? 1
    }

    private mutating func array(_ schema: [String: JSONValue]) -> JSONValue {
        var counts = [0, 1, 2, 4]
        if case .integer(let least)? = schema["minItems"] {
            counts = counts.filter { $0 >= least } + [Int(min(least, 9))]
        }
        if case .integer(let most)? = schema["maxItems"] { counts = counts.filter { $0 <= most } }
        let count = depth > 8 ? counts.min() ?? 0 : counts.randomElement(using: &random) ?? 1
        let items = schema["items"] ?? [:]
        if count > 1, schema["uniqueItems"] == nil, Bool.random(using: &random) {
            return .array(Array(repeating: value(of: items), count: count))
        }
        return .array((0..<count).map { _ in value(of: items) })
    }

    private mutating func object(_ schema: [String: JSONValue]) -> JSONValue {
        var required: Set<String> = []
        if case .array(let names)? = schema["required"] { required = Set(names.compactMap(\.stringValue)) }
        var members: [String: JSONValue] = [:]
        var properties: [String: JSONValue] = [:]
        if case .object(let all)? = schema["properties"] { properties = all }
        let isFull = Int.random(in: 0..<3, using: &random)
        for (key, schema) in properties.sorted(by: { $0.key < $1.key }) {
            if case .object(let property) = schema, property["readOnly"] == .bool(true) { continue }
            let isKept = required.contains(key) || isFull == 0 || isFull == 1 && Bool.random(using: &random)
            if isKept, depth < 9 || required.contains(key) { members[key] = value(of: schema) }
        }
        for key in required.sorted() where properties[key] == nil { members[key] = "x" }
        if properties.isEmpty, required.isEmpty, schema["additionalProperties"] == nil, Bool.random(using: &random) {
            for key in ["zed", "id", "k"].prefix(Int.random(in: 1...3, using: &random)) {
                members[key] = random.element(of: [1, "x", .null])
            }
        }
        if schema["additionalProperties"] == .bool(true), Bool.random(using: &random) { members["further"] = 1 }
        if case .object(let further)? = schema["additionalProperties"], Bool.random(using: &random) {
            for key in ["further", "more"].prefix(Int.random(in: 1...2, using: &random)) {
                members[key] = value(of: .object(further))
            }
        }
        return .object(members)
    }
}

extension SeededRandom {
    /// Returns one of the elements. The list must not be empty.
    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}
