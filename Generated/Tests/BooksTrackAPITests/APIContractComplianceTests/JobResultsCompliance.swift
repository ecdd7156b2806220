// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobResultsTests {
        @Test(arguments: JobResultsContract.compliance)
        static func jobResultsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobResults`.
nonisolated enum JobResultsContract: UnionContract {
    typealias Union = BooksTrackAPI.JobResults

    static let name = "JobResults"

    static func describe(_ table: inout UnionTable) {
        table.variant("importResults", Fixtures.jobResultsImportResults)
        table.variant("scanResults", Fixtures.jobResultsScanResults)
        table.variant("batchEnrichmentResults", Fixtures.jobResultsBatchEnrichmentResults)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["text"], isCase: "unknown")
    }
}
