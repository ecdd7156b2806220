// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum FindPets {
    public nonisolated enum Order: OpenEnumeration {
        case up
        case down
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Order] { [.up, .down] }

        public init(rawValue: String) {
            switch rawValue {
            case "up": self = .up
            case "down": self = .down
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .up: "up"
            case .down: "down"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum StatusItem: OpenEnumeration {
        case sold
        case free
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [StatusItem] { [.sold, .free] }

        public init(rawValue: String) {
            switch rawValue {
            case "sold": self = .sold
            case "free": self = .free
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .sold: "sold"
            case .free: "free"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum XQuality: OpenEnumeration {
        case high
        case low
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [XQuality] { [.high, .low] }

        public init(rawValue: String) {
            switch rawValue {
            case "high": self = .high
            case "low": self = .low
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .high: "high"
            case .low: "low"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
