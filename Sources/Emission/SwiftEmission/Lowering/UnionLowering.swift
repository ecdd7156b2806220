package import ContractModel

extension DeclarationLowering {
    package mutating func union(_ definition: TypeDefinition, _ shape: UnionShape) -> UnionView {
        useRuntime()
        literalsAreExposed = false
        defer { literalsAreExposed = true }
        let names = model.names[members: definition.id]
        let alternatives = zip(shape.variants.indices, names.members).map { alternative($0, of: shape, $1.identifier) }
        let literals = literals(of: shape, names.members)
        var conformances = conformances(of: definition.id, model.known.codable)
        conformances += literals.map(\.conformance).filter { !conformances.contains($0) }
        return UnionView(
            heading: heading("enum", conformances, documentation: documentation(of: definition)),
            access: access, alternatives: alternatives, catchAll: names.catchAll, json: model.known.jsonValue,
            evidenceType: model.known.unionVariant.applied(to: SwiftTypeSpelling(path: [name])).array,
            evidence: evidence(for: shape, names.members), choice: choice(shape), decoder: model.known.decoder,
            encoder: model.known.encoder, literals: literals)
    }

    private mutating func alternative(_ index: Int, of shape: UnionShape, _ name: SwiftIdentifier) -> AlternativeView {
        let variant = shape.variants[index]
        let value = encodingForm(of: variant.use.reference, in: shape).map { "\($0.text)(value)" } ?? "value"
        var encoding = "\(value).encode(to: encoder)"
        if let tag = model.contract.separateTag(of: index, in: shape) {
            let (name, key) = (SwiftLiteral.string(tag.name).text, SwiftLiteral.string(tag.key).text)
            encoding = "encoder.encode(\(value), tagged: \(name), under: \(key))"
        }
        return AlternativeView(
            documentation: documentation(of: name, variant.documentation), name: name,
            type: spelling(of: variant.use.reference),
            isIndirect: variant.isBoxed, encoding: SwiftExpression(trusted: encoding))
    }

    /// Returns the helper type that encodes a payload, or nil if the payload encodes itself.
    private func encodingForm(of reference: TypeReference, in shape: UnionShape) -> SwiftTypeSpelling? {
        if let form = codingForm(of: reference) { return form }
        switch model.resolved(reference) {
        case .scalar(.double): return shape.variants.contains(where: isInteger) ? model.known.fractionalNumber : nil
        case .scalar(.decimal), .scalar(.url), .scalar(.external): return model.known.singleValue
        case .scalar, .json, .array, .dictionary, .optional, .definition, .generic, .payload: return nil
        }
    }

    private func isInteger(_ variant: VariantDefinition) -> Bool {
        switch model.resolved(variant.use.reference) {
        case .scalar(.int), .scalar(.int64), .scalar(.uint64): true
        case .scalar, .json, .array, .dictionary, .optional, .definition, .generic, .payload: false
        }
    }

    /// Returns the arguments of the call that chooses the variant.
    private func choice(_ shape: UnionShape) -> SwiftExpression {
        var arguments = "of: Self.variants"
        if let discriminator = shape.discriminator {
            arguments += ", discriminator: " + SwiftLiteral.string(discriminator).text
        }
        if let index = shape.defaultVariant, let tag = tags(of: index, in: shape).first {
            arguments += ", default: " + tag.text
        }
        return SwiftExpression(trusted: arguments)
    }

    /// Returns the discriminator's values for a variant. The value of a default variant without a value is the
    /// variant's own name.
    package func tags(of index: Int, in shape: UnionShape) -> [SwiftLiteral] {
        let variant = shape.variants[index]
        if shape.discriminator == nil { return [] }
        if variant.discriminatorValues.isEmpty {
            return index == shape.defaultVariant ? [.string(variant.nameHint)] : []
        }
        return variant.discriminatorValues.map { .string($0) }
    }
}
