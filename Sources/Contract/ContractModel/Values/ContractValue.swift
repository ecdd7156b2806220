public import Diagnostics

/// A JSON value of the document: a default, a constant, a value of an enumeration, or an example. `ContractValue` is
/// not `indirect`, because fixtures have hundreds of thousands of values, and each value would need an allocation.
public enum ContractValue: Hashable, Sendable {
    /// The JSON null.
    case null
    /// A Boolean.
    case boolean(Bool)
    /// An integer of any size, as decimal digits without leading zeros, and with `-` if negative.
    case integer(String)
    /// A number with a fraction or an exponent, as the document writes it.
    case number(String)
    /// A string, without escapes.
    case string(String)
    /// An array with its elements in order.
    case array([ContractValue])
    /// The members in the order of the document.
    case object([Member])

    /// Whether an integer in decimal digits needs more than 32 bits.
    public static func isWideInteger(_ text: String) -> Bool {
        Double(text).map { $0 > Double(Int32.max) || $0 < Double(Int32.min) } ?? false
    }

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The key, byte for byte.
        public var key: String
        /// The value of the member.
        public var value: ContractValue

        public init(key: String, value: ContractValue) {
            self.key = key
            self.value = value
        }
    }
}

/// An example in the document.
public struct ContractExample: Sendable {
    /// The key in an `examples` map, or nil for `example`.
    public var name: String?
    public var value: ContractValue
    /// The place of the value in the document.
    public var location: SourceLocation

    public init(name: String? = nil, value: ContractValue, location: SourceLocation) {
        self.name = name
        self.value = value
        self.location = location
    }
}

/// An example or default with the type of its schema, unchecked.
public struct ContractSample: Sendable {
    /// The value in the document.
    public var value: ContractValue
    /// The type and constraints of the schema.
    public var use: TypeUse
    /// Whether the schema allows null.
    public var isNullable: Bool
    /// Whether the value is a default. Any other sample is an example.
    public var isDefault: Bool
    /// The place of the value in the document.
    public var location: SourceLocation

    public init(value: ContractValue, use: TypeUse, isNullable: Bool, isDefault: Bool, location: SourceLocation) {
        self.value = value
        self.use = use
        self.isNullable = isNullable
        self.isDefault = isDefault
        self.location = location
    }
}
