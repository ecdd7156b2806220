import DTORuntime
import Foundation

extension SchemaNode.NumberRules {
    func fault(of value: JSONValue) -> String? {
        if let minimum, value.isLess(than: minimum) { return "\(value.excerpt) is less than \(minimum.excerpt)." }
        if let exclusiveMinimum, !exclusiveMinimum.isLess(than: value) {
            return "\(value.excerpt) is not more than \(exclusiveMinimum.excerpt)."
        }
        if let maximum, maximum.isLess(than: value) { return "\(value.excerpt) is more than \(maximum.excerpt)." }
        if let exclusiveMaximum, !value.isLess(than: exclusiveMaximum) {
            return "\(value.excerpt) is not less than \(exclusiveMaximum.excerpt)."
        }
        if let multipleOf, let number = value.doubleValue, !Self.isMultiple(number, of: multipleOf) {
            return "\(value.excerpt) is not a multiple of \(JSONValue.number(multipleOf).excerpt)."
        }
        return nil
    }

    /// Whether a number is a multiple of a divisor. A decimal fraction is not exact as a `Double`, so the quotient may
    /// be wrong in its last digits.
    private static func isMultiple(_ number: Double, of divisor: Double) -> Bool {
        let quotient = number / divisor
        guard quotient.isFinite else { return number.truncatingRemainder(dividingBy: divisor) == 0 }
        return abs(quotient - quotient.rounded()) <= abs(quotient) * 1e-15 * 4
    }
}

extension JSONValue {
    /// Whether a format can represent the number (OpenAPI Format Registry: `int32`, `int64`).
    func isHeld(by format: String) -> Bool {
        guard let number = doubleValue else { return true }
        switch format {
        case "int32": return number >= -0x1p31 && number < 0x1p31
        // An integer of 64 bits is an `.integer`. The other cases contain fractions, and integers that are outside
        // these limits.
        case "int64": if case .integer = self { return true } else { return number > -0x1p63 && number < 0x1p63 }
        default: return true
        }
    }

    /// Whether this number is less than another number. The comparison uses `Decimal` where it can, because large
    /// integers have no exact `Double`.
    func isLess(than other: JSONValue) -> Bool {
        switch (self, other) {
        case (.integer(let own), .integer(let other)): return own < other
        case (.number(let own), .number(let other)): return own < other
        default:
            if let own = decimal, let other = other.decimal { return own < other }
            return (doubleValue ?? 0) < (other.doubleValue ?? 0)
        }
    }

    /// The number as a `Decimal`, or nil for a number that is too large and for values that are not numbers.
    private var decimal: Decimal? {
        switch self {
        case .integer(let number): Decimal(number)
        case .decimal(let number): number
        case .number(let number): abs(number) < 1e30 ? Decimal(string: "\(number)") : nil
        case .null, .bool, .string, .array, .object: nil
        }
    }
}

extension Decimal {
    var isInteger: Bool {
        var (copy, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &copy, 0, .plain)
        return rounded == self
    }
}
