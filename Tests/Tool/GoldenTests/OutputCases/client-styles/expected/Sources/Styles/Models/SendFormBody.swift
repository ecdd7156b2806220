// Made by gen-dtos from the contract "Styles". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/paths/~1forms/post/requestBody`
public nonisolated struct SendFormBody: DefensiveRecord, Hashable, Sendable {
    public var count: Int?
    public var many: [String]?
    public var joined: [String]?
    public var color: Color?

    public init(count: Int? = nil, many: [String]? = nil, joined: [String]? = nil, color: Color? = nil) {
        self.count = count
        self.many = many
        self.joined = joined
        self.color = color
    }

    public enum CodingKeys: String, RecordKey {
        case count
        case many
        case joined
        case color
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        count = try fields.optional(.count)
        many = try fields.optional(.many)
        joined = try fields.optional(.joined)
        color = try fields.optional(.color)
    }
}

extension SendFormBody {
    public nonisolated struct Color: DefensiveRecord, Hashable, Sendable {
        public var r: Int?

        public init(r: Int? = nil) {
            self.r = r
        }

        public enum CodingKeys: String, RecordKey {
            case r = "R"
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            r = try fields.optional(.r)
        }
    }
}
