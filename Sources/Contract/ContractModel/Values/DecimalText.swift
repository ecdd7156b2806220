public import Foundation

/// Converts numbers of the document to decimals, for comparison with bounds. `Decimal` has up to 38 digits, so numbers
/// with more digits cannot be compared.
public struct DecimalText {
    /// Returns the number as a decimal, or nil if the text is not a number or `Decimal` cannot represent it.
    public static func value(of text: String?) -> Decimal? {
        // With a locale, this initializer would ask ICU for the decimal point, and starting ICU takes as long as a run
        // for a small document.
        guard let text, isNumber(text), let value = Decimal(string: text, locale: nil), !value.isNaN else { return nil }
        return value
    }

    /// Whether the whole text is a number. `Decimal` accepts any text that begins with a number, and reads a date as
    /// its year.
    private static func isNumber(_ text: String) -> Bool {
        var bytes = text.utf8[...]
        func skipDigits() -> Int {
            let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            bytes = bytes[digits.endIndex...]
            return digits.count
        }
        func skip(_ characters: String) -> Bool {
            guard let first = bytes.first, characters.utf8.contains(first) else { return false }
            bytes.removeFirst()
            return true
        }
        _ = skip("+-")
        var count = skipDigits()
        if skip(".") { count += skipDigits() }
        guard count > 0 else { return false }
        if skip("eE") {
            _ = skip("+-")
            guard skipDigits() > 0 else { return false }
        }
        return bytes.isEmpty
    }

    /// Whether a number is a multiple of a divisor. Every number is treated as a multiple of zero.
    public static func isMultiple(_ value: Decimal, of divisor: Decimal) -> Bool {
        guard divisor != 0 else { return true }
        let quotient = value / divisor
        return rounded(quotient, .plain) == quotient
    }

    /// Whether a number is an integer. Numbers that `Decimal` cannot represent are checked as `Double`.
    public static func isWhole(_ text: String) -> Bool {
        if let value = value(of: text) { return isMultiple(value, of: 1) }
        return Double(text).map { $0.rounded() == $0 && $0 != 0 } ?? false
    }

    /// Returns a number rounded to an integer.
    public static func rounded(_ value: Decimal, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var (source, result) = (value, Decimal())
        NSDecimalRound(&result, &source, 0, mode)
        return result
    }
}

/// The numbers that constraints allow.
public struct NumberRange {
    /// The lower bound, or nil. The bound itself is allowed unless `excludesMinimum` is true.
    public private(set) var minimum: Decimal?
    /// The upper bound, or nil. The bound itself is allowed unless `excludesMaximum` is true.
    public private(set) var maximum: Decimal?
    private var excludesMinimum = false
    private var excludesMaximum = false
    private let divisor: Decimal?

    /// Reads the bounds. A bound that no decimal can represent is ignored.
    public init(_ constraints: ValueConstraints) {
        minimum = DecimalText.value(of: constraints.minimum)
        maximum = DecimalText.value(of: constraints.maximum)
        divisor = DecimalText.value(of: constraints.multipleOf)
        if let bound = DecimalText.value(of: constraints.exclusiveMinimum), bound >= minimum ?? bound {
            (minimum, excludesMinimum) = (bound, true)
        }
        if let bound = DecimalText.value(of: constraints.exclusiveMaximum), bound <= maximum ?? bound {
            (maximum, excludesMaximum) = (bound, true)
        }
    }

    /// Whether every number is allowed.
    public var isUnlimited: Bool { minimum == nil && maximum == nil && divisor == nil }

    /// Returns the reason why a number is not allowed, or nil if the number is allowed.
    public func fault(of value: Decimal) -> String? {
        if let minimum {
            if excludesMinimum, value <= minimum { return "\(value) is not greater than \(minimum)" }
            if value < minimum { return "\(value) is less than the minimum \(minimum)" }
        }
        if let maximum {
            if excludesMaximum, value >= maximum { return "\(value) is not less than \(maximum)" }
            if value > maximum { return "\(value) is greater than the maximum \(maximum)" }
        }
        if let divisor, !DecimalText.isMultiple(value, of: divisor) {
            return "\(value) is not a multiple of \(divisor)"
        }
        return nil
    }

    /// Returns the reason why a number that `Decimal` cannot represent is not allowed, or nil if the number is allowed.
    /// Exclusive bounds are treated as inclusive, and `multipleOf` is not checked.
    public func fault(of value: Double) -> String? {
        if let minimum = minimum.flatMap({ Double($0.description) }), value < minimum {
            return "\(value) is less than the minimum \(minimum)"
        }
        if let maximum = maximum.flatMap({ Double($0.description) }), value > maximum {
            return "\(value) is greater than the maximum \(maximum)"
        }
        return nil
    }

    /// Returns an allowed number, which is `wanted` if possible. Returns a bound or `wanted` if no allowed number is
    /// found.
    public func number(near wanted: Decimal, step: Decimal) -> Decimal {
        candidates(wanted, step).first { fault(of: $0) == nil } ?? minimum ?? maximum ?? wanted
    }

    /// Returns the lower bound plus a number of steps that depends on `wanted`. Different wanted numbers lead to
    /// different results if possible.
    private func spread(_ wanted: Decimal, from minimum: Decimal, to maximum: Decimal, _ step: Decimal) -> Decimal {
        let count = DecimalText.rounded((maximum - minimum) / step, .down) + 1
        guard count > 1 else { return minimum }
        let turns = DecimalText.rounded(wanted / count, .down)
        return minimum + DecimalText.rounded(wanted - turns * count, .down) * step
    }

    private func candidates(_ wanted: Decimal, _ step: Decimal) -> [Decimal] {
        var candidates = [wanted]
        if let minimum {
            candidates.append(minimum + wanted)
            if let maximum { candidates.append(spread(wanted, from: minimum, to: maximum, step)) }
            candidates += [minimum + step, minimum]
        }
        if let maximum {
            candidates += [maximum - step, maximum]
        }
        if let minimum, let maximum { candidates.append((minimum + maximum) / 2) }
        guard let divisor, divisor != 0 else { return candidates }
        return candidates.flatMap { candidate in
            [
                DecimalText.rounded(candidate / divisor, .up) * divisor,
                DecimalText.rounded(candidate / divisor, .down) * divisor,
            ]
        }
    }
}
