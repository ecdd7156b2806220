// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ReviewRequested`
public nonisolated enum ReviewRequested: Codable, Hashable, Sendable {
    case requestedReviewer(RequestedReviewer)
    case requestedTeam(RequestedTeam)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<ReviewRequested>] = [
        .record(ReviewRequested.requestedReviewer),
        .record(ReviewRequested.requestedTeam),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .requestedReviewer(let value): try value.encode(to: encoder)
        case .requestedTeam(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension ReviewRequested {
    public nonisolated struct RequestedReviewer: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var number: Int
        /// Missing or null: the value decoded from `{}`.
        public var requestedReviewer: RequestedReviewerValue

        public init(number: Int, requestedReviewer: RequestedReviewerValue) {
            self.number = number
            self.requestedReviewer = requestedReviewer
        }

        public enum CodingKeys: String, RecordKey {
            case number
            case requestedReviewer = "requested_reviewer"
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.number, .requestedReviewer] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            number = try fields.value(.number, default: 0)
            requestedReviewer = try fields.record(.requestedReviewer)
        }
    }

    public nonisolated struct RequestedTeam: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var number: Int
        /// Missing or null: the value decoded from `{}`.
        public var requestedTeam: RequestedTeamValue

        public init(number: Int, requestedTeam: RequestedTeamValue) {
            self.number = number
            self.requestedTeam = requestedTeam
        }

        public enum CodingKeys: String, RecordKey {
            case number
            case requestedTeam = "requested_team"
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.number, .requestedTeam] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            number = try fields.value(.number, default: 0)
            requestedTeam = try fields.record(.requestedTeam)
        }
    }
}

extension ReviewRequested.RequestedReviewer {
    public nonisolated struct RequestedReviewerValue: DefensiveRecord, Hashable, Sendable {
        public var login: String?

        public init(login: String? = nil) {
            self.login = login
        }

        public enum CodingKeys: String, RecordKey {
            case login
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            login = try fields.optional(.login)
        }
    }
}

extension ReviewRequested.RequestedTeam {
    public nonisolated struct RequestedTeamValue: DefensiveRecord, Hashable, Sendable {
        public var slug: String?

        public init(slug: String? = nil) {
            self.slug = slug
        }

        public enum CodingKeys: String, RecordKey {
            case slug
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            slug = try fields.optional(.slug)
        }
    }
}
