/// A JSON text as a tree, for tests. Numbers keep their digits, and members keep their order.
///
/// It is intentionally not the runtime's `JSONValue`. If a test decoded both sides with the code under test, it could
/// not see losses of that code. Two values are equal if they are equal in JSON: members in any order, numbers by value
/// (`1.0` is `1`).
@_spi(Generated) public indirect enum JSON: Sendable {
    case null
    case boolean(Bool)
    /// A number, with its digits as in the text.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: JSON

        /// Makes a member.
        public init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }
}

@_spi(Generated) extension JSON {
    /// Returns the value of a key of an object, or `nil`.
    public subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Whether the value is a number without fraction and exponent.
    var isInteger: Bool {
        guard case .number(let digits) = self else { return false }
        return digits.allSatisfy { $0.isNumber || $0 == "-" }
    }

    /// Whether the value is an array or object that is not empty.
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

    /// Returns the object without a key. Any other value is unchanged.
    public func removing(_ key: String) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    /// Returns the object with another value for a key, which is added at the end if it is missing. Any other value is
    /// unchanged.
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

@_spi(Generated) extension JSON: Equatable {
    /// Whether two values are equal.
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right || DecimalDigits(left) == DecimalDigits(right)
        // The comparison uses scalars, because Swift considers a composed and a decomposed "é" equal.
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

/// The value of a JSON number as digits and exponent.
private struct DecimalDigits: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    /// The exponent: the value is `0.digits × 10^exponent`. Nil if an `Int` cannot represent it. The number then equals
    /// no other spelling.
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
