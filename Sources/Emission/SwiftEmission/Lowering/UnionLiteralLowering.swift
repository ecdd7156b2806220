import ContractModel

/// Finds the literals with which a value of a union can be written: `price: "12.30"`, `id: 5`.
extension DeclarationLowering {
    /// Returns an initializer for each kind of literal that only one variant of the union can have. A string literal
    /// could mean any variant that is a string in JSON, so a union of a string and an enumeration has no string
    /// literals.
    func literals(of shape: UnionShape, _ names: [MemberName]) -> [UnionLiteralView] {
        var variants: [LiteralKind: [(scalar: ScalarType?, name: SwiftIdentifier)]] = [:]
        for (variant, name) in zip(shape.variants, names) {
            let scalar: ScalarType? =
                if case .scalar(let type) = model.resolved(variant.use.reference) { type } else { nil }
            for kind in kinds(of: variant.use.reference) {
                variants[kind, default: []].append((scalar, name.identifier))
            }
        }
        return LiteralKind.allCases.compactMap { kind -> UnionLiteralView? in
            // Without an integer among the variants, an integer literal makes a number.
            let candidates = variants[kind] ?? (kind == .integer ? variants[.float] : nil)
            guard let only = candidates, only.count == 1, let scalar = only[0].scalar, kind.reads(scalar) else {
                return nil
            }
            return UnionLiteralView(
                conformance: model.known.swift(kind.conformance), access: access, label: kind.label,
                type: model.known[scalar], member: only[0].name)
        }
    }

    /// Returns the kinds of literals that could mean values of the type.
    private func kinds(of reference: TypeReference) -> [LiteralKind] {
        switch model.resolved(reference) {
        case .scalar(.boolean): [.boolean]
        case .scalar(.int), .scalar(.int64), .scalar(.uint64): [.integer]
        case .scalar(.double), .scalar(.decimal): [.float]
        case .scalar(.external), .json, .optional, .payload: LiteralKind.allCases
        case .scalar: [.string]
        case .array, .dictionary, .generic: []
        case .definition(let id):
            switch model.contract[id].shape {
            case .enumeration, .union, .alias: LiteralKind.allCases
            case .record, .envelope, .outcome, .namespace: []
            }
        }
    }
}

/// The kinds of Swift's literals that are scalars of JSON.
private enum LiteralKind: CaseIterable {
    case string
    case integer
    case float
    case boolean

    var conformance: String {
        switch self {
        case .string: "ExpressibleByStringLiteral"
        case .integer: "ExpressibleByIntegerLiteral"
        case .float: "ExpressibleByFloatLiteral"
        case .boolean: "ExpressibleByBooleanLiteral"
        }
    }

    var label: String {
        switch self {
        case .string: "stringLiteral"
        case .integer: "integerLiteral"
        case .float: "floatLiteral"
        case .boolean: "booleanLiteral"
        }
    }

    /// Whether the compiler makes a value of the type from the literal.
    func reads(_ scalar: ScalarType) -> Bool {
        switch (self, scalar) {
        case (.string, .string), (.boolean, .boolean), (.float, .double): true
        case (.integer, .int), (.integer, .int64), (.integer, .uint64), (.integer, .double): true
        default: false
        }
    }
}
