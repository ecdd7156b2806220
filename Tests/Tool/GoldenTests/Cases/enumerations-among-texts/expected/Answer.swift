// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Answer`
public nonisolated enum Answer: Codable, Hashable, Sendable {
    case yes(Yes)
    case no(No)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Answer>] = [
        .record(Answer.yes),
        .record(Answer.no),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .yes(let value): try value.encode(to: encoder)
        case .no(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Answer {
    public nonisolated struct No: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var state: State
        /// Missing or null: `""`.
        public var b: String

        public init(state: State, b: String) {
            self.state = state
            self.b = b
        }

        public enum CodingKeys: String, RecordKey {
            case state
            case b
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.state, .b] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            state = try fields.value(.state, default: .unknown(""))
            b = try fields.value(.b, default: "")
        }
    }

    public nonisolated struct Yes: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var state: State
        /// Missing or null: `""`.
        public var a: String

        public init(state: State, a: String) {
            self.state = state
            self.a = a
        }

        public enum CodingKeys: String, RecordKey {
            case state
            case a
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.state, .a] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            state = try fields.value(.state, default: .unknown(""))
            a = try fields.value(.a, default: "")
        }
    }
}

extension Answer.No {
    public nonisolated enum State: OpenEnumeration {
        case error
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.error] }

        /// The contract also allows values that it does not list, so decoding does not report them.
        public static func contractAllows(_ value: Self) -> Bool { true }

        public init(rawValue: String) {
            switch rawValue {
            case "error": self = .error
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .error: "error"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

extension Answer.Yes {
    public nonisolated enum State: OpenEnumeration {
        case ok
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.ok] }

        /// The contract also allows values that it does not list, so decoding does not report them.
        public static func contractAllows(_ value: Self) -> Bool { true }

        public init(rawValue: String) {
            switch rawValue {
            case "ok": self = .ok
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .ok: "ok"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
