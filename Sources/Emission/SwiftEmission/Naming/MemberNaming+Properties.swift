import ContractModel
import GenerationSettings

/// Names the members of records, envelopes and outcomes.
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
        var named = names.map { MemberName(SwiftIdentifier(checked: $0)) }
        for (index, name) in names.enumerated() where Self.hasStorage(properties[index]) {
            named[index].storage = SwiftIdentifier(checked: scope.take("_" + name, else: "_" + name + "Storage"))
        }
        for index in properties.replacements.keys.sorted() {
            let wanted = "effective" + IdentifierCasing.capitalized(names[index])
            named[index].effective = SwiftIdentifier(checked: scope.take(wanted, else: names[index] + "OrReplacement"))
        }
        let additional = scope.take("additionalProperties", else: "otherProperties")
        for (index, property) in properties.enumerated() where !property.formerKeys.isEmpty {
            named[index].former = property.formerKeys.map { former in
                let preferred = former.preferredName.flatMap { IdentifierGrammar.isIdentifier($0) ? $0 : nil }
                let name = preferred ?? acronyms.spelled(IdentifierCasing.lowerCamel(former.key))
                return scope.take(free: name) ? SwiftIdentifier(checked: name) : nil
            }
        }
        return MemberNames(
            members: named, catchAll: Self.catchAll, additionalProperties: SwiftIdentifier(checked: additional))
    }

    /// Names the properties of both records together, because they share the outcome's accessors. A key has the same
    /// name in both records.
    mutating func names(of outcome: OutcomeShape, in id: TypeID) -> MemberNames {
        let success = outcome.success.properties
        let keys = Set(success.map(\.key))
        let failure = outcome.failure.filter { !keys.contains($0.key) }
        var names = names(ofProperties: success + failure, Self.envelopeKind, in: id)
        let byKey = Dictionary(
            zip((success + failure).map(\.key), names.members), uniquingKeysWith: { first, _ in first })
        names.failure = outcome.failure.map { byKey[$0.key] ?? MemberName(Self.additional) }
        names.members = Array(names.members.prefix(success.count))
        return names
    }

    static func member(_ property: PropertyDefinition, source: String?) -> Member {
        Member(
            documentName: property.key, source: source ?? property.suggestedName ?? property.key,
            preferredName: property.preferredName,
            isGone: property.deprecation?.removal != nil, location: property.location)
    }

    /// Whether the property has private storage. In this case, a computed property with the property's name causes the
    /// warning or unboxes the value.
    private static func hasStorage(_ property: PropertyDefinition) -> Bool {
        property.deprecation != nil || property.isBoxed
    }

    static let additional = SwiftIdentifier(checked: "additionalProperties")
}
