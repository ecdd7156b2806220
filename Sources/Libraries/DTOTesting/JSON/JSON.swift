/// A JSON value for tests. Numbers keep their digits, and members keep their order.
///
/// Tests do not use `JSONValue` of the runtime, because a loss in the code under test would then not be visible. Two
/// values are equal if they are equal as JSON: the order of members is ignored, and numbers are compared by value
/// (`1.0` is equal to `1`).
@_spi(Generated) public indirect enum JSON: Sendable {
    case null
    case boolean(Bool)
    /// A number, as it is written in the JSON text.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable {
        /// The key of the member.
        public var key: String
        /// The value of the member.
        public var value: JSON

        /// Creates a member.
        public init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }
}

@_spi(Generated) extension JSON {
    /// The value for a key of an object, or nil if there is no such key or the value is not an object.
    public subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Whether the value is a number that is written without a fraction and an exponent.
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

    /// Whether the value is a string that is written like a JSON number (RFC 8259 section 6).
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

    /// Returns the object without a key. A value that is not an object is returned unchanged.
    public func removing(_ key: String) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    /// Returns the object with another value for a key. A missing key is added at the end. A value that is not an
    /// object is returned unchanged.
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
    /// Returns whether two values are equal as JSON.
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

/// The value of a JSON number as a sign, digits and an exponent.
private struct DecimalDigits: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    /// The exponent in `0.digits × 10^exponent`. The value is nil if an `Int` cannot represent the exponent. A number
    /// without an exponent is not equal to any other spelling.
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
