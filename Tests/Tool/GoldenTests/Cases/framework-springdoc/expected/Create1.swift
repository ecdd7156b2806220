// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Create1 {
    public nonisolated enum Body: Codable, Hashable, Sendable {
        case car(Car)
        case bike(Bike)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Body>] = [
            .record(Body.car, tagged: "Car"),
            .record(Body.bike, tagged: "Bike"),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants, discriminator: "type") { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .car(let value): try value.encode(to: encoder)
            case .bike(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
