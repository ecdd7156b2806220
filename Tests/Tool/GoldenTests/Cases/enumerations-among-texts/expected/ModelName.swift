// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A model that we offer.
///
/// `#/components/schemas/ModelName`
public nonisolated enum ModelName: OpenEnumeration {
    case small
    case large
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [ModelName] { [.small, .large] }

    /// The contract also allows values that it does not list, so decoding does not report them.
    public static func contractAllows(_ value: Self) -> Bool { true }

    public init(rawValue: String) {
        switch rawValue {
        case "m-1": self = .small
        case "m-2": self = .large
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .small: "m-1"
        case .large: "m-2"
        case .unknown(let rawValue): rawValue
        }
    }
}
