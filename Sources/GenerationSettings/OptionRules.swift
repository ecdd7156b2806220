package import ContractModel
package import Diagnostics

/// `include:` or `exclude:`: parts of a document, by name.
package struct Selection: Sendable {
    /// The names of component schemas.
    package var schemas: [NamePattern] = []
    /// `operationId`, `METHOD /path` or `/path`.
    package var operations: [NamePattern] = []
    package var tags: [NamePattern] = []
    /// Whether the schemas that no operation needs are left out; `exclude:` only.
    package var unused = false

    package init() {}

    package var isEmpty: Bool {
        schemas.isEmpty && operations.isEmpty && tags.isEmpty && !unused
    }
}

/// A name in which `*` stands for any text, as the configuration writes it.
package struct NamePattern: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation?

    package init(_ text: String, at location: SourceLocation? = nil) {
        self.text = text
        self.location = location
    }

    /// Whether it names one thing only.
    package var isExact: Bool { !text.utf8.contains(UInt8(ascii: "*")) }

    package func matches(_ name: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        var rest = name.utf8[...]
        guard let first = parts.first, let last = parts.last, rest.starts(with: first) else { return false }
        if parts.count == 1 { return rest.count == first.count }
        rest = rest.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }
}

/// `shared:`: the enumerations that stand in line at these places are one type.
package struct SharedRule: Hashable, Sendable {
    package var name: String
    package var places: [NamePattern]
    package var location: SourceLocation?
}

extension GenerationOptions {
    /// The user's own types and protocols, by their names.
    package var externalTypes: [ExternalType] {
        var types = Array(self.types.values) + conformances.flatMap(\.protocols)
        for case .external(let type) in formats.values { types.append(type) }
        return Set(types).sorted { $0.spelling < $1.spelling }
    }

    /// The names that generated code must mean by what they say: no type of the contract may have them.
    package var externalNames: Set<String> {
        Set(externalTypes.compactMap { $0.spelling.split { "<[.?".contains($0) }.first.map(String.init) })
    }
}

/// `conformances:`: what the types of some schemas conform to besides, or do not.
package struct ConformanceRule: Hashable, Sendable {
    package var schemas: NamePattern
    package var protocols: [ExternalType] = []
    /// The types are `Equatable` only.
    package var isWithoutHashable = false

    package init(schemas: NamePattern) {
        self.schemas = schemas
    }
}

/// `envelopes:`: schemas whose name matches `schemas` are applications of the envelope `name`, which decides by `rules`.
package struct EnvelopeRule: Hashable, Sendable {
    package var name: String
    /// Empty where the document itself says which schemas they are (`x-envelope`).
    package var schemas: [NamePattern] = []
    /// Keys of the properties; nil for what the document says or the wrappers show.
    package var payload: String?
    package var success: String?
    package var error: String?
    /// What is asked, in this order.
    package var rules = EnvelopeEvidence.allCases

    package init(name: String, schemas: NamePattern? = nil, payload: String? = nil) {
        self.name = name
        self.schemas = schemas.map { [$0] } ?? []
        self.payload = payload
    }

    /// The most letters that a pattern has which matches a schema's name; nil where none does. Of two envelopes, the one that says more of a name
    /// has the schema: `*ListResponse` before `*Response`.
    package func closeness(to name: String) -> Int? {
        schemas.filter { $0.matches(name) }.map { $0.isExact ? .max : $0.text.utf8.count { $0 != UInt8(ascii: "*") } }
            .max()
    }
}
