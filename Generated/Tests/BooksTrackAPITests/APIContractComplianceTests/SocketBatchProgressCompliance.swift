// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketBatchProgressTests {
        @Test(arguments: SocketBatchProgressContract.compliance)
        static func socketBatchProgressDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketBatchProgress`.
nonisolated enum SocketBatchProgressContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketBatchProgress

    static let name = "SocketBatchProgress"
    static var full: String { Fixtures.socketBatchProgressFull }
    static var minimal: String { Fixtures.socketBatchProgressMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "batch-progress", isConstant: true)
        table.required("currentPhoto", \.currentPhoto, .integer, default: 0)
        table.required("totalPhotos", \.totalPhotos, .integer, default: 0)
        table.optional("photoStatus", \.photoStatus, .string)
        table.optional("booksFound", \.booksFound, .integer)
        table.optional("totalBooksFound", \.totalBooksFound, .integer)
        table.optional("photos", \.photos, .array(.record), default: [])
    }
}
