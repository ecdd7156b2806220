/// The primitive types of JSON Schema (2020-12 section 4.2.1).
public struct JSONTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    @inlinable public static var null: JSONTypes { JSONTypes(rawValue: 1) }
    @inlinable public static var boolean: JSONTypes { JSONTypes(rawValue: 2) }
    @inlinable public static var integer: JSONTypes { JSONTypes(rawValue: 4) }
    @inlinable public static var number: JSONTypes { JSONTypes(rawValue: 8) }
    @inlinable public static var string: JSONTypes { JSONTypes(rawValue: 16) }
    @inlinable public static var array: JSONTypes { JSONTypes(rawValue: 32) }
    @inlinable public static var object: JSONTypes { JSONTypes(rawValue: 64) }

    public init?(name: String) {
        switch name {
        case "null": self = .null
        case "boolean": self = .boolean
        case "integer": self = .integer
        case "number": self = .number
        case "string": self = .string
        case "array": self = .array
        case "object": self = .object
        default: return nil
        }
    }

    /// The single types in the order above.
    public var members: [JSONTypes] {
        (0..<7).map { JSONTypes(rawValue: 1 << $0) }.filter(contains)
    }

    /// Whether decoding converts values of these types to the other types without loss.
    public func convertLosslessly(to other: JSONTypes) -> Bool {
        switch (self, other) {
        case (.integer, .string), (.string, .integer), (.integer, .number), (.string, .number), (.string, .boolean),
            (.integer, .boolean):
            true
        default: false
        }
    }
}

extension ScalarType {
    public var jsonTypes: JSONTypes {
        switch self {
        case .string, .decimalString, .data, .base64URL, .timestamp, .date, .day, .calendarDate, .uuid, .url: .string
        case .boolean: .boolean
        case .int, .int64, .uint64: .integer
        case .double, .decimal: .number
        case .external: []
        }
    }
}

extension JSONTypes {
    @inlinable public static var all: JSONTypes { JSONTypes(rawValue: 127) }
}
