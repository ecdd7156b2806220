// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobCancellationTests {
        @Test(arguments: ContractCheck.all(
            JobCancellationContract.compliance,
            JobCancellation_CleanupContract.compliance
        ))
        static func jobCancellationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobCancellation`.
nonisolated enum JobCancellationContract: RecordContract {
    typealias Record = BooksTrackAPI.JobCancellation

    static let name = "JobCancellation"
    static var full: String { Fixtures.jobCancellationFull }
    static var minimal: String { Fixtures.jobCancellationMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.required("status", \.status, .string, default: "canceled", isConstant: true)
        table.optional("message", \.message, .string)
        table.optional("cleanup", \.cleanup, .record)
    }
}

/// The contract of `#/components/schemas/JobCancellation/properties/cleanup`.
nonisolated enum JobCancellation_CleanupContract: RecordContract {
    typealias Record = BooksTrackAPI.JobCancellation.Cleanup

    static let name = "JobCancellation.Cleanup"
    static var full: String { Fixtures.jobCancellation_CleanupFull }
    static var minimal: String { Fixtures.jobCancellation_CleanupMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("r2ObjectsDeleted", \.r2ObjectsDeleted, .integer)
        table.optional("kvCacheCleared", \.kvCacheCleared, .boolean)
    }
}
