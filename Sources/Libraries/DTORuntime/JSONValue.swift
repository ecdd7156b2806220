public import Foundation

/// A JSON value of any type.
///
/// Integers and fractions of up to 38 significant digits are exact, if `Decimal` can represent their exponent. A
/// number with more digits is rounded to 38 digits. A number outside the range of `Decimal` is rounded to the nearest
/// `Double`.
///
/// Three kinds of value cannot be decoded: a number beyond `Double`, such as 1e400, a string that is not Unicode, and
/// a value that is nested more than 100 levels deep in a record. Within another value they are reported and replaced by
/// null.
public enum JSONValue: Sendable {
    /// The JSON null.
    case null
    /// A Boolean.
    case bool(Bool)
    /// An integer of up to 64 bits.
    case integer(Int64)
    /// A fraction whose decimal digits a `Double` keeps, or a number outside the range of `Decimal`.
    case number(Double)
    /// An integer of more than 64 bits, or a fraction with more decimal digits than a `Double` keeps.
    case decimal(Decimal)
    /// A string.
    case string(String)
    /// An array with its elements in order.
    case array([JSONValue])
    /// An object. Its members have no order.
    case object([String: JSONValue])
}

extension JSONValue {
    /// A number in the case that decoding would choose for it. Other values are unchanged.
    var normalized: JSONValue {
        switch self {
        case .number(let number):
            Int64(exactly: number).map { .integer($0) } ?? self
        case .decimal(let decimal):
            Self.normalized(decimal)
        case .null, .bool, .integer, .string, .array, .object:
            self
        }
    }

    private static func normalized(_ decimal: Decimal) -> JSONValue {
        let text = decimal.description
        if let integer = Int64(text) {
            return .integer(integer)
        }
        if let number = Double(text), Decimal(string: "\(number)") == decimal {
            return .number(number)
        }
        return .decimal(decimal)
    }
}

extension JSONValue: Hashable {
    /// Returns whether two values are equal as JSON. 85 and 85.0 are equal.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.array, .array), (.object, .object): areEqual(left, right)
        default: areEqualScalars(left, right)
        }
    }

    /// Compares two values step by step. A function that calls itself for each level would use much stack in debug
    /// builds.
    private static func areEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
        var pairs = [(left, right)]
        while let pair = pairs.popLast() {
            switch pair {
            case (.array(let left), .array(let right)):
                guard left.count == right.count else { return false }
                pairs += zip(left, right)
            case (.object(let left), .object(let right)):
                guard left.count == right.count else { return false }
                for (name, member) in left {
                    guard let other = right[name] else { return false }
                    pairs.append((member, other))
                }
            default:
                guard areEqualScalars(pair.0, pair.1) else { return false }
            }
        }
        return true
    }

    private static func areEqualScalars(_ left: JSONValue, _ right: JSONValue) -> Bool {
        switch (left.normalized, right.normalized) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.decimal(let left), .decimal(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.null, _), (.bool, _), (.integer, _), (.number, _), (.decimal, _), (.string, _), (.array, _),
            (.object, _):
            false
        }
    }

    /// Hashes the value step by step because values can be nested too deep for the stack of some threads. Members are
    /// hashed in the order of their names because equal objects may list them in different orders.
    public func hash(into hasher: inout Hasher) {
        var pending = [self]
        while let next = pending.popLast() {
            switch next.normalized {
            case .null: hasher.combine(0)
            case .bool(let flag): hasher.combine(flag)
            case .integer(let integer): hasher.combine(integer)
            case .number(let number): hasher.combine(number)
            case .decimal(let decimal): hasher.combine(decimal)
            case .string(let text): hasher.combine(text)
            case .array(let elements):
                hasher.combine(elements.count)
                pending += elements
            case .object(let members):
                hasher.combine(members.count)
                for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                    hasher.combine(name)
                    pending.append(member)
                }
            }
        }
    }
}

extension JSONValue {
    /// Whether the value is null.
    public var isNull: Bool {
        self == .null
    }

    /// The string, or nil for other values.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The Boolean, or nil for other values.
    public var boolValue: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The integer, or nil for values that are not an integer of 64 bits.
    public var integerValue: Int64? {
        if case .integer(let integer) = normalized { integer } else { nil }
    }

    /// The nearest `Double` of a number, or nil for other values.
    public var doubleValue: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        case .decimal(let decimal): Double(decimal.description)
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// The elements of an array, or nil for other values.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object, or nil for other values.
    public var objectValue: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The member of an object, or nil if it is missing or the value is not an object.
    public subscript(key: String) -> JSONValue? {
        objectValue?[key]
    }

    /// The element of an array, or nil if it is missing or the value is not an array.
    public subscript(index: Int) -> JSONValue? {
        guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    /// Makes a JSON null.
    public init(nilLiteral: ()) { self = .null }
    /// Makes a Boolean from a literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes an integer from a literal.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    /// Makes a number from a literal.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Makes a string from a literal.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Makes an array from a literal.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Makes an object from a literal. If a name occurs several times, the last member is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
