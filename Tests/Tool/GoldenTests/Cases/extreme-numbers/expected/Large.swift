// Made by gen-dtos from the contract "Extreme numbers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
import Foundation

/// `#/components/schemas/Large`
public nonisolated enum Large: OpenEnumeration {
    case _1
    case _18446744073709551616
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Large] { [._1, ._18446744073709551616] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 1: self = ._1
        case .decimal(Decimal(string: "18446744073709551616") ?? 0): self = ._18446744073709551616
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._1: 1
        case ._18446744073709551616: .decimal(Decimal(string: "18446744073709551616") ?? 0)
        case .unknown(let rawValue): rawValue
        }
    }
}
