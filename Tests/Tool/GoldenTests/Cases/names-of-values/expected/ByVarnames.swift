// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ByVarnames`
public nonisolated enum ByVarnames: OpenEnumeration {
    /// Nothing was said.
    case notSet
    /// Something was said.
    case set
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    case unknown(Int)

    public static var allCases: [ByVarnames] { [.notSet, .set] }

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .notSet
        case 10: self = .set
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .notSet: 0
        case .set: 10
        case .unknown(let rawValue): rawValue
        }
    }
}
