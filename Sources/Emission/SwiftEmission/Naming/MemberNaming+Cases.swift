import ContractModel

/// Names the members of enumerations and unions.
extension MemberNaming {
    static let variantKind = Kind(
        word: "Variant", reserved: ReservedNames.variants, avoided: ReservedNames.casesOfOptionals,
        allowsCapitals: false)
    static let caseKind = Kind(
        word: "Value", reserved: ReservedNames.cases.union(GeneratedVocabulary.names),
        avoided: ReservedNames.casesOfOptionals, allowsCapitals: true)

    mutating func names(ofCases members: [Member], _ kind: Kind, in id: TypeID) -> MemberNames {
        var scope = scope(of: kind, in: id, besides: types[id.rawValue].path.last?.name)
        let names = settle(members, kind, in: id, &scope)
        let catchAll = scope.take("unknown", else: "unrecognized")
        return MemberNames(
            members: names.map { MemberName(SwiftIdentifier(checked: $0)) },
            catchAll: SwiftIdentifier(checked: catchAll), additionalProperties: Self.additional)
    }

    static let catchAll = SwiftIdentifier(checked: "unknown")

    /// Makes a member for a case. A name in `x-enum-varnames` is not specific to Swift, so its case is converted.
    static func member(_ enumerationCase: EnumerationCase) -> Member {
        let value = enumerationCase.value
        let text = value.text
        return Member(
            documentName: text, source: enumerationCase.preferredName ?? text,
            otherNames: { [value.typeName + IdentifierCasing.upperCamel(text).drop { $0 == "_" }] },
            isGone: enumerationCase.deprecation?.removal != nil, location: enumerationCase.location)
    }

    func variants(of union: UnionShape) -> [Member] {
        let shared = SharedWords(of: sharedNames(of: union))
        return zip(union.variants, union.variantNames).map { variant, key in
            let name = isNamedAfterSchema(variant) ? segments.name(of: variant.nameHint) : variant.nameHint
            return Member(
                documentName: variant.nameHint, key: key, source: shared.rest(of: name),
                // A closure that captures `self` would keep a copy of its table of casings, so the next new name would
                // copy the table.
                otherNames: { [types] in Self.otherNames(of: variant, types) }, location: variant.location)
        }
    }

    /// The names of the variants, if all of them except the base of a polymorphic union are named schemas.
    private func sharedNames(of union: UnionShape) -> [String] {
        // Several values of a mapping may each have a variant for the same schema.
        var schemas: Set<TypeReference> = []
        let variants = union.variants.filter { !isBase($0) && schemas.insert($0.use.reference).inserted }
        return variants.allSatisfy(isNamedAfterSchema) ? variants.map { segments.name(of: $0.nameHint) } : []
    }

    private func isNamedAfterSchema(_ variant: VariantDefinition) -> Bool {
        guard case .definition(let id) = variant.use.reference else { return false }
        return contract[id].schemaName == variant.nameHint
    }

    private func isBase(_ variant: VariantDefinition) -> Bool {
        guard case .definition(let id) = variant.use.reference, case .inline(_, .base) = contract[id].origin else {
            return false
        }
        return true
    }

    /// Returns other names of a variant, from its discriminator value and its payload.
    private static func otherNames(of variant: VariantDefinition, _ types: [TypeName]) -> [String] {
        let names = variant.discriminatorValues.prefix(1) + [describe(variant.use.reference, types)]
        return names.map { IdentifierCasing.lowerCamel($0) }
    }

    /// Describes a payload: `arrayOfString`, `importResults`.
    private static func describe(_ reference: TypeReference, _ types: [TypeName]) -> String {
        switch reference {
        case .scalar(let scalar): scalar.caseName
        case .json: "json"
        case .array(let element): "array of " + describe(element, types)
        case .dictionary(let value): "dictionary of " + describe(value, types)
        case .optional(let value): "optional " + describe(value, types)
        case .definition(let id): types[id.rawValue].path.last?.name ?? "type"
        case .generic(let id, let payload):
            (types[id.rawValue].path.last?.name ?? "type") + " of " + describe(payload, types)
        case .payload: "payload"
        }
    }
}

extension UnionShape {
    /// The names by which the configuration refers to the variants. Equal names are followed by a slash and the
    /// variant's position.
    var variantNames: [String] {
        var counts: [String: Int] = [:]
        for variant in variants { counts[variant.nameHint, default: 0] += 1 }
        return variants.enumerated().map { index, variant in
            counts[variant.nameHint] == 1 ? variant.nameHint : "\(variant.nameHint)/\(index)"
        }
    }
}
