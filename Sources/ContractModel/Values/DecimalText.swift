public import Foundation

/// A number of the document as a decimal, for comparison with bounds. Up to 38 digits, which is what `Decimal` holds: a number beyond
/// has no value here, and is neither used nor bound.
public struct DecimalText {
    public static func value(of text: String?) -> Decimal? {
        // With a locale it would ask ICU for the decimal point, which takes as long to start as a small document takes in all.
        guard let text, isNumber(text), let value = Decimal(string: text, locale: nil), !value.isNaN else { return nil }
        return value
    }

    /// `Decimal` itself is content with a number at the beginning, and reads a date as its year.
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

    public static func isMultiple(_ value: Decimal, of divisor: Decimal) -> Bool {
        guard divisor != 0 else { return true }
        let quotient = value / divisor
        return rounded(quotient, .plain) == quotient
    }

    /// Whether a number is an integer, be it one that no decimal holds.
    public static func isWhole(_ text: String) -> Bool {
        if let value = value(of: text) { return isMultiple(value, of: 1) }
        return Double(text).map { $0.rounded() == $0 && $0 != 0 } ?? false
    }

    public static func rounded(_ value: Decimal, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var (source, result) = (value, Decimal())
        NSDecimalRound(&result, &source, 0, mode)
        return result
    }
}

/// The numbers that a place allows.
public struct NumberRange {
    public private(set) var minimum: Decimal?
    public private(set) var maximum: Decimal?
    private var excludesMinimum = false
    private var excludesMaximum = false
    private let divisor: Decimal?

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

    public var isUnlimited: Bool { minimum == nil && maximum == nil && divisor == nil }

    /// Why a number is not allowed; nil when it is.
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

    /// The same of a number that no decimal holds, which is a multiple of anything for all that can be said.
    public func fault(of value: Double) -> String? {
        if let minimum = minimum.flatMap({ Double($0.description) }), value < minimum {
            return "\(value) is less than the minimum \(minimum)"
        }
        if let maximum = maximum.flatMap({ Double($0.description) }), value > maximum {
            return "\(value) is greater than the maximum \(maximum)"
        }
        return nil
    }

    /// A number that is allowed, near the wanted one; the nearest bound where no such number is found.
    public func number(near wanted: Decimal, step: Decimal) -> Decimal {
        candidates(wanted, step).first { fault(of: $0) == nil } ?? minimum ?? maximum ?? wanted
    }

    /// As far between the bounds as the wanted number says, in steps.
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
