// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Merged from an anchor.
///
/// `#/components/schemas/Merged`
public nonisolated struct Merged: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    public var state: State?

    public init(id: String, state: State? = nil) {
        self.id = id
        self.state = state
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case state
    }

    public static var requiredKeys: [CodingKeys] { [.id] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        state = try fields.optional(.state)
    }
}

extension Merged {
    public nonisolated enum State: OpenEnumeration {
        case on
        case off
        case yes
        case no
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.on, .off, .yes, .no] }

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
}
