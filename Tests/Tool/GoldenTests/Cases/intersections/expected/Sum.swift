// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Sum`
public nonisolated struct Sum: DefensiveRecord, Hashable, Sendable {
    public var `operator`: SumOperator?
    /// Always `.minus`.
    public var inverse: Operator

    public init(operator: SumOperator? = nil, inverse: Operator = .minus) {
        self.operator = `operator`
        self.inverse = inverse
    }

    public enum CodingKeys: String, RecordKey {
        case `operator`
        case inverse
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        self.operator = try fields.optional(.operator)
        inverse = try fields.constant(.inverse, .minus, required: false)
    }
}

extension Sum {
    public nonisolated enum SumOperator: OpenEnumeration {
        case plus
        case minus
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [SumOperator] { [.plus, .minus] }

        public init(rawValue: String) {
            switch rawValue {
            case "plus": self = .plus
            case "minus": self = .minus
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .plus: "plus"
            case .minus: "minus"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
