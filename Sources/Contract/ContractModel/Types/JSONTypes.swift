/// The primitive types of JSON Schema (2020-12 section 4.2.1).
public struct JSONTypes: OptionSet, Hashable, Sendable {
    /// The types as bits, from 1 for `null` to 64 for `object`.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The type `null`.
    @inlinable public static var null: JSONTypes { JSONTypes(rawValue: 1) }
    /// The type `boolean`.
    @inlinable public static var boolean: JSONTypes { JSONTypes(rawValue: 2) }
    /// The type `integer`.
    @inlinable public static var integer: JSONTypes { JSONTypes(rawValue: 4) }
    /// The type `number`.
    @inlinable public static var number: JSONTypes { JSONTypes(rawValue: 8) }
    /// The type `string`.
    @inlinable public static var string: JSONTypes { JSONTypes(rawValue: 16) }
    /// The type `array`.
    @inlinable public static var array: JSONTypes { JSONTypes(rawValue: 32) }
    /// The type `object`.
    @inlinable public static var object: JSONTypes { JSONTypes(rawValue: 64) }

    /// Makes a set with the type that has a name in JSON Schema. Returns nil for another name.
    public init?(name: String) {
        guard let index = Self.allNames.firstIndex(of: name) else { return nil }
        self.init(rawValue: 1 << index)
    }

    /// The names of the types in the order of the bits.
    private static let allNames = ["null", "boolean", "integer", "number", "string", "array", "object"]

    /// The names of the types in the set, in the order of the bits.
    public var names: [String] {
        Self.allNames.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.allNames[$0] }
    }

    /// The sets with one type each, in the order of the bits.
    public var members: [JSONTypes] {
        (0..<7).map { JSONTypes(rawValue: 1 << $0) }.filter(contains)
    }

    /// Whether the runtime converts values of these types to values of the other types without loss.
    public func convertLosslessly(to other: JSONTypes) -> Bool {
        switch (self, other) {
        case (.integer, .string), (.string, .integer), (.integer, .number), (.string, .number), (.string, .boolean),
            (.integer, .boolean):
            true
        default: false
        }
    }
}

extension JSONTypes {
    /// All seven types.
    @inlinable public static var all: JSONTypes { JSONTypes(rawValue: 127) }
}
