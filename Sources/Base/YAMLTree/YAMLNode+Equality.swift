extension YAMLNode {
    /// Whether two nodes have the same value. The nodes may belong to different trees. Numbers are compared by value,
    /// as in JSON Schema: `0x10`, `16` and `16.0` are equal. Sequences must have the same order, but mappings may
    /// differ in order.
    ///
    /// The comparison uses a list and does not recurse, so the depth of a document does not matter. Nodes that aliases
    /// share are compared once for each use, which `YAMLLimits.aliasExpansion` limits.
    public func isEqual(to other: YAMLNode) -> Bool {
        var steps = Int.max
        return isEqual(to: other, steps: &steps) ?? false
    }

    /// Whether two nodes have the same value, or nil if the comparison takes too many steps.
    ///
    /// - Parameter steps: The number of nodes that may be compared. Each compared node reduces this number by 1.
    public func isEqual(to other: YAMLNode, steps: inout Int) -> Bool? {
        var work = [(self, other)]
        while let (left, right) = work.popLast() {
            guard steps > 0 else { return nil }
            steps -= 1
            if left.tree === right.tree, left.id == right.id { continue }
            guard left.kind == right.kind, left.count == right.count else { return false }
            switch left.kind {
            case .scalar:
                guard let first = left.scalar, let second = right.scalar, first.isEqual(to: second) else {
                    return false
                }
            case .sequence:
                work += zip(left.elements, right.elements)
            case .mapping:
                for pair in left.pairs {
                    guard let match = right[pair.key] else { return false }
                    work.append((pair.value, match))
                }
            }
        }
        return true
    }
}

extension YAMLScalar {
    /// Whether two scalars have the same value. Numbers are compared by value, and strings by their bytes.
    public func isEqual(to other: YAMLScalar) -> Bool {
        if case .string(let left) = self, case .string(let right) = other {
            return left.utf8.elementsEqual(right.utf8)
        }
        guard let left = numberText, let right = other.numberText else { return self == other }
        guard left != right else { return true }
        guard let leftValue = DecimalValue(left), let rightValue = DecimalValue(right) else { return false }
        return leftValue == rightValue
    }

    /// Whether this scalar and the other are finite numbers, and this scalar is less than the other. The comparison is
    /// exact for any number of digits, if the exponents fit in 32 bits.
    public func isLess(than other: YAMLScalar) -> Bool {
        guard let left = numberText, let right = other.numberText else { return false }
        guard let leftValue = DecimalValue(left), let rightValue = DecimalValue(right) else {
            return Double(left).flatMap { left in Double(right).map { left < $0 } } ?? false
        }
        return leftValue < rightValue
    }

    /// The text of a finite number, or nil.
    public var numberText: String? {
        switch self {
        case .integer(let text), .number(let text): text
        case .null, .boolean, .notANumber, .infinity, .string: nil
        }
    }
}

/// A decimal number without its notation: significant digits times a power of ten.
private struct DecimalValue: Comparable {
    private var isNegative = false
    private var digits: [UInt8] = []
    private var exponent = 0

    /// Reads a number.
    ///
    /// - Parameter text: A JSON number.
    /// - Returns: Nil if the exponent does not fit in 32 bits.
    init?(_ text: String) {
        var isFraction = false
        scan: for (index, byte) in zip(text.utf8.indices, text.utf8) {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits.append(byte)
                if isFraction { exponent -= 1 }
            default:
                guard let written = Int32(text[text.index(after: index)...]) else { return nil }
                exponent += Int(written)
                break scan
            }
        }
        digits.removeFirst(digits.prefix { $0 == UInt8(ascii: "0") }.count)
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty { (isNegative, exponent) = (false, 0) }
    }

    static func < (left: DecimalValue, right: DecimalValue) -> Bool {
        guard left.isNegative == right.isNegative else { return left.isNegative }
        return left.isNegative ? right.hasLessMagnitude(than: left) : left.hasLessMagnitude(than: right)
    }

    /// Whether the absolute value is less than another number's absolute value. The first digit is never a zero.
    private func hasLessMagnitude(than other: DecimalValue) -> Bool {
        guard !digits.isEmpty, !other.digits.isEmpty else { return !other.digits.isEmpty }
        let (length, otherLength) = (digits.count + exponent, other.digits.count + other.exponent)
        return length == otherLength ? digits.lexicographicallyPrecedes(other.digits) : length < otherLength
    }
}
