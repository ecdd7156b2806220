import ContractModel
import Diagnostics

/// The values of a type in one place: its form with aliases resolved, and the constraints of all schemas that lead to
/// it.
struct AcceptedValues {
    let contract: Contract
    let side: ContractSide
    /// The form. A constant is an enumeration with one value.
    let form: ValueForm
    private(set) var constraints: ValueConstraints
    private(set) var isNullable: Bool
    /// The key under which results are cached. The value is nil for values with their own constraints.
    private(set) var key: Key?

    struct Key: Hashable {
        var side: ContractSide
        var id: TypeID
        var isNullable: Bool
    }

    init(
        _ use: TypeUse, isNullable: Bool = false, constant: EnumerationCase? = nil, _ side: ContractSide,
        in contract: Contract
    ) {
        self.contract = contract
        self.side = side
        let isNullable =
            isNullable || use.constraints.allowsNull || Self.isNullable(use.reference, in: contract)
            || constant?.value == .null
        if let constant {
            form = .enumeration(EnumerationShape(rawType: .json, cases: [constant].filter { $0.value != .null }))
            constraints = ValueConstraints()
        } else {
            form = ValueForm(use.reference, in: contract)
            constraints = contract.allConstraints(of: use)
        }
        self.isNullable = isNullable || constraints.restrictions["type"] == ["null"]
        if constant == nil, use.constraints.isEmpty, case .definition(let id) = use.reference {
            key = Key(side: side, id: id, isNullable: self.isNullable)
        } else {
            key = nil
        }
    }

    /// Makes the values of an alternative that does not have its own type, with further constraints.
    init(
        _ alternative: ValueChoice.Alternative, in whole: AcceptedValues,
        with constraints: ValueConstraints = ValueConstraints()
    ) {
        (contract, side, isNullable) = (whole.contract, whole.side, false)
        self.constraints = .intersection(of: [ValueConstraints(alternative.keywords), constraints])
        switch alternative.kind {
        case .any: form = whole.form.isSingle ? whole.form : .json
        case .scalar(let type): form = .scalar(type)
        case .array: form = .list(.json)
        case .object: form = .map(.json)
        case .values(let values):
            let place = SourceLocation(file: SourceFileID(rawValue: 0), line: 1, column: 1)
            form = .enumeration(
                EnumerationShape(rawType: .json, cases: values.map { EnumerationCase(value: $0, location: place) }))
        }
    }

    /// The greatest number of aliases that are followed.
    private static let depthLimit = 16

    private static func isNullable(_ reference: TypeReference, in contract: Contract) -> Bool {
        var next = reference
        for _ in 0..<depthLimit {
            if case .optional = next { return true }
            guard case .definition(let id) = next, case .alias(let use) = contract[id].shape else { return false }
            next = use.reference
        }
        return false
    }

    /// Whether null is the only value.
    var isNullAlone: Bool { constraints.restrictions["type"] == ["null"] }

    /// The values without null.
    var withoutNull: AcceptedValues {
        var values = self
        values.isNullable = false
        values.key?.isNullable = false
        return values
    }

    /// The values without the keywords that are compared one by one.
    var withTypeAlone: AcceptedValues {
        if constraints.isEmpty { return self }
        var values = self
        values.key = nil
        values.constraints = ValueConstraints()
        values.constraints.format = constraints.format
        values.constraints.contentEncoding = constraints.contentEncoding
        values.constraints.multipleOf = constraints.multipleOf
        values.constraints.expectsObject = constraints.expectsObject
        values.constraints.allowsNumberText = constraints.allowsNumberText
        values.constraints.element = constraints.element
        return values
    }

    /// The lengths of strings with the format.
    var formatLengths: ClosedRange<Int> {
        constraints.statedFormat.flatMap { ValueContainment.lengths[$0] } ?? 0...Int.max
    }

    func part(_ use: TypeUse, isNullable: Bool = false, constant: EnumerationCase? = nil) -> AcceptedValues {
        AcceptedValues(use, isNullable: isNullable, constant: constant, side, in: contract)
    }

    func part(_ property: PropertyDefinition, payload: TypeReference?) -> AcceptedValues {
        var use = property.use
        if case .payload = use.reference, let payload { use.reference = payload }
        let constant = property.constant.map { EnumerationCase(value: $0, location: property.location) }
        return part(use, isNullable: property.isNullable, constant: constant)
    }

    /// Returns the variants of a union that is the type of these values.
    func variants(of union: UnionShape) -> [AcceptedValues] {
        union.variants.map { part($0.use) }
    }

    /// The alternatives or variants of these values, and whether exactly one of them applies to each value.
    var alternatives: (all: [AcceptedValues], areExclusive: Bool) {
        let variants = if case .union(let union) = form { self.variants(of: union) } else { [AcceptedValues]() }
        guard constraints.choices.count == 1, let choice = constraints.choices.first else {
            guard case .union(let union) = form else { return ([self], false) }
            return (variants, union.keyword == .oneOf)
        }
        var others = constraints
        others.choices = []
        others.restrictions[choice.isExclusive ? "oneOf" : "anyOf"] = nil
        let alternatives = choice.alternatives.map { AcceptedValues($0, in: self, with: others) }
        return (alternatives + variants.filter { !$0.isAlternative }, choice.isExclusive)
    }

    /// Whether the values are those of an alternative in a `ValueChoice`, if the schema has a choice.
    private var isAlternative: Bool {
        switch form {
        case .scalar, .enumeration, .json: true
        case .list, .map, .union, .object: false
        }
    }

    /// Returns the values of a list's elements, or of a map's entries.
    func element(_ reference: TypeReference) -> AcceptedValues {
        part(TypeUse(reference, constraints: constraints.element ?? ValueConstraints()))
    }

    /// Whether keywords are compared one by one, although the Swift type has changed: the keywords of single values,
    /// and the keywords of objects without properties. All other changes of a type include the keywords.
    func hasSeparateKeywords(with other: AcceptedValues) -> Bool {
        form.isSingle && other.form.isSingle || form.isOpen && other.form.isOpen && types == other.types
    }

    /// The JSON types of the values. The set is empty for a type of the user whose JSON type is unknown.
    var types: JSONTypes {
        let own: JSONTypes
        switch form {
        case .scalar(let scalar): own = scalar.jsonTypes
        case .json: own = constraints.expectsObject ? .object : .all
        case .list: own = .array
        case .map, .object: own = .object
        case .enumeration(let enumeration): own = enumeration.types
        case .union(let union):
            own = union.variants.reduce(into: JSONTypes()) { types, variant in
                // A union within a union may be this union.
                let form = ValueForm(variant.use.reference, in: contract)
                if case .union = form { types = .all } else { types.formUnion(part(variant.use).types) }
            }
        }
        let texts: JSONTypes = constraints.allowsNumberText ? .string : []
        return isNullable ? own.union(texts).union(.null) : own.union(texts)
    }
}

/// One of the two contracts that are compared.
enum ContractSide: Hashable {
    case old
    case new
}

extension EnumerationShape {
    fileprivate var types: JSONTypes {
        let listed = cases.reduce(into: JSONTypes()) { $0.formUnion($1.value.types) }
        guard allowsOthers else { return listed }
        return switch rawType {
        case .string: .string
        case .integer: .integer
        case .json: .all
        }
    }
}

extension ContractValue {
    var types: JSONTypes {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .integer: .integer
        case .number(let text): DecimalText.isWhole(text) ? .integer : .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
