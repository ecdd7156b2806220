// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Health`
public nonisolated struct Health: DefensiveRecord, Hashable, Sendable {
    /// `ok`; whatever else is trouble. Missing or null: `""`.
    public var status: String
    /// The program that answers.
    public var worker: String?
    public var version: String?
    public var router: String?

    public init(status: String, worker: String? = nil, version: String? = nil, router: String? = nil) {
        self.status = status
        self.worker = worker
        self.version = version
        self.router = router
    }

    public enum CodingKeys: String, RecordKey {
        case status
        case worker
        case version
        case router
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.status] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        status = try fields.value(.status, default: "")
        worker = try fields.optional(.worker)
        version = try fields.optional(.version)
        router = try fields.optional(.router)
    }
}
