// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobFailedTests {
        @Test(arguments: JobFailedContract.compliance)
        static func jobFailedDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobFailed`.
nonisolated enum JobFailedContract: RecordContract {
    typealias Record = BooksTrackAPI.JobFailed

    static let name = "JobFailed"
    static var full: String { Fixtures.jobFailedFull }
    static var minimal: String { Fixtures.jobFailedMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.required("status", \.status, .string, default: "")
        table.required("progress", \.progress, .number, default: 0)
        table.required("processedCount", \.processedCount, .integer, default: 0)
        table.required("totalCount", \.totalCount, .integer, default: 0)
        table.record("error", \.error)
    }
}
