import ContractModel
@_spi(Generated) import DTORuntime
import Foundation

/// Compares scalars and enumerations.
extension ValueContainment {
    mutating func containsSingle(_ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context) -> Answer {
        switch (outer.form, inner.form) {
        case (.scalar(let outerType), .scalar(let innerType)):
            return Self.contains(outerType, outer.constraints, innerType, inner.constraints, context)
        case (.scalar(let type), .enumeration(let enumeration)):
            if enumeration.allowsOthers, let other = enumeration.scalar {
                return Self.contains(type, outer.constraints, other, inner.constraints, context)
            }
            return enumeration.cases.map { Self.contains(type, outer.constraints, $0.value, context) }.min() ?? .yes
        case (.enumeration(let enumeration), .scalar(let type)):
            let accepts = enumeration.allowsOthers || context.reader == .generatedType
            if accepts, let own = enumeration.scalar {
                return Self.contains(own, outer.constraints, type, inner.constraints, context)
            }
            let isBoolean = type == .boolean && [true, false].allSatisfy { enumeration.allows(.boolean($0)) }
            return isBoolean ? .yes : .no
        case (.enumeration(let outer), .enumeration(let inner)):
            if context.reader == .generatedType, outer.rawType == inner.rawType { return .yes }
            if inner.allowsOthers, !outer.allowsOthers { return .no }
            return inner.cases.allSatisfy { outer.allows($0.value) } ? .yes : .no
        default: return .no
        }
    }

    private static func contains(
        _ outer: ScalarType, _ outerRules: ValueConstraints, _ inner: ScalarType, _ innerRules: ValueConstraints,
        _ context: Context
    ) -> Answer {
        if innerRules.allowsNumberText, !outerRules.allowsNumberText { return outer.external == nil ? .no : .unknown }
        if outer.external != nil || inner.external != nil { return outer == inner ? .yes : .unknown }
        switch (outer.jsonTypes, inner.jsonTypes) {
        case (.string, .string): return contains(outer, outerRules, innerRules, context)
        case (.integer, .integer): return contains(outerRules, innerRules, context)
        case (.number, .integer), (.number, .number), (.boolean, .boolean): return .yes
        case (.integer, .number) where context.reader == .validator && innerRules.areWhole:
            return contains(outerRules, innerRules, context)
        case (.string, _) where context.isText: return outerRules.format == nil ? .yes : .unknown
        default: return .no
        }
    }

    // MARK: Texts

    private static func contains(
        _ outer: ScalarType, _ outerRules: ValueConstraints, _ innerRules: ValueConstraints, _ context: Context
    ) -> Answer {
        // These types keep any string.
        if context.reader == .generatedType, outer == .string || outer == .timestamp { return .yes }
        if outerRules.statedEncoding != innerRules.statedEncoding { return .no }
        return contains(outerRules.statedFormat, innerRules.statedFormat)
    }

    private static func contains(_ outer: String?, _ inner: String?) -> Answer {
        guard let outer, outer != inner, outer != "password" else { return .yes }
        if let inner, wider[inner]?.contains(outer) == true { return .yes }
        return isChecked(outer) ? .no : .unknown
    }

    /// Whether the format excludes strings.
    private static func isChecked(_ format: String) -> Bool {
        TextFormat(rawValue: format) != nil || wider[format] != nil
    }

    /// Maps each format to the formats that include all of its strings.
    private static let wider: [String: Set<String>] = [
        "uri": ["uri-reference", "iri", "iri-reference"], "url": ["uri", "uri-reference", "iri", "iri-reference"],
        "uri-reference": ["iri-reference"], "iri": ["iri-reference"], "email": ["idn-email"],
        "hostname": ["idn-hostname"],
    ]

    /// Whether no string has both formats.
    static func areDisjoint(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right, left != right else { return false }
        return disjointFormats.isSuperset(of: [left, right])
    }

    private static let disjointFormats: Set = [
        "date-time", "date", "time", "duration", "uuid", "uri", "email", "ipv4", "ipv6",
    ]

    /// Maps formats to the lengths of their strings (RFC 3339, RFC 9562, RFC 4291).
    static let lengths: [String: ClosedRange<Int>] = [
        "date": 10...10, "date-time": 20...Int.max, "time": 9...Int.max, "uuid": 36...36, "ipv4": 7...15,
        "ipv6": 2...45, "email": 3...Int.max,
    ]

    // MARK: Integers

    /// Compares the ranges of integers. The app holds integers without a format in 64 bits.
    private static func contains(
        _ outer: ValueConstraints, _ inner: ValueConstraints, _ context: Context
    ) -> Answer {
        let (outerRange, innerRange) = (range(of: outer.format), range(of: inner.format))
        let lower = max(innerRange.lowerBound, DecimalText.value(of: inner.minimum) ?? innerRange.lowerBound)
        let upper = min(innerRange.upperBound, DecimalText.value(of: inner.maximum) ?? innerRange.upperBound)
        if context.reader == .generatedType, outer.format != "uint64" {
            let whole = range(of: "int64")
            return whole.lowerBound <= lower && whole.upperBound >= upper ? .yes : .no
        }
        return outerRange.lowerBound <= lower && outerRange.upperBound >= upper ? .yes : .no
    }

    static func range(of format: String?) -> ClosedRange<Decimal> {
        switch format {
        case "int8": Decimal(Int8.min)...Decimal(Int8.max)
        case "int16": Decimal(Int16.min)...Decimal(Int16.max)
        case "int32": Decimal(Int32.min)...Decimal(Int32.max)
        case "uint8": Decimal(UInt8.min)...Decimal(UInt8.max)
        case "uint16": Decimal(UInt16.min)...Decimal(UInt16.max)
        case "uint32": Decimal(UInt32.min)...Decimal(UInt32.max)
        case "uint64": Decimal(UInt64.min)...Decimal(UInt64.max)
        default: Decimal(Int64.min)...Decimal(Int64.max)
        }
    }

    // MARK: Values

    private static func contains(
        _ type: ScalarType, _ rules: ValueConstraints, _ value: ContractValue, _ context: Context
    ) -> Answer {
        if type.external != nil { return .unknown }
        switch (type.jsonTypes, value) {
        case (.string, .string(let text)):
            if rules.statedEncoding != nil { return .no }
            guard context.reader == .validator, let name = rules.statedFormat, name != "password" else { return .yes }
            return TextFormat(rawValue: name).map { $0.accepts(text) ? .yes : .no } ?? .unknown
        case (.boolean, .boolean), (.number, .integer), (.number, .number): return .yes
        case (.integer, .integer(let digits)):
            return DecimalText.value(of: digits).map { range(of: rules.format).contains($0) } == true ? .yes : .no
        case (.integer, .number(let digits)): return DecimalText.isWhole(digits) ? .yes : .no
        case (_, .string) where rules.allowsNumberText: return .unknown
        case (.string, _) where context.isText: return .yes
        default: return .no
        }
    }
}

extension ValueConstraints {
    /// Whether `multipleOf` excludes all numbers with a fraction.
    fileprivate var areWhole: Bool {
        DecimalText.value(of: self.multipleOf).map { DecimalText.isMultiple($0, of: 1) } ?? false
    }
}

extension EnumerationShape {
    /// The type of all values. The value is nil for values of several types.
    var scalar: ScalarType? {
        switch rawType {
        case .string: .string
        case .integer: .int
        case .json: nil
        }
    }
}
