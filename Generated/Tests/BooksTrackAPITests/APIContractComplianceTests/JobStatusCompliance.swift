// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobStatusTests {
        @Test(arguments: JobStatusContract.compliance)
        static func jobStatusDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobStatus`.
nonisolated enum JobStatusContract: RecordContract {
    typealias Record = BooksTrackAPI.JobStatus

    static let name = "JobStatus"
    static var full: String { Fixtures.jobStatusFull }
    static var minimal: String { Fixtures.jobStatusMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string, aliases: ["job_id"])
        table.required("status", \.status, .enumeration(.string), default: "")
        table.required("progress", \.progress, .number, default: 0)
        table.optional("processedCount", \.processedCount, .integer, aliases: ["processed_rows"])
        table.optional("totalCount", \.totalCount, .integer, aliases: ["total_rows"])
        table.optional("pipeline", \.pipeline, .enumeration(.string))
        table.optional("startTime", \.startTime, .formatted(.dateTime))
        table.optional("completedTime", \.completedTime, .formatted(.dateTime))
        table.optional("error", \.error, .record)
    }
}
