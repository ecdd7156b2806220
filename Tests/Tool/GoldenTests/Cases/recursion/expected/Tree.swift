// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime

/// `#/components/schemas/Tree`
public nonisolated struct Tree: Codable, Hashable, Sendable {
    public var value: [Tree]

    public init(value: [Tree]) {
        self.value = value
    }

    public init(from decoder: any Decoder) throws {
        self.value = try [Tree](defensivelyFrom: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try self.value.encode(to: encoder)
    }
}
