// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `common/dates.yaml#/Day/x-weather`
public nonisolated enum XWeather: OpenEnumeration {
    case sun
    case rain
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [XWeather] { [.sun, .rain] }

    public init(rawValue: String) {
        switch rawValue {
        case "sun": self = .sun
        case "rain": self = .rain
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .sun: "sun"
        case .rain: "rain"
        case .unknown(let rawValue): rawValue
        }
    }
}
