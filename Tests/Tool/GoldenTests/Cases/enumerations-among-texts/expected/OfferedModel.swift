// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A model that we offer.
///
/// `#/components/schemas/Model`
public nonisolated enum OfferedModel: OpenEnumeration {
    case small
    case large
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [OfferedModel] { [.small, .large] }

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
