import DTORuntime
import Foundation

/// Whether all references of a schema of the suite lead to places in it: by pointers, and by the names that it and its parts give themselves
/// (JSON Schema 2020-12, section 8.2). What is called by another name is in the suite's remote files.
///
/// URIs are resolved by Foundation, so that the tool's own way to do it is not trusted.
struct SchemaReferences {
    private static let root = "document:///schema"

    /// Without a fragment.
    private var resources: Set<String> = [Self.root]
    /// With the name as fragment.
    private var anchors: Set<String> = []
    private var references: [String] = []
    private let knowsIdentifiers: Bool

    /// - Parameter knowsIdentifiers: OpenAPI 3.0 has neither `id` nor `$id`: all references there are seen from the document.
    init(_ schema: JSONValue, knowsIdentifiers: Bool) {
        self.knowsIdentifiers = knowsIdentifiers
        gather(schema, base: Self.root)
    }

    var areWithinDocument: Bool {
        references.allSatisfy { reference in
            let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let isAnchor = parts.count > 1 && !parts[1].isEmpty && !parts[1].hasPrefix("/")
            return isAnchor ? anchors.contains(reference) : resources.contains(parts[0])
        }
    }

    private mutating func gather(_ value: JSONValue, base: String) {
        switch value {
        case .object(let members):
            var base = base
            if knowsIdentifiers, case .string(let id)? = members["$id"] {
                base = Self.resolved(id, from: base)
                resources.insert(base)
            }
            for (key, member) in members where key != "enum" && key != "const" { gather(key, member, base: base) }
        case .array(let elements):
            for element in elements { gather(element, base: base) }
        case .null, .bool, .integer, .number, .decimal, .string: break
        }
    }

    private mutating func gather(_ key: String, _ value: JSONValue, base: String) {
        switch (key, value) {
        case ("$anchor", .string(let name)), ("$dynamicAnchor", .string(let name)): anchors.insert("\(base)#\(name)")
        case ("$ref", .string(let text)), ("$dynamicRef", .string(let text)):
            references.append(text.hasPrefix("#") ? base + text : Self.resolved(text, from: base))
        default: gather(value, base: base)
        }
    }

    private static func resolved(_ text: String, from base: String) -> String {
        URL(string: text, relativeTo: URL(string: base))?.absoluteString ?? text
    }
}
