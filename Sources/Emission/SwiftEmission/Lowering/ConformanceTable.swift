package import ContractModel
package import Diagnostics
package import GenerationSettings

/// The conformances that `conformances:` of the configuration adds to the types of a contract, or takes from them.
package struct ConformanceTable: Sendable {
    private var added: [TypeID: [ExternalType]] = [:]
    /// Maps records to the keys of the properties that identify them, from the configuration.
    private var identities: [TypeID: String] = [:]
    /// The types without `Hashable`, and all types that contain values of these types.
    private var unhashable: Set<TypeID> = []

    package static func resolve(
        _ contract: Contract, names: NameTable, options: GenerationOptions, diagnostics: inout DiagnosticSink
    ) -> ConformanceTable {
        var table = ConformanceTable()
        if options.conformances.isEmpty { return table }
        let documentNames = contract.definitions.map { contract.documentName(of: $0.id) }
        let rules = options.conformances.map { rule in
            let matches = contract.definitions.filter { rule.schemas.matches(documentNames[$0.id.rawValue]) }
            if matches.isEmpty, !contract.absentNames.contains(rule.schemas) {
                let suggestion = Spelling.nearest(to: rule.schemas.text, among: documentNames)
                diagnostics.emit(
                    OptionMessages.unknownName(
                        rule.schemas.text, of: .conformances, suggestion: suggestion, at: rule.schemas.location))
            }
            return (rule: rule, matches: matches)
        }
        for (rule, matches) in rules where rule.isWithoutHashable { table.unhashable.formUnion(matches.map(\.id)) }
        table.spread(in: contract)
        let skipsDeprecated = options.deprecated == .skip
        for (rule, matches) in rules {
            for definition in matches { table.apply(rule, to: definition, names, skipsDeprecated, &diagnostics) }
        }
        return table
    }

    func protocols(of id: TypeID) -> [ExternalType] { added[id] ?? [] }

    func identity(of id: TypeID) -> String? { identities[id] }

    package func isHashable(_ id: TypeID) -> Bool { !unhashable.contains(id) }

    /// Applies a rule. If a pattern adds `Identifiable`, only types with a suitable property get the conformance.
    private mutating func apply(
        _ rule: ConformanceRule, to definition: TypeDefinition, _ names: NameTable, _ skipsDeprecated: Bool,
        _ diagnostics: inout DiagnosticSink
    ) {
        let keys = usableKeys(of: definition, names, skipsDeprecated)
        for type in rule.protocols where added[definition.id]?.contains(type) != true {
            if type.spelling == "Identifiable", !keys.values.contains("id") {
                guard rule.schemas.isExact else { continue }
                diagnostics.emit(
                    OptionMessages.missingIdentity(rule.schemas.text, key: "id", at: rule.schemas.location))
            }
            added[definition.id, default: []].append(type)
        }
        guard let identity = rule.identity else { return }
        if case .record = definition.shape, let name = keys[identity], name == "id" || !keys.values.contains("id") {
            identities[definition.id] = identity
            let type = ExternalType(spelling: "Identifiable", module: nil)
            if added[definition.id]?.contains(type) != true { added[definition.id, default: []].append(type) }
        } else if rule.schemas.isExact {
            diagnostics.emit(
                OptionMessages.missingIdentity(rule.schemas.text, key: identity, at: rule.schemas.location))
        }
    }

    /// Maps the keys of the properties that can identify a record or an envelope to their Swift names. The values of
    /// these properties are `Hashable`.
    private func usableKeys(
        of definition: TypeDefinition, _ names: NameTable, _ skipsDeprecated: Bool
    ) -> [String: String] {
        switch definition.shape {
        case .record, .envelope: break
        case .enumeration, .union, .outcome, .alias, .namespace: return [:]
        }
        var keys: [String: String] = [:]
        for (property, name) in zip(definition.shape.allProperties, names[members: definition.id].members) {
            var isUsable = !(skipsDeprecated && property.deprecation != nil)
            property.use.reference.forEachDefinition { isUsable = isUsable && isHashable($0) }
            if isUsable { keys[property.key] = name.identifier.name }
        }
        return keys
    }

    // MARK: Hashable

    /// Removes `Hashable` from types that contain values of types without `Hashable`. Swift cannot synthesize the
    /// conformance.
    private mutating func spread(in contract: Contract) {
        if unhashable.isEmpty { return }
        let holders = Self.holders(in: contract)
        var pending = Array(unhashable)
        while let id = pending.popLast() {
            for holder in holders[id] ?? [] where unhashable.insert(holder).inserted { pending.append(holder) }
        }
    }

    /// Maps each definition to the types that contain its values. An envelope contains the types to which it is applied
    /// anywhere.
    private static func holders(in contract: Contract) -> [TypeID: [TypeID]] {
        var holders: [TypeID: [TypeID]] = [:]
        func add(_ reference: TypeReference, in holder: TypeID?) {
            switch reference {
            case .definition(let id):
                if let holder { holders[id, default: []].append(holder) }
            case .generic(let id, let payload):
                if let holder { holders[id, default: []].append(holder) }
                add(payload, in: id)
            case .array(let inner), .dictionary(let inner), .optional(let inner): add(inner, in: holder)
            case .scalar, .json, .payload: break
            }
        }
        for definition in contract.definitions {
            definition.shape.forEachUse { add($0.reference, in: definition.id) }
        }
        for operation in contract.calledOperations {
            for use in operation.responses.map(\.body) { add(use.reference, in: nil) }
        }
        return holders
    }
}

extension DeclarationLowering {
    /// The conformances of a struct or a union.
    package mutating func conformances(of id: TypeID, _ first: SwiftTypeSpelling) -> [SwiftTypeSpelling] {
        withAdded([first, hashable(id), model.known.sendable], of: id)
    }

    mutating func withAdded(_ conformances: [SwiftTypeSpelling], of id: TypeID) -> [SwiftTypeSpelling] {
        var conformances = conformances
        for type in model.conformances.protocols(of: id) {
            let spelling = spelling(of: .scalar(.external(type)))
            if !conformances.contains(spelling) { conformances.append(spelling) }
        }
        return conformances
    }

    func hashable(_ id: TypeID) -> SwiftTypeSpelling {
        model.conformances.isHashable(id) ? model.known.hashable : model.known.equatable
    }
}
