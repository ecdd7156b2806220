// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Data`
public nonisolated struct Data: DefensiveRecord, Hashable, Sendable {
    public var bytes: Foundation.Data?
    public var data: DataValue?

    public init(bytes: Foundation.Data? = nil, data: DataValue? = nil) {
        self.bytes = bytes
        self.data = data
    }

    public enum CodingKeys: Swift.String, RecordKey {
        case bytes
        case data = "Data"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        bytes = try fields.optional(.bytes, as: Base64.self)
        data = try fields.optional(.data)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(bytes.map { Base64($0) }, forKey: .bytes)
        try container.encodeIfPresent(data, forKey: .data)
    }
}

extension Data {
    public nonisolated struct DataValue: DefensiveRecord, Hashable, Sendable {
        public var x: Swift.Int?

        public init(x: Swift.Int? = nil) {
            self.x = x
        }

        public enum CodingKeys: Swift.String, RecordKey {
            case x
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.optional(.x)
        }
    }
}
