// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime

/// `#/components/schemas/State`
nonisolated enum DTOState: OpenEnumeration {
    case open
    case done
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    static var allCases: [DTOState] { [.open, .done] }

    init(rawValue: String) {
        switch rawValue {
        case "OPEN_NOW": self = .open
        case "done": self = .done
        default: self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .open: "OPEN_NOW"
        case .done: "done"
        case .unknown(let rawValue): rawValue
        }
    }
}
