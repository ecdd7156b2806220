package import ContractModel
@_spi(Generated) import DTORuntime
package import Foundation

extension ExampleChecker {
    package func conforming(
        _ value: ContractValue, to scalar: ScalarType, _ constraints: ValueConstraints
    ) throws(Mismatch) -> ContractValue {
        switch scalar.facts.content {
        case .text:
            let text = try text(value, constraints)
            if let format = constraints.checkedFormat, !format.accepts(text) {
                throw mismatch("\(value.excerpt) does not have the format '\(format.rawValue)'")
            }
            return .string(text)
        case .boolean:
            guard case .boolean = value else { throw mismatch("\(value.excerpt) is not a Boolean") }
            return value
        case .integer: return try integer(value, Int64.self, constraints)
        case .unsignedInteger: return try integer(value, UInt64.self, constraints)
        case .number: return try double(value, constraints)
        case .decimal: return .number(canonical: try number(value, constraints))
        case .texts(let texts): return try formatted(value, constraints, texts)
        case .unknown: return value
        }
    }

    private func text(_ value: ContractValue, _ constraints: ValueConstraints) throws(Mismatch) -> String {
        guard case .string(let text) = value else { throw mismatch("\(value.excerpt) is not a string") }
        if let fault = constraints.fault(ofLength: text.unicodeScalars.count) { throw mismatch(fault) }
        return text
    }

    private func formatted(
        _ value: ContractValue, _ constraints: ValueConstraints, _ texts: ScalarFacts.Texts
    ) throws(Mismatch) -> ContractValue {
        guard let text = texts.canonical(try text(value, constraints)) else {
            throw mismatch("\(value.excerpt) is not \(texts.noun)")
        }
        return .string(text)
    }

    private func number(_ value: ContractValue, _ constraints: ValueConstraints) throws(Mismatch) -> Decimal {
        switch value {
        case .integer(let digits), .number(let digits):
            guard let number = DecimalText.value(of: digits) else {
                throw mismatch("\(digits) is outside the range of 'Decimal'")
            }
            if let fault = NumberRange(constraints).fault(of: number) { throw mismatch(fault) }
            return number
        case .null, .boolean, .string, .array, .object:
            throw mismatch("\(value.excerpt) is not a number")
        }
    }

    private func integer<Integer: FixedWidthInteger>(
        _ value: ContractValue, _ type: Integer.Type, _ constraints: ValueConstraints
    ) throws(Mismatch) -> ContractValue {
        // Most integers have no bounds, and need no decimal arithmetic.
        if case .integer(let digits) = value, let integer = Integer(digits), NumberRange(constraints).isUnlimited {
            return .integer(String(integer))
        }
        let number = try number(value, constraints)
        guard DecimalText.isMultiple(number, of: 1) else { throw mismatch("\(value.excerpt) is not an integer") }
        guard let integer = Integer("\(number)") else { throw mismatch("\(value.excerpt) does not fit into \(type)") }
        return .integer(String(integer))
    }

    private func double(_ value: ContractValue, _ constraints: ValueConstraints) throws(Mismatch) -> ContractValue {
        guard let digits = value.digits else { throw mismatch("\(value.excerpt) is not a number") }
        guard let double = Double(digits), let number = ContractValue.number(double: double) else {
            throw mismatch("\(digits) is outside the range of 'Double'")
        }
        let range = NumberRange(constraints)
        // A number with more digits than a decimal can have is compared by its value in Swift.
        let fault = DecimalText.value(of: digits).map(range.fault) ?? range.fault(of: double)
        if let fault { throw mismatch(fault) }
        return number
    }
}

extension ContractValue {
    /// Returns the number as `Double` writes it, or nil if `Double` cannot represent it.
    package static func number(double number: Decimal) -> ContractValue? {
        Double("\(number)").flatMap { ContractValue.number(double: $0) }
    }

    package static func number(double: Double) -> ContractValue? {
        guard double.isFinite else { return nil }
        return double == double.rounded() && abs(double) < 1e15
            ? .integer(String(Int64(double))) : .number(String(describing: double))
    }

    /// The digits of a number, or nil for other values.
    fileprivate var digits: String? {
        switch self {
        case .integer(let digits), .number(let digits): digits
        case .null, .boolean, .string, .array, .object: nil
        }
    }

    /// Returns the number as an integer if it has no decimal point.
    package static func number(canonical number: Decimal) -> ContractValue {
        let text = "\(number)"
        return text.contains(".") ? .number(text) : .integer(text)
    }
}
