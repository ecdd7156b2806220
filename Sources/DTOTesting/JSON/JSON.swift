/// A JSON text as a tree, for tests: numbers keep their digits and members their order.
///
/// Not the runtime's `JSONValue`, on purpose: a test that read both sides with the code under test could not see what that code
/// loses. Two values are equal when they are equal as JSON: members in any order, numbers by value (`1.0` is `1`).
public indirect enum JSON: Sendable {
    case null
    case boolean(Bool)
    /// As it stands in the text.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    public struct Member: Sendable {
        public var key: String
        public var value: JSON

        public init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }
}

extension JSON {
    /// The value under a key of an object; `nil` where there is none.
    public subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// A number without fraction and exponent.
    var isInteger: Bool {
        guard case .number(let digits) = self else { return false }
        return digits.allSatisfy { $0.isNumber || $0 == "-" }
    }

    /// An array or object that is not empty.
    var hasParts: Bool {
        switch self {
        case .null, .boolean, .number, .string: false
        case .array(let elements): !elements.isEmpty
        case .object(let members): !members.isEmpty
        }
    }

    /// Whether it is a text that is spelled like a number (RFC 8259, section 6).
    var isTextOfNumber: Bool {
        guard case .string(let text) = self else { return false }
        return text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    }

    var isCollection: Bool { type == .array || type == .object }

    var type: JSONType? {
        switch self {
        case .null: nil
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// An object without a key; anything else unchanged.
    public func removing(_ key: String) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    /// An object with a key set, in its old place or at the end; anything else unchanged.
    public func setting(_ key: String, to value: JSON) -> JSON {
        guard case .object(var members) = self else { return self }
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append(Member(key, value))
        }
        return .object(members)
    }
}

extension JSON: Equatable {
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right || DecimalDigits(left) == DecimalDigits(right)
        // Scalar by scalar: Swift's own equality takes a composed and a decomposed "é" for the same text.
        case (.string(let left), .string(let right)): left.unicodeScalars.elementsEqual(right.unicodeScalars)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): hasEqualMembers(left, right)
        case (.null, _), (.boolean, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }

    private static func hasEqualMembers(_ left: [Member], _ right: [Member]) -> Bool {
        guard left.count == right.count else { return false }
        let values = Dictionary(right.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { first, _ in first })
        return left.allSatisfy { values[Array($0.key.utf8)] == $0.value }
    }
}

/// The value of a JSON number, digits and exponent.
private struct DecimalDigits: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    /// The value is `0.digits × 10^exponent`. Nil where no `Int` holds it: such a number equals none that is spelled otherwise.
    private var exponent: Int? = 0

    init(_ text: String) {
        var mantissa = text[...]
        if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            exponent = Int(text[text.index(after: mark)...])
            mantissa = text[..<mark]
        }
        isNegative = mantissa.first == "-"
        let parts = mantissa.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        digits = parts.flatMap { Array($0.utf8) }
        let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeFirst(zeros)
        let (sum, overflow) = (exponent ?? 0).addingReportingOverflow((parts.first?.utf8.count ?? 0) - zeros)
        exponent = exponent == nil || overflow ? nil : sum
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.isEmpty { (isNegative, exponent) = (false, 0) }
    }

    static func == (left: DecimalDigits, right: DecimalDigits) -> Bool {
        guard let exponent = left.exponent, exponent == right.exponent else { return false }
        return left.isNegative == right.isNegative && left.digits == right.digits
    }
}
