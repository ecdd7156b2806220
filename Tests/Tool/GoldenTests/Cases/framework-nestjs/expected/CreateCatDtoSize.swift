// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CreateCatDto/properties/sizes/items`
public nonisolated enum CreateCatDtoSize: OpenEnumeration {
    case s
    case m
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [CreateCatDtoSize] { [.s, .m] }

    public init(rawValue: String) {
        switch rawValue {
        case "s": self = .s
        case "m": self = .m
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .s: "s"
        case .m: "m"
        case .unknown(let rawValue): rawValue
        }
    }
}
