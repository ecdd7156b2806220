package import ContractModel
package import Diagnostics
import Texts

/// The parts of a document that `include:` or `exclude:` selects by name.
package struct Selection: Sendable {
    /// The names of component schemas.
    package var schemas: [NamePattern] = []
    /// Operations, as `operationId`, `METHOD /path` or `/path`.
    package var operations: [NamePattern] = []
    package var tags: [NamePattern] = []
    /// Whether schemas that no operation needs are selected. Only `exclude:` has this key.
    package var unused = false

    package var isEmpty: Bool {
        schemas.isEmpty && operations.isEmpty && tags.isEmpty && !unused
    }
}

/// A pattern of the configuration for names, in which `*` matches any text.
package struct NamePattern: Hashable, Sendable {
    package let text: String
    package var location: SourceLocation?
    private let pattern: TextPattern

    package init(_ text: String, at location: SourceLocation? = nil) {
        self.text = text
        self.location = location
        pattern = TextPattern(text)
    }

    /// Whether the pattern has no `*`.
    package var isExact: Bool { !text.utf8.contains(UInt8(ascii: "*")) }

    package func matches(_ name: String) -> Bool {
        pattern.matches(name)
    }
}

extension AbsentNames {
    /// Whether a name that the pattern matches may have been left out of the contract.
    package func contains(_ pattern: NamePattern) -> Bool {
        if pattern.isExact { return contains(pattern.text) }
        let owners = Self.owners(of: pattern.text).map { NamePattern($0) }
        return leftOutOperations.contains(where: pattern.matches)
            || leftOutOwners.contains { name in owners.contains { $0.matches(name) } }
    }
}

/// An entry of `shared:`: the inline enumerations at these places become one type.
package struct SharedRule: Hashable, Sendable {
    package var name: String
    package var places: [NamePattern]
    package var location: SourceLocation?
}

extension GenerationOptions {
    /// The user's own types and protocols, sorted by their spelling.
    package var externalTypes: [ExternalType] {
        var types = Array(self.types.values) + conformances.flatMap(\.protocols)
        for case .external(let type) in formats.values { types.append(type) }
        return Set(types).sorted { $0.spelling < $1.spelling }
    }

    /// The names of the user's types in generated code. A type of the contract must not have one of these names.
    package var externalNames: Set<String> {
        Set(externalTypes.compactMap { $0.spelling.split { "<[.?".contains($0) }.first.map(String.init) })
    }
}

/// An entry of `conformances:`: the conformances that are added to the types of some schemas, or removed from them.
package struct ConformanceRule: Hashable, Sendable {
    package var schemas: NamePattern
    package var protocols: [ExternalType] = []
    /// Whether the types are `Equatable` but not `Hashable`.
    package var isWithoutHashable = false
    /// The key of the property that identifies an instance. If the key is not nil, the types are `Identifiable`.
    package var identity: String?
}

/// An entry of `envelopes:`: schemas whose name matches `schemas` are wrappers of the envelope `name`. `rules`
/// distinguish success from failure.
package struct EnvelopeRule: Hashable, Sendable {
    package var name: String
    /// The patterns for the names of the wrapper schemas. The list is empty if the document marks the wrappers
    /// (`x-envelope`).
    package var schemas: [NamePattern] = []
    /// The key of the payload's property. For these three keys, nil means that the document or its wrappers determine
    /// the property.
    package var payload: String?
    package var success: String?
    package var error: String?
    /// The rules in the order in which they are tried.
    package var rules = EnvelopeEvidence.allCases

    package init(name: String, schemas: NamePattern? = nil, payload: String? = nil) {
        self.name = name
        self.schemas = schemas.map { [$0] } ?? []
        self.payload = payload
    }

    /// Returns the length of the longest pattern that matches a schema's name, without `*`, or nil if no pattern
    /// matches. A pattern without `*` is treated as the longest pattern. If two envelopes match, the schema belongs to
    /// the envelope with the longer pattern: `*ListResponse` before `*Response`.
    package func closeness(to name: String) -> Int? {
        schemas.filter { $0.matches(name) }.map { $0.isExact ? .max : $0.text.utf8.count { $0 != UInt8(ascii: "*") } }
            .max()
    }
}
