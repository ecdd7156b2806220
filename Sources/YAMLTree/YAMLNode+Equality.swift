extension YAMLNode {
    /// Whether two nodes, of one tree or of two, hold the same value: scalars as resolved, numbers by value (`0x10`,
    /// `16` and `16.0` are equal, as in JSON Schema), sequences in order, mappings in any order.
    ///
    /// Works through a list instead of calling itself, so that the depth of a document does not matter. What aliases
    /// share is compared once per use; `YAMLLimits.aliasExpansion` bounds it.
    public func isEqual(to other: YAMLNode) -> Bool {
        var work = [(self, other)]
        while let (left, right) = work.popLast() {
            if left.tree === right.tree, left.id == right.id { continue }
            guard left.kind == right.kind, left.count == right.count else { return false }
            switch left.kind {
            case .scalar:
                guard Self.areEqual(left.scalar, right.scalar) else { return false }
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

    private static func areEqual(_ left: YAMLScalar?, _ right: YAMLScalar?) -> Bool {
        guard let leftText = left?.numberText, let rightText = right?.numberText else { return left == right }
        guard leftText != rightText else { return true }
        guard let leftValue = DecimalValue(leftText), let rightValue = DecimalValue(rightText) else { return false }
        return leftValue == rightValue
    }
}

extension YAMLScalar {
    fileprivate var numberText: String? {
        switch self {
        case .integer(let text), .number(let text): text
        case .null, .boolean, .notANumber, .infinity, .string: nil
        }
    }
}

/// A decimal number without its notation: significant digits, times a power of ten.
private struct DecimalValue: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    private var exponent = 0

    /// - Parameter text: a JSON number
    /// - Returns: nil when the exponent has more than 32 bits; such numbers are compared as they are written
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
}
