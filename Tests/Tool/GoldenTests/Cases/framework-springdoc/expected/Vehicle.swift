// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Vehicle`
public nonisolated enum Vehicle: Codable, Hashable, Sendable {
    case bike(Bike)
    case car(Car)
    case base(VehicleBase)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Vehicle>] = [
        .record(Vehicle.bike, tagged: "Bike"),
        .record(Vehicle.car, tagged: "Car"),
        .record(Vehicle.base, tagged: "Vehicle"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "type") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .bike(let value): try value.encode(to: encoder)
        case .car(let value): try value.encode(to: encoder)
        case .base(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
