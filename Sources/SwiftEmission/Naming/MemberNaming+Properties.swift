import ContractModel
import GenerationSettings

/// Records, envelopes and outcomes.
extension MemberNaming {
    static let envelopeKind = Kind(
        word: "Property", reserved: ReservedNames.envelopeProperties, allowsCapitals: false)
    static let propertyKind = Kind(
        word: "Property", reserved: ReservedNames.properties, allowsCapitals: false)

    mutating func names(of record: RecordShape, in id: TypeID) -> MemberNames {
        guard record.isWrapper else { return names(ofProperties: record.properties, Self.propertyKind, in: id) }
        return names(ofProperties: record.properties, Self.propertyKind, in: id, source: "value")
    }

    mutating func names(
        ofProperties properties: [PropertyDefinition], _ kind: Kind, in id: TypeID, source: String? = nil
    ) -> MemberNames {
        let members = properties.map { Self.member($0, source: source) }
        var scope = scope(of: kind, in: id)
        let names = settle(members, kind, in: id, &scope)
        var storage = [SwiftIdentifier?](repeating: nil, count: names.count)
        var effective = storage
        for (index, name) in names.enumerated() where Self.hasStorage(properties[index]) {
            storage[index] = SwiftIdentifier(checked: scope.take("_" + name, else: "_" + name + "Storage"))
        }
        for index in properties.replacements.keys.sorted() {
            let wanted = "effective" + IdentifierCasing.capitalized(names[index])
            effective[index] = SwiftIdentifier(checked: scope.take(wanted, else: names[index] + "OrReplacement"))
        }
        let additional = scope.take("additionalProperties", else: "otherProperties")
        var result = MemberNames(
            names: names.map(SwiftIdentifier.init(checked:)), storage: storage, effective: effective,
            catchAll: Self.catchAll,
            additionalProperties: SwiftIdentifier(checked: additional))
        if properties.contains(where: { !$0.formerKeys.isEmpty }) {
            result.former = properties.map { property in
                property.formerKeys.map { former in
                    let preferred = former.preferredName.flatMap { IdentifierGrammar.isIdentifier($0) ? $0 : nil }
                    let name = preferred ?? acronyms.spelled(IdentifierCasing.lowerCamel(former.key))
                    return scope.take(free: name) ? SwiftIdentifier(checked: name) : nil
                }
            }
        }
        return result
    }

    /// The two records of an outcome share its accessors, so that a key has the same name in both.
    mutating func names(of outcome: OutcomeShape, in id: TypeID) -> MemberNames {
        let success = outcome.success.properties
        let keys = Set(success.map(\.key))
        let failure = outcome.failure.filter { !keys.contains($0.key) }
        var names = names(ofProperties: success + failure, Self.envelopeKind, in: id)
        let byKey = Dictionary(
            zip((success + failure).map(\.key), names.names), uniquingKeysWith: { first, _ in first })
        names.failureNames = outcome.failure.map { byKey[$0.key] ?? Self.additional }
        names.names = Array(names.names.prefix(success.count))
        names.storage = Array(names.storage.prefix(success.count))
        names.effective = Array(names.effective.prefix(success.count))
        return names
    }

    static func member(_ property: PropertyDefinition, source: String?) -> Member {
        Member(
            documentName: property.key, source: source ?? property.key, preferredName: property.preferredName,
            isGone: property.deprecation?.removal != nil, location: property.location)
    }

    /// Under its own name stands a computed property, which warns or unpacks.
    private static func hasStorage(_ property: PropertyDefinition) -> Bool {
        property.deprecation != nil || property.isBoxed
    }

    static let additional = SwiftIdentifier(checked: "additionalProperties")
}
