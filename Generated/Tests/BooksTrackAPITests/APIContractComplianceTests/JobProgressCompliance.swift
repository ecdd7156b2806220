// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobProgressTests {
        @Test(arguments: JobProgressContract.compliance)
        static func jobProgressDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobProgress`.
nonisolated enum JobProgressContract: RecordContract {
    typealias Record = BooksTrackAPI.JobProgress

    static let name = "JobProgress"
    static var full: String { Fixtures.jobProgressFull }
    static var minimal: String { Fixtures.jobProgressMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.required("status", \.status, .string, default: "")
        table.required("progress", \.progress, .number, default: 0)
        table.required("processedCount", \.processedCount, .integer, default: 0)
        table.required("totalCount", \.totalCount, .integer, default: 0)
        table.optional("startedAt", \.startedAt, .formatted(.dateTime))
    }
}
