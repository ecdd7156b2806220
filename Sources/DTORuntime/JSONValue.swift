public import Foundation

/// A JSON value of whatever shape.
///
/// Numbers are exact as far as `JSONDecoder` gives them: integers and fractions of up to 38 significant digits with an
/// exponent that `Decimal` can hold. Of longer ones it keeps the nearest such number, and of those beyond that
/// range the nearest `Double`. A number beyond `Double`, such as 1e400, cannot be decoded, and neither can a text that is not
/// Unicode, nor what is nested a hundred levels deep below a record: within another value, null stands in its place and is
/// reported.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    /// An integer beyond 64 bits, or a fraction that no `Double` spells.
    case decimal(Decimal)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue {
    /// The number as the case that decoding would choose for it.
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
    /// Equal as JSON: 85 and 85.0 are the same number.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.array, .array), (.object, .object): areEqual(left, right)
        default: areEqualScalars(left, right)
        }
    }

    /// Goes through both values step by step: a function that calls itself for each level would take much of a stack in debug builds.
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

    /// Step by step, as values nest deeper than some threads' stacks. Members are hashed in the order of their names: equal objects may
    /// list them in different ones.
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
    public var isNull: Bool {
        self == .null
    }

    /// The text, of a string.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    public var boolValue: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The integer, of a number that is one of 64 bits.
    public var integerValue: Int64? {
        if case .integer(let integer) = normalized { integer } else { nil }
    }

    /// The nearest `Double`, of any number.
    public var doubleValue: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        case .decimal(let decimal): Double(decimal.description)
        case .null, .bool, .string, .array, .object: nil
        }
    }

    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    public var objectValue: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// A member of an object; nil where there is none.
    public subscript(key: String) -> JSONValue? {
        objectValue?[key]
    }

    /// An element of an array; nil where there is none.
    public subscript(index: Int) -> JSONValue? {
        guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// The last of several members of one name counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
