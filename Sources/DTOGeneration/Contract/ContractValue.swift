package import Diagnostics

/// A JSON value of the document: a default, a constant, an enumeration's value, an example. Not `indirect`: there are hundreds of thousands in
/// fixtures, and a text in place needs no memory of its own.
package enum ContractValue: Hashable, Sendable {
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

    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: ContractValue

        package init(key: String, value: ContractValue) {
            self.key = key
            self.value = value
        }
    }
}

package struct ContractExample: Sendable {
    /// Key in an `examples` map, nil for `example`.
    package var name: String?
    package var value: ContractValue
    package var location: SourceLocation

    package init(name: String? = nil, value: ContractValue, location: SourceLocation) {
        self.name = name
        self.value = value
        self.location = location
    }
}

/// An example or default where it stands, with the type that its schema became. Unchecked.
package struct ContractSample: Sendable {
    package var value: ContractValue
    package var use: TypeUse
    package var isNullable: Bool
    package var isDefault: Bool
    package var location: SourceLocation
}
