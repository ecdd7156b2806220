import ContractModel
import Diagnostics
import Foundation
import YAMLTree

/// The properties of schemas inside operations, parameters, bodies, responses and headers. The properties are compared
/// with the contract's properties by their places in the document.
struct InlineSchemas {
    private let document: RawDocument
    /// The places of the contract's properties in the document.
    private let places: Set<Place>
    private let keys: Set<String>
    /// The keys of each type.
    private let shapes: Set<Set<String>>
    /// Lines of the root document with a warning. A warning also covers everything below its line.
    private let warned: Set<UInt32>
    private(set) var findings: [LossWalk.Finding] = []

    private struct Place: Hashable {
        var line: UInt32
        var column: UInt32
    }

    init(_ document: RawDocument, _ contract: Contract, warned: [String: Set<UInt32>]) {
        self.document = document
        let properties = contract.definitions.flatMap(\.properties)
        places = Set(properties.map { Place(line: $0.location.line, column: $0.location.column) })
        keys = Set(properties.map(\.key))
        shapes = Set(contract.definitions.map { Set($0.properties.map(\.key)) })
        self.warned = document.root.flatMap { warned[$0.file.path] } ?? []
        guard let root = document.root else { return }
        for section in ["paths", "webhooks", "parameters", "responses"] {
            if let node = root.node[section] { search(node, path: root.file.path) }
        }
        for section in root.node["components"]?.entries ?? [] where section.key != "schemas" {
            search(section.value, path: root.file.path)
        }
    }

    /// Looks for schemas below a node that is not a schema itself.
    private mutating func search(_ node: YAMLNode, path: String) {
        for pair in node.entries where pair.key != "example" && pair.key != "examples" && !pair.key.hasPrefix("x-") {
            if warned.contains(pair.keyLocation.line) || warned.contains(pair.value.location.line) { continue }
            switch pair.key {
            case "content":
                // Equal schemas of several media types share one type.
                var known: [YAMLNode] = []
                for content in pair.value.entries where isStructured(content.key) {
                    guard let schema = content.value["schema"], !known.contains(where: schema.isEqual) else { continue }
                    known.append(schema)
                    compare(schema, path: path, isMerged: false)
                }
            case "schema": compare(pair.value, path: path, isMerged: false)
            case "204": break  // A response with this status has no content.
            case "parameters" where !node.hasOperations && node["responses"] == nil: break
            default: search(pair.value, path: path)
            }
        }
        for element in node.list { search(element, path: path) }
    }

    private func isStructured(_ mediaType: String) -> Bool {
        mediaType.hasSuffix("/json") || mediaType.hasSuffix("+json") || mediaType.hasPrefix("multipart/")
            || mediaType.contains("x-www-form-urlencoded")
    }

    /// - Parameter isMerged: Whether the schema is part of a composition, in which only one of several declarations of
    ///   a key is the location of the property.
    private mutating func compare(_ schema: YAMLNode, path: String, isMerged: Bool) {
        guard schema.kind == .mapping, schema["$ref"] == nil else { return }
        // Equal schemas share one type, whose properties have the locations of only one of these schemas.
        let isShared = shapes.contains(Set((schema["properties"]?.entries ?? []).map(\.key)))
        for pair in schema["properties"]?.entries ?? [] {
            if warned.contains(schema.location.line) || warned.contains(pair.keyLocation.line) { continue }
            let place = Place(line: pair.keyLocation.line, column: pair.keyLocation.column)
            if !places.contains(place), !isShared, !(isMerged && keys.contains(pair.key)) {
                let what = "the key '\(pair.key)' of an inline schema has no property"
                findings.append(.init(path: path, line: place.line, what: what))
            }
            compare(pair.value, path: path, isMerged: isMerged)
        }
        for keyword in ["items", "additionalProperties"] {
            if let inner = schema[keyword] { compare(inner, path: path, isMerged: isMerged) }
        }
        for keyword in ["allOf", "oneOf", "anyOf"] {
            for branch in schema[keyword]?.list ?? [] { compare(branch, path: path, isMerged: true) }
        }
    }
}

extension YAMLNode {
    /// Whether the path item has an operation to which its parameters belong.
    fileprivate var hasOperations: Bool {
        entries.contains { $0.value["responses"] != nil }
    }
}

extension TypeDefinition {
    fileprivate var properties: [PropertyDefinition] {
        switch shape {
        case .record(let record): record.properties
        case .envelope(let envelope): envelope.properties
        case .outcome(let outcome): outcome.success.properties + outcome.failure
        case .enumeration, .union, .alias, .namespace: []
        }
    }
}
