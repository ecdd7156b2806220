public import Diagnostics

/// A JSON value of the document: a default, a constant, an enumeration's value, an example. Not `indirect`: there are hundreds of thousands in
/// fixtures, and a text in place needs no memory of its own.
public enum ContractValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// Canonical decimal digits with an optional `-`, of any size.
    case integer(String)
    /// A JSON number with a fraction or an exponent, as text.
    case number(String)
    case string(String)
    case array([ContractValue])
    /// In the order of the document.
    case object([Member])

    /// Whether a number, as decimal text, is beyond the integers of 32 bits.
    public static func isWideInteger(_ text: String) -> Bool {
        Double(text).map { $0 > Double(Int32.max) || $0 < Double(Int32.min) } ?? false
    }

    public struct Member: Hashable, Sendable {
        public var key: String
        public var value: ContractValue

        public init(key: String, value: ContractValue) {
            self.key = key
            self.value = value
        }
    }
}

public struct ContractExample: Sendable {
    /// Key in an `examples` map, nil for `example`.
    public var name: String?
    public var value: ContractValue
    public var location: SourceLocation

    public init(name: String? = nil, value: ContractValue, location: SourceLocation) {
        self.name = name
        self.value = value
        self.location = location
    }
}

/// An example or default where it stands, with the type that its schema became. Unchecked.
public struct ContractSample: Sendable {
    public var value: ContractValue
    public var use: TypeUse
    public var isNullable: Bool
    public var isDefault: Bool
    public var location: SourceLocation

    public init(value: ContractValue, use: TypeUse, isNullable: Bool, isDefault: Bool, location: SourceLocation) {
        self.value = value
        self.use = use
        self.isNullable = isNullable
        self.isDefault = isDefault
        self.location = location
    }
}
