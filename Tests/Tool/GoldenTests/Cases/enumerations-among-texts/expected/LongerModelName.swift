// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/LongerModelName`
public nonisolated enum LongerModelName: OpenEnumeration {
    case small
    case large
    case m3
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [LongerModelName] { [.small, .large, .m3] }

    /// The contract also allows values that it does not list, so decoding does not report them.
    public static func contractAllows(_ value: Self) -> Bool { true }

    public init(rawValue: String) {
        switch rawValue {
        case "m-1": self = .small
        case "m-2": self = .large
        case "m-3": self = .m3
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .small: "m-1"
        case .large: "m-2"
        case .m3: "m-3"
        case .unknown(let rawValue): rawValue
        }
    }
}
