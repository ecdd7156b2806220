// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BatchEnrichmentResultsTests {
        @Test(arguments: ContractCheck.all(
            BatchEnrichmentResultsContract.compliance,
            BatchEnrichmentResults_ErrorContract.compliance
        ))
        static func batchEnrichmentResultsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BatchEnrichmentResults`.
nonisolated enum BatchEnrichmentResultsContract: RecordContract {
    typealias Record = BooksTrackAPI.BatchEnrichmentResults

    static let name = "BatchEnrichmentResults"
    static var full: String { Fixtures.batchEnrichmentResultsFull }
    static var minimal: String { Fixtures.batchEnrichmentResultsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("enrichedBooks", \.enrichedBooks, .array(.record), default: [])
        table.optional("errors", \.errors, .array(.record), default: [])
        table.optional("successRate", \.successRate, .string)
    }
}

/// The contract of `#/components/schemas/BatchEnrichmentResults/properties/errors/items`.
nonisolated enum BatchEnrichmentResults_ErrorContract: RecordContract {
    typealias Record = BooksTrackAPI.BatchEnrichmentResults.Error

    static let name = "BatchEnrichmentResults.Error"
    static var full: String { Fixtures.batchEnrichmentResults_ErrorFull }
    static var minimal: String { Fixtures.batchEnrichmentResults_ErrorMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("title", \.title, .string)
        table.optional("error", \.error, .string)
    }
}
