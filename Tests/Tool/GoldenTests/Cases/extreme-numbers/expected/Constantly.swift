// Made by gen-dtos from the contract "Extreme numbers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
import Foundation

/// `#/components/schemas/Constantly`
public nonisolated enum Constantly: OpenEnumeration {
    case _0_1
    case _3_14159265358979323846
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    public static var allCases: [Constantly] { [._0_1, ._3_14159265358979323846] }

    public init(rawValue: JSONValue) {
        switch rawValue {
        case 0.1: self = ._0_1
        case .decimal(Decimal(string: "3.14159265358979323846") ?? 0): self = ._3_14159265358979323846
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: JSONValue {
        switch self {
        case ._0_1: 0.1
        case ._3_14159265358979323846: .decimal(Decimal(string: "3.14159265358979323846") ?? 0)
        case .unknown(let rawValue): rawValue
        }
    }
}
