extension YAMLNode {
    /// Whether two nodes have equal values. The nodes may belong to different trees. Numbers are compared by value, as
    /// in JSON Schema: `0x10`, `16` and `16.0` are equal. Sequences must have equal orders, but mappings may differ in
    /// order.
    ///
    /// This uses a list and does not recurse, so the depth of a document does not matter. Nodes that aliases share are
    /// compared once for each use, which `YAMLLimits.aliasExpansion` limits.
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

/// A decimal number without its notation: significant digits times a power of ten.
private struct DecimalValue: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    private var exponent = 0

    /// Reads a number.
    ///
    /// - Parameter text: A JSON number.
    /// - Returns: Nil if the exponent has more than 32 bits. Those numbers are compared as they are written.
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
