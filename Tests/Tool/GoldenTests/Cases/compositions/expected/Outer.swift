// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// An uncle's words do not hide a nephew's.
///
/// `#/components/schemas/Outer`
public nonisolated struct Outer: DefensiveRecord, Hashable, Sendable {
    public var inner: Inner?

    public init(inner: Inner? = nil) {
        self.inner = inner
    }

    public enum CodingKeys: String, RecordKey {
        case inner
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        inner = try fields.optional(.inner)
    }
}

extension Outer {
    public nonisolated struct Inner: DefensiveRecord, Hashable, Sendable {
        public var a: String?
        public var b: String?

        public init(a: String? = nil, b: String? = nil) {
            self.a = a
            self.b = b
        }

        public enum CodingKeys: String, RecordKey {
            case a
            case b
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            a = try fields.optional(.a)
            b = try fields.optional(.b)
        }
    }
}
