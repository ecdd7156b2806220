// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobCompletedStatusTests {
        @Test(arguments: JobCompletedStatusContract.compliance)
        static func jobCompletedStatusDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobCompletedStatus`.
nonisolated enum JobCompletedStatusContract: RecordContract {
    typealias Record = BooksTrackAPI.JobCompletedStatus

    static let name = "JobCompletedStatus"
    static var full: String { Fixtures.jobCompletedStatusFull }
    static var minimal: String { Fixtures.jobCompletedStatusMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.required("status", \.status, .string, default: "")
        table.required("progress", \.progress, .number, default: 0)
        table.required("processedCount", \.processedCount, .integer, default: 0)
        table.required("totalCount", \.totalCount, .integer, default: 0)
        table.optional("completedAt", \.completedAt, .formatted(.dateTime))
        table.optional("books", \.books, .array(.record))
    }
}
