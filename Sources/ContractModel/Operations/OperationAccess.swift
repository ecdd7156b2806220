public import Diagnostics

/// What holds for an operation: its own, or that of the document as a whole.
public struct EffectiveValue<Value: Hashable & Sendable>: Sendable {
    public var value: Value
    /// Whether the root of the document says it, for all operations that say nothing else.
    public var isInherited: Bool
    public var location: SourceLocation

    public init(value: Value, isInherited: Bool, location: SourceLocation) {
        self.value = value
        self.isInherited = isInherited
        self.location = location
    }
}

/// One of the ways to prove who calls (3.1.1, section 4.8.30): all of its schemes at once. Without any, everybody may call.
public struct SecurityRequirement: Hashable, Sendable {
    /// By what a scheme puts on the wire, whatever its name in the document: the scopes that are needed.
    public var scopes: [String: Set<String>] = [:]

    public init(scopes: [String: Set<String>] = [:]) {
        self.scopes = scopes
    }

    /// Whether who fulfils the other fulfils this one too.
    public func isContained(in other: SecurityRequirement) -> Bool {
        scopes.allSatisfy { scheme, scopes in other.scopes[scheme].map(scopes.isSubset) ?? false }
    }

    public var schemes: Set<String> { Set(scopes.keys) }

    /// `API key in header 'x-key', OAuth 2.0 implicit (read, write)`
    public var text: String {
        if scopes.isEmpty { return "nothing" }
        return scopes.sorted { $0.key < $1.key }.map { scheme, scopes in
            scopes.isEmpty ? scheme : "\(scheme) (\(scopes.sorted().joined(separator: ", ")))"
        }.joined(separator: " with ")
    }
}
