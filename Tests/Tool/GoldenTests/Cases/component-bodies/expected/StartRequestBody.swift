// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/requestBodies/Start`
public nonisolated struct StartRequestBody: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var url: String
    public var options: Options?

    public init(url: String, options: Options? = nil) {
        self.url = url
        self.options = options
    }

    public enum CodingKeys: String, RecordKey {
        case url
        case options
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.url] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        url = try fields.value(.url, default: "")
        options = try fields.optional(.options)
    }
}

extension StartRequestBody {
    public nonisolated struct Options: DefensiveRecord, Hashable, Sendable {
        public var deep: Bool?

        public init(deep: Bool? = nil) {
            self.deep = deep
        }

        public enum CodingKeys: String, RecordKey {
            case deep
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            deep = try fields.optional(.deep)
        }
    }
}
