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
        var scope = NameScope(isReserved: kind.reserved.contains)
        let names = settle(members, kind, in: id, &scope)
        let storage = zip(properties, names).map { property, name in
            property.deprecation != nil || property.isBoxed
                ? scope.take("_" + name, else: "_" + name + "Storage") : nil
        }
        let effective = zip(properties, names).map { property, name in
            Self.hasReplacement(property, among: properties)
                ? scope.take("effective" + IdentifierCasing.capitalized(name), else: name + "OrReplacement") : nil
        }
        let additional = scope.take("additionalProperties", else: "otherProperties")
        return MemberNames(
            names: names.map(SwiftIdentifier.init(checked:)), storage: storage.map { $0.map(SwiftIdentifier.init) },
            effective: effective.map { $0.map(SwiftIdentifier.init) }, catchAll: Self.catchAll,
            additionalProperties: SwiftIdentifier(checked: additional))
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
            location: property.location)
    }

    /// `x-replaced-by` names another property of the same type, optionality aside.
    private static func hasReplacement(
        _ property: PropertyDefinition, among properties: [PropertyDefinition]
    ) -> Bool {
        guard let key = property.deprecation?.replacedBy, key != property.key else { return false }
        return properties.contains { $0.key == key && $0.use.reference == property.use.reference }
    }

    static let additional = SwiftIdentifier(checked: "additionalProperties")
}
