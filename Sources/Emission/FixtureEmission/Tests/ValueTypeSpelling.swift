import ContractModel

/// Spells the `ValueType` of DTOTesting for the values of a reference.
struct ValueTypeSpelling {
    private static let depthLimit = 32

    let contract: Contract
    private let evidence: UnionEvidence

    init(_ contract: Contract) {
        self.contract = contract
        evidence = UnionEvidence(contract)
    }

    /// - Parameter payload: The spelling of `.payload` within an envelope.
    func text(
        _ reference: TypeReference, _ constraints: ValueConstraints = ValueConstraints(),
        payload: TypeReference? = nil, depth: Int = 0
    ) -> String {
        guard depth < Self.depthLimit else { return ".external" }
        switch reference {
        case .scalar(let scalar): return text(scalar, constraints)
        case .json: return constraints.expectsObject ? ".freeObject" : ".json"
        case .array(let element):
            let text = text(
                element, constraints.element ?? ValueConstraints(), payload: payload, depth: depth + 1)
            return constraints.fixedCount.map { ".array(\(text), count: \($0))" } ?? ".array(\(text))"
        case .dictionary(let value):
            let text = text(value, constraints.element ?? ValueConstraints(), payload: payload, depth: depth + 1)
            return ".dictionary(\(text))"
        case .optional(let wrapped):
            return ".optional(\(text(wrapped, constraints, payload: payload, depth: depth + 1)))"
        case .definition(let id): return text(contract[id].shape, depth: depth)
        case .generic: return ".external"
        case .payload: return payload.map { text($0, depth: depth + 1) } ?? ".json"
        }
    }

    private func text(_ scalar: ScalarType, _ constraints: ValueConstraints) -> String {
        let text = plainText(scalar, constraints)
        return constraints.allowsNumberText ? ".orText(\(text))" : text
    }

    private func plainText(_ scalar: ScalarType, _ constraints: ValueConstraints) -> String {
        if scalar == .string, let format = constraints.checkedFormat { return ".formatted(.\(format))" }
        let unchecked = constraints.allowsAnyText ? scalar.facts.uncheckedTestType : nil
        return "." + (unchecked ?? scalar.facts.testType)
    }

    private func text(_ shape: TypeShape, depth: Int) -> String {
        switch shape {
        case .record(let record): record.isWrapper ? ".external" : ".record"
        case .enumeration(let enumeration): text(enumeration)
        case .union(let union): ".union([\(types(of: union))])"
        case .alias(let use): text(use.reference, use.constraints, depth: depth + 1)
        case .envelope, .outcome, .namespace: ".external"
        }
    }

    private func text(_ enumeration: EnumerationShape) -> String {
        let rawType =
            switch enumeration.rawType {
            case .string: ".string"
            case .integer: ".integer"
            case .json: ".json"
            }
        return ".enumeration(\(rawType)\(enumeration.allowsOthers ? ", allowsOthers: true" : ""))"
    }

    private func types(of union: UnionShape) -> String {
        let types = union.variants.reduce(into: JSONTypes()) {
            $0.formUnion(evidence.types(of: $1.use.reference))
        }
        return types.names.map { ".\($0)" }.joined(separator: ", ")
    }
}
