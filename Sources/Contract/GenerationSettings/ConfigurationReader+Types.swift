import ContractModel
import Diagnostics
import YAMLTree

/// Reads the settings for generated types.
extension ConfigurationReader {
    /// Reads entries such as `date-time: Date`, or `money: {type: Amount, import: Finance}` for a user's own type.
    mutating func readFormats(_ node: YAMLNode) {
        for pair in entries(node, of: .formats) {
            guard let type = externalType(pair.value, of: pair.key) else { continue }
            let known = type.module == nil ? ScalarType(swiftName: type.spelling) : nil
            if known == nil { checkSpelling(of: type, at: pair.value.location) }
            options.formats[pair.key] = known ?? .external(type)
            options.locations["formats.\(pair.key)"] = pair.keyLocation
        }
    }

    /// Warns if a type without a module has nearly the name of a well-known type. Any other name may be a type of the
    /// app.
    private mutating func checkSpelling(of type: ExternalType, at location: SourceLocation) {
        let name = type.spelling
        guard type.module == nil, ScalarType(swiftName: name) == nil,
            let meant = Spelling.nearest(to: name, among: ScalarType.swiftNames, atMost: max(1, name.utf8.count / 6))
        else { return }
        // A short name resembles too many other names: `URI` does not mean `URL`, and `UID` does not mean `UUID`.
        let (given, known) = (name.lowercased(), meant.lowercased())
        guard
            name.utf8.count > 4 || known.hasPrefix(given) || given.hasPrefix(known)
                || given.sorted() == known.sorted()
        else { return }
        emit(.misspeltType(name, meant: meant, at: location))
    }

    /// Reads entries such as `Money: {type: Money, import: MoneyKit}`.
    mutating func readTypes(_ node: YAMLNode) {
        for pair in entries(node, of: .types) {
            let type = externalType(pair.value, of: pair.key)
            options.types[pair.key] = type
            if let type { checkSpelling(of: type, at: pair.value.location) }
            options.locations["types.\(pair.key)"] = pair.keyLocation
        }
    }

    /// Reads entries such as `Work: [Identifiable]`, `Edition: {identity: isbn}`, or
    /// `Work: {add: [Identifiable], without: Hashable}`.
    mutating func readConformances(_ node: YAMLNode) {
        for pair in entries(node, of: .conformances) {
            var rule = ConformanceRule(schemas: NamePattern(pair.key, at: pair.keyLocation))
            if pair.value.kind == .mapping {
                for (key, value) in fields(pair.value, ConformanceKey.self) {
                    switch key {
                    case .add: rule.protocols = protocols(value, of: pair.key)
                    case .identity: rule.identity = text(value)
                    case .without: rule.isWithoutHashable = !listed(value).compactMap { omission($0) }.isEmpty
                    }
                }
            } else {
                rule.protocols = protocols(pair.value, of: pair.key)
            }
            options.conformances.append(rule)
        }
    }

    private mutating func protocols(_ node: YAMLNode, of owner: String) -> [ExternalType] {
        listed(node).compactMap { externalType($0, of: owner) }
    }

    /// The conformances that can be removed. The runtime and the generated tests need all other conformances.
    private enum Omission: String, CaseIterable {
        case hashable = "Hashable"
    }

    private mutating func omission(_ node: YAMLNode) -> Omission? {
        choice(node, of: Omission.self)
    }

    /// Reads entries such as `ResponseEnvelope: "*Envelope"`, or `ResponseEnvelope: {schemas: "*Envelope", payload:
    /// data}`.
    mutating func readEnvelopes(_ node: YAMLNode) {
        for pair in entries(node, of: .envelopes) {
            var rule = EnvelopeRule(name: pair.key)
            options.locations["envelopes.\(pair.key)"] = pair.keyLocation
            if pair.value.kind == .mapping {
                for (key, value) in fields(pair.value, EnvelopeKey.self) { read(key, value, of: &rule) }
            } else {
                rule.schemas = listed(pair.value).compactMap { pattern($0) }
            }
            options.envelopes.append(rule)
        }
    }

    private mutating func read(_ key: EnvelopeKey, _ node: YAMLNode, of rule: inout EnvelopeRule) {
        switch key {
        case .schemas: rule.schemas = listed(node).compactMap { pattern($0) }
        case .payload: rule.payload = text(node)
        case .success: rule.success = text(node)
        case .error: rule.error = text(node)
        case .rules:
            let elements = listed(node)
            rule.rules = elements.compactMap { choice($0, of: EnvelopeEvidence.self) }
            if elements.isEmpty || Set(rule.rules).count < rule.rules.count {
                emit(.wrongRules(known: EnvelopeEvidence.allCases.map(\.rawValue), at: node.location))
            }
        }
    }

    /// Reads entries such as `Currency: "*.currency"`, or `State: [Order.state, Invoice.state]`.
    mutating func readShared(_ node: YAMLNode) {
        for pair in entries(node, of: .shared) {
            options.shared.append(
                SharedRule(
                    name: pair.key, places: listed(pair.value).compactMap { pattern($0) }, location: pair.keyLocation))
        }
    }

    mutating func pattern(_ node: YAMLNode) -> NamePattern? {
        text(node).map { NamePattern($0, at: node.location) }
    }
}

extension ScalarType {
    /// The names of the types that `init(swiftName:)` accepts.
    fileprivate static let swiftNames = known.map(\.facts.name)

    /// Makes the scalar type with a Swift name that the configuration may use without an import. Returns nil for other
    /// names.
    fileprivate init?(swiftName: String) {
        guard let type = Self.known.first(where: { $0.facts.name == swiftName }) else { return nil }
        self = type
    }
}
