import ContractModel
@_spi(Generated) import DTORuntime
import ECMAPatterns
import Foundation
import References

/// Compares the texts of schemas for which no type exists, such as the schemas of XML contents and of the keyword
/// `not`. The texts are JSON.
struct SchemaTextContainment {
    /// The names of two schemas to which texts refer.
    struct Names: Hashable {
        var outer: String
        var inner: String
    }

    /// Whether listed values do not matter, because the reader accepts any text.
    private let ignoresValues: Bool
    /// The pairs of which the outer schema accepts every value of the inner schema.
    private var accepted: Set<Names> = []
    /// The number of pairs of schemas that may still be compared. Alternatives within alternatives multiply the pairs.
    private var budget: Int

    /// Whether one schema certainly accepts every value of another schema. The result is false if the function cannot
    /// decide, for example because the budget has run out.
    static func contains(_ outer: String, _ inner: String, ignoresValues: Bool, budget: inout Int) -> Bool {
        guard let outer = value(of: outer), let inner = value(of: inner) else { return false }
        var containment = SchemaTextContainment(ignoresValues: ignoresValues, budget: budget)
        defer { budget = containment.budget }
        return containment.contains(outer, inner)
    }

    /// Whether each rule of a keyword certainly accepts the values that the keyword of another schema accepts.
    static func contains(
        _ outer: Set<String>, _ inner: Set<String>, of keyword: String, accepted: Set<Names> = [], budget: inout Int
    ) -> Bool {
        var containment = SchemaTextContainment(ignoresValues: false, accepted: accepted, budget: budget)
        defer { budget = containment.budget }
        let others = inner.compactMap { value(of: $0) }
        return outer.allSatisfy { rule in
            guard let rule = value(of: rule) else { return false }
            return others.contains { other in
                keyword == "prefixItems"
                    ? containment.contains(rule, other) : containment.contains(keyword, rule, other)
            }
        }
    }

    /// Returns the names of the schemas to which rules refer.
    static func references(in rules: Set<String>) -> Set<String> {
        var names: Set<String> = []
        for rule in rules {
            var rest = rule.utf8[...]
            while let key = rest.firstRange(of: referenceKey) {
                rest = rest[key.upperBound...]
                guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { break }
                if let name = String(rest[..<end]).flatMap({ name(in: $0) }) { names.insert(name) }
                rest = rest[end...]
            }
        }
        return names
    }

    private static let referenceKey = Array("\"$ref\": \"".utf8)

    /// Returns the name of the schema to which a reference leads, or nil for a reference to any other place.
    private static func name(in reference: String) -> String? {
        guard reference.hasPrefix("#/") else { return nil }
        let tokens = JSONPointer.tokens(of: String(reference.dropFirst()))
        return [["components", "schemas"], ["definitions"]].contains(tokens.dropLast()) ? tokens.last : nil
    }

    /// Whether rules for the keys of an object accept all of these keys. The result is false if the function cannot
    /// decide.
    static func accepts(_ keys: [String], _ rules: Set<String>) -> Bool {
        guard keys.count <= keyLimit else { return false }
        return rules.allSatisfy { rule in
            guard case .object(let rule)? = value(of: rule) else { return false }
            return rule.allSatisfy { keyword, value in
                let matcher = keyword == "pattern" ? value.stringValue.flatMap { PatternMatcher($0) } : nil
                return keys.allSatisfy { key in
                    switch (keyword, value) {
                    case ("enum", .array(let names)): names.contains(.string(key))
                    case ("type", .string(let type)): type == "string"
                    case ("minLength", .integer(let count)): key.unicodeScalars.count >= count
                    case ("maxLength", .integer(let count)): key.unicodeScalars.count <= count
                    case ("pattern", _): matcher?.matches(key) == true
                    default: false
                    }
                }
            }
        }
    }

