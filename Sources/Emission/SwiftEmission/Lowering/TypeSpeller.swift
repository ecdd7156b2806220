package import ContractModel
import GenerationSettings

extension DeclarationLowering {
    /// Spells a reference in the scope of the current type.
    package mutating func spelling(of reference: TypeReference) -> SwiftTypeSpelling {
        switch reference {
        case .scalar(let scalar):
            return spelling(of: scalar)
        case .json:
            useRuntime()
            return model.known.jsonValue
        case .array(let element):
            return spelling(of: element).array
        case .dictionary(let value):
            return spelling(of: value).dictionary(from: model.known.string)
        case .optional(let wrapped):
            return spelling(of: wrapped).optional
        case .definition(let id):
            if let type = model.contract.externalType(for: id) { return spelling(of: .external(type)) }
            if case .alias(let use) = model.contract[id].shape {
                var target = self
                target.imports = ImportSet()
                _ = target.spelling(of: use.reference)
                imports.insertAliased(target.imports)
            }
            return spelling(of: id)
        case .generic(let id, let payload):
            return spelling(of: id).applied(to: spelling(ofPayload: payload))
        case .payload:
            return SwiftTypeSpelling(path: [Self.payloadParameter])
        }
    }

    /// Spells the type of a payload. A generic type decodes its payload directly, so a payload that needs a helper type
    /// for coding has the helper type as its type.
    private mutating func spelling(ofPayload payload: TypeReference) -> SwiftTypeSpelling {
        guard let form = codingForm(of: payload) else { return spelling(of: payload) }
        useRuntime()
        return form
    }

    static var payloadParameter: SwiftIdentifier { SwiftIdentifier(checked: "Payload") }

    /// Spells a type with its whole path, or relative to the current type if it is nested there.
    package func spelling(of id: TypeID) -> SwiftTypeSpelling {
        let path = model.names[type: id].path
        if !hidden.isEmpty, let first = path.first, hidden.contains(first.name), first != scope.first {
            return SwiftTypeSpelling(path: [SwiftIdentifier(checked: model.names.module)] + path)
        }
        if path.count > scope.count, path.starts(with: scope) {
            return SwiftTypeSpelling(path: path.dropFirst(scope.count))
        }
        return SwiftTypeSpelling(path: path == scope ? path.suffix(1) : path[...])
    }

    private mutating func spelling(of scalar: ScalarType) -> SwiftTypeSpelling {
        if let type = scalar.external {
            if let module = type.module { imports.insert(module) }
            return SwiftTypeSpelling(external: type)
        }
        if let module = scalar.facts.import(runtime: model.options.runtimeModule) { imports.insert(module) }
        return model.known[scalar]
    }

    /// Returns the helper type for values whose JSON differs from the JSON of their Swift type, or nil for other
    /// values.
    package func codingForm(of reference: TypeReference) -> SwiftTypeSpelling? {
        switch model.resolved(reference) {
        case .scalar(let type): return type.facts.form.map { model.known.runtime($0) }
        case .json, .definition, .generic, .payload: return nil
        case .array(let element): return codingForm(of: element)?.array
        case .dictionary(let value): return codingForm(of: value)?.dictionary(from: model.known.string)
        case .optional(let wrapped): return codingForm(of: wrapped)?.optional
        }
    }

    /// Returns the helper type that decodes the values. For an array of fixed length, the type decodes the whole array.
    package func decodingForm(of use: TypeUse) -> SwiftTypeSpelling? {
        let use = model.resolved(use)
        switch use.reference {
        case .array:
            guard let element = use.element else { return nil }
            let form = decodingForm(of: element)
            guard use.fixedCount != nil else { return form?.array }
            return form.map { model.known.wholeFormArray.applied(to: $0) }
                ?? model.known.wholeArray.applied(to: knownSpelling(of: element.reference))
        case .dictionary:
            return use.element.flatMap { decodingForm(of: $0) }?.dictionary(from: model.known.string)
        case .optional(let wrapped):
            return decodingForm(of: TypeUse(wrapped, constraints: use.constraints))?.optional
        case .scalar(.string):
            return use.constraints.checkedFormat.flatMap { model.known.formattedTexts[$0] }
        case .scalar(.int), .scalar(.int64), .scalar(.uint64), .scalar(.double), .scalar(.decimal):
            guard use.constraints.allowsNumberText else { return nil }
            return model.known.numberOrText.applied(to: knownSpelling(of: use.reference))
        case .scalar(let type) where use.constraints.allowsAnyText && type.facts.uncheckedForm != nil:
            return type.facts.uncheckedForm.map { model.known.runtime($0) }
        case .json:
            guard use.constraints.expectsObject else { return nil }
            return use.constraints.allowsNull ? model.known.freeObjectOrNull : model.known.freeObject
        case .scalar, .definition, .generic, .payload:
            return codingForm(of: use.reference)
        }
    }

    /// Spells a type without adding imports, because the declaration with the type has already imported the modules.
    private func knownSpelling(of reference: TypeReference) -> SwiftTypeSpelling {
        var speller = self
        return speller.spelling(of: reference)
    }
}
