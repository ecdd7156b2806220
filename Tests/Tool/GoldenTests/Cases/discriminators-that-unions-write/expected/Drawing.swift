// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Drawing`
public nonisolated struct Drawing: DefensiveRecord, Hashable, Sendable {
    public var shape: Shape?
    public var shapes: [Mapped]?
    public var byName: [String: Mapped]?
    public var owner: Owner?
    /// Missing or null: `1`.
    public var scale: Scale
    public var offsets: [Offset]?

    public init(
        shape: Shape? = nil,
        shapes: [Mapped]? = nil,
        byName: [String: Mapped]? = nil,
        owner: Owner? = nil,
        scale: Scale = .integer(1),
        offsets: [Offset]? = nil
    ) {
        self.shape = shape
        self.shapes = shapes
        self.byName = byName
        self.owner = owner
        self.scale = scale
        self.offsets = offsets
    }

    public enum CodingKeys: String, RecordKey {
        case shape
        case shapes
        case byName
        case owner
        case scale
        case offsets
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        shape = try fields.optional(.shape)
        shapes = try fields.optional(.shapes)
        byName = try fields.optional(.byName)
        owner = try fields.optional(.owner, nullable: true)
        scale = try fields.defaulted(.scale, default: .integer(1))
        offsets = try fields.optional(.offsets)
    }
}

extension Drawing {
    public nonisolated enum Offset:
        Codable, Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
    {
        case integer(Int)
        case number(Double)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Offset>] = [
            .integer(Offset.integer),
            .number(Offset.number),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .number(let value): try FractionalNumber(value).encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }

        public init(floatLiteral value: Double) {
            self = .number(value)
        }
    }

    public nonisolated enum Owner: Codable, Hashable, Sendable {
        case cat(Cat)
        case dog(Dog)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Owner>] = [
            .record(Owner.cat, tagged: "cat", "Cat"),
            .record(Owner.dog, tagged: "Dog"),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .cat(let value): try value.encode(to: encoder)
            case .dog(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    public nonisolated enum Scale: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        case integer(Int)
        case number(Double)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Scale>] = [
            .integer(Scale.integer),
            .number(Scale.number),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .number(let value): try FractionalNumber(value).encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }

        public init(floatLiteral value: Double) {
            self = .number(value)
        }
    }
}
