// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobSummaryTests {
        @Test(arguments: JobSummaryContract.compliance)
        static func jobSummaryDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobSummary`.
nonisolated enum JobSummaryContract: RecordContract {
    typealias Record = BooksTrackAPI.JobSummary

    static let name = "JobSummary"
    static var full: String { Fixtures.jobSummaryFull }
    static var minimal: String { Fixtures.jobSummaryMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("totalProcessed", \.totalProcessed, .integer)
        table.optional("successCount", \.successCount, .integer)
        table.optional("failureCount", \.failureCount, .integer)
        table.optional("photosProcessed", \.photosProcessed, .integer)
        table.optional("booksDetected", \.booksDetected, .integer)
        table.optional("booksUnique", \.booksUnique, .integer)
        table.optional("booksEnriched", \.booksEnriched, .integer)
        table.optional("approved", \.approved, .integer)
        table.optional("needsReview", \.needsReview, .integer)
        table.required("duration", \.duration, .integer, default: 0)
        table.required("resourceId", \.resourceId, .string, default: "")
    }
}
