// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Two values, so that the property has a type of its own.
///
/// `#/components/schemas/Broken`
public nonisolated struct Broken: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var state: State
    public var at: String?

    public init(state: State, at: String? = nil) {
        self.state = state
        self.at = at
    }

    public enum CodingKeys: String, RecordKey {
        case state
        case at
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.state] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        state = try fields.value(.state, default: .unknown(""))
        at = try fields.optional(.at)
    }
}

extension Broken {
    public nonisolated enum State: OpenEnumeration {
        case stuck
        case jammed
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.stuck, .jammed] }

        public init(rawValue: String) {
            switch rawValue {
            case "stuck": self = .stuck
            case "jammed": self = .jammed
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .stuck: "stuck"
            case .jammed: "jammed"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
