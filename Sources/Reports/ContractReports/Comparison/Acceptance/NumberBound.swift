import ContractModel
import Foundation

/// A bound of numbers on one side. A bound with a greater value excludes more numbers, because upper bounds are
/// negated.
struct NumberBound: Comparable {
    var value: Decimal
    /// Whether the value itself is excluded.
    var isExclusive: Bool

    static func < (left: NumberBound, right: NumberBound) -> Bool {
        left.value == right.value ? !left.isExclusive && right.isExclusive : left.value < right.value
    }

    fileprivate init?(_ text: String?, isExclusive: Bool, isUpper: Bool, isWhole: Bool) {
        guard let number = DecimalText.value(of: text) else { return nil }
        let value = isUpper ? -number : number
        (self.value, self.isExclusive) = (value, isExclusive)
        guard isWhole else { return }
        let least = DecimalText.rounded(value, .up)
        (self.value, self.isExclusive) = (isExclusive && least == value ? least + 1 : least, false)
    }

    fileprivate init(value: Decimal) {
        (self.value, isExclusive) = (value, false)
    }
}

extension AcceptedValues {
    private var isWhole: Bool { types.subtracting(.null) == .integer }

    /// The strictest bound that the keywords set on one side, or nil if the keywords set no bound.
    func bound(isUpper: Bool) -> NumberBound? {
        let inclusive = isUpper ? constraints.maximum : constraints.minimum
        let exclusive = isUpper ? constraints.exclusiveMaximum : constraints.exclusiveMinimum
        let isExclusive = isUpper ? constraints.maximumIsExclusive : constraints.minimumIsExclusive
        return [
            NumberBound(inclusive, isExclusive: isExclusive, isUpper: isUpper, isWhole: isWhole),
            NumberBound(exclusive, isExclusive: true, isUpper: isUpper, isWhole: isWhole),
        ].compactMap(\.self).max()
    }

    /// The strictest bound on one side, which includes the range of an integer's format.
    func effectiveBound(isUpper: Bool) -> NumberBound? {
        guard case .scalar(let type) = form, type.external == nil, type.jsonTypes == .integer else {
            return bound(isUpper: isUpper)
        }
        let range = ValueContainment.range(of: constraints.format)
        let limit = NumberBound(value: isUpper ? -range.upperBound : range.lowerBound)
        return bound(isUpper: isUpper).map { max($0, limit) } ?? limit
    }

    /// Whether the bounds of these numbers exclude all numbers of the other constraints.
    func excludesNumbers(of other: AcceptedValues) -> Bool {
        [(self, other), (other, self)].contains { lower, upper in
            guard let least = lower.bound(isUpper: false), let most = upper.bound(isUpper: true) else { return false }
            let distance = least.value + most.value
            return distance > 0 || distance == 0 && (least.isExclusive || most.isExclusive)
        }
    }

    /// Whether all numbers are multiples of a divisor, because they are integers or multiples of another number.
    func areMultiples(of divisor: String?) -> Bool {
        guard let divisor = DecimalText.value(of: divisor) else { return false }
        return [DecimalText.value(of: constraints.multipleOf), isWhole ? 1 : nil].contains { step in
            step.map { DecimalText.isMultiple($0, of: divisor) } ?? false
        }
    }

    /// Whether the schema lists all its values, and each integer among them is 0 or 1. Values of other types may be
    /// listed, too.
    var hasOnlyBits: Bool {
        guard case .enumeration(let enumeration) = form, !enumeration.allowsOthers else { return false }
        return enumeration.cases.allSatisfy {
            $0.value.types != .integer || [.integer("0"), .integer("1")].contains($0.value)
        }
    }
}
