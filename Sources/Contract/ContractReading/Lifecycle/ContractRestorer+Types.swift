import ContractModel

/// Converts types of the lock to types of the contract, and makes properties accept several types.
extension ContractRestorer {
    // MARK: Changes of type

    /// Makes the type of the property a union of its current and former types. The current type is the first variant.
    mutating func accept(_ member: LockedMember, for property: inout PropertyDefinition, in owner: TypeID) {
        let role = InlineRole.property(property.key)
        let id = TypeID(contract.definitions.count)
        let uses = [property.use] + member.formerTypes.map { use($0) }
        var known: Set<TypeReference> = []
        let variants = uses.filter { known.insert($0.reference).inserted }.map { use in
            VariantDefinition(use: use, nameHint: hint(for: use.reference), location: property.location)
        }
        guard variants.count > 1 else { return }
        for (index, variant) in variants.enumerated() {
            rehome(variant.use.reference, from: owner, role, to: id, index)
        }
        contract.definitions.append(
            TypeDefinition(
                id: id, origin: .inline(owner: owner, role: role),
                pointer: contract[owner].pointer + role.pointerSuffix,
                documentation: Documentation(description: Self.migrationNote(member.changed)),
                shape: .union(UnionShape(variants: variants)), location: property.location))
        if property.isRequired, case .zero = property.absence {
            // A union has no zero value. But decoding must not throw if the property is missing, so the zero value
            // of the first variant is used.
            property.absence = zero(of: property.use.reference, besides: uses.dropFirst()).map { .value($0) } ?? .none
        }
        property.use = TypeUse(.definition(id))
    }

    private static func migrationNote(_ day: CalendarDay?) -> String {
        "The contract changed the type" + (day.map { " on \($0)" } ?? "")
            + ". Until the migration ends, decoding also reads values of the former type."
    }

    /// Returns the zero value of the current type, if no other variant could accept it.
    private func zero(of reference: TypeReference, besides others: ArraySlice<TypeUse>) -> ContractValue? {
        switch reference {
        case .scalar(.string): .string("")
        case .scalar(.boolean): .boolean(false)
        case .scalar(.double): .integer("0")
        case .scalar(.int), .scalar(.int64), .scalar(.uint64):
            others.contains { $0.reference == .scalar(.double) } ? nil : .integer("0")
        case .array:
            others.contains { if case .array = $0.reference { true } else { false } } ? nil : .array([])
        case .scalar, .json, .dictionary, .optional, .definition, .generic, .payload: nil
        }
    }

    /// Moves an inline type from the property to the variant of the union.
    private mutating func rehome(
        _ reference: TypeReference, from owner: TypeID, _ role: InlineRole, to union: TypeID, _ index: Int
    ) {
        for id in reference.definitions where contract[id].origin == .inline(owner: owner, role: role) {
            contract[id].origin = .inline(owner: union, role: .branch(index, hint: nil))
        }
    }

    private func hint(for reference: TypeReference) -> String {
        switch reference {
        case .scalar(let type): type.word
        case .json: "json"
        case .array: "array"
        case .dictionary: "object"
        case .optional(let wrapped): hint(for: wrapped)
        case .definition(let id), .generic(let id, _): contract.documentName(of: id)
        case .payload: "payload"
        }
    }

    // MARK: Types

    func use(_ value: ContractValue?) -> TypeUse {
        value.flatMap { LockedType($0) }.map { use($0) } ?? TypeUse(.json)
    }

    func use(_ type: LockedType) -> TypeUse {
        TypeUse(reference(type), constraints: constraints(of: type))
    }

    /// Returns a reference to the type. A definition that does not exist any more becomes any JSON.
    private func reference(_ type: LockedType) -> TypeReference {
        switch type {
        case .scalar(let kind, let format): .scalar(kind.type(format, formats))
        case .any: .json
        case .array(let element): .array(reference(element))
        case .map(let value): .dictionary(reference(value))
        case .nullable(let wrapped): .optional(reference(wrapped))
        case .definition(let path):
            envelopes.contains(path) ? .json : ids[path].map { .definition($0) } ?? .json
        case .envelope(let path, let payload):
            envelopes.contains(path) ? ids[path].map { .generic($0, payload: reference(payload)) } ?? .json : .json
        case .payload: isInEnvelope ? .payload : .json
        }
    }

    private func constraints(of type: LockedType) -> ValueConstraints {
        var constraints = ValueConstraints()
        switch type {
        case .scalar(_, let format?):
            constraints.format = format
            if formats.isUnchecked(constraints) { constraints.allowsAnyText = true }
        case .nullable(let wrapped): return self.constraints(of: wrapped)
        case .array(let element), .map(let element): constraints.element = self.constraints(of: element)
        case .scalar, .any, .definition, .envelope, .payload: break
        }
        return constraints
    }
}
