// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The only kind.
///
/// `#/components/schemas/Envelope`
public nonisolated struct Envelope: DefensiveRecord, Hashable, Sendable {
    public var part: Part?

    public init(part: Part? = nil) {
        self.part = part
    }

    public enum CodingKeys: String, RecordKey {
        case part
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        part = try fields.optional(.part)
    }
}

extension Envelope {
    public nonisolated struct Part: DefensiveRecord, Hashable, Sendable {
        public var a: String?

        public init(a: String? = nil) {
            self.a = a
        }

        public enum CodingKeys: String, RecordKey {
            case a
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            a = try fields.optional(.a)
        }
    }
}
