// Made by gen-dtos from the contract "Names of system types". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Result`
public nonisolated struct Result: DefensiveRecord, Hashable, Sendable {
    public var task: Task?

    public init(task: Task? = nil) {
        self.task = task
    }

    public enum CodingKeys: String, RecordKey {
        case task
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        task = try fields.optional(.task)
    }
}
