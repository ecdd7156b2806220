import DTORuntime

/// A value that the contract does not allow, and what must become of it.
struct ValueDamage {
    enum Outcome {
        /// The value is read all the same.
        case read(JSON)
        /// The value is lost: the property takes what stands for an absent one.
        case lost
    }

    var sent: JSON
    var outcome: Outcome
    var kind: DecodingIssue.Kind

    static func lost(_ sent: JSON, _ kind: DecodingIssue.Kind = .typeMismatch) -> ValueDamage {
        ValueDamage(sent: sent, outcome: .lost, kind: kind)
    }

    static func read(_ sent: JSON, as value: JSON, _ kind: DecodingIssue.Kind = .coerced) -> ValueDamage {
        ValueDamage(sent: sent, outcome: .read(value), kind: kind)
    }

    /// Damage that keeps the value as it came.
    static func kept(_ sent: JSON, _ kind: DecodingIssue.Kind) -> ValueDamage {
        ValueDamage(sent: sent, outcome: .read(sent), kind: kind)
    }

    /// The damage where only some conversions are done: what is not converted is lost.
    func allowing(_ conversions: LosslessConversions) -> ValueDamage {
        guard kind == .coerced, case .read(let value) = outcome else { return self }
        let conversion: LosslessConversions =
            switch (sent, value) {
            case (.string, .boolean): .textToBoolean
            case (_, .boolean): .numberToBoolean
            case (.string, _): .textToNumber
            default: .numberToText
            }
        return conversions.contains(conversion) ? self : .lost(sent)
    }
}

extension ValueType {
    /// The damage of a value as a whole: other JSON types, and the right type with unusable content. Only what the rules of defensive
    /// decoding decide; null and absence depend on the property and are not here.
    var damages: [ValueDamage] {
        switch self {
        case .string:
            [.read(12, as: "12"), .lost(.number("1.5")), .lost(true), .lost([]), .lost([:])]
        case .boolean:
            [.read("true", as: true), .read(1, as: true), .read(0, as: false), .lost("perhaps"), .lost([]), .lost([:])]
        case .integer:
            [.read("12", as: 12), .lost(.number("9223372036854775808"), .malformed)] + Self.damagesOfIntegers
        case .unsignedInteger:
            [.read("12", as: 12), .lost(-1, .malformed)] + Self.damagesOfIntegers
        case .number:
            [.lost(.number("1e400"), .malformed)] + Self.damagesOfNumbers
        case .decimal:
            Self.damagesOfNumbers
        case .text(let form):
            form.damages + [.lost(true), .lost([]), .lost([:])]
        case .json, .external:
            []
        case .array:
            [.lost("text"), .lost(12), .lost(true), .lost([:])]
        case .dictionary, .record:
            [.lost("text"), .lost(12), .lost(true), .lost([])]
        case .optional(let wrapped):
            wrapped.damages
        case .enumeration(let rawType, let allowsOthers):
            allowsOthers ? rawType.damages.filter { $0.kind != .unknownValue } : rawType.damages
        case .union(let types):
            types.damages
        }
    }

    private static let damagesOfIntegers: [ValueDamage] = [
        .lost(.number("1.5"), .malformed), .lost("twelve"), .lost(true), .lost([]), .lost([:]),
    ]

    private static let damagesOfNumbers: [ValueDamage] = [
        .read("1.5", as: .number("1.5")), .lost("many"), .lost(true), .lost([]), .lost([:]),
    ]

    /// A value that cannot be read at all, for an element or an entry.
    var unusable: JSON? {
        damages.reversed().lazy.compactMap { damage in
            if case .lost = damage.outcome { damage.sent } else { nil }
        }.first
    }

    /// Whether null is one of its values.
    var takesNull: Bool {
        if case .json = self { true } else { false }
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }
}

extension ValueType.TextForm {
    fileprivate var damages: [ValueDamage] {
        switch self {
        case .base64: [.lost("%%%", .malformed)]
        case .date: [.lost("yesterday", .malformed)]
        case .decimal: [.lost("twelve", .malformed)]
        case .timestamp: []
        case .url: [.lost("", .malformed)]
        case .uuid: [.lost("not a UUID", .malformed)]
        }
    }
}

extension ValueType.RawType {
    fileprivate var damages: [ValueDamage] {
        switch self {
        case .string: [.kept("a value of tomorrow", .unknownValue), .lost(true), .lost([]), .lost([:])]
        case .integer: [.kept(-987_654_321, .unknownValue), .lost("text"), .lost(true), .lost([]), .lost([:])]
        case .json: [.kept(["a": "value of tomorrow"], .unknownValue)]
        }
    }
}

extension Set<JSONType> {
    /// A union keeps what fits none of its variants. Scalars are converted without loss, so that they say something only where no
    /// variant is one.
    fileprivate var damages: [ValueDamage] {
        let samples: [(JSONType, JSON)] = [
            (.boolean, true), (.number, 12), (.string, "text"), (.array, ["text"]),
            (.object, ["a": "value of tomorrow"]),
        ]
        let scalars: Set = [JSONType.boolean, .number, .string]
        return samples.filter { type, _ in
            !contains(type) && (!scalars.contains(type) || isDisjoint(with: scalars))
        }.map { .kept($0.1, .unknownVariant) }
    }
}
