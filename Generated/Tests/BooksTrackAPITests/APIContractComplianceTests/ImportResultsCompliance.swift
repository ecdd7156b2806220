// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ImportResultsTests {
        @Test(arguments: ImportResultsContract.compliance)
        static func importResultsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ImportResults`.
nonisolated enum ImportResultsContract: RecordContract {
    typealias Record = BooksTrackAPI.ImportResults

    static let name = "ImportResults"
    static var full: String { Fixtures.importResultsFull }
    static var minimal: String { Fixtures.importResultsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("booksCreated", \.booksCreated, .integer, default: 0)
        table.optional("booksUpdated", \.booksUpdated, .integer, default: 0)
        table.optional("duplicatesSkipped", \.duplicatesSkipped, .integer, default: 0)
        table.optional("enrichmentSucceeded", \.enrichmentSucceeded, .integer, default: 0)
        table.optional("enrichmentFailed", \.enrichmentFailed, .integer, default: 0)
        table.optional("errors", \.errors, .array(.record), default: [])
        table.optional("books", \.books, .array(.record), default: [])
    }
}
