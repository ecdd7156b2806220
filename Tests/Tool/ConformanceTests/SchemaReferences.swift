import DTORuntime
import Foundation

/// Finds out whether all references of a schema lead to places in it: by pointers, or by the names that the schema and
/// its parts define (JSON Schema 2020-12 section 8.2). Other names mean the suite's remote files.
///
/// Foundation resolves the URIs, so that the test does not trust the tool's own code.
struct SchemaReferences {
    private static let root = "document:///schema"

    /// The URIs of the resources, without fragments.
    private var resources: Set<String> = [Self.root]
    /// The URIs of the anchors, with the name as the fragment.
    private var anchors: Set<String> = []
    private var references: [String] = []
    private let knowsIdentifiers: Bool

    /// - Parameter knowsIdentifiers: Whether `$id` or `id` has a meaning. OpenAPI 3.0 has neither, so all references
    ///   are relative to the document.
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
