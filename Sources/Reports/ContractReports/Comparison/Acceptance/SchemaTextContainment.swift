import ContractModel
@_spi(Generated) import DTORuntime
import ECMAPatterns
import Foundation

/// Compares the texts of schemas for which no type exists, such as the schemas of XML contents and of the keyword
/// `not`. The texts are JSON.
struct SchemaTextContainment {
    /// Whether listed values do not matter, because the reader accepts any text.
    private let ignoresValues: Bool

    /// Whether one schema certainly accepts every value of another schema. The result is false if the function cannot
    /// decide.
    static func contains(_ outer: String, _ inner: String, ignoresValues: Bool) -> Bool {
        guard let outer = value(of: outer), let inner = value(of: inner) else { return false }
        return SchemaTextContainment(ignoresValues: ignoresValues).contains(outer, inner)
    }

    /// Whether each rule of a keyword certainly accepts the values that the keyword of another schema accepts.
    static func contains(_ outer: Set<String>, _ inner: Set<String>, of keyword: String) -> Bool {
        let containment = SchemaTextContainment(ignoresValues: false)
        return outer.allSatisfy { rule in
            guard let rule = value(of: rule) else { return false }
            return inner.contains { other in
                guard let other = value(of: other) else { return false }
                return keyword == "prefixItems"
                    ? containment.contains(rule, other) : containment.contains(keyword, rule, other)
            }
        }
    }

    /// Returns the names of the schemas to which rules refer.
    static func references(in rules: Set<String>) -> Set<String> {
        let references = rules.filter { $0.contains("\"$ref\"") }
            .flatMap { $0.matches(of: /"\$ref": "[^"]*\/([^"\/]+)"/) }
        return Set(references.map { String($0.1) })
    }

    /// Whether rules of `patternProperties` may concern one of the keys.
    static func concerns(_ keys: [String], _ rules: Set<String>) -> Bool {
        guard keys.count <= keyLimit else { return true }
        return rules.contains { rule in
            guard case .object(let patterns)? = value(of: rule) else { return true }
            return patterns.keys.contains { pattern in
                guard let matcher = PatternMatcher(pattern) else { return true }
                return keys.contains { matcher.matches($0) != false }
            }
        }
    }

    private static let keyLimit = 256

    private static func value(of text: String) -> JSONValue? {
        try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    private func contains(_ outer: JSONValue, _ inner: JSONValue) -> Bool {
        let (outer, inner) = (outer.unwrapped, inner.unwrapped)
        if outer == inner || outer == .bool(true) { return true }
        guard case .object(let outer) = outer, case .object(let members) = inner,
            Self.types(outer).isSuperset(of: Self.types(members))
        else { return false }
        return outer.allSatisfy { keyword, rule in
            if keyword == "anyOf", case .array(let choice) = rule, choice.contains(where: { contains($0, inner) }) {
                return true
            }
            return Self.typeKeywords.contains(keyword)
                || Self.neighbours[keyword, default: []].allSatisfy { Self.isAlike($0, outer[$0], members[$0]) }
                    && contains(keyword, rule, members[keyword])
        }
    }

    private static let typeKeywords: Set = ["type", "nullable"]

    /// The keywords that decide which parts of a value a keyword concerns, or how often it applies.
    private static let neighbours: [String: [String]] = [
        "additionalProperties": ["properties", "patternProperties"],
        "unevaluatedProperties": ["properties", "patternProperties", "additionalProperties"],
        "items": ["prefixItems"], "unevaluatedItems": ["prefixItems", "items"],
        "contains": ["minContains", "maxContains"], "maxContains": ["contains"],
    ]

    private static func isAlike(_ keyword: String, _ left: JSONValue?, _ right: JSONValue?) -> Bool {
        guard keyword == "properties", case .object(let left)? = left, case .object(let right)? = right else {
            return left == right
        }
        return left.keys == right.keys
    }

    private static func types(_ schema: [String: JSONValue]) -> JSONTypes {
        if case .array(let values)? = schema["enum"] { return values.reduce(into: []) { $0.formUnion($1.types) } }
        let names: [JSONValue]
        switch schema["type"] {
        case .array(let list)?: names = list
        case let name?: names = [name]
        case nil: return .all
        }
        let types = names.compactMap(\.stringValue).compactMap { JSONTypes(name: $0) }
            .reduce(into: JSONTypes()) { $0.formUnion($1) }
        let all = types.contains(.number) ? types.union(.integer) : types
        return schema["nullable"] == .bool(true) ? all.union(.null) : all
    }

    private func contains(_ keyword: String, _ outer: JSONValue, _ inner: JSONValue?) -> Bool {
        if outer == inner || keyword == "enum" && ignoresValues { return true }
        guard let inner else { return false }
        switch (keyword, outer, inner) {
        case ("enum", .array(let outer), .array(let inner)): return inner.allSatisfy(outer.contains)
        case ("required", .array(let outer), .array(let inner)): return outer.allSatisfy(inner.contains)
        case ("properties", .object(let outer), .object(let inner)):
            return outer.count == inner.count
                && outer.allSatisfy { key, schema in inner[key].map { contains(schema, $0) } ?? false }
        case ("patternProperties", .object(let outer), .object(let inner)),
            ("dependentSchemas", .object(let outer), .object(let inner)):
            return outer.allSatisfy { key, schema in inner[key].map { contains(schema, $0) } ?? false }
        case ("dependentRequired", .object(let outer), .object(let inner)):
            return outer.allSatisfy { key, names in inner[key].map { contains("required", names, $0) } ?? false }
        case ("prefixItems", .array(let outer), .array(let inner)):
            return outer.count == inner.count && zip(outer, inner).allSatisfy { contains($0, $1) }
        case ("anyOf", .array(let outer), .array(let inner)):
            return inner.allSatisfy { part in outer.contains { contains($0, part) } }
        case ("allOf", .array(let outer), .array(let inner)):
            return outer.allSatisfy { part in inner.contains { contains(part, $0) } }
        case ("not", let outer, let inner): return contains(inner, outer)
        case ("items", _, _), ("contains", _, _), ("propertyNames", _, _), ("contentSchema", _, _),
            ("additionalProperties", _, _):
            return contains(outer, inner)
        case (_, .integer(let outer), .integer(let inner)) where keyword.hasPrefix("min"): return outer <= inner
        case (_, .integer(let outer), .integer(let inner)) where keyword.hasPrefix("max"): return outer >= inner
        default: return false
        }
    }
}

extension JSONValue {
    /// The only alternative or part of a schema that has no other keywords, or the schema itself.
    fileprivate var unwrapped: JSONValue {
        guard case .object(let members) = self, members.count == 1, let (keyword, value) = members.first,
            ["allOf", "anyOf", "oneOf"].contains(keyword), case .array(let parts) = value, parts.count == 1
        else { return self }
        return parts[0].unwrapped
    }

    fileprivate var types: JSONTypes {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .integer: .integer
        case .string: .string
        case .array: .array
        case .object: .object
        default: .number
        }
    }
}
