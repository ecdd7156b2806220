// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Priority`
public nonisolated enum Priority: OpenEnumeration {
    case urgent
    case _2
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [Priority] { [.urgent, ._2] }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = .urgent
        case 2: self = ._2
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .urgent: 1
        case ._2: 2
        case .unknown(let rawValue): rawValue
        }
    }
}
