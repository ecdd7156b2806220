// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Defaults`
public nonisolated struct Defaults: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value decoded from `{}`.
    public var inline: Inline
    /// Missing or null: the value decoded from `{}`.
    public var referenced: Inner

    public init(inline: Inline, referenced: Inner) {
        self.inline = inline
        self.referenced = referenced
    }

    public enum CodingKeys: String, RecordKey {
        case inline
        case referenced
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        inline = try fields.record(.inline, required: false)
        referenced = try fields.record(.referenced, required: false)
    }
}

extension Defaults {
    public nonisolated struct Inline: DefensiveRecord, Hashable, Sendable {
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
