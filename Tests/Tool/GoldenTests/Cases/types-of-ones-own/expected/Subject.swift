// Made by gen-dtos from the contract "Types of one's own". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Subject`
public nonisolated enum Subject: Codable, Hashable, Sendable {
    case name(PersonNameComponents)
    indirect case person(Person)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Subject>] = [
        .object(Subject.name, required: ["givenName"], known: ["namePrefix"]),
        .record(Subject.person),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .name(let value): try SingleValue(value).encode(to: encoder)
        case .person(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
