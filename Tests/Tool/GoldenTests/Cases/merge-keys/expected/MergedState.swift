// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Merged/properties/state`
public nonisolated enum MergedState: OpenEnumeration {
    case on
    case off
    case yes
    case no
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [MergedState] { [.on, .off, .yes, .no] }

    public init(rawValue: String) {
        switch rawValue {
        case "on": self = .on
        case "off": self = .off
        case "yes": self = .yes
        case "no": self = .no
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .on: "on"
        case .off: "off"
        case .yes: "yes"
        case .no: "no"
        case .unknown(let rawValue): rawValue
        }
    }
}