    /// Whether `dependentRequired` demands only keys that are always present. Keys that objects never have demand
    /// nothing.
    static func demands(onlyKeysIn present: Set<String>, ofObjectsWith keys: Set<String>, _ rules: Set<String>) -> Bool
    {
        rules.allSatisfy { rule in
            guard case .object(let rule)? = value(of: rule) else { return false }
            return rule.allSatisfy { key, others in
                guard keys.contains(key), case .array(let others) = others else { return !keys.contains(key) }
                return others.allSatisfy { $0.stringValue.map { $0 == key || present.contains($0) } ?? false }
            }
        }
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

    private mutating func contains(_ outer: JSONValue, _ inner: JSONValue) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        if outer == inner || outer == .bool(true) || inner == .bool(false) { return true }
        guard case .object(let outer) = outer, let members = inner.schemaMembers,
            Self.types(outer).isSuperset(of: Self.types(members))
        else { return false }
        return outer.allSatisfy { keyword, rule in
            if keyword == "anyOf", case .array(let choice) = rule, choice.contains(where: { contains($0, inner) }) {
                return true
            }
            // The comparison of `prefixItems` includes `items`.
            if keyword == "items", outer["prefixItems"] != nil { return true }
            if Self.elementKeywords.contains(keyword) { return containsElements(outer, members) }
            return Self.typeKeywords.contains(keyword)
                || Self.neighbours[keyword, default: []].allSatisfy { Self.isAlike($0, outer[$0], members[$0]) }
                    && contains(keyword, rule, members[keyword])
        }
    }

    /// Compares the elements of arrays by position. `items` describes the elements after `prefixItems` (JSON Schema
    /// 2020-12, section 10.3.1.2).
    private mutating func containsElements(_ outer: [String: JSONValue], _ inner: [String: JSONValue]) -> Bool {
        func list(_ schema: [String: JSONValue]) -> [JSONValue] {
            if case .array(let schemas)? = schema["prefixItems"] { schemas } else { [] }
        }
        let (outerList, innerList) = (list(outer), list(inner))
        let (outerRest, innerRest) = (outer["items"] ?? .bool(true), inner["items"] ?? .bool(true))
        return (0...max(outerList.count, innerList.count)).allSatisfy { position in
            contains(
                position < outerList.count ? outerList[position] : outerRest,
                position < innerList.count ? innerList[position] : innerRest)
        }
    }

    private static let elementKeywords: Set = ["prefixItems", "items"]
    private static let typeKeywords: Set = ["type", "nullable"]

    /// The keywords that decide which parts of a value a keyword concerns, or how often it applies.
    private static let neighbours: [String: [String]] = [
        "additionalProperties": ["properties", "patternProperties"],
        "unevaluatedProperties": ["properties", "patternProperties", "additionalProperties"],
        "unevaluatedItems": ["prefixItems", "items"],
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

    private mutating func contains(_ keyword: String, _ outer: JSONValue, _ inner: JSONValue?) -> Bool {
        if outer == inner || keyword == "enum" && ignoresValues { return true }
        guard let inner else { return false }
        switch (keyword, outer, inner) {
        case ("enum", .array(let outer), .array(let inner)): return Set(outer).isSuperset(of: inner)
        case ("required", .array(let outer), .array(let inner)): return Set(inner).isSuperset(of: outer)
        case ("properties", .object(let outer), .object(let inner)):
            return outer.count == inner.count
                && outer.allSatisfy { key, schema in inner[key].map { contains(schema, $0) } ?? false }
        case ("patternProperties", .object(let outer), .object(let inner)),
            ("dependentSchemas", .object(let outer), .object(let inner)):
            return outer.allSatisfy { key, schema in inner[key].map { contains(schema, $0) } ?? false }
        case ("dependentRequired", .object(let outer), .object(let inner)):
            return outer.allSatisfy { key, names in inner[key].map { contains("required", names, $0) } ?? false }
        case ("$ref", .string(let outer), .string(let inner)):
            guard let outer = Self.name(in: outer), let inner = Self.name(in: inner) else { return false }
            return accepted.contains(Names(outer: outer, inner: inner))
        case ("anyOf", .array(let outer), .array(let inner)):
            return inner.allSatisfy { part in outer.contains { contains($0, part) } }
        case ("allOf", .array(let outer), .array(let inner)):
            return outer.allSatisfy { part in inner.contains { contains(part, $0) } }
        case ("not", let outer, let inner):
            // The pairs of names do not apply to the opposite direction.
            let names = accepted
            accepted = []
            defer { accepted = names }
            return contains(inner, outer)
        case ("contains", _, _), ("propertyNames", _, _), ("contentSchema", _, _),
            ("additionalProperties", _, _):
            return contains(outer, inner)
        case (_, .integer(let outer), .integer(let inner)) where keyword.hasPrefix("min"): return outer <= inner
        case (_, .integer(let outer), .integer(let inner)) where keyword.hasPrefix("max"): return outer >= inner
        default: return false
        }
    }
}

extension JSONValue {
    /// The keywords of a schema. The schema `true` has no keywords.
    fileprivate var schemaMembers: [String: JSONValue]? {
        if case .object(let members) = self { members } else { self == .bool(true) ? [:] : nil }
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
